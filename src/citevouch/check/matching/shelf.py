"""Many sources searched at once: in which of them may a quotation stand?"""

from __future__ import annotations

from bisect import bisect_right
from dataclasses import dataclass
from functools import cached_property
from itertools import accumulate
from typing import TYPE_CHECKING

from citevouch.check.matching.quoted import readings

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from citevouch.check.matching.source import Source

#: Words in a row that a quotation needs to be told from a common phrase.
LEAST_WORDS = 6
_BETWEEN = "\n"  #: in no run, so that nothing is found across two sources


@dataclass(frozen=True, eq=False)
class Shelf:
    """Sources whose runs stand one after the other, so that one search goes through all of them."""

    sources: Sequence[Source]

    @cached_property
    def _runs(self) -> str:
        return _BETWEEN.join(source.stream.text for source in self.sources)

    @cached_property
    def _starts(self) -> list[int]:
        lengths = (len(source.stream.text) + len(_BETWEEN) for source in self.sources)
        return [0, *accumulate(lengths)]

    def holding(self, quote: str) -> Iterator[int]:
        """The numbers of the sources that hold the characters of the longest part of *quote*, in order.

        Only a quotation with a part of `LEAST_WORDS` words is looked for. Whether it stands there is for
        `search` to say.
        """
        reported = -1
        for reading in readings(quote, self._runs):
            part = max(reading.parts, key=reading.words, default=(0, 0))
            if reading.words(part) < LEAST_WORDS:
                continue
            run = reading.stream.text[slice(*part)]
            at = self._runs.find(run)
            while at >= 0:
                number = bisect_right(self._starts, at) - 1
                if number > reported:
                    reported = number
                    yield number
                at = self._runs.find(run, self._starts[number + 1])
            if reported >= 0:
                return
