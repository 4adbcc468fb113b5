"""Searching PubMed within dates for papers that a text does not cite, with the limits and log of the rest."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import TYPE_CHECKING

from citevouch.clock import now, stamp
from citevouch.records import Attempt
from citevouch.resolve.health import health_of
from citevouch.resolve.recall import is_fresh
from citevouch.resolve.run import looked_up

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from citevouch.records import Health, Record
    from citevouch.resolve.evidence import Log
    from citevouch.resolve.registries.base import Request
    from citevouch.resolve.run import Run
    from citevouch.settings import Settings

KIND = "dated search"  #: of the entries that the store keeps aside
MOST = 10  #: hits that are taken


@dataclass(frozen=True, kw_only=True)
class Query:
    """What is searched for: PubMed's own words, from a year on."""

    term: str
    since: str  #: YYYY
    most: int = MOST  #: hits that are taken


@dataclass(frozen=True, kw_only=True)
class Hits:
    """What PubMed answered."""

    until: str  #: the day of the search, YYYY-MM-DD: that is how far it covers
    total: int  #: papers that there are
    ids: tuple[str, ...]  #: those that were taken, the best first
    attempt_id: str


@dataclass(frozen=True, kw_only=True)
class Dated:
    """What several searches came to."""

    hits: Mapping[Query, Hits]  #: of those that were answered; offline only what the store has
    records: Mapping[str, Record]  #: of the papers taken, by PMID
    attempts: tuple[Attempt, ...] = ()
    health: tuple[Health, ...] = ()
    warnings: tuple[str, ...] = ()


def search_dated(queries: Iterable[Query], *, run: Run) -> Dated:
    """Search for each of *queries*, and look the papers up that were found.

    Answers are kept as long as standing is, with the day they were given on; failed searches never.
    """
    log = run.log()
    wanted = list(dict.fromkeys(query for query in queries if query.term.strip()))
    hits = {query: kept for query in wanted if (kept := _kept(query, run, log))}
    unknown = [query for query in wanted if query not in hits]
    if unknown and not run.offline:
        hits |= _search(unknown, run, log)
    pmids = dict.fromkeys(name for query in wanted if query in hits for name in hits[query].ids)
    looked = looked_up(list(pmids), run, log, standing=True)
    return Dated(
        hits={query: hits[query] for query in wanted if query in hits},
        records={name: each.record for name, each in looked.items() if each.record},
        attempts=tuple(log.attempts),
        health=health_of(log.attempts),
        warnings=tuple(run.cache.warnings),
    )


def _key(query: Query) -> str:
    return json.dumps([query.term, query.since, query.most], ensure_ascii=False)


def _kept(query: Query, run: Run, log: Log) -> Hits | None:
    """The answer that the store has, if it is neither too old nor of another shape."""
    key = _key(query)
    kept = run.cache.store.text_aside(KIND, key) if run.believes(f"{KIND} {key}") else None
    if not kept or not is_fresh(kept[0], run.freshness(standing=True).found):
        return None
    try:
        total, until, ids = json.loads(kept[1])
    except (ValueError, TypeError):
        return None
    attempt = log.add(_from_store(kept[0]))
    return Hits(until=str(until), total=int(total), ids=tuple(map(str, ids)), attempt_id=attempt.id)


def _from_store(at: str) -> Attempt:
    return Attempt(
        id="", registry="PUBMED", lookup_outcome="ANSWERED", requested_ids=(), at=at, from_cache=True
    )


def _search(queries: Sequence[Query], run: Run, log: Log) -> dict[Query, Hits]:
    until = f"{now():%Y-%m-%d}"
    with run.asking(f"Searching PubMed {len(queries)} times") as asker:
        story = asker.ask_all([request_for(query, until, asker.settings) for query in queries])
    found: dict[Query, Hits] = {}
    for query, asked in zip(queries, story, strict=True):
        attempt = log.add(asked.attempt)
        key = _key(query)
        run.asked.add(f"{KIND} {key}")
        if asked.answer is None or asked.answer.total is None:
            continue
        ids = asked.answer.hits[: query.most]
        total = max(asked.answer.total, len(ids))
        found[query] = Hits(until=until, total=total, ids=ids, attempt_id=attempt.id)
        run.cache.keep_text_aside(KIND, key, stamp(), json.dumps([total, until, ids]))
    return found


def request_for(query: Query, until: str, settings: Settings) -> Request:
    """The esearch for *query*, by day of publication, the most relevant first (NBK25499)."""
    from citevouch.resolve.registries import pubmed
    from citevouch.resolve.registries.base import Request

    return Request(
        registry=pubmed.REGISTRY,
        group=pubmed.GROUP,
        kind="search",
        method="GET",
        url=f"{settings.eutils_url}/esearch.fcgi",
        params=(
            ("db", "pubmed"),
            ("term", query.term),
            ("retmode", "json"),
            ("retmax", str(query.most)),
            ("sort", "relevance"),
            ("datetype", "pdat"),
            ("mindate", query.since),
            ("maxdate", until.replace("-", "/")),
        ),
    )
