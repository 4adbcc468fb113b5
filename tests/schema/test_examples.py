"""The contract's examples and counter-examples, `tests/data/valid` and `tests/data/invalid`.

A file is named `Class-what_it_shows.yaml`. A valid one holds one instance, or several as YAML documents. An
invalid one is its valid twin with exactly one change, and says in its first lines why it is refused:

    # expect: title of the broken rule, or part of the message
    # pydantic: accepts          (only where the generated models are the weaker judge)
    # twin: Class-name_of_the_valid_file.yaml

Three engines have to refuse it for that reason: linkml's validator, which generates its own JSON Schema from
the merged schema, and jsonschema and jsonschema-rs on the JSON Schema that is shipped.
"""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

import jsonschema
import jsonschema_rs
import pytest
import yaml
from linkml.validator import Validator
from linkml.validator.plugins import JsonschemaValidationPlugin
from linkml_runtime import SchemaView
from pydantic import ValidationError

from citevouch.contract import schema
from citevouch.contract.check import problems
from citevouch.contract.rules import broken_rule
from citevouch_contract import models

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Sequence

DATA = Path(__file__).parents[1] / "data"
VALID = sorted((DATA / "valid").glob("*.yaml"))
INVALID = sorted((DATA / "invalid").glob("*.yaml"))

each_valid = pytest.mark.parametrize("path", VALID, ids=lambda path: path.stem)
each_invalid = pytest.mark.parametrize("path", INVALID, ids=lambda path: path.stem)


# -- reading the files


@cache
def instances(path: Path) -> list[Any]:
    """The instances in a file, read as linkml reads YAML."""
    return list(yaml.safe_load_all(path.read_text(encoding="utf-8")))


def class_of(path: Path) -> str:
    return path.stem.partition("-")[0]


def header(path: Path) -> dict[str, str]:
    """The `# key: value` lines that a file begins with."""
    found = {}
    for line in path.read_text(encoding="utf-8").splitlines():
        if not line.startswith("# "):
            break
        key, _, value = line.removeprefix("# ").partition(": ")
        found[key] = value
    return found


# -- the engines: each takes an instance and a class, and says what is wrong and which rule is broken


@cache
def linkml_validator() -> Validator:
    return Validator(str(schema.yaml_path()), validation_plugins=[JsonschemaValidationPlugin(closed=True)])


@cache
def jsonschema_validator(class_name: str) -> jsonschema.protocols.Validator:
    of_class = schema.class_schema(class_name)
    engine = jsonschema.validators.validator_for(of_class)
    return engine(of_class, format_checker=engine.FORMAT_CHECKER)


@cache
def jsonschema_rs_validator(class_name: str) -> jsonschema_rs.Validator:
    return jsonschema_rs.validator_for(schema.class_schema(class_name), validate_formats=True, offline=True)


def ask_linkml(instance: Any, class_name: str) -> Iterator[str]:
    for result in linkml_validator().validate(instance, class_name).results:
        yield complaint(result.message, _keywords(result.source.absolute_schema_path, class_name))


def ask_jsonschema(instance: Any, class_name: str) -> Iterator[str]:
    for error in jsonschema_validator(class_name).iter_errors(instance):
        yield complaint(error.message, _keywords(error.absolute_schema_path, class_name))


def ask_jsonschema_rs(instance: Any, class_name: str) -> Iterator[str]:
    for error in jsonschema_rs_validator(class_name).iter_errors(instance):
        yield complaint(error.message, error.schema_path)


def complaint(message: str, schema_path: Sequence[str | int]) -> str:
    """A message with one kind of quotation mark, and behind it the title of the rule that it comes from."""
    return f"{message} [{broken_rule(schema_path) or 'no rule'}]".replace("'", '"')


def _keywords(schema_path: Iterable[str | int], class_name: str) -> list[str | int]:
    """A path of jsonschema, which leaves out every `$ref` on its way, from the definition it ends in."""
    steps: list[str | int] = ["$defs", class_name]
    node: Any = schema.json_schema()["$defs"][class_name]
    for step in schema_path:
        if isinstance(node, dict) and step not in node and "$ref" in node:
            steps = ["$defs", schema.definition(node["$ref"])]
            node = schema.json_schema()["$defs"][steps[1]]
        steps.append(step)
        node = node[step] if isinstance(node, dict) and step in node else {}
    return steps


