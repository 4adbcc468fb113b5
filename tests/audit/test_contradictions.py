"""Which numbers may contradict each other, and when looking is due."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.audit.building import answer
from tests.audit.examined import examined, offline_run

from citevouch.audit.contradictions import (
    UNTOLD,
    claim_statements,
    due_papers,
    finding_statements,
    number_pairs,
    relative_difference,
    unscanned,
)
from citevouch.audit.outcomes import outcomes_of
from citevouch.audit.tables import our_tables

if TYPE_CHECKING:
    from collections.abc import Iterator

    from citevouch.audit.examination import Examination
    from citevouch.resolve import Run

PAPERS = tuple({"index": at, "title": f"A paper number {at} of its own"} for at in range(1, 5))


@pytest.fixture(scope="module")
def run(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Run]:
    with offline_run(tmp_path_factory.mktemp("contradictions") / "records") as opened:
        yield opened


def said(run: Run, body: str) -> Examination:
    return examined(run, text=answer(body, *PAPERS))


@pytest.mark.parametrize(
    ("text", "topics"),
    [
        ("Stroke fell by 13%.", {"stroke"}),
        ("Death and Bleeding were rarer.", {"death", "bleeding"}),
        ("Fewer patients died.", {"death"}),
        ("Haemorrhagic strokes", {"bleeding", "stroke"}),
        ("quality\n of life", {"quality of life"}),
        ("heart failure", {"heart failure"}),
        ("The heart did not fail.", set()),
        ("upstroke and padded", set()),
        ("", set()),
    ],
)
def test_outcomes_of(text: str, topics: set[str]) -> None:
    assert outcomes_of(text, our_tables()) == topics


@pytest.mark.parametrize(
    ("body", "due"),
    [
        pytest.param("Strokes fell by 13%[1]. Strokes fell by 2%[2].", ["p1", "p2"], id="one outcome"),
        pytest.param("Strokes fell by 13%[1]. Pain fell by 2%[2].", [], id="two outcomes"),
        pytest.param("Strokes fell by 13%[1]. It fell by 2%[2].", ["p1", "p2"], id="one that does not tell"),
        pytest.param("It rose by 13%[1]. It rose by 2%[2].", ["p1", "p2"], id="neither tells"),
        pytest.param("Strokes fell by 13%[1]. Strokes are rare[2].", [], id="one number"),
        pytest.param("Strokes fell by 13%[1]. Strokes fell by 2%[1].", [], id="one paper"),
        pytest.param("Strokes fell by 13%[1][2].", ["p1", "p2"], id="one sentence on two papers"),
        pytest.param(
            "Strokes fell by 13%[1], deaths by 2%[2].", ["p1", "p2"], id="two clauses of one sentence"
        ),
        pytest.param("Adults over 75 years take 50 mg[1]. Adults take 5 mg[2].", [], id="doses and ages"),
    ],
)
def test_due(run: Run, body: str, due: list[str]) -> None:
    examination = said(run, body)
    assert due_papers(claim_statements(examination)) == due
    scan = unscanned(examination)
    assert scan.scan_status == ("NOT_SCANNED" if due else "NOT_DUE")
    assert bool(scan.note) is bool(due)


@pytest.mark.parametrize(
    ("body", "pairs"),
    [
        pytest.param("Strokes fell by 13%[1]. Strokes fell by 2%[2].", [("stroke", 13.0, 2.0, 0.846)], id="per cent"),
        pytest.param("Stroke: HR 0.87[1]. Stroke: HR 0.87[2].", [("stroke", 0.87, 0.87, 0.0)], id="ratios that agree"),
        pytest.param("Stroke: HR 0.87[1]. Strokes fell by 13%[2].", [], id="two kinds"),
        pytest.param("Strokes: p = 0.01[1]. Strokes: p = 0.9[2].", [], id="p values tell no size"),
        pytest.param("It rose by 13%[1]. It rose by 26%[2].", [(UNTOLD, 13.0, 26.0, 0.5)], id="no outcome told"),
        pytest.param("Strokes fell by 13%[1][2].", [], id="one number of two papers"),
        pytest.param("Bleeding was seen in 3.4%[1], against 2.1%[2].", [("bleeding", 3.4, 2.1, 0.382)], id="two clauses"),
    ],
)  # fmt: skip
def test_pairs(run: Run, body: str, pairs: list[tuple[str, float, float, float]]) -> None:
    made = number_pairs(claim_statements(said(run, body)))
    assert [(each.topic, each.value_a, each.value_b, each.relative_difference) for each in made] == pairs


def test_pairs__of_very_many_those_that_differ_most(run: Run) -> None:
    body = " ".join(f"Strokes fell by {at}%[{at % 4 + 1}]." for at in range(1, 30))
    made = number_pairs(claim_statements(said(run, body)))
    assert len(made) == 40
    assert min(each.relative_difference for each in made) > 0.8
    assert [each.claim_number_a for each in made] == sorted(each.claim_number_a for each in made)


def test_pairs__of_a_long_answer_take_little_time(run: Run) -> None:
    examination = said(run, " ".join(f"Strokes fell by {at % 97 + 1}%[{at % 4 + 1}]." for at in range(600)))
    statements = claim_statements(examination)
    begun = time.process_time()
    assert len(number_pairs(statements)) == 40
    assert len(due_papers(statements)) == 4
    assert time.process_time() - begun < 5.0


def test_what_a_judge_found_may_make_it_due(run: Run) -> None:
    examination = said(run, "Velotran helps[1]. It does not help[2].")
    found = {"p1": "Strokes fell by 13%.", "p2": "Strokes rose by 2%.", "p3": "No number."}
    statements = [*claim_statements(examination), *finding_statements(found, examination)]
    assert due_papers(statements) == ["p1", "p2"]
    assert number_pairs(statements) == []  # of claims only


@pytest.mark.parametrize(
    ("one", "other", "difference"),
    [(13, 2, 0.846), (2, 13, 0.846), (0, 0, 0.0), (0, 5, 1.0), (-5, 5, 2.0), (100, 81, 0.19), (100, 80, 0.2)],
)
def test_relative_difference(one: float, other: float, difference: float) -> None:
    assert relative_difference(one, other) == difference


@given(
    st.floats(allow_nan=False, allow_infinity=False, width=32),
    st.floats(allow_nan=False, allow_infinity=False, width=32),
)
def test_relative_difference__is_the_same_both_ways(one: float, other: float) -> None:
    assert 0 <= relative_difference(one, other) == relative_difference(other, one) <= 2
