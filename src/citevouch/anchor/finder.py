"""Where words stand in the blocks of a document.

Two ways that give the same places: a scan through all blocks, and an index from the first characters of every
word to its places. The index costs as much as some dozens of scans, so the first few look-ups in a document
scan and one anchor never pays for it.
"""

from __future__ import annotations

import re
from bisect import bisect_right
from functools import cached_property
from typing import TYPE_CHECKING

from citevouch.anchor.boundaries import may_begin
from citevouch.check.matching.characters import UNSPACED

if TYPE_CHECKING:
    from collections.abc import Iterator

    from citevouch.anchor.model import Document

#: Look-ups after which the index pays.
SCANS = 12
#: Characters by which places are indexed, the longer first: quotes that are shorter than both are searched.
LONG, SHORT = 24, 8

_WORD = re.compile(r"[^\W_]+")
_UNSPACED = re.compile(f"[{UNSPACED}]")
_BEGINNING = re.compile(rf"(?<![^\W_])(?=[^\W_])|(?<=[{UNSPACED}])|(?=[{UNSPACED}])")

#: The first place of each beginning, and of each place the next one with the same beginning. No lists, so
#: that the garbage collector has nothing to look after.
Index = tuple[dict[str, int], dict[int, int]]
Found = tuple[int, int]  #: the place of a block in Document.blocks, an offset in its text


class Finder:
    """The places of words in one document; counts the look-ups to know when an index pays."""

    def __init__(self, document: Document) -> None:
        self._document = document
        self._asked = 0

    def find(self, words: str) -> list[Found]:
        """Every place of *words*, overlapping ones included, inside one block, in the order of the text.

        A place that begins inside a word or number is none; where it ends is for the caller to judge.
        """
        self._asked += 1
        return self.scan(words) if self._asked <= SCANS else self.look_up(words)

    def scan(self, words: str) -> list[Found]:
        """The same, going through every block."""
        return [
            (at, start)
            for at, block in enumerate(self._document.blocks)
            if words in block.text
            for start in places(words, block.text)
            if may_begin(block.text, start)
        ]

    def look_up(self, words: str) -> list[Found]:
        """The same, from the index."""
        text, starts, blocks = self._document.text, self._document.starts, self._document.blocks
        found = []
        for place in self._candidates(words):
            if text.startswith(words, place):
                at = bisect_right(starts, place) - 1
                start = place - starts[at]
                if start + len(words) <= len(blocks[at].text):
                    found.append((at, start))
        return found

    def _candidates(self, words: str) -> list[int]:
        """Offsets of the document's text at which *words* may stand."""
        if len(words) < SHORT or not (words[0].isalnum() or _UNSPACED.match(words)):
            text = self._document.text
            return [place for place in places(words, text) if may_begin(text, place)]
        width = LONG if len(words) >= LONG else SHORT
        first, following = self._long if width == LONG else self._short
        found = []
        place = first.get(words[:width])
        while place is not None:
            found.append(place)
            place = following.get(place)
        return found

    @cached_property
    def _long(self) -> Index:
        return self._index(LONG)

    @cached_property
    def _short(self) -> Index:
        return self._index(SHORT)

    def _index(self, width: int) -> Index:
        text = self._document.text
        first: dict[str, int] = {}
        following: dict[int, int] = {}
        beginning = _BEGINNING if _UNSPACED.search(text) else _WORD
        for place in reversed([found.start() for found in beginning.finditer(text)]):
            key = text[place : place + width]
            later = first.get(key)
            if later is not None:
                following[place] = later
            first[key] = place
        return first, following


def places(words: str, text: str) -> Iterator[int]:
    """The offsets of *words* in *text*, overlapping ones included."""
    at = text.find(words) if words else -1
    while at >= 0:
        yield at
        at = text.find(words, at + 1)
