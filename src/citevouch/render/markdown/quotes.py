"""The lists of quotations that were not found, belong elsewhere, or could not be checked."""

from __future__ import annotations

from typing import TYPE_CHECKING

from citevouch.render.escape import inline
from citevouch.render.markdown.references import identifier
from citevouch_contract.models import ContentScope, MatchKind, NotCheckableReason, QuoteOutcome

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from citevouch_contract.models import QuoteCheck, ValidationReport

_REASONS = {
    NotCheckableReason.NO_RECORD: "the reference did not resolve, so there was nothing to search",
    NotCheckableReason.LOOKUP_FAILED: "the lookup of the reference failed",
    NotCheckableReason.NO_TEXT: "the record has neither abstract nor full text",
    NotCheckableReason.SKIPPED: "the reference was not looked up",
    NotCheckableReason.OVER_LIMIT: "the reference was over the limit of references to look up",
    NotCheckableReason.TOO_SHORT: "the quotation is too short to tell anything",
}


def quote_lists(report: ValidationReport) -> Iterator[str]:
    """One sub-section for each list that is not empty."""
    quotes = report.quotes or []
    by_outcome = {kind: [each for each in quotes if each.quote_outcome == kind] for kind in QuoteOutcome}
    yield from _not_found(by_outcome[QuoteOutcome.NOT_FOUND])
    if moved := by_outcome[QuoteOutcome.MISATTRIBUTED]:
        yield "### Quotes that belong to another cited source"
        yield "\n".join(_moved(each) for each in moved)
    if unchecked := by_outcome[QuoteOutcome.NOT_CHECKABLE]:
        yield "### Quotes that could not be checked"
        yield "These are neither confirmed nor doubted; there was nothing to compare them with:"
        yield "\n".join(f"{_head(each)}\n  - {_reason(each)}" for each in unchecked)
    tolerated = [each for each in by_outcome[QuoteOutcome.FOUND] if each.match_kind == MatchKind.TOLERANT]
    if tolerated:
        yield "### Quotes found with differences"
        yield "The words are there; how the text writes them differs in what is listed:"
        yield "\n".join(f"{_head(each)}\n  - {_differences(each)}" for each in tolerated)


def _moved(check: QuoteCheck) -> str:
    return f"{_head(check)}\n  - word for word in {identifier(check.found_in or '')}"


def _not_found(quotes: Sequence[QuoteCheck]) -> Iterator[str]:
    if not quotes:
        return
    yield "### Quotes not found in the cited source"
    weak = sum(each.searched_scope != ContentScope.FULL_TEXT for each in quotes)
    if weak:
        which = "All of these were" if weak == len(quotes) else f"{weak} of these were"
        yield (
            f"{which} searched for in an abstract alone. A sentence of the body would not be found there: "
            "open the paper, or run again with `--full-text`, before calling one invented."
        )
    yield "\n".join(_item(each) for each in quotes)


def _item(check: QuoteCheck) -> str:
    lines = [_head(check)]
    if check.closest:
        lines.append(f"  - closest text: “{inline(check.closest.exact, limit=500)}”")
    elif check.message:
        lines.append(f"  - {inline(check.message, limit=500)}")
    return "\n".join(lines)


def _head(check: QuoteCheck) -> str:
    weak = check.quote_outcome == QuoteOutcome.NOT_FOUND and check.searched_scope != ContentScope.FULL_TEXT
    mark = " *(abstract only)*" if weak else ""
    return f"- {identifier(check.reference_id)}{mark}: “{inline(check.quote, limit=600)}”"


def _reason(check: QuoteCheck) -> str:
    reason = check.not_checkable_reason
    return _REASONS[NotCheckableReason(reason)] if reason else inline(check.message or "no reason was given")


def _differences(check: QuoteCheck) -> str:
    seen: dict[str, int] = {}
    for each in check.differences or ():
        name = str(each.difference_kind).replace("_", " ").lower()
        seen[name] = seen.get(name, 0) + 1
    return ", ".join(name if count == 1 else f"{name} ({count}x)" for name, count in seen.items())
