"""Names: those that are left standing, those beside personal data, and those that nobody listed."""

from __future__ import annotations

import re
from bisect import bisect_left
from typing import TYPE_CHECKING

from citevouch.gate.redaction.common import COMMON
from citevouch.gate.redaction.tokens import sequences, tokens

if TYPE_CHECKING:
    from collections.abc import Iterable

#: Two words or more that begin with a capital, an initial between them allowed.
_NAME_LIKE = re.compile(r"\b[^\W\d_a-z]\w{1,30}(?: [^\W\d_a-z]\.?)?(?: [^\W\d_a-z]\w{1,30}){1,3}\b")

#: Words for an office: who is named behind one of them acted in it.
RANKS = frozenset(
    """ agent alderman attorney captain chief cmdr col commander commissioner constable coroner corporal
    councillor councilmember councilwoman councilman cpl cpt det deputy detective director governor inspector
    judge justice lieutenant lt magistrate major marshal mayor officer ofc president prosecutor secretary
    senator sergeant sgt sheriff superintendent trooper """.split()
)
_RANK_REACH = 2  #: words before a name that are looked at for its rank


def standing(text: str, names: Iterable[str]) -> list[tuple[int, int]]:
    """Where the whole of one of *names* (people kept, officials) stands in *text*."""
    words = tokens(text)
    return [
        (words[first].start, words[last - 1].end)
        for name in names
        for first, last in sequences(words, tuple(word.folded for word in tokens(name)))
    ]


def persons(text: str, listed: Iterable[str]) -> list[str]:
    """What looks like the name of a person in *text*, but for officials by their rank and for *listed*
    people.
    """
    known = {word.folded for name in listed for word in tokens(name)}
    words = tokens(text)
    starts = [word.start for word in words]
    found: list[str] = []
    for run in _NAME_LIKE.finditer(text):
        first, last = bisect_left(starts, run.start()), bisect_left(starts, run.end())
        near = {word.folded for word in words[max(0, first - _RANK_REACH) : last]}
        name = [word for word in words[first:last] if word.folded not in COMMON]
        if name and not near & RANKS and not {word.folded for word in name} <= known:
            found.append(text[name[0].start : name[-1].end])
    return list(dict.fromkeys(found))


def unlisted_names(text: str, listed: Iterable[str]) -> list[str]:
    """What looks like the name of a person in *text* and is none of *listed*. A hint, not a finding."""
    known = {word.folded for name in listed for word in tokens(name)}
    found = [one[0] for one in _NAME_LIKE.finditer(text)]
    return [name for name in dict.fromkeys(found) if not {word.folded for word in tokens(name)} <= known]
