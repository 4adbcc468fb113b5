"""``citevouch calls`` as a user calls it."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import pytest

from citevouch.cli import run
from citevouch.contract.check import problems

if TYPE_CHECKING:
    from pathlib import Path


@pytest.fixture
def log(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A log that the environment names, at a fixed time."""
    path = tmp_path / "calls.jsonl"
    monkeypatch.setenv("CITEVOUCH_CALL_LOG", str(path))
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "1796000000")
    return path


def test_log__adds_a_line_and_shows_it(log: Path, capfd: pytest.CaptureFixture[str]) -> None:
    assert run(["calls", "log", "answer-audit", "5", "true", "41.5", "ok", "stroke prevention"]) == 0
    shown = capfd.readouterr().out
    assert shown == log.read_text(encoding="utf-8")
    assert json.loads(shown) == {
        "ts": "2026-11-30T00:53:20Z",
        "skill": "answer-audit",
        "qcount": 5,
        "parallel": True,
        "duration_s": 41.5,
        "outcome": "ok",
        "topic": "stroke prevention",
    }


@pytest.mark.parametrize(
    "arguments",
    [
        pytest.param(["s", "0", "true", "1", "ok"], id="no questions"),
        pytest.param(["s", "1", "perhaps", "1", "ok"], id="neither true nor false"),
        pytest.param(["s", "1", "true", "-1", "ok"], id="less than no time"),
        pytest.param(["s", "1", "true", "nan", "ok"], id="no time"),
        pytest.param(["s", "1", "true", "1", "fine"], id="another outcome"),
        pytest.param([" ", "1", "true", "1", "ok"], id="no name"),
        pytest.param(["s", "1"], id="too little"),
    ],
)
def test_log__what_is_wrong_is_not_logged(log: Path, arguments: list[str]) -> None:
    assert run(["calls", "log", *arguments]) == 64
    assert not log.exists()


def test_stats__text_and_json(log: Path, capfd: pytest.CaptureFixture[str]) -> None:
    run(["calls", "log", "s", "5", "true", "41.5", "timeout"])
    log.write_text(log.read_text(encoding="utf-8") + "{broken\n", encoding="utf-8")
    capfd.readouterr()
    assert run(["calls", "stats"]) == 0
    assert capfd.readouterr().out == (
        "advice: WAIT (for 300 s)\n"
        "calls: 1 in 30 days, 1 broken lines left out\n"
        "questions in the last hour: 5 of 60\n"
        "seconds for a question, 95th percentile: 41.5 s\n"
        "timeout for a question: 62.25 s\n"
        "questions at once: 2\n"
        "A timeout was logged 0 seconds ago; wait, then ask at most 2 at once.\n"
    )
    assert run(["calls", "stats", "--json", "-", "--days", "1"]) == 0
    made = json.loads(capfd.readouterr().out)
    assert not problems(made, "CallStats")
    assert (made["window_days"], made["advice"]) == (1, "WAIT")


def test_stats__an_empty_log(log: Path, capfd: pytest.CaptureFixture[str]) -> None:
    assert run(["calls", "stats"]) == 0
    assert "advice: GO\n" in capfd.readouterr().out
    assert not log.exists()


def test_recent__the_last_ones(log: Path, capfd: pytest.CaptureFixture[str]) -> None:
    for count in ("1", "2", "3"):
        run(["calls", "log", "s", count, "false", "1", "ok"])
    capfd.readouterr()
    assert run(["calls", "recent", "2"]) == 0
    assert capfd.readouterr().out.splitlines() == [
        "2026-11-30 00:53:20Z  ok       2 one by one, 1 s  s",
        "2026-11-30 00:53:20Z  ok       3 one by one, 1 s  s",
    ]


def test_recent__another_file(log: Path, tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    other = tmp_path / "other.jsonl"
    run(["calls", "log", "s", "1", "true", "1", "ok", "--file", str(other)])
    capfd.readouterr()
    assert run(["calls", "recent", "--file", str(other)]) == 0
    assert capfd.readouterr().out.count("\n") == 1
    assert not log.exists()


def test_calls__a_log_that_is_a_folder(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    assert run(["calls", "stats", "--file", str(tmp_path)]) == 1
    assert "Is a directory" in capfd.readouterr().err
