"""Verdicts about papers, as far as they stand without a judge: the gate's, and that there is none.

``Judged`` is what a report takes beside an examination; ``unjudged`` makes it where nobody judged.
"""

from __future__ import annotations

import statistics
from dataclasses import dataclass
from typing import TYPE_CHECKING

from citevouch.audit.contradictions import unscanned
from citevouch_contract.models import (
    AgeDistribution,
    CitationJudgement,
    CitationVerdict,
    Completeness,
    CompletenessStatus,
    Decider,
    ExistenceOutcome,
    Judge,
    JudgeKind,
    JudgementStatus,
)

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence
    from datetime import datetime

    from citevouch.audit.examination import Examination
    from citevouch_contract.models import CitedPaper, ContradictionScan, Spending, WorkOrderResult

#: Verdicts with which a paper passes.
PASSED = (CitationVerdict.ACCURATE, CitationVerdict.OVERSTATED)
OLD_YEARS = 5


@dataclass(frozen=True, kw_only=True)
class Judged:
    """What was judged of an examined answer, and by whom."""

    judge: Judge
    judgements: Sequence[CitationJudgement]  #: one for each paper, in the order of papers
    scan: ContradictionScan
    completeness: Completeness
    claims_judged: int = 0  #: claims of the answer that a judge answered to
    order_results: Sequence[WorkOrderResult] = ()
    spending: Spending | None = None


def unjudged(examination: Examination, *, now: datetime) -> Judged:
    """What stands where nobody judged: the gate's verdicts, and the ages of the papers."""
    judgements = [gate_judgement(paper, examination) for paper in examination.papers]
    return Judged(
        judge=Judge(judge_kind=JudgeKind.NONE),
        judgements=judgements,
        scan=unscanned(examination),
        completeness=Completeness(
            completeness_status=CompletenessStatus.NOT_ASSESSED,
            age_distribution=age_distribution(examination.papers, now=now),
            papers_kept=sum(each.verdict != CitationVerdict.FABRICATED for each in judgements),
            note="Nobody judged what the answer leaves out, and no search was made.",
        ),
    )


def gate_judgement(paper: CitedPaper, examination: Examination) -> CitationJudgement:
    """The judgement of a paper before any judge: FABRICATED where the gate says so, else UNVERIFIABLE."""
    made = CitationJudgement(
        paper_id=paper.paper_id,
        indices=list(paper.indices or ()),
        judgement_status=JudgementStatus.NOT_JUDGED,
        verdict=CitationVerdict.UNVERIFIABLE,
        decided_by=Decider.NOBODY,
    )
    if paper.priority > examination.options.max_papers:
        return made.model_copy(
            update={"judgement_status": JudgementStatus.NOT_CHECKED.value, "verdict": None}
        )
    existence = paper.existence
    if existence and existence.existence_outcome == ExistenceOutcome.NOT_FOUND:
        made.verdict, made.decided_by = CitationVerdict.FABRICATED, Decider.GATE
        made.explanation = existence.note
    return made


def age_distribution(papers: Iterable[CitedPaper], *, now: datetime) -> AgeDistribution | None:
    """How old the papers are, by the year that the answer gives or else the record; None without a year."""
    given = ((paper.published or (paper.record.year if paper.record else "") or "")[:4] for paper in papers)
    years = [int(year) for year in given if year]
    if not years:
        return None
    return AgeDistribution(
        median_year=float(statistics.median(years)),
        oldest_year=min(years),
        newest_year=max(years),
        papers_over_five_years=sum(now.year - year > OLD_YEARS for year in years),
        papers_with_year=len(years),
    )
