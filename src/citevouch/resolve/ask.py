"""Asking: a request becomes tries that are logged and answers that are believed; a bad batch is split."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import TYPE_CHECKING

from citevouch.clock import stamp
from citevouch.records import Attempt
from citevouch.resolve.fitting import misfit
from citevouch.resolve.registries.base import Answer, Module, Request, Unbelievable
from citevouch.resolve.wire import Failed, Response

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from citevouch.resolve.transport import Transport
    from citevouch.settings import Settings

#: Statuses of failed batches that may be the fault of one identifier in them.
_SPLIT_STATUSES = {400, 404, 413, 414, 422, 500, 502}

#: Kinds that only another request can make: their halves begin with that one.
_FROM_START = {"summary": "record"}
_ODD = (ArithmeticError, AttributeError, LookupError, RecursionError, TypeError, ValueError)


@dataclass(frozen=True, kw_only=True)
class Asked:
    """One request and what became of it. ``attempt`` has no id yet."""

    request: Request
    attempt: Attempt
    answer: Answer | None  #: None: it failed
    doubted: float | None = None  #: where the response was not believed: when it was asked for (monotonic)


@dataclass(frozen=True, kw_only=True)
class Asker:
    """What asking needs."""

    modules: Mapping[str, Module]  #: by Registry value
    transport: Transport
    settings: Settings
    advance: Callable[[], None]  #: called after every request

    def ask_all(self, requests: Sequence[Request]) -> list[Asked]:
        """Ask *requests* side by side; what became of them in the order given."""
        if not requests:
            return []
        with ThreadPoolExecutor(max_workers=self.settings.threads) as pool:
            try:
                return [asked for story in pool.map(self._ask, requests) for asked in story]
            except BaseException:  # Ctrl-C: the pool waits for its threads
                self.transport.stop()
                raise

    def _ask(self, request: Request) -> list[Asked]:
        """Ask *request*; where it fails as a whole, ask its halves, level by level.

        A level counts for the breaker as one failure, and as none where any part of it was answered: some bad
        identifiers among many say nothing about the service.
        """
        story: list[Asked] = []
        level = [request]
        while level:
            asked = [self._ask_once(each) for each in level]
            story.extend(asked)
            doubted = [each.doubted for each in asked if each.doubted is not None]
            if doubted and not any(each.answer for each in asked):
                self.transport.disbelieved(request, min(doubted))
            level = [half for each in asked if _worth_splitting(each) for half in self._halves(each.request)]
        self.advance()
        return story

    def _ask_once(self, request: Request) -> Asked:
        at = stamp()
        try:
            response = self.transport.send(request)
        except Failed as failure:
            attempt = _attempt(request, failure.cause, at, status=failure.status, tries=failure.tries)
            return Asked(request=request, attempt=attempt, answer=None)
        try:
            answer = self._believed(request, response)
        except Unbelievable as doubt:
            attempt = _attempt(request, doubt.cause, at, status=response.status, tries=response.tries)
            return Asked(request=request, attempt=attempt, answer=None, doubted=response.started)
        self.transport.believed(request)
        attempt = _answered(request, answer, at, status=response.status, tries=response.tries)
        return Asked(request=request, attempt=attempt, answer=answer)

    def _believed(self, request: Request, response: Response) -> Answer:
        module = self.modules[request.registry]
        try:
            answer = module.believe(request, response.status, response.headers, response.body)
        except _ODD as error:  # a shape that nobody thought of must not cost the other references
            raise Unbelievable("MALFORMED", f"an unforeseen shape ({type(error).__name__})") from error
        for record in (*answer.records.values(), *answer.candidates):
            if problem := misfit(record):
                raise Unbelievable("MALFORMED", problem)
        return answer

    def _halves(self, request: Request) -> list[Request]:
        ids = request.requested_ids
        middle = len(ids) // 2
        module = self.modules[request.registry]
        kind = _FROM_START.get(request.kind, request.kind)
        return [
            made
            for half in (ids[:middle], ids[middle:])
            for made in module.requests_for(half, self.settings, control=request.control, kind=kind)
        ]


def _worth_splitting(asked: Asked) -> bool:
    attempt = asked.attempt
    if asked.answer is not None or len(asked.request.requested_ids) < 2:
        return False
    by_status = attempt.lookup_outcome == "HTTP_ERROR" and attempt.http_status in _SPLIT_STATUSES
    return by_status or attempt.lookup_outcome == "MALFORMED"


def _answered(request: Request, answer: Answer, at: str, *, status: int, tries: int) -> Attempt:
    found = tuple(name for name in request.requested_ids if name in answer.records or name in answer.extra)
    decided = found or answer.absent or answer.malformed or answer.follow
    useful = decided or answer.hits or answer.candidates or not request.requested_ids
    return Attempt(
        id="",
        registry=request.registry,
        lookup_outcome="ANSWERED" if useful else "INCONCLUSIVE",
        requested_ids=request.requested_ids,
        found_ids=found,
        absent_ids=answer.absent,
        http_status=status,
        at=at,
        tries=tries,
    )


def _attempt(request: Request, cause: str, at: str, *, status: int | None, tries: int) -> Attempt:
    return Attempt(
        id="",
        registry=request.registry,
        lookup_outcome=cause,
        requested_ids=request.requested_ids,
        http_status=status,
        at=at,
        tries=tries,
    )
