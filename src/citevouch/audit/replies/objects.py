"""The JSON object that a reply is, or holds: bare, in a fence, with words around it."""

from __future__ import annotations

import json
import re
from dataclasses import dataclass
from typing import Any

#: Where an object may begin: at the beginning of a line, alone or as the first item of an array.
_BEGIN = re.compile(r"^[ \t]*(?:\[[ \t]*)?(?=\{)", re.MULTILINE)
#: Where another one may begin: right behind one.
_NEXT = re.compile(r"[\s,;]*(?=\{)")
_CLOSING = re.compile(r"\s*\]")
_MOST = 20  #: objects that are looked at; a reply has one


@dataclass(frozen=True, kw_only=True)
class Objects:
    """What a reply holds."""

    found: tuple[dict[str, Any], ...] = ()  #: each once
    rest: str = ""  #: the reply without them
    problem: str | None = None  #: what begins as an object and is none
    is_cut: bool = False  #: it breaks off at the end


def find_objects(text: str) -> Objects:
    """The JSON objects in *text* that are no part of another one, up to the first that cannot be read.

    A key that stands twice with two values makes an object unreadable. Never raises.
    """
    decoder = json.JSONDecoder(strict=False, object_pairs_hook=_once, parse_constant=lambda _name: None)
    found: list[dict[str, Any]] = []
    rest: list[str] = []
    at = 0
    while len(found) < _MOST and (begin := (found and _NEXT.match(text, at)) or _BEGIN.search(text, at)):
        rest.append(text[at : begin.start()])
        try:
            value, at = decoder.raw_decode(text, begin.end())
        except json.JSONDecodeError as error:
            cut = not text[error.pos :].strip(" \t\r\n`") or error.msg.startswith("Unterminated string")
            where = f"in line {error.lineno}, column {error.colno}"
            return Objects(found=tuple(found), problem=f"no JSON: {error.msg} {where}", is_cut=cut)
        except (_Twice, ValueError, RecursionError) as error:
            what = str(error) if isinstance(error, _Twice) else "cannot be read"
            return Objects(found=tuple(found), problem=f"no JSON: {what}")
        if value not in found:
            found.append(value)
        if closing := _CLOSING.match(text, at):
            at = closing.end()
    return Objects(found=tuple(found), rest="\n".join([*rest, text[at:]]))


class _Twice(Exception):  # noqa: N818 - said of a reply
    """A key stands twice."""


def _once(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    made: dict[str, Any] = {}
    for key, value in pairs:
        if key in made and made[key] != value:
            raise _Twice(f"{key[:40]!r} stands twice, with two values")
        made[key] = value
    return made
