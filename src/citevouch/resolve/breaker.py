"""Leaving a dead service alone: however many references wait for it, it costs a run a fixed time."""

from __future__ import annotations

import threading
import time
from dataclasses import dataclass

#: Share of the outage time below which another try is not worth it.
SHORTEST = 0.05


@dataclass
class _Streak:
    """One service since it last answered: when it was first asked in vain, or is being asked."""

    since: float
    failures: int = 0
    waited: float = 0.0  #: seconds of pause that the service itself asked for; not its fault


class Breaker:
    """The failures of every service in one run. Opens for good once a service is thought dead."""

    def __init__(self, *, outage_seconds: float, failures: int, waiting_limit: float) -> None:
        self._outage, self._failures, self._waiting = outage_seconds, failures, waiting_limit
        self._streaks: dict[str, _Streak] = {}
        self._open: set[str] = set()
        self._lock = threading.Lock()

    def is_open(self, service: str) -> bool:
        """Whether *service* is left alone from now on."""
        with self._lock:
            return self._left(service) <= 0

    def begin(self, service: str) -> float:
        """A try begins now: the seconds that it may take before *service* counts as dead; 0: none."""
        with self._lock:
            self._streaks.setdefault(service, _Streak(time.monotonic()))
            return self._left(service)

    def left(self, service: str) -> float:
        """The seconds that *service* may still take."""
        with self._lock:
            return self._left(service)

    def answered(self, service: str) -> None:
        """*service* gave an answer: whatever failed before is forgiven."""
        with self._lock:
            self._streaks.pop(service, None)

    def failed(self, service: str, started: float) -> None:
        """A request failed for good; its last try began at *started* (monotonic)."""
        with self._lock:
            streak = self._streaks.setdefault(service, _Streak(started))
            streak.since = min(streak.since, started)
            streak.failures += 1
            if streak.failures >= self._failures:
                self._open.add(service)

    def trip(self, service: str) -> None:
        """Leave *service* alone at once: it asked for a longer pause than a run can wait."""
        with self._lock:
            self._open.add(service)

    def may_wait(self, service: str, seconds: float) -> bool:
        """Whether a pause that *service* asks for is granted: the limit holds for a streak of failures."""
        with self._lock:
            streak = self._streaks.setdefault(service, _Streak(time.monotonic()))
            if streak.waited + seconds > self._waiting:
                return False
            streak.waited += seconds
            return True

    def _left(self, service: str) -> float:
        if service in self._open:
            return 0.0
        streak = self._streaks.get(service)
        if streak is None:
            return self._outage
        left = self._outage - (time.monotonic() - streak.since - streak.waited)
        if left < SHORTEST * self._outage:  # no time for a try that could succeed
            self._open.add(service)
            return 0.0
        return left
