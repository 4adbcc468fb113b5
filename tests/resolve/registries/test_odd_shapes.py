"""Well-formed bodies of any shape: an answer or a refusal, never another error, and never a denial by accident."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from citevouch.resolve.registries import clinicaltrials, crossref, datacite, doi_org, geo, idconv, pubmed
from citevouch.resolve.registries.base import Answer, Request, Unbelievable
from citevouch.settings import Settings

if TYPE_CHECKING:
    from types import ModuleType

SETTINGS = Settings()
SCALARS = (
    st.none() | st.booleans() | st.integers(-3, 3000) | st.sampled_from(["", "x", "10.5555/a", "error", "0"])
)


def some_json(*names: str) -> st.SearchStrategy[Any]:
    """JSON values whose objects have these names, each holding whatever comes."""
    return st.recursive(
        SCALARS,
        lambda inner: (
            st.lists(inner, max_size=3) | st.dictionaries(st.sampled_from(names), inner, max_size=4)
        ),
        max_leaves=12,
    )


WORK = some_json(
    "DOI",
    "title",
    "subtitle",
    "author",
    "given",
    "issued",
    "date-parts",
    "abstract",
    "updated-by",
    "type",
    "updated",
)
RESOURCE = some_json(
    "doi",
    "titles",
    "title",
    "titleType",
    "creators",
    "name",
    "publisher",
    "container",
    "descriptions",
    "types",
)
STUDY = some_json(
    "identificationModule", "nctId", "nctIdAliases", "statusModule", "date", "designModule", "phases"
)
ENTRY = some_json("accession", "title", "summary", "taxon", "pdat", "error")
CONVERTED = some_json("requested-id", "pmid", "pmcid", "doi", "status", "errmsg")
AGENCY = some_json("DOI", "RA", "status")

CASES = [
    pytest.param(crossref, ["DOI:10.5555/a"], {}, WORK, lambda x: {"status": "ok", "message": {"items": [x]}}, id="crossref"),
    pytest.param(datacite, ["DOI:10.5555/a"], {}, RESOURCE, lambda x: {"data": [{"attributes": x}]}, id="datacite"),
    pytest.param(clinicaltrials, ["NCT:NCT99000001", "NCT:NCT99000002"], {}, STUDY, lambda x: {"studies": [{"protocolSection": x}]}, id="trials"),
    pytest.param(idconv, ["PMC:PMC99000001"], {}, CONVERTED, lambda x: {"records": [x]}, id="idconv"),
    pytest.param(doi_org, ["DOI:10.5555/a"], {"kind": "agency"}, AGENCY, lambda x: [x], id="agency"),
    pytest.param(doi_org, ["DOI:10.5555/a"], {"kind": "handle"}, AGENCY, lambda x: {"responseCode": 1, "handle": x}, id="handle"),
    pytest.param(geo, ["GEO:GSE99000001"], {}, ENTRY, lambda x: {"esearchresult": {"count": "1", "idlist": ["1"], "errorlist": x}}, id="geo"),
]  # fmt: skip


def outcome(module: ModuleType, request: Request, value: object) -> Answer | None:
    try:
        answer: Answer = module.believe(request, 200, {}, json.dumps(value).encode())
    except Unbelievable:
        return None
    return answer


@pytest.mark.parametrize(("module", "ids", "how", "inside", "wrap"), CASES)
def test_any_value_inside(
    module: ModuleType, ids: list[str], how: dict[str, str], inside: st.SearchStrategy[Any], wrap: Any
) -> None:
    (request,) = module.requests_for(ids, SETTINGS, **how)

    @given(inside)
    def check(value: object) -> None:
        answer = outcome(module, request, wrap(value))
        assert answer is None or not answer.absent or module in {idconv, doi_org}

    check()


def test_any_summary_of_geo() -> None:
    (search,) = geo.requests_for(["GEO:GSE99000001"], SETTINGS)
    body = json.dumps({"esearchresult": {"count": "1", "idlist": ["1"]}}).encode()
    (request,) = geo.believe(search, 200, {}, body).follow

    @given(ENTRY)
    def check(value: object) -> None:
        answer = outcome(geo, request, {"result": {"uids": ["1"], "1": value}})
        assert answer is None or not answer.absent

    check()


ELEMENTS = st.sampled_from(
    [
        "PMID",
        "Article",
        "ArticleTitle",
        "Abstract",
        "AbstractText",
        "Journal",
        "PubDate",
        "AuthorList",
        "Author",
    ]
)


@given(st.lists(st.tuples(ELEMENTS, st.sampled_from(["", "90000001", "x"])), max_size=6))
def test_any_elements_of_pubmed(inside: list[tuple[str, str]]) -> None:
    nested = "".join(f"<{name}>{text}" for name, text in inside) + "".join(
        f"</{name}>" for name, _ in inside[::-1]
    )
    (request,) = pubmed.requests_for(["PMID:90000001"], SETTINGS)
    entry = f"<PubmedArticle><MedlineCitation>{nested}</MedlineCitation></PubmedArticle>"
    body = f"<PubmedArticleSet>{entry}</PubmedArticleSet>".encode()
    try:
        answer = pubmed.believe(request, 200, {}, body)
    except Unbelievable:
        return
    assert not answer.absent
