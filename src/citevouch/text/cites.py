"""What a quotation or a sentence can be attributed to: the identifiers and markers of a text, in order."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from dataclasses import dataclass
from typing import TYPE_CHECKING

from citevouch.identifiers import type_of
from citevouch.text.markers_labels import Labels

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from citevouch.text.model import Entry, Marker, Mention

_ENOUGH = 50  #: more cites than this beside one quotation are not attributions

#: Which of several identifiers of one paper stands for it: the one that its text is looked up by first.
PREFERENCE = (
    "PMID",
    "PMCID",
    "DOI",
    "ARXIV",
    "NCT",
    "GEO",
    "BIOPROJECT",
    "BIOSAMPLE",
    "ISBN",
    "URL",
    "OTHER",
)


@dataclass(frozen=True, kw_only=True)
class Cite:
    """One identifier or marker in the text, and what it stands for."""

    start: int
    end: int
    references: tuple[str, ...]
    is_marker: bool = False


class Cites:
    """The cites of a text, asked by offset."""

    def __init__(self, cites: Iterable[Cite]) -> None:
        self._cites = sorted(cites, key=lambda cite: (cite.start, cite.end))
        self._starts = [cite.start for cite in self._cites]

    def between(self, start: int, end: int) -> list[Cite]:
        """Those that begin at *start* or behind it and before *end*."""
        return self._cites[bisect_left(self._starts, start) : bisect_left(self._starts, end)]

    def first(self, start: int, end: int) -> list[Cite]:
        """The first of those between *start* and *end*: no more than can be the source of one quotation."""
        at = bisect_left(self._starts, start)
        return self._cites[at : min(bisect_left(self._starts, end), at + _ENOUGH)]

    def after(self, offset: int) -> Cite | None:
        """The first that begins at *offset* or behind it."""
        at = bisect_left(self._starts, offset)
        return self._cites[at] if at < len(self._cites) else None

    def before(self, offset: int, *, start: int) -> Cite | None:
        """The last that begins at *start* or behind it and ends at *offset* or before it."""
        at = bisect_right(self._starts, offset) - 1
        while at >= 0 and self._starts[at] >= start and self._cites[at].end > offset:
            at -= 1
        return self._cites[at] if at >= 0 and self._starts[at] >= start else None


def cites_of(
    mentions: Sequence[Mention], markers: Sequence[Marker], entries: Sequence[Entry]
) -> Iterator[Cite]:
    """Well-formed identifiers, and markers: for each entry that a marker names, one identifier."""
    labels = Labels(entries)
    for mention in mentions:
        if mention.canonical_id is not None:
            yield Cite(start=mention.start, end=mention.end, references=(mention.canonical_id,))
    for marker in markers:
        found = [labels.look_up(label, marker.start)[1] for label in marker.labels]
        references = tuple(dict.fromkeys(preferred(ids) for ids in found if ids)) or papers(marker.references)
        if references:
            yield Cite(start=marker.start, end=marker.end, references=references, is_marker=True)


def preferred(references: Sequence[str]) -> str:
    """Of several identifiers of one paper the one that stands for it."""
    return min(references, key=lambda reference: PREFERENCE.index(type_of(reference)))


def papers(references: Iterable[str]) -> tuple[str, ...]:
    """One identifier per paper, as far as types tell: those of the type that is preferred most.

    A source line or table row spells one paper's PMID, DOI and PMCID more often than it names three papers.
    """
    distinct = list(dict.fromkeys(references))
    if not distinct:
        return ()
    kind = type_of(preferred(distinct))
    return tuple(reference for reference in distinct if type_of(reference) == kind)
