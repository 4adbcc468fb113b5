"""The shelf of sources, the baseline, and the closest passage."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from tests.timing import processor_seconds

from citevouch.check.matching import (
    Shelf,
    Source,
    baseline_found,
    closest,
    find_abridged_title,
    find_in_title,
    search,
)

if TYPE_CHECKING:
    from collections.abc import Callable

SENTENCE = "The mice of the third group lived for longer than the others did"
SHELF = Shelf(
    [
        Source("Nothing about rodents is said here at all."),
        Source(f"BACKGROUND: None.\n\nRESULTS: {SENTENCE}."),
        Source(SENTENCE.replace("longer", "lon-\nger").replace("others", "others [3]")),
        Source(SENTENCE.replace("third", "fourth")),
    ]
)


@pytest.mark.parametrize(
    ("quote", "numbers"),
    [
        pytest.param(SENTENCE, [1, 2], id="the sentence, also broken over a line"),
        pytest.param(
            "the mice OF the third group lived for longer", [1, 2], id="any case; searching decides"
        ),
        pytest.param(f"He says ... {SENTENCE[4:]}", [1, 2], id="its longest part"),
        pytest.param("The mice of the third [and last] group lived for longer", [1, 2], id="with a gloss"),
        pytest.param("mice of the third group", [], id="too few words"),
        pytest.param("The mice of the fifth group lived for longer", [], id="another word"),
        pytest.param("!!! ... !!!", [], id="no words"),
    ],
)
def test_holding(quote: str, numbers: list[int]) -> None:
    assert list(SHELF.holding(quote)) == numbers


def test_holding__no_sources() -> None:
    assert list(Shelf([]).holding(SENTENCE)) == []


@pytest.mark.parametrize(
    ("quote", "text", "found"),
    [
        pytest.param(
            "p > 0.001 [so] it ... in mice", "In mice p<0.001: it grew", True, id="parts in any order"
        ),
        pytest.param("p > 0.001", "At p<0.001 it grew", True, id="comparator ignored"),
        pytest.param("ICE", "the police", True, id="inside a word"),
        pytest.param("[so]", "so", False, id="nothing left"),
        pytest.param("a [2Fe-2S] cluster", "a [2Fe-2S] cluster", False, id="brackets of the source"),
    ],
)
def test_baseline(quote: str, text: str, found: bool) -> None:
    assert baseline_found(quote, text) is found


def test_closest__on_whole_words() -> None:
    text = f"Before it. {SENTENCE}. After it."
    passage = closest("mice of the third grop lived for longr than the other", text)
    assert passage is not None
    assert text[passage.start : passage.end] == SENTENCE[4:-4]
    assert 0.9 < passage.score < 1


@pytest.mark.parametrize(
    ("quote", "text"),
    [
        pytest.param("", "some text", id="no quotation"),
        pytest.param("some words", " ", id="no text"),
        pytest.param("zzzz qqqq", "some other text about mice", id="nothing like it"),
    ],
)
def test_closest__nothing(quote: str, text: str) -> None:
    assert closest(quote, text) is None


@pytest.mark.parametrize(
    ("quote", "title", "found"),
    [
        pytest.param(
            "On the Origin of Mice", "On the origin of mice: a trial", True, id="beginning, any case"
        ),
        pytest.param("on mice", "On <i>mice</i>", True, id="short, but the whole title"),
        pytest.param("On the", "On the origin of mice", False, id="too short a beginning"),
        pytest.param("origin of mice", "On the origin of mice", False, id="not its beginning"),
        pytest.param("Mice live longer", "Mice live longer not shorter lives", False, id="negation cut off"),
        pytest.param("On the … mice", "On the origin of mice", False, id="ellipsis"),
        pytest.param("", "On the origin of mice", False, id="empty"),
    ],
)
def test_find_in_title(quote: str, title: str, found: bool) -> None:
    match = find_in_title(quote, Source(title))
    assert (match is not None and match.kind == "TITLE") is found


RPX = "A large complex of 12 parts that holds the yeast Rpxp in vivo and not in vitro: a review"


@pytest.mark.parametrize(
    ("quote", "left_out"),
    [
        pytest.param("A large complex of 12 parts that holds yeast Rpxp", ["the"], id="an article"),
        pytest.param("A Large Complex of 12 Parts Holds the Yeast Rpxp.", ["that"], id="other case"),
        pytest.param("A complex of 12 parts holds yeast Rpxp", ["large", "that", "the"], id="several words"),
        pytest.param("A large complex of parts that holds yeast Rpxp", None, id="a figure"),
        pytest.param("A large complex of 13 parts that holds yeast Rpxp", None, id="another figure"),
        pytest.param("A large complex of 12 parts that holds yeast Rpxp in vivo and in vitro", None, id="a negation"),
        pytest.param("A large complex of 12 parts that holds yeast Rpxp in vivo", None, id="a negation cut off"),
        pytest.param("A large complex of 12 parts that holds yeast Rpzp", None, id="another word"),
        pytest.param("Complex of 12 parts that holds yeast Rpxp", None, id="not from its start"),
        pytest.param("A complex holds Rpxp", None, id="more left out than left"),
        pytest.param("A complex", None, id="too short"),
        pytest.param("", None, id="empty"),
    ],
)  # fmt: skip
def test_find_abridged_title(quote: str, left_out: list[str] | None) -> None:
    match = find_abridged_title(quote, RPX)
    assert (match is None) is (left_out is None)
    if match and left_out:
        assert {each.kind for each in match.differences} == {"OMISSION"}
        words = [RPX[each.source_start : each.source_end].strip() for each in match.differences]
        assert words == left_out
        assert RPX[match.start : match.end] == "A large complex of 12 parts that holds the yeast Rpxp"


@pytest.mark.slow
def test_failing_costs_at_most_three_times_as_much_as_passing() -> None:
    source = Source(" ".join(f"{SENTENCE} in the year {number}." for number in range(1000, 1200)))
    passing = [f"did in the year {number}. {SENTENCE} in" for number in range(1000, 1100)]
    failing = [f"did in the year {number}. {SENTENCE} at" for number in range(1000, 1100)]

    def seconds(quotes: list[str], found: Callable[[bool], bool]) -> float:
        def searched() -> None:
            assert all(found(search(quote, source).match is not None) for quote in quotes)

        return processor_seconds(searched, times=5)

    seconds(passing, bool)
    assert seconds(failing, lambda match: not match) < 3 * seconds(passing, bool)
