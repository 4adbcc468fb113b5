"""The words and numbers of a text, in the form in which two of them are the same to a reader.

Case, accents, full-width forms, invisible characters inside a word and what stands between words do not
count: ``JOSÉ`` is ``José``, ``078 05 1120`` is ``078-05-1120``.
"""

from __future__ import annotations

import re
import unicodedata
from dataclasses import dataclass

_CODE_POINTS = (*range(0x20000), *range(0xE0000, 0xE0200))  #: no mark and no format character is elsewhere
#: Drawn on the character before it, or not drawn at all: the marks of every script, and the characters that
#: only steer the drawing (zero-width ones, soft hyphen, direction, variation).
_UNSEEN = "".join(
    re.escape(chr(code))
    for code in _CODE_POINTS
    if unicodedata.category(chr(code)) in ("Mn", "Mc", "Me", "Cf")
)
_TOKEN = re.compile(rf"[^\W\d_](?:[^\W\d_]|[{_UNSEEN}])*|\d[\d{_UNSEEN}]*")
_DROPPED = re.compile(f"[{_UNSEEN}]")


@dataclass(frozen=True, slots=True)
class Token:
    """A run of letters or a run of figures, and where it stands."""

    start: int
    end: int
    folded: str

    @property
    def is_number(self) -> bool:
        """Whether it is a run of figures."""
        return self.folded.isdigit()


def tokens(text: str) -> list[Token]:
    """The words and numbers of *text*, in order."""
    return [Token(found.start(), found.end(), fold(found[0])) for found in _TOKEN.finditer(text)]


def is_unseen(character: str) -> bool:
    """Whether a character is a mark on the one before it, or not drawn at all."""
    return _DROPPED.match(character) is not None


def fold(word: str) -> str:
    """One word or number in the form that it is compared in."""
    plain = _DROPPED.sub("", unicodedata.normalize("NFKD", word)).casefold()
    return "".join(str(unicodedata.digit(one)) if one.isdigit() else one for one in plain)


def sequences(words: list[Token], wanted: tuple[str, ...]) -> list[tuple[int, int]]:
    """Where *wanted* stands in *words*, one after the other: as (first, behind the last)."""
    if not wanted:
        return []
    length = len(wanted)
    return [
        (at, at + length)
        for at in range(len(words) - length + 1)
        if words[at].folded == wanted[0] and tuple(word.folded for word in words[at : at + length]) == wanted
    ]
