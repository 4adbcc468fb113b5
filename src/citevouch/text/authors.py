"""The list of authors at the beginning of a bibliography entry, in the styles that people and models write.

Vancouver (``Ball DW, Azzoli CG, et al.``), initials with points (``Smith, J. A., & Doe, B.``), full names
(``Stefanie von Felten, Miodrag Filipovic, and Rahel Naef.``), the first of them turned round (``Felten,
Stefanie von, and Rahel Naef.``), short citations (``Huang & Moazed (2003)``) and groups (``World Health
Organization.``).
"""

from __future__ import annotations

import re
from typing import NamedTuple


class Authors(NamedTuple):
    """Where the authors stand, and the year where it follows them."""

    start: int
    end: int  #: behind the last name
    next: int  #: where the rest begins, behind the point or the year
    style: str  #: VANCOUVER, INITIALS, FULL, INVERTED, SHORT or GROUP
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
_RANK = r"(?:Jr|Sr|II|III|IV|2nd|3rd)"
_INITIALS = rf"{_UPPER}{{1,4}}(?![a-z])(?:-{_UPPER}{{1,2}})?(?:,?[ ]{_RANK}\b)?"
_DOTTED = rf"{_UPPER}[a-z]?\.(?:[ ]?-?[ ]?{_UPPER}\.){{0,3}}"

_FULL = re.compile(
    rf"(?:{_UPPER}\.[ ]?){{0,2}}{_NAME}"
    rf"(?:[ ](?:{_UPPER}\.?(?![\w'’])|{_PARTICLE}{{0,2}}{_NAME}|(?!and\b)[a-z]{{2,3}}[ ]{_NAME})){{1,4}}"
)
_ONE = {
    "VANCOUVER": re.compile(rf"{_PARTICLE}{{0,2}}{_NAME}(?:[ ]{_NAME})??[ ]{_INITIALS}(?![\w'’-])"),
    "INITIALS": re.compile(rf"(?:{_SURNAME},?[ ]{_DOTTED}|{_DOTTED}[ ]?{_SURNAME})(?:,?[ ](?:Jr|Sr)\.?)?"),
    "FULL": _FULL,
    "INVERTED": re.compile(rf"{_SURNAME},[ ]{_NAME}(?:[ ](?:{_UPPER}\.?(?![\w'’])|{_NAME}))?"),
    "SHORT": re.compile(_SURNAME),
}
_BETWEEN = re.compile(
    r"\s*(?:[,;]\s*(?:and\s|&\s?|und\s|\.\.\.\s?|…\s?)?|\s(?:and|und)\s|&|\band\s)\s*(?=\S)"
)
_ET_AL = re.compile(r"[,;]?\s*\*?(?:et\.?\s+al\b|and\s+(?:others|colleagues)\b|…|\.\.\.)\*?", re.IGNORECASE)
#: Behind the last name: for whom they write, or that they edited.
_ROLE = re.compile(
    r"[,;]?\s*(?:(?:and\s+)?(?:on\s+behalf\s+of|for)\s+(?:the\s+)?[^.\r\n]{3,120}|\(?eds?\b\.?\)?|\(?editors?\)?)(?=\.)",
)
_YEAR = re.compile(r"[\s,.:]*\(((?:19|20)[0-9]{2})[a-z]?(?:,?\s[^()\r\n]{1,20})?\)[.,:]?\*{0,2}")
_POINT = re.compile(r"\*{0,2}[.:](?=\s|\*|\"|“)\*{0,2}")

#: A year without brackets: in a short citation, and as a sentence of its own behind a list of names.
_YEAR_OF_SHORT = re.compile(r"\.?\s{1,3}((?:19|20)[0-9]{2})[a-z]?(?:[.,:;]|\*\*|(?=\s|\Z))")
_YEAR_ALONE = re.compile(r"[.,]{0,2}\s{1,3}((?:19|20)[0-9]{2})[a-z]?\.(?=\s)")

#: A comma closes the names where a title in quotation marks follows, or behind "J. Smith, A. Doe".
_BEFORE_MARKS = re.compile(r",\s{1,3}(?=[\"“‘'][^\W_])")
_BEFORE_TITLE = re.compile(rf",\s{{1,3}}(?={_UPPER}[\w-])")
_INITIALS_FIRST = re.compile(_DOTTED)
_MARKED = re.compile(r"\.\s{1,3}[\"“‘*_]")

_SPACE = re.compile(r"(?=\s)")

#: Behind a single "Louis R." in a list of full names: the rest of the name.
_NAME_COMMA = re.compile(rf"\s*(?:{_NAME}[ ]){{0,3}}{_NAME},\s+(?:and\s+)?{_UPPER}")

