"""The strict chain, step by step and edge by edge."""

from __future__ import annotations

from typing import Any

import pytest
from tests.anchor.samples import DOC_ID, anchor, bare, docling, document, item, prov, table

from citevouch.anchor import Claim, anchor_claim, plain_document, stored
from citevouch.anchor.chain import Resolution, follow
from citevouch.anchor.stored import text_hash

BEFORE = "Retention: The reader kept plate images for 30 days. After that they were deleted."
QUOTE = "The reader kept plate images for 30 days."
TWO = [prov(1), prov(2)]


def resolved(
    *texts: Any, quote: str = QUOTE, before: Any = (BEFORE,), at: int = 0, **changed: Any
) -> Resolution:
    """What the chain says of a quote of *before* in a document of *texts*."""
    return follow(anchor(quote, document(*before), at, **changed), document(*texts))


UNRESOLVED = Resolution("unresolved", 0)
PAGE_1 = Resolution("page", 0, page_no=1)


@pytest.mark.parametrize(
    ("texts", "expected"),
    [
        pytest.param([BEFORE], Resolution("exact", 1, 0, 11, 52), id="unchanged"),
        pytest.param([f"{BEFORE} More."], Resolution("exact", 1, 0, 11, 52), id="text added behind"),
        pytest.param(["XXXXXXXXX: " + QUOTE], Resolution("exact", 1, 0, 11, 52), id="context is not looked at"),
        pytest.param([f"Retention: {QUOTE[:-1]}.00"], Resolution("exact", 1, 0, 11, 52), id="nor are boundaries"),
        pytest.param([item(0, BEFORE, provs=TWO)], Resolution("block", 1, 0), id="exact, several provenances"),
        pytest.param([bare(0, BEFORE)], Resolution("block", 1, 0), id="exact, no provenance"),
        pytest.param(["New.", BEFORE], Resolution("relocated", 1, 1, 11, 52), id="relocated"),
        pytest.param(["New.", item(1, BEFORE, provs=TWO)], Resolution("block", 1, 1), id="found in several provenances"),
        pytest.param(["New.", bare(1, BEFORE)], Resolution("block", 1, 1), id="found without provenance"),
        pytest.param(["New.", BEFORE, BEFORE], Resolution("ambiguous", 2), id="two places"),
        pytest.param(["New.", BEFORE, bare(2, BEFORE)], Resolution("ambiguous", 2), id="two, one without provenance"),
        pytest.param(["New.", f"x{BEFORE}"], Resolution("relocated", 1, 1, 12, 53), id="the start of the context is in a word"),
        pytest.param(["New.", f"Retained: {QUOTE} After that they were deleted."], Resolution("block", 0, 0, page_no=1), id="prefix changed"),
        pytest.param(["New.", f"Retention: {QUOTE} Then they were deleted."], Resolution("block", 0, 0, page_no=1), id="suffix changed"),
        pytest.param(["New.", "Retention: ", QUOTE, "After that."], Resolution("block", 0, 0, page_no=1), id="a lone candidate needs the context too"),
        pytest.param(["New."], Resolution("block", 0, 0, page_no=1), id="gone, block and page left"),
        pytest.param([item(0, "New.", provs=[prov(2)])], PAGE_1, id="gone, block on another page"),
        pytest.param([item(0, "New.", provs=TWO)], PAGE_1, id="gone, block in several provenances"),
        pytest.param([bare(0, "New.")], PAGE_1, id="gone, block without provenance"),
        pytest.param([], PAGE_1, id="gone, no block"),
    ],
)  # fmt: skip
def test_levels(texts: list[Any], expected: Resolution) -> None:
    assert resolved(*texts) == expected


