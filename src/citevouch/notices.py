"""Asking Crossref what became of papers that PubMed describes: two sources know more than one."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from citevouch.resolve.health import health_of
from citevouch.resolve.updates import ask_crossref

if TYPE_CHECKING:
    from citevouch.records import Record, Resolved
    from citevouch.resolve import Run


def crossref_records(resolved: Resolved, *, run: Run) -> tuple[dict[str, Record], Resolved]:
    """Crossref's records, with their notices, of the DOIs that PubMed's records carry, by canonical DOI.

    *resolved* comes back with the requests in its log. Offline only what an earlier run kept is given. A DOI
    that Crossref does not describe, or did not answer for, is left out: its standing there is not known.
    """
    described = [each.record for each in resolved.resolutions.values() if each.record]
    dois = dict.fromkeys(
        f"DOI:{record.doi}" for record in described if record.source == "PUBMED" and record.doi
    )
    if not dois:
        return {}, resolved
    asked = ask_crossref(dois, run=run)
    known = {doi: each.record for doi, each in asked.resolutions.items() if each.record}
    attempts = (*resolved.attempts, *asked.attempts)
    return known, replace(resolved, attempts=attempts, health=health_of(attempts), warnings=asked.warnings)
