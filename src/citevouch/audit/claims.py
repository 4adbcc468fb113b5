"""The claims of an answer: which sentence cites which numbers, and what is left without a source.

A sentence cites all its markers. A number inside it belongs to the markers behind it ("50 % ... [11], with
92 % ... [10]"), or, behind the last marker, to all of them.
"""

from __future__ import annotations

from bisect import bisect_left
from dataclasses import dataclass, replace
from operator import itemgetter
from typing import TYPE_CHECKING

from citevouch.text.claims import find_claims
from citevouch.text.document import document
from citevouch.text.entries import find_entries
from citevouch.text.inline import plain
from citevouch.text.markers import find_markers
from citevouch.text.mentions import find_mentions, find_spellings
from citevouch.text.model import Claim, Entry
from citevouch.text.numbers import find_numbers
from citevouch.text.sections import sections
from citevouch.text.sentences import find_sentences

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from citevouch.audit.answer import Answer
    from citevouch.text.document import Document
    from citevouch.text.model import Marker, Number, Sentence


@dataclass(frozen=True, kw_only=True)
class CitingClaim:
    """A sentence of the answer with the citations that it names."""

    claim: Claim
    indices: tuple[int, ...]
    cites: tuple[tuple[int, tuple[int, ...]], ...]  #: offset and numbers of each run of markers, in order

    def indices_for(self, number: Number) -> tuple[int, ...]:
        """The citations that a number of the sentence is attributed to."""
        at = bisect_left(self.cites, number.end, key=itemgetter(0))
        return self.cites[at][1] if at < len(self.cites) else self.indices


@dataclass(frozen=True, kw_only=True)
class ClaimMap:
    """What an answer claims, and on what."""

    claims: tuple[CitingClaim, ...] = ()  #: in order; claim_number counts them from 1
    unsourced: tuple[Claim, ...] = ()  #: sentences with numbers that are evidence, and no source at all
    dangling: tuple[int, ...] = ()  #: numbers that markers use and no citation has
    uncited: tuple[int, ...] = ()  #: numbers of citations that no marker uses
    problems: tuple[str, ...] = ()

    def of(self, indices: Iterable[int] | None) -> list[int]:
        """The numbers, from 1, of the claims that cite one of *indices*."""
        wanted = set(indices or ())
        return [at for at, each in enumerate(self.claims, start=1) if wanted.intersection(each.indices)]


def map_claims(answer: Answer) -> ClaimMap:
    """The claim map of *answer*; offsets are into its text. Linear in its length; never raises."""
    doc = document(answer.readable)
    known = [made.index for made in answer.citations]
    spelt = find_spellings(doc)
    entries = find_entries(doc, sections(doc), spelt)
    mentions = find_mentions(doc, spelt, entries)
    markers = find_markers(doc, mentions=mentions, entries=[*entries, *_entries(known, len(doc.text))])
    sentences = find_sentences(doc, markers=markers, mentions=mentions)
    found, unsourced = find_claims(
        doc, sentences=sentences, markers=markers, mentions=mentions, entries=entries
    )
    starts = [marker.start for marker in markers]
    claims = tuple(
        _citing(
            claim, markers[bisect_left(starts, claim.start) : bisect_left(starts, claim.end)], answer.text
        )
        for claim in found
    )
    named = dict.fromkeys(index for each in claims for index in each.indices)
    return ClaimMap(
        claims=claims,
        unsourced=tuple(_unsourced(sentence, doc, answer.text) for sentence in unsourced),
        dangling=tuple(index for index in named if index not in known),
        uncited=tuple(index for index in known if index not in named),
        problems=tuple(_problems(claims)),
    )


def _entries(known: Sequence[int], end: int) -> list[Entry]:
    """The citations as entries of a bibliography that stands behind the text and takes no room in it."""
    return [Entry(raw="", start=end, end=end, label=str(index)) for index in known]


def _citing(claim: Claim, markers: Sequence[Marker], text: str) -> CitingClaim:
    """*claim*, in which *markers* stand, as *text* has it."""
    cites = tuple((marker.start, indices) for marker in markers if (indices := _indices(marker.labels)))
    return CitingClaim(
        claim=replace(claim, raw=text[claim.start : claim.end]),
        indices=tuple(dict.fromkeys(index for _, indices in cites for index in indices)),
        cites=cites,
    )


def _indices(labels: Iterable[str]) -> tuple[int, ...]:
    """The labels that are numbers; ``[^7]`` means 7."""
    bare = (label.removeprefix("^") for label in labels)
    return tuple(dict.fromkeys(int(label) for label in bare if label.isascii() and label.isdecimal()))


def _unsourced(sentence: Sentence, doc: Document, text: str) -> Claim:
    return Claim(
        raw=text[sentence.start : sentence.end],
        start=sentence.start,
        end=sentence.end,
        text=plain(sentence.raw),
        numbers=find_numbers(doc.readable, sentence.start, sentence.end),
    )


def _problems(claims: Iterable[CitingClaim]) -> Iterable[str]:
    """Markers that are no list of numbers, and identifiers in the text, which no citation stands for."""
    for each in claims:
        for label in each.claim.labels:
            if "-" in label and not label.strip("0123456789-"):
                yield f"the marker [{label}] is no range and cites nothing"
        for name in each.claim.references:
            yield f"the text names {name} outside its citation data; it was not checked"
