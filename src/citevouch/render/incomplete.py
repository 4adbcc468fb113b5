"""Why a report is not complete: what was asked and not answered, and what was never asked.

A report has a gap if and only if its summary says that it is not complete.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from citevouch.render.words import counted, name
from citevouch_contract.models import ReferenceStatus, UnverifiableReason

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping

    from citevouch_contract.models import ReferenceCheck, ValidationReport

#: What each kind of gap means, by its name.
GAPS: Final[Mapping[str, str]] = {
    "REGISTRY_GIVEN_UP": "A registry failed so often that it was left alone for the rest of the run.",
    "LOOKUPS_FAILED": "Identifiers were looked up and no answer was had. Nothing is known about them.",
    "OFFLINE": "The run was offline, and no record of these identifiers was at hand.",
    "OVER_LIMIT": "Only a first number of references was to be looked up.",
}


@dataclass(frozen=True, kw_only=True)
class Gap:
    """One reason, a key of `GAPS`, with a sentence on this run and the identifiers that it leaves open."""

    kind: str
    sentence: str
    references: tuple[str, ...] = ()


def gaps(report: ValidationReport) -> list[Gap]:
    """Every gap of *report*, the broadest first; none where the check was complete."""
    return [
        *_given_up(report),
        *_open(
            report,
            "LOOKUPS_FAILED",
            lambda each: each.status == ReferenceStatus.LOOKUP_FAILED,
            "could not be looked up",
        ),
        *_open(
            report,
            "OFFLINE",
            lambda each: each.unverifiable_reason == UnverifiableReason.OFFLINE,
            "not asked about, because the check was offline",
        ),
        *_open(
            report,
            "OVER_LIMIT",
            lambda each: each.unverifiable_reason == UnverifiableReason.OVER_LIMIT,
            "not asked about, because of the limit on references",
        ),
    ]


def _given_up(report: ValidationReport) -> Iterator[Gap]:
    for each in report.health or ():
        if each.breaker_open:
            failed = f"{each.failed} of {counted(each.asked, 'request')} failed"
            yield Gap(
                kind="REGISTRY_GIVEN_UP",
                sentence=f"{name(each.registry)} was left alone after it had failed too often: {failed}.",
            )


def _open(
    report: ValidationReport, kind: str, left_open: Callable[[ReferenceCheck], bool], what: str
) -> Iterator[Gap]:
    references = report.references or ()
    names = tuple(each.reference_id for each in references if left_open(each))
    if names:
        of = f"{len(names)} of {counted(len(references), 'identifier')}"
        yield Gap(kind=kind, sentence=f"{of} {what}.", references=names)
