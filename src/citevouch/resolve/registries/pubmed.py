"""PubMed (E-utilities): records of PMIDs, its sister database PMC for PMCIDs, and title search."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import TYPE_CHECKING

from citevouch.identifiers import canonical, local_part
from citevouch.resolve.jats import article_ids, article_record
from citevouch.resolve.registries.base import MALFORMED, Answer, Request, Unbelievable
from citevouch.resolve.registries.batches import batches
from citevouch.resolve.registries.bodies import (
    children,
    expect,
    json_of,
    local_name,
    required,
    strings,
    xml_of,
)
from citevouch.resolve.registries.pubmed_xml import pmid_of, record_of, version_of
from citevouch.resolve.xmltext import text_of

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from lxml import etree

    from citevouch.records import Record
    from citevouch.settings import Settings

REGISTRY = "PUBMED"
GROUP = "ncbi"
BATCH = 200  #: above about 200 NCBI asks for the history server (NBK25499)
PMC_BATCH = 10  #: full texts have up to a megabyte each

#: Hits of a title search that are worth fetching.
HITS = 5
_SEARCH_WORDS = 8
_STOP = {"about", "after", "among", "and", "from", "into", "that", "their", "this", "versus", "with"}


def requests_for(
    ids: Sequence[str], settings: Settings, *, control: str | None = None, kind: str = "record"
) -> list[Request]:
    """efetch requests, POST: of PMIDs (kind ``record``) or of PMCIDs in db=pmc (kind ``pmc``)."""
    size = PMC_BATCH if kind == "pmc" else BATCH - 1
    database = "pmc" if kind == "pmc" else "pubmed"
    return [_fetch(batch, settings, database, control, kind) for batch in batches(ids, size)]


def search_request(title: str, settings: Settings) -> Request:
    """An esearch for the words of *title*. Quoting the title would find nothing: titles are no phrases."""
    words = re.findall(r"\w+", title.lower())
    telling = [word for word in words if len(word) > 3 and word not in _STOP] or words
    term = " AND ".join(f"{word}[ti]" for word in dict.fromkeys(telling[:_SEARCH_WORDS]))
    return Request(
        registry=REGISTRY,
        group=GROUP,
        kind="search",
        method="GET",
        url=f"{settings.eutils_url}/esearch.fcgi",
        params=(("db", "pubmed"), ("term", term), ("retmode", "json"), ("retmax", str(HITS))),
    )


def believe(request: Request, status: int, headers: Mapping[str, str], body: bytes) -> Answer:
    """Records, or the identifiers that a search found.

    A PMID is absent if it is not in a well-formed set in which the control or another requested one came
    back; a PMCID only if PMC says so of it. A set with an article that nobody asked for is no answer.
    """
    expect(status)
    if request.kind == "search":
        return _hits(headers, body)
    if request.kind == "pmc":
        return _articles(request, xml_of(headers, body, root="pmc-articleset"))
    return _records(request, xml_of(headers, body, root="PubmedArticleSet"))


def _fetch(ids: Sequence[str], settings: Settings, database: str, control: str | None, kind: str) -> Request:
    extra = [control] if control and control not in ids else []
    numbers = ",".join(local_part(name).removeprefix("PMC") for name in (*ids, *extra))
    return Request(
        registry=REGISTRY,
        group=GROUP,
        kind=kind,
        method="POST",
        url=f"{settings.eutils_url}/efetch.fcgi",
        data=(("db", database), ("id", numbers), ("retmode", "xml")),
        accept="application/xml",
        requested_ids=tuple(ids),
        control=control,
    )


def _records(request: Request, root: etree._Element) -> Answer:
    entries: dict[str, etree._Element] = {}
    for entry in (*children(root, "PubmedArticle"), *children(root, "PubmedBookArticle")):
        name = f"PMID:{pmid_of(entry)}"
        if name not in entries or version_of(entry) >= version_of(entries[name]):
            entries[name] = entry
    _refuse_strangers(request, entries)
    if not entries:
        return Answer(unknown=request.requested_ids)
    records = {name: record_of(entries[name]) for name in request.requested_ids if name in entries}
    return Answer(records=records, absent=tuple(n for n in request.requested_ids if n not in entries))


def _articles(request: Request, root: etree._Element) -> Answer:
    articles: dict[str, Record] = {}
    for article in children(root, "article"):
        record = article_record(article, source=REGISTRY)
        name = f"PMC:{article_ids(article).get('pmcid')}"
        articles[name] = replace(record, reference_id=name)
    _refuse_strangers(request, articles)
    denied = {_denied(element) for element in root if local_name(element) in {"Reply", "error"}}
    return Answer(
        records={name: articles[name] for name in request.requested_ids if name in articles},
        absent=tuple(n for n in request.requested_ids if n in denied and n not in articles),
    )


def _denied(reply: etree._Element) -> str | None:
    """The PMCID of ``<Reply Id="1" error="..."/>`` or ``<error id="1">...``, as db=pmc words a miss."""
    wording = reply.get("error", "") + text_of(reply)
    number = reply.get("Id") or reply.get("id") or ""
    missing = "not available" in wording or "not found" in wording
    return canonical("PMCID", number) if missing else None


def _refuse_strangers(request: Request, found: Mapping[str, object]) -> None:
    strangers = found.keys() - {*request.requested_ids, request.control}
    if strangers:
        raise Unbelievable(MALFORMED, "a record that was not asked for")


def _hits(headers: Mapping[str, str], body: bytes) -> Answer:
    result = required(json_of(headers, body), "esearchresult", kind=dict)
    required(result, "idlist", kind=list)
    found = (canonical("PMID", number) for number in strings(result, "idlist"))
    count = str(result.get("count", ""))
    total = int(count) if count.isascii() and count.isdigit() else None
    return Answer(hits=tuple(name for name in found if name), total=total)
