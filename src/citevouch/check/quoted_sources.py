"""The sources that the quotations of one text are searched in."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING

from citevouch.check.matching import (
    Match,
    Shelf,
    Source,
    find_abridged_title,
    find_in_title,
    prepare,
    search,
)
from citevouch.check.works import groups

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from citevouch.records import Record, Resolved


@dataclass(frozen=True, kw_only=True)
class Place:
    """Where a quotation stands: in the text of a record, or in one of its titles."""

    reference_id: str
    record: Record
    text: str  #: what the match's offsets count in
    match: Match


@dataclass(frozen=True, eq=False)
class Sources:
    """The records of what one text cites, by cited identifier, in the order of the text."""

    records: Mapping[str, Record]

    @cached_property
    def same_paper(self) -> Mapping[str, tuple[str, ...]]:
        """For each identifier the others of the same paper.

        The record of a DOI may lack the text that the record of the same paper's PMID has.
        """
        return groups(self.records)

    @cached_property
    def _names(self) -> list[str]:
        """The first identifier for each text."""
        first: dict[str, str] = {}
        for name, record in self.records.items():
            if record.text:
                first.setdefault(record.text, name)
        return list(first.values())

    @cached_property
    def _texts(self) -> Shelf:
        return Shelf([prepare(self.records[name].text) for name in self._names])

    @cached_property
    def _titles(self) -> Shelf:
        return Shelf([self._title_source(record.title) for record in self.records.values()])

    @cached_property
    def _title_sources(self) -> dict[str, Source]:
        return {}

    def _title_source(self, title: str) -> Source:
        return self._title_sources.setdefault(title, Source(title))

    def elsewhere(self, quote: str, reference_id: str) -> Iterator[Place]:
        """Where *quote* stands in another paper, or is its whole title, in the order of the text."""
        own = {reference_id, *self.same_paper.get(reference_id, ())}
        for number in self._texts.holding(quote):
            name = self._names[number]
            match = None if name in own else search(quote, self._texts.sources[number]).match
            if match:
                yield self._place(name, self.records[name].text, match)
        names = list(self.records)
        for number in self._titles.holding(quote):
            title = self._titles.sources[number]
            match = None if names[number] in own else find_in_title(quote, title)
            if match and match.end >= len(title.text.rstrip(" .")):
                yield self._place(names[number], title.text, match)

    def in_titles(self, quote: str, reference_id: str) -> Place | None:
        """Where *quote* is a title of the cited paper, or the beginning of one."""
        record = self.records[reference_id]
        for title in (record.title, *record.other_titles):
            if title and (match := find_in_title(quote, self._title_source(title))):
                return self._place(reference_id, title, match)
        return None

    def in_abridged_titles(self, quote: str, reference_id: str) -> Place | None:
        """Where *quote* is a title of the cited paper with words left out."""
        record = self.records[reference_id]
        for title in (record.title, *record.other_titles):
            if match := find_abridged_title(quote, title):
                return self._place(reference_id, title, match)
        return None

    def _place(self, name: str, text: str, match: Match) -> Place:
        return Place(reference_id=name, record=self.records[name], text=text, match=match)


def sources_of(resolved: Resolved) -> Sources:
    """The records of everything that was verified."""
    found = {name: each.record for name, each in resolved.resolutions.items() if each.record}
    return Sources(found)
