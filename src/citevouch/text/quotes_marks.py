"""Stretches of text between double quotation marks, straight and typographic."""

from __future__ import annotations

import re
from bisect import bisect_right
from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from citevouch.text.document import Document

_MARK = re.compile('["\u201c\u201d\u201e\u201f\u00ab\u00bb]')
_BACKTICKS = re.compile(r"`+")
#: What closes a mark: texts mix straight and typographic ones, and German closes with “.
_CLOSES = {
    '"': '"\u201d',
    "\u201c": '\u201d"\u201c',
    "\u201d": '\u201d"',
    "\u201e": '\u201c\u201d"',
    "\u201f": '\u201d"',
    "\u00ab": "\u00bb",
    "\u00bb": "\u00ab",
}
#: An identifier before a mark opens a quotation (``PMID:1"..."``); another number is a measure (``5"``).
_IDENTIFIER = re.compile(r"PMID:?\s?[0-9]+$", re.IGNORECASE)


@dataclass(frozen=True, kw_only=True)
class Marked:
    """What stands between two marks: *start* to *end*, with the marks *open* to *close*."""

    open: int
    start: int
    end: int
    close: int
    block: int  #: index of the block
    region: tuple[int, int]  #: of the text it stands in: its block, or its table cell


def marked(doc: Document) -> Iterator[Marked]:
    """Every quoted stretch of paragraphs, list items, block quotes and table cells, in text order.

    It may go over line breaks but not over the end of its block: an unclosed mark ends there.
    """
    regions = _regions(doc)
    region = next(regions, None)
    marks: list[int] = []
    for mark in (found.start() for found in _MARK.finditer(doc.readable)):
        while region is not None and mark >= region[1]:
            yield from _pairs(doc.readable, marks, region)
            marks = []
            region = next(regions, None)
        if region is not None and mark >= region[0]:
            marks.append(mark)
    if region is not None:
        yield from _pairs(doc.readable, marks, region)


def _regions(doc: Document) -> Iterator[tuple[int, int, int]]:
    for index, block in enumerate(doc.blocks):
        if block.kind == "paragraph" and block.lines:
            yield block.lines[0][0], block.lines[-1][1], index
        elif block.kind == "table_row":
            for start, end in block.cells:
                yield start, end, index


def _pairs(text: str, marks: list[int], region: tuple[int, int, int]) -> Iterator[Marked]:
    start, end, block = region
    if len(marks) < 2:
        return
    outermost: list[tuple[int, int]] = []
    for opened, closed in _matched(text, _outside_code(text, marks, start, end), start, end):
        while outermost and outermost[-1][0] > opened:
            outermost.pop()
        outermost.append((opened, closed))
    for opened, closed in outermost:
        last = closed - (text[closed - 1] == "\\")
        yield Marked(
            open=opened, start=opened + 1, end=last, close=closed + 1, block=block, region=(start, end)
        )


def _matched(text: str, marks: Iterable[int], start: int, end: int) -> Iterator[tuple[int, int]]:
    """Pairs of opening and closing mark, inner ones before outer ones."""
    opened: list[int] = []
    for at in marks:
        before = text[at - 1] if at > start else " "
        after = text[at + 1] if at + 1 < end else " "
        if opened and text[at] in _CLOSES[text[opened[-1]]] and _can_close(text[at], before, after):
            yield opened.pop(), at
        elif not after.isspace() and text[at] != "\u00bb" and _can_open(text, at, before):
            opened.append(at)


def _can_close(mark: str, before: str, after: str) -> bool:
    if mark in "\u201d\u00bb":
        return True
    return not before.isspace() and not (
        after.isalnum() and not before.isalnum() and before not in ".,;!?)]\u2026"
    )


def _can_open(text: str, at: int, before: str) -> bool:
    return (
        not before.isalnum()
        or text[at] in "\u201c\u201e\u00ab"
        or bool(_IDENTIFIER.search(text[max(0, at - 20) : at]))
    )


def _outside_code(text: str, marks: list[int], start: int, end: int) -> list[int]:
    """The marks that stand in no code span (a run of backticks up to the next run of that length)."""
    ends = dict(_code_spans([found.span() for found in _BACKTICKS.finditer(text, start, end)]))
    if not ends:
        return marks
    begins = sorted(ends)
    kept = []
    for mark in marks:
        at = bisect_right(begins, mark) - 1
        if at < 0 or mark >= ends[begins[at]]:
            kept.append(mark)
    return kept


def _code_spans(runs: list[tuple[int, int]]) -> Iterator[tuple[int, int]]:
    """Start and end of code spans, given the runs of backticks of a block."""
    later: dict[int, int] = {}
    partner: dict[int, int] = {}
    for at in range(len(runs) - 1, -1, -1):
        length = runs[at][1] - runs[at][0]
        if length in later:
            partner[at] = later[length]
        later[length] = at
    at = 0
    while at < len(runs):
        if at in partner:
            yield runs[at][0], runs[partner[at]][1]
        at = partner.get(at, at) + 1
