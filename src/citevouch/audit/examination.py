"""Everything that can be said about an answer without a judge, from its text to the registries' answers.

What a report is made of, and what work orders are made from.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from citevouch.audit.answer import Answer, parse_answer
from citevouch.audit.claims import ClaimMap, map_claims
from citevouch.audit.existence import Cited, Gated, check_existence, is_open, same_titles
from citevouch.audit.fields import pmcid_of
from citevouch.audit.number_checks import check_numbers
from citevouch.audit.papers import merge
from citevouch.audit.priority import MAX_PAPERS, prioritise
from citevouch.audit.tables import Tables, our_tables
from citevouch.check.convert import contract_record
from citevouch.check.standing import check_standing
from citevouch.check.works import groups
from citevouch.resolve import resolve
from citevouch.resolve.health import health_of
from citevouch.resolve.search import search_title
from citevouch_contract.models import Standing

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from citevouch.records import Attempt, Health, Record, Resolved
    from citevouch.resolve import Run
    from citevouch_contract.models import AnswerCitation, CitedPaper, NumberCheck


@dataclass(frozen=True, kw_only=True)
class AuditOptions:
    """What is asked of an audit; everything else is a setting of the run."""

    question: str | None = None  #: what the answer answers; default: what the answer itself says
    practice_context: str | None = None  #: where it is to be used: region, specialty, funding
    mode: str = "STANDALONE"  #: AuditMode
    max_papers: int = MAX_PAPERS
    skip_prefixes: tuple[str, ...] = ()
    full_text: bool = False  #: look for open full texts, so that more numbers can be found
    tables: Tables = field(default_factory=our_tables)


@dataclass(frozen=True, kw_only=True)
class Examination:
    """An answer as far as it can be examined without a judge."""

    name: str
    options: AuditOptions
    offline: bool
    answer: Answer
    claims: ClaimMap
    papers: tuple[CitedPaper, ...]  #: with priority, and within the cap with existence, record and notices
    records: Mapping[str, Record]  #: by paper_id: those that are of the cited paper, with their texts
    numbers: tuple[NumberCheck, ...]
    resolved: Resolved  #: by canonical identifier, whatever paper it turned out to be of
    attempts: tuple[Attempt, ...]
    health: tuple[Health, ...]
    warnings: tuple[str, ...] = ()

    @property
    def question(self) -> str | None:
        """What was asked."""
        return self.options.question or self.answer.question

    @property
    def checked(self) -> tuple[CitedPaper, ...]:
        """The papers within the cap, in their order of priority."""
        within = (paper for paper in self.papers if paper.priority <= self.options.max_papers)
        return tuple(sorted(within, key=lambda paper: paper.priority))


def examine(given: str, *, name: str, run: Run, options: AuditOptions | None = None) -> Examination:
    """Read *given*, which is called *name*, and look its papers up with the cache, limits and log of *run*.

    Whatever a registry does ends up in the examination. Raises StoreError where the store cannot be used.
    """
    chosen = options or AuditOptions()
    answer = parse_answer(given, chosen.tables)
    claims = map_claims(answer)
    papers = merge(answer.citations)
    prioritise(papers, answer.citations, claims, chosen.tables)
    checked = [paper for paper in papers if paper.priority <= chosen.max_papers]
    cited = {paper.paper_id: cited_paper(paper, answer.citations) for paper in checked}
    names = list(dict.fromkeys(name for each in cited.values() for name in each.identifiers))
    resolved = resolve(
        names,
        run=run,
        skip_prefixes=chosen.skip_prefixes,
        full_text_for=names if chosen.full_text else (),
    )
    gated, searching = gate(cited, resolved, run=run)
    records = {paper_id: each.record for paper_id, each in gated.items() if each.record}
    _write(checked, gated, resolved)
    attempts = (*resolved.attempts, *searching.attempts)
    return Examination(
        name=name,
        options=chosen,
        offline=run.offline,
        answer=answer,
        claims=claims,
        papers=tuple(papers),
        records=records,
        numbers=tuple(
            check_numbers(
                claims, papers, answer.citations, records, checked=[paper.paper_id for paper in checked]
            )
        ),
        resolved=resolved,
        attempts=attempts,
        health=health_of(attempts),
        warnings=tuple(dict.fromkeys((*resolved.warnings, *searching.warnings))),
    )


def cited_paper(paper: CitedPaper, citations: Iterable[AnswerCitation]) -> Cited:
    """What the citations of *paper* say of it."""
    mine = [made for made in citations if made.index in (paper.indices or ())]
    pmcids = dict.fromkeys(filter(None, (pmcid_of(made.given_pmid) for made in mine)))
    malformed = (made.given_doi for made in mine if made.given_doi and not made.doi)
    return Cited(
        title=paper.title,
        identifiers=(
            *(f"DOI:{doi}" for doi in paper.dois or ()),
            *(f"PMID:{pmid}" for pmid in paper.pmids or ()),
            *(f"PMC:{pmcid}" for pmcid in pmcids),
        ),
        malformed_doi=next(malformed, None),
    )


@dataclass(frozen=True, kw_only=True)
class Searching:
    """What the search for titles took."""

    attempts: Sequence[Attempt] = ()
    warnings: Sequence[str] = ()


def gate(cited: Mapping[str, Cited], resolved: Resolved, *, run: Run) -> tuple[dict[str, Gated], Searching]:
    """The existence gate over several papers, by whatever they are called.

    For papers that are not found, a search for their titles says what else may be meant.
    """
    gated = {name: check_existence(each, resolved.resolutions) for name, each in cited.items()}
    titles = {
        name: title
        for name, each in gated.items()
        if is_open(each.check.existence_outcome) and (title := cited[name].title)
    }
    if not titles:
        return gated, Searching()
    searched = search_title(titles.values(), run=run)
    for name, title in titles.items():
        if found := same_titles(title, searched.candidates.get(title, ())):
            gated[name] = check_existence(cited[name], resolved.resolutions, same_title=found)
    return gated, Searching(attempts=searched.attempts, warnings=searched.warnings)


def _write(checked: Iterable[CitedPaper], gated: Mapping[str, Gated], resolved: Resolved) -> None:
    """Write existence, record and notices of each paper into it."""
    found = {name: record for name, each in resolved.resolutions.items() if (record := each.record)}
    standing = check_standing(found, groups(found), table={})
    for paper in checked:
        mine = gated[paper.paper_id]
        paper.existence = mine.check
        paper.conflicts = list(dict.fromkeys((*(paper.conflicts or ()), *mine.conflicts))) or None
        if mine.record and mine.record_id:
            paper.record = contract_record(mine.record)
            paper.notices = standing[mine.record_id][1] or None


def is_retracted(paper: CitedPaper) -> bool:
    """Whether a source says that the paper was taken back, and none that it was reinstated."""
    said = {notice.standing for notice in paper.notices or ()}
    return bool(said & {Standing.RETRACTED, Standing.WITHDRAWN}) and Standing.REINSTATED not in said
