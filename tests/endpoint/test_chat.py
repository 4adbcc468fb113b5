"""Asking a chat endpoint: what goes out, what is made of what comes back, how failures are told."""

from __future__ import annotations

import itertools
import json
import threading
import time
from typing import TYPE_CHECKING, Any

import pytest
from tests.stub.endpoint import Answered, Asked, EndpointStub, running_endpoint

from citevouch.endpoint import Chat, Endpoint, EndpointError, Reply
from citevouch.errors import SettingsError

if TYPE_CHECKING:
    from collections.abc import Callable

KEY = "sk-made-up-0123456789"
MESSAGES = [{"role": "user", "content": "Is it so?"}]
SHAPE = {"type": "object", "properties": {"so": {"type": "boolean"}}}


def chat_with(stub: EndpointStub, **changes: Any) -> Chat:
    """A chat with the stub that loses no time."""
    values = {"url": stub.url, "model": "made/up", "pause": 0.01, "seconds": 2.0, **changes}
    return Chat(Endpoint(**values))


def in_turn(*answers: Answered) -> Callable[[Asked], Answered]:
    """Answers one after the other, the last one for ever."""
    turn = itertools.chain(answers, itertools.repeat(answers[-1]))
    lock = threading.Lock()

    def answer(_asked: Asked) -> Answered:
        with lock:
            return next(turn)

    return answer


def ask(*answers: Answered, schema: Any = None, **changes: Any) -> tuple[Reply, list[Asked]]:
    """The reply where the stub gives *answers*, and what it was asked."""
    with running_endpoint(in_turn(*answers)) as stub:
        chat = chat_with(stub, **changes)
        try:
            return chat.ask(MESSAGES, schema=schema), stub.asked
        finally:
            chat.close()


def test_what_is_asked() -> None:
    reply, asked = ask(Answered(text="Yes."), schema=SHAPE, key=KEY)
    assert reply == Reply(text="Yes.", model="made/up", prompt_tokens=100, completion_tokens=20)
    (only,) = asked
    assert only.path == "/v1/chat/completions"
    assert only.authorization == f"Bearer {KEY}"
    assert only.body["messages"] == MESSAGES
    assert only.body["temperature"] == 0
    assert only.body["response_format"]["json_schema"]["schema"] == SHAPE


def test_without_a_key_none_is_sent() -> None:
    assert ask(Answered(text="Yes."))[1][0].authorization is None


@pytest.mark.parametrize(
    ("answered", "reply"),
    [
        pytest.param(Answered(text="x", finish="length"), Reply(text="x", truncated=True), id="broken off"),
        pytest.param(Answered(text=None, refusal="I will not."), Reply(text="I will not.", refused=True), id="refusal"),
        pytest.param(Answered(text="", finish="content_filter"), Reply(text="", refused=True), id="filtered"),
        pytest.param(Answered(text="x", usage=None), Reply(text="x"), id="no usage"),
        pytest.param(Answered(text="x", usage={"prompt_tokens": "many"}), Reply(text="x"), id="odd usage"),
        pytest.param(
            Answered(raw=json.dumps({"choices": [{"message": {"content": [{"text": "a"}, {"text": "b"}, {}]}}]}).encode()),
            Reply(text="ab"),
            id="text in parts",
        ),
    ],
)  # fmt: skip
def test_what_is_made_of_an_answer(answered: Answered, reply: Reply) -> None:
    got, _ = ask(answered)
    assert (got.text, got.refused, got.truncated) == (reply.text, reply.refused, reply.truncated)


def test_usage_that_is_none_is_not_counted() -> None:
    reply, _ = ask(Answered(text="x", usage={"prompt_tokens": True, "completion_tokens": -1}))
    assert (reply.prompt_tokens, reply.completion_tokens) == (None, None)


@pytest.mark.parametrize(
    ("answers", "ways"),
    [
        pytest.param([], ["json_schema"], id="a schema"),
        pytest.param([b"response_format json_schema is not supported"], ["json_schema", "json_object"], id="some JSON"),
        pytest.param([b"no response_format", b"no JSON mode"], ["json_schema", "json_object", None], id="words alone"),
    ],
)  # fmt: skip
def test_the_shape_is_asked_for_as_strictly_as_the_service_takes(
    answers: list[bytes], ways: list[str | None]
) -> None:
    objections = [Answered(status=400, raw=said) for said in answers]
    reply, asked = ask(*objections, Answered(text="Yes."), schema=SHAPE)
    assert reply.text == "Yes."
    assert [each.body.get("response_format", {}).get("type") for each in asked] == ways


def test_a_temperature_that_the_model_does_not_take_is_left_out() -> None:
    _, asked = ask(Answered(status=400, raw=b"'temperature' is not supported"), Answered(text="Yes."))
    assert [each.body.get("temperature") for each in asked] == [0, None]


def test_what_was_objected_to_is_not_sent_again() -> None:
    with running_endpoint(
        in_turn(Answered(status=400, raw=b"response_format"), Answered(text="Yes."))
    ) as stub:
        chat = chat_with(stub)
        chat.ask(MESSAGES, schema=SHAPE)
        chat.ask(MESSAGES, schema=SHAPE)
        chat.close()
        assert [each.body.get("response_format", {}).get("type") for each in stub.asked] == [
            "json_schema",
            "json_object",
            "json_object",
        ]


@pytest.mark.parametrize(
    ("first", "tries"),
    [
        pytest.param(Answered(status=429, headers={"Retry-After": "0"}), 2, id="too many requests"),
        pytest.param(Answered(status=503), 2, id="down for a moment"),
        pytest.param(Answered(raw=b"<html>busy</html>"), 2, id="a web page"),
        pytest.param(Answered(raw=b"[" * 100_000), 2, id="nested too deeply"),
    ],
)
def test_a_second_try(first: Answered, tries: int) -> None:
    reply, asked = ask(first, Answered(text="Yes."))
    assert (reply.text, len(asked)) == ("Yes.", tries)


