"""``citevouch check`` with the registries: what its options make it ask."""

from __future__ import annotations

import json
from itertools import pairwise
from typing import TYPE_CHECKING, Any

import pytest
from tests.stub import records
from tests.stub.server import Fault

from citevouch.cli import run

if TYPE_CHECKING:
    from pathlib import Path

    from tests.stub.server import Stub


def check(tmp_path: Path, text: str, *options: str) -> dict[str, Any]:
    """The report on *text*."""
    path, out = tmp_path / "r.md", tmp_path / "r.json"
    path.write_text(text, encoding="utf-8")
    assert run(["check", str(path), "--json", str(out), *options]) == 0
    loaded: dict[str, Any] = json.loads(out.read_text(encoding="utf-8"))
    return loaded


def test_a_failing_registry_accuses_nobody(
    registries: Stub, tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    registries.faults = [Fault(service="eutils", status=503)]
    made = check(tmp_path, "See PMID:90000001 and PMID:90009001.\n")
    assert [each["status"] for each in made["references"]] == ["LOOKUP_FAILED"] * 2
    printed = capfd.readouterr().out
    assert printed.index("**Outage:**") < printed.index("Checked with")


BODY = records.BODY.split(".")[0]


@pytest.mark.parametrize(
    ("options", "outcome"),
    [pytest.param([], "NOT_FOUND", id="abstracts"), pytest.param(["--full-text"], "FOUND", id="full texts")],
)
def test_full_text(options: list[str], outcome: str, registries: Stub, tmp_path: Path) -> None:
    text = f'"{BODY}" (PMID:90000001), and PMID:90000002.\n'
    registries.faults = [
        Fault(service="idconv", action="body", body=json.dumps({"status": "ok", "records": [
            {"requested-id": "90000001", "pmid": 90000001, "pmcid": "PMC99000001"}]}).encode())
    ]  # fmt: skip
    made = check(tmp_path, text, *options)
    assert [each["quote_outcome"] for each in made["quotes"]] == [outcome]
    assert made["settings"]["full_text"] is bool(options)
    asked = [each for each in registries.seen if each.asked.get("db") == "pmc"]
    assert len(asked) == len(options)


def test_full_text_is_not_fetched_where_the_abstract_has_the_words(registries: Stub, tmp_path: Path) -> None:
    made = check(tmp_path, f'"{records.title("90000001")}" (PMID:90000001).\n', "--full-text")
    assert [each["quote_outcome"] for each in made["quotes"]] == ["FOUND"]
    assert registries.count("idconv") == 0


MISCITED = """## References

1. Okafor N. A survey of lighthouses along the northern coast and their keepers. *Glands*. 2001. PMID: 90000001
"""


def test_suggest(registries: Stub, tmp_path: Path) -> None:
    titled = records.work("10.5555/cr.found") | {
        "title": ["A survey of lighthouses along the northern coast and their keepers"]
    }
    registries.faults = [
        Fault(service="crossref", action="body", mentions="query.bibliographic",
              body=json.dumps({"status": "ok", "message": {"total-results": 1, "items": [titled]}}).encode())
    ]  # fmt: skip
    plain = check(tmp_path, MISCITED)
    (identity,) = plain["references"][0]["identity"]
    assert identity["identity_verdict"] == "MISMATCH"
    made = check(tmp_path, MISCITED, "--suggest")
    (identity,) = made["references"][0]["identity"]
    assert (identity["identity_verdict"], identity["suggested_id"], identity["suggested_by"]) == (
        "WRONG_IDENTIFIER",
        "DOI:10.5555/cr.found",
        "SEARCH",
    )
    assert made["settings"]["suggest"] is True
    assert {each["registry"] for each in made["attempts"]} == {"PUBMED", "CROSSREF"}
    asked = registries.count()
    offline = check(tmp_path, MISCITED, "--suggest", "--offline")
    assert offline["references"][0]["identity"][0]["suggested_by"] == "STORE"
    assert registries.count() == asked


def test_suggest__from_a_cache_folder(registries: Stub, tmp_path: Path) -> None:
    folder = tmp_path / "records"
    folder.mkdir()
    cited = "A survey of lighthouses along the northern coast and their keepers"
    for name, title in (
        ("PMID:90000001", "Soil carbon under rotational grazing in pastures"),
        ("PMID:90000055", cited),
    ):
        content = f"---\nreference_id: {name}\ntitle: {title}\ncontent_type: abstract_only\n---\n\n## Content\n\nx\n"
        (folder / f"{name.replace(':', '_')}.md").write_text(content, encoding="utf-8")
    made = check(tmp_path, MISCITED, "--suggest", "--offline", "--cache-dir", str(folder))
    (identity,) = made["references"][0]["identity"]
    assert (identity["suggested_id"], identity["suggested_by"]) == ("PMID:90000055", "STORE")
    assert registries.count() == 0


def test_rate_limit_delay(registries: Stub, tmp_path: Path) -> None:
    check(tmp_path, "See PMID:90000001 and PMC99000002.\n", "--rate-limit-delay", "0.6")
    times = [each.at for each in registries.seen if each.service in {"eutils", "idconv"}]  # one host's limit
    assert len(times) > 1
    assert min(later - earlier for earlier, later in pairwise(times)) > 0.58


TABLE = """Record ID,RetractionDate,RetractionDOI,RetractionPubMedID,OriginalPaperDOI,OriginalPaperPubMedID,RetractionNature
1,3/1/2020 0:00,10.5555/notice.1,0,10.5555/pm.90000001,0,Retraction
"""


def test_retraction_watch(registries: Stub, tmp_path: Path) -> None:
    table = tmp_path / "table.csv"
    table.write_text(TABLE, encoding="utf-8")
    made = check(tmp_path, "See PMID:90000001.\n", "--retraction-watch", str(table))
    (reference,) = made["references"]
    assert reference["standing"] == "RETRACTED"
    assert reference["notices"][0]["noticed_by"] == "RETRACTION_WATCH"
    assert len(made["settings"]["retraction_table_sha256"]) == 64


def test_a_table_that_is_none(registries: Stub, tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    table = tmp_path / "table.csv"
    for make in (lambda: None, lambda: table.write_text("a,b\n", encoding="utf-8")):
        make()
        (tmp_path / "r.md").write_text("PMID:90000001\n", encoding="utf-8")
        assert run(["check", str(tmp_path / "r.md"), "--retraction-watch", str(table)]) == 1
        assert "table.csv" in capfd.readouterr().err
    assert registries.count() == 0


def test_citations_are_read_too(registries: Stub, tmp_path: Path) -> None:
    listed = tmp_path / "citations.md"
    listed.write_text(
        "1. https://pubmed.ncbi.nlm.nih.gov/90000002/\n2. https://doi.org/10.5555/cr.2\n", encoding="utf-8"
    )
    page, log = tmp_path / "r.html", tmp_path / "r.sarif"
    made = check(
        tmp_path, "See PMID:90000001.\n", "--citations", str(listed), "--html", str(page), "--sarif", str(log)
    )
    names = [each["reference_id"] for each in made["references"]]
    assert names == ["PMID:90000001", "PMID:90000002", "DOI:10.5555/cr.2"]
    assert "PMID:90000002" in page.read_text(encoding="utf-8")
    assert json.loads(log.read_text(encoding="utf-8"))["version"] == "2.1.0"


def test_quote_pattern(registries: Stub, tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    text = f"«{records.title('90000001')}» => PMID:90000001.\n"
    made = check(tmp_path, text, "--quote-pattern", "«([^»]+)» => ([^.]+)")
    assert [(each["how"], each["quote_outcome"]) for each in made["quotes"]] == [("CUSTOM", "FOUND")]
    assert run(["check", str(tmp_path / "r.md"), "--quote-pattern", "("]) == 1
    assert "no regular expression" in capfd.readouterr().err


def test_sources_teach_a_prefix(registries: Stub, tmp_path: Path) -> None:
    sources = tmp_path / "sources.yaml"
    url = registries.url("clinicaltrials") + "/studies/{id}"
    sources.write_text(f"ISBN:\n  url_template: {url}\n  fields: {{title: $.title}}\n", encoding="utf-8")
    made = check(tmp_path, "See ISBN 978-0-306-40615-7.\n", "--sources", str(sources))
    (reference,) = made["references"]
    assert reference["status"] == "LOOKUP_FAILED"


def test_a_cache_that_cannot_be_written_is_said(
    registries: Stub, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("citevouch.resolve.folder._writable", lambda _folder: False)
    made = check(tmp_path, "See PMID:90000001.\n")
    assert made["references"][0]["status"] == "VERIFIED"
    assert "cannot be written (what is fetched is kept for this run only)" in capfd.readouterr().err


def retracted_work(doi: str) -> bytes:
    """A list of Crossref's with one work that a retraction updates, by way of Retraction Watch."""
    update = {
        "DOI": "10.5555/notice.1", "type": "retraction", "label": "Retraction", "source": "retraction-watch",
        "updated": {"date-parts": [[2024, 2, 1]]},
    }  # fmt: skip
    work = records.work(doi) | {"updated-by": [update]}
    return json.dumps({"status": "ok", "message-type": "work-list", "message": {"items": [work]}}).encode()


def test_standing__crossref_is_asked_about_the_doi_of_a_pmid(registries: Stub, tmp_path: Path) -> None:
    registries.faults = [Fault(service="crossref", action="body", body=retracted_work("10.5555/pm.90000001"))]
    made = check(tmp_path, "See PMID:90000001.\n")
    (reference,) = made["references"]
    assert reference["standing"] == "RETRACTED"
    said = {(each["standing"], each["noticed_by"]) for each in reference["notices"]}
    assert ("CURRENT", "PUBMED") in said  # the sources disagree, and both are shown
    assert {standing for standing, source in said if source != "PUBMED"} == {"RETRACTED"}
    assert made["summary"]["needs_review"] is True
    assert check(tmp_path, "See PMID:90000001.\n", "--offline")["references"][0]["standing"] == "RETRACTED"


def test_standing__crossref_down_leaves_the_reference_verified(registries: Stub, tmp_path: Path) -> None:
    registries.faults = [Fault(service="crossref", status=503)]
    made = check(tmp_path, "See PMID:90000001.\n")
    (reference,) = made["references"]
    assert (reference["status"], reference["standing"]) == ("VERIFIED", "CURRENT")
    assert [each["noticed_by"] for each in reference["notices"]] == ["PUBMED"]
    assert any(each["registry"] == "CROSSREF" and each["failed"] for each in made["health"])
