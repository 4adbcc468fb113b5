"""What is no answer is refused with its cause, by every module alike."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import pytest

from citevouch.resolve.registries import (
    bodies,
    clinicaltrials,
    crossref,
    datacite,
    doi_org,
    europepmc,
    geo,
    idconv,
    pubmed,
)
from citevouch.resolve.registries.base import Request, Unbelievable

if TYPE_CHECKING:
    from types import ModuleType

    from citevouch.settings import Settings

CAPTCHA = b"<!DOCTYPE html><html><head><title>Checking your browser</title></head><body/></html>"
XHTML = b'<?xml version="1.0"?>\n<!DOCTYPE html PUBLIC "x" "y">\n<html xmlns="http://www.w3.org/1999/xhtml"/>'
LIMIT = json.dumps({"error": "API rate limit exceeded", "count": "4", "limit": "3"}).encode()
BACKEND = json.dumps({"error": "Search Backend failed"}).encode()

ASKED = [
    pytest.param(pubmed, "record", ["PMID:90000001", "PMID:90000002"], id="pubmed"),
    pytest.param(pubmed, "pmc", ["PMC:PMC99000001"], id="pmc"),
    pytest.param(idconv, "record", ["PMC:PMC99000001"], id="idconv"),
    pytest.param(crossref, "record", ["DOI:10.5555/a", "DOI:10.5555/b"], id="crossref"),
    pytest.param(crossref, "record", ["DOI:10.5555/a,b"], id="crossref-single"),
    pytest.param(datacite, "record", ["DOI:10.5555/a"], id="datacite"),
    pytest.param(datacite, "record", ["DOI:10.5555/a,b"], id="datacite-single"),
    pytest.param(doi_org, "agency", ["DOI:10.5555/a"], id="doi-agency"),
    pytest.param(doi_org, "handle", ["DOI:10.5555/a"], id="doi-handle"),
    pytest.param(geo, "record", ["GEO:GSE99000001"], id="geo"),
    pytest.param(clinicaltrials, "record", ["NCT:NCT99000001", "NCT:NCT99000002"], id="trials"),
    pytest.param(clinicaltrials, "record", ["NCT:NCT99000001"], id="trial"),
    pytest.param(europepmc, "full_text", ["PMC:PMC99000001"], id="europepmc"),
]

REFUSED = [
    pytest.param(200, {}, b"", "MALFORMED", id="empty"),
    pytest.param(200, {}, b" \r\n", "MALFORMED", id="blank"),
    pytest.param(200, {}, CAPTCHA, "REFUSED", id="captcha"),
    pytest.param(200, {}, XHTML, "REFUSED", id="xhtml"),
    pytest.param(
        200, {"content-type": "text/html; charset=utf-8"}, b"Please wait", "REFUSED", id="page-by-type"
    ),
    pytest.param(200, {}, b'{"message": {"items": [', "MALFORMED", id="cut-json"),
    pytest.param(200, {}, b"<PubmedArticleSet><PubmedArt", "MALFORMED", id="cut-xml"),
    pytest.param(200, {}, b"\x00\xff\xfe", "MALFORMED", id="noise"),
    pytest.param(200, {}, b"[" * 100_000, "MALFORMED", id="deep-json"),
    pytest.param(200, {}, b"<a>" * 100_000, "MALFORMED", id="deep-xml"),
    pytest.param(200, {}, b"null", "MALFORMED", id="null"),
    pytest.param(200, {}, b"{}", "MALFORMED", id="empty-object"),
    pytest.param(200, {}, b"<other/>", "MALFORMED", id="other-root"),
    pytest.param(200, {}, LIMIT, "RATE_LIMITED", id="limit-with-200"),
    pytest.param(200, {}, BACKEND, "REFUSED", id="error-with-200"),
    pytest.param(202, {}, b"{}", "HTTP_ERROR", id="202"),
    pytest.param(400, {}, b"{}", "HTTP_ERROR", id="400"),
    pytest.param(403, {}, CAPTCHA, "HTTP_ERROR", id="403"),
    pytest.param(500, {}, b"", "HTTP_ERROR", id="500"),
]


def asked(module: ModuleType, kind: str, ids: list[str], settings: Settings) -> Request:
    (request,) = module.requests_for(ids, settings, kind=kind)
    return request


@pytest.mark.parametrize(("status", "headers", "body", "cause"), REFUSED)
@pytest.mark.parametrize(("module", "kind", "ids"), ASKED)
def test_believe__refused(
    module: ModuleType,
    kind: str,
    ids: list[str],
    status: int,
    headers: dict[str, str],
    body: bytes,
    cause: str,
    settings: Settings,
) -> None:
    with pytest.raises(Unbelievable) as caught:
        module.believe(asked(module, kind, ids, settings), status, headers, body)

    assert caught.value.cause == cause


@pytest.mark.parametrize(("module", "kind", "ids"), ASKED)
def test_requests__hold_no_secret(module: ModuleType, kind: str, ids: list[str], settings: Settings) -> None:
    request = asked(module, kind, ids, settings)

    assert request.requested_ids == tuple(ids)
    assert "s3cret" not in repr(request)
    assert "someone" not in repr(request)
    assert module.requests_for(ids, settings, kind=kind) == [request]


@pytest.mark.parametrize("kind", [pytest.param("agency", id="agency"), pytest.param("record", id="record")])
def test_requests__none_for_none(kind: str, settings: Settings) -> None:
    modules = (pubmed, idconv, crossref, datacite, doi_org, geo, clinicaltrials, europepmc)

    assert [module.requests_for([], settings, kind=kind) for module in modules] == [[]] * len(modules)


BOMB = b"<!DOCTYPE x [" + b"".join(
    f'<!ENTITY e{n} "{f"&e{n - 1};" * 10 if n else "ha"}">'.encode() for n in range(12)
)


@pytest.mark.parametrize(
    "body",
    [
        pytest.param(BOMB + b"]><x>&e11;</x>", id="entity-bomb"),
        pytest.param(
            b'<!DOCTYPE x [<!ENTITY f SYSTEM "file:///etc/hostname">]><x>&f;</x>', id="external-entity"
        ),
        pytest.param(b"<x>" + b"a" * 11_000_000 + b"</x>", id="huge-text"),
    ],
)
def test_xml__hostile(body: bytes) -> None:
    with pytest.raises(Unbelievable) as caught:
        bodies.xml_of({}, body, root="x")

    assert caught.value.cause == "MALFORMED"


def test_xml__loads_no_dtd(tmp_path: object) -> None:
    body = b'<!DOCTYPE x SYSTEM "http://127.0.0.1:1/x.dtd"><x><!-- c --><?pi?>text</x>'

    assert bodies.xml_of({}, body, root="x").text == "text"


def test_xml__an_error_of_the_service() -> None:
    with pytest.raises(Unbelievable) as caught:
        bodies.xml_of({}, b"<eFetchResult><ERROR>Unable to obtain query</ERROR></eFetchResult>", root="x")

    assert caught.value.cause == "REFUSED"


def test_values__may_lack_anything() -> None:
    value = {"a": {"b": [1, "x", None, ""], "n": 5, "t": True, "none": None}}

    assert bodies.strings(value, "a", "b") == ["1", "x"]
    assert (bodies.string(value, "a", "n"), bodies.string(value, "a", "t")) == ("5", "")
    assert bodies.items(value, "a", "none", "deeper") == []
    assert bodies.at(None, "a") is None
