"""Which citations are of one paper, and which are not although they share an identifier."""

from __future__ import annotations

from typing import Any

import pytest
from tests.audit.building import HALO1, HALO2, REVIEW, cite

from citevouch.audit.papers import Titles, compare_titles, merge
from citevouch.contract.check import problems

A, B = "10.5555/a", "10.5555/b"


def groups(*citations: dict[str, Any]) -> list[list[int]]:
    made = merge([cite(index, **values) for index, values in enumerate(citations, start=1)])
    return [list(paper.indices or ()) for paper in made]


@pytest.mark.parametrize(
    ("citations", "expected"),
    [
        pytest.param([{"doi": A}, {"doi": A}], [[1, 2]], id="one DOI"),
        pytest.param([{"pmid": 1}, {"pmid": 1}], [[1, 2]], id="one PMID"),
        pytest.param([{"doi": A, "pmid": 1}, {"doi": A}, {"pmid": 1}], [[1, 2, 3]], id="either of two"),
        pytest.param([{"doi": A}, {"pmid": 1}, {"doi": A, "pmid": 1}], [[1, 2, 3]], id="joined by a third"),
        pytest.param([{"doi": A}, {"doi": B}], [[1], [2]], id="two DOIs"),
        pytest.param([{}, {}], [[1], [2]], id="nothing is no likeness"),
        pytest.param([{"title": HALO1}, {"title": HALO1}], [[1], [2]], id="a title without a year"),
        pytest.param([{"title": HALO1, "date": 2021}, {"title": HALO1, "date": "2021-06"}], [[1, 2]], id="title and year"),
        pytest.param([{"title": HALO1, "date": 2021}, {"title": HALO1, "date": 2022}], [[1], [2]], id="two years"),
        pytest.param([{"title": "Asthma", "date": 2021}, {"title": "Asthma", "date": 2021}], [[1], [2]], id="short titles"),
        pytest.param([{"title": HALO1, "date": 2021, "doi": A}, {"title": HALO1, "date": 2021}], [[1, 2]], id="one without ids"),
        pytest.param([{"title": HALO1, "date": 2021, "doi": A}, {"title": HALO1, "date": 2021, "doi": B}], [[1], [2]],
                     id="a preprint and its article"),
        pytest.param([{"doi": A, "pmid": 1, "title": HALO1}, {"doi": B, "pmid": 1, "title": HALO2}], [[1], [2]],
                     id="the PMID of another paper"),
        pytest.param([{"doi": A, "pmid": 1, "title": HALO1}, {"doi": B, "pmid": 1, "title": HALO2}, {"pmid": 1, "title": HALO1}],
                     [[1, 3], [2]], id="and a third that is the first"),
        pytest.param([{"doi": A, "pmid": 1}, {"doi": B, "pmid": 1}], [[1], [2]], id="the same, titles unknown"),
        pytest.param([{"doi": A, "pmid": 1, "title": HALO1}, {"doi": B, "pmid": 1, "title": HALO1}], [[1, 2]],
                     id="two DOIs, one title"),
        pytest.param([{"doi": A, "title": HALO1}, {"doi": A, "title": REVIEW}], [[1], [2]], id="the DOI of another paper"),
        pytest.param([{"doi": A, "title": HALO1}, {"doi": A, "title": "Velotran in Halden disease"}], [[1, 2]],
                     id="a title cut short"),
        pytest.param([{"pmid": 1, "doi": A}, {"pmid": 2, "doi": A}], [[1], [2]], id="two PMIDs at one DOI"),
    ],
)  # fmt: skip
def test_merge(citations: list[dict[str, Any]], expected: list[list[int]]) -> None:
    assert groups(*citations) == expected


def test_merge__a_paper_of_several_citations() -> None:
    citations = [
        cite(4, doi=A, origin="pubmed_abstracts_v3"),
        cite(3, pmid=1, doi=A, title=HALO1, date="2021", authors="Quist A", origin="wiley_cdsr_fulltext"),
    ]
    paper = merge(citations)[0]
    assert paper.model_dump(exclude_none=True) == {
        "paper_id": "p1",
        "indices": [3, 4],
        "title": HALO1,
        "authors_string": "Quist A",
        "published": "2021",
        "pmids": ["1"],
        "dois": [A],
        "origins": ["wiley_cdsr_fulltext", "pubmed_abstracts_v3"],
        "worst_risk": "MEDIUM",
        "effective_risk": "MEDIUM",
        "priority": 1,
    }


def test_merge__an_unknown_origin_counts_as_medium() -> None:
    paper = merge([cite(1, doi=A, origin="pubmed_abstracts_v3"), cite(2, doi=A)])[0]
    assert (paper.worst_risk, paper.effective_risk) == ("UNKNOWN", "MEDIUM")


@pytest.mark.parametrize(
    ("second", "conflict"),
    [
        pytest.param({"doi": B, "pmid": 1, "title": HALO2},
                     "[2] gives PMID 1, as [1] does, but another DOI; taken as two papers", id="two papers"),
        pytest.param({"doi": B, "pmid": 1, "title": HALO1},
                     "[2] gives PMID 1, as [1] does, but another DOI; taken as one paper, as their titles agree", id="one paper"),
        pytest.param({"doi": A, "title": REVIEW},
                     "[2] gives DOI 10.5555/a, as [1] does, but another title; taken as two papers", id="another title"),
        pytest.param({"doi": A, "pmid": 2, "title": HALO1},
                     "[2] gives DOI 10.5555/a, as [1] does, but another PMID; taken as one paper, as their titles agree",
                     id="another PMID"),
        pytest.param({"doi": A, "pmid": 1, "title": HALO1}, None, id="none"),
    ],
)  # fmt: skip
def test_merge__conflicts_are_named_at_both(second: dict[str, Any], conflict: str | None) -> None:
    made = merge([cite(1, doi=A, pmid=1, title=HALO1), cite(2, **second)])
    assert {tuple(paper.conflicts or ()) for paper in made} == {(conflict,) if conflict else ()}
    for paper in made:
        assert not problems(paper.model_dump(mode="json", exclude_none=True), "CitedPaper")


@pytest.mark.parametrize(
    ("one", "other", "relation"),
    [
        pytest.param(HALO1, HALO1.upper(), Titles.AGREE, id="capitals"),
        pytest.param(HALO1, "Velotran in Halden disease", Titles.AGREE, id="without its subtitle"),
        pytest.param(HALO1, "Ostabrine in Halden disease: the HALO-1 randomised trial", Titles.DIFFER, id="another drug"),
        pytest.param(HALO1, REVIEW, Titles.DIFFER, id="another paper"),
        pytest.param(HALO1, None, Titles.UNKNOWN, id="none"),
        pytest.param("Asthma", "Gout", Titles.UNKNOWN, id="too short to tell"),
    ],
)  # fmt: skip
def test_compare_titles(one: str | None, other: str | None, relation: Titles) -> None:
    assert compare_titles(one, other) is relation
    assert compare_titles(other, one) is relation
