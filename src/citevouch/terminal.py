"""Text from outside on its way to a terminal."""

from __future__ import annotations

import re

#: C0 and C1 controls but tab and newline, and the marks that turn the direction of writing
#: (Unicode Standard Annex 9): what could move a cursor, ring, or make a line read otherwise than it is.
_CONTROLS = re.compile("[\x00-\x08\x0b-\x1f\x7f-\x9f\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]")


def plain(text: str) -> str:
    """*text* with every control character shown as an escape such as ``\\x1b`` instead of acted on."""
    return _CONTROLS.sub(lambda found: found[0].encode("unicode_escape").decode(), text)
