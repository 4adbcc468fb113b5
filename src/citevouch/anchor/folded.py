"""The text of a document in one spelling, as quotations are searched: one run of its words and figures.

The folding is that of `citevouch.check.matching`: ligatures, quotation marks, dashes, accents, hyphens at
line ends and white space do not count, numbers and their signs do. Unlike in a quotation, everything that
stands in a document is meant literally: reference markers, labels, brackets and ellipses are content.
"""

from __future__ import annotations

import re
from bisect import bisect_left
from collections import Counter, defaultdict
from dataclasses import dataclass
from functools import cached_property

from citevouch.check.matching.folding import tolerant
from citevouch.check.matching.stream import Stream, stream

#: Characters of the run by which alike passages are found.
GRAM = 6
#: A stretch of the run that stands more often tells nothing.
COMMON = 60

_WORD = re.compile(r"[^\W\d_]{2,}")


@dataclass(frozen=True, eq=False)
class Folded:
    """A text and its run; each is made when it is first needed."""

    given: str

    @cached_property
    def stream(self) -> Stream:
        """The run with its offsets."""
        clean = tolerant(self.given)
        return stream(clean, clean.text)

    @property
    def run(self) -> str:
        """The run in lower case."""
        return self.stream.text

    @cached_property
    def grams(self) -> dict[str, list[int]]:
        """Where each stretch of `GRAM` characters stands in the run; up to `COMMON` places and one."""
        found: defaultdict[str, list[int]] = defaultdict(list)
        run = self.run
        for at in range(len(run) - GRAM + 1):
            places = found[run[at : at + GRAM]]
            if len(places) <= COMMON:
                places.append(at)
        return dict(found)

    @cached_property
    def vocabulary(self) -> Counter[str]:
        """How often each word stands in the text, in lower case."""
        return Counter(word.lower() for word in _WORD.findall(self.stream.clean.text))

    def run_of(self, start: int, end: int) -> tuple[int, int]:
        """The stretch of the run that was made from a stretch of the text as given."""
        first = bisect_left(range(len(self.run)), start, key=lambda at: self.stream.span(at, at + 1)[0])
        last = bisect_left(range(len(self.run)), end, key=lambda at: self.stream.span(at, at + 1)[0])
        return first, last
