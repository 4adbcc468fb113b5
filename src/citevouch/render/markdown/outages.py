"""What stands first when look-ups failed or the run was cut short."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from citevouch_contract.models import ReferenceStatus, UnverifiableReason

if TYPE_CHECKING:
    from collections.abc import Iterator

    from citevouch_contract.models import ValidationReport


def outage(report: ValidationReport) -> Iterator[str]:
    """A paragraph for each registry that did not hold up, and each kind of identifier left unanswered."""
    for health in report.health or ():
        if health.breaker_open or health.failed:
            state = "was left alone after repeated failures" if health.breaker_open else "failed"
            yield (
                f"**Incomplete:** {health.registry} {state} ({health.failed} of {health.asked} requests "
                "failed). What it could not answer is listed as a failed lookup and accuses nothing."
            )
    references = report.references or []
    asked = Counter(
        each.identifier_type for each in references if each.status != ReferenceStatus.UNVERIFIABLE
    )
    failed = Counter(
        each.identifier_type for each in references if each.status == ReferenceStatus.LOOKUP_FAILED
    )
    for kind, count in failed.items():
        if count == asked[kind] and count > 1:
            yield f"**Outage:** all {count} lookups of {kind} identifiers failed. Run again before acting."
        else:
            yield f"Lookups of {kind} identifiers: {count} of {asked[kind]} failed."


def truncation(report: ValidationReport) -> Iterator[str]:
    """A paragraph where ``--max-references`` left references out."""
    left_out = sum(
        each.unverifiable_reason == UnverifiableReason.OVER_LIMIT for each in report.references or ()
    )
    if left_out:
        limit = report.settings.max_references
        yield (
            f"Validation stopped early because of the limit of {limit} references: "
            f"{left_out} were not looked up."
        )
