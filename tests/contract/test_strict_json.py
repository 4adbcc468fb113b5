"""JSON without NaN and Infinity, arrays item by item, faults with their place."""

from __future__ import annotations

import json
import math
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from citevouch.contract import strict_json
from citevouch.errors import InputError

JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False, allow_infinity=False) | st.text(),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(), inner, max_size=4),
    max_leaves=10,
)

BAD = [
    pytest.param('{"a": NaN}', "", "NaN is not a JSON value", id="NaN"),
    pytest.param('{"a": -Infinity}', "", "-Infinity is not a JSON value", id="Infinity"),
    pytest.param('{"a": 1, 2}', "1:10", "not JSON", id="no name"),
    pytest.param('{\n "a" 1}', "2:6", "not JSON: expecting ':' delimiter", id="second line"),
    pytest.param("{} {}", "1:4", "not JSON: extra data", id="two values"),
    pytest.param("", "1:1", "not JSON: expecting value", id="nothing"),
    pytest.param("[" * 100_000, "", "nested too deeply", id="nested"),
    pytest.param('{"a": ' + "9" * 5000 + "}", "", "not readable JSON", id="thousands of digits"),
    pytest.param('[{"a": 1, "b": 2, "a": 1}]', "", 'two values under "a"', id="a name twice"),
    pytest.param('{"a": 1, "\\u0061": 2}', "", 'two values under "a"', id="a name twice, escaped"),
    pytest.param('{"a": "\\ud83e"}', "", "half a surrogate pair", id="half a surrogate pair"),
    pytest.param('{"\\uDfff": 1}', "", "half a surrogate pair", id="the other half"),
]

BAD_ARRAYS = [
    pytest.param("[1, 2", 2, "1:6", id="torn"),
    pytest.param("[1 2]", 1, "1:4", id="no comma"),
    pytest.param("[1,]", 1, "1:4", id="comma at the end"),
    pytest.param("[,1]", 0, "1:2", id="comma at the start"),
    pytest.param("[", 0, "1:2", id="only begun"),
    pytest.param("[1]]", 1, "1:4", id="closed twice"),
    pytest.param("[1]\n x", 1, "2:2", id="something behind"),
    pytest.param("[1, NaN]", 1, "", id="NaN"),
    pytest.param('[1, {"a": 1, "a": 2}]', 1, "", id="a name twice"),
    pytest.param('[1, "\\ud83e"]', 1, "", id="half a surrogate pair"),
    pytest.param("[1, " + "[" * 100_000, 1, "", id="nested"),
]


@pytest.mark.parametrize(("text", "place", "what"), BAD)
def test_loads__refuses_with_the_place(text: str, place: str, what: str) -> None:
    with pytest.raises(InputError) as caught:
        strict_json.loads(text, file="x.json")
    assert (caught.value.file, caught.value.place) == ("x.json", place)
    assert what in caught.value.what


def test_loads__counts_a_line_of_a_longer_file_as_told() -> None:
    with pytest.raises(InputError) as caught:
        strict_json.loads("[1,", file="x.jsonl", line=12)
    assert str(caught.value) == "x.jsonl:12:4: not JSON: expecting value"


@pytest.mark.parametrize(("text", "before", "place"), BAD_ARRAYS)
def test_items__gives_what_stands_before_a_fault(text: str, before: int, place: str) -> None:
    read: list[Any] = []
    with pytest.raises(InputError) as caught:
        read.extend(strict_json.items(text))
    assert (len(read), caught.value.place) == (before, place)


def test_loads__whole_pairs_are_text() -> None:
    assert strict_json.loads('"\\ud83e\\udd80"') == "\U0001f980"
    assert list(strict_json.items('["\\ud83e\\udd80"]')) == ["\U0001f980"]


@given(st.lists(JSON, max_size=5), st.sampled_from([None, 1]), st.text(strict_json.SPACE, max_size=3))
def test_items__reads_what_loads_reads(values: list[Any], indent: int | None, space: str) -> None:
    text = f"{space}{json.dumps(values, indent=indent)}{space}"
    assert list(strict_json.items(text)) == strict_json.loads(text) == values


@given(JSON)
def test_dumps__is_read_back(value: Any) -> None:
    for text in (strict_json.dumps(value), strict_json.dumps_line(value)):
        assert strict_json.loads(text) == value
        assert text.endswith("\n")
    assert strict_json.dumps_line(value).count("\n") == 1


@pytest.mark.parametrize("value", [math.nan, math.inf, {"a": [-math.inf]}])
def test_dumps__refuses_what_is_no_json(value: Any) -> None:
    for dump in (strict_json.dumps, strict_json.dumps_line):
        with pytest.raises(ValueError, match="not JSON compliant"):
            dump(value)
