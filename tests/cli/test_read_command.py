"""``citevouch read``: counts, explanation, JSON, the provider's list of sources."""

from __future__ import annotations

import io
import json
from typing import TYPE_CHECKING

import pytest

from citevouch.cli import run

if TYPE_CHECKING:
    from pathlib import Path

REPORT = """# Mice

Mice grow (PMID: 90000001) [1]. [bold]“Mice grew in every home they had”[/bold] (doi:10.5555/a). NCT0123 \x1b[31m [9].

## References

1. Roe J. A study of many mice. *J Made Up*. 2020;1:3. PMID: 90000001
"""


@pytest.fixture
def report(tmp_path: Path) -> Path:
    path = tmp_path / "report.md"
    path.write_text(REPORT, encoding="utf-8")
    return path


def test_read__counts(report: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["read", str(report)]) == 0
    shown = capsys.readouterr().out
    assert "3 distinct things cited" in shown
    assert "PMID: 1 in 2 places" in shown
    assert "NCT: 1 in 1 places, 1 malformed" in shown
    assert "bibliography: 1 entries, 0 without identifier" in shown


def test_read__explain_shows_the_text_around(report: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["read", str(report), "--explain"]) == 0
    shown = capsys.readouterr().out
    assert "Mice grow (PMID: 90000001) [1]." in shown
    assert "title (POSITION, 0.90): A study of many mice" in shown
    assert "[bold]" in shown  # text from outside is never markup
    assert "\x1b[31m" not in shown
    assert "not NCT and eight digits" in shown


def test_read__json_passes_the_gate(report: Path, tmp_path: Path) -> None:
    out = tmp_path / "reading.json"
    assert run(["read", str(report), "--json", str(out)]) == 0
    plain = json.loads(out.read_text(encoding="utf-8"))
    assert [mention["canonical_id"] for mention in plain["mentions"] if not mention["malformed"]] == [
        "PMID:90000001",
        "DOI:10.5555/a",
        "PMID:90000001",
    ]
    assert run(["schema", "validate", "-C", "Reading", str(out)]) == 0


def test_read__json_to_standard_output_is_alone(
    report: Path, capsysbinary: pytest.CaptureFixture[bytes]
) -> None:
    assert run(["read", str(report), "--json", "-"]) == 0
    assert json.loads(capsysbinary.readouterr().out)["subject"]["characters"] == len(REPORT)


def test_read__several_files(report: Path, tmp_path: Path) -> None:
    array, lines = tmp_path / "all.json", tmp_path / "all.jsonl"
    assert run(["read", str(report), str(report), "--json", str(array)]) == 0
    assert run(["read", str(report), str(report), "--json", str(lines)]) == 0
    assert len(json.loads(array.read_text(encoding="utf-8"))) == 2
    assert len(lines.read_text(encoding="utf-8").splitlines()) == 2


def test_read__one_file_fails_alone(report: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["read", str(tmp_path / "none.md"), str(report)]) == 1
    captured = capsys.readouterr()
    assert "none.md" in captured.err
    assert "3 distinct things cited" in captured.out


def test_read__citations(report: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    sources = tmp_path / "citations.json"
    sources.write_text('["https://doi.org/10.5555/b"]', encoding="utf-8")
    assert run(["read", str(report), "--citations", str(sources)]) == 0
    assert "4 distinct things cited" in capsys.readouterr().out


def test_read__standard_input(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO(b"PMID 90000001")))
    assert run(["read", "-"]) == 0
    assert "1 distinct things cited" in capsys.readouterr().out


def test_read__pattern_that_is_none(report: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["read", str(report), "--quote-pattern", "("]) == 1
    assert capsys.readouterr().err
