"""What is wrong with an instance, in words: slots, rules by their titles, invariants by their names."""

from __future__ import annotations

import datetime as dt
import math
import re
from collections.abc import Callable
from typing import Any

import pytest

from citevouch.contract.check import problems
from citevouch.contract.problems import Problem, place, shown
from citevouch.errors import InputError

Instance = Callable[[str], dict[str, Any]]
HASH = "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08"

BROKEN = [
    pytest.param("Attribution", {"end": "416"}, 'end: "416" is not of type integer', id="type"),
    pytest.param("Attribution", {"how": "NEARBY"}, 'how: "NEARBY" is none of AFTER, BEFORE, IN_GROUP', id="enum"),
    pytest.param("Attribution", {"start": -1}, "start: -1 is less than 0", id="minimum"),
    pytest.param("CitedPart", {"confidence": 1.5}, "confidence: 1.5 is more than 1", id="maximum"),
    pytest.param("TextAnchor", {"sha256": "abc"}, 'sha256: "abc" does not match ^[0-9a-f]{64}$', id="pattern"),
    pytest.param("LookupAttempt", {"at": "2026-02-30T00:00:00Z"}, 'at: "2026-02-30T00:00:00Z" is not a date-time',
                 id="format"),
    pytest.param("LookupAttempt", {"at": "2026-02-03T00:00:00"}, "at: ", id="no time zone"),
    pytest.param("Attribution", {"wherefrom": 1}, 'has no slot named "wherefrom"', id="unknown slot"),
    pytest.param("Attribution", {"start": None}, "start: null is not of type integer", id="null"),
    pytest.param("CitationRecord", {"schema_version": "2"}, 'schema_version: "2" is not "1"', id="const"),
    pytest.param("LookupAttempt", {"lookup_outcome": "TIMEOUT"},
                 'breaks the rule "only an answer finds": found_ids must be absent', id="rule, absent"),
    pytest.param("QuoteCheck", {"match_kind": None}, "match_kind: null", id="rule and null"),
    pytest.param("ReferenceCheck", {"status": "NOT_FOUND"},
                 'breaks the rule "denial iff not found": denial is missing', id="rule, missing"),
    pytest.param("NumberMention", {"number_kind": "CONFIDENCE_INTERVAL", "low": ...},
                 'breaks the rule "an interval has both ends": low is missing', id="a lone rule"),
    pytest.param("GateCard", {"verifier_not_run": ...},
                 'breaks the rule "nothing is accepted without advice": verifier_verdict is missing, and '
                 "gate_label is missing, and verifier_not_run is missing", id="rule, any of"),
    pytest.param("Attribution", {"end": 402}, 'end: breaks the invariant "the end is behind the start": '
                 "402 is not behind start, 402", id="invariant"),
    pytest.param("Attribution", {"start": math.nan}, "start: nan is not a JSON value", id="NaN"),
    pytest.param("Attribution", {"start": math.inf}, "start: inf is not a JSON value", id="Infinity"),
    pytest.param("LookupAttempt", {"at": dt.date(2026, 1, 31)},
                 'at: "2026-01-31" was read as date, not as text (quote it)', id="a date, as YAML reads one"),
    pytest.param("Attribution", {90000001: "x"}, "the key 90000001 was read as int, not as text (quote it)", id="key"),
]  # fmt: skip


@pytest.mark.parametrize(("class_name", "change", "expected"), BROKEN)
def test_problems__are_named(
    class_name: str, change: dict[str, Any], expected: str, instance: Instance
) -> None:
    changed = {slot: value for slot, value in (instance(class_name) | change).items() if value is not ...}
    assert any(str(problem).startswith(expected) for problem in problems(changed, class_name))


@pytest.mark.parametrize("value", [None, [], "x", 3, True])
def test_problems__what_is_no_object_is_one(value: Any) -> None:
    [problem] = problems(value, "Mention")
    assert "is not of type object" in problem.what


def test_problems__an_object_is_not_printed(instance: Instance) -> None:
    report = instance("ValidationReport")
    report["references"][0]["denial"] = {"registry": "PUBMED", "attempt_id": "a1"}
    found = problems(report, "ValidationReport")
    assert [str(each) for each in found] == [
        'references[0]: breaks the rule "denial iff not found": denial must be absent'
    ]


def test_problems__an_object_of_another_class_is_not_listed_slot_by_slot(instance: Instance) -> None:
    [unknown] = [each for each in problems(instance("GateCard"), "CitedPart") if "no slot" in each.what]
    assert re.fullmatch(r'has no slot named ("[a-z_]+"(, )?){3} and \d+ more', unknown.what)


def test_problems__of_deep_nesting_end() -> None:
    deep: Any = {}
    for _ in range(50_000):
        deep = {"a": deep}
    assert [each.what for each in problems(deep, "Mention")] == ["nested too deeply"]


def test_problems__a_class_that_is_not_there_is_an_error() -> None:
    with pytest.raises(InputError, match="no class 'Mansion'"):
        problems({}, "Mansion")


@pytest.mark.parametrize(
    ("path", "expected"),
    [
        pytest.param((), "", id="the object itself"),
        pytest.param(("references", 0, "status"), "references[0].status", id="in a list"),
        pytest.param((2, "raw"), "[2].raw", id="a list on top"),
        pytest.param(("a\x1b[2J\n",), r"a\u001b[2J\n", id="what a terminal would obey"),
    ],
)
def test_place(path: tuple[str | int, ...], expected: str) -> None:
    assert place(path) == expected


@pytest.mark.parametrize(
    ("value", "expected"),
    [
        pytest.param("Ménière", '"Ménière"', id="text as it is"),
        pytest.param("x" * 200, f'"{"x" * 76}...', id="long"),
        pytest.param("\x1b[31m\u202e\x9b", r'"\u001b[31m\u202e\x9b"', id="controls"),
        pytest.param("\ud800", r'"\ud800"', id="half a surrogate pair"),
        pytest.param({"a": 1}, "an object", id="object"),
        pytest.param([1, "a"], '[1, "a"]', id="list"),
        pytest.param([{}], "a list of 1", id="list of objects"),
        pytest.param(None, "null", id="null"),
    ],
)
def test_shown(value: Any, expected: str) -> None:
    assert shown(value) == expected
    assert shown(value).encode()


def test_problem__knows_where_it_is_from_further_up() -> None:
    assert str(Problem(("end",), "is odd").below(("mentions", 3))) == "mentions[3].end: is odd"
