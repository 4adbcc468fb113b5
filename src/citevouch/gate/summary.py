"""Where the cards of a workspace stand, in numbers."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from citevouch.gate.cards import card
from citevouch.gate.prescreen.spotchecks import disagreements
from citevouch_contract.models import GateStatus, GateSummary

if TYPE_CHECKING:
    from citevouch.gate.workspace import Workspace


def summary(workspace: Workspace) -> GateSummary:
    """The counts of *workspace*; those of the prescreen are absent where it did not run."""
    claims, state = workspace.claims, workspace.state
    statuses = Counter(card(claim, workspace).gate_status for claim in claims)
    return GateSummary(
        doc_id=state.ingest.doc_id if state.ingest else "",
        cards_total=len(claims),
        cards_pending=statuses[GateStatus.pending],
        cards_pending_reverification=statuses[GateStatus.pending_reverification],
        cards_accepted=statuses[GateStatus.accepted],
        cards_rejected=statuses[GateStatus.rejected],
        claims_uncited=len(state.uncited) or None,
        findings_published=len(state.published),
        ledger_head=workspace.head,
        **_prescreened(workspace),
    )


def _prescreened(workspace: Workspace) -> dict[str, int]:
    screened = [claim for claim in workspace.claims if claim.prescreened is not None]
    if not screened:
        return {}
    skipped = sum(claim.is_skipped for claim in screened)
    spot = sum(claim.is_spot_checked for claim in screened)
    return {
        "claims_prescreened": len(screened),
        "claims_skipped": skipped,
        "claims_sent": len(screened) - skipped + spot,
        "claims_spot_checked": spot,
        "disagreements": len(disagreements(workspace)),
    }
