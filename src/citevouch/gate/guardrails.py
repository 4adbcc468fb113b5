"""Rules of thumb that a claim is held against. A flag decides nothing: a person has to answer it.

They are those of magpie's investigations, as code: a keyword counts only as a whole word; a mark of redaction
hides a value and is none; a claim that needs a field which the source does not have cannot be supported by
it; and the time window of a request does not say how long data are kept.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from citevouch.gate import guardrail_words as words
from citevouch.gate.keywords import containing, stands
from citevouch_contract.models import GuardrailFlag, GuardrailKind

if TYPE_CHECKING:
    import re
    from collections.abc import Iterator

    from citevouch.anchor.model import Document
    from citevouch_contract.models import CitationRecord


def guardrail_flags(record: CitationRecord, span: str, document: Document) -> list[GuardrailFlag]:
    """Every flag on the claim of *record*, which stands on *span* (empty where the anchor gives none)."""
    return [
        *_keywords(record, span),
        *_sentinels(record, span),
        *_fields(record, document),
        *_windows(record, span),
    ]


def _keywords(record: CitationRecord, span: str) -> Iterator[GuardrailFlag]:
    """Keywords that do not stand in the span; of abbreviations in the claim, those inside longer words."""
    named = list(dict.fromkeys(record.keywords or ()))
    for word in named:
        if not stands(word, span):
            yield _keyword(word, span)
    for word in dict.fromkeys(words.ABBREVIATION.findall(record.claim_text)):
        if word not in named and not stands(word, span) and containing(word, span):
            yield _keyword(word, span)


def _keyword(word: str, span: str) -> GuardrailFlag:
    found = containing(word, span)
    if found is None:
        return _flag(GuardrailKind.keyword_in_word, f'"{word}" does not stand in the span.')
    return _flag(
        GuardrailKind.keyword_in_word,
        f'"{word}" stands in the span only inside the word "{found[0]}".',
        found,
    )


def _sentinels(record: CitationRecord, span: str) -> Iterator[GuardrailFlag]:
    """A claim about a quote that hides something, which does not say so, or with a number not in the span."""
    if words.SPEAKS_OF_HIDING.search(record.claim_text):
        return
    found = words.SENTINEL.search(span)
    if words.SENTINEL.search(record.verbatim_quote) or (found and _has_more_numbers(record.claim_text, span)):
        message = (
            "The source hides something here; the claim does not say so and may read a value off the mark."
        )
        yield _flag(GuardrailKind.sentinel_as_value, message, found)


def _has_more_numbers(claim: str, span: str) -> bool:
    return not set(words.NUMBER.findall(claim)) <= set(words.NUMBER.findall(span))


def _fields(record: CitationRecord, document: Document) -> Iterator[GuardrailFlag]:
    """Fields that the claim needs, and dimensions that it speaks of, which the source has nowhere."""
    for field in dict.fromkeys(record.required_fields or ()):
        if not stands(field, document.text):
            yield _flag(
                GuardrailKind.missing_field, f'The source nowhere has "{field}", which the claim needs.'
            )
    for name, (claimed, shown) in words.DIMENSIONS.items():
        found = claimed.search(record.claim_text)
        if found and not shown.search(document.text):
            message = f'The claim speaks of {name} ("{found[0]}"); the source has no such field.'
            yield _flag(GuardrailKind.missing_field, message)


def _windows(record: CitationRecord, span: str) -> Iterator[GuardrailFlag]:
    if not words.RETENTION.search(record.claim_text) or words.RETENTION.search(span):
        return
    if found := words.REQUEST.search(span):
        message = "The claim says how long data are kept; the span only says which time was asked for."
        yield _flag(GuardrailKind.window_as_retention, message, found)


def _flag(kind: GuardrailKind, message: str, found: re.Match[str] | None = None) -> GuardrailFlag:
    """A flag; *found* is what it is about in the span."""
    return GuardrailFlag(
        guardrail=kind,
        flagged_text=found[0] if found else None,
        span_start=found.start() if found else None,
        span_end=found.end() if found else None,
        message=message,
    )
