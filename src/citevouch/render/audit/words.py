"""What values of an audit are called where people read them, and how its papers and numbers are named."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from citevouch.render.addresses import address
from citevouch.render.escape import inline, link
from citevouch.render.words import lowered

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from citevouch_contract.models import AuditReport, CitedPaper, ExistenceCheck

TITLE, CLAIM, NOTE = 160, 200, 300  #: longest title, claim and note that are shown, in characters

EXISTENCE: Final[Mapping[str, str]] = {
    "RESOLVED_MATCH": "exists",
    "RESOLVED_TITLE_MISMATCH": "**another title**",
    "NOT_FOUND": "**does not exist** 🚫",
    "REGISTERED_NO_METADATA": "registered, not described",
    "IDENTIFIER_WRONG": "exists, **one identifier does not**",
    "NOT_APPLICABLE_PMID_ONLY": "not asked",
    "UNVERIFIED_NO_IDENTIFIER": "no identifier to look up",
    "MALFORMED_DOI": "no valid DOI to look up",
    "SKIPPED_OUTAGE": "**not checked**",
}

VERDICT: Final[Mapping[str, str]] = {
    "ACCURATE": "✅",
    "OVERSTATED": "⚠️",
    "MISREPRESENTED": "❌",
    "FABRICATED": "🚫",
    "TRANSITIVE": "↗️",
    "SECONDARY_UNTRACED": "🔄",
    "UNVERIFIABLE": "❓",
}

UNREAD: Final[Mapping[str, str]] = {
    "EMPTY": "There is no answer.",
    "NO_CITATION_DATA": "The answer has no citation data, so there is nothing to look up. "
    "If it has a list of references, `citevouch check` checks that.",
    "MALFORMED_CITATION_DATA": "The citation data could not be read as a whole; what could be is below.",
}

SCOPE: Final[Mapping[str, str]] = {"FULL_TEXT": "full text", "ABSTRACT": "abstract"}


def numbers_shown(indices: Iterable[int] | None) -> str:
    """Citation numbers as the answer writes them, brackets escaped: ``\\[3\\]\\[7\\]``."""
    return "".join(f"\\[{index}\\]" for index in sorted(indices or ()))


def by_id(report: AuditReport) -> dict[str, CitedPaper]:
    """The papers by their paper_id."""
    return {paper.paper_id: paper for paper in report.papers or ()}


def existence_shown(check: ExistenceCheck | None) -> str:
    """What the look-up of a paper came to, and who says so."""
    if check is None:
        return "not looked up"
    outcome = str(check.existence_outcome)
    said = EXISTENCE.get(outcome, lowered(outcome))
    return f"{said} ({inline(check.agency)})" if check.agency else said


def titled(paper: CitedPaper) -> str:
    """The title as the answer gives it."""
    return inline(paper.title, limit=TITLE) if paper.title else "*no title given*"


def linked(label: str, curie: str | None) -> str:
    """*label*, which is Markdown, as a link to where a person can look *curie* up."""
    return link(label, address(curie)) if curie else label


def table(header: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    """A Markdown table; its cells are Markdown on one line each, bars escaped."""
    lines = [header, ["---"] * len(header), *rows]
    return "\n".join(f"| {' | '.join(cells)} |" for cells in lines)
