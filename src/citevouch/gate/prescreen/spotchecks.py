"""Skipped claims that are verified all the same: how they are drawn, and what came of them.

The draw follows from a seed and the claims' names, so that anybody who has both can repeat it. What a
verifier did not support is logged in the workspace without a word of the claim.
"""

from __future__ import annotations

import json
from hashlib import sha256
from typing import TYPE_CHECKING

from citevouch.clock import now
from citevouch.contract.output import dumps_lines
from citevouch.gate import private
from citevouch_contract.models import SpotCheckDisagreement, SpotCheckVerdict, VerdictResult

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from citevouch.gate.state import Claim
    from citevouch.gate.workspace import Workspace

SHARE = 0.10  #: of the skipped claims, about
LOG = "spotchecks.jsonl"


def seed_of(claims: Iterable[tuple[str, str]]) -> str:
    """The seed that follows from a batch of (claim_id, claim)."""
    pairs = sorted([claim_id, claim] for claim_id, claim in claims)
    return sha256(json.dumps(pairs).encode()).hexdigest()[:16]


def drawn(skipped: Sequence[str], seed: str) -> list[str]:
    """The claims out of *skipped* that are drawn: every tenth or so, and one at least."""
    places = {claim_id: _place(claim_id, seed) for claim_id in skipped}
    found = [claim_id for claim_id, place in places.items() if place < SHARE]
    return found or sorted(skipped, key=lambda claim_id: places[claim_id])[:1]


def _place(claim_id: str, seed: str) -> float:
    """A number from 0 to 1 that looks drawn by lot."""
    return int(sha256(f"{seed}:{claim_id}".encode()).hexdigest()[:8], 16) / 0xFFFFFFFF


def disagreements(workspace: Workspace) -> list[SpotCheckDisagreement]:
    """The spot checks of the claims as they read now that did not end in support, at the present time."""
    return [_disagreement(claim) for claim in workspace.claims if _disagrees(claim)]


def log_disagreements(workspace: Workspace) -> list[SpotCheckDisagreement]:
    """The disagreements; those that the workspace's log does not have yet are added to it."""
    found, path = disagreements(workspace), workspace.folder / LOG
    logged = path.read_text("utf-8").splitlines() if path.exists() else []
    known = {_unstamped(json.loads(line)) for line in logged}
    new = [one for one in found if _unstamped(one.model_dump(mode="json", exclude_none=True)) not in known]
    if new:
        private.append(path, dumps_lines(new).encode())
    return found


def summary_line(claims: Iterable[Claim]) -> str:
    """What the prescreen did to the claims as they read now, in one line."""
    screened = [claim for claim in claims if claim.prescreened is not None]
    skipped = sum(claim.is_skipped for claim in screened)
    spot = sum(claim.is_spot_checked for claim in screened)
    sent = len(screened) - skipped + spot
    return (
        f"{len(screened)} claims pre-screened | {skipped} skipped | {sent} sent to extraction-verifier | "
        f"{spot} spot-checked | {sum(map(_disagrees, screened))} disagreements"
    )


def _disagrees(claim: Claim) -> bool:
    return claim.is_spot_checked and (
        claim.verdict is None or claim.verdict.result != VerdictResult.supported
    )


def _disagreement(claim: Claim) -> SpotCheckDisagreement:
    screened = claim.prescreened
    found = screened.prescreen if screened else None
    return SpotCheckDisagreement(
        ts=now(),
        claim_id=claim.claim_id,
        presence=found.presence if found else None,
        entailment=found.entailment if found else None,
        model=found.model if found else None,
        spot_check_verdict=SpotCheckVerdict(claim.verdict.result if claim.verdict else "missing"),
        seed=(screened.seed if screened else None) or "",
    )


def _unstamped(plain: dict[str, object]) -> str:
    return json.dumps({key: value for key, value in plain.items() if key != "ts"}, sort_keys=True)
