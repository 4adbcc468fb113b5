"""Stretches of a text, asked whether one of them holds an offset."""

from __future__ import annotations

from bisect import bisect_right
from itertools import accumulate
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable


class Spans:
    """Half-open spans, which may overlap."""

    def __init__(self, spans: Iterable[tuple[int, int]]) -> None:
        ordered = sorted(spans)
        self._starts = [start for start, _ in ordered]
        self._ends = list(accumulate((end for _, end in ordered), max))

    def holds(self, offset: int) -> bool:
        """Whether *offset* is inside a span."""
        at = bisect_right(self._starts, offset) - 1
        return at >= 0 and offset < self._ends[at]
