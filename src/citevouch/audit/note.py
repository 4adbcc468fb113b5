"""An audit in a note: a collapsed callout at its end, or in the place of the one from an earlier run."""

from __future__ import annotations

from typing import TYPE_CHECKING

from citevouch.in_place import with_section
from citevouch.render.audit import render_note
from citevouch.text.generated import AUDIT

if TYPE_CHECKING:
    from citevouch_contract.models import AuditReport


def with_audit(text: str, report: AuditReport, *, name: str = "") -> str:
    """*text* with the callout of *report*; nothing else of it changes by a byte.

    Raises InputError, with *name* as the file, where marks of a callout do not pair, and where the text ends
    inside a block that nothing can follow.
    """
    return with_section(text, render_note(report), name=name, marks=AUDIT)
