"""Where a quote may begin and end."""

from __future__ import annotations

import pytest

from citevouch.anchor.boundaries import is_strictly_aligned, is_whole, may_begin


def place(text: str, quote: str) -> tuple[int, int]:
    start = text.index(quote)
    return start, start + len(quote)


@pytest.mark.parametrize(
    ("text", "quote", "strictly", "whole"),
    [
        pytest.param("ice", "ice", True, True, id="all of it"),
        pytest.param("the ice melts", "ice", True, True, id="a word"),
        pytest.param("police", "ice", False, False, id="end of a word"),
        pytest.param("iced", "ice", False, False, id="start of a word"),
        pytest.param("1,482 dollars", "482 dollars", True, False, id="behind a thousands separator"),
        pytest.param("1,482 dollars", "1", True, False, id="before a thousands separator"),
        pytest.param("1,482 dollars", "1,482", True, True, id="a whole number"),
        pytest.param("1 482 dollars", "482", True, True, id="a space may part two numbers"),
        pytest.param("1\u202f482 dollars", "482", True, False, id="a narrow space before three figures"),
        pytest.param("in 2019\u00a045 of them", "45", True, True, id="a no-break space before two"),
        pytest.param("at 2.5 points", "5 points", True, False, id="behind a decimal point"),
        pytest.param("at .5 points", "5 points", True, False, id="behind a leading point"),
        pytest.param("see Fig.5 there", "5 there", True, True, id="a point behind a word"),
        pytest.param("fell by -5 points", "5 points", True, False, id="behind a sign"),
        pytest.param("-5 points", "5 points", True, False, id="behind a sign at the start"),
        pytest.param("\u22125 points", "5 points", True, False, id="behind a minus sign"),
        pytest.param("\u20115 points", "5 points", True, False, id="behind a hyphen that does not break"),
        pytest.param("\uff0d5 points", "5 points", True, False, id="behind a full-width sign"),
        pytest.param("a loss of -$5 then", "$5 then", True, False, id="money behind a sign"),
        pytest.param("from $3-$5 then", "$5 then", True, True, id="a range of money"),
        pytest.param("in 5\u20448 of all", "in 5", True, False, id="a fraction slash"),
        pytest.param("-5 points", "-5 points", True, True, id="with its sign"),
        pytest.param("a range of 3-5 points", "5 points", True, True, id="a range is no sign"),
        pytest.param("COVID-19 cases", "19 cases", True, True, id="a compound is no sign"),
        pytest.param("at 10:30 sharp", "30 sharp", True, False, id="a time"),
        pytest.param("10:30", "10", True, False, id="its start"),
        pytest.param("a well-known case", "known case", True, True, id="a hyphen parts words"),
        pytest.param("they don't know", "they don", True, False, id="a negation cut off"),
        pytest.param("they don\u2019t know", "they don", True, False, id="with a curly apostrophe"),
        pytest.param("the reader's log", "the reader", True, True, id="a genitive may be cut"),
        pytest.param("foo_bar", "bar", True, False, id="an underscore joins"),
        pytest.param("_bar_", "bar", True, True, id="underscores around a word do not"),
        pytest.param("cafe\u0301 open", "cafe", True, False, id="an accent cut off"),
        pytest.param("\u0301open", "open", True, True, id="a mark before a word is not of it"),
        pytest.param("👩\u200d🔬 works", "🔬 works", True, False, id="joined emoji"),
        pytest.param("👋🏽 there", "👋", True, False, id="a skin tone cut off"),
        pytest.param(
            "\u1112\u1161\u11ab\u1100\u116e\u11a8", "\u1112\u1161", False, False, id="Korean letters"
        ),
        pytest.param("画像を三十日間保存した。", "三十日間", False, True, id="Japanese words touch"),
        pytest.param("共12例患者", "12", False, True, id="a number in Chinese text"),
        pytest.param("共12例患者", "2例", False, False, id="half a number in Chinese text"),
        pytest.param("한국은 크다", "한국", False, False, id="Korean has spaces"),
    ],
)
def test_alignment(text: str, quote: str, strictly: bool, whole: bool) -> None:
    start, end = place(text, quote)
    assert is_strictly_aligned(text, start, end) is strictly
    assert is_whole(text, start, end) is whole


def test_may_begin() -> None:
    text = "the ice 画像"
    assert [at for at in range(len(text)) if may_begin(text, at)] == [0, 3, 4, 7, 8, 9]
