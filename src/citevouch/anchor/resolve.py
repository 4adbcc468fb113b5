"""Resolving: where the words of a record stand now, as an object of the contract.

`resolve_anchor` puts together what the strict chain says (`chain`), what is known beside it (the document's
identity, the context, the boundaries) and the hint about what happened (`assist`). The level is the chain's
alone.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from citevouch.anchor.assist import hint
from citevouch.anchor.boundaries import is_whole
from citevouch.anchor.build import text_anchor
from citevouch.anchor.chain import CLEAN, follow, has_context
from citevouch.anchor.convert import anchor_place, bounding_box
from citevouch.anchor.stored import Stored, stored
from citevouch_contract.models import (
    AnchorAssist,
    AnchorLevel,
    AssistStatus,
    ChangeKind,
    ResolvedAnchor,
    TextAnchorReason,
    TokenChange,
)

if TYPE_CHECKING:
    from collections.abc import Mapping

    from citevouch.anchor.assist import Hint
    from citevouch.anchor.chain import Resolution
    from citevouch.anchor.model import Document
    from citevouch_contract.models import CitationRecord


def resolve_anchor(
    record: CitationRecord | Mapping[str, Any] | Stored, document: Document, *, assist: bool = True
) -> ResolvedAnchor:
    """Where *record* stands in *document*.

    Args:
        record: an object of the contract, the JSON object of one (ours or magpie's), or what `stored` read.
        document: today's document; it need not be the one that the record was made from.
        assist: whether to say what happened to a degraded anchor. The first such anchor of a document costs
            the folding of its whole text, each one some hundred microseconds.

    Raises InputError for what is no record.
    """
    read = record if isinstance(record, Stored) else stored(record)
    resolution = follow(read, document)
    said = hint(read, document, resolution) if assist else None
    return ResolvedAnchor(
        claim_id=read.claim_id,
        level=AnchorLevel(resolution.level),
        n_matches=resolution.n_matches,
        document_matches=read.doc_id == document.doc_id if document.doc_id else None,
        assist=_assist(said, document) if said else None,
        **_place(read, resolution, document),
    )


def is_clean_citation(resolved: ResolvedAnchor) -> bool:
    """Whether the anchor is clean: exact, or relocated to the only place that fits; nothing else is."""
    return resolved.level in CLEAN


def source_span(resolved: ResolvedAnchor, document: Document) -> str | None:
    """The text of the block that a clean anchor names, read from *document*; None for every other level."""
    if not is_clean_citation(resolved):
        return None
    cell = resolved.text_anchor
    for at in document.by_ref.get(resolved.block_self_ref or "", ()):
        block = document.blocks[at]
        if not block.is_cell or (cell and (block.row, block.column) == (cell.table_row, cell.table_column)):
            return block.text
    return None


def _place(record: Stored, resolution: Resolution, document: Document) -> dict[str, Any]:
    """What the level names of a place, and what can be said of the words that stand there."""
    if resolution.at is None:
        return {"page_no": resolution.page_no}
    block = document.blocks[resolution.at]
    named: dict[str, Any] = {"block_index": block.number, "block_self_ref": block.ref}
    start, end = resolution.start, resolution.end
    if start is not None and end is not None:
        named |= {
            "char_start": start,
            "char_end": end,
            "matched_text": block.text[start:end],
            "context_intact": _is_intact(record, block.text, start, end),
            "boundary_intact": is_whole(block.text, start, end),
        }
        if record.text_reason is not None:
            reason = TextAnchorReason(record.text_reason)
            return named | {"text_anchor": text_anchor(resolution.at, start, end, document, reason)}
    if block.place and (start is not None or resolution.page_no is not None):
        named |= {"page_no": block.place.page_no, "bbox": bounding_box(block.place.box)}
    return named


def _is_intact(record: Stored, text: str, start: int, end: int) -> bool:
    """Whether the stored context stands there; where it is empty, whether the block still ends there."""
    return (
        has_context(record, text, start, end)
        and (bool(record.prefix) or not text[:start].strip())
        and (bool(record.suffix) or not text[end:].strip())
    )


def _assist(said: Hint, document: Document) -> AnchorAssist:
    differs = said.difference
    return AnchorAssist(
        assist_status=AssistStatus(said.status),
        difference=differs.shown if differs else None,
        token_changes=[
            TokenChange(change_kind=ChangeKind(one.kind), stored_text=one.stored, found_text=one.found)
            for one in differs.changes
        ]
        if differs
        else None,
        places=[anchor_place(document, one.at, one.start, one.end) for one in said.places] or None,
        similarity=said.similarity,
    )
