"""What keeps a claim from being sent: decided here, from its words, before anything leaves the machine."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from citevouch.gate.prescreen.numeric import is_computed, numbers_stand
from citevouch.gate.prescreen.secrets import has_secret
from citevouch.gate.redaction import is_flagged
from citevouch_contract.models import PrescreenReason

if TYPE_CHECKING:
    from citevouch_contract.models import RedactionTerms


@dataclass(frozen=True, kw_only=True)
class Item:
    """One claim as the prescreen sees it. Its name never leaves."""

    claim_id: str
    claim: str
    quote: str
    span: str  #: the passage, read again from the document; blank where the anchor leads to none
    is_clean: bool

    @property
    def texts(self) -> dict[str, str]:
        """What would be sent."""
        return {"claim": self.claim, "quote": self.quote, "span": self.span}


def refusal(item: Item, terms: RedactionTerms) -> PrescreenReason | None:
    """Why *item* must not be sent; the first reason that holds, None where none does."""
    if any(_is_personal(text, terms) for text in item.texts.values()):
        return PrescreenReason.pii
    if any(map(has_secret, item.texts.values())):
        return PrescreenReason.secret
    if not item.is_clean or not item.span.strip():
        return PrescreenReason.degraded_anchor
    if not numbers_stand(item.claim, item.span):
        return PrescreenReason.numeric_mismatch
    return PrescreenReason.computed_value if is_computed(item.claim) else None


def _is_personal(text: str, terms: RedactionTerms) -> bool:
    """Whether *text* holds personal data. A sweep that fails has not shown that it holds none."""
    try:
        return is_flagged(text, terms)
    except Exception:  # noqa: BLE001 - whatever the second sweep stumbles over
        return True
