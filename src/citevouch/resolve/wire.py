"""One real try of a request: bounded in time and size, redirects checked, errors named."""

from __future__ import annotations

import time
from dataclasses import dataclass
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

import requests
import urllib3

from citevouch.resolve.addresses import Forbidden, redirected, service_of
from citevouch.resolve.session import credentials, proxies_for
from citevouch.resolve.watch import watched

if TYPE_CHECKING:
    from citevouch.resolve.registries.base import Request
    from citevouch.settings import Settings

CHUNK = 65_536
MAX_REDIRECTS = 3
_REDIRECTS = {301, 302, 303, 307, 308}


@dataclass(frozen=True, kw_only=True)
class Response:
    """A complete response."""

    status: int
    headers: dict[str, str]  #: lower-case names
    body: bytes
    tries: int = 1
    started: float = 0.0  #: monotonic time of the last try


class Failed(Exception):  # noqa: N818 - said of a request, not of a fault in code
    """No response that could be judged. *cause* is a LookupOutcome."""

    def __init__(self, cause: str, *, status: int | None = None, tries: int = 1, again: bool = False) -> None:
        self.cause, self.status, self.tries = cause, status, tries
        self.again = again  #: another try may go better
        super().__init__(cause)


def try_once(request: Request, session: requests.Session, settings: Settings, *, seconds: float) -> Response:
    """Send *request* once and read the whole answer within *seconds*, redirects included.

    Raises Failed; no error text of the libraries gets out, it may hold the address with a key.
    """
    limits = _Limits.of(settings, seconds)
    with watched(limits.ends - time.monotonic()):
        try:
            response: Response | Failed = _exchanged(request, session, settings, limits)
        except Failed as failure:
            response = failure
        if time.monotonic() >= limits.ends:  # whatever it looks like, its socket was shut
            raise Failed("TIMEOUT", status=response.status, again=True)
        if isinstance(response, Failed):
            raise response
        return response


def _exchanged(request: Request, session: requests.Session, settings: Settings, limits: _Limits) -> Response:
    url, origin = request.url, request.url
    service = service_of(url, settings.services) or ""
    named = credentials(service, settings)
    headers = {"Accept": request.accept, **settings.extra_headers.get(service, {})}
    params, data = dict(request.params), dict(request.data)
    (data if request.method == "POST" else params).update(named)
    for _hop in range(MAX_REDIRECTS + 1):
        response = _sent(session, request.method, url, params, data, headers, limits)
        with response:
            location = response.headers.get("location")
            if response.status_code not in _REDIRECTS or not location:
                return _complete(response, limits)
        if request.method == "POST" and response.status_code not in {307, 308}:
            break
        try:
            url = redirected(response.url, location, settings)
        except Forbidden:
            break
        params = {}
        if urlsplit(url).netloc != urlsplit(origin).netloc:
            data = {name: value for name, value in data.items() if name not in named}
            headers = {"Accept": request.accept}
    raise Failed("REFUSED", status=response.status_code)


@dataclass(frozen=True, kw_only=True)
class _Limits:
    connect: float
    read: float
    ends: float  #: monotonic
    size: int

    @classmethod
    def of(cls, settings: Settings, seconds: float) -> _Limits:
        return cls(
            connect=min(settings.connect_timeout, seconds),
            read=min(settings.read_timeout, seconds),
            ends=time.monotonic() + min(settings.total_timeout, seconds),
            size=settings.max_body,
        )


def _sent(
    session: requests.Session,
    method: str,
    url: str,
    params: dict[str, str],
    data: dict[str, str],
    headers: dict[str, str],
    limits: _Limits,
) -> requests.Response:
    try:
        return session.request(
            method,
            url,
            params=params,
            data=data or None,
            headers=headers,
            timeout=(limits.connect, limits.read),
            stream=True,
            allow_redirects=False,
            proxies=proxies_for(url),
        )
    except requests.exceptions.Timeout:
        cause, again = "TIMEOUT", True
    except requests.exceptions.SSLError:
        cause, again = "CONNECTION_FAILED", False
    except requests.exceptions.ConnectionError:
        cause, again = "CONNECTION_FAILED", True
    except (requests.exceptions.RequestException, urllib3.exceptions.HTTPError, UnicodeError):
        cause, again = "REFUSED", False
    raise Failed(cause, again=again)


def _complete(response: requests.Response, limits: _Limits) -> Response:
    """*response* with its body read: at most ``limits.size`` bytes when unpacked."""
    status = response.status_code
    if "," in response.headers.get("content-encoding", ""):
        raise Failed("MALFORMED", status=status)  # packed more than once: what bombs do
    parts: list[bytes] = []
    size = 0
    try:
        while chunk := response.raw.read1(CHUNK, decode_content=True):
            size += len(chunk)
            parts.append(chunk)
            if size > limits.size:
                raise Failed("MALFORMED", status=status)
    except (urllib3.exceptions.TimeoutError, TimeoutError):
        cause = "TIMEOUT"
    except (urllib3.exceptions.IncompleteRead, urllib3.exceptions.DecodeError):
        cause = "MALFORMED"
    except (urllib3.exceptions.HTTPError, OSError) as error:
        cause = "MALFORMED" if isinstance(_first(error), urllib3.exceptions.IncompleteRead) else ""
        cause = cause or "CONNECTION_FAILED"
    else:
        headers = {name.lower(): value for name, value in response.headers.items()}
        return Response(status=status, headers=headers, body=b"".join(parts))
    raise Failed(cause, status=status, again=True)


def _first(error: BaseException) -> object:
    """What a ProtocolError wraps: urllib3 gives it as the last of its arguments."""
    return error.args[-1] if error.args else None
