"""Many sources searched at once: in which of them may a quotation stand?"""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING

from citevouch.check.matching.characters import GREEK_NAMES
from citevouch.check.matching.quoted import readings

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from citevouch.check.matching.quoted import Reading
    from citevouch.check.matching.source import Source

#: Words in a row that a quotation needs to be told from a common phrase.
LEAST_WORDS = 6

#: A word that a source can only hold as such: no hyphen or figure beside it.
_PLAIN = re.compile(r"(?<![\w-])[a-z]{5,}(?![\w-])")


@dataclass(frozen=True, eq=False)
class Shelf:
    """Sources with a common index of their words, so that a quotation is searched in very few of them."""

    sources: Sequence[Source]

    @cached_property
    def _holders(self) -> dict[str, int]:
        """For each word the sources that have it, as the bits of a number."""
        holders: dict[str, int] = {}
        for number, source in enumerate(self.sources):
            for word in source.vocabulary:
                holders[word] = holders.get(word, 0) | 1 << number
        return holders

    def holding(self, quote: str) -> Iterator[int]:
        """The numbers of the sources that hold the characters of the longest part of *quote*, in order.

        Only a quotation with a part of `LEAST_WORDS` words is looked for. Whether it stands there is for
        `search` to say. A source that cuts up a word of the part, by brackets or markup, is passed over.
        """
        reported: set[int] = set()
        for reading in readings(quote):
            part = max(reading.parts, key=reading.words, default=None)
            if part is None or reading.words(part) < LEAST_WORDS:
                continue
            run = reading.stream.text[slice(*part)]
            for number in self._candidates(reading, part):
                if number not in reported and run in self.sources[number].stream.text:
                    reported.add(number)
                    yield number

    def _candidates(self, reading: Reading, part: tuple[int, int]) -> Iterator[int]:
        """The sources that have every plain word of the part."""
        start, end = reading.stream.clean_span(*part)
        left = (1 << len(self.sources)) - 1
        for word in _PLAIN.findall(reading.stream.blanked[start:end].lower()):
            if word not in GREEK_NAMES:
                left &= self._holders.get(word, 0)
        while left:
            lowest = left & -left
            yield lowest.bit_length() - 1
            left ^= lowest
