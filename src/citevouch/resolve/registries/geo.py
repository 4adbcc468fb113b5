"""GEO (E-utilities, db=gds): series, data sets, samples and platforms. One search, one summary."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from citevouch.identifiers import canonical, local_part
from citevouch.records import Record
from citevouch.resolve.markup import plain
from citevouch.resolve.registries.base import INCONCLUSIVE, MALFORMED, Answer, Request, Unbelievable
from citevouch.resolve.registries.batches import batches
from citevouch.resolve.registries.bodies import at, expect, json_of, required, string, strings
from citevouch.resolve.years import year_in

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from citevouch.settings import Settings

REGISTRY = "GEO"
GROUP = "ncbi"
BATCH = 50

#: Most entries looked at in one summary: an accession also finds entries that only mention it.
RETMAX = 500


def requests_for(
    ids: Sequence[str], settings: Settings, *, control: str | None = None, kind: str = "record"
) -> list[Request]:
    """One search for all accessions, each with its entry type; the summary follows from its answer."""
    del control, kind  # a search that finds nothing says so, and why
    return [
        _request(settings.eutils_url, "esearch", "record", batch, term=_term(batch))
        for batch in batches(ids, BATCH)
    ]


def believe(request: Request, status: int, headers: Mapping[str, str], body: bytes) -> Answer:
    """Of a search the summary to ask for; of a summary the records.

    An accession is absent if a search finds nothing at all and complains of nothing, or if the summary
    lacks it while that of another one is there and no entry that nobody asked for.
    One that the search does not understand ("phrase not found") stays unknown.
    """
    expect(status)
    value = json_of(headers, body)
    return _summary(request, value) if request.kind == "summary" else _search(request, value)


def _search(request: Request, value: Any) -> Answer:
    result = required(value, "esearchresult", kind=dict)
    required(result, "idlist", kind=list)
    uids = strings(result, "idlist")
    count = string(result, "count")
    if string(result, "ERROR") or not count.isdigit():
        raise Unbelievable(MALFORMED, "the search reports an error")
    complaints = _complaints(result)
    doubtful = tuple(name for name in request.requested_ids if complaints and _mentioned(name, complaints))
    asked = tuple(name for name in request.requested_ids if name not in doubtful)
    if count == "0":
        return Answer(unknown=request.requested_ids) if complaints else Answer(absent=asked)
    if int(count) > len(uids):
        raise Unbelievable(INCONCLUSIVE, "more entries than a summary takes")
    base = request.url.rpartition("/")[0]
    follow = _request(base, "esummary", "summary", asked, id=",".join(uids))
    return Answer(unknown=doubtful, follow=(follow,) if asked else ())


def _summary(request: Request, value: Any) -> Answer:
    result = required(value, "result", kind=dict)
    entries = [result.get(uid) for uid in strings(result, "uids")]
    found = {
        canonical("GEO", string(entry, "accession")): entry for entry in entries if isinstance(entry, dict)
    }
    records = {name: _record(name, found[name]) for name in request.requested_ids if name in found}
    missing = tuple(name for name in request.requested_ids if name not in records)
    certain = bool(records) and found.keys() == records.keys()
    absent, unknown = (missing, ()) if certain else ((), missing)
    return Answer(records=records, absent=absent, unknown=unknown)


def _record(name: str, entry: Any) -> Record:
    title, text = plain(string(entry, "title")), string(entry, "summary")
    types = (string(entry, "gdstype"), string(entry, "entrytype"))
    return Record(
        reference_id=name,
        source=REGISTRY,
        title=title,
        year=year_in(string(entry, "pdat")),
        journal="Gene Expression Omnibus",
        publication_types=tuple(filter(None, types)),
        keywords=tuple(part for part in map(str.strip, string(entry, "taxon").split(";")) if part),
        text=text,
        content_scope="ABSTRACT" if text else "TITLE_ONLY" if title else "NONE",
    )


def _term(ids: Sequence[str]) -> str:
    """``(GSE1[ACCN] AND gse[ETYP]) OR ...``: the type keeps the samples of a series out."""
    accessions = [local_part(name) for name in ids]
    return " OR ".join(f"({each}[ACCN] AND {each[:3].lower()}[ETYP])" for each in accessions)


def _complaints(result: Any) -> list[str]:
    """What the search says it did not find or understand."""
    lists = at(result, "errorlist")
    return [text for key in (lists if isinstance(lists, dict) else {}) for text in strings(lists, key)]


def _mentioned(name: str, complaints: list[str]) -> bool:
    """Whether a complaint is about *name*, or about a field and so about every term."""
    said = [text.upper().partition("[")[0].strip("( ") for text in complaints]
    return any(text in {local_part(name), "ACCN", "ETYP"} for text in said)


def _request(base: str, utility: str, kind: str, ids: Sequence[str], **asked: str) -> Request:
    return Request(
        registry=REGISTRY,
        group=GROUP,
        kind=kind,
        method="POST",
        url=f"{base}/{utility}.fcgi",
        data=(("db", "gds"), *asked.items(), ("retmode", "json"), ("retmax", str(RETMAX))),
        requested_ids=tuple(ids),
    )
