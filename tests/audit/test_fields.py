"""The values of citations, as answers write them."""

from __future__ import annotations

import math
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from citevouch.audit import fields


@pytest.mark.parametrize(
    ("given_index", "index"),
    [
        pytest.param(3, 3, id="a number"),
        pytest.param("3", 3, id="a text"),
        pytest.param("[3]", 3, id="a marker"),
        pytest.param(" 12 ", 12, id="with spaces"),
        pytest.param("#4", 4, id="with a sign"),
        pytest.param(3.0, 3, id="with a fraction of nothing"),
        pytest.param("007", 7, id="with zeros"),
        pytest.param(0, None, id="zero"),
        pytest.param(-1, None, id="below zero"),
        pytest.param(2.5, None, id="a fraction"),
        pytest.param(True, None, id="true"),
        pytest.param(None, None, id="none"),
        pytest.param("three", None, id="a word"),
        pytest.param("3-5", None, id="a range"),
        pytest.param([3], None, id="a list"),
        pytest.param(10**9, None, id="too large"),
    ],
)
def test_index_of(given_index: Any, index: int | None) -> None:
    assert fields.index_of(given_index) == index


@pytest.mark.parametrize(
    ("given_doi", "doi"),
    [
        pytest.param("10.5555/abc", "10.5555/abc", id="bare"),
        pytest.param("10.5555/ABC", "10.5555/abc", id="capitals"),
        pytest.param("https://doi.org/10.5555/ABC", "10.5555/abc", id="an address"),
        pytest.param("doi:10.5555/abc.", "10.5555/abc", id="with a prefix and a full stop"),
        pytest.param("https://example.org/doi/full/10.5555/abc?query=x", "10.5555/abc", id="a landing page"),
        pytest.param("10.5555%2Fabc", "10.5555/abc", id="percent-encoded"),
        pytest.param("10.5555/a\u2010b", "10.5555/a-b", id="a typographic hyphen"),
        pytest.param("10.5555/s0140(20)30183-5", "10.5555/s0140(20)30183-5", id="balanced parentheses"),
        pytest.param("10.5555/abc)", "10.5555/abc", id="one parenthesis too many"),
        pytest.param("10.1056", None, id="a registrant alone"),
        pytest.param("not a doi", None, id="words"),
        pytest.param(105555, None, id="a number"),
    ],
)
def test_doi_of(given_doi: Any, doi: str | None) -> None:
    read = fields.doi_of(given_doi)
    assert read.value == doi
    assert (read.problem is None) == (doi is not None)


@pytest.mark.parametrize(
    ("given_pmid", "pmid", "problem"),
    [
        pytest.param(90000001, "90000001", None, id="a number"),
        pytest.param("90000001", "90000001", None, id="a text"),
        pytest.param("0090000001", "90000001", None, id="with zeros"),
        pytest.param("PMID: 90000001", "90000001", None, id="with a prefix"),
        pytest.param("https://pubmed.ncbi.nlm.nih.gov/90000001/", "90000001", None, id="an address"),
        pytest.param(90000001.0, "90000001", None, id="a number with a fraction of nothing"),
        pytest.param("PMC99000001", None, "pmid 'PMC99000001' is a PMCID", id="a PMCID"),
        pytest.param("nine", None, "pmid 'nine' is no PMID", id="a word"),
        pytest.param(0, None, "pmid '0' is no PMID", id="zero"),
        pytest.param("", None, None, id="empty"),
        pytest.param(None, None, None, id="none"),
        pytest.param("N/A", None, None, id="not available"),
        pytest.param(["90000001"], None, "pmid is a list, not a text or number", id="a list"),
        pytest.param(True, None, "pmid is true or false, not a text or number", id="true"),
    ],
)
def test_pmid_of(given_pmid: Any, pmid: str | None, problem: str | None) -> None:
    assert fields.pmid_of(given_pmid) == (pmid, problem)


