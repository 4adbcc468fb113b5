"""One citation: what is read of its object."""

from __future__ import annotations

from typing import Any

import pytest
from tests.audit.building import cite

from citevouch.contract.check import problems


def test_citation__everything() -> None:
    made = cite(
        3,
        title="  Velotran in\n Halden disease ",
        doi="https://doi.org/10.5555/VELOTRAN.1",
        pmid=90000101,
        date="2021-06-14T00:00:00Z",
        journal="Made-up Trials",
        authors=["Quist A", "Rand B"],
        publication_types="Randomized Controlled Trial; Multicenter Study",
        impact_score="12.5",
        recency_days=1690.0,
        is_guideline="false",
        origin="qvcnfe`bctusbdut`w4",
        origin_risk="low",
        url="https://example.org/halo-1",
        section_path=["Treatment", "Antithrombotics"],
    )
    assert made.model_dump(exclude_none=True) == {
        "index": 3,
        "title": "Velotran in Halden disease",
        "given_doi": "https://doi.org/10.5555/VELOTRAN.1",
        "doi": "10.5555/velotran.1",
        "given_pmid": "90000101",
        "pmid": "90000101",
        "published": "2021-06-14",
        "journal": "Made-up Trials",
        "authors_string": "Quist A, Rand B",
        "publication_types": ["Randomized Controlled Trial", "Multicenter Study"],
        "impact_score": 12.5,
        "recency_days": 1690,
        "is_guideline": False,
        "origin_raw": "qvcnfe`bctusbdut`w4",
        "origin": "pubmed_abstracts_v3",
        "given_risk": "LOW",
        "derived_risk": "LOW",
        "origin_risk": "LOW",
        "url": "https://example.org/halo-1",
        "section_path": ["Treatment", "Antithrombotics"],
    }


@pytest.mark.parametrize(
    "values",
    [
        pytest.param({}, id="nothing"),
        pytest.param(dict.fromkeys(("title", "doi", "pmid", "date", "origin", "url"), None), id="nulls"),
        pytest.param(dict.fromkeys(("title", "doi", "pmid", "date", "origin", "url"), ""), id="empty texts"),
        pytest.param(dict.fromkeys(("title", "doi", "pmid", "date", "origin", "url"), "N/A"), id="words"),
    ],
)
def test_citation__what_is_missing_is_absent(values: dict[str, Any]) -> None:
    made = cite(1, **values)
    assert made.model_dump(exclude_none=True).keys() <= {"index", "origin_risk", "origin_raw"}
    assert made.origin_risk == "UNKNOWN"


@pytest.mark.parametrize(
    ("values", "problem"),
    [
        pytest.param({"doi": "10.1056"}, "doi '10.1056' is no DOI", id="a DOI that is none"),
        pytest.param({"pmid": "PMC99000101"}, "pmid 'PMC99000101' is a PMCID", id="a PMCID"),
        pytest.param({"date": "soon"}, "date 'soon' is none", id="no date"),
        pytest.param({"impact_score": "high"}, "impact_score 'high' is no number", id="no number"),
        pytest.param({"url": "nowhere"}, "url 'nowhere' is no web address", id="no address"),
        pytest.param({"origin_risk": "AWFUL"}, "origin_risk 'AWFUL' is no risk", id="no risk"),
        pytest.param(
            {"origin_risk": "LOW"},
            "the answer says LOW risk, no corpus is named; UNKNOWN counts",
            id="low risk from nowhere",
        ),
        pytest.param(
            {"origin_risk": "LOW", "origin": "nejm_review_article_fulltext_sftp"},
            "the answer says LOW risk, the table of corpora HIGH; HIGH counts",
            id="we disagree",
        ),
    ],
)
def test_citation__what_is_wrong_is_said(values: dict[str, Any], problem: str) -> None:
    made = cite(1, **values)
    assert made.problems == [problem]
    assert not problems(made.model_dump(mode="json", exclude_none=True), "AnswerCitation")


@pytest.mark.parametrize(
    ("url", "doi", "pmid"),
    [
        pytest.param("https://doi.org/10.5555/abc", "10.5555/abc", None, id="a DOI"),
        pytest.param("https://pubmed.ncbi.nlm.nih.gov/90000001/", None, "90000001", id="a PubMed page"),
        pytest.param("https://example.org/paper", None, None, id="neither"),
    ],
)
def test_citation__identifiers_of_the_address(url: str, doi: str | None, pmid: str | None) -> None:
    made = cite(1, url=url)
    assert (made.doi, made.pmid) == (doi, pmid)
    assert bool(made.problems) == bool(doi or pmid)
    assert cite(1, url=url, doi="10.5555/given").doi == "10.5555/given"


def test_citation__names_of_other_sources() -> None:
    made = cite(
        1, dt_published="2020-01-01", journal_name="J", authors_string="A B", href="https://example.org/x"
    )
    assert (made.published, made.journal, made.authors_string) == ("2020-01-01", "J", "A B")
    assert made.url == "https://example.org/x"
