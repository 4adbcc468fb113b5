"""How this schema is written: described, with examples, each name once, one version."""

from __future__ import annotations

from collections import Counter, defaultdict
from typing import TYPE_CHECKING, Any

from tools.lint.modules import elements, own_slots, rules, usages, values

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tools.lint.modules import Modules

KINDS = ("classes", "slots", "enums", "types")
MAPPINGS = ("exact_mappings", "close_mappings", "broad_mappings", "narrow_mappings", "related_mappings")
CURIES = {*MAPPINGS, "slot_uri", "class_uri", "enum_uri", "meaning", "implements"}


def everything_is_described(modules: Modules) -> Iterator[str]:
    """Every module, class, slot, enum, value and rule says what it means."""
    for module, content in modules.items():
        if not content.get("description"):
            yield f"module {module}: not described"
    for kind in KINDS:
        for one in elements(modules, kind):
            if not one.body.get("description"):
                yield f"{one.name}: not described"
    for enum, value, body in values(modules):
        if not body.get("description"):
            yield f"{enum}.{value}: not described"
    for owner, rule in rules(modules):
        if not (rule.get("title") and rule.get("description")):
            yield f"{owner}, rule {rule.get('title')!r}: no title or no description"


def every_slot_has_examples(modules: Modules) -> Iterator[str]:
    """Whoever fills a slot in sees what goes there."""
    yield from (
        f"slot {one.name}: no example" for one in elements(modules, "slots") if not one.body.get("examples")
    )


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
    """Slots of classes are defined, defined ones used, and usages about slots that the class has."""
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


def rule_titles_are_unique(modules: Modules) -> Iterator[str]:
    """Messages name a broken rule by its title."""
    counted = Counter((owner, rule.get("title")) for owner, rule in rules(modules))
    yield from (f"{owner}: two rules {title!r}" for (owner, title), times in counted.items() if times > 1)


def times_end_in_z(modules: Modules) -> Iterator[str]:
    """Every time is in UTC and says so."""
    for slot in elements(modules, "slots"):
        if slot.body.get("range") in {"datetime", "time", "date"} and slot.body.get("pattern") != "Z$":
            yield f"slot {slot.name}: a time without the pattern Z$"


def uris_are_unique(modules: Modules) -> Iterator[str]:
    """Two classes with one URI become one shape; two slots of a class with one URI become one property."""
    uri_of = {slot.name: slot.body.get("slot_uri") for slot in elements(modules, "slots")}
    classes = Counter(
        one.body["class_uri"] for one in elements(modules, "classes") if "class_uri" in one.body
    )
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
        yield from (
            f"module {module}: prefix {one} is not declared" for one in sorted(used - declared.keys())
        )
        yield from (f"module {module}: prefix {one} is not used" for one in sorted(declared.keys() - used))
    yield from (
        f"prefix {prefix}: means {sorted(iris)}" for prefix, iris in meanings.items() if len(iris) > 1
    )


def one_version(modules: Modules) -> Iterator[str]:
    """Schema and modules have one version."""
    versions = {module: content.get("version") for module, content in modules.items()}
    if len(set(versions.values())) != 1 or None in versions.values():
        yield f"versions differ or are missing: {versions}"


def _prefixes(value: Any, key: str = "") -> Iterator[str]:
    """The prefixes of all CURIEs that a module maps its elements to."""
    if isinstance(value, dict):
        for name, item in value.items():
            yield from _prefixes(item, name)
    elif isinstance(value, list):
        for item in value:
            yield from _prefixes(item, key)
    elif key in CURIES and ":" in str(value):
        yield str(value).partition(":")[0]
