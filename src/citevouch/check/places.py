"""Offsets of a text as the places that the contract shows."""

from __future__ import annotations

from citevouch.text.lines import line_starts, place
from citevouch_contract.models import TextPlace


class Places:
    """Makes TextPlace objects for one text, whose line starts are found once."""

    def __init__(self, text: str) -> None:
        self._starts = line_starts(text)

    def at(self, start: int, end: int) -> TextPlace:
        """The place from *start* to *end* (half-open, code points), with the line and column of its start."""
        line, column = place(self._starts, start)
        return TextPlace(start=start, end=end, line=line, column=column)
