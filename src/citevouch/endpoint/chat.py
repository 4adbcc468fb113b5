"""Asking until there is an answer: further tries, pauses, and how the shape of the answer is asked for.

That is done in the strictest way that the service takes: by a JSON Schema, else as some JSON, else by the
words of the prompt alone. What a service has objected to once is not sent again.
"""

from __future__ import annotations

import threading
import time
from typing import TYPE_CHECKING, Any

from citevouch.endpoint.model import Reply
from citevouch.endpoint.wire import make_session, send

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from citevouch.endpoint.model import Endpoint
    from citevouch.endpoint.wire import Failed

SCHEMA, OBJECT = "json_schema", "json_object"
TEMPERATURE = "temperature"
#: Statuses by which services say that they do not know a parameter.
_OBJECTING = frozenset({400, 404, 422})
_ABOUT_SHAPE = ("response_format", "response format", "json")


class Chat:
    """A connection to an endpoint; safe to share between threads.

    *before* is called ahead of every request that goes out, further tries included; what it raises ends the
    asking.
    """

    def __init__(self, endpoint: Endpoint, *, before: Callable[[], None] = lambda: None) -> None:
        self.endpoint = endpoint
        self._before = before
        self._session = make_session()
        self._lock = threading.Lock()
        self._left_out: set[str] = set()

    def close(self) -> None:
        """Close the connections."""
        self._session.close()

    def ask(self, messages: Sequence[Mapping[str, str]], *, schema: Mapping[str, Any] | None = None) -> Reply:
        """The answer to *messages*, each with ``role`` and ``content``. Raises EndpointError.

        *schema*: a JSON Schema of the answer, such as strict services take.
        """
        tries = 0
        while True:
            body = self._body(messages, schema)
            self._before()
            outcome = send(body, self.endpoint, self._session)
            if isinstance(outcome, Reply):
                return outcome
            if self._leaves_out(outcome, body):
                continue
            tries += 1
            pause = self._pause(tries) if outcome.retry_after is None else outcome.retry_after
            if not outcome.again or tries >= self.endpoint.tries or pause > self.endpoint.longest_pause:
                raise outcome.error
            time.sleep(pause)

    def _pause(self, tries: int) -> float:
        return min(self.endpoint.pause * 2.0 ** (tries - 1), self.endpoint.longest_pause)

    def _body(
        self, messages: Sequence[Mapping[str, str]], schema: Mapping[str, Any] | None
    ) -> dict[str, Any]:
        with self._lock:
            left_out = frozenset(self._left_out)
        body: dict[str, Any] = {"model": self.endpoint.model, "messages": [dict(each) for each in messages]}
        if TEMPERATURE not in left_out:
            body[TEMPERATURE] = 0
        if schema is not None and SCHEMA not in left_out:
            shape = {"name": "answer", "strict": True, "schema": schema}
            body["response_format"] = {"type": SCHEMA, SCHEMA: shape}
        elif schema is not None and OBJECT not in left_out:
            body["response_format"] = {"type": OBJECT}
        return body

    def _leaves_out(self, outcome: Failed, body: Mapping[str, Any]) -> bool:
        """Whether the service objects to something that can be left out; it is, from then on."""
        if outcome.error.status not in _OBJECTING:
            return False
        said = outcome.said.lower()
        shape = body.get("response_format", {}).get("type")
        if shape and any(word in said for word in _ABOUT_SHAPE):
            objected = shape
        elif TEMPERATURE in body and TEMPERATURE in said:
            objected = TEMPERATURE
        else:
            return False
        with self._lock:
            self._left_out.add(objected)
        return True
