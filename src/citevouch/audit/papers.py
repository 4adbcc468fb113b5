"""Which citations are of one paper.

Citations stand for retrieved pieces, so several may be of one paper: they share a PMID or DOI. But an answer
may also give a citation the identifier of another paper, and then the two must not be taken for one. So
titles decide where identifiers contradict each other, and where they do not decide, citations stay apart.
"""

from __future__ import annotations

from collections import defaultdict
from enum import Enum
from itertools import combinations
from typing import TYPE_CHECKING

from citevouch.audit.origins import effective, worst
from citevouch.check.titles import LEAST_WORDS, compare, content_words
from citevouch.records import Record
from citevouch_contract.models import CitedPaper, OriginRisk

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from citevouch_contract.models import AnswerCitation


class Titles(Enum):
    """How two cited titles stand to each other."""

    AGREE = "agree"
    DIFFER = "differ"
    UNKNOWN = "unknown"  #: one is missing or too short to tell, or they are neither


class Relation(Enum):
    """How two citations stand to each other."""

    SAME = "same"
    APART = "apart"  #: they share an identifier and are not one paper
    NONE = "none"


def merge(citations: Sequence[AnswerCitation]) -> list[CitedPaper]:
    """The papers that *citations* come to, in the order of their first citation, which is their priority yet.

    Nothing is merged for what is missing. Conflicts are named at every paper that has a part in them.
    """
    groups: list[list[AnswerCitation]] = []
    by_key: dict[object, list[AnswerCitation]] = defaultdict(list)
    for made in citations:
        related = list({each.index: each for key in _keys(made) for each in by_key[key]}.values())
        _place(made, related, groups)
        for key in _keys(made):
            by_key[key].append(made)
    conflicts = _conflicts(by_key)
    return [_paper(group, number, conflicts) for number, group in enumerate(groups, start=1)]


def compare_titles(one: str | None, other: str | None) -> Titles:
    """Whether two cited titles are of one paper, by their words and by those left over."""
    words, others = content_words(one or ""), content_words(other or "")
    if not one or not other or min(len(words), len(others)) < LEAST_WORDS:
        return Titles.UNKNOWN
    if words == others:
        return Titles.AGREE
    both = (compare(one, _titled(other)), compare(other, _titled(one)))
    if any(each.agrees for each in both):
        return Titles.AGREE
    return Titles.DIFFER if any(each.differs for each in both) else Titles.UNKNOWN


def relation(one: AnswerCitation, other: AnswerCitation) -> Relation:
    """Whether two citations are of one paper."""
    shared = bool(_shared(one, other))
    if not shared and (_contradictory(one, other) or not _same_title_and_year(one, other)):
        return Relation.NONE
    if not shared:
        return Relation.SAME
    titles = compare_titles(one.title, other.title)
    if titles is Titles.DIFFER or (_contradictory(one, other) and titles is not Titles.AGREE):
        return Relation.APART
    return Relation.SAME


def _titled(title: str) -> Record:
    return Record(reference_id="", source="", title=title)


def _keys(made: AnswerCitation) -> Iterator[object]:
    """What two citations of one paper can have in common."""
    if made.doi:
        yield "doi", made.doi
    if made.pmid:
        yield "pmid", made.pmid
    words = content_words(made.title or "")
    if made.published and len(words) >= LEAST_WORDS:
        yield "title", made.published[:4], words


def _shared(one: AnswerCitation, other: AnswerCitation) -> list[str]:
    """The identifiers that both have, as readers know them."""
    dois = [f"DOI {one.doi}"] if one.doi and one.doi == other.doi else []
    return [*dois, f"PMID {one.pmid}"] if one.pmid and one.pmid == other.pmid else dois


def _contradictory(one: AnswerCitation, other: AnswerCitation) -> list[str]:
    """The kinds of identifier that both have and that differ."""
    pairs = (("DOI", one.doi, other.doi), ("PMID", one.pmid, other.pmid))
    return [kind for kind, a, b in pairs if a and b and a != b]


def _same_title_and_year(one: AnswerCitation, other: AnswerCitation) -> bool:
    named = [
        [key for key in _keys(made) if isinstance(key, tuple) and key[0] == "title"] for made in (one, other)
    ]
    return bool(named[0]) and named[0] == named[1]


def _place(
    made: AnswerCitation, related: Sequence[AnswerCitation], groups: list[list[AnswerCitation]]
) -> None:
    """Put *made* into the group of its paper, and fuse the groups that it shows to be one."""
    relations = {each.index: relation(made, each) for each in related}
    mine = [
        group
        for group in groups
        if (found := {relations.get(member.index) for member in group})
        and Relation.SAME in found
        and Relation.APART not in found
    ]
    if not mine:
        groups.append([made])
        return
    first = mine[0]
    first.append(made)
    for other in mine[1:]:
        if not any(_contradictory(a, b) for a in first for b in other):
            first.extend(other)
            groups.remove(other)


def _conflicts(by_key: dict[object, list[AnswerCitation]]) -> dict[int, list[str]]:
    """By citation number, in words, where its identifiers and those of others do not go together."""
    found: dict[int, dict[str, None]] = defaultdict(dict)
    for key, sharing in by_key.items():
        for one, other in combinations(sharing, 2) if isinstance(key, tuple) and key[0] != "title" else ():
            if said := _conflict(one, other):
                found[one.index][said] = found[other.index][said] = None
    return {index: list(said) for index, said in found.items()}


def _conflict(one: AnswerCitation, other: AnswerCitation) -> str | None:
    kinds = " and ".join(_contradictory(one, other))
    shared = " and ".join(_shared(one, other))
    apart = relation(one, other) is Relation.APART
    if not kinds and not apart:
        return None
    what = f"another {kinds}" if kinds else "another title"
    kept = "; taken as two papers" if apart else "; taken as one paper, as their titles agree"
    return f"[{other.index}] gives {shared}, as [{one.index}] does, but {what}{kept}"


def _paper(group: list[AnswerCitation], number: int, conflicts: dict[int, list[str]]) -> CitedPaper:
    members = sorted(group, key=lambda made: made.index)
    risk = worst(str(made.origin_risk) for made in members)
    told = {said: None for made in members for said in conflicts.get(made.index, ())}
    return CitedPaper(
        paper_id=f"p{number}",
        indices=[made.index for made in members],
        title=_first(made.title for made in members),
        authors_string=_first(made.authors_string for made in members),
        published=_first(made.published for made in members),
        pmids=_distinct(made.pmid for made in members),
        dois=_distinct(made.doi for made in members),
        conflicts=list(told) or None,
        origins=_distinct(made.origin for made in members),
        worst_risk=OriginRisk(risk),
        effective_risk=OriginRisk(effective(risk)),
        priority=number,
    )


def _first(values: Iterator[str | None]) -> str | None:
    return next((value for value in values if value), None)


def _distinct(values: Iterator[str | None]) -> list[str] | None:
    return list(dict.fromkeys(value for value in values if value)) or None
