"""The words around a quote in its document, over the ends of its block: what tells copies of it apart.

A heading, a figure's label or a line of a table often is a whole block, so that the context inside the block
is empty and many blocks are alike; what stands before and after them in the document mostly is not.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from citevouch.anchor.boundaries import is_whole

if TYPE_CHECKING:
    from citevouch.anchor.finder import Found
    from citevouch.anchor.model import Document

#: Characters kept on each side: the first of these that tells the place from every other one.
WINDOWS = (64, 128, 256)

_AROUND = " \t\r\n\u00a0.,;:!?…()[]{}\"'“”‘’—"


@dataclass(frozen=True, kw_only=True)
class Surroundings:
    """The text of the document before and after a stretch of it."""

    before: str
    after: str


def surroundings(document: Document, at: int, start: int, end: int) -> Surroundings:
    """What stands around a stretch of the block at *at*: as much as tells it from copies, within bounds."""
    begin = document.starts[at] + start
    words = document.blocks[at].text[start:end]
    copies = [document.starts[block] + place for block, place in document.finder.find(words)]
    around = [_around(document.text, begin, len(words), width) for width in WINDOWS]
    for one, width in zip(around, WINDOWS, strict=True):
        alike = (_around(document.text, copy, len(words), width) == one for copy in copies if copy != begin)
        if not any(alike):
            return one
    return around[-1]


def occurrences(document: Document, words: str) -> list[Found]:
    """Where *words* stand in the document as whole words, in the eyes of a reader; the marks and spaces
    before and after them do not count.
    """
    core = words.strip(_AROUND) or words
    return [
        (at, start)
        for at, start in document.finder.find(core)
        if is_whole(document.blocks[at].text, start, start + len(core))
    ]


def _around(text: str, start: int, length: int, width: int) -> Surroundings:
    end = start + length
    return Surroundings(before=text[max(0, start - width) : start], after=text[end : end + width])
