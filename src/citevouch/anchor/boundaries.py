"""Where a quote may begin and end: by the strict contract, and as readers see words and numbers.

The strict contract knows letters and figures only: two of them side by side are one word. Readers see more,
and see less: "482" is no number of its own in "1,482" or "-482", an accent belongs to its letter, and scripts
without spaces have words that touch. The strict rule decides what a record may quote and where it is found
again; the readers' rule raises a flag, and lets quotes through that the strict one refuses for their script.
"""

from __future__ import annotations

import re
import unicodedata

from citevouch.check.matching.characters import UNSPACED

_UNSPACED = re.compile(f"[{UNSPACED}]")
#: Between two figures these make one number: 1,482 2.5 1'482 10:30 1/2 10^6; a space only before three
#: figures.
_IN_NUMBERS = re.compile(r"[.,:/\u2044\u2215^'’·٫٬](?=\d)|[\u2009\u202f\u00a0](?=\d{3}(?!\d))")
_SIGNS = frozenset("-+±∓\u2010\u2011\u2012\u2013\u2212\ufe63\uff0b\uff0d")
_APOSTROPHES = frozenset("'’")
#: What is drawn on or welded to the character before it: marks, joiners, skin tones, Hangul vowels and
#: finals.
_JOINED_ON = re.compile("[\u200d\U0001f3fb-\U0001f3ff\u1160-\u11ff\ud7b0-\ud7fb]")


def is_strictly_aligned(text: str, start: int, end: int) -> bool:
    """Whether neither edge of ``text[start:end]`` stands between two letters or figures."""
    return not (
        (0 < start < len(text) and text[start].isalnum() and text[start - 1].isalnum())
        or (0 < end < len(text) and text[end].isalnum() and text[end - 1].isalnum())
    )


def is_whole(text: str, start: int, end: int) -> bool:
    """Whether ``text[start:end]`` cuts no word, number or character as readers see them."""
    return not (_cuts(text, start) or _cuts(text, end) or _leaves_sign(text, start))


def may_begin(text: str, start: int) -> bool:
    """Whether something that either rule lets through can begin at *start*."""
    return is_strictly_aligned(text, start, start) or _is_unspaced(text, start)


def _is_unspaced(text: str, at: int) -> bool:
    """Whether a script without spaces stands on one side of *at*, which then may be an edge of a word."""
    return bool(_UNSPACED.match(text[at - 1]) or _UNSPACED.match(text[at]))


def _cuts(text: str, at: int) -> bool:
    """Whether an edge at *at* would go through a word, a number or a character."""
    if not 0 < at < len(text):
        return False
    before, after = text[at - 1], text[at]
    if (before == " " and after.isascii()) or (after == " " and before != "\u200d"):
        return False  # by far the most frequent case
    if _is_joined_on(after) or before == "\u200d":
        return True
    if before.isalnum() and after.isalnum():
        return not _is_unspaced(text, at)
    if "_" in (before, after):
        return _is_word(text, at - 1, -1) and _is_word(text, at, 1)
    return _cuts_number(text, at) or _cuts_negation(text, at)


def _is_joined_on(character: str) -> bool:
    return unicodedata.category(character)[0] == "M" or bool(_JOINED_ON.match(character))


def _is_word(text: str, at: int, step: int) -> bool:
    """Whether a letter or figure stands at *at*, underscores passed over in the direction of *step*."""
    while 0 <= at < len(text) and text[at] == "_":
        at += step
    return 0 <= at < len(text) and text[at].isalnum()


def _cuts_number(text: str, at: int) -> bool:
    """Whether *at* stands beside a separator inside a number, or behind a point that begins one."""
    if any(_IN_NUMBERS.match(text, place) and text[place - 1 : place].isdigit() for place in (at - 1, at)):
        return True
    if text[at - 1] != "." or not text[at].isdigit():
        return False
    return at == 1 or not (text[at - 2].isalnum() or text[at - 2] == ".")


def _cuts_negation(text: str, at: int) -> bool:
    """Whether *at* stands before the ``'t`` of don't, can't, isn't."""
    return text[at] in _APOSTROPHES and text[at - 1] in "nN" and text[at + 1 : at + 2] in ("t", "T")


def _leaves_sign(text: str, start: int) -> bool:
    """Whether the number or sum of money at *start* has a sign before it: one that stands behind no word and
    no number.
    """
    is_money = unicodedata.category(text[start]) == "Sc" if start < len(text) else False
    figure = start + is_money
    if not text[figure : figure + 1].isdigit() or text[start - 1 : start] not in _SIGNS or start == 0:
        return False
    return not text[max(0, start - 2) : start - 1].isalnum() and text[start - 2 : start - 1] not in ("%", ")")
