"""Cache folders: what is read, what is refused and how, what LRV makes of what is written."""

from __future__ import annotations

import string
from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.timing import processor_seconds

from citevouch.errors import InputError, StoreError
from citevouch.records import Notice, Record
from citevouch.resolve.cache_files import read_file, read_folder, write_file, write_files
from citevouch.resolve.cache_format import file_name, parse, render

OLD_FORM = """---
reference_id: PMID:90000001
title: 'Gland size in <i>Danio</i>: a study'
authors:
- Berg A
- Zell Consortium: writing group
journal: J Made Up
year: '2019'
doi: 10.5555/GLAND.1
content_type: abstract_only
---

# Gland size in <i>Danio</i>: a study
**Authors:** Berg A
**Journal:** J Made Up (2019)
**DOI:** [10.5555/GLAND.1](https://doi.org/10.5555/GLAND.1)
**PMC:** [PMC99000001](https://www.ncbi.nlm.nih.gov/pmc/articles/PMC99000001/)

## Content

BACKGROUND: Glands differ.

## Content of the box
RESULTS: They do.
"""

NEW_FORM = """---
reference_id: DOI:10.5555/gland.2
extractor_version: 1
title: "Glands: a summary"
year: 2020
content_type: full_text_xml
xml_extraction_version: 1
keywords:
- glands
publication_types: Review
full_text_attempted: true
---
# Glands: a summary

## Content

All of it."""


def put(folder: Path, name: str, text: str) -> Path:
    path = folder / name
    path.write_text(text, encoding="utf-8")
    return path


def test_read__old_header(tmp_path: Path) -> None:
    record = read_file(put(tmp_path, "PMID_90000001.md", OLD_FORM))

    assert record == Record(
        reference_id="PMID:90000001",
        source="CACHE_FILE",
        title="Gland size in Danio: a study",
        authors=("Berg A", "Zell Consortium: writing group"),
        journal="J Made Up",
        year="2019",
        pmid="90000001",
        pmcid="PMC99000001",
        doi="10.5555/gland.1",
        text="BACKGROUND: Glands differ.\n\n## Content of the box\nRESULTS: They do.",
        content_scope="ABSTRACT",
    )


def test_read__new_header(tmp_path: Path) -> None:
    record = read_file(put(tmp_path, "DOI_10.5555_GLAND.2.md", NEW_FORM))

    assert (record.reference_id, record.year, record.text) == ("DOI:10.5555/gland.2", "2020", "All of it.")
    assert (record.keywords, record.publication_types) == (("glands",), ("Review",))
    assert record.content_scope == "FULL_TEXT"


@pytest.mark.parametrize(
    ("reference_id", "name", "canonical"),
    [
        pytest.param(
            "clinicaltrials:NCT99000001", "clinicaltrials_NCT99000001.md", "NCT:NCT99000001", id="trial"
        ),
        pytest.param("GEO:GSE99000001", "GEO_GSE99000001.md", "GEO:GSE99000001", id="geo"),
        pytest.param(
            "url:https://x.example/a?b=c",
            "url_https___x.example_a_b_c.md",
            "URL:https://x.example/a?b=c",
            id="url",
        ),
        pytest.param("pmid:0090000001", "pmid_0090000001.md", "PMID:90000001", id="zeros"),
        pytest.param("ORPHA:12", "ORPHA_12.md", "ORPHA:12", id="prefix-of-a-user"),
    ],
)
def test_read__identifier(tmp_path: Path, reference_id: str, name: str, canonical: str) -> None:
    text = f'---\nreference_id: "{reference_id}"\ncontent_type: summary\n---\n\n## Content\n\nText.'

    assert read_file(put(tmp_path, name, text)).reference_id == canonical


@pytest.mark.parametrize(
    ("content_type", "text", "scope"),
    [
        pytest.param("abstract_only", "Text.", "ABSTRACT", id="abstract"),
        pytest.param("summary", "Text.", "ABSTRACT", id="summary"),
        pytest.param("pmc_restricted", "Text.", "ABSTRACT", id="restricted"),
        pytest.param("of_a_plugin", "Text.", "ABSTRACT", id="unheard-of"),
        pytest.param("full_text_html", "Text.", "FULL_TEXT", id="html"),
        pytest.param("url", "Text.", "FULL_TEXT", id="page"),
        pytest.param("unavailable", "", "TITLE_ONLY", id="unavailable"),
    ],
)
def test_read__scope(tmp_path: Path, content_type: str, text: str, scope: str) -> None:
    header = f"---\nreference_id: PMID:90000001\ntitle: T\ncontent_type: {content_type}\n---\n"
    body = f"{header}# T\n\n## Content\n\n{text}"

    assert read_file(put(tmp_path, "PMID_90000001.md", body)).content_scope == scope


