"""Where every claim stands, read off the ledger and off nothing else.

Each entry is applied to what the ones before it left. What was said about one text of a claim is bound to the
hash of its record, so that it is void for any other text; and an acceptance is void as soon as anything new
is known of the claim, for the person who accepted it had not seen that.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Any

from citevouch.anchor.stored import record_hash
from citevouch_contract.models import (
    CheckerLevel,
    GateAction,
    GateStatus,
    LedgerKind,
    PrescreenRoute,
    RedactionTerms,
    ReviewRound,
)

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from citevouch_contract.models import (
        CheckerResult,
        CitationRecord,
        GateDecision,
        IngestResult,
        LedgerEntry,
        LedgerPayload,
        PrescreenedClaim,
        PublishedFinding,
        VerifierNotRun,
        VerifierVerdict,
    )


@dataclass(frozen=True, kw_only=True)
class Claim:
    """One claim as it reads now, and what is known of exactly this text."""

    record: CitationRecord
    record_hash: str
    first_hash: str  #: of the record that the claim came in with
    check: CheckerResult | None = None
    prescreened: PrescreenedClaim | None = None
    verdict: VerifierVerdict | None = None
    not_run: VerifierNotRun | None = None
    decision: GateDecision | None = None  #: the one that counts, an edit that led to this text included
    second: GateDecision | None = None
    is_edited: bool = False  #: by a reviewer, so that no prescreen may spare its verifier

    @property
    def claim_id(self) -> str:
        """Its name in the workspace."""
        return self.record.claim_id or ""

    @property
    def is_skipped(self) -> bool:
        """Whether the prescreen spared this text a verifier."""
        return self.prescreened is not None and self.prescreened.prescreen.route == PrescreenRoute.skip

    @property
    def is_spot_checked(self) -> bool:
        """Whether it was spared one and drawn to be verified all the same."""
        return self.is_skipped and self.prescreened is not None and self.prescreened.prescreen.spot_check

    @property
    def is_unfinished_edit(self) -> bool:
        """Whether an edit was recorded and its new record was not: a crash fell between the two."""
        edit = self.decision
        return (
            edit is not None and edit.gate_action == GateAction.edit and edit.record_hash == self.record_hash
        )

    @property
    def _is_verified(self) -> bool:
        """Whether the check has run, and a verifier has answered or was not to be had."""
        return self.check is not None and (self.verdict is not None or self.not_run is not None)

    @property
    def status(self) -> GateStatus:
        """Where it stands by its decision; a card says whether an acceptance still holds."""
        action = self.decision.gate_action if self.decision else None
        if action == GateAction.accept:
            return GateStatus.accepted
        if action == GateAction.reject:
            return GateStatus.rejected
        if action == GateAction.edit and (self.is_unfinished_edit or not self._is_verified):
            return GateStatus.pending_reverification
        return GateStatus.pending


@dataclass(kw_only=True)
class State:
    """Everything that the ledger says."""

    ingest: IngestResult | None = None
    document_hash: str = ""
    terms: RedactionTerms = field(default_factory=RedactionTerms)
    claims: dict[str, Claim] = field(default_factory=dict)  #: by claim_id, in the order of their first record
    uncited: dict[str, CheckerResult] = field(default_factory=dict)
    published: dict[str, PublishedFinding] = field(default_factory=dict)  #: by finding_id

    def apply(self, entries: Iterable[LedgerEntry]) -> None:
        """Take in *entries*, the next ones of the ledger."""
        for entry in entries:
            _APPLY[LedgerKind(entry.entry_kind)](self, entry.payload)


def state_of(entries: Iterable[LedgerEntry]) -> State:
    """What a whole ledger says."""
    state = State()
    state.apply(entries)
    return state


def _opened(state: State, payload: LedgerPayload) -> None:
    state.ingest, state.document_hash = payload.ingest, payload.document_hash or ""


def _named(state: State, payload: LedgerPayload) -> None:
    state.terms = payload.redaction_terms or RedactionTerms()


def _stamped(state: State, payload: LedgerPayload) -> None:
    record = payload.citation_record
    if record is None:
        return
    name = record_hash(record)
    new = Claim(record=record, record_hash=name, first_hash=name)
    old = state.claims.get(new.claim_id)
    if old is not None:
        new = replace(new, first_hash=old.first_hash, decision=old.decision, is_edited=True)
    state.claims[new.claim_id] = new
    state.uncited.pop(new.claim_id, None)


def _checked(state: State, payload: LedgerPayload) -> None:
    result = payload.checker_result
    if result is not None and result.anchor_level == CheckerLevel.uncited:
        state.uncited[result.claim_id] = result
    elif result is not None:
        _learn(state, result.claim_id, result.record_hash, check=result)


def _prescreened(state: State, payload: LedgerPayload) -> None:
    if found := payload.prescreened_claim:
        _learn(state, found.claim_id, found.record_hash, prescreened=found)


def _verdict(state: State, payload: LedgerPayload) -> None:
    if found := payload.verifier_verdict:
        _learn(state, found.claim_id or "", found.record_hash or "", verdict=found, not_run=None)


def _not_run(state: State, payload: LedgerPayload) -> None:
    if found := payload.verifier_not_run:
        _learn(state, found.claim_id, found.record_hash, not_run=found)


def _learn(state: State, claim_id: str, about: str, **found: Any) -> None:
    """Take something new in about one text of a claim; an acceptance made without it is void."""
    claim = state.claims.get(claim_id)
    if claim is None or claim.record_hash != about:
        return
    claim = replace(claim, **found)
    if claim.status == GateStatus.accepted:
        claim = replace(claim, decision=None, second=None)
    state.claims[claim_id] = claim


def _decided(state: State, payload: LedgerPayload) -> None:
    decision = payload.gate_decision
    claim = state.claims.get(decision.claim_id) if decision else None
    if decision is None or claim is None or claim.record_hash != decision.record_hash:
        return
    if decision.review_round == ReviewRound.second:
        claim = replace(claim, second=decision)
    else:
        claim = replace(claim, decision=decision, second=None)
    state.claims[claim.claim_id] = claim


def _published(state: State, payload: LedgerPayload) -> None:
    if finding := payload.published_finding:
        state.published[finding.finding_id] = finding


_APPLY: dict[LedgerKind, Callable[[State, LedgerPayload], None]] = {
    LedgerKind.opened: _opened,
    LedgerKind.named: _named,
    LedgerKind.stamped: _stamped,
    LedgerKind.checked: _checked,
    LedgerKind.prescreened: _prescreened,
    LedgerKind.verdict: _verdict,
    LedgerKind.not_run: _not_run,
    LedgerKind.decided: _decided,
    LedgerKind.published: _published,
}
