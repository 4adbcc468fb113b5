"""Layer 2: the order about what the answer leaves out, with dated searches for it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from citevouch.audit.evidence.texts import evidence_of
from citevouch.audit.orders import prompts
from citevouch.audit.orders.material import Material, make_order
from citevouch.audit.report import citing
from citevouch_contract.models import EvidenceKind, WorkOrderLayer

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from citevouch.audit.examination import Examination
    from citevouch.records import Record
    from citevouch_contract.models import CitedPaper, EvidenceItem, Search, WorkOrder

LONGEST_HIT = 1500  #: characters of the text of one hit


def completeness_order(
    examination: Examination, searches: Sequence[Search], records: Mapping[str, Record]
) -> WorkOrder:
    """The order; *records* are those of the papers that *searches* took. The question has to be known."""
    lines: list[dict[str, Any]] = [
        {"question": examination.question},
        {"practice_context": examination.options.practice_context or "not given"},
        *({"cited_paper": _cited(paper)} for paper in examination.papers),
    ]
    material = Material(
        lines=lines,
        claims=[citing(each) for each in examination.claims.claims],
        searches=searches,
        evidence=_hits(examination, searches, records),
    )
    return make_order(
        WorkOrderLayer.LAYER2,
        (prompts.COMPLETENESS, prompts.SEARCHED if searches else prompts.NOT_SEARCHED),
        material,
        question=examination.question,
        practice_context=examination.options.practice_context,
    )


def _cited(paper: CitedPaper) -> dict[str, Any]:
    said = {
        "citation_numbers": paper.indices,
        "title": paper.title,
        "published": paper.published,
        "doi": paper.dois,
        "pmid": paper.pmids,
        "existence": paper.existence.existence_outcome if paper.existence else None,
        "publication_types": paper.record.publication_types if paper.record else None,
    }
    return {key: value for key, value in said.items() if value}


def _hits(
    examination: Examination, searches: Sequence[Search], records: Mapping[str, Record]
) -> list[EvidenceItem]:
    """The texts of the papers that were found, each once; those that the answer cites are known already."""
    cited = {f"PMID:{pmid}" for paper in examination.papers for pmid in paper.pmids or ()}
    cited |= {f"DOI:{doi}" for paper in examination.papers for doi in paper.dois or ()}
    found = dict.fromkeys(name for search in searches for name in search.hit_ids or ())
    items = (
        evidence_of(records[name], EvidenceKind.SEARCH_HIT, longest=LONGEST_HIT)
        for name in found
        if name in records and cited.isdisjoint(records[name].identifiers)
    )
    return [item for item in items if item]
