"""Structured personal data by their form: telephone and social security numbers, e-mail addresses and the
like.

What only may be personal is left alone, as magpie leaves its leads alone: a date without a word that makes it
a date of birth, ten figures in a row that may count anything.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from citevouch.gate.redaction.stretches import Stretch
from citevouch_contract.models import RedactionBasis

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

_GAP = r"[-\u2010-\u2015\u2212 .\u00a0]"
_MONTH = r"(?:jan|feb|mar|apr|may|jun|jul|aug|sep|sept|oct|nov|dec)[a-z]{0,6}\.?"
_DATE = (
    rf"(?:\d{{1,4}}{_GAP}\d{{1,2}}{_GAP}\d{{1,4}}|\d{{1,2}}/\d{{1,2}}/\d{{2,4}}"
    rf"|{_MONTH} \d{{1,2}}(?:st|nd|rd|th)?,? \d{{2,4}}|\d{{1,2}}(?:st|nd|rd|th)?\.? {_MONTH} \d{{2,4}}"
    rf"|{_MONTH} \d{{4}})"
)
_NUMBERED = r"(?: ?(?:no|nr|number|#)\b\.?)?[ :#]{1,4}"  #: between a word for a number and the number
_US_PHONE = rf"(?<!\w)(?:\+?1{_GAP}?)?(?:\(\d{{3}}\) ?|\d{{3}}{_GAP})\d{{3}}{_GAP}\d{{4}}(?!\d)"
_CALLED = r"\b(?:phone|tel|telephone|cell|mobile|fax|call|called)\b\D{0,20}"
_BORN = r"\b(?:d\.?o\.?b\b\.?|date of birth|birth ?date|birthday|born(?: on| in)?)\W{0,5}"
_LICENCE = rf"\b(?:driver(?:['’]?s)?['’]? licen[sc]e|dl|oln){_NUMBERED}"


def _has_digit(text: str) -> bool:
    return any(one.isdigit() for one in text)


def _is_international(text: str) -> bool:
    return 8 <= sum(one.isdigit() for one in text) <= 15


def _is_card(text: str) -> bool:
    """Whether the check digit of a payment card fits (ISO/IEC 7812, the Luhn formula)."""
    figures = [int(one) for one in reversed(text) if one.isdigit()]
    doubled = (sum(divmod(2 * one, 10)) for one in figures[1::2])
    return (sum(figures[::2]) + sum(doubled)) % 10 == 0


def _any(_text: str) -> bool:
    return True


#: Kind, form, and what else has to hold. Where a form has a group, the group is what is masked.
_FORMS: tuple[tuple[str, re.Pattern[str], Callable[[str], bool]], ...] = tuple(
    (kind, re.compile(form, re.IGNORECASE), also)
    for kind, form, also in (
        ("email", r"(?<![\w.+%-])[\w.+%-]+@[\w-]+(?:\.[\w-]+)+", _any),
        ("ssn", rf"(?<!\d)\d{{3}}{_GAP}\d{{2}}{_GAP}\d{{4}}(?!\d)", _any),
        ("ssn", rf"\b(?:ssn|social security){_NUMBERED}(\d{{9}})(?!\d)", _any),
        ("phone", _US_PHONE, _any),
        ("phone", r"(?<!\w)\+\d[\d ().\u2010-\u2015-]{6,20}\d(?!\d)", _is_international),
        ("phone", rf"{_CALLED}(\d{{3}}{_GAP}\d{{4}})(?!\d)", _any),
        ("dob", rf"{_BORN}({_DATE})(?!\d)", _any),
        ("a_number", rf"(?<![a-z0-9])a{_GAP}?(?:\d{{8,9}}|\d{{3}}{_GAP}\d{{3}}{_GAP}\d{{3}})(?!\d)", _any),
        ("dl", rf"{_LICENCE}([a-z0-9][a-z0-9-]{{4,18}})(?![a-z0-9-])", _has_digit),
        ("card", r"(?<![\d-])\d{4}[ -]?\d{4}[ -]?\d{4}[ -]?\d{1,7}(?![\d-])", _is_card),
    )
)


def structured(text: str) -> Iterator[Stretch]:
    """The stretches of *text* that have the form of personal data; they may overlap."""
    for kind, form, also in _FORMS:
        for found in form.finditer(text):
            start, end = found.span(1 if form.groups else 0)
            if also(text[start:end]):
                yield Stretch(start=start, end=end, kind=kind, basis=RedactionBasis.pattern)
