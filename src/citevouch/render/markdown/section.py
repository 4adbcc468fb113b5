"""The section as a whole: what stands in it, in which order."""

from __future__ import annotations

from typing import TYPE_CHECKING

from citevouch.render.markdown.existence import failed, resolved, unresolved, unverifiable
from citevouch.render.markdown.identity import details, other_papers
from citevouch.render.markdown.loose import loose_ends
from citevouch.render.markdown.outages import cut_short, outage
from citevouch.render.markdown.quotes import misattributed, not_checkable, not_found, tolerated
from citevouch.render.markdown.standing import standings
from citevouch.render.markdown.subject import off_topic, uncertain
from citevouch.render.markdown.table import coverage_sentence, outcome_table
from citevouch_contract.models import Registry

if TYPE_CHECKING:
    from collections.abc import Iterator

    from citevouch_contract.models import ValidationReport

HEADING = "## Reference Validation"
#: What `citevouch.text.generated` knows the section by when it is to be replaced or not to be read.
BEGIN, END = "<!-- citevouch:begin -->", "<!-- citevouch:end -->"

#: The lists, those of deep-research-client in their old order: what accuses before what is only left open.
_LISTS = (
    unresolved,
    failed,
    other_papers,
    standings,
    not_found,
    misattributed,
    off_topic,
    not_checkable,
    uncertain,
    details,
    tolerated,
    loose_ends,
    unverifiable,
    resolved,
)


def render_section(report: ValidationReport) -> str:
    """The section as Markdown, from its heading to a final newline. Text from outside is escaped.

    Nothing in it depends on when it is written, only on the text and on what was answered when.
    """
    return "\n\n".join([HEADING, BEGIN, *_parts(report), END]) + "\n"


def _parts(report: ValidationReport) -> Iterator[str]:
    yield from outage(report)
    yield from cut_short(report)
    if not report.references:
        yield "No PMID or DOI references were found in this report, nor any other identifier."
    yield _provenance(report)
    if report.references:
        yield outcome_table(report)
    yield coverage_sentence(report)
    for each in _LISTS:
        yield from each(report)
    yield from _closing(report)


def _provenance(report: ValidationReport) -> str:
    """The line that scripts know, then who really wrote the section and how old the answers are."""
    summary = report.summary
    return (
        f"Checked with `linkml-reference-validator` {summary.validator_version}.\n"
        f"Written by `citevouch` {summary.citevouch_version}, {_answers(report)}."
    )


def _answers(report: ValidationReport) -> str:
    """From when the answers of registries are, and what else there was to look at."""
    attempts = [each for each in report.attempts or () if each.registry != Registry.CACHE_FILE]
    days = sorted({f"{each.at:%Y-%m-%d}" for each in attempts})
    dated = f" of {days[0]}" + (f" to {days[-1]}" if days[0] != days[-1] else "") if days else ""
    if not report.settings.offline:
        return f"with the registries' answers{dated}" if days else "with no registry asked"
    kept = f"offline, with answers{dated}" if days else "offline"
    files = "; a file in a cache folder is no evidence that a record exists"
    return kept + (files if len(attempts) < len(report.attempts or ()) else "")


def _closing(report: ValidationReport) -> Iterator[str]:
    """What may be said when nothing is missing: never more than was learned."""
    summary = report.summary
    if not report.references or summary.not_found:
        return
    if not summary.verified:
        yield "None of the references could be looked up, so nothing is known about any of them."
    elif summary.verified < summary.total_references:
        resolved_share = f"{summary.verified} of {summary.total_references} references resolved"
        yield f"{resolved_share}; nothing is known about the rest."
    else:
        yield "Every reference that was read from this report resolved to a record."
    if summary.off_topic:
        yield "That a reference resolves does not make it relevant: see the list above."
