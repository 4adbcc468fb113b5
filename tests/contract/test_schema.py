"""The installed schema: paths, classes, self-contained schemas, names of rules."""

from __future__ import annotations

import json
from typing import Any

import jsonschema_rs
import pytest
import yaml

from citevouch.contract import rules, schema
from citevouch.errors import InputError


@pytest.fixture(scope="module")
def merged() -> dict[str, Any]:
    loaded: dict[str, Any] = yaml.load(schema.yaml_path().read_text("utf-8"), yaml.CSafeLoader)
    return loaded


def test_paths__are_those_of_the_installed_files() -> None:
    assert schema.yaml_path().read_text("utf-8").startswith("name: citevouch")
    assert json.loads(schema.json_path().read_text("utf-8")) == schema.json_schema()


def test_root__is_the_tree_root(merged: dict[str, Any]) -> None:
    assert [name for name, body in merged["classes"].items() if body.get("tree_root")] == [schema.ROOT]


def test_class_names__are_those_of_the_merged_schema(merged: dict[str, Any]) -> None:
    assert set(schema.class_names()) == set(merged["classes"])


def test_known_class__names_what_is_near() -> None:
    with pytest.raises(InputError, match=r"no class 'QuoteChek' \(near: QuoteCheck"):
        schema.known_class("QuoteChek")


@pytest.mark.parametrize("name", schema.class_names())
def test_class_schema__holds_all_it_refers_to_and_nothing_else(name: str) -> None:
    alone = schema.class_schema(name)
    assert "ReferenceStatus" in alone["$defs"] or name not in ("ValidationReport", "ReferenceCheck")
    assert set(alone["$defs"]) == schema.reached(name)
    jsonschema_rs.validator_for(alone)  # every reference resolves


def test_class_schema__is_a_fraction_of_the_whole() -> None:
    alone = json.dumps(schema.class_schema("StandingNotice"))
    assert len(alone) < len(schema.json_text()) / 10


def test_titles__every_rule_has_one_and_its_place_in_the_json_schema(merged: dict[str, Any]) -> None:
    for name, body in merged["classes"].items():
        definition, own = schema.json_schema()["$defs"][name], body.get("rules", [])
        placed = definition.get("allOf", []) or [definition] * ("if" in definition)
        assert len(placed) == len(own), name
        assert all(rule["title"] for rule in own), name


def test_broken_rule__finds_a_rule_among_several_and_a_lone_one(merged: dict[str, Any]) -> None:
    for name, body in merged["classes"].items():
        titles = [rule["title"] for rule in body.get("rules", [])]
        for number, title in enumerate(titles):
            path = ["$defs", name, *(["allOf", number] if len(titles) > 1 else []), "then", "required"]
            assert rules.broken_rule(path) == title


@pytest.mark.parametrize(
    "path",
    [
        pytest.param(["$defs", "QuoteCheck", "properties", "start", "type"], id="slot"),
        pytest.param(["$defs", "QuoteCheck", "required"], id="required slot"),
        pytest.param(["required"], id="required slot of the root"),
        pytest.param([], id="nothing"),
    ],
)
def test_broken_rule__is_none_outside_of_rules(path: list[str | int]) -> None:
    assert rules.broken_rule(path) is None
