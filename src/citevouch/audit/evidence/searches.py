"""Dated searches for what an answer leaves out: syntheses first, then trials, guidelines and safety.

The words searched for are those of the question, first of all those that stand in the titles of the cited
papers as well: they name the drug and the disease. Nothing else of the answer is sent.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, NamedTuple

from citevouch.check.stopwords import STOPWORDS
from citevouch.resolve.dated import Query

if TYPE_CHECKING:
    from collections.abc import Iterable

    from citevouch.audit.tables import Tables


class Kind(NamedTuple):
    """What is searched for, in PubMed's words, and from which year on."""

    name: str
    filter: str
    since: str


KINDS = (
    Kind("syntheses", "(systematic review[pt] OR meta-analysis[pt])", "2020"),
    Kind("trials", "randomized controlled trial[pt]", "2021"),
    Kind("guidelines", "(practice guideline[pt] OR guideline[pt])", "2021"),
    Kind("safety", "(adverse effects[sh] OR safety[ti] OR harms[ti])", "2021"),
)
MOST_WORDS = 4
FEWEST_WORDS = 2  #: with which a search is made again that found nothing
MOST_HITS = 8

_WORD = re.compile(r"[^\W_][\w'-]*")
_SHORTEST = 3
#: Words of questions that name neither a drug nor a disease.
_GENERAL = frozenset(
    "adult adults and age aged best can child children common compare compared cost dose does effect "
    "effective efficacy evidence first good guideline guidelines help history how indicated "
    "indication line long management new not old older or option options patient patients people "
    "person prevent prevention preventing recommend recommended reduce reduces risk role safe safety "
    "should term therapies therapy treat treatment treatments use used useful versus what when which "
    "who why women men work works worse year years".split()
)


def search_words(question: str, titles: Iterable[str], tables: Tables) -> list[str]:
    """The words of *question* to be searched for, the most telling ones first; in lower case.

    That keeps them from being operators of a search.
    """
    known = [title.lower() for title in titles]
    words = dict.fromkeys(word.lower().strip("'-") for word in _WORD.findall(question))
    telling = [word for word in words if _is_telling(word, tables)]
    return sorted(telling, key=lambda word: -sum(_stem(word) in title for title in known))[:MOST_WORDS]


def queries(words: list[str]) -> list[Query]:
    """One search of each kind for *words*; none without a word."""
    if not words:
        return []
    together = " AND ".join(words)
    return [Query(term=f"{together} AND {kind.filter}", since=kind.since, most=MOST_HITS) for kind in KINDS]


def _is_telling(word: str, tables: Tables) -> bool:
    if len(word) < _SHORTEST or word in _GENERAL or word in STOPWORDS or word.isdecimal():
        return False
    return not word.startswith(tables.therapeutic)


def _stem(word: str) -> str:
    """Enough of a word to find its plural and its singular."""
    return word.removesuffix("s")
