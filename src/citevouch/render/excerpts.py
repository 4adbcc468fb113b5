"""The text that a report is about: its lines, and excerpts around a place, for outputs that show them."""

from __future__ import annotations

import hashlib
import re
from bisect import bisect_right
from dataclasses import dataclass
from typing import TYPE_CHECKING

from citevouch.errors import InputError

if TYPE_CHECKING:
    from citevouch_contract.models import ValidationReport

#: Where lines end, as the contract says of the slot ``line``.
_LINE_END = re.compile(r"\r\n|\r|\n")
#: Between paragraphs, list items, table rows and entries, none of which explains the next.
_BLOCK_END = re.compile(
    r"(?:\r\n|\r|\n)(?=[ \t]*(?:\r\n|\r|\n)|[ \t]{0,8}(?:[-*+>|#]|[0-9]{1,4}[.)]|\[\^?[0-9A-Za-z]{1,20}\]))"
)


@dataclass(frozen=True, kw_only=True)
class Excerpt:
    """A stretch of a text with what stands around it, white space folded."""

    before: str
    exact: str
    after: str


class Source:
    """The text that one report is about, its line starts found once."""

    def __init__(self, text: str) -> None:
        self._text = text
        self._starts = [0, *(found.end() for found in _LINE_END.finditer(text))]

    def at(self, offset: int) -> tuple[int, int]:
        """Line and column of *offset*, both from 1, columns in code points."""
        line = bisect_right(self._starts, offset)
        return line, offset - self._starts[line - 1] + 1

    def exact(self, start: int, end: int) -> str:
        """The characters from *start* to *end* as they stand."""
        return self._text[start:end]

    def excerpt(self, start: int, end: int, *, around: int = 90) -> Excerpt:
        """The stretch with up to *around* characters of its own block on both sides."""
        first, last = max(0, start - around), end + around
        before = _BLOCK_END.split(self._text[first:start])[-1]
        after = _BLOCK_END.split(self._text[end:last])[0]
        if first and len(before) == start - first:  # cut within the paragraph: from its next word on
            before = "…" + before.partition(" ")[2]
        if last < len(self._text) and len(after) == around:
            after = after.rpartition(" ")[0] + "…"
        return Excerpt(
            before=_folded(before).lstrip(),
            exact=_folded(self._text[start:end]).strip(),
            after=_folded(after).rstrip(),
        )


def source_of(report: ValidationReport, text: str | None) -> Source | None:
    """The text of *report* for excerpts; None where it is not at hand.

    Raises InputError where *text* is another than the one that was checked, since no offset would hold.
    """
    if text is None:
        return None
    if hashlib.sha256(text.encode("utf-8", "surrogatepass")).hexdigest() != report.subject.sha256:
        raise InputError("the text is not the one that was checked", file=report.subject.name)
    return Source(text)


def _folded(text: str) -> str:
    return re.sub(r"\s+", " ", text)