@pytest.mark.parametrize(
    ("name", "header", "notices"),
    [
        pytest.param(
            "PMID_90000001.md",
            "reference_id: PMID:90000001\ntitle: T\npublication_types:\n- Retracted Publication",
            (Notice(standing="RETRACTED", noticed_by="PUBMED"),),
            id="type",
        ),
        pytest.param(
            "DOI_10.5555_a.md",
            "reference_id: DOI:10.5555/a\ntitle: 'WITHDRAWN: Glands'",
            (Notice(standing="WITHDRAWN", noticed_by="CROSSREF"),),
            id="title",
        ),
        pytest.param(
            "PMID_90000001.md",
            "reference_id: PMID:90000001\ntitle: T\nstanding_notices:\n- {standing: CORRECTED, noticed_by: PUBMED}",
            (Notice(standing="CORRECTED", noticed_by="PUBMED"),),
            id="own-field",
        ),
        pytest.param("PMID_90000001.md", "reference_id: PMID:90000001\ntitle: T", (), id="none"),
    ],
)
def test_read__standing(tmp_path: Path, name: str, header: str, notices: tuple[Notice, ...]) -> None:
    text = f"---\n{header}\ncontent_type: abstract_only\n---\n# T\n\n## Content\n\nText."

    assert read_file(put(tmp_path, name, text)).notices == notices


GOOD = (
    "---\nreference_id: PMID:90000001\ntitle: T\ncontent_type: abstract_only\n---\n# T\n\n## Content\n\nText."
)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        pytest.param("", "is empty", id="empty"),
        pytest.param("\n \n", "is empty", id="blank"),
        pytest.param(GOOD[:40], "torn", id="torn-in-header"),
        pytest.param(GOOD[: GOOD.index("## Con")], "torn", id="torn-before-content"),
        pytest.param(GOOD[: GOOD.index("Text.")], "abstract_only without text", id="torn-before-text"),
        pytest.param("No header.", "torn or missing", id="no-header"),
        pytest.param(GOOD.replace("title: T", "title: [T"), "no YAML", id="bad-yaml"),
        pytest.param(GOOD.replace("title: T", "a: " + "[" * 900 + "]" * 900), "no YAML", id="deep-yaml"),
        pytest.param(GOOD.replace("title: T", "title: T\ntitle: U"), "twice", id="key-twice"),
        pytest.param("---\n- a\n---\n", "no mapping", id="list"),
        pytest.param(GOOD.replace("reference_id", "id"), "no reference_id", id="no-id"),
        pytest.param(GOOD.replace("content_type: abstract_only\n", ""), "no content_type", id="no-type"),
        pytest.param(GOOD.replace("abstract_only", "unknown"), "'unknown'", id="unknown"),
        pytest.param(GOOD.replace("90000001", "90000002"), "PMID_90000002.md", id="other-name"),
        pytest.param(GOOD.replace("90000001", "9x"), "prefix and an identifier", id="no-pmid"),
        pytest.param(GOOD.replace("Text.", "<!DOCTYPE html><html>"), "HTML page", id="page-in-place-of-text"),
    ],
)
def test_read__refused(tmp_path: Path, text: str, message: str) -> None:
    path = put(tmp_path, "PMID_90000001.md", text)

    with pytest.raises(InputError) as caught:
        read_file(path)

    assert message in str(caught.value)
    assert str(caught.value).startswith(str(path))
    assert caught.value.expected


def test_read__not_utf8(tmp_path: Path) -> None:
    path = tmp_path / "PMID_90000001.md"
    path.write_bytes(GOOD.encode() + b"\xff")

    with pytest.raises(InputError, match="UTF-8"):
        read_file(path)


def test_folder__every_identifier_answers(tmp_path: Path) -> None:
    put(tmp_path, "PMID_90000001.md", OLD_FORM)
    put(tmp_path, "DOI_10.5555_gland.2.md", NEW_FORM)

    folder = read_folder(tmp_path)

    assert set(folder) == {"PMID:90000001", "DOI:10.5555/gland.1", "PMC:PMC99000001", "DOI:10.5555/gland.2"}
    assert folder["DOI:10.5555/gland.1"].reference_id == "PMID:90000001"
    assert (folder.problems, folder.notes) == ((), ())


