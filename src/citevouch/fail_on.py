"""What may fail a build: the words of ``--fail-on`` and what each of them stands for.

Kinds and statuses stand here as the strings that they are in a report, so that ``citevouch check --help``
need not load the contract (a test compares).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Collection

    from citevouch_contract.models import Finding, ValidationReport

#: Findings by word. A hint such as OFF_TOPIC has none: it never fails.
FINDINGS: dict[str, tuple[str, ...]] = {
    "unresolved": ("REFERENCE_NOT_FOUND",),
    "quotes": ("QUOTE_NOT_FOUND", "QUOTE_MISATTRIBUTED"),
    "identity": (
        "IDENTITY_MISMATCH",
        "WRONG_IDENTIFIER",
        "IDENTIFIER_CONFLICT",
    ),
    "retracted": ("RETRACTED",),  # withdrawn ones too
    "concern": ("CONCERN",),
}
#: The word for what could not be looked up; it has an exit code of its own.
INCOMPLETE = "incomplete"
WORDS = (*FINDINGS, INCOMPLETE)


def failing(report: ValidationReport, words: Collection[str] = tuple(FINDINGS)) -> list[Finding]:
    """The findings that *words* name and nobody acknowledged, in document order."""
    kinds = {kind for word in words for kind in FINDINGS.get(word, ())}
    known = _acknowledged(report)
    return [each for each in report.findings or () if each.finding_kind in kinds and each.id not in known]


def is_incomplete(report: ValidationReport) -> bool:
    """Whether something could not be looked up: failed (and not acknowledged), given up, cut off, offline."""
    known = _acknowledged(report)
    return (
        any(each.finding_kind == "LOOKUP_FAILED" and each.id not in known for each in report.findings or ())
        or any(each.unverifiable_reason in {"OFFLINE", "OVER_LIMIT"} for each in report.references or ())
        or any(each.breaker_open for each in report.health or ())
    )


def _acknowledged(report: ValidationReport) -> set[str]:
    return {each.finding for each in report.acknowledgements or ()}
