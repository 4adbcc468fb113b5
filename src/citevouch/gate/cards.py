"""The card that a reviewer sees of one claim: the source, then the claim, then the advice.

A card is made anew from the ledger and the document each time; nothing on it is stored. Whether an acceptance
still holds is decided here: it does while every concern on the card has an answer in it and the words to be
published are the words that it accepted.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from citevouch.gate.concerns import concerns
from citevouch.gate.guardrails import guardrail_flags
from citevouch.gate.redaction import is_flagged, redact, unlisted_names
from citevouch_contract.models import GateCard, GateStatus

if TYPE_CHECKING:
    from collections.abc import Iterator

    from citevouch.gate.redaction import Redacted
    from citevouch.gate.state import Claim
    from citevouch.gate.workspace import Workspace
    from citevouch_contract.models import CardConcern, GateDecision

#: One line of docs/gate.md that stands on every card.
LIMITS = "Names that nothing flagged are not masked; the verifier is advice; the gate is one person."
GUESSABLE = 40  #: characters; the hash of a shorter quote can be found by trying


def card(claim: Claim, workspace: Workspace) -> GateCard:
    """The card of *claim* as it reads now."""
    resolved, span = workspace.resolved(claim), workspace.span(claim)
    asked = concerns(claim, resolved, guardrail_flags(claim.record, span, workspace.document))
    redacted = redacted_claim(claim, workspace)
    status = _status(claim, asked, redacted)
    is_void = claim.status == GateStatus.accepted and status != GateStatus.accepted
    return GateCard(
        claim_id=claim.claim_id,
        record_hash=claim.record_hash,
        source_span=span or None,
        page_no=resolved.page_no,
        bbox=resolved.bbox,
        context_prefix=claim.record.context_prefix,
        context_suffix=claim.record.context_suffix,
        resolved=resolved,
        claim_text=claim.record.claim_text,
        verbatim_quote=claim.record.verbatim_quote,
        verifier_verdict=claim.verdict,
        gate_label=gate_label(claim),
        verifier_not_run=claim.not_run,
        checker_result=claim.check,
        concerns=asked or None,
        warnings=list(_warnings(claim, workspace, redacted)) or None,
        redacted_claim=redacted.text,
        redactions=list(redacted.redactions) or None,
        words_not_masked=list(redacted.words_not_masked) or None,
        limits=LIMITS,
        gate_status=status,
        gate_decision=None if is_void else claim.decision,
        second_decision=None if is_void else claim.second,
    )


def redacted_claim(claim: Claim, workspace: Workspace) -> Redacted:
    """The words of *claim* that would be published.

    What the sweeps find in the passage is flagged, in today's and in what the record keeps of the one that
    the claim was made from.
    """
    record = claim.record
    kept = f"{record.context_prefix}{record.verbatim_quote}{record.context_suffix}"
    return redact(record.claim_text, sources=(workspace.span(claim), kept), terms=workspace.state.terms)


def gate_label(claim: Claim) -> str | None:
    """What the card says of a claim that the prescreen spared a verifier; never that it was verified."""
    found = claim.prescreened.prescreen if claim.prescreened else None
    if found is None or not claim.is_skipped or found.presence is None or found.entailment is None:
        return None
    scores = f"presence {found.presence:.2f}, entailment {found.entailment:.2f}"
    return f"prescreen: supported -- not independently verified ({scores})"


def has_advice(claim: Claim) -> bool:
    """Whether there is what an acceptance needs beside the check: a verdict, a skip, or a "not run"."""
    return claim.verdict is not None or claim.is_skipped or claim.not_run is not None


def unanswered(asked: list[CardConcern], decision: GateDecision) -> list[str]:
    """The concerns that *decision* gives no reason for."""
    answered = {answer.concern_id for answer in decision.concern_answers or () if answer.given_reason.strip()}
    return [concern.concern_id for concern in asked if concern.concern_id not in answered]


def _status(claim: Claim, asked: list[CardConcern], redacted: Redacted) -> GateStatus:
    decision = claim.decision
    if decision is None or claim.status != GateStatus.accepted:
        return claim.status
    holds = (
        claim.check is not None
        and has_advice(claim)
        and not unanswered(asked, decision)
        and decision.redacted_claim == redacted.text
    )
    return GateStatus.accepted if holds else GateStatus.pending


def _warnings(claim: Claim, workspace: Workspace, redacted: Redacted) -> Iterator[str]:
    terms = workspace.state.terms
    quote = claim.record.verbatim_quote
    if len(quote) < GUESSABLE and is_flagged(quote, terms):
        yield (
            f"The quote is shorter than {GUESSABLE} characters and holds flagged text; "
            "its published hash can be guessed."
        )
    if quote.strip(" .").lower() in redacted.text.lower():
        yield "The claim repeats its quote; these words of the source would be published."
    listed = [*(terms.kept_names or ()), *(terms.officials or ())]
    for name in unlisted_names(redacted.text, listed):
        yield f'"{name}" may be a name, and nothing flagged it.'
