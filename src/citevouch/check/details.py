"""Comparing authors, year and journal: evidence beside the title, never a verdict of their own."""

from __future__ import annotations

import re
import unicodedata
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable

#: Online and print publication fall into neighbouring years so often that one year apart says nothing.
YEARS_APART = 1

_WORD = re.compile(r"[^\W\d_]+(?:['\u2019\u2010-][^\W\d_]+)*")
_YEAR = re.compile(r"(?<![0-9])(?:1[6-9]|20)[0-9]{2}(?![0-9])")
_AND_OTHERS = re.compile(
    r"\b(?:et al|and (?:others|colleagues)|collaborators?|consortium|group)\b", re.IGNORECASE
)
#: Words of bodies that sign as authors; registries list the people behind them, or nobody.
_BODY = re.compile(
    r"\b(?:organi[sz]ations?|groups?|consorti(?:um|a)|committees?|networks?|investigators|collaborat\w+|societ(?:y|ies)"
    r"|colleges?|academ(?:y|ies)|associations?|institutes?|agency|administration|ministry|departments?|cent(?:er|re)s?"
    r"|foundation|initiative|task force|working party)\b",
    re.IGNORECASE,
)
#: Parts of names and list words that are no surname of their own.
_PARTICLES = frozenset(
    "al and da de del della den der di dos du el et la le ten ter van von y zu jr sr".split()
)


def folded(text: str) -> str:
    """*text* in lower case without accents, ligatures and stroked letters written as plain ones."""
    plain = unicodedata.normalize("NFKD", text.lower().translate(_PLAIN))
    return "".join(char for char in plain if not unicodedata.combining(char))


_PLAIN = str.maketrans(
    {"ø": "o", "ł": "l", "đ": "d", "ß": "ss", "æ": "ae", "œ": "oe", "ı": "i", "\u2019": "'"}
)


def first_author_agrees(cited: str, authors: Iterable[str]) -> bool | None:
    """Whether the first surname of *cited* is that of an author of the record; None where nobody can say.

    Any author will do: order and form of names ("Smith J", "Jane A. Smith", "Smith, J.") differ between
    texts and registries. Group authors and names that are initials only cannot be compared.
    """
    known = {name for author in authors for name in _names(author)}
    said = _names(_AND_OTHERS.sub(" ", cited).split(";")[0])
    if not known or not said:
        return None
    head = said[:4]  # "Jane-Mary Ann Smith, ..." as well as "Smith JM, ..."
    agrees = any(name in known for name in head)
    return None if not agrees and _BODY.search(cited) else agrees


def years(text: str) -> tuple[int, ...]:
    """The years named in *text*, 1600 to 2099, in order."""
    return tuple(int(found[0]) for found in _YEAR.finditer(text))


def year_agrees(cited: str, recorded: str | None) -> bool | None:
    """Whether *cited* names the record's year or a neighbouring one; None where either is missing."""
    said, known = years(cited), years(recorded or "")
    if not said or not known:
        return None
    return any(abs(one - known[0]) <= YEARS_APART for one in said)


def journal_agrees(cited: str, recorded: str | None) -> bool | None:
    """Whether two journal names can be one journal, abbreviated or not; None where either is missing.

    A name agrees with another when its words are, in order, beginnings of that one's words or the other way
    round ("Proc Natl Acad Sci USA"), or its letters the initials ("PNAS", "NEJM").
    """
    one, other = _journal_words(cited), _journal_words(recorded or "")
    if not one or not other:
        return None
    pairs = ((one, other), (other, one))
    return any(_abbreviates(a, b) or _initials(a, b) or _ends(a, b) for a, b in pairs)


#: Umlauts spelt out and not are one ("Mueller", "Müller", and PubMed's "Muller").
_SPELT_OUT = re.compile(r"(?<=[aou])e")


def _names(author: str) -> list[str]:
    """The words of *author* that can be a surname, parts of double names too: no initials, no particles."""
    words = [part for word in _WORD.findall(author) for part in re.split("[\u2010-]", word)]
    kept = [word for word in words if len(word) > 2 or (len(word) == 2 and not word.isupper())]
    return [_SPELT_OUT.sub("", folded(word)) for word in kept if word.lower() not in _PARTICLES]


#: Words that abbreviations leave out.
_DROPPED = frozenset("the of and for in on a an de la et und der die das".split())
#: Where a name ends in a country, one list has it and the other not.
_COUNTRY = re.compile(r"(?:\bof the)?\s*\b(?:U\W?\s?S\W?\s?A|United States of America)\W*$", re.IGNORECASE)


def _journal_words(name: str) -> list[str]:
    bare = _COUNTRY.sub("", re.sub(r"\([^)]*\)|:.*|[0-9].*", " ", name).strip())
    words = [folded(word) for word in re.findall(r"[^\W\d_]+", bare.replace("&", " "))]
    return [word for word in words if word not in _DROPPED]


def _abbreviates(short: list[str], long: list[str]) -> bool:
    """Whether the words of *short* are beginnings of words of *long*, in order, from its first word on.

    One whole word is no abbreviation of more: Cell is not Cell Metabolism.
    """
    if len(short) == 1 < len(long):
        return False
    at = 0
    for index, word in enumerate(short):
        while at < len(long) and not (long[at].startswith(word) or _contracted(word, long[at])):
            if index == 0:
                return False
            at += 1
        if at == len(long):
            return False
        at += 1
    return True


def _ends(short: list[str], long: list[str]) -> bool:
    """Whether *long* is *short* with a publisher's name before it."""
    return 1 < len(short) < len(long) and long[-len(short) :] == short


def _contracted(short: str, long: str) -> bool:
    """Whether *short* leaves out letters from the inside of *long* (Natl, Dtsch, Jpn)."""
    if not 2 < len(short) < len(long) or short[0] != long[0]:
        return False
    rest = iter(long)
    return all(letter in rest for letter in short)


def _initials(short: list[str], long: list[str]) -> bool:
    letters = "".join(word[0] for word in long)
    return len(short) == 1 < len(long) and len(short[0]) > 1 and letters.startswith(short[0])
