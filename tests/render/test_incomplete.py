"""A report has a gap if and only if its summary says that it is not complete."""

from __future__ import annotations

import pytest
from tests.render.samples import SOUND, TEXT, every_state

from citevouch.check.summary import is_complete
from citevouch.render.incomplete import GAPS, gaps
from citevouch_contract.models import ReferenceCheck, RegistryHealth


@pytest.mark.parametrize("text", [pytest.param(TEXT, id="every state"), pytest.param(SOUND, id="sound")])
def test_gaps__agree_with_the_summary(text: str) -> None:
    report = every_state(text=text)
    assert bool(gaps(report)) is not report.summary.complete


@pytest.mark.parametrize(
    ("given", "kind"),
    [
        pytest.param({"status": "LOOKUP_FAILED"}, "LOOKUPS_FAILED", id="lookup failed"),
        pytest.param({"status": "UNVERIFIABLE", "unverifiable_reason": "OFFLINE"}, "OFFLINE", id="offline"),
        pytest.param(
            {"status": "UNVERIFIABLE", "unverifiable_reason": "OVER_LIMIT"}, "OVER_LIMIT", id="limit"
        ),
        pytest.param(
            {"status": "UNVERIFIABLE", "unverifiable_reason": "NO_RESOLVER"}, None, id="no resolver"
        ),
        pytest.param({"status": "UNVERIFIABLE", "unverifiable_reason": "MALFORMED"}, None, id="malformed"),
        pytest.param({"status": "NOT_FOUND"}, None, id="not found"),
    ],
)
def test_gaps__of_a_reference(given: dict[str, str], kind: str | None) -> None:
    reference = ReferenceCheck.model_construct(reference_id="PMID:90000001", **given)
    report = every_state(text=SOUND).model_copy(update={"references": [reference], "health": []})
    found = gaps(report)
    assert [gap.kind for gap in found] == ([kind] if kind else [])
    assert all(gap.references == ("PMID:90000001",) for gap in found)
    assert is_complete([reference], []) is not bool(found)


def test_gaps__of_a_registry_that_was_given_up() -> None:
    health = RegistryHealth(registry="CROSSREF", asked=3, answered=0, failed=3, breaker_open=True)
    report = every_state(text=SOUND).model_copy(update={"health": [health]})
    (gap,) = gaps(report)
    assert gap.kind in GAPS
    assert gap.sentence == "Crossref was left alone after it had failed too often: 3 of 3 requests failed."
