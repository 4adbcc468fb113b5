"""How much a judge may cost: calls and tokens, counted while several orders are being asked."""

from __future__ import annotations

import threading
from contextlib import contextmanager
from typing import TYPE_CHECKING

from citevouch_contract.models import Spending

if TYPE_CHECKING:
    from collections.abc import Iterator

    from citevouch.endpoint import Reply
    from citevouch_contract.models import WorkOrder

#: Tokens that an answer is expected to have.
ANSWER_TOKENS = 600
CHARACTERS_PER_TOKEN = 4


class Spent(Exception):  # noqa: N818 - the end of a budget, not a fault
    """A limit is reached; its text says which."""


class Budget:
    """Counts calls and tokens; safe to share between threads. Its limits are for one run."""

    def __init__(self, *, max_calls: int | None = None, max_tokens: int | None = None) -> None:
        self._max_calls, self._max_tokens = max_calls, max_tokens
        self._lock = threading.Lock()
        self._calls = self._prompt = self._completion = self._reserved = 0
        self._seconds = 0.0
        self._reached: str | None = None

    def call(self) -> None:
        """Count one request that is about to go out. Raises Spent where there are no more."""
        with self._lock:
            if self._max_calls is not None and self._calls >= self._max_calls:
                self._end(f"--max-calls {self._max_calls} is reached")
            self._calls += 1

    @contextmanager
    def reserved(self, order: WorkOrder) -> Iterator[None]:
        """Keep the tokens that *order* is expected to take. Raises Spent where there are not enough."""
        expected = order.estimated_tokens + ANSWER_TOKENS
        with self._lock:
            known = self._prompt + self._completion + self._reserved
            if self._max_tokens is not None and known + expected > self._max_tokens:
                self._end(f"--max-tokens {self._max_tokens} would be passed")
            self._reserved += expected
        try:
            yield
        finally:
            with self._lock:
                self._reserved -= expected

    def spend(self, order: WorkOrder, reply: Reply, seconds: float) -> None:
        """Count what an answer cost: as the service says, else as estimated from its length."""
        estimated = -(-len(reply.text) // CHARACTERS_PER_TOKEN)
        with self._lock:
            self._prompt += order.estimated_tokens if reply.prompt_tokens is None else reply.prompt_tokens
            self._completion += estimated if reply.completion_tokens is None else reply.completion_tokens
            self._seconds += seconds

    def spending(self, *, replayed: int) -> Spending:
        """What was spent; *replayed* answers cost nothing."""
        with self._lock:
            return Spending(
                calls=self._calls,
                replayed=replayed,
                prompt_tokens=self._prompt,
                completion_tokens=self._completion,
                duration_s=round(self._seconds, 1),
                note=self._reached,
            )

    def _end(self, why: str) -> None:
        self._reached = self._reached or why
        raise Spent(why)
