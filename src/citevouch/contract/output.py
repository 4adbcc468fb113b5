"""The output gate: the one way by which an object of the contract leaves the process.

What passes is exactly what ``citevouch schema validate`` accepts: the generated JSON Schema with formats,
and the invariants. What does not pass is a fault of citevouch, reported as `ContractError` instead of being
written for someone else to trip over.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from citevouch.contract import schema, strict_json
from citevouch.contract.check import problems
from citevouch.contract.invariants.lists import WITH_LISTS
from citevouch.errors import ContractError

if TYPE_CHECKING:
    from collections.abc import Iterable

    from pydantic import BaseModel

SHOWN = 5  #: faults that an error names; one usually causes the others


def emit(obj: BaseModel) -> dict[str, Any]:
    """An object of the contract as plain JSON values, checked.

    No nulls; keys in the order of the schema; times in UTC ending in Z; on the top-level classes every list
    is there, if need be empty. Raises `ContractError` that names the class, the places and the broken rules.
    """
    name = type(obj).__name__
    plain = obj.model_dump(mode="json", exclude_none=True)
    if name in WITH_LISTS:
        plain = _with_lists(plain, name, order=tuple(type(obj).model_fields))
    if found := problems(plain, name):
        more = f" and {len(found) - SHOWN} more" if len(found) > SHOWN else ""
        raise ContractError("; ".join(map(str, found[:SHOWN])) + more, place=name)
    return plain


def dumps(obj: BaseModel) -> str:
    """One object as indented JSON with a final newline: equal objects give equal bytes."""
    return _encodable(strict_json.dumps(emit(obj)), type(obj).__name__)


def dumps_array(objects: Iterable[BaseModel]) -> str:
    """Several objects as one JSON array."""
    return _encodable(strict_json.dumps([emit(obj) for obj in objects]), "array")


def dumps_lines(objects: Iterable[BaseModel]) -> str:
    """Several objects as JSONL, one object a line."""
    return "".join(_encodable(strict_json.dumps_line(emit(obj)), type(obj).__name__) for obj in objects)


def _with_lists(plain: dict[str, Any], name: str, *, order: tuple[str, ...]) -> dict[str, Any]:
    filled = {slot: [] for slot in schema.list_slots(name)} | plain
    return {slot: filled[slot] for slot in order if slot in filled}


def _encodable(text: str, place: str) -> str:
    """JSON is UTF-8; half a surrogate pair, which Python strings can hold, is not."""
    try:
        text.encode()
    except UnicodeEncodeError as error:
        around = text[max(0, error.start - 30) : error.start]
        raise ContractError(f"text with half a surrogate pair after {around!r}", place=place) from error
    return text
