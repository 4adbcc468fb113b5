"""A change of the contract is noticed, and called by what it does to those who use the older one."""

from __future__ import annotations

import copy
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import pytest
import yaml
from linkml_runtime.utils.schemaview import SchemaView
from tools import compat
from tools.compat import Change, changes, may_break

if TYPE_CHECKING:
    from pathlib import Path

Body = dict[str, Any]
Edit = Callable[[Body], Any]

OLD: Body = yaml.safe_load("""
id: https://example.org/contract
name: contract
version: 1.0.0
prefixes: {linkml: "https://w3id.org/linkml/", t: "https://example.org/", oa: "http://www.w3.org/ns/oa#"}
default_prefix: t
default_range: string
imports: [linkml:types]
types:
  Score: {typeof: float}
classes:
  Check:
    description: A check.
    tree_root: true
    slots: [id, score, words, verdict, part]
    slot_usage:
      score: {maximum_value: 1}
    rules:
      - title: no score without a verdict
        preconditions: {slot_conditions: {verdict: {equals_string: UNKNOWN}}}
        postconditions: {slot_conditions: {score: {value_presence: ABSENT}}}
  Part:
    slots: [id]
  Spare:
    slots: [id]
slots:
  id: {required: true, pattern: "^[a-z]+$"}
  score: {range: float, minimum_value: 0}
  words: {multivalued: true}
  verdict: {range: Verdict}
  part: {range: Part, inlined: true}
enums:
  Verdict:
    permissible_values:
      GOOD: {description: Well., meaning: "oa:exact"}
      UNKNOWN: {}
  Unused:
    permissible_values: {ONE: {}}
""")


def view(body: Body) -> SchemaView:
    """The schema as the comparator reads it."""
    return SchemaView(yaml.safe_dump(body))


def after(edit: Edit) -> list[Change]:
    """What is noticed when OLD is edited."""
    new = copy.deepcopy(OLD)
    edit(new)
    return changes(view(OLD), view(new))


def slot(name: str, **body: Any) -> Edit:
    """An edit of one slot; None takes a key away."""

    def edit(new: Body) -> None:
        new["slots"][name] = {k: v for k, v in {**new["slots"][name], **body}.items() if v is not None}

    return edit


def add_slot(**body: Any) -> Edit:
    """An edit that gives Check a further slot."""

    def edit(new: Body) -> None:
        new["slots"]["note"] = body
        new["classes"]["Check"]["slots"].append("note")

    return edit


def rule(new: Body) -> Body:
    """The one rule of Check."""
    one: Body = new["classes"]["Check"]["rules"][0]
    return one


SECOND_RULE = {
    "title": "good has a score",
    "preconditions": {"slot_conditions": {"verdict": {"equals_string": "GOOD"}}},
    "postconditions": {"slot_conditions": {"score": {"required": True}}},
}

BREAKING: list[tuple[str, Edit, str, str]] = [
    ("class removed", lambda new: new["classes"].pop("Spare"), "Spare", "class removed"),
    (
        "slot removed",
        lambda new: new["classes"]["Check"]["slots"].remove("words"),
        "Check.words",
        "slot removed",
    ),
    ("enum removed", lambda new: new["enums"].pop("Unused"), "Unused", "enum removed"),
    ("type removed", lambda new: new.pop("types"), "Score", "type removed"),
    (
        "value removed",
        lambda new: new["enums"]["Unused"]["permissible_values"].clear(),
        "Unused.ONE",
        "value removed",
    ),
    ("range changed", slot("score", range="integer"), "Check.score", "range float -> integer"),
    ("became a list", slot("score", multivalued=True), "Check.score", "multivalued nothing -> True"),
    ("became single", slot("words", multivalued=None), "Check.words", "multivalued True -> nothing"),
    ("became required", slot("verdict", required=True), "Check.verdict", "required nothing -> True"),
    ("no longer required", slot("id", required=None), "Part.id", "required True -> nothing"),
    ("required slot added", add_slot(required=True), "Check.note", "required slot added"),
    ("pattern added", slot("words", pattern="^a"), "Check.words", "pattern nothing -> ^a"),
    ("pattern changed", slot("id", pattern="^a"), "Part.id", "pattern ^[a-z]+$ -> ^a"),
    ("pattern removed", slot("id", pattern=None), "Part.id", "pattern ^[a-z]+$ -> nothing"),
    ("least value raised", slot("score", minimum_value=0.5), "Check.score", "minimum_value 0 -> 0.5"),
    (
        "greatest value changed in one class",
        lambda new: new["classes"]["Check"]["slot_usage"]["score"].update(maximum_value=0.9),
        "Check.score",
        "maximum_value 1 -> 0.9",
    ),
    (
        "cardinality added",
        slot("words", minimum_cardinality=1),
        "Check.words",
        "minimum_cardinality nothing -> 1",
    ),
    ("fixed value added", slot("words", equals_string="a"), "Check.words", "equals_string nothing -> a"),
    ("no longer inlined", slot("part", inlined=None), "Check.part", "inlined True -> nothing"),
    ("means another term", slot("words", slot_uri="oa:exact"), "Check.words", "slot_uri nothing -> oa:exact"),
    (
        "value means another term",
        lambda new: new["enums"]["Verdict"]["permissible_values"]["GOOD"].update(meaning="oa:prefix"),
        "Verdict.GOOD",
        "meaning oa:exact -> oa:prefix",
    ),
    (
        "class means another term",
        lambda new: new["classes"]["Part"].update(class_uri="oa:Annotation"),
        "Part",
        "class_uri None -> oa:Annotation",
    ),
    (
        "rule added",
        lambda new: new["classes"]["Check"]["rules"].append(SECOND_RULE),
        "Check",
        "rule 'good has a score' added",
    ),
    (
        "rule removed",
        lambda new: new["classes"]["Check"].pop("rules"),
        "Check",
        "rule 'no score without a verdict' removed",
    ),
    (
        "rule changed",
        lambda new: rule(new).update(
            postconditions={"slot_conditions": {"words": {"value_presence": "ABSENT"}}}
        ),
        "Check",
        "rule 'no score without a verdict' changed",
    ),
    ("root moved", lambda new: new["classes"]["Check"].pop("tree_root"), "Check", "tree root moved"),
]

