"""An extractor's answer becomes records and refusals."""

from __future__ import annotations

from typing import Any

import pytest
from tests.anchor.samples import bare, document, table

from citevouch.anchor import anchor_claims
from citevouch.anchor.claims import Options, cut_quotes, is_bad_input
from citevouch.contract.output import emit

TEXT = "The reader kept plate images for 30 days. After that they were deleted."
CELLS = table(0, [["Site", "Cars"], ["Bridge", "936"], ["Market", "936"], ["Total", "1,872 cars"]])
MADE = document(TEXT, "Another block about ice and the police.", "The end.", tables=[CELLS])


def claim(quote: str, ref: str = "#/texts/0", **more: Any) -> dict[str, Any]:
    return {
        "claim_id": "c1",
        "claim_text": "Images were kept.",
        "verbatim_quote": quote,
        "block_self_ref": ref,
        **more,
    }


def refused(value: Any, *, explain: bool = False) -> dict[str, Any]:
    build = emit(anchor_claims([value], MADE, options=Options(explain=explain)))
    assert build.get("citation_records", []) == []
    (refusal,) = build["refusals"]
    return dict(refusal)


def test_records_and_refusals_in_the_order_of_the_claims() -> None:
    claims = [claim("images", claim_id=name) for name in "ab"] + [
        claim("absent", claim_id=name) for name in "cd"
    ]
    build = anchor_claims(claims[::-1], MADE)
    assert [record.claim_id for record in build.citation_records or ()] == ["b", "a"]
    assert [refusal.claim_id for refusal in build.refusals or ()] == ["d", "c"]
    assert build.doc_id == MADE.doc_id


def test_nothing_claimed() -> None:
    build = anchor_claims([], MADE)
    assert (build.citation_records, build.refusals) == ([], [])


def test_nulls_count_as_absent() -> None:
    build = anchor_claims([claim("images", keywords=None, required_fields=None)], MADE)
    assert len(build.citation_records or ()) == 1


@pytest.mark.parametrize(
    ("value", "message", "kept"),
    [
        pytest.param("text", "Not an ExtractedClaim", set(), id="text"),
        pytest.param(None, "Not an ExtractedClaim", set(), id="null"),
        pytest.param({}, "Not an ExtractedClaim", set(), id="nothing"),
        pytest.param(claim("images", claim_text=""), "Not an ExtractedClaim", {"claim_id", "verbatim_quote", "block_self_ref"}, id="no claim"),
        pytest.param(claim("images", ref="texts/0"), "Not an ExtractedClaim", {"claim_id", "verbatim_quote"}, id="no pointer"),
        pytest.param(claim("images", reasoning="x"), "Not an ExtractedClaim", {"claim_id", "verbatim_quote", "block_self_ref"}, id="an extra key"),
        pytest.param(claim("images", claim_id=7), "Not an ExtractedClaim", {"verbatim_quote", "block_self_ref"}, id="an id that is a number"),
        pytest.param(claim("images", ref="#/texts/900"), "The document has no block #/texts/900; it has #/texts/0 to #/texts/2 and 1 tables with words.", {"claim_id", "verbatim_quote", "block_self_ref"}, id="out of range"),
        pytest.param(claim("images", table_row=1), "#/texts/0 is no table, so it has no rows and columns.", {"claim_id", "verbatim_quote", "block_self_ref"}, id="a row of a block"),
        pytest.param(claim("936", ref="#/tables/0", table_row=9), "The table #/tables/0 has no words in row 9, column None.", {"claim_id", "verbatim_quote", "block_self_ref"}, id="a row too many"),
    ],
)  # fmt: skip
def test_bad_input(value: Any, message: str, kept: set[str]) -> None:
    refusal = refused(value)
    assert refusal["message"].startswith(message)
    assert set(refusal) - {"message"} == kept
    (made,) = anchor_claims([value], MADE).refusals or ()
    assert is_bad_input(made)


