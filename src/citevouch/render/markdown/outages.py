"""What stands first when lookups failed or the run was cut short."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from citevouch.render.words import counted, name
from citevouch_contract.models import ReferenceStatus, UnverifiableReason

if TYPE_CHECKING:
    from collections.abc import Iterator

    from citevouch_contract.models import ValidationReport

NOTHING_KNOWN = "Nothing is known about these, and nothing here accuses them; run again before acting."


def outage(report: ValidationReport) -> Iterator[str]:
    """A paragraph for each kind of identifier of which lookups failed, then registries given up otherwise."""
    looked_up = [each for each in report.references or () if each.status != ReferenceStatus.UNVERIFIABLE]
    asked = Counter(str(each.identifier_type) for each in looked_up)
    failed = Counter(
        str(each.identifier_type) for each in looked_up if each.status == ReferenceStatus.LOOKUP_FAILED
    )
    whole = [kind for kind, count in failed.items() if count == asked[kind]]
    for kind in whole:
        yield f"**Outage:** not one of {counted(asked[kind], f'{kind} lookup')} was answered. {NOTHING_KNOWN}"
    for kind, count in failed.items():
        if kind not in whole:
            yield f"**Incomplete:** {count} of {asked[kind]} {kind} lookups failed. {NOTHING_KNOWN}"
    given_up = [name(each.registry) for each in report.health or () if each.breaker_open]
    if given_up and not failed:
        yield f"**Incomplete:** after repeated failures no more was asked of {', '.join(given_up)}."


def cut_short(report: ValidationReport) -> Iterator[str]:
    """A paragraph where references were left out on purpose: by a limit, or offline."""
    references = report.references or []
    reasons = Counter(each.unverifiable_reason for each in references)
    if left_out := reasons[UnverifiableReason.OVER_LIMIT]:
        yield (
            f"Validation stopped early because of the limit of {report.settings.max_references} references: "
            f"{left_out} of {len(references)} were not looked up."
        )
    if missing := reasons[UnverifiableReason.OFFLINE]:
        yield (
            f"**Incomplete:** offline nobody was asked about {missing} of {len(references)} references, of "
            "which no record is at hand."
        )
