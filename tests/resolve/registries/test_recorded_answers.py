"""What real registries once answered, file by file: believed as records, or refused with the right cause."""

from __future__ import annotations

import base64
import gzip
import json
import re
from collections import Counter
from typing import TYPE_CHECKING

import pytest

from citevouch.resolve.cache_files import read_folder
from citevouch.resolve.registries import crossref, datacite, doi_org, idconv, pubmed
from citevouch.resolve.registries.base import Answer, Request, Unbelievable

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path
    from types import ModuleType

    from citevouch.records import Record

pytestmark = pytest.mark.shared

_PMID = re.compile(rb"<(?:MedlineCitation|BookDocument)[^>]*>\s*<PMID[^>]*>([0-9]+)</PMID>")


def body_of(path: Path) -> bytes:
    """The body; recorders kept some of them in base64, and of these some as gzip."""
    body = path.read_bytes()
    if body.startswith(b"H4sI"):
        return gzip.decompress(base64.b64decode(body))
    return base64.b64decode(body) if body.startswith(b"eyJ") else body


def files(shared: Path, folder: str, pattern: str = "*") -> Iterator[tuple[str, bytes]]:
    for path in sorted((shared / "recorded" / folder).glob(pattern)):
        yield path.name, body_of(path)


def believe(
    module: ModuleType,
    ids: list[str],
    body: bytes,
    *,
    status: int = 200,
    kind: str = "record",
    single: bool = False,
) -> Answer:
    request = Request(
        registry=module.REGISTRY,
        group=module.GROUP,
        kind=kind,
        method="GET",
        url="http://stub.test",
        params=() if single else (("a", "list"),),
        requested_ids=tuple(ids),
    )
    answer: Answer = module.believe(request, status, {}, body)
    return answer


def cause(module: ModuleType, body: bytes, **how: object) -> str | None:
    try:
        believe(module, ["PMID:1"], body, **how)  # type: ignore[arg-type]
    except Unbelievable as doubt:
        return doubt.cause
    return None


def records(module: ModuleType, found: Iterator[tuple[str, bytes]], *path: str) -> list[Record]:
    """The record of each single look-up, by the DOI that its body says it is of."""
    answers = []
    for _name, body in found:
        value = json.loads(body)
        for key in path:
            value = value[key]
        name = f"DOI:{value.lower()}"
        answers.append(believe(module, [name], body, single=True).records[name])
    return answers


def test_crossref__works(shared: Path) -> None:
    found = records(crossref, files(shared, "crossref"), "message", "DOI")
    found += records(crossref, files(shared, "crossref_errors", "200_works_*"), "message", "DOI")

    assert len(found) == 165
    assert sum(bool(record.title) for record in found) == 162
    assert sum(bool(record.year) for record in found) == 151
    assert sum(bool(record.authors) for record in found) == 152
    assert sum(record.content_scope == "ABSTRACT" for record in found) == 76
    assert Counter(notice.standing for record in found for notice in record.notices) == {"CORRECTED": 4}
    assert not [record.doi for record in found if re.search(r"</?[a-z]|&[a-z]+;", record.title + record.text)]


def test_crossref__sections_are_kept(shared: Path) -> None:
    found = records(
        crossref, files(shared, "crossref", "10.1136_jclinpath-2020-206745.json"), "message", "DOI"
    )
    found += records(crossref, files(shared, "crossref", "10.1136_esmoopen*"), "message", "DOI")

    labels = [re.findall(r"^([A-Z][a-z ]+): ", record.text, re.MULTILINE) for record in found]
    assert ["Background", "Objective", "Methods", "Results", "Conclusion"] in labels


def test_crossref__refusals(shared: Path) -> None:
    for folder in ("crossref_errors", "crossref_other"):
        for name, body in files(shared, folder, "[45]*"):
            assert cause(crossref, body, status=int(name[:3])) == "HTTP_ERROR", name
            assert cause(crossref, body) in {"MALFORMED", "REFUSED"}, name


def test_crossref__plain_text_404(shared: Path) -> None:
    bodies = [body for _, body in files(shared, "crossref_errors", "404_works_5_agency*")]

    assert [believe(crossref, ["DOI:10.5555/a,b"], body, status=404, single=True).unknown for body in bodies]


def test_datacite__records(shared: Path) -> None:
    found = records(datacite, files(shared, "datacite"), "data", "id")

    assert len(found) == 44
    assert all(record.title and record.authors and record.year and record.journal for record in found)
    assert sum(record.content_scope == "ABSTRACT" for record in found) == 37
    assert sorted(name for record in found for name in record.also) == [
        "ARXIV:1902.02534",
        "ARXIV:2311.16162",
    ]


def test_datacite__missing(shared: Path) -> None:
    for _name, body in files(shared, "datacite_errors", "404_dois*"):
        assert believe(datacite, ["DOI:10.5555/a,b"], body, status=404, single=True).unknown


