"""The commands of docs/gate.md do what the page says, and the page has a word on everything."""

from __future__ import annotations

import json
import re
import shlex
import shutil
from pathlib import Path

import pytest
from tests.gate.terminal import review_in_pty

from citevouch.cli import run
from citevouch.gate.cards import LIMITS
from citevouch.gate.prescreen import settings
from citevouch.gate.reviewer import VARIABLE
from citevouch_contract import models

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "gate.md").read_text(encoding="utf-8")
#: What the person of the page types: three claims accepted, two rejected.
TYPED = "\n\na\n" * 3 + "\n\nr\nIt was the school police.\n" + "\n\nr\nThe fee is hidden.\n"


def block(kind: str, name: str) -> str:
    """The code block behind the comment that names it."""
    found = re.search(rf"<!-- {kind}: {name} -->\n```\w+\n(.*?)```", PAGE, re.DOTALL)
    assert found, f"docs/gate.md has no block {kind}: {name}"
    return found[1]


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    shutil.copytree(ROOT / "examples", tmp_path / "examples")
    monkeypatch.chdir(tmp_path)
    return tmp_path


def test_commands(home: Path, capfd: pytest.CaptureFixture[str]) -> None:
    for line in block("commands", "gate").splitlines():
        words, _, to = line.removeprefix("citevouch ").partition(" > ")
        arguments = shlex.split(words)
        if arguments[:2] == ["gate", "review"]:
            code, shown = review_in_pty("workspace", TYPED)
            assert code == 0, shown
            assert "5 decided" in shown
            continue
        capfd.readouterr()
        assert run(arguments) == 0, line
        if to:
            (home / to).write_text(capfd.readouterr().out, encoding="utf-8")
    assert capfd.readouterr().out.startswith("intact\n")
    orders = {
        json.loads(line)["order_id"] for line in (home / "orders.jsonl").read_text("utf-8").splitlines()
    }
    answers = (home / "examples" / "complaint.verdicts.jsonl").read_text("utf-8").splitlines()
    assert {json.loads(line)["order_id"] for line in answers} == orders
    findings = (home / "public" / "findings.jsonl").read_text("utf-8").splitlines()
    claims = [json.loads(line)["redacted_claim"] for line in findings]
    assert "\n".join(claims) + "\n" == block("output", "published")
    assert len(list((home / "public").glob("*.md"))) == 3


@pytest.mark.usefixtures("home")
def test_the_card_shown_is_the_card(capfd: pytest.CaptureFixture[str]) -> None:
    for line in block("commands", "gate").splitlines()[:4]:
        assert run(shlex.split(line.removeprefix("citevouch ").partition(" > ")[0])) == 0
    capfd.readouterr()
    assert run(["gate", "cards", "workspace", "ice"]) == 0
    assert capfd.readouterr().out.partition("\n")[2].partition("\n")[2] == block("output", "card")


@pytest.mark.usefixtures("home")
def test_a_converted_document_gives_findings_with_page_and_box(capfd: pytest.CaptureFixture[str]) -> None:
    """The run of the page over examples/document.json, which has pages, and refuses two of its claims."""
    document, trusted = "examples/document.json", "examples/document.ingest.json"
    built = run(
        [
            "anchor",
            "build",
            document,
            "examples/document.claims.jsonl",
            "--ingest",
            trusted,
            "--json",
            "b.json",
        ]
    )
    assert built == 0
    assert run(["gate", "open", "workspace", document, "b.json", "--ingest", trusted]) == 0
    assert "2 claims without an anchor" in capfd.readouterr().out
    assert run(["gate", "orders", "workspace"]) == 0
    orders = [json.loads(line) for line in capfd.readouterr().out.splitlines()]
    answers = [
        {"order_id": order["order_id"], "result": "supported", "confidence": 0.9, "reasoning": "It says so."}
        for order in orders
    ]
    Path("results.json").write_text(json.dumps(answers), encoding="utf-8")
    assert run(["gate", "ingest", "workspace", "results.json"]) == 0
    code, shown = review_in_pty("workspace", "\n\na\n\n\na\nq\n")
    assert code == 0, shown
    assert run(["gate", "publish", "workspace", "public"]) == 0
    findings = [json.loads(line) for line in Path("public/findings.jsonl").read_text("utf-8").splitlines()]
    assert [finding["public_anchor"]["page_no"] for finding in findings] == [1, 1]
    assert all("bbox" in finding["public_anchor"] for finding in findings)


@pytest.mark.parametrize("enum", ["ConcernKind", "GuardrailKind"])
def test_every_value_is_explained(enum: str) -> None:
    assert {value.value for value in getattr(models, enum) if f"`{value.value}`" not in PAGE} == set()


def test_every_command_and_variable_is_named() -> None:
    from citevouch.cli.gate import command

    assert [name for name in command.commands if f"`{name} DIR" not in PAGE] == []
    variables = (
        *settings.SWITCH,
        *settings.KEY,
        settings.URL,
        settings.MODEL,
        settings.APPROVAL,
        settings.THRESHOLD,
        VARIABLE,
    )
    assert [name for name in variables if f"`{name}" not in PAGE] == []


def test_the_line_on_every_card_is_in_the_limits() -> None:
    limits = PAGE.partition("## Limits")[2]
    for words in ("Novel names are not found", "The verifier is advisory", "The gate is one person"):
        assert words in limits
    assert "the gate is one person" in LIMITS
