"""Layer 3: the scan for contradictions, from a judge's reply, with the differences computed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from citevouch.audit.contradictions import APART, UNTOLD, claim_statements, number_pairs, unscanned
from citevouch.audit.outcomes import outcomes_of
from citevouch_contract.models import ContradictionScan, ScanStatus, Severity, WorkOrderStatus

if TYPE_CHECKING:
    from collections.abc import Sequence

    from citevouch.audit.examination import Examination
    from citevouch.audit.replies.contradictions import ContradictionReply
    from citevouch_contract.models import Contradiction, NumberPair, WorkOrder

#: What stands in place of a line that a judge left out.
NOT_SAID = "(the judge does not say)"


def scan(
    examination: Examination, *, order: WorkOrder | None = None, reply: ContradictionReply | None = None
) -> ContradictionScan:
    """Whether the cited papers were held against each other, and what came of it."""
    if order is None:
        return unscanned(examination)
    pairs = number_pairs(claim_statements(examination))
    if reply is None or reply.status not in (WorkOrderStatus.OK, WorkOrderStatus.INCOMPLETE):
        what = "could not be used" if reply else "was not given"
        return ContradictionScan(
            scan_status=ScanStatus.NOT_SCANNED,
            number_pairs=pairs or None,
            note=f"The judge's answer {what}.",
        )
    return ContradictionScan(
        scan_status=ScanStatus.SCANNED,
        number_pairs=pairs or None,
        contradictions=[_measured(each, pairs, examination) for each in reply.contradictions] or None,
        balance=reply.balance or NOT_SAID,
    )


def _measured(found: Contradiction, pairs: Sequence[NumberPair], examination: Examination) -> Contradiction:
    """The contradiction with the difference of its numbers, where they are known.

    Numbers in one direction that are no more than a fifth apart make a note, whatever the judge says.
    """
    apart = _apart(found, pairs, examination)
    severity = Severity(found.severity)
    if severity == Severity.WARNING and apart is not None and apart <= APART:
        severity = Severity.NOTE
    return found.model_copy(update={"relative_difference": apart, "severity": severity.value})


def _apart(found: Contradiction, pairs: Sequence[NumberPair], examination: Examination) -> float | None:
    """How far the numbers of the two sides are apart at most; None where no pair is of both."""
    owner = {index: paper.paper_id for paper in examination.papers for index in paper.indices or ()}
    sides = [{owner[index] for index in side.indices or ()} for side in (found.source_a, found.source_b)]
    topics = outcomes_of(f"{found.topic} {found.claimed}", examination.options.tables)
    between = [
        pair
        for pair in pairs
        if (pair.paper_id_a in sides[0] and pair.paper_id_b in sides[1])
        or (pair.paper_id_a in sides[1] and pair.paper_id_b in sides[0])
    ]
    on_topic = [
        pair for pair in between if pair.topic == UNTOLD or topics.intersection(pair.topic.split(", "))
    ]
    return max((pair.relative_difference for pair in on_topic or between), default=None)