def test_doi_org__agencies(shared: Path) -> None:
    agencies: Counter[str] = Counter()
    for _name, body in files(shared, "doi_ra"):
        names = [f"DOI:{entry['DOI'].lower()}" for entry in json.loads(body)]
        answer = believe(doi_org, names, body, kind="agency")
        agencies.update(facts["agency"] for facts in answer.extra.values())
        agencies["absent"] += len(answer.absent)

    assert agencies == {
        "Crossref": 71, "DataCite": 49, "JaLC": 4, "mEDRA": 4, "OP": 4, "ISTIC": 2, "KISTI": 2, "absent": 4,
    }  # fmt: skip


def test_doi_org__pages_are_no_answers(shared: Path) -> None:
    for name, body in files(shared, "doi_errors"):
        assert cause(doi_org, body, status=int(name[:3]), kind="agency") == "HTTP_ERROR"
        assert cause(doi_org, body, kind="agency") == "REFUSED"


def test_doi_org__handle_that_is_none(shared: Path) -> None:
    ((_name, body),) = files(shared, "datacite_errors", "404_api_handles*")

    assert believe(doi_org, ["DOI:10.14454/61y1-e521"], body, status=404, kind="handle").absent


def test_idconv(shared: Path) -> None:
    """The old endpoint; its answers name no ``requested-id``."""
    ((_, hit),) = files(shared, "idconv", "idconv_c92f1683.json")
    ((_, error),) = files(shared, "idconv", "idconv_7fb9130f.json")

    answer = believe(idconv, ["DOI:10.1038/ng.590"], hit)

    assert answer.extra["DOI:10.1038/ng.590"]["pmcid"] == "PMC2883744"
    assert cause(idconv, error) == "MALFORMED"


def pubmed_sets(shared: Path) -> Iterator[tuple[str, bytes, list[str]]]:
    for folder in ("pubmed", "pubmed_bulk", "pubmed_jabref", "pubmed_misc"):
        for name, body in files(shared, folder):
            yield name, body, [f"PMID:{number.decode()}" for number in _PMID.findall(body)]


def test_pubmed__articles(shared: Path) -> None:
    found: list[Record] = []
    refused: Counter[str] = Counter()
    for name, body, pmids in pubmed_sets(shared):
        try:
            answer = believe(pubmed, pmids, body)
        except Unbelievable as doubt:
            refused[doubt.cause] += 1
            continue
        assert set(answer.records) == set(pmids), name
        found += answer.records.values()

    assert len(found) == 356
    assert refused == {"MALFORMED": 26, "REFUSED": 2}  # esearch, esummary, lone articles, pages, broken files
    assert all(record.title and record.year and record.journal and record.language for record in found)
    assert sum(bool(record.authors) for record in found) == 347
    assert sum(record.content_scope == "ABSTRACT" for record in found) == 278
    assert (sum(bool(r.doi) for r in found), sum(bool(r.pmcid) for r in found)) == (246, 122)
    standings = Counter(notice.standing for record in found for notice in record.notices)
    assert standings == {"CORRECTED": 16, "RETRACTED": 3}
    assert all(notice.notice_date for record in found for notice in record.notices)


def test_pubmed__the_set_of_2019(shared: Path) -> None:
    """Counted in the file itself by others: 62 without abstract, 15 bracketed titles, 3 retracted."""
    ((_, body),) = files(shared, "pubmed_bulk", "pubmedsample_2019.xml")
    found = believe(pubmed, [f"PMID:{n.decode()}" for n in _PMID.findall(body)], body).records.values()

    assert sum(record.title.startswith("[") for record in found) == 15
    assert sum(any(notice.standing == "RETRACTED" for notice in record.notices) for record in found) == 3
    assert sum(len(record.text.split("\n\n")) > 1 for record in found) >= 18


def test_pubmed__denies_what_is_not_there(shared: Path) -> None:
    ((_, body),) = files(shared, "pubmed", "11618220.xml")

    answer = believe(pubmed, ["PMID:11618220", "PMID:99999999"], body)

    assert answer.absent == ("PMID:99999999",)


def test_pubmed__an_article_of_pmc(shared: Path) -> None:
    ((_, body),) = files(shared, "pubmed_misc", "efetch_pmc.xml")

    answer = believe(pubmed, ["PMC:PMC8435807"], body, kind="pmc")

    record = answer.records["PMC:PMC8435807"]
    assert (record.pmid, record.doi) == ("34527728", "10.1183/23120541.50193-2021")
    assert record.title
    assert record.year == "2021"


def test_data_sets_and_trials__as_cache_files(shared: Path) -> None:
    """Data sets and trials were recorded only in the form of cache files."""
    folder = read_folder(shared / "recorded" / "geo")

    assert (len(folder), folder.problems) == (81, ())
    assert all(record.title and record.text for record in folder.values())
    prefixes = Counter(name.partition(":")[0] for name in folder)
    assert prefixes == {"NCT": 40, "GEO": 38, "METABOLIGHTS": 2, "MGNIFY": 1}
