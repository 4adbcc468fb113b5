"""The schema keeps every rule of ours, and each rule sees a planted fault."""

from __future__ import annotations

import copy
from typing import TYPE_CHECKING, Any

import pytest
from tools.lint.examples import wrong_examples
from tools.lint.rules import RULES, Rule

if TYPE_CHECKING:
    from collections.abc import Callable

    from tools.lint.modules import Body, Modules

BY_NAME = {rule.__name__: rule for rule in RULES}


@pytest.mark.parametrize("rule", RULES, ids=BY_NAME)
def test_schema_keeps(rule: Rule, schema: Modules) -> None:
    assert list(rule(schema)) == []


def test_schema_has_modules(schema: Modules) -> None:
    """An empty folder would keep every rule."""
    assert set(schema) == {"citevouch", "common", "identifiers", "lookups", "report", "anchors", "audit"}


# -- planted faults

SOUND: dict[str, Body] = {
    "common": {
        "description": "Shared.",
        "version": "1.0.0",
        "prefixes": {"linkml": "https://w3id.org/linkml/", "oa": "http://www.w3.org/ns/oa#", "t": "https://e.org/"},
        "default_prefix": "t",
        "slots": {
            "word": {"description": "A word.", "slot_uri": "oa:exact", "examples": [{"value": "a"}]},
        },
    },
    "main": {
        "description": "A sound schema.",
        "version": "1.0.0",
        "prefixes": {"linkml": "https://w3id.org/linkml/", "oa": "http://www.w3.org/ns/oa#", "t": "https://e.org/"},
        "default_prefix": "t",
        "classes": {
            "Whole": {
                "description": "All of it.",
                "tree_root": True,
                "class_uri": "oa:Annotation",
                "slots": ["word", "parts", "colour", "sure", "at"],
                "rules": [
                    {
                        "title": "a red one has a word",
                        "description": "Red needs a word.",
                        "preconditions": {"slot_conditions": {"colour": {"equals_string": "RED"}}},
                        "postconditions": {"slot_conditions": {"word": {"required": True}}},
                        "elseconditions": {"slot_conditions": {"word": {"value_presence": "ABSENT"}}},
                    }
                ],
            },
        },
        "enums": {
            "Colour": {"description": "Colours.", "permissible_values": {"RED": {"description": "Red."}}},
        },
        "slots": {
            "parts": {
                "description": "Its parts.", "range": "Part", "multivalued": True, "inlined": True,
                "inlined_as_list": True, "examples": [{"object": {"word": "a"}}],
            },
            "colour": {"description": "Its colour.", "range": "Colour", "examples": [{"value": "RED"}]},
            "sure": {"description": "Whether.", "range": "boolean", "examples": [{"value": "true"}]},
            "at": {
                "description": "When.", "range": "datetime", "pattern": "Z$",
                "examples": [{"value": "2026-01-01T00:00:00Z"}],
            },
        },
    },
    "other": {
        "description": "Another module.",
        "version": "1.0.0",
        "prefixes": {"linkml": "https://w3id.org/linkml/", "t": "https://e.org/"},
        "default_prefix": "t",
        "classes": {"Part": {"description": "A part.", "slots": ["word"]}},
    },
}  # fmt: skip


def slot(name: str, **body: Any) -> Callable[[dict[str, Body]], None]:
    """A fault planted on one slot of the module `main`."""
    return lambda modules: modules["main"]["slots"][name].update(body)


def whole(**body: Any) -> Callable[[dict[str, Body]], None]:
    """A fault planted on the class Whole."""
    return lambda modules: modules["main"]["classes"]["Whole"].update(body)


def usage(**body: Any) -> Callable[[dict[str, Body]], None]:
    """A fault planted by a slot_usage of Whole."""
    return whole(slot_usage=body)


def rule(**blocks: Any) -> Callable[[dict[str, Body]], None]:
    """A fault planted in the rule of Whole; blocks are given as slot conditions."""

    def plant(modules: dict[str, Body]) -> None:
        one = modules["main"]["classes"]["Whole"]["rules"][0]
        for block, conditions in blocks.items():
            one[block] = {"slot_conditions": conditions} if isinstance(conditions, dict) else conditions

    return plant


