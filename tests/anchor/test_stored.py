"""Records as they are read, ours and magpie's, whole and damaged."""

from __future__ import annotations

from typing import Any

import pytest
from tests.anchor.samples import document, record

from citevouch.anchor import citation_record, record_hash, stored
from citevouch.contract.output import emit
from citevouch.errors import InputError
from citevouch_contract.models import CheckerLevel, VerifierResult

OURS = record("The reader kept images.", document("The reader kept images. Then not."))
PLAIN = emit(OURS)
MAGPIE = {
    **{key: value for key, value in PLAIN.items() if not key.startswith("doc") or key == "doc_id"},
    "doc_schema_name": "DoclingDocument",
    "doc_schema_version": "1.9.0",
    "verifier_confidence": None,
    "checker_level": "",
    "extractor_model": "",
    "prompt_version": "",
    "schema_name": "magpie-citation",
    "timestamp": "",
    "prescreen": None,
}


def test_stored__the_same_from_an_object_and_from_json() -> None:
    assert stored(OURS) == stored(PLAIN)


def test_stored__what_the_chain_needs() -> None:
    read = stored(PLAIN)
    assert (read.quote, read.prefix, read.suffix) == ("The reader kept images.", "", " Then not.")
    assert (read.block_index, read.start, read.end, read.page_no) == (0, 0, 23, 1)
    assert read.hash_fits
    assert not read.in_cells


@pytest.mark.parametrize(
    ("changed", "fits"),
    [
        pytest.param({"text_hash": "0" * 64}, False, id="damaged"),
        pytest.param({"text_hash": "cut"}, False, id="cut"),
        pytest.param({"verbatim_quote": "Another."}, False, id="another quote"),
        pytest.param({}, True, id="whole"),
    ],
)
def test_stored__damaged_hashes_are_read(changed: dict[str, Any], fits: bool) -> None:
    assert stored({**PLAIN, **changed}).hash_fits is fits


def test_stored__box_that_is_none_is_passed_over() -> None:
    assert stored({**PLAIN, "bbox": {"l": "wide"}}).box is None


def test_stored__half_a_surrogate_pair() -> None:
    assert stored({**PLAIN, "verbatim_quote": "a\ud800"}).quote == "a\ufffd"


@pytest.mark.parametrize(
    ("changed", "said"),
    [
        pytest.param(
            {"schema_name": "other"}, "schema_name 'other', schema_version '1'", id="another format"
        ),
        pytest.param({"schema_version": "2"}, "schema_version '2'", id="another version"),
        pytest.param({"schema_name": None}, "schema_name None", id="no format"),
        pytest.param({"verbatim_quote": None}, "verbatim_quote missing or of the wrong type", id="no quote"),
        pytest.param({"char_start": "0"}, "char_start missing", id="an offset that is text"),
        pytest.param({"block_index": True}, "block_index missing", id="an index that is a boolean"),
        pytest.param({"page_no": "1"}, "page_no missing", id="a page that is text"),
        pytest.param({"claim_id": 7}, "claim_id missing", id="an id that is a number"),
        pytest.param({"text_anchor": []}, "text_anchor missing", id="a text anchor that is a list"),
        pytest.param(
            {"text_anchor": {"text_anchor_reason": "x"}}, "text_anchor missing", id="an unknown reason"
        ),
    ],
)
def test_stored__errors(changed: dict[str, Any], said: str) -> None:
    with pytest.raises(InputError) as error:
        stored({**PLAIN, **changed}, file="r.json", place="[3]")
    assert str(error.value).startswith("r.json:[3]: not a citation record")
    assert said in str(error.value)


def test_citation_record__magpie_becomes_ours() -> None:
    ours = emit(citation_record(MAGPIE))
    assert ours["schema_name"] == "citevouch-citation"
    assert set(ours) == set(MAGPIE) - {
        "verifier_confidence", "checker_level", "extractor_model", "prompt_version", "timestamp", "prescreen",
    }  # fmt: skip


@pytest.mark.parametrize(
    ("timestamp", "kept"),
    [
        pytest.param("2026-01-31T14:00:00+02:00", "2026-01-31T12:00:00Z", id="turned to UTC"),
        pytest.param("2026-01-31T12:00:00Z", "2026-01-31T12:00:00Z", id="UTC"),
        pytest.param("2026-01-31T12:00:00", None, id="no offset"),
        pytest.param("yesterday", None, id="no time"),
    ],
)
def test_citation_record__times(timestamp: str, kept: str | None) -> None:
    assert emit(citation_record({**MAGPIE, "timestamp": timestamp})).get("timestamp") == kept


def test_citation_record__damage_is_refused() -> None:
    with pytest.raises(InputError, match="text_hash"):
        citation_record({**PLAIN, "text_hash": "0" * 64})


@pytest.mark.parametrize(
    "changed",
    [
        pytest.param({"verifier_result": VerifierResult.supported, "verifier_confidence": 0.9}, id="verdict"),
        pytest.param({"checker_level": CheckerLevel.exact}, id="level"),
    ],
)
def test_record_hash__verification_does_not_change_it(changed: dict[str, Any]) -> None:
    assert record_hash(OURS.model_copy(update=changed)) == record_hash(OURS)


@pytest.mark.parametrize(
    "changed",
    [
        pytest.param({"claim_text": "Another claim."}, id="claim"),
        pytest.param({"verbatim_quote": "Another."}, id="quote"),
        pytest.param({"char_start": 1}, id="place"),
    ],
)
def test_record_hash__changes_with_what_it_is_about(changed: dict[str, Any]) -> None:
    assert record_hash({**PLAIN, **changed}) != record_hash(PLAIN)


def test_record_hash__the_same_for_every_way_to_write_it() -> None:
    whole = {**PLAIN, "bbox": {**PLAIN["bbox"], "l": 72}, "prescreen": None}
    assert record_hash(OURS) == record_hash(PLAIN) == record_hash(dict(reversed(whole.items())))
    assert len(record_hash(OURS)) == 64
