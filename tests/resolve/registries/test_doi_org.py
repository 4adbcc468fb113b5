"""doi.org: the one registry that can say of a DOI that it does not exist."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import pytest

from citevouch.resolve.registries import doi_org
from citevouch.resolve.registries.base import MAX_URL, Answer, Request, Unbelievable

if TYPE_CHECKING:
    from citevouch.settings import Settings

CONTROL = "DOI:10.5555/control"
CONTROL_THERE = {"DOI": "10.5555/Control", "RA": "Crossref"}


def asked(settings: Settings, *ids: str, control: str | None = CONTROL, kind: str = "agency") -> Request:
    (request,) = doi_org.requests_for(ids, settings, control=control, kind=kind)
    return request


def answer(request: Request, *entries: object, status: int = 200) -> Answer:
    return doi_org.believe(request, status, {}, json.dumps(entries).encode())


def test_requests__lists_with_the_control_in_each(settings: Settings) -> None:
    ids = [f"DOI:10.5555/number.{n:04}" for n in range(150)]

    requests = doi_org.requests_for(ids, settings, control=CONTROL)

    assert [name for request in requests for name in request.requested_ids] == ids
    assert all(len(request.url) <= MAX_URL for request in requests)
    assert all("/doiRA/10.5555/control,10.5555/number." in request.url for request in requests)
    assert len(requests) <= 3


@pytest.mark.parametrize(
    ("reference_id", "path"),
    [
        pytest.param("DOI:10.5555/a#b?c d", "10.5555/a%23b%3Fc%20d", id="escaped"),
        pytest.param("DOI:10.5555/a,b", "10.5555/a%2Cb", id="comma"),
        pytest.param("DOI:10.5555/../../x", "10.5555/..%2F..%2Fx", id="up"),
        pytest.param("ARXIV:2005.14165", "10.48550/arxiv.2005.14165", id="arxiv"),
        pytest.param("DOI:10.48550/arxiv.2005.14165v9", "10.48550/arxiv.2005.14165", id="arxiv-version"),
    ],
)
def test_requests__path(reference_id: str, path: str, settings: Settings) -> None:
    agency = asked(settings, reference_id, control=None)
    handle = asked(settings, reference_id, control=None, kind="handle")

    assert agency.url == f"http://stub.test/doi/doiRA/{path}"
    assert handle.url == f"http://stub.test/doi/api/handles/{path}"


def test_requests__a_comma_goes_alone_and_dots_nowhere(settings: Settings) -> None:
    ids = ["DOI:10.5555/a", "DOI:10.5555/b,c", "DOI:10.5555/d", "DOI:10.5555/.."]

    requests = doi_org.requests_for(ids, settings)

    assert [request.requested_ids for request in requests] == [
        ("DOI:10.5555/a", "DOI:10.5555/d"),
        ("DOI:10.5555/b,c",),
    ]


def test_agency__each_of_the_four_answers(settings: Settings) -> None:
    names = [f"DOI:10.5555/{letter}" for letter in "abcde"]

    found = answer(
        asked(settings, *names),
        CONTROL_THERE,
        {"DOI": "10.5555/A", "RA": "DataCite"},
        {"DOI": "10.5555/b", "status": "DOI does not exist"},
        {"DOI": "10.5555/c", "status": "Invalid DOI"},
        {"DOI": "10.5555/d", "status": "Unknown DOI"},
    )

    assert found.extra == {names[0]: {"agency": "DataCite"}}
    assert (found.absent, found.malformed) == ((names[1],), (names[2],))
    assert found.unknown == (names[3], names[4])


def test_agency__one_doi_for_two_identifiers(settings: Settings) -> None:
    names = ("ARXIV:2005.14165", "DOI:10.48550/arxiv.2005.14165v2")

    found = answer(
        asked(settings, *names),
        CONTROL_THERE,
        {"DOI": "10.48550/arxiv.2005.14165", "status": "DOI does not exist"},
    )

    assert found.absent == names


@pytest.mark.parametrize(
    ("entries", "cause"),
    [
        pytest.param([{"DOI": "10.5555/a", "status": "DOI does not exist"}], "INCONCLUSIVE", id="no-control"),
        pytest.param(
            [
                {"DOI": "10.5555/a", "status": "DOI does not exist"},
                {"DOI": "10.5555/control", "status": "DOI does not exist"},
            ],
            "INCONCLUSIVE",
            id="the-control-does-not-exist",
        ),
        pytest.param([CONTROL_THERE, {"DOI": "10.5555/z", "RA": "Crossref"}], "MALFORMED", id="stranger"),
        pytest.param([CONTROL_THERE, None], "MALFORMED", id="null"),
    ],
)
def test_agency__no_answer(entries: list[object], cause: str, settings: Settings) -> None:
    with pytest.raises(Unbelievable) as caught:
        answer(asked(settings, "DOI:10.5555/a"), *entries)

    assert caught.value.cause == cause


def test_agency__a_comma_read_as_two(settings: Settings) -> None:
    halves = ({"DOI": half, "status": "DOI does not exist"} for half in ("10.5555/b", "c"))

    found = answer(asked(settings, "DOI:10.5555/b,c"), CONTROL_THERE, *halves)

    assert (found.unknown, found.absent) == (("DOI:10.5555/b,c",), ())


@pytest.mark.parametrize(
    ("status", "code", "expected"),
    [
        pytest.param(200, 1, Answer(extra={"DOI:10.5555/a": {"agency": ""}}), id="there"),
        pytest.param(
            200, 200, Answer(extra={"DOI:10.5555/a": {"agency": ""}}), id="there-without-that-value"
        ),
        pytest.param(404, 100, Answer(absent=("DOI:10.5555/a",)), id="absent"),
        pytest.param(200, 2, Answer(unknown=("DOI:10.5555/a",)), id="server-error"),
        pytest.param(404, 1, Answer(unknown=("DOI:10.5555/a",)), id="contradiction"),
    ],
)
def test_handle(status: int, code: int, expected: Answer, settings: Settings) -> None:
    request = asked(settings, "DOI:10.5555/a", control=None, kind="handle")
    body = json.dumps({"responseCode": code, "handle": "10.5555/A"}).encode()

    assert doi_org.believe(request, status, {}, body) == expected


def test_handle__of_another(settings: Settings) -> None:
    request = asked(settings, "DOI:10.5555/a", control=None, kind="handle")

    with pytest.raises(Unbelievable, match="MALFORMED"):
        doi_org.believe(request, 404, {}, b'{"responseCode": 100, "handle": "10.5555/b"}')
