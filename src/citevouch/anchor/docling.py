"""DoclingDocument JSON, versions 1.x, read by its keys alone: texts, tables, pages.

``text`` is read and never ``orig``, which is the words before the conversion cleaned them. The ``charspan``
of a provenance is not read: in two of three documents with hyphenation it does not fit the text.
"""

from __future__ import annotations

import math
import re
from typing import TYPE_CHECKING, Any, TypeGuard

from citevouch.anchor.model import Block, Box, Document, Place
from citevouch.errors import InputError

if TYPE_CHECKING:
    from collections.abc import Iterator

SCHEMA = "DoclingDocument"

_VERSION = re.compile(r"1\.\d{1,4}\.\d{1,4}")
_POINTER = re.compile(r"#/[a-z_]{1,40}/(0|[1-9]\d{0,8})")
_HALF_PAIR = re.compile("[\ud800-\udfff]")
_EDGES = ("l", "t", "r", "b")


def docling_document(value: Any, *, file: str = "", doc_id: str | None = None) -> Document:
    """The document that *value*, plain JSON values, holds.

    Args:
        value: the JSON object.
        file: its name in errors.
        doc_id: SHA-256 of the source file, where an ingest result tells it; the JSON itself does not.

    Raises InputError, with the place, for what is no DoclingDocument of version 1.x.
    """
    if not isinstance(value, dict) or value.get("schema_name") != SCHEMA:
        raise InputError("not a document", file=file, expected=f"schema_name {SCHEMA!r}, or plain text")
    version = value.get("version")
    if not isinstance(version, str) or not _VERSION.fullmatch(version):
        raise InputError(f"version {version!r}", file=file, place="version", expected="1.0.0 to 1.10.0")
    return Document(
        schema_name=SCHEMA,
        schema_version=version,
        texts=tuple(_texts(_list(value, "texts", file), file)),
        cells=tuple(_cells(_list(value, "tables", file), file)),
        pages=_pages(value.get("pages"), file),
        doc_id=doc_id,
    )


def _list(value: dict[str, Any], key: str, file: str) -> list[dict[str, Any]]:
    items = value.get(key)
    if items is None:
        return []
    if not isinstance(items, list):
        raise InputError(f"not a list: {key}", file=file, place=key)
    for at, item in enumerate(items):
        if not isinstance(item, dict):
            raise InputError("not an object", file=file, place=f"{key}[{at}]")
    return items


def _texts(items: list[dict[str, Any]], file: str) -> Iterator[Block]:
    for at, item in enumerate(items):
        where = f"texts[{at}]"
        ref, number = _pointer(item, f"#/texts/{at}", file, where)
        provenances = _provenances(item, file, where)
        yield Block(
            ref=ref,
            number=number,
            text=_text(item, file, where),
            label=_named(item, "label"),
            n_prov=len(provenances),
            place=_place(provenances),
            marker=_named(item, "marker").strip(),
        )


def _cells(items: list[dict[str, Any]], file: str) -> Iterator[Block]:
    """The cells with words, table by table; those whose words stand in the text list too are left out."""
    for at, item in enumerate(items):
        where = f"tables[{at}]"
        ref, number = _pointer(item, f"#/tables/{at}", file, where)
        n_prov = len(_provenances(item, file, where))
        data = item.get("data")
        for nth, cell in enumerate(_list(data, "table_cells", file) if isinstance(data, dict) else []):
            row, column = cell.get("start_row_offset_idx"), cell.get("start_col_offset_idx")
            text = _text(cell, file, f"{where}.table_cells[{nth}]")
            if text.strip() and "ref" not in cell and _is_count(row) and _is_count(column):
                yield Block(
                    ref=ref,
                    number=number,
                    text=text,
                    label="table",
                    n_prov=n_prov,
                    is_cell=True,
                    row=row,
                    column=column,
                )


def _pointer(item: dict[str, Any], default: str, file: str, where: str) -> tuple[str, int]:
    ref = item.get("self_ref", default)
    found = _POINTER.fullmatch(ref) if isinstance(ref, str) else None
    if found is None or ref.rpartition("/")[0] != default.rpartition("/")[0]:
        raise InputError(f"self_ref {ref!r}", file=file, place=where, expected=f"like {default}")
    return ref, int(found[1])


def _provenances(item: dict[str, Any], file: str, where: str) -> list[dict[str, Any]]:
    try:
        return _list(item, "prov", file)
    except InputError as error:
        raise InputError(error.what, file=file, place=f"{where}.{error.place}") from error


def _text(item: dict[str, Any], file: str, where: str) -> str:
    """The text of an item; half surrogate pairs, which no file can hold, one for one as U+FFFD."""
    text = item.get("text")
    if text is not None and not isinstance(text, str):
        raise InputError("text that is no string", file=file, place=f"{where}.text")
    return _HALF_PAIR.sub("\ufffd", text or "")


def _named(item: dict[str, Any], key: str) -> str:
    value = item.get(key)
    return _HALF_PAIR.sub("\ufffd", value) if isinstance(value, str) else ""


def _place(provenances: list[dict[str, Any]]) -> Place | None:
    if len(provenances) != 1:
        return None
    page_no, box = provenances[0].get("page_no"), provenances[0].get("bbox")
    if not _is_count(page_no) or not page_no or not isinstance(box, dict):
        return None
    edges = [float(box[edge]) for edge in _EDGES if _is_length(box.get(edge))]
    origin = box.get("coord_origin", "TOPLEFT")
    if len(edges) != len(_EDGES) or origin not in ("TOPLEFT", "BOTTOMLEFT"):
        return None
    left, top, right, bottom = edges
    return Place(page_no=page_no, box=Box(l=left, t=top, r=right, b=bottom, origin=origin))


def _pages(value: Any, file: str) -> dict[str, float | None]:
    if value is None:
        return {}
    if not isinstance(value, dict):
        raise InputError("not an object: pages", file=file, place="pages")
    return {number: _height(page) for number, page in value.items()}


def _height(page: Any) -> float | None:
    size = page.get("size") if isinstance(page, dict) else None
    height = size.get("height") if isinstance(size, dict) else None
    return float(height) if height is not None and _is_length(height) else None


def _is_count(value: Any) -> TypeGuard[int]:
    return isinstance(value, int) and not isinstance(value, bool) and value >= 0


def _is_length(value: Any) -> bool:
    return isinstance(value, int | float) and not isinstance(value, bool) and math.isfinite(value)
