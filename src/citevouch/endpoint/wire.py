"""One try: a request with an end in time and in size, its answer read or its failure named."""

from __future__ import annotations

import json
import re
import time
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import requests
import urllib3

from citevouch.bare_http import bare_session
from citevouch.endpoint.model import Endpoint, EndpointError, Reply
from citevouch.resolve.session import proxies_for
from citevouch.resolve.watch import WatchedAdapter, watched

if TYPE_CHECKING:
    from collections.abc import Mapping

MAX_BODY = 5_000_000  #: bytes of one answer
MAX_SAID = 4000  #: bytes of an error's text that are looked at, and never shown
CHUNK = 65_536
CONNECT_SECONDS = 10.0
_LONGEST_NUMBER = 9  #: digits of a pause in seconds


@dataclass(frozen=True, kw_only=True)
class Failed:
    """A try that brought no answer."""

    error: EndpointError
    again: bool = False  #: another try may go better
    said: str = ""  #: by the service; may hold anything
    retry_after: float | None = None  #: seconds


def make_session() -> requests.Session:
    """A bare session whose requests have an end in time."""
    session = bare_session()
    for scheme in ("https://", "http://"):
        session.mount(scheme, WatchedAdapter(pool_maxsize=16, max_retries=0))
    return session


def send(body: Mapping[str, Any], endpoint: Endpoint, session: requests.Session) -> Reply | Failed:
    """Send *body* once. No redirect is followed: the key is for one service."""
    ends = time.monotonic() + endpoint.seconds
    late = EndpointError("TIMEOUT", f"gave no answer in {endpoint.seconds:g} s")
    try:
        with watched(endpoint.seconds):
            status, headers, raw = _exchanged(body, endpoint, session)
    except requests.exceptions.Timeout:
        return Failed(error=late, again=True)
    except (requests.exceptions.RequestException, urllib3.exceptions.HTTPError, OSError):
        broken = EndpointError("CONNECTION_FAILED", "cannot be reached, or broke off")
        return Failed(error=late if time.monotonic() >= ends else broken, again=True)
    if status == requests.codes.ok:
        return _reply(raw, endpoint)
    cause = "RATE_LIMITED" if status == requests.codes.too_many else "HTTP_ERROR"
    return Failed(
        error=EndpointError(cause, f"answered with status {status}", status=status),
        again=status in endpoint.again,
        said=raw[:MAX_SAID].decode("utf-8", "replace"),
        retry_after=_seconds(headers.get("Retry-After", "")),
    )


def _exchanged(
    body: Mapping[str, Any], endpoint: Endpoint, session: requests.Session
) -> tuple[int, Mapping[str, str], bytes]:
    headers = {"Accept": "application/json", "Content-Type": "application/json"}
    if endpoint.key:
        headers["Authorization"] = f"Bearer {endpoint.key}"
    with session.post(
        endpoint.address,
        data=json.dumps(body, ensure_ascii=False).encode("utf-8", "replace"),
        headers=headers,
        timeout=(min(endpoint.seconds, CONNECT_SECONDS), endpoint.seconds),
        stream=True,
        allow_redirects=False,
        proxies=proxies_for(endpoint.address),
    ) as response:
        parts: list[bytes] = []
        for chunk in response.iter_content(CHUNK):
            parts.append(chunk)
            if sum(map(len, parts)) > MAX_BODY:
                break
        return response.status_code, response.headers, b"".join(parts)


def _reply(raw: bytes, endpoint: Endpoint) -> Reply | Failed:
    """The answer in a body; a service that sends something else may do better on another try."""
    try:
        value = json.loads(raw)
        choice = value["choices"][0]
        message, finish = choice["message"], choice.get("finish_reason")
        refusal, text = message.get("refusal"), _text(message.get("content"))
        usage, named = value.get("usage") or {}, value.get("model")
        prompt_tokens, completion_tokens = map(_count, map(usage.get, ("prompt_tokens", "completion_tokens")))
    except (ValueError, LookupError, TypeError, AttributeError, RecursionError):
        said = EndpointError("MALFORMED", "answered with something that is no chat completion")
        return Failed(error=said, again=True)
    return Reply(
        text=_without_key(refusal if isinstance(refusal, str) and refusal else text, endpoint),
        model=_without_key(named, endpoint) if isinstance(named, str) and named.strip() else None,
        refused=bool(refusal) or finish == "content_filter",
        truncated=finish == "length",
        prompt_tokens=prompt_tokens,
        completion_tokens=completion_tokens,
    )


def _text(content: Any) -> str:
    """The text of a message, which some services send in parts."""
    if isinstance(content, list):
        return "".join(part["text"] for part in content if isinstance(part.get("text"), str))
    return content if isinstance(content, str) else ""


def _without_key(text: str, endpoint: Endpoint) -> str:
    """*text* without halves of surrogate pairs, which no file can hold, and without the key."""
    whole = text.encode("utf-8", "replace").decode()
    return re.sub(_spellings(endpoint.key), "[key]", whole) if endpoint.key else whole


def _spellings(key: str) -> str:
    """A pattern of *key* as it is and as JSON, HTML or an address spell its characters."""
    return "".join(
        rf"(?:\\{{0,4}}{re.escape(each)}|\\{{1,4}}u00(?i:{ord(each):02x})|%(?i:{ord(each):02x})"
        rf"|&\#(?i:x)0{{0,6}}(?i:{ord(each):x});|&\#0{{0,6}}{ord(each)};)"
        for each in key
    )


def _count(value: Any) -> int | None:
    return value if isinstance(value, int) and not isinstance(value, bool) and value >= 0 else None


def _seconds(text: str) -> float | None:
    """The pause that a service asks for in whole seconds; a date in its place is not heeded."""
    return float(text) if text.isascii() and text.isdigit() and len(text) <= _LONGEST_NUMBER else None
