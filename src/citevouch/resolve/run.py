"""A run: one cache, one log, one set of limits for all that is asked in it."""

from __future__ import annotations

import itertools
import threading
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, TypedDict

from citevouch.records import Record, Resolution, Resolved
from citevouch.resolve.evidence import Evidence, Log
from citevouch.resolve.folder import Cache, open_cache
from citevouch.resolve.health import doubted, health_of
from citevouch.resolve.plan import plan, unverifiable
from citevouch.resolve.progress import progress
from citevouch.resolve.recall import Freshness, recall, recall_unconfirmed
from citevouch.resolve.store import Denied
from citevouch.resolve.verdict import verdict
from citevouch.settings import Settings

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable, Iterator, Mapping
    from pathlib import Path
    from typing import Unpack

    from citevouch.resolve.ask import Asker
    from citevouch.resolve.registries.base import Module
    from citevouch.resolve.sources import Source
    from citevouch.resolve.transport import Transport


@dataclass
class Run:
    """What stays the same between the questions of a run. Made by :func:`open_run`; threads may share it."""

    settings: Settings
    cache: Cache
    offline: bool = False
    refresh: bool = False
    max_age: float | None = None  #: days; caps every lifetime
    sources: Mapping[str, Source] = field(default_factory=dict)
    asked: set[str] = field(default_factory=set)  #: identifiers and titles that were asked about
    closing: ExitStack = field(default_factory=ExitStack)
    numbers: Iterator[int] = field(default_factory=lambda: itertools.count(1))
    _transport: Transport | None = None
    _lock: threading.Lock = field(default_factory=threading.Lock)

    @property
    def transport(self) -> Transport:
        """The way out, made when something is asked for the first time."""
        from citevouch.resolve.transport import Transport  # HTTP and XML libraries: not for warm runs

        with self._lock:
            if self._transport is None:
                self._transport = Transport(self.settings)
                self.closing.callback(self._transport.close)
            return self._transport

    @contextmanager
    def asking(self, label: str) -> Iterator[Asker]:
        """What asks registries, with progress shown under *label*."""
        from citevouch.resolve.ask import Asker
        from citevouch.resolve.modules import MODULES
        from citevouch.resolve.sources import SourceModule

        modules: dict[str, Module] = {**MODULES, "OTHER": SourceModule(self.sources)}
        with progress(label) as advance:
            yield Asker(modules=modules, transport=self.transport, settings=self.settings, advance=advance)

    def log(self) -> Log:
        """A log for one question, whose numbers go on from the last one."""
        return Log(self.numbers)

    def freshness(self, *, standing: bool) -> Freshness:
        """How old an answer of the cache may be in this run."""
        return Freshness.of(
            self.settings,
            offline=self.offline,
            standing=standing,
            max_age=self.max_age,
        )

    def believes(self, name: str) -> bool:
        """Whether the cache may answer for *name*: with ``refresh`` only what this run asked itself."""
        return not self.refresh or self.offline or name in self.asked

    def resolved(self, resolutions: Mapping[str, Resolution], log: Log) -> Resolved:
        """The answer to a question, with its log and what stood in the way."""
        return Resolved(
            resolutions=dict(resolutions),
            attempts=tuple(log.attempts),
            health=health_of(log.attempts),
            warnings=tuple(self.cache.warnings),
        )


class RunOptions(TypedDict, total=False):
    """The options of :func:`open_run`."""

    offline: bool
    refresh: bool
    max_age: float | None
    sources: Path | None


@contextmanager
def open_run(
    settings: Settings | None = None,
    *,
    offline: bool = False,
    refresh: bool = False,
    max_age: float | None = None,
    sources: Path | None = None,
) -> Iterator[Run]:
    """A run over the cache folder of *settings* (default: from the environment).

    *offline*: no request is made. *refresh*: nothing is believed from the cache. *max_age*: days after
    which nothing is. *sources*: a file of JSON sources for other prefixes. Raises StoreError where the
    cache cannot be used, SettingsError for bad settings, InputError for a bad file of sources.
    """
    chosen = settings or Settings.from_environment()
    known: dict[str, Source] = {}
    if sources:
        from citevouch.resolve.sources import load_sources

        known = load_sources(sources)
        chosen = replace(
            chosen,
            extra_services={each.service: each.base for each in known.values()},
            extra_headers={each.service: each.headers for each in known.values()},
        )
    with ExitStack() as stack:
        cache = stack.enter_context(open_cache(chosen.cache_dir, offline=offline))
        yield Run(
            chosen,
            cache,
            offline=offline,
            refresh=refresh,
            max_age=max_age,
            sources=known,
            closing=stack,
        )


