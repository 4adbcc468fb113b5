"""docs/audit.md is executed: its commands work, its output is what they print."""

from __future__ import annotations

import re
import shlex
import shutil
from pathlib import Path

import pytest

from citevouch.audit.tables import load_tables
from citevouch.cli import run
from citevouch_contract import models

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "audit.md").read_text(encoding="utf-8")
#: The clock of the output that is shown (2026-11-30).
EPOCH = "1796000000"


def block(kind: str, name: str) -> str:
    """The code block behind the comment that names it."""
    found = re.search(rf"<!-- {kind}: {name} -->\n```\w+\n(.*?)```", PAGE, re.DOTALL)
    assert found, f"docs/audit.md has no block {kind}: {name}"
    return found[1]


def test_check__prints_what_is_shown(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    shutil.copytree(ROOT / "examples", tmp_path / "examples")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("SOURCE_DATE_EPOCH", EPOCH)
    assert run(shlex.split(block("command", "check"))[1:]) == 0
    assert capfd.readouterr().out == block("output", "check")


def test_calls__every_command_works(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("CITEVOUCH_CALL_LOG", str(tmp_path / "calls.jsonl"))
    for line in block("command", "calls").splitlines():
        assert run(shlex.split(line)[1:]) == 0
    assert "stroke prevention" in capfd.readouterr().out


def test_tables__the_example_is_a_table(tmp_path: Path) -> None:
    path = tmp_path / "tables.yaml"
    path.write_text(re.findall(r"```yaml\n(.*?)```", PAGE, re.DOTALL)[0], encoding="utf-8")
    assert load_tables(str(path)).corpora[0].begins == "our_hospital_guidelines"


@pytest.mark.parametrize(
    "values",
    [
        pytest.param(models.ExistenceOutcome, id="existence outcomes"),
        pytest.param(models.NumberCheckOutcome, id="number outcomes"),
        pytest.param(models.AnswerParseStatus, id="parse statuses"),
        pytest.param(models.DispositionAction, id="dispositions"),
    ],
)
def test_page__explains_every_value(values: type[models.ExistenceOutcome]) -> None:
    assert [value.value for value in values if f"| {value.value} |" not in PAGE] == []
