"""DataCite: lists, single look-ups, arXiv, and what a record becomes."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

import pytest

from citevouch.records import Record
from citevouch.resolve.registries import datacite
from citevouch.resolve.registries.base import Unbelievable

if TYPE_CHECKING:
    from citevouch.settings import Settings

FIELDS: dict[str, Any] = {
    "doi": "10.5555/DATA.1",
    "titles": [
        {"title": "Gland sizes", "titleType": None},
        {"title": "a table", "titleType": "Subtitle"},
        {"title": "Drüsengrößen", "titleType": "TranslatedTitle", "lang": "de"},
    ],
    "creators": [
        {"name": "Berg, Anna", "givenName": "Anna", "familyName": "Berg", "affiliation": []},
        {"name": "Zell Study Group", "nameType": "Organizational"},
        {},
    ],
    "publisher": {"name": "Zenodo"},
    "container": {},
    "publicationYear": 2019,
    "descriptions": [
        {"description": "More.", "descriptionType": "Other"},
        {
            "description": "<p>Sizes of 10<sup>6</sup> glands.</p>\n\n<p>All of them.</p>",
            "descriptionType": "Abstract",
        },
    ],
    "subjects": [{"subject": "glands"}, {"subject": "glands"}, {"subject": None}],
    "types": {"resourceTypeGeneral": "Dataset", "resourceType": "Table"},
    "language": "en",
}


def entry(**fields: Any) -> dict[str, Any]:
    return {"id": str(fields.get("doi", "")).lower(), "type": "dois", "attributes": fields}


def body(data: object) -> bytes:
    return json.dumps({"data": data, "meta": {"total": 1}}).encode()


def test_requests__lower_case_lists(settings: Settings) -> None:
    ids = ["DOI:10.5555/a", "ARXIV:2005.14165", "ARXIV:hep-th/9901001", "DOI:10.5555/b,c"]

    listed, single = datacite.requests_for(ids, settings)

    assert dict(listed.params)["ids"] == "10.5555/a,10.48550/arxiv.2005.14165,10.48550/arxiv.hep-th/9901001"
    assert dict(listed.params)["page[size]"] == "3"
    assert listed.requested_ids == tuple(ids[:3])
    assert (single.url, single.params) == ("http://stub.test/datacite/dois/10.5555/b%2Cc", ())


def test_record__full(settings: Settings) -> None:
    (request,) = datacite.requests_for(["DOI:10.5555/data.1"], settings)

    answer = datacite.believe(request, 200, {}, body([entry(**FIELDS)]))

    assert answer.records["DOI:10.5555/data.1"] == Record(
        reference_id="DOI:10.5555/data.1",
        source="DATACITE",
        title="Gland sizes: a table",
        other_titles=("Gland sizes", "Drüsengrößen"),
        authors=("Anna Berg", "Zell Study Group"),
        year="2019",
        journal="Zenodo",
        language="en",
        publication_types=("Dataset", "Table"),
        keywords=("glands",),
        doi="10.5555/data.1",
        text="Sizes of 10⁶ glands.\n\nAll of them.",
        content_scope="ABSTRACT",
    )


@pytest.mark.parametrize(
    "reference_id",
    [
        pytest.param("ARXIV:2005.14165", id="arxiv"),
        pytest.param("DOI:10.48550/arxiv.2005.14165", id="doi"),
        pytest.param("DOI:10.48550/arxiv.2005.14165v3", id="doi-with-version"),
    ],
)
def test_record__arxiv(reference_id: str, settings: Settings) -> None:
    (request,) = datacite.requests_for([reference_id], settings)

    answer = datacite.believe(
        request, 200, {}, body([entry(doi="10.48550/arXiv.2005.14165", titles=[{"title": "T"}])])
    )

    record = answer.records[reference_id]
    assert record.reference_id == reference_id
    assert {"ARXIV:2005.14165", "DOI:10.48550/arxiv.2005.14165"} <= set(record.identifiers)


@pytest.mark.parametrize(
    ("fields", "title", "scope"),
    [
        pytest.param({"titles": None, "publisher": None, "creators": None}, "", "NONE", id="nulls"),
        pytest.param(
            {"titles": [{"title": "Part", "titleType": "Subtitle"}]}, "Part", "TITLE_ONLY", id="subtitle"
        ),
        pytest.param({"titles": [{"title": "A"}, {"title": "B"}]}, "A", "TITLE_ONLY", id="two-titles"),
        pytest.param(
            {"titles": ["A"], "types": [], "subjects": {}, "descriptions": [7]}, "", "NONE", id="kinds"
        ),
    ],
)
def test_record__odd_shapes(fields: dict[str, Any], title: str, scope: str, settings: Settings) -> None:
    (request,) = datacite.requests_for(["DOI:10.5555/a"], settings)

    record = datacite.believe(request, 200, {}, body([entry(doi="10.5555/a", **fields)])).records[
        "DOI:10.5555/a"
    ]

    assert (record.title, record.content_scope) == (title, scope)


def test_believe__not_listed_is_unknown(settings: Settings) -> None:
    (request,) = datacite.requests_for(["DOI:10.5555/a", "DOI:10.5555/b"], settings)

    answer = datacite.believe(request, 200, {}, body([entry(doi="10.5555/a")]))

    assert (answer.unknown, answer.absent) == (("DOI:10.5555/b",), ())


def test_believe__a_stranger(settings: Settings) -> None:
    (request,) = datacite.requests_for(["DOI:10.5555/a"], settings)

    with pytest.raises(Unbelievable, match="MALFORMED"):
        datacite.believe(request, 200, {}, body([entry(doi="10.5555/b")]))


def test_single__404(settings: Settings) -> None:
    (request,) = datacite.requests_for(["DOI:10.5555/a,b"], settings)
    missing = {"errors": [{"status": "404", "title": "The resource you are looking for doesn't exist."}]}

    assert datacite.believe(request, 404, {}, json.dumps(missing).encode()).unknown == ("DOI:10.5555/a,b",)
    with pytest.raises(Unbelievable, match="MALFORMED"):
        datacite.believe(request, 404, {}, b'{"message": "no route"}')
