"""The rules. Each is a function from the modules to what breaks it, one sentence with the place for each fault."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Iterator
from typing import Any

from tools.lint.modules import Modules, conditions, elements, own_slots, ranges, rules, usages

KINDS = ("classes", "slots", "enums", "types")
TYPE_CONSTRAINTS = ("pattern", "structured_pattern", "minimum_value", "maximum_value", "equals_string", "equals_string_in", "equals_number", "any_of", "all_of", "none_of", "exactly_one_of")  # fmt: skip
LOST_IN_RULES = ("minimum_cardinality", "maximum_cardinality", "exact_cardinality", "has_member", "all_members")
LOST_EVERYWHERE = ("exact_cardinality", "list_elements_unique", "equals_expression")
MAPPINGS = ("exact_mappings", "close_mappings", "broad_mappings", "narrow_mappings", "related_mappings")
SHADOWING = {"date", "time", "datetime"}

Rule = Callable[[Modules], Iterator[str]]


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
                yield f"{owner}, rule {rule.get('title')!r}: {times} slots absent in its {block}; one per rule"


def rules_have_preconditions(modules: Modules) -> Iterator[str]:
    """Without preconditions a rule compiles to a `then` without `if`, which asks nothing."""
    for owner, rule in rules(modules):
        if not rule.get("preconditions"):
            yield f"{owner}, rule {rule.get('title')!r}: no preconditions"


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
    for place, body in _slot_bodies(modules):
        for key in LOST_EVERYWHERE:
            if key in body:
                yield f"{place}: {key} is not checked"


def one_definition_of_each_name(modules: Modules) -> Iterator[str]:
    """Of two definitions with one name the last module's wins, without a word."""
    where = defaultdict(list)
    for kind in KINDS:
        for one in elements(modules, kind):
            where[one.name].append(f"{kind} of {one.module}")
    for name, places in where.items():
        if len(places) > 1:
            yield f"{name}: defined in {' and '.join(places)}"


def one_range_per_slot(modules: Modules) -> Iterator[str]:
    """A slot name means one thing everywhere: slots are global, and no class gives one another range."""
    for owner in elements(modules, "classes"):
        for name in owner.body.get("attributes") or {}:
            yield f"{owner.name}: {name} is an attribute; make it a slot"
    for owner_name, slot, body in usages(modules):
        for key in ("range", "multivalued"):
            if key in body:
                yield f"{owner_name}: gives {slot} another {key}"


def slots_are_defined_and_used(modules: Modules) -> Iterator[str]:
    """Every slot of a class is defined, every defined one used, every usage about a slot that the class has."""
    defined = {slot.name for slot in elements(modules, "slots")}
    used: set[str] = set()
    for owner in elements(modules, "classes"):
        used.update(own_slots(owner))
        for slot in (owner.body.get("slot_usage") or {}).keys() - set(own_slots(owner)):
            yield f"{owner.name}: slot_usage of {slot}, which it has not"
        for slot, times in Counter(own_slots(owner)).items():
            if times > 1:
                yield f"{owner.name}: lists {slot} twice"
    yield from (f"slot {name}: not defined" for name in sorted(used - defined))
    yield from (f"slot {name}: in no class" for name in sorted(defined - used))


def rules_are_about_own_slots(modules: Modules) -> Iterator[str]:
    """A condition on a slot that the class has not never holds, or always does."""
    slots_of = {owner.name: set(own_slots(owner)) for owner in elements(modules, "classes")}
    for owner, rule in rules(modules):
        for block in ("preconditions", "postconditions", "elseconditions"):
            for slot in (rule.get(block) or {}).get("slot_conditions") or {}:
                if slot not in slots_of[owner]:
                    yield f"{owner}, rule {rule.get('title')!r}: {slot} is none of its slots"


def shared_slots_are_common(modules: Modules) -> Iterator[str]:
    """The module `common` holds what several modules use, and nothing else."""
    home = {slot.name: slot.module for slot in elements(modules, "slots")}
    users = defaultdict(set)
    for owner in elements(modules, "classes"):
        for slot in own_slots(owner):
            users[slot].add(owner.module)
    for slot, modules_of in users.items():
        if home.get(slot) == "common" and len(modules_of) == 1:
            yield f"slot {slot}: in common, used by {modules_of.pop()} alone"


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


def everything_is_described(modules: Modules) -> Iterator[str]:
    """Every module, class, slot, enum, value and rule says what it means."""
    for module, content in modules.items():
        if not content.get("description"):
            yield f"module {module}: not described"
    for kind in KINDS:
        for one in elements(modules, kind):
            if not one.body.get("description"):
                yield f"{one.name}: not described"
    for enum, value, body in _values(modules):
        if not body.get("description"):
            yield f"{enum}.{value}: not described"
    for owner, rule in rules(modules):
        if not (rule.get("title") and rule.get("description")):
            yield f"{owner}, rule {rule.get('title')!r}: no title or no description"


def rule_titles_are_unique(modules: Modules) -> Iterator[str]:
    """Messages name a broken rule by its title."""
    counted = Counter((owner, rule.get("title")) for owner, rule in rules(modules))
    yield from (f"{owner}: two rules {title!r}" for (owner, title), times in counted.items() if times > 1)


def every_slot_has_examples(modules: Modules) -> Iterator[str]:
    """Whoever fills a slot in sees what goes there."""
    yield from (f"slot {one.name}: no example" for one in elements(modules, "slots") if not one.body.get("examples"))


def no_alias(modules: Modules) -> Iterator[str]:
    """With an alias a rule keeps the slot's name and the data have the alias."""
    yield from (f"{place}: alias" for place, body in _slot_bodies(modules) if "alias" in body)


