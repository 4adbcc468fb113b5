"""Names that are left standing, and names that nobody listed."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from citevouch.gate.redaction.tokens import sequences, tokens

if TYPE_CHECKING:
    from collections.abc import Iterable

#: Two words or more that begin with a capital, an initial between them allowed.
_NAME_LIKE = re.compile(r"\b[^\W\d_a-z]\w{1,30}(?: [^\W\d_a-z]\.?)?(?: [^\W\d_a-z]\w{1,30}){1,3}\b")


def standing(text: str, names: Iterable[str]) -> list[tuple[int, int]]:
    """Where the whole of one of *names* (people kept, officials) stands in *text*."""
    words = tokens(text)
    return [
        (words[first].start, words[last - 1].end)
        for name in names
        for first, last in sequences(words, tuple(word.folded for word in tokens(name)))
    ]


def unlisted_names(text: str, listed: Iterable[str]) -> list[str]:
    """What looks like the name of a person in *text* and is none of *listed*. A hint, not a finding."""
    known = {word.folded for name in listed for word in tokens(name)}
    found = [one[0] for one in _NAME_LIKE.finditer(text)]
    return [name for name in dict.fromkeys(found) if not {word.folded for word in tokens(name)} <= known]