def test_folder__own_file_goes_before_a_mention(tmp_path: Path) -> None:
    put(tmp_path, "PMID_90000001.md", GOOD.replace("title: T", "title: T\ndoi: 10.5555/gland.2"))
    put(
        tmp_path,
        "PMID_90000002.md",
        GOOD.replace("0001", "0002").replace("title: T", "title: T\npmcid: PMC99000009"),
    )
    put(
        tmp_path,
        "PMID_90000003.md",
        GOOD.replace("0001", "0003").replace("title: T", "title: T\npmcid: PMC99000009"),
    )
    put(tmp_path, "DOI_10.5555_gland.2.md", NEW_FORM)

    folder = read_folder(tmp_path)

    assert folder["DOI:10.5555/gland.2"].reference_id == "DOI:10.5555/gland.2"
    assert folder["PMC:PMC99000009"].reference_id == "PMID:90000002"
    assert folder.notes == ("PMC:PMC99000009 stands in several files; that of PMID:90000002 answers",)


def test_folder__bad_files_cost_no_others(tmp_path: Path) -> None:
    outside = put(tmp_path, "PMID_90000007.md", GOOD.replace("90000001", "90000007"))
    cache = tmp_path / "cache"
    cache.mkdir()
    put(cache, "PMID_90000001.md", GOOD)
    put(cache, "PMID_90000002.md", "")
    put(cache, "README.md", "# Notes")
    put(cache, "PMID_90000003.txt", "legacy")
    (cache / "PMID_90000007.md").symlink_to(outside)
    (cache / "PMID_90000008.md").symlink_to(tmp_path / "nothing")
    (cache / "sub.md").mkdir()

    folder = read_folder(cache)

    assert list(folder) == ["PMID:90000001"]
    assert [problem.what for problem in folder.problems] == [
        "is empty",
        "is a link that leads out of the folder",
        "is a link that leads out of the folder",
    ]
    assert [Path(note.partition(":")[0]).name for note in folder.notes] == ["README.md", "sub.md"]


def test_folder__missing(tmp_path: Path) -> None:
    with pytest.raises(InputError, match="folder of cache files"):
        read_folder(tmp_path / "nothing")


NOTICE = Notice(standing="RETRACTED", noticed_by="PUBMED", notice_date="2020-01", notice_id="PMID:90000999")
FULL = Record(
    reference_id="PMID:90000001",
    source="PUBMED",
    title="Glands: 10⁶ of them, \"quoted\" & 'so on'",
    other_titles=("[Drüsen.]",),
    authors=("Berg A", "O'Zell: B"),
    year="2019",
    journal="J Made Up",
    language="eng",
    publication_types=("Journal Article", "NO"),
    keywords=("1e3", "0o17", "null"),
    pmid="90000001",
    pmcid="PMC99000001",
    doi="10.5555/gland.1",
    also=("ARXIV:9901.00001",),
    text="BACKGROUND: Glands differ.\n\n---\n\nRESULTS: They do.",
    content_scope="ABSTRACT",
    notices=(NOTICE,),
    retrieved_at="2026-01-01T00:00:00Z",
)


@pytest.mark.parametrize(
    "record",
    [
        pytest.param(FULL, id="full"),
        pytest.param(replace(FULL, text="", content_scope="TITLE_ONLY"), id="title-only"),
        pytest.param(replace(FULL, content_scope="FULL_TEXT"), id="full-text"),
        pytest.param(
            Record(reference_id="DOI:10.5555/x", source="DOI_ORG", doi="10.5555/x"),
            id="registered-without-metadata",
        ),
        pytest.param(
            Record(
                reference_id="NCT:NCT99000001", source="CLINICALTRIALS", text="T", content_scope="ABSTRACT"
            ),
            id="nct",
        ),
        pytest.param(
            Record(
                reference_id="URL:https://x.example/#a", source="OTHER", text="T", content_scope="ABSTRACT"
            ),
            id="url",
        ),
    ],
)
def test_write__reads_back(tmp_path: Path, record: Record) -> None:
    assert write_file(record, tmp_path)

    assert read_file(tmp_path / file_name(record.reference_id)) == replace(record, source="CACHE_FILE")
    assert [path.suffix for path in tmp_path.iterdir()] == [".md"]


TEXT = st.text(alphabet=st.characters(exclude_categories=["Cs", "Cc"]), max_size=60)
WORD = TEXT.map(str.strip).filter(bool)


