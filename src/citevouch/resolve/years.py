"""Years as registries and files write them."""

from __future__ import annotations

import re

_YEAR = re.compile(r"(?:1[5-9]|20)[0-9]{2}")


def year_in(text: str) -> str | None:
    """The first year in *text*; None where it has none.

    >>> year_in("1998 Dec-1999 Jan"), year_in("2019/05/02"), year_in("n.d.")
    ('1998', '2019', None)
    """
    found = _YEAR.search(text)
    return found[0] if found else None
