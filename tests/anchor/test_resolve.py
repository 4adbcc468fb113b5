"""Resolved anchors as objects of the contract, and what always holds of them."""

from __future__ import annotations

import re
from typing import Any

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st
from tests.anchor.samples import DOC_ID, anchor, bare, document, item, prov, record, table

from citevouch.anchor import (
    Claim,
    Document,
    QuoteContractError,
    anchor_claim,
    is_clean_citation,
    plain_document,
    resolve_anchor,
    source_span,
)
from citevouch.anchor.finder import places
from citevouch.anchor.folded import Folded
from citevouch.contract.output import emit
from citevouch.errors import InputError

TEXT = "Retention: The reader kept plate images for 30 days. After that they were deleted."
QUOTE = "The reader kept plate images for 30 days."
BOX_NOW = {"l": 72.0, "t": 760.0, "r": 520.0, "b": 745.0, "coord_origin": "BOTTOMLEFT"}


def test_exact() -> None:
    assert emit(resolve_anchor(record(QUOTE, document(TEXT), claim_id="c1"), document(TEXT))) == {
        "claim_id": "c1",
        "level": "exact",
        "page_no": 1,
        "block_index": 0,
        "block_self_ref": "#/texts/0",
        "char_start": 11,
        "char_end": 52,
        "matched_text": QUOTE,
        "bbox": BOX_NOW,
        "n_matches": 1,
        "document_matches": True,
        "context_intact": True,
        "boundary_intact": True,
    }


@pytest.mark.parametrize(
    ("texts", "keys"),
    [
        pytest.param(["x", TEXT], {"block_index": 1, "page_no": 1, "char_start": 11, "matched_text": QUOTE}, id="relocated"),
        pytest.param(["x", TEXT, TEXT], {"n_matches": 2}, id="ambiguous"),
        pytest.param(["x"], {"block_index": 0, "page_no": 1, "n_matches": 0}, id="block"),
        pytest.param([item(0, TEXT, provs=[prov(), prov()])], {"block_index": 0, "n_matches": 1}, id="block, several provenances"),
        pytest.param([], {"page_no": 1, "n_matches": 0}, id="page"),
    ],
)  # fmt: skip
def test_levels(texts: list[Any], keys: dict[str, Any]) -> None:
    found = emit(resolve_anchor(record(QUOTE, document(TEXT)), document(*texts), assist=False))
    shown = {"page_no", "block_index", "char_start", "matched_text", "bbox"}
    assert {key: found[key] for key in keys} == keys
    assert {key for key in shown if key in found} - {"bbox"} == shown & set(keys)
    assert ("bbox" in found) == ("block_index" in keys and "page_no" in keys)


@pytest.mark.parametrize(
    ("level", "clean"),
    [
        ("exact", True),
        ("relocated", True),
        ("ambiguous", False),
        ("block", False),
        ("page", False),
        ("unresolved", False),
    ],
)
def test_is_clean_citation(level: str, clean: bool) -> None:
    resolved = resolve_anchor(anchor(QUOTE, document(TEXT)), document(TEXT))
    assert is_clean_citation(resolved.model_copy(update={"level": level})) is clean


@pytest.mark.parametrize(
    ("doc_id", "expected"),
    [(DOC_ID, True), ("cd" * 32, False), (None, None)],
    ids=["the same", "another", "not known"],
)
def test_document_matches(doc_id: str | None, expected: bool | None) -> None:
    assert (
        resolve_anchor(anchor(QUOTE, document(TEXT)), document(TEXT, doc_id=doc_id)).document_matches
        is expected
    )


@pytest.mark.parametrize(
    ("before", "quote", "after", "intact"),
    [
        pytest.param(TEXT, QUOTE, TEXT, True, id="as it was"),
        pytest.param(TEXT, QUOTE, TEXT.replace("After", "Soon after"), False, id="another sentence behind"),
        pytest.param(TEXT, QUOTE, TEXT.replace("Retention", "Detention"), False, id="another word before"),
        pytest.param(
            QUOTE, QUOTE, f"{QUOTE} Not so.", False, id="a whole block, and something behind it now"
        ),
        pytest.param(QUOTE, QUOTE, f"{QUOTE} ", True, id="white space behind it"),
    ],
)
def test_context_intact(before: str, quote: str, after: str, intact: bool) -> None:
    found = resolve_anchor(anchor(quote, document(before)), document(after))
    assert (found.level, found.context_intact) == ("exact", intact)


