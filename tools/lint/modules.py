"""The schema's modules as plain YAML, and ways through them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Any, NamedTuple, TypeAlias

import yaml

if TYPE_CHECKING:
    from pathlib import Path

Body: TypeAlias = dict[str, Any]
Modules: TypeAlias = Mapping[str, Body]

BLOCKS = ("preconditions", "postconditions", "elseconditions")
NESTED = ("any_of", "all_of", "none_of", "exactly_one_of")


class Element(NamedTuple):
    """A named thing of one module: a class, slot, enum or type with its body."""

    module: str
    name: str
    body: Body


class Condition(NamedTuple):
    """What one rule asks of one slot, in one of its blocks."""

    block: str
    slot: str
    body: Body


def load(folder: Path) -> Modules:
    """Every module of *folder* by its file name without suffix."""
    return {
        path.stem: yaml.safe_load(path.read_text(encoding="utf-8")) for path in sorted(folder.glob("*.yaml"))
    }


def elements(modules: Modules, kind: str) -> Iterator[Element]:
    """The elements of one kind (classes, slots, enums, types) of all modules."""
    for module, content in modules.items():
        for name, body in (content.get(kind) or {}).items():
            yield Element(module, name, body or {})


def ranges(modules: Modules) -> dict[str, str]:
    """Slot -> its range."""
    default = {module: content.get("default_range", "string") for module, content in modules.items()}
    return {slot.name: slot.body.get("range", default[slot.module]) for slot in elements(modules, "slots")}


def rules(modules: Modules) -> Iterator[tuple[str, Body]]:
    """Every rule with the class that has it."""
    for owner in elements(modules, "classes"):
        for rule in owner.body.get("rules", ()):
            yield owner.name, rule


def conditions(rule: Body) -> Iterator[Condition]:
    """Every condition of a rule, those on nested objects included."""
    for block in BLOCKS:
        yield from _conditions(block, rule.get(block) or {})


def _conditions(block: str, expression: Body) -> Iterator[Condition]:
    for slot, body in (expression.get("slot_conditions") or {}).items():
        yield Condition(block, slot, body or {})
        yield from _conditions(block, (body or {}).get("range_expression") or {})
    for nested in NESTED:
        for branch in expression.get(nested) or ():
            yield from _conditions(block, branch)


def usages(modules: Modules) -> Iterator[tuple[str, str, Body]]:
    """Every slot_usage as (class, slot, what the class says of the slot)."""
    for owner in elements(modules, "classes"):
        for slot, body in (owner.body.get("slot_usage") or {}).items():
            yield owner.name, slot, body or {}


def own_slots(element: Element) -> list[str]:
    """The slots that a class lists."""
    return list(element.body.get("slots") or ())


def slot_bodies(modules: Modules) -> Iterator[tuple[str, Body]]:
    """Every slot definition and usage, with a place whose last word is the slot's name."""
    for slot in elements(modules, "slots"):
        yield f"slot {slot.name}", slot.body
    for owner, name, body in usages(modules):
        yield f"{owner}, slot_usage of {name}", body


def values(modules: Modules) -> Iterator[tuple[str, str, Body]]:
    """Every permissible value with its enum."""
    for enum in elements(modules, "enums"):
        for value, body in (enum.body.get("permissible_values") or {}).items():
            yield enum.name, value, body or {}
