"""Replies on where the cited papers disagree."""

from __future__ import annotations

import json
from typing import Any

import pytest

from citevouch.audit.replies.contradictions import ContradictionReply, read_contradiction_reply

BLOCK = """\
CONTRADICTIONS_FOUND: 1
- OUTCOME: stroke
  OE_CLAIMED: Strokes fell by 13% [3].
  SOURCE_A: [3][4], 13.0% against 14.9%, RCT
  SOURCE_B: [6], no effect, RCT
  SEVERITY: CRITICAL
  BETTER_SUPPORTED: [3], being larger
OE_BALANCE: It gives one side only.
"""
ITEM: dict[str, Any] = {
    "topic": "stroke",
    "claimed": "Strokes fell by 13% [3].",
    "source_a": {"indices": [3, 4], "source_says": "13.0% against 14.9%", "study_type": "RCT"},
    "source_b": {"indices": [6], "source_says": "no effect", "study_type": None},
    "severity": "CRITICAL",
    "better_supported": "[3], being larger",
}


def obj(*items: Any, balance: str | None = "It gives one side only.") -> str:
    return json.dumps({"contradictions": list(items), "balance": balance})


def read(reply: str) -> ContradictionReply:
    return read_contradiction_reply(reply, indices=(3, 4, 5, 6))


@pytest.mark.parametrize(
    "reply", [pytest.param(BLOCK, id="a block"), pytest.param(obj(ITEM), id="an object")]
)
def test_one_reply_in_both_forms(reply: str) -> None:
    made = read(reply)
    assert (made.status, made.problems) == ("OK", ())
    (only,) = made.contradictions
    assert (only.topic, only.claimed, only.severity) == ("stroke", "Strokes fell by 13% [3].", "CRITICAL")
    assert (only.source_a.indices, only.source_b.indices) == ([3, 4], [6])
    assert "no effect" in only.source_b.source_says
    assert (only.better_supported, made.balance) == ("[3], being larger", "It gives one side only.")


@pytest.mark.parametrize(
    "reply",
    [
        pytest.param(obj(balance="The sources agree."), id="an object"),
        pytest.param("CONTRADICTIONS_FOUND: 0\nOE_BALANCE: The sources agree.", id="a block"),
        pytest.param(
            "CONTRADICTIONS_FOUND: 0\n- OUTCOME: none\nOE_BALANCE: The sources agree.", id="none as outcome"
        ),
    ],
)
def test_no_contradiction(reply: str) -> None:
    made = read(reply)
    assert (made.status, made.contradictions, made.balance) == ("OK", (), "The sources agree.")


@pytest.mark.parametrize(
    ("reply", "problem", "kept"),
    [
        pytest.param(obj(ITEM | {"severity": "CRITICAL|WARNING|NOTE"}), "contradiction 1 lacks", 0, id="no severity"),
        pytest.param(obj(ITEM | {"source_b": None}), "contradiction 1 lacks", 0, id="one side"),
        pytest.param(obj(ITEM, ITEM | {"topic": "{outcome}"}), "contradiction 2 lacks", 1, id="a template's topic"),
        pytest.param(BLOCK.replace("FOUND: 1", "FOUND: 3"), "3 contradictions are announced", 1, id="fewer than announced"),
        pytest.param(obj(ITEM, balance=None), "balance is not given", 1, id="no line on balance"),
    ],
)  # fmt: skip
def test_what_is_missing_is_told(reply: str, problem: str, kept: int) -> None:
    made = read(reply)
    assert (made.status, len(made.contradictions)) == ("INCOMPLETE", kept)
    assert any(each.startswith(problem) for each in made.problems), made.problems


def test_numbers_that_the_answer_does_not_have_are_left_out() -> None:
    made = read(obj(ITEM | {"source_a": {"indices": [3, 99], "source_says": "x"}}))
    assert made.contradictions[0].source_a.indices == [3]


@pytest.mark.parametrize(
    ("line", "indices"),
    [
        ("[3][4], it fell", [3, 4]),
        ("3, it fell", [3]),
        ("[3-5]: it fell", [3, 4, 5]),
        ("it fell by 6, not by 3", None),
        ("14.9% against 13.0%, RCT", None),
    ],
)
def test_the_numbers_of_a_side(line: str, indices: list[int] | None) -> None:
    made = read(obj(ITEM | {"source_a": line}))
    assert made.contradictions[0].source_a.indices == indices


@pytest.mark.parametrize(
    ("reply", "status"),
    [
        ("", "PARSE_ERROR"),
        ("They all agree.", "PARSE_ERROR"),
        ("CONTRADICTIONS_FOUND: {N}\n", "PARSE_ERROR"),
        (obj(ITEM)[:100], "TRUNCATED"),
        ("I'm sorry, I can't.", "REFUSED"),
    ],
)
def test_what_says_nothing(reply: str, status: str) -> None:
    made = read(reply)
    assert (made.status, made.contradictions, made.balance) == (status, (), None)