def test_context_intact__a_whole_block_inside_a_sentence_now() -> None:
    found = resolve_anchor(anchor("Total", document("Total")), document("x", "The Total of it"))
    assert (found.level, found.context_intact) == ("relocated", False)


@pytest.mark.parametrize(
    ("text", "quote", "whole"),
    [
        pytest.param("1,482 dollars", "482 dollars", False, id="a part of a number"),
        pytest.param("fell by -5 points", "5 points", False, id="without its sign"),
        pytest.param("cafe\u0301 open", "cafe", False, id="without its accent"),
        pytest.param("482 dollars", "482 dollars", True, id="whole"),
    ],
)
def test_boundary_intact(text: str, quote: str, whole: bool) -> None:
    found = resolve_anchor(anchor(quote, document(text)), document(text))
    assert (found.level, found.boundary_intact) == ("exact", whole)


def text_anchored(quote: str, made: Document, at: int) -> Any:
    return anchor_claim(Claim(text="c", quote=quote), at, made)


@pytest.mark.parametrize(
    ("made", "at", "quote", "anchored"),
    [
        pytest.param(document("x", bare(1, TEXT)), 1, QUOTE, {"text_anchor_reason": "no_provenance", "document_start": 13, "document_end": 54}, id="no provenance"),
        pytest.param(document("x", "画像を保存した"), 1, "保存", {"text_anchor_reason": "script_boundary", "document_start": 5, "document_end": 7}, id="script"),
        pytest.param(document("x", tables=[table(0, [["a"], ["936"]])]), 2, "936", {"text_anchor_reason": "table_cell", "document_start": 4, "document_end": 7, "table_row": 1, "table_column": 0}, id="cell"),
        pytest.param(plain_document("x\n\ny 936"), 1, "936", {"text_anchor_reason": "plain_text", "document_start": 4, "document_end": 7}, id="plain text"),
    ],
)  # fmt: skip
def test_text_anchors(made: Document, at: int, quote: str, anchored: dict[str, Any]) -> None:
    found = emit(resolve_anchor(text_anchored(quote, made, at), made))
    assert (found["level"], found["matched_text"], found["text_anchor"]) == ("exact", quote, anchored)
    assert "page_no" not in found
    assert "bbox" not in found


def test_text_anchors__a_cell_that_moved() -> None:
    before = document(tables=[table(0, [["Site", "Cars"], ["Market", "936"]])])
    after = document(tables=[table(0, [["Site", "Cars"], ["Bridge", "1,482"], ["Market", "936"]])])
    found = emit(resolve_anchor(text_anchored("936", before, 3), after))
    assert found["level"] == "relocated"
    assert (found["text_anchor"]["table_row"], found["text_anchor"]["table_column"]) == (2, 1)


@pytest.mark.parametrize(
    ("made", "at", "quote", "span"),
    [
        pytest.param(document("x", TEXT), 1, QUOTE, TEXT, id="a block"),
        pytest.param(
            document(tables=[table(0, [["Market", "936 cars"]])]), 1, "936", "936 cars", id="a cell"
        ),
    ],
)
def test_source_span(made: Document, at: int, quote: str, span: str) -> None:
    assert source_span(resolve_anchor(text_anchored(quote, made, at), made), made) == span


def test_source_span__none_for_a_degraded_anchor() -> None:
    now = document("x")
    assert source_span(resolve_anchor(anchor(QUOTE, document(TEXT)), now), now) is None


def test_resolve__what_is_no_record() -> None:
    with pytest.raises(InputError, match="not a citation record"):
        resolve_anchor({"schema_name": "other"}, document(TEXT))


# What always holds -----------------------------------------------------------------------------------------

