"""Values of reading and resolving as objects of the contract, field by field, nothing judged."""

from __future__ import annotations

import hashlib
from typing import TYPE_CHECKING

from citevouch.clock import moment
from citevouch_contract.models import (
    BibliographicRecord,
    ContentScope,
    Denial,
    IdentifierType,
    LookupAttempt,
    LookupFailure,
    LookupOutcome,
    ReferenceCheck,
    ReferenceStatus,
    Registry,
    RegistryHealth,
    UnverifiableReason,
)

if TYPE_CHECKING:
    from collections.abc import Sequence

    from citevouch.records import Attempt, Health, Record, Resolution
    from citevouch_contract.models import Mention


def contract_record(record: Record) -> BibliographicRecord:
    """A record without its text, which belongs to its publisher; the hash of the text stands for it."""
    return BibliographicRecord(
        source=Registry(record.source),
        title=record.title or None,
        other_titles=list(record.other_titles) or None,
        authors=list(record.authors) or None,
        year=record.year,
        journal=record.journal,
        publication_types=list(record.publication_types) or None,
        language=record.language,
        pmid=record.pmid,
        pmcid=record.pmcid,
        doi=record.doi,
        also=list(record.also) or None,
        content_scope=ContentScope(record.content_scope),
        text_sha256=sha256(record.text) if record.text else None,
        retrieved_at=moment(record.retrieved_at) if record.retrieved_at else None,
    )


def contract_attempt(attempt: Attempt) -> LookupAttempt:
    """A request as the log of the report shows it."""
    return LookupAttempt(
        id=attempt.id,
        registry=Registry(attempt.registry),
        requested_ids=list(attempt.requested_ids),
        found_ids=list(attempt.found_ids) or None,
        absent_ids=list(attempt.absent_ids) or None,
        http_status=attempt.http_status,
        lookup_outcome=LookupOutcome(attempt.lookup_outcome),
        at=moment(attempt.at),
        from_cache=attempt.from_cache,
        tries=attempt.tries,
    )


def contract_health(health: Health) -> RegistryHealth:
    """How one registry held up."""
    return RegistryHealth(**vars(health) | {"registry": Registry(health.registry)})


def contract_reference(
    resolution: Resolution, *, kind: str, mentions: Sequence[Mention] = (), occurrences: int = 1
) -> ReferenceCheck:
    """What became of one identifier (*kind*: its IdentifierType), before anything is said of the paper."""
    status = ReferenceStatus(resolution.status)
    check = ReferenceCheck(
        reference_id=resolution.reference_id,
        identifier_type=IdentifierType(kind),
        mentions=list(mentions),
        occurrences=occurrences,
        status=status,
        message=resolution.message or None,
        attempt_ids=list(resolution.attempt_ids) or None,
        record=contract_record(resolution.record) if resolution.record else None,
    )
    if status == ReferenceStatus.UNVERIFIABLE and resolution.unverifiable_reason:
        check.unverifiable_reason = UnverifiableReason(resolution.unverifiable_reason)
    if resolution.registry and resolution.attempt_id:
        who, which = Registry(resolution.registry), resolution.attempt_id
        if status == ReferenceStatus.NOT_FOUND:
            check.denial = Denial(registry=who, attempt_id=which)
        elif status == ReferenceStatus.LOOKUP_FAILED and resolution.cause:
            cause = LookupOutcome(resolution.cause)
            check.failure = LookupFailure(registry=who, attempt_id=which, cause=cause)
    return check


def sha256(text: str) -> str:
    """SHA-256 of *text* in UTF-8, lower-case hexadecimal."""
    return hashlib.sha256(text.encode("utf-8", "surrogatepass")).hexdigest()
