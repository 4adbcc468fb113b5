"""The log of calls: added to, read, broken lines left out."""

from __future__ import annotations

import json
import subprocess
import sys
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from citevouch.calls.log import append, default_log, entry, read_line, read_log, shown
from citevouch.contract.check import problems
from citevouch.errors import InputError

NOW = datetime(2026, 11, 30, 12, 0, tzinfo=UTC)
GOOD = {
    "ts": "2026-11-30T12:00:00Z",
    "skill": "answer-audit",
    "qcount": 5,
    "parallel": True,
    "duration_s": 41.5,
    "outcome": "ok",
}


def made(**changes: Any) -> Any:
    values = {"at": NOW, "skill": "s", "qcount": 1, "parallel": False, "duration_s": 1.0, "outcome": "ok"}
    return entry(**{**values, **changes})


def test_append__a_line_of_the_contract(tmp_path: Path) -> None:
    path = tmp_path / "deep" / "calls.jsonl"
    append(path, made(topic="stroke | prevention\n"))
    append(path, made(outcome="banned"))
    lines = [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]
    assert [line["outcome"] for line in lines] == ["ok", "banned"]
    assert lines[0]["ts"] == "2026-11-30T12:00:00Z"
    for line in lines:
        assert not problems(line, "CallLogEntry")


def test_append__an_unfinished_line_is_ended_first(tmp_path: Path) -> None:
    path = tmp_path / "calls.jsonl"
    path.write_text('{"ts": "2026-11-', encoding="utf-8")
    append(path, made())
    log = read_log(path)
    assert (len(log.entries), log.broken_lines) == (1, 1)


def test_append__what_is_there_stays(tmp_path: Path) -> None:
    path = tmp_path / "calls.jsonl"
    before = b"not json\n\n\xff\xfe\n"
    path.write_bytes(before)
    append(path, made())
    assert path.read_bytes().startswith(before)


def test_append__where_it_cannot_be_written(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("x", encoding="utf-8")
    with pytest.raises(InputError, match=r"calls\.jsonl"):
        append(tmp_path / "file" / "calls.jsonl", made())


def test_append__several_writers_at_once(tmp_path: Path) -> None:
    path = tmp_path / "calls.jsonl"
    code = (
        "import sys; from pathlib import Path; from datetime import datetime, UTC\n"
        "from citevouch.calls.log import append, entry\n"
        "for at in range(40):\n"
        "    append(Path(sys.argv[1]), entry(at=datetime.now(UTC), skill=sys.argv[2] * 500, qcount=at + 1,"
        " parallel=True, duration_s=1.0, outcome='ok'))\n"
    )
    writers = [subprocess.Popen([sys.executable, "-c", code, str(path), name]) for name in "ab"]
    assert [writer.wait(timeout=60) for writer in writers] == [0, 0]
    log = read_log(path)
    assert (len(log.entries), log.broken_lines) == (80, 0)
    assert sorted(each.qcount for each in log.entries if each.skill[0] == "a") == list(range(1, 41))


@pytest.mark.parametrize(
    "changes",
    [
        pytest.param({}, id="as we write it"),
        pytest.param({"ts": "2026-11-30T13:00:00+01:00"}, id="another offset"),
        pytest.param({"ts": "2026-11-30T12:00:00"}, id="no offset is UTC"),
        pytest.param({"ts": "2026-11-30T12:00:00.123456Z"}, id="fractions of a second"),
        pytest.param({"duration_s": 41}, id="whole seconds"),
        pytest.param({"topic": "stroke"}, id="a topic"),
        pytest.param({"topic": None}, id="no topic"),
        pytest.param({"host": "a key of somebody else"}, id="another key"),
    ],
)
def test_read_line__good(changes: dict[str, Any]) -> None:
    read = read_line(json.dumps({**GOOD, **changes}))
    assert read is not None
    assert read.ts.replace(microsecond=0) == NOW


@pytest.mark.parametrize(
    "line",
    [
        pytest.param("", id="empty"),
        pytest.param("{", id="broken"),
        pytest.param("[]", id="a list"),
        pytest.param("null", id="null"),
        pytest.param("[" * 100_000, id="very deep"),
        *(
            pytest.param(json.dumps({**GOOD, key: value}), id=f"{key} is {value!r}")
            for key, value in [
                ("ts", "yesterday"), ("ts", 5), ("skill", " "), ("skill", None), ("qcount", 0), ("qcount", "5"), ("qcount", True),
                ("qcount", 1.5), ("parallel", "true"), ("parallel", 1), ("duration_s", -1), ("duration_s", "1"),
                ("duration_s", True), ("outcome", "fine"), ("outcome", None), ("topic", 5),
            ]
        ),
        pytest.param(json.dumps(GOOD).replace("41.5", "NaN"), id="duration_s is NaN"),
        pytest.param(json.dumps({key: value for key, value in GOOD.items() if key != "outcome"}), id="no outcome"),
    ],
)  # fmt: skip
def test_read_line__broken(line: str) -> None:
    assert read_line(line) is None


@given(
    st.text()
    | st.dictionaries(st.sampled_from(sorted(GOOD)), st.none() | st.text() | st.integers() | st.floats()).map(
        json.dumps
    )
)
def test_read_line__never_raises(line: str) -> None:
    read_line(line)


def test_read_log__broken_lines_are_counted(tmp_path: Path) -> None:
    path = tmp_path / "calls.jsonl"
    good = json.dumps(GOOD).encode()
    path.write_bytes(good + b"\n{broken\n\n   \n\xff\n" + good + b"\r\n" + good)
    log = read_log(path)
    assert (len(log.entries), log.broken_lines) == (3, 2)


def test_read_log__no_log_is_an_empty_one(tmp_path: Path) -> None:
    assert read_log(tmp_path / "none.jsonl").entries == ()
    with pytest.raises(InputError):
        read_log(tmp_path)


def test_shown__nothing_acts_on_a_terminal() -> None:
    line = "2026-11-30 12:00:00Z  ok       1 one by one, 1 s  a\\x1b[2J  b c"
    assert shown(made(skill="a\x1b[2J", topic="b\nc")) == line


@pytest.mark.parametrize(
    ("variable", "value", "path"),
    [
        pytest.param("CITEVOUCH_CALL_LOG", "/somewhere/log.jsonl", "/somewhere/log.jsonl", id="named"),
        pytest.param("XDG_STATE_HOME", "/state", "/state/citevouch/calls.jsonl", id="the state folder"),
    ],
)
def test_default_log(monkeypatch: pytest.MonkeyPatch, variable: str, value: str, path: str) -> None:
    monkeypatch.setenv(variable, value)
    assert default_log() == Path(path)


def test_default_log__a_relative_state_folder_is_not_believed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_STATE_HOME", "state")
    assert default_log() == Path.home() / ".local" / "state" / "citevouch" / "calls.jsonl"
