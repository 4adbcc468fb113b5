"""What a bibliography entry says of its paper: title, authors, year and journal, as written, with offsets.

A title is taken only where the form of the entry shows it: in quotation marks, emphasised behind the authors,
between authors and journal, in a field of its own, or as the text of a link. What merely describes a source
("first demonstration of ...") is none: a wrong title would accuse a real reference.
"""

from __future__ import annotations

import re
from dataclasses import replace
from typing import TYPE_CHECKING, NamedTuple

from citevouch.text.authors import Authors, authors_at
from citevouch.text.extents import extent
from citevouch.text.inline import plain
from citevouch.text.model import CitedPart
from citevouch.text.urls import identifier_in

if TYPE_CHECKING:
    from collections.abc import Iterator


class Parts(NamedTuple):
    """The parts of one entry, each None where the entry does not show it."""

    title: CitedPart | None = None
    authors: CitedPart | None = None
    year: CitedPart | None = None
    journal: CitedPart | None = None


#: An entry is read so far; the longest in the reports at hand has 700 characters.
_LONGEST = 3000

_LONGEST_TITLE = 500

#: What stands behind the description of a paper: identifiers, addresses, remarks.
_TAIL = re.compile(
    r"(?<![\w/])(?:https?://|www\.|doi\b|DOI\b|10\.[0-9]{4,9}/|PMIDs?\b|PubMed\b|PMC(?:ID)?\b|URL:|arXiv:|ISBN\b"
    r"|[Aa]vailable (?:at|from|online)|[Aa]ccessed\b|[Rr]etrieved\b)"
)
_LEAD = re.compile(r"[\s:,.–—-]*")
_MARKS = re.compile(r"[*_]{0,3}")
_QUOTED = re.compile(r"[\"“„«]([^\"“”„«»\r\n]{8,500}(?:[\r\n]++[ \t]*+[^\"“”„«»\r\n]{1,500}){0,4})[\"”“»]")
_EMPHASIS = re.compile(r"(\*{1,3}|_{1,3})(?=\S)([^*_\r\n]+(?:[\r\n]++[ \t]*+[^*_\r\n]+){0,3})(?<=\S)\1")
_LINK = re.compile(r"\[([^\[\]]{12,400})\]\(")
_FIELD = re.compile(
    r"(?<!\w)[*_\"]{0,2}title[*_\"]{0,3}\s*[:=]\s*(?:'([^'\r\n]{8,500})'(?=\s*[,)\r\n])|\"([^\"\r\n]{8,500})\""
    r"|\{([^\r\n]{8,500}?)\}(?=,?\s*[\r\n}])|[*_“]{0,3}([^\s'\"{*_“][^\r\n*_”]{8,500}))",
    re.IGNORECASE,
)

#: What web pages put around the title of a paper.
_SITE = re.compile(
    r"^Frontiers \| |(?:\s[-–—|]\s(?:PMC|PubMed|NCBI|ScienceDirect|PLOS|Wiley[^|]{0,30})|\s\|\s[^|]{2,60})+$"
)

_MONTH = r"(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Sept|Oct|Nov|Dec)[a-z]{0,6}\.?"
_DATE = re.compile(
    rf"[.,*;?!)\"”]\s*\(?(?:[0-9]{{1,2}}\s)?(?:{_MONTH}\s(?:[0-9]{{1,2}},?\s)?)?((?:19|20)[0-9]{{2}})[a-z]?(?=[;:.,)]|\s+{_MONTH}|\s*\Z|\s*[-–—]|\s[0-9])"
    rf"|\s\(((?:19|20)[0-9]{{2}})\)"
)
_VOLUME = re.compile(
    r"[.,*]?\s\*{0,2}(?:[Vv]ol\.?\s?)?[0-9]{1,4}\*{0,2}\s?(?:\([^()\r\n]{1,15}\))?\s?[:,]\s?[A-Za-z]{0,6}[0-9]"
)
_SENTENCE = re.compile(r"[.?!][\"”’*_]{0,3}\s+(?=[\"“*_]{0,3}[^\W\d_])")
_NO_TITLE = re.compile(
    r"\bet al\b|https?:|\((?:19|20)[0-9]{2}\)"
    r"|(?:,\s(?:and\s)?[A-Z][\w'’-]+\s(?:[A-Z]\.\s)?[A-Z][\w'’-]+){2},?\s(?:and\s)?[A-Z]"  # a list of names
)
_WORD = re.compile(r"[^\W_]{2,}")
_ABBREVIATION = re.compile(r"(?:[^\W\d_]{1,8}\.?[ &]{0,3}){1,2}")


