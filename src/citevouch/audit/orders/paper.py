"""Layer 1: the order about one paper, with what code already found out as hints."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from citevouch.audit.evidence.numbers import attributed, others_with_its_numbers
from citevouch.audit.evidence.texts import evidence_of
from citevouch.audit.orders import prompts
from citevouch.audit.orders.material import Material, make_order
from citevouch.audit.report import citing
from citevouch_contract.models import EvidenceKind, ExistenceOutcome, NumberCheckOutcome, WorkOrderLayer

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from citevouch.audit.examination import Examination
    from citevouch_contract.models import CitedPaper, EvidenceItem, NumberCheck, Search, WorkOrder

#: Outcomes of the existence gate that a judge has to know of.
_WARN = (ExistenceOutcome.RESOLVED_TITLE_MISMATCH, ExistenceOutcome.IDENTIFIER_WRONG)


def paper_order(
    paper: CitedPaper,
    examination: Examination,
    *,
    trials: Sequence[EvidenceItem] = (),
    searches: Sequence[Search] = (),
) -> WorkOrder:
    """The order about *paper*. *trials*: papers on trials that its claims name, found by *searches*."""
    numbers = examination.claims.of(paper.indices)
    whose = prompts.ATTRIBUTION if attribution_is_due(paper, examination) else prompts.OWN_FINDING
    evidence = [*_own(paper, examination), *others_with_its_numbers(paper, examination), *trials]
    material = Material(
        lines=[
            {"question": examination.question},
            {"paper": _paper(paper, examination)},
            *_hints(paper, examination),
        ],
        claims=[citing(examination.claims.claims[at - 1]) for at in numbers],
        searches=searches,
        evidence=evidence,
    )
    return make_order(
        WorkOrderLayer.LAYER1,
        (prompts.PAPER, whose),
        material,
        paper=paper,
        question=examination.question,
        practice_context=examination.options.practice_context,
    )


def attribution_is_due(paper: CitedPaper, examination: Examination) -> bool:
    """Whether it has to be asked whose finding a number is: not where its corpus holds abstracts only."""
    claims = (examination.claims.claims[at - 1] for at in examination.claims.of(paper.indices))
    return paper.effective_risk != "LOW" and any(each.claim.quantitative for each in claims)


def _paper(paper: CitedPaper, examination: Examination) -> dict[str, Any]:
    """The paper as the answer cites it."""
    cited = [made for made in examination.answer.citations if made.index in (paper.indices or ())]
    types = dict.fromkeys(kind for made in cited for kind in made.publication_types or ())
    sections = [" > ".join(made.section_path) for made in cited if made.section_path]
    said = {
        "citation_numbers": paper.indices,
        "title": paper.title,
        "authors": paper.authors_string,
        "journal": next((made.journal for made in cited if made.journal), None),
        "published": paper.published,
        "publication_types": list(types),
        "doi": paper.dois,
        "pmid": paper.pmids,
        "retrieved_from": paper.origins,
        "retrieved_sections": list(dict.fromkeys(sections)),
        "risk_that_it_retells_others": paper.effective_risk,
    }
    return {key: value for key, value in said.items() if value}


def _own(paper: CitedPaper, examination: Examination) -> list[EvidenceItem]:
    record = examination.records.get(paper.paper_id)
    if record is None:
        return []
    needles = [figure.raw for figure in attributed(paper, examination)]
    item = evidence_of(
        record,
        EvidenceKind.CITED_RECORD,
        paper_id=paper.paper_id,
        indices=paper.indices or (),
        needles=needles,
    )
    return [item] if item else []


def _hints(paper: CitedPaper, examination: Examination) -> Iterator[dict[str, str]]:
    """What code found out: hints where to look, no verdicts."""
    existence = paper.existence
    if existence and existence.existence_outcome in _WARN:
        other = f"the identifier that the answer gives belongs to a paper titled: {existence.registry_title}"
        what = (
            other if existence.existence_outcome == _WARN[0] else existence.note or "one identifier is wrong"
        )
        yield {"warning": f"{what}. Make sure which paper you are looking at."}
    if not _own(paper, examination):
        yield {"warning": "There is no text of this paper at hand."}
    for conflict in paper.conflicts or ():
        yield {"warning": conflict}
    by_number = {at: place for place, at in enumerate(examination.claims.of(paper.indices), start=1)}
    for check in examination.numbers:
        if check.paper_id == paper.paper_id and (said := _not_there(check, examination)):
            yield {"hint": f"claim {by_number[check.claim_number]}: {said}"}


def _not_there(check: NumberCheck, examination: Examination) -> str | None:
    scope = str(check.searched_scope or "").lower().replace("_", " ")
    if check.number_outcome == NumberCheckOutcome.NOT_IN_TEXT:
        return f"{check.number.raw} was not found in the {scope} of this paper"
    if check.number_outcome == NumberCheckOutcome.IN_OTHER_PAPER:
        other = next(each for each in examination.papers if each.paper_id == check.found_in_paper)
        shown = "".join(f"[{index}]" for index in other.indices or ())
        found = f"but in {shown} ({check.found_as})"
        return f"{check.number.raw} was not found in the {scope} of this paper, {found}"
    return None
