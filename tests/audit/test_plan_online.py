"""Planning with the registries: what PubMed is sent, and what of its answers is evidence."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

import pytest
from tests.audit.building import answer
from tests.stub.server import Fault, Stub, running_stub

from citevouch.audit.examination import AuditOptions, examine
from citevouch.audit.orders import prompts
from citevouch.audit.orders.plan import Plan, make_plan
from citevouch.audit.report import report
from citevouch.contract.output import emit
from citevouch.resolve import open_run
from citevouch.settings import Settings

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

SECRET = "Patient Jane Roe of ward nine"
BODY = f"Glands grew by 13% in the GLAND-1 trial[1]. {SECRET} improved by 4%[2]."
CITATIONS = (
    {"index": 1, "title": "Glands of the hinterland as seen in number 90000001", "pmid": "90000001"},
    {"index": 2, "title": "Glands of the hinterland as seen in number 90000002", "pmid": "90000002"},
)
QUESTION = "Do glands of the hinterland grow with velotran?"


def hits(*pmids: int, count: int | None = None) -> bytes:
    """An esearch result."""
    found = {"count": str(len(pmids) if count is None else count), "idlist": list(map(str, pmids))}
    return json.dumps({"esearchresult": found}).encode()


@pytest.fixture
def stub() -> Iterator[Stub]:
    with running_stub() as running:
        yield running


def planned(stub: Stub, tmp_path: Path, **options: Any) -> Plan:
    made = Settings(
        **stub.urls(),
        cache_dir=tmp_path / "cache",
        rates=dict.fromkeys(("ncbi", "crossref", "doi"), 1e6),
        control_pmid="90000999",
        control_doi="10.5555/cr.control",
        tries=1,
        read_timeout=0.5,
    )
    with open_run(made) as run:
        options = {"question": QUESTION, **options}
        examination = examine(answer(BODY, *CITATIONS), name="a.md", run=run, options=AuditOptions(**options))
        plan = make_plan(examination, run=run)
    emit(report(plan.examination))
    for order in plan.orders:
        emit(order)
    return plan


def searched(stub: Stub) -> list[dict[str, str]]:
    return [each.asked for each in stub.seen if each.path == "esearch.fcgi"]


def test_dated_searches_are_made_recorded_and_shown(
    stub: Stub, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "1796000000")
    stub.faults = [
        Fault(service="eutils", action="body", body=hits(90000003, 90000001, count=12), mentions="esearch")
    ]
    plan = planned(stub, tmp_path)
    second = next(order for order in plan.orders if order.layer == "LAYER2")
    assert [(each.searched_from, each.searched_to, each.hits) for each in second.searches or ()] == [
        ("2020", "2026-11-30", 12),
        ("2021", "2026-11-30", 12),
        ("2021", "2026-11-30", 12),
        ("2021", "2026-11-30", 12),
    ]
    assert prompts.SEARCHED in second.prompt
    # The cited paper is known already; the other one is evidence, once.
    assert [(item.evidence_kind, item.canonical_id) for item in second.evidence or ()] == [
        ("SEARCH_HIT", "PMID:90000003")
    ]
    attempts = {each.id for each in plan.examination.attempts}
    assert {name for each in second.searches or () for name in each.attempt_ids or ()} <= attempts
    assert len(attempts) == len(plan.examination.attempts)


def test_trials_that_a_claim_names_are_searched_for(stub: Stub, tmp_path: Path) -> None:
    stub.faults = [Fault(service="eutils", action="body", body=hits(90000004), mentions="GLAND-1")]
    plan = planned(stub, tmp_path)
    first, other = sorted(
        (o for o in plan.orders if o.layer == "LAYER1"), key=lambda order: order.indices or []
    )
    assert [item.canonical_id for item in first.evidence or () if item.evidence_kind == "TRIAL_HIT"] == [
        "PMID:90000004"
    ]
    assert [each.query for each in first.searches or ()] == [
        '"GLAND-1"[tiab] AND (clinical trial[pt] OR trial[ti])'
    ]
    assert other.searches is None


def test_a_search_that_finds_nothing_is_made_again_with_fewer_words(stub: Stub, tmp_path: Path) -> None:
    plan = planned(stub, tmp_path)
    second = next(order for order in plan.orders if order.layer == "LAYER2")
    assert len(second.searches or ()) == 8
    assert [each.query.split(" AND (")[0] for each in second.searches or ()][:1] == [
        "glands AND hinterland AND grow AND velotran"
    ]
    assert second.searches[4].query.startswith("glands AND hinterland AND (systematic")  # type: ignore[index]


def test_nothing_of_the_answer_goes_to_a_registry_but_identifiers_titles_and_search_words(
    stub: Stub, tmp_path: Path
) -> None:
    planned(stub, tmp_path, practice_context=SECRET)
    sent = " ".join(" ".join(each.asked.values()) + each.path for each in stub.seen).lower()
    assert len(searched(stub)) == 9
    for word in ("jane", "roe", "ward", "nine", "13", "improved"):
        assert word not in sent.replace("900000", "")


def test_an_outage_is_no_search(stub: Stub, tmp_path: Path) -> None:
    stub.faults = [Fault(service="eutils", status=503, mentions="esearch")]
    plan = planned(stub, tmp_path)
    second = next(order for order in plan.orders if order.layer == "LAYER2")
    assert second.searches is None
    assert prompts.NOT_SEARCHED in second.prompt
    assert any("PubMed did not answer" in note for note in plan.notes)


def test_the_same_orders_as_long_as_the_store_remembers(stub: Stub, tmp_path: Path) -> None:
    stub.faults = [Fault(service="eutils", action="body", body=hits(90000003), mentions="esearch")]
    first = planned(stub, tmp_path)
    asked = stub.count()
    again = planned(stub, tmp_path)
    assert stub.count() == asked
    assert [order.order_id for order in again.orders] == [order.order_id for order in first.orders]