def has_authors(text: str, start: int, end: int) -> bool:
    """Whether the stretch begins with a list of authors."""
    return _authors(text, _led(text, start, end), min(end, start + _LONGEST)) is not None


def parts_of(text: str, start: int, end: int) -> Parts:
    """The parts of the entry whose text, behind its label, is ``text[start:end]``."""
    start = _led(text, start, end)
    end = min(end, start + _LONGEST)
    tail = _TAIL.search(text, start, end)
    head_end = tail.start() if tail else end
    authors = _authors(text, start, head_end)
    begin = authors.next if authors else start
    found = next(_titles(text, start, begin, head_end, end, authors), None)
    title, journal, year = found or (None, None, None)
    return Parts(
        title=title,
        authors=_part(text, authors.start, authors.end) if authors else None,
        year=year or (_part(text, *authors.year) if authors and authors.year else None),
        journal=journal,
    )


def _authors(text: str, start: int, end: int) -> Authors | None:
    marks = _MARKS.match(text, start, end)
    return authors_at(text, marks.end() if marks else start, end)


_Found = tuple[CitedPart, CitedPart | None, CitedPart | None]


def _titles(
    text: str, start: int, begin: int, head: int, end: int, authors: Authors | None
) -> Iterator[_Found]:
    """Possible titles, the surest first, each with journal and year as far as they follow it."""
    at = _led(text, begin, head)
    quoted = _QUOTED.match(text, at, head)
    if quoted and _is_cited(text, quoted.end() - 1, head, authors):
        yield _with_source(text, quoted.span(1), quoted.end(), head, "QUOTATION_MARKS", 0.95)
    if field := _FIELD.search(text, start, end):
        yield _page_title(text, *field.span(field.lastindex or 0)), None, None
    emphasised = _EMPHASIS.match(text, at, head)
    if emphasised and _is_emphasised_title(text, emphasised, head, authors):
        yield _with_source(
            text, emphasised.span(2), emphasised.end(), head, "EMPHASIS", 0.8 if authors else 0.6
        )
    if authors and not (authors.style == "SHORT" and re.search("[–—-]", text[begin:at])):
        yield from _between(text, at, head, authors)
    if link := _LINK.match(text, at, end):
        named = identifier_in(text[link.end() : extent(text, link.end())])
        if named and _is_title(text, *link.span(1)) and not authors_at(text, link.start(1), link.end(1)):
            yield _part(text, *link.span(1), "LINK_TEXT", 0.6), None, None


def _is_emphasised_title(text: str, mark: re.Match[str], head: int, authors: Authors | None) -> bool:
    """Whether emphasis holds a title: no journal before its volume; without authors, a year follows."""
    behind = mark.end() - 1
    is_journal = _DATE.match(text, behind, head) or _VOLUME.match(text, behind, head)
    return not is_journal and _is_title(text, *mark.span(2)) and _is_cited(text, behind, head, authors)


def _is_cited(text: str, behind: int, head: int, authors: Authors | None) -> bool:
    """Whether marked words are a title and no quotation: authors before them, or a year or volume behind."""
    if authors is not None and authors.style != "SHORT":
        return True
    return bool(_DATE.search(text, behind, head) or _VOLUME.search(text, behind, head))


def _page_title(text: str, start: int, end: int) -> CitedPart:
    """The value of a field ``title``, without what a web page puts around it."""
    part = _part(text, start, end)
    site = _SITE.search(part.raw)
    if site:
        cut = (site.end(), len(part.raw)) if site.start() == 0 else (0, site.start())
        part = _part(text, part.start + cut[0], part.start + cut[1])
    return replace(part, found_by="POSITION", confidence=0.8)


