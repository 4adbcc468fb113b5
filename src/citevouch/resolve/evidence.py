"""What a run has found out about each identifier so far, and the log of who said it."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator

    from citevouch.records import Attempt, Record

#: Outcomes of requests that brought no answer; INCONCLUSIVE ones did, but it decides nothing.
FAILED = frozenset(
    {"HTTP_ERROR", "RATE_LIMITED", "TIMEOUT", "CONNECTION_FAILED", "MALFORMED", "REFUSED", "BREAKER_OPEN"}
)


@dataclass
class Evidence:
    """Everything known about one identifier; grows during a run."""

    identifier: str
    record: Record | None = None
    registered: str | None = None  #: registry that says it exists without describing it
    facts: dict[str, str] = field(default_factory=dict)  #: agency, pmid, doi, pmcid
    malformed: bool = False  #: a registry says that this is no identifier of its kind
    denied: dict[str, Attempt] = field(default_factory=dict)  #: by registry
    failed: list[tuple[Attempt, str]] = field(default_factory=list)  #: with the cause for this identifier
    attempts: list[Attempt] = field(default_factory=list)


class Log:
    """The attempts of one question in the order asked; *numbers* goes on through a run."""

    def __init__(self, numbers: Iterator[int]) -> None:
        self.attempts: list[Attempt] = []
        self._numbers = numbers

    def add(self, attempt: Attempt) -> Attempt:
        """Keep *attempt* under the next id (``a1``, ``a2`` ...)."""
        numbered = replace(attempt, id=f"a{next(self._numbers)}")
        self.attempts.append(numbered)
        return numbered
