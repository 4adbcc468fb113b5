"""The places in a document that may be those of one record, with what speaks for each."""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from functools import cached_property
from typing import TYPE_CHECKING

from rapidfuzz import fuzz

from citevouch.anchor.assist.difference import Change, Difference, difference
from citevouch.anchor.assist.evidence import LEAST, Evidence, Surroundings, evidence, in_same_box, known_text
from citevouch.anchor.assist.passages import Passage, alike_words, in_place, same_words
from citevouch.anchor.folded import Folded
from citevouch.anchor.stretches import Stretch, stretches

if TYPE_CHECKING:
    from collections.abc import Iterator

    from citevouch.anchor.model import Document
    from citevouch.anchor.stored import Stored

#: A number or letter that a list item begins with: (1) [17] 3. b)
_MARKER = re.compile(r"\s{0,8}(?:\(\w{1,4}\)|\[\w{1,4}\]|\w{1,4}[.)])\s{1,8}")
#: Longest quote, in letters and figures, for which passages that are nearly alike are looked for: the time
#: that a comparison takes grows with the square of its length.
LONGEST = 20_000
#: Most characters on each side by which an alike passage is widened before it is compared word by word.
WIDER = 20


@dataclass(frozen=True, kw_only=True)
class Candidate:
    """A passage of the document, block by block, and what speaks for it."""

    passage: Passage
    places: tuple[Stretch, ...]
    evidence: Evidence


class Case:
    """One record in one document; what several steps need of it is made once."""

    def __init__(self, record: Stored, document: Document) -> None:
        self.record, self.document = record, document

    @cached_property
    def quote(self) -> Folded:
        """The quote in one spelling."""
        return Folded(self.record.quote)

    @property
    def known_literally(self) -> tuple[str, str]:
        """What the record knows of the text before and after the quote."""
        return known_text(self.record)

    @cached_property
    def known(self) -> Surroundings:
        """The same as runs."""
        before, after = self.known_literally
        return Surroundings(before=Folded(before).run, after=Folded(after).run)

    @property
    def is_surrounded(self) -> bool:
        """Whether enough is known of the text around the quote for it to speak for a place."""
        return max(len(self.known.before), len(self.known.after)) >= LEAST

    @property
    def was_unique(self) -> bool:
        """Whether, for all that the record says, the document had the words once."""
        return (self.record.occurrences or 1) == 1

    @cached_property
    def same(self) -> list[Candidate]:
        """The places that have the words, in whatever spelling."""
        found = [self.candidate(passage) for passage in same_words(self.quote, self.document)]
        return found or list(self._behind_markers())

    def _behind_markers(self) -> Iterator[Candidate]:
        """List items that have the words but for the number that the quote begins with, which is their
        marker.
        """
        marker = _MARKER.match(self.record.quote)
        if marker is None or self.record.start:
            return
        for passage in same_words(Folded(self.record.quote[marker.end() :]), self.document):
            one = self.candidate(passage)
            first = one.places[0]
            if self.document.blocks[first.at].marker == marker[0].strip() and first.start == 0:
                yield one

    @cached_property
    def alike(self) -> list[Candidate]:
        """The places that have nearly the words, or other words where the quote stood."""
        if len(self.quote.run) > LONGEST:
            return []
        asked = self.quote, self.known, self.document
        taken = [one.passage for one in self.same]
        kept: list[Passage] = []
        for passage in (*in_place(*asked), *self._in_box(), *alike_words(*asked)):
            if not any(passage.start < other.end and other.start < passage.end for other in (*taken, *kept)):
                kept.append(passage)
        return [self.candidate(passage) for passage in kept]

    def _in_box(self) -> Iterator[Passage]:
        """What stands in the stored box now, where the quote was all of its block."""
        if self.record.box is None or self.record.prefix or self.record.suffix:
            return
        folded, starts = self.document.folded, self.document.starts
        for at, block in enumerate(self.document.texts):
            if in_same_box(self.record, block, self.document):
                start, end = folded.run_of(starts[at], starts[at] + len(block.text))
                if start < end:
                    similarity = round(fuzz.ratio(self.quote.run, folded.run[start:end]) / 100, 3)
                    yield Passage(start=start, end=end, similarity=similarity, is_in_place=True)

    def candidate(self, passage: Passage) -> Candidate:
        """A passage with its places and what speaks for it."""
        start, end = self.document.folded.stream.span(passage.start, passage.end)
        lead, trail = self.quote.stream.span(0, len(self.quote.run))
        start, end = _with_edges(
            self.document.text, start, end, self.quote.given[:lead], self.quote.given[trail:]
        )
        places = stretches(self.document, start, end)
        block = self.document.blocks[places[0].at]
        return Candidate(
            passage=passage,
            places=places,
            evidence=evidence(self.known, self.record, self.document, passage.start, passage.end, block),
        )

    def context_stands(self, passage: Passage) -> bool:
        """Whether the context inside the block stands around a passage, in whatever spelling."""
        run = self.document.folded.run
        return run.endswith(Folded(self.record.prefix).run, 0, passage.start) and run.startswith(
            Folded(self.record.suffix).run, passage.end
        )

    def compared(self, passage: Passage) -> tuple[tuple[Stretch, ...], float, Difference | None]:
        """The places of a passage, its likeness, and how it differs from the quote, in whole words.

        No difference where the letters and figures are the same and only cut into words differently.
        """
        stream = self.document.folded.stream
        text = stream.clean.text
        first, last = stream.clean_span(passage.start, passage.end)
        words = self.quote.stream.clean.text
        wider = 0 if passage.is_in_place else min(WIDER, len(words) // 8)
        first, last = _on_words(text, max(0, first - wider), min(len(text), last + wider))
        differs = difference(words, text[first:last], self.document.folded.vocabulary)
        if differs.start < differs.end:
            first, last = first + differs.start, first + differs.end
        found = Folded(text[first:last])
        if not differs.changes:
            one = Change("spelling", words, text[first:last])
            differs = replace(differs, changes=(one,), shown=f"[{one.stored} -> {one.found}]")
        places = stretches(self.document, *stream.clean.span(first, last))
        similarity = round(fuzz.ratio(self.quote.run, found.run) / 100, 3)
        is_same = differs.is_noise and found.stream.cased[1:] == self.quote.stream.cased[1:]
        return places, similarity, None if is_same and similarity == 1 else differs


def _with_edges(text: str, start: int, end: int, lead: str, trail: str) -> tuple[int, int]:
    """A stretch that has the words of a quote, with the marks that the quote has before and after them."""
    for mark in reversed(lead):
        if start and text[start - 1] == mark:
            start -= 1
    for mark in trail:
        if text[end : end + 1] == mark:
            end += 1
    return start, end


def _on_words(text: str, start: int, end: int) -> tuple[int, int]:
    while start and not text[start - 1].isspace():
        start -= 1
    while end < len(text) and not text[end].isspace():
        end += 1
    return start, end
