"""The strict quote contract, and text anchors beside it."""

from __future__ import annotations

from datetime import UTC, datetime
from hashlib import sha256
from typing import Any

import pytest
from tests.anchor.samples import BOX, DOC_ID, bare, document, item, prov, table

from citevouch.anchor import Claim, Stamp, anchor_claim, build_anchor, plain_document
from citevouch.anchor.errors import QuoteContractError
from citevouch.contract.output import emit
from citevouch.errors import CitevouchError

TEXT = "Retention: The reader kept plate images for 30 days. After that they were deleted."


def claim(quote: str, **more: Any) -> Claim:
    return Claim(text="Images were kept.", quote=quote, **more)


def test_record() -> None:
    made = document(*["x"] * 3, item(3, TEXT, provs=[prov(2)]))
    stamp = Stamp(extractor_model="m", prompt_version="1", timestamp=datetime(2026, 1, 31, 12, tzinfo=UTC))
    quote = "The reader kept plate images for 30 days."
    record = build_anchor(
        claim(quote, claim_id="c1", keywords=["images"], required_fields=["day"]), 3, made, stamp=stamp
    )
    assert emit(record) == {
        "claim_text": "Images were kept.",
        "verbatim_quote": quote,
        "context_prefix": "Retention: ",
        "context_suffix": " After that they were deleted.",
        "doc_id": DOC_ID,
        "doc_schema_name": "DoclingDocument",
        "doc_schema_version": "1.10.0",
        "page_no": 2,
        "block_index": 3,
        "block_self_ref": "#/texts/3",
        "char_start": 11,
        "char_end": 52,
        "text_hash": sha256(quote.encode()).hexdigest(),
        "bbox": BOX,
        "n_prov": 1,
        "verifier_result": "indeterminate",
        "extractor_model": "m",
        "prompt_version": "1",
        "schema_name": "citevouch-citation",
        "schema_version": "1",
        "timestamp": "2026-01-31T12:00:00Z",
        "doc_occurrences": 1,
        "document_prefix": "x\nx\nx\nRetention: ",
        "document_suffix": " After that they were deleted.",
        "claim_id": "c1",
        "keywords": ["images"],
        "required_fields": ["day"],
    }


@pytest.mark.parametrize(
    ("text", "quote", "error"),
    [
        pytest.param(TEXT, "", "blank_quote", id="empty"),
        pytest.param(TEXT, " \n\t", "blank_quote", id="blank"),
        pytest.param("", " ", "blank_quote", id="blank comes first"),
        pytest.param(bare(0, TEXT), "absent", "not_single_prov", id="no provenance comes before absence"),
        pytest.param(
            item(0, TEXT, provs=[prov(), prov()]), "images", "not_single_prov", id="two provenances"
        ),
        pytest.param(
            item(0, TEXT, provs=[{"page_no": 1}]), "images", "not_single_prov", id="a provenance without box"
        ),
        pytest.param(TEXT, "90 days", "not_in_block", id="absent"),
        pytest.param(TEXT, "the reader", "not_in_block", id="another case"),
        pytest.param(TEXT, "reader  kept", "not_in_block", id="another space"),
        pytest.param("", "images", "not_in_block", id="an empty block"),
        pytest.param("ice on ice", "ice", "not_unique_in_block", id="twice"),
        pytest.param(
            "The ice on the police car", "ice", "not_unique_in_block", id="twice, once inside a word"
        ),
        pytest.param("ana banana", "ana", "not_unique_in_block", id="overlapping"),
        pytest.param("no police", "ice", "not_word_aligned", id="inside a word"),
        pytest.param("iced tea", "ice", "not_word_aligned", id="start of a word"),
        pytest.param("画像を保存した", "保存", "not_word_aligned", id="Japanese"),
    ],
)
def test_build__refusals(text: Any, quote: str, error: str) -> None:
    with pytest.raises(QuoteContractError) as raised:
        build_anchor(claim(quote), 0, document(text))
    assert raised.value.error.value == error
    assert isinstance(raised.value, ValueError)
    assert isinstance(raised.value, CitevouchError)


@pytest.mark.parametrize(
    ("text", "quote"),
    [
        pytest.param("a well-known case", "known case", id="behind a hyphen"),
        pytest.param("1,482 dollars", "482 dollars", id="behind a comma"),
        pytest.param("fell by -5 points", "5 points", id="behind a sign"),
        pytest.param("foo_bar", "bar", id="behind an underscore"),
        pytest.param("they don't", "they don", id="before an apostrophe"),
        pytest.param("cafe\u0301", "cafe", id="before an accent"),
        pytest.param("it is (so).", "(so).", id="marks at its edges"),
        pytest.param("one two", " two", id="a space at its edge"),
        pytest.param("one", "one", id="the whole block"),
    ],
)
def test_build__the_strict_contract_lets_through(text: str, quote: str) -> None:
    assert build_anchor(claim(quote), 0, document(text)).verbatim_quote == quote


def test_build__places_of_a_quote_that_is_not_unique() -> None:
    with pytest.raises(QuoteContractError) as raised:
        build_anchor(claim("ice"), 1, document("x", "ice on ice"))
    assert raised.value.places == ((1, 0, 3), (1, 7, 10))


