"""The title of an entry by the form in which it stands there, with the journal and the year behind it.

In quotation marks, emphasised, between authors and journal, before the authors, or as the text of a link.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, NamedTuple

from citevouch.text.authors import Authors, authors_at
from citevouch.text.entry_part import is_sentence, is_title, led, page_title, part
from citevouch.text.entry_sources import (
    before_journal,
    dated,
    has_journal_behind,
    is_dated,
    is_journal,
    source_behind,
)
from citevouch.text.extents import extent
from citevouch.text.urls import identifier_in

if TYPE_CHECKING:
    from collections.abc import Iterator

    from citevouch.text.model import CitedPart


class Stretch(NamedTuple):
    """An entry cut up: authors, what may be title and source, what follows them."""

    text: str
    start: int
    head: int  #: where identifiers and addresses begin
    end: int
    authors: Authors | None


class Titled(NamedTuple):
    """A possible title and what follows it."""

    title: CitedPart
    authors: CitedPart | None = None
    journal: CitedPart | None = None
    year: CitedPart | None = None


_QUOTED = re.compile(r"[\"“„«]([^\"“”„«»\r\n]{8,500}(?:[\r\n]++[ \t]*+[^\"“”„«»\r\n]{1,500}){0,4})[\"”“»]")
_SINGLE = re.compile(r"['‘]((?:[^'‘’\r\n]|['’](?=\w)){8,500})['’](?=[,.]?\s)")
_EMPHASIS = re.compile(r"(\*{1,3}|_{1,3})(?=\S)([^*_\r\n]+(?:[\r\n]++[ \t]*+[^*_\r\n]+){0,3})(?<=\S)\1")
_LINK = re.compile(r"\[([^\[\]]{12,400})\]\(")
_POINT = re.compile(r"[.?!]\s+")
_DASHED = re.compile("[–—-]")

#: Sentences behind which authors are looked for; titles with points within are rare.
_MOST_POINTS = 4


def titles(at: Stretch) -> Iterator[Titled]:
    """Possible titles, the surest first."""
    text, authors = at.text, at.authors
    begin = authors.next if authors else at.start
    first = led(text, begin, at.head)
    yield from _marked(at, first)
    if authors is None:
        yield from _before_authors(at, first)
    elif not (authors.style == "SHORT" and _DASHED.search(text, begin, first)):
        yield from _between(at, first, authors)
    if link := _LINK.match(text, first, at.end):
        behind = extent(text, link.end())
        named = identifier_in(text[link.end() : behind])
        if named and is_title(text, *link.span(1)) and not authors_at(text, link.start(1), link.end(1)):
            source = source_behind(text, behind + 1, at.end, with_authors=authors is None)
            yield Titled(page_title(text, *link.span(1), "LINK_TEXT", 0.6), *source)


def _marked(at: Stretch, first: int) -> Iterator[Titled]:
    """Titles in quotation marks or emphasised."""
    text, head = at.text, at.head
    quoted = _QUOTED.match(text, first, head) or (at.authors and _SINGLE.match(text, first, head))
    if quoted and _is_cited(at, quoted.end() - 1):
        yield _with_source(at, quoted.span(1), quoted.end(), "QUOTATION_MARKS", 0.95)
    emphasised = _EMPHASIS.match(text, first, head)
    if emphasised:
        behind = emphasised.end() - 1
        shown = not is_journal(text, behind, head) and is_title(text, *emphasised.span(2))
        if shown and _is_cited(at, behind):
            sure = 0.8 if at.authors else 0.6
            yield _with_source(at, emphasised.span(2), emphasised.end(), "EMPHASIS", sure)


def _is_cited(at: Stretch, behind: int) -> bool:
    """Whether marked words are a title and no quotation: authors before them, or year or journal behind."""
    if at.authors is not None and at.authors.style != "SHORT":
        return True
    if at.authors is not None and at.authors.year and has_journal_behind(at.text, behind, at.head):
        return True
    return is_dated(at.text, behind, at.head)


def _with_source(at: Stretch, span: tuple[int, int], behind: int, how: str, sure: float) -> Titled:
    source = source_behind(at.text, behind, at.head, with_authors=at.authors is None)
    return Titled(part(at.text, *span, how, sure), *source)


def _between(at: Stretch, begin: int, authors: Authors) -> Iterator[Titled]:
    """The title between the authors and the journal, which ends where year or volume begin."""
    text, is_short = at.text, authors.style == "SHORT"
    found = dated(text, begin, at.head, has_year=authors.year is not None)
    stop = at.head if found.stop is None else found.stop
    split = before_journal(text, begin, stop)
    if split is None:
        closed = authors.year or (found.begins_with_point and not found.has_volume)
        if closed and not is_short and is_sentence(text, begin, stop + 1):
            yield Titled(part(text, begin, stop, "POSITION", 0.6), year=found.year)
        return
    title_end, journal_start = split
    shown = found.stop is not None or text[journal_start] in "*_"
    if is_title(text, begin, title_end) and (shown or not is_short):
        sure = 0.5 if not shown else 0.7 if is_short else 0.9
        title = part(text, begin, title_end, "POSITION", sure)
        yield Titled(title, None, part(text, journal_start, stop), found.year)


def _before_authors(at: Stretch, begin: int) -> Iterator[Titled]:
    """A title with which the entry begins, authors and a year or a volume behind it."""
    for count, point in enumerate(_POINT.finditer(at.text, begin, at.head)):
        authors = authors_at(at.text, point.end(), at.head)
        if authors and authors.style != "GROUP" and (authors.names > 1 or authors.style != "FULL"):
            is_whole = is_title(at.text, begin, point.start() + 1)
            if is_whole and (authors.year or is_dated(at.text, authors.next - 1, at.head)):
                source = source_behind(at.text, point.end(), at.head, with_authors=True)
                yield Titled(part(at.text, begin, point.start() + 1, "POSITION", 0.7), *source)
            return
        if count >= _MOST_POINTS:
            return
