"""The citation checker: does an anchor hold in a document? It compares places and words and judges no
meaning.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

from citevouch.anchor.resolve import is_clean_citation, resolve_anchor
from citevouch.anchor.stored import Stored, record_hash, stored
from citevouch.errors import InputError
from citevouch_contract.models import CheckerFlag, CheckerLevel, CheckerResult

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from citevouch.anchor.model import Document
    from citevouch_contract.models import CitationRecord, ClaimRefusal, ResolvedAnchor

_SHA256 = re.compile(r"[0-9a-f]{64}")
_SAID = {
    CheckerFlag.uncited: "The claim has no anchor.",
    CheckerFlag.degraded: "The anchor is at level {level}, which is not clean.",
    CheckerFlag.text_differs: "The words there are not those of the quote.",
    CheckerFlag.other_document: "The document is not the one that the record was made from.",
    CheckerFlag.damaged_hash: "The hash of the record is not that of its quote.",
    CheckerFlag.boundary: "The words are a part of a longer number or word.",
    CheckerFlag.another_copy: "The place may be another copy of the words than the cited one.",
}


def check_record(
    record: CitationRecord | Mapping[str, Any] | Stored, document: Document, *, claim_id: str = ""
) -> CheckerResult:
    """What the mechanical check says of *record* in *document*: its level, and everything that is wrong.

    ``ok`` needs a clean level and no flag. The result names the document that was checked, where its hash is
    known, else the one of the record. *claim_id* is for records that have none, as magpie's.
    Raises InputError for what is no record.
    """
    read = record if isinstance(record, Stored) else stored(record)
    resolved = resolve_anchor(read, document)
    flags = list(_flags(read, resolved))
    return CheckerResult(
        claim_id=read.claim_id or claim_id,
        doc_id=_hash(document.doc_id or read.doc_id),
        record_hash=record_hash(read.plain),
        anchor_level=CheckerLevel(resolved.level),
        ok=is_clean_citation(resolved) and not flags,
        checker_flags=flags or None,
        message=_message(flags, resolved),
    )


def uncited(refusal: ClaimRefusal, document_id: str, *, claim_id: str = "") -> CheckerResult:
    """The result for a claim that got no record; *claim_id* is for one that has none of its own."""
    return CheckerResult(
        claim_id=refusal.claim_id or claim_id,
        doc_id=_hash(document_id),
        record_hash=record_hash(refusal.model_dump(mode="json", exclude_none=True)),
        anchor_level=CheckerLevel.uncited,
        ok=False,
        checker_flags=[CheckerFlag.uncited],
        message=_SAID[CheckerFlag.uncited],
    )


def _hash(doc_id: str) -> str:
    """*doc_id*, if it is a SHA-256, as the contract wants it."""
    if not _SHA256.fullmatch(doc_id):
        raise InputError(f"doc_id {doc_id!r}", expected="a SHA-256, or --ingest for the document's own")
    return doc_id


def _flags(record: Stored, resolved: ResolvedAnchor) -> Iterator[CheckerFlag]:
    if not is_clean_citation(resolved):
        yield CheckerFlag.degraded
    elif resolved.matched_text != record.quote:
        yield CheckerFlag.text_differs
    if resolved.document_matches is False:
        yield CheckerFlag.other_document
    if not record.hash_fits:
        yield CheckerFlag.damaged_hash
    if resolved.boundary_intact is False:
        yield CheckerFlag.boundary
    if is_clean_citation(resolved) and resolved.assist:
        yield CheckerFlag.another_copy


def _message(flags: list[CheckerFlag], resolved: ResolvedAnchor) -> str | None:
    level = f"{resolved.level} ({resolved.assist.assist_status})" if resolved.assist else resolved.level
    return " ".join(_SAID[flag].format(level=level) for flag in flags) or None
