"""Whether the numbers and dates of a claim stand in its passage, and whether the claim speaks of a computed
value.

A model is a poor judge of numbers, so no claim whose numbers are not in the passage, figure for figure, is
left to one. Numbers in words are not compared.
"""

from __future__ import annotations

import re
import unicodedata
from typing import NamedTuple

_MONTHS = ("jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec")
_MONTH = rf"(?P<name>{'|'.join(_MONTHS)})[a-z]{{0,6}}\.?"
_DAY = r"(?P<d>\d{1,2})(?:st|nd|rd|th)?"
_DATES = tuple(
    re.compile(form, re.IGNORECASE)
    for form in (
        r"(?<!\d)(?P<y>\d{4})-(?P<m>\d{1,2})-(?P<d>\d{1,2})(?!\d)",
        r"(?<!\d)(?P<m>\d{1,2})/(?P<d>\d{1,2})/(?P<y>\d{4}|\d{2})(?!\d)",
        rf"\b{_MONTH} {_DAY},? (?P<y>\d{{4}})(?!\d)",
        rf"(?<!\d){_DAY}\.?(?: of)? {_MONTH},? (?P<y>\d{{4}})(?!\d)",
        rf"\b{_MONTH},? (?P<y>\d{{4}})(?!\d)",
    )
)
_NUMBER = re.compile(r"(?:(?<![\w.,)%])-)?\d[\d,]*(?:\.\d+)?")
_COMPUTED = re.compile(
    r"%|\b(?:total\w*|sum\w*|average\w*|percent\w*|per|ratio\w*|rate\w*|(?:more|less|fewer) than"
    r"|increas\w*|decreas\w*)\b",
    re.IGNORECASE,
)
_TURN = 69  #: two-digit years up to it are of this century


class Date(NamedTuple):
    """A date, as far as it is given."""

    year: int
    month: int
    day: int | None


def numbers_stand(claim: str, span: str) -> bool:
    """Whether every date and number of *claim* is in *span*."""
    claimed, rest = _dates(_plain(claim))
    dates, spanned = _dates(_plain(span))
    if not all(any(_fits(one, other) for other in dates) for one in claimed):
        return False
    known = _numbers(spanned) | {str(date.year) for date in dates}
    return _numbers(rest) <= known


def is_computed(claim: str) -> bool:
    """Whether the claim has a word for a share, a rate, a total, a comparison."""
    return _COMPUTED.search(_plain(claim)) is not None


def _plain(text: str) -> str:
    return " ".join(unicodedata.normalize("NFKC", text).replace("\u2212", "-").split())


def _dates(text: str) -> tuple[list[Date], str]:
    """The dates in *text*, and the text with blanks in their place."""
    found: list[Date] = []
    for form in _DATES:
        found += [_date(date.groupdict()) for date in form.finditer(text)]
        text = form.sub(lambda date: " " * len(date[0]), text)
    return found, text


def _date(parts: dict[str, str | None]) -> Date:
    year, day, name = int(parts["y"] or 0), parts.get("d"), parts.get("name")
    if year < 100:
        year += 2000 if year <= _TURN else 1900
    month = _MONTHS.index(name.lower()) + 1 if name else int(parts.get("m") or 0)
    return Date(year, month, int(day) if day else None)


def _fits(claimed: Date, other: Date) -> bool:
    same = (claimed.year, claimed.month) == (other.year, other.month)
    return same and claimed.day in (None, other.day)


def _numbers(text: str) -> set[str]:
    """The numbers of *text*, each in one spelling: no thousands commas, no idle zeros."""
    return {_number(found[0]) for found in _NUMBER.finditer(text)}


def _number(text: str) -> str:
    sign, figures = ("-", text[1:]) if text.startswith("-") else ("", text)
    whole, _, fraction = figures.replace(",", "").partition(".")
    whole, fraction = whole.lstrip("0") or "0", fraction.rstrip("0")
    return sign + (f"{whole}.{fraction}" if fraction else whole)
