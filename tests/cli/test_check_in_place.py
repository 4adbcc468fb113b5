"""``citevouch check --in-place``: the section and the summary go into the report, nothing of it is lost."""

from __future__ import annotations

import json
import stat
from pathlib import Path

import pytest
import yaml

from citevouch.cli import run
from citevouch.text.front_matter import front_matter

pytestmark = pytest.mark.usefixtures("clock")

SECTION = "## Reference Validation\n\n<!-- citevouch:begin -->\n"


@pytest.fixture
def report(tmp_path: Path, example: str) -> Path:
    path = tmp_path / "report.md"
    path.write_bytes(Path(example).read_bytes())
    return path


def check(path: Path, offline: list[str], *options: str) -> int:
    return run(["check", str(path), *offline, "--in-place", *options])


def test_the_section_is_put_at_the_end(
    report: Path, offline: list[str], capfd: pytest.CaptureFixture[str]
) -> None:
    before = report.read_text(encoding="utf-8")
    assert check(report, offline) == 0
    once = report.read_text(encoding="utf-8")
    assert once.startswith(f"{before}\n{SECTION}")
    assert once.endswith("\n<!-- citevouch:end -->\n")
    assert capfd.readouterr().out == ""
    assert check(report, offline) == 0
    assert report.read_text(encoding="utf-8") == once


def test_a_second_run_another_day_changes_nothing(
    report: Path, offline: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    assert check(report, offline, "--front-matter") == 0
    once = report.stat()
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "1800000000")
    assert check(report, offline, "--front-matter") == 0
    assert (report.stat().st_ino, report.stat().st_mtime_ns) == (once.st_ino, once.st_mtime_ns)


def test_front_matter_is_added_on_request_and_refreshed_ever_after(report: Path, offline: list[str]) -> None:
    before = report.read_text(encoding="utf-8")
    assert check(report, offline) == 0
    assert "reference_validation" not in report.read_text(encoding="utf-8")
    assert check(report, offline, "--front-matter") == 0
    once = report.read_text(encoding="utf-8")
    assert once.startswith(
        "---\ntitle: Calder syndrome, a research report\nprovider: made up for this example\n"
    )
    found = front_matter(once)
    assert found
    summary = yaml.safe_load(once[found[1] : found[2]])["reference_validation"]
    assert list(summary)[:4] == ["total_references", "verified", "not_found", "lookup_failed"]
    assert summary["needs_review"] is True
    assert once[found[3] :].startswith(before[before.index("---\n\n#") + 4 :])
    report.write_text(once.replace("total_references: 11", "total_references: 99"), encoding="utf-8")
    assert check(report, offline) == 0
    assert report.read_text(encoding="utf-8") == once


ODD = [
    pytest.param("a (PMID:90000001)", id="no final newline"),
    pytest.param("\ufeff# A\r\n\r\nb (PMID:90000001)\r\n", id="BOM and CRLF"),
    pytest.param("---\r\na: 1  # x\r\n---\r\nb\r\n", id="front matter, CRLF"),
    pytest.param("", id="empty"),
]


@pytest.mark.parametrize("text", ODD)
def test_odd_texts_keep_their_bytes(text: str, tmp_path: Path, offline: list[str]) -> None:
    path = tmp_path / "odd.md"
    path.write_bytes(text.encode())
    assert check(path, offline) == 0
    once = path.read_bytes()
    assert once.startswith(text.encode())
    assert (b"\r\n" in text.encode()) == (b"\r\n" in once)
    assert b"\r\n" not in once or once.count(b"\n") == once.count(b"\r\n")
    assert check(path, offline) == 0
    assert path.read_bytes() == once


BROKEN = [
    pytest.param(b"a\n\n<!-- citevouch:begin -->\n", "no partner", id="marks that do not pair"),
    pytest.param(b"a\xff\n", "not UTF-8", id="not UTF-8"),
    pytest.param(b"a\n\n```\nb\n", "inside a code block", id="an open fence"),
    pytest.param(
        b"---\nreference_validation: 1\nreference_validation: 2\n---\n", "twice", id="the key twice"
    ),
]


@pytest.mark.parametrize(("content", "said"), BROKEN)
def test_a_file_in_trouble_is_not_touched(
    content: bytes, said: str, tmp_path: Path, offline: list[str], capfd: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "r.md"
    path.write_bytes(content)
    before = path.stat()
    assert check(path, offline, "--front-matter") == 1
    assert said in capfd.readouterr().err
    assert path.read_bytes() == content
    assert path.stat().st_mtime_ns == before.st_mtime_ns
    assert [each.name for each in tmp_path.iterdir()] == ["r.md"]


def test_mode_and_link_are_kept(report: Path, offline: list[str], tmp_path: Path) -> None:
    report.chmod(0o640)
    link = tmp_path / "link.md"
    link.symlink_to(report)
    assert check(link, offline) == 0
    assert link.is_symlink()
    assert stat.S_IMODE(report.stat().st_mode) == 0o640
    assert SECTION in report.read_text(encoding="utf-8")


def test_what_was_written_meanwhile_is_kept(
    report: Path, offline: list[str], monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    from citevouch.cli import checking

    whole = checking.check_reading

    def slow(*arguments: object, **options: object) -> object:
        report.write_text("saved in an editor while the registries were asked\n", encoding="utf-8")
        return whole(*arguments, **options)  # type: ignore[arg-type]

    monkeypatch.setattr(checking, "check_reading", slow)
    assert check(report, offline) == 1
    assert "was changed while it was being checked" in capfd.readouterr().err
    assert report.read_text(encoding="utf-8").startswith("saved in an editor")


def test_the_section_is_not_read_again(report: Path, offline: list[str], tmp_path: Path) -> None:
    """What it lists is no citation of the report: the second JSON is the first but for the text's size."""
    found = []
    for name in ("a.json", "b.json"):
        assert check(report, offline, "--json", str(tmp_path / name)) == 0
        made = json.loads((tmp_path / name).read_text(encoding="utf-8"))
        made.pop("subject")
        found.append(made)
    assert found[0] == found[1]


def test_standard_input_has_no_place(capfd: pytest.CaptureFixture[str]) -> None:
    assert run(["check", "-", "--offline", "--in-place"]) == 64
    assert "standard input has no place" in capfd.readouterr().err
