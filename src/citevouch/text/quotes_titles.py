"""Whether a quoted text is the title of a paper in the place of a quotation, judged by its shape alone.

``PMID:1: "Modulation of life-span by histone deacetylase genes"`` quotes no sentence of the paper. A shape is
no proof: section headings and plain statements look the same, so the mark says how to show and match the
quotation, and nothing may be held against a citation because of it.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from citevouch.text.model import Entry

_SAME = 20  #: characters at their beginning by which two quotations of one paper are the same title
_MIN_WORDS, _MAX_WORDS = 4, 35

#: Titles begin with a capital, a number, or a name in small letters with a number or capital in it.
_BEGINS = re.compile(r"[A-Z0-9\u0391-\u03a9]|[a-z]{1,4}(?:[A-Z]|-?[0-9])|omega|alpha|beta|gamma")
#: Words and signs of sentences in a paper's text: they point, count, hedge, tell the past, or give results.
_OF_PROSE = re.compile(
    r"\b(?:we|our|us|here|herein|this|these|those|it|its|they|them|was|were|had|did|been|showed|found|failed|functioned|acted|bound|exhibited|displayed|remained|became|lived|grew"
    r"|there|could|may|might|must|would|should|seems?|appears?|can|both|all|each|however|therefore|moreover|furthermore|respectively|also|which|including"
    r"|such|some|most|several|although|whereas|at\s+(?:least|most)|i\.e|e\.g|et\s+al)\b"
    r"|[%=<>\u2264\u2265\u00b1~]|\.\.\.|\u2026|\[|;|, (?:an?|the)\s[^,]+,"
    r"|\b[a-z]{3,}ed\s+(?:(?:by\s+)?[0-9]|(?:the|an?)\s)|[0-9]-fold|\bp\s*<"
    r"|\b(?!(?:of|with|and|or|by|in|the|an?|for|from|to|via)\s)[\w)-]+\s+(?:induced|reduced|increased|decreased|enhanced|caused"
    r"|led|revealed|demonstrated|inhibited|promoted|suppressed|abolished|reversed|restored|prevented|affected)\s(?!by\b)",
    re.IGNORECASE,
)
_SAID_TO_BE = re.compile(r"\b(?:title[ds]?|entitled|titled)[\s*_:,(]*$", re.IGNORECASE)
_ENDS_SENTENCE = re.compile(r"[.!]\s+[A-Z]|[.!,;:]\s*$|,\s+[a-z]+ing\b")


def is_title_shaped(text: str) -> bool:
    """Whether *text*, white space folded, has the shape of a paper's title.

    >>> is_title_shaped("Modulation of life-span by histone deacetylase genes")
    True
    >>> is_title_shaped("we found that all four lysines were acetylated")
    False
    """
    text = text.rstrip(".,;")
    words = text.split()
    if not _MIN_WORDS <= len(words) <= _MAX_WORDS or not _BEGINS.match(text):
        return False
    return not _ENDS_SENTENCE.search(text) and not _OF_PROSE.search(text)


class Titles:
    """Tells titles among the quotations of a text, which are to be asked about in text order."""

    def __init__(self, entries: Iterable[Entry]) -> None:
        self._listed = {_plain(entry.title.text) for entry in entries if entry.title}
        self._first: dict[str, str] = {}

    def has(self, text: str, *, before: str, references: Sequence[str]) -> bool:
        """Whether *text*, attributed to *references*, is a title: listed, called one, or of that shape.

        A paper has one title: of several different quotations of it that have the shape the first one counts.
        """
        if not references:
            return False
        if _SAID_TO_BE.search(before) or _plain(text) in self._listed:
            return True
        if not is_title_shaped(text):
            return False
        begins = _plain(text)[:_SAME]
        return all(self._first.setdefault(reference, begins) == begins for reference in references)


def _plain(text: str) -> str:
    return " ".join(text.split()).lower().rstrip(".,;")
