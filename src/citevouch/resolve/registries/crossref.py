"""Crossref: metadata, abstracts and update notices of its DOIs. No authority on absence."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

from citevouch.resolve.registries.base import MALFORMED, Answer, Request, Unbelievable
from citevouch.resolve.registries.batches import by_doi, doi_requests
from citevouch.resolve.registries.bodies import expect, json_of, required, string
from citevouch.resolve.registries.crossref_works import record_of

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from citevouch.records import Record
    from citevouch.settings import Settings

REGISTRY = "CROSSREF"
GROUP = "crossref"
BATCH = 50  #: rows may be 1,000; the length of the address ends a list before

#: What is read of a work. ``language`` is no select of the route: asking for it is an error 400.
SELECT = (
    "DOI,type,title,subtitle,short-title,original-title,author,container-title,published-print,"
    "published-online,issued,abstract,updated-by"
)

#: Candidates of a title search; a score says nothing about them.
ROWS = 5
_MAX_TITLE = 400

#: Kinds of works that are never what a bibliography cites.
_PARTS = {"component", "peer-review", "grant"}


def requests_for(
    ids: Sequence[str], settings: Settings, *, control: str | None = None, kind: str = "record"
) -> list[Request]:
    """Lists by ``filter=doi:``; a DOI with a comma breaks the filter and is asked for alone."""
    del control  # a work that is not listed is unknown, with or without one
    url = f"{settings.crossref_url}/works"
    return doi_requests(ids, url, registry=REGISTRY, group=GROUP, size=BATCH, kind=kind, params=_params)


def search_request(title: str, settings: Settings) -> Request:
    """A search for works with this title."""
    params = (("query.bibliographic", title[:_MAX_TITLE]), ("rows", str(ROWS)), ("select", SELECT))
    url = f"{settings.crossref_url}/works"
    return Request(registry=REGISTRY, group=GROUP, kind="search", method="GET", url=url, params=params)


def believe(request: Request, status: int, headers: Mapping[str, str], body: bytes) -> Answer:
    """Records of the DOIs asked for, or the candidates of a search.

    What is not listed is unknown, and so is a 404: DOIs of other agencies, new ones and aliases have no
    work here.
    """
    single = not request.params
    expect(status, (200, 404) if single else (200,))
    if status == 404:
        return _no_work(request, body)
    value = json_of(headers, body)
    if string(value, "status") != "ok":
        raise Unbelievable(MALFORMED, "the service reports an error")
    works = (
        [required(value, "message", kind=dict)] if single else required(value, "message", "items", kind=list)
    )
    if request.kind == "search":
        return Answer(candidates=_candidates(works))
    return _records(request, works)


def _records(request: Request, works: list[Any]) -> Answer:
    names = by_doi(request.requested_ids)
    records: dict[str, Record] = {}
    for work in works:
        record = record_of(work)
        if record.doi not in names:
            raise Unbelievable(MALFORMED, "a work that was not asked for")
        records.update({name: replace(record, reference_id=name) for name in names[record.doi]})
    return Answer(records=records, unknown=tuple(n for n in request.requested_ids if n not in records))


def _candidates(works: list[Any]) -> tuple[Record, ...]:
    """Works that can be cited, in the order given, preprints last: copies of papers are posted as such."""
    usable = [work for work in works if string(work, "type") not in _PARTS]
    in_order = sorted(usable, key=lambda work: string(work, "type") == "posted-content")
    return tuple(record for record in map(record_of, in_order) if record.doi and record.title)


def _no_work(request: Request, body: bytes) -> Answer:
    if body.strip() != b"Resource not found.":
        raise Unbelievable(MALFORMED, "a 404 that is not Crossref's own")
    return Answer(unknown=request.requested_ids)


def _params(ids: Sequence[str]) -> tuple[tuple[str, str], ...]:
    dois = list(by_doi(ids))
    return (
        ("filter", ",".join(f"doi:{doi}" for doi in dois)),
        ("rows", str(len(dois))),
        ("select", SELECT),
    )
