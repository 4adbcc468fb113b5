"""Halves of surrogate pairs, which Python's strings and JSON's escapes can hold and no encoding can."""

from __future__ import annotations

import re

_HALF = re.compile("[\ud800-\udfff]")


def whole(text: str) -> str:
    """*text* with U+FFFD in place of every half, so that offsets stay what they are.

    >>> whole("gland \\ud83e of mice") == "gland \\ufffd of mice"
    True
    """
    return _HALF.sub("\ufffd", text)


def has_half(text: str) -> bool:
    """Whether *text* holds the half of a pair."""
    return _HALF.search(text) is not None
