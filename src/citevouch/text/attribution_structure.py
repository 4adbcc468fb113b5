"""Which identifier a quotation is attributed to by where it stands: row, list item, source line, heading.

Asked where nothing in the quotation's own paragraph says it, and only for a quotation that stands alone in
its paragraph or cell, a label before it at most: words in quotation marks in the middle of prose are not said
to come from the paper that the section is about.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from citevouch.text.cites import papers
from citevouch.text.document import ancestors
from citevouch.text.model import Attribution

if TYPE_CHECKING:
    from collections.abc import Sequence

    from citevouch.text.blocks import Block
    from citevouch.text.cites import Cite, Cites
    from citevouch.text.document import Document

#: A line that says where what stands below it (or right above it) comes from.
SOURCE_LINE = re.compile(
    r"[\s>*_+-]*(?:(?:primary|main)\s+)?(?:sources?|references?|citations?|papers?|articles?|publications?|stud(?:y|ies)"
    r"|from|evidence(?:\s+source)?)[*_\s]*:",
    re.IGNORECASE,
)
_QUOTE_MARK = re.compile('["\u201c\u201d\u201e\u00ab]')
#: A label before a quotation that does not name another source than the one around it.
_LABEL = re.compile(
    r"(?:(?:supporting|key|direct|verbatim|exact|main|relevant|original)\s+)?(?:quot(?:e|ation)|finding|evidence|excerpt"
    r"|abstract|text|passage|statement|result|conclusion|rationale|note|snippet|sentence|claim|summary)s?[*_\s]*:",
    re.IGNORECASE,
)
_LONGEST_SOURCE_LINE = 400
_SHARE = 0.6  #: of a paragraph or cell that a quotation without a label, or an identifier without one, fills


class Structure:
    """The rows, items, source lines and headings of a text, and what is cited in them."""

    def __init__(self, doc: Document, cites: Cites) -> None:
        self.doc = doc
        self.cites = cites
        self._headings: list[list[int]] = []
        self._source: list[int | None] = []
        self._walk()

    def _walk(self) -> None:
        """For every block the headings around it, innermost last, and the source line above it."""
        path: list[int] = []
        source: int | None = None
        for index, block in enumerate(self.doc.blocks):
            if block.kind == "heading" and block.parent is None:
                path = [above for above in path if self.doc.blocks[above].level < block.level]
                path = [*path, index]
                source = None
            self._headings.append(path)
            self._source.append(source)
            if block.kind == "paragraph" and self.is_source_line(block):
                source = index

    def is_source_line(self, block: Block) -> bool:
        """Whether a paragraph only says where something comes from."""
        length = block.end - block.start
        cites = self.cites.first(block.start, block.end)
        if (
            not cites
            or length > _LONGEST_SOURCE_LINE
            or _QUOTE_MARK.search(self.doc.readable, block.start, block.end)
        ):
            return False
        cited = sum(cite.end - cite.start for cite in cites)
        return cited > _SHARE * length or bool(SOURCE_LINE.match(self.doc.readable, block.start, block.end))

    def attribute(
        self, index: int, span: tuple[int, int], region: tuple[int, int]
    ) -> tuple[Attribution, ...]:
        """What the quotation at *span*, marks included, in *region* of block *index* is attributed to."""
        if not self._stands_alone(span, region):
            return ()
        return (
            self._row(index, span)
            or self._item(index, span)
            or self._below(index)
            or self.source_line(index)
            or self.heading(index)
        )

    def says_source(self, index: int) -> bool:
        """Whether the row, list item, source line or heading of a block names anything at all."""
        block = self.doc.blocks[index]
        if block.kind == "table_row" and self.cites.first(block.start, block.end):
            return True
        items = (item for item in ancestors(self.doc, index) if self.doc.blocks[item].kind == "list_item")
        inside = any(
            self.cites.first(self.doc.blocks[item].start, self._end_of_own_text(item)) for item in items
        )
        return inside or bool(self.source_line(index) or self.heading(index))

    def _stands_alone(self, span: tuple[int, int], region: tuple[int, int]) -> bool:
        lead = self.doc.readable[region[0] : span[0]].strip(" \t\r\n*_>(-\u2013\u2014")
        filled = (span[1] - span[0]) / max(region[1] - region[0], 1)
        return not lead or bool(_LABEL.fullmatch(lead)) or (filled > _SHARE and not lead.endswith(":"))

    def _row(self, index: int, span: tuple[int, int]) -> tuple[Attribution, ...]:
        block = self.doc.blocks[index]
        if block.kind != "table_row":
            return ()
        return attributions(self._outside(block.start, block.end, span), "TABLE_ROW")

    def _item(self, index: int, span: tuple[int, int]) -> tuple[Attribution, ...]:
        """The one paper that the list item, or the item that it is nested in, names in its own text."""
        for item in ancestors(self.doc, index):
            if self.doc.blocks[item].kind != "list_item":
                return ()
            end = self._end_of_own_text(item)
            cites = self._outside(self.doc.blocks[item].start, end, span)
            made = attributions(cites, "LIST_ITEM")
            if made:
                return made if len(made) == 1 else ()
        return ()

    def _end_of_own_text(self, item: int) -> int:
        """Where the text of an item ends and the items nested in it begin."""
        block = self.doc.blocks[item]
        for inner in self.doc.blocks[item + 1 : item + 20]:
            if inner.kind == "list_item" and inner.start < block.end:
                return inner.start
        return block.end

    def _below(self, index: int) -> tuple[Attribution, ...]:
        """A source line, or nothing but an identifier, right below a quotation that stands by itself."""
        block = self._next(index)
        if block is None or not self.is_source_line(block) or self._source[index] is not None:
            return ()
        how = "SOURCE_LINE" if SOURCE_LINE.match(self.doc.readable, block.start, block.end) else "AFTER"
        return attributions(self.cites.first(block.start, block.end), how)

    def _next(self, index: int) -> Block | None:
        """The paragraph behind a block, in the same container or in the next item of its list."""
        blocks = self.doc.blocks
        parent = blocks[index].parent
        after = index + 1
        if after + 1 < len(blocks) and blocks[after].kind == "list_item" and parent is not None:
            in_list = blocks[parent].kind == "list_item" and blocks[after].parent == blocks[parent].parent
            return blocks[after + 1] if in_list and blocks[after + 1].kind == "paragraph" else None
        if after < len(blocks) and blocks[after].kind == "paragraph" and blocks[after].parent == parent:
            return blocks[after]
        return None

    def source_line(self, index: int) -> tuple[Attribution, ...]:
        """What the source line names that a block stands under, in the same section."""
        line = self._source[index]
        if line is None:
            return ()
        block = self.doc.blocks[line]
        item = self.doc.blocks[block.parent].parent if block.parent is not None else None
        if item is not None and item not in ancestors(self.doc, index):
            return ()
        return attributions(self.cites.first(block.start, block.end), "SOURCE_LINE")

    def heading(self, index: int) -> tuple[Attribution, ...]:
        """What the nearest heading names that names anything."""
        for heading in reversed(self._headings[index]):
            block = self.doc.blocks[heading]
            if cites := self.cites.first(block.start, block.end):
                return attributions(cites, "HEADING")
        return ()

    def _outside(self, start: int, end: int, span: tuple[int, int]) -> list[Cite]:
        return [cite for cite in self.cites.first(start, end) if not span[0] <= cite.start < span[1]]


def attributions(cites: Sequence[Cite], how: str) -> tuple[Attribution, ...]:
    """One attribution for each paper that *cites* name."""
    places = {reference: cite for cite in reversed(cites) for reference in cite.references}
    ordered = (reference for cite in cites for reference in cite.references)
    return tuple(
        Attribution(
            reference_id=reference,
            how="MARKER" if places[reference].is_marker else how,
            start=places[reference].start,
            end=places[reference].end,
        )
        for reference in papers(ordered)
    )
