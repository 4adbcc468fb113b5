"""Small documents, as JSON and as read, for the tests of anchors."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from citevouch.anchor import Claim, Document, build_anchor, docling_document, stored

if TYPE_CHECKING:
    from citevouch.anchor import Stored
    from citevouch_contract.models import CitationRecord

DOC_ID = "ab" * 32
BOX = {"l": 72.0, "t": 700.0, "r": 520.0, "b": 680.0, "coord_origin": "BOTTOMLEFT"}


def prov(page: int = 1, **box: Any) -> dict[str, Any]:
    return {"page_no": page, "bbox": {**BOX, **box}, "charspan": [0, 999]}


def item(number: int, text: str, *, provs: list[dict[str, Any]] | None = None, **more: Any) -> dict[str, Any]:
    """A text item; without *provs* it stands on page 1, each lower than the one before."""
    top = 760.0 - 20 * number
    places = [prov(t=top, b=top - 15)] if provs is None else provs
    return {
        "self_ref": f"#/texts/{number}",
        "label": "text",
        "orig": f"orig {text}",
        "text": text,
        "prov": places,
        **more,
    }


def table(number: int, rows: list[list[str]], **more: Any) -> dict[str, Any]:
    cells = [
        {"start_row_offset_idx": row, "start_col_offset_idx": column, "text": text}
        for row, line in enumerate(rows)
        for column, text in enumerate(line)
    ]
    return {"self_ref": f"#/tables/{number}", "prov": [prov()], "data": {"table_cells": cells}, **more}


def docling(
    *texts: str | dict[str, Any],
    tables: list[dict[str, Any]] | None = None,
    pages: Any = ...,
    version: str = "1.10.0",
) -> dict[str, Any]:
    """DoclingDocument JSON of these texts; pages 1 and 2 unless told otherwise."""
    return {
        "schema_name": "DoclingDocument",
        "version": version,
        "texts": [item(at, text) if isinstance(text, str) else text for at, text in enumerate(texts)],
        "tables": tables or [],
        "pages": {"1": {"size": {"height": 792.0}}, "2": {"size": {"height": 792.0}}}
        if pages is ...
        else pages,
    }


def document(*texts: str | dict[str, Any], doc_id: str | None = DOC_ID, **more: Any) -> Document:
    return docling_document(docling(*texts, **more), doc_id=doc_id)


def bare(number: int, text: str) -> dict[str, Any]:
    """A text item without any provenance, as of DOCX, HTML and JATS."""
    return item(number, text, provs=[])


def record(quote: str, made: Document, at: int = 0, **more: Any) -> CitationRecord:
    return build_anchor(Claim(text="A claim.", quote=quote, **more), at, made)


def anchor(quote: str, made: Document, at: int = 0, **changed: Any) -> Stored:
    """A record as the resolver reads it, with some of its slots changed; None takes a slot away."""
    plain = record(quote, made, at).model_dump(mode="json", exclude_none=True)
    return stored({key: value for key, value in {**plain, **changed}.items() if value is not None})
