"""The schema as installed: paths, definitions, and a self-contained JSON Schema for each class."""

from __future__ import annotations

import difflib
import json
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import TYPE_CHECKING, Any

from citevouch.errors import InputError

if TYPE_CHECKING:
    from collections.abc import Iterator

ROOT = "ValidationReport"  #: the tree root; every other class validates by name
Schema = dict[str, Any]


def yaml_path() -> Path:
    """The merged LinkML schema, as ``linkml-validate -s`` takes it."""
    return Path(str(files("citevouch_contract") / "schema.yaml"))


def json_path() -> Path:
    """The JSON Schema generated from it; its root is `ROOT`."""
    return Path(str(files("citevouch_contract") / "schema.json"))


@cache
def json_schema() -> Schema:
    """The whole generated JSON Schema. Shared: do not change it."""
    schema: Schema = json.loads(json_text())
    return schema


def json_text() -> str:
    """The generated JSON Schema as it stands in the package."""
    return json_path().read_text(encoding="utf-8")


@cache
def class_names() -> tuple[str, ...]:
    """Every class of the contract, by name."""
    return tuple(sorted(name for name, body in json_schema()["$defs"].items() if body["type"] == "object"))


def known_class(name: str) -> str:
    """*name*, if the contract has a class of that name; otherwise an `InputError` that names near ones."""
    if name in class_names():
        return name
    near = difflib.get_close_matches(name, class_names(), n=3)
    raise InputError(
        f"the contract has no class {name!r}",
        expected=f"near: {', '.join(near)}" if near else "see citevouch schema path",
    )


def class_schema(name: str) -> Schema:
    """A JSON Schema for one class alone, with the definitions that it reaches and no others.

    A tool that takes a JSON Schema for its input gets a tenth of the whole.
    """
    whole = json_schema()
    kept = sorted(reached(known_class(name)))
    return {
        "$schema": whole["$schema"],
        "$id": f"{whole['$id']}{name}",
        "version": whole["version"],
        "$defs": {key: whole["$defs"][key] for key in kept},
        "$ref": f"#/$defs/{name}",
    }


@cache
def reached(name: str) -> frozenset[str]:
    """The definitions that one definition refers to, directly or through others, and itself."""
    found: set[str] = set()
    waiting = [name]
    while waiting:
        current = waiting.pop()
        if current not in found:
            found.add(current)
            waiting.extend(_references(json_schema()["$defs"][current]))
    return frozenset(found)


def _references(node: Any) -> Iterator[str]:
    if isinstance(node, dict):
        if isinstance(node.get("$ref"), str):
            yield definition(node["$ref"])
        node = list(node.values())
    if isinstance(node, list):
        for item in node:
            yield from _references(item)


def definition(reference: str) -> str:
    """``#/$defs/QuoteCheck`` -> ``QuoteCheck``."""
    return reference.rpartition("/")[2]


@cache
def nested(name: str) -> tuple[tuple[str, str, bool], ...]:
    """The slots of a class that hold objects of the contract: (slot, class, whether it is a list)."""
    found = []
    for slot, body in json_schema()["$defs"][name].get("properties", {}).items():
        for part, is_list in ((body, False), (body.get("items", {}), True)):
            target = definition(part.get("$ref", ""))
            if target in class_names():
                found.append((slot, target, is_list))
    return tuple(found)


@cache
def list_slots(name: str) -> tuple[str, ...]:
    """The slots of a class that hold lists."""
    properties = json_schema()["$defs"][name].get("properties", {})
    return tuple(slot for slot, body in properties.items() if "items" in body)


@cache
def slots(name: str) -> frozenset[str]:
    """The names of a class's slots."""
    return frozenset(json_schema()["$defs"][name].get("properties", {}))
