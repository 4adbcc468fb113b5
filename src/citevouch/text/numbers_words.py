"""Numbers in words: shares (a third of, two thirds, one in five) and folds (two-fold, doubled, halved)."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

_UNITS = {
    name: value
    for value, name in enumerate(
        "one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen"
        " seventeen eighteen nineteen twenty".split(),
        1,
    )
} | {"thirty": 30, "forty": 40, "fifty": 50, "hundred": 100, "a": 1, "an": 1}
_PARTS = {
    "half": 2,
    "halves": 2,
    "third": 3,
    "quarter": 4,
    "fourth": 4,
    "fifth": 5,
    "sixth": 6,
    "eighth": 8,
    "tenth": 10,
}
_CHANGES = {"doubl": 2.0, "tripl": 3.0, "quadrupl": 4.0, "halv": 0.5}


def _either_case(words: Iterable[str]) -> str:
    """An alternation of *words*, their first letter small or capital; faster than ignoring case."""
    return "|".join(f"[{word[0].upper()}{word[0]}]{word[1:]}" for word in words)


_COUNT = _either_case(_UNITS)
_PART = _either_case(_PARTS)
_COMPARED = r"(?=\s+(?:as|higher|lower|more|less|greater|the|that)\b)"

_WORDS = re.compile(
    rf"(?<![\w-])(?:"
    rf"(?P<count>{_COUNT})(?:"
    rf"[- ]?(?P<fold>fold)|\s+(?P<times>times){_COMPARED}"
    rf"|\s+(?:in|out\s+of|(?<!one )(?<!One )of)\s+(?:the\s+)?(?P<whole>{_COUNT})(?!-)"
    rf"|[- ](?P<part>{_PART})(?:s|(?=\s+(?:of|the|as)\b)))"
    rf"|(?P<change>{_either_case(_CHANGES)})(?:ed|es|ing)(?!\s+(?:time|dose)|-)"
    rf"|(?P<twice>[Tt]wice|[Tt]hrice){_COMPARED}"
    r"|(?<!terminal )(?<!first )(?<!second )(?<!upper )(?<!lower )(?<!other )(?<!latter )(?P<half>[Hh]alf)"
    r"(?=\s+(?:of|the|as)\b)"
    rf")\b"
)


class Worded(NamedTuple):
    """A number in words; *kind* is FOLD or FRACTION."""

    start: int
    end: int
    kind: str
    value: float


def worded(text: str, start: int, end: int) -> Iterator[Worded]:
    """The shares and folds that are written in words between *start* and *end*.

    >>> [(found.kind, found.value) for found in worded("halved in one in five", 0, 21)]
    [('FOLD', 0.5), ('FRACTION', 0.2)]
    """
    for found in _WORDS.finditer(text, start, end):
        kind, value = _value(found)
        yield Worded(found.start(), found.end(), kind, value)


def _value(found: re.Match[str]) -> tuple[str, float]:
    if found["change"]:
        return "FOLD", _CHANGES[found["change"].lower()]
    if found["twice"]:
        return "FOLD", 2.0 if found["twice"].lower() == "twice" else 3.0
    if found["half"]:
        return "FRACTION", 0.5
    count = float(_UNITS[found["count"].lower()])
    if found["fold"] or found["times"]:
        return "FOLD", count
    return "FRACTION", count / (
        _UNITS[found["whole"].lower()] if found["whole"] else _PARTS[found["part"].lower()]
    )
