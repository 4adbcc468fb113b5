"""Which sentence cites what, and what has no source."""

from __future__ import annotations

import pytest
from tests.audit.building import answer

from citevouch.audit.answer import parse_answer
from citevouch.audit.claims import ClaimMap, map_claims

TWO = ({"index": 10, "title": "One"}, {"index": 11, "title": "Other"})


def mapped(body: str) -> ClaimMap:
    return map_claims(parse_answer(answer(body, *TWO)))


@pytest.mark.parametrize(
    ("body", "claims"),
    [
        pytest.param("It helps[10].", [("It helps.", (10,))], id="before the stop"),
        pytest.param("It helps.[10] It is safe[11].", [("It helps.", (10,)), ("It is safe.", (11,))], id="behind it"),
        pytest.param("It helps[10][11].", [("It helps.", (10, 11))], id="two markers"),
        pytest.param("It helps [10, 11].", [("It helps.", (10, 11))], id="a list"),
        pytest.param("It helps [10-12].", [("It helps.", (10, 11, 12))], id="a range"),
        pytest.param("It helps [^10].", [("It helps.", (10,))], id="a footnote"),
        pytest.param("It helps.\u00b9\u2070", [("It helps.", (10,))], id="raised, known"),
        pytest.param("It has 10\u2079/L.", [], id="a power is no marker"),
        pytest.param("It helps<sup>10,11</sup>.", [("It helps.", (10, 11))], id="tags"),
        pytest.param("- It helps[10]\n- It is safe[11]", [("It helps", (10,)), ("It is safe", (11,))], id="a list of items"),
        pytest.param("It rose (95% CI [10, 11]).", [], id="an interval is no marker"),
        pytest.param("See <visual>FIG-1[10]</visual>.", [], id="a figure's number is no marker"),
        pytest.param("It helps [0].", [], id="nought is no marker"),
        pytest.param("It helps [12].", [("It helps.", (12,))], id="a number that no citation has"),
    ],
)  # fmt: skip
def test_map_claims(body: str, claims: list[tuple[str, tuple[int, ...]]]) -> None:
    assert [(each.claim.text, each.indices) for each in mapped(body).claims] == claims


def test_map_claims__offsets_context_and_numbers() -> None:
    body = "It is a drug. It lowers strokes by 13%[10]."
    each = mapped(body).claims[0]
    assert (each.claim.start, each.claim.end) == (14, len(body))
    assert each.claim.raw == "It lowers strokes by 13%[10]."
    assert each.claim.context == "It is a drug."
    assert each.claim.quantitative


@pytest.mark.parametrize(
    ("body", "attributed"),
    [
        pytest.param(
            "50% responded[10], with 92% after a switch[11].", [(10,), (11,)], id="each before its marker"
        ),
        pytest.param("50% responded and 92% later[10][11].", [(10, 11), (10, 11)], id="both before both"),
        pytest.param("In a trial[10], 50% responded.", [(10,)], id="behind the only marker"),
        pytest.param(
            "In two trials[10], and 50% here[11], then 92%.", [(11,), (10, 11)], id="behind the last"
        ),
    ],
)
def test_indices_for__the_markers_behind_a_number(body: str, attributed: list[tuple[int, ...]]) -> None:
    each = mapped(body).claims[0]
    assert [each.indices_for(number) for number in each.claim.numbers] == attributed


def test_map_claims__dangling_and_uncited() -> None:
    found = mapped("It helps [10][12]. It is safe [13][12].")
    assert found.dangling == (12, 13)
    assert found.uncited == (11,)


@pytest.mark.parametrize(
    ("body", "unsourced"),
    [
        pytest.param("Mortality fell by 20%. It helps[10].", ["Mortality fell by 20%."], id="a share"),
        pytest.param("Take 50 mg daily. It helps[10].", [], id="a dose is no evidence"),
        pytest.param("It was approved in 2019. It helps[10].", [], id="a year is no evidence"),
        pytest.param("It helps[10] and mortality fell by 20%.", [], id="the sentence has a source"),
    ],
)
def test_map_claims__numbers_without_a_source(body: str, unsourced: list[str]) -> None:
    found = mapped(body).unsourced
    assert [claim.text for claim in found] == unsourced
    assert all(claim.quantitative for claim in found)


def test_map_claims__what_is_no_citation_is_said() -> None:
    found = mapped("It helps [5-3]. So says PMID 90000001.")
    assert found.problems == (
        "the marker [5-3] is no range and cites nothing",
        "the text names PMID:90000001 outside its citation data; it was not checked",
    )


def test_of__the_claims_of_a_paper() -> None:
    found = mapped("A[10]. B[11]. C[10][11].")
    assert found.of([10]) == [1, 3]
    assert found.of([10, 11]) == [1, 2, 3]
    assert found.of(None) == []
