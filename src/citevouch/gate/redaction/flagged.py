"""Flagged texts and their parts, wherever a claim repeats them.

A text is flagged whole, but a claim seldom repeats it whole: it repeats the number or the name. So every word
of two letters and more and every four figures and more of a flagged text are masked by themselves, but for
common words.
"""

from __future__ import annotations

import itertools
import re
from dataclasses import dataclass
from typing import TYPE_CHECKING

from citevouch.check.matching.characters import UNSPACED
from citevouch.gate.redaction.common import COMMON
from citevouch.gate.redaction.stretches import PERSON, Stretch
from citevouch.gate.redaction.tokens import Token, sequences, tokens
from citevouch_contract.models import RedactionBasis

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

LEAST_LETTERS, LEAST_FIGURES = 2, 4  #: of a word, and of a run of figures, that is masked by itself
#: What may stand between two figures of one number; a comma only by itself.
_SEPARATOR = re.compile(r"[-\u2010-\u2015\u2212 .()/\s]{0,3}|,")
_DIVIDED = re.compile(r"[-\u2010-\u2012]\s{0,2}|\s")  #: what may divide one word into two
#: Scripts without spaces between words, and Hangul, which adds particles to them.
_TOUCHING = re.compile(f"[{UNSPACED}\uac00-\ud7a3]")


@dataclass(frozen=True, kw_only=True)
class Flagged:
    """A text to be masked, its kind where it is known, and the grounds that masks of it state."""

    text: str
    kind: str = ""  #: ``person`` or the name of a pattern; empty where nobody said
    whole: RedactionBasis = RedactionBasis.flagged_text
    part: RedactionBasis = RedactionBasis.flagged_part


def flagged_stretches(text: str, flagged: Iterable[Flagged]) -> Iterator[Stretch]:
    """The stretches of *text* that repeat one of *flagged* or a part of it; they may overlap."""
    words = tokens(text)
    numbers = list(_numbers(text, words))
    for one in dict.fromkeys(flagged):
        wanted = tokens(one.text)
        if not wanted:
            yield from _literal(one, text)
        yield from _whole(words, wanted, one, text)
        yield from _word_parts(words, wanted, one, text)
        yield from _touching_parts(wanted, one, text)
        yield from _number_parts(numbers, one, text)


def common_words(text: str, flagged: Iterable[Flagged]) -> list[str]:
    """The common words of *flagged* that stand in *text*, and so are left standing there."""
    named = {word.folded for one in flagged for word in tokens(one.text)} & COMMON
    found = [text[word.start : word.end].lower() for word in tokens(text) if word.folded in named]
    return list(dict.fromkeys(found))


def _whole(words: list[Token], wanted: list[Token], one: Flagged, text: str) -> Iterator[Stretch]:
    sequence = tuple(word.folded for word in wanted)
    for first, last in sequences(words, sequence):
        start, end = words[first].start, words[last - 1].end
        yield Stretch(start=start, end=end, kind=one.kind or _kind(text[start:end]), basis=one.whole)


def _literal(one: Flagged, text: str) -> Iterator[Stretch]:
    """Where a flagged text without a letter or a figure stands."""
    if one.text.strip():
        for found in re.finditer(re.escape(one.text.strip()), text):
            yield Stretch(start=found.start(), end=found.end(), kind=one.kind or "text", basis=one.whole)


def _word_parts(words: list[Token], wanted: list[Token], one: Flagged, text: str) -> Iterator[Stretch]:
    parts = {word.folded for word in wanted if _is_part(word)}
    names = [word.folded for word in wanted if not word.is_number]
    parts |= {first + second for first, second in itertools.pairwise(names)}  # as user names write them
    for word in words:
        if word.folded in parts:
            start, end = _run(text, word.start, word.end)
            yield Stretch(start=start, end=end, kind=one.kind or _kind(text[start:end]), basis=one.part)
    for left, right in itertools.pairwise(words):
        if left.folded + right.folded in parts and _DIVIDED.fullmatch(text, left.end, right.start):
            start, end = left.start, right.end
            yield Stretch(start=start, end=end, kind=one.kind or _kind(text[start:end]), basis=one.part)


def _touching_parts(wanted: list[Token], one: Flagged, text: str) -> Iterator[Stretch]:
    """The words of scripts that write words, or what is added to them, without a space between: there they
    stand inside a longer run of letters.
    """
    for word in wanted:
        literal = one.text[word.start : word.end]
        if _is_part(word) and len(literal) >= LEAST_LETTERS and _TOUCHING.search(literal):
            for found in re.finditer(re.escape(literal), text):
                yield Stretch(start=found.start(), end=found.end(), kind=one.kind or "text", basis=one.part)


def _is_part(word: Token) -> bool:
    return not word.is_number and len(word.folded) >= LEAST_LETTERS and word.folded not in COMMON


def _run(text: str, start: int, end: int) -> tuple[int, int]:
    """The whole run of letters and figures around a stretch: of a plate or a file number no piece is left."""
    while start > 0 and text[start - 1].isalnum():
        start -= 1
    while end < len(text) and text[end].isalnum():
        end += 1
    return start, end


def _kind(words: str) -> str:
    """What unnamed words are, judged by how they are written: a name has capitals and no figures."""
    if not any(one.isalpha() for one in words):
        return "number"
    return PERSON if words[:1].isupper() and not any(one.isdigit() for one in words) else "text"


# Numbers --------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class _Number:
    """The figures of one number, whatever separates them, and where each of them stands."""

    figures: str
    tokens: tuple[Token, ...]  #: the token of each figure


def _numbers(text: str, words: Sequence[Token]) -> Iterator[_Number]:
    """The numbers of *text*: runs of figures with no more than a few separators between them."""
    run: list[Token] = []
    for word in words:
        if not word.is_number:
            continue
        if run and not _SEPARATOR.fullmatch(text, run[-1].end, word.start):
            yield _joined(run)
            run = []
        run.append(word)
    if run:
        yield _joined(run)


def _joined(run: Sequence[Token]) -> _Number:
    return _Number("".join(word.folded for word in run), tuple(word for word in run for _ in word.folded))


def _number_parts(numbers: Sequence[_Number], one: Flagged, text: str) -> Iterator[Stretch]:
    """The numbers that share four figures in a row with a flagged text, as far as they share them."""
    figures = " ".join(number.figures for number in _numbers(one.text, tokens(one.text)))
    for number in numbers:
        at = 0
        while at <= len(number.figures) - LEAST_FIGURES:
            length = _shared(number.figures, at, figures)
            if length >= LEAST_FIGURES:
                covered = number.tokens[at : at + length]
                start, end = _run(text, covered[0].start, covered[-1].end)
                kind = one.kind if one.kind not in ("", PERSON) else "number"
                yield Stretch(start=start, end=end, kind=kind, basis=one.part)
            at += max(1, length - LEAST_FIGURES + 1)


def _shared(figures: str, at: int, flagged: str) -> int:
    """How many figures from *at* on stand in *flagged* in a row."""
    length = 0
    while at + length < len(figures) and figures[at : at + length + 1] in flagged:
        length += 1
    return length
