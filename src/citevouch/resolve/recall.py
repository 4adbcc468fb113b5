"""Answering from the cache: what may still be believed, and the attempts that say so."""

from __future__ import annotations

from dataclasses import dataclass, replace
from datetime import UTC, datetime
from typing import TYPE_CHECKING

from citevouch.clock import now, stamp
from citevouch.records import Attempt

if TYPE_CHECKING:
    from collections.abc import Iterable

    from citevouch.records import Record
    from citevouch.resolve.evidence import Evidence, Log
    from citevouch.resolve.folder import Cache
    from citevouch.settings import Settings

SECONDS_PER_DAY = 86_400


@dataclass(frozen=True, kw_only=True)
class Freshness:
    """How old an answer may be, in days; None: any age."""

    found: float | None
    not_found: float | None

    @classmethod
    def of(cls, settings: Settings, *, offline: bool, standing: bool, max_age: float | None) -> Freshness:
        """The limits of a run.

        *standing*: the notices on a record matter, which grow old sooner than its title. Offline a
        record of any age is better than none; a denial still ends, since new records appear daily.
        """
        days = min(settings.found_days, settings.standing_days) if standing else settings.found_days
        capped = days if max_age is None else min(days, max_age)
        denial = settings.not_found_days if max_age is None else min(settings.not_found_days, max_age)
        return cls(found=max_age if offline else capped, not_found=denial)


def recall(wanted: Iterable[Evidence], cache: Cache, limits: Freshness, log: Log) -> None:
    """Give each of *wanted* the record or the denial that the store holds and *limits* lets pass.

    A denial stands beside a record that merely carries the identifier where one registry prints what another
    denies; it wins unless the record is newer, as it did when both were asked.
    """
    answered: dict[tuple[str, str], list[tuple[Evidence, Record | None]]] = {}
    for evidence in wanted:
        record = cache.store.record(evidence.identifier)
        denied = cache.store.denial(evidence.identifier)
        if record and (record.source == "CACHE_FILE" or not is_fresh(record.retrieved_at, limits.found)):
            record = None
        if denied and is_fresh(denied.at, limits.not_found) and denied.at >= _at(record):
            answered.setdefault((denied.registry, denied.at), []).append((evidence, None))
        elif record:
            answered.setdefault((record.source, _at(record) or stamp()), []).append((evidence, record))
    for (registry, at), members in answered.items():
        _answer(registry, at, members, log)


def recall_unconfirmed(wanted: Iterable[Evidence], cache: Cache, log: Log) -> None:
    """Give each of *wanted* the record that a user's file holds, marked CACHE_FILE."""
    members = [(each, cache.unconfirmed(each.identifier)) for each in wanted]
    held = [(each, replace(record, source="CACHE_FILE")) for each, record in members if record]
    if held:
        _answer("CACHE_FILE", stamp(), held, log)


def _answer(registry: str, at: str, members: Iterable[tuple[Evidence, Record | None]], log: Log) -> None:
    pairs = list(members)
    attempt = log.add(
        Attempt(
            id="",
            registry=registry,
            lookup_outcome="ANSWERED",
            requested_ids=tuple(each.identifier for each, _record in pairs),
            found_ids=tuple(each.identifier for each, record in pairs if record),
            absent_ids=tuple(each.identifier for each, record in pairs if not record),
            at=at,
            from_cache=True,
            tries=0,
        )
    )
    for evidence, record in pairs:
        evidence.attempts.append(attempt)
        if record:
            evidence.record = record
        else:
            evidence.denied[registry] = attempt


def _at(record: Record | None) -> str:
    return (record.retrieved_at if record else None) or ""


def is_fresh(at: str | None, days: float | None) -> bool:
    """Whether what was said *at* (ISO 8601) is at most *days* old; any age for None, none for no time."""
    if days is None:
        return True
    try:
        moment = datetime.fromisoformat(at or "")
    except ValueError:
        return False
    age = now() - (moment if moment.tzinfo else moment.replace(tzinfo=UTC))
    return age.total_seconds() <= days * SECONDS_PER_DAY