@pytest.mark.parametrize(
    ("answered", "cause", "status", "tries"),
    [
        pytest.param(Answered(status=401, raw=KEY.encode()), "HTTP_ERROR", 401, 1, id="wrong key"),
        pytest.param(Answered(status=404, raw=b"no such model"), "HTTP_ERROR", 404, 1, id="no such model"),
        pytest.param(Answered(status=500), "HTTP_ERROR", 500, 3, id="broken"),
        pytest.param(Answered(status=429), "RATE_LIMITED", 429, 3, id="too many requests"),
        pytest.param(Answered(status=429, headers={"Retry-After": "3600"}), "RATE_LIMITED", 429, 1, id="come back later"),
        pytest.param(Answered(status=302, headers={"Location": "http://127.0.0.1:9/"}), "HTTP_ERROR", 302, 1, id="elsewhere"),
        pytest.param(Answered(raw=b'{"choices": []}'), "MALFORMED", None, 3, id="no choice"),
        pytest.param(Answered(raw=b'{"choices": [{"mess'), "MALFORMED", None, 3, id="half JSON"),
        pytest.param(Answered(raw=b'"text"'), "MALFORMED", None, 3, id="no object"),
        pytest.param(Answered(headers={"Content-Length": "99999"}), "CONNECTION_FAILED", None, 3, id="broken off"),
    ],
)  # fmt: skip
def test_failures(answered: Answered, cause: str, status: int | None, tries: int) -> None:
    with running_endpoint(in_turn(answered)) as stub:
        chat = chat_with(stub, key=KEY, seconds=1.0)
        with pytest.raises(EndpointError) as error:
            chat.ask(MESSAGES)
        chat.close()
    assert (error.value.cause, error.value.status, len(stub.asked)) == (cause, status, tries)
    assert KEY not in str(error.value)
    assert KEY not in repr(chat.endpoint)


@pytest.mark.parametrize(
    "slow",
    [
        pytest.param(Answered(seconds=5.0), id="silent"),
        pytest.param(Answered(text="x", drip=0.05), id="drop by drop"),
    ],
)
def test_an_answer_has_an_end_in_time(slow: Answered) -> None:
    begun = time.monotonic()
    with running_endpoint(in_turn(slow)) as stub:
        chat = chat_with(stub, seconds=0.2, tries=1)
        with pytest.raises(EndpointError) as error:
            chat.ask(MESSAGES)
        chat.close()
    assert error.value.cause == "TIMEOUT"
    assert time.monotonic() - begun < 2


def test_nobody_there() -> None:
    chat = Chat(Endpoint(url="http://127.0.0.1:9/v1", model="made/up", pause=0.01))
    with pytest.raises(EndpointError) as error:
        chat.ask(MESSAGES)
    assert error.value.cause == "CONNECTION_FAILED"


@pytest.mark.parametrize(
    "spelt",
    [
        pytest.param(r"sk\-ab\/cd+0==", id="JSON's backslashes"),
        pytest.param(r"sk\\-ab\\/cd+0==", id="JSON in JSON"),
        pytest.param("".join(f"\\u{ord(each):04X}" for each in "sk-ab/cd+0=="), id="JSON's numbers"),
        pytest.param("sk-ab%2Fcd%2b0%3D%3D", id="an address"),
        pytest.param("sk-ab&#x2F;cd&#43;0&#061;=", id="HTML"),
    ],
)
def test_a_key_that_is_sent_back_is_taken_out__spelt_otherwise(spelt: str) -> None:
    reply, _ = ask(Answered(text=f"It is {spelt}."), key="sk-ab/cd+0==")
    assert reply.text == "It is [key]."


def test_a_key_that_is_sent_back_is_taken_out() -> None:
    reply, _ = ask(Answered(text=f"Your key is {KEY}."), key=KEY)
    assert reply.text == "Your key is [key]."


def test_before_every_request() -> None:
    class Enough(Exception):  # noqa: N818 - what a caller may raise
        pass

    left = iter((None, None))

    def before() -> None:
        if next(left, "none") == "none":
            raise Enough

    with running_endpoint(in_turn(Answered(status=503))) as stub:
        chat = Chat(Endpoint(url=stub.url, model="made/up", pause=0.01, tries=5), before=before)
        with pytest.raises(Enough):
            chat.ask(MESSAGES)
        chat.close()
    assert len(stub.asked) == 2


@pytest.mark.parametrize(
    "changes",
    [
        pytest.param({"url": "ftp://127.0.0.1/v1"}, id="other scheme"),
        pytest.param({"url": "127.0.0.1:80"}, id="no scheme"),
        pytest.param({"url": "http://me:secret@127.0.0.1/v1"}, id="credentials"),
        pytest.param({"url": "http://127.0.0.1/v1?key=secret"}, id="a query"),
        pytest.param({"model": " "}, id="no model"),
        pytest.param({"key": "two\nlines"}, id="a key of two lines"),
    ],
)
def test_what_is_no_endpoint(changes: dict[str, str]) -> None:
    with pytest.raises(SettingsError):
        Endpoint(**{"url": "http://127.0.0.1/v1", "model": "made/up", **changes})


@pytest.mark.parametrize("url", ["http://h/v1", "http://h/v1/", "http://h/v1/chat/completions"])
def test_the_address_of_the_chat(url: str) -> None:
    assert Endpoint(url=url, model="m").address == "http://h/v1/chat/completions"
