"""The outputs of ``citevouch check`` for browsers, code hosts and build servers, as a user asks for them."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from lxml import etree, html

from citevouch.cli import run

EXAMPLES = Path(__file__).parents[2] / "examples"
CHECK = ["check", str(EXAMPLES / "report.md"), "--offline", "--cache-dir", str(EXAMPLES / "records")]


@pytest.fixture(autouse=True)
def clock(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "1796000000")


def written(option: str, path: Path) -> bytes:
    assert run([*CHECK, option, str(path)]) == 0
    return path.read_bytes()


def test_check__html_shows_mentions_in_their_sentences(tmp_path: Path) -> None:
    page = html.document_fromstring(written("--html", tmp_path / "report.html").decode())
    assert len(page.xpath("//article")) == 12
    assert "Seizures are not part of it" in page.xpath("string(//*[@id='c1-existence'])")


def test_check__sarif_has_places_with_their_ends(tmp_path: Path) -> None:
    log = json.loads(written("--sarif", tmp_path / "report.sarif"))
    regions = [each["locations"][0]["physicalLocation"]["region"] for each in log["runs"][0]["results"]]
    assert len(regions) == 7
    assert all(region["endLine"] >= region["startLine"] for region in regions)


def test_check__junit_has_a_suite(tmp_path: Path) -> None:
    (suite,) = etree.fromstring(written("--junit", tmp_path / "report.xml"))
    assert (suite.get("tests"), suite.get("failures"), suite.get("errors")) == ("22", "5", "0")


@pytest.mark.parametrize(
    ("option", "begin"),
    [
        pytest.param("--html", "<!doctype html>", id="html"),
        pytest.param("--sarif", "{", id="sarif"),
        pytest.param("--junit", "<?xml", id="junit"),
    ],
)
def test_check__standard_output_takes_the_output_alone(
    option: str, begin: str, capfd: pytest.CaptureFixture[str]
) -> None:
    assert run([*CHECK, option, "-"]) == 0
    printed = capfd.readouterr().out
    assert printed.startswith(begin)
    assert "## Reference Validation" not in printed


@pytest.mark.parametrize("option", ["--html", "--sarif", "--junit"])
def test_check__same_input_same_output(tmp_path: Path, option: str) -> None:
    assert written(option, tmp_path / "a") == written(option, tmp_path / "b")
