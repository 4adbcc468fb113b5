"""Full texts of open-access articles from PMC and Europe PMC, where quotes are to be checked.

A text counts if it is of an article's length and bears the record's title (``jats.is_text_of``): a landing
page or a cover sheet is none. That there is no full text is kept for a few days, and only where every
provider answered; a provider that failed leaves nothing behind.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from citevouch.clock import stamp
from citevouch.identifiers import type_of
from citevouch.resolve.health import health_of
from citevouch.resolve.jats import is_text_of
from citevouch.resolve.recall import is_fresh

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from citevouch.records import Record, Resolution, Resolved
    from citevouch.resolve.ask import Asked, Asker
    from citevouch.resolve.evidence import Log
    from citevouch.resolve.registries.base import Request
    from citevouch.resolve.run import Run

KIND = "no full text"  #: of the empty entries that the store keeps aside


def with_more_text(resolved: Resolved, wanted: Iterable[str], *, run: Run) -> Resolved:
    """*resolved*, where those of *wanted* that have an open full text hold it; its log goes on."""
    log = run.log()
    resolutions = with_full_texts(resolved.resolutions, wanted, run, log)
    attempts = (*resolved.attempts, *log.attempts)
    return replace(
        resolved,
        resolutions=resolutions,
        attempts=attempts,
        health=health_of(attempts),
        warnings=tuple(run.cache.warnings),
    )


def with_full_texts(
    resolutions: Mapping[str, Resolution], wanted: Iterable[str], run: Run, log: Log
) -> dict[str, Resolution]:
    """*resolutions*, where those of *wanted* that have an open full text hold it instead of an abstract."""
    result = dict(resolutions)
    lacking = {
        curie: record
        for curie in dict.fromkeys(wanted)
        if curie in result and (record := result[curie].record) and _worth_asking(record, run)
    }
    if not lacking or run.offline:
        return result
    with run.asking(f"Looking for {len(lacking)} full texts") as asker:
        search = _Search(asker, log)
        pmcids = search.pmcids(lacking)
        found = search.texts(lacking, pmcids)
    run.asked.update(f"{KIND} {record.reference_id}" for record in lacking.values())
    for curie, record in lacking.items():
        attempts = tuple(log.attempts[at].id for at in search.asked_for.get(curie, ()))
        if curie in found:
            result[curie] = _upgraded(result[curie], found[curie], attempts)
        else:
            result[curie] = replace(result[curie], attempt_ids=(*result[curie].attempt_ids, *attempts))
            if curie not in search.failed:
                run.cache.keep_aside(KIND, record.reference_id, stamp(), [])
    run.cache.keep([each for curie in found if (each := result[curie].record)])
    return result


def _worth_asking(record: Record, run: Run) -> bool:
    if record.content_scope == "FULL_TEXT" or record.source == "CACHE_FILE" or not record.title:
        return False
    if not run.believes(f"{KIND} {record.reference_id}"):
        return True
    kept = run.cache.store.aside(KIND, record.reference_id)
    return kept is None or not is_fresh(kept[0], run.freshness(standing=False).not_found)


def _upgraded(resolution: Resolution, full: Record, attempts: tuple[str, ...]) -> Resolution:
    assert resolution.record  # noqa: S101 - only records are upgraded
    record = replace(
        resolution.record,
        text=full.text,
        content_scope="FULL_TEXT",
        pmcid=resolution.record.pmcid or full.pmcid,
    )
    return replace(resolution, record=record, attempt_ids=(*resolution.attempt_ids, *attempts))


class _Search:
    """A search for full texts under way: what was asked for whom, and for whom it failed."""

    def __init__(self, asker: Asker, log: Log) -> None:
        self._asker, self._log = asker, log
        self.asked_for: dict[str, list[int]] = {}
        self.failed: set[str] = set()

    def pmcids(self, lacking: Mapping[str, Record]) -> dict[str, str]:
        """The PMCID of each record in PMC: the record's own, or the one that the ID converter knows."""
        known = {curie: f"PMC:{record.pmcid}" for curie, record in lacking.items() if record.pmcid}
        asked = {
            curie: name
            for curie, record in lacking.items()
            if curie not in known and (name := _convertible(record))
        }
        requests = self._asker.modules["IDCONV"].requests_for(
            list(dict.fromkeys(asked.values())), self._asker.settings
        )
        for each in self._ask(requests, asked):
            for curie, name in asked.items():
                pmcid = each.answer.extra.get(name, {}).get("pmcid") if each.answer else None
                if pmcid:
                    known[curie] = f"PMC:{pmcid}"
        return known

    def texts(self, lacking: Mapping[str, Record], pmcids: Mapping[str, str]) -> dict[str, Record]:
        """The full text of each record that has one, first from PMC, then from Europe PMC."""
        found: dict[str, Record] = {}
        for registry, kind in (("PUBMED", "pmc"), ("EUROPEPMC", "full_text")):
            open_ones = {curie: name for curie, name in pmcids.items() if curie not in found}
            unique = list(dict.fromkeys(open_ones.values()))
            requests = self._asker.modules[registry].requests_for(unique, self._asker.settings, kind=kind)
            for each in self._ask(requests, open_ones):
                texts = each.answer.records if each.answer else {}
                found |= {
                    curie: texts[name]
                    for curie, name in open_ones.items()
                    if name in texts and is_text_of(texts[name], lacking[curie])
                }
        self.failed -= found.keys()
        return found

    def _ask(self, requests: list[Request], concerned: Mapping[str, str]) -> list[Asked]:
        story = self._asker.ask_all(requests)
        for asked in story:
            self._log.add(asked.attempt)
            place = len(self._log.attempts) - 1
            for curie, name in concerned.items():
                if name in asked.request.requested_ids:
                    self.asked_for.setdefault(curie, []).append(place)
                    if asked.answer is None:
                        self.failed.add(curie)
        return story


def _convertible(record: Record) -> str | None:
    """The identifier by which the ID converter may know *record*."""
    return next((name for name in record.identifiers if type_of(name) in {"PMID", "DOI"}), None)
