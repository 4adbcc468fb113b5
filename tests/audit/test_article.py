"""Articles in JSON: their text, question, and which number is which citation."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from citevouch.audit.article import Article, read_article
from citevouch.audit.tables import our_tables

GUIDE = {
    "citation": "Made-up Society. Guideline on Halden disease. 2024.",
    "metadata": {
        "origin": "hvjefmjoft`gvmmufyu`vtb`nbovbm`w3",
        "content_metadata": {"is_guideline": True, "section_path": ["Treatment"]},
        "citation_detail": {
            "title": "Guideline on Halden disease",
            "pmid": 90000105,
            "dt_published": "2024-01-02T00:00:00+00:00",
            "journal_name": "Made-up Guidelines",
            "authors_string": "Made-up Society",
            "publication_types": ["Practice Guideline"],
            "href": "https://example.org/guide",
        },
        "why_cited": {"impact_score": 3.5, "recency_score": 700},
    },
}
TRIAL = {
    "citation": 'Quist A. <a href="https://doi.org/10.5555/velotran.1">Velotran in Halden disease</a>. 2021.',
    "metadata": {"origin": "qvcnfe`bctusbdut`w4"},
}


def span(text: str, *citations: Any) -> dict[str, Any]:
    return {"text": text, "citations": list(citations)}


def article(text: str, *spans: dict[str, Any], where: str = "raw_text", **values: Any) -> dict[str, Any]:
    structured: dict[str, Any] = {
        "articlesection_set": [{"articleparagraph_set": [{"articlespan_set": list(spans)}]}]
    }
    output: dict[str, Any] = {"structured_article": structured}
    (structured if where == "raw_text" else output)[where] = text
    return {
        "article_type": "Ask",
        "status": "success",
        "output": output,
        "inputs": {"question": "Why?"},
        **values,
    }


def read(value: Any) -> Article:
    found = read_article(json.dumps(value), our_tables())
    assert found is not None
    return found


def titles(found: Article) -> dict[int, str | None]:
    return {made.index: made.title for made in found.citations}


def test_read_article__everything_of_a_citation() -> None:
    found = read(article("Take it daily for years[7].", span("Take it daily for years", GUIDE)))
    assert (found.text, found.question) == ("Take it daily for years[7].", "Why?")
    assert found.citations[0].model_dump(exclude_none=True) == {
        "index": 7,
        "title": "Guideline on Halden disease",
        "given_pmid": "90000105",
        "pmid": "90000105",
        "published": "2024-01-02",
        "journal": "Made-up Guidelines",
        "authors_string": "Made-up Society",
        "publication_types": ["Practice Guideline"],
        "impact_score": 3.5,
        "recency_days": 700,
        "is_guideline": True,
        "origin_raw": "hvjefmjoft`gvmmufyu`vtb`nbovbm`w3",
        "origin": "guidelines_fulltext_usa_manual_v2",
        "derived_risk": "MEDIUM",
        "origin_risk": "MEDIUM",
        "url": "https://example.org/guide",
        "section_path": ["Treatment"],
    }


def test_read_article__what_only_the_reference_says() -> None:
    found = read(article("It lowered the risk of strokes[3].", span("It lowered the risk of strokes", TRIAL)))
    assert titles(found) == {3: "Velotran in Halden disease"}
    assert found.citations[0].doi == "10.5555/velotran.1"


G, T = "Guideline on Halden disease", "Velotran in Halden disease"


@pytest.mark.parametrize(
    ("text", "spans", "numbers"),
    [
        pytest.param("Take it **daily**[7][8].", [span("Take it <strong>daily</strong>", GUIDE, GUIDE)],
                     {7: G, 8: G}, id="one source at two numbers"),
        pytest.param("Take it daily[7][3].", [span("Take it daily", GUIDE, TRIAL)], {7: G, 3: T}, id="two sources in order"),
        pytest.param("Take it daily[7][3].", [span("Take it daily", GUIDE, TRIAL, GUIDE)], {7: G, 3: T}, id="one named twice"),
        pytest.param("Take it daily.[7] It works well[3].",
                     [span("Take it daily.", GUIDE), span("It works well", TRIAL)], {7: G, 3: T}, id="two spans"),
        pytest.param("It works well[7]. Then it works well[3].",
                     [span("It works well", GUIDE), span("it works well", TRIAL)], {7: G, 3: T}, id="the same words twice"),
        pytest.param("Take it daily[7][3][5].", [span("Take it daily", GUIDE, TRIAL)], {8: G, 9: T}, id="counts that do not fit"),
        pytest.param("Take it daily[7].", [span("Other words here", GUIDE)], {8: G}, id="words that are not there"),
        pytest.param("Take it daily[7].", [span("daily", GUIDE)], {8: G}, id="too few words to find"),
    ],
)  # fmt: skip
def test_read_article__numbers(text: str, spans: list[dict[str, Any]], numbers: dict[int, str]) -> None:
    assert titles(read(article(text, *spans))) == numbers


def test_read_article__a_source_without_a_number_is_listed_and_said() -> None:
    found = read(article("Take it daily[7].", span("Other words here", GUIDE)))
    assert titles(found) == {8: G}
    assert found.problems == (
        "no marker could be told to be that of Guideline on Halden disease; it is listed as [8]",
    )


def test_read_article__one_number_for_two_papers() -> None:
    spans = [span("Take it daily", GUIDE), span("It works well", TRIAL)]
    found = read(article("Take it daily[7]. It works well[7].", *spans))
    assert titles(found)[7] == G
    assert "[7] for two papers" in found.problems[0]


def test_read_article__references_in_place() -> None:
    text = f"Take it daily.[[[$$${GUIDE['citation']}$$$]]]"
    found = read(article(text, span("Take it daily", GUIDE), where="text"))
    assert titles(found) == {1: G}
    assert found.references == {GUIDE["citation"]: 1}


@pytest.mark.parametrize(
    ("value", "text"),
    [
        pytest.param({"output": {"text": "A"}}, "A", id="text"),
        pytest.param({"article": {"output": {"text": "A"}}}, "A", id="wrapped"),
        pytest.param({"output": {"text": "A", "structured_article": {"raw_text": "B"}}}, "B", id="numbered text first"),
        pytest.param({"output": {}, "inputs": {"history": [{"outputText": "A"}, {"outputText": "B"}]}}, "B", id="the last turn"),
        pytest.param({"output": None, "article_type": "Ask", "status": "running"}, "", id="not done yet"),
        pytest.param({"output": {"text": 5}}, "", id="no text"),
    ],
)  # fmt: skip
def test_read_article__where_the_text_is(value: dict[str, Any], text: str) -> None:
    found = read(value)
    assert found.text == text
    assert bool(found.problems) == (not text)


@pytest.mark.parametrize(
    "given_text",
    [
        pytest.param("", id="nothing"),
        pytest.param("Text [1].", id="text"),
        pytest.param("{not json", id="broken"),
        pytest.param('{"a": 1}', id="another object"),
        pytest.param('{"output": "text"}', id="an output in words"),
        pytest.param("[]", id="a list"),
    ],
)
def test_read_article__what_is_none(given_text: str) -> None:
    assert read_article(given_text, our_tables()) is None


anything = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(max_size=8),
    lambda inner: (
        st.lists(inner, max_size=3)
        | st.dictionaries(
            st.sampled_from(
                [
                    "structured_article",
                    "raw_text",
                    "text",
                    "citations",
                    "citation",
                    "metadata",
                    "citation_detail",
                    "articlesection_set",
                    "articleparagraph_set",
                    "articlespan_set",
                    "inputs",
                    "history",
                    "title",
                    "pmid",
                ]
            ),
            inner,
            max_size=4,
        )
    ),
    max_leaves=20,
)


@given(anything)
def test_read_article__never_raises(value: Any) -> None:
    read_article(json.dumps({"output": value, "article_type": "Ask", "inputs": value}), our_tables())
    spans = [{"text": "Take it daily", "citations": value}]
    read_article(json.dumps(article("Take it daily[1]", *spans)), our_tables())
