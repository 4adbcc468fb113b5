"""Comparing titles: by the words they share and, which matters more, by the words left over.

Sister trials share most of their words ("X and cardiovascular outcomes in type 2 diabetes" for two drugs X)
and are different papers; a paraphrase shares few and is the same one. So the words left over on each side
are weighed too: one that the record's own abstract uses explains itself, one that it never uses does not.
"""

from __future__ import annotations

import html
import re
import unicodedata
from dataclasses import dataclass
from functools import lru_cache
from itertools import pairwise
from typing import TYPE_CHECKING

from citevouch.check.stopwords import FUNCTION_WORDS, STOPWORDS, TELLING_WORDS
from citevouch.check.vocabulary import GREEK, singular

if TYPE_CHECKING:
    from citevouch.records import Record

#: At this share of common words titles agree, if what is left over on the cited side explains itself.
AGREE = 0.7
#: Under this share they are different, if nothing else speaks for the record.
DIFFER = 0.35
#: Fewer content words than this do not name a paper.
LEAST_WORDS = 3
#: That many of the cited words in the record's title or abstract make a title a likely paraphrase.
EXPLAINED = 0.8

_TAG = re.compile(r"</?[A-Za-z][^<>]{0,200}>")
_WORD = re.compile(r"[^\W_]+")
_APOSTROPHE = re.compile(r"(?<=\w)['\u2019\u02bc](?=\w)")
#: What registries and publishers put before the title of a paper that has been withdrawn.
_WITHDRAWN = re.compile(
    r"^\W*(?:retracted(?: article)?|withdrawn|retraction notice|removed)\b\W*", re.IGNORECASE
)
#: Titles of notices about a paper: they hold its title and are not the paper.
_NOTICE = re.compile(
    r"^\W*(?:(?:author |publisher )?correct(?:ion|ed)|erratum|corrigendum|addendum|expression of concern"
    r"|reply|response|comment(?:ary)?|letter|retraction)\b(?: (?:to|on|of|for))?\W",
    re.IGNORECASE,
)
#: A letter, a number, a letter with a number, a Roman numeral.
_MARK = re.compile(r"[a-z]?[0-9]{1,4}[a-z]?|[a-z]|[ivx]{2,4}")
#: British and American spelling, brought to one (not always the right one, but the same on both sides).
_SPELLING = (
    (re.compile(r"[ao]e"), "e"),
    (re.compile(r"our(?=$|al|ed|ing|less)"), "or"),
    (re.compile(r"([iy])s(?=e$|ed$|es$|ing$|ation$|er$)"), r"\1z"),
    (re.compile(r"sulph"), "sulf"),
    (re.compile(r"^ageing$"), "aging"),
)


@dataclass(frozen=True, kw_only=True)
class Comparison:
    """How a cited title and a record compare."""

    record_title: str  #: the one of the record's titles that is nearest
    score: float  #: shared words over the words of the longer title, 0 to 1
    cited_only: tuple[str, ...]  #: content words of the cited title that this title lacks
    record_only: tuple[str, ...]
    unexplained: tuple[str, ...]  #: of cited_only, those that no title or abstract of the record uses
    words: int  #: content words of the cited title
    sisters: bool = False  #: "hepatitis A" on one side, "hepatitis B" on the other
    in_part: bool = False  #: without the record's subtitle, or of too few words to name one paper

    @property
    def agrees(self) -> bool:
        """Whether the titles name one paper: equal, abridged, extended, or with explained words only."""
        if self.words < LEAST_WORDS or TELLING_WORDS & {*self.cited_only, *self.record_only}:
            return self.score == 1.0 and not self.sisters
        if self.sisters:
            return False
        if self.in_part and self.unexplained:
            return False  # "Drug A in asthma: two-year results" is not "Drug A in asthma: a pilot study"
        if not self.cited_only or not self.record_only:
            return self.score == 1.0 or self.score >= 0.2
        return self.score >= AGREE and not self.unexplained

    @property
    def differs(self) -> bool:
        """Whether the titles name two papers. Neither may hold: then nobody can say."""
        if not self.record_title or self.words < LEAST_WORDS or self.agrees or not self.unexplained:
            return False
        explained = 1 - len(self.unexplained) / self.words
        if self.score >= DIFFER:
            # Most words shared and something of substance on each side: the pattern of sister papers.
            return self.score >= 0.6 and bool(self.record_only)
        return explained < EXPLAINED


