"""What the verdicts on one citation rest on, prepared for the page: who was asked, what was compared."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from citevouch.render.html.marks import Segment, compare, tolerated
from citevouch.render.words import LOOKUP_OUTCOME, NOT_CHECKABLE, SCOPE, counted, lowered, name
from citevouch_contract.models import (
    ContentScope,
    IdentityVerdict,
    LookupOutcome,
    MatchKind,
    QuoteOutcome,
    Registry,
)

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping
    from datetime import datetime

    from citevouch.render.excerpts import Source
    from citevouch_contract.models import (
        AuditReport,
        IdentityCheck,
        LookupAttempt,
        QuoteCheck,
        ReferenceCheck,
        TextAnchor,
        ValidationReport,
    )

#: Characters that an anchor has of its surroundings, as the contract says of prefix and suffix.
AROUND: Final = 32


@dataclass(frozen=True, kw_only=True)
class Asked:
    """One request as it bears on one identifier."""

    attempt: LookupAttempt
    who: str
    said: str
    when: datetime
    how: str  #: from the store, from a file, how many tries


@dataclass(frozen=True, kw_only=True)
class Compared:
    """Two texts side by side, each with what it is."""

    one: str
    left: list[Segment]
    other: str
    right: list[Segment]


@dataclass(frozen=True, kw_only=True)
class Identity:
    """One identity check: its verdict in words and the titles behind it."""

    check: IdentityCheck
    tone: str
    verdict: str
    titles: Compared | None


@dataclass(frozen=True, kw_only=True)
class Quoted:
    """One checked quotation: its outcome in words, where it stands, and the words it was compared with."""

    check: QuoteCheck
    tone: str
    short: str  #: one or two words
    verdict: str
    line: int | None
    quote: list[Segment]
    source: list[Segment]  #: what the source has, from the anchor or the closest passage
    passage: TextAnchor | None
    before: str  #: what the source has before the passage, from its first whole word on
    after: str


def asked(reference: ReferenceCheck, attempts: Mapping[str, LookupAttempt]) -> list[Asked]:
    """Every request that had to do with *reference*, in the order asked."""
    known = [attempts[each] for each in reference.attempt_ids or () if each in attempts]
    return [_asked(attempt, reference.reference_id) for attempt in known]


def _asked(attempt: LookupAttempt, identifier: str) -> Asked:
    if attempt.lookup_outcome != LookupOutcome.ANSWERED:
        said = LOOKUP_OUTCOME.get(str(attempt.lookup_outcome), lowered(attempt.lookup_outcome))
    elif identifier in (attempt.found_ids or ()):
        said = "has a record of it"
    elif identifier in (attempt.absent_ids or ()):
        said = "says that it has no such record"
    else:
        said = "answered, and has nothing on it"
    return Asked(attempt=attempt, who=name(attempt.registry), said=said, when=attempt.at, how=_how(attempt))


def requests(report: ValidationReport | AuditReport) -> list[Asked]:
    """Every request of *report*, each as what became of it as a whole."""
    outcomes = [LOOKUP_OUTCOME.get(str(each.lookup_outcome), "") for each in report.attempts or ()]
    return [
        Asked(attempt=each, who=name(each.registry), said=outcome, when=each.at, how=_how(each))
        for each, outcome in zip(report.attempts or (), outcomes, strict=True)
    ]


def _how(attempt: LookupAttempt) -> str:
    if attempt.registry == Registry.CACHE_FILE:
        return "a file of yours, no registry"
    if attempt.from_cache:
        return "kept in citevouch’s store since then"
    if attempt.tries == 0:
        return "no request was sent"
    return "asked in this run" if attempt.tries == 1 else f"asked in this run, {attempt.tries} tries"


_IDENTITY = {
    IdentityVerdict.MATCH: ("ok", "It is the paper that the text names."),
    IdentityVerdict.MISMATCH: ("bad", "The record is another paper than the one that the text names."),
    IdentityVerdict.WRONG_IDENTIFIER: ("bad", "The identifier is that of another paper."),
    IdentityVerdict.CONFLICT: ("warn", "The identifiers of this entry name different papers."),
    IdentityVerdict.UNCERTAIN: ("open", "The titles neither agree nor clearly differ."),
    IdentityVerdict.NOT_ASSESSED: ("none", "Nothing was compared."),
}


def identities(reference: ReferenceCheck) -> list[Identity]:
    """Each place that names the paper, compared with the record."""
    return [_identity(check) for check in reference.identity or ()]


def _identity(check: IdentityCheck) -> Identity:
    tone, verdict = _IDENTITY[IdentityVerdict(check.identity_verdict)]
    titles = None
    if check.cited_title and check.record_title:
        left, right = compare(check.cited_title.text, check.record_title, fold_case=True)
        titles = Compared(one="Cited as", left=left, other="Record", right=right)
    return Identity(check=check, tone=tone, verdict=verdict, titles=titles)


def quotations(quotes: Iterable[QuoteCheck], source: Source | None) -> list[Quoted]:
    """The checked quotations of one reference; their lines are known where the text is at hand."""
    return [_quoted(check, source) for check in quotes]


def _quoted(check: QuoteCheck, source: Source | None) -> Quoted:
    tone, short, verdict = _outcome(check)
    passage = check.anchor or check.closest
    quote, right = [Segment(text=check.quote)], list[Segment]()
    if check.anchor:
        quote, right = tolerated(check.quote, check.anchor, check.differences or ())
    elif check.closest:
        quote, right = compare(check.quote, check.closest.exact)
    return Quoted(
        check=check,
        tone=tone,
        short=short,
        verdict=verdict,
        line=source.at(check.start)[0] if source else None,
        quote=quote,
        source=right,
        passage=passage,
        before=_before(passage),
        after=_after(passage),
    )


def _before(passage: TextAnchor | None) -> str:
    prefix = " ".join((passage.prefix or "").split()) if passage else ""
    gap = " " if prefix and passage and passage.prefix and passage.prefix[-1].isspace() else ""
    cut = passage is not None and passage.start > len(passage.prefix or "")
    return ("…" + prefix.partition(" ")[2] if cut and prefix else prefix) + gap


def _after(passage: TextAnchor | None) -> str:
    suffix = passage.suffix if passage and passage.suffix else ""
    whole = len(suffix) < AROUND
    folded = (" " if suffix[:1].isspace() else "") + " ".join(suffix.split())
    return folded if whole else folded.rpartition(" ")[0] + "…"


def _outcome(check: QuoteCheck) -> tuple[str, str, str]:
    """Tone, one or two words, and a sentence."""
    where = SCOPE.get(str(check.searched_scope), "source")
    if check.quote_outcome == QuoteOutcome.MISATTRIBUTED:
        said = f"Not in the {where} of the cited paper, but word for word in another one cited here."
        return "bad", "of another paper", said
    if check.quote_outcome == QuoteOutcome.NOT_FOUND:
        if check.searched_scope == ContentScope.FULL_TEXT:
            return "bad", "not found", "These words do not stand in the full text."
        said = f"Not in the {where}, which is all that was searched. The body of the paper may have it."
        return "warn", "not in abstract", said
    if check.quote_outcome == QuoteOutcome.NOT_CHECKABLE:
        reason = str(check.not_checkable_reason)
        return "open", "not checkable", f"Not checkable: {NOT_CHECKABLE.get(reason, lowered(reason))}"
    if check.match_kind == MatchKind.TITLE:
        return "ok", "found", "These words are the title of the record."
    if check.match_kind == MatchKind.TOLERANT:
        listed = ", ".join(difference_counts(check))
        return "ok", "found", f"Found in the {where}, written differently: {listed}."
    return "ok", "found", f"Found in the {where}, word for word."


def difference_counts(check: QuoteCheck) -> Iterator[str]:
    """The kinds of tolerated differences, each with how often where more than once."""
    kinds = [lowered(each.difference_kind) for each in check.differences or ()]
    for kind in dict.fromkeys(kinds):
        times = kinds.count(kind)
        yield kind if times == 1 else f"{kind} ({counted(times, 'place')})"
