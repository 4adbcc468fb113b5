"""A small stub of the registries on loopback, with faults and a log. Standard library only.

Each service lives below its own path, so that a base address can point at it: ``/eutils``, ``/idconv/``,
``/crossref``, ``/datacite``, ``/doi``, ``/clinicaltrials``, ``/europepmc``.
"""

from __future__ import annotations

import gzip
import json
import socket
import struct
import threading
import time
from contextlib import contextmanager
from dataclasses import dataclass, field
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import TYPE_CHECKING, Any
from urllib.parse import parse_qs, unquote, urlsplit

from tests.stub import records
from tests.stub.records import JSON, TEXT, XML

if TYPE_CHECKING:
    from collections.abc import Iterator

PAGE = b"<!DOCTYPE html><html><head><title>Just a moment</title></head><body>Are you human?</body></html>"


@dataclass(kw_only=True)
class Fault:
    """What goes wrong, at which service, and how often (``times`` < 0: for ever)."""

    service: str
    action: str = "status"  #: status, close, reset, silent, drip, drip-headers, truncate, or a ``body``
    times: int = -1
    status: int = 500
    body: bytes = b"trouble"
    headers: dict[str, str] = field(default_factory=dict)
    seconds: float = 2.0  #: how long ``silent`` and ``drip`` last
    mentions: str = ""  #: only requests in which this text occurs


@dataclass(frozen=True, kw_only=True)
class Seen:
    """One request as the stub saw it."""

    at: float  #: monotonic
    service: str
    path: str
    asked: dict[str, str]  #: query and form
    agent: str


@dataclass
class Stub:
    """A running stub. ``base`` is its address."""

    base: str = ""
    faults: list[Fault] = field(default_factory=list)
    seen: list[Seen] = field(default_factory=list)
    latency: float = 0.0
    headers: dict[str, str] = field(default_factory=dict)  #: sent with every answer
    running: int = 0
    most_at_once: dict[str, int] = field(default_factory=dict)
    lock: threading.Lock = field(default_factory=threading.Lock)
    stopping: threading.Event = field(default_factory=threading.Event)

    def url(self, service: str) -> str:
        return f"{self.base}/{service}" + ("/" if service == "idconv" else "")

    def urls(self) -> dict[str, str]:
        """Base addresses by the names that the settings give them."""
        names = ("eutils", "idconv", "crossref", "datacite", "doi", "clinicaltrials", "europepmc")
        return {f"{name}_url": self.url(name) for name in names}

    def count(self, service: str = "") -> int:
        return sum(each.service == service or not service for each in self.seen)

    def fault_for(self, service: str, text: str) -> Fault | None:
        with self.lock:
            for fault in self.faults:
                if fault.service == service and fault.times and fault.mentions in text:
                    fault.times -= 1
                    return fault
        return None


@contextmanager
def running_stub() -> Iterator[Stub]:
    """A stub that answers while the block runs."""
    stub = Stub()

    class Bound(_Handler):
        world = stub

    class Server(ThreadingHTTPServer):
        daemon_threads = True
        block_on_close = False

        def handle_error(self, request: Any, client_address: Any) -> None:
            """A client that goes away is what many tests are about."""

    server = Server(("127.0.0.1", 0), Bound)
    stub.base = f"http://127.0.0.1:{server.server_address[1]}"
    thread = threading.Thread(target=server.serve_forever, kwargs={"poll_interval": 0.01}, daemon=True)
    thread.start()
    try:
        yield stub
    finally:
        stub.stopping.set()
        server.shutdown()
        server.server_close()
        thread.join()


