"""What the log teaches: how long to wait for an answer, how many questions to ask at once, whether to ask.

The time of one question is that of its batch where all were asked at once, else its share of it; batches that
failed or were refused have none. The percentile is the smallest time that 95 of 100 do not exceed (nearest
rank). How many at once: half way between the largest batch that came back and the smallest that did not; with
no failure what is allowed at first, or one more than ever came back. After a failure half of what failed
counts, if that is less.
"""

from __future__ import annotations

import math
from datetime import timedelta
from typing import TYPE_CHECKING

from citevouch_contract.models import CallAdvice, CallOutcome, CallStats

if TYPE_CHECKING:
    from collections.abc import Sequence
    from datetime import datetime

    from citevouch.calls.log import CallLog
    from citevouch_contract.models import CallLogEntry

DAYS = 30  #: that the log is read back
#: Where nothing is known, wide and patient.
FIRST_TIMEOUT, FIRST_PARALLEL, HOURLY_CAP = 180.0, 15, 60
LEAST_TIMEOUT, MOST_TIMEOUT = 60.0, 180.0
ROOM = 1.5  #: times the percentile
PERCENTILE = 0.95
WAIT = timedelta(minutes=5)  #: after a timeout or refusal
HOUR = timedelta(hours=1)
AHEAD = timedelta(days=1)  #: a time further in the future is a clock's mistake, and would advise for ever

#: Outcomes that say that too much was asked; an error says nothing of that.
NARROWING = (CallOutcome.timeout, CallOutcome.banned)
#: Outcomes of batches whose answers came back.
TIMED = (CallOutcome.ok, CallOutcome.partial, CallOutcome.timeout)


def call_stats(log: CallLog, *, now: datetime, days: int = DAYS) -> CallStats:
    """The statistics of the last *days* of a log, and the advice for *now*."""
    entries = [each for each in log.entries if now - timedelta(days=days) <= each.ts <= now + AHEAD]
    times = [seconds_each(each) for each in entries if each.outcome in TIMED]
    p95 = percentile(times)
    advice, wait_s, message = _advice(entries, now)
    at_once = max_parallel(entries, now=now)
    if advice == CallAdvice.WAIT:
        message += f"; wait, then ask at most {at_once} at once."
    return CallStats(
        window_days=days,
        calls=len(entries),
        broken_lines=log.broken_lines,
        queries_last_hour=_queries(entries, now),
        p95_s=None if p95 is None else round(p95, 3),
        timeout_per_query_s=timeout(p95),
        max_parallel=at_once,
        hourly_cap=HOURLY_CAP,
        advice=advice,
        wait_s=wait_s,
        message=message or None,
    )


def seconds_each(entry: CallLogEntry) -> float:
    """The seconds that one question of a batch took."""
    return entry.duration_s if entry.parallel else entry.duration_s / entry.qcount


def percentile(times: Sequence[float]) -> float | None:
    """The 95th percentile by nearest rank; None of nothing."""
    if not times:
        return None
    return sorted(times)[math.ceil(PERCENTILE * len(times)) - 1]


def timeout(p95: float | None) -> float:
    """Seconds to allow for each question."""
    if p95 is None:
        return FIRST_TIMEOUT
    return round(min(MOST_TIMEOUT, max(LEAST_TIMEOUT, ROOM * p95)), 3)


def max_parallel(entries: Sequence[CallLogEntry], *, now: datetime) -> int:
    """How many questions to ask at once; 1 or more."""
    succeeded = max((_at_once(each) for each in entries if each.outcome == CallOutcome.ok), default=0)
    failed = min((_at_once(each) for each in entries if each.outcome in NARROWING), default=None)
    if failed is None:
        return max(FIRST_PARALLEL, succeeded + 1)
    limit = max(1, failed - 1)
    between = (max(1, min(succeeded, limit)) + limit) // 2
    last = max(entries, key=lambda each: each.ts)
    halved = [
        max(1, _at_once(each) // 2)
        for each in entries
        if each.outcome in NARROWING and (each is last or now - each.ts < WAIT)
    ]
    return min([between, *halved])


def _at_once(entry: CallLogEntry) -> int:
    return entry.qcount if entry.parallel else 1


def _queries(entries: Sequence[CallLogEntry], now: datetime) -> int:
    return sum(each.qcount for each in entries if now - each.ts < HOUR)


def _is_refused_twice(entries: Sequence[CallLogEntry], now: datetime) -> bool:
    """Whether the last refusal is under an hour old and the one before it came within an hour of it."""
    refused = sorted(each.ts for each in entries if each.outcome == CallOutcome.banned)
    return len(refused) > 1 and now - refused[-1] < HOUR and refused[-1] - refused[-2] < HOUR


def _advice(entries: Sequence[CallLogEntry], now: datetime) -> tuple[CallAdvice, float | None, str]:
    """The gravest advice that holds, the seconds to wait, and why."""
    if _is_refused_twice(entries, now):
        return CallAdvice.STOP, None, "Refused twice within an hour; do not ask again in this session."
    if (asked := _queries(entries, now)) >= HOURLY_CAP:
        return CallAdvice.PAUSE, None, f"{asked} questions in the last hour; the cap is {HOURLY_CAP}."
    recent = [each for each in entries if each.outcome in NARROWING and now - each.ts < WAIT]
    if recent:
        last = max(recent, key=lambda each: each.ts)
        ago = max(timedelta(0), now - last.ts)
        what = "A timeout" if last.outcome == CallOutcome.timeout else "A refusal"
        said = f"{what} was logged {ago.total_seconds():.0f} seconds ago"
        return CallAdvice.WAIT, (WAIT - ago).total_seconds(), said
    return CallAdvice.GO, None, ""
