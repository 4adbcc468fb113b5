"""Searches of PubMed within dates."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import pytest
from tests.stub.server import Fault

from citevouch.resolve import open_run
from citevouch.resolve.dated import KIND, Dated, Query, search_dated

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.stub.server import Stub

    from citevouch.settings import Settings

GLANDS = Query(term="glands AND hinterland AND 90000007", since="2020")
CLOCK = "1796000000"  # 2026-11-30


@pytest.fixture(autouse=True)
def _clock(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SOURCE_DATE_EPOCH", CLOCK)


def search(settings: Settings, *queries: Query, offline: bool = False, refresh: bool = False) -> Dated:
    """What *queries* come to."""
    with open_run(settings, offline=offline, refresh=refresh) as run:
        return search_dated(queries, run=run)


def test_what_is_sent_and_what_comes_back(stub: Stub, settings: Callable[..., Settings]) -> None:
    found = search(settings(), GLANDS)
    (hits,) = found.hits.values()
    assert (hits.until, hits.total, hits.ids, hits.attempt_id) == ("2026-11-30", 1, ("PMID:90000007",), "a1")
    assert found.records["PMID:90000007"].text
    assert [each.registry for each in found.attempts] == ["PUBMED", "PUBMED"]
    asked = stub.seen[0].asked
    assert (asked["term"], asked["mindate"], asked["maxdate"]) == (GLANDS.term, "2020", "2026/11/30")
    assert (asked["datetype"], asked["sort"], asked["retmax"]) == ("pdat", "relevance", "10")


def test_an_answer_is_kept_with_its_day(
    stub: Stub, settings: Callable[..., Settings], monkeypatch: pytest.MonkeyPatch
) -> None:
    first = search(settings(), GLANDS)
    asked = stub.count()
    monkeypatch.setenv("SOURCE_DATE_EPOCH", str(int(CLOCK) + 86_400))
    for offline in (False, True):
        again = search(settings(), GLANDS, offline=offline)
        assert (again.hits[GLANDS].ids, again.hits[GLANDS].until) == (first.hits[GLANDS].ids, "2026-11-30")
        assert again.records.keys() == first.records.keys()
        assert all(each.from_cache for each in again.attempts)
    assert stub.count() == asked
    search(settings(), GLANDS, refresh=True)
    assert stub.count() > asked


def test_another_year_is_another_search(stub: Stub, settings: Callable[..., Settings]) -> None:
    other = Query(term=GLANDS.term, since="2021")
    assert search(settings(), GLANDS, other, GLANDS, Query(term=" ", since="2020")).hits.keys() == {
        GLANDS,
        other,
    }


def test_offline_nothing_is_asked(stub: Stub, settings: Callable[..., Settings]) -> None:
    found = search(settings(), GLANDS, offline=True)
    assert (found.hits, found.attempts, stub.count()) == ({}, (), 0)


@pytest.mark.parametrize(
    "fault",
    [
        pytest.param(Fault(service="eutils", status=500), id="down"),
        pytest.param(Fault(service="eutils", action="body", body=b'{"esearchresult": {"ERROR": "x"}}'), id="an error"),
        pytest.param(
            Fault(service="eutils", action="body", body=json.dumps({"esearchresult": {"idlist": []}}).encode()),
            id="no count",
        ),
    ],
)  # fmt: skip
def test_a_search_that_fails_is_told_and_not_kept(
    fault: Fault, stub: Stub, settings: Callable[..., Settings]
) -> None:
    stub.faults = [fault]
    found = search(settings(), GLANDS)
    assert found.hits == {}
    assert len(found.attempts) == 1
    stub.faults = []
    assert search(settings(), GLANDS).hits


@pytest.mark.parametrize("text", ["", "[1]", "{", "[1, 2, 3, 4]"])
def test_what_stands_in_the_store_and_is_no_answer_is_not_believed(
    text: str, stub: Stub, settings: Callable[..., Settings]
) -> None:
    with open_run(settings()) as run:
        key = json.dumps([GLANDS.term, GLANDS.since, GLANDS.most])
        run.cache.keep_text_aside(KIND, key, "2026-11-30T00:00:00Z", text)
    assert search(settings(), GLANDS).hits[GLANDS].total == 1