@given(text=TEXT, authors=st.lists(WORD), journal=WORD.filter(lambda word: word not in {"~", "null"}))
def test_render__any_text(text: str, authors: list[str], journal: str) -> None:
    record = replace(FULL, text=f"A{text}\n\n{text}Z", authors=tuple(authors), journal=journal)

    read = parse(render(record), Path("PMID_90000001.md"))

    assert read == replace(record, source="CACHE_FILE")


def test_write__leaves_what_is_there(tmp_path: Path) -> None:
    kept = put(tmp_path, "DOI_10.5555_GLAND.2.md", NEW_FORM)
    record = Record(
        reference_id="DOI:10.5555/gland.2", source="CROSSREF", title="Anew", content_scope="TITLE_ONLY"
    )

    assert not write_file(record, tmp_path)
    assert kept.read_text(encoding="utf-8") == NEW_FORM
    assert write_file(record, tmp_path, overwrite=True)
    assert read_file(kept).title == "Anew"
    assert [path.name for path in tmp_path.iterdir()] == ["DOI_10.5555_GLAND.2.md"]


@pytest.mark.parametrize(
    "reference_id",
    [
        pytest.param("DOI:10.5555/" + "a" * 380, id="long"),
        pytest.param("DOI:10.5555/..\\..\\x", id="backslash"),
        pytest.param("OWN:a\x00b", id="nul"),
    ],
)
def test_write__refused(tmp_path: Path, reference_id: str) -> None:
    with pytest.raises(StoreError):
        write_file(Record(reference_id=reference_id, source="CROSSREF"), tmp_path)
    assert not list(tmp_path.iterdir())


def test_write__lrv_replays_it_without_the_network(tmp_path: Path) -> None:
    """The autouse guard of conftest.py fails the test at the first connection."""
    fetcher = pytest.importorskip("linkml_reference_validator.etl.reference_fetcher")
    models = pytest.importorskip("linkml_reference_validator.models")
    cache = pytest.importorskip("linkml_reference_validator.cache")
    bare = Record(reference_id="DOI:10.5555/x", source="CROSSREF", title="Bare", content_scope="TITLE_ONLY")
    trial = Record(
        reference_id="NCT:NCT99000001", source="CLINICALTRIALS", text="T", content_scope="ABSTRACT"
    )
    write_files([FULL, bare, trial], tmp_path)

    replay = fetcher.ReferenceFetcher(
        models.ReferenceValidationConfig(cache_dir=tmp_path, rate_limit_delay=0)
    )
    content = replay.fetch("PMID:90000001")

    assert all(result.is_valid for result in cache.scan_cache_dir(tmp_path))
    assert (content.title, content.content, content.authors) == (FULL.title, FULL.text, list(FULL.authors))
    assert (content.keywords, content.year) == (list(FULL.keywords), "2019")
    assert replay.fetch("DOI:10.5555/x").content_type == "unavailable"
    assert replay.fetch("NCT99000001").content == "T"


@pytest.mark.shared
def test_folder__of_the_corpus(shared: Path) -> None:
    """432 files; 416 carry a DOI, 403 of them in the file of a PMID."""
    source = shared / "corpus" / "references_cache"
    folder = read_folder(source)
    records = {record.reference_id: record for record in folder.values()}
    assert (len(records), len(folder)) == (432, 1024)
    assert (folder.problems, folder.notes) == ((), ())
    assert sum(name.startswith("DOI:") for name in folder) == 416
    assert sum(record.content_scope == "ABSTRACT" for record in records.values()) == 431
    assert processor_seconds(lambda: read_folder(source)) < 1


@pytest.mark.shared
def test_read__as_lrv_reads_it(shared: Path) -> None:
    fetcher = pytest.importorskip("linkml_reference_validator.etl.reference_fetcher")
    models = pytest.importorskip("linkml_reference_validator.models")
    source = shared / "corpus" / "references_cache"
    replay = fetcher.ReferenceFetcher(
        models.ReferenceValidationConfig(cache_dir=source, trust_cached_entries=True)
    )

    for path in sorted(source.glob("*.md"))[::20]:
        record = read_file(path)
        content = replay.fetch(record.reference_id)
        assert record.text == (content.content or "")
        assert record.authors == tuple(content.authors)


def test_names__are_printable_ascii_where_identifiers_are() -> None:
    assert set(file_name("DOI:10.5555/a(b)<c>:1;2-#")) <= set(string.printable)
