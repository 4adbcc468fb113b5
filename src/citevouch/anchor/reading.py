"""Documents and ingest results that users name."""

from __future__ import annotations

import json
import re
from pathlib import PurePath
from typing import TYPE_CHECKING

from citevouch.anchor.docling import SCHEMA, docling_document
from citevouch.anchor.plain import plain_document
from citevouch.contract import strict_json
from citevouch.errors import InputError
from citevouch.files import STANDARD, read_text
from citevouch_contract.models import IngestResult

if TYPE_CHECKING:
    from citevouch.anchor.model import Document

_SHA256 = re.compile(r"[0-9a-f]{64}")
_MARKDOWN = (".md", ".markdown")
_TEXTS = (*_MARKDOWN, ".txt", ".text")


def read_ingest(path: str) -> IngestResult:
    """What ingest said about a document.

    The keys are those of the contract; ``source_sha256`` and ``doc_decision``, as magpie calls them, are read
    too, others are passed over. Raises InputError where it is no JSON object or gives no SHA-256.
    """
    name = _name(path)
    value = strict_json.loads(read_text(path).removeprefix("\ufeff"), file=name)
    if not isinstance(value, dict):
        raise InputError("not an ingest result", file=name, expected="a JSON object")
    doc_id = value.get("doc_id", value.get("source_sha256"))
    if not isinstance(doc_id, str) or not _SHA256.fullmatch(doc_id):
        raise InputError(
            "no doc_id", file=name, expected="the SHA-256 of the source file, 64 lower-case digits"
        )
    decision = value.get("decision", value.get("doc_decision"))
    trusted = value.get("trustworthy_for_extraction")
    return IngestResult(
        doc_id=doc_id,
        trustworthy_for_extraction=trusted if isinstance(trusted, bool) else None,
        decision=decision if isinstance(decision, str) else None,
    )


def read_document(path: str, *, ingest: IngestResult | None = None) -> Document:
    """The document at *path* (``-``: standard input): DoclingDocument JSON, Markdown or plain text.

    The name tells which; where it does not, a brace at the beginning tells JSON. A DoclingDocument is one
    under any name, so that a name spares it no ingest result. With *ingest* the document
    has its doc_id. Raises InputError for what is no document, and where the two are about different files.
    """
    text, name = read_text(path), _name(path)
    if _is_json(path, text):
        value = strict_json.loads(text.removeprefix("\ufeff"), file=name)
        return docling_document(value, file=name, doc_id=ingest.doc_id if ingest else None)
    document = plain_document(text, is_markdown=PurePath(path).suffix.lower() in _MARKDOWN)
    if ingest and ingest.doc_id != document.doc_id:
        raise InputError(f"ingest is about another file, {ingest.doc_id}", file=name)
    return document


def read_trusted(path: str, *, ingest: str | None = None) -> Document:
    """The document at *path*, if claims may be extracted from it; *ingest* is the path of its ingest result.

    A DoclingDocument needs one; plain text, which no conversion can have spoilt, does not. Where there is one
    it has to say ``trustworthy_for_extraction: true``: saying nothing is no, the word of its decision does
    not count, and nothing overrides it.
    """
    said = read_ingest(ingest) if ingest else None
    if said and said.trustworthy_for_extraction is not True:
        raise InputError(
            "the document is not trustworthy for extraction",
            file=_name(ingest or ""),
            place="trustworthy_for_extraction",
            expected="true; there is no override",
        )
    document = read_document(path, ingest=said)
    if document.doc_id is None:
        raise InputError(
            "a converted document without an ingest result",
            file=_name(path),
            expected="--ingest FILE; no claims are extracted without it",
        )
    return document


def _is_json(path: str, text: str) -> bool:
    ending = "" if path == STANDARD else PurePath(path).suffix.lower()
    if ending == ".json":
        return True
    has_brace = text.removeprefix("\ufeff").lstrip()[:1] == "{"
    return has_brace and (ending not in _TEXTS or _is_docling(text))


def _is_docling(text: str) -> bool:
    """Whether *text* is a JSON object that says that it is a DoclingDocument."""
    try:
        value = json.loads(text.removeprefix("\ufeff"))
    except (ValueError, RecursionError):
        return False
    return isinstance(value, dict) and value.get("schema_name") == SCHEMA


def _name(path: str) -> str:
    return "<stdin>" if path == STANDARD else path