def test_duplicate_ids__the_first_counts() -> None:
    build = anchor_claims([claim("images"), claim("30 days"), claim("deleted", claim_id="c2")], MADE)
    assert [record.verbatim_quote for record in build.citation_records or ()] == ["images", "deleted"]
    assert [refusal.message for refusal in build.refusals or ()] == ["The claim_id 'c1' stands here before."]


@pytest.mark.parametrize(
    ("value", "error"),
    [
        pytest.param(claim("90 days"), "not_in_block", id="absent"),
        pytest.param(claim("the reader"), "not_in_block", id="another case"),
        pytest.param(claim("e"), "not_unique_in_block", id="not unique"),
        pytest.param(claim("mages"), "not_word_aligned", id="inside a word"),
    ],
)
def test_quote_errors(value: dict[str, Any], error: str) -> None:
    refusal = refused(value)
    assert refusal["quote_error"] == error
    assert (refusal["claim_id"], refusal["block_self_ref"]) == ("c1", "#/texts/0")
    (made,) = anchor_claims([value], MADE).refusals or ()
    assert not is_bad_input(made)


def test_blank_quote_is_no_claim() -> None:
    """The contract of ExtractedClaim already demands words."""
    assert "verbatim_quote" in refused(claim(" "))["message"]


def places(refusal: dict[str, Any]) -> list[tuple[str, str]]:
    return [(place["block_self_ref"], place["matched_text"]) for place in refusal.get("places", [])]


def test_places__all_of_a_quote_that_is_not_unique() -> None:
    refusal = refused(claim("ice", ref="#/texts/1"))
    assert [(place["char_start"], place["char_end"]) for place in refusal["places"]] == [(20, 23), (35, 38)]


def test_places__other_blocks_that_have_the_words() -> None:
    assert places(refused(claim("The end."))) == [("#/texts/2", "The end.")]


def test_places__the_closest_on_request_only() -> None:
    asked = claim("The reader kept plate images for 90 days.")
    assert places(refused(asked)) == []
    assert places(refused(asked, explain=True)) == [
        ("#/texts/0", "The reader kept plate images for 30 days.")
    ]


def test_places__the_closest_in_another_block() -> None:
    asked = claim("The reader kept plate images for 90 days.", ref="#/texts/1")
    assert ("#/texts/0", "The reader kept plate images for 30 days") in places(refused(asked, explain=True))


@pytest.mark.parametrize(
    ("quote", "more", "place"),
    [
        pytest.param("1,872 cars", {}, (3, 1), id="a quote that one cell has"),
        pytest.param("936", {"table_row": 2}, (2, 1), id="by its row"),
        pytest.param("936", {"table_row": 1, "table_column": 1}, (1, 1), id="by row and column"),
    ],
)
def test_cells(quote: str, more: dict[str, int], place: tuple[int, int]) -> None:
    (made,) = anchor_claims([claim(quote, ref="#/tables/0", **more)], MADE).citation_records or ()
    assert made.text_anchor is not None
    assert (made.text_anchor.table_row, made.text_anchor.table_column) == place


def test_cells__several_have_the_quote() -> None:
    refusal = refused(claim("936", ref="#/tables/0"))
    assert refusal["quote_error"] == "not_unique_in_block"
    assert [(place["table_row"], place["table_column"]) for place in refusal["places"]] == [(1, 1), (2, 1)]


def test_cells__none_has_the_quote() -> None:
    assert refused(claim("937", ref="#/tables/0"))["quote_error"] == "not_in_block"


def test_cut_quotes() -> None:
    made = document("1,482 dollars", "482 dollars", bare(2, "cafe\u0301 open"))
    claims = [
        claim("482 dollars", claim_id="part"),
        claim("482 dollars", "#/texts/1", claim_id="whole"),
        claim("cafe", "#/texts/2", claim_id="accent"),
    ]
    build = anchor_claims(claims, made)
    assert [record.claim_id for record in cut_quotes(build, made)] == ["part", "accent"]
