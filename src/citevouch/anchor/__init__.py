"""Document anchors: exact places in documents for claims, found again when the document changes.

A document is read (`reading`, `docling`, `plain`) into blocks (`model`); a claim with its quote becomes a
citation record under the strict quote contract (`build`, `claims`), to order (`orders`, `prompts`); a record
is resolved by the strict chain (`chain`, `finder`), with what is known beside it (`resolve`) and a hint
about what happened (`assist`), and checked mechanically (`checker`). `stored` reads records, ours and
magpie's; `stored_text` does the same for quotations in the text of literature records. `jobs` holds the
steps of the commands.

Nothing here knows of the gate, of redaction or of keywords.
"""

from citevouch.anchor.build import Claim, Stamp, anchor_claim, build_anchor
from citevouch.anchor.checker import check_record, uncited
from citevouch.anchor.claims import anchor_claims
from citevouch.anchor.docling import docling_document
from citevouch.anchor.errors import QuoteContractError
from citevouch.anchor.model import Block, Box, Document, Place
from citevouch.anchor.orders import extraction_order
from citevouch.anchor.plain import plain_document
from citevouch.anchor.reading import read_document, read_ingest, read_trusted
from citevouch.anchor.resolve import is_clean_citation, resolve_anchor, source_span
from citevouch.anchor.stored import Stored, citation_record, record_hash, stored
from citevouch.anchor.stored_text import find_again, resolve_text_anchor

__all__ = [
    "Block",
    "Box",
    "Claim",
    "Document",
    "Place",
    "QuoteContractError",
    "Stamp",
    "Stored",
    "anchor_claim",
    "anchor_claims",
    "build_anchor",
    "check_record",
    "citation_record",
    "docling_document",
    "extraction_order",
    "find_again",
    "is_clean_citation",
    "plain_document",
    "read_document",
    "read_ingest",
    "read_trusted",
    "record_hash",
    "resolve_anchor",
    "resolve_text_anchor",
    "source_span",
    "stored",
    "uncited",
]
