"""Where words stand in the blocks of a document.

Two ways that give the same places: a scan through all blocks, and an index from the first characters of every
word to its places. The index costs as much as some dozens of scans, so the first few look-ups in a document
scan and one anchor never pays for it.
"""

from __future__ import annotations

import re
from functools import cached_property
from typing import TYPE_CHECKING

from citevouch.anchor.boundaries import may_begin
from citevouch.check.matching.characters import UNSPACED

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from citevouch.anchor.model import Document

#: Look-ups after which the index pays.
SCANS = 32
#: Characters by which places are indexed, the longer first: quotes that are shorter than both are searched.
LONG, SHORT = 24, 8

_WORD = re.compile(r"[^\W_]+")
_UNSPACED = re.compile(f"[{UNSPACED}]")
_BEGINNING = re.compile(rf"(?<![^\W_])(?=[^\W_])|(?<=[{UNSPACED}])|(?=[{UNSPACED}])")

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
        text, block_at = self._document.text, self._document.block_at
        starts, blocks, length = self._document.starts, self._document.blocks, len(words)
        found = []
        for place in self._candidates(words):
            if text.startswith(words, place):
                at = block_at(place)
                start = place - starts[at]
                if start + length <= len(blocks[at].text):
                    found.append((at, start))
        return found

    def _candidates(self, words: str) -> Sequence[int]:
        """Offsets of the document's text at which *words* may stand."""
        if words[:1].isalnum() or _UNSPACED.match(words):
            if len(words) >= LONG:
                return self._long.get(words[:LONG], ())
            if len(words) >= SHORT:
                return self._short.get(words[:SHORT], ())
        document = self._document
        return [place for place in places(words, document.text) if may_begin(document.text, place)]

    @cached_property
    def _long(self) -> dict[str, list[int]]:
        return self._index(LONG)

    @cached_property
    def _short(self) -> dict[str, list[int]]:
        return self._index(SHORT)

    def _index(self, width: int) -> dict[str, list[int]]:
        text = self._document.text
        found: dict[str, list[int]] = {}
        beginning = _BEGINNING if _UNSPACED.search(text) else _WORD
        for begin in beginning.finditer(text):
            place = begin.start()
            key = text[place : place + width]
            if key in found:
                found[key].append(place)
            else:
                found[key] = [place]
        return found


def places(words: str, text: str) -> Iterator[int]:
    """The offsets of *words* in *text*, overlapping ones included."""
    at = text.find(words) if words else -1
    while at >= 0:
        yield at
        at = text.find(words, at + 1)
