"""A text made ready for many searches."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cached_property, lru_cache
from typing import TYPE_CHECKING

from citevouch.check.matching import folding
from citevouch.check.matching.characters import INVISIBLE
from citevouch.check.matching.stream import Stream, of_source

if TYPE_CHECKING:
    from citevouch.check.matching.mapped import Mapped


_PLAIN = re.compile(r"[a-z]{5,}")
_INVISIBLE = re.compile(f"[{INVISIBLE}]")
_LINE_BREAK = re.compile(r"-\s{1,4}")


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

    @cached_property
    def vocabulary(self) -> frozenset[str]:
        """Its longer words of plain letters, in lower case; one broken over a line in both its forms."""
        text = _INVISIBLE.sub("", self.text).lower()
        whole = _LINE_BREAK.sub("", text)
        return frozenset(_PLAIN.findall(text)) | frozenset(_PLAIN.findall(whole) if whole != text else ())


@lru_cache(maxsize=512)
def prepare(text: str) -> Source:
    """*text* as a source; the same object for the same text, as long as it is among the last 512."""
    return Source(text)
