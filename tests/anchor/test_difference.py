"""Word by word, number by number: what differs."""

from __future__ import annotations

import pytest

from citevouch.anchor.assist.difference import difference, tokens


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        pytest.param("a well-known case.", ["a", "well", "known", "case"], id="words"),
        pytest.param("-5 to +3 °C", ["-5", "to", "+3", "C"], id="signs"),
        pytest.param("3-5 points", ["3", "5", "points"], id="a range has no sign"),
        pytest.param("1,482.50 (n=12)", ["1,482.50", "n", "=", "12"], id="separators"),
        pytest.param("4.2 % of 95%", ["4.2 %", "of", "95%"], id="per cent"),
        pytest.param("p<0.05 and $5", ["p", "<", "0.05", "and", "$", "5"], id="comparators and currencies"),
        pytest.param("didn’t", ["didn't"], id="one kind of apostrophe"),
        pytest.param("COVID-19 B12", ["COVID", "19", "B12"], id="letters and figures"),
        pytest.param("保存した", ["保", "存", "し", "た"], id="scripts without spaces"),
    ],
)
def test_tokens(text: str, expected: list[str]) -> None:
    assert tokens(text) == expected


@pytest.mark.parametrize(
    ("stored", "found", "changes", "shown"),
    [
        pytest.param("for 30 days", "for 90 days", [("number", "30", "90")], "for [30 -> 90] days", id="number"),
        pytest.param("rose by 5 %", "rose by -5 %", [("number", "5 %", "-5 %")], "by [5 % -> -5 %]", id="sign"),
        pytest.param("rose by 5 %", "rose by 5 points", [("number", "5 %", "5")], "by [5 % -> 5]", id="unit"),
        pytest.param("is effective", "is not effective", [("negation", None, "not")], "is [-> not] effective", id="negation put in"),
        pytest.param("was not told", "was told", [("negation", "not", None)], "was [not ->] told", id="negation taken out"),
        pytest.param("a significant rise", "a insignificant rise", [("negation", "significant", "insignificant")], "a [significant -> insignificant] rise", id="a prefix that negates"),
        pytest.param("they did it", "they didn't it", [("negation", "did", "didn't")], "they [did -> didn't] it", id="a negation welded on"),
        pytest.param("more than ten", "less than ten", [("comparison", "more", "less")], "[more -> less] than", id="comparison"),
        pytest.param("it increased", "it decreased", [("comparison", "increased", "decreased")], "it [increased -> decreased]", id="a verb that compares"),
        pytest.param("p < 0.05 here", "p > 0.05 here", [("comparison", "<", ">")], "p [< -> >] 0.05", id="comparator"),
        pytest.param("the plate images", "the plate irnages", [("spelling", "images", "irnages")], "plate [images -> irnages]", id="noise"),
        pytest.param("the final result", "the fi nal result", [("spelling", "final", "fi nal")], "the [final -> fi nal] result", id="a word cut in two"),
        pytest.param("the data set here", "the dataset here", [("spelling", "data set", "dataset")], "the [data set -> dataset] here", id="two words joined"),
        pytest.param("the Final Report", "the FINAL Report", [("spelling", "Final", "FINAL")], "the [Final -> FINAL] Report", id="case"),
        pytest.param("the kept images", "the deleted images", [("word", "kept", "deleted")], "the [kept -> deleted] images", id="another word"),
        pytest.param("the kept images", "the images", [("word", "kept", None)], "the [kept ->] images", id="a word less"),
        pytest.param("no table here", "notable here", [("negation", "no", "notable"), ("word", "table", None)], "[no table -> notable] here", id="a negation swallowed"),
        pytest.param("画像を保存した", "画像を保存しなかった", [("word", None, "な"), ("word", None, "か"), ("word", None, "っ")], "し [-> な か っ] た", id="Japanese"),
        pytest.param("他来了", "他不来了", [("negation", None, "不")], "他 [-> 不] 来", id="a Chinese negation"),
    ],
)  # fmt: skip
def test_difference(
    stored: str, found: str, changes: list[tuple[str, str | None, str | None]], shown: str
) -> None:
    made = difference(stored, found, {})
    assert [(change.kind, change.stored, change.found) for change in made.changes] == changes
    assert made.shown == shown
    assert made.is_noise == all(kind == "spelling" for kind, *_ in changes)


@pytest.mark.parametrize(
    ("stored", "found"),
    [
        pytest.param("a b c", "a b c", id="the same"),
        pytest.param("a b c", "x y a b c z", id="more before and behind"),
        pytest.param("of 1,482 cars", "of 1482 cars", id="separator of thousands"),
        pytest.param("by −5", "by -5", id="minus sign"),
        pytest.param("The cars", "the cars", id="a capital at the start"),
        pytest.param("it's so", "it’s so", id="apostrophe"),
    ],
)
def test_difference__none(stored: str, found: str) -> None:
    assert difference(stored, found, {}).changes == ()


def test_difference__a_word_that_the_document_uses_is_no_noise() -> None:
    (change,) = difference("the cause here", "the course here", {"course": 2}).changes
    assert change.kind == "word"
    (change,) = difference("the cause here", "the course here", {"course": 1}).changes
    assert change.kind == "spelling"


def test_difference__where_the_words_stand() -> None:
    found = "Before it, the plate irnages were kept. And more."
    made = difference("plate images were kept", found, {})
    assert found[made.start : made.end] == "plate irnages were kept"


def test_difference__long_stretches() -> None:
    made = difference(" ".join(f"w{at}" for at in "abcdefghijklmnop"), " ".join("x" * 20), {})
    assert not made.is_noise
