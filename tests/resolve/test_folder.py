"""Records of a user's folder: marked, and believed only where no authority was asked."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from tests.stub.server import Fault

from citevouch.resolve import resolve
from citevouch.resolve.store import open_store

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from tests.stub.server import Stub

    from citevouch.settings import Settings

FILE = """---
reference_id: {curie}
title: Glands of the hinterland
doi: {doi}
content_type: abstract_only
---

# Glands of the hinterland

## Content

Seen in all of them.
"""


def _write(folder: Path, curie: str, doi: str = "10.5555/pm.1") -> Path:
    folder.mkdir(exist_ok=True)
    path = folder / f"{curie.replace(':', '_').replace('/', '_')}.md"
    path.write_text(FILE.format(curie=curie, doi=doi), encoding="utf-8")
    return path


def test_offline_it_counts_and_is_marked(
    stub: Stub, settings: Callable[..., Settings], tmp_path: Path
) -> None:
    _write(tmp_path / "cache", "PMID:90009001", doi="10.5555/gone.1")
    ids = ["PMID:90009001", "DOI:10.5555/gone.1", "PMID:90009002"]
    resolved = resolve(ids, settings(), offline=True)
    for curie in ids[:2]:
        resolution = resolved.resolutions[curie]
        assert (resolution.status, resolution.record.source) == ("VERIFIED", "CACHE_FILE")
        assert resolution.message == "from your cache folder, not confirmed"
    assert resolved.resolutions[ids[2]].unverifiable_reason == "OFFLINE"
    (attempt,) = resolved.attempts
    assert (attempt.registry, attempt.found_ids) == ("CACHE_FILE", tuple(ids[:2]))


@pytest.mark.parametrize(
    ("curie", "fault", "status", "source"),
    [
        pytest.param("PMID:90000001", None, "VERIFIED", "PUBMED", id="confirmed"),
        pytest.param("PMID:90009001", None, "NOT_FOUND", None, id="denied"),
        pytest.param(
            "PMID:90000001", Fault(service="eutils", status=503), "LOOKUP_FAILED", None, id="outage"
        ),
        pytest.param("ISBN:9780306406157", None, "VERIFIED", "CACHE_FILE", id="nobody to ask"),
    ],
)
def test_online_the_authority_decides(
    curie: str,
    fault: Fault | None,
    status: str,
    source: str | None,
    stub: Stub,
    settings: Callable[..., Settings],
    tmp_path: Path,
) -> None:
    path = _write(tmp_path / "cache", curie)
    before = path.read_bytes()
    stub.faults = [fault] if fault else []
    resolution = resolve([curie], settings()).resolutions[curie]
    assert resolution.status == status
    assert (resolution.record.source if resolution.record else None) == source
    assert path.read_bytes() == before  # never rewritten


def test_imported_records_are_as_unconfirmed_as_files(
    stub: Stub, settings: Callable[..., Settings], tmp_path: Path
) -> None:
    _write(tmp_path / "cache", "PMID:90009001")
    held = resolve(["PMID:90009001"], settings(), offline=True).resolutions["PMID:90009001"].record
    (tmp_path / "other").mkdir()
    store = open_store(tmp_path / "other" / "citevouch.sqlite")
    store.put([held])
    store.close()
    made = settings(cache_dir=tmp_path / "other")
    offline = resolve(["PMID:90009001"], made, offline=True).resolutions["PMID:90009001"]
    assert (offline.status, offline.record.source) == ("VERIFIED", "CACHE_FILE")
    assert resolve(["PMID:90009001"], made).resolutions["PMID:90009001"].status == "NOT_FOUND"


def test_bad_files_are_warned_about(settings: Callable[..., Settings], tmp_path: Path) -> None:
    _write(tmp_path / "cache", "PMID:90009001")
    (tmp_path / "cache" / "PMID_90009002.md").write_text("", encoding="utf-8")
    resolved = resolve(["PMID:90009001", "PMID:90009002"], settings(), offline=True)
    assert [each.status for each in resolved.resolutions.values()] == ["VERIFIED", "UNVERIFIABLE"]
    assert any("PMID_90009002.md" in warning for warning in resolved.warnings)


def test_a_folder_that_is_not_there(settings: Callable[..., Settings], tmp_path: Path) -> None:
    """Offline a mistyped folder would look like one that holds nothing."""
    resolved = resolve(["PMID:90009001"], settings(cache_dir=tmp_path / "typo"), offline=True)
    assert [warning for warning in resolved.warnings if "there is no such folder" in warning]
    assert not (tmp_path / "typo").exists()


def test_links_that_lead_in_a_circle(settings: Callable[..., Settings], tmp_path: Path) -> None:
    _write(tmp_path / "cache", "PMID:90009001")
    (tmp_path / "cache" / "PMID_90009002.md").symlink_to("PMID_90009003.md")
    (tmp_path / "cache" / "PMID_90009003.md").symlink_to("PMID_90009002.md")
    resolved = resolve(["PMID:90009001", "PMID:90009002"], settings(), offline=True)
    assert [each.status for each in resolved.resolutions.values()] == ["VERIFIED", "UNVERIFIABLE"]
