"""A citation record as the resolver reads it, whoever wrote it.

Records of ours and those that magpie writes (``schema_name: magpie-citation``, nulls, empty strings for what
is not known yet) become the same value. A record may be damaged, its hash not that of its quote: it is read
as it is, so that the resolver and the checker can say so.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from datetime import datetime
from hashlib import sha256
from typing import TYPE_CHECKING, Any

from citevouch.anchor.model import Box
from citevouch.clock import stamp
from citevouch.contract.canonical import digest
from citevouch.contract.check import problems
from citevouch.errors import InputError
from citevouch_contract.models import CitationRecord, TextAnchorReason

if TYPE_CHECKING:
    from collections.abc import Mapping

#: What verification writes onto a record, and so is no part of what it is about.
NOT_HASHED = frozenset({"verifier_result", "verifier_confidence", "checker_level", "prescreen"})
SCHEMA_NAME, SCHEMA_VERSION = "citevouch-citation", "1"
PEER_NAME, PEER_VERSION = "magpie-citation", "1"

#: Slots for which magpie writes an empty string where it has nothing.
_BLANK_IS_ABSENT = frozenset({"checker_level", "timestamp", "extractor_model", "prompt_version"})
_HALF_PAIR = re.compile("[\ud800-\udfff]")
_TEXTS = ("verbatim_quote", "context_prefix", "context_suffix", "doc_id", "text_hash", "block_self_ref")
_MAYBE_TEXTS = ("claim_id", "document_prefix", "document_suffix")
_MAYBE_NUMBERS = ("page_no", "doc_occurrences")
_NUMBERS = ("block_index", "char_start", "char_end")


@dataclass(frozen=True, kw_only=True)
class Stored:
    """One record: the words, those around them, and the place that they had."""

    plain: Mapping[str, Any]  #: the record as plain JSON values, absent where it has null
    quote: str
    prefix: str
    suffix: str
    doc_id: str
    text_hash: str
    hash_fits: bool  #: whether text_hash is that of the quote
    block_index: int
    start: int
    end: int
    page_no: int | None = None
    box: Box | None = None
    claim_id: str | None = None
    occurrences: int | None = None
    document_prefix: str | None = None
    document_suffix: str | None = None
    text_reason: str | None = None  #: TextAnchorReason, where it is anchored in text only
    in_cells: bool = False  #: whether its words stand in a cell of a table
    row: int | None = None
    column: int | None = None


def text_hash(text: str) -> str:
    """SHA-256 of *text* in UTF-8, neither stripped nor cut."""
    return sha256(text.encode("utf-8", "surrogatepass")).hexdigest()


def record_hash(record: CitationRecord | Mapping[str, Any]) -> str:
    """The name of a record's content: SHA-256 of its canonical JSON without what verification writes onto it.

    Canonical: keys sorted, no spaces, no nulls, text as it is, whole numbers without a point.
    """
    return digest({key: value for key, value in _plain(record).items() if key not in NOT_HASHED})


def stored(record: CitationRecord | Mapping[str, Any], *, file: str = "", place: str = "") -> Stored:
    """*record*, an object of the contract or the JSON object of ours or of magpie's, for resolving.

    Raises InputError, at *file* and *place*, for what is no record.
    """
    plain = _plain(record)
    _demand(plain, file, place)
    anchor = plain.get("text_anchor") or {}
    return Stored(
        plain=plain,
        quote=plain["verbatim_quote"],
        prefix=plain["context_prefix"],
        suffix=plain["context_suffix"],
        doc_id=plain["doc_id"],
        text_hash=plain["text_hash"],
        hash_fits=text_hash(plain["verbatim_quote"]) == plain["text_hash"],
        block_index=plain["block_index"],
        start=plain["char_start"],
        end=plain["char_end"],
        page_no=plain.get("page_no"),
        box=_box(plain.get("bbox")),
        claim_id=plain.get("claim_id"),
        occurrences=plain.get("doc_occurrences"),
        document_prefix=plain.get("document_prefix"),
        document_suffix=plain.get("document_suffix"),
        text_reason=anchor.get("text_anchor_reason"),
        in_cells="table_row" in anchor,
        row=anchor.get("table_row"),
        column=anchor.get("table_column"),
    )


def citation_record(value: Mapping[str, Any], *, file: str = "", place: str = "") -> CitationRecord:
    """A record of ours or of magpie's as an object of the contract, magpie's under our schema_name.

    Raises InputError for what is no record or breaks the contract.
    """
    plain = {**stored(value, file=file, place=place).plain, "schema_name": SCHEMA_NAME}
    plain["schema_version"] = SCHEMA_VERSION
    if "timestamp" in plain and (moment := _utc(plain.pop("timestamp"))):
        plain["timestamp"] = moment
    if broken := problems(plain, "CitationRecord"):
        raise InputError(f"not a citation record: {broken[0]}", file=file, place=place)
    return CitationRecord.model_validate(plain)


def _plain(record: CitationRecord | Mapping[str, Any]) -> dict[str, Any]:
    if isinstance(record, CitationRecord):
        return record.model_dump(mode="json", exclude_none=True)
    return {key: _repaired(value) for key, value in record.items() if not _is_absent(key, value)}


def _is_absent(key: str, value: Any) -> bool:
    return value is None or (value == "" and key in _BLANK_IS_ABSENT)


def _repaired(value: Any) -> Any:
    """Text without half surrogate pairs, as documents are read."""
    return _HALF_PAIR.sub("\ufffd", value) if isinstance(value, str) else value


def _demand(plain: Mapping[str, Any], file: str, place: str) -> None:
    """Raise InputError unless *plain* has what resolving needs."""
    name, version = plain.get("schema_name"), plain.get("schema_version")
    if (name, version) not in ((SCHEMA_NAME, SCHEMA_VERSION), (PEER_NAME, PEER_VERSION)):
        raise InputError(
            f"not a citation record: schema_name {name!r}, schema_version {version!r}",
            file=file,
            place=place,
            expected=f"{SCHEMA_NAME!r} or {PEER_NAME!r}, version '1'",
        )
    wrong = [key for key in _TEXTS if not isinstance(plain.get(key), str)]
    wrong += [key for key in _MAYBE_TEXTS if not isinstance(plain.get(key, ""), str)]
    wrong += [key for key in _NUMBERS if not _is_int(plain.get(key))]
    wrong += [key for key in _MAYBE_NUMBERS if not _is_int(plain.get(key, 0))]
    wrong += [] if _is_text_anchor(plain.get("text_anchor")) else ["text_anchor"]
    if wrong:
        what = f"not a citation record: {', '.join(wrong)} missing or of the wrong type"
        raise InputError(what, file=file, place=place)


def _is_text_anchor(value: Any) -> bool:
    return value is None or (
        isinstance(value, dict)
        and value.get("text_anchor_reason") in {reason.value for reason in TextAnchorReason}
    )


def _is_int(value: Any) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


def _box(value: Any) -> Box | None:
    """The box of a record; None where it has none or one that is no box, for a box is a hint only."""
    try:
        left, top, right, bottom = (float(value[edge]) for edge in ("l", "t", "r", "b"))
        return Box(l=left, t=top, r=right, b=bottom, origin=str(value["coord_origin"]))
    except (TypeError, KeyError, ValueError):
        return None


def _utc(text: Any) -> str | None:
    """The time that a peer stamped, in UTC; None where it is none with an offset."""
    try:
        moment = datetime.fromisoformat(text)
    except (TypeError, ValueError):
        return None
    return stamp(moment) if moment.tzinfo else None