WORDS = st.sampled_from(
    """the reader kept not no never was is 5 -5 12 1,482 2.5 3-5 30% 4.2 % p<0.05 (n=12) [12] don't A. B, 画像 を 不
    é e\u0301 x² 10^6 +3 ±2 ≥7 naïve ﬁnd soft\u00adhyphen _x_ 7/8 10:30 ... — “so” 'it' $5 한국은""".split()
)
TEXTS = st.lists(st.lists(WORDS, max_size=12).map(" ".join), min_size=1, max_size=5)


def made_of(texts: list[str], *, placed: bool) -> Document:
    return document(*[text if placed else bare(at, text) for at, text in enumerate(texts)])


@st.composite
def anchored(draw: st.DrawFn) -> tuple[list[str], int, str, int, bool, Any]:
    """Texts, the number of one of them, a quote of it that can be anchored, its start, whether there are
    pages, and the record."""
    texts, placed = draw(TEXTS), draw(st.booleans())
    at = draw(st.integers(0, len(texts) - 1))
    assume(texts[at])
    start = draw(st.integers(0, len(texts[at]) - 1))
    quote = texts[at][start : draw(st.integers(start + 1, len(texts[at])))]
    try:
        made = anchor_claim(Claim(text="c", quote=quote), at, made_of(texts, placed=placed))
    except QuoteContractError:
        assume(False)
    return texts, at, quote, start, placed, made


@given(anchored())
def test_a_built_anchor_resolves_exact_in_its_document(case: Any) -> None:
    texts, at, quote, start, placed, made = case
    found = emit(resolve_anchor(made, made_of(texts, placed=placed)))
    assert found["level"] == "exact"
    assert (found["block_index"], found["char_start"], found["matched_text"]) == (at, start, quote)
    assert found["context_intact"]
    assert "assist" not in found


def edits(quote: str) -> list[str]:
    """The quote with one digit, sign or negation changed, in every way that is tried."""
    digits = [(one.start(), str((int(one[0]) + 1) % 10), one.end()) for one in re.finditer("[0-9]", quote)]
    signs = [(one.start(), "-", one.start()) for one in re.finditer(r"(?<![\w.,\-+±])[0-9]", quote)]
    negated = [(one.start(), " not", one.start()) for one in re.finditer(r"(?<=\w) (?=\w)", quote)]
    affirmed = [
        (one.start(), "", one.end()) for one in re.finditer(r"\b(?:not|no|never) |(?<!\S)[-+±]", quote)
    ]
    return [quote[:start] + new + quote[end:] for start, new, end in (*digits, *signs, *negated, *affirmed)]


def times(quote: str, *texts: str) -> int:
    """How often the texts have the words and figures of a quote, over their ends too."""
    return len(list(places(Folded(quote).run, Folded("\n".join(texts)).run)))


@given(
    quote=st.lists(WORDS, min_size=3, max_size=7).map(" ".join).filter(edits),
    around=st.tuples(*[st.lists(WORDS, max_size=5).map(" ".join)] * 4),
    placed=st.booleans(),
    data=st.data(),
)
def test_no_edit_of_a_digit_sign_or_negation_comes_out_clean(
    quote: str, around: tuple[str, ...], placed: bool, data: st.DataObject
) -> None:
    """In a document that has the quote once, in whatever spelling; neither the level nor the assist takes the
    edited words for it.
    """
    first, before, behind, last = around
    text = f"{before} {quote} {behind}"
    assume(times(quote, first, text, last) == 1)
    made = anchor_claim(Claim(text="c", quote=quote), 1, made_of([first, text, last], placed=placed))
    edited = f"{before} {data.draw(st.sampled_from(edits(quote)))} {behind}"
    assume(times(quote, first, edited, last) == 0)
    found = emit(resolve_anchor(made, made_of([first, edited, last], placed=placed)))
    assert found["level"] not in ("exact", "relocated")
    assert found["assist"]["assist_status"] in ("none", "changed", "drifted", "ambiguous")


@given(case=anchored(), others=TEXTS, placed=st.booleans())
def test_whatever_the_document_the_result_keeps_the_contract(
    case: Any, others: list[str], placed: bool
) -> None:
    emit(resolve_anchor(case[-1], made_of(others, placed=placed)))