def no_title_on_a_value(modules: Modules) -> Iterator[str]:
    """A title renames the member in Python."""
    yield from (f"{enum}.{value}: title" for enum, value, body in _values(modules) if "title" in body)


def no_required_list(modules: Modules) -> Iterator[str]:
    """linkml-validate deletes empty lists from JSON before it looks."""
    lists = {slot.name for slot in elements(modules, "slots") if slot.body.get("multivalued")}
    for place, body in _slot_bodies(modules):
        if body.get("required") and place.rpartition(" ")[2] in lists:
            yield f"{place}: a required list"


def no_identifier(modules: Modules) -> Iterator[str]:
    """A slot that identifies in one class is written as @id for every class that has the name."""
    for place, body in _slot_bodies(modules):
        if body.get("identifier") or body.get("key"):
            yield f"{place}: identifies"


def no_equals_string_on_an_enum(modules: Modules) -> Iterator[str]:
    """Some generators raise on it; an enum of one value says the same. Inside a rule it is fine."""
    enums = {one.name for one in elements(modules, "enums")}
    range_of = ranges(modules)
    for place, body in _slot_bodies(modules):
        if range_of.get(place.rpartition(" ")[2]) in enums and {"equals_string", "equals_string_in"} & body.keys():
            yield f"{place}: equals_string on an enum"


def times_end_in_z(modules: Modules) -> Iterator[str]:
    """Every time is in UTC and says so."""
    for slot in elements(modules, "slots"):
        if slot.body.get("range") in {"datetime", "time", "date"} and slot.body.get("pattern") != "Z$":
            yield f"slot {slot.name}: a time without the pattern Z$"


def uris_are_unique(modules: Modules) -> Iterator[str]:
    """Two classes with one URI become one shape; two slots of a class with one URI become one property."""
    uri_of = {slot.name: slot.body.get("slot_uri") for slot in elements(modules, "slots")}
    classes = Counter(one.body["class_uri"] for one in elements(modules, "classes") if "class_uri" in one.body)
    yield from (f"{uri}: of {times} classes" for uri, times in classes.items() if times > 1)
    for owner in elements(modules, "classes"):
        counted = Counter(uri_of[slot] for slot in own_slots(owner) if uri_of.get(slot))
        yield from (f"{owner.name}: {times} slots are {uri}" for uri, times in counted.items() if times > 1)


def prefixes_are_declared_and_used(modules: Modules) -> Iterator[str]:
    """Each module declares the prefixes that its mappings use, no others, and all mean the same by them."""
    meanings = defaultdict(set)
    for module, content in modules.items():
        declared = content.get("prefixes") or {}
        for prefix, iri in declared.items():
            meanings[prefix].add(iri)
        used = set(_prefixes(content)) | {"linkml", str(content.get("default_prefix"))}
        yield from (f"module {module}: prefix {one} is not declared" for one in sorted(used - declared.keys()))
        yield from (f"module {module}: prefix {one} is not used" for one in sorted(declared.keys() - used))
    yield from (f"prefix {prefix}: means {sorted(iris)}" for prefix, iris in meanings.items() if len(iris) > 1)


def one_version(modules: Modules) -> Iterator[str]:
    """Schema and modules have one version."""
    versions = {module: content.get("version") for module, content in modules.items()}
    if len(set(versions.values())) != 1 or None in versions.values():
        yield f"versions differ or are missing: {versions}"


def one_tree_root(modules: Modules) -> Iterator[str]:
    """Of two roots the first wins without a word."""
    roots = [one.name for one in elements(modules, "classes") if one.body.get("tree_root")]
    if len(roots) != 1:
        yield f"tree roots: {roots}"


RULES: tuple[Rule, ...] = (
    everything_is_described,
    every_slot_has_examples,
    no_alias,
    no_boolean_in_a_rule,
    no_constraint_on_a_type,
    no_equals_string_on_an_enum,
    no_identifier,
    no_inheritance,
    no_lost_condition,
    no_lost_constraint,
    no_required_list,
    no_slot_shadows_its_type,
    no_title_on_a_value,
    objects_are_inlined,
    one_absent_per_rule,
    one_definition_of_each_name,
    one_range_per_slot,
    one_tree_root,
    one_version,
    prefixes_are_declared_and_used,
    rule_titles_are_unique,
    rules_are_about_own_slots,
    rules_have_preconditions,
    shared_slots_are_common,
    slots_are_defined_and_used,
    times_end_in_z,
    uris_are_unique,
)


def _slot_bodies(modules: Modules) -> Iterator[tuple[str, dict[str, Any]]]:
    """Every slot definition and usage, with a place whose last word is the slot's name."""
    for slot in elements(modules, "slots"):
        yield f"slot {slot.name}", slot.body
    for owner, name, body in usages(modules):
        yield f"{owner}, slot_usage of {name}", body


def _values(modules: Modules) -> Iterator[tuple[str, str, dict[str, Any]]]:
    for enum in elements(modules, "enums"):
        for value, body in (enum.body.get("permissible_values") or {}).items():
            yield enum.name, value, body or {}


def _prefixes(value: Any, key: str = "") -> Iterator[str]:
    """The prefixes of all CURIEs that a module maps its elements to."""
    if isinstance(value, dict):
        for name, item in value.items():
            yield from _prefixes(item, name)
    elif isinstance(value, list):
        for item in value:
            yield from _prefixes(item, key)
    elif key in {*MAPPINGS, "slot_uri", "class_uri", "enum_uri", "meaning", "implements"} and ":" in str(value):
        yield str(value).partition(":")[0]
