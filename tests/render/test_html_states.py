"""The state of a citation on each rung for every value of the contract, and the figures that count them."""

from __future__ import annotations

from typing import Any

import pytest
from tests.render.samples import TEXT, every_state

from citevouch.render.excerpts import source_of
from citevouch.render.html.cards import cards
from citevouch.render.html.figures import COLUMNS, HIGHEST, SQUARE, ladder, scores
from citevouch.render.html.states import TONES, states
from citevouch_contract.models import (
    BibliographicRecord,
    IdentityCheck,
    QuoteCheck,
    ReferenceCheck,
    RelevanceCheck,
    ValidationReport,
)


def reference(**given: Any) -> ReferenceCheck:
    known = {
        "reference_id": "PMID:90000001",
        "identifier_type": "PMID",
        "occurrences": 1,
        "status": "VERIFIED",
    }
    return ReferenceCheck.model_construct(**(known | given))


def record(source: str) -> BibliographicRecord:
    return BibliographicRecord.model_construct(source=source, content_scope="ABSTRACT")


def quote(outcome: str, **more: Any) -> QuoteCheck:
    return QuoteCheck.model_construct(quote_outcome=outcome, **more)


def identity(verdict: str, **more: Any) -> IdentityCheck:
    return IdentityCheck.model_construct(identity_verdict=verdict, **more)


@pytest.mark.parametrize(
    ("given", "tone", "word"),
    [
        pytest.param({"record": record("PUBMED")}, "ok", "verified", id="registry"),
        pytest.param({"record": record("CACHE_FILE")}, "open", "your file only", id="file of the user"),
        pytest.param({"status": "NOT_FOUND"}, "bad", "not found", id="denied"),
        pytest.param({"status": "LOOKUP_FAILED"}, "open", "no answer", id="failed"),
        pytest.param(
            {"status": "UNVERIFIABLE", "unverifiable_reason": "MALFORMED"},
            "warn",
            "malformed",
            id="malformed",
        ),
        pytest.param(
            {"status": "UNVERIFIABLE", "unverifiable_reason": "OFFLINE"}, "none", "not asked", id="offline"
        ),
    ],
)
def test_states__existence(given: dict[str, Any], tone: str, word: str) -> None:
    state = states(reference(**given), [])["existence"]
    assert (state.tone, state.word) == (tone, word)


@pytest.mark.parametrize(
    ("checks", "tone", "word"),
    [
        pytest.param([], "none", "not compared", id="none"),
        pytest.param([identity("NOT_ASSESSED")], "none", "not compared", id="not assessed"),
        pytest.param([identity("MATCH")], "ok", "match", id="match"),
        pytest.param([identity("MATCH", wrong_details=[object()])], "note", "details differ", id="details"),
        pytest.param([identity("UNCERTAIN")], "open", "unclear", id="uncertain"),
        pytest.param([identity("UNCERTAIN"), identity("MATCH")], "ok", "match", id="a match settles it"),
        pytest.param([identity("MATCH"), identity("CONFLICT")], "warn", "conflict", id="the graver counts"),
        pytest.param(
            [identity("CONFLICT"), identity("MISMATCH")], "bad", "other paper", id="the gravest counts"
        ),
        pytest.param([identity("WRONG_IDENTIFIER")], "bad", "wrong id", id="wrong identifier"),
    ],
)
def test_states__identity(checks: list[IdentityCheck], tone: str, word: str) -> None:
    state = states(reference(identity=checks), [])["identity"]
    assert (state.tone, state.word) == (tone, word)


@pytest.mark.parametrize(
    ("standing", "tone", "word"),
    [
        pytest.param(None, "none", "not asked", id="absent"),
        pytest.param("NOT_ASSESSED", "none", "not asked", id="not assessed"),
        pytest.param("CURRENT", "ok", "no notice", id="current"),
        pytest.param("CORRECTED", "note", "corrected", id="corrected"),
        pytest.param("REINSTATED", "note", "reinstated", id="reinstated"),
        pytest.param("EXPRESSION_OF_CONCERN", "warn", "concern", id="concern"),
        pytest.param("RETRACTED", "bad", "retracted", id="retracted"),
        pytest.param("WITHDRAWN", "bad", "withdrawn", id="withdrawn"),
    ],
)
def test_states__standing(standing: str | None, tone: str, word: str) -> None:
    state = states(reference(standing=standing), [])["standing"]
    assert (state.tone, state.word) == (tone, word)


