"""``citevouch doctor``: what is set and what answers, and never a secret."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from tests.stub.endpoint import Answered, running_endpoint

from citevouch import doctor
from citevouch.cli import run
from citevouch.settings import VARIABLES

if TYPE_CHECKING:
    from pathlib import Path

SECRETS = {
    "NCBI_API_KEY": "ncbi-secret-0815",
    "CITEVOUCH_EMAIL": "somebody.private@example.org",
    "CITEVOUCH_PRESCREEN_KEY": "screen-secret-0815",
    "OPENROUTER_API_KEY": "router-secret-0815",
}


def test_doctor__offline(capfd: pytest.CaptureFixture[str]) -> None:
    assert run(["doctor", "--offline"]) == 0
    shown = capfd.readouterr().out
    assert "https://eutils.ncbi.nlm.nih.gov/entrez/eutils, default" in shown
    assert "not set (NCBI_API_KEY)" in shown
    assert "off (CITEVOUCH_PRESCREEN not set)" in shown
    assert "not set (CITEVOUCH_REVIEWER)" in shown
    assert "reachable" not in shown


def test_doctor__says_what_answers_and_no_secret(
    monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    with running_endpoint(lambda _asked: Answered()) as stub:
        for field, names in VARIABLES.items():
            if field.endswith("_url"):
                monkeypatch.setenv(names[0], "http://127.0.0.1:9/nobody")
        monkeypatch.setenv("CITEVOUCH_EUTILS_URL", stub.url)
        monkeypatch.setenv("CITEVOUCH_PRESCREEN", "1")
        monkeypatch.setenv("CITEVOUCH_PRESCREEN_URL", stub.url)
        monkeypatch.setenv("CITEVOUCH_REVIEWER", "r.example")
        for name, value in SECRETS.items():
            monkeypatch.setenv(name, value)
        assert run(["doctor"]) == 0
        assert stub.asked == [], "no key is sent to find out whether somebody is there"
    shown = "".join(capfd.readouterr())
    lines = {line.split()[0]: line for line in shown.splitlines()}
    assert "from CITEVOUCH_EUTILS_URL, reachable (HTTP" in lines["eutils"]
    assert "not reachable (ConnectionError)" in lines["crossref"]
    assert lines["prescreen"].split() == ["prescreen", "on"]
    assert "not encrypted" in shown
    assert "r.example" in lines["reviewer"]
    assert lines["email"].split() == ["email", "set"]
    assert not [value for value in SECRETS.values() if value in shown]


@pytest.mark.parametrize(
    ("name", "value"),
    [
        pytest.param("CITEVOUCH_CROSSREF_URL", "nonsense", id="an address"),
        pytest.param("CITEVOUCH_PRESCREEN_THRESHOLD", "0.1", id="a threshold"),
        pytest.param("NCBI_API_KEY", "key with spaces", id="a key"),
    ],
)
def test_doctor__a_setting_that_makes_no_sense(
    name: str, value: str, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv(name, value)
    assert run(["doctor", "--offline"]) == 1
    said = capfd.readouterr()
    assert name in said.err
    assert "key with spaces" not in said.err + said.out
    assert "citevouch" in said.out, "the rest is said all the same"


@pytest.mark.parametrize("there", [True, False])
def test_doctor__the_approval(there: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "approval.json"
    if there:
        path.write_text(
            '{"approved_model": "example/screen-1", "by": "r", "at": "2026-01-15T09:30:00Z"}', "utf-8"
        )
    for name, value in {
        "CITEVOUCH_PRESCREEN": "1",
        "CITEVOUCH_PRESCREEN_KEY": "k",
        "CITEVOUCH_PRESCREEN_URL": "https://screen.example.org/v1",
        "CITEVOUCH_PRESCREEN_APPROVAL": str(path),
    }.items():
        monkeypatch.setenv(name, value)
    said = {line.topic: line.text for line in doctor.lines(offline=True)}
    assert ("example/screen-1" if there else "none, so that every claim goes to the verifier") in said[
        "approval"
    ]


def test_doctor__a_cache_that_cannot_be_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("", encoding="utf-8")
    monkeypatch.setenv("CITEVOUCH_CACHE_DIR", str(blocked / "below"))
    said = {line.topic: line.text for line in doctor.lines(offline=True)}
    assert said["cache"].endswith("from CITEVOUCH_CACHE_DIR, not writable")
