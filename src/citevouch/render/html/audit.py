"""An audit as one HTML page, in the style of the page on a report."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from citevouch.render.addresses import address
from citevouch.render.audit.checks import WORDS as SELF_CHECK
from citevouch.render.audit.head import title
from citevouch.render.audit.judgements import FLAG
from citevouch.render.audit.words import UNREAD
from citevouch.render.html.audit_states import audit_states
from citevouch.render.html.environment import environment, style
from citevouch.render.html.evidence import requests
from citevouch_contract.models import DispositionAction

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from citevouch.render.html.states import State
    from citevouch_contract.models import AuditReport, CitationJudgement, CitedPaper, Claim, NumberCheck

#: What is called what on the page, and the sign that goes with it.
TONE: Final[Mapping[str, str]] = {
    DispositionAction.PRESENT.value: "ok",
    DispositionAction.PROCEED.value: "ok",
    DispositionAction.REVIEW.value: "warn",
    DispositionAction.ESCALATE.value: "bad",
    "CRITICAL": "bad",
    "WARNING": "warn",
    "NOTE": "note",
    "PASS": "ok",
    "FAIL": "warn",
    "NOT_APPLICABLE": "none",
}


@dataclass(frozen=True, kw_only=True)
class AuditCard:
    """One cited paper with everything that is said of it."""

    paper: CitedPaper
    judgement: CitationJudgement | None
    states: Mapping[str, State]
    claims: tuple[Claim, ...]  #: the sentences of the answer that cite it
    checks: tuple[NumberCheck, ...]
    href: str | None  #: where a person can look it up

    @property
    def numbers(self) -> str:
        """Its citation numbers as the answer writes them."""
        return shown_numbers(self.paper.indices)


def render_audit_html(report: AuditReport) -> str:
    """*report* as one HTML page without scripts or anything to load: equal reports give equal bytes."""
    made = audit_cards(report)
    return (
        environment()
        .get_template("audit.html.j2")
        .render(
            report=report,
            title=title(report),
            cards=made,
            numbers={},  # no identifier leads to a card of this page
            shown_numbers=shown_numbers,
            by_paper={card.paper.paper_id: card.numbers for card in made},
            tone=TONE,
            flag_words=FLAG,
            self_check_words=SELF_CHECK,
            unread=UNREAD.get(str(report.parse_status)),
            requests=requests(report),
            style=style().text,
            style_hash=style().hash,
        )
    )


def audit_cards(report: AuditReport) -> list[AuditCard]:
    """A card for each paper, in the order in which they are checked."""
    judged = {each.paper_id: each for each in report.judgements or ()}
    return [
        _card(paper, judged.get(paper.paper_id), report)
        for paper in sorted(report.papers or (), key=lambda paper: paper.priority)
    ]


def shown_numbers(indices: Iterable[int] | None) -> str:
    """Citation numbers as the answer writes them: ``[3][7]``."""
    return "".join(f"[{index}]" for index in sorted(indices or ()))


def _card(paper: CitedPaper, judgement: CitationJudgement | None, report: AuditReport) -> AuditCard:
    own = set(paper.indices or ())
    checks = tuple(check for check in report.number_checks or () if check.paper_id == paper.paper_id)
    curie = f"PMID:{paper.record.pmid}" if paper.record and paper.record.pmid else None
    curie = curie or next(iter((paper.existence and paper.existence.checked_ids) or ()), None)
    return AuditCard(
        paper=paper,
        judgement=judgement,
        states=audit_states(paper, judgement, checks),
        claims=tuple(claim for claim in report.claims or () if own.intersection(claim.indices or ())),
        checks=checks,
        href=address(curie) if curie else None,
    )
