"""Every fault at every registry: the right status and cause, in bounded time, and nothing wrong kept."""

from __future__ import annotations

import socket
import time
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

import pytest
from tests.stub.server import PAGE, Fault, packed_zeros

from citevouch.resolve import resolve

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.stub.server import Stub

    from citevouch.settings import Settings

#: One of each that stays well when another service is ill: by service.
BYSTANDERS = {
    "PMID:90000005": {"eutils"},
    "DOI:10.5555/cr.5": {"crossref"},
    "ARXIV:9999.00005": {"datacite"},
    "NCT:NCT99000005": {"clinicaltrials"},
}


@dataclass(frozen=True)
class Ill:
    """A service that is ill: what it is asked for, and who else can still deny."""

    service: str
    registry: str
    exists: str
    absent: str
    other_id: bytes
    denied_elsewhere: bool = False  #: the authority on the type is another service


ILL = [
    Ill(
        "eutils", "PUBMED", "PMID:90000001", "PMID:90009001",
        b"<PubmedArticleSet><PubmedArticle><MedlineCitation><PMID>90000888</PMID><Article><ArticleTitle>A"
        b"</ArticleTitle></Article></MedlineCitation></PubmedArticle></PubmedArticleSet>",
    ),
    Ill(
        "idconv", "IDCONV", "PMC:PMC99009555", "PMC:PMC99009001",
        b'{"status":"ok","records":[{"requested-id":"PMC99000888","pmcid":"PMC99000888","pmid":90000888}]}',
    ),
    Ill(
        "crossref", "CROSSREF", "DOI:10.5555/cr.1", "DOI:10.5555/gone.1",
        b'{"status":"ok","message":{"items":[{"DOI":"10.5555/cr.888","title":["A"]}]}}', True,
    ),
    Ill(
        "datacite", "DATACITE", "ARXIV:9999.00001", "ARXIV:9999.90001",
        b'{"data":[{"id":"10.5555/dc.888","attributes":{"doi":"10.5555/dc.888","titles":[]}}]}', True,
    ),
    Ill(
        "doi", "DOI_ORG", "DOI:10.5555/medra.1", "DOI:10.5555/gone.1",
        b'[{"DOI":"10.5555/cr.888","RA":"Crossref"}]',
    ),
    Ill("eutils", "GEO", "GEO:GSE990001", "GEO:GSE999001", b'{"esearchresult":{"ERROR":"of another kind"}}'),
    Ill(
        "clinicaltrials", "CLINICALTRIALS", "NCT:NCT99000001", "NCT:NCT99900001",
        b'{"studies":[{"protocolSection":{"identificationModule":{"nctId":"NCT99000888"}}}]}',
    ),
]  # fmt: skip

BOMB = (
    b'<?xml version="1.0"?><!DOCTYPE a [<!ENTITY a0 "ha">'
    + b"".join(b'<!ENTITY a%d "%s">' % (n, b"&a%d;" % (n - 1) * 10) for n in range(1, 12))
    + b"]><PubmedArticleSet>&a11;</PubmedArticleSet>"
)
OUTSIDE = b'<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]><PubmedArticleSet>&x;</PubmedArticleSet>'


def _status(status: int, body: bytes = b"trouble", **headers: str) -> Fault:
    return Fault(service="", status=status, body=body, headers=headers)


def _body(body: bytes, **headers: str) -> Fault:
    return Fault(service="", action="body", body=body, headers=headers)


def _way(action: str) -> Fault:
    return Fault(service="", action=action)


#: Fault -> cause in the attempt log.
FAULTS = [
    pytest.param(_status(404, b"lost"), "HTTP_ERROR", id="404"),
    pytest.param(_status(400), "HTTP_ERROR", id="400"),
    pytest.param(_status(202, b""), "HTTP_ERROR", id="202 of a bot guard"),
    pytest.param(_status(429), "RATE_LIMITED", id="429"),
    pytest.param(_status(429, **{"Retry-After": "86400"}), "RATE_LIMITED", id="429, tomorrow"),
    pytest.param(_status(500), "HTTP_ERROR", id="500"),
    pytest.param(_status(503), "HTTP_ERROR", id="503"),
    pytest.param(_way("reset"), "CONNECTION_FAILED", id="reset"),
    pytest.param(_way("close"), "CONNECTION_FAILED", id="closed early"),
    pytest.param(_way("silent"), "TIMEOUT", id="silent"),
    pytest.param(_way("drip"), "TIMEOUT", id="slow drip of a body", marks=pytest.mark.slow),
    pytest.param(_way("drip-headers"), "TIMEOUT", id="slow drip of headers", marks=pytest.mark.slow),
    pytest.param(_way("truncate"), "MALFORMED", id="truncated"),
    pytest.param(_body(b'<Pub{"a": ['), "MALFORMED", id="malformed"),
    pytest.param(_body(b""), "MALFORMED", id="empty"),
    pytest.param(_body(b"[null]"), "MALFORMED", id="odd but valid JSON"),
    pytest.param(_body(PAGE, **{"Content-Type": "text/html"}), "REFUSED", id="page"),
    pytest.param(_body(BOMB), "MALFORMED", id="entity bomb"),
    pytest.param(_body(OUTSIDE), "MALFORMED", id="external entity"),
    pytest.param(_body(b" " * 50_000_000), "MALFORMED", id="50 MB"),
    pytest.param(
        _body(packed_zeros(50_000_000), **{"Content-Encoding": "gzip"}), "MALFORMED", id="50 MB in 50 kB"
    ),
    pytest.param(_status(302, Location="https://example.org/"), "REFUSED", id="redirect elsewhere"),
    pytest.param(_status(302, Location="http://127.0.0.1:9/"), "REFUSED", id="redirect to loopback"),
    pytest.param(_status(302, Location="http://10.0.0.1/"), "REFUSED", id="redirect to a private net"),
    pytest.param(_status(302, Location="file:///etc/passwd"), "REFUSED", id="redirect to a file"),
]


