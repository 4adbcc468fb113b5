"""Full texts, searches by title, Crossref's notices, and sources of the user's own."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import pytest
from tests.stub import records
from tests.stub.server import Fault

from citevouch.errors import InputError
from citevouch.resolve import open_run, resolve
from citevouch.resolve.search import search_title
from citevouch.resolve.sources import load_sources
from citevouch.resolve.updates import ask_crossref

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from tests.stub.server import Stub

    from citevouch.settings import Settings


def _conversion(**found: object) -> Fault:
    body = json.dumps({"status": "ok", "records": [{"requested-id": "90000001", **found}]})
    return Fault(service="idconv", action="body", body=body.encode())


IN_PMC = {"pmid": 90000001, "pmcid": "PMC99000001"}
NOT_IN_PMC = {"pmid": 90000001, "status": "error", "errmsg": "Identifier not found in PMC"}


def _no_text(service: str, **fault: object) -> Fault:
    return Fault(service=service, mentions="pmc" if service == "eutils" else "", **fault)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("faults", "scope"),
    [
        pytest.param([], "FULL_TEXT", id="in PMC"),
        pytest.param([_no_text("eutils", status=503)], "FULL_TEXT", id="PMC down, Europe PMC well"),
        pytest.param(
            [_no_text("eutils", status=503), _no_text("europepmc", status=503)], "ABSTRACT", id="both down"
        ),
    ],
)
def test_full_text(faults: list[Fault], scope: str, stub: Stub, settings: Callable[..., Settings]) -> None:
    resolve(["PMID:90000001"], settings())  # only the abstract is in the cache
    stub.faults = [_conversion(**IN_PMC), *faults]
    resolved = resolve(["PMID:90000001"], settings(), full_text_for=["PMID:90000001"])
    record = resolved.resolutions["PMID:90000001"].record
    assert (record.content_scope, record.source) == (scope, "PUBMED")
    assert (records.BODY.strip() in record.text) == (scope == "FULL_TEXT")
    assert {each.id for each in resolved.attempts} == set(resolved.resolutions["PMID:90000001"].attempt_ids)


def test_full_text_is_kept(stub: Stub, settings: Callable[..., Settings]) -> None:
    stub.faults = [_conversion(**IN_PMC)]
    resolve(["PMID:90000001"], settings(), full_text_for=["PMID:90000001"])
    stub.seen.clear()
    again = resolve(["PMID:90000001"], settings(), full_text_for=["PMID:90000001"])
    assert again.resolutions["PMID:90000001"].record.content_scope == "FULL_TEXT"
    assert stub.seen == []


def test_full_text_is_not_fetched_unasked(stub: Stub, settings: Callable[..., Settings]) -> None:
    resolve(["PMID:90000001"], settings())
    assert stub.count("idconv") == stub.count("europepmc") == 0


@pytest.mark.parametrize(
    ("article", "why"),
    [
        pytest.param(records.article_xml("PMC99000001", body="Preview."), "too short", id="cover sheet"),
        pytest.param(
            records.article_xml("PMC99000001", heading="Access denied: please sign in"),
            "other",
            id="landing page",
        ),
    ],
)
def test_what_is_no_full_text(article: str, why: str, stub: Stub, settings: Callable[..., Settings]) -> None:
    whole = f"<pmc-articleset>{article}</pmc-articleset>".encode()
    stub.faults = [
        _conversion(**IN_PMC),
        Fault(service="eutils", action="body", body=whole, mentions="pmc"),
        Fault(service="europepmc", action="body", body=article.encode()),
    ]
    resolved = resolve(["PMID:90000001"], settings(), full_text_for=["PMID:90000001"])
    assert resolved.resolutions["PMID:90000001"].record.content_scope == "ABSTRACT"


@pytest.mark.parametrize(
    ("faults", "asked_again"),
    [
        pytest.param([_conversion(**NOT_IN_PMC)], 0, id="the converter says that PMC has none"),
        pytest.param([Fault(service="idconv", status=503)], 1, id="the converter was down"),
    ],
)
def test_only_answers_say_that_there_is_none(
    faults: list[Fault], asked_again: int, stub: Stub, settings: Callable[..., Settings]
) -> None:
    stub.faults = faults
    resolve(["PMID:90000001"], settings(), full_text_for=["PMID:90000001"])
    stub.seen.clear()
    stub.faults.clear()
    resolve(["PMID:90000001"], settings(), full_text_for=["PMID:90000001"])
    assert stub.count("idconv") == asked_again


def test_search(stub: Stub, settings: Callable[..., Settings]) -> None:
    title = "Glands of the hinterland 90000007"
    searched = search_title([title, " ", "?!"], settings())
    assert [record.reference_id for record in searched.candidates[title]] == [
        "PMID:90000007",
        "DOI:10.5555/cr.found",
    ]
    assert searched.unanswered == frozenset()
    assert [each.registry for each in searched.attempts] == ["PUBMED", "CROSSREF", "PUBMED"]
    stub.seen.clear()
    assert search_title([title], settings()).candidates == searched.candidates
    assert search_title([title], settings(), offline=True).candidates == searched.candidates
    assert stub.seen == []


def test_search_that_fails_is_not_kept(stub: Stub, settings: Callable[..., Settings]) -> None:
    title = "Glands of the hinterland 90000007"
    stub.faults = [Fault(service="crossref", status=503)]
    searched = search_title([title], settings())
    assert [record.reference_id for record in searched.candidates[title]] == ["PMID:90000007"]
    assert searched.unanswered == {title}
    stub.faults.clear()
    assert len(search_title([title], settings()).candidates[title]) == 2


def test_offline_search_asks_nothing(stub: Stub, settings: Callable[..., Settings]) -> None:
    searched = search_title(["Glands"], settings(), offline=True)
    assert (searched.candidates, searched.unanswered) == ({"Glands": ()}, {"Glands"})
    assert stub.seen == []


def test_crossref_notices_of_a_doi_that_pubmed_answers_for(
    stub: Stub, settings: Callable[..., Settings]
) -> None:
    work = records.work("10.5555/pm.90000001") | {
        "updated-by": [
            {
                "type": "retraction",
                "DOI": "10.5555/notice",
                "source": "retraction-watch",
                "updated": {"date-parts": [[2020, 1, 2]]},
            }
        ]
    }
    body = json.dumps({"status": "ok", "message": {"items": [work]}}).encode()
    stub.faults = [Fault(service="crossref", action="body", body=body, times=1)]
    doi = "DOI:10.5555/pm.90000001"
    with open_run(settings()) as run:
        resolve(["PMID:90000001"], run=run)
        first = ask_crossref([doi], run=run)
        again = ask_crossref([doi], run=run)
        assert resolve([doi], run=run).resolutions[doi].record.source == "PUBMED"
    for resolved in (first, again):
        (notice,) = resolved.resolutions[doi].record.notices
        assert (notice.standing, notice.as_of) == ("RETRACTED", first.attempts[0].at)
    assert stub.count("crossref") == 1


def test_crossref_without_a_work_says_nothing(stub: Stub, settings: Callable[..., Settings]) -> None:
    doi = "DOI:10.5555/medra.1"
    for _ in range(2):
        resolution = ask_crossref([doi], settings()).resolutions[doi]
        assert (resolution.status, resolution.cause) == ("LOOKUP_FAILED", "INCONCLUSIVE")
    assert stub.count() == 1


def _sources(stub: Stub, folder: Path, **changes: object) -> Path:
    source = {
        "url_template": f"{stub.base}/made-up/{{id}}",
        "fields": {"title": "$.data.name", "content": "$.data.text", "authors": "$.data.people[*]"},
        "headers": {"Authorization": "Bearer ${MADE_UP_TOKEN}"},
    }
    path = folder / "sources.yaml"
    path.write_text(json.dumps({"sources": {"MADEUP": source | changes}}), encoding="utf-8")
    return path


def test_sources(
    stub: Stub, settings: Callable[..., Settings], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("MADE_UP_TOKEN", "s3cret")
    path = _sources(stub, tmp_path)
    body = b'{"data": {"name": "A <i>gland</i>", "text": "Seen.", "people": ["L. Vargas", "B. Moreau"]}}'
    stub.faults = [
        Fault(
            service="made-up", action="body", body=body, headers={"Content-Type": "application/json"}, times=1
        )
    ]
    curie = "MadeUp:a/../b?c"
    found = resolve([curie], settings(), sources=path)
    record = found.resolutions[curie].record
    assert (record.title, record.text, record.authors) == ("A gland", "Seen.", ("L. Vargas", "B. Moreau"))
    assert stub.seen[0].path == "a%2F..%2Fb%3Fc"
    assert "s3cret" not in repr(found)
    assert b"s3cret" not in b"".join(each.read_bytes() for each in (tmp_path / "cache").iterdir())
    missed = resolve(["MADEUP:2", "OTHER:1"], settings(), sources=path).resolutions
    assert [each.status for each in missed.values()] == ["LOOKUP_FAILED", "UNVERIFIABLE"]
    assert missed["MADEUP:2"].registry == "OTHER"


@pytest.mark.parametrize(
    ("content", "message"),
    [
        pytest.param(None, "cannot be read", id="no file"),
        pytest.param("a: [", "no YAML", id="no YAML"),
        pytest.param("- a", "names no sources", id="a list"),
        pytest.param("!!python/object/apply:os.getcwd []", "no YAML", id="code"),
        pytest.param("X: {fields: {}}", "no source", id="no address"),
        pytest.param("X: a", "no source", id="no mapping"),
        pytest.param("[" * 3000, "no YAML", id="nested"),
        pytest.param(
            "X: {url_template: 'https://h/{id}', fields: {}, headers: [A]}",
            "no source",
            id="headers in a list",
        ),
        pytest.param(
            "X: {url_template: 'https://h/', fields: {}}", "no web address", id="no place for the identifier"
        ),
        pytest.param("X: {url_template: 'https://[h/{id}', fields: {}}", "no web address", id="no host"),
        pytest.param("X: {url_template: 'https://h:x/{id}', fields: {}}", "no web address", id="no port"),
        pytest.param("X: {url_template: 'file:///{id}', fields: {}}", "no web address", id="a file"),
        pytest.param(
            "X: {url_template: 'https://{id}.org/', fields: {}}", "no web address", id="in the host"
        ),
        pytest.param("PMID: {url_template: 'https://h/{id}', fields: {}}", "registry of its own", id="PMID"),
        pytest.param(
            "pmcid: {url_template: 'https://h/{id}', fields: {}}", "registry of its own", id="PMCID"
        ),
        pytest.param("X: {url_template: 'https://h/{id}', fields: {title: '$.['}}", "no JSONPath", id="path"),
        pytest.param(
            "X: {url_template: 'https://h/{id}', fields: {}, headers: {A: '${NOT_SET}'}}",
            "not set",
            id="no token",
        ),
    ],
)
def test_bad_sources(content: str | None, message: str, tmp_path: Path) -> None:
    path = tmp_path / "sources.yaml"
    if content is not None:
        path.write_text(content, encoding="utf-8")
    with pytest.raises(InputError, match=message):
        load_sources(path)