def module(name: str, key: str, value: Any) -> Callable[[dict[str, Body]], None]:
    """A fault planted in a module itself."""
    return lambda modules: modules[name].update({key: value})


def value(**body: Any) -> Callable[[dict[str, Body]], None]:
    """A fault planted on the permissible value RED."""
    return lambda modules: modules["main"]["enums"]["Colour"]["permissible_values"]["RED"].update(body)


NESTED = {"parts": {"range_expression": {"slot_conditions": {"sure": {"equals_string": "true"}}}}}
PREFIXES = {"linkml": "https://w3id.org/linkml/", "t": "https://e.org/"}
PLANTED = [
    ("everything_is_described", slot("at", description=""), "at: not described"),
    ("everything_is_described", value(description=None), "Colour.RED: not described"),
    ("everything_is_described", module("other", "description", ""), "module other: not described"),
    ("everything_is_described", rule(description=""), "no title or no description"),
    ("every_slot_has_examples", slot("at", examples=[]), "slot at: no example"),
    ("no_alias", slot("colour", alias="color"), "slot colour: alias"),
    ("no_alias", usage(colour={"alias": "color"}), "slot_usage of colour: alias"),
    ("no_boolean_in_a_rule", rule(preconditions={"sure": {"equals_string": "true"}}), "sure is a boolean"),
    ("no_bound_on_a_list", slot("parts", minimum_value=1), "slot parts: minimum_value on a list"),
    ("no_boolean_in_a_rule", rule(postconditions=NESTED), "sure is a boolean"),
    (
        "no_constraint_on_a_type",
        module("main", "types", {"Score": {"typeof": "float", "maximum_value": 1}}),
        "type Score: maximum_value",
    ),
    ("no_equals_string_on_an_enum", slot("colour", equals_string="RED"), "slot colour"),
    ("no_equals_string_on_an_enum", usage(colour={"equals_string_in": ["RED"]}), "slot_usage of colour"),
    ("no_identifier", usage(word={"identifier": True}), "slot_usage of word: identifies"),
    ("no_inheritance", whole(is_a="Part"), "class Whole: is_a"),
    (
        "no_lost_condition",
        rule(postconditions={"parts": {"minimum_cardinality": 1}}),
        "minimum_cardinality of parts",
    ),
    ("no_lost_condition", rule(preconditions={"parts": {"has_member": {}}}), "has_member of parts"),
    ("no_lost_constraint", slot("parts", list_elements_unique=True), "list_elements_unique is not checked"),
    ("no_required_list", slot("parts", required=True), "slot parts: a required list"),
    ("no_required_list", usage(parts={"required": True}), "slot_usage of parts: a required list"),
    ("no_slot_shadows_its_type", module("other", "slots", {"date": {}}), "slot date: named like a type"),
    ("no_title_on_a_value", value(title="red"), "Colour.RED: title"),
    ("objects_are_inlined", slot("parts", inlined_as_list=False), "slot parts: not inlined_as_list"),
    ("objects_are_inlined", module("other", "slots", {"part": {"range": "Part"}}), "slot part: not inlined"),
    (
        "one_absent_per_rule",
        rule(elseconditions={"word": {"value_presence": "ABSENT"}, "at": {"value_presence": "ABSENT"}}),
        "2 slots absent in elseconditions",
    ),
    (
        "one_definition_of_each_name",
        module("other", "slots", {"word": {}}),
        "word: defined in slots of common and slots of other",
    ),
    ("one_range_per_slot", whole(attributes={"size": {"range": "integer"}}), "size is an attribute"),
    ("one_range_per_slot", usage(word={"range": "integer"}), "gives word another range"),
    ("one_tree_root", whole(tree_root=False), "tree roots: []"),
    ("one_version", module("other", "version", "1.0.1"), "versions differ"),
    ("one_version", module("other", "version", None), "or are missing"),
    ("prefixes_are_declared_and_used", module("main", "prefixes", PREFIXES), "prefix oa is not declared"),
    (
        "prefixes_are_declared_and_used",
        module("other", "prefixes", {**PREFIXES, "earl": "http://www.w3.org/ns/earl#"}),
        "prefix earl is not used",
    ),
    (
        "prefixes_are_declared_and_used",
        module("other", "prefixes", {**PREFIXES, "t": "http://e.org/"}),
        "prefix t: means",
    ),
    (
        "rule_titles_are_unique",
        lambda modules: modules["main"]["classes"]["Whole"]["rules"].append(
            {"title": "a red one has a word"}
        ),
        "two rules",
    ),
    (
        "rules_are_about_own_slots",
        rule(preconditions={"size": {"equals_number": 1}}),
        "size is none of its slots",
    ),
    ("rules_have_preconditions", rule(preconditions=None), "no preconditions"),
    (
        "shared_slots_are_common",
        module("other", "classes", {"Part": {"slots": []}}),
        "slot word: in common, used by main alone",
    ),
    ("slots_are_defined_and_used", whole(slots=["word", "parts", "colour", "sure"]), "slot at: in no class"),
    (
        "slots_are_defined_and_used",
        whole(slots=["word", "parts", "colour", "sure", "at", "size"]),
        "slot size: not defined",
    ),
    (
        "slots_are_defined_and_used",
        whole(slots=["word", "parts", "colour", "sure", "at", "at"]),
        "lists at twice",
    ),
    ("slots_are_defined_and_used", usage(size={"required": True}), "slot_usage of size, which it has not"),
    ("times_end_in_z", slot("at", pattern=""), "slot at: a time without"),
    ("uris_are_unique", slot("colour", slot_uri="oa:exact"), "2 slots are oa:exact"),
    (
        "uris_are_unique",
        module("other", "classes", {"Part": {"slots": [], "class_uri": "oa:Annotation"}}),
        "oa:Annotation: of 2 classes",
    ),
]