#: A body that signs as an author: words with capitals, the last one or the one before "of" says what it is.
_GROUP = re.compile(
    rf"(?:[\w'’/&-]+[ ]){{0,6}}?"
    r"(?:Groups?|Consorti(?:um|a)|Organi[sz]ations?|Committees?|Networks?|Investigators|Collaborat(?:ion|ors|ive)"
    r"|Working[ ]Party|Task[ ]Force|Agency|Administration|Initiative|Foundation"
    r"|(?:Societ(?:y|ies)|Colleges?|Academ(?:y|ies)|Associations?|Centers?|Institutes?|Ministry|Departments?)"
    rf"(?:[ ](?:of|for|on)(?:[ ](?:and|for|of|the|{_UPPER}[\w'’-]*,?)){{1,8}})?)"
    r"(?:[ ]\([A-Z][\w-]{1,12}\))?(?=\.\s)"
)
_SMALL = frozenset({"of", "for", "on", "and", "the", "in", "de", "&"})

#: More names than this are not looked at; the rest of the list is skipped with them.
_MOST = 200


def authors_at(text: str, start: int, end: int) -> Authors | None:
    """The authors that begin at *start*; None where what stands there is no list of authors."""
    full = _in_style(text, start, end, "FULL")
    for style in ("VANCOUVER", "INITIALS"):
        found = _in_style(text, start, end, style)
        if found is None:
            continue
        if found.names == 1 and found.year is None and full and full.names > 1:
            return full  # "Louis R. Lapierre, Malene Hansen, and ...": not one author "Louis R."
        if found.names > 1 or not _NAME_COMMA.match(text, found.next):
            return found
    return (
        full
        or _in_style(text, start, end, "INVERTED")
        or _in_style(text, start, end, "SHORT")
        or _group(text, start, end)
    )


def _in_style(text: str, start: int, end: int, style: str) -> Authors | None:
    last, names, is_cut = _names(text, start, end, style)
    if names == 0:
        return None
    year = _year(text, last, end, style, certain=names > 1 or is_cut)
    close = year or _close(text, start, last, end, style, names)
    if year is None and not (close and _closes(text, close, style, names, is_cut=is_cut)):
        return None
    return Authors(start, last, close.end() if close else last, style, names, year.span(1) if year else None)


def _year(text: str, at: int, end: int, style: str, *, certain: bool) -> re.Match[str] | None:
    bracketed = _YEAR.match(text, at, end)
    if bracketed or style == "GROUP":
        return bracketed
    if style == "SHORT":
        return _YEAR_OF_SHORT.match(text, at, end) if certain else None
    return _YEAR_ALONE.match(text, at, end) if certain or style in {"VANCOUVER", "INITIALS"} else None


def _close(text: str, start: int, last: int, end: int, style: str, names: int) -> re.Match[str] | None:
    """What closes the list of names where no year does."""
    close = _POINT.match(text, last, end) or _BEFORE_MARKS.match(text, last, end)
    if close is None and style == "INITIALS" and text[last - 1] == ".":
        close = _SPACE.match(text, last, end)
    if close is None and style == "INITIALS" and names > 1 and _INITIALS_FIRST.match(text, start):
        close = _BEFORE_TITLE.match(text, last, end)
    return close


def _closes(text: str, close: re.Match[str], style: str, names: int, *, is_cut: bool) -> bool:
    """Whether what follows the names shows that they were authors and not the words of a title."""
    if style == "SHORT":
        return is_cut
    if style == "FULL":
        return (names >= 2 or is_cut) and ":" not in close[0]
    if style == "INVERTED":
        is_list = names >= 2 or "," in close[0] or bool(_MARKED.match(text, close.start()))
        return is_list and ":" not in close[0]
    return True


def _names(text: str, start: int, end: int, style: str) -> tuple[int, int, bool]:
    """(end of the last name, how many, whether "et al." closes them)."""
    pattern = _ONE[style]
    at = last = start
    for count in range(_MOST):
        name = pattern.match(text, at, end)
        if name is None:
            return last, count, False
        last = name.end()
        cut = _ET_AL.match(text, last, end) or _ROLE.match(text, last, end)
        if cut:
            return cut.end(), count + 1, True
        between = _BETWEEN.match(text, last, end)
        if between is None:
            return last, count + 1, False
        at = between.end()
        pattern = _FULL if style == "INVERTED" else pattern
    return last, _MOST, False


def _group(text: str, start: int, end: int) -> Authors | None:
    found = _GROUP.match(text, start, end)
    if found is None or any(word[0].islower() and word not in _SMALL for word in found[0].split()):
        return None
    return Authors(start, found.end(), found.end() + 1, "GROUP", 1, None)
