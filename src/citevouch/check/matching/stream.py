"""The words and figures of a text in one run without separators, and what stood between them.

A quotation is searched as such a run, so that no difference in spacing, line breaks or punctuation can hide
it; whether what stands between its characters agrees with the source is judged afterwards, place by place.
Three kinds of offsets occur: into the text as given, into the clean text (in one spelling), and into the run.
"""

from __future__ import annotations

import re
from array import array
from bisect import bisect_left
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING

from citevouch.check.matching.asides import set_aside
from citevouch.check.matching.folding import tolerant

if TYPE_CHECKING:
    from citevouch.check.matching.mapped import Mapped

_LETTER = r"[^\W\d_]"
#: What separates words and is left out of the run. Everything else is content: letters, figures, and every
#: sign that can carry meaning (comparators, per cent, degrees, slashes, plus, and a hyphen or point, comma or
#: colon that belongs to a number). Quotation marks and the like need no context, the others do.
_SEPARATOR = re.compile(
    rf"""[\s\x00-\x08!;(){{}}\[\]"'`´‘’‚‛“”„‟«»‹›′″ʹʼ|\\•·∙⋅†‡§¶®™©¿¡—―…]+
    |\.(?!\d)|(?<={_LETTER})\.|(?<=[)\]])\.
    |,(?!\d)|(?<!\d),
    |(?:(?<=\b[1-9])|(?<=\b[1-9]\d)|(?<=\b[1-9]\d\d)|(?<=,\d\d\d)),(?=\d\d\d(?!\d))
    |:(?!\d)|(?<!\d):
    |\*(?!\w)|(?<!\w)\*
    |_(?![^\W_])|(?<![^\W_])_
    |(?<![\d+/])-(?!/|\s{{0,4}}[-+±\u2212]?\s{{0,4}}\.?\d)
    |(?<=[\d+])-(?={_LETTER}|\r?\n[ \t]{{0,40}}{_LETTER})""",
    re.VERBOSE,
)


@dataclass(frozen=True, eq=False)
class Stream:
    """The run of one text."""

    clean: Mapped  #: the text in one spelling
    blanked: str  #: the same with what is set aside overwritten
    cased: str  #: the run
    text: str  #: the run in lower case, as long as *cased*

    @cached_property
    def positions(self) -> array[int]:
        """The clean offset of each character of the run."""
        kept = array("I")
        done = 0
        for found in _SEPARATOR.finditer(self.blanked):
            kept.extend(range(done, found.start()))
            done = found.end()
        kept.extend(range(done, len(self.blanked)))
        return kept

    @cached_property
    def gaps(self) -> array[int]:
        """The places of the run where something was left out before a character, in order."""
        at = self.positions
        return array("I", (index for index in range(1, len(at)) if at[index] != at[index - 1] + 1))

    def gaps_within(self, start: int, end: int) -> list[int]:
        """The gaps inside a stretch of the run, counted from its start."""
        first, last = bisect_left(self.gaps, start + 1), bisect_left(self.gaps, end)
        return [gap - start for gap in self.gaps[first:last]]

    def between(self, offset: int) -> tuple[int, int]:
        """The clean offsets of what stands between the character at *offset* and the one before it."""
        return self.positions[offset - 1] + 1, self.positions[offset]

    def clean_span(self, start: int, end: int) -> tuple[int, int]:
        """The clean offsets of a stretch of the run that is not empty."""
        return self.positions[start], self.positions[end - 1] + 1

    def span(self, start: int, end: int) -> tuple[int, int]:
        """The offsets of such a stretch in the text as given."""
        return self.clean.span(*self.clean_span(start, end))


def of_source(text: str) -> Stream:
    """The run of a source: reference markers and section labels set aside."""
    clean = tolerant(text)
    return stream(clean, set_aside(clean.text))


def stream(clean: Mapped, blanked: str) -> Stream:
    """The run of *blanked*, which is the text of *clean* with some stretches overwritten."""
    cased = run(blanked)
    return Stream(clean=clean, blanked=blanked, cased=cased, text=_lower(cased))


def run(blanked: str) -> str:
    """*blanked* without its separators, the minus sign as a hyphen.

    >>> run("p < 0.05 (n = 1,200; 95 % CI)")
    'p<0.05n=120095%CI'
    """
    return _SEPARATOR.sub("", blanked).replace("\u2212", "-")


def _lower(text: str) -> str:
    """*text* in lower case and of the same length."""
    lower = text.lower()
    if len(lower) == len(text):
        return lower
    return "".join(small if len(small := letter.lower()) == 1 else letter for letter in text)
