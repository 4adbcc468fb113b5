"""Whether the cited papers contradict each other, and which numbers gave occasion to look."""

from __future__ import annotations

from typing import TYPE_CHECKING

from citevouch.render.audit.judgements import STUDY_TYPE
from citevouch.render.audit.words import CLAIM, NOTE, by_id, numbers_shown, table
from citevouch.render.escape import inline
from citevouch.render.words import counted, lowered

if TYPE_CHECKING:
    from collections.abc import Iterator

    from citevouch_contract.models import AuditReport, Contradiction, ContradictionSide, NumberPair

HEADER = ("Outcome", "The answer says", "Source A", "Source B", "Severity", "Better supported")
APART = 0.2  #: of the larger number; pairs that are no further apart are only counted
MOST = 8  #: pairs that are shown


def contradictions(report: AuditReport) -> Iterator[str]:
    """The contradictions, or why there are none."""
    scan = report.contradiction_scan
    if not report.papers:
        return
    yield "### Cross-citation contradictions"
    if scan.scan_status == "NOT_DUE":
        yield "N/A — no overlapping quantitative claims"
        return
    if scan.scan_status == "NOT_SCANNED":
        yield f"**Not looked for.** {inline(scan.note or '', limit=NOTE)}".rstrip()
    elif scan.contradictions:
        yield table(HEADER, map(_row, scan.contradictions))
    else:
        yield "None was found."
    if scan.balance:
        yield f"**Balance**: {inline(scan.balance, limit=NOTE)}"
    if scan.scan_status == "NOT_SCANNED" and scan.number_pairs:
        yield "\n".join(_occasions(scan.number_pairs, report))


def _row(found: Contradiction) -> tuple[str, ...]:
    apart = "" if found.relative_difference is None else f" ({found.relative_difference:.0%} apart)"
    return (
        inline(found.topic, limit=CLAIM),
        inline(found.claimed, limit=CLAIM),
        _side(found.source_a),
        _side(found.source_b),
        f"{found.severity}{apart}",
        inline(found.better_supported or "—", limit=CLAIM),
    )


def _side(side: ContradictionSide) -> str:
    kind = f" ({STUDY_TYPE.get(str(side.study_type), lowered(side.study_type))})" if side.study_type else ""
    return f"{numbers_shown(side.indices)} {inline(side.source_says, limit=CLAIM)}{kind}".strip()


def _occasions(pairs: list[NumberPair], report: AuditReport) -> Iterator[str]:
    """The pairs that are far apart: occasions to look, no contradictions."""
    far = [pair for pair in pairs if pair.relative_difference > APART]
    for pair in far[:MOST]:
        yield f"- {_pair(pair, report)}"
    near = len(pairs) - len(far[:MOST])
    if near:
        yield f"- {counted(near, 'other pair')} of numbers on one outcome"


def _pair(pair: NumberPair, report: AuditReport) -> str:
    papers = by_id(report)
    sides = [
        f"{value:g} {numbers_shown(papers[name].indices)}"
        for name, value in ((pair.paper_id_a, pair.value_a), (pair.paper_id_b, pair.value_b))
    ]
    what = f"{inline(pair.topic, limit=CLAIM)}, {lowered(pair.number_kind)}"
    return f"{what}: {sides[0]} and {sides[1]}, {pair.relative_difference:.0%} apart"
