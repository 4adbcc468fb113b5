"""What leaves the workspace of an accepted claim: its redacted words, the public anchor, the status."""

from __future__ import annotations

from typing import TYPE_CHECKING

from citevouch.anchor.checker import check_record
from citevouch.anchor.resolve import is_clean_citation
from citevouch.contract.canonical import digest
from citevouch.gate.cards import card
from citevouch_contract.models import (
    CheckerFlag,
    CheckerLevel,
    GateStatus,
    PublicAnchor,
    PublicationStatus,
    PublishedFinding,
    VerifierResult,
)

if TYPE_CHECKING:
    from citevouch.gate.state import Claim
    from citevouch.gate.workspace import Workspace
    from citevouch_contract.models import GateCard, LedgerHead

#: What a check must not have found: no person's answer makes up for these.
_BARRED = {
    CheckerFlag.uncited: "it has no anchor",
    CheckerFlag.other_document: "its document is not the one that it was made from",
    CheckerFlag.damaged_hash: "its record is damaged",
    CheckerFlag.text_differs: "the words at its anchor are not those of its quote",
}

_PLACE = ("page_no", "block_index", "block_self_ref", "bbox")


def findings(workspace: Workspace) -> tuple[list[PublishedFinding], list[str]]:
    """The findings that may be published now, and why each other accepted claim may not.

    A finding that was published before is the same again, with the head of the ledger that it had then.
    """
    found: dict[str, PublishedFinding] = {}
    barred: list[str] = []
    for claim in workspace.claims:
        shown = card(claim, workspace)
        if shown.gate_status != GateStatus.accepted:
            continue
        if why := _bar(claim, workspace):
            barred.append(f"{claim.claim_id}: accepted and not published, for {why}")
            continue
        new = _finding(claim, shown, workspace.head)
        found[new.finding_id] = workspace.state.published.get(new.finding_id, new)
    return list(found.values()), barred


def _bar(claim: Claim, workspace: Workspace) -> str:
    """What keeps an accepted claim in the workspace; empty where nothing does."""
    if claim.check != check_record(claim.record, workspace.document):
        return "its check is not that of this record and this document"
    return next((_BARRED[flag] for flag in claim.check.checker_flags or () if flag in _BARRED), "")


def _finding(claim: Claim, shown: GateCard, head: LedgerHead) -> PublishedFinding:
    anchor, words = _anchor(claim, shown), shown.redacted_claim or ""
    plain = {"redacted_claim": words, "public_anchor": anchor.model_dump(mode="json", exclude_none=True)}
    return PublishedFinding(
        finding_id=digest(plain)[:16],
        redacted_claim=words,
        public_anchor=anchor,
        publication_status=PublicationStatus.accepted,
        ledger_head=head,
    )


def _anchor(claim: Claim, shown: GateCard) -> PublicAnchor:
    """Where the words stand: in the document now if the anchor is clean, else where the record has them."""
    record, now = claim.record, shown.resolved
    is_clean = is_clean_citation(now) and now.block_index is not None and now.block_self_ref is not None
    place = {key: getattr(now if is_clean else record, key) for key in _PLACE}
    return PublicAnchor(
        doc_id=record.doc_id,
        text_hash=record.text_hash,
        checker_level=CheckerLevel(now.level),
        verifier_result=_verifier_result(claim),
        schema_name=record.schema_name,
        schema_version=record.schema_version,
        **place,
    )


def _verifier_result(claim: Claim) -> VerifierResult:
    if claim.verdict is not None:
        return VerifierResult(claim.verdict.result)
    return VerifierResult.prescreen_skip if claim.is_skipped else VerifierResult.indeterminate
