"""Audits that ask registries: what a denial and an outage come to, from the command line to the contract."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

import pytest
from tests.audit.building import answer
from tests.resolve.conftest import QUICK
from tests.stub.records import title
from tests.stub.server import Fault, Stub, running_stub

from citevouch.audit.report import audit_answer
from citevouch.contract.output import emit
from citevouch.resolve import open_run
from citevouch.settings import Settings

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

    Audit = Callable[..., dict[str, Any]]

BODY = "It fell by 13%[1]. It rose by 21%[2]. Both[1][2]."


@pytest.fixture
def stub() -> Iterator[Stub]:
    """The registries, answering."""
    with running_stub() as running:
        yield running


@pytest.fixture
def audit(stub: Stub, tmp_path: Path) -> Audit:
    """The report on an answer that cites *data*, as it leaves the process."""

    def made(*data: dict[str, Any], body: str = BODY) -> dict[str, Any]:
        settings = Settings(**{**QUICK, **stub.urls(), "cache_dir": tmp_path / "cache"})
        numbered = [{"index": at, **each} for at, each in enumerate(data, start=1)]
        with open_run(settings) as run:
            return emit(audit_answer(answer(body, *numbered), name="answer.md", run=run))

    return made


def outcomes(report: dict[str, Any]) -> list[str]:
    return [paper["existence"]["existence_outcome"] for paper in report["papers"]]


def verdicts(report: dict[str, Any]) -> list[str]:
    return [judgement["verdict"] for judgement in report["judgements"]]


GOOD_DOI = {"doi": "10.5555/cr.1", "title": title("10.5555/cr.1")}
GOOD_PMID = {"pmid": 90000001, "title": title("90000001")}
MADE_UP = "Velotran for everybody with Halden disease"


@pytest.mark.parametrize(
    ("citation", "outcome", "verdict"),
    [
        pytest.param(GOOD_DOI, "RESOLVED_MATCH", "UNVERIFIABLE", id="a DOI of Crossref"),
        pytest.param({"doi": "10.5555/dc.1", "title": title("10.5555/dc.1")}, "RESOLVED_MATCH", "UNVERIFIABLE", id="of DataCite"),
        pytest.param(GOOD_PMID, "RESOLVED_MATCH", "UNVERIFIABLE", id="a PMID"),
        pytest.param({"doi": "10.5555/gone.1", "title": MADE_UP}, "NOT_FOUND", "FABRICATED", id="a made-up DOI"),
        pytest.param({"pmid": 90009999, "title": MADE_UP}, "NOT_FOUND", "FABRICATED", id="a made-up PMID"),
        pytest.param({"doi": "10.5555/cr.2", "title": MADE_UP}, "RESOLVED_TITLE_MISMATCH", "UNVERIFIABLE", id="another paper's DOI"),
        pytest.param({"doi": "10.5555/gone.1", **GOOD_PMID}, "IDENTIFIER_WRONG", "UNVERIFIABLE", id="a dead DOI, a good PMID"),
        pytest.param({"doi": "10.5555/medra.1", "title": MADE_UP}, "REGISTERED_NO_METADATA", "UNVERIFIABLE", id="another agency's"),
        pytest.param({"doi": "10.5555/late.1", "title": MADE_UP}, "REGISTERED_NO_METADATA", "UNVERIFIABLE", id="not yet described"),
        pytest.param({"doi": "10.5555/vague.1", "title": MADE_UP}, "SKIPPED_OUTAGE", "UNVERIFIABLE", id="nobody can tell"),
        pytest.param({"doi": "10.1056", "title": MADE_UP}, "MALFORMED_DOI", "UNVERIFIABLE", id="no DOI"),
        pytest.param({"pmid": "PMC99000001", "title": title("90000001")}, "RESOLVED_MATCH", "UNVERIFIABLE", id="a PMCID"),
        pytest.param({"pmid": "PMC99009999", "title": MADE_UP}, "UNVERIFIED_NO_IDENTIFIER", "UNVERIFIABLE", id="a dead PMCID"),
        pytest.param({"title": MADE_UP}, "UNVERIFIED_NO_IDENTIFIER", "UNVERIFIABLE", id="only a title"),
    ],
)  # fmt: skip
def test_existence(audit: Audit, citation: dict[str, Any], outcome: str, verdict: str) -> None:
    report = audit(GOOD_DOI if citation is not GOOD_DOI else GOOD_PMID, citation)
    assert outcomes(report)[1] == outcome
    assert verdicts(report)[1] == verdict
    assert (report["disposition"]["disposition_action"] == "ESCALATE") == (verdict == "FABRICATED")


def test_a_fabricated_citation_is_dropped_with_what_only_it_backs(audit: Audit) -> None:
    report = audit(GOOD_DOI, {"doi": "10.5555/gone.1", "title": MADE_UP})
    assert report["disposition"]["dropped_citations"] == [2]
    assert report["disposition"]["dropped_claims"] == [2]
    denial = report["papers"][1]["existence"]["denial"]
    attempt = next(each for each in report["attempts"] if each["id"] == denial["attempt_id"])
    assert (denial["registry"], attempt["absent_ids"]) == ("DOI_ORG", ["DOI:10.5555/gone.1"])


@pytest.mark.parametrize(
    ("service", "citation"),
    [
        pytest.param("doi", {"doi": "10.5555/gone.1", "title": MADE_UP}, id="doi.org"),
        pytest.param("eutils", {"pmid": 90009999, "title": MADE_UP}, id="PubMed"),
        pytest.param("crossref", {"doi": "10.5555/cr.2", "title": MADE_UP}, id="Crossref"),
    ],
)
def test_an_outage_is_visible_and_accuses_nobody(
    audit: Audit, stub: Stub, service: str, citation: dict[str, Any]
) -> None:
    stub.faults.append(Fault(service=service, status=503))
    report = audit(citation)
    assert outcomes(report) == ["SKIPPED_OUTAGE"]
    assert report["papers"][0]["existence"]["note"].startswith("existence not checked: ")
    assert verdicts(report) == ["UNVERIFIABLE"]
    assert any(each["failed"] for each in report["health"])
    assert report["disposition"]["disposition_action"] == "REVIEW"


def test_a_dead_doi_of_a_paper_that_a_search_finds(audit: Audit, stub: Stub) -> None:
    item = {"DOI": "10.5555/cr.77", "title": [MADE_UP], "type": "journal-article"}
    body = json.dumps({"status": "ok", "message": {"total-results": 1, "items": [item]}}).encode()
    stub.faults.append(
        Fault(service="crossref", action="body", status=200, body=body, mentions="query.bibliographic")
    )
    report = audit({"doi": "10.5555/gone.1", "title": MADE_UP})
    assert outcomes(report) == ["NOT_FOUND"]
    assert "a paper of this title is DOI 10.5555/cr.77" in report["papers"][0]["existence"]["note"]


def test_a_cut_doi_is_not_fabricated(audit: Audit, stub: Stub) -> None:
    item = {"DOI": "10.5555/gone.1(20)30", "title": [MADE_UP], "type": "journal-article"}
    body = json.dumps({"status": "ok", "message": {"total-results": 1, "items": [item]}}).encode()
    stub.faults.append(
        Fault(service="crossref", action="body", status=200, body=body, mentions="query.bibliographic")
    )
    report = audit({"doi": "10.5555/gone.1", "title": MADE_UP})
    assert outcomes(report) == ["MALFORMED_DOI"]
    assert verdicts(report) == ["UNVERIFIABLE"]


def test_nothing_but_identifiers_and_titles_is_sent(audit: Audit, stub: Stub) -> None:
    audit(GOOD_PMID, {"doi": "10.5555/gone.1", "title": MADE_UP}, body="A secret sentence[1][2].")
    assert stub.seen
    assert not [each for each in stub.seen if "secret" in each.path + str(each.asked)]


def test_several_numbers_of_one_paper_are_looked_up_once(audit: Audit, stub: Stub) -> None:
    report = audit(GOOD_PMID, GOOD_PMID, GOOD_PMID)
    assert len(report["papers"]) == 1
    assert report["judgements"][0]["indices"] == [1, 2, 3]
    assert stub.count("eutils") == 1
