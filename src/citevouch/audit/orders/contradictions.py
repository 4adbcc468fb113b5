"""Layer 3: the order about whether the cited papers contradict each other."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from citevouch.audit.contradictions import (
    claim_statements,
    due_papers,
    finding_statements,
    number_pairs,
)
from citevouch.audit.evidence.texts import LONGEST_BESIDE, evidence_of
from citevouch.audit.orders import prompts
from citevouch.audit.orders.material import Material, make_order
from citevouch.audit.report import citing
from citevouch_contract.models import EvidenceItem, EvidenceKind, WorkOrderLayer

if TYPE_CHECKING:
    from collections.abc import Mapping

    from citevouch.audit.examination import Examination
    from citevouch_contract.models import CitedPaper, WorkOrder

FEWEST = 2  #: papers with something to go by


def contradiction_order(
    examination: Examination, findings: Mapping[str, str] | None = None
) -> WorkOrder | None:
    """The order, where holding the papers against each other is due and there are two to go by; else None.

    *findings*: by paper_id what judges read in the papers, which may make it due, and is evidence where the
    papers' own texts are not at hand.
    """
    told = findings or {}
    statements = [*claim_statements(examination), *finding_statements(told, examination)]
    due = due_papers(statements)
    papers = {paper.paper_id: paper for paper in examination.papers}
    evidence = [item for name in due if (item := _evidence(papers[name], examination, told))]
    if len(evidence) < FEWEST:
        return None
    # Claims are numbered as in the report, so that the pairs can name them: all of them are shown.
    material = Material(
        lines=[
            {"question": examination.question},
            *({"paper": _paper(papers[name])} for name in due),
        ],
        claims=[citing(each) for each in examination.claims.claims],
        pairs=number_pairs(statements),
        evidence=evidence,
    )
    return make_order(
        WorkOrderLayer.LAYER3,
        (prompts.CONTRADICTIONS,),
        material,
        question=examination.question,
        practice_context=examination.options.practice_context,
    )


def _evidence(
    paper: CitedPaper, examination: Examination, findings: Mapping[str, str]
) -> EvidenceItem | None:
    record = examination.records.get(paper.paper_id)
    indices = paper.indices or ()
    kind = EvidenceKind.CITED_RECORD
    text = None
    if record:
        text = evidence_of(record, kind, paper_id=paper.paper_id, indices=indices, longest=LONGEST_BESIDE)
    if text or paper.paper_id not in findings:
        return text
    return EvidenceItem(
        evidence_kind=EvidenceKind.JUDGED_FINDING,
        paper_id=paper.paper_id,
        indices=list(indices),
        title=paper.title,
        published=paper.published,
        evidence_text=findings[paper.paper_id],
    )


def _paper(paper: CitedPaper) -> dict[str, Any]:
    said = {
        "paper_id": paper.paper_id,
        "citation_numbers": paper.indices,
        "title": paper.title,
        "published": paper.published,
        "publication_types": paper.record.publication_types if paper.record else None,
        "risk_that_it_retells_others": paper.effective_risk,
    }
    return {key: value for key, value in said.items() if value}
