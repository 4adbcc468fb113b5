"""``--fail-on``: which finding makes which exit code, and how somebody may live with one."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import pytest

from citevouch import fail_on
from citevouch.cli import run
from citevouch_contract.models import FindingKind

if TYPE_CHECKING:
    from pathlib import Path

pytestmark = pytest.mark.usefixtures("clock")

#: Each report cites one thing that is wrong, or none.
REPORTS = {
    "fine": "Hearing is lost (PMID:90000001).\n",
    "quotes": '"Short stature (height below -2.5 SD) was seen in 37 individuals" (PMID:90000001).\n',
    "moved": '"Open-set speech recognition improved from 12% to 74% one year after surgery" (PMID:90000003), see PMID:90000004.\n',
    "identity": "## References\n\n1. Jensen U, Klee V. A cell model of CLDR7 deficiency responds to riboflavin. *Made-up Cell Reports*. 2018. PMID: 90000004\n",
    "retracted": "In cells (PMID:90000005).\n",
    "incomplete": "Not at hand (PMID:90000099).\n",
}


@pytest.fixture
def reports(tmp_path: Path) -> dict[str, str]:
    for name, text in REPORTS.items():
        (tmp_path / f"{name}.md").write_text(text, encoding="utf-8")
    return {name: str(tmp_path / f"{name}.md") for name in REPORTS}


def test_words_stand_for_kinds_of_the_contract() -> None:
    kinds = {kind for each in fail_on.FINDINGS.values() for kind in each}
    assert kinds <= {kind.value for kind in FindingKind}
    assert FindingKind.OFF_TOPIC not in kinds


CASES = [
    pytest.param(["fine"], [], 0, id="nothing asked"),
    pytest.param(
        ["fine"], ["unresolved,quotes,identity,retracted,concern,incomplete"], 0, id="nothing wrong"
    ),
    pytest.param(["quotes"], [], 0, id="a finding that nobody named"),
    pytest.param(["quotes"], ["quotes"], 2, id="quotes"),
    pytest.param(["moved"], ["quotes"], 2, id="a quotation of another paper"),
    pytest.param(["quotes"], ["unresolved", "identity"], 0, id="other words"),
    pytest.param(["identity"], ["identity"], 2, id="identity"),
    pytest.param(["retracted"], ["Retracted"], 2, id="retracted, any case"),
    pytest.param(["incomplete"], ["incomplete"], 3, id="incomplete"),
    pytest.param(["incomplete"], ["unresolved"], 0, id="offline accuses nobody"),
    pytest.param(["incomplete", "quotes"], ["incomplete, quotes"], 2, id="2 before 3"),
    pytest.param(["incomplete", "gone"], ["incomplete"], 1, id="1 before 3"),
    pytest.param(["quotes", "gone", "incomplete"], ["quotes", "incomplete"], 1, id="1 before 2"),
]


@pytest.mark.parametrize(("named", "words", "code"), CASES)
def test_exit_codes(
    named: list[str], words: list[str], code: int, reports: dict[str, str], offline: list[str]
) -> None:
    options = [part for word in words for part in ("--fail-on", word)]
    assert run(["check", *(reports.get(name, f"{name}.md") for name in named), *offline, *options]) == code


def test_fail_on_unresolved(reports: dict[str, str], offline: list[str]) -> None:
    assert run(["check", reports["quotes"], *offline, "--fail-on-unresolved"]) == 2
    assert run(["check", reports["identity"], *offline, "--fail-on-unresolved"]) == 0


@pytest.mark.usefixtures("registries")
def test_what_does_not_exist(tmp_path: Path) -> None:
    path = tmp_path / "r.md"
    path.write_text("See PMID:90009001 and PMID:90000001.\n", encoding="utf-8")
    assert run(["check", str(path), "--fail-on", "unresolved"]) == 2
    assert run(["check", str(path), "--fail-on", "incomplete"]) == 0
    assert run(["check", str(path), "--fail-on", "incomplete", "--max-references", "1"]) == 3


def ids(path: str, offline: list[str], tmp_path: Path) -> list[str]:
    out = tmp_path / "ids.json"
    assert run(["check", path, *offline, "--json", str(out)]) == 0
    return [each["id"] for each in json.loads(out.read_text(encoding="utf-8"))["findings"]]


def acknowledge(path: Path, *findings: str) -> Path:
    items = (
        f"- finding: {each}\n  because: known\n  who: A. Curator\n  when: 2026-11-30\n" for each in findings
    )
    path.write_text("".join(items), encoding="utf-8")
    return path


@pytest.mark.parametrize("how", ["beside", "named"])
@pytest.mark.parametrize("name", ["quotes", "moved", "identity", "retracted"])
def test_acknowledged_findings_fail_no_more(
    how: str,
    name: str,
    reports: dict[str, str],
    offline: list[str],
    tmp_path: Path,
    capfd: pytest.CaptureFixture[str],
) -> None:
    arguments = ["check", reports[name], *offline, "--fail-on", "quotes,identity,retracted"]
    found = ids(reports[name], offline, tmp_path)
    assert run(arguments) == 2
    given = acknowledge(tmp_path / ("citevouch-ack.yaml" if how == "beside" else "mine.yaml"), *found)
    capfd.readouterr()
    assert run([*arguments, *(["--ack", str(given)] if how == "named" else [])]) == 0
    said = capfd.readouterr()
    assert "acknowledged by A. Curator on 2026-11-30: known" in said.out
    assert said.err == ""


def test_an_acknowledgement_of_nothing_is_said_to_be_stale(
    reports: dict[str, str], offline: list[str], tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    acknowledge(tmp_path / "citevouch-ack.yaml", "0" * 16)
    assert run(["check", reports["fine"], reports["quotes"], *offline]) == 0
    said = capfd.readouterr().err
    assert said.count(f"citevouch-ack.yaml: {'0' * 16} is no finding of what was checked") == 1


def test_acknowledgements_that_cannot_be_read(
    reports: dict[str, str], offline: list[str], tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "citevouch-ack.yaml"
    path.write_text("- finding: x\n", encoding="utf-8")
    assert run(["check", reports["fine"], *offline]) == 1
    assert f"{path}:1: " in capfd.readouterr().err
    assert run(["check", reports["fine"], *offline, "--ack", str(tmp_path / "none.yaml")]) == 1
