"""The orders for one answer, with the searches that their evidence needs."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from citevouch.audit.contradictions import claim_statements, due_papers
from citevouch.audit.evidence import searches, trials
from citevouch.audit.evidence.texts import LONGEST_BESIDE, evidence_of
from citevouch.audit.orders.completeness import completeness_order
from citevouch.audit.orders.contradictions import contradiction_order
from citevouch.audit.orders.paper import paper_order
from citevouch.resolve.dated import Dated, search_dated
from citevouch.resolve.health import health_of
from citevouch_contract.models import EvidenceKind, ExistenceOutcome, Registry, Search

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from citevouch.audit.examination import Examination
    from citevouch.records import Record
    from citevouch.resolve import Run
    from citevouch.resolve.dated import Query
    from citevouch_contract.models import CitedPaper, EvidenceItem, WorkOrder


@dataclass(frozen=True, kw_only=True)
class Plan:
    """An examined answer with its orders."""

    examination: Examination  #: with the attempts of the searches among its own
    orders: tuple[WorkOrder, ...]  #: layer 1 by priority, then layer 2 and layer 3
    notes: tuple[str, ...] = ()  #: which orders there are not, and why

    @property
    def tokens(self) -> int:
        """Roughly how large the orders are together."""
        return sum(order.estimated_tokens for order in self.orders)


def make_plan(examination: Examination, *, run: Run) -> Plan:
    """The orders for an examined answer. PubMed is sent names of trials and words of the question only."""
    papers = [paper for paper in examination.checked if is_to_be_judged(paper, examination)]
    named = {paper.paper_id: _trials(paper, examination) for paper in papers}
    words = _words(examination)
    asked = [query for queries in named.values() for query in queries]
    found = search_dated([*asked, *searches.queries(words)], run=run)
    again = _again(words, found)
    further = search_dated(again, run=run) if again else None
    attempts = (*examination.attempts, *found.attempts, *(further.attempts if further else ()))
    examined = replace(
        examination,
        attempts=attempts,
        health=health_of(attempts),
        warnings=tuple(dict.fromkeys((*examination.warnings, *found.warnings))),
    )
    orders = [
        paper_order(
            paper,
            examined,
            trials=_hits(found, named[paper.paper_id]),
            searches=_searches(found, named[paper.paper_id]),
        )
        for paper in papers
    ]
    dated, records = _completeness_searches(words, found, again, further)
    if examined.question:
        orders.append(completeness_order(examined, dated, records))
    third = contradiction_order(examined)
    return Plan(
        examination=examined,
        orders=(*orders, *([third] if third else ())),
        notes=tuple(_notes(examined, papers, dated, words=words, is_due=third is not None)),
    )


def is_to_be_judged(paper: CitedPaper, examination: Examination) -> bool:
    """Whether there is something to ask: the paper was not found to be made up, and a claim cites it."""
    outcome = paper.existence.existence_outcome if paper.existence else None
    return outcome != ExistenceOutcome.NOT_FOUND and bool(examination.claims.of(paper.indices))


def _trials(paper: CitedPaper, examination: Examination) -> list[Query]:
    record = examination.records.get(paper.paper_id)
    own = " ".join(filter(None, (paper.title, record.title if record else "", record.text if record else "")))
    claims = examination.claims.claims
    return trials.queries_for((claims[at - 1].claim.text for at in examination.claims.of(paper.indices)), own)


def _words(examination: Examination) -> list[str]:
    titles = [paper.title for paper in examination.papers if paper.title]
    question = examination.question or ""
    return searches.search_words(question, titles, examination.options.tables)


def _again(words: list[str], found: Dated) -> list[Query]:
    """The searches that found nothing, with fewer words."""
    if len(words) <= searches.FEWEST_WORDS:
        return []
    narrow, wide = searches.queries(words), searches.queries(words[: searches.FEWEST_WORDS])
    return [
        other
        for query, other in zip(narrow, wide, strict=True)
        if query in found.hits and not found.hits[query].total
    ]


def _completeness_searches(
    words: list[str], found: Dated, again: list[Query], further: Dated | None
) -> tuple[list[Search], dict[str, Record]]:
    dated, records = _searches(found, searches.queries(words)), dict(found.records)
    if further:
        dated += _searches(further, again)
        records |= further.records
    return dated, records


def _searches(found: Dated, queries: Iterable[Query]) -> list[Search]:
    """The searches that were answered."""
    return [
        Search(
            database=Registry.PUBMED,
            query=query.term,
            searched_from=query.since,
            searched_to=found.hits[query].until,
            hits=found.hits[query].total,
            hit_ids=list(found.hits[query].ids) or None,
            attempt_ids=[found.hits[query].attempt_id],
        )
        for query in queries
        if query in found.hits
    ]


def _hits(found: Dated, queries: Iterable[Query]) -> list[EvidenceItem]:
    names = dict.fromkeys(name for query in queries if query in found.hits for name in found.hits[query].ids)
    items = (
        evidence_of(found.records[name], EvidenceKind.TRIAL_HIT, longest=LONGEST_BESIDE)
        for name in names
        if name in found.records
    )
    return [item for item in items if item]


def _notes(
    examination: Examination,
    papers: Sequence[CitedPaper],
    dated: Sequence[Search],
    *,
    words: list[str],
    is_due: bool,
) -> list[str]:
    notes = []
    without = Counter(_why(paper, examination) for paper in examination.checked if paper not in papers)
    notes += [f"{count} paper(s) without an order: {why}" for why, count in without.items()]
    if not examination.question:
        notes.append("no order on completeness: the question is not known")
    elif not dated:
        made = (
            "no word to search for"
            if not words
            else "offline"
            if examination.offline
            else "PubMed did not answer"
        )
        notes.append(f"no search was made ({made}): completeness will be given as not assessed")
    if not is_due:
        due = due_papers(claim_statements(examination))
        notes.append(
            "contradictions: an order follows once judges have said what the papers found"
            if due
            else "no order on contradictions: no two papers have numbers on one outcome"
        )
    return notes


def _why(paper: CitedPaper, examination: Examination) -> str:
    return "does not exist" if examination.claims.of(paper.indices) else "no claim cites it"
