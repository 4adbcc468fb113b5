"""JSON without NaN and Infinity, which are no JSON and which readers take for different things."""

from __future__ import annotations

import json
from typing import Any, NoReturn

from citevouch.errors import InputError


def _refuse(constant: str) -> NoReturn:
    raise ValueError(f"{constant} is not a JSON value")


_DECODER = json.JSONDecoder(parse_constant=_refuse)


def loads(text: str, *, file: str = "", line: int | None = None) -> Any:
    """The value of a JSON text.

    *file* names the source in errors; *line* is the text's line in it (one object a line), else the
    place is counted from the start of *text*. Raises `InputError` with line and column.
    """
    try:
        return _DECODER.decode(text)
    except json.JSONDecodeError as error:
        place = f"{error.lineno if line is None else line}:{error.colno}"
        what = f"not JSON: {error.msg[0].lower()}{error.msg[1:]}"
    except RecursionError:
        place, what = str(line or ""), "not readable JSON: nested too deeply"
    except ValueError as error:  # NaN and Infinity, and integers of thousands of digits
        place, what = str(line or ""), f"not readable JSON: {error}"
    raise InputError(what, file=file, place=place)


def dumps(value: Any) -> str:
    """Indented JSON with a final newline, in the order of the value's keys, text as it is.

    Raises ValueError on NaN and Infinity.
    """
    return json.dumps(value, indent=2, ensure_ascii=False, allow_nan=False) + "\n"


def dumps_line(value: Any) -> str:
    """The same on one line, as JSONL wants it."""
    return json.dumps(value, ensure_ascii=False, allow_nan=False) + "\n"
