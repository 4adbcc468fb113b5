"""ClinicalTrials.gov, version 2. Bodies are made by hand, after the published shape."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

import pytest

from citevouch.records import Record
from citevouch.resolve.registries import clinicaltrials
from citevouch.resolve.registries.base import Request, Unbelievable

if TYPE_CHECKING:
    from citevouch.settings import Settings

ONE, TWO = "NCT:NCT99000001", "NCT:NCT99000002"


def study(number: str, **modules: Any) -> dict[str, Any]:
    identification = {"nctId": number, "briefTitle": "Glands", **modules.pop("identificationModule", {})}
    return {"protocolSection": {"identificationModule": identification, **modules}}


def listed(*studies: object) -> bytes:
    return json.dumps({"studies": studies}).encode()


@pytest.fixture
def both(settings: Settings) -> Request:
    (request,) = clinicaltrials.requests_for([ONE, TWO], settings)
    return request


@pytest.fixture
def alone(settings: Settings) -> Request:
    (request,) = clinicaltrials.requests_for([ONE], settings)
    return request


def test_requests(both: Request, alone: Request) -> None:
    assert dict(both.params)["filter.ids"] == "NCT99000001,NCT99000002"
    assert dict(both.params)["pageSize"] == "2"
    assert (alone.kind, alone.url) == ("study", "http://stub.test/ctgov/studies/NCT99000001")


def test_list__what_is_missing_is_asked_alone(both: Request) -> None:
    answer = clinicaltrials.believe(both, 200, {}, listed(study("NCT99000002")))

    assert set(answer.records) == {TWO}
    assert (answer.absent, answer.unknown) == ((), ())
    (follow,) = answer.follow
    assert (follow.kind, follow.requested_ids) == ("study", (ONE,))
    assert follow.url == "http://stub.test/ctgov/studies/NCT99000001"


def test_list__former_number(both: Request) -> None:
    merged = study("NCT99000009", identificationModule={"nctIdAliases": ["NCT99000001"]})

    record = clinicaltrials.believe(both, 200, {}, listed(merged)).records[ONE]

    assert record.reference_id == ONE
    assert record.also == ("NCT:NCT99000009",)


@pytest.mark.parametrize(
    "body",
    [
        pytest.param(listed(study("NCT99000009")), id="stranger"),
        pytest.param(listed({"protocolSection": None}), id="no-section"),
        pytest.param(listed(None), id="null"),
        pytest.param(b'{"totalCount": 2}', id="no-list"),
    ],
)
def test_list__no_answer(body: bytes, both: Request) -> None:
    with pytest.raises(Unbelievable, match="MALFORMED"):
        clinicaltrials.believe(both, 200, {}, body)


@pytest.mark.parametrize(
    "body",
    [
        pytest.param(b"NCT number NCT99000001 not found", id="as-documented"),
        pytest.param(b'"NCT number NCT99000001 not found."\n', id="quoted"),
    ],
)
def test_study__absent_in_the_words_of_the_service(body: bytes, alone: Request) -> None:
    assert clinicaltrials.believe(alone, 404, {}, body).absent == (ONE,)


@pytest.mark.parametrize(
    ("status", "body", "cause"),
    [
        pytest.param(404, b"<html>Not found</html>", "HTTP_ERROR", id="page"),
        pytest.param(404, b"NCT number NCT99000002 not found", "HTTP_ERROR", id="of-another"),
        pytest.param(404, b"", "HTTP_ERROR", id="empty"),
        pytest.param(400, b"Parameter `nctId` has incorrect format", "HTTP_ERROR", id="format"),
        pytest.param(200, json.dumps(study("NCT99000009")).encode(), "MALFORMED", id="stranger"),
    ],
)
def test_study__no_answer(status: int, body: bytes, cause: str, alone: Request) -> None:
    with pytest.raises(Unbelievable) as caught:
        clinicaltrials.believe(alone, status, {}, body)

    assert caught.value.cause == cause


def test_record(alone: Request) -> None:
    full = study(
        "NCT99000001",
        identificationModule={"officialTitle": "A Trial of Glands", "acronym": "GLAND"},
        statusModule={"studyFirstPostDateStruct": {"date": "2019-05-01"}},
        sponsorCollaboratorsModule={"leadSponsor": {"name": "Zell Institute"}},
        descriptionModule={"briefSummary": "Short.", "detailedDescription": "Long."},
        conditionsModule={"conditions": ["Gland Disease"], "keywords": ["glands"]},
        designModule={"studyType": "INTERVENTIONAL", "phases": ["PHASE2"]},
        armsInterventionsModule={"interventions": [{"name": "Glandol"}, None]},
    )

    answer = clinicaltrials.believe(alone, 200, {}, json.dumps(full).encode())

    assert answer.records[ONE] == Record(
        reference_id=ONE,
        source="CLINICALTRIALS",
        title="A Trial of Glands",
        other_titles=("Glands", "GLAND"),
        authors=("Zell Institute",),
        year="2019",
        journal="ClinicalTrials.gov",
        publication_types=("INTERVENTIONAL", "PHASE2"),
        keywords=("Gland Disease", "glands", "Glandol"),
        text="Short.\n\nLong.",
        content_scope="ABSTRACT",
    )


def test_record__bare(alone: Request) -> None:
    record = clinicaltrials.believe(alone, 200, {}, json.dumps(study("NCT99000001")).encode()).records[ONE]

    assert (record.title, record.year, record.content_scope) == ("Glands", None, "TITLE_ONLY")
