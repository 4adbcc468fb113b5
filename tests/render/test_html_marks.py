"""Marks where two texts differ: they cover what differs, and the text stays whole."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from citevouch.render.html.marks import LONGEST, Segment, compare, tolerated
from citevouch_contract.models import DifferenceKind, QuoteDifference, TextAnchor


def marked(segments: list[Segment]) -> list[str]:
    return [each.text for each in segments if each.marked]


@pytest.mark.parametrize(
    ("one", "other", "left", "right"),
    [
        pytest.param("in 37 cases", "in 27 cases", ["37"], ["27"], id="number"),
        pytest.param("p < 0.05 in all", "p > 0.05 in all", ["<"], [">"], id="comparator"),
        pytest.param("it was not safe", "it was safe", ["not "], [], id="negation"),
        pytest.param("a 4Fe-4S cluster", "a 2Fe-2S cluster", ["4Fe-4S"], ["2Fe-2S"], id="inner hyphen"),
        pytest.param("the same words", "the  same\nwords", [], [], id="white space"),
        pytest.param("one two three", "four five six", [], [], id="nothing in common"),
    ],
)
def test_compare__marks_what_differs(one: str, other: str, left: list[str], right: list[str]) -> None:
    sides = compare(one, other)
    assert (marked(sides[0]), marked(sides[1])) == (left, right)


def test_compare__case_counts_unless_folded() -> None:
    assert marked(compare("A trial of it", "a trial of it")[0]) == ["A"]
    assert marked(compare("A trial of it", "a trial of it", fold_case=True)[0]) == []


def test_compare__very_long_texts_are_not_aligned() -> None:
    long = "word " * LONGEST
    assert marked(compare(long + "one", long + "two")[0]) == []


@given(st.text(), st.text())
def test_compare__the_texts_stay_whole(one: str, other: str) -> None:
    left, right = compare(one, other)
    assert ("".join(each.text for each in left), "".join(each.text for each in right)) == (one, other)


def difference(quote: tuple[int, int], source: tuple[int, int]) -> QuoteDifference:
    return QuoteDifference(
        difference_kind=DifferenceKind.DASH,
        quote_start=quote[0],
        quote_end=quote[1],
        source_start=source[0],
        source_end=source[1],
    )


def test_tolerated__offsets_count_in_the_source() -> None:
    anchor = TextAnchor(source_id="PMID:90000001", start=100, end=107, exact="5–9 mm ", sha256="0" * 64)
    left, right = tolerated("5-9 mm ", anchor, [difference((1, 2), (101, 102))])
    assert (marked(left), marked(right)) == (["-"], ["–"])


@pytest.mark.parametrize(
    ("quote", "source"),
    [
        pytest.param((3, 3), (103, 103), id="nothing there"),
        pytest.param((90, 95), (190, 195), id="beyond the text"),
        pytest.param((4, 2), (104, 102), id="backwards"),
    ],
)
def test_tolerated__odd_offsets_lose_no_text(quote: tuple[int, int], source: tuple[int, int]) -> None:
    anchor = TextAnchor(source_id="PMID:90000001", start=100, end=105, exact="abcde", sha256="0" * 64)
    left, right = tolerated("vwxyz", anchor, [difference(quote, source)])
    assert ["".join(each.text for each in side) for side in (left, right)] == ["vwxyz", "abcde"]
