"""What judges are given to go by."""

from __future__ import annotations

import pytest
from tests.audit.building import record

from citevouch.audit.evidence.searches import KINDS, queries, search_words
from citevouch.audit.evidence.texts import GAP, evidence_of, shortened
from citevouch.audit.evidence.trials import queries_for, query_for, trial_names
from citevouch.audit.tables import our_tables
from citevouch_contract.models import EvidenceKind

TITLES = [
    "Velotran in Halden disease: the HALO-1 randomised trial",
    "Preventing stroke in Halden disease: a review",
]


@pytest.mark.parametrize(
    ("text", "names"),
    [
        pytest.param("In HALO-1, strokes fell.", ["HALO-1"], id="a hyphen"),
        pytest.param("The LEADER trial showed it.", ["LEADER"], id="before trial"),
        pytest.param("the PIONEER 6 trial", ["PIONEER 6"], id="a name with a space and digits"),
        pytest.param("the DAPA-HF and EMPA-REG OUTCOME trials", ["EMPA-REG", "DAPA-HF"], id="two names"),
        pytest.param("the HALO-1 randomised controlled trial", ["HALO-1"], id="words between"),
        pytest.param("the study SELECT found", ["SELECT"], id="behind study"),
        pytest.param("KEYNOTE-189 and KEYNOTE-189 again", ["KEYNOTE-189"], id="twice"),
        pytest.param("COVID-19, SARS-COV-2, GLP-1, SGLT2 and HER2", [], id="no trials"),
        pytest.param("an RCT trial, the FDA studies and the WHO study", [], id="abbreviations"),
        pytest.param("a randomised trial of velotran", [], id="no name"),
    ],
)
def test_trial_names(text: str, names: list[str]) -> None:
    assert trial_names(text) == names


def test_trials_that_the_paper_itself_speaks_of_are_not_searched_for() -> None:
    found = queries_for(["In HALO-1 and in LEADER-2 strokes fell."], own="The HALO-1 trial")
    assert found == [query_for("LEADER-2")]
    assert found[0].term == '"LEADER-2"[tiab] AND (clinical trial[pt] OR trial[ti])'


def test_no_more_trials_than_are_worth_it() -> None:
    assert len(queries_for([f"TRIAL-{at} found it." for at in range(20)], own="")) == 5


@pytest.mark.parametrize(
    ("question", "words"),
    [
        pytest.param("Does velotran prevent strokes in Halden disease?", ["halden", "disease", "velotran", "strokes"], id="titles first"),
        pytest.param("What is the best first-line treatment for adults?", [], id="nothing telling"),
        pytest.param('velotran OR NOT ostabrine AND (x) [pt] "quoted"', ["velotran", "ostabrine", "quoted"], id="operators"),
        pytest.param("Alpha beta gamma delta epsilon zeta?", ["alpha", "beta", "gamma", "delta"], id="no more than four"),
        pytest.param("", [], id="nothing"),
    ],
)  # fmt: skip
def test_search_words(question: str, words: list[str]) -> None:
    assert search_words(question, TITLES, our_tables()) == words


def test_queries_of_each_kind_in_its_years() -> None:
    made = queries(["velotran", "stroke"])
    assert [(each.since, each.term.split(" AND ")[:2]) for each in made] == [
        (kind.since, ["velotran", "stroke"]) for kind in KINDS
    ]
    assert [kind.since for kind in KINDS] == ["2020", "2021", "2021", "2021"]
    assert queries([]) == []


PARAGRAPHS = "\n\n".join(f"{at} {'x' * 95}" for at in range(100))


def test_shortened__a_short_text_is_whole() -> None:
    assert shortened("Short.") == "Short."


def test_shortened__keeps_the_beginning_and_what_holds_a_needle() -> None:
    text = PARAGRAPHS.replace("80 x", "80 13.0% x")
    made = shortened(text, needles=["13.0%"], longest=1000)
    assert made.startswith("0 x")
    assert "80 13.0% x" in made
    assert made.count(GAP) == 2
    assert len(made) < 1200


def test_shortened__one_paragraph_is_cut() -> None:
    made = shortened("y" * 5000, longest=1000)
    assert made == "y" * 500 + GAP


@pytest.mark.parametrize("text", ["", "  "])
def test_evidence_of__no_text_is_no_evidence(text: str) -> None:
    assert evidence_of(record("PMID:90000001", text=text), EvidenceKind.CITED_RECORD) is None


def test_evidence_of__says_what_it_is() -> None:
    item = evidence_of(
        record("PMID:90000001", text="Strokes fell.", year="2021", publication_types=("Review",)),
        EvidenceKind.SEARCH_HIT,
    )
    assert item
    assert (item.canonical_id, item.content_scope, item.published) == ("PMID:90000001", "ABSTRACT", "2021")
    assert (
        evidence_of(record("PMID:90000001", text="x", year="c. 2021"), EvidenceKind.SEARCH_HIT).published
        is None
    )  # type: ignore[union-attr]
