"""Stretches of a text that do not overlap, asked whether one holds an offset."""

from __future__ import annotations

from bisect import bisect_right
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable


class Spans:
    """Half-open spans; of two that overlap the later one counts from where it begins."""

    def __init__(self, spans: Iterable[tuple[int, int]]) -> None:
        ordered = sorted(spans)
        self._starts = [start for start, _ in ordered]
        self._ends = [end for _, end in ordered]

    def holds(self, offset: int) -> bool:
        """Whether *offset* is inside a span."""
        at = bisect_right(self._starts, offset) - 1
        return at >= 0 and offset < self._ends[at]
