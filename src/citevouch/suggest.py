"""Looking for the right identifier of a cited title: in the records at hand, then in the registries."""

from __future__ import annotations

from dataclasses import replace
from itertools import chain
from typing import TYPE_CHECKING

from citevouch.check.identity import Candidate
from citevouch.resolve.health import health_of
from citevouch.resolve.search import search_title
from citevouch.resolve.titles import same_title
from citevouch_contract.models import SuggestionSource

if TYPE_CHECKING:
    from collections.abc import Sequence

    from citevouch.records import Record, Resolved
    from citevouch.resolve import Run


def suggestions(
    titles: Sequence[str], resolved: Resolved, *, run: Run
) -> tuple[dict[str, list[Candidate]], Resolved]:
    """Candidates for *titles*, and *resolved* with the searches in its log.

    Whether one is the cited paper, identity decides. Offline no registry is searched; what earlier searches
    found counts as at hand.
    """
    found: dict[str, list[Candidate]] = {title: [] for title in titles}
    for record in _at_hand(run):
        for title, candidates in found.items():
            if same_title(title, record.title):
                candidates.append(Candidate(record=record, suggested_by=SuggestionSource.STORE))
    searched = search_title(titles, run=run)
    source = SuggestionSource.STORE if run.offline else SuggestionSource.SEARCH
    for title, records in searched.candidates.items():
        found[title] += [Candidate(record=record, suggested_by=source) for record in records]
    attempts = (*resolved.attempts, *searched.attempts)
    logged = replace(resolved, attempts=attempts, health=health_of(attempts), warnings=searched.warnings)
    return found, logged


def _at_hand(run: Run) -> list[Record]:
    """Every record of the store and of the cache folder that has a title, each once."""
    held = chain(run.cache.store.records(), run.cache.files.values())
    return list({record.reference_id: record for record in held if record.title}.values())
