"""The prescreen of a workspace."""

from __future__ import annotations

from typing import TYPE_CHECKING

from citevouch.anchor.resolve import is_clean_citation
from citevouch.gate.prescreen.batch import Screened, screen
from citevouch.gate.prescreen.local import Item
from citevouch.gate.prescreen.settings import APPROVED, read_approval
from citevouch_contract.models import GateStatus, LedgerKind, LedgerPayload, PrescreenedClaim

if TYPE_CHECKING:
    from citevouch.gate.prescreen.settings import PrescreenSettings
    from citevouch.gate.state import Claim
    from citevouch.gate.workspace import Workspace


def prescreen(workspace: Workspace, settings: PrescreenSettings, *, seed: str = "") -> Screened:
    """Prescreen the claims that no verifier has looked at, and record what it said of each.

    Those that a reviewer edited are left out: they always get their verifier. While the prescreen is off
    nothing is recorded.
    """
    claims = [claim for claim in workspace.claims if _is_open(claim)]
    items = [_item(claim, workspace) for claim in claims]
    approval = read_approval(settings.approval or workspace.folder / APPROVED)
    found = screen(items, settings, approval, workspace.state.terms, seed=seed)
    if claims and not settings.lacks:
        screened = [
            PrescreenedClaim(
                claim_id=claim.claim_id,
                record_hash=claim.record_hash,
                prescreen=found.prescreens[claim.claim_id],
                seed=found.seed,
            )
            for claim in claims
        ]
        workspace.record([(LedgerKind.prescreened, LedgerPayload(prescreened_claim=one)) for one in screened])
    return found


def _is_open(claim: Claim) -> bool:
    is_new = claim.prescreened is None and claim.verdict is None and claim.not_run is None
    return is_new and not claim.is_edited and claim.status == GateStatus.pending


def _item(claim: Claim, workspace: Workspace) -> Item:
    resolved = workspace.resolved(claim)
    is_clean = is_clean_citation(resolved) and claim.check is not None and claim.check.ok
    return Item(
        claim_id=claim.claim_id,
        claim=claim.record.claim_text,
        quote=claim.record.verbatim_quote,
        span=workspace.span(claim),
        is_clean=is_clean,
    )
