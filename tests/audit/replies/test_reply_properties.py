"""Whatever a reply holds: reading never raises, and gives no verdict that nobody gave."""

from __future__ import annotations

import json
import re
import time
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from citevouch.audit.replies.completeness import read_completeness_reply
from citevouch.audit.replies.contradictions import read_contradiction_reply
from citevouch.audit.replies.paper import NAMES, read_paper_reply
from citevouch_contract.models import CitationVerdict

VERDICTS = [verdict.value for verdict in CitationVerdict]
WORDS = st.sampled_from(
    [*VERDICTS, *NAMES, "VERDICT:", "MATCH: true", "Claim 1:", "{", "}", "[", "```json", "not", "<think>", "</think>",
     "✅", "❌", "|", "\n", "\n- ", '"', ",", ":", "1", "\ud800", "\0"]
)  # fmt: skip
TEXTS = st.text() | st.lists(WORDS | st.text(max_size=4), max_size=40).map(" ".join)
VALUES: st.SearchStrategy[Any] = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | WORDS | st.text(max_size=20),
    lambda inner: (
        st.lists(inner, max_size=4) | st.dictionaries(st.sampled_from([*NAMES]) | st.text(max_size=8), inner, max_size=6)
    ),
    max_leaves=20,
)  # fmt: skip
OBJECTS = st.dictionaries(st.sampled_from([*NAMES]), VALUES, max_size=8)
REPLIES = TEXTS | VALUES.map(json.dumps) | OBJECTS.map(json.dumps)


def read_all(reply: str) -> Any:
    """The reply as each layer reads it; the first layer's is given back."""
    read_completeness_reply(reply)
    read_contradiction_reply(reply, indices=(3, 4))
    return read_paper_reply(reply, indices=(3, 4), claims=("Strokes fell by 13%.", "Bleeding rose."))


@given(REPLIES)
def test_never_raises_and_never_invents_a_verdict(reply: str) -> None:
    made = read_all(reply)
    assert (made.verdict is None) == (made.status not in {"OK", "INCOMPLETE"})
    if made.verdict:
        assert made.verdict != CitationVerdict.FABRICATED
        spelt = made.verdict.value.replace("_", "[ _-]")
        assert re.search(spelt, reply.replace("\\u005f", "_"), re.IGNORECASE)
        assert re.search("verdict", reply, re.IGNORECASE)


@given(OBJECTS, st.sampled_from(VERDICTS), st.integers(min_value=1))
def test_no_beginning_of_a_reply_is_a_reply(given_values: dict[str, Any], verdict: str, cut: int) -> None:
    whole = json.dumps({**given_values, "indices": [3, 4], "verdict": verdict})
    made = read_all(whole[: cut % len(whole)])
    assert made.verdict is None


@given(st.permutations(VERDICTS), st.sampled_from([" / ", "|", ", ", " or ", "\nVERDICT: ", " not "]))
def test_two_verdicts_are_none(verdicts: list[str], between: str) -> None:
    made = read_all(f"CITATION_INDEX: 3, 4\nVERDICT: {verdicts[0]}{between}{verdicts[1]}\n")
    assert (made.verdict, made.status) == (None, "PARSE_ERROR")


@given(st.text(), st.text())
def test_words_around_an_object_change_nothing(before: str, after: str) -> None:
    plain = {"indices": [3, 4], "verdict": "ACCURATE"}
    around = [re.sub(r"[{\[:\uff1a#<]|sorry", "", text) for text in (before, after)]
    made = read_all(f"{around[0]}\n{json.dumps(plain)}\n{around[1]}")
    assert made.verdict == "ACCURATE"


LONG = 200_000


@pytest.mark.parametrize(
    "reply",
    [
        pytest.param(" " * LONG, id="spaces"),
        pytest.param("VERDICT: ACCURATE" + " " * LONG + "x", id="spaces behind a verdict"),
        pytest.param(json.dumps({"indices": [3, 4], "verdict": "ACCURATE" + " " * LONG + "x"}), id="the same in an object"),
        pytest.param("\n" * LONG, id="empty lines"),
        pytest.param("{" * LONG, id="braces"),
        pytest.param("{\n" * LONG, id="braces on lines"),
        pytest.param('{"a":' * LONG, id="objects"),
        pytest.param("[" * LONG, id="brackets"),
        pytest.param("<think>" * LONG, id="thoughts"),
        pytest.param("VERDICT: " * LONG, id="keys on one line"),
        pytest.param("VERDICT: ACCURATE\n" * (LONG // 18), id="keys"),
        pytest.param("*_ " * LONG, id="marks"),
        pytest.param("PRIMARY_TRACE: " + "(doi " * LONG, id="identifiers that are none"),
        pytest.param("PRIMARY_TRACE: " + '"' * LONG, id="quotation marks"),
        pytest.param("SOURCE_A: " + "[1]" * LONG, id="numbers"),
        pytest.param("MISSING_PAPERS:\n" + "- x\n" * (LONG // 4), id="papers"),
    ],
)  # fmt: skip
def test_reading_is_linear(reply: str) -> None:
    begun = time.process_time()
    read_all(reply)
    assert time.process_time() - begun < 5