@pytest.mark.parametrize(
    ("pages", "expected"),
    [
        pytest.param({"1": {}}, PAGE_1, id="page listed"),
        pytest.param({"2": {}}, UNRESOLVED, id="page not listed"),
        pytest.param({}, UNRESOLVED, id="no pages"),
        pytest.param(None, UNRESOLVED, id="null"),
    ],
)
def test_levels__pages(pages: Any, expected: Resolution) -> None:
    record = anchor(QUOTE, document(BEFORE))
    assert follow(record, document(pages=pages)) == expected


@pytest.mark.parametrize(
    ("changed", "expected"),
    [
        pytest.param({"block_index": -1}, Resolution("relocated", 1, 0, 11, 52), id="a negative block is out of range"),
        pytest.param({"block_index": 9}, Resolution("relocated", 1, 0, 11, 52), id="a block behind the last"),
        pytest.param({"char_start": -71, "char_end": -30}, Resolution("exact", 1, 0, 11, 52), id="negative offsets count from the end"),
        pytest.param({"char_start": 900, "char_end": 941}, Resolution("relocated", 1, 0, 11, 52), id="offsets past the end match nothing"),
        pytest.param({"char_start": 52, "char_end": 11}, Resolution("relocated", 1, 0, 11, 52), id="offsets the wrong way round"),
        pytest.param({"text_hash": "0" * 64}, Resolution("block", 0, 0, page_no=1), id="a damaged hash stops exact and search"),
        pytest.param({"verbatim_quote": "Damaged."}, Resolution("exact", 1, 0, 11, 52), id="a damaged quote with its hash is exact"),
        pytest.param({"verbatim_quote": "Damaged.", "block_index": 9}, PAGE_1, id="a damaged quote is not searched"),
        pytest.param({"context_prefix": "", "context_suffix": "", "block_index": 9}, Resolution("relocated", 1, 0, 11, 52), id="an empty context fits anywhere"),
        pytest.param({"context_prefix": "retention: ", "block_index": 9}, PAGE_1, id="the context is compared by case"),
        pytest.param({"page_no": 7, "block_index": 9, "context_prefix": "x"}, UNRESOLVED, id="another page"),
    ],
)  # fmt: skip
def test_damaged_records(changed: dict[str, Any], expected: Resolution) -> None:
    assert resolved(BEFORE, **changed) == expected


def test_exact__twelve_has_become_a_hundred_and_twenty_three() -> None:
    assert resolved("All 123", quote="12", before=("All 12",)).level == "exact"


@pytest.mark.parametrize(
    ("texts", "expected"),
    [
        pytest.param(["x", "no police"], Resolution("block", 0, 0, page_no=1), id="inside a word"),
        pytest.param(["x", "the ice-car"], Resolution("relocated", 1, 1, 4, 7), id="a hyphen is a boundary"),
        pytest.param(["x", "ice ice"], Resolution("ambiguous", 2), id="twice in one block"),
        pytest.param(["x", "icy", "ice"], Resolution("relocated", 1, 2, 0, 3), id="case and word alike"),
    ],
)
def test_search__whole_words(texts: list[str], expected: Resolution) -> None:
    assert resolved(*texts, quote="ice", before=("ice",)) == expected


def test_search__overlapping_places_count() -> None:
    assert resolved("x", "a b a b a", quote="a b a", before=("a b a",)) == Resolution("ambiguous", 2)


def test_search__cells_are_no_text_blocks() -> None:
    record = anchor("936", document("936"))
    assert follow(record, document("x", tables=[table(0, [["936"]])])) == Resolution("block", 0, 0, page_no=1)


def test_document__nothing_in_it() -> None:
    assert resolved() == PAGE_1
    assert follow(anchor(QUOTE, document(BEFORE)), document(pages=None)) == UNRESOLVED


