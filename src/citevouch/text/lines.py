"""Lines of a text: where each begins and ends, and line and column of an offset.

A line ends at CRLF, CR or LF and nowhere else (``str.splitlines`` also splits at U+2028, form feed and
others, and would shift everything after them).
"""

from __future__ import annotations

import re
from bisect import bisect_right

_LINE_END = re.compile(r"\r\n|\r|\n")


def line_spans(text: str) -> list[tuple[int, int]]:
    """Start and end of every line, the line end not included; at least one, for an empty text.

    >>> line_spans("a\\r\\nb\\n")
    [(0, 1), (3, 4), (5, 5)]
    """
    spans = []
    start = 0
    for found in _LINE_END.finditer(text):
        spans.append((start, found.start()))
        start = found.end()
    spans.append((start, len(text)))
    return spans


def line_starts(text: str) -> list[int]:
    """The offset at which each line begins, for :func:`place`."""
    return [0, *(found.end() for found in _LINE_END.finditer(text))]


def place(starts: list[int], offset: int) -> tuple[int, int]:
    """Line and column of *offset*, both from 1, columns in code points.

    >>> place(line_starts("a\\nbc"), 3)
    (2, 2)
    """
    line = bisect_right(starts, offset)
    return line, offset - starts[line - 1] + 1
