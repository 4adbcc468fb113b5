"""Records as JSON text and back, for the store. What does not have the shape of a record is refused."""

from __future__ import annotations

import json
from dataclasses import MISSING, fields
from typing import Any

from citevouch.errors import StoreError
from citevouch.records import Notice, Record
from citevouch.resolve.fitting import misfit

_RECORD = {each.name: each for each in fields(Record)}
_NOTICE = {each.name: each for each in fields(Notice)}


def encode(record: Record) -> str:
    """*record* as one line of JSON; fields at their default are left out."""
    values = _differing(record, _RECORD)
    if record.notices:
        values["notices"] = [_differing(notice, _NOTICE) for notice in record.notices]
    return json.dumps(values, ensure_ascii=False, separators=(",", ":"), sort_keys=True)


def decode(text: object) -> Record:
    """The record in *text*; StoreError where it holds anything else. Nothing is ever unpickled."""
    try:
        values = json.loads(text) if isinstance(text, str) else None
    except (ValueError, RecursionError):
        values = None
    if not isinstance(values, dict):
        raise StoreError("an entry is no record", expected="JSON, as citevouch writes it")
    notices = values.pop("notices", [])
    if not isinstance(notices, list):
        raise StoreError("an entry is no record", expected="notices in a list")
    made = tuple(Notice(**_checked(notice, _NOTICE)) for notice in notices)
    record = Record(**_checked(values, _RECORD), notices=made)
    if problem := misfit(record):
        raise StoreError(f"an entry is no record: {problem}")
    return record


def _differing(value: Record | Notice, shape: dict[str, Any]) -> dict[str, Any]:
    held = {name: getattr(value, name) for name in shape if name != "notices"}
    return {name: held[name] for name in held if held[name] != shape[name].default}


def _checked(values: object, shape: dict[str, Any]) -> dict[str, Any]:
    """*values* with lists as tuples, where each has the type that its field states."""
    if not isinstance(values, dict) or not values.keys() <= shape.keys():
        raise StoreError("an entry is no record", expected=f"an object of {', '.join(shape)}")
    missing = [name for name, each in shape.items() if each.default is MISSING and name not in values]
    wrong = [name for name, value in values.items() if not _fits(value, shape[name].type)]
    if missing or wrong:
        raise StoreError(f"an entry is no record: {(missing + wrong)[0]}", expected="the type of that field")
    return {name: tuple(value) if isinstance(value, list) else value for name, value in values.items()}


def _fits(value: object, annotation: str) -> bool:
    if annotation.startswith("tuple"):
        return isinstance(value, list) and all(isinstance(each, str) for each in value)
    return isinstance(value, str) or (value is None and "None" in annotation)
