"""The ID converter. Its new JSON endpoint was never recorded: these bodies are made by hand."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

import pytest

from citevouch.resolve.registries import idconv
from citevouch.resolve.registries.base import MAX_URL, Answer, Unbelievable
from citevouch.resolve.registries.batches import address_length

if TYPE_CHECKING:
    from citevouch.settings import Settings


def believe(settings: Settings, *records: object, status: str = "ok", ids: tuple[str, ...] = ()) -> Answer:
    (request,) = idconv.requests_for(ids or ("PMC:PMC99000001", "PMC:PMC99000002"), settings)
    return idconv.believe(request, 200, {}, json.dumps({"status": status, "records": records}).encode())


HIT: dict[str, Any] = {
    "requested-id": "pmc99000001",
    "pmcid": "PMC99000001",
    "pmid": 90000001,
    "doi": "10.5555/GLAND.1",
}
OLD = {"pmcid": "PMC99000001", "pmid": "90000001"}
MISS = {"requested-id": "PMC99000002", "status": "error", "errmsg": "Identifier not found in PMC"}


def test_requests__a_list_for_each_type(settings: Settings) -> None:
    ids = ["PMID:90000001", "DOI:10.5555/a", *(f"PMC:PMC{99000001 + n}" for n in range(250))]

    requests = idconv.requests_for(ids, settings)

    kinds = [dict(request.params)["idtype"] for request in requests]
    assert kinds == ["pmcid"] * 3 + ["pmid", "doi"]
    assert all(address_length(request.url, request.params) <= MAX_URL for request in requests)
    assert {name for request in requests for name in request.requested_ids} == set(ids)
    assert requests[0].url == "http://stub.test/idconv/"


def test_believe__hits_and_misses(settings: Settings) -> None:
    answer = believe(settings, HIT, MISS)

    assert answer.extra == {
        "PMC:PMC99000001": {"pmid": "90000001", "pmcid": "PMC99000001", "doi": "10.5555/gland.1"}
    }
    assert answer.absent == ("PMC:PMC99000002",)


@pytest.mark.parametrize(
    ("entry", "found"),
    [
        pytest.param({"requested-id": "PMC99000001.2", **OLD}, OLD, id="version"),
        pytest.param(OLD, OLD, id="old-endpoint"),
        pytest.param({"requested-id": "PMC99000001", "live": "false"}, {}, id="neither"),
    ],
)
def test_believe__forms(entry: dict[str, Any], found: dict[str, str], settings: Settings) -> None:
    assert believe(settings, entry).extra == {"PMC:PMC99000001": found}


def test_believe__silence_is_no_miss(settings: Settings) -> None:
    answer = believe(settings, HIT)

    assert answer.absent == ()


@pytest.mark.parametrize(
    ("records", "status"),
    [
        pytest.param([{"requested-id": "PMC99000009"}], "ok", id="stranger"),
        pytest.param([{**HIT, "pmcid": "PMC99000009"}], "ok", id="another-under-the-identifier"),
        pytest.param([HIT], "error", id="error"),
        pytest.param([None], "ok", id="null"),
    ],
)
def test_believe__no_answer(records: list[object], status: str, settings: Settings) -> None:
    with pytest.raises(Unbelievable, match="MALFORMED"):
        believe(settings, *records, status=status)
