"""Identifiers behind a label: ``PMID: 123``, ``**PMIDs:** 1, 2 and 3``, ``PMC ID 123``, ``pmid = {123}``.

Between label and number may stand emphasis, quotation marks, brackets, the target of a linked label and one
line end, but never a paragraph break; behind a sign (``PMIDs:``) the numbers may be the items of a list.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, NamedTuple

from citevouch.identifiers import canonical
from citevouch.text.extents import extent
from citevouch.text.urls import identifier_in

if TYPE_CHECKING:
    from collections.abc import Iterator


class Spelling(NamedTuple):
    """One identifier as spelt in a text."""

    start: int
    end: int
    kind: str
    canonical: str | None  #: None where malformed
    reason: str | None = None  #: why it is malformed


class Label(NamedTuple):
    """What a label says about the numbers behind it."""

    kind: str
    plural: bool
    least: int  #: digits that a number needs where no sign (``:``, ``=``, ``#``) stands before it
    least_signed: int = 1  #: digits that it needs behind a sign


_FLAGS = re.IGNORECASE | re.ASCII

_MARKS = r"(?:[ \t\xa0\"'“”‘’*_`\\]|&nbsp;|</?(?:b|i|em|strong)>){0,4}"
_END = r"(?:\r\n|\r|\n)"
_BULLET = r"[-*+•][ \t]+"
_LINE = rf"{_END}(?:[ \t>]{{0,12}}{_END}(?=[ \t>]{{0,12}}{_BULLET}))?[ \t>]{{0,12}}(?P<bullet>{_BULLET})?"

#: What counts the numbers of a list: ``PMIDs: (1) 90000001, (2) 90000002``.
_ORDINAL = r"(?:[(\[][0-9]{1,2}[)\]][ \t]{1,3}(?=[0-9]{6}))?"

#: Between a label and what it labels: marks, the target of a linked label, a sign, at most one line end.
GAP = re.compile(
    _MARKS
    + r"(?:\](?:\([^()\s]{1,300}\))?)?"
    + _MARKS
    + r"(?:numbers?|no\.?|nr\.?|code|is|are)?[ \t\xa0]{0,4}(?P<sign>[:=#：–-]|&#58;)?"
    + _MARKS
    + rf"(?P<line>{_LINE})?{_ORDINAL}[ \t\xa0\"'“‘*_`\\\[({{]{{0,8}}",
    _FLAGS,
)

_NUMBER = re.compile(r"[0-9]+", re.ASCII)
_THOUSANDS = re.compile(r"[0-9]{1,3}(?:,[0-9]{3}){2}(?![0-9]|,[0-9])", re.ASCII)
_TARGET = re.compile(r"[*_`]{0,2}\]\(<?(?=https?://)", re.IGNORECASE)
_PMCID_BEHIND = re.compile(r"PMC([0-9]{5,10})(?![0-9A-Za-z])", re.ASCII)
_GLUED = re.compile(r"(?!PMC|PMID|DOI|and\b)[A-Za-z]|_[A-Za-z0-9]", _FLAGS)

#: Between two numbers of one list.
_AND = re.compile(
    r"[*_`\"'”’)\]}]{0,3}[ \t\xa0]{0,3}(?P<mark>[,;/&+、，；])?[ \t\xa0]{0,3}"
    rf"(?P<line>{_LINE})?(?P<word>(?:and|or)[ \t\xa0]{{1,3}})?{_ORDINAL}[*_`\"'“‘(\[{{\\]{{0,4}}",
    _FLAGS,
)

#: Behind a number that no plural label announced: the list goes on or ends there.
_ITEM_ENDS = re.compile(r"[*_`\"'\]]{0,3}[ \t]*(?:[,;.)\]}|/&\r\n]|and\b|\Z)", _FLAGS)
_NO_ITEM = re.compile(
    r"[%–-]|\.[0-9]|[A-Za-z]|,[0-9]{3}(?![0-9])|[ \t](?:[A-Z][a-z]{2,8}[ \t])?(?:19|20)[0-9]{2}\b", re.ASCII
)

#: Behind a number of so few digits such a word says that it counts something.
_COUNTED = re.compile(r"[ \t](?!and\b|or\b)[a-z]{2,}", re.ASCII)
_FEW = 4

#: Digits that make a number an identifier where only white space or a line end joins it to a list or label.
_SURE = 6


def labelled(text: str, start: int, label_end: int, label: Label) -> Iterator[Spelling]:
    """The numbers behind the label at *start*, and what the links say whose text they are."""
    gap = GAP.match(text, label_end)
    number = _NUMBER.match(text, gap.end() if gap else label_end)
    if gap is None or number is None:
        return
    if gap["bullet"] and not (gap["sign"] and _ITEM_ENDS.match(text, number.end())):
        return
    least = label.least_signed if gap["sign"] else label.least
    if len(number[0]) < (max(least, _SURE) if gap["line"] else least):
        return
    begin = start
    while number is not None:
        yield from _number(text, begin, number, label.kind)
        number = _next_number(text, _behind(text, number), plural=label.plural)
        begin = number.start() if number else begin


def _number(text: str, start: int, number: re.Match[str], kind: str) -> Iterator[Spelling]:
    """One number, unless it is the bare text of a link whose target says the same, and that target."""
    name = canonical(kind, number[0])
    grouped = _THOUSANDS.match(text, number.start())
    linked = _TARGET.match(text, number.end())
    end = extent(text, linked.end()) if linked else number.end()
    target = identifier_in(text[linked.end() : end]) if linked else None
    if grouped:
        yield Spelling(start, grouped.end(), kind, None, "digits grouped by commas")
    elif _GLUED.match(text, number.end()):
        yield Spelling(start, number.end(), kind, None, "letters directly behind the number")
    elif target is None or target[1] != name or text[number.start() - 1] not in "[*_`":
        yield Spelling(
            start, number.end(), kind, name, None if name else "not a number of one to nine digits"
        )
    if glued := _PMCID_BEHIND.match(text, number.end()):
        yield Spelling(*glued.span(), "PMCID", canonical("PMCID", glued[0]))
    if linked and target:
        yield Spelling(linked.end(), end, target[0], target[1], None if target[1] else "malformed in a URL")


def _behind(text: str, number: re.Match[str]) -> int:
    """The offset behind a number, behind the link that it is the text of, or behind its groups of digits."""
    linked = _TARGET.match(text, number.end())
    if linked:
        end = extent(text, linked.end())
        return end + 1 if text.startswith(")", end) else end
    grouped = _THOUSANDS.match(text, number.start())
    return grouped.end() if grouped else number.end()


def _next_number(text: str, at: int, *, plural: bool) -> re.Match[str] | None:
    between = _AND.match(text, at)
    number = _NUMBER.match(text, between.end()) if between and between.end() > at else None
    if between is None or number is None or _NO_ITEM.match(text, number.end()):
        return None
    is_counted = len(number[0]) <= _FEW and _COUNTED.match(text, number.end())
    if is_counted or (between["bullet"] and not _ITEM_ENDS.match(text, number.end())):
        return None
    is_joined = bool(between["mark"] or between["word"])
    if is_joined and (plural or len(number[0]) > _SURE):
        return number
    if len(number[0]) < _SURE:
        return None
    return number if plural or (is_joined and _ITEM_ENDS.match(text, number.end())) else None
