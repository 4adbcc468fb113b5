"""The table of outcomes at the head of the section."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from citevouch.render.markdown.identity import with_verdict
from citevouch.render.words import counted
from citevouch_contract.models import IdentityVerdict, Standing

if TYPE_CHECKING:
    from collections.abc import Iterator

    from citevouch_contract.models import ValidationReport

#: The verdicts on a title that was compared, or identifiers that were.
COMPARED = tuple(verdict for verdict in IdentityVerdict if verdict != IdentityVerdict.NOT_ASSESSED)


def outcome_table(report: ValidationReport) -> str:
    """``| Outcome | Count |``: the rows that scripts read first, in their old order, ours between them."""
    rows = [*_references(report), *_identity(report), *_standing(report), *_quotes(report), *_subject(report)]
    return "\n".join(
        ["| Outcome | Count |", "| --- | --- |", *(f"| {name} | {count} |" for name, count in rows)]
    )


def coverage_sentence(report: ValidationReport) -> str:
    """How much of what the text cites these counts are about."""
    seen = report.coverage
    parts = [
        f"{counted(seen.citations_in_text, 'citation')} in the text",
        f"{counted(seen.identifiers_extracted, 'identifier')} read",
        f"{seen.looked_up} looked up",
        f"{seen.answered} answered",
    ]
    if seen.entries_without_identifier:
        parts.append(f"{counted(seen.entries_without_identifier, 'entry', 'entries')} without an identifier")
    if report.settings.check_quotes:
        parts.append(
            f"{counted(seen.quotes_seen, 'quotation')} seen, {seen.quotes_attributed} attributed to a source"
        )
    return f"Coverage: {'; '.join(parts)}."


def _references(report: ValidationReport) -> Iterator[tuple[str, int]]:
    summary = report.summary
    yield "References checked", summary.total_references
    yield "Resolved", summary.verified
    yield "Unresolved (possible confabulation)", summary.not_found
    yield "Lookup failed (nothing learned)", summary.lookup_failed
    yield "Unverifiable", summary.unverifiable


def _identity(report: ValidationReport) -> Iterator[tuple[str, int]]:
    summary = report.summary
    if not _with_identity(report, *COMPARED):
        return
    yield "References compared with the title cited", _with_identity(report, *COMPARED)
    yield "Identifier of another paper", summary.identity_mismatches or 0
    if summary.identifier_conflicts:
        yield "Identifiers in conflict", summary.identifier_conflicts
    if unsure := _with_identity(report, IdentityVerdict.UNCERTAIN):
        yield "Identity uncertain", unsure


def _standing(report: ValidationReport) -> Iterator[tuple[str, int]]:
    standing = Counter(each.standing for each in report.references or () if each.standing)
    known = standing.total() - standing[Standing.NOT_ASSESSED]
    if not known:
        return
    yield "References with a known standing", known
    yield "Retracted or withdrawn", report.summary.retracted or 0
    for kind, name in (
        (Standing.EXPRESSION_OF_CONCERN, "Under an expression of concern"),
        (Standing.CORRECTED, "Corrected after publication"),
        (Standing.REINSTATED, "Reinstated after a retraction"),
    ):
        if standing[kind]:
            yield name, standing[kind]


def _quotes(report: ValidationReport) -> Iterator[tuple[str, int]]:
    summary = report.summary
    if not report.quotes:
        return
    yield "Quoted claims checked", summary.quotes_checked
    yield "Quoted claims found in source", summary.quotes_valid or 0
    yield "Quoted claims **not** found in source", summary.quotes_unsupported or 0
    if summary.quotes_misattributed:
        yield "Of these, found in another cited source", summary.quotes_misattributed
    if summary.quotes_not_checkable:
        yield "Quoted claims with nothing to check against", summary.quotes_not_checkable


def _subject(report: ValidationReport) -> Iterator[tuple[str, int]]:
    summary = report.summary
    if not summary.relevance_assessed:
        return
    on, off = summary.on_topic or 0, summary.off_topic or 0
    yield "References weighed for topical relevance", summary.relevance_assessed
    yield "On topic", on
    yield "Uncertain", summary.relevance_assessed - on - off
    yield "Off topic", off


def _with_identity(report: ValidationReport, *verdicts: IdentityVerdict) -> int:
    return sum(bool(with_verdict(each, *verdicts)) for each in report.references or ())