ENGINES = [
    pytest.param(ask_linkml, id="linkml"),
    pytest.param(ask_jsonschema, id="jsonschema"),
    pytest.param(ask_jsonschema_rs, id="jsonschema-rs"),
]
each_engine = pytest.mark.parametrize("ask", ENGINES)


def model(class_name: str) -> Any:
    return getattr(models, class_name)


# -- valid


@each_engine
@each_valid
def test_valid__accepted(path: Path, ask: Callable[[Any, str], Iterator[str]]) -> None:
    for instance in instances(path):
        assert list(ask(instance, class_of(path))) == []


@each_valid
def test_valid__round_trips_through_pydantic(path: Path) -> None:
    for instance in instances(path):
        loaded = model(class_of(path)).model_validate(instance)
        assert loaded.model_dump(mode="json", exclude_none=True) == instance


@each_valid
def test_valid__keeps_the_invariants(path: Path) -> None:
    for instance in instances(path):
        assert problems(instance, class_of(path)) == []


# -- invalid


@each_engine
@each_invalid
def test_invalid__refused_for_its_reason(path: Path, ask: Callable[[Any, str], Iterator[str]]) -> None:
    (instance,) = instances(path)
    complaints = list(ask(instance, class_of(path)))
    expected = header(path)["expect"].replace("'", '"')
    assert any(expected in said for said in complaints), complaints or "accepted"


@each_invalid
def test_invalid__pydantic_is_as_strict_as_marked(path: Path) -> None:
    (instance,) = instances(path)
    if header(path).get("pydantic") == "accepts":
        model(class_of(path)).model_validate(instance)
    else:
        with pytest.raises(ValidationError):
            model(class_of(path)).model_validate(instance)


@each_invalid
def test_invalid__is_its_twin_with_one_change(path: Path) -> None:
    twin = DATA / "valid" / header(path)["twin"]
    assert class_of(twin) == class_of(path)
    ((valid,), (invalid,)) = instances(twin), instances(path)
    assert changes(valid, invalid) == 1


def changes(old: Any, new: Any) -> int:
    """How many nodes of a tree were added, removed or changed; what is below such a node is not counted."""
    if isinstance(old, dict) and isinstance(new, dict):
        shared = old.keys() & new.keys()
        return len(old.keys() ^ new.keys()) + sum(changes(old[key], new[key]) for key in shared)
    if isinstance(old, list) and isinstance(new, list):
        paired = sum(changes(*pair) for pair in zip(old, new, strict=False))
        return min(paired + abs(len(old) - len(new)), _one_item(old, new))
    return int(type(old) is not type(new) or old != new)


def _one_item(old: list[Any], new: list[Any]) -> int:
    """1 where the longer list is the shorter one with an item more; otherwise more than any count."""
    short, long = sorted((old, new), key=len)
    return 1 if any(long[:at] + long[at + 1 :] == short for at in range(len(long))) else len(long) + 1


@pytest.mark.parametrize(
    ("old", "new", "count"),
    [
        pytest.param({"a": 1}, {"a": 1}, 0, id="same"),
        pytest.param({"a": 1}, {"a": 2}, 1, id="changed"),
        pytest.param({"a": 1}, {"a": True}, 1, id="changed_type"),
        pytest.param({"a": 1}, {"a": 1, "b": {"c": 2, "d": 3}}, 1, id="added_whole"),
        pytest.param({"a": {"b": 1, "c": 2}}, {"a": {}}, 2, id="removed_twice"),
        pytest.param({"a": [1, 2, 3]}, {"a": [1, 3]}, 1, id="item_removed"),
        pytest.param({"a": [1, 2]}, {"a": [1, 3]}, 1, id="item_changed"),
        pytest.param({"a": [1, 2]}, {"a": [2, 1]}, 2, id="items_swapped"),
        pytest.param({"a": 1, "b": 2}, {"a": 3, "b": 4}, 2, id="two_changes"),
    ],
)
def test_changes(old: Any, new: Any, count: int) -> None:
    assert changes(old, new) == count


# -- guards: that nothing is left out. Each is a function, so that it can be shown to find something.


