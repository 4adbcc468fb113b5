"""Answers as they are given, with their status."""

from __future__ import annotations

import json

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.audit.building import answer

from citevouch.audit.answer import parse_answer
from citevouch.audit.claims import map_claims

ONE = {"index": 1, "title": "Drug A in condition B", "journal": "Made-up Trials"}
STATUSES = {"OK", "EMPTY", "NO_CITATION_DATA", "MALFORMED_CITATION_DATA"}


@pytest.mark.parametrize(
    ("text", "status", "citations"),
    [
        pytest.param(answer("It helps [1].", ONE), "OK", 1, id="text and data"),
        pytest.param("", "EMPTY", 0, id="nothing"),
        pytest.param(" \r\n\t", "EMPTY", 0, id="white space"),
        pytest.param("\ufeff", "EMPTY", 0, id="a byte order mark"),
        pytest.param(answer("", ONE), "EMPTY", 1, id="data without an answer"),
        pytest.param("It helps [1].", "NO_CITATION_DATA", 0, id="text alone"),
        pytest.param("It helps.[[[$$$A made-up reference$$$]]]", "OK", 1, id="references in place"),
        pytest.param("It helps.\n\n## Citation Data\n[{", "MALFORMED_CITATION_DATA", 0, id="broken data"),
        pytest.param(json.dumps({"output": {"text": "It helps."}}), "NO_CITATION_DATA", 0, id="an article without"),
        pytest.param(json.dumps({"output": {}}), "EMPTY", 0, id="an article that is not done"),
        pytest.param('{"a": 1}', "NO_CITATION_DATA", 0, id="JSON that is no article"),
    ],
)  # fmt: skip
def test_parse_answer(text: str, status: str, citations: int) -> None:
    found = parse_answer(text)
    assert (found.status, len(found.citations)) == (status, citations)


def test_parse_answer__the_four_encodings_say_the_same() -> None:
    data = [{**ONE, "index": index, "title": f"Paper {index} of the made-up trials"} for index in (2, 3)]
    inline = "$$$]!!![$$$".join(f"<a href='https://example.org/x'>{each['title']}</a>" for each in data)
    bodies = [
        "The drug helps[2][3]. It is safe.",
        f"The drug helps.[[[$$${inline}$$$]]] It is safe.",
        "The drug helps. Made-up Trials + 1 [2-3] It is safe.",
        "The drug helps. Made-up Trials + 1\\[2-3\\] It is safe.",
    ]
    for body in bodies:
        claims = map_claims(parse_answer(answer(body, *data))).claims
        assert [(each.claim.text, each.indices) for each in claims] == [("The drug helps.", (2, 3))]


def test_parse_answer__the_journal_of_a_cited_paper_is_told_from_a_sentence() -> None:
    claims = map_claims(parse_answer(answer("The drug helps. Made-up Trials [1] Next.", ONE))).claims
    assert [each.claim.text for each in claims] == ["The drug helps."]


def test_parse_answer__what_a_component_says_is_not_lost_in_silence() -> None:
    shown = 'It helps.\nREACTCOMPONENT!:!Table!:!{"a": "13%"}\nREACTCOMPONENT!:!Thinking!:!{"a": 1}\n'
    assert parse_answer(shown).problems == ("what a component Table says is not read",)


def test_parse_answer__a_callout_of_an_earlier_audit_is_not_read() -> None:
    left = "<!-- citevouch:audit-begin -->\n\n> It fell by 20%.\n\n<!-- citevouch:audit-end -->\n"
    found = map_claims(parse_answer(f"It helps [1].\n\n{left}"))
    assert len(found.claims) == 1
    assert found.unsourced == ()


blocks = st.sampled_from(
    [
        "It helps",
        " 13%",
        " [1]",
        "[2][3]",
        ".",
        "\n\n",
        "## Citation Data\n",
        "```json\n",
        '[{"index": 1}]',
        "\n```",
        "[[[$$$a$$$]]]",
        "NEJM + 2",
        "\\[7",
        "\r\n",
        "> ",
        "<!-- ",
        " -->",
        "REACTCOMPONENT!:!A!:!{",
        "\u00b9\u00b2",
        "[^1]",
    ]
)


@settings(max_examples=200)
@given(st.text() | st.lists(blocks, max_size=40).map("".join))
def test_parse_answer__never_raises_and_keeps_its_offsets(text: str) -> None:
    found = parse_answer(text)
    assert found.status in STATUSES
    assert len(found.readable) <= len(found.text)
    claims = map_claims(found)
    for each in claims.claims:
        assert found.text[each.claim.start : each.claim.end] == each.claim.raw
        for number in each.claim.numbers:
            assert each.claim.start <= number.start < number.end <= each.claim.end
    known = {made.index for made in found.citations}
    assert set(claims.dangling).isdisjoint(known)
    assert set(claims.uncited) <= known
