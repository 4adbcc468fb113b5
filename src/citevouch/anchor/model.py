"""A document as anchors see it: blocks of text, each with the places that it has on pages.

The text of the whole document is that of its blocks joined by one line feed each: the text blocks in the
order of their list, then the cells of the tables. All offsets are code points.
"""

from __future__ import annotations

from bisect import bisect_right
from dataclasses import dataclass, field
from functools import cached_property
from itertools import accumulate, chain
from typing import TYPE_CHECKING

from citevouch.anchor.finder import Finder
from citevouch.anchor.folded import Folded

if TYPE_CHECKING:
    from collections.abc import Mapping

JOINT = "\n"  #: between two blocks of the document's text


@dataclass(frozen=True, slots=True, kw_only=True)
class Box:
    """A rectangle on a page, in points; *origin* is TOPLEFT or BOTTOMLEFT."""

    l: float  # noqa: E741 - the name that documents and the contract give it
    t: float
    r: float
    b: float
    origin: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Place:
    """Where a block stands: a page, counted from 1, and a box on it."""

    page_no: int
    box: Box


@dataclass(frozen=True, slots=True, kw_only=True)
class Block:
    """One text block, or one cell of a table (then *ref* and *number* are the table's)."""

    ref: str  #: JSON pointer, as the document names it: ``#/texts/41``
    number: int  #: the number in *ref*
    text: str
    label: str = ""
    n_prov: int = 0  #: how many provenances the document gives it
    place: Place | None = None  #: of its one provenance; None where it has none, several, or an unusable one
    is_cell: bool = False
    row: int | None = None
    column: int | None = None
    marker: str = ""  #: number or bullet of a list item, where the document keeps it beside the text


@dataclass(frozen=True, eq=False, kw_only=True)
class Document:
    """The blocks of one document, ready for many look-ups."""

    schema_name: str
    schema_version: str
    texts: tuple[Block, ...]
    cells: tuple[Block, ...] = ()
    pages: Mapping[str, float | None] = field(
        default_factory=dict
    )  #: page number as text -> height in points
    doc_id: str | None = None  #: SHA-256 of the source file, where it is known

    @cached_property
    def blocks(self) -> tuple[Block, ...]:
        """Every block in the order of the document's text."""
        return (*self.texts, *self.cells)

    @cached_property
    def text(self) -> str:
        """The text of the whole document."""
        return JOINT.join(block.text for block in self.blocks)

    @cached_property
    def starts(self) -> tuple[int, ...]:
        """Where each block starts in the text of the whole document."""
        lengths = (len(block.text) + len(JOINT) for block in self.blocks[:-1])
        return tuple(accumulate(chain((0,), lengths))) if self.blocks else ()

    @cached_property
    def finder(self) -> Finder:
        """Finds words in its blocks."""
        return Finder(self)

    @cached_property
    def folded(self) -> Folded:
        """Its text in one spelling."""
        return Folded(self.text)

    @cached_property
    def by_ref(self) -> Mapping[str, tuple[int, ...]]:
        """The places in *blocks* of each pointer: one for a text block, one for each cell of a table."""
        found: dict[str, tuple[int, ...]] = {}
        for at, block in enumerate(self.blocks):
            found[block.ref] = (*found.get(block.ref, ()), at)
        return found

    def block_at(self, offset: int) -> int:
        """The place in *blocks* of the block around an offset of the document's text."""
        return bisect_right(self.starts, offset) - 1

    def has_page(self, page_no: int | None) -> bool:
        """Whether the document lists this page."""
        return page_no is not None and str(page_no) in self.pages
