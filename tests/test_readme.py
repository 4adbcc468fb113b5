"""The README is executed: its commands work, its output is what they print."""

from __future__ import annotations

import os
import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

from citevouch.cli import run

ROOT = Path(__file__).parent.parent
README = (ROOT / "README.md").read_text(encoding="utf-8")
#: The clock of the outputs that are shown (2026-11-30).
EPOCH = "1796000000"
FULL = ROOT / "examples" / "report.section.md"


def block(kind: str, name: str) -> str:
    """The code block of the README behind the comment that names it."""
    found = re.search(rf"<!-- {kind}: {name} -->\n```\w+\n(.*?)```", README, re.DOTALL)
    assert found, f"README.md has no block {kind}: {name}"
    return found[1]


def arguments(command: str) -> list[str]:
    """The arguments of the citevouch call at the end of a command line, paths made absolute."""
    words = shlex.split(command.rpartition("citevouch ")[2])
    return [str(ROOT / word) if word.startswith("examples/") else word for word in words]


@pytest.fixture
def section(monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]) -> str:
    """What the main job prints."""
    monkeypatch.setenv("SOURCE_DATE_EPOCH", EPOCH)
    assert run(arguments(block("command", "main-job"))) == 0
    return capfd.readouterr().out


def test_readme__the_output_shown_is_what_the_main_job_prints(section: str) -> None:
    shown = block("output", "main-job")
    assert shown.startswith("## Reference Validation\n")
    assert section.startswith(shown.rstrip() + "\n")


def test_readme__the_whole_output_is_kept_beside_the_example(section: str) -> None:
    assert FULL.read_text(encoding="utf-8").rstrip() == section.rstrip(), (
        f"print the main job into {FULL.name}"
    )


def test_readme__both_commands_are_one_line() -> None:
    for name in ("main-job", "tests"):
        assert len(block("command", name).strip().splitlines()) == 1


@pytest.mark.slow
def test_readme__the_contract_commands_all_accept_the_report(tmp_path: Path) -> None:
    (tmp_path / "examples").symlink_to(ROOT / "examples")
    environ = {**os.environ, "PATH": f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"}
    script = "set -euo pipefail\n" + block("commands", "contract")
    done = subprocess.run(
        ["bash", "-c", script],
        cwd=tmp_path,
        env=environ,
        capture_output=True,
        text=True,
        check=False,
        timeout=120,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    assert "No issues found" in done.stdout
    broken = (tmp_path / "report.json").read_text(encoding="utf-8").replace('"VERIFIED"', '"FINE"', 1)
    (tmp_path / "broken.json").write_text(broken, encoding="utf-8")
    assert run(["schema", "validate", str(tmp_path / "broken.json")]) == 2
