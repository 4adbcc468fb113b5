"""Replies about one paper: what is read out of them, and what is not."""

from __future__ import annotations

import json
from typing import Any

import pytest

from citevouch.audit.replies.paper import NOT_SAID, PaperReply, read_paper_reply
from citevouch_contract.models import CitationVerdict, WorkOrderStatus

CLAIMS = ("Strokes fell by 13%.", "Bleeding rose.")
BLOCK = """\
CITATION_INDEX: 3, 4
VERDICT: OVERSTATED
STUDY_TYPE: RCT
IS_SECONDARY: false
IS_PRIMARY_SOURCE: true
OE_CLAIMS:
- Claim 1: Strokes fell by 13%.
  SOURCE_SAYS: 13.0% on velotran,
  14.9% on placebo
  MATCH: true
- Claim 2: Bleeding rose.
  SOURCE_SAYS: 2.1% and 1.4%
  MATCH: partial
PRIMARY_TRACE: N/A
KEY_FINDINGS_FROM_SOURCE: Velotran lowered the risk of stroke.
EXPLANATION: The first claim leaves out the population.
"""
OBJECT: dict[str, Any] = {
    "indices": [3, 4],
    "verdict": "OVERSTATED",
    "study_type": "RCT",
    "is_secondary": False,
    "is_primary_source": True,
    "claim_judgements": [
        {"claim_number": 1, "source_says": "13.0% on velotran, 14.9% on placebo", "match": "match"},
        {"claim_number": 2, "source_says": "2.1% and 1.4%", "match": "partial"},
    ],
    "primary_trace": None,
    "key_findings": "Velotran lowered the risk of stroke.",
    "explanation": "The first claim leaves out the population.",
}


def read(reply: str) -> PaperReply:
    """The reply to an order about [3][4] with two claims."""
    return read_paper_reply(reply, indices=(3, 4), claims=CLAIMS)


def obj(**changes: Any) -> str:
    """The object with changes; a value of ... takes the key out."""
    return json.dumps({key: value for key, value in (OBJECT | changes).items() if value is not ...})


SAME = [
    pytest.param(json.dumps(OBJECT), id="an object"),
    pytest.param(json.dumps(OBJECT, indent=2), id="an object on lines"),
    pytest.param(f"```json\n{json.dumps(OBJECT)}\n```", id="in a fence"),
    pytest.param(f"Here it is:\n\n{json.dumps(OBJECT)}\n\nI hope this helps.", id="with words around"),
    pytest.param(f"[{json.dumps(OBJECT)}]", id="as the only item of an array"),
    pytest.param(f"<think>VERDICT: ACCURATE?\nHm.</think>{json.dumps(OBJECT)}", id="behind a thought"),
    pytest.param(f"{json.dumps(OBJECT)}\n{json.dumps(OBJECT)}", id="twice the same"),
    pytest.param(json.dumps({key.upper(): value for key, value in OBJECT.items()}), id="keys in capitals"),
    pytest.param(BLOCK, id="a block"),
    pytest.param(f"```\n{BLOCK}```", id="a block in a fence"),
    pytest.param(BLOCK.replace("VERDICT: OVERSTATED", "**VERDICT:** ⚠️ OVERSTATED"), id="a block with bold"),
    pytest.param(BLOCK.lower().replace("rct", "RCT").replace("n/a", "N/A"), id="a block in lower case"),
    pytest.param(BLOCK.replace("_", " "), id="a block with spaces in its keys"),
    pytest.param(BLOCK.replace("VERDICT: OVERSTATED", "## Verdict\nOVERSTATED"), id="a key as a heading"),
    pytest.param(BLOCK.replace("\n", "\r\n"), id="a block with Windows line ends"),
]


@pytest.mark.parametrize("reply", SAME)
def test_one_reply_in_many_forms(reply: str) -> None:
    made = read(reply)
    assert (made.status, made.problems) == ("OK", ())
    assert (made.verdict, made.study_type) == ("OVERSTATED", "RCT")
    assert (made.is_secondary, made.is_primary_source, made.trace) == (False, True, None)
    assert [(each.claim_number, each.match) for each in made.claims] == [(1, "match"), (2, "partial")]
    assert made.claims[0].source_says == "13.0% on velotran, 14.9% on placebo"
    assert made.claims[0].claim == CLAIMS[0]
    assert str(made.key_findings).lower() == "velotran lowered the risk of stroke."


