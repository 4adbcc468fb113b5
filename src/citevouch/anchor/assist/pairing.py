"""Which word of one text stands for which of another."""

from __future__ import annotations

import re
from itertools import zip_longest
from typing import TYPE_CHECKING

from rapidfuzz import fuzz
from rapidfuzz.distance import Levenshtein

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    Pair = tuple[int | None, int | None]  #: numbers of the words; None where one side has one more

#: Longest stretch of differing words that is paired by likeness; longer ones are paired in order.
PAIRED = 12

#: Longest stretch, in words, in which the letters of another one are searched.
SEARCHED = 40
#: Words that are less alike do not stand for each other (0 to 1).
ALIKE = 0.5

_FIGURE = re.compile(r"\d")
_THOUSANDS = re.compile(r"(?<=\d)[,'’](?=\d{3}(?!\d))")
_SPACE = re.compile(r"\s+")


def pairs(ours: Sequence[str], theirs: Sequence[str]) -> list[Pair]:
    """The words of both in order, paired; what *theirs* has before and after all of *ours* is left out."""
    found: list[Pair] = []
    for first, last, begin, end, same in _stretches(ours, theirs):
        if same:
            found += zip(range(first, last), range(begin, end), strict=True)
        else:
            found += _paired(ours, theirs, (first, last), (begin, end))
    while found and found[0][0] is None:
        del found[0]
    while found and found[-1][0] is None:
        del found[-1]
    return found


def is_same(mine: str, other: str) -> bool:
    """Whether two words are the same but for the case of letters and the separators of thousands."""
    return _key(mine) == _key(other)


def has_figure(word: str) -> bool:
    """Whether there is a figure in it."""
    return bool(_FIGURE.search(word))


def _key(word: str) -> str:
    return _THOUSANDS.sub("", _SPACE.sub("", word.replace("\u2212", "-"))).lower()


def _stretches(ours: Sequence[str], theirs: Sequence[str]) -> Iterator[tuple[int, int, int, int, bool]]:
    """Stretches of both that are the same or differ, in turn."""
    open_: tuple[int, int, int, int] | None = None
    for code in Levenshtein.opcodes(list(map(_key, ours)), list(map(_key, theirs))):
        span = code.src_start, code.src_end, code.dest_start, code.dest_end
        if code.tag == "equal":
            if open_:
                yield (*open_, False)
            open_ = None
            yield (*span, True)
        else:
            open_ = (open_[0], span[1], open_[2], span[3]) if open_ else span
    if open_:
        yield (*open_, False)


def _paired(
    ours: Sequence[str], theirs: Sequence[str], mine: tuple[int, int], other: tuple[int, int]
) -> Sequence[Pair]:
    """The pairing of one differing stretch: the same letters where they are cut into words differently, else
    what is most alike and keeps the order.
    """
    (first, last), (begin, end) = mine, other
    is_first, is_last = first == 0, last == len(ours)
    same = _same_letters(ours[first:last], theirs[begin:end], is_first=is_first, is_last=is_last)
    if same:
        cut, stop = begin + same[0], begin + same[1]
        before, after = [(None, to) for to in range(begin, cut)], [(None, to) for to in range(stop, end)]
        return [*before, *zip_longest(range(first, last), range(cut, stop)), *after]
    if max(last - first, end - begin) > PAIRED:
        return list(zip_longest(range(first, last), range(begin, end)))
    return _most_alike(ours, theirs, mine, other, late=is_first)


def _same_letters(
    mine: Sequence[str], other: Sequence[str], *, is_first: bool, is_last: bool
) -> tuple[int, int] | None:
    """The stretch of *other* that has the letters of *mine*; the whole of it but at the ends of the quote."""
    letters = "".join(mine).lower()
    if not letters or len(other) > SEARCHED:
        return None
    for start in range(len(other) if is_first else 1):
        for stop in range(start + 1 if is_last else len(other), len(other) + 1):
            if "".join(other[start:stop]).lower() == letters:
                return start, stop
    return None


def _most_alike(
    ours: Sequence[str], theirs: Sequence[str], mine: tuple[int, int], other: tuple[int, int], *, late: bool
) -> Sequence[Pair]:
    """The pairing of greatest likeness; where nothing is alike, word by word from the start, or *late*, from
    the end.
    """
    (first, last), (begin, end) = mine, other
    best: dict[tuple[int, int], tuple[float, tuple[Pair, ...]]] = {}
    for at in range(last, first - 1, -1):
        for to in range(end, begin - 1, -1):
            options: list[tuple[float, tuple[Pair, ...]]] = []
            if at < last and to < end:
                score, rest = best[at + 1, to + 1]
                options.append((score + _likeness(ours[at], theirs[to]), ((at, to), *rest)))
            if at < last:
                score, rest = best[at + 1, to]
                options.append((score, ((at, None), *rest)))
            if to < end:
                score, rest = best[at, to + 1]
                options.insert(0 if late and end - to > last - at else 2, (score, ((None, to), *rest)))
            best[at, to] = max(options, key=lambda option: option[0], default=(0.0, ()))
    return best[first, begin][1]


def _likeness(mine: str, other: str) -> float:
    """What pairing two words is worth; a number goes with a number first, unlike words are worth nothing."""
    alike = fuzz.ratio(mine.lower(), other.lower()) / 100
    if has_figure(mine) and has_figure(other):
        return 1 + alike
    return alike if alike >= ALIKE else 0.0
