"""The summary of a report: the block that goes into a text's front matter."""

from __future__ import annotations

from collections import Counter
from functools import cache
from typing import TYPE_CHECKING, Any

from citevouch.check.coverage import CHECKED
from citevouch.versions import version
from citevouch_contract.models import (
    FindingKind,
    IdentityVerdict,
    QuoteOutcome,
    ReferenceStatus,
    RelevanceVerdict,
    ReportSummary,
    Standing,
    UnverifiableReason,
)

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from citevouch_contract.models import (
        Coverage,
        Finding,
        QuoteCheck,
        ReferenceCheck,
        RegistryHealth,
    )

UNSUPPORTED = (QuoteOutcome.NOT_FOUND, QuoteOutcome.MISATTRIBUTED)
MISMATCHES = (IdentityVerdict.MISMATCH, IdentityVerdict.WRONG_IDENTIFIER)
RETRACTIONS = (Standing.RETRACTED, Standing.WITHDRAWN)
#: Reasons for which another run could say more.
CUT_SHORT = (UnverifiableReason.OFFLINE, UnverifiableReason.OVER_LIMIT)


def summarize(
    references: Sequence[ReferenceCheck],
    quotes: Sequence[QuoteCheck],
    health: Sequence[RegistryHealth],
    findings: Sequence[Finding],
    *,
    coverage: Coverage,
    acknowledged: Iterable[str] = (),
) -> ReportSummary:
    """Count *references* and *quotes*. *acknowledged*: ids of the findings that a person lives with.

    Counts and lists that contract.md does not always want are left out where they are zero or empty.
    """
    status = Counter(each.status for each in references)
    outcome = Counter(each.quote_outcome for each in quotes)
    return ReportSummary(
        total_references=len(references),
        verified=status[ReferenceStatus.VERIFIED],
        not_found=status[ReferenceStatus.NOT_FOUND],
        lookup_failed=status[ReferenceStatus.LOOKUP_FAILED],
        unverifiable=status[ReferenceStatus.UNVERIFIABLE],
        confabulation_rate=_rate(status[ReferenceStatus.NOT_FOUND], status[ReferenceStatus.VERIFIED]),
        quotes_checked=sum(outcome[kind] for kind in CHECKED),
        coverage=coverage,
        complete=is_complete(references, health),
        validator_version=version("linkml-reference-validator"),
        citevouch_version=version("citevouch"),
        contract_version=contract_version(),
        **_kept(_of_quotes(quotes, outcome)),
        **_kept(_of_references(references)),
        **_kept({"needs_review": needs_review(references, quotes, findings, set(acknowledged))}),
    )


def is_complete(references: Iterable[ReferenceCheck], health: Iterable[RegistryHealth]) -> bool:
    """Whether everything that could be looked up was: what ``--fail-on incomplete`` asks for."""
    open_questions = any(
        each.status == ReferenceStatus.LOOKUP_FAILED or each.unverifiable_reason in CUT_SHORT
        for each in references
    )
    return not open_questions and not any(each.breaker_open for each in health)


def needs_review(
    references: Sequence[ReferenceCheck],
    quotes: Sequence[QuoteCheck],
    findings: Sequence[Finding],
    acknowledged: set[str],
) -> bool:
    """Whether a person should look: wider than what fails a build (contract.md, ReportSummary)."""
    grave = (FindingKind.RETRACTED, FindingKind.CONCERN)
    return (
        any(each.status in {ReferenceStatus.NOT_FOUND, ReferenceStatus.LOOKUP_FAILED} for each in references)
        or any(each.quote_outcome in UNSUPPORTED for each in quotes)
        or any(_relevance(each) == RelevanceVerdict.OFF_TOPIC for each in references)
        or any(_has_identity(each, *MISMATCHES, IdentityVerdict.CONFLICT) for each in references)
        or any(each.finding_kind in grave and each.id not in acknowledged for each in findings)
    )


@cache
def contract_version() -> str:
    """The version of the contract that this package writes: its own."""
    return version("citevouch")


def _of_quotes(quotes: Sequence[QuoteCheck], outcome: Counter[QuoteOutcome]) -> dict[str, Any]:
    short = sum(each.not_checkable_reason == "TOO_SHORT" for each in quotes)
    unsupported = [each.reference_id for each in quotes if each.quote_outcome in UNSUPPORTED]
    return {
        "quotes_valid": outcome[QuoteOutcome.FOUND],
        "quotes_unsupported": len(unsupported),
        "unsupported_quote_references": list(dict.fromkeys(unsupported)),
        "quotes_misattributed": outcome[QuoteOutcome.MISATTRIBUTED],
        "quotes_not_checkable": outcome[QuoteOutcome.NOT_CHECKABLE] - short,
    }


def _of_references(references: Sequence[ReferenceCheck]) -> dict[str, Any]:
    relevance = Counter(_relevance(each) for each in references)
    off_topic = [each.reference_id for each in references if _relevance(each) == RelevanceVerdict.OFF_TOPIC]
    missing = [each.reference_id for each in references if each.status == ReferenceStatus.NOT_FOUND]
    return {
        "relevance_assessed": relevance.total() - relevance[None] - relevance[RelevanceVerdict.NOT_ASSESSED],
        "on_topic": relevance[RelevanceVerdict.ON_TOPIC],
        "off_topic": len(off_topic),
        "off_topic_references": off_topic,
        "unresolved_references": missing,
        "identity_mismatches": sum(_has_identity(each, *MISMATCHES) for each in references),
        "identifier_conflicts": sum(_has_identity(each, IdentityVerdict.CONFLICT) for each in references),
        "retracted": sum(each.standing in RETRACTIONS for each in references),
        "truncated": any(each.unverifiable_reason == UnverifiableReason.OVER_LIMIT for each in references),
    }


def _kept(values: dict[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in values.items() if value}


def _rate(not_found: int, verified: int) -> float | None:
    return round(not_found / (not_found + verified), 3) if not_found + verified else None


def _relevance(reference: ReferenceCheck) -> str | None:
    return reference.relevance.relevance_verdict if reference.relevance else None


def _has_identity(reference: ReferenceCheck, *verdicts: IdentityVerdict) -> bool:
    return any(each.identity_verdict in verdicts for each in reference.identity or ())