@pytest.mark.parametrize(
    ("window", "prefix", "suffix"),
    [
        pytest.param(32, "a" * 31 + " ", " " + "b" * 31, id="32"),
        pytest.param(3, "aa ", " bb", id="three"),
        pytest.param(0, "", "", id="none"),
    ],
)
def test_build__context(window: int, prefix: str, suffix: str) -> None:
    made = document(f"{'a' * 40} quote {'b' * 40}")
    record = build_anchor(claim("quote"), 0, made, stamp=Stamp(context_window=window))
    assert (record.context_prefix, record.context_suffix) == (prefix, suffix)


def test_build__offsets_are_code_points() -> None:
    record = build_anchor(claim("quote"), 0, document("👩\u200d🔬 é quote"))
    assert (record.char_start, record.char_end) == (6, 11)


def test_build__number_of_the_pointer_not_of_the_list() -> None:
    record = build_anchor(claim("quote"), 0, document(item(41, "a quote")))
    assert (record.block_index, record.block_self_ref) == (41, "#/texts/41")


@pytest.mark.parametrize(
    ("made", "at", "quote", "reason", "extra"),
    [
        pytest.param(document("x", bare(1, "a quote")), 1, "quote", "no_provenance", {}, id="no provenance"),
        pytest.param(
            document("x", item(1, "a quote", provs=[prov(1), prov(2)])),
            1,
            "quote",
            "several_provenances",
            {},
            id="several",
        ),
        pytest.param(document("x", "画像を保存した"), 1, "保存", "script_boundary", {}, id="script"),
        pytest.param(
            document("x", "y", tables=[table(0, [["a", "a quote"]])]),
            3,
            "quote",
            "table_cell",
            {"table_row": 0, "table_column": 1},
            id="cell",
        ),
        pytest.param(plain_document("x\n\na quote"), 1, "quote", "plain_text", {}, id="plain text"),
    ],
)
def test_anchor_claim__text_anchors(
    made: Any, at: int, quote: str, reason: str, extra: dict[str, int]
) -> None:
    record = emit(anchor_claim(claim(quote), at, made))
    start = made.text.index(quote)
    assert record["text_anchor"] == {
        "text_anchor_reason": reason,
        "document_start": start,
        "document_end": start + len(quote),
        **extra,
    }
    assert "page_no" not in record
    assert "bbox" not in record
    assert record["n_prov"] == made.blocks[at].n_prov


def test_anchor_claim__page_and_box_where_they_are_to_be_had() -> None:
    assert anchor_claim(claim("quote"), 0, document("a quote")).text_anchor is None


@pytest.mark.parametrize(
    ("text", "quote", "error"),
    [
        pytest.param(bare(0, "a quote"), "", "blank_quote", id="blank"),
        pytest.param(bare(0, "a quote"), "other", "not_in_block", id="absent"),
        pytest.param(bare(0, "ice on ice"), "ice", "not_unique_in_block", id="twice"),
        pytest.param(bare(0, "police"), "ice", "not_word_aligned", id="inside a word"),
        pytest.param("police", "ice", "not_word_aligned", id="inside a word of a page"),
        pytest.param("共12例", "2例", "not_word_aligned", id="inside a number in Chinese text"),
    ],
)
def test_anchor_claim__refusals(text: Any, quote: str, error: str) -> None:
    with pytest.raises(QuoteContractError) as raised:
        anchor_claim(claim(quote), 0, document(text))
    assert raised.value.error.value == error


@pytest.mark.parametrize(
    ("texts", "quote", "number"),
    [
        pytest.param(["ice", "the ice", "police"], "ice", 2, id="whole words"),
        pytest.param(["482 dollars", "1,482 dollars"], "482 dollars", 1, id="whole numbers"),
        pytest.param(["1,482 dollars"], "482 dollars", 1, id="at least the one quoted"),
        pytest.param(["(ice)", "ice"], "(ice)", 2, id="marks around it do not count"),
        pytest.param(["-5 points", "5 points"], "-5 points", 1, id="signs do"),
    ],
)
def test_doc_occurrences(texts: list[str], quote: str, number: int) -> None:
    assert build_anchor(claim(quote), 0, document(*texts)).doc_occurrences == number


def test_doc_occurrences__cells_count() -> None:
    assert build_anchor(claim("936"), 0, document("936", tables=[table(0, [["936"]])])).doc_occurrences == 2


@pytest.mark.parametrize(
    ("distance", "kept"),
    [
        pytest.param(10, 64, id="told apart at once"),
        pytest.param(90, 128, id="at twice the distance"),
        pytest.param(200, 256, id="at four times"),
        pytest.param(300, 256, id="never"),
    ],
)
def test_surroundings__grow_until_they_tell_the_copies_apart(distance: int, kept: int) -> None:
    texts = [f"{'a' * 400}{letter}{'b' * distance} quote {'c' * 400}" for letter in "xy"]
    record = build_anchor(claim("quote"), 0, document(*texts))
    assert record.document_prefix is not None
    assert len(record.document_prefix) == kept


def test_surroundings__run_over_the_ends_of_blocks() -> None:
    record = build_anchor(claim("Two."), 1, document("One.", "Two.", "Three."))
    assert (record.document_prefix, record.document_suffix) == ("One.\n", "\nThree.")
    assert (record.context_prefix, record.context_suffix) == ("", "")
