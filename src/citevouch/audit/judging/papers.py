"""Layer 1: a judge's reply as the judgement of a paper, which holds for all its citation numbers."""

from __future__ import annotations

from typing import TYPE_CHECKING

from citevouch.audit.orders.paper import attribution_is_due
from citevouch.audit.verdicts import gate_judgement
from citevouch_contract.models import (
    CitationVerdict,
    ClaimMatch,
    ConsistencyFlag,
    Decider,
    ExistenceOutcome,
    JudgementStatus,
    PrimaryTrace,
)

if TYPE_CHECKING:
    from collections.abc import Iterator

    from citevouch.audit.examination import Examination
    from citevouch.audit.replies.paper import PaperReply, Trace
    from citevouch_contract.models import (
        CitationJudgement,
        CitedPaper,
        ClaimJudgement,
        ExistenceCheck,
        WorkOrder,
    )


def judgement(
    paper: CitedPaper,
    examination: Examination,
    order: WorkOrder,
    reply: PaperReply,
    *,
    raw: str,
    traced: ExistenceCheck | None = None,
) -> CitationJudgement:
    """What *reply* says of *paper*; *traced*: what the registries say of the paper that it traces to.

    A verdict stands as it was given, with a flag where the reply contradicts itself; but TRANSITIVE wants a
    paper that exists. What the gate settled stays as it is.
    """
    made = gate_judgement(paper, examination)
    if made.decided_by == Decider.GATE or made.judgement_status == JudgementStatus.NOT_CHECKED:
        return made
    made.order_id = order.order_id
    if reply.verdict is None:
        made.raw_text = raw
        made.judgement_status = JudgementStatus.PARSE_ERROR
        return made
    flags = list(_flags(paper, examination, reply, traced))
    untraced = ConsistencyFlag.TRANSITIVE_WITHOUT_TRACE in flags
    made.judgement_status, made.decided_by = JudgementStatus.JUDGED, Decider.JUDGE
    made.verdict = CitationVerdict.SECONDARY_UNTRACED if untraced else reply.verdict
    made.study_type = reply.study_type
    made.is_secondary, made.is_primary_source = reply.is_secondary, reply.is_primary_source
    made.claim_judgements = _claims(paper, examination, reply) or None
    made.primary_trace = _trace(reply.trace, traced) if reply.trace else None
    made.key_findings, made.explanation = reply.key_findings, reply.explanation
    made.consistency_flags = flags or None
    return made


def _claims(paper: CitedPaper, examination: Examination, reply: PaperReply) -> list[ClaimJudgement]:
    """The judgements of claims, numbered as in the report."""
    numbers = examination.claims.of(paper.indices)
    return [each.model_copy(update={"claim_number": numbers[each.claim_number - 1]}) for each in reply.claims]


def _trace(trace: Trace, check: ExistenceCheck | None) -> PrimaryTrace:
    paper = trace.paper
    return PrimaryTrace(
        title=paper.title,
        authors_string=paper.authors,
        published=paper.published,
        doi=paper.doi,
        pmid=paper.pmid,
        original_finding=trace.finding,
        number_match=trace.number_match,
        existence=check,
    )


def _flags(
    paper: CitedPaper, examination: Examination, reply: PaperReply, traced: ExistenceCheck | None
) -> Iterator[ConsistencyFlag]:
    verdict, trace = reply.verdict, reply.trace
    if verdict == CitationVerdict.ACCURATE and any(
        each.match == ClaimMatch.mismatch for each in reply.claims
    ):
        yield ConsistencyFlag.ACCURATE_WITH_MISMATCH
    if verdict == CitationVerdict.TRANSITIVE:
        own = {f"DOI:{doi}" for doi in paper.dois or ()} | {f"PMID:{pmid}" for pmid in paper.pmids or ()}
        leads_back = trace is not None and not own.isdisjoint(trace.paper.identifiers)
        if reply.is_primary_source or leads_back:
            yield ConsistencyFlag.TRANSITIVE_BUT_PRIMARY
        made_up = traced is not None and traced.existence_outcome == ExistenceOutcome.NOT_FOUND
        if trace is None or made_up:
            yield ConsistencyFlag.TRANSITIVE_WITHOUT_TRACE
    if len(reply.claims) < len(examination.claims.of(paper.indices)):
        yield ConsistencyFlag.CLAIM_WITHOUT_ANSWER
    if reply.is_primary_source is None and attribution_is_due(paper, examination):
        yield ConsistencyFlag.ATTRIBUTION_NOT_ANSWERED
