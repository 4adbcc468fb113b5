"""A text made ready for many searches."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property, lru_cache
from typing import TYPE_CHECKING

from citevouch.check.matching import folding
from citevouch.check.matching.stream import Stream, of_source

if TYPE_CHECKING:
    from citevouch.check.matching.mapped import Mapped


@dataclass(frozen=True, eq=False)
class Source:
    """A text that quotations are searched in; each form of it is made when it is first needed."""

    text: str

    @cached_property
    def exact(self) -> Mapped:
        """The text in Unicode NFC with white space folded."""
        return folding.exact(self.text)

    @cached_property
    def stream(self) -> Stream:
        """Its words and figures in one run."""
        return of_source(self.text)


@lru_cache(maxsize=512)
def prepare(text: str) -> Source:
    """*text* as a source; the same object for the same text, as long as it is among the last 512."""
    return Source(text)
