"""Constructs that LinkML takes and that some generator then loses, inverts or stumbles over."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from tools.lint.modules import conditions, elements, own_slots, ranges, rules, slot_bodies, values

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tools.lint.modules import Modules

TYPE_CONSTRAINTS = (
    "pattern", "structured_pattern", "minimum_value", "maximum_value", "equals_string", "equals_string_in",
    "equals_number", "any_of", "all_of", "none_of", "exactly_one_of",
)  # fmt: skip
LOST_IN_RULES = (
    "minimum_cardinality", "maximum_cardinality", "exact_cardinality", "has_member", "all_members",
)  # fmt: skip
LOST_EVERYWHERE = ("exact_cardinality", "list_elements_unique", "equals_expression")
SHADOWING = {"date", "time", "datetime"}


def no_bound_on_a_list(modules: Modules) -> Iterator[str]:
    """A bound on the numbers of a list becomes, in Pydantic, one on the list itself, which then raises."""
    for slot in elements(modules, "slots"):
        for key in {"minimum_value", "maximum_value"} & slot.body.keys():
            if slot.body.get("multivalued"):
                yield f"slot {slot.name}: {key} on a list"


def no_boolean_in_a_rule(modules: Modules) -> Iterator[str]:
    """A condition on a boolean compiles to a comparison with a string and never holds."""
    range_of = ranges(modules)
    for owner, rule in rules(modules):
        for condition in conditions(rule):
            if range_of.get(condition.slot) == "boolean":
                yield f"{owner}, rule {rule.get('title')!r}: {condition.slot} is a boolean"


def no_constraint_on_a_type(modules: Modules) -> Iterator[str]:
    """Generated Pydantic drops what a custom type asks; it belongs on the slots."""
    for one in elements(modules, "types"):
        for key in TYPE_CONSTRAINTS:
            if key in one.body:
                yield f"type {one.name}: {key} is lost in Pydantic"


def one_absent_per_rule(modules: Modules) -> Iterator[str]:
    """Two slots that must be absent compile to "not both", unless one is for the rule's other outcome."""
    for owner, rule in rules(modules):
        absent = Counter(one.block for one in conditions(rule) if one.body.get("value_presence") == "ABSENT")
        for block, times in absent.items():
            if times > 1:
                yield f"{owner}, rule {rule.get('title')!r}: {times} slots absent in {block}; one per rule"


def rules_have_preconditions(modules: Modules) -> Iterator[str]:
    """Without preconditions a rule compiles to a `then` without `if`, which asks nothing."""
    for owner, rule in rules(modules):
        if not rule.get("preconditions"):
            yield f"{owner}, rule {rule.get('title')!r}: no preconditions"


def rules_are_about_own_slots(modules: Modules) -> Iterator[str]:
    """A condition on a slot that the class has not never holds, or always does."""
    slots_of = {owner.name: set(own_slots(owner)) for owner in elements(modules, "classes")}
    for owner, rule in rules(modules):
        for block in ("preconditions", "postconditions", "elseconditions"):
            for slot in (rule.get(block) or {}).get("slot_conditions") or {}:
                if slot not in slots_of[owner]:
                    yield f"{owner}, rule {rule.get('title')!r}: {slot} is none of its slots"


def no_slot_shadows_its_type(modules: Modules) -> Iterator[str]:
    """A slot named like a Python type hides it in the generated class, which then accepts anything."""
    for slot in elements(modules, "slots"):
        if slot.name in SHADOWING:
            yield f"slot {slot.name}: named like a type"


def no_lost_condition(modules: Modules) -> Iterator[str]:
    """Cardinality and membership inside a rule are lost without a word."""
    for owner, rule in rules(modules):
        for condition in conditions(rule):
            for key in LOST_IN_RULES:
                if key in condition.body:
                    yield f"{owner}, rule {rule.get('title')!r}: {key} of {condition.slot} is lost"


def no_lost_constraint(modules: Modules) -> Iterator[str]:
    """Constraints that some or all generators drop."""
    for place, body in slot_bodies(modules):
        for key in LOST_EVERYWHERE:
            if key in body:
                yield f"{place}: {key} is not checked"


def objects_are_inlined(modules: Modules) -> Iterator[str]:
    """Objects stand where they are used, lists of them as lists: other forms load differently in Pydantic."""
    classes = {one.name for one in elements(modules, "classes")}
    for slot in elements(modules, "slots"):
        if slot.body.get("range") in classes:
            key = "inlined_as_list" if slot.body.get("multivalued") else "inlined"
            if slot.body.get(key) is not True:
                yield f"slot {slot.name}: not {key}"


def no_inheritance(modules: Modules) -> Iterator[str]:
    """A slot whose range is a base class loses the fields of subclasses on dump, so there are none."""
    for owner in elements(modules, "classes"):
        for key in ("is_a", "mixins", "abstract", "mixin"):
            if key in owner.body:
                yield f"class {owner.name}: {key}"


def no_alias(modules: Modules) -> Iterator[str]:
    """With an alias a rule keeps the slot's name and the data have the alias."""
    yield from (f"{place}: alias" for place, body in slot_bodies(modules) if "alias" in body)


def no_title_on_a_value(modules: Modules) -> Iterator[str]:
    """A title renames the member in Python."""
    yield from (f"{enum}.{value}: title" for enum, value, body in values(modules) if "title" in body)


def no_required_list(modules: Modules) -> Iterator[str]:
    """linkml-validate deletes empty lists from JSON before it looks."""
    lists = {slot.name for slot in elements(modules, "slots") if slot.body.get("multivalued")}
    for place, body in slot_bodies(modules):
        if body.get("required") and place.rpartition(" ")[2] in lists:
            yield f"{place}: a required list"


def no_identifier(modules: Modules) -> Iterator[str]:
    """A slot that identifies in one class is written as @id for every class that has the name."""
    for place, body in slot_bodies(modules):
        if body.get("identifier") or body.get("key"):
            yield f"{place}: identifies"


def no_equals_string_on_an_enum(modules: Modules) -> Iterator[str]:
    """Some generators raise on it; an enum of one value says the same. Inside a rule it is fine."""
    enums = {one.name for one in elements(modules, "enums")}
    range_of = ranges(modules)
    for place, body in slot_bodies(modules):
        if (
            range_of.get(place.rpartition(" ")[2]) in enums
            and {"equals_string", "equals_string_in"} & body.keys()
        ):
            yield f"{place}: equals_string on an enum"


def one_tree_root(modules: Modules) -> Iterator[str]:
    """Of two roots the first wins without a word."""
    roots = [one.name for one in elements(modules, "classes") if one.body.get("tree_root")]
    if len(roots) != 1:
        yield f"tree roots: {roots}"
