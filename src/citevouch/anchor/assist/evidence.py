"""What speaks for a place beside the words themselves: the text around it, and the box on its page."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from rapidfuzz import fuzz

if TYPE_CHECKING:
    from citevouch.anchor.model import Block, Box, Document
    from citevouch.anchor.stored import Stored

#: A side of the surroundings agrees if it is so much alike (0 to 1); unrelated English text is at about 0.45.
ALIKE = 0.8
#: Characters of the run that a side needs to say anything, and those from which on it counts in full.
LEAST, FULL = 8, 24
#: Share of the common area of two boxes in their union from which on they are the same place.
OVERLAP = 0.3


@dataclass(frozen=True, slots=True, kw_only=True)
class Surroundings:
    """The stored text before and after the quote as runs."""

    before: str
    after: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Evidence:
    """How much of what surrounded the words surrounds a place; sides from 0 to 1, None where they say
    nothing.
    """

    before: float | None
    after: float | None
    weight_before: float
    weight_after: float
    same_box: bool

    @property
    def total(self) -> float:
        """Both sides, each by the weight of its length; 0 to 1."""
        weight = self.weight_before + self.weight_after
        if not weight:
            return 0.0
        return ((self.before or 0) * self.weight_before + (self.after or 0) * self.weight_after) / weight

    @property
    def agrees(self) -> bool:
        """Whether at least one side stands there as it stood."""
        return max(self.before or 0, self.after or 0) >= ALIKE

    @property
    def supports(self) -> bool:
        """Whether anything but the words says that this is the place."""
        return self.agrees or self.same_box


def known_text(record: Stored) -> tuple[str, str]:
    """The text before and after the quote, over the ends of its block where that was kept."""
    before = record.prefix if record.document_prefix is None else record.document_prefix
    after = record.suffix if record.document_suffix is None else record.document_suffix
    return before, after


def evidence(
    known: Surroundings, record: Stored, document: Document, start: int, end: int, block: Block
) -> Evidence:
    """What speaks for ``run[start:end]`` of the document, which begins in *block*."""
    run = document.folded.run
    before = run[max(0, start - len(known.before)) : start]
    after = run[end : end + len(known.after)]
    return Evidence(
        before=_alike(known.before, before),
        after=_alike(known.after, after),
        weight_before=_weight(known.before),
        weight_after=_weight(known.after),
        same_box=in_same_box(record, block, document),
    )


def _alike(stored: str, found: str) -> float | None:
    return fuzz.ratio(stored, found) / 100 if len(stored) >= LEAST else None


def _weight(stored: str) -> float:
    return min(1.0, len(stored) / FULL) if len(stored) >= LEAST else 0.0


def in_same_box(record: Stored, block: Block, document: Document) -> bool:
    """Whether the block stands on the stored page, where the stored box is."""
    place = block.place
    if place is None or record.box is None or place.page_no != record.page_no:
        return False
    return overlap(record.box, place.box, document.pages.get(str(place.page_no))) >= OVERLAP


def overlap(one: Box, other: Box, height: float | None) -> float:
    """The common area of two boxes of one page as a share of their union; 0 where they cannot be compared.

    *height* of the page, in points, is needed where they count from different corners.
    """
    if one.origin != other.origin and height is None:
        return 0.0
    (left, top, right, bottom), (l, t, r, b) = (_turned(box, height) for box in (one, other))  # noqa: E741
    width, tall = min(right, r) - max(left, l), min(bottom, b) - max(top, t)
    if width <= 0 or tall <= 0:
        return 0.0
    common = width * tall
    return common / ((right - left) * (bottom - top) + (r - l) * (b - t) - common)


def _turned(box: Box, height: float | None) -> tuple[float, float, float, float]:
    """Left, top, right, bottom, counted downwards; from the upper edge of the page where its height is
    known.
    """
    top, bottom = box.t, box.b
    if box.origin == "BOTTOMLEFT":
        top, bottom = (height or 0) - top, (height or 0) - bottom
    return min(box.l, box.r), min(top, bottom), max(box.l, box.r), max(top, bottom)
