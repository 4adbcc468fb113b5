"""The self-check, item by item, and what no audit can see."""

from __future__ import annotations

from typing import TYPE_CHECKING

from citevouch.render.audit.words import NOTE
from citevouch.render.escape import inline

if TYPE_CHECKING:
    from collections.abc import Iterator

    from citevouch_contract.models import AuditReport, SelfCheckItem

WORDS = {
    "VERDICT_FOR_EVERY_CHECKED": "every checked paper has a verdict",
    "EXISTENCE_BEFORE_VERDICT": "existence was asked about before any verdict",
    "APPLICABILITY_LINE": "there is a line on applicability",
    "UNVERIFIABLE_MARKED": "what could not be verified is marked, not passed",
    "SEARCH_COVERS_FIVE_YEARS": "the search for missing papers covers five years",
    "CALLOUT_SYNTAX": "the report is well-formed",
    "ATTRIBUTION_CHECKED": "whose finding each number is was checked where the risk is not low",
    "TRACES_GIVEN": "what comes from elsewhere says from where",
    "UNKNOWN_NOT_LOW": "no unknown origin counts as low risk",
    "PAPERS_ONCE": "each paper was judged once, for all its numbers",
    "INDICES_MATCH": "the citation numbers are those of the markers",
}
_BOX = {"PASS": "[x]", "FAIL": "[ ]", "NOT_APPLICABLE": "[-]"}


def checks(report: AuditReport) -> Iterator[str]:
    """What was done and what was not, then the line on limits."""
    if report.self_check:
        yield "### Self-check"
        yield "\n".join(map(_line, report.self_check))
    yield f"Limits: {inline(report.limits)}"


def _line(item: SelfCheckItem) -> str:
    kind, outcome = str(item.self_check_kind), str(item.self_check_outcome)
    said = WORDS.get(kind, kind)
    applies = " (does not apply)" if outcome == "NOT_APPLICABLE" else ""
    note = f": {inline(item.note, limit=NOTE)}" if item.note else ""
    return f"- {_BOX.get(outcome, '[ ]')} {said}{applies}{note}"
