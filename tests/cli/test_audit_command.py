"""``citevouch audit check`` as a user calls it."""

from __future__ import annotations

import io
import json
import shutil
import sys
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from citevouch.cli import run
from citevouch.contract.check import problems

if TYPE_CHECKING:
    from collections.abc import Callable

    Call = Callable[..., int]

EXAMPLES = Path(__file__).parents[2] / "examples"
ANSWER = str(EXAMPLES / "answer.md")


@pytest.fixture
def check(tmp_path: Path) -> Call:
    """Call ``audit check`` offline over the records of the examples."""
    records = tmp_path / "records"
    shutil.copytree(EXAMPLES / "records", records)
    return lambda *arguments: run(["audit", "check", *arguments, "--offline", "--cache-dir", str(records)])


def test_check__prints_the_report(check: Call, capfd: pytest.CaptureFixture[str]) -> None:
    assert check(ANSWER, "--question", "Does velotran prevent strokes?") == 0
    out = capfd.readouterr().out
    assert out.startswith("> [!warning] Citation audit: 4 of 7")
    assert "> Query: Does velotran prevent strokes?" in out


def test_check__json_leaves_by_the_contract(check: Call, capfd: pytest.CaptureFixture[str]) -> None:
    assert check(ANSWER, "--json", "-", "--context", "here", "--mode", "auto", "--max-papers", "3") == 0
    report = json.loads(capfd.readouterr().out)
    assert not problems(report, "AuditReport")
    assert (report["mode"], report["practice_context"], report["max_papers"]) == ("AUTO", "here", 3)
    assert report["audit_summary"]["papers_checked"] == 3


def test_check__several_outputs(check: Call, tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    note, output = tmp_path / "note.md", tmp_path / "audit.md"
    note.write_text("# Note\n", encoding="utf-8")
    for _ in range(2):
        assert (
            check(
                ANSWER, "--json", str(tmp_path / "a.jsonl"), "--output", str(output), "--append-to", str(note)
            )
            == 0
        )
    assert capfd.readouterr().out == ""
    assert len((tmp_path / "a.jsonl").read_text(encoding="utf-8").splitlines()) == 1
    assert output.read_text(encoding="utf-8").startswith("> [!warning]")
    written = note.read_text(encoding="utf-8")
    assert written.startswith("# Note\n")
    assert written.count("[!tip]-") == 1


def test_check__the_note_of_the_answer_itself(check: Call, tmp_path: Path) -> None:
    note = tmp_path / "answer.md"
    shutil.copy(ANSWER, note)
    before = note.read_text(encoding="utf-8")
    for _ in range(2):
        assert check(str(note), "--append-to", str(note)) == 0
    written = note.read_text(encoding="utf-8")
    assert written.startswith(before)
    assert written.count("Citation audit (") == 1
    assert "4 of 7 cited papers" in written


def test_check__standard_input(
    check: Call, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    raw = Path(ANSWER).read_bytes()
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(raw), encoding="utf-8"))
    assert check("-", "--json", "-") == 0
    assert json.loads(capfd.readouterr().out)["subject"]["name"] == "<stdin>"


def test_check__tables(check: Call, tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    tables = tmp_path / "tables.yaml"
    tables.write_text("corpora: [{begins: made_up, risk: LOW}]\n", encoding="utf-8")
    assert check(ANSWER, "--json", "-", "--tables", str(tables)) == 0
    report = json.loads(capfd.readouterr().out)
    assert next(each["origin_risk"] for each in report["citations"] if each["index"] == 7) == "LOW"


def test_check__pubmed_switched_off(check: Call, tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    given = tmp_path / "a.md"
    given.write_text(
        'A[1].\n\n## Citation Data\n[{"index": 1, "pmid": 90000101, "title": "T"}]', encoding="utf-8"
    )
    assert check(str(given), "--json", "-", "--skip-prefix", "PMID") == 0
    existence = json.loads(capfd.readouterr().out)["papers"][0]["existence"]
    assert existence["existence_outcome"] == "NOT_APPLICABLE_PMID_ONLY"


@pytest.mark.parametrize(
    ("text", "status"),
    [
        pytest.param("", "EMPTY", id="nothing"),
        pytest.param("Text [1].", "NO_CITATION_DATA", id="no data"),
        pytest.param("Text.\n\n## Citation Data\n[{", "MALFORMED_CITATION_DATA", id="broken data"),
    ],
)
def test_check__an_answer_that_cannot_be_read_is_an_outcome(
    check: Call, tmp_path: Path, capfd: pytest.CaptureFixture[str], text: str, status: str
) -> None:
    given = tmp_path / "a.md"
    given.write_text(text, encoding="utf-8")
    assert check(str(given), "--json", "-") == 0
    report = json.loads(capfd.readouterr().out)
    assert not problems(report, "AuditReport")
    assert report["parse_status"] == status


@pytest.mark.parametrize(
    ("arguments", "code", "said"),
    [
        pytest.param(["none.md"], 1, "none.md: No such file", id="no such answer"),
        pytest.param([ANSWER, "--append-to", "none.md"], 1, "none.md: No such file", id="no such note"),
        pytest.param([ANSWER, "--append-to", "-"], 1, "a note is a file", id="a note that is no file"),
        pytest.param([ANSWER, "--output", ANSWER], 64, "is the answer itself", id="over the answer"),
        pytest.param(
            [ANSWER, "--output", "x", "--json", "x"], 64, "the same place", id="two results in one place"
        ),
        pytest.param([ANSWER, "--mode", "other"], 64, "standalone", id="another mode"),
        pytest.param([ANSWER, "--max-papers", "0"], 64, "max-papers", id="no papers"),
        pytest.param([], 64, "ANSWER", id="no answer"),
    ],
)
def test_check__what_cannot_be_done(
    check: Call, capfd: pytest.CaptureFixture[str], arguments: list[str], code: int, said: str
) -> None:
    before = Path(ANSWER).read_bytes()
    assert check(*arguments) == code
    assert said in capfd.readouterr().err
    assert Path(ANSWER).read_bytes() == before


def test_check__not_utf8(check: Call, tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    given = tmp_path / "a.md"
    given.write_bytes(b"ok\n\xff\xfe")
    assert check(str(given)) == 1
    assert "a.md:2: not UTF-8 text" in capfd.readouterr().err


def test_check__a_note_with_half_a_mark_is_left_alone(
    check: Call, tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    note = tmp_path / "note.md"
    note.write_text("A\n\n<!-- citevouch:audit-begin -->\n", encoding="utf-8")
    before = note.read_bytes()
    assert check(ANSWER, "--append-to", str(note)) == 1
    assert "has no partner" in capfd.readouterr().err
    assert note.read_bytes() == before
