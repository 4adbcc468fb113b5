"""The citation checker: levels and flags."""

from __future__ import annotations

from typing import Any

import pytest
from tests.anchor.samples import DOC_ID, anchor, document, record

from citevouch.anchor import check_record, record_hash, stored, uncited
from citevouch.contract.output import emit
from citevouch.errors import InputError
from citevouch_contract.models import AnchorLevel, CheckerLevel, ClaimRefusal

TEXT = "Retention: The reader kept plate images for 30 days. After that they were deleted."
QUOTE = "The reader kept plate images for 30 days."
MADE = document(TEXT)


def test_clean() -> None:
    made = record(QUOTE, MADE, claim_id="c1")
    assert emit(check_record(made, MADE)) == {
        "claim_id": "c1",
        "doc_id": DOC_ID,
        "record_hash": record_hash(made),
        "anchor_level": "exact",
        "ok": True,
    }


@pytest.mark.parametrize(
    ("changed", "now", "level", "flags"),
    [
        pytest.param({}, document("x", TEXT), "relocated", [], id="relocated is clean"),
        pytest.param({}, document("x", TEXT, TEXT), "ambiguous", ["degraded"], id="ambiguous"),
        pytest.param({}, document("x"), "block", ["degraded"], id="block"),
        pytest.param({}, document(), "page", ["degraded"], id="page, also of a document without texts"),
        pytest.param({}, document(pages={}), "unresolved", ["degraded"], id="unresolved"),
        pytest.param({"verbatim_quote": "Damaged."}, MADE, "exact", ["text_differs", "damaged_hash"], id="a damaged quote"),
        pytest.param({"text_hash": "0" * 64}, MADE, "block", ["degraded", "damaged_hash"], id="a damaged hash"),
        pytest.param({"doc_id": "cd" * 32}, MADE, "exact", ["other_document"], id="another document"),
        pytest.param({"doc_id": "cd" * 32}, document("x"), "block", ["degraded", "other_document"], id="two flags"),
    ],
)  # fmt: skip
def test_flags(changed: dict[str, Any], now: Any, level: str, flags: list[str]) -> None:
    result = emit(check_record(anchor(QUOTE, MADE, claim_id="c1", **changed), now))
    assert (result["anchor_level"], result.get("checker_flags", [])) == (level, flags)
    assert result["ok"] is (not flags)
    assert ("message" in result) is bool(flags)


def test_flags__a_part_of_a_number() -> None:
    made = document("1,482 dollars")
    result = emit(check_record(anchor("482 dollars", made, claim_id="c1"), made))
    assert (result["anchor_level"], result["ok"], result["checker_flags"]) == ("exact", False, ["boundary"])


def test_flags__another_copy() -> None:
    before = document("Header", "One text of it.", "Header", "Another text of it.")
    result = emit(
        check_record(anchor("Header", before, 2, claim_id="c1"), document("Header", "One text of it."))
    )
    assert (result["anchor_level"], result["ok"], result["checker_flags"]) == (
        "relocated",
        False,
        ["another_copy"],
    )


def test_message_names_what_happened() -> None:
    result = check_record(anchor(QUOTE, MADE, claim_id="c1"), document(TEXT.replace("30", "90")))
    assert result.message == "The anchor is at level block (changed), which is not clean."


def test_records_without_an_id_are_called_something() -> None:
    assert check_record(anchor(QUOTE, MADE), MADE, claim_id="record 3").claim_id == "record 3"


@pytest.mark.parametrize(
    ("known", "named"),
    [pytest.param(DOC_ID, DOC_ID, id="the document's"), pytest.param(None, "cd" * 32, id="the record's")],
)
def test_doc_id(known: str | None, named: str) -> None:
    made = anchor(QUOTE, MADE, claim_id="c1", doc_id="cd" * 32)
    assert check_record(made, document(TEXT, doc_id=known)).doc_id == named


def test_doc_id__no_hash() -> None:
    with pytest.raises(InputError, match=r"doc_id 'report\.pdf'"):
        check_record(anchor(QUOTE, MADE, claim_id="c1", doc_id="report.pdf"), document(TEXT, doc_id=None))


def test_uncited() -> None:
    refusal = ClaimRefusal(claim_id="c1", message="The quote is blank.")
    result = emit(uncited(refusal, DOC_ID))
    assert (result["anchor_level"], result["ok"], result["checker_flags"]) == ("uncited", False, ["uncited"])
    assert emit(uncited(ClaimRefusal(message="No."), DOC_ID, claim_id="record 1"))["claim_id"] == "record 1"


def test_levels_of_the_checker_are_those_of_the_chain_and_uncited() -> None:
    assert {level.value for level in CheckerLevel} == {level.value for level in AnchorLevel} | {"uncited"}


def test_the_same_for_an_object_and_for_json() -> None:
    made = record(QUOTE, MADE, claim_id="c1")
    assert check_record(made, MADE) == check_record(emit(made), MADE) == check_record(stored(made), MADE)
