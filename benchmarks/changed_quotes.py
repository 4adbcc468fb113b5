"""Quotations changed in one thing that matters: a number, sign, comparator, unit or negation.

Every function takes a quotation and gives (what was done, the changed quotation) pairs.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

Changes = Iterator[tuple[str, str]]

NUMBER = re.compile(r"\d+(?:[.,]\d+)*")
NEGATION = re.compile(
    r"\b(?:not|no|nor|neither|never|none|without|cannot|[a-z]+n['’]t|No|Neither|None|Without)\b"
)
UNITS = (
    "years",
    "months",
    "weeks",
    "days",
    "h",
    "min",
    "mg",
    "kg",
    "kDa",
    "mm",
    "cm",
    "fold",
    "cases",
    "%",
    "bp",
    "°C",
)
UNIT = re.compile(rf"(?<=\d)([ -]?)({'|'.join(UNITS)})(?![A-Za-z])")
COMPARATORS = "<>=≤≥~±×"
SIGNS = ("-", "−", "+", "±")
_GAP = re.compile(r"(?<=\S)\s+(?=\S)")


def _with(text: str, start: int, end: int, new: str) -> str:
    return text[:start] + new + text[end:]


def digits(quote: str) -> Changes:
    """Each digit changed (twice) and taken out, a digit put in at each place of each number."""
    for number in NUMBER.finditer(quote):
        for at in range(number.start(), number.end()):
            if not quote[at].isdigit():
                continue
            for step in (1, 5):
                new = str((int(quote[at]) + step) % 10)
                yield "digit changed", _with(quote, at, at + 1, new)
            if len(number[0]) > 1:
                yield "digit taken out", _with(quote, at, at + 1, "")
        for at in (number.start(), (number.start() + number.end()) // 2, number.end()):
            yield "digit put in", _with(quote, at, at, "7")
        if quote[: number.start()].strip() and any(map(str.isalnum, quote[number.end() :])):
            yield "number taken out", _with(quote, *number.span(), "")


def decimals(quote: str) -> Changes:
    """The decimal point taken out, moved and made a comma or colon; one put in."""
    for number in NUMBER.finditer(quote):
        point = number[0].find(".")
        at = number.start() + point
        if point > 0:
            yield "point taken out", _with(quote, at, at + 1, "")
            yield "point made a comma", _with(quote, at, at + 1, ",")
            yield "point made a colon", _with(quote, at, at + 1, ":")
            yield "point made a space", _with(quote, at, at + 1, " ")
            if point > 1:
                yield "point moved", _with(quote, at - 1, at + 1, "." + quote[at - 1])
        for inner in range(number.start() + 1, number.end()):
            if "." not in number[0] and quote[inner - 1].isdigit() and quote[inner].isdigit():
                yield "point put in", _with(quote, inner, inner, ".")


def signs(quote: str) -> Changes:
    """A sign put in before each number, each sign taken out or turned."""
    for number in NUMBER.finditer(quote):
        for sign in SIGNS:
            yield "sign put in", _with(quote, number.start(), number.start(), sign)
            yield "sign put in", _with(quote, number.start(), number.start(), sign + " ")
        before = quote[: number.start()]
        if before[-1:] in SIGNS:
            at = number.start() - 1
            yield "sign taken out", _with(quote, at, at + 1, "")
            yield "sign turned", _with(quote, at, at + 1, "+" if before[-1] != "+" else "-")


def comparators(quote: str) -> Changes:
    """A comparator put in before each number, each comparator changed and taken out."""
    for number in NUMBER.finditer(quote):
        for sign in ("<", ">", "≤", "≥", "=", "~", "&lt;"):
            yield "comparator put in", _with(quote, number.start(), number.start(), sign)
    for at, sign in enumerate(quote):
        if sign in COMPARATORS:
            yield "comparator taken out", _with(quote, at, at + 1, "")
            for other in COMPARATORS.replace(sign, ""):
                yield "comparator changed", _with(quote, at, at + 1, other)


def units(quote: str) -> Changes:
    """Each unit taken out and changed; per cent put in after each number, and taken out."""
    for unit in UNIT.finditer(quote):
        yield "unit taken out", _with(quote, *unit.span(), "")
        for other in UNITS:
            if other != unit[2]:
                yield "unit changed", _with(quote, *unit.span(2), other)
    for number in NUMBER.finditer(quote):
        if quote[number.end() : number.end() + 1] != "%":
            for sign in ("%", " %", "‰", "°", " percent"):
                yield "per cent put in", _with(quote, number.end(), number.end(), sign)
        else:
            at = number.end()
            yield "per cent taken out", _with(quote, at, at + 1, "")
            yield "per cent changed", _with(quote, at, at + 1, "‰")
            yield "per cent changed", _with(quote, at, at + 1, " percentage points")


def negations(quote: str) -> Changes:
    """A negation put in at each gap between words, plain and in brackets; those that are there taken away."""
    for gap in _GAP.finditer(quote):
        for word in ("not", "no", "never", "[not]", "[no]", "(not)", "without", "... not"):
            yield "negation put in", _with(quote, *gap.span(), f" {word} ")
    yield "negation put in", f"not {quote}"
    yield "negation put in", f"{quote} not"
    yield "negation put in", f"[not] {quote}"
    for found in NEGATION.finditer(quote):
        start, end = found.span()
        before, after = quote[:start].rstrip(), quote[end:].lstrip()
        yield "negation taken out", f"{before} {after}"
        yield "negation doubled", _with(quote, start, end, f"{found[0]} {found[0]}")
        for dots in ("...", "…", "[...]", "[…]", ". . ."):
            yield "negation elided", f"{before} {dots} {after}"
            yield "negation elided", f"{before.rsplit(' ', 1)[0]} {dots} {after}"
            yield "negation elided", f"{before} {dots} {after.partition(' ')[2]}"
        for skipped in range(4):
            words = after.split(" ")
            if not re.search(r"[.,;:]", " ".join(words[:skipped])):
                yield "negation cut off", " ".join(words[skipped:])
        yield "negation cut off", before


ALL = (digits, decimals, signs, comparators, units, negations)
