"""JSON as answers carry it."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from citevouch.audit.loose_json import find_json, loads


@pytest.mark.parametrize(
    ("text", "value"),
    [
        pytest.param("[1, 2]", [1, 2], id="bare"),
        pytest.param('\n\n{"a": 1}\n', {"a": 1}, id="with empty lines"),
        pytest.param("```json\n[1]\n```\n", [1], id="fenced"),
        pytest.param("~~~\n[1]\n~~~", [1], id="fenced with tildes"),
        pytest.param("```json\n[1]", [1], id="a fence that nobody closed"),
        pytest.param("These were used:\n\n```json\n[1]\n```", [1], id="words before"),
        pytest.param("Sources:\n[1]\nand so on", [1], id="words around"),
        pytest.param("[1] trailing [2]", [1], id="words behind"),
        pytest.param('["a\nb"]', ["a\nb"], id="a line end inside of a text"),
        pytest.param("[NaN, Infinity]", [None, None], id="no numbers"),
        pytest.param("````\n```\n[1]\n```\n````", [1], id="a fence in a fence"),
    ],
)
def test_find_json(text: str, value: Any) -> None:
    assert find_json(text) == (value, None)


@pytest.mark.parametrize(
    ("text", "items", "reason"),
    [
        pytest.param('[{"a": 1}, {"b": 2}, {"c":', [{"a": 1}, {"b": 2}], "Expecting value", id="broken off"),
        pytest.param('{"citations": [{"a": 1}, {"b"', [{"a": 1}], "Expecting", id="broken off in an object"),
        pytest.param('[{"a": 1} oops', [{"a": 1}], "Expecting ',' delimiter", id="a word too many"),
        pytest.param("[", None, "Expecting value", id="nothing whole"),
        pytest.param("", None, "nothing stands there", id="empty"),
        pytest.param("words only", None, "no JSON stands there", id="words"),
        pytest.param("```json\n```", None, "nothing stands there", id="an empty fence"),
        pytest.param("[" * 100_000, None, "nested too deeply", id="very deep"),
        pytest.param("[" + "9" * 5000 + "]", None, "too many digits", id="a very long number"),
    ],
)
def test_find_json__what_is_broken_says_why(text: str, items: Any, reason: str) -> None:
    found = find_json(text)
    assert found.value == items
    assert reason in (found.problem or "")


def test_loads__nothing_but_json() -> None:
    assert loads(' {"a": [1]} ') == ({"a": [1]}, None)
    assert loads("[1").value is None


@given(st.text())
def test_nothing_raises(text: str) -> None:
    find_json(text)
    loads(text)
    find_json("```json\n" + text)
    find_json('[{"index": 1}, ' + text)
