"""``citevouch audit plan``, ``ingest`` and ``run`` from the command line."""

from __future__ import annotations

import json
import shutil
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from tests.audit.examined import QUESTION, said
from tests.stub.endpoint import Answered, Asked, running_endpoint

from citevouch.audit.orders.folder import read_plan, stem
from citevouch.cli import run

if TYPE_CHECKING:
    from collections.abc import Callable

EXAMPLES = Path(__file__).parents[2] / "examples"
KEY = "sk-made-up-0123456789"


@pytest.fixture(autouse=True)
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with the example, in which commands are run at a fixed time."""
    shutil.copytree(EXAMPLES, tmp_path / "examples")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "1796000000")
    monkeypatch.setenv("CITEVOUCH_OUTAGE_SECONDS", "0.5")
    monkeypatch.setattr("citevouch.endpoint.chat.time.sleep", lambda _seconds: None)
    return tmp_path


OFFLINE = ["--offline", "--cache-dir", "examples/records"]
PLAN = ["audit", "plan", "examples/answer.md", "orders", "--question", QUESTION, *OFFLINE]
INGEST = ["audit", "ingest", "orders", "results", *OFFLINE]


def answer_all() -> None:
    """A whole reply to every order."""
    Path("results").mkdir(exist_ok=True)
    for order in read_plan(Path("orders")).orders:
        Path("results", f"{stem(order)}.txt").write_text(said(order), encoding="utf-8")


def test_plan__says_papers_orders_and_tokens(capfd: pytest.CaptureFixture[str]) -> None:
    assert run(PLAN) == 0
    printed = capfd.readouterr().out.splitlines()
    assert printed[0].startswith("7 papers, 8 orders, about 1")
    assert printed[1].split()[0] == "layer1-p2"
    assert any("no search was made (offline)" in line for line in printed)


def test_ingest__writes_every_form_of_the_report(capfd: pytest.CaptureFixture[str]) -> None:
    run(PLAN)
    answer_all()
    outputs = ["--json", "a.json", "--html", "a.html", "--output", "a.md"]
    assert run([*INGEST, "--judge", "r.example", "--judge-kind", "person", *outputs]) == 0
    made = json.loads(Path("a.json").read_text(encoding="utf-8"))
    assert made["judge"] == {"judge_kind": "PERSON", "judge_name": "r.example"}
    assert made["audit_summary"]["papers_accurate"] == 6
    assert "✅ ACCURATE" in Path("a.md").read_text(encoding="utf-8")
    assert "</html>" in Path("a.html").read_text(encoding="utf-8")
    assert run(["schema", "validate", "-C", "AuditReport", "a.json"]) == 0


def test_ingest__appends_to_a_note_once(capfd: pytest.CaptureFixture[str]) -> None:
    run(PLAN)
    answer_all()
    note = Path("note.md")
    note.write_text("# My note\n\nWords of mine.\n", encoding="utf-8")
    for _twice in range(2):
        assert run([*INGEST, "--append-to", "note.md"]) == 0
    text = note.read_text(encoding="utf-8")
    assert text.startswith("# My note\n\nWords of mine.\n")
    assert text.count("[!tip]- Citation audit (2026-11-30) — 6/7 pass") == 1


def test_ingest__tells_what_answers_nothing(capfd: pytest.CaptureFixture[str]) -> None:
    run(PLAN)
    Path("results").mkdir()
    Path("results", "thoughts.txt").write_text("?", encoding="utf-8")
    assert run(INGEST) == 0
    printed = capfd.readouterr()
    assert "results/thoughts.txt: answers no order of this plan" in printed.err
    assert "nobody judged the papers" in printed.out


@pytest.mark.parametrize(
    ("arguments", "code", "what"),
    [
        pytest.param(["audit", "ingest", "examples", "examples"], 1, "holds no orders", id="no orders"),
        pytest.param(["audit", "ingest", "examples", "nowhere"], 1, "nowhere: is no folder", id="no results"),
        pytest.param(["audit", "plan", "examples/answer.md", "examples"], 1, "something else", id="a folder of others"),
        pytest.param(["audit", "plan", "nowhere.md", "orders"], 1, "nowhere.md", id="no answer"),
        pytest.param([*INGEST, "--judge-kind", "model"], 64, "--model", id="a model without a name"),
        pytest.param([*INGEST, "--json", "x", "--html", "x"], 64, "same place", id="two results in one place"),
        pytest.param(["audit", "run", "examples/answer.md", "--model", "m"], 64, "--endpoint", id="no endpoint"),
        pytest.param(["audit", "run", "examples/answer.md", "--model", "m", "--endpoint", "ftp://x"], 1, "no address", id="no address"),
    ],
)  # fmt: skip
def test_bad_input(arguments: list[str], code: int, what: str, capfd: pytest.CaptureFixture[str]) -> None:
    extra = OFFLINE if "--offline" not in arguments else []
    assert run([*arguments, *extra]) == code
    assert what in capfd.readouterr().err


def model(replies: dict[str, str]) -> Callable[[Asked], Answered]:
    """A model that gives the reply whose order's mark stands in the prompt."""

    def answer(asked: Asked) -> Answered:
        return Answered(
            text=next(reply for mark, reply in replies.items() if f"<<< material {mark}" in asked.prompt)
        )

    return answer


