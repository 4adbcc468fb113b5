"""Records for the ledger: stamped and checked in one go, at first and after each edit."""

from __future__ import annotations

from contextlib import suppress
from typing import TYPE_CHECKING

from citevouch.anchor.build import Claim as Asked
from citevouch.anchor.build import Stamp, anchor_claim
from citevouch.anchor.checker import check_record
from citevouch.anchor.errors import QuoteContractError
from citevouch.gate.errors import GateError
from citevouch.gate.keywords import stands
from citevouch_contract.models import LedgerKind, LedgerPayload

if TYPE_CHECKING:
    from citevouch.anchor.model import Document
    from citevouch.gate.state import Claim
    from citevouch.gate.workspace import Workspace
    from citevouch_contract.models import CitationRecord, GateDecision

    Entry = tuple[LedgerKind, LedgerPayload]


def stamped_and_checked(record: CitationRecord, document: Document) -> list[Entry]:
    """The entries for a record and its check."""
    return [
        (LedgerKind.stamped, LedgerPayload(citation_record=record)),
        (LedgerKind.checked, LedgerPayload(checker_result=check_record(record, document))),
    ]


def edited_record(claim: Claim, edit: GateDecision, workspace: Workspace) -> CitationRecord:
    """The record of *claim* as *edit* wants it: stamped anew, in the block that has the quote.

    The same claim, edit and document give the same record. Raises GateError where the quote keeps the quote
    contract nowhere.
    """
    text = edit.edited_claim or claim.record.claim_text
    quote = edit.edited_quote or claim.record.verbatim_quote
    asked = Asked(
        text=text,
        quote=quote,
        claim_id=claim.claim_id,
        keywords=[word for word in claim.record.keywords or () if not _is_gone(word, claim, text)],
        required_fields=claim.record.required_fields or (),
    )
    stamp = Stamp(
        extractor_model=claim.record.extractor_model,
        prompt_version=claim.record.prompt_version,
        timestamp=edit.decided_at,
    )
    try:
        return anchor_claim(asked, _block(claim, quote, workspace), workspace.document, stamp=stamp)
    except QuoteContractError as error:
        raise GateError(f"the quote cannot be stamped: {error.what}", place=claim.claim_id) from error


def _is_gone(keyword: str, claim: Claim, text: str) -> bool:
    """Whether an edit took the keyword out of the claim, which then does not hinge on it any more."""
    return stands(keyword, claim.record.claim_text) and not stands(keyword, text)


def finish(workspace: Workspace) -> None:
    """Record what a crash left out: the new record of an edit, the check of a record.

    An edit that can no longer be stamped (by another version, say) stays as it is, for a person to edit or
    reject.
    """
    for claim in workspace.claims:
        if claim.is_unfinished_edit and claim.decision is not None:
            with suppress(GateError):
                record = edited_record(claim, claim.decision, workspace)
                workspace.record(stamped_and_checked(record, workspace.document))
        elif claim.check is None:
            workspace.record(stamped_and_checked(claim.record, workspace.document)[1:])


def _block(claim: Claim, quote: str, workspace: Workspace) -> int:
    """The block of the document that a quote is stamped in: where the claim's anchor leads, else the only
    one.
    """
    document, record = workspace.document, claim.record
    holding = [at for at, block in enumerate(document.blocks) if quote in block.text]
    for ref in (workspace.resolved(claim).block_self_ref, record.block_self_ref):
        near = [at for at in holding if document.blocks[at].ref == ref and _is_its_cell(at, claim, document)]
        if near:
            return near[0]
    if len(holding) != 1:
        raise GateError(
            f"the quote stands in {len(holding) or 'no'} blocks of the document",
            place=claim.claim_id,
            expected="words of one block, character for character",
        )
    return holding[0]


def _is_its_cell(at: int, claim: Claim, document: Document) -> bool:
    """Whether a block is no cell, or the cell that the claim stands in."""
    block, anchor = document.blocks[at], claim.record.text_anchor
    return not block.is_cell or (
        anchor is not None and (block.row, block.column) == (anchor.table_row, anchor.table_column)
    )
