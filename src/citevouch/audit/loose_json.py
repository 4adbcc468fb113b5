"""JSON as answers carry it: fenced or bare, with words around it, broken off in the middle."""

from __future__ import annotations

import json
import re
from typing import Any, NamedTuple

_FENCE = re.compile(r"^[ \t]{0,3}(`{3,}|~{3,})[^\r\n]*$", re.MULTILINE)
_OPENING = re.compile(r"^[ \t]*(?=[\[{])", re.MULTILINE)
_SPACE = re.compile(r"[\s,]*")
#: Lets line ends stand inside of texts; NaN and Infinity, which are no JSON, are nothing.
_DECODER = json.JSONDecoder(strict=False, parse_constant=lambda _name: None)


class Loose(NamedTuple):
    """What could be read: a value, or the items of an array that breaks off; and why not more."""

    value: Any = None
    problem: str | None = None


def loads(text: str) -> Loose:
    """The JSON value of *text*, which may be nothing but that.

    Not a number, infinities included, is read as null. Never raises.
    """
    return _decode(text.strip(), 0)


def find_json(text: str) -> Loose:
    """The first JSON array or object in *text*: in its first fence, or from a line that begins with one.

    Of an array that breaks off the whole items are given, with the reason. Never raises.
    """
    fence = _FENCE.search(text)
    opening = _OPENING.search(text)
    if fence and (not opening or fence.start() <= opening.start()):
        inside = text[fence.end() :]
        closing = re.compile(rf"^[ \t]{{0,3}}{re.escape(fence[1])}", re.MULTILINE).search(inside)
        text = inside[: closing.start()] if closing else inside
        opening = _OPENING.search(text)
    if not opening:
        words = " ".join(text.split())
        return Loose(problem="nothing stands there" if not words else "no JSON stands there")
    return _decode(text, opening.end(), with_items=True)


def _decode(text: str, start: int, *, with_items: bool = False) -> Loose:
    try:
        return Loose(_DECODER.raw_decode(text, start)[0])
    except (ValueError, RecursionError) as error:
        problem = _reason(error)
    return Loose(_items(text, start) if with_items else None, problem)


def _items(text: str, start: int) -> list[Any] | None:
    """The whole items at the beginning of an array that cannot be read as a whole."""
    array = text.find("[", start)
    if array < 0 or text[start:array].count("\n") > 2:
        return None
    items: list[Any] = []
    at = array + 1
    while at < len(text):
        at = _SPACE.match(text, at).end()  # type: ignore[union-attr]
        try:
            item, at = _DECODER.raw_decode(text, at)
        except (ValueError, RecursionError):
            break
        items.append(item)
    return items or None


def _reason(error: Exception) -> str:
    if isinstance(error, json.JSONDecodeError):
        return f"{error.msg} in line {error.lineno}, column {error.colno} of it"
    return "nested too deeply" if isinstance(error, RecursionError) else "a number with too many digits"
