"""Entries whose parts are named: BibTeX records, lines such as ``**Title:** ...``, cells of a table."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import TYPE_CHECKING

from citevouch.text.entry_part import Parts, is_title, page_title, part

if TYPE_CHECKING:
    from collections.abc import Mapping

    from citevouch.text.model import CitedPart

_NAMES = {"title": "title", "author": "authors", "authors": "authors", "year": "year", "journal": "journal"}
_FIELD = re.compile(
    r"(?<!\w)[*_\"']{0,3}(title|authors?|journal|year)[*_\"']{0,3}[ \t]*[:=][*_]{0,3}[ \t]*", re.IGNORECASE
)
_BEFORE = frozenset("\r\n;|,({")  #: what a field may stand behind, marks of lists and emphasis aside
_VALUES = (
    re.compile(r"'([^'\r\n]{1,500})'(?=\s*[,)\r\n])"),
    re.compile(r"[\"“]([^\"“”\r\n]{1,500})[\"”]"),
    re.compile(r"\{+([^\r\n]{1,500}?)\}+(?=,?\s*(?:[\r\n}]|\Z))"),
    re.compile(r"([^\s'\"{][^\r\n]{0,500})"),
)
_YEAR = re.compile(r"(?<![0-9])(?:19|20)[0-9]{2}(?![0-9])")
_SURE, _FIRST_LINE = 0.8, 0.7
_LONGEST = 1000  #: characters of a cell that holds a part of one citation

#: Columns of a table by what their names say, lower case.
_COLUMNS = {
    "title": "title", "paper": "title", "paper title": "title", "article": "title", "article title": "title",
    "study title": "title", "publication": "title", "author": "authors", "authors": "authors",
    "author(s)": "authors", "first author": "authors", "year": "year", "date": "year", "published": "year",
    "publication year": "year", "journal": "journal", "venue": "journal",
}  # fmt: skip
_LINK = re.compile(r"[*_]{0,3}\[([^\[\]]{1,500})\]\([^()\s]*\)[*_]{0,3}")


def parts_of_fields(text: str, start: int, end: int) -> Parts:
    """The parts that an entry names; those that it does not name are None."""
    found: dict[str, CitedPart] = {}
    first = None
    for field in _FIELD.finditer(text, start, end):
        before = text[start : field.start()].rstrip(" \t*_-+•\"'>")
        name = _NAMES[field[1].lower()]
        value = _value(text, name, field.end(), end) if not before or before[-1] in _BEFORE else None
        if value and name not in found:
            first = field.start() if first is None else first
            found[name] = value
    if first is not None and "title" not in found and {"authors", "journal"} & set(found):
        line = re.compile(r"[^\r\n]*").match(text, start, first)
        if line and is_title(text, *line.span()):
            found["title"] = part(text, *line.span(), "POSITION", _FIRST_LINE)
    return Parts(**found)


def parts_of_cells(text: str, cells: Mapping[str, tuple[int, int]]) -> Parts:
    """The parts in the cells of a table row, by the names of their columns."""
    found: dict[str, CitedPart] = {}
    for column, (start, end) in cells.items():
        name = _COLUMNS.get(column.lower())
        if name is None or name in found or not 0 < end - start <= _LONGEST:
            continue
        linked = _LINK.fullmatch(text, start, end)
        value = _checked(text, name, *(linked.span(1) if linked else (start, end)))
        if value:
            found[name] = value
    return Parts(**found)


def _value(text: str, name: str, start: int, end: int) -> CitedPart | None:
    for pattern in _VALUES:
        value = pattern.match(text, start, end)
        if value:
            following = _FIELD.search(text, value.start(1), value.end(1))
            shown = _checked(text, name, value.start(1), following.start() if following else value.end(1))
            return shown and replace(shown, text=re.sub("[{}]", "", shown.text))
    return None


def _checked(text: str, name: str, start: int, end: int) -> CitedPart | None:
    """The value of a field, where it can be one."""
    if name == "title":
        shown = page_title(text, start, end, "POSITION", _SURE)
        return shown if len(shown.text) >= 8 else None
    if name == "year":
        year = _YEAR.search(text, start, end)
        return part(text, *year.span()) if year else None
    shown = part(text, start, end)
    return shown if shown.text else None
