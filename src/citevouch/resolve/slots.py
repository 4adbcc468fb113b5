"""Evenly spaced turns per service, shared by every thread of the process.

A turn is taken before every real try. Even spacing keeps what a service publishes in any second, which
buckets of tokens do not: they allow a burst at the seam of two seconds. The published figures:

- NCBI: 3 requests a second, 10 with an API key, E-utilities and ID converter together (NBK25497);
- Crossref, lists: 1 a second and 1 at a time, 3 and 3 for callers who give an e-mail address, as its
  ``x-rate-limit-*`` and ``x-concurrency-limit`` headers said after the change of 1 December 2025; what
  they say now is followed where it is less;
- DataCite: 500 in five minutes, 1,000 with an e-mail address;
- ClinicalTrials.gov, doi.org and Europe PMC publish none: ours are modest.
"""

from __future__ import annotations

import re
import threading
import time
from contextlib import contextmanager
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping

    from citevouch.settings import Settings

PATIENCE = 0.25  #: seconds after which a thread that waits looks whether that is still wanted
#: Share added to each gap: a gap of exactly 1/rate can put one request too many into a second.
MARGIN = 1.05
#: Requests per second by group: for anybody, and for callers who say who they are.
RATES = {
    "ncbi": (3.0, 3.0),
    "crossref": (1.0, 3.0),
    "datacite": (500 / 300, 1000 / 300),
    "doi": (3.0, 3.0),
    "clinicaltrials": (1.0, 1.0),
    "europepmc": (3.0, 3.0),
}
NCBI_WITH_KEY = 10.0
#: Requests at a time by group, where the service states it, as above.
AT_ONCE = {"crossref": (1, 3)}
UNKNOWN_RATE = 1.0  #: for services that a user adds
#: The service whose address tells one instance of a group from another (a mirror, a stub).
_SERVICE = {"ncbi": "eutils"}


class Slots:
    """The turns of one group. ``gap`` is the time between two of them, in seconds."""

    def __init__(self, gap: float, at_once: int) -> None:
        self.gap, self.at_once = gap, at_once
        self._next = 0.0
        self._running = 0
        self._changed = threading.Condition()
        self._first_in_line = threading.Lock()

    @contextmanager
    def turn(self, wanted: Callable[[], bool] = lambda: True) -> Iterator[bool]:
        """Wait for a turn and hold one of the ``at_once`` places for the block.

        Gives False, and takes no turn, once *wanted* says that there is no point any more.
        """
        with self._changed:
            while self._running >= self.at_once:
                self._changed.wait()
            self._running += 1
        try:
            yield self._waited(wanted)
        finally:
            with self._changed:
                self._running -= 1
                self._changed.notify()

    def _waited(self, wanted: Callable[[], bool]) -> bool:
        """Wait for the next turn. One thread at a time waits for it, and the gap counts from when it really
        goes: a thread that wakes late would otherwise come too close before the next.
        """
        with self._first_in_line:
            while wanted() and (seconds := self._next - time.monotonic()) > 0:
                time.sleep(min(seconds, PATIENCE))
            if not wanted():
                return False
            with self._changed:
                self._next = max(self._next, time.monotonic() + self.gap)
            return True

    def pause(self, seconds: float) -> None:
        """Give no turn for *seconds*: the service asked for it."""
        with self._changed:
            self._next = max(self._next, time.monotonic() + seconds)

    def heed(self, headers: Mapping[str, str]) -> None:
        """Slow down to what the ``x-rate-limit-*`` and ``x-concurrency-limit`` of an answer say."""
        limit = _whole(headers.get("x-rate-limit-limit", ""))
        interval = _whole(headers.get("x-rate-limit-interval", "").removesuffix("s"))
        at_once = _whole(headers.get("x-concurrency-limit", ""))
        with self._changed:
            if limit and interval:
                self.gap = max(self.gap, MARGIN * interval / limit)
            if at_once:
                self.at_once = min(self.at_once, at_once)


_known: dict[tuple[str, str, float], Slots] = {}
_lock = threading.Lock()


def slots_for(group: str, settings: Settings) -> Slots:
    """The turns of *group*: one object per service address and gap in the whole process."""
    named = int(settings.email is not None)
    rate = RATES.get(group, (UNKNOWN_RATE, UNKNOWN_RATE))[named]
    if group == "ncbi" and settings.ncbi_api_key:
        rate = NCBI_WITH_KEY
    rate = settings.rates.get(group, rate)
    address = settings.services.get(_SERVICE.get(group, group), "")
    at_once = AT_ONCE[group][named] if group in AT_ONCE else settings.threads
    gap = max(MARGIN / rate, settings.least_pause)
    with _lock:
        return _known.setdefault((group, address, gap), Slots(gap, at_once))


def _whole(text: str) -> int:
    return int(text) if re.fullmatch(r"[0-9]{1,6}", text.strip()) else 0