@pytest.mark.parametrize(
    ("reply", "status", "why"),
    [
        pytest.param("", "PARSE_ERROR", "no answer", id="nothing"),
        pytest.param("All claims check out.", "PARSE_ERROR", "no answer", id="prose"),
        pytest.param("I'm sorry, but I can't help with that.", "REFUSED", "declines", id="declined"),
        pytest.param("null", "PARSE_ERROR", "no answer", id="null"),
        pytest.param('{"a": 1}', "PARSE_ERROR", "answers nothing", id="another object"),
        pytest.param(json.dumps(OBJECT)[:150], "TRUNCATED", "no JSON", id="half an object"),
        pytest.param(json.dumps(OBJECT, indent=1)[:400], "TRUNCATED", "no JSON", id="half an object on lines"),
        pytest.param(f"```json\n{json.dumps(OBJECT)[:200]}\n```", "TRUNCATED", "no JSON", id="half an object in a fence"),
        pytest.param("<think>The abstract says", "TRUNCATED", "breaks off", id="a thought without an end"),
        pytest.param("{'verdict': 'ACCURATE'}", "PARSE_ERROR", "no JSON", id="Python in place of JSON"),
        pytest.param("{" * 50_000, "PARSE_ERROR", "no JSON", id="braces"),
        pytest.param('{"a":' * 50_000, "PARSE_ERROR", "no JSON", id="too deep"),
        pytest.param(obj(verdict=...), "PARSE_ERROR", "no verdict", id="no verdict"),
        pytest.param(obj(verdict="FABRICATED"), "PARSE_ERROR", "FABRICATED", id="what only registries may say"),
        pytest.param(obj(verdict="ACCURATE|OVERSTATED"), "PARSE_ERROR", "more than one", id="the template"),
        pytest.param(obj(verdict=["ACCURATE", "OVERSTATED"]), "PARSE_ERROR", "no verdict", id="two in a list"),
        pytest.param(f"{obj()}\n{obj(verdict='ACCURATE')}", "PARSE_ERROR", "2 answers", id="two objects"),
        pytest.param(obj()[:-1] + ', "verdict": "ACCURATE"}', "PARSE_ERROR", "stands twice", id="a key twice"),
        pytest.param(obj()[:-1] + ', "VERDICT": "ACCURATE"}', "PARSE_ERROR", "given twice", id="a key in two spellings"),
        pytest.param(f"VERDICT: ACCURATE\n{obj()}", "PARSE_ERROR", "another verdict", id="another one beside it"),
        pytest.param(f"{obj(verdict=...)}\nVERDICT: ACCURATE", "PARSE_ERROR", "another verdict", id="half in each form"),
        pytest.param(BLOCK + "VERDICT: ACCURATE\n", "PARSE_ERROR", "more than one", id="two in a block"),
        pytest.param(BLOCK.replace("OVERSTATED", "FABRICATED"), "PARSE_ERROR", "FABRICATED", id="FABRICATED in a block"),
        pytest.param(
            BLOCK.replace("OVERSTATED", "[one of: ACCURATE, OVERSTATED, TRANSITIVE]"),
            "PARSE_ERROR",
            "is no verdict",
            id="the template in a block",
        ),
        pytest.param(obj(indices=[5]), "INDEX_MISMATCH", "[5]", id="another paper"),
        pytest.param(obj(indices=[3, 4, 5]), "INDEX_MISMATCH", "[5]", id="one paper more"),
        pytest.param(BLOCK.replace("3, 4", "7-9"), "INDEX_MISMATCH", "[7]", id="another paper in a block"),
    ],
)  # fmt: skip
def test_what_says_nothing_that_may_be_used(reply: str, status: str, why: str) -> None:
    made = read(reply)
    assert (made.status, made.verdict) == (status, None)
    assert any(why in problem for problem in made.problems), made.problems


@pytest.mark.parametrize(
    ("reply", "problem"),
    [
        pytest.param(obj(indices=...), "indices is not given", id="no numbers"),
        pytest.param(obj(indices=[3]), "only [3] is named", id="fewer numbers"),
        pytest.param(obj(study_type="RCT|Cohort"), "study_type is not given", id="no design"),
        pytest.param(obj(is_primary_source=None), "is_primary_source is not given", id="not whose finding"),
        pytest.param(obj(key_findings="{what it found}"), "key_findings is not given", id="a placeholder"),
        pytest.param(obj(explanation=""), "explanation is not given", id="no explanation"),
        pytest.param(obj(claim_judgements=OBJECT["claim_judgements"][:1]), "claim 2 is not answered", id="one claim less"),
        pytest.param(obj(claim_judgements="both match"), "claim 1 is not answered", id="claims in words"),
        pytest.param(
            obj(claim_judgements=[*OBJECT["claim_judgements"], {"claim_number": 3, "match": "match"}]),
            "the answer speaks of a claim 3",
            id="a claim that is none",
        ),
        pytest.param(
            obj(claim_judgements=[*OBJECT["claim_judgements"], {"claim_number": 1, "match": "mismatch"}]),
            "claim 1 is answered in two ways",
            id="a claim answered twice",
        ),
        pytest.param(
            obj(claim_judgements=[{"claim_number": 1, "match": "match"}, {"claim_number": 2, "match": "so so"}]),
            "claim 2: no word on whether it matches",
            id="no match",
        ),
        pytest.param(BLOCK.replace("MATCH: partial", "MATCH: true|false|partial"), "claim 2 is not answered", id="a template's match"),
    ],
)  # fmt: skip
def test_what_is_missing_is_told_and_the_verdict_stands(reply: str, problem: str) -> None:
    made = read(reply)
    assert (made.status, made.verdict) == ("INCOMPLETE", "OVERSTATED")
    assert any(each.startswith(problem) for each in made.problems), made.problems


