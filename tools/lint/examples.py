"""Whether the examples of the slots are values that the slots accept."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import jsonschema_rs

from tools.lint.modules import Body, Modules, elements, own_slots, ranges

if TYPE_CHECKING:
    from collections.abc import Iterator

SCALARS = {"integer": int, "float": float}


def wrong_examples(modules: Modules, json_schema: Body) -> Iterator[str]:
    """One sentence for each example that its slot does not accept, in any class that has the slot."""
    slots = {slot.name: slot.body for slot in elements(modules, "slots")}
    range_of = ranges(modules)
    for owner in elements(modules, "classes"):
        for name in own_slots(owner):
            usage = (owner.body.get("slot_usage") or {}).get(name) or {}
            validator = _validator(json_schema, owner.name, name)
            for example in usage.get("examples") or slots[name].get("examples") or ():
                value = _value(example, range_of[name])
                instance = [value] if slots[name].get("multivalued") else value
                for error in validator.iter_errors(instance):
                    yield f"{owner.name}.{name}: {error.message}"


def _validator(json_schema: Body, class_name: str, slot: str) -> jsonschema_rs.Validator:
    accepted = json_schema["$defs"][class_name]["properties"][slot]
    alone = {"$schema": json_schema["$schema"], "$defs": json_schema["$defs"], "allOf": [accepted]}
    return jsonschema_rs.validator_for(alone, validate_formats=True)


def _value(example: Body, range_name: str) -> Any:
    """An example's value; scalars are written as text in LinkML and turned into what the range says."""
    if "object" in example:
        return example["object"]
    text = str(example["value"])
    if range_name == "boolean":
        return {"true": True, "false": False}.get(text, text)
    try:
        return SCALARS.get(range_name, str)(text)
    except ValueError:
        return text
