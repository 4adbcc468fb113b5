"""Searching PubMed and Crossref by title, for suggestions, with the limits and the log of everything else."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import TYPE_CHECKING

from citevouch.clock import stamp
from citevouch.resolve.health import health_of
from citevouch.resolve.recall import is_fresh
from citevouch.resolve.run import Run, looked_up, open_run

if TYPE_CHECKING:
    from collections.abc import Iterable

    from citevouch.records import Attempt, Health, Record
    from citevouch.resolve.ask import Asked, Asker
    from citevouch.resolve.evidence import Log
    from citevouch.settings import Settings

KIND = "search"  #: of the entries that the store keeps aside
REGISTRIES = 2  #: how many are searched


@dataclass(frozen=True, kw_only=True)
class Searched:
    """What searches gave."""

    candidates: dict[str, tuple[Record, ...]]  #: by title as given; PubMed's first, each paper once
    unanswered: frozenset[str]  #: titles of which a search failed: no candidate says nothing there
    attempts: tuple[Attempt, ...] = ()
    health: tuple[Health, ...] = ()
    warnings: tuple[str, ...] = ()


def search_title(
    titles: Iterable[str], settings: Settings | None = None, *, run: Run | None = None, offline: bool = False
) -> Searched:
    """Records whose titles may be *titles*, by title; who compares them is another part.

    Answers are kept as long as standing is, failed searches never. Offline only kept ones are given.
    """
    if run is None:
        with open_run(settings, offline=offline) as opened:
            return search_title(titles, run=opened)
    log = run.log()
    wanted = list(dict.fromkeys(title for title in titles if re.search(r"\w", title)))
    candidates = {title: kept for title in wanted if (kept := _kept(title, run)) is not None}
    unknown = [title for title in wanted if title not in candidates]
    unanswered = set(unknown)
    if unknown and not run.offline:
        with run.asking(f"Searching for {len(unknown)} titles") as asker:
            answered = _search(unknown, asker, log)
        run.asked.update(f"{KIND} {title}" for title in unknown)
        found = _with_records(answered, run, log)
        candidates |= found
        unanswered = {title for title in unknown if len(answered[title]) < REGISTRIES}
        for title in found.keys() - unanswered:
            run.cache.keep_aside(KIND, title, stamp(), found[title])
    return Searched(
        candidates={title: candidates.get(title, ()) for title in wanted},
        unanswered=frozenset(unanswered),
        attempts=tuple(log.attempts),
        health=health_of(log.attempts),
        warnings=tuple(run.cache.warnings),
    )


def _kept(title: str, run: Run) -> tuple[Record, ...] | None:
    kept = run.cache.store.aside(KIND, title) if run.believes(f"{KIND} {title}") else None
    limit = run.freshness(standing=True).found
    return tuple(kept[1]) if kept and is_fresh(kept[0], limit) else None


def _search(titles: list[str], asker: Asker, log: Log) -> dict[str, list[Asked]]:
    """The searches that were answered, by title."""
    from citevouch.resolve.registries import crossref, pubmed

    pairs = [
        (title, module.search_request(title, asker.settings))
        for title in titles
        for module in (pubmed, crossref)
    ]
    answered: dict[str, list[Asked]] = {title: [] for title in titles}
    story = asker.ask_all([request for _title, request in pairs])
    for (title, _request), asked in zip(pairs, story, strict=True):
        log.add(asked.attempt)
        if asked.answer:
            answered[title].append(asked)
    return answered


def _with_records(answered: dict[str, list[Asked]], run: Run, log: Log) -> dict[str, tuple[Record, ...]]:
    """The records that the answers name or hold, those of one paper once."""
    answers = {title: [asked.answer for asked in each if asked.answer] for title, each in answered.items()}
    pmids = dict.fromkeys(name for each in answers.values() for answer in each for name in answer.hits)
    looked = looked_up(list(pmids), run, log, standing=True)
    records = {name: each.record for name, each in looked.items() if each.record}
    found: dict[str, tuple[Record, ...]] = {}
    for title, each in answers.items():
        named = [records[name] for answer in each for name in answer.hits if name in records]
        held = [record for answer in each for record in answer.candidates]
        known = {name for record in named for name in record.identifiers}
        found[title] = (*named, *(record for record in held if record.reference_id not in known))
    return found
