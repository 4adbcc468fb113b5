"""A text as it looks, for the sweeps, which go by form: invisible characters and line ends break no form."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from citevouch.gate.redaction.tokens import is_unseen

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator

    from citevouch.gate.redaction.stretches import Stretch

_WIDE = {code: code - 0xFEE0 for code in range(0xFF01, 0xFF5F)}  #: full-width forms of ASCII


def in_view(text: str, sweep: Callable[[str], Iterable[Stretch]]) -> Iterator[Stretch]:
    """What *sweep* finds in *text* as it stands and as it looks, both as stretches of *text*.

    As it looks it has no invisible characters, one space for any white space, and plain ASCII for full width.
    """
    yield from sweep(text)
    shown, places = _view(text)
    if shown != text:
        for one in sweep(shown):
            yield replace(one, start=places[one.start], end=places[one.end - 1] + 1)


def _view(text: str) -> tuple[str, list[int]]:
    """*text* as it looks, and where each of its characters stands in *text*."""
    shown: list[str] = []
    places: list[int] = []
    for at, one in enumerate(text.translate(_WIDE)):
        if is_unseen(one) or (one.isspace() and shown[-1:] == [" "]):
            continue
        shown.append(" " if one.isspace() else one)
        places.append(at)
    return "".join(shown), places
