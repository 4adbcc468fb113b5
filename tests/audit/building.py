"""Answers, citations and records for the tests of audits. Everything in them is made up."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

from citevouch.audit.citations import citation
from citevouch.audit.tables import our_tables
from citevouch.records import Record, Resolution

if TYPE_CHECKING:
    from citevouch_contract.models import AnswerCitation

HALO1 = "Velotran in Halden disease: the HALO-1 randomised trial"
HALO2 = "Ostabrine in Halden disease: the HALO-2 randomised trial"
REVIEW = "Preventing stroke in Halden disease: a review"


def answer(body: str, *citations: dict[str, Any]) -> str:
    """An answer with its block of citation data."""
    return f"{body}\n\n## Citation Data\n\n```json\n{json.dumps(list(citations), indent=1)}\n```\n"


def cite(index: int, **values: Any) -> AnswerCitation:
    """One citation as it is read from data."""
    return citation(values, index, our_tables())


def record(name: str, *, title: str = HALO1, text: str = "", **values: Any) -> Record:
    """A record with what its identifier says of it; with *text* it has an abstract."""
    kind, _, local = name.partition(":")
    ids = {"PMID": {"pmid": local}, "DOI": {"doi": local}}.get(kind, {})
    scope = "ABSTRACT" if text else "TITLE_ONLY" if title else "NONE"
    given = {"source": "PUBMED" if kind == "PMID" else "CROSSREF", "content_scope": scope, **ids, **values}
    return Record(reference_id=name, title=title, text=text, **given)


def verified(name: str, **values: Any) -> Resolution:
    """An identifier that has a record."""
    return Resolution(
        reference_id=name, status="VERIFIED", record=record(name, **values), attempt_ids=("a1",)
    )


def denied(name: str) -> Resolution:
    """An identifier that its authority denies."""
    registry = "PUBMED" if name.startswith("PMID") else "DOI_ORG" if name.startswith("DOI") else "IDCONV"
    return Resolution(
        reference_id=name,
        status="NOT_FOUND",
        message="there is no such record",
        registry=registry,
        attempt_id="a2",
        attempt_ids=("a2",),
    )


def failed(name: str) -> Resolution:
    """An identifier about which no answer was had."""
    return Resolution(
        reference_id=name,
        status="LOOKUP_FAILED",
        message="Crossref did not answer in time",
        registry="CROSSREF",
        attempt_id="a3",
        cause="TIMEOUT",
        attempt_ids=("a3",),
    )


def unasked(name: str, reason: str = "OFFLINE") -> Resolution:
    """An identifier that nobody was asked about."""
    return Resolution(
        reference_id=name, status="UNVERIFIABLE", unverifiable_reason=reason, message="nothing was asked"
    )
