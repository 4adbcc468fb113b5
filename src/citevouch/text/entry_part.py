"""One part of a bibliography entry: cut to its words, and whether words can be a title."""

from __future__ import annotations

import re
from typing import NamedTuple

from citevouch.text.inline import plain
from citevouch.text.model import CitedPart


class Parts(NamedTuple):
    """The parts of one entry, each None where the entry does not show it."""

    title: CitedPart | None = None
    authors: CitedPart | None = None
    year: CitedPart | None = None
    journal: CitedPart | None = None


_LONGEST_TITLE = 500

_AROUND = ' \t\r\n*_"“”„«»‘.,;:([{'
_LEAD = re.compile(r"[\s:,.–—-]*")
_WORD = re.compile(r"[^\W_]{2,}")
_NO_TITLE = re.compile(
    r"\bet al\b|https?:|\((?:19|20)[0-9]{2}\)"
    r"|(?:,\s(?:and\s)?[A-Z][\w'’-]+\s(?:[A-Z]\.\s)?[A-Z][\w'’-]+){2},?\s(?:and\s)?[A-Z]"  # a list of names
)

#: What web pages put around the title of a paper.
_SITE = re.compile(
    r"^Frontiers \| "
    r"|(?:\s[-–—|]\s(?:PMC|PubMed|NCBI|NIH|ScienceDirect|PLOS|Wiley[^|]{0,30})|\s\|\s[^|]{2,60})+$"
)


def led(text: str, start: int, end: int) -> int:
    """*start* behind the white space, points and dashes there."""
    lead = _LEAD.match(text, start, end)
    return lead.end() if lead else start


def part(text: str, start: int, end: int, found_by: str = "", confidence: float = 1.0) -> CitedPart:
    """A part without the marks and the punctuation around it."""
    while start < end and text[start] in _AROUND:
        start += 1
    while end > start and (text[end - 1] in _AROUND or _closes_nothing(text, start, end)):
        end -= 1
    raw = text[start:end]
    if found_by and ("…" in raw or "..." in raw):  # the text itself cut it short
        confidence = min(confidence, 0.5)
    return CitedPart(raw=raw, start=start, end=end, text=plain(raw), found_by=found_by, confidence=confidence)


def _closes_nothing(text: str, start: int, end: int) -> bool:
    """Whether a square bracket ends the stretch that was opened before it."""
    return text[end - 1] == "]" and text.find("[", start, end) < 0


def page_title(text: str, start: int, end: int, found_by: str, confidence: float) -> CitedPart:
    """A title without what a web page puts around it."""
    whole = part(text, start, end)
    site = _SITE.search(whole.raw)
    if site:
        begins = site.start() == 0
        start = whole.start + site.end() if begins else whole.start
        end = whole.end if begins else whole.start + site.start()
    return part(text, start, end, found_by, confidence)


def has_words(found: CitedPart) -> bool:
    """Whether there is a word in a part at all."""
    return bool(_WORD.search(found.text))


def is_title(text: str, start: int, end: int) -> bool:
    """Whether a stretch can be a title: some words, the first with a capital or a figure, no authors."""
    if end - start > _LONGEST_TITLE or len(_WORD.findall(text, start, end)) < 3:
        return False
    first = text[start:end].lstrip(" *_\"“'(").split(maxsplit=1)[0]
    begins = not first[0].islower() or first != first.lower() or bool(re.search("[0-9]", first))
    return begins and not _NO_TITLE.search(text, start, end)


def is_sentence(text: str, start: int, end: int) -> bool:
    """Whether a stretch is one sentence with a point at its end, as a title without a journal is."""
    shown = text[start:end].strip()
    words = _WORD.findall(shown)
    return (
        shown.endswith((".", "?")) and len(words) >= 5 and shown[0].isupper() and is_title(text, start, end)
    )
