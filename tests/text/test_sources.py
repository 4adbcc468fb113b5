"""The list of sources that a provider returns beside a report."""

from __future__ import annotations

import json

import pytest

from citevouch.text import read
from citevouch.text.sources import sources_in


def test_sources__read_behind_the_text() -> None:
    text = "Mice grow [1].\n"
    reading = read(text, ["https://doi.org/10.5555/a", "Roe J.\nA study. PMID: 90000001"])
    assert reading.text.startswith(text)
    assert [mention.canonical_id for mention in reading.mentions] == ["DOI:10.5555/a", "PMID:90000001"]
    assert all(mention.start >= len(text) for mention in reading.mentions)
    assert all(reading.text[m.start : m.end] == m.raw for m in reading.mentions)
    assert [entry.label for entry in reading.bibliography] == ["1", "2"]
    assert reading.citations_list == ("https://doi.org/10.5555/a", "Roe J.\nA study. PMID: 90000001")


def test_sources__markers_lead_to_them() -> None:
    (marker,) = read("Mice grow [1].", ["https://doi.org/10.5555/a"]).markers
    assert marker.references == ("DOI:10.5555/a",)


def test_sources__no_prose() -> None:
    reading = read("Mice grow.", ["Mice grew 12 % in 2020."])
    assert [sentence.raw for sentence in reading.sentences] == ["Mice grow."]
    assert reading.claims == ()


def test_sources__none() -> None:
    assert read("a", []).text == "a"
    assert read("a", ["", "  "]).text == "a"


@pytest.mark.parametrize(
    ("content", "expected"),
    [
        pytest.param('["https://example.org/a", "b"]', ("https://example.org/a", "b"), id="json"),
        pytest.param('{"citations": ["a"]}', ("a",), id="json-object"),
        pytest.param(json.dumps([{"title": "T", "url": "u", "n": 1}]), ("T u",), id="json-records"),
        pytest.param("# Citations\n\n1. https://example.org/a\n", ("1. https://example.org/a",), id="markdown"),
        pytest.param("https://example.org/a\n\nanother\n", ("https://example.org/a", "another"), id="lines"),
        pytest.param("", (), id="empty"),
        pytest.param("[" * 100_000, ("[" * 100_000,), id="json-too-deep"),
    ],
)  # fmt: skip
def test_sources_in(content: str, expected: tuple[str, ...]) -> None:
    assert sources_in(content) == expected
