"""Pairs of round and square brackets in a stretch of text."""

from __future__ import annotations

import re
from bisect import bisect_right

_BRACKET = re.compile(r"[()\[\]]")
_DEEPEST = 32
_OPENER = {")": "(", "]": "["}


class Brackets:
    """Which bracket closes which between two offsets; one that has no partner is left out.

    A bracket that is closed by the other kind (``(a [b)``) loses its partner, not the one around it.
    """

    def __init__(self, text: str, start: int, end: int) -> None:
        self._text = text
        self._end = end
        self._close: dict[int, int] = {}
        self._around: dict[int, int | None] = {}
        opened: list[int] = []
        count = {"(": 0, "[": 0}
        for found in _BRACKET.finditer(text, start, end):
            mark, at = found[0], found.start()
            if mark in count:
                self._around[at] = opened[-1] if opened else None
                opened.append(at)
                count[mark] += 1
                continue
            while count[_OPENER[mark]]:
                last = opened.pop()
                count[text[last]] -= 1
                if text[last] == _OPENER[mark]:
                    self._close[last] = at + 1
                    break
        self._starts = sorted(self._close)

    def end_of(self, at: int) -> int | None:
        """Behind the bracket that closes the one at *at*, and behind the target of a Markdown link."""
        end = self._close.get(at)
        if end is not None and self._text[at] == "[" and self._text[end : end + 1] == "(":
            return self._close.get(end, end)
        return end

    def around(self, start: int, end: int) -> list[tuple[int, int]]:
        """The groups that hold *start* to *end*, innermost first, with their brackets but no link targets.

        Looks at the nearest brackets only, so that no nesting makes it slow.
        """
        found = []
        at: int | None = self._last_before(start)
        for _ in range(_DEEPEST):
            if at is None:
                break
            close = self._close.get(at)
            if close is not None and close >= end:
                found.append((at, close))
            at = self._around[at]
        return found

    def _last_before(self, offset: int) -> int | None:
        at = bisect_right(self._starts, offset - 1)
        return self._starts[at - 1] if at else None
