"""Stamping a citation record: the strict quote contract, and text anchors where it cannot apply.

`build_anchor` keeps the contract of magpie's records: the quote is not blank, its block has exactly one page
and box, the words stand there character for character, once, and do not begin or end inside a word.
`anchor_claim` is that, and beside it a text anchor, marked as one, for blocks without a single place on a
page, for cells of tables and for scripts without spaces between words.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from citevouch.anchor.boundaries import is_strictly_aligned, is_whole
from citevouch.anchor.convert import bounding_box
from citevouch.anchor.errors import QuoteContractError
from citevouch.anchor.finder import places
from citevouch.anchor.stored import text_hash
from citevouch.anchor.surroundings import occurrences, surroundings
from citevouch_contract.models import (
    CitationRecord,
    DocumentTextAnchor,
    QuoteError,
    TextAnchorReason,
    VerifierResult,
)

if TYPE_CHECKING:
    from collections.abc import Sequence
    from datetime import datetime

    from citevouch.anchor.model import Block, Document

CONTEXT_WINDOW = 32  #: characters of the same block kept on each side of a quote

_BLANK = "The quote is blank."
_NOT_SINGLE = "The block has {} places on pages, so it has no page and box of its own."
_ABSENT = "The quote does not occur in this block."
_TWICE = "The quote occurs {} times in this block; a longer one would tell the places apart."
_INSIDE = "The quote begins or ends inside a word."


@dataclass(frozen=True, kw_only=True)
class Claim:
    """What is claimed and by which words."""

    text: str
    quote: str
    claim_id: str | None = None
    keywords: Sequence[str] = ()
    required_fields: Sequence[str] = ()


@dataclass(frozen=True, kw_only=True)
class Stamp:
    """What a record says about its making; all of it is the caller's word."""

    extractor_model: str | None = None
    prompt_version: str | None = None
    timestamp: datetime | None = None
    context_window: int = CONTEXT_WINDOW


UNSTAMPED = Stamp()


def build_anchor(claim: Claim, at: int, document: Document, *, stamp: Stamp = UNSTAMPED) -> CitationRecord:
    """The record of *claim* in the block at *at* of Document.blocks, under the strict quote contract.

    Raises QuoteContractError with the first condition that fails, in the order of QuoteError, and with the
    places where there are several.
    """
    block = document.blocks[at]
    if not claim.quote.strip():
        raise QuoteContractError(QuoteError.blank_quote, _BLANK)
    if block.place is None or block.is_cell:
        raise QuoteContractError(QuoteError.not_single_prov, _NOT_SINGLE.format(block.n_prov or "no"))
    start = _only_place(claim.quote, at, document)
    if not is_strictly_aligned(block.text, start, start + len(claim.quote)):
        raise QuoteContractError(QuoteError.not_word_aligned, _INSIDE)
    return _record(claim, at, start, document, stamp, reason=None)


def anchor_claim(claim: Claim, at: int, document: Document, *, stamp: Stamp = UNSTAMPED) -> CitationRecord:
    """The record of *claim*, with page and box where the strict contract gives them, else with a text anchor.

    Raises QuoteContractError for what neither lets through.
    """
    try:
        return build_anchor(claim, at, document, stamp=stamp)
    except QuoteContractError as error:
        if error.error not in (QuoteError.not_single_prov, QuoteError.not_word_aligned):
            raise
        start = _only_place(claim.quote, at, document)
        text, end = document.blocks[at].text, start + len(claim.quote)
        strictly = is_strictly_aligned(text, start, end)
        if not (strictly or is_whole(text, start, end)):
            raise QuoteContractError(QuoteError.not_word_aligned, _INSIDE) from error
        reason = text_anchor_reason(document.blocks[at], document)
        return _record(claim, at, start, document, stamp, reason=reason)


def text_anchor_reason(block: Block, document: Document) -> TextAnchorReason:
    """Why quotes of *block* have no page and box; for a block that has both it can only be the script."""
    if block.is_cell:
        return TextAnchorReason.table_cell
    if block.place:
        return TextAnchorReason.script_boundary
    if document.schema_name.startswith("text/"):
        return TextAnchorReason.plain_text
    return TextAnchorReason.several_provenances if block.n_prov > 1 else TextAnchorReason.no_provenance


def text_anchor(
    at: int, start: int, end: int, document: Document, reason: TextAnchorReason
) -> DocumentTextAnchor:
    """A text anchor for a stretch of a block."""
    block, begin = document.blocks[at], document.starts[at]
    return DocumentTextAnchor(
        text_anchor_reason=reason,
        document_start=begin + start,
        document_end=begin + end,
        table_row=block.row,
        table_column=block.column,
    )


def _only_place(quote: str, at: int, document: Document) -> int:
    found = list(places(quote, document.blocks[at].text))
    if not found:
        raise QuoteContractError(QuoteError.not_in_block, _ABSENT)
    if len(found) > 1:
        raise QuoteContractError(
            QuoteError.not_unique_in_block,
            _TWICE.format(len(found)),
            places=tuple((at, start, start + len(quote)) for start in found),
        )
    return found[0]


def _record(
    claim: Claim, at: int, start: int, document: Document, stamp: Stamp, *, reason: TextAnchorReason | None
) -> CitationRecord:
    block, end = document.blocks[at], start + len(claim.quote)
    place = block.place if reason is None else None
    around = surroundings(document, at, start, end)
    return CitationRecord(
        claim_text=claim.text,
        verbatim_quote=claim.quote,
        context_prefix=block.text[max(0, start - stamp.context_window) : start],
        context_suffix=block.text[end : end + stamp.context_window],
        doc_id=document.doc_id or "",
        doc_schema_name=document.schema_name,
        doc_schema_version=document.schema_version,
        page_no=place.page_no if place else None,
        block_index=block.number,
        block_self_ref=block.ref,
        char_start=start,
        char_end=end,
        text_hash=text_hash(claim.quote),
        bbox=bounding_box(place.box) if place else None,
        n_prov=block.n_prov,
        verifier_result=VerifierResult.indeterminate,
        extractor_model=stamp.extractor_model,
        prompt_version=stamp.prompt_version,
        schema_name="citevouch-citation",
        schema_version="1",
        timestamp=stamp.timestamp,
        doc_occurrences=max(1, len(occurrences(document, claim.quote))),
        document_prefix=around.before,
        document_suffix=around.after,
        text_anchor=text_anchor(at, start, end, document, reason) if reason else None,
        claim_id=claim.claim_id,
        keywords=list(claim.keywords) or None,
        required_fields=list(claim.required_fields) or None,
    )
