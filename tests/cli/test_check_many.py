"""``citevouch check`` over several files and folders: one run, one failure, one table."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import pytest

from citevouch.cli import run
from citevouch.cli.inputs import reports_in

if TYPE_CHECKING:
    from pathlib import Path

    from tests.stub.server import Stub

pytestmark = pytest.mark.usefixtures("clock")


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Three reports, one that is no text, and what is not to be read."""
    files = {
        "a.md": b"See PMID:90000001.\n",
        "deep/er/B.MD": b"See PMID:90000004.\n",
        "deep/c.md": b"Nothing is cited here.\n",
        "bad.md": b"line\n\xff\n",
        ".hidden/x.md": b"See PMID:90000001.\n",
        "deep/.git/x.md": b"See PMID:90000001.\n",
        "notes.txt": b"See PMID:90000001.\n",
    }
    for name, content in files.items():
        path = tmp_path / "reports" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(content)
    return tmp_path / "reports"


def names(folder: Path, *relative: str) -> list[str]:
    return [str(folder / name) for name in relative]


def test_a_folder(
    folder: Path, offline: list[str], tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "all.json"
    assert run(["check", str(folder), *offline, "--json", str(out)]) == 1
    reports = json.loads(out.read_text(encoding="utf-8"))
    assert [each["subject"]["name"] for each in reports] == names(folder, "a.md", "deep/c.md", "deep/er/B.MD")
    said = capfd.readouterr()
    assert said.out.count("## Reference Validation") == 3
    assert f"<!-- {folder / 'a.md'} -->" in said.out
    assert f"{folder / 'bad.md'}:2: not UTF-8 text" in said.err
    table = [line.split() for line in said.err.splitlines()[-6:]]
    assert table[0][:4] == ["references", "resolved", "missing", "failed"]
    assert table[1][-1] == str(folder / "a.md")
    assert table[2][-2:] == [str(folder / "bad.md"), "(failed)"]
    assert table[-1][:2] == ["2", "2"]
    assert table[-1][-2:] == ["3", "reports"]


def test_each_report_counts_its_attempts(folder: Path, offline: list[str], tmp_path: Path) -> None:
    """A report is the same whether it was checked alone or among others."""
    alone, among = tmp_path / "alone.json", tmp_path / "among.jsonl"
    last = str(folder / "deep/er/B.MD")
    assert run(["check", last, *offline, "--json", str(alone)]) == 0
    assert run(["check", str(folder / "a.md"), last, *offline, "--json", str(among)]) == 0
    lines = among.read_text(encoding="utf-8").splitlines()
    assert json.loads(lines[1]) == json.loads(alone.read_text(encoding="utf-8"))


@pytest.mark.parametrize(
    ("named", "form"),
    [
        pytest.param(["a.md"], dict, id="one file"),
        pytest.param(["a.md", "deep/c.md"], list, id="two files"),
        pytest.param(["a.md", "a.md"], list, id="one file twice"),
        pytest.param(["deep/er"], list, id="a folder of one"),
    ],
)
def test_json_is_an_array_for_several(
    named: list[str], form: type, folder: Path, offline: list[str], tmp_path: Path
) -> None:
    out = tmp_path / "o.json"
    assert run(["check", *names(folder, *named), *offline, "--json", str(out)]) == 0
    text = out.read_text(encoding="utf-8")
    loaded = json.loads(text)
    assert isinstance(loaded, form)
    assert text == json.dumps(loaded, indent=2, ensure_ascii=False) + "\n"


def test_a_file_under_two_names_is_checked_once(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(folder)
    assert reports_in(("a.md", "./a.md", str(folder / "a.md"), "-", "-")) == ["a.md", "-"]


def test_json_of_nothing_but_failures_is_an_empty_array(
    folder: Path, offline: list[str], tmp_path: Path
) -> None:
    out = tmp_path / "o.json"
    assert run(["check", str(folder / "bad.md"), str(folder / "gone.md"), *offline, "--json", str(out)]) == 1
    assert json.loads(out.read_text(encoding="utf-8")) == []


def test_one_file_that_fails_leaves_what_was_there(folder: Path, offline: list[str], tmp_path: Path) -> None:
    out = tmp_path / "o.json"
    out.write_text("earlier", encoding="utf-8")
    assert run(["check", str(folder / "bad.md"), *offline, "--json", str(out)]) == 1
    assert out.read_text(encoding="utf-8") == "earlier"


def test_output_holds_every_section(
    folder: Path, offline: list[str], tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "sections.md"
    assert run(["check", str(folder / "deep"), *offline, "--output", str(out)]) == 0
    assert out.read_text(encoding="utf-8").count("## Reference Validation") == 2
    assert capfd.readouterr().out == ""


def test_the_cache_folder_is_no_folder_of_reports(folder: Path, tmp_path: Path) -> None:
    records = folder / "references_cache"
    records.mkdir()
    (records / "PMID_90000001.md").write_text(
        "---\nreference_id: PMID:90000001\ntitle: x\n---\n", encoding="utf-8"
    )
    (folder / "bad.md").unlink()
    out = tmp_path / "o.json"
    assert run(["check", str(folder), "--offline", "--cache-dir", str(records), "--json", str(out)]) == 0
    assert len(json.loads(out.read_text(encoding="utf-8"))) == 3


def test_an_empty_folder_is_an_error(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    assert run(["check", str(tmp_path), "--offline"]) == 1
    assert "holds no report" in capfd.readouterr().err


def test_a_fault_of_ours_in_one_file_is_not_the_others(
    folder: Path, offline: list[str], monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    from citevouch.cli import checking

    whole = checking.check_reading

    def broken(*arguments: object, **options: object) -> object:
        if str(options["name"]).endswith("a.md"):
            raise ZeroDivisionError("by zero")
        return whole(*arguments, **options)  # type: ignore[arg-type]

    monkeypatch.setattr(checking, "check_reading", broken)
    assert run(["check", *names(folder, "a.md", "deep/c.md"), *offline]) == 1
    said = capfd.readouterr()
    assert "a.md: a fault of citevouch itself: ZeroDivisionError: by zero" in said.err
    assert said.out.count("## Reference Validation") == 1


def test_a_run_started_again_asks_nothing_anew(folder: Path, registries: Stub) -> None:
    (folder / "bad.md").unlink()
    assert run(["check", str(folder)]) == 0
    asked = registries.count()
    assert asked > 0
    (folder / "later.md").write_text("See PMID:90000005.\n", encoding="utf-8")
    assert run(["check", str(folder)]) == 0
    assert registries.count() == asked + 2  # PubMed, and Crossref about the standing


USAGE = [
    pytest.param(["--citations", "x"], "about one report", id="citations of two"),
    pytest.param(["--html", "x"], "about one report", id="a page on two"),
    pytest.param(["--front-matter"], "goes with --in-place", id="front matter alone"),
    pytest.param(["--json", "x", "--output", "x"], "same place", id="two outputs, one file"),
    pytest.param(["--json", "-", "--output", "-"], "same place", id="two outputs, standard output"),
    pytest.param(["--fail-on", "quote"], "'quote' is none of", id="no such word"),
    pytest.param(["--rate-limit-delay", "-1"], "-1", id="a pause below nothing"),
]


@pytest.mark.parametrize(("options", "said"), USAGE)
def test_usage(options: list[str], said: str, folder: Path, capfd: pytest.CaptureFixture[str]) -> None:
    assert run(["check", *names(folder, "a.md", "deep/c.md"), "--offline", *options]) == 64
    assert said in capfd.readouterr().err


def test_no_output_overwrites_a_report(folder: Path, capfd: pytest.CaptureFixture[str]) -> None:
    path = folder / "a.md"
    (folder / "link").symlink_to(path)
    assert run(["check", str(path), "--offline", "--output", str(folder / "link")]) == 64
    assert "would be overwritten" in capfd.readouterr().err
    assert path.read_bytes() == b"See PMID:90000001.\n"


@pytest.mark.parametrize("terminal", [True, False])
def test_progress_is_for_terminals(
    terminal: bool,
    folder: Path,
    offline: list[str],
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setattr("sys.stderr.isatty", lambda: terminal)
    assert run(["check", *names(folder, "a.md", "deep/c.md"), *offline]) == 0
    said = capsys.readouterr().err
    assert (f"[2/2] {folder / 'deep/c.md'}\n" in said) is terminal


def test_an_empty_name(
    folder: Path, offline: list[str], monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    """What an unset variable of a script gives is no order to check, or change, all that lies around."""
    monkeypatch.chdir(folder)
    before = {path: path.read_bytes() for path in folder.rglob("*") if path.is_file()}
    assert run(["check", "", *offline, "--in-place"]) == 1
    assert "the name of a report is empty" in capfd.readouterr().err
    assert {path: path.read_bytes() for path in folder.rglob("*") if path.is_file()} == before
