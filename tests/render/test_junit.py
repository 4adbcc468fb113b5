"""JUnit XML: valid by the published schema, a case for everything that was checked, its outcome by severity."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from hypothesis import given
from hypothesis import strategies as st
from lxml import etree
from tests.render.samples import HOSTILE, SOUND, every_state

from citevouch.render.junit import render_junit

if TYPE_CHECKING:
    from citevouch_contract.models import ValidationReport

SCHEMA = etree.XMLSchema(etree.parse(Path(__file__).parents[1] / "data/schemas/junit-10.xsd"))
EVERY = every_state()


def suites(*reports: ValidationReport, **more: object) -> list[etree._Element]:
    """The suites on *reports*, in a file that is valid."""
    root = etree.fromstring(render_junit(reports, **more).encode())  # type: ignore[arg-type]
    SCHEMA.assertValid(root)
    return list(root)


def outcomes(suite: etree._Element) -> dict[str, str]:
    """What became of each case, by group and name: passed, or the element and its type."""
    found = {}
    for case in suite.iter("testcase"):
        inner = list(case)
        name = f"{case.get('classname')} {case.get('name')}"
        found[name] = f"{inner[0].tag} {inner[0].get('type')}" if inner else "passed"
    return found


def test_junit__a_case_for_each_reference_quotation_and_loose_finding() -> None:
    (suite,) = suites(EVERY)
    groups = [case.get("classname") for case in suite.iter("testcase")]
    loose = [each for each in EVERY.findings or () if not each.reference_id]
    assert groups.count("reference") == len(EVERY.references or ())
    assert groups.count("quotation") == len(EVERY.quotes or ())
    assert groups.count("text") == len(loose) > 0


@pytest.mark.parametrize(
    ("case", "outcome"),
    [
        pytest.param("reference PMID:90000005", "failure RETRACTED", id="critical"),
        pytest.param("reference PMID:90000006", "failure IDENTIFIER_CONFLICT", id="warning"),
        pytest.param("reference PMID:90000002", "skipped CORRECTED", id="only notes"),
        pytest.param("reference PMID:90000008", "skipped OFF_TOPIC", id="off topic never fails"),
        pytest.param("reference PMID:90000099", "skipped REFERENCE_NOT_FOUND", id="acknowledged"),
        pytest.param("reference PMID:90000098", "error LOOKUP_FAILED", id="lookup failed"),
        pytest.param("reference NCT:NCT99000001", "skipped SKIPPED_PREFIX", id="not asked"),
        pytest.param("reference DOI:10.5555/mjrd.2020.014", "passed", id="nothing found"),
    ],
)
def test_junit__outcome_of_a_reference(case: str, outcome: str) -> None:
    (suite,) = suites(EVERY)
    assert outcomes(suite)[case] == outcome


def test_junit__outcomes_of_quotations() -> None:
    (suite,) = suites(EVERY)
    found = [outcome for name, outcome in outcomes(suite).items() if name.startswith("quotation")]
    assert found == [
        "passed",
        "failure QUOTE_NOT_FOUND",
        "passed",
        "failure QUOTE_MISATTRIBUTED",
        "failure QUOTE_NOT_FOUND",
        "skipped LOOKUP_FAILED",
    ]


def test_junit__the_gravest_trouble_leads_and_names_the_others() -> None:
    (suite,) = suites(EVERY)
    (failure,) = suite.xpath("testcase[@name='PMID:90000003']/failure")
    assert failure.text.startswith("CONCERN: ")
    assert "DETAILS_WRONG: year" in failure.text


def test_junit__counts_are_those_of_the_cases() -> None:
    (suite,) = suites(EVERY)
    assert int(suite.get("tests")) == len(suite.findall("testcase"))
    for attribute, element in (("failures", "failure"), ("errors", "error"), ("skipped", "skipped")):
        assert int(suite.get(attribute)) == len(suite.findall(f"testcase/{element}")) > 0


def test_junit__properties_hold_coverage() -> None:
    (suite,) = suites(EVERY)
    properties = {each.get("name"): each.get("value") for each in suite.iter("property")}
    assert properties["coverage.identifiers_extracted"] == str(EVERY.coverage.identifiers_extracted)
    assert properties["complete"] == "false"
    assert properties["confabulation_rate"] == str(EVERY.summary.confabulation_rate)


def test_junit__elements_stand_in_the_order_of_ant() -> None:
    for suite in suites(EVERY, failures={"bad.md": "not UTF-8"}):
        tags = [each.tag for each in suite]
        cases = tags.count("testcase")
        assert tags == ["properties", *["testcase"] * cases, "system-out", "system-err"]
        assert suite.get("hostname")
        assert suite.get("package")
        assert len(suite.get("timestamp")) == len("2026-01-31T12:00:00")


def test_junit__an_incomplete_report_says_what_is_open() -> None:
    (suite,) = suites(EVERY)
    assert "GEO was left alone" in suite.findtext("system-err")
    (sound,) = suites(every_state(text=SOUND))
    assert not sound.findtext("system-err")


def test_junit__a_file_that_failed_is_an_error() -> None:
    sound, bad = suites(every_state(text=SOUND), failures={"bad.md": "line 3: not UTF-8 text"})
    assert (sound.get("id"), bad.get("id")) == ("0", "1")
    assert outcomes(bad) == {"file bad.md": "error FILE_NOT_CHECKED"}


def test_junit__no_report_is_valid() -> None:
    assert suites() == []


@given(text=st.text(st.characters(codec=None), min_size=1))
def test_junit__any_text_is_valid(text: str) -> None:
    finding = (EVERY.findings or [])[0].model_copy(update={"message": text})
    quote = (EVERY.quotes or [])[0].model_copy(update={"quote": text})
    report = EVERY.model_copy(update={"findings": [finding], "quotes": [quote]})
    assert suites(report, failures={text: text})


def test_junit__control_characters_are_shown() -> None:
    quote = (EVERY.quotes or [])[0].model_copy(update={"quote": HOSTILE + "\x00\ufffe\ud800"})
    (suite,) = suites(EVERY.model_copy(update={"quotes": [quote]}))
    (name,) = suite.xpath("testcase[@classname='quotation']/@name")
    assert "\\x1b[31m" in name
    assert "\\x00\\ufffe\\ud800" in name


def test_junit__same_reports_same_bytes() -> None:
    assert render_junit([EVERY]) == render_junit([EVERY.model_copy(deep=True)])
