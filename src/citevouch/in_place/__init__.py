"""Writing a report into the text that it is about: its section, and its summary in the front matter.

Nothing else of the text changes by a single byte: line ends and a byte order mark stay as they are.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from citevouch.in_place.matter import with_summary
from citevouch.in_place.section import with_section
from citevouch.render.front_matter import summary_of
from citevouch.render.markdown import render_section

if TYPE_CHECKING:
    from citevouch_contract.models import ValidationReport

__all__ = ["with_report", "with_section", "with_summary"]


def with_report(text: str, report: ValidationReport, *, front_matter: bool = False, name: str = "") -> str:
    """*text* with the section of *report* in the place of an earlier one, else at its end.

    A block ``reference_validation`` in the front matter is refreshed; with *front_matter* it is added where
    there is none. *name* is the file that errors name. Raises InputError where marks of a section do not
    pair, where the text ends inside a block that nothing can follow, and where the front matter cannot be
    changed without changing more of it.
    """
    written = with_section(text, render_section(report), name=name)
    return with_summary(written, summary_of(report), add=front_matter, name=name)
