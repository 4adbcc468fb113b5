"""Replies on what an answer leaves out."""

from __future__ import annotations

import json
from typing import Any

import pytest

from citevouch.audit.replies.completeness import CompletenessReply, read_completeness_reply

BLOCK = """\
ANCHOR_SYNTHESIS:
- Abel 2024 "Velotran for Halden disease: a systematic review" (10.5555/synthesis.2024.1) — pooled HR 0.90, moderate
- OE alignment: partially agrees with anchor
- Baker 2022 "Drugs in Halden disease" (PMID 90000112) — no pooled effect
- OE alignment: agrees

MISSING_PAPERS:
- Cole 2025 "Velotran after 80" (10.5555/velotran.2025.8) — HIGH — no effect in the oldest
- Dahl 2023 "Velotran and headache" (10.5555/safety.2023.2) — LOW — confirms

AGE_DISTRIBUTION:
- OE citations: median year=2022, range=2019-2024

HETEROGENEITY: Two trials disagree.

APPLICABILITY: All trials in stroke units.

NEWEST_NEGATIVE: Cole 2025

NUANCES_MISSING:
- The effect is smaller over 80.
- Follow-up was short.

OVERALL_ASSESSMENT: The conclusion is partially supported.
It is too firm.
"""
OBJECT: dict[str, Any] = {
    "anchor_syntheses": [
        {
            "title": "Velotran for Halden disease: a systematic review",
            "published": "2024",
            "doi": "10.5555/synthesis.2024.1",
            "pmid": None,
            "key_findings": "pooled HR 0.90, moderate",
            "alignment": "partially_agrees",
        },
        {"title": "Drugs in Halden disease", "pmid": "90000112", "alignment": "agrees", "key_findings": "no pooled effect"},
    ],
    "missing_papers": [
        {"title": "Velotran after 80", "doi": "10.5555/velotran.2025.8", "importance": "HIGH", "adds": "no effect in the oldest"},
        {"title": "Velotran and headache", "doi": "10.5555/safety.2023.2", "importance": "LOW", "adds": "confirms"},
    ],
    "heterogeneity": "Two trials disagree.",
    "applicability": "All trials in stroke units.",
    "newest_negative": "Cole 2025",
    "nuances": ["The effect is smaller over 80.", "Follow-up was short."],
    "overall": "The conclusion is partially supported. It is too firm.",
}  # fmt: skip


def obj(**changes: Any) -> str:
    """The object with changes."""
    return json.dumps(OBJECT | changes)


def ids(reply: CompletenessReply) -> list[tuple[str, ...]]:
    return [each.paper.identifiers for each in (*reply.syntheses, *reply.missing)]


@pytest.mark.parametrize("reply", [pytest.param(BLOCK, id="a block"), pytest.param(obj(), id="an object")])
def test_one_reply_in_both_forms(reply: str) -> None:
    made = read_completeness_reply(reply)
    assert (made.status, made.problems) == ("OK", ())
    assert [(each.paper.title, each.alignment, each.key_findings) for each in made.syntheses] == [
        ("Velotran for Halden disease: a systematic review", "partially_agrees", "pooled HR 0.90, moderate"),
        ("Drugs in Halden disease", "agrees", "no pooled effect"),
    ]
    assert [(each.paper.title, each.importance, each.adds) for each in made.missing] == [
        ("Velotran after 80", "HIGH", "no effect in the oldest"),
        ("Velotran and headache", "LOW", "confirms"),
    ]
    assert ids(made) == [
        ("DOI:10.5555/synthesis.2024.1",),
        ("PMID:90000112",),
        ("DOI:10.5555/velotran.2025.8",),
        ("DOI:10.5555/safety.2023.2",),
    ]
    assert made.nuances == tuple(OBJECT["nuances"])
    assert (made.overall, made.applicability) == (OBJECT["overall"], OBJECT["applicability"])
    assert (made.heterogeneity, made.newest_negative) == ("Two trials disagree.", "Cole 2025")


@pytest.mark.parametrize(
    "reply",
    [
        pytest.param(obj(missing_papers=[]), id="an empty list"),
        pytest.param(obj(missing_papers=["None of high importance"]), id="none in an object"),
        pytest.param(obj(missing_papers="None"), id="none in place of a list"),
        pytest.param(BLOCK.split("MISSING")[0] + "MISSING_PAPERS:\nNone of high importance\n" + BLOCK.partition("\n\nAGE")[2], id="none in a block"),
    ],
)  # fmt: skip
def test_nothing_missing(reply: str) -> None:
    assert read_completeness_reply(reply).missing == ()


@pytest.mark.parametrize(
    ("reply", "problem"),
    [
        pytest.param(obj(overall=None), "overall is not given", id="no overall line"),
        pytest.param(obj(applicability="{population mismatches}"), "applicability is not given", id="a template's line"),
        pytest.param(
            obj(missing_papers=[{"title": "Velotran after 80", "importance": "HIGH/MEDIUM/LOW"}]),
            "no word on how much 'Velotran after 80' matters",
            id="importance left open",
        ),
        pytest.param(
            obj(anchor_syntheses=[{"title": "A review of it all"}]),
            "no word on how the answer stands to 'A review of it all'",
            id="no alignment",
        ),
    ],
)  # fmt: skip
def test_what_is_missing_is_told(reply: str, problem: str) -> None:
    made = read_completeness_reply(reply)
    assert made.status == "INCOMPLETE"
    assert any(each.startswith(problem) for each in made.problems), made.problems


@pytest.mark.parametrize(
    ("reply", "status"),
    [
        ("", "PARSE_ERROR"),
        ("It is quite complete.", "PARSE_ERROR"),
        ("I cannot search.", "REFUSED"),
        (json.dumps(OBJECT)[:300], "TRUNCATED"),
        ('{"overall": null}', "PARSE_ERROR"),
        (f"{obj()}\n{obj(overall='Another view.')}", "PARSE_ERROR"),
    ],
)
def test_what_says_nothing(reply: str, status: str) -> None:
    made = read_completeness_reply(reply)
    assert (made.status, made.overall, made.missing) == (status, None, ())
    assert made.problems


def test_no_more_papers_are_taken_than_can_be_looked_up() -> None:
    many = [{"title": f"Paper {at}", "importance": "LOW"} for at in range(100)]
    made = read_completeness_reply(obj(missing_papers=many))
    assert len(made.missing) == 30
    assert "names more than 30 missing papers; the first are taken" in made.problems
