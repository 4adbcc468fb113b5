"""What a person decides about one claim: accept, edit, reject, or that no verifier was to be had.

Each decision is checked against the card as it stands, recorded, and on the disk when the function returns.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from citevouch.clock import now
from citevouch.gate.cards import card, has_advice, unanswered
from citevouch.gate.errors import GateError
from citevouch.gate.stamping import edited_record, stamped_and_checked
from citevouch_contract.models import (
    ConcernAnswer,
    GateAction,
    GateDecision,
    GateStatus,
    LedgerKind,
    LedgerPayload,
    ReviewRound,
    VerifierNotRun,
)

if TYPE_CHECKING:
    from collections.abc import Mapping

    from citevouch.gate.state import Claim
    from citevouch.gate.workspace import Workspace
    from citevouch_contract.models import GateCard


def accept(workspace: Workspace, claim_id: str, *, reviewer: str, answers: Mapping[str, str]) -> None:
    """Record that *reviewer* accepts the claim as its card shows it.

    *answers* gives a reason for each concern on the card, by concern_id. Raises GateError where one is
    missing, where the claim waits for its check or its verifier, and where it has been accepted already.
    """
    claim = workspace.claim(claim_id)
    shown = card(claim, workspace)
    demand_ready(claim, shown)
    decision = _acceptance(claim, shown, reviewer, answers, ReviewRound.first)
    if missing := unanswered(shown.concerns or [], decision):
        raise GateError(
            f"not answered: {', '.join(missing)}", place=claim_id, expected="a reason for each concern"
        )
    _decide(workspace, decision)


def reject(workspace: Workspace, claim_id: str, *, reviewer: str, reason: str) -> None:
    """Record that *reviewer* turns the claim down, whatever it waits for."""
    claim = workspace.claim(claim_id)
    _decide(workspace, _decision(claim, GateAction.reject, reviewer, given_reason=_reason(reason, claim_id)))


def edit(
    workspace: Workspace,
    claim_id: str,
    *,
    reviewer: str,
    reason: str,
    new_claim: str = "",
    new_quote: str = "",
) -> None:
    """Record that *reviewer* changes the claim or its quote (blank: as it is), stamp it again, check it
    again.

    It then waits for the answer to its new order. Raises GateError, with nothing recorded, where nothing
    would change or the quote cannot be stamped.
    """
    claim = workspace.claim(claim_id)
    text = new_claim if new_claim.strip() else claim.record.claim_text
    quote = new_quote if new_quote.strip() else claim.record.verbatim_quote
    if (text, quote) == (claim.record.claim_text, claim.record.verbatim_quote):
        raise GateError("the edit changes nothing", place=claim_id)
    decision = _decision(
        claim,
        GateAction.edit,
        reviewer,
        given_reason=_reason(reason, claim_id),
        edited_claim=text,
        edited_quote=quote if quote != claim.record.verbatim_quote else None,
    )
    record = edited_record(claim, decision, workspace)
    _decide(workspace, decision)
    workspace.record(stamped_and_checked(record, workspace.document))


def not_run(workspace: Workspace, claim_id: str, *, reviewer: str, reason: str) -> None:
    """Record that no verifier was to be had for this text. Raises GateError where one answered or none is
    needed.
    """
    claim = workspace.claim(claim_id)
    if claim.verdict is not None or claim.is_skipped:
        raise GateError("this text needs no verifier any more", place=claim_id)
    statement = VerifierNotRun(
        claim_id=claim_id,
        record_hash=claim.record_hash,
        reviewer=reviewer,
        given_reason=_reason(reason, claim_id),
        decided_at=now(),
    )
    workspace.record([(LedgerKind.not_run, LedgerPayload(verifier_not_run=statement))], by=reviewer)


def second(workspace: Workspace, claim_id: str, *, reviewer: str, accepts: bool, reason: str = "") -> None:
    """Log what a second reviewer says of an accepted claim; it replaces no decision and none needs it."""
    claim = workspace.claim(claim_id)
    shown = card(claim, workspace)
    if shown.gate_status != GateStatus.accepted or claim.decision is None:
        raise GateError("only accepted claims have a second review", place=claim_id)
    if claim.decision.reviewer == reviewer:
        raise GateError("the second reviewer is the first one", place=claim_id, expected="another person")
    if accepts:
        _decide(workspace, _acceptance(claim, shown, reviewer, {}, ReviewRound.second))
        return
    rejection = _decision(claim, GateAction.reject, reviewer, given_reason=_reason(reason, claim_id))
    rejection.review_round = ReviewRound.second
    _decide(workspace, rejection)


def demand_ready(claim: Claim, shown: GateCard) -> None:
    """Raise GateError unless the claim may be accepted, its concerns once answered."""
    if shown.gate_status == GateStatus.accepted:
        raise GateError("accepted already", place=claim.claim_id)
    if claim.check is None:
        raise GateError("not checked", place=claim.claim_id)
    if not has_advice(claim) or shown.gate_status == GateStatus.pending_reverification:
        raise GateError(
            "its order has not been answered",
            place=claim.claim_id,
            expected="a verdict, or a recorded 'not run'",
        )


def _acceptance(
    claim: Claim, shown: GateCard, reviewer: str, answers: Mapping[str, str], review_round: ReviewRound
) -> GateDecision:
    """An acceptance of what *shown* shows, with the answers to its concerns."""
    asked = [concern.concern_id for concern in shown.concerns or ()]
    given = [
        ConcernAnswer(concern_id=one, given_reason=answers[one])
        for one in asked
        if answers.get(one, "").strip()
    ]
    decision = _decision(
        claim,
        GateAction.accept,
        reviewer,
        concern_answers=given or None,
        redacted_claim=shown.redacted_claim,
    )
    decision.review_round = review_round
    return decision


def _decision(claim: Claim, action: GateAction, reviewer: str, **more: Any) -> GateDecision:
    return GateDecision(
        claim_id=claim.claim_id,
        record_hash=claim.record_hash,
        gate_action=action,
        review_round=ReviewRound.first,
        reviewer=reviewer,
        decided_at=now(),
        **more,
    )


def _decide(workspace: Workspace, decision: GateDecision) -> None:
    workspace.record([(LedgerKind.decided, LedgerPayload(gate_decision=decision))], by=decision.reviewer)


def _reason(reason: str, claim_id: str) -> str:
    if not reason.strip():
        raise GateError("no reason given", place=claim_id)
    return reason
