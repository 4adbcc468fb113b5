"""The list of authors at the beginning of a bibliography entry, in the styles that people and models write.

Vancouver (``Ball DW, Azzoli CG, et al.``), initials with points (``Smith, J. A., & Doe, B.``), full names
(``Stefanie von Felten, Miodrag Filipovic, and Rahel Naef.``) and short citations (``Huang & Moazed (2003)``).
"""

from __future__ import annotations

import re
from typing import NamedTuple


class Authors(NamedTuple):
    """Where the authors stand, and the year where it follows them in brackets."""

    start: int
    end: int  #: behind the last name
    next: int  #: where the rest begins, behind the point or the year
    style: str  #: VANCOUVER, INITIALS, FULL or SHORT
    names: int
    year: tuple[int, int] | None


#: Upper-case letters of the Latin, Greek and Cyrillic scripts; ``re`` has no class for them.
_UPPER = f"[{''.join(chr(code) for code in range(0x41, 0x530) if chr(code).isupper())}]"
_PARTICLE = (
    r"(?:(?:[dD](?:e[nrls]?|[aiou]|os|as|el|ella)|[vV][ao]n|[lL][ae]s?|[tT]e[nr]|[eE]l|[aA]l|[bB]in|[zZ]u[mr]?"
    r"|[sS]t\.)[ ])"
)
_NAME = rf"(?:[dDlLO]['’])?{_UPPER}[\w'’‐‑-]*"
_SURNAME = rf"{_PARTICLE}{{0,2}}{_NAME}(?:[ ]{_NAME})?"
_INITIALS = rf"{_UPPER}{{1,4}}(?![a-z])(?:-{_UPPER}{{1,2}})?(?:[ ](?:Jr|Sr|II|III|IV|2nd|3rd))?"
_DOTTED = rf"{_UPPER}[a-z]?\.(?:[ ]?-?[ ]?{_UPPER}\.){{0,3}}"

_ONE = {
    "VANCOUVER": re.compile(rf"{_PARTICLE}{{0,2}}{_NAME}(?:[ ]{_NAME})??[ ]{_INITIALS}(?![\w'’-])"),
    "INITIALS": re.compile(rf"(?:{_SURNAME},?[ ]{_DOTTED}|{_DOTTED}[ ]?{_SURNAME})(?:,?[ ](?:Jr|Sr)\.?)?"),
    "FULL": re.compile(
        rf"(?:{_UPPER}\.[ ]?){{0,2}}{_NAME}"
        rf"(?:[ ](?:{_UPPER}\.?(?![\w'’])|{_PARTICLE}{{0,2}}{_NAME}|(?!and\b)[a-z]{{2,3}}[ ]{_NAME})){{1,4}}"
    ),
    "SHORT": re.compile(_SURNAME),
}
_BETWEEN = re.compile(
    r"\s*(?:[,;]\s*(?:and\s|&\s?|und\s|\.\.\.\s?|…\s?)?|\s(?:and|und)\s|&|\band\s)\s*(?=\S)"
)
_ET_AL = re.compile(r"[,;]?\s*\*?(?:et\.?\s+al\b|and\s+(?:others|colleagues)\b|…|\.\.\.)\*?", re.IGNORECASE)
_YEAR = re.compile(r"[\s,.:]*\(((?:19|20)[0-9]{2})[a-z]?(?:,?\s[^()\r\n]{1,20})?\)[.,:]?")
_POINT = re.compile(r"\*{0,2}[.:](?=\s|\*|\"|“)\*{0,2}")

_SPACE = re.compile(r"(?=\s)")

#: Behind a single "Louis R." in a list of full names: the rest of the name.
_NAME_COMMA = re.compile(rf"\s*(?:{_NAME}[ ]){{0,3}}{_NAME},")

#: More names than this are not looked at; the rest of the list is skipped with them.
_MOST = 200


def authors_at(text: str, start: int, end: int) -> Authors | None:
    """The authors that begin at *start*; None where what stands there is no list of authors."""
    read = {style: _in_style(text, start, end, style) for style in _ONE}
    for style, other in (("VANCOUVER", "FULL"), ("INITIALS", "FULL"), ("FULL", None), ("SHORT", None)):
        found, rival = read[style], read[other] if other else None
        if found is None:
            continue
        if found.names == 1 and found.year is None and rival and rival.names > 1:
            return rival  # "Louis R. Lapierre, Malene Hansen, and ...": not one author "Louis R."
        if not (
            style in {"VANCOUVER", "INITIALS"} and found.names == 1 and _NAME_COMMA.match(text, found.next)
        ):
            return found
    return None


def _in_style(text: str, start: int, end: int, style: str) -> Authors | None:
    last, names, is_cut = _names(text, start, end, _ONE[style])
    if names == 0:
        return None
    year = _YEAR.match(text, last, end)
    point = None if year else _POINT.match(text, last, end)
    if style == "INITIALS" and text[last - 1] == "." and not year and not point:
        point = _SPACE.match(text, last, end)
    if not _closes(style, names, is_cut=is_cut, year=bool(year), point=point[0] if point else None):
        return None
    closing = year or point
    return Authors(
        start, last, closing.end() if closing else last, style, names, year.span(1) if year else None
    )


def _closes(style: str, names: int, *, is_cut: bool, year: bool, point: str | None) -> bool:
    """Whether what follows the names shows that they were authors and not the words of a title."""
    if year:
        return True
    if point is None:
        return False
    if style == "SHORT":
        return is_cut
    if style == "FULL":
        return (names >= 2 or is_cut) and ":" not in point
    return True


def _names(text: str, start: int, end: int, pattern: re.Pattern[str]) -> tuple[int, int, bool]:
    """(end of the last name, how many, whether "et al." closes them)."""
    at = last = start
    for count in range(_MOST):
        name = pattern.match(text, at, end)
        if name is None:
            return last, count, False
        last = name.end()
        cut = _ET_AL.match(text, last, end)
        if cut:
            return cut.end(), count + 1, True
        between = _BETWEEN.match(text, last, end)
        if between is None:
            return last, count + 1, False
        at = between.end()
    return last, _MOST, False
