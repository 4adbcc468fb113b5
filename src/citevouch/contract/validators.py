"""The generated JSON Schema at work: one compiled validator per class, formats checked.

jsonschema-rs, not jsonschema: the latter checks no formats without its extra and takes about 250 times as
long. A passing object costs one `is_valid`; messages are made for failing ones only.
"""

from __future__ import annotations

import math
from functools import cache
from typing import TYPE_CHECKING, Any

import jsonschema_rs

from citevouch.contract import schema
from citevouch.contract.problems import Path, Problem, cut, shown
from citevouch.contract.rules import broken_rule

if TYPE_CHECKING:
    from collections.abc import Iterator

DEEPEST = 60  #: levels of nesting; the contract itself has fewer than ten
MOST_NAMES = 3  #: unknown slots that a message names; an object of another class has many


@cache
def validator(class_name: str) -> jsonschema_rs.Validator:
    """The compiled validator of one class. Raises `InputError` for a class the contract has not."""
    return jsonschema_rs.validator_for(schema.class_schema(class_name), validate_formats=True)


def fits(instance: Any, class_name: str) -> bool:
    """Whether a JSON value is an instance of the class as far as the JSON Schema can say."""
    try:
        return validator(class_name).is_valid(instance)
    except ValueError:  # holds something that is no JSON value: see schema_problems
        return False


def schema_problems(instance: Any, class_name: str) -> list[Problem]:
    """Everything in which *instance*, which does not fit, breaks the JSON Schema of a class.

    A value that JSON has not (a date as YAML reads one, NaN, a key that is no text) is a problem of its
    own, and the only kind reported then: the engine takes no such values.
    """
    if foreign := list(_foreign(instance, ())):
        return foreign
    errors = list(validator(class_name).iter_errors(instance))
    mistyped = [error.instance_path for error in errors if error.kind.name == "type"]
    # of what has the wrong type nothing else is worth saying: every other rule fails for that
    told = [each for each in errors if each.kind.name == "type" or each.instance_path not in mistyped]
    return [_problem(error) for error in told]


def _foreign(value: Any, path: Path) -> Iterator[Problem]:
    """What no JSON text can hold, and nesting that no instance of the contract has."""
    if len(path) > DEEPEST:
        yield Problem(path[:3], "nested too deeply")
    elif isinstance(value, dict):
        for key, item in value.items():
            if not isinstance(key, str):
                yield Problem(path, f"the key {_misread(key)}")
            yield from _foreign(item, (*path, str(key)))
    elif isinstance(value, list):
        for position, item in enumerate(value):
            yield from _foreign(item, (*path, position))
    elif isinstance(value, float) and not math.isfinite(value):
        yield Problem(path, f"{value} is not a JSON value")
    elif value is not None and not isinstance(value, str | int | float):
        yield Problem(path, _misread(value))


def _misread(value: Any) -> str:
    return f"{shown(value)} was read as {type(value).__name__}, not as text (quote it)"


def _problem(error: jsonschema_rs.ValidationError) -> Problem:
    what = _what(error)
    rule = broken_rule(error.schema_path)
    return Problem(tuple(error.instance_path), f'breaks the rule "{rule}": {what}' if rule else what)


def _what(error: jsonschema_rs.ValidationError) -> str:
    return _MESSAGES.get(error.kind.name, _other)(error)


def _none_of(error: jsonschema_rs.ValidationError) -> str:
    """What keeps the object from each of several alternatives."""
    alternatives: Any = error.kind.as_dict()["context"]
    return ", and ".join(_what(errors[0]) for errors in alternatives)


def _absent(error: jsonschema_rs.ValidationError) -> str:
    """The contract's rules use ``not`` for one thing: slots that must not be there."""
    forbidden: Any = error.kind.as_dict()["schema"]
    slots = forbidden.get("required", ())
    return f"{' and '.join(slots)} must be absent"


def _unknown(error: jsonschema_rs.ValidationError) -> str:
    names: list[str] = error.kind.as_dict()["unexpected"]
    more = f" and {len(names) - MOST_NAMES} more" if len(names) > MOST_NAMES else ""
    return f"has no slot named {', '.join(map(shown, names[:MOST_NAMES]))}{more}"


def _other(error: jsonschema_rs.ValidationError) -> str:
    return f"{shown(error.instance)} breaks {error.kind.name} {shown(error.kind.value)}"


_MESSAGES = {
    "required": lambda error: f"{error.kind.property} is missing",
    "additionalProperties": _unknown,
    "type": lambda error: f"{shown(error.instance)} is not of type {' or '.join(error.kind.types)}",
    "enum": lambda error: f"{shown(error.instance)} is none of {', '.join(map(str, error.kind.options))}",
    "const": lambda error: f"{shown(error.instance)} is not {shown(error.kind.expected_value)}",
    "pattern": lambda error: f"{shown(error.instance)} does not match {cut(error.kind.pattern)}",
    "format": lambda error: f"{shown(error.instance)} is not a {error.kind.format}",
    "minimum": lambda error: f"{shown(error.instance)} is less than {error.kind.limit}",
    "maximum": lambda error: f"{shown(error.instance)} is more than {error.kind.limit}",
    "minItems": lambda error: f"has fewer than {error.kind.limit} items",
    "maxItems": lambda error: f"has more than {error.kind.limit} items",
    "not": _absent,
    "anyOf": _none_of,
}
