"""SARIF: valid by the published schema, one result for each finding, at the place where it stands."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import jsonschema
import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.render.samples import HOSTILE, SOUND, TEXT, every_state

from citevouch.errors import InputError
from citevouch.render.rules import RULES
from citevouch.render.sarif import FINGERPRINT, render_sarif
from citevouch_contract.models import FindingKind, TextPlace, ValidationReport

SCHEMA = json.loads(
    (Path(__file__).parents[1] / "data/schemas/sarif-schema-2.1.0.json").read_text(encoding="utf-8")
)
VALIDATOR = jsonschema.Draft4Validator(SCHEMA, format_checker=jsonschema.FormatChecker())
LEVELS = {"CRITICAL": "error", "WARNING": "warning", "NOTE": "note"}


@pytest.fixture(scope="module")
def report() -> ValidationReport:
    return every_state()


def run_of(*reports: ValidationReport, **more: Any) -> dict[str, Any]:
    """The only run of the log on *reports*, which is valid."""
    log = json.loads(render_sarif(reports, **more))
    VALIDATOR.validate(log)
    assert len(log["runs"]) == 1
    run: dict[str, Any] = log["runs"][0]
    return run


def with_finding(report: ValidationReport, **changes: Any) -> ValidationReport:
    """*report* with one finding only, changed."""
    finding = (report.findings or [])[0].model_copy(update=changes)
    return report.model_copy(update={"findings": [finding]})


@pytest.mark.parametrize(
    ("texts", "failures"),
    [
        pytest.param((), None, id="without texts"),
        pytest.param((TEXT, None), None, id="with one text"),
        pytest.param((), {"bad.md": "not UTF-8"}, id="with a file that failed"),
    ],
)
def test_sarif__two_reports_are_valid(
    report: ValidationReport, texts: tuple[str | None, ...], failures: dict[str, str] | None
) -> None:
    run = run_of(report, every_state(text=SOUND, name="b.md"), texts=texts, failures=failures)
    assert [each["location"]["uri"] for each in run["artifacts"]] == ["reports/calder.md", "b.md"]


def test_sarif__no_report_is_valid() -> None:
    assert run_of()["results"] == []


def test_sarif__a_result_for_each_finding(report: ValidationReport) -> None:
    results = run_of(report)["results"]
    findings = report.findings or []
    assert [each["ruleId"] for each in results] == [each.finding_kind for each in findings]
    assert [each["partialFingerprints"][FINGERPRINT] for each in results] == [each.id for each in findings]
    assert [each["level"] for each in results] == [LEVELS[each.severity] for each in findings]


def test_sarif__results_lead_to_their_rules(report: ValidationReport) -> None:
    run = run_of(report)
    rules = run["tool"]["driver"]["rules"]
    assert all(rules[each["ruleIndex"]]["id"] == each["ruleId"] for each in run["results"])


def test_sarif__every_kind_has_a_rule_with_help() -> None:
    rules = run_of()["tool"]["driver"]["rules"]
    assert {each["id"] for each in rules} == {kind.value for kind in FindingKind} == set(RULES)
    for rule in rules:
        assert {"What it means", "What to do", "When to doubt it"} == {
            line.partition(":")[0] for line in rule["help"]["text"].splitlines()
        }


def test_sarif__regions_are_where_the_words_stand(report: ValidationReport) -> None:
    lines = TEXT.split("\n")
    for result in run_of(report, texts=[TEXT])["results"]:
        region = result["locations"][0]["physicalLocation"]["region"]
        if region["startLine"] == region["endLine"]:
            line = lines[region["startLine"] - 1]
            assert line[region["startColumn"] - 1 : region["endColumn"] - 1] == region["snippet"]["text"]


def test_sarif__columns_are_code_points(report: ValidationReport) -> None:
    run = run_of(report)
    assert run["columnKind"] == "unicodeCodePoints"
    assert run["newlineSequences"] == ["\r\n", "\n", "\r"]
    wide = "\N{DNA DOUBLE HELIX} [7] and PMID:90000001.\n"
    (result,) = (
        each
        for each in run_of(every_state(text=wide), texts=[wide])["results"]
        if each["ruleId"] == "DANGLING_MARKER"
    )
    region = result["locations"][0]["physicalLocation"]["region"]
    assert (region["startColumn"], region["endColumn"]) == (3, 6)


def test_sarif__a_byte_order_mark_is_in_no_column() -> None:
    text = "\ufeffSee [7] and PMID:90000001.\n\nSee [8].\n"
    results = run_of(every_state(text=text), texts=[text])["results"]
    regions = [each["locations"][0]["physicalLocation"]["region"] for each in results]
    assert [(each["startLine"], each["startColumn"], each["endColumn"]) for each in regions] == [
        (1, 5, 8),
        (3, 5, 8),
    ]


def test_sarif__without_the_text_a_region_only_begins(report: ValidationReport) -> None:
    for result in run_of(report)["results"]:
        assert set(result["locations"][0]["physicalLocation"]["region"]) == {"startLine", "startColumn"}


def test_sarif__a_finding_without_a_place_is_about_the_file(report: ValidationReport) -> None:
    (result,) = run_of(with_finding(report, place=None))["results"]
    assert set(result["locations"][0]["physicalLocation"]) == {"artifactLocation"}


def test_sarif__another_text_is_refused(report: ValidationReport) -> None:
    with pytest.raises(InputError, match="not the one that was checked"):
        render_sarif([report], texts=[TEXT + " "])


@pytest.mark.parametrize(
    ("name", "uri"),
    [
        pytest.param("report.md", "report.md", id="plain"),
        pytest.param("my reports/ü #1?.md", "my%20reports/%C3%BC%20%231%3F.md", id="blanks and signs"),
        pytest.param("a:b.md", "a%3Ab.md", id="colon"),
        pytest.param("../x.md", "../x.md", id="beside"),
        pytest.param("<stdin>", "%3Cstdin%3E", id="standard input"),
        pytest.param("\ud800.md", "%3F.md", id="half a surrogate pair"),
    ],
)
def test_sarif__addresses_are_relative(report: ValidationReport, name: str, uri: str) -> None:
    named = report.model_copy(update={"subject": report.subject.model_copy(update={"name": name})})
    run = run_of(named)
    location = run["results"][0]["locations"][0]["physicalLocation"]["artifactLocation"]
    assert location["uri"] == uri
    assert location["uriBaseId"] in run["originalUriBaseIds"]


def test_sarif__an_absolute_path_is_the_address_of_a_file(report: ValidationReport) -> None:
    named = report.model_copy(update={"subject": report.subject.model_copy(update={"name": "/a b/x.md"})})
    assert run_of(named)["artifacts"][0]["location"] == {"uri": "file:///a%20b/x.md"}


def test_sarif__an_incomplete_run_says_so(report: ValidationReport) -> None:
    (invocation,) = run_of(report)["invocations"]
    assert invocation["executionSuccessful"] is False
    notes = invocation["toolExecutionNotifications"]
    assert [each["descriptor"]["id"] for each in notes] == ["REGISTRY_GIVEN_UP", "LOOKUPS_FAILED"]
    assert {each["level"] for each in notes} == {"error"}
    assert "PMID:90000098" in notes[1]["message"]["text"]


def test_sarif__a_complete_run_says_so() -> None:
    (invocation,) = run_of(every_state(text=SOUND))["invocations"]
    assert invocation["executionSuccessful"] is True
    assert invocation["toolExecutionNotifications"] == []


def test_sarif__a_file_that_failed_fails_the_run() -> None:
    run = run_of(every_state(text=SOUND), failures={"bad.md": "not UTF-8 text"})
    (invocation,) = run["invocations"]
    (note,) = invocation["toolExecutionNotifications"]
    assert invocation["executionSuccessful"] is False
    assert note["message"]["text"] == "not UTF-8 text"
    assert note["locations"][0]["physicalLocation"]["artifactLocation"]["uri"] == "bad.md"
    names = [each["id"] for each in run["tool"]["driver"]["notifications"]]
    assert names[note["descriptor"]["index"]] == note["descriptor"]["id"]


def test_sarif__acknowledged_findings_are_suppressed(report: ValidationReport) -> None:
    results = run_of(report)["results"]
    assert all("suppressions" in each for each in results), "all or none, by the standard"
    suppressed = [each for each in results if each["suppressions"]]
    assert [each["ruleId"] for each in suppressed] == ["REFERENCE_NOT_FOUND"]
    assert suppressed[0]["suppressions"][0]["justification"].startswith("The registry paper is in press")


@pytest.mark.parametrize(
    ("message", "shown"),
    [
        pytest.param("set {0} of {x}", "set {{0}} of {{x}}", id="placeholders"),
        pytest.param("see [here](javascript:alert)", "see [here] (javascript:alert)", id="link"),
        pytest.param("a [4Fe-4S] cluster", "a [4Fe-4S] cluster", id="brackets stay"),
        pytest.param("one\n\n  two\x1b[31m", "one two\\x1b[31m", id="lines and controls"),
    ],
)
def test_sarif__messages_are_plain(report: ValidationReport, message: str, shown: str) -> None:
    (result,) = run_of(with_finding(report, message=message, reference_id=None))["results"]
    assert result["message"]["text"] == shown


@given(text=st.text(st.characters(codec=None), min_size=1))
def test_sarif__any_text_is_valid_and_can_be_written(text: str) -> None:
    finding = with_finding(
        EVERY, message=text, reference_id=text, place=TextPlace(start=0, end=1, line=1, column=1)
    )
    log = render_sarif([finding], failures={text: text})
    VALIDATOR.validate(json.loads(log.encode()))


def test_sarif__same_reports_same_bytes(report: ValidationReport) -> None:
    assert render_sarif([report], texts=[TEXT]) == render_sarif([every_state()], texts=[TEXT])


def test_sarif__hostile_titles_arrive_as_text(report: ValidationReport) -> None:
    finding = with_finding(report, message=HOSTILE)
    (result,) = run_of(finding)["results"]
    assert "\x1b" not in result["message"]["text"]
    assert "](" not in result["message"]["text"]


EVERY = every_state()
