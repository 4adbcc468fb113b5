"""What may stand in a sentence without being part of it: reference markers and labels of sections.

Such a stretch is overwritten with as many control characters, so that it separates words and offsets stay.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    Spans = Iterable[tuple[int, int]]

#: What stretches are overwritten with, by kind; the last two are those of a quotation only.
MARKER, LABEL, GLOSS, ELLIPSIS = "\x01", "\x02", "\x03", "\x04"


def set_aside(text: str) -> str:
    """*text* with its reference markers and section labels overwritten.

    >>> set_aside("RESULTS: It worked [12].")
    '\\x02\\x02\\x02\\x02\\x02\\x02\\x02\\x02 It worked \\x01\\x01\\x01\\x01.'
    """
    return overwritten(overwritten(text, _markers(text), MARKER), _labels(text), LABEL)


def overwritten(text: str, spans: Spans, filler: str) -> str:
    """*text* with each of *spans* (in order) filled with *filler*."""
    out: list[str] = []
    done = 0
    for start, end in spans:
        out += (text[done:start], filler * (end - start))
        done = end
    return "".join((*out, text[done:])) if out else text


# Reference markers: [12], [1,3-5], [^7], (refs 3,4), (Doe et al., 2010; Roe and Poe, 2011) -----------------

_NUMBERED = re.compile(
    r"\[\^?\d{1,3}(?:\s?[,;-]\s?\^?\d{1,3}){0,20}\](?![^\W\d_])"
    r"|\(refs?\.? \d{1,3}(?:[,-] ?\d{1,3}){0,20}\)"
)
_NAME = r"[A-Z][A-Za-z'’-]{1,30}"
_CITED = rf"(?:{_NAME} et al\.?|{_NAME} (?:and|&) {_NAME}|{_NAME},),? (?:19|20)\d\d[a-z]?"
_NAMED = re.compile(rf"\({_CITED}(?:; ?{_CITED}){{0,9}}\)")
_MONTH = re.compile(r"\((?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)")
#: After these, numbers in brackets are an interval or a spread: 95 % CI [12, 15], 45 years [40-50].
_BEFORE_INTERVAL = re.compile(
    r"(?:\b(?:CI|IQR|range|interval|median|mean|SD|SE)|[%=±<>~])[^\w\[]{0,4}\Z"
    r"|\d\s?(?:years?|months?|weeks?|days?|hours?|h|min|s|[mkµ]?g|[mµ]?[lL]|[mckµ]?m)?\W{0,3}\Z"
)


def _markers(text: str) -> Spans:
    if "[" not in text and "(" not in text:
        return []
    spans = [found.span() for found in _NUMBERED.finditer(text) if not _is_interval(text, found.start())]
    spans += [found.span() for found in _NAMED.finditer(text) if not _MONTH.match(found[0])]
    return sorted(spans)


def _is_interval(text: str, start: int) -> bool:
    return bool(_BEFORE_INTERVAL.search(text[max(0, start - 16) : start]))


# Labels of structured abstracts ----------------------------------------------------------------------------

_LABEL_WORDS = r"""(?:
    back[ ]?ground|context|rationale|introduction|importance|significance|objectives?|aims?|purpose|goals?
    |hypothes[ie]s|(?:(?:study|research|trial)[ ])?designs?|(?:study[ ])?settings?|participants|patients
    |subjects|populations?|interventions?|exposures?
    |(?:(?:main|primary|secondary)[ ])?outcomes?(?:[ ]and)?(?:[ ]measures?)?|measurements?|methods?
    |methodology|materials?|experimental[ ]design|data[ ](?:sources?|extraction|synthesis)|study[ ]selection
    |statistical[ ]analysis|(?:(?:main|key)[ ])?(?:results?|findings?)|observations?|interpretations?
    |conclusions?|discussion|limitations?|summary|abstract|implications?|relevance|funding
    |(?:clinical[ ])?(?:trial[ ])?registration|ethics[ ]and[ ]dissemination|unlabelled
)"""
_LABEL = re.compile(
    rf"{_LABEL_WORDS}(?:(?:[ ]and[ ]|/|[ ]&[ ]|,[ ]){_LABEL_WORDS}){{0,2}}", re.IGNORECASE | re.VERBOSE
)
#: Where a sentence may begin, besides the start of the text.
_SENTENCE_START = re.compile(r"[.?!)\]]\s*|\n\s*\n\s*")
_WITH_MARK = re.compile(r"\s?:|\.(?=\s)|\s-\s")
_ON_ITS_LINE = re.compile(r"[ \t]*\n(?=[ \t]*[A-Z0-9])")
_WELDED = re.compile(r"[A-Z]")
_IN_CAPITALS = re.compile(r"[A-Z][a-z]|\s[A-Z0-9]")


def _labels(text: str) -> Spans:
    """Labels where a sentence begins: ``RESULTS: ``, ``Results`` on its line, ``ResultsIt`` welded to it."""
    starts = (0, *(found.end() for found in _SENTENCE_START.finditer(text)))
    return [span for start in starts for span in _labels_from(text, start)]


def _labels_from(text: str, start: int) -> Iterator[tuple[int, int]]:
    while end := _label_end(text, start):
        yield start, end
        start = end


def _label_end(text: str, start: int) -> int:
    """Where the label that begins at *start* ends, with its colon; 0 where none stands there."""
    label = _LABEL.match(text, start)
    if label is None:
        return 0
    if mark := _WITH_MARK.match(text, label.end()):
        return mark.end()
    if (start == 0 or text[start - 1] == "\n") and (line := _ON_ITS_LINE.match(text, label.end())):
        return line.end()
    if not label[0][0].isupper():
        return 0
    following = _IN_CAPITALS if label[0].isupper() else _WELDED
    return label.end() if following.match(text, label.end()) else 0
