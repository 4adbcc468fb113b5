"""The state of one citation on each rung: a tone, which picks sign and colour, and one or two words."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from citevouch_contract.models import (
    ContentScope,
    IdentityVerdict,
    NotCheckableReason,
    QuoteOutcome,
    ReferenceStatus,
    Registry,
    RelevanceVerdict,
    Standing,
    UnverifiableReason,
)

if TYPE_CHECKING:
    from collections.abc import Sequence

    from citevouch_contract.models import QuoteCheck, ReferenceCheck, RelevanceCheck

#: From what is well to what nothing is known of. Each has its own sign, so that none needs a colour.
TONES: Final = ("ok", "note", "warn", "bad", "open", "none")


@dataclass(frozen=True, kw_only=True)
class State:
    """How far a citation got on one rung."""

    tone: str  #: one of `TONES`
    word: str  #: short enough for a fifth of a phone's width


NOT_ASKED: Final = State(tone="none", word="not asked")
NOT_COMPARED: Final = State(tone="none", word="not compared")
NO_QUOTE: Final = State(tone="none", word="no quote")
#: Of a bibliography entry without an identifier, of which nothing can be looked up.
ENTRY: Final = {
    "existence": State(tone="none", word="no identifier"),
    "identity": NOT_COMPARED,
    "standing": NOT_ASKED,
    "quotation": NO_QUOTE,
    "subject": NOT_COMPARED,
}

#: In the order in which one of several counts: what accuses, what confirms, what leaves it open.
_IDENTITY = {
    IdentityVerdict.MISMATCH: State(tone="bad", word="other paper"),
    IdentityVerdict.WRONG_IDENTIFIER: State(tone="bad", word="wrong id"),
    IdentityVerdict.CONFLICT: State(tone="warn", word="conflict"),
    IdentityVerdict.MATCH: State(tone="ok", word="match"),
    IdentityVerdict.UNCERTAIN: State(tone="open", word="unclear"),
}
_STANDING = {
    Standing.RETRACTED: State(tone="bad", word="retracted"),
    Standing.WITHDRAWN: State(tone="bad", word="withdrawn"),
    Standing.EXPRESSION_OF_CONCERN: State(tone="warn", word="concern"),
    Standing.CORRECTED: State(tone="note", word="corrected"),
    Standing.REINSTATED: State(tone="note", word="reinstated"),
    Standing.CURRENT: State(tone="ok", word="no notice"),
}
_SUBJECT = {
    RelevanceVerdict.ON_TOPIC: State(tone="ok", word="on topic"),
    RelevanceVerdict.UNCERTAIN: State(tone="open", word="unclear"),
    RelevanceVerdict.OFF_TOPIC: State(tone="note", word="off topic"),
}


def states(reference: ReferenceCheck, quotes: Sequence[QuoteCheck]) -> dict[str, State]:
    """The state on each of the five rungs, by the name of the rung, in their order."""
    return {
        "existence": _existence(reference),
        "identity": _identity(reference),
        "standing": _STANDING.get(Standing(reference.standing), NOT_ASKED)
        if reference.standing
        else NOT_ASKED,
        "quotation": _quotation(quotes),
        "subject": subject_state(reference.relevance),
    }


def subject_state(relevance: RelevanceCheck | None) -> State:
    """The state that a check of relevance comes to; none was made where it is None."""
    if relevance is None:
        return NOT_COMPARED
    return _SUBJECT.get(RelevanceVerdict(relevance.relevance_verdict), NOT_COMPARED)


def _existence(reference: ReferenceCheck) -> State:
    if reference.status == ReferenceStatus.VERIFIED:
        if reference.record and reference.record.source == Registry.CACHE_FILE:
            return State(tone="open", word="your file only")
        return State(tone="ok", word="verified")
    if reference.status == ReferenceStatus.NOT_FOUND:
        return State(tone="bad", word="not found")
    if reference.status == ReferenceStatus.LOOKUP_FAILED:
        return State(tone="open", word="no answer")
    if reference.unverifiable_reason == UnverifiableReason.MALFORMED:
        return State(tone="warn", word="malformed")
    return NOT_ASKED


def _identity(reference: ReferenceCheck) -> State:
    verdicts = {check.identity_verdict for check in reference.identity or ()}
    for verdict, state in _IDENTITY.items():
        if verdict in verdicts:
            differs = any(check.wrong_details for check in reference.identity or ())
            return State(tone="note", word="details differ") if state.tone == "ok" and differs else state
    return NOT_COMPARED


def _quotation(quotes: Sequence[QuoteCheck]) -> State:
    if not quotes:
        return NO_QUOTE
    count = Counter(each.quote_outcome for each in quotes)
    searched = len(quotes) - count[QuoteOutcome.NOT_CHECKABLE]
    if count[QuoteOutcome.MISATTRIBUTED]:
        return State(tone="bad", word=_of(count[QuoteOutcome.MISATTRIBUTED], searched, "elsewhere"))
    if count[QuoteOutcome.NOT_FOUND]:
        whole = any(
            each.quote_outcome == QuoteOutcome.NOT_FOUND and each.searched_scope == ContentScope.FULL_TEXT
            for each in quotes
        )
        return State(
            tone="bad" if whole else "warn", word=_of(count[QuoteOutcome.NOT_FOUND], searched, "not found")
        )
    if count[QuoteOutcome.FOUND]:
        return State(tone="ok", word=_of(count[QuoteOutcome.FOUND], len(quotes), "found"))
    too_short = all(each.not_checkable_reason == NotCheckableReason.TOO_SHORT for each in quotes)
    return State(tone="none", word="too short") if too_short else State(tone="open", word="not checkable")


def _of(count: int, total: int, what: str) -> str:
    return what if count == total == 1 else f"{count} of {total} {what}"
