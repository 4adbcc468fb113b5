"""A run: one cache, one log, one set of limits for all that is asked in it."""

from __future__ import annotations

from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from citevouch.records import Resolution, Resolved
from citevouch.resolve.evidence import Evidence, Log
from citevouch.resolve.folder import Cache, open_cache
from citevouch.resolve.plan import Plan, plan, unverifiable
from citevouch.resolve.recall import Freshness, recall, recall_unconfirmed
from citevouch.resolve.verdict import verdict
from citevouch.settings import Settings

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable, Iterator


@dataclass
class Run:
    """What stays the same between the questions of a run. Made by :func:`open_run`."""

    settings: Settings
    cache: Cache
    offline: bool = False
    refresh: bool = False
    max_age: float | None = None  #: days; caps every lifetime
    log: Log = field(default_factory=Log)

    def freshness(self, *, standing: bool) -> Freshness:
        """How old an answer of the cache may be in this run."""
        return Freshness.of(
            self.settings,
            offline=self.offline,
            refresh=self.refresh,
            standing=standing,
            max_age=self.max_age,
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
        yield Run(chosen, cache, offline=offline, refresh=refresh, max_age=max_age)


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
    first = len(run.log.attempts)
    resolutions = planned.settled | _looked_up(planned, run, standing=standing)
    return Resolved(
        resolutions={curie: resolutions[curie] for curie in ids},
        attempts=tuple(run.log.attempts[first:]),
        warnings=tuple(run.cache.warnings),
    )


def _looked_up(planned: Plan, run: Run, *, standing: bool) -> dict[str, Resolution]:
    known = {curie: Evidence(curie) for curie in (*planned.lookups, *planned.unresolvable)}
    recall(known.values(), run.cache, run.freshness(standing=standing), run.log)
    lacking = [each for each in known.values() if not each.attempts]
    if not run.offline:
        lacking = [each for each in lacking if each.identifier in planned.unresolvable]
    recall_unconfirmed(lacking, run.cache, run.log)
    unasked = set(planned.unresolvable)
    return {
        curie: unverifiable(curie, "NO_RESOLVER")
        if curie in unasked and not evidence.record
        else verdict(evidence)
        for curie, evidence in known.items()
    }
