"""Canonical JSON: equal objects have one text and one hash."""

from __future__ import annotations

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from citevouch.contract.canonical import canonical, digest

VALUES = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False, allow_infinity=False) | st.text(),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(), inner, max_size=3),
    max_leaves=10,
)


@pytest.mark.parametrize(
    ("value", "text"),
    [
        pytest.param({"b": 1, "a": [1.0, 0.5, -0.0]}, '{"a":[1,0.5,0],"b":1}', id="sorted, whole numbers"),
        pytest.param({"\u00fc": "\u2028 <"}, '{"\u00fc":"\u2028 <"}', id="text as it is"),
        pytest.param([], "[]", id="empty"),
    ],
)
def test_canonical(value: object, text: str) -> None:
    assert canonical(value) == text


@given(VALUES)
def test_canonical__of_what_it_says_is_itself(value: object) -> None:
    assert canonical(json.loads(canonical(value))) == canonical(value)


@pytest.mark.parametrize("value", [float("nan"), [float("inf")], {"a": -float("inf")}])
def test_canonical__refuses_what_is_no_json(value: object) -> None:
    with pytest.raises(ValueError):
        canonical(value)


def test_digest__tells_objects_apart_and_takes_half_a_surrogate_pair() -> None:
    assert digest({"a": 1}) == digest({"a": 1.0}) != digest({"a": "1"})
    assert len(digest("\ud800")) == 64