@pytest.mark.parametrize("rule", RULES, ids=BY_NAME)
def test_sound_schema_keeps(rule: Rule) -> None:
    assert list(rule(SOUND)) == []


@pytest.mark.parametrize(("name", "plant", "expected"), PLANTED)
def test_planted_fault_is_seen(name: str, plant: Callable[[dict[str, Body]], None], expected: str) -> None:
    modules = copy.deepcopy(SOUND)
    plant(modules)
    assert any(expected in problem for problem in BY_NAME[name](modules))


def test_every_rule_has_a_planted_fault() -> None:
    assert {name for name, _, _ in PLANTED} == set(BY_NAME)


# -- examples

PROPERTIES: dict[str, Body] = {
    "word": {"type": "string", "pattern": "^[a-z]+$"},
    "parts": {"type": "array", "items": {"$ref": "#/$defs/Part"}},
    "colour": {"enum": ["RED"]},
    "sure": {"type": "boolean"},
    "at": {"type": "string", "format": "date-time"},
}
JSON_SCHEMA: Body = {
    "$schema": "https://json-schema.org/draft/2019-09/schema",
    "$defs": {
        "Whole": {"properties": PROPERTIES},
        "Part": {"type": "object", "properties": {"word": {"type": "string"}}},
    },
}


def test_examples_are_values_of_their_slots(schema: Modules, json_schema: Body) -> None:
    assert list(wrong_examples(schema, json_schema)) == []


def test_wrong_examples__none() -> None:
    assert list(wrong_examples(SOUND, JSON_SCHEMA)) == []


@pytest.mark.parametrize(
    ("name", "example"),
    [
        pytest.param("colour", {"value": "BLUE"}, id="no value of the enum"),
        pytest.param("at", {"value": "yesterday"}, id="breaks the format"),
        pytest.param("sure", {"value": "perhaps"}, id="no boolean"),
        pytest.param("parts", {"object": {"word": 1}}, id="an object with a wrong part"),
        pytest.param("parts", {"value": "a"}, id="no object"),
    ],
)
def test_wrong_examples__planted(name: str, example: Body) -> None:
    modules = copy.deepcopy(SOUND)
    modules["main"]["slots"][name]["examples"] = [example]
    assert [problem.partition(":")[0] for problem in wrong_examples(modules, JSON_SCHEMA)] == [
        f"Whole.{name}"
    ]


def test_wrong_examples__in_a_slot_usage() -> None:
    modules = copy.deepcopy(SOUND)
    modules["main"]["classes"]["Whole"]["slot_usage"] = {"word": {"examples": [{"value": "A1"}]}}
    assert [problem.partition(":")[0] for problem in wrong_examples(modules, JSON_SCHEMA)] == ["Whole.word"]
