"""Sending requests politely: turns, tries, pauses that services ask for, and leaving dead ones alone."""

from __future__ import annotations

import re
import threading
import time
from concurrent.futures import Future
from dataclasses import replace
from email.utils import parsedate_to_datetime
from typing import TYPE_CHECKING

from citevouch.resolve.addresses import service_of
from citevouch.resolve.breaker import Breaker
from citevouch.resolve.flights import Flights
from citevouch.resolve.session import make_session
from citevouch.resolve.slots import PATIENCE, Slots, slots_for
from citevouch.resolve.wire import Failed, Response, try_once

if TYPE_CHECKING:
    from citevouch.resolve.registries.base import Request
    from citevouch.settings import Settings

#: Seconds that a try gets to end by itself, beyond its time.
GRACE = 0.25
#: Statuses that may pass if one waits.
_AGAIN = {408, 429, 500, 502, 503, 504}


class Transport:
    """One session with its limits, for one run; safe to share between threads."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._session = make_session(settings)
        self._flights: Flights[Response] = Flights()
        self._stopped = threading.Event()
        self.breaker = Breaker(
            outage_seconds=settings.outage_seconds,
            failures=settings.breaker_failures,
            waiting_limit=settings.retry_after_limit,
        )

    def close(self) -> None:
        """Close the connections."""
        self._session.close()

    def service(self, request: Request) -> str:
        """The service that *request* goes to: a breaker's unit."""
        return service_of(request.url, self._settings.services) or request.url

    def send(self, request: Request) -> Response:
        """The response to *request*, after as many tries as it takes; equal requests are sent once.

        Raises Failed when no try brought one: with BREAKER_OPEN and no try where the service is left alone.
        """
        return self._flights.share(request, lambda: self._send(request))

    def believed(self, request: Request) -> None:
        """The response to *request* was an answer: the service is well."""
        self.breaker.answered(self.service(request))

    def disbelieved(self, request: Request, started: float) -> None:
        """What came for *request*, asked for at *started*, was no answer: to the breaker as bad as none."""
        self.breaker.failed(self.service(request), started)

    def stop(self) -> None:
        """Ask nobody any more and wait for nothing that is under way: whoever waits gets BREAKER_OPEN."""
        self._stopped.set()

    def _send(self, request: Request) -> Response:
        service = self.service(request)
        slots = slots_for(request.group, self._settings)
        failure = Failed("BREAKER_OPEN")
        tries, started = 0, time.monotonic()
        while tries < self._settings.tries:
            with slots.turn(lambda: self._wanted(service)) as given:
                seconds = self.breaker.begin(service) if given else 0.0
                if seconds <= 0:
                    break
                tries, started = tries + 1, time.monotonic()
                outcome = self._try(request, seconds)
            if isinstance(outcome, Response):
                slots.heed(outcome.headers)
                if outcome.status not in _AGAIN:
                    return replace(outcome, tries=tries, started=started)
            failure = _as_failure(outcome)
            if not failure.again or tries == self._settings.tries:
                break
            if not self._paused(outcome, service, slots, tries):
                break
        failure.tries = tries
        self.breaker.failed(service, started)
        raise failure

    def _wanted(self, service: str) -> bool:
        return not (self._stopped.is_set() or self.breaker.is_open(service))

    def _paused(self, outcome: Response | Failed, service: str, slots: Slots, tries: int) -> bool:
        """Pause before another try; False where the service asks for a longer pause than a run can wait."""
        asked = _retry_after(outcome) if isinstance(outcome, Response) else None
        if asked is None:
            self._stopped.wait(min(self._settings.backoff * 2 ** (tries - 1), self.breaker.left(service)))
        elif self.breaker.may_wait(service, asked):
            slots.pause(asked)
        else:
            self.breaker.trip(service)
            return False
        return True

    def _try(self, request: Request, seconds: float) -> Response | Failed:
        """One try in a thread of its own, which is left behind where it does not end in time.

        Finding the address of a host cannot be given a timeout, nor several addresses tried one by one.
        """
        outcome: Future[Response] = Future()

        def run() -> None:
            try:
                outcome.set_result(try_once(request, self._session, self._settings, seconds=seconds))
            except BaseException as error:  # noqa: BLE001 - carried over to the thread that waits
                outcome.set_exception(error)

        threading.Thread(target=run, daemon=True).start()
        ends = time.monotonic() + seconds + GRACE
        while (left := ends - time.monotonic()) > 0 and not self._stopped.is_set():
            try:
                return outcome.result(timeout=min(left, PATIENCE))
            except Failed as failure:
                return failure
            except TimeoutError:
                continue
        return Failed("BREAKER_OPEN" if self._stopped.is_set() else "TIMEOUT", again=True)


def _as_failure(outcome: Response | Failed) -> Failed:
    if isinstance(outcome, Failed):
        return outcome
    cause = "RATE_LIMITED" if outcome.status == 429 else "HTTP_ERROR"
    return Failed(cause, status=outcome.status, again=True)


def _retry_after(response: Response) -> float | None:
    """Seconds that the service asks to wait (RFC 9110: a number of seconds or a date); None where none."""
    value = response.headers.get("retry-after", "").strip()
    if re.fullmatch(r"[0-9]{1,9}", value):
        return float(value)
    try:
        return max(0.0, parsedate_to_datetime(value).timestamp() - time.time())
    except (ValueError, OverflowError):
        return None
