"""Rung 4: does the quoted sentence stand in the source that it is attributed to?

The text of the cited paper is searched, then its titles; what is in neither is looked for in the other papers
that the same text cites. Not to be found in an abstract is weaker than not to be found in a full text, and
where there is no text to search nothing is said against a quotation.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING, Any

from citevouch.check.convert import sha256
from citevouch.check.matching import baseline_found, closest, count_words, prepare, search
from citevouch.check.quoted_sources import Place, Sources, sources_of
from citevouch.check.works import one_work
from citevouch_contract.models import (
    AttributionKind,
    ContentScope,
    DifferenceKind,
    MatchKind,
    NotCheckableReason,
    QuoteCheck,
    QuoteDifference,
    QuoteOutcome,
    TextAnchor,
)

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from citevouch.check.matching import Difference
    from citevouch.records import Record, Resolution, Resolved
    from citevouch.text.model import Attribution, Quote

#: Fewer words than these stand in many papers; that they stand in this one says nothing.
LEAST_WORDS = 3
#: Characters shown before and after an anchor.
CONTEXT = 32

_SEARCHED = {ContentScope.FULL_TEXT: "full text", ContentScope.ABSTRACT: "abstract"}

#: What is said of a quotation whose source has no record, by UnverifiableReason.
_UNASKED = {
    "SKIPPED_PREFIX": (NotCheckableReason.SKIPPED, "Identifiers of this kind were to be skipped."),
    "OVER_LIMIT": (
        NotCheckableReason.OVER_LIMIT,
        "The identifier comes after the first that were to be looked up.",
    ),
}
_NO_RECORD = (NotCheckableReason.NO_RECORD, "There is no record of the cited identifier to search in.")


@dataclass(frozen=True, kw_only=True)
class _Options:
    explain: bool
    baseline: bool


def check_quotes(
    quotes: Sequence[Quote], resolved: Resolved, *, explain: bool = False, baseline: bool = True
) -> list[QuoteCheck]:
    """One check for each quotation and identifier that it is attributed to, in the order of the text.

    A quotation that is attributed to nothing has none.

    Args:
        quotes: as they were read.
        resolved: what became of the identifiers; only its records are looked at.
        explain: whether to show the closest passage for what is not found. It costs far more than the search.
        baseline: whether to ask the matcher of linkml-reference-validator too.
    """
    sources, options = sources_of(resolved), _Options(explain=explain, baseline=baseline)
    pairs = ((quote, attribution) for quote in quotes for attribution in _distinct(quote.attributions))
    return [
        _check(number, quote, attribution, resolved, sources, options)
        for number, (quote, attribution) in enumerate(pairs, start=1)
    ]


def _distinct(attributions: Sequence[Attribution]) -> Iterator[Attribution]:
    """The first attribution to each identifier."""
    seen: set[str] = set()
    for each in attributions:
        if each.reference_id not in seen:
            seen.add(each.reference_id)
            yield each


def _check(
    number: int,
    quote: Quote,
    attribution: Attribution,
    resolved: Resolved,
    sources: Sources,
    options: _Options,
) -> QuoteCheck:
    resolution = resolved.resolutions.get(attribution.reference_id)
    if count_words(quote.text) < LEAST_WORDS:
        result = _not_checkable(
            NotCheckableReason.TOO_SHORT, "It has too few words for their occurrence to say anything."
        )
    elif resolution is None or resolution.record is None:
        result = _without_record(resolution)
    else:
        result = _searched(quote, attribution.reference_id, sources, options)
    return QuoteCheck(
        id=f"q{number}",
        quote=quote.text,
        start=quote.start,
        end=quote.end,
        reference_id=attribution.reference_id,
        how=AttributionKind(attribution.how),
        is_title=quote.is_title or None,
        **result,
    )


def _without_record(resolution: Resolution | None) -> dict[str, Any]:
    if resolution is not None and resolution.status == "LOOKUP_FAILED":
        return _not_checkable(NotCheckableReason.LOOKUP_FAILED, "The look-up of the cited identifier failed.")
    asked = resolution and resolution.unverifiable_reason
    return _not_checkable(*_UNASKED.get(asked or "", _NO_RECORD))


def _not_checkable(reason: NotCheckableReason, message: str) -> dict[str, Any]:
    return {"quote_outcome": QuoteOutcome.NOT_CHECKABLE, "not_checkable_reason": reason, "message": message}


def _searched(quote: Quote, reference_id: str, sources: Sources, options: _Options) -> dict[str, Any]:
    """What the search gave: in the paper's text, its titles, the papers cited beside it."""
    named = [reference_id, *sources.same_paper[reference_id]]
    texts = [(name, text) for name in named if (text := sources.records[name].text)]
    scope = _widest([sources.records[name].content_scope for name, _ in texts] or ["TITLE_ONLY"])
    result: dict[str, Any] = {"searched_scope": scope}
    if options.baseline and texts:
        result["baseline_found"] = baseline_found(quote.text, texts[0][1])
    place, refusal = _in_own_paper(quote, named, texts, sources)
    if place:
        return result | _found(quote, place)
    if not texts:
        return _not_checkable(
            NotCheckableReason.NO_TEXT, f"{reference_id} has no abstract or full text to search."
        )
    return result | _missing(quote, reference_id, texts, sources, refusal, options)


