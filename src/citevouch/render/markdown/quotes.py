"""Rung 4 in the section: quotations not found, those of another paper, those that nothing is known of."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from citevouch.render.addresses import address
from citevouch.render.escape import code, inline, link
from citevouch.render.markdown.items import MESSAGE, acknowledgements, listed
from citevouch.render.words import NOT_CHECKABLE, counted, lowered
from citevouch_contract.models import (
    ContentScope,
    FindingKind,
    MatchKind,
    QuoteOutcome,
)

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from citevouch_contract.models import QuoteCheck, ValidationReport

QUOTE = 600  #: longest quotation that is shown, in characters


def not_found(report: ValidationReport) -> Iterator[str]:
    """Quotations whose words are not in what was searched of their source."""
    quotes = _of_outcome(report, QuoteOutcome.NOT_FOUND)
    yield from listed(
        "Quotes not found in the cited source",
        _caution(quotes),
        ["\n".join((_head(each), *_closest(each), *_known(report, each))) for each in quotes],
    )


def misattributed(report: ValidationReport) -> Iterator[str]:
    """Quotations that stand word for word in another paper that the text cites."""
    yield from listed(
        "Quotes that belong to another cited source",
        "",
        [
            "\n".join(
                (_head(each), f"  - word for word in {_named(each.found_in or '')}", *_known(report, each))
            )
            for each in _of_outcome(report, QuoteOutcome.MISATTRIBUTED)
        ],
    )


def not_checkable(report: ValidationReport) -> Iterator[str]:
    """Quotations that there was no text to compare with."""
    yield from listed(
        "Quotes that could not be checked",
        "There was nothing to compare these with, so they are neither confirmed nor doubted:",
        [f"{_head(each)}\n  - {_reason(each)}" for each in _of_outcome(report, QuoteOutcome.NOT_CHECKABLE)],
    )


def tolerated(report: ValidationReport) -> Iterator[str]:
    """A sentence on what was tolerated in the quotations that were found; the JSON has the places."""
    found = [
        each for each in _of_outcome(report, QuoteOutcome.FOUND) if each.match_kind == MatchKind.TOLERANT
    ]
    if found:
        kinds = Counter(lowered(part.difference_kind) for each in found for part in each.differences or ())
        named = ", ".join(f"{kind} ({count})" for kind, count in kinds.most_common())
        yield (
            f"{counted(len(found), 'quotation was', 'quotations were')} found with differences that "
            f"change no word and no number: {named}. The JSON has the places."
        )


def _caution(quotes: Sequence[QuoteCheck]) -> str:
    weak = sum(map(_is_weak, quotes))
    if not weak:
        return ""
    which = "These were" if weak == len(quotes) else f"{weak} of these, marked *abstract only*, were"
    return (
        f"{which} searched for in an abstract alone. A sentence of the paper's body does not stand there: "
        "open the paper, or run again with `--full-text`, before calling one invented."
    )


def _of_outcome(report: ValidationReport, outcome: QuoteOutcome) -> list[QuoteCheck]:
    return [each for each in report.quotes or () if each.quote_outcome == outcome]


def _is_weak(check: QuoteCheck) -> bool:
    return check.quote_outcome == QuoteOutcome.NOT_FOUND and check.searched_scope != ContentScope.FULL_TEXT


def _head(check: QuoteCheck) -> str:
    mark = " *(abstract only)*" if _is_weak(check) else ""
    return f'- {code(check.reference_id)}{mark}: "{inline(check.quote, limit=QUOTE)}"'


def _closest(check: QuoteCheck) -> Iterator[str]:
    if check.closest:
        yield f'  - closest text: "{inline(check.closest.exact, limit=QUOTE)}"'


def _known(report: ValidationReport, check: QuoteCheck) -> list[str]:
    kinds = (FindingKind.QUOTE_NOT_FOUND, FindingKind.QUOTE_MISATTRIBUTED)
    return acknowledgements(report, *kinds, reference=check.reference_id, quote=check.id)


def _named(name: str) -> str:
    return link(code(name), address(name))


def _reason(check: QuoteCheck) -> str:
    if check.not_checkable_reason:
        return NOT_CHECKABLE[check.not_checkable_reason]
    return inline(check.message or "no reason was given", limit=MESSAGE)
