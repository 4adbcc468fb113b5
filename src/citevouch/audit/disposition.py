"""What to do with an answer, by fixed rules over what was found. It never says that the answer is right.

Escalate where something is fabricated or misrepresented; review where anything could not be told, comes from
elsewhere or was not looked at; otherwise proceed, or, for a person who asked, present.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from citevouch.audit.examination import is_retracted
from citevouch.audit.verdicts import PASSED
from citevouch_contract.models import (
    AnswerParseStatus,
    AuditMode,
    CitationVerdict,
    Disposition,
    DispositionAction,
    ExistenceOutcome,
    JudgeKind,
    JudgementStatus,
    Severity,
)

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from citevouch.audit.examination import Examination
    from citevouch.audit.verdicts import Judged

#: Verdicts after which a person looks at everything that the answer says.
GRAVE = (CitationVerdict.FABRICATED, CitationVerdict.MISREPRESENTED)
#: Outcomes of the existence gate that a passing verdict does not make up for.
UNSURE = {
    ExistenceOutcome.RESOLVED_TITLE_MISMATCH: "its identifier has another title",
    ExistenceOutcome.SKIPPED_OUTAGE: "its existence was not checked",
}
#: Share of the key papers under which an answer is said to miss much.
LEAST_COVERAGE = 0.5

_UNREAD = {
    AnswerParseStatus.EMPTY: "there is no answer",
    AnswerParseStatus.NO_CITATION_DATA: "the answer has no citation data",
    AnswerParseStatus.MALFORMED_CITATION_DATA: "the citation data could not be read as a whole",
}


def dispose(examination: Examination, judged: Judged) -> Disposition:
    """What to do with the answer, and why."""
    reasons = list(dict.fromkeys(_reasons(examination, judged)))
    dropped = sorted(
        index
        for each in judged.judgements
        if each.verdict == CitationVerdict.FABRICATED
        for index in each.indices or ()
    )
    return Disposition(
        disposition_action=_action(examination, judged, reasons),
        reasons=reasons or None,
        dropped_citations=dropped or None,
        dropped_claims=_only_backed_by(dropped, examination) or None,
        warnings=list(dict.fromkeys(_warnings(examination, judged))) or None,
    )


def numbers_shown(indices: Iterable[int] | None) -> str:
    """Citation numbers as readers know them: ``[3][7]``."""
    return "".join(f"[{index}]" for index in sorted(indices or ()))


def _action(examination: Examination, judged: Judged, reasons: list[str]) -> DispositionAction:
    if any(each.verdict in GRAVE for each in judged.judgements):
        return DispositionAction.ESCALATE
    if reasons:
        return DispositionAction.REVIEW
    asked_for = examination.options.mode == AuditMode.STANDALONE
    return DispositionAction.PRESENT if asked_for else DispositionAction.PROCEED


def _reasons(examination: Examination, judged: Judged) -> Iterator[str]:
    """Why the answer is not simply waved through; the gravest first."""
    if why := _UNREAD.get(AnswerParseStatus(examination.answer.status)):
        yield why
    for verdict in (*GRAVE, *(each for each in CitationVerdict if each not in (*GRAVE, *PASSED))):
        for each in judged.judgements:
            if each.verdict == verdict and (
                each.judgement_status != JudgementStatus.NOT_JUDGED or verdict in GRAVE
            ):
                yield f"{numbers_shown(each.indices)} is {verdict.value}"
    yield from _unjudged(judged)
    yield from _about_papers(examination, judged)
    critical = [each for each in judged.scan.contradictions or () if each.severity == Severity.CRITICAL]
    if critical:
        yield f"the cited papers contradict each other on {', '.join(each.topic for each in critical)}"
    if not examination.papers:
        yield "no paper was checked"


def _unjudged(judged: Judged) -> Iterator[str]:
    if judged.judge.judge_kind == JudgeKind.NONE:
        yield "nobody judged the papers"
        return
    unjudged = [
        each
        for each in judged.judgements
        if each.judgement_status == JudgementStatus.NOT_JUDGED and each.verdict not in GRAVE
    ]
    if unjudged:
        yield f"nobody judged {''.join(numbers_shown(each.indices) for each in unjudged)}"


def _about_papers(examination: Examination, judged: Judged) -> Iterator[str]:
    """What is said of papers whatever their verdict is."""
    over = [each for each in judged.judgements if each.judgement_status == JudgementStatus.NOT_CHECKED]
    if over:
        yield f"{''.join(numbers_shown(each.indices) for each in over)}: over the cap, not checked"
    for paper in examination.checked:
        outcome = paper.existence.existence_outcome if paper.existence else None
        if outcome and (why := UNSURE.get(ExistenceOutcome(outcome))):
            yield f"{numbers_shown(paper.indices)}: {why}"
        if is_retracted(paper):
            yield f"{numbers_shown(paper.indices)} was retracted"


def _only_backed_by(dropped: Iterable[int], examination: Examination) -> list[int]:
    """The numbers of claims that nothing but *dropped* citations backs."""
    gone = set(dropped)
    known = {made.index for made in examination.answer.citations}
    return [
        at
        for at, each in enumerate(examination.claims.claims, start=1)
        if gone.intersection(each.indices) and not known.intersection(each.indices) - gone
    ]


def _warnings(examination: Examination, judged: Judged) -> Iterator[str]:
    """What a reader should know beside: what could not be read, and what is missing."""
    yield from examination.answer.problems
    yield from examination.claims.problems
    coverage = judged.completeness.evidence_coverage
    if coverage is not None and coverage < LEAST_COVERAGE:
        yield "the answer misses significant evidence: it cites under half of the key papers"
    yield from examination.warnings
