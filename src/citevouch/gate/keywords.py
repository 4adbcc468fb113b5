"""Whether a word stands in a text as a word of its own: ICE does not stand in "police"."""

from __future__ import annotations

import re
from functools import lru_cache


def stands(word: str, text: str) -> bool:
    """Whether *word*, taken literally, whatever its case, stands in *text* whole. False for a blank one."""
    return bool(word.strip()) and _whole(word).search(text) is not None


def containing(word: str, text: str) -> re.Match[str] | None:
    """The first longer word of *text* that *word* is only a part of."""
    return _inside(word).search(text) if word.strip() else None


@lru_cache(maxsize=512)
def _whole(word: str) -> re.Pattern[str]:
    return re.compile(rf"(?<!\w){_literal(word)}(?!\w)", re.IGNORECASE)


@lru_cache(maxsize=512)
def _inside(word: str) -> re.Pattern[str]:
    literal = _literal(word)
    return re.compile(rf"(?<!\w)(?:\w{{1,60}}?{literal}\w{{0,60}}|{literal}\w{{1,60}})", re.IGNORECASE)


def _literal(word: str) -> str:
    """*word* for a pattern, any white space in it standing for any."""
    return r"\s+".join(map(re.escape, word.split()))
