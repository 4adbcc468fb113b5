"""How much of what the text cites was read, looked up and answered: what stands beside every rate."""

from __future__ import annotations

from typing import TYPE_CHECKING

from citevouch_contract.models import Coverage, QuoteOutcome, ReferenceStatus

if TYPE_CHECKING:
    from collections.abc import Sequence

    from citevouch.text.model import Reading
    from citevouch_contract.models import QuoteCheck, ReferenceCheck

#: The outcomes of a quote that was really searched for.
CHECKED = (QuoteOutcome.FOUND, QuoteOutcome.NOT_FOUND, QuoteOutcome.MISATTRIBUTED)


def coverage(
    reading: Reading, references: Sequence[ReferenceCheck], quotes: Sequence[QuoteCheck]
) -> Coverage:
    """Counts over one text; *quotes* are the checks made (none where quotes were not to be checked)."""
    answered = (ReferenceStatus.VERIFIED, ReferenceStatus.NOT_FOUND)
    return Coverage(
        citations_in_text=reading.citations_in_text,
        identifiers_extracted=len(references),
        bibliography_entries=len(reading.bibliography),
        entries_without_identifier=sum(not entry.identifiers for entry in reading.bibliography),
        looked_up=sum(each.status != ReferenceStatus.UNVERIFIABLE for each in references),
        answered=sum(each.status in answered for each in references),
        quotes_seen=len(reading.quotes),
        short_quotes=reading.short_quotes,
        quotes_attributed=sum(bool(quote.attributions) for quote in reading.quotes),
        quotes_checked=sum(check.quote_outcome in CHECKED for check in quotes),
    )
