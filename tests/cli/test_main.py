"""The root of the command line: lazy, one-line errors, exit codes."""

from __future__ import annotations

import shlex
import subprocess
import sys
from importlib import import_module
from importlib.metadata import version

import click
import pytest

from citevouch.cli import COMMANDS, run


def test_version(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["--version"]) == 0
    assert capsys.readouterr().out == f"citevouch {version('citevouch')}\n"


def test_help__names_every_command(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["--help"]) == 0
    shown = capsys.readouterr().out
    for name, line in COMMANDS.items():
        assert name in shown
        assert line.split()[0] in shown


@pytest.mark.parametrize("name", sorted(COMMANDS))
def test_every_command_has_a_module_and_help(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    command = import_module(f"citevouch.cli.{name}").command
    assert isinstance(command, click.Command)
    assert run([name, "--help"]) == 0
    assert "Usage: citevouch" in capsys.readouterr().out


@pytest.mark.parametrize(
    "arguments",
    [
        pytest.param(["no-such-command"], id="unknown command"),
        pytest.param(["check"], id="no report named"),
        pytest.param(["check", "report.md", "--no-such-option"], id="unknown option"),
        pytest.param(["check", "report.md", "--max-references", "0"], id="a limit of nothing"),
        pytest.param(["check", "report.md", "--max-age", "nan"], id="an age that is no number"),
        pytest.param(["check", "report.md", "--rate-limit-delay", "nan"], id="a pause that is no number"),
        pytest.param(["resolve", "PMID:90000001", "--max-age", "inf"], id="an endless age"),
    ],
)
def test_wrong_usage_is_64(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert run(arguments) == 64
    assert "Usage:" in capsys.readouterr().err


@pytest.mark.parametrize("option", ["--version", "--help"])
def test_help_and_version_import_neither_the_contract_nor_libraries(option: str) -> None:
    code = (
        "import sys; from citevouch.cli import run; "
        f"run([{option!r}]); "
        "heavy = {'citevouch_contract', 'linkml_reference_validator', 'linkml_runtime', 'requests', 'pydantic', "
        "'rich', 'linkml', 'jsonschema_rs'} & set(sys.modules); assert not heavy, heavy"
    )
    subprocess.run([sys.executable, "-c", code], check=True, capture_output=True, timeout=60)


def test_a_fault_of_ours_is_one_line(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def broken(*_arguments: object, **_options: object) -> None:
        raise ZeroDivisionError("by\x1b[31m zero")

    monkeypatch.setattr("citevouch.cli.citevouch.main", broken)
    assert run(["--version"]) == 1
    said = capsys.readouterr().err
    assert said.count("\n") == 1
    assert "ZeroDivisionError" in said
    assert "\x1b" not in said
    monkeypatch.setenv("CITEVOUCH_DEBUG", "1")
    with pytest.raises(ZeroDivisionError):
        run(["--version"])


def test_a_closed_standard_output_is_said() -> None:
    command = f"{shlex.quote(sys.executable)} -m citevouch --version >&-"
    done = subprocess.run(["bash", "-c", command], capture_output=True, text=True, check=False, timeout=60)
    assert (done.returncode, done.stderr) == (1, "citevouch: standard output is closed\n")
