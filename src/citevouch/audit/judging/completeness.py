"""Layer 2: what an answer leaves out, from a judge's reply, dated searches and the registries.

Coverage is defined here: of the papers that are kept and the missing ones of high importance that exist, the
share that the answer cites. It is not the share of the literature.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from citevouch.audit.verdicts import age_distribution
from citevouch_contract.models import (
    AnchorSynthesis,
    CitationVerdict,
    Completeness,
    CompletenessStatus,
    ExistenceOutcome,
    Importance,
    MissingPaper,
    WorkOrderStatus,
)

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping
    from datetime import datetime

    from citevouch.audit.examination import Examination
    from citevouch.audit.replies.cited import NamedPaper
    from citevouch.audit.replies.completeness import CompletenessReply
    from citevouch_contract.models import CitationJudgement, ExistenceCheck, WorkOrder

#: Outcomes with which a missing paper counts: it exists, under the title that the judge gives.
EXISTS = (ExistenceOutcome.RESOLVED_MATCH, ExistenceOutcome.IDENTIFIER_WRONG)
DECIMALS = 3


def named_papers(reply: CompletenessReply) -> dict[str, NamedPaper]:
    """The papers that a reply names, to be looked up."""
    return {
        **{f"synthesis {at}": each.paper for at, each in enumerate(reply.syntheses)},
        **{f"missing {at}": each.paper for at, each in enumerate(reply.missing)},
    }


def completeness(
    examination: Examination,
    judgements: Iterable[CitationJudgement],
    *,
    now: datetime,
    order: WorkOrder | None = None,
    reply: CompletenessReply | None = None,
    checks: Mapping[str, ExistenceCheck] | None = None,
) -> Completeness:
    """What is said of completeness: assessed only from searches, and by a reply that says what was asked."""
    kept = sum(each.verdict != CitationVerdict.FABRICATED for each in judgements)
    searches = list(order.searches or ()) if order else []
    made = Completeness(
        completeness_status=CompletenessStatus.NOT_ASSESSED,
        age_distribution=age_distribution(examination.papers, now=now),
        papers_kept=kept,
        searches=searches or None,
        note=_why_not(order, reply, is_searched=bool(searches)),
    )
    if reply is None or reply.status not in (WorkOrderStatus.OK, WorkOrderStatus.INCOMPLETE):
        return made
    missing, cited = _missing(examination, reply, checks or {})
    made.anchor_syntheses = _syntheses(reply, checks or {}) or None
    made.missing_papers = missing or None
    made.heterogeneity, made.newest_negative = reply.heterogeneity, reply.newest_negative
    made.nuances = list(reply.nuances) or None
    if made.note:
        return made
    made.completeness_status = CompletenessStatus.ASSESSED
    made.overall, made.applicability = reply.overall, reply.applicability
    made.key_papers = kept + sum(each.importance == Importance.HIGH and _exists(each) for each in missing)
    made.evidence_coverage = round(kept / made.key_papers, DECIMALS) if made.key_papers else None
    made.note = "; ".join(_limits(missing, cited)) or None
    return made


def _why_not(order: WorkOrder | None, reply: CompletenessReply | None, *, is_searched: bool) -> str | None:
    """Why completeness is not assessed; None where it is."""
    if order is None:
        return "The question is not known, so nobody was asked what the answer leaves out."
    if not is_searched:
        return "No search for missing papers was made."
    if reply is None:
        return "Nobody judged what the answer leaves out."
    if reply.status not in (WorkOrderStatus.OK, WorkOrderStatus.INCOMPLETE):
        return "The judge's answer could not be used."
    if not (reply.overall and reply.applicability):
        return "The judge's answer lacks a line on the whole or on applicability."
    return None


def _syntheses(reply: CompletenessReply, checks: Mapping[str, ExistenceCheck]) -> list[AnchorSynthesis]:
    return [
        AnchorSynthesis(
            **_paper(each.paper),
            key_findings=each.key_findings,
            alignment=each.alignment,
            existence=checks.get(f"synthesis {at}"),
        )
        for at, each in enumerate(reply.syntheses)
    ]


def _missing(
    examination: Examination, reply: CompletenessReply, checks: Mapping[str, ExistenceCheck]
) -> tuple[list[MissingPaper], list[str]]:
    """The missing papers, and the titles of those that the answer does cite."""
    known = {f"DOI:{doi}" for paper in examination.papers for doi in paper.dois or ()}
    known |= {f"PMID:{pmid}" for paper in examination.papers for pmid in paper.pmids or ()}
    missing, cited = [], []
    for at, each in enumerate(reply.missing):
        if not known.isdisjoint(each.paper.identifiers):
            cited.append(each.paper.title)
            continue
        missing.append(
            MissingPaper(
                **_paper(each.paper),
                importance=each.importance,
                adds=each.adds,
                existence=checks.get(f"missing {at}"),
            )
        )
    return missing, cited


def _paper(paper: NamedPaper) -> dict[str, Any]:
    return {
        "title": paper.title,
        "authors_string": paper.authors,
        "published": paper.published,
        "doi": paper.doi,
        "pmid": paper.pmid,
    }


def _exists(paper: MissingPaper) -> bool:
    return paper.existence is not None and paper.existence.existence_outcome in EXISTS


def _limits(missing: Iterable[MissingPaper], cited: Iterable[str]) -> Iterable[str]:
    unknown = [each for each in missing if each.importance == Importance.HIGH and not _exists(each)]
    if unknown:
        yield f"{len(unknown)} missing paper(s) of high importance are not known to exist and do not count"
    for title in cited:
        yield f"named as missing, but cited: {title}"
