"""Documents and ingest results from files; what may be extracted from."""

from __future__ import annotations

import io
import json
import sys
from pathlib import Path
from typing import Any

import pytest
from tests.anchor.samples import DOC_ID, docling

from citevouch.anchor import plain_document, read_document, read_ingest, read_trusted
from citevouch.errors import InputError

TRUSTED = {"doc_id": DOC_ID, "trustworthy_for_extraction": True}


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    Path("d.json").write_text(json.dumps(docling("One.")), encoding="utf-8")
    Path("d.md").write_text("# One\n", encoding="utf-8")
    return tmp_path


def write(name: str, value: Any) -> str:
    Path(name).write_text(value if isinstance(value, str) else json.dumps(value), encoding="utf-8")
    return name


@pytest.mark.parametrize(
    ("value", "doc_id", "trusted"),
    [
        pytest.param(TRUSTED, DOC_ID, True, id="ours"),
        pytest.param({"doc_id": DOC_ID}, DOC_ID, None, id="says nothing"),
        pytest.param(
            {"doc_id": DOC_ID, "trustworthy_for_extraction": "true"}, DOC_ID, None, id="text is no yes"
        ),
        pytest.param({"doc_id": DOC_ID, "trustworthy_for_extraction": 1}, DOC_ID, None, id="one is no yes"),
        pytest.param(
            {
                "source_sha256": DOC_ID,
                "trustworthy_for_extraction": False,
                "doc_decision": "accept",
                "pages": 3,
            },
            DOC_ID,
            False,
            id="magpie's keys",
        ),
    ],
)
def test_ingest(folder: Path, value: Any, doc_id: str, trusted: bool | None) -> None:
    said = read_ingest(write("i.json", value))
    assert (said.doc_id, said.trustworthy_for_extraction) == (doc_id, trusted)


@pytest.mark.parametrize(
    ("value", "said"),
    [
        pytest.param("{", "i.json:1:2: not JSON: expecting property name", id="not JSON"),
        pytest.param([], "i.json: not an ingest result (a JSON object)", id="a list"),
        pytest.param({}, "i.json: no doc_id (the SHA-256 of the source file", id="no doc_id"),
        pytest.param({"doc_id": "AB" * 32}, "i.json: no doc_id", id="capitals"),
        pytest.param({"doc_id": 7}, "i.json: no doc_id", id="a number"),
    ],
)
def test_ingest__errors(folder: Path, value: Any, said: str) -> None:
    with pytest.raises(InputError) as error:
        read_ingest(write("i.json", value))
    assert str(error.value).startswith(said)


@pytest.mark.parametrize(
    "value",
    [
        pytest.param({"doc_id": DOC_ID, "trustworthy_for_extraction": False}, id="no"),
        pytest.param({"doc_id": DOC_ID}, id="nothing said"),
        pytest.param({"doc_id": DOC_ID, "trustworthy_for_extraction": None}, id="null"),
        pytest.param({"doc_id": DOC_ID, "trustworthy_for_extraction": "true"}, id="a word"),
        pytest.param({"doc_id": DOC_ID, "decision": "accept"}, id="only the decision"),
    ],
)
@pytest.mark.parametrize("name", ["d.json", "d.md"])
def test_trusted__refused_whatever_the_document(folder: Path, name: str, value: Any) -> None:
    with pytest.raises(InputError) as error:
        read_trusted(name, ingest=write("i.json", value))
    assert "the document is not trustworthy for extraction (true; there is no override)" in str(error.value)


def test_trusted__a_converted_document_needs_an_ingest_result(folder: Path) -> None:
    with pytest.raises(InputError, match="a converted document without an ingest result"):
        read_trusted("d.json")


@pytest.mark.parametrize("name", ["d.json", "d.txt", "d.md", "d"])
def test_trusted__no_name_spares_a_converted_document_its_ingest_result(folder: Path, name: str) -> None:
    write(name, docling("One."))
    with pytest.raises(InputError, match="without an ingest result"):
        read_trusted(name)


def test_trusted__doc_id_comes_from_ingest(folder: Path) -> None:
    assert read_trusted("d.json", ingest=write("i.json", TRUSTED)).doc_id == DOC_ID


def test_trusted__plain_text_needs_none(folder: Path) -> None:
    assert read_trusted("d.md").doc_id == plain_document("# One\n").doc_id


def test_trusted__ingest_is_read_before_the_document(folder: Path) -> None:
    with pytest.raises(InputError, match="not trustworthy"):
        read_trusted("missing.json", ingest=write("i.json", {"doc_id": DOC_ID}))


def test_document__ingest_of_another_file(folder: Path) -> None:
    with pytest.raises(InputError, match="ingest is about another file"):
        read_document("d.md", ingest=read_ingest(write("i.json", TRUSTED)))


def test_document__resolving_needs_no_ingest(folder: Path) -> None:
    assert read_document("d.json").doc_id is None


@pytest.mark.parametrize(
    ("name", "content", "schema_name"),
    [
        pytest.param("a.JSON", json.dumps(docling("One.")), "DoclingDocument", id="json"),
        pytest.param("a.md", "{}", "text/markdown", id="md"),
        pytest.param("a.markdown", "One.", "text/markdown", id="markdown"),
        pytest.param("a.txt", "{}", "text/plain", id="txt"),
        pytest.param("a", json.dumps(docling("One.")), "DoclingDocument", id="no ending, a brace"),
        pytest.param("a", "One.", "text/plain", id="no ending"),
        pytest.param(
            "a.json", "\ufeff" + json.dumps(docling("One.")), "DoclingDocument", id="byte order mark"
        ),
    ],
)
def test_document__kind(folder: Path, name: str, content: str, schema_name: str) -> None:
    assert read_document(write(name, content)).schema_name == schema_name


@pytest.mark.parametrize(
    ("content", "schema_name"),
    [
        pytest.param(json.dumps(docling("One.")), "DoclingDocument", id="json"),
        pytest.param("# One", "text/plain", id="text"),
    ],
)
def test_document__standard_input(content: str, schema_name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(content.encode())))
    assert read_document("-").schema_name == schema_name


@pytest.mark.parametrize(
    ("content", "said"),
    [
        pytest.param("", "a.json:1:1: not JSON", id="empty"),
        pytest.param("{]", "a.json:1:2: not JSON", id="not JSON"),
        pytest.param("[]", "a.json: not a document", id="not a document"),
        pytest.param('{"schema_name": NaN}', "a.json", id="not a number"),
    ],
)
def test_document__errors(folder: Path, content: str, said: str) -> None:
    with pytest.raises(InputError) as error:
        read_document(write("a.json", content))
    assert str(error.value).startswith(said)


def test_document__missing(folder: Path) -> None:
    with pytest.raises(InputError, match="No such file"):
        read_document("missing.json")
