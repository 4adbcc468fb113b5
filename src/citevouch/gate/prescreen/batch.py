"""The prescreen of one batch of claims."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from citevouch.gate.prescreen.local import refusal
from citevouch.gate.prescreen.scores import Score, read_scores, reported_model
from citevouch.gate.prescreen.spotchecks import drawn, seed_of
from citevouch.gate.prescreen.transport import SendingError, post
from citevouch.gate.prescreen.windows import Window, windows
from citevouch_contract.models import Prescreen, PrescreenReason, PrescreenRoute

if TYPE_CHECKING:
    from collections.abc import Sequence

    from citevouch.gate.prescreen.local import Item
    from citevouch.gate.prescreen.settings import PrescreenSettings
    from citevouch_contract.models import PrescreenApproval, RedactionTerms

MOST_REQUESTS = 200  #: of one batch; what is left then goes to the verifier

#: What is known of a claim: its scores, or why it has none.
Finding = Score | PrescreenReason


@dataclass(frozen=True)
class Screened:
    """The prescreen of each claim by claim_id, and the seed that the spot checks were drawn with."""

    prescreens: dict[str, Prescreen]
    seed: str
    note: str = ""  #: why nothing was sent


def screen(
    items: Sequence[Item],
    settings: PrescreenSettings,
    approval: PrescreenApproval | None,
    terms: RedactionTerms,
    *,
    seed: str = "",
) -> Screened:
    """The prescreen of *items*.

    Without an approval nothing is sent, for no score would count. If an answering model is not the approved
    one, no score of the batch counts. *seed* is for repeating a draw of spot checks; by default it follows
    from the claims.
    """
    seed = seed or seed_of((item.claim_id, item.claim) for item in items)
    if settings.lacks:
        return Screened(_all(items, PrescreenReason.jev_off), seed, settings.status)
    if approval is None:
        note = "no model is approved: nothing was sent"
        return Screened(_all(items, PrescreenReason.model_changed), seed, note)
    refused = {item.claim_id: reason for item in items if (reason := _refusal(item, terms))}
    sending = _Sending(settings, settings.model or approval.approved_model)
    findings = refused | sending.scores([item for item in items if item.claim_id not in refused])
    if others := sorted(sending.models - {approval.approved_model}):
        return Screened(_all(items, PrescreenReason.model_changed, model=others[0]), seed)
    found = {item.claim_id: _routed(findings[item.claim_id], settings.threshold) for item in items}
    skipped = [name for name, one in found.items() if one.route == PrescreenRoute.skip]
    for name in drawn(skipped, seed):
        found[name].spot_check = True
    return Screened(found, seed)


class _Sending:
    """Sends windows until the endpoint says that there is no more to be had, or the cap is reached."""

    def __init__(self, settings: PrescreenSettings, model: str) -> None:
        self._settings, self._model = settings, model
        self._left = MOST_REQUESTS
        self.models: set[str] = set()  #: that answered, with scores or without

    def scores(self, items: Sequence[Item]) -> dict[str, Finding]:
        """What comes back for each of *items*."""
        found: dict[str, Finding] = {}
        for window in windows(items):
            found |= self._window(window)
        return found

    def _window(self, window: Window, *, may_split: bool = True) -> dict[str, Finding]:
        if window.is_too_large:  # then it is a single item
            return _without(window, PrescreenReason.too_large)
        if self._left <= 0:
            return _without(window, PrescreenReason.jev_error)
        self._left -= 1
        try:
            answer = post(window.body(self._model), self._settings)
            self.models |= {reported_model(answer)} - {""}
            return dict(read_scores(answer, window))
        except SendingError as failure:
            if failure.ends:
                self._left = 0
            if not may_split or len(window.items) < 2 or failure.reason not in _SPLIT:
                return _without(window, failure.reason)
        except Exception:  # noqa: BLE001 - whatever goes wrong, the claims go to the verifier
            return _without(window, PrescreenReason.jev_error)
        found: dict[str, Finding] = {}
        for half in window.halves:
            found |= self._window(half, may_split=False)
        return found


_SPLIT = (PrescreenReason.too_large, PrescreenReason.waf_blocked)


def _refusal(item: Item, terms: RedactionTerms) -> Finding | None:
    try:
        return refusal(item, terms)
    except Exception:  # noqa: BLE001 - what could not be looked at is not sent
        return PrescreenReason.jev_error


def _without(window: Window, reason: PrescreenReason) -> dict[str, Finding]:
    return dict.fromkeys((item.claim_id for item in window.items), reason)


def _all(items: Sequence[Item], reason: PrescreenReason, *, model: str | None = None) -> dict[str, Prescreen]:
    return {item.claim_id: _to_verify(reason, model=model) for item in items}


def _to_verify(reason: PrescreenReason, *, model: str | None = None) -> Prescreen:
    return Prescreen(route=PrescreenRoute.verify, reason=reason, model=model, spot_check=False)


def _routed(found: Finding, threshold: float) -> Prescreen:
    """Skip where both scores reach the threshold, else verify, with the reason."""
    if not isinstance(found, Score):
        return _to_verify(found)
    low = min(found.presence, found.entailment) < threshold
    return Prescreen(
        presence=found.presence,
        entailment=found.entailment,
        route=PrescreenRoute.verify if low else PrescreenRoute.skip,
        reason=PrescreenReason.low_score if low else None,
        model=found.model,
        spot_check=False,
    )
