"""How numbers are written in prose (signs, thousands, powers, ranges, shares), and their value."""

from __future__ import annotations

import re
from typing import NamedTuple

#: Dashes of ranges and minus signs, the ASCII one last, as they are put into character classes.
DASHES = "\u2010\u2011\u2012\u2013\u2014\u2212-"
_MINUS = "\u2212\u2013-"
_THIN = "\u00a0\u2009\u202f"
_RAISED = "\u2070\u00b9\u00b2\u00b3\u2074-\u2079"
_FROM_RAISED = str.maketrans(
    "\u2070\u00b9\u00b2\u00b3\u2074\u2075\u2076\u2077\u2078\u2079\u207b", "0123456789-"
)
_TO_MINUS = str.maketrans(dict.fromkeys(DASHES, "-"))

_UNSIGNED = (
    r"(?:[0-9]{1,3}(?:,[0-9]{3}(?![0-9]))++(?:[.\u00b7][0-9]+)?"  # 1,204
    rf"|[0-9]{{1,3}}(?:[{_THIN}'][0-9]{{3}}(?![0-9]))++"  # 1 204 with a thin or no-break space
    rf"|0,[0-9]+|[0-9]{{1,3}},[0-9]{{1,2}}(?=[ {_THIN}]?%)"  # decimal comma
    r"|[0-9]+(?:[.\u00b7][0-9]+)?|[.\u00b7][0-9]+)"
)
_EXPONENT = (
    rf"(?:\^\{{?[{_MINUS}]?[0-9]{{1,3}}\}}?|<sup>[{_MINUS}]?[0-9]{{1,3}}</sup>|\u207b?[{_RAISED}]{{1,3}})"
)
_POWER = rf"(?:[ {_THIN}]?[\u00d7x*][ {_THIN}]?10{_EXPONENT}|[eE][+{_MINUS}]?[0-9]{{1,3}}(?![0-9A-Za-z]))"
_SIGNED = rf"[+{_MINUS}]?(?:10{_EXPONENT}|{_UNSIGNED}{_POWER}?)"

#: A number that is not in the middle of a word, a name (GLP-1), an accession, a version, a date or an index.
NUMBER = re.compile(
    rf"(?<![\w.\u00b7/#\u00a7^])(?<!\w[{DASHES}])(?<!<su[bp]>){_SIGNED}(?![0-9])"
    rf"(?:[ {_THIN}](?:thousand|million|billion)\b)?"
)
_MAGNITUDE = re.compile(rf"[ {_THIN}](thousand|million|billion)")
_MAGNITUDES = {"thousand": 1e3, "million": 1e6, "billion": 1e9}

#: What joins a second number to the one before it.
_JOIN = re.compile(
    rf"(?:[ {_THIN}]?%)?(?:"
    rf"(?P<RANGE>[ {_THIN}]?[{DASHES}][ {_THIN}]?(?=[0-9.\u00b7\u2212-])|\s+to\s+)(?P<last>{_SIGNED})"
    rf"|(?P<LIST>[,;]\s?|\s+and\s+)(?P<bound>{_SIGNED})"
    rf"|(?P<RATE>\s+per\s+)(?P<base>10{{0,2}}(?:[,{_THIN}]000){{1,2}}|10{{2,7}})(?!\s?(?:[kmµμ]?g|[mdµμ]?[Ll])\b)"
    rf"|(?P<SPREAD>\s?(?:\u00b1|\+/-)\s?)(?P<spread>{_UNSIGNED})"
    r"|(?P<SHARE>\s?/\s?|\s+(?:out\s+)?of\s+(?:the\s+)?|\s+in\s+)(?P<whole>[0-9]{1,3}(?:,[0-9]{3})++|[0-9]+)"
    r")(?![0-9])"
)
_POWER_OF_TEN = re.compile(
    r"(?:(?P<factor>.*?)\s*[\u00d7x*]\s*)?(?P<sign>[+-]?)10(?:\^\{?|<sup>)(?P<exponent>-?[0-9]+)"
)

_RAISED_EXPONENT = re.compile(f"(?<=10)\u207b?[{_RAISED}]+")
_COMMA_DECIMAL = re.compile(r"[+-]?(?:0,[0-9]+|[0-9]{1,3},[0-9]{1,2})")
_SEPARATOR = re.compile(f"[,{_THIN}']")


class Joined(NamedTuple):
    """The second of two numbers that belong together; *how* is RANGE, LIST, RATE, SPREAD or SHARE."""

    how: str
    value: float
    end: int


def joined(text: str, end: int, limit: int) -> Joined | None:
    """The number that is joined to the one that ends at *end*; None where none is."""
    found = _JOIN.match(text, end, limit)
    if not found or not found.lastgroup:
        return None
    value = value_of(found[found.lastgroup])
    how = next(name for name in ("RANGE", "LIST", "RATE", "SPREAD", "SHARE") if found[name] is not None)
    return Joined(how, value, found.end()) if value is not None else None


def value_of(written: str) -> float | None:
    """The value of a number as written; None where it is too large for one.

    >>> value_of("1,204"), value_of("0\u00b774"), value_of("3x10^-8"), value_of("2 million")
    (1204.0, 0.74, 3e-08, 2000000.0)
    """
    magnitude = _MAGNITUDE.search(written)
    value = _value(written[: magnitude.start()] if magnitude else written)
    return value * _MAGNITUDES[magnitude[1]] if magnitude and value is not None else value


def _value(written: str) -> float | None:
    plain = re.sub(
        f"(?<=10)\u207b?[{_RAISED}]+", lambda raised: "^" + raised[0].translate(_FROM_RAISED), written
    )
    plain = plain.translate(_TO_MINUS)
    power = _POWER_OF_TEN.match(plain)
    try:
        if power is None:
            value = float(_decimal(plain))
        else:
            factor = _decimal(power["factor"]) if power["factor"] else power["sign"] + "1"
            value = float(f"{factor}e{power['exponent']}")
    except ValueError:
        return None
    return value if abs(value) < float("inf") else None


def _decimal(plain: str) -> str:
    """A number without thousands separators and with a full stop for its decimal sign."""
    plain = plain.replace("\u00b7", ".")
    if _COMMA_DECIMAL.fullmatch(plain):
        return plain.replace(",", ".")
    return _SEPARATOR.sub("", plain)
