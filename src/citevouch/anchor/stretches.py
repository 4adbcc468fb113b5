"""Stretches of a document's text, block by block."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from citevouch.anchor.model import Document


@dataclass(frozen=True, slots=True, kw_only=True)
class Stretch:
    """A stretch of the block at *at* of Document.blocks."""

    at: int
    start: int
    end: int


def stretches(document: Document, start: int, end: int) -> tuple[Stretch, ...]:
    """A stretch of the document's text, block by block."""
    found = []
    for at in range(document.block_at(start), document.block_at(max(start, end - 1)) + 1):
        begin, length = document.starts[at], len(document.blocks[at].text)
        first, last = max(start - begin, 0), min(end - begin, length)
        if first < last:
            found.append(Stretch(at=at, start=first, end=last))
    return tuple(found)
