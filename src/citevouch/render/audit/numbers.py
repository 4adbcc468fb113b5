"""The second question: which of the answer's numbers are not in the papers that it cites for them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from citevouch.render.audit.words import CLAIM, SCOPE, by_id, numbers_shown, table
from citevouch.render.escape import inline
from citevouch.render.words import counted

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from citevouch_contract.models import AuditReport, CitedPaper, NumberCheck

HINT = (
    "A hint where to look, no verdict: a paper may have the number in a part that was not searched. ↗️ marks "
    "numbers that look as if the cited paper only repeats them from another one."
)


def numbers(report: AuditReport) -> Iterator[str]:
    """A row for each number that the cited text lacks; the others are counted."""
    checks = report.number_checks or []
    if not checks:
        return
    named, missed = by_id(report), lacking(report)
    yield "### Which numbers are not in them"
    if missed:
        rows = [_row(check, report, named) for check in missed]
        yield table(("#", "Number", "The answer says", "In the cited text?"), rows)
        yield HINT
    yield _rest(report, len(missed))


def lacking(report: AuditReport) -> list[NumberCheck]:
    """The numbers that no searched text of the papers cited for them has."""
    named = by_id(report)
    return [check for check in report.number_checks or () if _is_lacking(check, report, named)]


def _is_lacking(check: NumberCheck, report: AuditReport, named: Mapping[str, CitedPaper]) -> bool:
    """Whether a number is in no text of the papers that its sentence cites."""
    if check.number_outcome != "IN_OTHER_PAPER":
        return check.number_outcome == "NOT_IN_TEXT"
    other = named[str(check.found_in_paper)]
    return set(other.indices or ()).isdisjoint((report.claims or [])[check.claim_number - 1].indices or ())


def _row(check: NumberCheck, report: AuditReport, named: Mapping[str, CitedPaper]) -> tuple[str, ...]:
    claim = (report.claims or [])[check.claim_number - 1]
    paper = named[check.paper_id]
    scope = SCOPE.get(str(check.searched_scope), "text")
    other = paper.existence and paper.existence.existence_outcome == "RESOLVED_TITLE_MISMATCH"
    said = f"not in the {scope} of the paper with the other title" if other else f"not in its {scope}"
    if check.number_outcome == "IN_OTHER_PAPER":
        holder = numbers_shown(named[str(check.found_in_paper)].indices)
        said += f"; {holder} has it: {inline(check.found_as or '', limit=CLAIM)}"
    mark = " ↗️" if check.transitive_suspect else ""
    return (
        numbers_shown(paper.indices),
        inline(check.number.raw),
        inline(claim.text, limit=CLAIM),
        f"{said}{mark}",
    )


def _rest(report: AuditReport, missed: int) -> str:
    """How many numbers were found, and how many could not be looked for."""
    summary = report.audit_summary
    found = summary.numbers_checked - missed
    parts = [f"{found} of {counted(summary.numbers_checked, 'number')} that could be looked for were found"]
    without = sum(check.number_outcome == "NO_TEXT" for check in report.number_checks or ())
    if without:
        papers = dict.fromkeys(
            check.paper_id for check in report.number_checks or () if check.number_outcome == "NO_TEXT"
        )
        named = by_id(report)
        shown = ", ".join(numbers_shown(named[paper].indices) for paper in papers)
        were = "was" if without == 1 else "were"
        parts.append(f"{without} {were} not looked for, as there is no text of {shown}")
    return "; ".join(parts) + "."
