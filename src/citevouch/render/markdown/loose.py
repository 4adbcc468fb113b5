"""What a text cites without an identifier: entries that name none, markers that lead to no entry."""

from __future__ import annotations

from typing import TYPE_CHECKING

from citevouch.render.escape import inline
from citevouch.render.markdown.items import acknowledgements, listed
from citevouch.render.words import counted
from citevouch_contract.models import FindingKind

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from citevouch_contract.models import Finding, ValidationReport

SHOWN = 12  #: entries or labels that are named; a text whose markers all dangle has hundreds
KINDS = (FindingKind.CITATION_WITHOUT_IDENTIFIER, FindingKind.DANGLING_MARKER, FindingKind.UNSOURCED_NUMBER)


def loose_ends(report: ValidationReport) -> Iterator[str]:
    """One line for each kind of thing."""
    items = [*_entries(report), *_markers(report), *_numbers(report)]
    items += acknowledgements(report, *KINDS, reference=None)
    yield from listed("Citations without an identifier", "", items)


def _entries(report: ValidationReport) -> Iterator[str]:
    entries = [each for each in report.bibliography or () if not each.identifiers]
    if entries:
        what = counted(len(entries), "bibliography entry names", "bibliography entries name")
        named = _some(f"“{inline(each.raw, limit=60)}”" for each in entries)
        yield f"- {what} no identifier, so nothing could be looked up: {named}"


def _markers(report: ValidationReport) -> Iterator[str]:
    markers = _of_kind(report, FindingKind.DANGLING_MARKER)
    if markers:
        labels = _some(dict.fromkeys(inline(each.label or "", limit=40) for each in markers))
        yield f"- {counted(len(markers), 'marker leads', 'markers lead')} to no entry: {labels}"


def _numbers(report: ValidationReport) -> Iterator[str]:
    numbers = _of_kind(report, FindingKind.UNSOURCED_NUMBER)
    if numbers:
        yield f"- {counted(len(numbers), 'sentence gives', 'sentences give')} a number and no source"


def _of_kind(report: ValidationReport, kind: FindingKind) -> list[Finding]:
    return [each for each in report.findings or () if each.finding_kind == kind]


def _some(names: Iterable[str]) -> str:
    every = list(names)
    more = f" and {len(every) - SHOWN} more" if len(every) > SHOWN else ""
    return ", ".join(every[:SHOWN]) + more