@pytest.mark.parametrize(("fault", "cause"), FAULTS)
@pytest.mark.parametrize("ill", [pytest.param(each, id=each.registry) for each in ILL])
def test_fault(ill: Ill, fault: Fault, cause: str, stub: Stub, settings: Callable[..., Settings]) -> None:
    stub.faults.append(replace(fault, service=ill.service))
    well = [curie for curie, services in BYSTANDERS.items() if ill.service not in services]
    started = time.monotonic()
    resolved = resolve([ill.exists, ill.absent, *well], settings())
    assert time.monotonic() - started < 4.5  # an outage may take 3 in these settings
    _no_accusation(resolved.resolutions, ill, cause)
    assert all(resolved.resolutions[curie].status == "VERIFIED" for curie in well)
    failed = [each for each in resolved.attempts if each.registry == ill.registry]
    assert {each.lookup_outcome for each in failed} <= {cause, "BREAKER_OPEN"}
    assert any(each.failed for each in resolved.health if each.registry == ill.registry)
    _nothing_wrong_kept(ill, stub, settings)


def _no_accusation(resolutions: dict[str, object], ill: Ill, cause: str) -> None:
    exists, absent = resolutions[ill.exists], resolutions[ill.absent]
    assert exists.status == "LOOKUP_FAILED", exists
    assert (exists.registry, exists.cause) == (ill.registry, cause)
    assert absent.status == ("NOT_FOUND" if ill.denied_elsewhere else "LOOKUP_FAILED"), absent


def _nothing_wrong_kept(ill: Ill, stub: Stub, settings: Callable[..., Settings]) -> None:
    stub.faults.clear()
    again = resolve([ill.exists, ill.absent], settings())
    expected = "NOT_FOUND" if ill.registry == "IDCONV" else "VERIFIED"
    assert again.resolutions[ill.exists].status == expected
    assert again.resolutions[ill.absent].status == "NOT_FOUND"


@pytest.mark.parametrize("ill", [pytest.param(each, id=each.registry) for each in ILL])
def test_another_record_is_no_answer(ill: Ill, stub: Stub, settings: Callable[..., Settings]) -> None:
    stub.faults.append(Fault(service=ill.service, action="body", body=ill.other_id))
    resolved = resolve([ill.exists, ill.absent], settings())
    _no_accusation(resolved.resolutions, ill, "MALFORMED")


@pytest.mark.parametrize("status", [429, 500, 503])
@pytest.mark.parametrize("ill", [pytest.param(each, id=each.registry) for each in ILL])
def test_once_is_no_failure(ill: Ill, status: int, stub: Stub, settings: Callable[..., Settings]) -> None:
    stub.faults.append(Fault(service=ill.service, status=status, times=1))
    resolved = resolve([ill.absent], settings())
    assert resolved.resolutions[ill.absent].status == "NOT_FOUND"
    assert any(each.tries == 2 for each in resolved.attempts)


@pytest.mark.parametrize("ill", [pytest.param(each, id=each.registry) for each in ILL])
def test_refused_connection(ill: Ill, stub: Stub, settings: Callable[..., Settings]) -> None:
    resolved = resolve(
        [ill.exists, ill.absent], settings(**{f"{ill.service}_url": f"http://127.0.0.1:9/{ill.service}"})
    )
    _no_accusation(resolved.resolutions, ill, "CONNECTION_FAILED")


def test_one_bad_identifier_does_not_cost_the_others(stub: Stub, settings: Callable[..., Settings]) -> None:
    stub.faults.append(Fault(service="eutils", status=400, mentions="90000013"))
    ids = [f"PMID:{90_000_001 + n}" for n in range(40)]
    resolved = resolve(ids, settings())
    lost = [curie for curie, each in resolved.resolutions.items() if each.status != "VERIFIED"]
    assert lost == ["PMID:90000013"]


