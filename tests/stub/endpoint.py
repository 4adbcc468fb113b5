"""A stub of a chat endpoint on loopback, which answers by a function and may fail. Standard library only."""

from __future__ import annotations

import json
import threading
import time
from contextlib import contextmanager
from dataclasses import dataclass, field
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator


@dataclass(frozen=True, kw_only=True)
class Asked:
    """One request as the stub saw it."""

    path: str
    authorization: str | None
    body: dict[str, Any]

    @property
    def prompt(self) -> str:
        """Everything that was said to the model."""
        return "\n".join(message["content"] for message in self.body["messages"])


@dataclass(frozen=True, kw_only=True)
class Answered:
    """What the stub sends: a chat completion with *text*, or whatever else is set."""

    text: str | None = ""
    status: int = 200
    raw: bytes | None = None  #: instead of a chat completion
    headers: dict[str, str] = field(default_factory=dict)
    finish: str = "stop"
    refusal: str | None = None
    usage: dict[str, Any] | None = field(
        default_factory=lambda: {"prompt_tokens": 100, "completion_tokens": 20}
    )
    seconds: float = 0.0  #: before it answers
    drip: float = 0.0  #: seconds between two bytes

    def body(self, model: str) -> bytes:
        """The bytes of the answer."""
        if self.raw is not None:
            return self.raw
        message = {"role": "assistant", "content": self.text, "refusal": self.refusal}
        made: dict[str, Any] = {
            "object": "chat.completion",
            "model": model,
            "choices": [{"index": 0, "message": message, "finish_reason": self.finish}],
        }
        return json.dumps(made | ({"usage": self.usage} if self.usage is not None else {})).encode()


@dataclass
class EndpointStub:
    """A running stub. ``url`` is its base address."""

    answer: Callable[[Asked], Answered]
    url: str = ""
    asked: list[Asked] = field(default_factory=list)
    most_at_once: int = 0
    running: int = 0
    lock: threading.Lock = field(default_factory=threading.Lock)
    stopping: threading.Event = field(default_factory=threading.Event)


@contextmanager
def running_endpoint(answer: Callable[[Asked], Answered]) -> Iterator[EndpointStub]:
    """A stub that answers by *answer* while the block runs."""
    stub = EndpointStub(answer)

    class Bound(_Handler):
        world = stub

    class Server(ThreadingHTTPServer):
        daemon_threads = True
        block_on_close = False

        def handle_error(self, request: Any, client_address: Any) -> None:
            """A client that goes away is what some tests are about."""

    server = Server(("127.0.0.1", 0), Bound)
    stub.url = f"http://127.0.0.1:{server.server_address[1]}/v1"
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
    disable_nagle_algorithm = True
    world: EndpointStub

    def log_message(self, *_arguments: object) -> None:
        """Quiet."""

    def do_POST(self) -> None:
        body = json.loads(self.rfile.read(int(self.headers.get("Content-Length") or 0)))
        asked = Asked(path=self.path, authorization=self.headers.get("Authorization"), body=body)
        stub = self.world
        with stub.lock:
            stub.asked.append(asked)
            stub.running += 1
            stub.most_at_once = max(stub.most_at_once, stub.running)
        try:
            answered = stub.answer(asked)
            stub.stopping.wait(answered.seconds)
            self._send(answered, answered.body(body["model"]))
        finally:
            with stub.lock:
                stub.running -= 1

    def _send(self, answered: Answered, body: bytes) -> None:
        self.close_connection = "Content-Length" in answered.headers  # more was promised than comes
        self.send_response(answered.status)
        for name, value in ({"Content-Length": str(len(body))} | answered.headers).items():
            self.send_header(name, value)
        self.end_headers()
        if not answered.drip:
            self.wfile.write(body)
            return
        for byte in body:
            if self.world.stopping.is_set():
                return
            self.wfile.write(bytes((byte,)))
            time.sleep(answered.drip)
