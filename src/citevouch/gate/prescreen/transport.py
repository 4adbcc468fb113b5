"""One request to the endpoint: bounded in time and size, tried once more where the endpoint is busy.

The key is put in at the last moment and stands in no error. Redirects are not followed, for they would carry
it on; nothing is read from or written to a file.
"""

from __future__ import annotations

import threading
import time
from concurrent.futures import Future
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import requests

from citevouch.bare_http import bare_session
from citevouch.contract import strict_json
from citevouch.errors import InputError
from citevouch.resolve.session import proxies_for
from citevouch_contract.models import PrescreenReason

if TYPE_CHECKING:
    from citevouch.gate.prescreen.settings import PrescreenSettings

MOST_BYTES = 1_000_000  #: of an answer
GRACE = 0.25  #: seconds that a request gets to end by itself, beyond its time
_BUSY = (429, 529)
_NO_ENTRY = (401, 402, 403)  #: the rest of a batch would fare no better


class SendingError(Exception):
    """No answer that can be used; *ends* where the rest of the batch need not be tried."""

    def __init__(self, reason: PrescreenReason, *, ends: bool = False) -> None:
        self.reason, self.ends = reason, ends
        super().__init__(reason.value)


@dataclass(frozen=True)
class _Reply:
    status: int
    kind: str  #: of the content
    body: bytes


def post(body: dict[str, Any], settings: PrescreenSettings) -> Any:
    """The JSON value that the endpoint answers to *body*. Raises SendingError."""
    reply = _sent(body, settings)
    if reply.status in _BUSY:
        time.sleep(settings.pause)
        reply = _sent(body, settings)
    if reply.status != 200:
        raise _refused(reply)
    try:
        return strict_json.loads(reply.body.decode("utf-8"))
    except (UnicodeDecodeError, InputError):
        raise SendingError(PrescreenReason.jev_error) from None


def _refused(reply: _Reply) -> SendingError:
    """What a status says. A page instead of JSON comes from a filter before the service."""
    if reply.status == 413 or (reply.status == 400 and b"context_length" in reply.body):
        return SendingError(PrescreenReason.too_large)
    if reply.status == 403 and "html" in reply.kind:
        return SendingError(PrescreenReason.waf_blocked)
    return SendingError(PrescreenReason.jev_error, ends=reply.status in _NO_ENTRY)


def _sent(body: dict[str, Any], settings: PrescreenSettings) -> _Reply:
    """One try, in a thread that is left behind where it does not end in time: a slow drip ends too."""
    outcome: Future[_Reply] = Future()

    def run() -> None:
        try:
            outcome.set_result(_try(body, settings))
        except BaseException as error:  # noqa: BLE001 - carried over to the thread that waits
            outcome.set_exception(error)

    threading.Thread(target=run, daemon=True).start()
    try:
        return outcome.result(timeout=settings.timeout + GRACE)
    except (TimeoutError, OSError, ValueError, requests.RequestException):
        raise SendingError(PrescreenReason.jev_error) from None


def _try(body: dict[str, Any], settings: PrescreenSettings) -> _Reply:
    url = f"{settings.url}/chat/completions"
    with (
        bare_session() as session,
        session.post(
            url,
            json=body,
            headers={"Authorization": f"Bearer {settings.key}", "Accept": "application/json"},
            proxies=proxies_for(url),
            timeout=settings.timeout,
            allow_redirects=False,
            stream=True,
        ) as response,
    ):
        data = b"".join(_read(response, time.monotonic() + settings.timeout))
        return _Reply(response.status_code, response.headers.get("Content-Type", "").lower(), data)


def _read(response: requests.Response, deadline: float) -> list[bytes]:
    found, length = [], 0
    for chunk in response.iter_content(16_384):
        found.append(chunk)
        length += len(chunk)
        if length > MOST_BYTES or time.monotonic() > deadline:
            raise OSError("too long an answer")
    return found
