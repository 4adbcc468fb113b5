"""What a bibliography entry says of its paper: title, authors, year and journal, as written, with offsets.

A title is taken only where the form of the entry shows it: in a field of its own, in quotation marks,
emphasised behind the authors, between authors and journal, before the authors, or as the text of a link.
What merely describes a source ("first demonstration of ...") is none: a wrong title would accuse a real
reference.
"""

from __future__ import annotations

import functools
import re
from typing import TYPE_CHECKING

from citevouch.text.authors import Authors, authors_at
from citevouch.text.entry_fields import parts_of_cells, parts_of_fields
from citevouch.text.entry_part import Parts, led, part
from citevouch.text.entry_titles import Stretch, titles

if TYPE_CHECKING:
    from collections.abc import Mapping

#: An entry is read so far; the longest in the reports at hand has 700 characters.
_LONGEST = 3000

#: What stands behind the description of a paper: identifiers, addresses, remarks.
_TAIL = re.compile(
    r"(?<![\w/])(?:https?://|www\.|doi\b|DOI\b|10\.[0-9]{4,9}/|PMIDs?\b|PubMed\b|PMC(?:ID)?\b|URL:|arXiv:|ISBN\b"
    r"|[Aa]vailable (?:at|from|online)|[Aa]ccessed\b|[Rr]etrieved\b)"
)
_MARKS = re.compile(r"[*_]{0,3}")

#: An identifier in front of the description, linked or not.
_IDENTIFIER = re.compile(
    r"[\[*_(]{0,4}(?:PMID|PMCID|PubMed)[*_]{0,3}[ \t]?:?[*_ \t]{0,4}(?:PMC)?[0-9]{1,9}[\])*_]{0,4}"
    r"(?:\([^()\s]{1,200}\))?[\])*_]{0,4}[\s:.,;|–—-]{1,5}"
)


def has_authors(text: str, start: int, end: int) -> bool:
    """Whether the stretch begins with a list of authors."""
    return _authors(text, led(text, start, end), min(end, start + _LONGEST)) is not None


def parts_of(text: str, start: int, end: int, *, cells: Mapping[str, tuple[int, int]] | None = None) -> Parts:
    """The parts of the entry whose text, behind its label, is ``text[start:end]``.

    *cells* are those of the entry where it is the row of a table, by the names of their columns.
    """
    start = led(text, start, end)
    end = min(end, start + _LONGEST)
    if cells:
        found = (_of_line(text, led(text, *cell), cell[1]) for cell in cells.values() if cell[0] < cell[1])
        return functools.reduce(_completed, found, parts_of_cells(text, cells))
    named = parts_of_fields(text, start, end)
    return named if named.title else _completed(named, _of_line(text, start, end))


def _completed(named: Parts, found: Parts) -> Parts:
    return Parts(*(one or other for one, other in zip(named, found, strict=True)))


def _of_line(text: str, start: int, end: int) -> Parts:
    """The parts of an entry that names none of them."""
    identifier = _IDENTIFIER.match(text, start, end)
    if identifier and _authors(text, identifier.end(), end):
        start = identifier.end()
    tail = _TAIL.search(text, start, end)
    head = tail.start() if tail else end
    authors = _authors(text, start, head)
    found = next(titles(Stretch(text, start, head, end, authors)), None)
    year = part(text, *authors.year) if authors and authors.year else None
    return Parts(
        title=found.title if found else None,
        authors=part(text, authors.start, authors.end) if authors else found.authors if found else None,
        year=(found.year if found else None) or year,
        journal=found.journal if found else None,
    )


def _authors(text: str, start: int, end: int) -> Authors | None:
    marks = _MARKS.match(text, start, end)
    return authors_at(text, marks.end() if marks else start, end)
