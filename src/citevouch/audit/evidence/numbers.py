"""Other cited papers that hold the numbers of a claim: where a number may really come from."""

from __future__ import annotations

from typing import TYPE_CHECKING

from citevouch.audit.evidence.texts import LONGEST_BESIDE, evidence_of
from citevouch.audit.figures import Figure, figures_of
from citevouch.audit.number_checks import is_searchable
from citevouch.audit.same_number import find_number
from citevouch_contract.models import EvidenceKind

if TYPE_CHECKING:
    from collections.abc import Iterator

    from citevouch.audit.examination import Examination
    from citevouch_contract.models import CitedPaper, EvidenceItem

MOST = 3  #: other papers in one order


def attributed(paper: CitedPaper, examination: Examination) -> Iterator[Figure]:
    """The numbers that the answer credits *paper* with and that are evidence."""
    indices = set(paper.indices or ())
    for at in examination.claims.of(indices):
        each = examination.claims.claims[at - 1]
        for number in each.claim.numbers:
            if number.evidential and indices.intersection(each.indices_for(number)):
                yield Figure(number, each.claim.raw, each.claim.start)


def others_with_its_numbers(paper: CitedPaper, examination: Examination) -> list[EvidenceItem]:
    """The texts of other checked papers that hold a number that *paper* is cited for; most numbers first."""
    claimed = list(attributed(paper, examination))
    held: list[tuple[int, EvidenceItem]] = []
    for other in examination.checked:
        record = examination.records.get(other.paper_id)
        if other is paper or record is None or not is_searchable(record):
            continue
        figures = figures_of(f"{record.title}\n\n{record.text}")
        found = [written for figure in claimed if (written := find_number(figure, figures))]
        item = evidence_of(
            record,
            EvidenceKind.OTHER_CITED,
            paper_id=other.paper_id,
            indices=other.indices or (),
            needles=found,
            longest=LONGEST_BESIDE,
        )
        if found and item:
            held.append((len(found), item))
    return [item for _count, item in sorted(held, key=lambda each: -each[0])[:MOST]]
