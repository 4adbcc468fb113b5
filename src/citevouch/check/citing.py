"""The places of a text that name a work: bibliography entries, and mentions with a title beside them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from citevouch.check.titles import LEAST_WORDS, content_words
from citevouch.text.authors import authors_at
from citevouch.text.model import CitedPart

if TYPE_CHECKING:
    from collections.abc import Iterator

    from citevouch.text.model import Entry, Mention, Quote, Reading

#: A title read from an entry at this confidence and above may accuse, less may not.
FIRM = 0.7
#: A link text or a quotation that is a title and one that is a phrase look alike, so neither may accuse.
LOOSE = 0.5


@dataclass(frozen=True, kw_only=True)
class Citing:
    """One place where the text names a work by identifiers and, perhaps, a title and more."""

    start: int
    end: int
    identifiers: tuple[str, ...]
    title: CitedPart | None = None
    authors: str | None = None
    year: str | None = None
    journal: str | None = None
    is_entry: bool = False  #: of the bibliography

    @property
    def firm(self) -> bool:
        """Whether its title is sure enough to say that a record is of another paper."""
        return self.title is not None and self.title.confidence >= FIRM


def citing_places(reading: Reading) -> tuple[Citing, ...]:
    """The entries of the bibliography, then what the body says beside its identifiers, in document order."""
    entries = tuple(_of_entry(entry) for entry in reading.bibliography if entry.identifiers)
    spans = [(entry.start, entry.end) for entry in reading.bibliography]
    outside = [each for each in reading.mentions if each.canonical_id and not _within(each.start, spans)]
    beside = [*_of_links(outside), *_of_quoted_titles(reading.quotes, spans)]
    return tuple(sorted((*entries, *beside), key=lambda place: place.start))


def _of_entry(entry: Entry) -> Citing:
    return Citing(
        start=entry.start,
        end=entry.end,
        identifiers=entry.identifiers,
        title=entry.title,
        authors=entry.authors.text if entry.authors else None,
        year=entry.year.text if entry.year else None,
        journal=entry.journal.text if entry.journal else None,
        is_entry=True,
    )


def _of_links(mentions: list[Mention]) -> Iterator[Citing]:
    """Links whose text could be a title, no name and year; it could be a phrase too, so it never accuses."""
    for mention in mentions:
        if mention.canonical_id and mention.link_text and _is_phrase(mention.link_text):
            title = CitedPart(
                raw=mention.raw,
                start=mention.start,
                end=mention.end,
                text=mention.link_text,
                found_by="LINK_TEXT",
                confidence=LOOSE,
            )
            yield Citing(
                start=mention.start, end=mention.end, identifiers=(mention.canonical_id,), title=title
            )


def _of_quoted_titles(quotes: tuple[Quote, ...], spans: list[tuple[int, int]]) -> Iterator[Citing]:
    """Titles in quotation marks that stand where a quotation would, before or behind an identifier.

    One that is attributed by a marker is left out: its entry has the title of the work.
    """
    for quote in quotes:
        beside = [each for each in quote.attributions if each.how != "MARKER"]
        if quote.is_title and beside and not _within(quote.start, spans):
            title = CitedPart(
                raw=quote.raw,
                start=quote.start,
                end=quote.end,
                text=quote.text,
                found_by="QUOTATION_MARKS",
                confidence=LOOSE,
            )
            named = tuple(dict.fromkeys(each.reference_id for each in beside))
            yield Citing(start=quote.start, end=quote.end, identifiers=named, title=title)


def _is_phrase(text: str) -> bool:
    """Whether *text* is several words, not the name of a site, an address or a short citation."""
    several = text.count(" ") >= LEAST_WORDS and len(content_words(text)) > LEAST_WORDS
    return several and authors_at(text, 0, len(text)) is None


def _within(at: int, spans: list[tuple[int, int]]) -> bool:
    return any(start <= at < end for start, end in spans)
