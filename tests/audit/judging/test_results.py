"""The folder of results: which file answers which order."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from citevouch.audit.judging.results import LARGEST, read_results
from citevouch_contract.models import Judge, JudgeKind, WorkOrder

if TYPE_CHECKING:
    from pathlib import Path

    from citevouch.audit.judging.results import Results

ID, OTHER = "0123456789abcdef", "fedcba9876543210"
ASKED = Judge(judge_kind=JudgeKind.AGENT, judge_name="unnamed")
ENVELOPE: dict[str, Any] = {
    "order_id": ID,
    "layer": "LAYER1",
    "result_status": "OK",
    "judge": {"judge_kind": "MODEL", "judge_name": "citevouch audit run", "model": "made/up"},
    "raw_text": "VERDICT: ACCURATE",
    "answered_at": "2026-11-30T00:00:00Z",
    "prompt_tokens": 10,
    "completion_tokens": 2,
}


def order(order_id: str) -> WorkOrder:
    return WorkOrder(
        order_id=order_id,
        layer="LAYER1",
        paper_id="p1",
        prompt_version="1",
        prompt="x",
        result_schema="{}",
        estimated_tokens=1,
    )


ORDERS = {ID: order(ID), OTHER: order(OTHER)}
NAMED = {**ORDERS, "layer1-p1": ORDERS[ID], "layer1-p2": ORDERS[OTHER]}


def read(folder: Path, files: dict[str, str | bytes]) -> Results:
    for name, text in files.items():
        (folder / name).write_bytes(text if isinstance(text, bytes) else text.encode())
    return read_results(folder, NAMED, judge=ASKED)


@pytest.mark.parametrize(
    "files",
    [
        pytest.param({"layer1-p1.txt": "VERDICT: ACCURATE"}, id="named as the order's file"),
        pytest.param({f"{ID}.md": "VERDICT: ACCURATE"}, id="named by its order_id"),
        pytest.param({"layer1-p1.json": "VERDICT: ACCURATE"}, id="a block in a file of JSON"),
        pytest.param({"any.json": json.dumps(ENVELOPE)}, id="a result of audit run"),
        pytest.param({"any.jsonl": f"{json.dumps(ENVELOPE)}\n"}, id="a line of results"),
        pytest.param({"any.json": json.dumps([ENVELOPE])}, id="an array of results"),
        pytest.param({"layer1-p1.txt": "VERDICT: ACCURATE", "copy.json": json.dumps(ENVELOPE)}, id="the same twice"),
    ],
)  # fmt: skip
def test_what_answers_an_order(tmp_path: Path, files: dict[str, str | bytes]) -> None:
    found = read(tmp_path, files)
    (only,) = found.by_order[ID]
    assert (only.raw, found.strays) == ("VERDICT: ACCURATE", ())


def test_a_link_out_of_the_folder_is_not_followed(tmp_path: Path) -> None:
    (tmp_path / "private.txt").write_text("VERDICT: ACCURATE")
    folder = tmp_path / "results"
    folder.mkdir()
    (folder / "layer1-p1.txt").symlink_to(tmp_path / "private.txt")
    found = read(folder, {"layer1-p2.txt": "VERDICT: ACCURATE"})
    assert list(found.by_order) == [OTHER]
    assert "leads out of the folder" in found.strays[0]


def test_who_answered_and_what_it_cost(tmp_path: Path) -> None:
    (only,) = read(tmp_path, {"any.json": json.dumps(ENVELOPE)}).by_order[ID]
    assert (only.judge.model, only.prompt_tokens, only.completion_tokens) == ("made/up", 10, 2)
    (other,) = read(tmp_path, {"layer1-p2.txt": "x"}).by_order[OTHER]
    assert other.judge == ASKED


def test_a_reply_that_names_its_order(tmp_path: Path) -> None:
    reply = json.dumps({"order_id": ID, "indices": [1], "verdict": "ACCURATE"})
    (only,) = read(tmp_path, {"whatever.json": reply}).by_order[ID]
    assert only.raw == reply


def test_several_answers_to_one_order_are_all_kept(tmp_path: Path) -> None:
    found = read(tmp_path, {"layer1-p1.txt": "VERDICT: ACCURATE", f"{ID}.txt": "VERDICT: OVERSTATED"})
    assert sorted(each.raw for each in found.by_order[ID]) == ["VERDICT: ACCURATE", "VERDICT: OVERSTATED"]


@pytest.mark.parametrize("status", ["REFUSED", "TRUNCATED"])
def test_what_the_service_itself_said_is_believed(tmp_path: Path, status: str) -> None:
    (only,) = read(tmp_path, {"any.json": json.dumps(ENVELOPE | {"result_status": status})}).by_order[ID]
    assert only.status == status


@pytest.mark.parametrize(
    ("files", "what"),
    [
        pytest.param({"notes.txt": "mine"}, "answers no order", id="something else"),
        pytest.param({"layer1-p9.txt": "VERDICT: ACCURATE"}, "answers no order", id="an order that is none"),
        pytest.param({"a.json": json.dumps(ENVELOPE | {"order_id": "0" * 16})}, "answers no order", id="another plan's"),
        pytest.param({"layer1-p2.json": json.dumps(ENVELOPE)}, "answers no order", id="another order than its name says"),
        pytest.param({"layer1-p1.txt": b"\xff\xfe"}, "not UTF-8", id="no text"),
        pytest.param({"layer1-p1.txt": b" " * (LARGEST + 1)}, "too large", id="too large"),
    ],
)  # fmt: skip
def test_what_answers_none_is_told(tmp_path: Path, files: dict[str, str | bytes], what: str) -> None:
    found = read(tmp_path, files)
    assert found.by_order.get(ID, []) == []
    assert what in found.strays[0]


def test_what_is_passed_over(tmp_path: Path) -> None:
    (tmp_path / "folder").mkdir()
    found = read(tmp_path, {".layer1-p1.txt": "VERDICT: ACCURATE"})
    assert (found.by_order, found.strays) == ({}, ())
    assert read_results(tmp_path / "nowhere", NAMED, judge=ASKED).by_order == {}


@settings(suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(
    st.sampled_from(["layer1-p1.txt", "layer1-p1.json", "x.json", "x.jsonl"]),
    st.binary(max_size=200) | st.text().map(lambda text: text.encode("utf-8", "surrogatepass")),
)
def test_never_raises(tmp_path: Path, name: str, raw: bytes) -> None:
    for path in tmp_path.iterdir():
        path.unlink()
    read(tmp_path, {name: raw})
