"""What a reviewer has to answer, one by one and with a reason, before a claim can be accepted."""

from __future__ import annotations

from typing import TYPE_CHECKING

from citevouch.anchor.resolve import is_clean_citation
from citevouch_contract.models import CardConcern, CheckerFlag, ConcernKind, VerdictResult

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from citevouch.gate.state import Claim
    from citevouch_contract.models import GuardrailFlag, ResolvedAnchor

_LEFT = {
    "ambiguous": "Several places of the document fit the anchor, and none is picked.",
    "block": "Only the block of the anchor is left; it may be a quite different paragraph.",
    "page": "Only the page of the anchor is left.",
    "unresolved": "Nothing of the anchor is left in this document.",
}


def concerns(claim: Claim, resolved: ResolvedAnchor, flags: Sequence[GuardrailFlag]) -> list[CardConcern]:
    """Everything about *claim* that must not be passed over; *flags* are those of the guardrails."""
    return [*_of_anchor(claim, resolved), *_of_advice(claim), *_of_guardrails(flags)]


def _of_anchor(claim: Claim, resolved: ResolvedAnchor) -> Iterator[CardConcern]:
    if not is_clean_citation(resolved):
        yield _concern(ConcernKind.degraded_anchor, _LEFT[resolved.level])
    if resolved.document_matches is False:
        message = (
            "The document is not the one that the record was made from; such a claim cannot be published."
        )
        yield _concern(ConcernKind.other_document, message)
    if resolved.context_intact is False:
        yield _concern(ConcernKind.context_changed, "What stands around the quote is not what was stored.")
    if resolved.boundary_intact is False:
        yield _concern(ConcernKind.boundary, "The quote is a part of a longer number or word.")
    if claim.check and CheckerFlag.another_copy in (claim.check.checker_flags or ()):
        yield _concern(
            ConcernKind.another_copy, "The place may be another copy of the words than the cited one."
        )


def _of_advice(claim: Claim) -> Iterator[CardConcern]:
    result = claim.verdict.result if claim.verdict else None
    if result == VerdictResult.contradicted:
        yield _concern(ConcernKind.contradicted, "The verifier contradicts the claim.")
    if result == VerdictResult.indeterminate:
        yield _concern(ConcernKind.indeterminate, "The verifier could not tell.")
    if claim.not_run:
        yield _concern(ConcernKind.verifier_not_run, "No verifier was to be had.")
    if claim.is_spot_checked and result is None:
        message = (
            "The prescreen would have skipped this claim; it was drawn to be verified, and no answer is in."
        )
        yield _concern(ConcernKind.spot_check_disagreement, message)
    elif claim.is_spot_checked and result != VerdictResult.supported:
        message = "The prescreen would have skipped this claim; the verifier does not support it."
        yield _concern(ConcernKind.spot_check_disagreement, message)


def _of_guardrails(flags: Sequence[GuardrailFlag]) -> Iterator[CardConcern]:
    for number, flag in enumerate(flags, start=1):
        yield CardConcern(
            concern_id=f"guardrail-{number}",
            concern_kind=ConcernKind.guardrail,
            message=flag.message,
            guardrail_flag=flag,
        )


def _concern(kind: ConcernKind, message: str) -> CardConcern:
    return CardConcern(concern_id=kind.value, concern_kind=kind, message=message)