COMPATIBLE: list[tuple[str, Edit, str, str]] = [
    ("class added", lambda new: new["classes"].update(More={"slots": ["id"]}), "More", "class added"),
    ("optional slot added", add_slot(range="integer"), "Check.note", "optional slot added"),
    (
        "enum added",
        lambda new: new["enums"].update(More={"permissible_values": {"ONE": {}}}),
        "More",
        "enum added",
    ),
    (
        "value added",
        lambda new: new["enums"]["Unused"]["permissible_values"].update(TWO={}),
        "Unused.TWO",
        "value added",
    ),
    ("slot described", slot("words", description="Words."), "Check.words", "described otherwise"),
    (
        "class described",
        lambda new: new["classes"]["Check"].update(description="A test."),
        "Check",
        "described otherwise",
    ),
    (
        "enum described",
        lambda new: new["enums"]["Unused"].update(description="None."),
        "Unused",
        "described otherwise",
    ),
    (
        "value described",
        lambda new: new["enums"]["Verdict"]["permissible_values"]["GOOD"].update(description="Good."),
        "Verdict.GOOD",
        "described otherwise",
    ),
]


@pytest.mark.parametrize(
    ("edit", "place", "what"), [pytest.param(*case[1:], id=case[0]) for case in BREAKING]
)
def test_changes__breaking(edit: Edit, place: str, what: str) -> None:
    assert Change(place, what, breaking=True) in after(edit)


@pytest.mark.parametrize(
    ("edit", "place", "what"), [pytest.param(*case[1:], id=case[0]) for case in COMPATIBLE]
)
def test_changes__compatible(edit: Edit, place: str, what: str) -> None:
    assert after(edit) == [Change(place, what, breaking=False)]


@pytest.mark.parametrize(
    "edit",
    [
        pytest.param(lambda new: None, id="nothing"),
        pytest.param(slot("score", required=False), id="said that it is optional"),
        pytest.param(slot("words", examples=[{"value": "a"}]), id="example"),
        pytest.param(slot("words", close_mappings=["oa:exact"]), id="close mapping"),
        pytest.param(lambda new: rule(new).update(description="Why."), id="rule described"),
        pytest.param(lambda new: new["classes"]["Check"]["slots"].reverse(), id="order of slots"),
    ],
)
def test_changes__none(edit: Edit) -> None:
    assert after(edit) == []


def test_change__reads_well() -> None:
    assert str(Change("Check.words", "slot removed", breaking=True)) == "breaking: Check.words: slot removed"


@pytest.mark.parametrize(
    ("old", "new", "expected"),
    [
        ("0.1.0", "0.1.0", False),
        ("0.1.0", "0.1.1", False),
        ("0.1.0", "0.2.0", True),
        ("0.9.0", "0.10.0", True),
        ("0.1.0", "1.0.0", True),
        ("1.0.0", "1.1.0", False),
        ("1.9.0", "2.0.0", True),
        ("1.0.0", "0.9.0", False),
    ],
)
def test_may_break(old: str, new: str, expected: bool) -> None:
    assert may_break(old, new) is expected


def test_last_frozen(tmp_path: Path) -> None:
    for version in ("0.2.0", "0.10.0", "0.9.3"):
        (tmp_path / f"v{version}.schema.yaml").touch()
    assert compat.last_frozen(tmp_path).name == "v0.10.0.schema.yaml"


@pytest.fixture
def frozen(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A frozen contract, and a generated one beside it that is the same."""
    for name, folder in (("v1.0.0.schema.yaml", "FROZEN"), ("schema.yaml", "PACKAGE")):
        (tmp_path / folder).mkdir()
        (tmp_path / folder / name).write_text(yaml.safe_dump(OLD), encoding="utf-8")
        monkeypatch.setattr(compat, folder, tmp_path / folder)
    return tmp_path


@pytest.mark.parametrize(
    ("edit", "version", "code", "said"),
    [
        pytest.param(lambda _: None, "1.0.0", 0, "", id="the same"),
        pytest.param(add_slot(), "1.1.0", 0, "Check.note: optional slot added\n", id="compatible"),
        pytest.param(slot("id", pattern="^a"), "1.1.0", 1, "3 breaking since 1.0.0", id="breaking"),
        pytest.param(slot("id", pattern="^a"), "2.0.0", 0, "Part.id: pattern", id="breaking, and said so"),
    ],
)
def test_main(
    edit: Edit, version: str, code: int, said: str, frozen: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    new = copy.deepcopy(OLD) | {"version": version}
    edit(new)
    (frozen / "PACKAGE" / "schema.yaml").write_text(yaml.safe_dump(new), encoding="utf-8")
    assert compat.main() == code
    assert said in capsys.readouterr().out


def test_freeze__keeps_what_is_frozen(frozen: Path) -> None:
    with pytest.raises(FileExistsError):
        compat.freeze(frozen / "FROZEN")
    (frozen / "PACKAGE" / "schema.yaml").write_text(
        yaml.safe_dump(OLD | {"version": "1.1.0"}), encoding="utf-8"
    )
    assert compat.freeze(frozen / "FROZEN").name == "v1.1.0.schema.yaml"


def test_contract_keeps_what_the_last_frozen_one_promised() -> None:
    assert compat.main() == 0