def test_magpie_record() -> None:
    record = stored(
        {
            "claim_text": "c", "verbatim_quote": QUOTE, "context_prefix": "Retention: ", "context_suffix": " After",
            "doc_id": DOC_ID, "doc_schema_name": "DoclingDocument", "doc_schema_version": "1.9.0", "page_no": 1,
            "block_index": 0, "block_self_ref": "#/texts/0", "char_start": 11, "char_end": 52,
            "text_hash": text_hash(QUOTE), "bbox": {"l": 1, "t": 2, "r": 3, "b": 4, "coord_origin": "TOPLEFT"},
            "n_prov": 1, "verifier_result": "indeterminate", "verifier_confidence": None, "checker_level": "",
            "extractor_model": "", "prompt_version": "", "schema_name": "magpie-citation", "schema_version": "1",
            "timestamp": "", "prescreen": None,
        }
    )  # fmt: skip
    assert follow(record, document(BEFORE)) == Resolution("exact", 1, 0, 11, 52)
    assert follow(record, document("x", BEFORE)) == Resolution("relocated", 1, 1, 11, 52)


# Records that are anchored in text only ---------------------------------------------------------------------


def text_record(quote: str, made: Any, at: int) -> Any:
    return stored(anchor_claim(Claim(text="c", quote=quote), at, made))


@pytest.mark.parametrize(
    ("texts", "expected"),
    [
        pytest.param([bare(0, BEFORE)], Resolution("exact", 1, 0, 11, 52), id="exact"),
        pytest.param(["x", bare(1, BEFORE)], Resolution("relocated", 1, 1, 11, 52), id="relocated"),
        pytest.param(["x", BEFORE], Resolution("relocated", 1, 1, 11, 52), id="the block has a page now"),
        pytest.param(["x", BEFORE, bare(2, BEFORE)], Resolution("ambiguous", 2), id="ambiguous"),
        pytest.param([bare(0, "x")], UNRESOLVED, id="gone: there is no page to fall back to"),
    ],
)
def test_text_anchor(texts: list[Any], expected: Resolution) -> None:
    assert follow(text_record(QUOTE, document(bare(0, BEFORE)), 0), document(*texts)) == expected


def test_text_anchor__japanese() -> None:
    record = text_record("保存", document("画像を保存した"), 0)
    assert follow(record, document("x", "画像を保存した")) == Resolution("relocated", 1, 1, 3, 5)


@pytest.mark.parametrize(
    ("rows", "expected"),
    [
        pytest.param([["Site", "Cars"], ["Market", "936"]], Resolution("exact", 1, 3, 0, 3), id="exact"),
        pytest.param([["Site", "Cars"], ["Bridge", "1,482"], ["Market", "936"]], Resolution("relocated", 1, 5, 0, 3), id="a row more"),
        pytest.param([["Site", "Cars"], ["Market", "837"]], UNRESOLVED, id="another number"),
        pytest.param([["936", "936"], ["Market", "x"]], Resolution("ambiguous", 2), id="two cells"),
        pytest.param([["Site", "Cars"], ["Market", "1,936"]], Resolution("relocated", 1, 3, 2, 5), id="a part of a number, by the strict rule"),
    ],
)  # fmt: skip
def test_text_anchor__cells(rows: list[list[str]], expected: Resolution) -> None:
    made = document(tables=[table(0, [["Site", "Cars"], ["Market", "936"]])])
    assert follow(text_record("936", made, 3), document(tables=[table(0, rows)])) == expected


def test_text_anchor__cells_are_not_found_among_texts() -> None:
    made = document(tables=[table(0, [["936"]])])
    assert follow(text_record("936", made, 0), document("936")) == UNRESOLVED


def test_text_anchor__plain_text() -> None:
    record = text_record("two", plain_document("one\n\ntwo"), 1)
    assert follow(record, plain_document("one\n\nmore\n\ntwo")) == Resolution("relocated", 1, 2, 0, 3)


def test_another_finder_can_be_given() -> None:
    made = document("x", BEFORE)
    record = anchor(QUOTE, document(BEFORE))
    assert follow(record, made, find=made.finder.scan) == follow(record, made, find=made.finder.look_up)
    assert docling()["texts"] == []