def test_pmcid_of__keeps_its_letters() -> None:
    assert fields.pmcid_of("PMC99000001") == "PMC99000001"
    assert fields.pmcid_of("99000001") is None
    assert fields.pmcid_of(None) is None


@pytest.mark.parametrize(
    ("given_date", "date"),
    [
        pytest.param("2021-06-14", "2021-06-14", id="a day"),
        pytest.param("2021-06-14T00:00:00+00:00", "2021-06-14", id="with a time"),
        pytest.param("2021-06", "2021-06", id="a month"),
        pytest.param("2021/6/4", "2021-06-04", id="strokes"),
        pytest.param("2021", "2021", id="a year"),
        pytest.param(2021, "2021", id="a number"),
        pytest.param("June 14, 2021", "2021", id="words"),
        pytest.param("2021-13-40", "2021", id="no such month"),
        pytest.param("soon", None, id="no date"),
        pytest.param("20210614", None, id="digits in a row"),
        pytest.param(None, None, id="none"),
        pytest.param("unknown", None, id="unknown"),
    ],
)
def test_date_of(given_date: Any, date: str | None) -> None:
    assert fields.date_of(given_date).value == date


@pytest.mark.parametrize(
    ("given_flag", "flag"),
    [
        pytest.param(True, True, id="true"),
        pytest.param("False", False, id="a word"),
        pytest.param(1, True, id="one"),
        pytest.param("maybe", None, id="neither"),
        pytest.param(None, None, id="none"),
    ],
)
def test_flag_of(given_flag: Any, flag: bool | None) -> None:
    assert fields.flag_of(given_flag, "is_guideline").value is flag


@pytest.mark.parametrize(
    ("given_score", "score"),
    [
        pytest.param(12.5, 12.5, id="a number"),
        pytest.param("12,5", 12.5, id="a decimal comma"),
        pytest.param("high", None, id="a word"),
        pytest.param(math.inf, None, id="infinity"),
        pytest.param(math.nan, None, id="not a number"),
    ],
)
def test_score_of(given_score: Any, score: float | None) -> None:
    assert fields.score_of(given_score, "impact_score").value == score


@pytest.mark.parametrize(
    ("given_days", "days"),
    [
        pytest.param(410, 410, id="a number"),
        pytest.param("410", 410, id="a text"),
        pytest.param(410.7, 410, id="a fraction"),
        pytest.param(-3, None, id="below zero"),
        pytest.param(10**12, None, id="before there were papers"),
    ],
)
def test_days_of(given_days: Any, days: int | None) -> None:
    assert fields.days_of(given_days, "recency_days").value == days


@pytest.mark.parametrize(
    ("given_url", "url"),
    [
        pytest.param("https://example.org/a", "https://example.org/a", id="an address"),
        pytest.param("https://example.org/a b", None, id="a space"),
        pytest.param("https://example.org/ä|b", "https://example.org/%C3%A4%7Cb", id="other characters"),
        pytest.param("https://example.org/100%", "https://example.org/100%25", id="a per cent sign"),
        pytest.param("https://example.org/a%20b", "https://example.org/a%20b", id="encoded already"),
        pytest.param("ftp://example.org/a", None, id="another scheme"),
        pytest.param("javascript:alert(1)", None, id="a script"),
        pytest.param("example.org", None, id="a bare host"),
    ],
)
def test_address_of(given_url: str, url: str | None) -> None:
    assert fields.address_of(given_url).value == url


def test_whole__halves_of_surrogate_pairs() -> None:
    assert fields.whole("a\ud83d\ude00b") == "a\U0001f600b"
    assert fields.whole("a\ud83db") == "a\ufffdb"


anything = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(), inner, max_size=3),
    max_leaves=5,
)


@given(anything)
def test_nothing_raises(value: Any) -> None:
    fields.index_of(value)
    fields.pmcid_of(value)
    fields.texts_of(value, separator=";")
    for read in (fields.doi_of, fields.pmid_of, fields.date_of, fields.address_of):
        read(value)
    for named in (fields.score_of, fields.days_of, fields.flag_of):
        named(value, "name")
