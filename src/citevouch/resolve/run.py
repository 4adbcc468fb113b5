"""A run: one cache, one log, one set of limits for all that is asked in it."""

from __future__ import annotations

import itertools
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field
from functools import cached_property
from typing import TYPE_CHECKING

from citevouch.records import Record, Resolution, Resolved
from citevouch.resolve.evidence import Evidence, Log
from citevouch.resolve.folder import Cache, open_cache
from citevouch.resolve.health import doubted, health_of
from citevouch.resolve.plan import Plan, plan, unverifiable
from citevouch.resolve.progress import progress
from citevouch.resolve.recall import Freshness, recall, recall_unconfirmed
from citevouch.resolve.store import Denied
from citevouch.resolve.verdict import verdict
from citevouch.settings import Settings

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable, Iterator, Mapping

    from citevouch.resolve.ask import Asker
    from citevouch.resolve.transport import Transport


@dataclass
class Run:
    """What stays the same between the questions of a run. Made by :func:`open_run`; threads may share it."""

    settings: Settings
    cache: Cache
    offline: bool = False
    refresh: bool = False
    max_age: float | None = None  #: days; caps every lifetime
    closing: ExitStack = field(default_factory=ExitStack)
    numbers: Iterator[int] = field(default_factory=lambda: itertools.count(1))

    @cached_property
    def transport(self) -> Transport:
        """The way out, made when something is asked for the first time."""
        from citevouch.resolve.transport import Transport  # HTTP and XML libraries: not for warm runs

        transport = Transport(self.settings)
        self.closing.callback(transport.close)
        return transport

    @contextmanager
    def asking(self, label: str) -> Iterator[Asker]:
        """What asks registries, with progress shown under *label*."""
        from citevouch.resolve.ask import Asker
        from citevouch.resolve.modules import MODULES

        with progress(label) as advance:
            yield Asker(modules=MODULES, transport=self.transport, settings=self.settings, advance=advance)

    def log(self) -> Log:
        """A log for one question, whose numbers go on from the last one."""
        return Log(self.numbers)

    def freshness(self, *, standing: bool) -> Freshness:
        """How old an answer of the cache may be in this run."""
        return Freshness.of(
            self.settings,
            offline=self.offline,
            refresh=self.refresh,
            standing=standing,
            max_age=self.max_age,
        )

    def resolved(self, resolutions: Mapping[str, Resolution], log: Log) -> Resolved:
        """The answer to a question, with its log and what stood in the way."""
        return Resolved(
            resolutions=dict(resolutions),
            attempts=tuple(log.attempts),
            health=health_of(log.attempts),
            warnings=tuple(self.cache.warnings),
        )


@contextmanager
def open_run(
    settings: Settings | None = None,
    *,
    offline: bool = False,
    refresh: bool = False,
    max_age: float | None = None,
) -> Iterator[Run]:
    """A run over the cache folder of *settings* (default: from the environment).

    *offline*: no request is made. *refresh*: nothing is believed from the cache. *max_age*: days after
    which nothing is. Raises StoreError where the cache cannot be used, SettingsError for bad settings.
    """
    chosen = settings or Settings.from_environment()
    with ExitStack() as stack:
        cache = stack.enter_context(open_cache(chosen.cache_dir, offline=offline))
        yield Run(chosen, cache, offline=offline, refresh=refresh, max_age=max_age, closing=stack)


def resolve(
    identifiers: Iterable[str],
    settings: Settings | None = None,
    *,
    run: Run | None = None,
    offline: bool = False,
    refresh: bool = False,
    max_age: float | None = None,
    standing: bool = True,
    skip_prefixes: Collection[str] = (),
    max_references: int | None = None,
) -> Resolved:
    """What registries say about *identifiers* (canonical CURIEs; others come back as MALFORMED).

    Every identifier given has a Resolution, in the order given. *standing*: whether notices on the
    records matter, which shortens how long the cache is believed. *skip_prefixes* and *max_references*
    leave identifiers UNVERIFIABLE. With *run*, its settings and cache are used and the log goes on.
    """
    if run is None:
        with open_run(settings, offline=offline, refresh=refresh, max_age=max_age) as opened:
            return resolve(
                identifiers,
                run=opened,
                standing=standing,
                skip_prefixes=skip_prefixes,
                max_references=max_references,
            )
    ids = list(dict.fromkeys(identifiers))
    planned = plan(ids, skip_prefixes=skip_prefixes, max_references=max_references)
    log = run.log()
    resolutions = planned.settled | _looked_up(planned, run, log, standing=standing)
    return run.resolved({curie: resolutions[curie] for curie in ids}, log)


def _looked_up(planned: Plan, run: Run, log: Log, *, standing: bool) -> dict[str, Resolution]:
    known = {curie: Evidence(curie) for curie in (*planned.lookups, *planned.unresolvable)}
    recall(known.values(), run.cache, run.freshness(standing=standing), log)
    lacking = {curie: each for curie, each in known.items() if not each.attempts}
    unasked = [lacking[curie] for curie in planned.unresolvable if curie in lacking]
    asked = [lacking[curie] for curie in planned.lookups if curie in lacking]
    if run.offline:
        unasked, asked = [*asked, *unasked], []
    recall_unconfirmed(unasked, run.cache, log)
    if asked:
        from citevouch.resolve.inquiry import inquire

        with run.asking(f"Looking up {len(asked)} identifiers") as asker:
            inquire(asked, asker, log)
    resolutions = {curie: verdict(each, offline=run.offline) for curie, each in known.items()}
    resolutions.update(
        {
            curie: unverifiable(curie, "NO_RESOLVER")
            for curie in planned.unresolvable
            if not known[curie].record
        }
    )
    resolutions = doubted(resolutions, log.attempts, run.settings)
    _keep(run.cache, asked, resolutions)
    return resolutions


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