def test_claims_without_numbers_are_taken_in_order_where_none_is_missing() -> None:
    unnumbered = [{"source_says": "a", "match": True}, {"match": False}]
    made = read(obj(claim_judgements=unnumbered))
    assert [(each.claim_number, each.source_says, each.match) for each in made.claims] == [
        (1, "a", "match"),
        (2, NOT_SAID, "mismatch"),
    ]
    assert len(read(obj(claim_judgements=unnumbered[:1])).claims) == 0


@pytest.mark.parametrize(
    ("given", "title", "ids", "is_quoted"),
    [
        pytest.param(
            {"title": "HALO-1", "doi": "https://doi.org/10.5555/Velotran.2021.1", "pmid": 90000101, "number_match": "match"},
            "HALO-1",
            ("DOI:10.5555/velotran.2021.1", "PMID:90000101"),
            True,
            id="an object",
        ),
        pytest.param(
            'Quist 2021 "Velotran in Halden disease" (10.5555/velotran.2021.1) — 13.0% against 14.9%; matches',
            "Velotran in Halden disease",
            ("DOI:10.5555/velotran.2021.1",),
            True,
            id="a line",
        ),
        pytest.param(
            "The HALO-1 trial, PMID: 90000101, found 13%",
            "The HALO-1 trial",
            ("PMID:90000101",),
            False,
            id="a line without quotation marks",
        ),
        pytest.param({"title": "HALO-1", "doi": "not known", "pmid": "PMC99000001"}, "HALO-1", (), True, id="no identifiers"),
    ],
)  # fmt: skip
def test_traces(given: Any, title: str, ids: tuple[str, ...], is_quoted: bool) -> None:
    trace = read(obj(verdict="TRANSITIVE", primary_trace=given)).trace
    assert trace
    assert (trace.paper.title, trace.paper.identifiers, trace.paper.is_quoted) == (title, ids, is_quoted)


@pytest.mark.parametrize(
    "given", [None, "N/A", "none", "", {}, {"title": "N/A"}, {"title": "{title}"}, ["x"], 3]
)
def test_no_trace(given: Any) -> None:
    assert read(obj(primary_trace=given)).trace is None


_ACCURATE = '{"verdict": "ACCURATE", "indices": [3]}'


@pytest.mark.parametrize(
    "reply",
    [
        pytest.param(_ACCURATE + ' {"verdict": "MISREPRESENTED"}', id="objects on one line"),
        pytest.param("[" + _ACCURATE + ', {"verdict": "OVERSTATED"}]', id="an array on one line"),
        pytest.param('Or {"verdict": "MISREPRESENTED"}\n' + _ACCURATE, id="an object in prose"),
        pytest.param('{"verdict": "ACCURATE", "final_verdict": "TRANSITIVE"}', id="a key that is a verdict too"),
        pytest.param(_ACCURATE + "\nFinal verdict: MISREPRESENTED", id="a line behind an object"),
        pytest.param(_ACCURATE + "\nSo the verdict is **MISREPRESENTED**.", id="a sentence behind an object"),
        pytest.param("VERDICT: ACCURATE\nEXPLANATION: x\nFinal verdict: OVERSTATED", id="a line behind a block"),
        pytest.param("VERDICT: ACCURATE\n" + "x " * 200_000 + "\nVERDICT: OVERSTATED", id="behind very much text"),
    ],
)  # fmt: skip
def test_two_verdicts__are_none(reply: str) -> None:
    read = read_paper_reply(reply, indices=[3], claims=["It fell."])
    assert (read.status, read.verdict) == (WorkOrderStatus.PARSE_ERROR, None)


@pytest.mark.parametrize(
    "reply",
    [
        pytest.param("My verdict:\n" + _ACCURATE + "\nThe verdict is ACCURATE.", id="around an object"),
        pytest.param("VERDICT: ACCURATE\nEXPLANATION: The final verdict is accurate.", id="in a block"),
    ],
)
def test_one_verdict_said_twice__is_one(reply: str) -> None:
    assert read_paper_reply(reply, indices=[3], claims=["It fell."]).verdict == CitationVerdict.ACCURATE
