"""References and quotations with the flat attributes of deep-research-client."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from citevouch_contract.models import (
    ContentScope,
    QuoteOutcome,
    ReferenceStatus,
    RelevanceVerdict,
)

if TYPE_CHECKING:
    from citevouch_contract.models import QuoteCheck, ReferenceCheck

#: What deep-research-client calls the kinds of text that were searched.
_CONTENT_TYPES = {
    ContentScope.FULL_TEXT: "full_text_xml",
    ContentScope.ABSTRACT: "abstract_only",
    ContentScope.TITLE_ONLY: "unavailable",
    ContentScope.NONE: "unavailable",
}


@dataclass(frozen=True, kw_only=True)
class ReferenceItem:
    """What became of one reference. ``check`` has everything that is known of it."""

    reference_id: str
    status: str  #: VERIFIED, NOT_FOUND or UNVERIFIABLE
    occurrences: int
    title: str | None = None
    year: str | None = None
    journal: str | None = None
    doi: str | None = None
    content_type: str | None = None
    message: str | None = None  #: why it is not VERIFIED
    relevance: str = "NOT_ASSESSED"
    relevance_score: float = 0.0
    matched_keywords: list[str] = field(default_factory=list)
    check: ReferenceCheck = field(repr=False)


@dataclass(frozen=True, kw_only=True)
class QuoteItem:
    """What became of one quotation of one reference. ``check`` has everything that is known of it."""

    reference_id: str
    quote: str
    was_checkable: bool
    is_valid: bool
    similarity_score: float = 0.0  #: of the closest passage; 1 where the words are there
    matched_text: str | None = None
    best_match: str | None = None  #: the closest passage; not computed unless it was asked for
    suggested_fix: str | None = None  #: always None: citevouch corrects no quotation
    source_content_type: str | None = None
    message: str | None = None
    check: QuoteCheck = field(repr=False)


def reference_item(check: ReferenceCheck) -> ReferenceItem:
    """The flat form of a ReferenceCheck."""
    record, relevance = check.record, check.relevance
    verified = check.status == ReferenceStatus.VERIFIED
    failed = check.status == ReferenceStatus.LOOKUP_FAILED
    return ReferenceItem(
        reference_id=check.reference_id,
        status="UNVERIFIABLE" if failed else str(check.status),
        occurrences=check.occurrences,
        title=record.title if record else None,
        year=record.year if record else None,
        journal=record.journal if record else None,
        doi=record.doi if record else None,
        content_type=_content_type(record.content_scope) if record else None,
        message=None if verified else check.message,
        relevance=str(relevance.relevance_verdict) if relevance else RelevanceVerdict.NOT_ASSESSED.value,
        relevance_score=(relevance.score if relevance else None) or 0.0,
        matched_keywords=list((relevance.matched_keywords if relevance else None) or ()),
        check=check,
    )


def quote_item(check: QuoteCheck) -> QuoteItem:
    """The flat form of a QuoteCheck."""
    found = check.quote_outcome == QuoteOutcome.FOUND
    return QuoteItem(
        reference_id=check.reference_id,
        quote=check.quote,
        was_checkable=check.quote_outcome != QuoteOutcome.NOT_CHECKABLE,
        is_valid=found,
        similarity_score=1.0 if found else check.closest_score or 0.0,
        matched_text=check.anchor.exact if found and check.anchor else None,
        best_match=check.closest.exact if check.closest else None,
        source_content_type=_content_type(check.searched_scope) if check.searched_scope else None,
        message=check.message,
        check=check,
    )


def _content_type(scope: str) -> str:
    return _CONTENT_TYPES[ContentScope(scope)]