def _between(text: str, begin: int, head: int, authors: Authors) -> Iterator[_Found]:
    """The title between the authors and the journal, which ends where year or volume begin."""
    date, volume = _DATE.search(text, begin, head), _VOLUME.search(text, begin, head)
    if authors.year:
        date = None
    ends = [found.start() for found in (date, volume) if found]
    stop = min(ends) if ends else head
    split = _before_journal(text, begin, stop)
    year = _part(text, *date.span(1 if date[1] else 2)) if date else None
    if split is None:
        dated = authors.year or (date and text[date.start()] == "." and not volume)
        if dated and authors.style != "SHORT" and _is_sentence(text, begin, stop + 1):
            yield _part(text, begin, stop, "POSITION", 0.6), None, year
        return
    title_end, journal_start = split
    shown = bool(ends) or text[journal_start] in "*_"
    if _is_title(text, begin, title_end) and (shown or authors.style != "SHORT"):
        sure = 0.5 if not shown else 0.7 if authors.style == "SHORT" else 0.9
        yield _part(text, begin, title_end, "POSITION", sure), _part(text, journal_start, stop), year


def _before_journal(text: str, begin: int, stop: int) -> tuple[int, int] | None:
    """(end of the title, start of the journal) in what stands between authors and year or volume."""
    points = list(_SENTENCE.finditer(text, begin, stop))
    for at in range(len(points) - 1, -1, -1):
        previous = points[at - 1].end() if at else begin
        sentence = text[previous : points[at].start()].strip()
        if at and _ABBREVIATION.fullmatch(sentence) and len(sentence) < 12:
            continue  # one of the words of an abbreviated journal
        return points[at].start() + 1, points[at].end()
    emphasised = re.compile(r"(?<=\s)[*_]{1,2}[^*_\r\n]{3,80}[*_]{1,2}\s*[,.]?\s*\Z").search(
        text, begin, stop
    )
    return (emphasised.start(), emphasised.start()) if emphasised else None


def _with_source(text: str, span: tuple[int, int], behind: int, head: int, how: str, sure: float) -> _Found:
    date, volume = _DATE.search(text, behind - 1, head), _VOLUME.search(text, behind - 1, head)
    ends = [found.start() for found in (date, volume) if found]
    journal = _part(text, _led(text, behind, head), min(ends)) if ends and min(ends) > behind else None
    year = _part(text, *date.span(1 if date[1] else 2)) if date else None
    return _part(text, *span, how, sure), journal if journal and _WORD.search(journal.text) else None, year


def _is_title(text: str, start: int, end: int) -> bool:
    """Whether a stretch can be a title: some words, the first with a capital or a figure, no authors."""
    if end - start > _LONGEST_TITLE or len(_WORD.findall(text, start, end)) < 3:
        return False
    first = text[start:end].lstrip(" *_\"“'(").split(maxsplit=1)[0]
    begins = not first[0].islower() or first != first.lower() or bool(re.search("[0-9]", first))
    return begins and not _NO_TITLE.search(text, start, end)


def _is_sentence(text: str, start: int, end: int) -> bool:
    """Whether a stretch is one sentence with a point at its end, as a title without a journal is."""
    shown = text[start:end].strip()
    words = _WORD.findall(shown)
    return (
        shown.endswith((".", "?")) and len(words) >= 5 and shown[0].isupper() and _is_title(text, start, end)
    )


def _led(text: str, start: int, end: int) -> int:
    lead = _LEAD.match(text, start, end)
    return lead.end() if lead else start


def _part(text: str, start: int, end: int, found_by: str = "", confidence: float = 1.0) -> CitedPart:
    """A part without the marks and the punctuation around it."""
    while start < end and text[start] in ' \t\r\n*_"“”.,;:([{':
        start += 1
    while end > start and text[end - 1] in ' \t\r\n*_"“”.,;:([{':
        end -= 1
    raw = text[start:end]
    if found_by and ("…" in raw or "..." in raw):  # the text itself cut it short
        confidence = min(confidence, 0.5)
    return CitedPart(raw=raw, start=start, end=end, text=plain(raw), found_by=found_by, confidence=confidence)
