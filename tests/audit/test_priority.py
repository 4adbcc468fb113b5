"""The order in which papers are checked."""

from __future__ import annotations

from typing import Any

import pytest
from tests.audit.building import answer

from citevouch.audit.answer import parse_answer
from citevouch.audit.claims import map_claims
from citevouch.audit.papers import merge
from citevouch.audit.priority import is_therapeutic, prioritise
from citevouch.audit.tables import our_tables

HIGH = "lancet_fulltext_scraped_v1"


def order(body: str, *citations: dict[str, Any]) -> list[int]:
    """The first citation number of each paper, in the order of priority."""
    read = parse_answer(answer(body, *citations))
    papers = merge(read.citations)
    prioritise(papers, read.citations, map_claims(read), our_tables())
    assert sorted(paper.priority for paper in papers) == list(range(1, len(papers) + 1))
    return [(paper.indices or [0])[0] for paper in sorted(papers, key=lambda paper: paper.priority)]


@pytest.mark.parametrize(
    ("body", "citations", "expected"),
    [
        pytest.param("A[1]. B[2].", [{"index": 1}, {"index": 2, "origin": HIGH}], [2, 1], id="high risk first"),
        pytest.param("A[1]. B[2].", [{"index": 1}, {"index": 2, "origin": "wiley_cdsr_fulltext"}], [1, 2],
                     id="medium is not set before others"),
        pytest.param("Its prevalence is high[1]. It reduces mortality[2].", [{"index": 1}, {"index": 2}], [2, 1],
                     id="treatment before background"),
        pytest.param("A[1]. B[2].", [{"index": 1, "recency_days": 900}, {"index": 2, "recency_days": 10}], [2, 1], id="the newest"),
        pytest.param("A[1]. B[2].", [{"index": 1}, {"index": 2, "recency_days": 5000}], [2, 1], id="an unknown age last"),
        pytest.param("A[1]. B[2].", [{"index": 1}, {"index": 2, "doi": "10.5555/a"}], [2, 1], id="with an identifier"),
        pytest.param("A[2]. B[1].", [{"index": 2}, {"index": 1}], [1, 2], id="by number"),
        pytest.param("It reduces mortality[1]. B[2].", [{"index": 1}, {"index": 2, "origin": HIGH}], [2, 1],
                     id="risk before treatment"),
    ],
)  # fmt: skip
def test_prioritise(body: str, citations: list[dict[str, Any]], expected: list[int]) -> None:
    assert order(body, *citations) == expected


@pytest.mark.parametrize(
    ("text", "therapeutic"),
    [
        pytest.param("It reduces mortality.", True, id="an effect"),
        pytest.param("The recommended dose is small.", True, id="a recommendation"),
        pytest.param("Its prevalence is 2%.", False, id="background"),
        pytest.param("The mechanism of benefit is unknown.", False, id="as much of both"),
        pytest.param("It is a drug.", False, id="neither"),
    ],
)
def test_is_therapeutic(text: str, therapeutic: bool) -> None:
    assert is_therapeutic(text, our_tables()) is therapeutic
