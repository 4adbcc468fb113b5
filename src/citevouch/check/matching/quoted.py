"""A quotation taken apart: the parts between ellipses, and brackets that may be an editor's."""

from __future__ import annotations

import re
from bisect import bisect_left
from dataclasses import dataclass
from functools import lru_cache
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
_FIGURE = re.compile(r"\d")
_CLOSED = re.compile(r"[.?!]")

_WORD = re.compile(rf"[{UNSPACED}]|[^\W_{UNSPACED}][^\s\x00-\x08{UNSPACED}]*")


@dataclass(frozen=True, kw_only=True)
class Reading:
    """One way to read a quotation: its run, and where in the run its parts stand."""

    stream: Stream
    parts: tuple[Span, ...]
    glosses: tuple[Span, ...] = ()  #: clean offsets of the brackets set aside
    replaced: frozenset[int] = frozenset()  #: parts before which such a bracket may stand for a pronoun

    @property
    def is_closed(self) -> bool:
        """Whether it ends like a sentence."""
        return bool(_CLOSED.search(self.stream.blanked, self.stream.positions[-1] + 1))

    def words(self, part: Span) -> int:
        """How many words a part has."""
        start, end = self.stream.clean_span(*part)
        return count_words(self.stream.blanked[start:end])


def count_words(text: str) -> int:
    """How many stretches with a letter or figure there are between white space.

    >>> count_words("IL-6 - and TNF (alpha)"), count_words("***"), count_words("基因")
    (4, 0, 2)
    """
    return len(_WORD.findall(text))


def has_letters(quote: str) -> bool:
    """Whether there is any letter in it."""
    return any(map(str.isalpha, quote))


def negating_gloss(quote: str) -> bool:
    """Whether a bracket in it brings in a negation."""
    return "[" in quote and any(NEGATIONS.search(found[0]) for found in _GLOSS.finditer(quote))


def readings(quote: str, source: Stream | None = None) -> Iterator[Reading]:
    """The ways to read *quote*: with all its brackets as the author's own, then with some as an editor's.

    An editor's are those that *source* does not have, and that bring in no negation and no number. At an edge
    of a part, where no words behind it could show that the source has other figures there, it may not hold a
    figure at all. They are first read as put in, then as put in the place of a pronoun ("because [the boys]
    were ill").
    """
    literal, ellipses = _literal(quote)
    yield literal
    blanked, clean = literal.stream.blanked, literal.stream.clean
    if "[" in blanked and (glosses := _glosses(blanked, source)):
        rest = overwritten(blanked, glosses, GLOSS)
        yield _reading(clean, rest, ellipses, glosses)
        outer = tuple(gloss for gloss in glosses if _is_at_edge(rest, *gloss))
        if inner := tuple(gloss for gloss in glosses if gloss not in outer):
            yield _reading(clean, rest, ellipses, outer, inner)


@lru_cache(maxsize=64)
def _literal(quote: str) -> tuple[Reading, tuple[Span, ...]]:
    """The first reading, and where the ellipses are; kept, as one quotation is searched in several texts."""
    clean = tolerant(quote)
    ellipses = _ellipses(clean.text)
    blanked = set_aside(overwritten(clean.text, ellipses, ELLIPSIS))
    return _reading(clean, blanked, ellipses, ()), ellipses


def _ellipses(text: str) -> tuple[Span, ...]:
    if "…" not in text and ".." not in text and ". ." not in text:
        return ()
    return tuple(found.span() for found in _ELLIPSIS.finditer(text))


def _glosses(text: str, source: Stream | None) -> tuple[Span, ...]:
    """The brackets in *text* that are an editor's."""
    spans = [
        found.span()
        for found in _GLOSS.finditer(text)
        if not NEGATIONS.search(found[0])
        and not _AMOUNT.search(found[0])
        and not (source and _has(source, found[0]))
    ]
    rest = overwritten(text, spans, GLOSS)
    return tuple(
        (start, end)
        for start, end in spans
        if not (_FIGURE.search(text, start, end) and _is_at_edge(rest, start, end))
    )


def _has(source: Stream, gloss: str) -> bool:
    """Whether the source has the same words in brackets of its own."""
    words = run(gloss).lower()
    at = source.text.find(words) if words else -1
    while at >= 0:
        start, end = source.clean_span(at, at + len(words))
        if source.blanked[start - 1 : start] == "[" and source.blanked[end : end + 1] == "]":
            return True
        at = source.text.find(words, at + len(words))
    return False


def _is_at_edge(text: str, start: int, end: int) -> bool:
    """Whether no word stands between this place and the beginning or the end of its part."""
    before, after = text[:start].rpartition(ELLIPSIS)[2], text[end:].partition(ELLIPSIS)[0]
    return not any(map(str.isalnum, before)) or not any(map(str.isalnum, after))


def _reading(
    clean: Mapped,
    blanked: str,
    ellipses: tuple[Span, ...],
    glosses: tuple[Span, ...],
    cut: tuple[Span, ...] = (),
) -> Reading:
    """A reading whose parts end at the ellipses, and at the brackets of *cut*."""
    whole = stream(clean, blanked)
    at_cut = {bisect_left(whole.positions, start) for start, _ in cut}
    at_ellipsis = {bisect_left(whole.positions, start) for start, _ in ellipses}
    cuts = sorted(at_cut | at_ellipsis)
    parts = tuple((start, end) for start, end in pairwise((0, *cuts, len(whole.text))) if start < end)
    replaced = frozenset(at for at, (start, _) in enumerate(parts) if at and start in at_cut - at_ellipsis)
    return Reading(stream=whole, parts=parts, glosses=glosses, replaced=replaced)
