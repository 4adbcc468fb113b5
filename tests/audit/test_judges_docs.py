"""What docs/audit.md says of judges: its commands work, its output is what they print."""

from __future__ import annotations

import re
import shlex
import shutil
from pathlib import Path

import pytest

from citevouch.cli import run
from citevouch_contract import models

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "audit.md").read_text(encoding="utf-8")


def block(kind: str, name: str) -> str:
    """The code block behind the comment that names it."""
    found = re.search(rf"<!-- {kind}: {name} -->\n```\w+\n(.*?)```", PAGE, re.DOTALL)
    assert found, f"docs/audit.md has no block {kind}: {name}"
    return found[1]


def test_plan_and_ingest__print_what_is_shown(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    shutil.copytree(ROOT / "examples", tmp_path / "examples")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "1796000000")
    assert run(shlex.split(block("command", "plan"))[1:]) == 0
    assert capfd.readouterr().out == block("output", "plan")
    assert run(shlex.split(block("command", "ingest"))[1:]) == 0
    assert block("output", "ingest") in capfd.readouterr().out


@pytest.mark.parametrize(
    "values",
    [
        pytest.param(models.CitationVerdict, id="verdicts"),
        pytest.param(models.WorkOrderStatus, id="statuses of orders"),
        pytest.param(models.ConsistencyFlag, id="flags"),
    ],
)
def test_page__explains_every_value(values: type[models.CitationVerdict]) -> None:
    assert [value.value for value in values if f"| {value.value} |" not in PAGE] == []
