"""The report as one callout, and collapsed for a note."""

from __future__ import annotations

from typing import TYPE_CHECKING

from citevouch.render.audit.checks import checks
from citevouch.render.audit.completeness import completeness
from citevouch.render.audit.contradictions import contradictions
from citevouch.render.audit.head import head, note_title, title
from citevouch.render.audit.judgements import judgements
from citevouch.render.audit.loose import loose_ends
from citevouch.render.audit.numbers import numbers
from citevouch.render.audit.papers import papers

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator

    from citevouch_contract.models import AuditReport

#: What `citevouch.text.generated` knows the callout by when it is to be replaced or not to be read.
BEGIN, END = "<!-- citevouch:audit-begin -->", "<!-- citevouch:audit-end -->"

#: What stands in the callout, in this order.
PARTS: tuple[Callable[[AuditReport], Iterator[str]], ...] = (
    head,
    papers,
    numbers,
    judgements,
    contradictions,
    completeness,
    loose_ends,
    checks,
)


def render_audit(report: AuditReport) -> str:
    """The report as an open callout, to a final newline. Text from outside is escaped."""
    return _callout(f"[!warning] {title(report)}", _parts(report))


def render_note(report: AuditReport) -> str:
    """The report as a collapsed callout between the marks by which the next run finds it."""
    callout = _callout(f"[!tip]- {note_title(report)}", _parts(report))
    return f"{BEGIN}\n\n{callout}\n{END}\n"


def _parts(report: AuditReport) -> Iterator[str]:
    for part in PARTS:
        yield from part(report)


def _callout(first: str, paragraphs: Iterable[str]) -> str:
    """A callout of *paragraphs* below its *first* line; every line of it is marked."""
    lines = [first]
    for at, paragraph in enumerate(paragraphs):
        lines += [*([""] if at else []), *paragraph.split("\n")]
    return "".join(f"> {line}".rstrip() + "\n" for line in lines)
