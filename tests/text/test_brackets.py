"""Pairs of brackets, and spans that hold an offset."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from citevouch.text.brackets import Brackets
from citevouch.text.spans import Spans


@pytest.mark.parametrize(
    ("text", "at", "end"),
    [
        pytest.param("a (b) c", 2, 5, id="pair"),
        pytest.param("a (b (c) d) e", 2, 11, id="nested"),
        pytest.param("a (b [c) d", 2, 8, id="other kind left open"),
        pytest.param("a (b", 2, None, id="unclosed"),
        pytest.param("a ) (b)", 4, 7, id="unopened before"),
        pytest.param("[a](b) c", 0, 6, id="link and its target"),
        pytest.param("[a] (b)", 0, 3, id="no link"),
    ],
)
def test_end_of(text: str, at: int, end: int | None) -> None:
    assert Brackets(text, 0, len(text)).end_of(at) == end


@pytest.mark.parametrize(
    ("text", "groups"),
    [
        pytest.param("x (a [X] b) y", ["[X]", "(a [X] b)"], id="innermost first"),
        pytest.param("(a) X (b)", [], id="none around"),
        pytest.param("(a (b X) c", ["(b X)"], id="outer one unclosed"),
        pytest.param("(a (b) X (c) d)", ["(a (b) X (c) d)"], id="behind a closed one"),
    ],
)
def test_around(text: str, groups: list[str]) -> None:
    at = text.index("X")
    found = Brackets(text, 0, len(text)).around(at, at + 1)
    assert [text[start:end] for start, end in found] == groups


@given(st.text(alphabet="()[]a", max_size=40))
def test_brackets__pairs_are_of_one_kind(text: str) -> None:
    brackets = Brackets(text, 0, len(text))
    for at, mark in enumerate(text):
        if mark in "([" and (end := brackets.end_of(at)) is not None:
            assert text[end - 1] in ")]"
            assert at < end


@given(st.lists(st.tuples(st.integers(0, 30), st.integers(0, 30)), max_size=8), st.integers(-1, 31))
def test_spans(spans: list[tuple[int, int]], offset: int) -> None:
    assert Spans(spans).holds(offset) == any(start <= offset < end for start, end in spans)
