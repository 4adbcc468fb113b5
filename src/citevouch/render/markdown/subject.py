"""Rung 5 in the section: records that may be about something else, and what was left open."""

from __future__ import annotations

from collections import defaultdict
from typing import TYPE_CHECKING

from citevouch.render.escape import code, inline
from citevouch.render.markdown.identity import open_identity
from citevouch.render.markdown.items import MESSAGE, acknowledgements, listed, titled
from citevouch_contract.models import FindingKind, RelevanceVerdict

if TYPE_CHECKING:
    from collections.abc import Iterator

    from citevouch_contract.models import ReferenceCheck, ValidationReport

UNCLEAR = "too few shared terms, or too little text, to tell"


def off_topic(report: ValidationReport) -> Iterator[str]:
    """Records that share almost nothing with the text, what they do share, and the text's own terms."""
    items = [
        "\n".join(
            (
                titled(each),
                f"  - shared terms: {_shared(each)}",
                *acknowledgements(report, FindingKind.OFF_TOPIC, reference=each.reference_id),
            )
        )
        for each in report.references or ()
        if verdict_of(each) == RelevanceVerdict.OFF_TOPIC
    ]
    yield from listed("References that may not be about this subject", "", items)
    if items:
        terms = ", ".join(code(term) for term in report.report_keywords or ())
        yield f"Weighed against this report's own most characteristic terms: {terms}"


def uncertain(report: ValidationReport) -> Iterator[str]:
    """Identity that was left open, paper by paper; subjects left open by their reason, in a line each."""
    references = report.references or []
    papers = [(each, reasons) for each in references if (reasons := open_identity(each))]
    subjects: dict[str, list[str]] = defaultdict(list)
    for each in references:
        if each.relevance and verdict_of(each) == RelevanceVerdict.UNCERTAIN:
            reason = inline(each.relevance.withheld_reason or UNCLEAR, limit=MESSAGE)
            subjects[reason].append(code(each.reference_id))
    yield from listed(
        "Uncertain references",
        "Neither confirmed nor doubted:",
        [
            *("\n".join((titled(each), *reasons)) for each, reasons in papers),
            *(f"- subject: {reason}: {', '.join(names)}" for reason, names in subjects.items()),
        ],
    )


def verdict_of(reference: ReferenceCheck) -> RelevanceVerdict | None:
    """Whether a reference is about the subject; None where this was not asked."""
    return RelevanceVerdict(reference.relevance.relevance_verdict) if reference.relevance else None


def _shared(reference: ReferenceCheck) -> str:
    found = (reference.relevance.matched_keywords if reference.relevance else None) or []
    return ", ".join(map(inline, found)) or "none"
