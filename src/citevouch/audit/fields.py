"""The values of one citation as answers write them: numbers as words, dates of all lengths, nothing as "n/a".

Every function takes whatever JSON gave. It returns the value, or None, and says in words what was wrong with
a value that is there and cannot be used; it never raises.
"""

from __future__ import annotations

import math
import re
from typing import TYPE_CHECKING, Any, NamedTuple
from urllib.parse import quote

from citevouch.identifiers import local_part, type_of
from citevouch.text import read

if TYPE_CHECKING:
    from collections.abc import Iterator

#: How answers write that there is nothing.
NOTHING = frozenset({"", "null", "none", "n/a", "na", "nan", "-", "--", "unknown", "undefined"})
LARGEST_INDEX = 999_999
_SHOWN = 60  #: characters of a value shown in a problem

_INDEX = re.compile(r"[\[(#]?\s*0*([1-9][0-9]{0,5})(?:\.0+)?\s*[\])]?")
_DIGITS = re.compile(r"0*([1-9][0-9]{0,8})(?:\.0+)?")
_DATE = re.compile(r"((?:1[5-9]|20|21)[0-9]{2})(?:[-/]([0-9]{1,2})(?:[-/]([0-9]{1,2}))?)?(?![0-9])")
_YEAR = re.compile(r"(?<![0-9])(?:19|20)[0-9]{2}(?![0-9])")
_ADDRESS = re.compile(r"https?://[^\s/?#<>\"]+\.[^\s<>\"]+", re.IGNORECASE)
_KEPT_IN_ADDRESS = ":/?#[]@!$&'()*+,;=%~._-"
_MONTHS, _DAYS = 12, 31


class Read(NamedTuple):
    """A value, and what is wrong with what was given for it; both may be None."""

    value: Any = None
    problem: str | None = None


def text_of(given: Any) -> str | None:
    """A text on one line; None for nothing, and for what is no text. Half surrogate pairs are replaced."""
    if isinstance(given, bool) or not isinstance(given, str | int | float):
        return None
    line = " ".join(whole(str(given)).split())
    return None if line.lower() in NOTHING else line


def texts_of(given: Any, *, separator: str = "") -> list[str]:
    """The texts of a list, or of one text, which *separator* parts; whatever is no text is left out."""
    items = given if isinstance(given, list) else [given]
    texts = [text for item in items if (text := text_of(item))]
    if separator and not isinstance(given, list):
        texts = [part.strip() for text in texts for part in text.split(separator)]
    return [text for text in texts if text]


def whole(text: str) -> str:
    """*text* with halves of surrogate pairs joined, and those without the other half replaced."""
    if text.isascii():
        return text
    return text.encode("utf-16", "surrogatepass").decode("utf-16", "replace")


def index_of(given: Any) -> int | None:
    """The number of a citation: 3, "3", "[3]", 3.0."""
    found = _INDEX.fullmatch(text_of(given) or "")
    return int(found[1]) if found else None


def doi_of(given: Any) -> Read:
    """A DOI without prefix in lower case: out of ``doi:``, an address, a landing page."""
    text = text_of(given)
    if text is None:
        return _nothing(given, "doi")
    found = _identifier(text, "DOI")
    return Read(found) if found else Read(problem=f"doi {_shown(text)} is no DOI")


def pmid_of(given: Any) -> Read:
    """A PMID without prefix; a PMCID in its place is named, as its digits are another paper's PMID."""
    text = text_of(given)
    if text is None:
        return _nothing(given, "pmid")
    if bare := _DIGITS.fullmatch(text):
        return Read(bare[1])
    if found := _identifier(text, "PMID"):
        return Read(found)
    if _identifier(text, "PMCID"):
        return Read(problem=f"pmid {_shown(text)} is a PMCID")
    return Read(problem=f"pmid {_shown(text)} is no PMID")


def pmcid_of(given: Any) -> str | None:
    """The PMCID that stands in place of a PMID, with its letters."""
    text = text_of(given) or ""
    return None if _DIGITS.fullmatch(text) else _identifier(text, "PMCID")


def date_of(given: Any) -> Read:
    """A day, month or year: ``2021-06-14T00:00:00Z``, ``2021/6``, 2021, or the year in other words."""
    text = text_of(given)
    if text is None:
        return _nothing(given, "date")
    found = _DATE.match(text)
    if found:
        year, month, day = found[1], int(found[2] or 0), int(found[3] or 0)
        if not month <= _MONTHS or not day <= _DAYS or (day and not month):
            return Read(year, f"date {_shown(text)} is none; its year is kept")
        parts = [year, *(f"{part:02}" for part in (month, day) if part)]
        return Read("-".join(parts[: 1 + bool(month) + bool(month and day)]))
    year_only = _YEAR.search(text)
    return Read(year_only[0] if year_only else None, None if year_only else f"date {_shown(text)} is none")


def score_of(given: Any, name: str) -> Read:
    """A number with a fraction."""
    text = text_of(given)
    if text is None:
        return _nothing(given, name)
    try:
        value = float(text.replace(",", "."))
    except ValueError:
        value = math.nan
    return Read(value) if math.isfinite(value) else Read(problem=f"{name} {_shown(text)} is no number")


def days_of(given: Any, name: str) -> Read:
    """A whole number of days, 0 or more."""
    read_number = score_of(given, name)
    if read_number.value is None:
        return read_number
    if not 0 <= read_number.value < LARGEST_INDEX:
        return Read(problem=f"{name} {_shown(str(given))} is no number of days")
    return Read(int(read_number.value))


def flag_of(given: Any, name: str) -> Read:
    """Yes or no."""
    if isinstance(given, bool):
        return Read(given)
    text = text_of(given)
    if text is None:
        return _nothing(given, name)
    known = {"true": True, "yes": True, "1": True, "false": False, "no": False, "0": False}
    value = known.get(text.lower())
    return Read(value, None if value is not None else f"{name} {_shown(text)} is neither true nor false")


def address_of(given: Any) -> Read:
    """A web address, written so that it is a URI."""
    text = text_of(given)
    if text is None:
        return _nothing(given, "url")
    address = _ADDRESS.fullmatch(text)
    if not address or "[" in text or "]" in text:
        return Read(problem=f"url {_shown(text)} is no web address")
    return Read(re.sub(r"%(?![0-9A-Fa-f]{2})", "%25", quote(text, safe=_KEPT_IN_ADDRESS)))


def _identifier(text: str, kind: str) -> str | None:
    """The first identifier of a kind in *text*, without its prefix."""
    names = (mention.canonical_id for mention in read(text).mentions if mention.canonical_id)
    return next((local_part(name) for name in names if type_of(name) == kind), None)


def identifiers_in(text: str) -> Iterator[tuple[str, str]]:
    """The DOIs and PMIDs in *text*, as kind and bare identifier."""
    for mention in read(text).mentions:
        if mention.canonical_id and mention.identifier_type in {"DOI", "PMID"}:
            yield mention.identifier_type, local_part(mention.canonical_id)


def _nothing(given: Any, name: str) -> Read:
    """Nothing, which is fine, or something of a kind that this value cannot be."""
    is_nothing = given is None or isinstance(given, str)
    return Read(problem=None if is_nothing else f"{name} is {_kind(given)}, not a text or number")


def _kind(given: Any) -> str:
    return {bool: "true or false", list: "a list", dict: "an object"}.get(type(given), "something else")


def _shown(text: str) -> str:
    cut = text if len(text) <= _SHOWN else text[: _SHOWN - 1] + "…"
    return f"'{cut}'"
