"""Reports judged from hand-made answers, for what renders them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from citevouch.check.report import Beside, judge
from citevouch.contract.output import emit
from citevouch.records import Attempt, Health, Record, Resolution, Resolved
from citevouch.text import read
from citevouch_contract.models import RunSettings

if TYPE_CHECKING:
    from citevouch_contract.models import ValidationReport

AT = "2026-01-02T03:04:05Z"
ABSTRACT = (
    "Progressive hearing loss was present in 39 of 48 individuals and began at a median age of 4.2 years."
)
TITLE = "Hearing loss in Calder syndrome"


def verified(name: str, **more: Any) -> Resolution:
    known = {"title": TITLE, "text": ABSTRACT, "content_scope": "ABSTRACT"} | more
    prefix, _colon, local = name.partition(":")
    own = {"PMID": "pmid", "DOI": "doi", "PMC": "pmcid"}.get(prefix)
    named = {own: local} if own else {}
    record = Record(reference_id=name, source="PUBMED", retrieved_at=AT, **named, **known)
    return Resolution(
        reference_id=name,
        status="VERIFIED",
        message="PubMed has this record",
        record=record,
        attempt_ids=("a1",),
    )


def denied(name: str) -> Resolution:
    return Resolution(
        reference_id=name, status="NOT_FOUND", message="PubMed has no such record", registry="PUBMED",
        attempt_id="a1", attempt_ids=("a1",),
    )  # fmt: skip


def failed(name: str, message: str = "PubMed did not answer in time") -> Resolution:
    return Resolution(
        reference_id=name, status="LOOKUP_FAILED", message=message, registry="PUBMED", attempt_id="a2",
        cause="TIMEOUT", attempt_ids=("a2",),
    )  # fmt: skip


def unverifiable(name: str, reason: str = "OFFLINE", message: str = "nothing was asked") -> Resolution:
    return Resolution(reference_id=name, status="UNVERIFIABLE", unverifiable_reason=reason, message=message)


def report(
    text: str,
    *resolutions: Resolution,
    beside: Beside | None = None,
    health: tuple[Health, ...] = (),
    explain: bool = False,
    **settings: Any,
) -> ValidationReport:
    """The report on *text* with these answers; it has passed the contract."""
    found = tuple(each.reference_id for each in resolutions if each.status == "VERIFIED")
    absent = tuple(each.reference_id for each in resolutions if each.status == "NOT_FOUND")
    missing = tuple(each.reference_id for each in resolutions if each.status == "LOOKUP_FAILED")
    attempts = []
    if found or absent:
        attempts.append(
            Attempt(id="a1", registry="PUBMED", lookup_outcome="ANSWERED", requested_ids=(*found, *absent),
                    found_ids=found, absent_ids=absent, at=AT, http_status=200)
        )  # fmt: skip
    if missing:
        attempts.append(
            Attempt(id="a2", registry="PUBMED", lookup_outcome="TIMEOUT", requested_ids=missing, at=AT)
        )
    chosen = {"offline": False, "full_text": False, "check_quotes": True, "check_relevance": True} | settings
    made = judge(
        read(text),
        Resolved(
            resolutions={each.reference_id: each for each in resolutions},
            attempts=tuple(attempts),
            health=health,
        ),
        name="t.md",
        settings=RunSettings(**chosen),
        beside=beside,
        explain=explain,
    )
    emit(made)
    return made
