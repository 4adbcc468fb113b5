"""A quotation taken apart: the parts between ellipses, and brackets that may be an editor's."""

from __future__ import annotations

import re
from bisect import bisect_left
from dataclasses import dataclass
from itertools import pairwise
from typing import TYPE_CHECKING

from citevouch.check.matching.asides import ELLIPSIS, GLOSS, overwritten, set_aside
from citevouch.check.matching.characters import UNSPACED
from citevouch.check.matching.folding import tolerant
from citevouch.check.matching.guards import NEGATIONS
from citevouch.check.matching.stream import Stream, run, stream

if TYPE_CHECKING:
    from collections.abc import Iterator

    from citevouch.check.matching.mapped import Mapped

    Span = tuple[int, int]

_ELLIPSIS = re.compile(r"[\[(]\s?(?:\.{2,}|…|\.(?:\s\.)+)\s?[\])]|…|\.{2,}|\.(?:\s\.){2,}")
#: Brackets of an editor stand free: those of [T]he and patient[s] hold letters of a word.
_GLOSS = re.compile(r"(?<!\w)\[[^\[\]]{1,300}\](?!\w)")
#: What a gloss may not bring in: a number of its own, a comparator, a sign, a unit.
_AMOUNT = re.compile(r"(?<![\w.-])[-\u2212+]?\.?\d[\d.,:/^\u2212-]*(?![\w-])|[<>=≤≥≠≈~±×%‰°]")
#: Words (and characters) beside a bracket by which it is looked up in the source.
_NEIGHBOURS, _NEAR = 4, 60

_WORD = re.compile(rf"[{UNSPACED}]|[^\s\x00-\x08{UNSPACED}]+")


@dataclass(frozen=True, kw_only=True)
class Reading:
    """One way to read a quotation: its run, and where in the run its parts stand."""

    stream: Stream
    parts: tuple[Span, ...]
    glosses: tuple[Span, ...] = ()  #: clean offsets of the brackets set aside

    def words(self, part: Span) -> int:
        """How many words a part has."""
        start, end = self.stream.clean_span(*part)
        return count_words(self.stream.blanked[start:end])


def count_words(text: str) -> int:
    """How many stretches with a letter or figure there are between white space.

    >>> count_words("IL-6 - and TNF (alpha)"), count_words("***"), count_words("基因")
    (4, 0, 2)
    """
    return sum(any(map(str.isalnum, word)) for word in _WORD.findall(text))


def has_letters(quote: str) -> bool:
    """Whether there is any letter in it."""
    return any(map(str.isalpha, quote))


def negating_gloss(quote: str) -> bool:
    """Whether a bracket in it brings in a negation."""
    return "[" in quote and any(NEGATIONS.search(found[0]) for found in _GLOSS.finditer(quote))


def readings(quote: str, source: str) -> Iterator[Reading]:
    """The ways to read *quote* against a source whose run in lower case is *source*, the most literal first.

    With all brackets as the author's own; with those as an editor's that the source does not have; with all
    as an editor's. A bracket that brings in a negation or a number of its own is never set aside.
    """
    clean = tolerant(quote)
    ellipses = _ellipses(clean.text)
    literal = set_aside(overwritten(clean.text, ellipses, ELLIPSIS))
    yield _reading(clean, literal, ellipses, ())
    glosses = _glosses(literal)
    absent = tuple(span for span in glosses if not _stands_in(literal, span, source))
    for chosen in dict.fromkeys((absent, glosses)):
        if chosen:
            yield _reading(clean, overwritten(literal, chosen, GLOSS), ellipses, chosen)


def _ellipses(text: str) -> tuple[Span, ...]:
    if "…" not in text and ".." not in text and ". ." not in text:
        return ()
    return tuple(found.span() for found in _ELLIPSIS.finditer(text))


def _glosses(text: str) -> tuple[Span, ...]:
    if "[" not in text:
        return ()
    return tuple(
        found.span()
        for found in _GLOSS.finditer(text)
        if not NEGATIONS.search(found[0]) and not _AMOUNT.search(found[0])
    )


def _stands_in(text: str, gloss: Span, source: str) -> bool:
    """Whether the source has this bracket behind the words before it, or before the words behind it."""
    start, end = gloss
    before = text[max(0, start - _NEAR) : start].split()[-_NEIGHBOURS:]
    after = text[end : end + _NEAR].split()[:_NEIGHBOURS]
    words = [*before, text[start:end]] if before else [text[start:end], *after]
    return run(" ".join(words)).lower() in source


def _reading(clean: Mapped, blanked: str, ellipses: tuple[Span, ...], glosses: tuple[Span, ...]) -> Reading:
    whole = stream(clean, blanked)
    cuts = [bisect_left(whole.positions, start) for start, _ in ellipses]
    parts = tuple((start, end) for start, end in pairwise((0, *cuts, len(whole.text))) if start < end)
    return Reading(stream=whole, parts=parts, glosses=glosses)
