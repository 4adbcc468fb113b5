"""Guardrails: keywords as whole words, marks of redaction, fields the source lacks, windows that were asked for."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.gate.building import DOC_ID, docling

from citevouch.anchor.build import Claim, build_anchor
from citevouch.anchor.docling import docling_document
from citevouch.gate.guardrails import guardrail_flags
from citevouch.gate.keywords import containing, stands

if TYPE_CHECKING:
    from citevouch_contract.models import GuardrailFlag


def flags(
    span: str, claim: str, *, quote: str = "", rest: str = "", **more: list[str]
) -> list[GuardrailFlag]:
    """The flags on a claim that stands on a block with the text *span*; *rest* is another block."""
    document = docling_document(docling(span, rest), doc_id=DOC_ID)
    record = build_anchor(Claim(text=claim, quote=quote or span, claim_id="c", **more), 0, document)
    return guardrail_flags(record, span, document)


STANDS = [
    pytest.param("ICE", "The police came.", False, "police", id="inside a word"),
    pytest.param("ICE", "An ICE agent came.", True, None, id="whole"),
    pytest.param("ice", "An ICE agent came.", True, None, id="whatever the case"),
    pytest.param("ICE", "ICE-agents and (ICE).", True, None, id="beside punctuation"),
    pytest.param("ICE", "Notice: ices melt.", False, "Notice", id="beginning and end of longer words"),
    pytest.param("ICE", "ice_cream", False, "ice_cream", id="an underscore makes one word"),
    pytest.param("ICE", "", False, None, id="nothing to stand in"),
    pytest.param("  ", "any text", False, None, id="a blank word"),
    pytest.param("plate data", "the plate\n data are", True, None, id="two words over a line end"),
    pytest.param("C++", "written in C++ here", True, None, id="taken literally"),
    pytest.param("a.c", "abc", False, None, id="no pattern"),
    pytest.param("naïve", "NAÏVE", True, None, id="letters beyond ASCII"),
]  # fmt: skip


@pytest.mark.parametrize(("word", "text", "found", "inside"), STANDS)
def test_keyword(word: str, text: str, found: bool, inside: str | None) -> None:
    assert stands(word, text) is found
    if not found:
        longer = containing(word, text)
        assert (longer[0] if longer else None) == inside


@given(st.text(max_size=20), st.text(max_size=60))
def test_keyword__any_text(word: str, text: str) -> None:
    if stands(word, text):
        assert word.split()[0].lower() in text.lower() or word.casefold().split()[0] in text.casefold()


def test_keyword__long_lines_cost_no_more_than_their_length() -> None:
    started = time.perf_counter()
    assert containing("ice", "x" * 200_000) is None
    assert not flags("request " * 5_000, "It was kept for long.", rest="")
    assert time.perf_counter() - started < 2


FLAGGED = [
    pytest.param("Requests came from the police.", "ICE asked.", {"keywords": ["ICE"]}, "keyword_in_word", "police", id="keyword only inside a word"),
    pytest.param("Requests came from the city.", "ICE asked.", {"keywords": ["ICE"]}, "keyword_in_word", None, id="keyword nowhere"),
    pytest.param("Requests came from the police.", "ICE asked.", {}, "keyword_in_word", "police", id="abbreviation in the claim's own words"),
    pytest.param("The value of the contract is ***.", "The contract is worth something.", {}, "sentinel_as_value", "***", id="asterisks read as a value"),
    pytest.param("The driver was [REDACTED] that day.", "The driver was drunk that day.", {}, "sentinel_as_value", "[REDACTED]", id="a redaction in brackets"),
    pytest.param("The sum is ████ in all.", "The sum is known.", {}, "sentinel_as_value", "████", id="black bars"),
    pytest.param("Paid (b)(6) for it.", "It was paid for.", {}, "sentinel_as_value", "(b)(6)", id="an exemption mark"),
    pytest.param("Stops are listed by hour.", "The stops show a bias.", {"required_fields": ["race"]}, "missing_field", None, id="a field that the claim is said to need"),
    pytest.param("Stops are listed by hour.", "The stops show racial disparity.", {}, "missing_field", None, id="a dimension in the claim's own words"),
    pytest.param("We request all records from 2019 to 2021.", "Records are kept for two years.", {}, "window_as_retention", None, id="a requested window taken for retention"),
    pytest.param("The search covers the period of interest between May and June.", "The data are retained.", {}, "window_as_retention", None, id="a period of interest"),
]  # fmt: skip


@pytest.mark.parametrize(("span", "claim", "more", "kind", "shown"), FLAGGED)
def test_guardrail__flags(
    span: str, claim: str, more: dict[str, list[str]], kind: str, shown: str | None
) -> None:
    (flag,) = flags(span, claim, **more)
    assert flag.guardrail == kind
    if shown is not None:
        assert flag.flagged_text == shown
        assert span[flag.span_start : flag.span_end] == shown


QUIET = [
    pytest.param("ICE sent two requests.", "ICE asked twice.", {"keywords": ["ICE"]}, id="keyword as a word"),
    pytest.param("The agency sent two requests.", "ICE asked twice.", {}, id="an abbreviation that is not even inside a word"),
    pytest.param("The value is ***.", "The value of the contract is withheld.", {}, id="a claim that says so"),
    pytest.param("The reader kept images. 2 * 3 = 6.", "Images were kept.", {}, id="a single asterisk"),
    pytest.param("Stops by race and hour.", "The stops show racial disparity.", {"required_fields": ["race"]}, id="a field that the source has"),
    pytest.param("Images are kept for 30 days.", "Images are kept for 30 days.", {}, id="retention in the span"),
    pytest.param("We request the retention policy from 2019 to 2021.", "The policy on retention was asked for.", {}, id="window and retention in the span"),
    pytest.param("The reader kept images.", "Traces of images remain.", {}, id="trace is not race"),
]  # fmt: skip


@pytest.mark.parametrize(("span", "claim", "more"), QUIET)
def test_guardrail__is_quiet(span: str, claim: str, more: dict[str, list[str]]) -> None:
    assert flags(span, claim, **more) == []


def test_guardrail__a_field_may_stand_anywhere_in_the_source() -> None:
    assert flags("Stops by hour.", "Stops differ.", rest="Race of the driver", required_fields=["race"]) == []


def test_guardrail__a_mark_elsewhere_in_the_span_counts_where_the_claim_has_a_number_more() -> None:
    span = "The fee is ***. The reader kept images."
    quote = "The reader kept images."
    assert flags(span, "The reader kept images.", quote=quote) == []
    (flag,) = flags(span, "The reader kept 40 images.", quote=quote)
    assert flag.guardrail == "sentinel_as_value"


def test_guardrail__several_flags_stand_side_by_side() -> None:
    found = flags(
        "The police asked for records from 2019 to 2021.",
        "ICE keeps racial data for 2 years.",
        keywords=["ICE"],
    )
    assert [flag.guardrail for flag in found] == ["keyword_in_word", "missing_field", "window_as_retention"]