def _widest(scopes: Sequence[str]) -> ContentScope:
    return next(scope for scope in ContentScope if scope in scopes)


def _in_own_paper(
    quote: Quote, named: Sequence[str], texts: Sequence[tuple[str, str]], sources: Sources
) -> tuple[Place | None, str | None]:
    """Where the cited paper has the words; or why not, where only their surroundings speak against them."""
    refusal = None
    for name, text in texts:
        found = search(quote.text, prepare(text))
        if found.match:
            return Place(reference_id=name, record=sources.records[name], text=text, match=found.match), None
        refusal = refusal or found.refusal
    titles = [sources.in_titles(quote.text, name) for name in named]
    if (
        quote.is_title
    ):  # nobody quotes from the text here, so that a title cited by heart is no false quotation
        titles += [sources.in_abridged_titles(quote.text, name) for name in named]
    return next((place for place in titles if place), None), refusal


def _found(quote: Quote, place: Place) -> dict[str, Any]:
    kind = MatchKind(place.match.kind)
    if kind == MatchKind.TITLE:
        abridged = any(each.kind == "OMISSION" for each in place.match.differences)
        how = "with words left out" if abridged else "or its beginning"
        message = f"It is the title of {place.reference_id}, {how}."
    else:
        where = _where(place.record, place.reference_id)
        message = f"It stands in {where}{', written differently' if kind == MatchKind.TOLERANT else ''}."
    return {
        "quote_outcome": QuoteOutcome.FOUND,
        "match_kind": kind,
        "message": message,
        **_shown(quote, place),
    }


def _missing(
    quote: Quote,
    reference_id: str,
    texts: Sequence[tuple[str, str]],
    sources: Sources,
    refusal: str | None,
    options: _Options,
) -> dict[str, Any]:
    record = sources.records[texts[0][0]]
    where = _where(record, texts[0][0])
    version = ""
    for place in sources.elsewhere(quote.text, reference_id):
        if not one_work(record, place.record):
            message = (
                f"It is not in {where}, but word for word in {place.reference_id}, which is cited here too."
            )
            outcome = {"quote_outcome": QuoteOutcome.MISATTRIBUTED, "found_in": place.reference_id}
            return outcome | {"message": message} | _shown(quote, place)
        version = (
            version or f" It is in {place.reference_id}, which looks like another version of the same work."
        )
    said = f"The words are in {where}, but {refusal}." if refusal else f"It is not in {where}."
    result = {"quote_outcome": QuoteOutcome.NOT_FOUND, "message": said + (version or _weakness(record))}
    return result | (_closest(quote, texts) if options.explain else {})


def _where(record: Record, name: str) -> str:
    return f"the {_SEARCHED.get(ContentScope(record.content_scope), 'text')} of {name}"


def _weakness(record: Record) -> str:
    if record.content_scope == "FULL_TEXT":
        return ""
    return " No more than the abstract was searched; it may stand in the full text."


def _closest(quote: Quote, texts: Sequence[tuple[str, str]]) -> dict[str, Any]:
    name, text = texts[0]
    passage = closest(quote.text, text)
    if passage is None:
        return {}
    return {"closest": _anchor(name, text, passage.start, passage.end), "closest_score": passage.score}


def _shown(quote: Quote, place: Place) -> dict[str, Any]:
    """Where a match stands and what it tolerated."""
    shown: dict[str, Any] = {
        "anchor": _anchor(place.reference_id, place.text, place.match.start, place.match.end)
    }
    if place.match.differences:
        shown["differences"] = [_difference(quote, place.text, each) for each in place.match.differences]
    return shown


def _anchor(name: str, text: str, start: int, end: int) -> TextAnchor:
    return TextAnchor(
        source_id=name,
        start=start,
        end=end,
        exact=text[start:end],
        prefix=text[max(0, start - CONTEXT) : start] or None,
        suffix=text[end : end + CONTEXT] or None,
        sha256=_digest(text),
    )


@lru_cache(maxsize=512)
def _digest(text: str) -> str:
    return sha256(text)


def _difference(quote: Quote, text: str, found: Difference) -> QuoteDifference:
    return QuoteDifference(
        difference_kind=DifferenceKind(found.kind),
        quote_start=found.quote_start,
        quote_end=found.quote_end,
        source_start=found.source_start,
        source_end=found.source_end,
        in_quote=quote.text[found.quote_start : found.quote_end] or None,
        in_source=text[found.source_start : found.source_end] or None,
    )
