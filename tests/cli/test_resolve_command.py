"""``citevouch resolve`` and ``citevouch cache`` as a user calls them."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from typing import TYPE_CHECKING

import pytest
from tests.stub.server import Fault, Stub, running_stub

from citevouch.cli import run
from citevouch.contract.check import problems

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

    Call = Callable[..., int]

FILE = """---
reference_id: PMID:90009001
title: Glands of the hinterland
content_type: abstract_only
---

# Glands of the hinterland

## Content

Seen in all of them.
"""


@pytest.fixture
def stub(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[Stub]:
    """The registries, with the environment pointing at them."""
    with running_stub() as running:
        for name, url in running.urls().items():
            monkeypatch.setenv(f"CITEVOUCH_{name.upper()}", url)
        monkeypatch.setenv("CITEVOUCH_CONTROL_PMID", "90000999")
        monkeypatch.setenv("CITEVOUCH_CONTROL_DOI", "10.5555/cr.control")
        monkeypatch.setenv("CITEVOUCH_CACHE_DIR", str(tmp_path / "cache"))
        monkeypatch.setenv("CITEVOUCH_READ_TIMEOUT", "0.3")
        monkeypatch.setenv("CITEVOUCH_OUTAGE_SECONDS", "2")
        yield running


def test_records_are_printed(stub: Stub, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["resolve", "pmid 90000001", "10.5555/gone.1", "https://doi.org/10.5555/CR.1"]) == 0
    said = capsys.readouterr().out
    assert "PMID:90000001  VERIFIED  PubMed has this record\n  Glands of the hinterland" in said
    assert "DOI:10.5555/gone.1  NOT_FOUND  doi.org says that this DOI does not exist" in said
    assert "DOI:10.5555/cr.1  VERIFIED" in said
    assert "fabricated" not in said


def test_explain_shows_the_attempts(stub: Stub, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["resolve", "PMC99000001", "--explain"]) == 0
    said = capsys.readouterr().out
    assert "a1 IDCONV ANSWERED HTTP 200" in said
    assert "1 try: asked 2, found 2, absent 0" in said


@pytest.mark.parametrize("name", ["report.json", "report.jsonl"])
def test_report(name: str, stub: Stub, tmp_path: Path) -> None:
    path = tmp_path / name
    stub.faults = [Fault(service="clinicaltrials", status=503)]
    ids = ["PMID:90000001", "PMID:90009001", "NCT99000001", "PMC99000003", "MADEUP:1", "PMID:0", "9999.00001"]
    assert run(["resolve", *ids[:-1], "arXiv:9999.00001", "--json", str(path)]) == 0
    report = json.loads(path.read_text(encoding="utf-8"))
    assert problems(report, "ValidationReport") == []
    assert {each["reference_id"]: each["status"] for each in report["references"]} == {
        "PMID:90000001": "VERIFIED",
        "PMID:90009001": "NOT_FOUND",
        "NCT:NCT99000001": "LOOKUP_FAILED",
        "PMC:PMC99000003": "VERIFIED",
        "MADEUP:1": "UNVERIFIABLE",
        "PMID:0": "UNVERIFIABLE",
        "ARXIV:9999.00001": "VERIFIED",
    }
    assert [each["id"] for each in report["attempts"]] == [
        f"a{n + 1}" for n in range(len(report["attempts"]))
    ]
    assert report["summary"]["complete"] is False


def test_report_to_standard_output(stub: Stub, capsysbinary: pytest.CaptureFixture[bytes]) -> None:
    assert run(["resolve", "PMID:90000001", "--json", "-"]) == 0
    assert json.loads(capsysbinary.readouterr().out)["summary"]["verified"] == 1


@pytest.mark.parametrize(
    ("fault", "arguments", "code"),
    [
        pytest.param(None, ["PMID:90000001", "PMID:90009001"], 0, id="all answered"),
        pytest.param(Fault(service="eutils", status=503), ["PMID:90000001"], 3, id="an outage"),
        pytest.param(None, ["PMID:90000001", "--offline"], 3, id="offline"),
        pytest.param(None, ["PMID:90000001", "PMID:90000002", "--max-references", "1"], 3, id="cut short"),
        pytest.param(None, ["MADEUP:1"], 0, id="nobody to ask"),
    ],
)
def test_fail_on_incomplete(fault: Fault | None, arguments: list[str], code: int, stub: Stub) -> None:
    stub.faults = [fault] if fault else []
    assert run(["resolve", *arguments, "--fail-on", "incomplete"]) == code
    assert run(["resolve", *arguments]) == 0


def test_an_outage_is_said_first(stub: Stub, capsys: pytest.CaptureFixture[str]) -> None:
    stub.faults = [Fault(service="eutils", status=503)]
    run(["resolve", "PMID:90000001"])
    first, second, *_ = capsys.readouterr().out.splitlines()
    assert first == "PUBMED: 1 of 1 requests failed"
    assert second == "PMID:90000001  LOOKUP_FAILED (HTTP_ERROR)  PubMed answered with an error (HTTP 503)"


@pytest.mark.parametrize(
    ("arguments", "code", "message"),
    [
        pytest.param(["resolve"], 64, "Missing argument", id="nothing to look up"),
        pytest.param(["resolve", "hello"], 1, "'hello' is no identifier", id="no identifier"),
        pytest.param(["resolve", "PMID:1", "--email", "nobody"], 1, "e-mail address is none", id="no e-mail"),
        pytest.param(
            ["resolve", "PMID:1", "--sources", "nowhere"], 1, "nowhere: cannot be read", id="no sources"
        ),
        pytest.param(["cache", "export", "out"], 1, "there is no store yet", id="nothing to export"),
        pytest.param(["cache", "import", "nowhere"], 1, "nowhere: cannot be listed", id="nothing to import"),
    ],
)
def test_what_cannot_be_done(
    arguments: list[str],
    code: int,
    message: str,
    stub: Stub,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
) -> None:
    monkeypatch.chdir(tmp_path)
    assert run(arguments) == code
    assert message in capsys.readouterr().err
    assert stub.seen == []


def test_text_of_records_does_not_reach_the_terminal_raw(
    stub: Stub, capsys: pytest.CaptureFixture[str]
) -> None:
    title = "Glands \\u001b[31m\\u202e"
    body = f'{{"status":"ok","message":{{"items":[{{"DOI":"10.5555/cr.1","title":["{title}"]}}]}}}}'
    stub.faults = [Fault(service="crossref", action="body", body=body.encode())]
    assert run(["resolve", "10.5555/cr.1"]) == 0
    said = capsys.readouterr().out
    assert "\x1b" not in said
    assert "\u202e" not in said


def test_cache_there_and_back(stub: Stub, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    files, out = tmp_path / "files", tmp_path / "out"
    files.mkdir()
    (files / "PMID_90009001.md").write_text(FILE, encoding="utf-8")
    (files / "PMID_90009002.md").write_text("", encoding="utf-8")
    assert run(["resolve", "PMID:90000001"]) == 0
    assert run(["cache", "import", str(files)]) == 1  # one file is empty
    said = capsys.readouterr()
    assert "1 imported, 0 kept as registries gave them, 1 refused" in said.out
    assert "PMID_90009002.md" in said.err
    assert run(["cache", "info"]) == 0
    assert "records: 2" in capsys.readouterr().out
    assert run(["cache", "export", str(out)]) == 0
    assert "2 written, 0 left as they were" in capsys.readouterr().out
    assert run(["cache", "export", str(out)]) == 0
    assert "0 written, 2 left as they were" in capsys.readouterr().out
    elsewhere = ["--offline", "--cache-dir", str(out)]
    assert run(["resolve", "PMID:90000001", "PMID:90009001", *elsewhere]) == 0
    assert capsys.readouterr().out.count("from your cache folder, not confirmed") == 2


def test_import_does_not_replace_what_a_registry_gave(
    stub: Stub, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    files = tmp_path / "files"
    files.mkdir()
    content = FILE.replace("90009001", "90000001")
    (files / "PMID_90000001.md").write_text(content, encoding="utf-8")
    assert run(["resolve", "PMID:90000001"]) == 0
    assert run(["cache", "import", str(files)]) == 0
    assert "0 imported, 1 kept" in capsys.readouterr().out


def test_bytes_that_are_no_text(stub: Stub, capsys: pytest.CaptureFixture[str]) -> None:
    """Python gives bytes of an argument that are no UTF-8 as halves of surrogate pairs."""
    assert run(["resolve", "10.5555/cr.1\udcff"]) == 1
    assert "is no text (UTF-8)" in capsys.readouterr().err
    assert not stub.seen


@pytest.mark.slow
def test_interrupted__does_not_wait_for_the_registries(stub: Stub, tmp_path: Path) -> None:
    stub.faults.append(Fault(service="eutils", seconds=60, action="silent"))
    environment = os.environ | {"CITEVOUCH_READ_TIMEOUT": "60", "CITEVOUCH_OUTAGE_SECONDS": "60"}
    process = subprocess.Popen(
        [sys.executable, "-m", "citevouch", "resolve", *(f"PMID:{90_000_001 + n}" for n in range(500))],
        env=environment | {"CITEVOUCH_TOTAL_TIMEOUT": "60"},
        stderr=subprocess.PIPE,
        text=True,
    )
    for _ in range(300):
        if stub.seen:
            break
        time.sleep(0.1)
    process.send_signal(signal.SIGINT)
    _out, said = process.communicate(timeout=10)
    assert process.returncode == 130
    assert said.strip() == "citevouch: interrupted"


@pytest.mark.parametrize("what", ["import", "export"])
def test_cache__an_empty_name(
    what: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    assert run(["cache", what, ""]) == 64
    assert "the name is empty" in capsys.readouterr().err
    assert list(tmp_path.iterdir()) == []
