"""JSON without what readers take for different things.

NaN and Infinity are no JSON; of a name that an object holds twice some readers take the first value, some the
last; an escape of half a surrogate pair is text that no encoding can hold.
"""

from __future__ import annotations

import json
import re
from typing import TYPE_CHECKING, Any, NoReturn

from citevouch.errors import InputError
from citevouch.surrogates import has_half

if TYPE_CHECKING:
    from collections.abc import Iterator

SPACE = " \t\n\r"  #: what JSON calls white space


def _refuse(constant: str) -> NoReturn:
    raise ValueError(f"{constant} is not a JSON value")


def _object(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    made = dict(pairs)
    if len(made) < len(pairs):
        names = [name for name, _value in pairs]
        twice = next(name for at, name in enumerate(names) if name in names[:at])
        raise ValueError(f"an object with two values under {json.dumps(twice[:60])}")
    return made


_DECODER = json.JSONDecoder(parse_constant=_refuse, object_pairs_hook=_object)
_SURROGATE = re.compile(r"\\u[dD][89a-fA-F]")
_SPACE = re.compile(f"[{SPACE}]*")


def loads(text: str, *, file: str = "", line: int | None = None) -> Any:
    """The value of a JSON text.

    *file* names the source in errors; *line* is the text's line in it (one object a line), else the
    place is counted from the start of *text*. Raises `InputError` with line and column.
    """
    try:
        value = _DECODER.decode(text)
        if _SURROGATE.search(text):
            _refuse_halves(value)
    except (ValueError, RecursionError) as error:
        raise _told(error, file, line) from error
    return value


def items(text: str, *, file: str = "") -> Iterator[Any]:
    """The items of a JSON text that is an array, one by one.

    Each is read when it is asked for, so that a large array takes no more room than its largest item: a
    list of all of them costs four times the time, most of it the garbage collector's. Raises `InputError`
    where the text stops being JSON, after the items before that place.
    """
    try:
        yield from _items(text)
    except (ValueError, RecursionError) as error:
        raise _told(error, file, None) from error


def _items(text: str) -> Iterator[Any]:
    suspicious = _SURROGATE.search(text)
    at = _skip(text, _skip(text, 0) + 1)
    more = text[at : at + 1] != "]"
    while more:
        value, at = _DECODER.raw_decode(text, at)
        if suspicious:
            _refuse_halves(value)
        yield value
        at = _skip(text, at)
        more = text[at : at + 1] == ","
        if more:
            at = _skip(text, at + 1)
        elif text[at : at + 1] != "]":
            raise json.JSONDecodeError("Expecting ',' delimiter", text, at)
    if (rest := _skip(text, at + 1)) < len(text):
        raise json.JSONDecodeError("Extra data", text, rest)


def dumps(value: Any) -> str:
    """Indented JSON with a final newline, in the order of the value's keys, text as it is.

    Raises ValueError on NaN and Infinity.
    """
    return json.dumps(value, indent=2, ensure_ascii=False, allow_nan=False) + "\n"


def dumps_line(value: Any) -> str:
    """The same on one line, as JSONL wants it."""
    return json.dumps(value, ensure_ascii=False, allow_nan=False) + "\n"


def _refuse_halves(value: Any) -> None:
    if has_half(json.dumps(value, ensure_ascii=False)):
        raise ValueError("text with half a surrogate pair")


def _skip(text: str, at: int) -> int:
    """Where the white space at *at* ends."""
    found = _SPACE.match(text, at)
    return found.end() if found else at


def _told(error: ValueError | RecursionError, file: str, line: int | None) -> InputError:
    """What the decoder says, with its place."""
    if isinstance(error, json.JSONDecodeError):
        place = f"{error.lineno if line is None else line}:{error.colno}"
        return InputError(f"not JSON: {error.msg[0].lower()}{error.msg[1:]}", file=file, place=place)
    what = (
        "nested too deeply" if isinstance(error, RecursionError) else str(error)
    )  # of ours, or huge numbers
    return InputError(f"not readable JSON: {what}", file=file, place=str(line or ""))
