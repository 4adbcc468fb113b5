"""Text that was rewritten and still knows where each of its characters came from."""

from __future__ import annotations

import unicodedata
from bisect import bisect_left, bisect_right
from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    import re
    from collections.abc import Callable, Iterable, Iterator


class Piece(NamedTuple):
    """A stretch of a text, half-open, and what to write in its place."""

    start: int
    end: int
    text: str


@dataclass(frozen=True, slots=True)
class Mapped:
    """A rewritten text; everything that no piece replaced stands as it was, only shifted.

    *starts*, *ends*: where the replacements stand in *text*; *from_starts*, *from_ends*: what they replaced.
    """

    text: str
    starts: tuple[int, ...] = ()
    ends: tuple[int, ...] = ()
    from_starts: tuple[int, ...] = ()
    from_ends: tuple[int, ...] = ()
    below: Mapped | None = None  #: the text that this one was made from, where that was rewritten itself

    @property
    def is_as_given(self) -> bool:
        """Whether no character was rewritten, so that every offset is the same."""
        return not self.starts and self.below is None

    def span(self, start: int, end: int) -> tuple[int, int]:
        """The stretch of the text as given that *start* to *end* of this one was made from.

        An offset within a replacement becomes the edge of what it replaced.
        """
        if self.starts:
            start, end = self._start(start), self._end(end)
        return self.below.span(start, end) if self.below else (start, end)

    def _start(self, offset: int) -> int:
        last = bisect_right(self.starts, offset) - 1
        if last < 0:
            return offset
        return (
            self.from_starts[last]
            if offset < self.ends[last]
            else self.from_ends[last] + offset - self.ends[last]
        )

    def _end(self, offset: int) -> int:
        last = bisect_left(self.starts, offset) - 1
        if last < 0:
            return offset
        return self.from_ends[last] + max(0, offset - self.ends[last])


def rewrite(below: Mapped, pieces: Iterable[Piece]) -> Mapped:
    """*below* with each of *pieces* (in order, none over another) replaced; itself where there are none."""
    out: list[str] = []
    starts, ends, from_starts, from_ends = [], [], [], []
    length = copied = 0
    for piece in pieces:
        out += (below.text[copied : piece.start], piece.text)
        length += piece.start - copied
        starts.append(length)
        length += len(piece.text)
        ends.append(length)
        from_starts.append(piece.start)
        from_ends.append(piece.end)
        copied = piece.end
    if not starts:
        return below
    return Mapped(
        "".join((*out, below.text[copied:])),
        tuple(starts),
        tuple(ends),
        tuple(from_starts),
        tuple(from_ends),
        below=None if below.is_as_given else below,
    )


def replaced(below: Mapped, pattern: re.Pattern[str], by: Callable[[re.Match[str]], str]) -> Mapped:
    """*below* with every match of *pattern* replaced by what *by* makes of it."""
    return rewrite(
        below, (Piece(found.start(), found.end(), by(found)) for found in pattern.finditer(below.text))
    )


def composed(below: Mapped) -> Mapped:
    """*below* in Unicode normalisation form C."""
    if unicodedata.is_normalized("NFC", below.text):
        return below
    return rewrite(below, _changed_clusters(below.text))


def _changed_clusters(text: str) -> Iterator[Piece]:
    """The shortest stretches that composition changes: a letter with the marks that follow it."""
    start = 0
    for end in range(1, len(text) + 1):
        if end < len(text) and _joins(text[end - 1], text[end]):
            continue
        cluster = text[start:end]
        whole = unicodedata.normalize("NFC", cluster)
        if whole != cluster and not cluster.isspace():
            yield Piece(start, end, whole)
        start = end


def _joins(before: str, after: str) -> bool:
    """Whether *after* may compose with what stands before it."""
    if after < "\u0300":
        return False
    if unicodedata.combining(after) or "\u1160" <= after <= "\u11ff":  # the parts of a Korean syllable
        return True
    normal = unicodedata.normalize
    return normal("NFC", before + after) != normal("NFC", before) + normal("NFC", after)
