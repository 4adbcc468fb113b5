"""What the answer leaves out, as far as anybody looked; coverage with what it means."""

from __future__ import annotations

from typing import TYPE_CHECKING

from citevouch.render.audit.words import NOTE, TITLE, existence_shown, linked
from citevouch.render.escape import inline
from citevouch.render.words import lowered, name

if TYPE_CHECKING:
    from collections.abc import Iterator

    from citevouch_contract.models import (
        AnchorSynthesis,
        AuditReport,
        Completeness,
        MissingPaper,
    )

#: What the share is a share of.
COVERAGE = "papers kept, over these and the missing ones of high importance that exist; not of the literature"
LEAST = 0.5  #: coverage under which an answer is said to miss much


def completeness(report: AuditReport) -> Iterator[str]:
    """The evidence landscape, in a callout of its own."""
    found = report.completeness
    if not report.papers:
        return
    yield "### Completeness check"
    assessed = found.completeness_status == "ASSESSED"
    lines = [] if assessed else [f"- **Not assessed**: {inline(found.note or '', limit=NOTE)}"]
    lines += _papers(found, assessed=assessed)
    lines += _ages(found)
    named = (
        ("Heterogeneity", found.heterogeneity),
        ("Applicability", found.applicability),
        ("Missing nuances", "; ".join(found.nuances or ()) or None),
    )
    lines += [f"- **{label}**: {inline(text, limit=NOTE)}" for label, text in named if text]
    lines += _coverage(found)
    lines += _searches(found)
    if assessed:
        lines.append(f"- **Overall**: {inline(found.overall or '', limit=NOTE)}")
        lines += [f"- **Note**: {inline(found.note, limit=NOTE)}"] if found.note else []
    yield "\n".join(f"> {line}" for line in ("[!info] Evidence landscape", *lines))


def _papers(found: Completeness, *, assessed: bool) -> Iterator[str]:
    for synthesis in found.anchor_syntheses or ():
        yield f"- **Held against**: {_synthesis(synthesis)}"
    for missing in found.missing_papers or ():
        yield f"- **Missing study** ({missing.importance}): {_missing(missing)}"
    if assessed and not found.missing_papers:
        yield "- **Missing studies**: none identified"
    if found.newest_negative:
        yield f"- **Newest negative**: {inline(found.newest_negative, limit=NOTE)}"


def _synthesis(each: AnchorSynthesis) -> str:
    said = f"; {inline(each.key_findings, limit=NOTE)}" if each.key_findings else ""
    return f"{_paper(each)}{said}; the answer {lowered(each.alignment)}"


def _missing(each: MissingPaper) -> str:
    return f"{_paper(each)}{f'; {inline(each.adds, limit=NOTE)}' if each.adds else ''}"


def _paper(each: AnchorSynthesis | MissingPaper) -> str:
    curie = f"PMID:{each.pmid}" if each.pmid else f"DOI:{each.doi}" if each.doi else None
    who = inline(" ".join(filter(None, (each.authors_string, (each.published or "")[:4]))), limit=TITLE)
    title = f"“{linked(inline(each.title, limit=TITLE), curie)}”"
    return f"{who} {title} ({existence_shown(each.existence)})".strip()


def _ages(found: Completeness) -> Iterator[str]:
    if ages := found.age_distribution:
        old = f"{ages.papers_over_five_years}/{ages.papers_with_year} over five years old"
        years = f"median {ages.median_year:g}, {ages.oldest_year}–{ages.newest_year}"
        yield f"- **Citation age**: {years} ({old})"


def _coverage(found: Completeness) -> Iterator[str]:
    if found.evidence_coverage is None:
        return
    warn = " ⚠️ the answer misses significant evidence" if found.evidence_coverage < LEAST else ""
    share = f"{found.papers_kept}/{found.key_papers} key papers ({found.evidence_coverage:.0%})"
    yield f"- **Coverage**: {share}: {COVERAGE}{warn}"


def _searches(found: Completeness) -> Iterator[str]:
    for search in found.searches or ():
        words = inline(search.query, limit=NOTE)
        covers = f"{search.searched_from} to {search.searched_to}"
        yield f"- **Searched**: {name(search.database)}, {covers}, {search.hits} papers: {words}"
