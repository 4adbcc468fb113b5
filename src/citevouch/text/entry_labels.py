"""The label of a bibliography entry: ``[3]``, ``3.``, ``[^3]:``, ``**roe-2002**:``, or a key with pages."""

from __future__ import annotations

import re
from typing import NamedTuple


class Labelled(NamedTuple):
    """What an entry begins with."""

    label: str | None
    keys: tuple[str, ...]  #: further names by which markers may call it
    body: int  #: offset behind the label


_EMPHASIS = r"[*_]{0,3}"
_NOTE = re.compile(r"[ \t>]*\[\^([^\]\s]{1,60})\]:?[ \t]*")
_BRACKETED = re.compile(
    rf"[ \t>]*{_EMPHASIS}\\?\[([^\\\[\]\r\n]{{1,80}})\\?\](?!\(){_EMPHASIS}:?{_EMPHASIS}[ \t]*"
)
_NUMBER = re.compile(
    rf"[ \t>]*{_EMPHASIS}(?:\(([0-9]{{1,4}})\)|([0-9]{{1,4}})[.)]|<sup>([0-9]{{1,4}})</sup>){_EMPHASIS}[ \t]+"
)
_BULLET = re.compile(r"[ \t>]*(?:[-*+•]|[0-9]{1,9}[.)])[ \t]+")
_PAGES = re.compile(
    r"\(([a-z][a-z]{1,40}(?:19|20)[0-9]{2}[^\s()]{0,80})(?:\s+pages?\s[^()\r\n]{1,40})?\):?[ \t]*", re.ASCII
)
_NAMED = re.compile(
    rf"{_EMPHASIS}([^\W\d_][\w'’.+-]{{0,80}}(?:19|20)[0-9]{{2}}[\w'’.+-]{{0,80}}){_EMPHASIS}:{_EMPHASIS}\s+"
)
_LONE = re.compile(
    r"([a-z][a-z]{1,40}(?:19|20)[0-9]{2}[^\s()]{2,80}(?=\s+pages?\s)|[A-Za-z][\w-]{1,60}(?:19|20)[0-9]{2}[\w-]{1,80}?)"
    r"(?:\.md|\s+pages?\s[0-9][0-9, –-]{0,30})?\s*\Z",
    re.ASCII,
)
_CITED_PAGES = re.compile(r"(?<![A-Za-z])([a-z]{2,40}(?:19|20)[0-9]{2}[a-z]{2,80})\s+pages?\s", re.ASCII)
_KEY = re.compile(r"[^\W\d_][\w'’.+:-]*", re.ASCII)


def label_of(text: str, start: int, end: int, number: str | None = None) -> Labelled:
    """Label and keys of the entry at *start*; *number* is that of its item in a numbered list."""
    bullet = _BULLET.match(text, start, end)
    at = bullet.end() if bullet else start
    numbers: list[str] = []
    keys: list[str] = []
    for _ in range(3):
        found = _one(text, at, end)
        if found is None:
            break
        name, at = found
        (numbers if name.lstrip("^").isdigit() or name.startswith("^") else keys).append(name)
    lone = _LONE.match(text, at, end)
    keys += [lone[1]] if lone else []
    if text.find(" page", at, end) >= 0:
        first_words = text[at : min(at + 80, end)].lower()
        keys += [name for name in _CITED_PAGES.findall(text, at, end) if _surname(name) in first_words]
    names = [*numbers, *([number] if number else []), *keys]
    label = names[0] if names else None
    others = dict.fromkeys(name for name in keys if name != label)
    return Labelled(label, tuple(others), lone.end() if lone else at)


def starts_labelled(text: str, start: int, end: int) -> bool:
    """Whether a line of a paragraph begins with a label, so that it begins an entry of its own."""
    note = _NOTE.match(text, start, end) or _NUMBER.match(text, start, end)
    bracketed = _BRACKETED.match(text, start, end)
    return bool(note) or bool(bracketed and _is_label(bracketed[1]))


def is_definition(text: str, start: int, end: int) -> bool:
    """Whether a line is the definition of a footnote or of a numbered link, wherever it stands."""
    note = _NOTE.match(text, start, end)
    if note:
        return text[note.end() - 1 : note.end()] == ":" or ":" in note[0]
    bracketed = _BRACKETED.match(text, start, end)
    return bool(bracketed and bracketed[1].isdigit() and ":" in bracketed[0])


def _one(text: str, at: int, end: int) -> tuple[str, int] | None:
    if note := _NOTE.match(text, at, end):
        return f"^{note[1]}", note.end()
    if bracketed := _BRACKETED.match(text, at, end):
        return (bracketed[1], bracketed.end()) if _is_label(bracketed[1]) else None
    if numbered := _NUMBER.match(text, at, end):
        return numbered[1] or numbered[2] or numbered[3], numbered.end()
    keyed = _PAGES.match(text, at, end) or _NAMED.match(text, at, end)
    return (keyed[1], keyed.end()) if keyed else None


def _surname(key: str) -> str:
    """The author's name with which a key begins: ``halte`` of ``halte2021proteinexportvia``."""
    return re.split(r"[0-9]", key, maxsplit=1)[0]


def _is_label(name: str) -> bool:
    return name.isdigit() or bool(_KEY.fullmatch(name) and re.search(r"[0-9]", name))
