"""``citevouch gate`` from document to published finding, offline, and what each command says and returns."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

import pytest
from tests.gate.building import CLAIMS, KEPT, LOST, ME, TERMS, TEXT, accept, answer, make, records_of, write
from tests.gate.terminal import review_in_pty
from tests.stub.endpoint import Answered, Asked, running_endpoint

from citevouch.cli import run
from citevouch.contract.check import problems
from citevouch.contract.output import emit
from citevouch.gate.workspace import load
from citevouch_contract.models import PrescreenApproval


@pytest.fixture
def files(tmp_path: Path) -> dict[str, str]:
    """The files that a run begins with."""
    return {
        "folder": str(tmp_path / "w"),
        "document": write(tmp_path / "document.md", TEXT),
        "records": records_of(tmp_path / "records.json", TEXT, (*CLAIMS, LOST)),
        "names": write(tmp_path / "names.json", TERMS),
        "results": str(tmp_path / "results.jsonl"),
        "out": str(tmp_path / "out"),
    }


def gate(*arguments: str) -> int:
    return run(["gate", *arguments])


def objects(text: str) -> list[Any]:
    return [json.loads(line) for line in text.splitlines()]


def test_gate__from_document_to_published_finding(
    files: dict[str, str], capfd: pytest.CaptureFixture[str]
) -> None:
    assert gate("open", files["folder"], files["document"], files["records"], "--names", files["names"]) == 0
    assert "4 cards: 0 accepted" in capfd.readouterr().out

    assert gate("orders", files["folder"]) == 0
    orders = objects(capfd.readouterr().out)
    assert [problems(order, "VerifierOrder") for order in orders] == [[]] * 4
    verdicts = dict.fromkeys((claim["claim_id"] for claim in CLAIMS), "supported") | {
        "police": "contradicted"
    }
    lines = (
        json.dumps(
            {
                "order_id": order["order_id"],
                "result": verdicts[order["claim_id"]],
                "confidence": 0.9,
                "reasoning": "So.",
            }
        )
        for order in orders
    )
    Path(files["results"]).write_text("\n".join(lines), encoding="utf-8")
    assert gate("ingest", files["folder"], files["results"]) == 0
    assert "4 recorded" in capfd.readouterr().out

    code, shown = review_in_pty(files["folder"], "\n\na\n\n\nr\nIt was the police.\n\n\na\nq\n")
    assert code == 0, shown
    assert "3 decided" in shown

    assert gate("publish", files["folder"], files["out"]) == 0
    assert "2 findings in" in capfd.readouterr().out
    findings = objects((Path(files["out"]) / "findings.jsonl").read_text("utf-8"))
    assert [one["redacted_claim"] for one in findings] == [
        "Plate images were kept for 30 days.",
        "R.S., whose number is [SSN], asked for the order that Quinn Placeholder signed.",
    ]
    assert gate("verify", files["folder"], "--published", files["out"]) == 0
    assert capfd.readouterr().out.startswith("intact\n")
    assert gate("status", files["folder"], "--json", "-") == 0
    summary = json.loads(capfd.readouterr().out)
    assert problems(summary, "GateSummary") == []
    assert (summary["cards_accepted"], summary["cards_rejected"], summary["findings_published"]) == (2, 1, 2)
    assert summary["claims_uncited"] == 1


def test_review__refuses_when_standard_input_is_no_terminal(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    folder = make(tmp_path, [KEPT])
    before = load(folder).head
    monkeypatch.setenv("CITEVOUCH_REVIEWER", ME)
    assert gate("review", str(folder)) == 1
    assert "standard input is no terminal" in capfd.readouterr().err
    assert load(folder).head == before


def test_review__needs_a_name(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    folder = make(tmp_path, [KEPT])
    monkeypatch.setattr(sys.stdin, "isatty", lambda: True, raising=False)
    monkeypatch.setenv("CITEVOUCH_REVIEWER", "  ")
    assert gate("review", str(folder)) == 1
    assert "CITEVOUCH_REVIEWER is not set" in capfd.readouterr().err


def test_verify__finds_what_was_changed(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    folder = make(tmp_path, [KEPT])
    path = folder / "ledger.jsonl"
    path.write_bytes(path.read_bytes().replace(b"30 days", b"90 days", 1))
    assert gate("verify", str(folder)) == 2
    assert capfd.readouterr().out.startswith("changed: The hash of entry 1")
    assert gate("verify", str(folder), "--json", "-") == 2
    assert problems(json.loads(capfd.readouterr().out), "LedgerVerification") == []
    assert gate("status", str(folder)) == 1
    assert "the ledger is changed" in capfd.readouterr().err


def test_verify__finds_a_tail_cut_off(tmp_path: Path) -> None:
    folder = make(tmp_path, [KEPT])
    path = folder / "ledger.jsonl"
    path.write_bytes(b"".join(path.read_bytes().splitlines(keepends=True)[:-1]))
    assert gate("verify", str(folder)) == 2


def test_verify__against_a_head_that_was_noted_down(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    folder = make(tmp_path, [KEPT])
    assert gate("status", str(folder)) == 0
    noted = capfd.readouterr().out.split("ledger head ")[1].strip()
    assert gate("verify", str(folder), "--head", noted) == 0
    assert gate("verify", str(folder), "--head", f"3:{'0' * 64}") == 2
    assert gate("verify", str(folder), "--head", f"99:{'0' * 64}") == 2
    assert gate("verify", str(folder), "--head", "three") == 1


def test_verify__a_torn_line_is_told_and_kept_aside_by_the_next_session(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    folder = make(tmp_path, [KEPT])
    with (folder / "ledger.jsonl").open("ab") as file:
        file.write(b'{"at":"2026')
    assert gate("verify", str(folder)) == 0
    assert capfd.readouterr().out.startswith("torn: ")
    assert gate("names", str(folder), write(tmp_path / "n.yaml", "officials: [Avery Example]")) == 0
    assert "kept in" in capfd.readouterr().err
    assert (folder / "ledger.torn-1").read_bytes() == b'{"at":"2026'
    assert gate("verify", str(folder)) == 0
    assert capfd.readouterr().out.startswith("intact\n")


def test_publish__inside_the_workspace(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    folder = make(tmp_path, [KEPT])
    assert gate("publish", str(folder), str(folder / "out")) == 1
    assert "lie in each other" in capfd.readouterr().err


def test_publish__says_why_an_accepted_claim_stays(
    tmp_path: Path, capfd: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = make(tmp_path, [KEPT])
    answer(folder, kept="supported")
    accept(folder, "kept")
    monkeypatch.setattr("citevouch.gate.findings._bar", lambda _claim, _workspace: "a reason")
    assert gate("publish", str(folder), str(tmp_path / "out")) == 0
    assert "kept: accepted and not published, for a reason" in capfd.readouterr().err


def test_cards__as_text_and_as_json(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    folder = make(tmp_path)
    assert gate("cards", str(folder), "police") == 0
    assert "Two requests for plate data" in capfd.readouterr().out
    assert gate("cards", str(folder), "--json", "-") == 0
    cards = json.loads(capfd.readouterr().out)
    assert [problems(card, "GateCard") for card in cards] == [[]] * 4
    assert gate("cards", str(folder), "other") == 1


@pytest.mark.parametrize("command", ["cards", "orders", "status"])
def test_json__a_new_file_is_its_owners_only(tmp_path: Path, command: str) -> None:
    to = tmp_path / "to.json"
    assert gate(command, str(make(tmp_path)), "--json", str(to)) == 0
    assert to.stat().st_mode & 0o777 == 0o600


@pytest.mark.parametrize("command", ["orders", "status", "verify", "cards", "spotcheck"])
def test_commands__on_what_is_no_workspace(
    tmp_path: Path, command: str, capfd: pytest.CaptureFixture[str]
) -> None:
    assert gate(command, str(tmp_path)) == 1
    assert "not a workspace" in capfd.readouterr().err
    assert list(tmp_path.iterdir()) == []


def test_ingest__what_is_astray_is_told(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    folder = make(tmp_path, [KEPT])
    path = write(
        tmp_path / "results.jsonl", '{"order_id": "0000000000000000", "result": "supported"}\n{half\n'
    )
    assert gate("ingest", str(folder), path) == 1
    said = capfd.readouterr()
    assert "0 recorded, 0 known, 1 about no present text" in said.out
    assert "names no order" in said.err


def test_prescreen__off(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    assert gate("prescreen", str(make(tmp_path, [KEPT]))) == 0
    assert capfd.readouterr().out == "prescreen: off (CITEVOUCH_PRESCREEN not set)\n"


@pytest.mark.parametrize(
    "names", [("CITEVOUCH_PRESCREEN", "CITEVOUCH_PRESCREEN_KEY"), ("MAGPIE_JEV", "OPENROUTER_API_KEY")]
)
def test_prescreen__on(
    tmp_path: Path, names: tuple[str, str], monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    folder = make(tmp_path, [KEPT])
    approval = PrescreenApproval(approved_model="example/screen-1", by=ME, at="2026-01-15T09:30:00Z")
    path = write(tmp_path / "approval.json", emit(approval))

    def scores(asked: Asked) -> Answered:
        questions = json.loads(asked.body["messages"][-1]["content"])["questions"]
        return Answered(text=json.dumps(dict.fromkeys(questions, 0.99)))

    with running_endpoint(scores) as stub:
        for name, value in zip(names, ("1", "k-secret"), strict=True):
            monkeypatch.setenv(name, value)
        monkeypatch.setenv("CITEVOUCH_PRESCREEN_URL", stub.url)
        assert gate("prescreen", str(folder)) == 0
        assert "no model is approved" in capfd.readouterr().err
        assert stub.asked == []
        monkeypatch.setenv("CITEVOUCH_PRESCREEN_APPROVAL", path)
        (tmp_path / "again").mkdir()
        assert gate("prescreen", str(make(tmp_path / "again", [KEPT])), "--seed", "s") == 0
    said = capfd.readouterr()
    assert (
        "1 claims pre-screened | 1 skipped | 1 sent to extraction-verifier | 1 spot-checked | 1 disagreements"
        in said.out
    )
    assert "k-secret" not in said.out + said.err
    assert gate("spotcheck", str(tmp_path / "again" / "workspace")) == 0
    said = capfd.readouterr()
    assert "kept: missing" in said.err
    assert "1 disagreements" in said.out


def test_a_second_writer_is_turned_away(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    folder = make(tmp_path, [KEPT])
    from citevouch.gate.lock import locked

    with locked(folder / "lock"):
        assert gate("spotcheck", str(folder)) == 1
        assert gate("status", str(folder)) == 0, "reading needs no lock"
    assert "another session has it open" in capfd.readouterr().err
