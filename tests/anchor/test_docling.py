"""DoclingDocument JSON as blocks."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from tests.anchor.samples import bare, docling, document, item, prov, table

from citevouch.anchor import Box, Place, docling_document, read_document
from citevouch.errors import InputError

EXAMPLES = Path(__file__).parents[2] / "examples"


def test_blocks() -> None:
    made = document("One.", "Two.", tables=[table(0, [["a", ""], ["b", "c"]])])
    assert [(block.ref, block.number, block.text) for block in made.texts] == [
        ("#/texts/0", 0, "One."),
        ("#/texts/1", 1, "Two."),
    ]
    assert [(cell.ref, cell.row, cell.column, cell.text) for cell in made.cells] == [
        ("#/tables/0", 0, 0, "a"),
        ("#/tables/0", 1, 0, "b"),
        ("#/tables/0", 1, 1, "c"),
    ]
    assert made.text == "One.\nTwo.\na\nb\nc"
    assert [made.text[start] for start in made.starts] == ["O", "T", "a", "b", "c"]
    assert [made.block_at(offset) for offset in range(6)] == [0, 0, 0, 0, 0, 1]
    assert made.pages == {"1": 792.0, "2": 792.0}


def test_text_is_read_and_orig_is_not() -> None:
    assert document(item(0, "clean", orig="raw")).texts[0].text == "clean"


@pytest.mark.parametrize("version", ["1.0.0", "1.3.0", "1.9.0", "1.10.0"])
def test_versions(version: str) -> None:
    assert document("One.", version=version).schema_version == version


@pytest.mark.parametrize(
    ("provs", "n_prov", "place"),
    [
        pytest.param([prov(2)], 1, 2, id="one"),
        pytest.param([], 0, None, id="none"),
        pytest.param(None, 0, None, id="null"),
        pytest.param([prov(1), prov(2)], 2, None, id="two"),
        pytest.param([{"page_no": 1}], 1, None, id="no box"),
        pytest.param([prov(0)], 1, None, id="page zero"),
        pytest.param([{**prov(1), "page_no": True}], 1, None, id="a page that is no number"),
        pytest.param([prov(1, coord_origin="CENTER")], 1, None, id="an unknown corner"),
        pytest.param([prov(1, l="wide")], 1, None, id="an edge that is no number"),
    ],
)
def test_places(provs: Any, n_prov: int, place: int | None) -> None:
    block = docling_document(docling(item(0, "One.") | {"prov": provs})).texts[0]
    assert block.n_prov == n_prov
    assert (block.place and block.place.page_no) == place


def test_places__default_corner() -> None:
    box = {"l": 1, "t": 2, "r": 3, "b": 4}
    block = document(item(0, "One.", provs=[{"page_no": 1, "bbox": box}])).texts[0]
    assert block.place == Place(page_no=1, box=Box(l=1, t=2, r=3, b=4, origin="TOPLEFT"))


@pytest.mark.parametrize(
    "missing",
    [
        pytest.param({"texts": None, "tables": None, "pages": None}, id="null"),
        pytest.param({"texts": [], "tables": [], "pages": {}}, id="empty"),
        pytest.param({}, id="missing"),
    ],
)
def test_nothing_in_it(missing: dict[str, Any]) -> None:
    made = docling_document({"schema_name": "DoclingDocument", "version": "1.10.0", **missing})
    assert (made.texts, made.cells, made.pages, made.text, made.starts) == ((), (), {}, "", ())


def test_texts_that_are_missing_are_empty() -> None:
    assert [block.text for block in document({"self_ref": "#/texts/0"}, {"text": None}).texts] == ["", ""]


def test_half_a_surrogate_pair_becomes_one_character() -> None:
    assert document(bare(0, "a\ud800b")).texts[0].text == "a\ufffdb"


def test_cells_that_refer_to_texts_are_not_read_twice() -> None:
    rich = table(0, [["a"]])
    rich["data"]["table_cells"].append(
        {"start_row_offset_idx": 1, "start_col_offset_idx": 0, "text": "b", "ref": {}}
    )
    assert [cell.text for cell in document(tables=[rich]).cells] == ["a"]


@pytest.mark.parametrize(
    ("value", "said"),
    [
        pytest.param(
            [], "f.json: not a document (schema_name 'DoclingDocument', or plain text)", id="a list"
        ),
        pytest.param(
            {"texts": []},
            "f.json: not a document (schema_name 'DoclingDocument', or plain text)",
            id="no name",
        ),
        pytest.param(
            docling(version="2.0.0"), "f.json:version: version '2.0.0' (1.0.0 to 1.10.0)", id="version"
        ),
        pytest.param(
            docling() | {"texts": {}}, "f.json:texts: not a list: texts", id="texts that are an object"
        ),
        pytest.param(docling() | {"texts": "x"}, "f.json:texts: not a list: texts", id="texts that are text"),
        pytest.param(docling() | {"texts": [1]}, "f.json:texts[0]: not an object", id="an item"),
        pytest.param(docling() | {"pages": []}, "f.json:pages: not an object: pages", id="pages"),
        pytest.param(
            docling(item(0, "a") | {"text": 1}), "f.json:texts[0].text: text that is no string", id="text"
        ),
        pytest.param(
            docling(item(0, "a") | {"prov": "x"}), "f.json:texts[0].prov: not a list: prov", id="provenances"
        ),
        pytest.param(
            docling(item(0, "a") | {"self_ref": "#/texts/x"}),
            "f.json:texts[0]: self_ref '#/texts/x' (like #/texts/0)",
            id="a pointer without a number",
        ),
        pytest.param(
            docling(item(0, "a") | {"self_ref": "#/groups/0"}),
            "f.json:texts[0]: self_ref '#/groups/0' (like #/texts/0)",
            id="a pointer elsewhere",
        ),
    ],
)
def test_errors(value: Any, said: str) -> None:
    with pytest.raises(InputError) as error:
        docling_document(value, file="f.json")
    assert str(error.value) == said


@pytest.mark.slow
def test_docling_core_sees_the_same__example() -> None:
    assert_same(EXAMPLES / "document.json")


@pytest.mark.slow
@pytest.mark.shared
def test_docling_core_sees_the_same(shared: Path) -> None:
    for path in sorted((shared / "documents").glob("*.json")):
        assert_same(path)


def assert_same(path: Path) -> None:
    """docling-core, which made the format, sees the same texts, places and cells."""
    from docling_core.types.doc import DoclingDocument

    ours = read_document(str(path))
    theirs = DoclingDocument.model_validate(json.loads(path.read_text(encoding="utf-8")))
    assert [block.ref for block in ours.texts] == [text.self_ref for text in theirs.texts]
    assert [block.text for block in ours.texts] == [text.text for text in theirs.texts]
    assert [block.n_prov for block in ours.texts] == [len(text.prov) for text in theirs.texts]
    for block, text in zip(ours.texts, theirs.texts, strict=True):
        if block.place:
            (place,) = text.prov
            box = place.bbox
            assert block.place == Place(
                page_no=place.page_no,
                box=Box(l=box.l, t=box.t, r=box.r, b=box.b, origin=box.coord_origin.value),
            )
    cells = [
        (table.self_ref, cell.start_row_offset_idx, cell.start_col_offset_idx, cell.text)
        for table in theirs.tables
        for cell in table.data.table_cells
        if cell.text.strip() and getattr(cell, "ref", None) is None
    ]
    assert [(cell.ref, cell.row, cell.column, cell.text) for cell in ours.cells] == cells