def compare(cited: str, record: Record) -> Comparison:
    """Compare *cited*, a title as a text writes it, with every title of *record*; the nearest one counts."""
    said = content_words(cited)
    known = frozenset(
        all_words(" ".join((record.title, *record.other_titles, record.text, *record.keywords)))
    )
    best = max(_titles(record), key=lambda title: _score(said, content_words(title)))
    named = content_words(best)
    whole = {content_words(title) for title in (record.title, *record.other_titles)}
    only = tuple(word for word in said if word not in named)
    return Comparison(
        record_title=best,
        score=round(_score(said, named), 3),
        cited_only=only,
        record_only=tuple(word for word in named if word not in said),
        unexplained=tuple(word for word in only if word not in known and word not in STOPWORDS),
        words=len(said),
        sisters=_sisters(cited, best),
        in_part=named not in whole or len(named) < LEAST_WORDS,
    )


def _sisters(one: str, other: str) -> bool:
    """Whether one word is followed by different letters or numbers: hepatitis A and B, type 1 and 2.

    "A" and "I" are words too, and numbers stand in every abstract: neither the words left over nor what the
    abstract explains would tell such papers apart.
    """
    these, those = _marks(one), _marks(other)
    said, named = {*all_words(one)}, {*all_words(other)}
    return any(
        _only(these[word], those[word], named) and _only(those[word], these[word], said)
        for word in these.keys() & those.keys()
    )


def _only(marks: set[str], others: set[str], words: set[str]) -> set[str]:
    """The *marks* that are none of *others* and stand nowhere else among *words*, where "a" and "i" may."""
    return {mark for mark in marks - others if mark in FUNCTION_WORDS or mark not in words}


def _marks(title: str) -> dict[str, set[str]]:
    """The letters and numbers of *title* that tell one thing from its sisters, by the word before them."""
    marks: dict[str, set[str]] = {}
    for word, mark in pairwise(all_words(title)):
        if _MARK.fullmatch(mark):
            marks.setdefault(word, set()).add(mark)
    return marks


def is_notice(title: str) -> bool:
    """Whether *title* is that of a notice about a paper (a correction, a reply), not of the paper."""
    return bool(_NOTICE.match(title))


@lru_cache(maxsize=4096)
def content_words(title: str) -> tuple[str, ...]:
    """The distinct words of *title* that are not function words, in order, folded for comparison."""
    bare = _WITHDRAWN.sub("", title)
    return tuple(dict.fromkeys(word for word in all_words(bare) if word not in FUNCTION_WORDS))


@lru_cache(maxsize=512)
def all_words(text: str) -> tuple[str, ...]:
    """Every word of *text*: markup stripped, accents and Greek folded, one spelling, plurals as singulars."""
    plain = unicodedata.normalize("NFKD", _TAG.sub("", html.unescape(_TAG.sub("", text))).lower())
    folded = "".join(GREEK.get(char, char) for char in plain if not unicodedata.combining(char))
    return tuple(map(_one_spelling, _WORD.findall(_APOSTROPHE.sub("", folded))))


@lru_cache(maxsize=65536)
def _one_spelling(word: str) -> str:
    for pattern, replacement in _SPELLING:
        word = pattern.sub(replacement, word)
    return singular(word)


def _titles(record: Record) -> list[str]:
    """The titles of *record*, each also without its subtitle (registries store the two apart)."""
    titles = [title for title in (record.title, *record.other_titles) if title.strip()]
    short = [title.partition(": ")[0] for title in titles if len(title.partition(": ")[0].split()) >= 3]
    return [*titles, *short] or [""]


def _score(cited: tuple[str, ...], named: tuple[str, ...]) -> float:
    longest = max(len(cited), len(named))
    return len(set(cited) & set(named)) / longest if longest else 0.0
