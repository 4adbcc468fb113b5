"""Block quotes: a quotation without marks, where somebody says whose it is.

The source stands at the end of the block quote (``> ... (PMID:1)``), on its last line (``> — Smith,
PMID:1``), in the paragraph right below, in the one above that introduces it, on a source line or in the
heading. A block quote without any is a remark or a callout as often as a quotation, and is left alone.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, NamedTuple

from citevouch.text.attribution_structure import SOURCE_LINE, attributions
from citevouch.text.brackets import Brackets

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from citevouch.text.attribution_structure import Structure
    from citevouch.text.blocks import Block
    from citevouch.text.cites import Cites
    from citevouch.text.document import Document
    from citevouch.text.model import Attribution
    from citevouch.text.quotes_marks import Marked

_CALLOUT = re.compile(r"\s*(?:\[!|[*_]{2}[^*_\r\n]{1,40}(?::[*_]{2}|[*_]{2}:))")
_SIGNED = re.compile(
    r"[\s>]*(?:[\u2014\u2013]|--?\s|\(|\[|[*_]*(?:source|reference|citation|from|in)\b)", re.IGNORECASE
)
_DASHED = re.compile(
    r"[\s>]*(?:[\u2014\u2013]|--?\s|[*_]*(?:source|reference|citation|from)[*_]*:)", re.IGNORECASE
)
_REST = re.compile(r"[\s>.,;*_)\]\"\u201d]*")
_INTRODUCES = re.compile(r":[\s*_]*$")
_LONGEST_SIGNATURE = 300
_SHARE = 0.6


class _Quoted(NamedTuple):
    """The text of a block quote: its paragraphs, from *start* to *end*."""

    block: int  #: index of the block quote
    first: int  #: of its first paragraph
    start: int
    end: int
    last_line: int  #: where the last line begins


def block_quotes(
    doc: Document, cites: Cites, structure: Structure, found: Sequence[Marked]
) -> Iterator[tuple[int, int, tuple[Attribution, ...]]]:
    """Start and end of every block quote that is attributed, without the attribution, and what it is."""
    long = [quote for quote in found if quote.end - quote.start > 20]
    for quoted in _texts(doc):
        marks = [quote for quote in long if quoted.start <= quote.open < quoted.end] if long else []
        if marks and (
            len(marks) > 1 or cites.first(quoted.start, quoted.end) or not _fills(marks[0], quoted)
        ):
            continue
        end, made = _own(doc.readable, cites, quoted) or (quoted.end, _around(doc, cites, structure, quoted))
        if made:
            yield (marks[0].start, marks[0].end, made) if marks else (quoted.start, end, made)


def _fills(quote: Marked, quoted: _Quoted) -> bool:
    return quote.close - quote.open > _SHARE * (quoted.end - quoted.start)


def _texts(doc: Document) -> Iterator[_Quoted]:
    """Block quotes that hold paragraphs only."""
    for index, block in enumerate(doc.blocks):
        if block.kind != "block_quote" or _CALLOUT.match(doc.readable, block.start + 1, block.end):
            continue
        inner: list[Block] = []
        for other in doc.blocks[index + 1 :]:
            if other.start >= block.end:
                break
            inner.append(other)
            if other.kind != "paragraph":
                break
        if inner and all(other.kind == "paragraph" and other.lines for other in inner):
            lines = inner[-1].lines
            yield _Quoted(index, index + 1, inner[0].lines[0][0], lines[-1][1], lines[-1][0])


def _own(text: str, cites: Cites, quoted: _Quoted) -> tuple[int, tuple[Attribution, ...]] | None:
    """Where the quotation ends and its source, if that is the last thing in the block quote."""
    last = cites.before(quoted.end, start=quoted.start)
    if last is None:
        return None
    if quoted.last_line > quoted.start and _DASHED.match(text, quoted.last_line, quoted.end):
        start = quoted.last_line
    else:
        start = _unit_start(text, quoted, last.start)
        end = Brackets(text, start, quoted.end).end_of(start) or last.end
        if not _REST.fullmatch(text, end, quoted.end):
            return None
    body = text[quoted.start : start].rstrip(" \t\r\n>\u2014\u2013-")
    return quoted.start + len(body), attributions(cites.first(start, quoted.end), "AFTER")


def _unit_start(text: str, quoted: _Quoted, at: int) -> int:
    groups = Brackets(text, quoted.start, quoted.end).around(at, at)
    return groups[-1][0] if groups else at


def _around(doc: Document, cites: Cites, structure: Structure, quoted: _Quoted) -> tuple[Attribution, ...]:
    """The source of a block quote in the paragraph below or above it, or in its heading."""
    block = doc.blocks[quoted.block]
    below = next((b for b in doc.blocks[quoted.first : quoted.first + 40] if b.start >= block.end), None)
    if below is not None and below.kind == "paragraph" and below.end - below.start < _LONGEST_SIGNATURE:
        inside = cites.first(below.start, below.end)
        if inside and (_SIGNED.match(doc.readable, below.start, below.end) or inside[0].start == below.start):
            how = "SOURCE_LINE" if SOURCE_LINE.match(doc.readable, below.start, below.end) else "AFTER"
            return attributions(inside, how)
    above = doc.blocks[quoted.block - 1] if quoted.block else None
    if above is not None and above.kind == "paragraph" and above.parent == block.parent:
        introduced = _INTRODUCES.search(doc.readable, max(above.start, above.end - 10), above.end)
        last = cites.before(above.end, start=max(above.start, above.end - _LONGEST_SIGNATURE))
        if introduced and last:
            return attributions([last], "BEFORE")
    return structure.source_line(quoted.first) or structure.heading(quoted.first)