class _Handler(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"
    disable_nagle_algorithm = True  # header and body are two writes: 40 ms each without
    world: Stub

    def log_message(self, *_arguments: object) -> None:
        """Quiet."""

    def do_GET(self) -> None:
        self._handle(b"")

    def do_POST(self) -> None:
        self._handle(self.rfile.read(int(self.headers.get("Content-Length") or 0)))

    def _handle(self, form: bytes) -> None:
        parts = urlsplit(self.path)
        asked = {
            name: values[0]
            for query in (parts.query, form.decode())
            for name, values in parse_qs(query, keep_blank_values=True).items()
        }
        service, _, rest = parts.path.lstrip("/").partition("/")
        stub = self.world
        agent = self.headers.get("User-Agent") or ""
        seen = Seen(at=time.monotonic(), service=service, path=rest, asked=asked, agent=agent)
        with stub.lock:
            stub.seen.append(seen)
            stub.running += 1
            stub.most_at_once[service] = max(stub.most_at_once.get(service, 0), stub.running)
        try:
            stub.stopping.wait(stub.latency)
            fault = stub.fault_for(service, unquote(self.path) + form.decode())
            status, kind, body = _answer(service, rest, asked)
            if fault:
                self._fail(fault, kind, body)
            else:
                self._send(status, body, {"Content-Type": kind, **stub.headers})
        finally:
            with stub.lock:
                stub.running -= 1

    def _send(self, status: int, body: bytes, headers: dict[str, str]) -> None:
        self.send_response(status)
        for name, value in ({"Content-Length": str(len(body))} | headers).items():
            self.send_header(name, value)
        self.end_headers()
        self.wfile.write(body)

    def _fail(self, fault: Fault, kind: str, body: bytes) -> None:
        if fault.action == "status":
            return self._send(fault.status, fault.body, {"Content-Type": TEXT, **fault.headers})
        if fault.action == "body":
            return self._send(200, fault.body, {"Content-Type": kind, **fault.headers})
        self.close_connection = True
        if fault.action == "reset":
            linger = struct.pack("ii", 1, 0)
            self.connection.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, linger)
            self.connection.close()
        elif fault.action == "silent":
            self.world.stopping.wait(fault.seconds)
        elif fault.action == "truncate":
            self._send(200, body[: len(body) // 2], {"Content-Type": kind, "Content-Length": str(len(body))})
        elif fault.action.startswith("drip"):
            self._drip(fault, kind, body)
        return None

    def _drip(self, fault: Fault, kind: str, body: bytes) -> None:
        head = b"HTTP/1.1 200 OK\r\nContent-Type: %s\r\nContent-Length: %d\r\n" % (kind.encode(), len(body))
        if fault.action == "drip":
            self.wfile.write(head + b"\r\n")
            head, pieces = b"", body
        else:
            pieces = head + b"X: " + b"y" * 10_000
        ends = time.monotonic() + fault.seconds
        for byte in pieces:
            if time.monotonic() > ends or self.world.stopping.wait(0.02):
                return
            self.wfile.write(bytes((byte,)))


def _answer(service: str, rest: str, asked: dict[str, str]) -> tuple[int, str, bytes]:
    ids = [each for each in asked.get("id", asked.get("ids", "")).split(",") if each]
    if service == "eutils":
        return _eutils(rest, asked, ids)
    if service == "idconv":
        return 200, JSON, records.idconv_json(ids)
    if service == "crossref":
        return _crossref(rest, asked)
    if service == "datacite":
        return 200, JSON, records.datacite_json(ids)
    if service == "doi":
        return _doi(rest)
    if service == "clinicaltrials":
        return _trials(rest, asked)
    if service == "europepmc":
        pmcid = rest.partition("/")[0]
        known = records.pmcid_exists(pmcid)
        return (200, XML, records.article_xml(pmcid).encode()) if known else (404, TEXT, b"")
    return 404, TEXT, b"no such service"


def _eutils(rest: str, asked: dict[str, str], ids: list[str]) -> tuple[int, str, bytes]:
    if rest == "esearch.fcgi":
        return 200, JSON, records.esearch_json(asked.get("term", ""))
    if rest == "esummary.fcgi":
        return 200, JSON, records.geo_json(ids)
    whole = records.pmc_xml if asked.get("db") == "pmc" else records.pubmed_xml
    return 200, XML, whole(ids)


def _crossref(rest: str, asked: dict[str, str]) -> tuple[int, str, bytes]:
    if "filter" in asked:
        dois = [each.removeprefix("doi:") for each in asked["filter"].split(",")]
        return 200, JSON, records.crossref_json(dois)
    if "query.bibliographic" in asked:
        return 200, JSON, records.crossref_json(["10.5555/cr.found"])
    doi = unquote(rest.removeprefix("works/"))
    if not doi.startswith("10.5555/cr."):
        return 404, TEXT, b"Resource not found."
    return 200, JSON, json.dumps({"status": "ok", "message": records.work(doi)}).encode()


def _doi(rest: str) -> tuple[int, str, bytes]:
    kind, _, names = rest.partition("/")
    if kind == "doiRA":
        return 200, JSON, records.agencies_json([unquote(each) for each in names.split(",")])
    doi = unquote(names.removeprefix("handles/"))
    exists = records.agency(doi) not in {None, "?"}
    code = {"responseCode": 1 if exists else 100, "handle": doi}
    return (200 if exists else 404), JSON, json.dumps(code).encode()


def _trials(rest: str, asked: dict[str, str]) -> tuple[int, str, bytes]:
    if "filter.ids" in asked:
        found = [records.study(nct) for nct in asked["filter.ids"].split(",") if records.nct_exists(nct)]
        return 200, JSON, json.dumps({"studies": found}).encode()
    nct = rest.rpartition("/")[2]
    if records.nct_exists(nct):
        return 200, JSON, json.dumps(records.study(nct)).encode()
    return 404, TEXT, f"NCT number {nct} not found".encode()


def packed_zeros(size: int) -> bytes:
    """*size* bytes of nothing much, as gzip: a thousandth of that."""
    return gzip.compress(b" " * size, 9)
