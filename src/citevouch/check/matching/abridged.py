"""Titles that somebody cites by heart: words are missing, none is another one."""

from __future__ import annotations

import re
from itertools import pairwise
from typing import TYPE_CHECKING

from citevouch.check.matching import guards
from citevouch.check.matching.differences import Difference
from citevouch.check.matching.folding import tolerant
from citevouch.check.matching.search import Match

if TYPE_CHECKING:
    from collections.abc import Iterator

    from citevouch.check.matching.mapped import Mapped

    Words = list[re.Match[str]]

LEAST_WORDS = 4

_WORD = re.compile(r"[^\W_](?:[^\s,;:()\[\]\"“”]*[^\s.,;:()\[\]\"“”'’])?")
_FIGURE = re.compile(r"\d")


def find_abridged_title(quote: str, title: str) -> Match | None:
    """The match of *quote* with *title* if it is that title, in any case of letters, with words left out.

    Its words are words of the title, in order, from the first one. What is left out between them is fewer
    words than are left, with no figure and no negation. Each such place is a difference of kind OMISSION.
    """
    ours, theirs = tolerant(quote), tolerant(title)
    mine, other = list(_WORD.finditer(ours.text)), list(_WORD.finditer(theirs.text))
    places = _places(mine, other)
    if len(places) < LEAST_WORDS or places[0] != 0:
        return None
    last = other[places[-1]].end()
    left_out = [other[at] for at in range(places[-1]) if at not in places]
    if len(left_out) >= len(places) or any(map(_must_stay, left_out)):
        return None
    if guards.refusal("", theirs.text[:last], theirs.text[last:]):
        return None
    start, end = theirs.span(other[0].start(), last)
    return Match(
        kind="TITLE", start=start, end=end, differences=tuple(_omissions(ours, theirs, mine, other, places))
    )


def _places(mine: Words, other: Words) -> list[int]:
    """Which of the *other* words are *mine*, in order; nothing if one of mine is not there."""
    places: list[int] = []
    for word in mine:
        start = places[-1] + 1 if places else 0
        at = next((at for at in range(start, len(other)) if other[at][0].lower() == word[0].lower()), None)
        if at is None:
            return []
        places.append(at)
    return places


def _must_stay(word: re.Match[str]) -> bool:
    return bool(_FIGURE.search(word[0]) or guards.NEGATIONS.search(word[0]))


def _omissions(
    ours: Mapped, theirs: Mapped, mine: Words, other: Words, places: list[int]
) -> Iterator[Difference]:
    for number, (before, after) in enumerate(pairwise(places)):
        if after > before + 1:
            quote = ours.span(mine[number].end(), mine[number + 1].start())
            source = theirs.span(other[before].end(), other[after].start())
            yield Difference(
                kind="OMISSION",
                quote_start=quote[0],
                quote_end=quote[1],
                source_start=source[0],
                source_end=source[1],
            )
