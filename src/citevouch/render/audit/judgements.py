"""What the judge said of each paper, claim by claim; where its findings really come from; what is odd."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Final

from citevouch.render.audit.words import (
    CLAIM,
    NOTE,
    TITLE,
    VERDICT,
    by_id,
    existence_shown,
    linked,
    numbers_shown,
    table,
    titled,
)
from citevouch.render.escape import inline
from citevouch.render.words import counted, lowered

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from citevouch_contract.models import (
        AuditReport,
        CitationJudgement,
        CitedPaper,
        PrimaryTrace,
    )

HEADER = ("#", "Citation", "Type", "Corpus (risk)", "The answer says", "The source says", "Match", "Verdict")

#: What is said of a judgement beside its verdict.
STATUS: Final[Mapping[str, str]] = {
    "NOT_JUDGED": "not judged",
    "PARSE_ERROR": "the judge's answer could not be read",
}
FLAG: Final[Mapping[str, str]] = {
    "ACCURATE_WITH_MISMATCH": "ACCURATE, although a claim is said not to match",
    "TRANSITIVE_BUT_PRIMARY": "TRANSITIVE, although the paper is said to be the source",
    "TRANSITIVE_WITHOUT_TRACE": "TRANSITIVE without an origin that exists; taken as SECONDARY_UNTRACED",
    "CLAIM_WITHOUT_ANSWER": "a claim has no answer",
    "ATTRIBUTION_NOT_ANSWERED": "not said whose finding the number is",
}
STUDY_TYPE: Final[Mapping[str, str]] = {
    "RCT": "RCT",
    "META_ANALYSIS": "meta-analysis",
    "CASE_CONTROL": "case-control",
}
_NUMBER = {"match": "the same number", "mismatch": "another number", "partial": "nearly the same number"}
_TRACED = ("TRANSITIVE", "SECONDARY_UNTRACED")


def judgements(report: AuditReport) -> Iterator[str]:
    """The verdicts, and what stands behind them; in short where nobody judged."""
    checked = [each for each in report.judgements or () if each.judgement_status != "NOT_CHECKED"]
    if not checked:
        return
    yield "### Citation verification"
    if report.judge.judge_kind == "NONE":
        yield _nobody(checked)
        return
    named = by_id(report)
    rows = [row for each in checked for row in _rows(each, named[each.paper_id])]
    yield table(HEADER, rows)
    if notes := [line for each in checked for line in _notes(each)]:
        yield "\n".join(notes)
    if odd := list(_odd(report)):
        yield "\n".join(odd)
    yield _judge(report)


def _nobody(checked: list[CitationJudgement]) -> str:
    """The verdicts that there are without a judge: the gate's, and that there is none."""
    gated = [each for each in checked if each.verdict == "FABRICATED"]
    rest = [each for each in checked if each.verdict != "FABRICATED"]
    lines = [
        f"- {numbers_shown(each.indices)}: {VERDICT['FABRICATED']} FABRICATED: it does not exist"
        for each in gated
    ]
    if rest:
        shown = ", ".join(numbers_shown(each.indices) for each in rest)
        lines.append(f"- {shown}: {VERDICT['UNVERIFIABLE']} UNVERIFIABLE: nobody judged whether it says so")
    return "\n".join(lines)


def _rows(each: CitationJudgement, paper: CitedPaper) -> Iterator[tuple[str, ...]]:
    """A row for each claim that was judged; the paper's own cells in the first one."""
    year = f" ({paper.published[:4]})" if paper.published else ""
    corpus = ", ".join(inline(origin, limit=NOTE) for origin in paper.origins or ()) or "not given"
    first = (
        numbers_shown(each.indices),
        f"{titled(paper)}{year}",
        STUDY_TYPE.get(str(each.study_type), lowered(each.study_type)) or "—",
        f"{corpus} ({paper.worst_risk})",
    )
    said = [
        (inline(claim.claim or "", limit=CLAIM), inline(claim.source_says, limit=CLAIM), str(claim.match))
        for claim in each.claim_judgements or ()
    ]
    last = _verdict(each)
    for at, (claim, source, match) in enumerate(said or [("—", "—", "—")]):
        yield (*(first if at == 0 else ("", "", "", "")), claim, source, match, last if at == 0 else "")


def _verdict(each: CitationJudgement) -> str:
    verdict = str(each.verdict)
    status = STATUS.get(str(each.judgement_status)) if verdict == "UNVERIFIABLE" else None
    return f"{VERDICT.get(verdict, '')} {verdict}{f' ({status})' if status else ''}"


def _notes(each: CitationJudgement) -> Iterator[str]:
    shown = numbers_shown(each.indices)
    if each.primary_trace:
        yield f"- ↳ {shown} actually from: {_trace(each.primary_trace)}"
    elif each.verdict in _TRACED:
        yield f"- ↳ {shown}: whose finding it is could not be traced"
    if each.explanation:
        yield f"- {shown}: {inline(each.explanation, limit=NOTE)}"
    for flag in each.consistency_flags or ():
        yield f"- {shown}: the judge's answer is inconsistent: {FLAG.get(str(flag), lowered(flag))}"


def _trace(trace: PrimaryTrace) -> str:
    who = inline(" ".join(filter(None, (trace.authors_string, (trace.published or "")[:4]))), limit=TITLE)
    curie = f"PMID:{trace.pmid}" if trace.pmid else f"DOI:{trace.doi}" if trace.doi else None
    parts = [f"{who} “{linked(inline(trace.title, limit=TITLE), curie)}”".strip()]
    parts.append(existence_shown(trace.existence))
    if trace.original_finding:
        parts.append(inline(trace.original_finding, limit=NOTE))
    if trace.number_match:
        parts.append(_NUMBER[str(trace.number_match)])
    return "; ".join(parts)


def _odd(report: AuditReport) -> Iterator[str]:
    """What became of orders that have no clear answer."""
    missing: Counter[str] = Counter()
    for each in report.order_results or ():
        layer = f"layer {str(each.layer)[-1]}"
        if each.problems:
            problems = inline("; ".join(each.problems), limit=NOTE)
            yield f"- order {each.order_id} ({layer}): {lowered(each.result_status)}: {problems}"
        elif each.result_status == "MISSING":
            missing[layer] += 1
    for layer, count in missing.items():
        yield f"- {counted(count, 'order')} ({layer}) without an answer"


def _judge(report: AuditReport) -> str:
    """Who judged, how much of the answer, and at what cost."""
    judge, summary, spending = report.judge, report.audit_summary, report.spending
    named = f"{judge.model} ({judge.judge_name})" if judge.model else str(judge.judge_name)
    of = counted(summary.claims_found, "claim")
    who = f"Judged by {inline(named, limit=TITLE)} ({lowered(judge.judge_kind)})"
    parts = [f"{who}: {summary.claims_judged} of {of}"]
    if spending:
        tokens = f"{spending.prompt_tokens} tokens sent, {spending.completion_tokens} received"
        parts.append(f"{counted(spending.calls, 'call')}, {spending.replayed} replayed; {tokens}")
        parts += [inline(spending.note, limit=NOTE)] if spending.note else []
    return "; ".join(parts) + ". A judge's verdict is advice."
