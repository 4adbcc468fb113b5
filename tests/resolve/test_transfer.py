"""Records between the store and folders of cache files."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from citevouch.records import Record
from citevouch.resolve.folder import STORE_NAME
from citevouch.resolve.store import open_store
from citevouch.resolve.transfer import describe, export_files, import_files

if TYPE_CHECKING:
    from pathlib import Path

AT = "2026-01-31T12:00:00Z"
UNNAMEABLE = [
    pytest.param("DOI:10.5555/a\\b", id="backslash"),
    pytest.param("DOI:10.5555/a\u202eb", id="mark of direction"),
    pytest.param("DOI:10.5555/" + "a" * 300, id="longer than a file's name may be"),
]


def _store(folder: Path, *identifiers: str) -> None:
    folder.mkdir()
    store = open_store(folder / STORE_NAME)
    store.put(
        Record(reference_id=each, source="CROSSREF", title=each, content_scope="TITLE_ONLY", retrieved_at=AT)
        for each in identifiers
    )
    store.close()


@pytest.mark.parametrize("identifier", UNNAMEABLE)
def test_export__what_makes_no_file_name_costs_only_itself(identifier: str, tmp_path: Path) -> None:
    _store(tmp_path / "cache", "DOI:10.5555/1", identifier, "DOI:10.5555/z")
    done = export_files(tmp_path / "out", tmp_path / "cache")
    assert (done.written, done.left) == (2, 0)
    assert "makes no file name" in str(done.problems[0])
    assert import_files(tmp_path / "out", tmp_path / "again").imported == 2


def test_describe__of_a_folder_that_is_not_there(tmp_path: Path) -> None:
    assert list(describe(tmp_path / "no")) == [f"folder: {tmp_path / 'no'}", "store: none yet"]
    assert not (tmp_path / "no").exists()
