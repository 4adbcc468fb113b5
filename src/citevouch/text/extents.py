"""How far a URL or a DOI goes in running text.

Both may hold nearly every character, and texts put brackets, emphasis, quotation marks and the next
identifier right behind them. One walk over the characters that can end them, linear in the length.
"""

from __future__ import annotations

import re

#: What can be in either: no white space, quotation marks, table bars, braces, dashes of prose, CJK marks. The
#: bound keeps many that stand without a space between them from being gone through again and again.
_RUN = re.compile(
    r"[^\s\x00-\x1f\x7f\"“”„‟«»‹›`|{}^…—•→↗\u200b\u200c\u200d\u2060\ufeff\u3000-\u30ff\u4e00-\u9fff（），；：]{1,3000}"
)

_TURN = re.compile(r"[()\[\]<>,;]|\*\*|\+(?=https?:)|\.?PMC?ID(?=:)")

#: ``<1::AID-AJPA1>3.0`` and ``[1421:SDEOLC]2.0``: the contribution part of a SICI (ANSI/NISO Z39.56).
_SICI = re.compile(r"<[^<>\s]{1,60}>(?=[0-9]\.)|\[[^\[\]<>\s]{0,40}:[^\[\]<>\s]{1,40}\](?=[0-9]\.)")

_NEXT = re.compile(
    r"[\s]*(?:https?:|doi:|(?:dx\.)?doi\.org/|10\.[0-9]{4,9}/|PMID|PMC[0-9])", re.IGNORECASE | re.ASCII
)

#: An opened parenthesis with nothing but a word behind it belongs to the prose: ``10.1000/a(see``.
_OPENED_WORD = re.compile(r"(?<!/)\([A-Za-z]*:?\Z")

_TRAILING = ".,;:!?'’‘*_~\\/"


def extent(text: str, start: int) -> int:
    """Where the URL or DOI that begins at *start* ends: brackets balanced, trailing punctuation left out."""
    run = _RUN.match(text, start)
    if run is None:
        return start
    end = _turn(text, start, run.end())
    opened = _OPENED_WORD.search(text, max(end - 40, start), end)
    return _trimmed(text, start, opened.start() if opened else end)


def _turn(text: str, start: int, limit: int) -> int:
    """The first place where a bracket closes that was not opened, or another identifier follows."""
    opened: list[str] = []
    inside = start
    for turn in _TURN.finditer(text, start, limit):
        at, mark = turn.start(), turn[0]
        if at < inside:
            continue
        if mark == "(":
            opened.append(")")
        elif mark in "[<":
            sici = _SICI.match(text, at, limit)
            if sici is None:
                return at
            inside = sici.end()
        elif mark == ")":
            if not opened:
                return at
            opened.pop()
        elif mark not in ",;" or _NEXT.match(text, at + 1):
            return at
    return limit


def _trimmed(text: str, start: int, end: int) -> int:
    if end - start > 2 and text[end - 1] == "s" and text[end - 2] in "'’":
        end -= 2
    while end > start and text[end - 1] in _TRAILING:
        end -= 1
    return end
