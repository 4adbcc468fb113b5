"""Whole references in place of numbers: ``...role.[[[$$$reference$$$]!!![$$$reference$$$]]]``.

Each becomes a marker of its length with the number of the citation that it is; one that the citation data do
not have is a citation of its own, as far as its words tell.
"""

from __future__ import annotations

import html
import re
from typing import TYPE_CHECKING, Any, NamedTuple

from citevouch.audit.citations import citation
from citevouch.audit.fields import identifiers_in
from citevouch.audit.respelling import link_marker
from citevouch.check.titles import LEAST_WORDS, content_words

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from citevouch.audit.tables import Tables
    from citevouch_contract.models import AnswerCitation

_OPEN, _BETWEEN, _CLOSE = "[[[$$$", "$$$]!!![$$$", "$$$]]]"
_LINK = re.compile(
    r"<a\b[^<>]*?\bhref=[\"']([^\"'<>]*)[\"'][^<>]*>(.{0,2000}?)</a>",
    re.IGNORECASE | re.DOTALL,
)
_TAG = re.compile(r"</?[A-Za-z][^<>]*>")
_YEAR = re.compile(r"\b(?:19|20)[0-9]{2}\b")
_MARKED = re.compile(r"\[([0-9]{1,4})\]")


class _Place(NamedTuple):
    start: int
    end: int
    reference: str


def with_numbers(
    text: str,
    citations: Sequence[AnswerCitation],
    tables: Tables,
    *,
    references: Mapping[str, int] | None = None,
) -> tuple[str, tuple[AnswerCitation, ...]]:
    """*text* with a marker for each reference in it, as long as before; and all citations.

    *references*: numbers that are known for references, by their words.
    """
    places = list(_places(text))
    if not places:
        return text, tuple(citations)
    known = _Known(citations, references or {}, tables, first_free=_first_free(text, citations))
    parts = []
    done = 0
    for place in places:
        marker = link_marker(str(known.number(place.reference)), place.end - place.start)
        parts += [text[done : place.start], marker or text[place.start : place.end]]
        done = place.end
    return "".join(parts) + text[done:], tuple(known.citations)


def fields_of(reference: str) -> dict[str, Any]:
    """What a reference in HTML says: its link is the title, what stands before it the authors."""
    link = _LINK.search(reference)
    found: dict[str, str] = {}
    for kind, bare in identifiers_in(_TAG.sub(" ", reference) + " " + (link[1] if link else "")):
        found.setdefault(kind, bare)
    said = _plain(reference)
    after = _plain(reference[link.end() :]) if link else said
    journal = after.lstrip(". ").split(". ")[0].rstrip(".")
    year = _YEAR.search(after)
    return {
        "title": _plain(link[2]) if link else said,
        "authors": _plain(reference[: link.start()]).rstrip(". ") if link else None,
        "journal": journal if link and not _YEAR.fullmatch(journal) else None,
        "date": year[0] if year else None,
        "url": html.unescape(link[1]) if link else None,
        "doi": found.get("DOI"),
        "pmid": found.get("PMID"),
    }


class _Known:
    """The citations so far, and by what a reference is recognised as one of them."""

    def __init__(
        self,
        citations: Sequence[AnswerCitation],
        references: Mapping[str, int],
        tables: Tables,
        *,
        first_free: int,
    ) -> None:
        self.citations = list(citations)
        self._numbers: dict[object, int] = {_plain(words): number for words, number in references.items()}
        self._tables = tables
        self._free = first_free
        for made in citations:
            self._remember(made)

    def number(self, reference: str) -> int:
        """The number of the citation that *reference* is, a new one where there is none yet."""
        words = _plain(reference)
        if words not in self._numbers:
            made = citation(fields_of(reference), self._free, self._tables)
            same = [self._numbers[name] for name in _names(made) if name in self._numbers]
            self._numbers[words] = same[0] if same else self._free
            if not same:
                self._free += 1
                self.citations.append(made)
                self._remember(made)
        return self._numbers[words]

    def _remember(self, made: AnswerCitation) -> None:
        for name in _names(made):
            self._numbers.setdefault(name, made.index)


def _names(made: AnswerCitation) -> Iterator[tuple[object, ...]]:
    """What a citation is recognised by, its identifiers first."""
    if made.doi:
        yield "doi", made.doi
    if made.pmid:
        yield "pmid", made.pmid
    if made.url:
        yield "url", made.url
    words = content_words(made.title or "")
    if len(words) >= LEAST_WORDS:
        yield "title", *words


def _places(text: str) -> Iterator[_Place]:
    """Every reference in *text*; what opens and parts them belongs to the one behind it."""
    at = text.find(_OPEN)
    while at >= 0:
        close = text.find(_CLOSE, at + len(_OPEN))
        if close < 0:
            return
        start, begin = at, at + len(_OPEN)
        while (between := text.find(_BETWEEN, begin, close)) >= 0:
            yield _Place(start, between, text[begin:between])
            start, begin = between, between + len(_BETWEEN)
        yield _Place(start, close + len(_CLOSE), text[begin:close])
        at = text.find(_OPEN, close)


def _first_free(text: str, citations: Sequence[AnswerCitation]) -> int:
    """A number above those of all citations and markers."""
    used = [made.index for made in citations]
    return max([0, *used, *(int(found[1]) for found in _MARKED.finditer(text))]) + 1


def _plain(reference: str) -> str:
    return " ".join(html.unescape(_TAG.sub("", reference)).split())
