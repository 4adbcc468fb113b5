"""What becomes of identifiers when every registry is well."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from tests.stub import records
from tests.stub.server import Fault

from citevouch.resolve import open_run, resolve

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.stub.server import Stub

    from citevouch.settings import Settings

CASES = [
    pytest.param("PMID:90000001", "VERIFIED", "PUBMED", id="a PMID"),
    pytest.param("PMID:90009001", "NOT_FOUND", "PUBMED", id="no such PMID"),
    pytest.param("PMC:PMC99000007", "VERIFIED", "PUBMED", id="a PMCID with a PMID"),
    pytest.param("PMC:PMC99005007", "VERIFIED", "PUBMED", id="a PMCID without a PMID"),
    pytest.param("PMC:PMC99009007", "NOT_FOUND", "IDCONV", id="no such PMCID"),
    pytest.param("DOI:10.5555/cr.1", "VERIFIED", "CROSSREF", id="a DOI of Crossref"),
    pytest.param("DOI:10.5555/cr.1,2", "VERIFIED", "CROSSREF", id="a DOI with a comma"),
    pytest.param("DOI:10.5555/dc.1", "VERIFIED", "DATACITE", id="a DOI of DataCite"),
    pytest.param("DOI:10.5555/medra.1", "VERIFIED", "DOI_ORG", id="a DOI that nothing describes"),
    pytest.param("DOI:10.5555/late.1", "VERIFIED", "DOI_ORG", id="a DOI without a work yet"),
    pytest.param("DOI:10.5555/gone.1", "NOT_FOUND", "DOI_ORG", id="no such DOI"),
    pytest.param("DOI:10.5555/vague.1", "LOOKUP_FAILED", "DOI_ORG", id="doi.org does not know"),
    pytest.param("ARXIV:9999.00001", "VERIFIED", "DATACITE", id="an arXiv number"),
    pytest.param("ARXIV:9999.90001", "NOT_FOUND", "DOI_ORG", id="no such arXiv number"),
    pytest.param("GEO:GSE990001", "VERIFIED", "GEO", id="a GEO series"),
    pytest.param("GEO:GSE999001", "NOT_FOUND", "GEO", id="no such GEO series"),
    pytest.param("NCT:NCT99000001", "VERIFIED", "CLINICALTRIALS", id="a trial"),
    pytest.param("NCT:NCT99900001", "NOT_FOUND", "CLINICALTRIALS", id="no such trial"),
    pytest.param("ISBN:9780306406157", "UNVERIFIABLE", None, id="nobody to ask"),
    pytest.param("PMID:007", "UNVERIFIABLE", None, id="not canonical"),
]


@pytest.mark.parametrize(("curie", "status", "registry"), CASES)
def test_one(curie: str, status: str, registry: str | None, settings: Callable[..., Settings]) -> None:
    resolution = resolve([curie], settings()).resolutions[curie]
    assert resolution.status == status
    assert (resolution.record.source if resolution.record else resolution.registry) == registry


def test_all_together_and_again_from_the_cache(stub: Stub, settings: Callable[..., Settings]) -> None:
    ids = [case.values[0] for case in CASES]
    cold = resolve(ids, settings())
    assert {curie: each.status for curie, each in cold.resolutions.items()} == {
        case.values[0]: case.values[1] for case in CASES
    }
    stub.seen.clear()
    warm = resolve([each for each in ids if "vague" not in each], settings())
    assert stub.seen == []
    assert {each.status for each in warm.resolutions.values()} == {"VERIFIED", "NOT_FOUND", "UNVERIFIABLE"}
    assert all(each.from_cache for each in warm.attempts)


def test_log_bears_out_every_verdict(settings: Callable[..., Settings]) -> None:
    """The invariants of the contract: who found, who denied, who failed."""
    resolved = resolve([case.values[0] for case in CASES], settings())
    attempts = {each.id: each for each in resolved.attempts}
    assert list(attempts) == [f"a{n + 1}" for n in range(len(attempts))]
    for curie, each in resolved.resolutions.items():
        mine = [attempts[name] for name in each.attempt_ids]
        if each.status == "VERIFIED":
            assert any(curie in attempt.found_ids for attempt in mine), curie
        elif each.status == "NOT_FOUND":
            denial = attempts[each.attempt_id or ""]
            assert (denial.registry, denial.lookup_outcome) == (each.registry, "ANSWERED"), curie
            assert curie in denial.absent_ids
        elif each.status == "LOOKUP_FAILED":
            failure = attempts[each.attempt_id or ""]
            assert (failure.registry, curie in failure.requested_ids) == (each.registry, True), curie


def test_failures_of_a_record_behind_a_pmcid_name_it(stub: Stub, settings: Callable[..., Settings]) -> None:
    stub.faults.append(Fault(service="eutils", status=503))
    resolved = resolve(["PMC:PMC99000007"], settings())
    resolution = resolved.resolutions["PMC:PMC99000007"]
    assert (resolution.status, resolution.registry, resolution.cause) == (
        "LOOKUP_FAILED",
        "PUBMED",
        "HTTP_ERROR",
    )
    (failure,) = (each for each in resolved.attempts if each.id == resolution.attempt_id)
    assert "PMC:PMC99000007" in failure.requested_ids


def test_equal_runs_have_equal_logs(settings: Callable[..., Settings], tmp_path: object) -> None:
    ids = [case.values[0] for case in CASES]
    first, second = (resolve(ids, settings(), refresh=True) for _ in range(2))
    shapes = [
        [(each.id, each.registry, each.requested_ids, each.found_ids) for each in run.attempts]
        for run in (first, second)
    ]
    assert shapes[0] == shapes[1]


def test_batches(stub: Stub, settings: Callable[..., Settings]) -> None:
    resolved = resolve([f"PMID:{90_000_001 + n}" for n in range(150)], settings())
    assert {each.status for each in resolved.resolutions.values()} == {"VERIFIED"}
    assert stub.count() == 1
    assert "90000999" in stub.seen[0].asked["id"]  # the control rides along


def test_a_record_answers_for_every_identifier_it_carries(
    stub: Stub, settings: Callable[..., Settings]
) -> None:
    resolve(["PMC:PMC99000003"], settings())
    stub.seen.clear()
    ids = ["PMID:90000003", "DOI:10.5555/pm.90000003", "PMC:PMC99000003"]
    resolved = resolve(ids, settings())
    assert {each.status for each in resolved.resolutions.values()} == {"VERIFIED"}
    assert stub.seen == []


def test_offline_asks_nothing_and_says_what_it_lacks(stub: Stub, settings: Callable[..., Settings]) -> None:
    resolve(["PMID:90000001"], settings())
    stub.seen.clear()
    resolved = resolve(["PMID:90000001", "PMID:90000002"], settings(), offline=True)
    assert [each.status for each in resolved.resolutions.values()] == ["VERIFIED", "UNVERIFIABLE"]
    lacking = resolved.resolutions["PMID:90000002"]
    assert (lacking.unverifiable_reason, stub.seen) == ("OFFLINE", [])
    assert "not in the cache" in lacking.message


@pytest.mark.parametrize(
    ("options", "days", "asked"),
    [
        pytest.param({}, 1, 0, id="young"),
        pytest.param({}, 31, 1, id="too old for its standing"),
        pytest.param({"standing": False}, 31, 0, id="only its title matters"),
        pytest.param({"standing": False}, 91, 1, id="too old"),
        pytest.param({"refresh": True}, 0, 1, id="refresh"),
        pytest.param({"max_age": 7.0}, 8, 1, id="older than asked for"),
        pytest.param({"max_age": 7.0}, 6, 0, id="younger than asked for"),
        pytest.param({"offline": True}, 400, 0, id="offline an old record is better than none"),
    ],
)
def test_age(
    options: dict[str, object],
    days: int,
    asked: int,
    stub: Stub,
    settings: Callable[..., Settings],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "1800000000")
    resolve(["PMID:90000001"], settings())
    stub.seen.clear()
    monkeypatch.setenv("SOURCE_DATE_EPOCH", str(1_800_000_000 + days * 86_400))
    assert resolve(["PMID:90000001"], settings(), **options).resolutions["PMID:90000001"].record
    assert stub.count() == asked


def test_refresh_asks_once_in_a_run(stub: Stub, settings: Callable[..., Settings]) -> None:
    resolve(["PMID:90000001"], settings())
    stub.seen.clear()
    with open_run(settings(), refresh=True) as run:
        resolve(["PMID:90000001"], run=run)
        resolve(["PMID:90000001"], run=run)
    assert stub.count() == 1


def test_denials_are_kept_for_days_only(
    stub: Stub, settings: Callable[..., Settings], monkeypatch: pytest.MonkeyPatch
) -> None:
    for days, asked in ((0, 1), (2, 0), (4, 1)):
        monkeypatch.setenv("SOURCE_DATE_EPOCH", str(1_800_000_000 + days * 86_400))
        stub.seen.clear()
        resolved = resolve(["PMID:90009001"], settings())
        assert resolved.resolutions["PMID:90009001"].status == "NOT_FOUND"
        assert stub.count() == asked


def test_almost_everything_denied_is_not_believed(stub: Stub, settings: Callable[..., Settings]) -> None:
    absent = [f"PMID:{90_009_001 + n}" for n in range(19)]
    resolved = resolve([*absent, "PMID:90000001"], settings())
    assert {each.status for curie, each in resolved.resolutions.items() if curie in absent} == {
        "LOOKUP_FAILED"
    }
    assert {resolved.resolutions[curie].cause for curie in absent} == {"INCONCLUSIVE"}
    stub.seen.clear()
    resolve(absent[:1], settings())
    assert stub.count() == 1  # nothing doubtful was kept


def test_a_set_without_the_control_denies_nothing(stub: Stub, settings: Callable[..., Settings]) -> None:
    resolved = resolve(["PMID:90009001"], settings(control_pmid="90009999"))
    assert resolved.resolutions["PMID:90009001"].status == "LOOKUP_FAILED"
    assert resolved.resolutions["PMID:90009001"].cause == "INCONCLUSIVE"


def test_plan_comes_first(stub: Stub, settings: Callable[..., Settings]) -> None:
    ids = ["URL:https://journal.example/1", "DOI:10.5555/cr.1", "PMID:90000001", "PMID:90000002"]
    resolved = resolve(ids, settings(), skip_prefixes=["doi"], max_references=1)
    reasons = [each.unverifiable_reason for each in resolved.resolutions.values()]
    assert reasons == ["NO_RESOLVER", "SKIPPED_PREFIX", None, "OVER_LIMIT"]


def test_a_run_goes_on(stub: Stub, settings: Callable[..., Settings]) -> None:
    with open_run(settings()) as run:
        first = resolve(["PMID:90000001"], run=run)
        second = resolve(["PMID:90000002"], run=run)
    assert [each.id for each in (*first.attempts, *second.attempts)] == ["a1", "a2"]


def test_what_was_denied_stays_denied(stub: Stub, settings: Callable[..., Settings]) -> None:
    """PubMed prints a DOI that doi.org does not know: asked again, from the store, both still say so."""
    printed = records.pubmed_xml(["90000005"]).replace(b"10.5555/pm.90000005", b"10.5555/gone.5")
    stub.faults.append(Fault(service="eutils", action="body", body=printed))
    for _ in ("asked", "kept", "kept"):
        resolved = resolve(["PMID:90000005", "DOI:10.5555/gone.5"], settings())
        assert [each.status for each in resolved.resolutions.values()] == ["VERIFIED", "NOT_FOUND"]
    assert all(each.from_cache for each in resolved.attempts)


@pytest.mark.parametrize(
    ("at_pmc", "status"),
    [
        pytest.param(None, "VERIFIED", id="PMC settles it"),
        pytest.param(
            Fault(service="eutils", status=503, mentions="db=pmc"), "LOOKUP_FAILED", id="PMC is out"
        ),
    ],
)
def test_converter_that_points_at_another_paper(
    at_pmc: Fault | None, status: str, stub: Stub, settings: Callable[..., Settings]
) -> None:
    """The record of the PMID that it gives names another PMCID: it is not that of the PMCID asked for."""
    other = records.pubmed_xml(["90000007"]).replace(
        b"</ArticleIdList>", b"<ArticleId IdType='pmc'>PMC99000123</ArticleId></ArticleIdList>"
    )
    stub.faults += [Fault(service="eutils", action="body", body=other, mentions="db=pubmed")]
    stub.faults += [at_pmc] if at_pmc else []
    resolved = resolve(["PMC:PMC99000007", "PMID:90000007"], settings())
    by_pmcid, by_pmid = resolved.resolutions.values()
    assert (by_pmcid.status, by_pmid.status) == (status, "VERIFIED")
    if by_pmcid.record:
        assert (by_pmcid.record.pmid, by_pmcid.record.pmcid) == (None, "PMC99000007")
    (at_pubmed,) = (each for each in resolved.attempts if "PMID:90000007" in each.requested_ids)
    assert at_pubmed.found_ids == ("PMID:90000007",)
