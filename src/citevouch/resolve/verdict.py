"""From evidence to a resolution: the one place where "does not exist" is said.

NOT_FOUND needs a definitive answer of the authority for that type of identifier and no failed attempt at
that authority. A PMCID is denied by the ID converter only together with PMC itself.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from citevouch.identifiers import type_of
from citevouch.records import Attempt, Record, Resolution
from citevouch.resolve.evidence import FAILED
from citevouch.resolve.plan import AUTHORITY, unverifiable

if TYPE_CHECKING:
    from citevouch.resolve.evidence import Evidence

#: What a registry is called in messages.
NAMES = {
    "PUBMED": "PubMed",
    "IDCONV": "the PMC ID converter",
    "CROSSREF": "Crossref",
    "DATACITE": "DataCite",
    "DOI_ORG": "doi.org",
    "GEO": "GEO",
    "CLINICALTRIALS": "ClinicalTrials.gov",
    "EUROPEPMC": "Europe PMC",
    "CACHE_FILE": "your cache folder",
    "OTHER": "the source that --sources names",
}

#: Which registry describes the DOIs of an agency, as doi.org names it; the other agencies have none here.
DESCRIBERS = {"crossref": "CROSSREF", "datacite": "DATACITE"}

_CAUSES = {
    "HTTP_ERROR": "answered with an error",
    "RATE_LIMITED": "refused for the number of requests",
    "TIMEOUT": "did not answer in time",
    "CONNECTION_FAILED": "could not be reached",
    "MALFORMED": "sent something else than data",
    "REFUSED": "refused to answer",
    "BREAKER_OPEN": "was not asked any more after it had failed repeatedly",
    "INCONCLUSIVE": "gave an answer that decides nothing",
}


def verdict(evidence: Evidence, *, offline: bool = False) -> Resolution:
    """What became of the identifier of *evidence*, once everything worth asking was asked."""
    curie = evidence.identifier
    ids = tuple(attempt.id for attempt in evidence.attempts)
    if evidence.record:
        return _verified(curie, evidence.record, ids)
    if evidence.malformed:
        return unverifiable(curie, "MALFORMED", "doi.org says that this is no DOI", attempt_ids=ids)
    if evidence.registered:
        return _registered(evidence, evidence.registered, ids)
    if denial := _denial(evidence):
        return _not_found(curie, denial, ids)
    if failure := _failure(evidence):
        return lookup_failed(curie, *failure, attempt_ids=ids)
    if evidence.attempts:
        return lookup_failed(curie, evidence.attempts[-1], "INCONCLUSIVE", attempt_ids=ids)
    return unverifiable(curie, "OFFLINE" if offline else "MALFORMED")


def lookup_failed(
    curie: str, attempt: Attempt, cause: str, *, attempt_ids: tuple[str, ...], message: str = ""
) -> Resolution:
    """The resolution of an identifier that *attempt* left open for *cause* (a LookupOutcome)."""
    status = f" (HTTP {attempt.http_status})" if attempt.http_status and cause in FAILED else ""
    return Resolution(
        reference_id=curie,
        status="LOOKUP_FAILED",
        message=message or f"{NAMES[attempt.registry]} {_CAUSES[cause]}{status}",
        registry=attempt.registry,
        attempt_id=attempt.id,
        cause=cause,
        attempt_ids=attempt_ids,
    )


def _registered(evidence: Evidence, registry: str, ids: tuple[str, ...]) -> Resolution:
    """Known to exist, not described: because nothing describes it, or because who does failed."""
    agency = evidence.facts.get("agency")
    describers = set(DESCRIBERS.values()) | {"PUBMED"}
    if agency:
        describers = {DESCRIBERS.get(agency.lower(), "")}
    failed = [each for each in evidence.failed if each[0].registry in describers]
    if not failed:
        return _verified(evidence.identifier, _bare(evidence, registry), ids)
    attempt, cause = failed[-1]
    said = f"{NAMES[registry]} says that it is registered, but {NAMES[attempt.registry]} {_CAUSES[cause]}"
    return lookup_failed(evidence.identifier, attempt, cause, attempt_ids=ids, message=said)


def _verified(curie: str, record: Record, ids: tuple[str, ...]) -> Resolution:
    name = NAMES[record.source]
    if record.source == "CACHE_FILE":
        message = f"from {name}, not confirmed"
    elif record.content_scope == "NONE" and not record.title:
        message = f"{name} says that it is registered; nothing describes it"
    else:
        message = f"{name} has this record"
    return Resolution(reference_id=curie, status="VERIFIED", message=message, record=record, attempt_ids=ids)


def _not_found(curie: str, attempt: Attempt, ids: tuple[str, ...]) -> Resolution:
    said = {
        "DOI": "doi.org says that this DOI does not exist",
        "ARXIV": "doi.org says that the DOI of this arXiv number does not exist",
    }
    return Resolution(
        reference_id=curie,
        status="NOT_FOUND",
        message=said.get(type_of(curie), f"{NAMES[attempt.registry]} has no such record"),
        registry=attempt.registry,
        attempt_id=attempt.id,
        attempt_ids=ids,
    )


def _bare(evidence: Evidence, registry: str) -> Record:
    """A record of what is only known to exist: its identifiers and no text."""
    facts = evidence.facts
    return Record(
        reference_id=evidence.identifier,
        source=registry,
        pmid=facts.get("pmid"),
        pmcid=facts.get("pmcid"),
        doi=facts.get("doi"),
        retrieved_at=evidence.attempts[-1].at,
    )


def _denial(evidence: Evidence) -> Attempt | None:
    authority = AUTHORITY.get(type_of(evidence.identifier), "")
    denial = evidence.denied.get(authority)
    if denial is None or denial.from_cache:
        return denial
    asked = {authority, "PUBMED"} if authority == "IDCONV" else {authority}
    failed = any(attempt.registry in asked for attempt, _cause in evidence.failed)
    return None if failed or not asked <= evidence.denied.keys() else denial


def _failure(evidence: Evidence) -> tuple[Attempt, str] | None:
    """The failed attempt to name: at the authority where there is one, else the last."""
    authority = AUTHORITY.get(type_of(evidence.identifier))
    at_authority = [each for each in evidence.failed if each[0].registry == authority]
    failed = at_authority or evidence.failed
    return failed[-1] if failed else None
