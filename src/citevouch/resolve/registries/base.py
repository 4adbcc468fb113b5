"""What a registry module is: requests built from identifiers, and answers believed or refused.

A module in this package is pure: it builds :class:`Request` values and reads bodies; sending, limits,
retries, caching and splitting are the engine's. Every module has

- ``REGISTRY``: the contract's Registry value of attempts made through it;
- ``GROUP``: the rate group that its hosts share (``ncbi``, ``crossref``, ``datacite``, ``doi``,
  ``clinicaltrials``, ``europepmc``); E-utilities and the ID converter are both ``ncbi``;
- ``BATCH``: the most identifiers in one request;
- ``requests_for(ids, settings, *, control=None, kind=DEFAULT) -> list[Request]``: the requests that ask
  for *ids* (canonical, unique), none longer than BATCH with the control in it, no address over
  :data:`MAX_URL`; a list of identifiers that one request cannot express (a comma in a Crossref filter)
  becomes further requests. Deterministic: equal arguments give equal requests;
- ``believe(request, status, headers, body) -> Answer``: raises :class:`Unbelievable` where the body is not
  what the service sends when it answers. Called with status 200 and with every other status that was not
  retried away, so that the module says which statuses are answers (a 404 with the API's own body); for
  any other status it raises Unbelievable with cause HTTP_ERROR. *headers* has lower-case names.

Credentials (tool, email, api_key, mailto) are added when a request is sent and never stand in a Request,
so that a Request can be logged. Base addresses come from the settings, without a trailing slash (the ID
converter's keeps its own).

Kinds, where a registry is asked in more than one way (``Request.kind``):

- ``pubmed record``: efetch db=pubmed, POST: records; ``absent`` only if another id or the control came back.
- ``pubmed pmc``: efetch db=pmc, POST: records of PMCIDs, FULL_TEXT where a body is there.
- ``pubmed search``: esearch for one title: ``hits`` (``PMID:...``), best first.
- ``idconv record``: ``extra[id]`` = {"pmid", "doi", "pmcid"} of what PMC holds; explicit misses ``absent``.
- ``crossref record``: records of DOIs with their ``updated-by`` notices; what is not listed is ``unknown``.
- ``crossref search``: ``candidates`` for one title, best first.
- ``datacite record``: records of ``DOI:`` and ``ARXIV:`` identifiers; what is not listed is ``unknown``.
- ``doi_org agency``: of ``DOI:`` and ``ARXIV:`` identifiers, ``extra[id]`` = {"agency": name}; "does not
  exist" is ``absent``, invalid is ``malformed``.
- ``doi_org handle``: the same from the handle API, for one DOI.
- ``geo record``: the search; ``follow`` = the summary request that completes it.
- ``geo summary``: records; ``absent`` is what the summary lacks.
- ``clinicaltrials record``: records; ``absent`` only on the API's own 404 body.
- ``europepmc full_text``: full text of one PMCID.

Searches are built by ``search_request(title, settings) -> Request`` with empty ``requested_ids``.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from citevouch.records import Record
    from citevouch.settings import Settings

#: Longest address of a GET, in bytes; the services state no limit, proxies cut at 2,048 or above.
MAX_URL = 2000

#: Causes that a module may give (LookupOutcome values).
MALFORMED, REFUSED, INCONCLUSIVE, HTTP_ERROR = "MALFORMED", "REFUSED", "INCONCLUSIVE", "HTTP_ERROR"


@dataclass(frozen=True, kw_only=True)
class Request:
    """One request to one registry, without credentials."""

    registry: str
    group: str
    kind: str
    method: str  #: GET or POST
    url: str
    params: tuple[tuple[str, str], ...] = ()  #: query
    data: tuple[tuple[str, str], ...] = ()  #: form body of a POST
    accept: str = "application/json"
    requested_ids: tuple[str, ...] = ()  #: canonical; without the control
    control: str | None = None  #: canonical identifier that rides along and must come back


@dataclass(frozen=True, kw_only=True)
class Answer:
    """What a believed body says about the requested identifiers.

    Each requested identifier stands in at most one of ``records``, ``absent``, ``unknown`` and
    ``malformed``, or has its ``extra``, or waits for a request in ``follow``; one that stands nowhere
    counts as unknown. The control stands in none of them.
    """

    records: dict[str, Record] = field(default_factory=dict)  #: by requested canonical identifier
    absent: tuple[str, ...] = ()  #: the registry answered and says there is none
    unknown: tuple[str, ...] = ()  #: asked, neither found nor denied
    malformed: tuple[str, ...] = ()  #: the registry says this is no identifier of its kind
    extra: dict[str, dict[str, str]] = field(default_factory=dict)  #: further facts by requested identifier
    follow: tuple[Request, ...] = ()  #: requests without which the answer is not complete
    hits: tuple[str, ...] = ()  #: canonical identifiers that a search names, best first
    total: int | None = None  #: how many papers a search says there are, where it says so
    candidates: tuple[Record, ...] = ()  #: records that a search gives, best first


class Unbelievable(Exception):  # noqa: N818 - raised where a body is not believed, not where code fails
    """A response that is no answer; *detail* says why in a few words, without anything secret."""

    def __init__(self, cause: str, detail: str) -> None:
        self.cause, self.detail = cause, detail
        super().__init__(f"{cause}: {detail}")


class Module(Protocol):
    """A registry module, for the type checker."""

    REGISTRY: str
    GROUP: str
    BATCH: int

    def requests_for(
        self, ids: Sequence[str], settings: Settings, *, control: str | None = None, kind: str = "record"
    ) -> list[Request]:
        """The requests that ask for *ids*."""
        ...

    def believe(self, request: Request, status: int, headers: Mapping[str, str], body: bytes) -> Answer:
        """The answer that *body* is, or Unbelievable."""
        ...
