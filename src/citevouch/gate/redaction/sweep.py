"""The second sweep: what datafog finds, where it is installed (``pip install citevouch[pii]``).

Only its regular expressions are used: no model is fetched and nothing is sent (its usage reports are off
unless asked for, and the function used here makes none). Dates and ZIP codes are left alone, as `patterns`
leaves them: they are what claims are about.
"""

from __future__ import annotations

from functools import cache
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any

from citevouch.gate.redaction.stretches import Stretch
from citevouch_contract.models import RedactionBasis

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

_LEFT_ALONE = frozenset({"DATE", "ZIP_CODE", "DE_POSTAL_CODE"})


def is_installed() -> bool:
    """Whether there is a second sweep."""
    return find_spec("datafog") is not None


def swept(text: str) -> Iterator[Stretch]:
    """The stretches of *text* that datafog calls personal; none where it is not installed."""
    if is_installed():
        for entity in _scan()(text, engine="regex").entities:
            if entity.type not in _LEFT_ALONE and text[entity.start : entity.end].strip():
                yield Stretch(
                    start=entity.start, end=entity.end, kind=entity.type.lower(), basis=RedactionBasis.pattern
                )


@cache
def _scan() -> Callable[..., Any]:
    from datafog.engine import scan

    function: Callable[..., Any] = scan
    return function
