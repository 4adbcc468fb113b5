"""Work orders for a verifier: the claim, its quote, and the passage read again from the document.

An order has no place for the extractor's reasoning or for the scores of the prescreen, so that neither can
colour the answer.
"""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

from citevouch.anchor.stored import text_hash
from citevouch.gate import prompts
from citevouch_contract.models import GateStatus, VerdictResult, VerifierOrder

if TYPE_CHECKING:
    from collections.abc import Iterable

    from citevouch.gate.state import Claim
    from citevouch.gate.workspace import Workspace

ANSWER = json.dumps(
    {
        "type": "object",
        "required": ["order_id", "result", "confidence", "reasoning"],
        "properties": {
            "order_id": {"type": "string"},
            "result": {"enum": [result.value for result in VerdictResult]},
            "confidence": {"type": "number", "minimum": 0, "maximum": 1},
            "reasoning": {"type": "string", "minLength": 1},
        },
    }
)


def outstanding(workspace: Workspace) -> list[VerifierOrder]:
    """The orders that wait for an answer, in the order of the claims."""
    return [
        order
        for claim in workspace.claims
        if needs_verifier(claim) and (order := order_for(claim, workspace))
    ]


def needs_verifier(claim: Claim) -> bool:
    """Whether a verifier has to look at this text: not one that is skipped and not drawn, answered or turned
    down.
    """
    if claim.verdict or claim.not_run or claim.status == GateStatus.rejected:
        return False
    return not claim.is_skipped or claim.is_spot_checked


def orders_of(claims: Iterable[Claim], workspace: Workspace) -> dict[str, VerifierOrder]:
    """The orders of *claims* by their names, answered ones included."""
    orders = [order for claim in claims if (order := order_for(claim, workspace))]
    return {order.order_id: order for order in orders}


def order_for(claim: Claim, workspace: Workspace) -> VerifierOrder | None:
    """The order for one text of a claim; None where its anchor leads to no passage that could be read.

    Equal claims, quotes and passages give equal orders, whenever their records were stamped.
    """
    span = workspace.span(claim)
    if not span.strip():
        return None
    record = claim.record
    material = {"claim": record.claim_text, "quote": record.verbatim_quote, "passage": span}
    order_id = text_hash(json.dumps([prompts.VERSION, claim.claim_id, material]))[:16]
    return VerifierOrder(
        order_id=order_id,
        claim_id=claim.claim_id,
        record_hash=claim.record_hash,
        prompt_version=prompts.VERSION,
        prompt=_prompt(order_id, material),
        claim_text=record.claim_text,
        verbatim_quote=record.verbatim_quote,
        source_span=span,
        result_schema=ANSWER,
    )


def _prompt(order_id: str, material: dict[str, str]) -> str:
    """The order as one text. The material is JSON on one line, so that nothing in it can stand on a line of
    its own; the mark is a hash of it, which cannot stand in it.
    """
    line, mark = json.dumps(material, ensure_ascii=False), f"material {order_id}"
    return f"{prompts.VERIFY}\n\norder_id: {order_id}\n\n<<< {mark}\n{line}\n>>> {mark}\n"
