"""Places as objects of the contract."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from citevouch_contract.models import AnchorPlace, BoundingBox, CoordOrigin

if TYPE_CHECKING:
    from citevouch.anchor.model import Box, Document


@lru_cache(maxsize=4096)
def bounding_box(box: Box) -> BoundingBox:
    """A box of the contract."""
    return BoundingBox(l=box.l, t=box.t, r=box.r, b=box.b, coord_origin=CoordOrigin(box.origin))


def anchor_place(
    document: Document, at: int, start: int, end: int, *, similarity: float | None = None
) -> AnchorPlace:
    """A stretch of the block at *at* of Document.blocks, with the words that stand there now."""
    block = document.blocks[at]
    return AnchorPlace(
        block_self_ref=block.ref,
        block_index=block.number,
        page_no=block.place.page_no if block.place else None,
        char_start=start,
        char_end=end,
        bbox=bounding_box(block.place.box) if block.place else None,
        table_row=block.row,
        table_column=block.column,
        matched_text=block.text[start:end],
        similarity=similarity,
    )
