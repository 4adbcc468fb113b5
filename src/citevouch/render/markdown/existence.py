"""Rung 1 in the section: what does not exist, what could not be asked, and what is there."""

from __future__ import annotations

from typing import TYPE_CHECKING

from citevouch.render.markdown.items import acknowledgements, by_message, explained, listed
from citevouch_contract.models import FindingKind, ReferenceStatus

if TYPE_CHECKING:
    from collections.abc import Iterator

    from citevouch_contract.models import ReferenceCheck, ValidationReport


def unresolved(report: ValidationReport) -> Iterator[str]:
    """What the authority of its kind denies."""
    yield from listed(
        "Unresolved references",
        "The registry that would know has no such record. A typing error looks the same as an invention, so "
        "look before you act:",
        [
            "\n".join(
                (
                    explained(each),
                    *acknowledgements(report, FindingKind.REFERENCE_NOT_FOUND, reference=each.reference_id),
                )
            )
            for each in of_status(report, ReferenceStatus.NOT_FOUND)
        ],
    )


def failed(report: ValidationReport) -> Iterator[str]:
    """What was asked and not answered."""
    references = of_status(report, ReferenceStatus.LOOKUP_FAILED)
    known = [
        line
        for each in references
        for line in acknowledgements(report, FindingKind.LOOKUP_FAILED, reference=each.reference_id)
    ]
    yield from listed(
        "Failed lookups",
        "Asked and not answered, so nothing is known about these. Ask again:",
        [by_message(references), *known] if references else [],
    )


def unverifiable(report: ValidationReport) -> Iterator[str]:
    """What nobody was asked about."""
    references = of_status(report, ReferenceStatus.UNVERIFIABLE)
    yield from listed(
        "Unverifiable references",
        "Nobody was asked about these, for the reason given:",
        [by_message(references)] if references else [],
    )


def resolved(report: ValidationReport) -> Iterator[str]:
    """What has a record, by who says so: the rest of the account."""
    references = of_status(report, ReferenceStatus.VERIFIED)
    yield from listed(
        "Resolved references",
        "These have a record; what else there is to say of them stands above:",
        [by_message(references)] if references else [],
    )


def of_status(report: ValidationReport, status: ReferenceStatus) -> list[ReferenceCheck]:
    """The references of one status, in document order."""
    return [each for each in report.references or () if each.status == status]
