"""Numbers in words: shares (a third of, two thirds, one in five) and folds (two-fold, doubled, halved)."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Iterator

_UNITS = {
    name: value
    for value, name in enumerate(
        "one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen"
        " eighteen nineteen twenty".split(),
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

_COUNT = "|".join(_UNITS)
_PART = "|".join(_PARTS)

_WORDS = re.compile(
    rf"(?<![\w-])(?:"
    rf"(?P<fold>{_COUNT})[- ]?fold"
    rf"|(?P<change>doubl|tripl|quadrupl|halv)(?:ed|es|ing)(?!\s+(?:time|dose)|-)"
    rf"|(?P<twice>twice|thrice)(?=\s+(?:as|the|that|more|higher)\b)"
    rf"|(?P<times>{_COUNT})\s+times(?=\s+(?:as|higher|lower|more|less|greater|the)\b)"
    rf"|(?P<of>{_COUNT})\s+(?:in|out\s+of|of)\s+(?:the\s+)?(?P<whole>{_COUNT})(?!-)"
    rf"|(?:(?P<upper>{_COUNT})[- ])(?P<part>{_PART})s?(?=\s+of\b|\s+the\b|\s+as\b)"
    rf"|(?P<many>two|three|four|five|seven|nine)[- ](?P<parts>{_PART})s"
    rf"|(?P<half>half)(?=\s+(?:of|the|as)\b)"
    rf")\b",
    re.IGNORECASE,
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
    if found["fold"] or found["times"]:
        return "FOLD", float(_UNITS[(found["fold"] or found["times"]).lower()])
    if found["change"]:
        return "FOLD", _CHANGES[found["change"].lower()]
    if found["twice"]:
        return "FOLD", 2.0 if found["twice"].lower() == "twice" else 3.0
    if found["of"]:
        return "FRACTION", _UNITS[found["of"].lower()] / _UNITS[found["whole"].lower()]
    if found["half"]:
        return "FRACTION", 0.5
    upper, part = found["upper"] or found["many"], found["part"] or found["parts"]
    return "FRACTION", _UNITS[upper.lower()] / _PARTS[part.lower()]
