"""The self-check: what an audit has to have done, and whether this one did. Each item is a function.

``CALLOUT_SYNTAX`` needs the report as it is written, so whoever writes it adds that item.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from citevouch.audit.disposition import numbers_shown
from citevouch.audit.verdicts import PASSED
from citevouch_contract.models import (
    CitationVerdict,
    CompletenessStatus,
    JudgementStatus,
    SelfCheckItem,
    SelfCheckKind,
    SelfCheckOutcome,
)

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable
    from datetime import datetime

    from citevouch.audit.examination import Examination
    from citevouch.audit.verdicts import Judged
    from citevouch_contract.models import CitationJudgement, CitedPaper

SEARCHED_YEARS = 5
TRACED = (CitationVerdict.TRANSITIVE, CitationVerdict.SECONDARY_UNTRACED)


class Audit(NamedTuple):
    """What the items look at."""

    examination: Examination
    judged: Judged
    now: datetime

    def pairs(self) -> Iterable[tuple[CitedPaper, CitationJudgement]]:
        """Each paper within the cap with its judgement."""
        by_id = {each.paper_id: each for each in self.judged.judgements}
        return [
            (paper, by_id[paper.paper_id]) for paper in self.examination.checked if paper.paper_id in by_id
        ]


def self_check(examination: Examination, judged: Judged, *, now: datetime) -> list[SelfCheckItem]:
    """Every item but CALLOUT_SYNTAX, in the order of the contract."""
    audit = Audit(examination, judged, now)
    return [_item(kind, *check(audit)) for kind, check in CHECKS.items()]


def callout_item(text: str) -> SelfCheckItem:
    """The item on the Markdown that the report is written in: one callout, every line of it marked."""
    lines = text.rstrip("\n").split("\n")
    fine = lines[0].startswith("> [!") and all(line.startswith(">") for line in lines)
    return _item(SelfCheckKind.CALLOUT_SYNTAX, fine, "" if fine else "A line stands outside of the callout.")


def _item(kind: SelfCheckKind, passed: bool | None, note: str = "") -> SelfCheckItem:
    outcome = {
        True: SelfCheckOutcome.PASS,
        False: SelfCheckOutcome.FAIL,
        None: SelfCheckOutcome.NOT_APPLICABLE,
    }
    return SelfCheckItem(self_check_kind=kind, self_check_outcome=outcome[passed], note=note or None)


Result = tuple["bool | None", str]


def _verdict_for_every_checked(audit: Audit) -> Result:
    lacking = {paper.paper_id for paper in audit.examination.checked} - {
        each.paper_id for each in audit.judged.judgements if each.verdict is not None
    }
    return not lacking, f"No verdict on {', '.join(sorted(lacking))}." if lacking else ""


def _existence_before_verdict(audit: Audit) -> Result:
    passed = [paper for paper, each in audit.pairs() if each.verdict in PASSED]
    lacking = [paper for paper in passed if paper.dois and paper.existence is None]
    unasked = [paper for paper, _ in audit.pairs() if paper.existence is None]
    if lacking or unasked:
        return False, f"Not asked about: {_named(lacking or unasked)}."
    return (True, "") if audit.pairs() else (None, "No paper was checked.")


def _applicability_line(audit: Audit) -> Result:
    if audit.judged.completeness.completeness_status == CompletenessStatus.NOT_ASSESSED:
        return False, "Completeness was not assessed."
    return bool(audit.judged.completeness.applicability), ""


def _unverifiable_marked(audit: Audit) -> Result:
    wrong = [
        each
        for each in audit.judged.judgements
        if each.judgement_status in (JudgementStatus.NOT_JUDGED, JudgementStatus.PARSE_ERROR)
        and each.verdict in PASSED
    ]
    return not wrong, "".join(numbers_shown(each.indices) for each in wrong)


def _search_covers_five_years(audit: Audit) -> Result:
    searches = audit.judged.completeness.searches or []
    if not searches:
        return False, "No search for missing papers was made."
    first = min(search.searched_from for search in searches)
    last = max(search.searched_to for search in searches)
    wide = int(first[:4]) <= audit.now.year - SEARCHED_YEARS and int(last[:4]) >= audit.now.year
    return wide, "" if wide else f"The searches cover {first} to {last}."


def _attribution_checked(audit: Audit) -> Result:
    claims = audit.examination.claims
    due = [
        (paper, each)
        for paper, each in audit.pairs()
        if paper.effective_risk != "LOW"
        and each.verdict != CitationVerdict.FABRICATED
        and any(claims.claims[at - 1].claim.quantitative for at in claims.of(paper.indices))
    ]
    if not due:
        return None, "No paper of high, medium or unknown risk has a claim with a number."
    lacking = [paper for paper, each in due if each.is_primary_source is None]
    return not lacking, f"Nobody said whose finding it is: {_named(lacking)}." if lacking else ""


def _traces_given(audit: Audit) -> Result:
    due = [each for each in audit.judged.judgements if each.verdict in TRACED]
    if not due:
        return None, ""
    lacking = [each for each in due if not (each.primary_trace or each.explanation)]
    return not lacking, "".join(numbers_shown(each.indices) for each in lacking)


def _unknown_not_low(audit: Audit) -> Result:
    wrong = [p for p in audit.examination.papers if p.worst_risk == "UNKNOWN" and p.effective_risk == "LOW"]
    return not wrong, _named(wrong)


def _papers_once(audit: Audit) -> Result:
    judged = [each.paper_id for each in audit.judged.judgements]
    covered = sorted(index for each in audit.judged.judgements for index in each.indices or ())
    cited = sorted(made.index for made in audit.examination.answer.citations)
    return len(judged) == len(set(judged)) and covered == cited, ""


def _indices_match(audit: Audit) -> Result:
    claims = audit.examination.claims
    if claims.dangling:
        return False, f"In the text and not in the citation data: {numbers_shown(claims.dangling)}."
    return True, f"No marker uses {numbers_shown(claims.uncited)}." if claims.uncited else ""


def _named(papers: Iterable[CitedPaper]) -> str:
    return "".join(numbers_shown(paper.indices) for paper in papers)


CHECKS: dict[SelfCheckKind, Callable[[Audit], Result]] = {
    SelfCheckKind.VERDICT_FOR_EVERY_CHECKED: _verdict_for_every_checked,
    SelfCheckKind.EXISTENCE_BEFORE_VERDICT: _existence_before_verdict,
    SelfCheckKind.APPLICABILITY_LINE: _applicability_line,
    SelfCheckKind.UNVERIFIABLE_MARKED: _unverifiable_marked,
    SelfCheckKind.SEARCH_COVERS_FIVE_YEARS: _search_covers_five_years,
    SelfCheckKind.ATTRIBUTION_CHECKED: _attribution_checked,
    SelfCheckKind.TRACES_GIVEN: _traces_given,
    SelfCheckKind.UNKNOWN_NOT_LOW: _unknown_not_low,
    SelfCheckKind.PAPERS_ONCE: _papers_once,
    SelfCheckKind.INDICES_MATCH: _indices_match,
}
