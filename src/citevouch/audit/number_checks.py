"""The number pre-check: does the text of the cited paper have the number that the answer gives?

A hint where to look, never a verdict. Abstracts leave out most numbers of a paper, and where there is no text
nothing was searched, which is not the same as not found. But a number that a review does not have in its own
abstract, or that stands in another cited paper instead, is likely to be somebody else's result.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import TYPE_CHECKING

from citevouch.audit.figures import Figure, figures_of
from citevouch.audit.same_number import find_number
from citevouch.text.contract import contract_number
from citevouch_contract.models import ContentScope, NumberCheck, NumberCheckOutcome

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping, Sequence

    from citevouch.audit.claims import ClaimMap
    from citevouch.records import Record
    from citevouch_contract.models import AnswerCitation, CitedPaper

SEARCHABLE = ("ABSTRACT", "FULL_TEXT")

#: Publication types, and words of a title, of papers that report what others found.
_SECONDARY = re.compile(
    r"\b(?:review|meta-analys[ei]s|guidelines?|consensus|position statement|scientific statement|editorial"
    r"|comment|overview|recommendations?)\b",
    re.IGNORECASE,
)
#: Publication types of papers that report their own data.
_PRIMARY = re.compile(
    r"\b(?:trial|randomi[sz]ed|cohort|observational|case reports?|multicenter study|comparative study)\b",
    re.IGNORECASE,
)


@dataclass(frozen=True)
class _Source:
    """The text of one paper, and whether it reports what others found."""

    scope: str
    figures: tuple[Figure, ...]
    restates: bool


def check_numbers(
    claims: ClaimMap,
    papers: Sequence[CitedPaper],
    citations: Iterable[AnswerCitation],
    records: Mapping[str, Record],
    *,
    checked: Iterable[str],
) -> list[NumberCheck]:
    """One check for each number that is evidence and each paper that it is attributed to, in text order.

    *records*: by paper_id, those whose text is of the paper. *checked*: the paper_ids within the cap.
    """
    within = set(checked)
    made = {each.index: each for each in citations}
    owner = {index: paper.paper_id for paper in papers for index in paper.indices or ()}
    sources = {
        paper.paper_id: _source(records[paper.paper_id], [made[index] for index in paper.indices or ()])
        for paper in papers
        if paper.paper_id in within and is_searchable(records.get(paper.paper_id))
    }
    checks: list[NumberCheck] = []
    for at, each in enumerate(claims.claims, start=1):
        for number in each.claim.numbers:
            figure = Figure(number, each.claim.raw, each.claim.start)
            cited = _papers(each.indices_for(number), owner, within)
            if number.evidential and cited:
                beside = _papers(each.indices, owner, within)
                checks += _checks(at, figure, cited, beside, sources)
    return checks


def is_searchable(record: Record | None) -> bool:
    """Whether a record has a text of the paper, not only its title."""
    return record is not None and record.content_scope in SEARCHABLE and bool(record.text.strip())


def restates(record: Record, citations: Iterable[AnswerCitation] = ()) -> bool:
    """Whether a paper looks like one that reports what others found: by its type, its title, its corpus."""
    listed = list(citations)
    types = [*record.publication_types, *(kind for made in listed for kind in made.publication_types or ())]
    if any(map(_SECONDARY.search, types)) or any(made.is_guideline for made in listed):
        return True
    if any(map(_PRIMARY.search, types)):
        return False
    return bool(_SECONDARY.search(record.title)) or any(made.origin_risk == "HIGH" for made in listed)


def _source(record: Record, citations: Sequence[AnswerCitation]) -> _Source:
    text = f"{record.title}\n\n{record.text}"
    return _Source(record.content_scope, figures_of(text), restates(record, citations))


def _papers(indices: Iterable[int], owner: Mapping[int, str], within: set[str]) -> list[str]:
    """The papers of citations, each once; those over the cap left out."""
    named = (owner[index] for index in indices if index in owner)
    return [name for name in dict.fromkeys(named) if name in within]


def _checks(
    claim_number: int,
    figure: Figure,
    cited: Sequence[str],
    beside: Sequence[str],
    sources: Mapping[str, _Source],
) -> Iterator[NumberCheck]:
    """The checks of one number. *beside*: every paper that its sentence cites, *cited* among them."""
    order = dict.fromkeys([*cited, *beside, *sources])
    found = {
        name: written
        for name in order
        if name in sources and (written := find_number(figure, sources[name].figures))
    }
    elsewhere = next(iter(found), None)
    accounted_for = any(name in found for name in beside)
    for name in cited:
        check = NumberCheck(
            claim_number=claim_number,
            paper_id=name,
            number=contract_number(figure.number),
            number_outcome=NumberCheckOutcome.NO_TEXT,
            transitive_suspect=False,
        )
        if name in sources:
            check = check.model_copy(update=_outcome(name, found, elsewhere, sources[name], accounted_for))
        yield check


def _outcome(
    name: str, found: Mapping[str, str], elsewhere: str | None, source: _Source, accounted_for: bool
) -> dict[str, object]:
    scope = {"searched_scope": ContentScope(source.scope).value}
    if name in found:
        return {"number_outcome": NumberCheckOutcome.IN_CITED_PAPER.value, "found_as": found[name], **scope}
    if elsewhere is None:
        suspect = source.restates
        return {
            "number_outcome": NumberCheckOutcome.NOT_IN_TEXT.value,
            "transitive_suspect": suspect,
            **scope,
        }
    return {
        "number_outcome": NumberCheckOutcome.IN_OTHER_PAPER.value,
        "found_as": found[elsewhere],
        "found_in_paper": elsewhere,
        "transitive_suspect": not accounted_for,
        **scope,
    }
