"""A text with its blocks and the part of it that is read.

Front matter, HTML comments and a section that an earlier validation left are not read: their blocks are left
out, and :attr:`Document.readable` has spaces in their place. It is as long as the text, so that offsets found
in one hold in the other.
"""

from __future__ import annotations

import re
from bisect import bisect_right
from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING

from citevouch.text.blocks import CONTAINERS, Block, parse_blocks
from citevouch.text.front_matter import BOM, front_matter
from citevouch.text.generated import find_audits, find_generated

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

#: What decides where a comment within a line begins: code marks count up to the end of their line.
_COMMENT_MARK = re.compile(r"<!--|`|[\r\n]")


@dataclass(frozen=True, kw_only=True)
class Document:
    """A text and its blocks."""

    text: str
    readable: str  #: the text, front matter, comments and generated sections replaced by spaces
    blocks: tuple[Block, ...]
    starts: tuple[int, ...]  #: of every block, for :func:`block_at`


@lru_cache(maxsize=2)  # a text is asked for again by who judges its subject
def document(text: str) -> Document:
    """*text* with its blocks and its readable part. Never raises; linear in the length of the text."""
    matter = front_matter(text)
    begin = matter[3] if matter else 1 if text.startswith(BOM) else 0
    found = parse_blocks(text, begin)
    generated = (*find_generated(text, found).sections, *find_audits(text, found).sections)
    hidden = sorted(span for span in [(0, begin), *_comments(text, found), *generated] if span[0] < span[1])
    kept = _without(found, hidden)
    return Document(
        text=text,
        readable=_blanked(text, hidden),
        blocks=_under_headings(kept) if generated else kept,
        starts=tuple(block.start for block in kept),
    )


def block_at(doc: Document, offset: int) -> int | None:
    """Index of the innermost block around *offset*; None between blocks."""
    at = bisect_right(doc.starts, offset) - 1
    found: int | None = at if at >= 0 else None
    while found is not None and doc.blocks[found].end < offset:
        found = doc.blocks[found].parent
    return found


def ancestors(doc: Document, index: int) -> Iterator[int]:
    """Indices of the containers around a block, innermost first."""
    parent = doc.blocks[index].parent
    while parent is not None:
        yield parent
        parent = doc.blocks[parent].parent


def _comments(text: str, found: Sequence[Block]) -> Iterator[tuple[int, int]]:
    """Spans of HTML comments: blocks of their own, and those within a line of text."""
    for block in found:
        if block.kind == "comment":
            yield block.start, block.end
        elif block.kind not in CONTAINERS and block.kind != "code":
            yield from _inline_comments(text, block.start, block.end)


def _inline_comments(text: str, start: int, end: int) -> Iterator[tuple[int, int]]:
    """Comments within the lines of a block, but for those in code."""
    behind, ticks = start, 0
    for mark in _COMMENT_MARK.finditer(text, start, end) if text.find("<!--", start, end) >= 0 else ():
        if mark.start() < behind:
            continue
        if mark[0] != "<!--":
            ticks = ticks + 1 if mark[0] == "`" else 0
        elif ticks % 2 == 0:
            close = text.find("-->", mark.end(), end)
            if close < 0:
                return
            behind = close + 3
            yield mark.start(), behind


def _without(found: Sequence[Block], hidden: list[tuple[int, int]]) -> tuple[Block, ...]:
    """The blocks that are not inside a hidden stretch, their parents renumbered."""
    begins = [begin for begin, _ in hidden]
    numbers: dict[int | None, int | None] = {None: None}
    kept: list[Block] = []
    for index, block in enumerate(found):
        at = bisect_right(begins, block.start) - 1
        if block.kind == "comment" or (at >= 0 and block.end <= hidden[at][1]) or block.parent not in numbers:
            continue
        numbers[index] = len(kept)
        parent = numbers[block.parent]
        kept.append(block if parent == block.parent else block._replace(parent=parent))
    return tuple(kept)


def _under_headings(kept: Sequence[Block]) -> tuple[Block, ...]:
    """The same blocks under the headings that are left, those of a hidden section not among them."""
    path: list[tuple[int, str]] = []
    placed = []
    for block in kept:
        if block.kind == "heading" and block.parent is None:
            path = [(level, name) for level, name in path if level < block.level]
            path.append((block.level, block.headings[-1]))
        placed.append(block._replace(headings=tuple(name for _, name in path)))
    return tuple(placed)


def _blanked(text: str, hidden: list[tuple[int, int]]) -> str:
    parts = []
    done = 0
    for start, end in hidden:
        if end > done:
            parts += [text[done : max(start, done)], re.sub(r"[^\r\n]", " ", text[max(start, done) : end])]
            done = end
    return "".join(parts) + text[done:]