def resolve(
    identifiers: Iterable[str],
    settings: Settings | None = None,
    *,
    run: Run | None = None,
    standing: bool = True,
    full_text_for: Collection[str] = (),
    skip_prefixes: Collection[str] = (),
    max_references: int | None = None,
    **options: Unpack[RunOptions],
) -> Resolved:
    """What registries say about *identifiers* (canonical CURIEs; others come back as MALFORMED).

    Every identifier given has a Resolution, in the order given. *standing*: whether notices on the
    records matter, which shortens how long the cache is believed. *full_text_for*: those of which an open
    full text is wanted instead of an abstract. *skip_prefixes* and *max_references* leave identifiers
    UNVERIFIABLE. With *run*, its settings, cache and options hold and its log goes on; otherwise
    *options* are those of :func:`open_run`.
    """
    if run is None:
        with open_run(settings, **options) as opened:
            return resolve(
                identifiers,
                run=opened,
                standing=standing,
                full_text_for=full_text_for,
                skip_prefixes=skip_prefixes,
                max_references=max_references,
            )
    ids = list(dict.fromkeys(identifiers))
    planned = plan(
        ids, skip_prefixes=skip_prefixes, max_references=max_references, extra_prefixes=run.sources
    )
    log = run.log()
    lookups = looked_up(planned.lookups, run, log, standing=standing)
    resolutions = planned.settled | lookups | _unconfirmed(planned.unresolvable, run, log)
    if full_text_for:
        from citevouch.resolve.full_text import with_full_texts

        resolutions = with_full_texts(resolutions, full_text_for, run, log)
    return run.resolved({curie: resolutions[curie] for curie in ids}, log)


def looked_up(ids: Iterable[str], run: Run, log: Log, *, standing: bool) -> dict[str, Resolution]:
    """What became of *ids*, each of a kind that a registry answers for: from the cache, else asked."""
    known = {curie: Evidence(curie) for curie in ids}
    believed = [each for each in known.values() if run.believes(each.identifier)]
    recall(believed, run.cache, run.freshness(standing=standing), log)
    lacking = [each for each in known.values() if not each.attempts]
    if run.offline:
        recall_unconfirmed(lacking, run.cache, log)
    elif lacking:
        from citevouch.resolve.inquiry import inquire

        with run.asking(f"Looking up {len(lacking)} identifiers") as asker:
            inquire(lacking, asker, log)
        run.asked.update(each.identifier for each in lacking)
    resolutions = {curie: verdict(each, offline=run.offline) for curie, each in known.items()}
    resolutions = doubted(resolutions, log.attempts, run.settings)
    if not run.offline:
        _keep(run.cache, lacking, resolutions)
    return resolutions


def _unconfirmed(ids: Iterable[str], run: Run, log: Log) -> dict[str, Resolution]:
    """Of identifiers that no registry answers for: what a user's folder says, else NO_RESOLVER."""
    known = {curie: Evidence(curie) for curie in ids}
    recall(known.values(), run.cache, run.freshness(standing=False), log)
    recall_unconfirmed([each for each in known.values() if not each.attempts], run.cache, log)
    return {
        curie: verdict(each) if each.record else unverifiable(curie, "NO_RESOLVER")
        for curie, each in known.items()
    }


def _keep(cache: Cache, asked: Iterable[Evidence], resolutions: Mapping[str, Resolution]) -> None:
    """Put what was found, and what was denied beyond doubt, into the store."""
    records: dict[str, Record] = {}
    denials: list[Denied] = []
    for evidence in asked:
        resolution = resolutions[evidence.identifier]
        record, last = resolution.record, evidence.attempts[-1]
        if record:
            held = records.get(record.reference_id)
            if held is None or len(record.identifiers) > len(held.identifiers):
                records[record.reference_id] = record
        elif resolution.status == "NOT_FOUND":
            denied = Denied(identifier=evidence.identifier, registry=resolution.registry or "", at=last.at)
            denials.append(denied)
    if records or denials:
        cache.keep(records.values(), denials)