@cache
def view() -> SchemaView:
    return SchemaView(str(schema.yaml_path()))


def without_file(files: Iterable[Path]) -> set[str]:
    """The classes of the contract that none of the files is about."""
    return set(view().all_classes()) - {class_of(path) for path in files}


def unnamed_rules(files: Iterable[Path]) -> set[tuple[str, str]]:
    """The rules, as class and title, that no counter-example of their class expects to break."""
    named = {(class_of(path), header(path).get("expect", "")) for path in files}
    return {(name, rule.title) for name, body in view().all_classes().items() for rule in body.rules} - named


def unused_values(files: Iterable[Path]) -> set[tuple[str, str]]:
    """The permissible values, as enum and value, that no instance in the files has."""
    every = {(name, value) for name, body in view().all_enums().items() for value in body.permissible_values}
    return every - {used for path in files for instance in instances(path) for used in _values(instance)}


def _values(node: Any) -> Iterator[tuple[str, str]]:
    for slot, below in node.items():
        for value in below if isinstance(below, list) else [below]:
            if isinstance(value, dict):
                yield from _values(value)
            else:
                yield (str(view().get_slot(slot).range), str(value))


def badly_named(files: Iterable[Path]) -> set[str]:
    """Files whose name does not begin with a class of the contract, or says nothing behind it."""
    known = view().all_classes()
    return {path.name for path in files if class_of(path) not in known or not path.stem.partition("-")[2]}


def not_json(files: Iterable[Path]) -> set[str]:
    """Files with a value that JSON has not, as YAML reads an unquoted date."""
    found = set()
    for path in files:
        try:
            json.dumps(instances(path), allow_nan=False)
        except (TypeError, ValueError):
            found.add(path.name)
    return found


def test_guard__folders_are_not_empty() -> None:
    assert VALID
    assert INVALID


def test_guard__names() -> None:
    assert badly_named([*VALID, *INVALID]) == set()
    assert badly_named([Path("QuoteChek-found.yaml"), Path("QuoteCheck.yaml")]) == {
        "QuoteChek-found.yaml",
        "QuoteCheck.yaml",
    }


def test_guard__plain_values(tmp_path: Path) -> None:
    assert not_json([*VALID, *INVALID]) == set()
    unquoted = tmp_path / "StandingNotice-unquoted.yaml"
    unquoted.write_text("notice_date: 2025-06-01\n", encoding="utf-8")
    assert not_json([unquoted]) == {unquoted.name}


@pytest.mark.parametrize("files", [pytest.param(VALID, id="valid"), pytest.param(INVALID, id="invalid")])
def test_guard__every_class_has_a_file(files: list[Path]) -> None:
    assert without_file(files) == set()
    assert without_file(path for path in files if class_of(path) != "QuoteCheck") == {"QuoteCheck"}


def test_guard__every_rule_is_broken_by_a_file() -> None:
    assert unnamed_rules(INVALID) == set()
    title = "match kind iff found"
    others = [path for path in INVALID if header(path)["expect"] != title]
    assert unnamed_rules(others) == {("QuoteCheck", title)}


def test_guard__every_value_is_used() -> None:
    assert unused_values(VALID) == set()
    others = [path for path in VALID if class_of(path) != "CallLogEntry"]
    assert unused_values(others) == {("CallOutcome", value) for value in models.CallOutcome}


# -- that a broken example would be noticed


@each_engine
def test_engines__refuse(ask: Callable[[Any, str], Iterator[str]]) -> None:
    head = {"count": -1, "hash": "0" * 64, "colour": "red"}
    complaints = "\n".join(ask(head, "LedgerHead"))
    assert "-1 is less than the minimum of 0" in complaints
    assert '("colour" was unexpected)' in complaints


@each_engine
def test_engines__name_a_rule_of_a_nested_object(ask: Callable[[Any, str], Iterator[str]]) -> None:
    (claim,) = instances(DATA / "valid" / "PrescreenedClaim-skipped.yaml")
    broken = {**claim, "prescreen": {**claim["prescreen"], "reason": "low_score"}}
    assert any(
        "[a claim that is not skipped has a reason]" in said for said in ask(broken, "PrescreenedClaim")
    )
