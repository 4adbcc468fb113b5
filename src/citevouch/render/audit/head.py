"""The head of the callout: what was asked, what came of it in one line each, and what to do."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from citevouch.render.audit.numbers import lacking
from citevouch.render.audit.words import NOTE, UNREAD
from citevouch.render.escape import inline
from citevouch.render.words import counted

if TYPE_CHECKING:
    from collections.abc import Iterator

    from citevouch_contract.models import AuditReport

_LONGEST_QUESTION = 1000


def title(report: AuditReport) -> str:
    """What was found, in one line."""
    judged = "" if report.judge.judge_kind == "NONE" else f"{_passed(report)}; "
    return f"Citation audit: {judged}{_outcome(report)}"


def note_title(report: AuditReport) -> str:
    """The same for a note: when, and how much passed."""
    return f"Citation audit ({report.generated_at:%Y-%m-%d}) — {_passed(report)}; {_outcome(report)}"


def head(report: AuditReport) -> Iterator[str]:
    """Question, counts, provenance and disposition."""
    lines = [f"Query: {inline(report.question, limit=_LONGEST_QUESTION)}"] if report.question else []
    if report.practice_context:
        lines.append(f"Context: {inline(report.practice_context, limit=NOTE)}")
    yield "\n".join([*lines, _counts(report), _provenance(report)])
    if report.offline and report.papers:
        yield "No registry was asked (offline): what is not at hand was not checked."
    if why := UNREAD.get(str(report.parse_status)):
        yield f"**{why}**"
    yield _disposition(report)


def _passed(report: AuditReport) -> str:
    return f"{report.audit_summary.papers_passed}/{report.audit_summary.papers_checked} pass"


def _outcome(report: AuditReport) -> str:
    summary = report.audit_summary
    if not summary.papers_cited:
        return "nothing could be checked"
    existence = Counter(
        str(paper.existence.existence_outcome) for paper in report.papers or () if paper.existence
    )
    other = existence["RESOLVED_TITLE_MISMATCH"]
    exist = existence["RESOLVED_MATCH"] + existence["IDENTIFIER_WRONG"]
    parts = [f"{exist} of {counted(summary.papers_cited, 'cited paper')} found as cited"]
    if summary.papers_fabricated:
        parts.append(f"{counted(summary.papers_fabricated, 'does', 'do')} not exist")
    if other:
        parts.append(f"{counted(other, 'has', 'have')} another title")
    if missed := len(lacking(report)):
        of = counted(summary.numbers_checked, "number")
        parts.append(f"{missed} of {of} not in the papers cited for them")
    return "; ".join(parts)


def _counts(report: AuditReport) -> str:
    summary = report.audit_summary
    judged = "" if report.judge.judge_kind != "NONE" else ", nobody judged"
    split = f"{summary.papers_accurate} accurate, {summary.papers_overstated} overstated"
    coverage = report.completeness.evidence_coverage
    covered = "not assessed" if coverage is None else f"{coverage:.0%}"
    return " | ".join(
        (
            f"Date: {report.generated_at:%Y-%m-%d}",
            f"Papers checked: {summary.papers_checked} of {summary.papers_cited}",
            f"Pass: {summary.papers_passed}/{summary.papers_checked} ({split}{judged})",
            f"Coverage: {covered}",
        )
    )


def _provenance(report: AuditReport) -> str:
    summary = report.audit_summary
    risks = (
        f"{summary.papers_high_risk} HIGH-risk",
        f"{summary.papers_medium_risk} MEDIUM",
        f"{summary.papers_low_risk} LOW",
        f"{summary.papers_unknown_risk} UNKNOWN (counts as MEDIUM)",
    )
    found, critical = summary.contradictions_found, summary.contradictions_critical
    scanned = "not looked for" if found is None else f"{found} ({critical} critical)"
    transitive = f"Transitive: {summary.papers_transitive}"
    return f"Provenance: {' / '.join(risks)} | {transitive} | Contradictions: {scanned}"


def _disposition(report: AuditReport) -> str:
    made = report.disposition
    lines = [f"**{str(made.disposition_action).capitalize()}**"]
    lines[0] += f": {'; '.join(inline(why, limit=NOTE) for why in made.reasons)}" if made.reasons else ""
    claims = report.claims or []
    for number in made.dropped_claims or ():
        claim = inline(claims[number - 1].text, limit=NOTE)
        lines.append(f"- not to be used, only such citations back it: “{claim}”")
    return "\n".join(lines)
