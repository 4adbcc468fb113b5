"""Records that no report could hold: refused where they come in, each at no cost to the others."""

from __future__ import annotations

import json
import sqlite3
from contextlib import closing
from dataclasses import replace
from typing import TYPE_CHECKING, Any

import pytest
from tests.stub.server import Fault

from citevouch.contract.output import emit
from citevouch.errors import InputError, StoreError
from citevouch.lookup import look_up
from citevouch.records import Notice, Record
from citevouch.resolve import open_run, resolve
from citevouch.resolve.cache_format import parse
from citevouch.resolve.fitting import misfit
from citevouch.resolve.folder import STORE_NAME

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from tests.stub.server import Stub

    from citevouch.settings import Settings

RECORD = Record(reference_id="PMID:90000001", source="PUBMED", title="Glands", content_scope="ABSTRACT")
MISFITS = [
    pytest.param({"source": "NOBODY"}, "source", id="source"),
    pytest.param({"content_scope": "SOME"}, "content_scope", id="scope"),
    pytest.param({"year": "circa"}, "year", id="year"),
    pytest.param({"retrieved_at": "yesterday"}, "retrieved_at", id="time"),
    pytest.param({"retrieved_at": "2026-01-31T12:00:00"}, "retrieved_at", id="time without an offset"),
    pytest.param({"doi": "10.5555/ABC"}, "doi", id="DOI in capitals"),
    pytest.param({"also": ("../../etc/passwd",)}, "also", id="further identifier"),
    pytest.param({"reference_id": "PMID:07"}, "reference_id", id="identifier"),
    pytest.param({"title": "Glands \ud83e"}, "surrogate", id="half a surrogate pair"),
    pytest.param({"text": "Seen \udfff."}, "surrogate", id="half a surrogate pair in the text"),
    pytest.param({"notices": (Notice(standing="BAD", noticed_by="PUBMED"),)}, "standing", id="standing"),
    pytest.param({"notices": (Notice(standing="RETRACTED", noticed_by="ME"),)}, "noticed_by", id="notice"),
]


@pytest.mark.parametrize(("changes", "named"), MISFITS)
def test_misfit__names_the_field(changes: dict[str, Any], named: str) -> None:
    assert misfit(RECORD) is None
    assert named in (misfit(replace(RECORD, **changes)) or "")


CROSSREF = '{"status":"ok","message":{"items":[{"DOI":"10.5555/cr.1","title":["%s"],"abstract":"%s"}]}}'


@pytest.mark.parametrize(
    "odd",
    [
        pytest.param("Glands \\ud83e of mice", id="half a surrogate pair"),
        pytest.param("Glands \\ud83e\\udd80 of mice", id="a whole one"),
        pytest.param("Glands \\u0000 of \\u001b[31m mice", id="control characters"),
        pytest.param("\\u202e", id="a mark of direction alone"),
        pytest.param("Glands " * 9000, id="60 kB"),
    ],
)
def test_odd_text_of_a_registry(odd: str, stub: Stub, settings: Callable[..., Settings]) -> None:
    """The record is kept, answers again from the store, and a report holds it."""
    stub.faults.append(Fault(service="crossref", action="body", body=(CROSSREF % (odd, odd)).encode()))
    made = settings()
    for _ in ("asked", "kept"):
        with open_run(made) as run:
            resolved, report = look_up(["DOI:10.5555/cr.1", "PMID:90000001"], run=run)
        assert {each.status for each in resolved.resolutions.values()} == {"VERIFIED"}
        json.dumps(emit(report), ensure_ascii=False).encode()
    assert stub.count("crossref") == 1


YEARS = [
    pytest.param("clinicaltrials", "NCT:NCT99000001", b'{"protocolSection":{"identificationModule":{"nctId":"NCT99000001","briefTitle":"A"},"statusModule":{"startDateStruct":{"date":"soon"}}}}', id="trial"),
    pytest.param("datacite", "ARXIV:9999.00001", b'{"data":[{"attributes":{"doi":"10.48550/arxiv.9999.00001","titles":[{"title":"A"}],"publicationYear":":unav"}}]}', id="data set"),
    pytest.param("crossref", "DOI:10.5555/cr.1", b'{"status":"ok","message":{"items":[{"DOI":"10.5555/cr.1","title":["A"],"issued":{"date-parts":[[12]]}}]}}', id="work"),
]  # fmt: skip


@pytest.mark.parametrize(("service", "curie", "body"), YEARS)
def test_year_that_is_none(
    service: str, curie: str, body: bytes, stub: Stub, settings: Callable[..., Settings]
) -> None:
    stub.faults.append(Fault(service=service, action="body", body=body))
    record = resolve([curie], settings()).resolutions[curie].record
    assert record
    assert (record.title, record.year) == ("A", None)


HEADER = "reference_id: PMID:90000001\ntitle: Glands\ncontent_type: abstract_only\n"


@pytest.mark.parametrize(
    ("line", "named"),
    [
        pytest.param("retrieved_at: yesterday", "retrieved_at", id="time"),
        pytest.param("also: ['../../etc/passwd']", "also", id="further identifier"),
        pytest.param("standing_notices: [{standing: BAD, noticed_by: PUBMED}]", "standing", id="standing"),
        pytest.param("standing_notices: [{standing: RETRACTED, noticed_by: ME}]", "noticed_by", id="notice"),
        pytest.param(
            "standing_notices: [{standing: RETRACTED, noticed_by: PUBMED, notice_date: later}]",
            "notice_date",
            id="date",
        ),
    ],
)
def test_cache_file__refused_with_the_field(line: str, named: str, tmp_path: Path) -> None:
    """Dropping what cannot be read would lose a retraction without a word."""
    with pytest.raises(InputError, match=named):
        parse(f"---\n{HEADER}{line}\n---\n\n## Content\n\nSeen.\n", tmp_path / "PMID_90000001.md")


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        pytest.param("year: circa 1998", ("1998", None), id="year in words"),
        pytest.param("year: n.d.", (None, None), id="no year"),
        pytest.param('retrieved_at: "2026-01-31T12:00:00"', (None, "2026-01-31T12:00:00Z"), id="no offset"),
        pytest.param(
            'retrieved_at: "2026-01-31T12:00:00+02:00"', (None, "2026-01-31T10:00:00Z"), id="offset"
        ),
        pytest.param("retrieved_at: 2026-01-31", (None, "2026-01-31T00:00:00Z"), id="day"),
    ],
)
def test_cache_file__read_as_meant(
    line: str, expected: tuple[str | None, str | None], tmp_path: Path
) -> None:
    text = f"---\n{HEADER}{line}\n---\n\n## Content\n\nSeen.\n"
    record = parse(text, tmp_path / "PMID_90000001.md")
    assert (record.year, record.retrieved_at) == expected


def test_store__entry_that_was_tampered_with(stub: Stub, settings: Callable[..., Settings]) -> None:
    made = settings()
    resolve(["PMID:90000001"], made)
    assert made.cache_dir
    with closing(sqlite3.connect(made.cache_dir / STORE_NAME)) as connection, connection:
        connection.execute("UPDATE record SET value = replace(value, '2001', 'MMI')")
    with pytest.raises(StoreError, match="year"):
        resolve(["PMID:90000001"], made)
