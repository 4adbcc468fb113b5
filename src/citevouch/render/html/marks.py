"""Two texts that were compared, cut into segments so that the page can mark where they differ."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from rapidfuzz.distance import Levenshtein

if TYPE_CHECKING:
    from collections.abc import Iterable

    from rapidfuzz.distance import Opcode

    from citevouch_contract.models import QuoteDifference, TextAnchor

#: Share of equal words below which nothing is marked: all of it differs, and marks would only hide the words.
LEAST_COMMON: Final = 0.3
#: Words beyond which two texts are shown without marks: aligning takes time by their product.
LONGEST: Final = 2_000
#: Words with their inner marks (27, 0.05, 4Fe-4S), white space, or one other character.
_TOKEN = re.compile(r"\w+(?:[.,'’-]\w+)*|\s+|[^\w\s]")


@dataclass(frozen=True, kw_only=True)
class Segment:
    """A piece of a text, and whether the other text has something else there."""

    text: str
    marked: bool = False


def compare(one: str, other: str, *, fold_case: bool = False) -> tuple[list[Segment], list[Segment]]:
    """Both texts word by word; *fold_case* where case is no difference, as in titles.

    >>> [segment.text for side in compare("in 37 cases", "in 27 cases") for segment in side if segment.marked]
    ['37', '27']
    """
    mine, yours = _TOKEN.findall(one), _TOKEN.findall(other)
    if max(len(mine), len(yours)) > LONGEST:
        return [Segment(text=one)], [Segment(text=other)]
    steps = list(Levenshtein.opcodes(_keys(mine, fold_case), _keys(yours, fold_case)))
    if _common(mine, steps) < LEAST_COMMON * max(_words(mine), _words(yours)):
        return [Segment(text=one)], [Segment(text=other)]
    left, right = [], []
    for step in steps:
        differs = step.tag != "equal"
        left.append(Segment(text="".join(mine[step.src_start : step.src_end]), marked=differs))
        right.append(Segment(text="".join(yours[step.dest_start : step.dest_end]), marked=differs))
    return _kept(left), _kept(right)


def tolerated(
    quote: str, anchor: TextAnchor, differences: Iterable[QuoteDifference]
) -> tuple[list[Segment], list[Segment]]:
    """A quotation and the words it was found as, the tolerated differences marked."""
    listed = list(differences)
    in_quote = [(each.quote_start, each.quote_end) for each in listed]
    in_source = [(each.source_start - anchor.start, each.source_end - anchor.start) for each in listed]
    return _cut(quote, in_quote), _cut(anchor.exact, in_source)


def _common(tokens: list[str], steps: list[Opcode]) -> int:
    return sum(_words(tokens[step.src_start : step.src_end]) for step in steps if step.tag == "equal")


def _words(tokens: list[str]) -> int:
    return sum(not token.isspace() for token in tokens)


def _keys(tokens: list[str], fold_case: bool) -> list[str]:
    folded = [" " if token.isspace() else token for token in tokens]
    return [token.casefold() for token in folded] if fold_case else folded


def _cut(text: str, marks: list[tuple[int, int]]) -> list[Segment]:
    segments, at = [], 0
    for start, end in sorted(marks):
        if at <= start < end <= len(text):
            segments += [Segment(text=text[at:start]), Segment(text=text[start:end], marked=True)]
            at = end
    return _kept([*segments, Segment(text=text[at:])])


def _kept(segments: list[Segment]) -> list[Segment]:
    return [segment for segment in segments if segment.text]
