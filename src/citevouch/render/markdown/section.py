"""The section as a whole: what stands in it, in which order."""

from __future__ import annotations

from typing import TYPE_CHECKING

from citevouch.render.markdown.outages import outage, truncation
from citevouch.render.markdown.quotes import quote_lists
from citevouch.render.markdown.references import reference_lists
from citevouch.render.markdown.table import coverage_sentence, outcome_table

if TYPE_CHECKING:
    from collections.abc import Iterator

    from citevouch_contract.models import ValidationReport

HEADING = "## Reference Validation"


def render_section(report: ValidationReport) -> str:
    """The section as Markdown, from its heading to a final newline. Text from outside is escaped."""
    return "\n\n".join([HEADING, *_parts(report)]) + "\n"


def _parts(report: ValidationReport) -> Iterator[str]:
    yield from outage(report)
    yield from truncation(report)
    if not report.references:
        yield "No identifier of a reference was found in this report, so nothing was checked."
        yield coverage_sentence(report)
        return
    yield _provenance(report)
    yield outcome_table(report)
    yield coverage_sentence(report)
    yield from reference_lists(report)
    yield from quote_lists(report)
    yield from _closing(report)


def _provenance(report: ValidationReport) -> str:
    """The line that scripts know, then who really wrote the section."""
    summary = report.summary
    how = "offline, from records at hand" if report.settings.offline else "against the registries"
    return (
        f"Checked with `linkml-reference-validator` {summary.validator_version}.\n"
        f"Written by `citevouch` {summary.citevouch_version} on {report.generated_at:%Y-%m-%d}, {how}."
    )


def _closing(report: ValidationReport) -> Iterator[str]:
    """What may be said when nothing accuses: never more than was learned."""
    summary = report.summary
    if summary.not_found:
        return
    if not summary.verified:
        yield "None of the references could be looked up, so nothing is known about any of them."
    elif summary.verified < summary.total_references:
        resolved = f"{summary.verified} of {summary.total_references} references resolved"
        yield f"{resolved}; nothing is known about the rest."
    else:
        yield "Every reference that was read from this report resolved to a record."
    if summary.off_topic:
        yield "That a reference resolves does not make it relevant: see the list above."
