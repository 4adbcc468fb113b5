"""The strict chain: where the words of a record stand in a document, by rules that guess nothing.

The first step that holds decides: exact, relocated or ambiguous, block, page, unresolved. The rules are those
of magpie's resolver, edges included, so that a record means the same to both: the context is demanded even of
the only place that has the words, an empty context fits anywhere, and a record whose hash is damaged is found
at no place of its words.

A record that is anchored in text only goes the same way, without pages and boxes: its block needs no single
provenance, its edges are whole words as readers see them or by the strict rule, and a cell of a table is
found among the cells.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from citevouch.anchor.boundaries import is_strictly_aligned, is_whole
from citevouch.anchor.stored import text_hash

if TYPE_CHECKING:
    from collections.abc import Callable

    from citevouch.anchor.finder import Found
    from citevouch.anchor.model import Block, Document
    from citevouch.anchor.stored import Stored

    Find = Callable[[str], list[Found]]

CLEAN = ("exact", "relocated")


class Resolution(NamedTuple):
    """A level with the place that it names, as far as it names one."""

    level: str  #: AnchorLevel
    n_matches: int
    at: int | None = None  #: the place of the block in Document.blocks
    start: int | None = None  #: of the words in the text of the block; for a clean level only
    end: int | None = None
    page_no: int | None = None


def follow(record: Stored, document: Document, *, find: Find | None = None) -> Resolution:
    """What the chain says of *record* in *document*.

    Args:
        record: read by `stored`.
        document: today's document; it need not be the one that the record was made from.
        find: gives the places of words; the document's own finder unless another one is given.
    """
    return (
        _exact(record, document)
        or _searched(record, document, find or document.finder.find)
        or _block(record, document)
        or _page(record, document)
        or Resolution("unresolved", 0)
    )


def home(record: Stored, document: Document) -> int | None:
    """The place in Document.blocks of the block that has the record's number now; None where none has."""
    if not record.in_cells:
        return record.block_index if 0 <= record.block_index < len(document.texts) else None
    cells = document.by_ref.get(f"#/tables/{record.block_index}", ())
    return next((at for at in cells if _is_at(document.blocks[at], record)), None)


def _is_at(cell: Block, record: Stored) -> bool:
    return cell.row == record.row and cell.column == record.column


def _exact(record: Stored, document: Document) -> Resolution | None:
    at = home(record, document)
    if at is None:
        return None
    text = document.blocks[at].text
    words = text[record.start : record.end]
    if not words or not (words == record.quote if record.hash_fits else text_hash(words) == record.text_hash):
        return None
    start, end, _ = slice(record.start, record.end).indices(len(text))
    return _place(record, document, at, start, end, level="exact")


def _searched(record: Stored, document: Document, find: Find) -> Resolution | None:
    if not record.hash_fits:
        return None
    length, only, n_matches = len(record.quote), (0, 0), 0
    for at, start in find(record.quote):
        if _fits(record, document.blocks[at], start, start + length):
            only, n_matches = (at, start), n_matches + 1
    if n_matches > 1:
        return Resolution("ambiguous", n_matches)
    if not n_matches:
        return None
    return _place(record, document, only[0], only[1], only[1] + length, level="relocated")


def _fits(record: Stored, block: Block, start: int, end: int) -> bool:
    """Whether a place of the quote is of the right kind and has the stored context and whole words."""
    text = block.text
    return (
        text.endswith(record.prefix, 0, start)
        and text.startswith(record.suffix, end)
        and block.is_cell == record.in_cells
        and (
            is_strictly_aligned(text, start, end)
            or (record.text_reason is not None and is_whole(text, start, end))
        )
    )


def has_context(record: Stored, text: str, start: int, end: int) -> bool:
    """Whether the stored context stands around ``text[start:end]``, character for character."""
    return text.endswith(record.prefix, 0, start) and text.startswith(record.suffix, end)


def _place(record: Stored, document: Document, at: int, start: int, end: int, *, level: str) -> Resolution:
    if record.text_reason is None and document.blocks[at].place is None:
        return Resolution("block", 1, at)
    return Resolution(level, 1, at, start, end)


def _block(record: Stored, document: Document) -> Resolution | None:
    at = home(record, document)
    place = document.blocks[at].place if at is not None else None
    if place is None or record.page_no is None or place.page_no != record.page_no:
        return None
    return Resolution("block", 0, at, page_no=place.page_no)


def _page(record: Stored, document: Document) -> Resolution | None:
    if not document.has_page(record.page_no):
        return None
    return Resolution("page", 0, page_no=record.page_no)