def test_run__does_it_all_and_keeps_the_answers(
    monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str], here: Path
) -> None:
    monkeypatch.setenv("CITEVOUCH_ENDPOINT_KEY", KEY)
    run(PLAN)
    replies = {order.order_id: said(order) for order in read_plan(Path("orders")).orders}
    # Registries are switched off one by one, so that the endpoint is the only thing that is asked.
    skip = [word for prefix in ("DOI", "PMID") for word in ("--skip-prefix", prefix)]
    arguments = [
        "audit",
        "run",
        "examples/answer.md",
        "--cache-dir",
        "examples/records",
        "--model",
        "made/up",
    ]
    with running_endpoint(model(replies)) as stub:
        monkeypatch.setenv("CITEVOUCH_EUTILS_URL", "http://127.0.0.1:9")
        monkeypatch.setenv("CITEVOUCH_CROSSREF_URL", "http://127.0.0.1:9")
        offline = [
            *arguments,
            "--endpoint",
            stub.url,
            "--offline",
            "--question",
            QUESTION,
            "--json",
            "a.json",
        ]
        assert run(offline) == 0
        assert stub.asked == []
        assert run([*arguments, *skip, "--endpoint", stub.url, "--max-calls", "0", "--json", "b.json"]) == 0
        assert stub.asked == []
    printed = capfd.readouterr()
    assert "to 127.0.0.1:" in printed.err
    assert "not asked: --max-calls 0 is reached" in printed.err
    assert (
        json.loads(Path("b.json").read_text(encoding="utf-8"))["spending"]["note"]
        == "--max-calls 0 is reached"
    )
    assert [path for path in here.rglob("*") if path.is_file() and KEY.encode() in path.read_bytes()] == []


def test_run__over_registries_and_an_endpoint(
    registries: object, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    from tests.audit.building import answer

    citation = {
        "index": 1,
        "title": "Glands of the hinterland as seen in number 90000001",
        "pmid": "90000001",
    }
    Path("answer.md").write_text(answer("Glands grew by 13%[1].", citation), encoding="utf-8")
    replies = {
        "indices": [1], "verdict": "MISREPRESENTED", "study_type": "COHORT", "is_secondary": False,
        "is_primary_source": True, "primary_trace": None, "key_findings": "Seen.", "explanation": "No such number.",
        "claim_judgements": [{"claim_number": 1, "claim": None, "source_says": "Seen in it.", "match": "mismatch"}],
    }  # fmt: skip
    arguments = ["audit", "run", "answer.md", "--model", "made/up", "--results", "kept", "--orders", "made"]
    with running_endpoint(lambda _asked: Answered(text=json.dumps(replies))) as stub:
        assert run([*arguments, "--endpoint", stub.url, "--json", "a.json", "--output", "a.md"]) == 0
        assert len(stub.asked) == 1
    made = json.loads(Path("a.json").read_text(encoding="utf-8"))
    assert made["judgements"][0]["verdict"] == "MISREPRESENTED"
    assert made["disposition"]["disposition_action"] == "ESCALATE"
    assert [path.suffix for path in Path("kept").iterdir()] == [".json"]
    assert Path("made", "layer1-p1.md").exists()
    assert run([*arguments, "--endpoint", "http://127.0.0.1:9/v1", "--json", "b.json"]) == 0
    again = json.loads(Path("b.json").read_text(encoding="utf-8"))
    assert again["spending"]["replayed"] == 1
    assert again["judgements"] == made["judgements"]


def test_run__where_nobody_answers_there_is_still_a_report(capfd: pytest.CaptureFixture[str]) -> None:
    arguments = ["audit", "run", "examples/answer.md", "--endpoint", "http://127.0.0.1:9/v1", "--model", "m"]
    skip = ["--skip-prefix", "DOI", "--skip-prefix", "PMID", "--cache-dir", "examples/records"]
    assert run([*arguments, *skip, "--json", "a.json", "--timeout", "1"]) == 1
    made = json.loads(Path("a.json").read_text(encoding="utf-8"))
    assert made["judge"] == {"judge_kind": "NONE"}
    assert "cannot be reached" in capfd.readouterr().err
