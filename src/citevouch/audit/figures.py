"""The numbers of a text, each with what is needed to compare it with another: scale, parts, precision."""

from __future__ import annotations

import html
import re
from dataclasses import dataclass
from functools import cached_property, lru_cache
from typing import TYPE_CHECKING

from citevouch.text.numbers import find_numbers
from citevouch.text.numbers_grammar import value_of

if TYPE_CHECKING:
    from collections.abc import Iterator

    from citevouch.text.model import Number

#: Kinds that are no result: a claim's number is never found in one of them.
NO_RESULT = frozenset({"DOSE", "YEAR", "AGE", "THRESHOLD"})
_NEAR = 40  #: characters before and behind a number that are looked at

_WRITTEN = re.compile(r"[0-9]+(?:[.,\u00b7][0-9]+)*|[.\u00b7][0-9]+")
#: A run of lines up to an empty one: records wrap their text where a line is full.
_PARAGRAPH = re.compile(r"(?:[^\r\n]|\r?\n(?![ \t]*\r?\n))+")
_PERCENT = re.compile(r"%|per\s?cent|pp\b", re.IGNORECASE)
_DECIMALS = re.compile(r"[0-9][.\u00b7]([0-9]+)|^[^0-9]*[.\u00b7]([0-9]+)|(?<![0-9])0,([0-9]+)")
_COMPARATOR = re.compile(r"([<>=\u2264\u2265])[=\s]*$")
_PLURAL = re.compile(r"(?<=[a-z]{2})s$")
_UNITS = {
    "mmhg": "mm hg",
    "mo": "month",
    "mos": "month",
    "yr": "year",
    "wk": "week",
    "hr": "hour",
    "h": "hour",
}


@dataclass(frozen=True)
class Figure:
    """A number in its paragraph."""

    number: Number
    paragraph: str
    offset: int  #: where the paragraph begins in the text that the number's offsets count in

    @property
    def raw(self) -> str:
        """The number as it is written, on one line."""
        return " ".join(self.number.raw.split())

    def to(self, other: Figure) -> str:
        """What is written from this number to the end of *other*, on one line."""
        return " ".join(self.between(self.number.start, other.number.end).split())

    def between(self, start: int, end: int) -> str:
        """What the paragraph has between two offsets of the text."""
        return self.paragraph[start - self.offset : end - self.offset]

    @property
    def before(self) -> str:
        """What stands before it in its paragraph, as far as it matters."""
        at = self.number.start - self.offset
        return self.paragraph[max(0, at - _NEAR) : at]

    @property
    def after(self) -> str:
        """What stands behind it in its paragraph, as far as it matters."""
        at = self.number.end - self.offset
        return self.paragraph[at : at + _NEAR]

    @cached_property
    def values(self) -> tuple[float, ...]:
        """Every number that is written in it: both ends of a range, both parts of a share, one otherwise."""
        written = [value for each in _WRITTEN.findall(self.raw) if (value := value_of(each)) is not None]
        low, high = self.number.low, self.number.high
        if low is not None and high is not None:
            return (low, high) if len(written) > 1 else (self.number.value,)
        return tuple(written) if self.is_share and written else (self.number.value,)

    @property
    def is_range(self) -> bool:
        """Whether it is written as two ends."""
        return len(self.values) > 1 and not self.is_share

    @property
    def is_share(self) -> bool:
        """Whether it is written as part of a whole: 12 of 34, a third."""
        return self.number.kind == "FRACTION"

    @property
    def is_percent(self) -> bool:
        """Whether it is per hundred."""
        return self.number.kind in {"PERCENT", "PERCENTAGE_POINTS"} or bool(
            _PERCENT.match(self.number.unit or "")
        )

    @property
    def unit(self) -> str | None:
        """Its unit in one spelling; None without one, and for per cent."""
        if not self.number.unit or self.is_percent:
            return None
        unit = _PLURAL.sub("", self.number.unit.lower().replace("\u03bc", "\u00b5"))
        return _UNITS.get(unit, unit)

    @property
    def decimals(self) -> int:
        """Digits behind the decimal sign."""
        found = _DECIMALS.search(self.raw)
        return len(found[1] or found[2] or found[3]) if found else 0

    @property
    def comparator(self) -> str:
        """The sign right before it: ``<``, ``=`` ...; empty without one."""
        found = _COMPARATOR.search(self.before)
        return found[1] if found else ""


@lru_cache(maxsize=256)
def figures_of(text: str) -> tuple[Figure, ...]:
    """The numbers of *text*, in its order; entities such as ``&lt;`` are read as what they stand for."""
    return tuple(_figures(html.unescape(text)))


def _figures(text: str) -> Iterator[Figure]:
    for found in _PARAGRAPH.finditer(text):
        for number in find_numbers(text, found.start(), found.end()):
            yield Figure(number, found[0], found.start())
