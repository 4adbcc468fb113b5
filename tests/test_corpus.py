"""The main job over real reports with the records they cite, offline."""

from __future__ import annotations

import json
from collections import Counter
from typing import TYPE_CHECKING

import pytest

from citevouch.contract.output import emit
from citevouch.files import read_text
from citevouch.pipeline import check_text
from citevouch.resolve import open_run
from citevouch.resolve.cache_files import read_folder
from citevouch.settings import Settings

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from citevouch_contract.models import ValidationReport

pytestmark = [pytest.mark.shared, pytest.mark.slow]


@pytest.fixture(scope="module")
def corpus(shared: Path) -> Path:
    return shared / "corpus"


@pytest.fixture(scope="module")
def entries(corpus: Path) -> list[dict[str, object]]:
    lines = (corpus / "reports.jsonl").read_text(encoding="utf-8").splitlines()
    return [json.loads(line) for line in lines]


@pytest.fixture(scope="module")
def before(corpus: Path) -> dict[str, tuple[int, int]]:
    """Size and time of every file, before anything was checked."""
    return dict(_state(corpus))


@pytest.fixture(scope="module")
def reports(corpus: Path, entries: list[dict[str, object]], before: object) -> dict[str, ValidationReport]:
    """Every report, checked and passed through the output gate."""
    checked = {}
    with open_run(Settings(cache_dir=corpus / "references_cache"), offline=True) as run:
        for entry in entries:
            name = str(entry["file"])
            checked[name] = check_text(read_text(str(corpus / name)), name=name, run=run)
            emit(checked[name])
    return checked


def test_corpus__every_report_is_checked(reports: dict[str, ValidationReport]) -> None:
    assert len(reports) == 80


def test_corpus__every_cached_record_is_verified_by_whatever_identifier_the_report_has(
    corpus: Path, entries: list[dict[str, object]], reports: dict[str, ValidationReport]
) -> None:
    records = read_folder(corpus / "references_cache").records
    pairs = [(str(entry["file"]), name) for entry in entries for name in _names(entry)]
    missing = []
    for file, name in pairs:
        verified = {
            reference.reference_id
            for reference in reports[file].references or ()
            if reference.status == "VERIFIED" and reference.record and reference.record.source == "CACHE_FILE"
        }
        if verified.isdisjoint(records[name].identifiers):
            missing.append((file, name))
    assert len(pairs) == 416
    assert missing == []


def test_corpus__what_no_file_has_is_offline_and_never_accused(reports: dict[str, ValidationReport]) -> None:
    statuses = Counter(each.status for report in reports.values() for each in report.references or ())
    assert statuses["NOT_FOUND"] == statuses["LOOKUP_FAILED"] == 0
    assert all(report.summary.confabulation_rate in {None, 0.0} for report in reports.values())


def test_corpus__quotes_are_checked(reports: dict[str, ValidationReport]) -> None:
    assert sum(report.summary.quotes_checked for report in reports.values()) >= 35


def test_corpus__the_wrong_pmids_are_caught_and_no_paraphrase_is(
    corpus: Path, reports: dict[str, ValidationReport]
) -> None:
    accusations = {"MISMATCH", "WRONG_IDENTIFIER"}
    lines = (corpus / "bibliography_lines.jsonl").read_text(encoding="utf-8").splitlines()
    for line in map(json.loads, lines):
        references = {each.reference_id: each for each in reports[line["report"]].references or ()}
        pmid, doi = references.get(f"PMID:{line['pmid']}"), references.get(f"DOI:{line['doi']}")
        at = [
            check.identity_verdict
            for reference in (pmid, doi)
            for check in (reference.identity if reference else None) or ()
            if check.place and check.place.line == line["line_no"]
        ]
        assert bool(accusations & set(at)) is (line["label"] == "wrong_pmid"), line["line"]


def test_corpus__nothing_is_written(
    corpus: Path, before: dict[str, tuple[int, int]], reports: dict[str, ValidationReport]
) -> None:
    assert reports
    assert dict(_state(corpus)) == before


def _names(entry: dict[str, object]) -> list[str]:
    names = entry["cached_refs"]
    assert isinstance(names, list)
    return names


def _state(folder: Path) -> Iterator[tuple[str, tuple[int, int]]]:
    for path in sorted(folder.rglob("*")):
        if path.is_file():
            yield str(path), (path.stat().st_size, path.stat().st_mtime_ns)
