"""What differs between the stored words and those that a document has now, word by word and number by number.

A word that is spelt nearly alike and that the document has nowhere else is noise of recognition or a change
of spelling. A word that the document uses elsewhere is another word, however alike. Numbers, negations and
comparisons are never noise.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from itertools import groupby
from typing import TYPE_CHECKING

from rapidfuzz import fuzz

from citevouch.anchor.assist.pairing import has_figure, is_same, pairs
from citevouch.check.matching.characters import UNSPACED
from citevouch.check.matching.guards import NEGATIONS

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from citevouch.anchor.assist.pairing import Pair

#: Two words are spelt nearly alike from this on (0 to 1).
NEARLY = 0.6
#: Letters cut into words differently, with noise in them, are still the same words from this on (0 to 1).
ALMOST = 0.85

_TOKEN = re.compile(
    r"(?:(?<![\w.,)%])[-\u2212+±])?(?:\d[\d.,'’:/^]{0,40}\d|\d)(?:\s?[%‰])?"
    rf"|[{UNSPACED}]|(?:(?![{UNSPACED}])[^\W_])+(?:['’][^\W\d_]+)*|[<>=≤≥≠≈±%‰$€£¥]"
)
_COMPARISONS = frozenset(
    """
    more less fewer greater higher lower larger smaller older younger longer shorter better worse most least
    over under above below before after increase increases increased increasing decrease decreases decreased
    decreasing rise rises rose risen fall falls fell fallen up down minimum maximum exceed exceeds exceeded <
    > = ≤ ≥ ≠ ≈ ±
    """.split()
)
#: Chinese and Japanese characters that negate.
_NEGATING = frozenset("不没沒未无無非勿")
_NEGATING_PREFIXES = ("un", "in", "im", "ir", "il", "non", "dis", "mis", "a")


@dataclass(frozen=True, slots=True)
class Change:
    """One word that differs; None where one side has one more."""

    kind: str  #: ChangeKind
    stored: str | None
    found: str | None


@dataclass(frozen=True, slots=True, kw_only=True)
class Difference:
    """Everything that differs between the stored words and a stretch of the document."""

    changes: tuple[Change, ...]
    shown: str  #: in readable form: ``for [30 -> 90] days``
    start: int  #: where the first of the words stands in the text that was compared
    end: int  #: where the last of them ends

    @property
    def is_noise(self) -> bool:
        """Whether no number, negation, comparison or content word differs."""
        return all(change.kind == "spelling" for change in self.changes)


def tokens(text: str) -> list[str]:
    """The words, numbers and comparators of *text*; a number with its sign, its decimals, its per cent sign.

    Of scripts without spaces every character is a word.

    >>> tokens("fell by -2.5 % (n=1,482), didn't it?")
    ['fell', 'by', '-2.5 %', 'n', '=', '1,482', "didn't", 'it']
    """
    return _TOKEN.findall(_plain(text))


def difference(stored: str, found: str, vocabulary: Mapping[str, int]) -> Difference:
    """How *found* differs from *stored*, two texts in one spelling.

    Args:
        stored: the words of the record.
        found: those of the document; what it has before the first and after the last of them is not counted.
        vocabulary: how often the document has each word, in lower case.
    """
    places = list(_TOKEN.finditer(_plain(found)))
    ours, theirs = tokens(stored), [place[0] for place in places]
    paired = pairs(ours, theirs)
    changes: list[Change] = []
    shown: list[str] = []
    first = 0
    for is_equal, group in groupby(paired, key=lambda pair: _is_equal(pair, ours, theirs)):
        last = first + len(list(group))
        if not is_equal:
            changes += _changes(paired[first:last], ours, theirs, vocabulary)
            shown.append(_shown(paired, first, last, ours, theirs))
        first = last
    standing = [places[to] for _, to in paired if to is not None]
    return Difference(
        changes=tuple(changes),
        shown="; ".join(shown),
        start=standing[0].start() if standing else 0,
        end=standing[-1].end() if standing else 0,
    )


def _plain(text: str) -> str:
    """*text*, as long as it was, with one kind of apostrophe."""
    return text.replace("’", "'")


def _is_equal(pair: Pair, ours: Sequence[str], theirs: Sequence[str]) -> bool:
    """Whether both have the word; a capital at the beginning of the quote does not count."""
    at, to = pair
    if at is None or to is None or not is_same(ours[at], theirs[to]):
        return False
    if has_figure(ours[at]) or ours[at] == theirs[to]:
        return True
    return at == 0 and ours[at][1:] == theirs[to][1:]


def _changes(
    stretch: Sequence[Pair], ours: Sequence[str], theirs: Sequence[str], vocabulary: Mapping[str, int]
) -> Iterator[Change]:
    """The changes of one stretch: as one change of spelling if it is that, else word by word."""
    mine = [ours[at] for at, _ in stretch if at is not None]
    other = [theirs[to] for _, to in stretch if to is not None]
    if _is_respelt(mine, other):
        yield Change("spelling", " ".join(mine), " ".join(other))
        return
    for at, to in stretch:
        one, two = None if at is None else ours[at], None if to is None else theirs[to]
        yield Change(_kind(one, two, vocabulary), one, two)


def _is_respelt(mine: Sequence[str], other: Sequence[str]) -> bool:
    """Whether the same letters are cut into words differently: data set, dataset."""
    if len(mine) == len(other) or not mine or not other or any(map(_is_telling, (*mine, *other))):
        return False
    one, two = "".join(mine).lower(), "".join(other).lower()
    return one == two or fuzz.ratio(one, two) >= 100 * ALMOST


def _is_telling(word: str) -> bool:
    return has_figure(word) or word.lower() in _COMPARISONS or _negates(word)


def _negates(word: str) -> bool:
    return word in _NEGATING or bool(NEGATIONS.fullmatch(word.lower()))


def _kind(mine: str | None, other: str | None, vocabulary: Mapping[str, int]) -> str:
    present = [word for word in (mine, other) if word is not None]
    if any(map(has_figure, present)):
        return "number"
    if any(map(_negates, present)) or (mine and other and _is_turned(mine.lower(), other.lower())):
        return "negation"
    if any(word.lower() in _COMPARISONS for word in present):
        return "comparison"
    return "spelling" if mine and other and _is_noise(mine.lower(), other.lower(), vocabulary) else "word"


def _is_noise(mine: str, other: str, vocabulary: Mapping[str, int]) -> bool:
    return mine == other or (fuzz.ratio(mine, other) >= 100 * NEARLY and vocabulary.get(other, 0) <= 1)


def _is_turned(mine: str, other: str) -> bool:
    """Whether one is the other with a prefix that turns it round: significant, insignificant."""
    short, long = sorted((mine, other), key=len)
    return len(short) > 2 and any(long == prefix + short for prefix in _NEGATING_PREFIXES)


def _shown(paired: Sequence[Pair], first: int, last: int, ours: Sequence[str], theirs: Sequence[str]) -> str:
    """The pairs from *first* to *last*, which differ, with a word of the quote on each side."""
    stretch = paired[first:last]
    mine = [ours[at] for at, _ in stretch if at is not None]
    other = [theirs[to] for _, to in stretch if to is not None]
    before = [ours[at] for at, _ in paired[max(0, first - 1) : first] if at is not None]
    after = [ours[at] for at, _ in paired[last : last + 1] if at is not None]
    return " ".join((*before, f"[{' '.join((*mine, '->', *other))}]", *after))
