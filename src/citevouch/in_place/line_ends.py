"""The line ends of a text, which what is put into it has to share."""

from __future__ import annotations

import re
from collections import Counter

_LINE_END = re.compile(r"\r\n|\r|\n")


def line_end(text: str) -> str:
    """The line end that *text* has most of; LF for a text of one line."""
    found = Counter(each[0] for each in _LINE_END.finditer(text))
    return max(("\n", "\r\n", "\r"), key=lambda end: found[end])


def with_line_end(text: str, end: str) -> str:
    """*text*, whose lines end in LF, with lines that end in *end*."""
    return text.replace("\n", end)
