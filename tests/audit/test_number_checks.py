"""The number pre-check: which paper has the number of a claim."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from tests.audit.building import HALO1, REVIEW, answer, record

from citevouch.audit.answer import parse_answer
from citevouch.audit.claims import map_claims
from citevouch.audit.number_checks import check_numbers, is_searchable, restates
from citevouch.audit.papers import merge
from citevouch.contract.check import problems

if TYPE_CHECKING:
    from citevouch.records import Record
    from citevouch_contract.models import NumberCheck

TRIAL = "RESULTS: Strokes fell by 13.0% (hazard ratio 0.87; 95% CI 0.78 to 0.97)."
NO_NUMBERS = "A review of what is known about strokes."
DATA: list[dict[str, Any]] = [
    {"index": 1, "title": HALO1, "doi": "10.5555/1", "publication_types": ["Randomized Controlled Trial"]},
    {"index": 2, "title": REVIEW, "doi": "10.5555/2", "publication_types": ["Review"]},
    {"index": 3, "title": "Some third paper on strokes", "doi": "10.5555/3"},
]


def texts(*abstracts: str) -> dict[str, Record]:
    return {
        f"p{at}": record(f"DOI:10.5555/{at}", title="T", text=text)
        for at, text in enumerate(abstracts, start=1)
        if text
    }


def checks(body: str, records: dict[str, Record], *, cap: int = 3) -> list[NumberCheck]:
    read = parse_answer(answer(body, *DATA))
    papers = merge(read.citations)
    within = [paper.paper_id for paper in papers[:cap]]
    found = check_numbers(map_claims(read), papers, read.citations, records, checked=within)
    for each in found:
        assert not problems(each.model_dump(mode="json", exclude_none=True), "NumberCheck")
    return found


def summary(body: str, records: dict[str, Record], **options: Any) -> list[tuple[str, str, str, bool]]:
    return [
        (each.number.raw, each.paper_id, str(each.number_outcome), each.transitive_suspect)
        for each in checks(body, records, **options)
    ]


IN, OTHER, NOT, NONE = "IN_CITED_PAPER", "IN_OTHER_PAPER", "NOT_IN_TEXT", "NO_TEXT"


@pytest.mark.parametrize(
    ("body", "records", "expected"),
    [
        pytest.param("Strokes fell by 13%[1].", texts(TRIAL), [("13%", "p1", IN, False)], id="in the cited paper"),
        pytest.param("Strokes fell by 21%[1].", texts(TRIAL), [("21%", "p1", NOT, False)], id="in no text"),
        pytest.param("Strokes fell by 13%[1].", {}, [("13%", "p1", NONE, False)], id="there is no text"),
        pytest.param("Strokes fell by 13%[2].", texts(TRIAL, NO_NUMBERS), [("13%", "p2", OTHER, True)],
                     id="a review without it, a trial with it"),
        pytest.param("Strokes fell by 13%[2].", texts("", NO_NUMBERS), [("13%", "p2", NOT, True)], id="a review without it"),
        pytest.param("Strokes fell by 13%[2].", texts(TRIAL), [("13%", "p2", NONE, False)], id="a review without a text"),
        pytest.param("Strokes fell by 13%[3].", texts(TRIAL, "", "A trial."), [("13%", "p3", OTHER, True)],
                     id="no review, and another paper has it"),
        pytest.param("Strokes fell by 13%[1][2].", texts(TRIAL, NO_NUMBERS), [("13%", "p1", IN, False), ("13%", "p2", OTHER, False)],
                     id="both are cited, one has it"),
        pytest.param("By 13%[1], or 21%[2].", texts(TRIAL, "It was 21%."), [("13%", "p1", IN, False), ("21%", "p2", IN, False)],
                     id="each number belongs to the marker behind it"),
        pytest.param("Take 50 mg from 2019 on[1].", texts(TRIAL), [], id="a dose and a year do not count"),
        pytest.param("It helps[1].", texts(TRIAL), [], id="no number"),
        pytest.param("Strokes fell by 13%[9].", texts(TRIAL), [], id="a marker that no citation stands for"),
        pytest.param("Strokes fell by 13%.", texts(TRIAL), [], id="no marker"),
    ],
)  # fmt: skip
def test_check_numbers(
    body: str, records: dict[str, Record], expected: list[tuple[str, str, str, bool]]
) -> None:
    assert summary(body, records) == expected


def test_check_numbers__what_was_found_is_shown() -> None:
    found = checks("A[1]. Strokes fell by 13%[2].", texts(TRIAL, NO_NUMBERS))[0]
    assert (found.claim_number, found.found_as, found.found_in_paper) == (2, "13.0%", "p1")
    assert found.searched_scope == "ABSTRACT"


def test_check_numbers__papers_over_the_cap_are_neither_checked_nor_searched() -> None:
    assert summary("By 13%[2]. By 13%[1].", texts(TRIAL, NO_NUMBERS), cap=1) == [("13%", "p1", IN, False)]


def test_check_numbers__every_number_of_a_sentence() -> None:
    found = summary("By 13% (HR 0.87; 95% CI 0.78-0.97; p=0.2)[1].", texts(TRIAL))
    assert [(raw, outcome) for raw, _, outcome, _ in found] == [
        ("13%", IN),
        ("0.87", IN),
        ("0.78-0.97", IN),
        ("0.2", NOT),
    ]


@pytest.mark.parametrize(
    ("values", "searchable"),
    [
        pytest.param({"text": "Words."}, True, id="an abstract"),
        pytest.param({"text": "Words.", "content_scope": "FULL_TEXT"}, True, id="a full text"),
        pytest.param({}, False, id="a title"),
        pytest.param({"text": "  ", "content_scope": "ABSTRACT"}, False, id="an empty abstract"),
    ],
)
def test_is_searchable(values: dict[str, Any], searchable: bool) -> None:
    assert is_searchable(record("DOI:10.5555/1", **values)) is searchable
    assert not is_searchable(None)


@pytest.mark.parametrize(
    ("values", "cited", "expected"),
    [
        pytest.param({"publication_types": ("Review",)}, {}, True, id="a review by its record"),
        pytest.param({}, {"publication_types": ["Systematic Review"]}, True, id="by the answer"),
        pytest.param({}, {"is_guideline": True}, True, id="a guideline"),
        pytest.param({"title": "Halden disease: a meta-analysis"}, {}, True, id="by its title"),
        pytest.param({"publication_types": ("Randomized Controlled Trial",), "title": "A trial of guideline care"}, {}, False,
                     id="a trial whose title has the word"),
        pytest.param({}, {"origin": "lancet_fulltext_scraped"}, True, id="by its corpus"),
        pytest.param({"publication_types": ("Observational Study",)}, {"origin": "lancet_fulltext_scraped"}, False,
                     id="a study from that corpus"),
        pytest.param({}, {}, False, id="nothing says so"),
    ],
)  # fmt: skip
def test_restates(values: dict[str, Any], cited: dict[str, Any], expected: bool) -> None:
    read = parse_answer(answer("A[1].", {"index": 1, **cited}))
    assert restates(record("DOI:10.5555/1", **values), read.citations) is expected
