"""The AuditReport: an examination, what was judged of it, and what follows from both."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from citevouch.audit.disposition import dispose
from citevouch.audit.examination import AuditOptions, examine
from citevouch.audit.self_check import callout_item, self_check
from citevouch.audit.verdicts import PASSED, unjudged
from citevouch.check.convert import contract_attempt, contract_health, sha256
from citevouch.check.report import tool_versions
from citevouch.check.summary import contract_version
from citevouch.clock import now
from citevouch.render.audit import render_audit
from citevouch.text.contract import contract_claim
from citevouch_contract.models import (
    AnswerParseStatus,
    AuditMode,
    AuditReport,
    AuditSummary,
    CitationVerdict,
    JudgementStatus,
    NumberCheckOutcome,
    ReportSubject,
    ScanStatus,
    SelfCheckKind,
    Severity,
)

if TYPE_CHECKING:
    from citevouch.audit.claims import CitingClaim
    from citevouch.audit.examination import Examination
    from citevouch.audit.verdicts import Judged
    from citevouch.resolve import Run
    from citevouch_contract.models import Claim

#: The items of the self-check in the order of the contract.
_KINDS = [kind.value for kind in SelfCheckKind]

#: What no audit can see.
LIMITS = (
    "Titles and numbers are compared, not understood; a number may stand in a part of the paper that was not "
    "searched; registries hold errors; nothing here says that the answer is right."
)


def audit_answer(given: str, *, name: str, run: Run, options: AuditOptions | None = None) -> AuditReport:
    """The report on an answer without a judge: which papers exist, and which numbers are not in them."""
    return report(examine(given, name=name, run=run, options=options))


def report(examination: Examination, judged: Judged | None = None) -> AuditReport:
    """The report on *examination*; without *judged* nobody judged."""
    made = _report(examination, judged)
    items = [*(made.self_check or ()), callout_item(render_audit(made))]
    made.self_check = sorted(items, key=lambda item: _KINDS.index(str(item.self_check_kind)))
    return made


def _report(examination: Examination, judged: Judged | None) -> AuditReport:
    at = now()
    verdicts = judged or unjudged(examination, now=at)
    answer, claims, options = examination.answer, examination.claims, examination.options
    return AuditReport(
        contract_version=contract_version(),
        generated_at=at,
        tools=[each for each in tool_versions() if each.name == "citevouch"],
        subject=ReportSubject(name=examination.name, sha256=sha256(answer.text), characters=len(answer.text)),
        question=examination.question,
        practice_context=options.practice_context,
        mode=AuditMode(options.mode),
        offline=examination.offline,
        judge=verdicts.judge,
        max_papers=options.max_papers,
        parse_status=AnswerParseStatus(answer.status),
        citations=list(answer.citations),
        papers=list(examination.papers),
        claims=[citing(each) for each in claims.claims],
        dangling_indices=list(claims.dangling),
        uncited_indices=list(claims.uncited),
        unsourced_claims=[contract_claim(each) for each in claims.unsourced],
        number_checks=list(examination.numbers),
        judgements=list(verdicts.judgements),
        contradiction_scan=verdicts.scan,
        completeness=verdicts.completeness,
        disposition=dispose(examination, verdicts),
        self_check=self_check(examination, verdicts, now=at),
        audit_summary=summarise(examination, verdicts),
        order_results=list(verdicts.order_results),
        spending=verdicts.spending,
        attempts=[contract_attempt(each) for each in examination.attempts],
        health=[contract_health(each) for each in examination.health],
        limits=LIMITS,
    )


def citing(each: CitingClaim) -> Claim:
    """The contract's Claim, with the numbers of the citations that it names."""
    made = contract_claim(each.claim)
    made.indices = list(each.indices) or None
    return made


def summarise(examination: Examination, judged: Judged) -> AuditSummary:
    """The counts of an audit."""
    verdicts = Counter(each.verdict for each in judged.judgements)
    risks = Counter(str(paper.worst_risk) for paper in examination.papers)
    outcomes = Counter(each.number_outcome for each in examination.numbers)
    unchecked = sum(each.judgement_status == JudgementStatus.NOT_CHECKED for each in judged.judgements)
    severities = Counter(each.severity for each in judged.scan.contradictions or ())
    scanned = judged.scan.scan_status == ScanStatus.SCANNED
    return AuditSummary(
        papers_cited=len(examination.papers),
        papers_checked=len(examination.papers) - unchecked,
        papers_passed=sum(verdicts[verdict] for verdict in PASSED),
        **{f"papers_{verdict.value.lower()}": verdicts[verdict] for verdict in CitationVerdict},
        **{f"papers_{risk.lower()}_risk": risks[risk] for risk in ("HIGH", "MEDIUM", "LOW", "UNKNOWN")},
        claims_found=len(examination.claims.claims),
        claims_judged=judged.claims_judged,
        numbers_checked=outcomes.total() - outcomes[NumberCheckOutcome.NO_TEXT],
        numbers_not_in_text=outcomes[NumberCheckOutcome.NOT_IN_TEXT]
        + outcomes[NumberCheckOutcome.IN_OTHER_PAPER],
        contradictions_found=severities.total() if scanned else None,
        contradictions_critical=severities[Severity.CRITICAL] if scanned else None,
    )
