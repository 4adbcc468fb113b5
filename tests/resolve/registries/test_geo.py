"""GEO. E-utilities' JSON was never recorded: these bodies are made by hand."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

import pytest

from citevouch.records import Record
from citevouch.resolve.registries import geo
from citevouch.resolve.registries.base import Answer, Request, Unbelievable

if TYPE_CHECKING:
    from citevouch.settings import Settings

ONE, TWO = "GEO:GSE99000001", "GEO:GSE99000002"


def search(request: Request, *uids: str, count: int | None = None, **more: Any) -> Answer:
    result = {"count": str(len(uids) if count is None else count), "idlist": list(uids), **more}
    return geo.believe(request, 200, {}, json.dumps({"esearchresult": result}).encode())


def summary(request: Request, **accessions: str) -> Answer:
    entries = {
        uid: {"uid": uid, "accession": accession, "title": f"T{uid}", "summary": "S"}
        for uid, accession in accessions.items()
    }
    result = {"uids": list(accessions), **entries}
    return geo.believe(request, 200, {}, json.dumps({"result": result}).encode())


@pytest.fixture
def request_(settings: Settings) -> Request:
    (made,) = geo.requests_for([ONE, TWO], settings)
    return made


def test_requests__one_search(request_: Request) -> None:
    asked = dict(request_.data)

    assert asked["term"] == "(GSE99000001[ACCN] AND gse[ETYP]) OR (GSE99000002[ACCN] AND gse[ETYP])"
    assert (request_.method, request_.url) == ("POST", "http://stub.test/eutils/esearch.fcgi")


def test_search__summary_follows(request_: Request) -> None:
    answer = search(request_, "299000001", "299000002")

    (follow,) = answer.follow
    assert (follow.kind, follow.requested_ids) == ("summary", (ONE, TWO))
    assert follow.url == "http://stub.test/eutils/esummary.fcgi"
    assert dict(follow.data)["id"] == "299000001,299000002"
    assert (answer.absent, answer.unknown) == ((), ())


def test_search__nothing_and_no_complaint(request_: Request) -> None:
    assert search(request_).absent == (ONE, TWO)


@pytest.mark.parametrize(
    "complaints",
    [
        pytest.param({"phrasesnotfound": ["GSE99000002[ACCN]"], "fieldsnotfound": []}, id="phrase"),
        pytest.param({"phrasesnotfound": [], "fieldsnotfound": ["ACCN"]}, id="field"),
    ],
)
def test_search__nothing_but_a_complaint(complaints: object, request_: Request) -> None:
    answer = search(request_, errorlist=complaints)

    assert (answer.absent, answer.unknown) == ((), (ONE, TWO))


def test_search__complaint_about_one(request_: Request) -> None:
    answer = search(request_, "299000001", errorlist={"phrasesnotfound": ["GSE99000002[ACCN]"]})

    assert answer.unknown == (TWO,)
    assert answer.follow[0].requested_ids == (ONE,)


@pytest.mark.parametrize(
    ("more", "cause"),
    [
        pytest.param({"count": 900}, "INCONCLUSIVE", id="more-than-asked-for"),
        pytest.param({"ERROR": "Invalid db name"}, "MALFORMED", id="error"),
        pytest.param({"idlist": None}, "MALFORMED", id="no-list"),
    ],
)
def test_search__no_answer(more: dict[str, Any], cause: str, request_: Request) -> None:
    with pytest.raises(Unbelievable) as caught:
        search(request_, "299000001", **more)

    assert caught.value.cause == cause


@pytest.mark.parametrize(
    ("accessions", "found", "absent", "unknown"),
    [
        pytest.param({"1": "GSE99000001", "2": "GSE99000002"}, {ONE, TWO}, (), (), id="both"),
        pytest.param({"1": "GSE99000001"}, {ONE}, (TWO,), (), id="one-vouches"),
        pytest.param({"1": "GSE99000001", "3": "GSE3"}, {ONE}, (), (TWO,), id="stranger"),
        pytest.param({"3": "GSE3"}, set(), (), (ONE, TWO), id="only-a-stranger"),
        pytest.param({}, set(), (), (ONE, TWO), id="none"),
        pytest.param({"1": "GSE99000001", "2": ""}, {ONE}, (), (TWO,), id="error-entry"),
    ],
)
def test_summary__absence(
    accessions: dict[str, str],
    found: set[str],
    absent: tuple[str, ...],
    unknown: tuple[str, ...],
    request_: Request,
) -> None:
    (follow,) = search(request_, "1").follow

    answer = summary(follow, **accessions)

    assert (set(answer.records), answer.absent, answer.unknown) == (found, absent, unknown)


def test_record(request_: Request) -> None:
    (follow,) = search(request_, "1").follow
    entry = {
        "accession": "GSE99000001",
        "title": "Glands of <i>Danio</i>",
        "summary": "We counted.\nTwice.",
        "taxon": "Danio rerio; Homo sapiens",
        "entrytype": "GSE",
        "gdstype": "Expression profiling by array",
        "pdat": "2008/05/28",
    }
    body = json.dumps({"result": {"uids": ["1"], "1": entry}}).encode()

    assert geo.believe(follow, 200, {}, body).records[ONE] == Record(
        reference_id=ONE,
        source="GEO",
        title="Glands of Danio",
        year="2008",
        journal="Gene Expression Omnibus",
        publication_types=("Expression profiling by array", "GSE"),
        keywords=("Danio rerio", "Homo sapiens"),
        text="We counted.\nTwice.",
        content_scope="ABSTRACT",
    )
