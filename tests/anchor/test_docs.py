"""The commands of docs/anchors.md do what the page says, in the order of the page."""

from __future__ import annotations

import re
import shlex
import shutil
from pathlib import Path

import pytest

from citevouch.cli import run

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "anchors.md").read_text(encoding="utf-8")
COMMANDS = re.findall(r"^citevouch (.+)$", PAGE, re.MULTILINE)


def test_commands(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    shutil.copytree(ROOT / "examples", tmp_path / "examples")
    monkeypatch.chdir(tmp_path)
    assert [command.split()[:2] for command in COMMANDS] == [
        ["anchor", name] for name in ("orders", "build", "resolve", "check")
    ]
    for command in COMMANDS:
        assert run(shlex.split(command)) == 0, command


@pytest.mark.parametrize("enum", ["QuoteError", "AnchorLevel", "AssistStatus", "CheckerFlag"])
def test_every_value_is_explained(enum: str) -> None:
    from citevouch_contract import models

    assert {value.value for value in getattr(models, enum) if f"`{value.value}`" not in PAGE} == set()
