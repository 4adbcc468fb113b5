"""``citevouch check`` as a user calls it, offline over the example."""

from __future__ import annotations

import io
import json
import shutil
from pathlib import Path

import pytest

from citevouch.cli import run
from citevouch_contract.models import ValidationReport

EXAMPLES = Path(__file__).parent.parent.parent / "examples"
REPORT, RECORDS = str(EXAMPLES / "report.md"), str(EXAMPLES / "records")
OFFLINE = ["--offline", "--cache-dir", RECORDS]
pytestmark = pytest.mark.usefixtures("clock")


def check(*arguments: str) -> int:
    return run(["check", *arguments])


def test_check__prints_the_section(capfd: pytest.CaptureFixture[str]) -> None:
    assert check(REPORT, *OFFLINE) == 0
    printed = capfd.readouterr()
    assert printed.out.startswith("## Reference Validation\n")
    said = [line.rsplit(" [", 1)[0].partition(f"{REPORT}:")[2] for line in printed.err.splitlines()]
    assert [line.split(": ")[0] for line in said] == ["17:39", "25:67", "30:26", "41:1"]
    assert said[1] == "25:67: RETRACTED PMID:90000005: retracted, says PubMed"


def test_check__json_holds_the_verdicts(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "report.json"
    assert check(REPORT, *OFFLINE, "--json", str(out)) == 0
    assert capfd.readouterr().out.startswith("## Reference Validation\n")
    report = ValidationReport.model_validate_json(out.read_text(encoding="utf-8"))
    by_name = {each.reference_id: each for each in report.references or ()}
    assert by_name["PMID:90000001"].status == "VERIFIED"
    assert by_name["PMID:90000001"].record is not None
    assert by_name["PMID:90000001"].record.source == "CACHE_FILE"
    assert by_name["DOI:10.5555/mjrd.2019.001"].same_as == ["PMID:90000001"]
    assert by_name["PMID:90000005"].standing == "RETRACTED"
    offline = by_name["PMID:90000099"]
    assert (offline.status, offline.unverifiable_reason) == ("UNVERIFIABLE", "OFFLINE")
    outcomes = {(quote.reference_id, quote.quote_outcome, quote.found_in) for quote in report.quotes or ()}
    assert ("PMID:90000001", "FOUND", None) in outcomes
    assert ("PMID:90000001", "NOT_FOUND", None) in outcomes
    assert ("PMID:90000003", "MISATTRIBUTED", "PMID:90000004") in outcomes
    assert report.summary.needs_review is True
    assert report.summary.complete is False


def test_check__same_input_same_bytes(tmp_path: Path) -> None:
    for name in ("a.json", "b.json"):
        assert check(REPORT, *OFFLINE, "--json", str(tmp_path / name)) == 0
    assert (tmp_path / "a.json").read_bytes() == (tmp_path / "b.json").read_bytes()


def test_check__json_on_standard_output_stands_alone(capfd: pytest.CaptureFixture[str]) -> None:
    assert check(REPORT, *OFFLINE, "--json", "-") == 0
    assert json.loads(capfd.readouterr().out)["subject"]["name"] == REPORT


def test_check__standard_input(monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]) -> None:
    data = io.BytesIO(Path(REPORT).read_bytes())
    monkeypatch.setattr("sys.stdin", io.TextIOWrapper(data, encoding="utf-8"))
    assert check("-", *OFFLINE, "--json", "-") == 0
    assert json.loads(capfd.readouterr().out)["subject"]["name"] == "<stdin>"


BAD = [
    pytest.param(b"", "No PMID or DOI references were found", 0, id="an empty file cites nothing"),
    pytest.param(b"\xef\xbb\xbfPMID:90000001\r\n", "References checked", 0, id="BOM and CRLF"),
]


@pytest.mark.parametrize(("content", "said", "code"), BAD)
def test_check__odd_files(
    content: bytes, said: str, code: int, tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "odd.md"
    path.write_bytes(content)
    assert check(str(path), *OFFLINE) == code
    assert said in capfd.readouterr().out


def test_check__json_that_cannot_be_written(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    assert check(REPORT, *OFFLINE, "--json", str(tmp_path / "no" / "folder.json")) == 1
    assert "folder.json" in capfd.readouterr().err


def test_check__a_cache_folder_that_is_none(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    assert check(REPORT, "--offline", "--cache-dir", str(tmp_path / "nowhere")) in {0, 1}
    assert "Traceback" not in capfd.readouterr().err


def test_check__records_are_never_rewritten(tmp_path: Path) -> None:
    folder = tmp_path / "records"
    shutil.copytree(RECORDS, folder)
    before = {path.name: path.read_bytes() for path in folder.iterdir()}
    assert check(REPORT, "--offline", "--cache-dir", str(folder)) == 0
    assert {path.name: path.read_bytes() for path in folder.iterdir()} == before


def test_check__options_leave_rungs_out(tmp_path: Path) -> None:
    out = tmp_path / "r.json"
    arguments = ["--no-check-quotes", "--no-check-relevance", "--skip-prefix", "doi", "--max-references", "2"]
    assert check(REPORT, *OFFLINE, *arguments, "--json", str(out)) == 0
    report = json.loads(out.read_text(encoding="utf-8"))
    assert report["quotes"] == []
    assert all("relevance" not in each for each in report["references"])
    reasons = {each["reference_id"]: each.get("unverifiable_reason") for each in report["references"]}
    assert reasons["DOI:10.5555/mjrd.2020.014"] == "SKIPPED_PREFIX"
    assert reasons["PMID:90000005"] == "OVER_LIMIT"
    assert report["summary"]["truncated"] is True


@pytest.mark.parametrize(
    "options",
    [
        pytest.param(["--skip-prefix", "pmid,DOI"], id="with a comma"),
        pytest.param(["--skip-prefix", "PMID:", "--skip-prefix", " doi "], id="one by one"),
    ],
)
def test_check__prefixes_to_skip_are_listed_either_way(options: list[str], tmp_path: Path) -> None:
    path, out = tmp_path / "r.md", tmp_path / "r.json"
    path.write_text("See PMID:90000001 and DOI: 10.5555/x.\n", encoding="utf-8")
    assert check(str(path), *OFFLINE, *options, "--json", str(out)) == 0
    report = json.loads(out.read_text(encoding="utf-8"))
    assert [each["unverifiable_reason"] for each in report["references"]] == ["SKIPPED_PREFIX"] * 2


HOSTILE = """# Report

A [link](javascript:alert(1)) and DOI: 10.5555/x|y`z and "a quotation | with <b>markup</b> and [4Fe-4S] \x1b[31m in it, long
enough" (PMID:90000001).

## References

1. Evil A. <script>alert(1)</script> | title ](http://x) **bold**. PMID: 90000001
"""


def test_check__text_from_outside_is_data(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "hostile.md"
    path.write_text(HOSTILE, encoding="utf-8")
    assert check(str(path), *OFFLINE) == 0
    said = capfd.readouterr()
    assert "\x1b" not in said.out + said.err
    assert "<script>" not in said.out
    assert "](javascript" not in said.out
    assert "\\[4Fe-4S\\]" in said.out
