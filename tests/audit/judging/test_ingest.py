"""Taking judges' answers in from folders."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from tests.audit.building import answer
from tests.audit.examined import ANSWER, examined, offline_run, said

from citevouch.audit.ingest import Ingested, ingest
from citevouch.audit.orders.folder import read_plan, stem, write_plan
from citevouch.audit.orders.plan import make_plan
from citevouch.audit.report import report
from citevouch.contract.output import dumps
from citevouch_contract.models import Judge, JudgeKind

if TYPE_CHECKING:
    from pathlib import Path

ASKED = Judge(judge_kind=JudgeKind.PERSON, judge_name="r.example")
#: Two papers without a text, and numbers on one outcome.
UNTOLD = answer(
    "Strokes fell by 13%[1]. Strokes fell by 2%[2].",
    {"index": 1, "title": "A first paper on velotran"},
    {"index": 2, "title": "A second paper on velotran"},
)


@pytest.fixture(autouse=True)
def _clock(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "1796000000")


def plan(tmp_path: Path, text: str = ANSWER) -> Path:
    folder = tmp_path / "orders"
    with offline_run(tmp_path / "records") as run:
        made = make_plan(examined(run, text=text), run=run)
        write_plan(made, text, report(made.examination), folder)
    (tmp_path / "results").mkdir()
    return folder


def take_in(tmp_path: Path) -> Ingested:
    with offline_run(tmp_path / "records") as run:
        return ingest(tmp_path / "orders", tmp_path / "results", run=run, asked=ASKED)


def answer_all(tmp_path: Path, folder: Path) -> None:
    """A whole reply to every order that there is."""
    for order in read_plan(folder).orders:
        (tmp_path / "results" / f"{stem(order)}.txt").write_text(said(order), encoding="utf-8")


def contents(folder: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in folder.iterdir()}


def test_twice_changes_nothing(tmp_path: Path) -> None:
    folder = plan(tmp_path)
    answer_all(tmp_path, folder)
    before = contents(folder), contents(tmp_path / "results")
    first = take_in(tmp_path)
    assert (contents(folder), contents(tmp_path / "results")) == before
    assert dumps(take_in(tmp_path).report) == dumps(first.report)
    assert first.report.judge == ASKED
    assert first.report.audit_summary.papers_accurate == 6


def test_a_report_of_part_of_the_answers(tmp_path: Path) -> None:
    folder = plan(tmp_path)
    first = read_plan(folder).orders[0]
    (tmp_path / "results" / f"{stem(first)}.txt").write_text(said(first), encoding="utf-8")
    made = take_in(tmp_path).report
    statuses = [each.result_status for each in made.order_results or ()]
    assert statuses == ["OK", *["MISSING"] * 7]
    assert made.disposition.disposition_action == "REVIEW"


def test_the_order_on_contradictions_is_written_when_it_has_become_due(tmp_path: Path) -> None:
    folder = plan(tmp_path, UNTOLD)
    first, second, third = read_plan(folder).orders
    results = tmp_path / "results"
    (results / f"{stem(first)}.txt").write_text(
        said(first, key_findings="Strokes fell by 13%."), encoding="utf-8"
    )
    assert take_in(tmp_path).written is None  # the other paper has not been judged yet
    assert take_in(tmp_path).report.contradiction_scan.scan_status == "NOT_SCANNED"
    (results / f"{stem(second)}.txt").write_text(
        said(second, key_findings="Strokes fell by 2%."), encoding="utf-8"
    )
    made = take_in(tmp_path)
    assert (third.layer, made.written) == ("LAYER2", "layer3")
    order = json.loads((folder / "layer3.json").read_text(encoding="utf-8"))
    assert {item["evidence_kind"] for item in order["evidence"]} == {"JUDGED_FINDING"}
    before = contents(folder)
    assert take_in(tmp_path).written is None
    assert contents(folder) == before
    (results / "layer3.txt").write_text('{"contradictions": [], "balance": "They agree."}', encoding="utf-8")
    assert take_in(tmp_path).report.contradiction_scan.scan_status == "SCANNED"


def test_what_is_no_answer_is_told_and_the_rest_is_read(tmp_path: Path) -> None:
    folder = plan(tmp_path)
    answer_all(tmp_path, folder)
    (tmp_path / "results" / "thoughts.txt").write_text("?", encoding="utf-8")
    (tmp_path / "results" / "layer1-p1.txt").write_text("VERDICT: ACCURATE or OVERSTATED", encoding="utf-8")
    made = take_in(tmp_path)
    assert len(made.strays) == 1
    assert made.report.audit_summary.papers_accurate == 5
    (bad,) = [each for each in made.report.order_results or () if each.result_status == "PARSE_ERROR"]
    assert bad.raw_text == "VERDICT: ACCURATE or OVERSTATED"


def test_attempts_go_on_being_counted(tmp_path: Path) -> None:
    folder = plan(tmp_path)
    review = next(order for order in read_plan(folder).orders if order.indices == [5])
    trace = {"title": "Velotran in Halden disease: the HALO-1 randomised trial", "pmid": "90000101"}
    reply = said(review, verdict="TRANSITIVE", is_primary_source=False, primary_trace=trace)
    (tmp_path / "results" / "layer1-p2.txt").write_text(reply, encoding="utf-8")
    made = take_in(tmp_path).report
    ids = [attempt.id for attempt in made.attempts or ()]
    assert ids == ["a1", "a2"]  # the first of planning, the second of looking the origin up


@settings(max_examples=40, suppress_health_check=[HealthCheck.function_scoped_fixture], deadline=None)
@given(
    reply=st.text() | st.sampled_from(["{}", "[]", "null", '{"verdict": "ACCURATE"}', "VERDICT: ACCURATE"])
)
def test_whatever_comes_there_is_a_report(tmp_path_factory: pytest.TempPathFactory, reply: str) -> None:
    tmp_path = tmp_path_factory.mktemp("any")
    folder = plan(tmp_path, UNTOLD)
    for order in read_plan(folder).orders:
        raw = reply.encode("utf-8", "replace")
        (tmp_path / "results" / f"{stem(order)}.txt").write_bytes(raw)
    dumps(take_in(tmp_path).report)