FOUND = quote("FOUND")
WEAK = quote("NOT_FOUND", searched_scope="ABSTRACT")
STRONG = quote("NOT_FOUND", searched_scope="FULL_TEXT")
ELSEWHERE = quote("MISATTRIBUTED", searched_scope="ABSTRACT")
SHORT = quote("NOT_CHECKABLE", not_checkable_reason="TOO_SHORT")
TEXTLESS = quote("NOT_CHECKABLE", not_checkable_reason="NO_TEXT")


@pytest.mark.parametrize(
    ("quotes", "tone", "word"),
    [
        pytest.param([], "none", "no quote", id="none"),
        pytest.param([FOUND], "ok", "found", id="found"),
        pytest.param([FOUND, FOUND], "ok", "2 of 2 found", id="several found"),
        pytest.param([FOUND, TEXTLESS], "ok", "1 of 2 found", id="one without a text"),
        pytest.param([WEAK], "warn", "not found", id="not in the abstract"),
        pytest.param([FOUND, WEAK], "warn", "1 of 2 not found", id="one not in the abstract"),
        pytest.param([WEAK, STRONG], "bad", "2 of 2 not found", id="not in the full text"),
        pytest.param([WEAK, ELSEWHERE], "bad", "1 of 2 elsewhere", id="of another paper"),
        pytest.param([SHORT], "none", "too short", id="too short"),
        pytest.param([SHORT, TEXTLESS], "open", "not checkable", id="not checkable"),
    ],
)
def test_states__quotation(quotes: list[QuoteCheck], tone: str, word: str) -> None:
    state = states(reference(), quotes)["quotation"]
    assert (state.tone, state.word) == (tone, word)


@pytest.mark.parametrize(
    ("verdict", "tone", "word"),
    [
        pytest.param("ON_TOPIC", "ok", "on topic", id="on"),
        pytest.param("UNCERTAIN", "open", "unclear", id="uncertain"),
        pytest.param("OFF_TOPIC", "note", "off topic", id="off"),
        pytest.param("NOT_ASSESSED", "none", "not compared", id="not assessed"),
    ],
)
def test_states__subject(verdict: str, tone: str, word: str) -> None:
    relevance = RelevanceCheck.model_construct(relevance_verdict=verdict)
    state = states(reference(relevance=relevance), [])["subject"]
    assert (state.tone, state.word) == (tone, word)
    assert tone in TONES


def scored(*values: float) -> ValidationReport:
    relevance = [
        RelevanceCheck.model_construct(relevance_verdict="ON_TOPIC", score=value) for value in values
    ]
    return ValidationReport.model_construct(references=[reference(relevance=each) for each in relevance])


def test_scores__squares_stand_in_their_columns() -> None:
    drawn = scores(scored(0.0, 0.049, 0.05, 1.0))
    assert [(each.x - 1) // SQUARE for each in drawn.squares] == [0, 0, 1, COLUMNS - 1]
    assert [each.y for each in drawn.squares] == [SQUARE, 0, SQUARE, SQUARE]


def test_scores__many_are_drawn_flatter() -> None:
    drawn = scores(scored(*[0.5] * 100))
    assert drawn.height == HIGHEST
    assert min(each.y for each in drawn.squares) >= 0


def test_scores__none_are_no_squares() -> None:
    assert scores(scored()).squares == []


def test_ladder__parts_cover_the_whole() -> None:
    report = every_state()
    made = cards(report, source_of(report, TEXT))
    for bar in ladder(made):
        assert sum(part.width for part in bar.parts) == pytest.approx(100, abs=0.1)
        total = len(report.quotes or ()) if bar.rung == "quotation" else len(made)
        assert sum(part.count for part in bar.parts) == total