@pytest.mark.parametrize("service", ["eutils", "crossref"])
def test_several_bad_identifiers_cost_no_others(
    service: str, stub: Stub, settings: Callable[..., Settings]
) -> None:
    """In each quarter of the list one for which the service refuses the whole list."""
    kind, first = ("PMID:", 90_000_001) if service == "eutils" else ("DOI:10.5555/cr.", 101)
    ids = [f"{kind}{first + n}" for n in range(40)]
    bad = ids[::10]
    stub.faults += [Fault(service=service, status=400, mentions=each.rpartition(":")[2]) for each in bad]
    resolved = resolve(ids, settings())
    lost = [curie for curie, each in resolved.resolutions.items() if each.status != "VERIFIED"]
    assert lost == bad
    assert {resolved.resolutions[curie].cause for curie in bad} == {"HTTP_ERROR"}


def test_bad_batch_is_not_split_for_ever(stub: Stub, settings: Callable[..., Settings]) -> None:
    stub.faults.append(Fault(service="eutils", action="body", body=b"<oops/>"))
    resolve([f"PMID:{90_000_001 + n}" for n in range(150)], settings())
    assert stub.count() <= 15  # four levels of halves


def test_retry_after_is_honoured(stub: Stub, settings: Callable[..., Settings]) -> None:
    stub.faults.append(Fault(service="eutils", status=429, times=1, headers={"Retry-After": "1"}))
    resolved = resolve(["PMID:90000001"], settings())
    assert resolved.resolutions["PMID:90000001"].status == "VERIFIED"
    first, second = (each.at for each in stub.seen)
    assert 1.0 <= second - first < 2.0


def test_a_longer_pause_than_a_run_can_wait_is_an_outage(
    stub: Stub, settings: Callable[..., Settings]
) -> None:
    stub.faults.append(Fault(service="crossref", status=429, headers={"Retry-After": "31"}))
    dois = [f"DOI:10.5555/cr.{n}" for n in range(120)]
    started = time.monotonic()
    resolved = resolve(dois, settings())
    assert time.monotonic() - started < 2
    assert stub.count("crossref") <= 3  # those under way when the first was told
    assert {each.status for each in resolved.resolutions.values()} == {"LOOKUP_FAILED"}


@pytest.mark.slow
def test_a_dead_host_costs_the_same_for_any_number(stub: Stub, settings: Callable[..., Settings]) -> None:
    stub.faults.append(Fault(service="eutils", action="silent", seconds=30))
    started = time.monotonic()
    resolved = resolve([f"PMID:{90_000_001 + n}" for n in range(4000)], settings(outage_seconds=1.5))
    assert time.monotonic() - started < 2.5
    assert {each.status for each in resolved.resolutions.values()} == {"LOOKUP_FAILED"}
    assert any(each.breaker_open for each in resolved.health)


def test_redirect_within_the_service_is_followed(stub: Stub, settings: Callable[..., Settings]) -> None:
    there = "/clinicaltrials/studies/NCT99000001?moved=1"
    stub.faults.append(Fault(service="clinicaltrials", status=301, times=1, headers={"Location": there}))
    assert resolve(["NCT:NCT99000001"], settings()).resolutions["NCT:NCT99000001"].status == "VERIFIED"
    assert stub.seen[-1].asked == {"moved": "1"}


def test_denials_of_a_failing_registry_are_taken_back(stub: Stub, settings: Callable[..., Settings]) -> None:
    stub.faults.append(Fault(service="eutils", status=503, mentions="90000400"))  # the third batch of PMIDs
    ids = ["PMID:90009001", *(f"PMID:{90_000_001 + n}" for n in range(400))]
    resolved = resolve(ids, settings())
    assert resolved.resolutions["PMID:90000001"].status == "VERIFIED"
    doubtful = resolved.resolutions["PMID:90009001"]
    assert (doubtful.status, doubtful.cause) == ("LOOKUP_FAILED", "INCONCLUSIVE")
    assert "failed to answer for others" in doubtful.message


def test_a_name_server_that_is_silent(
    stub: Stub, settings: Callable[..., Settings], monkeypatch: pytest.MonkeyPatch
) -> None:
    original = socket.getaddrinfo

    def slow(host: str, *arguments: object, **options: object) -> object:
        if host == "localhost":
            stub.stopping.wait(20)
        return original(host, *arguments, **options)

    monkeypatch.setattr(socket, "getaddrinfo", slow)
    port = stub.base.rpartition(":")[2]
    started = time.monotonic()
    made = settings(crossref_url=f"http://localhost:{port}/crossref", outage_seconds=1.0)
    resolved = resolve(["DOI:10.5555/cr.1", "PMID:90000001"], made)
    assert time.monotonic() - started < 2.5
    assert resolved.resolutions["DOI:10.5555/cr.1"].cause in {"TIMEOUT", "BREAKER_OPEN"}
    assert resolved.resolutions["PMID:90000001"].status == "VERIFIED"
