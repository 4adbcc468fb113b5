"""Crossref: lists, single look-ups, and what a work becomes. No retraction was recorded: it is made up."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

import pytest

from citevouch.records import Notice, Record
from citevouch.resolve.registries import crossref
from citevouch.resolve.registries.base import MAX_URL, Unbelievable
from citevouch.resolve.registries.batches import CREDENTIALS, address_length

if TYPE_CHECKING:
    from citevouch.settings import Settings

WORK: dict[str, Any] = {
    "DOI": "10.5555/Gland.1",
    "type": "journal-article",
    "title": ["Gland  size in &lt;i&gt;Danio&lt;/i&gt;"],
    "subtitle": ["a study of 10<sup>6</sup> cells"],
    "short-title": ["Gland size"],
    "original-title": ["Drüsengröße"],
    "author": [
        {"given": "Anna R.", "family": "Berg", "sequence": "first"},
        {"name": "Zell Study Group"},
        {"family": "Plato"},
        {},
    ],
    "container-title": ["Journal of Glands &amp; Ducts"],
    "published-print": {"date-parts": [[2019, 3]]},
    "published-online": {"date-parts": [[2018, 12, 1]]},
    "issued": {"date-parts": [[2018]]},
    "language": "en",
    "abstract": (
        "<jats:title>Abstract</jats:title><jats:sec><jats:title>Background:</jats:title><jats:p>We studied"
        " <jats:italic>X</jats:italic>.</jats:p></jats:sec><jats:sec><jats:title>Results</jats:title>"
        "<jats:p>It worked in 10<jats:sup>6</jats:sup> cells (p &lt; 0.05).</jats:p><jats:p>Twice.</jats:p>"
        "</jats:sec>"
    ),
    "updated-by": [
        {
            "DOI": "10.5555/notice",
            "type": "retraction",
            "source": "publisher",
            "updated": {"date-parts": [[2020, 2, 6]]},
        },
        {"DOI": "10.5555/rw", "type": "retraction", "source": "retraction-watch", "record-id": 123},
        {"type": "correction", "updated": {"date-parts": [[2019, 13, 6]]}, "record-id": "77"},
        {"DOI": "10.5555/new", "type": "new_version"},
    ],
}


IN_2018 = {"date-parts": [[2018]]}


def body(*works: object) -> bytes:
    return json.dumps({"status": "ok", "message": {"items": works, "total-results": len(works)}}).encode()


def one(work: object) -> bytes:
    return json.dumps({"status": "ok", "message": work}).encode()


def record(settings: Settings, **fields: Any) -> Record:
    (request,) = crossref.requests_for(["DOI:10.5555/a"], settings)
    return crossref.believe(request, 200, {}, body({"DOI": "10.5555/a", **fields})).records["DOI:10.5555/a"]


def test_requests__lists_and_single_look_ups(settings: Settings) -> None:
    ids = [f"DOI:10.5555/number.{n:04}" for n in range(100)] + ["DOI:10.5555/a,b(1)"]

    *lists, single = crossref.requests_for(ids, settings)

    assert [name for request in lists for name in request.requested_ids] == ids[:-1]
    assert len(lists) <= 4
    assert all(len(request.requested_ids) <= crossref.BATCH for request in lists)
    assert all(address_length(r.url, r.params) <= MAX_URL - CREDENTIALS for r in lists)
    assert dict(lists[0].params)["filter"].startswith("doi:10.5555/number.0000,doi:10.5555/number.0001")
    assert (single.url, single.params) == ("http://stub.test/crossref/works/10.5555/a%2Cb%281%29", ())
    assert "language" not in crossref.SELECT.split(",")


def test_requests__arxiv_doi_without_its_version(settings: Settings) -> None:
    (request,) = crossref.requests_for(["DOI:10.48550/arxiv.2005.14165v2"], settings)

    assert dict(request.params)["filter"] == "doi:10.48550/arxiv.2005.14165"


def test_requests__no_path_out_of_the_service(settings: Settings) -> None:
    up, dots = crossref.requests_for(
        ["DOI:10.5555/,/../../x", "DOI:10.5555/..", "DOI:10.5555/a,b#c?d"], settings
    )[1:]

    assert up.url == "http://stub.test/crossref/works/10.5555/%2C%2F..%2F..%2Fx"
    assert dots.url == "http://stub.test/crossref/works/10.5555/a%2Cb%23c%3Fd"


def test_record__work(settings: Settings) -> None:
    (request,) = crossref.requests_for(["DOI:10.5555/gland.1"], settings)

    answer = crossref.believe(request, 200, {}, body(WORK))

    assert answer.records["DOI:10.5555/gland.1"] == Record(
        reference_id="DOI:10.5555/gland.1",
        source="CROSSREF",
        title="Gland size in Danio: a study of 10⁶ cells",
        other_titles=("Gland size in Danio", "Gland size", "Drüsengröße"),
        authors=("Anna R. Berg", "Zell Study Group", "Plato"),
        year="2019",
        journal="Journal of Glands & Ducts",
        language="en",
        publication_types=("journal-article",),
        doi="10.5555/gland.1",
        text="Background: We studied X.\n\nResults: It worked in 10⁶ cells (p < 0.05).\n\nTwice.",
        content_scope="ABSTRACT",
        notices=(
            Notice(
                standing="RETRACTED",
                noticed_by="CROSSREF",
                notice_date="2020-02-06",
                notice_id="DOI:10.5555/notice",
            ),
            Notice(standing="RETRACTED", noticed_by="RETRACTION_WATCH", notice_id="DOI:10.5555/rw"),
            Notice(standing="CORRECTED", noticed_by="CROSSREF", notice_date="2019", notice_id="77"),
        ),
    )


@pytest.mark.parametrize(
    ("fields", "year"),
    [
        pytest.param({"published-online": IN_2018, "issued": {"date-parts": [[2017]]}}, "2018", id="online"),
        pytest.param({"issued": {"date-parts": [[2017]]}}, "2017", id="issued"),
        pytest.param({"published-print": None, "issued": {"date-parts": [[None]]}}, None, id="null"),
        pytest.param({"issued": {"date-parts": []}}, None, id="empty"),
        pytest.param({"created": {"date-parts": [[2017]]}}, None, id="deposit-is-no-publication"),
    ],
)
def test_record__year(fields: dict[str, Any], year: str | None, settings: Settings) -> None:
    assert record(settings, **fields).year == year


@pytest.mark.parametrize(
    ("title", "subtitle", "expected"),
    [
        pytest.param(["Glands"], ["a study"], "Glands: a study", id="joined"),
        pytest.param(["Glands: a study"], ["A study"], "Glands: a study", id="already-in-it"),
        pytest.param(["Glands:"], ["a study"], "Glands: a study", id="colon-there"),
        pytest.param([], ["a study"], "", id="only-a-subtitle"),
        pytest.param(None, None, "", id="null"),
    ],
)
def test_record__title(title: object, subtitle: object, expected: str, settings: Settings) -> None:
    found = record(settings, title=title, subtitle=subtitle)

    assert found.title == expected
    assert found.content_scope == ("TITLE_ONLY" if expected else "NONE")


def test_record__retracted_by_title(settings: Settings) -> None:
    found = record(settings, title=["RETRACTED ARTICLE: Glands"])

    assert found.notices == (Notice(standing="RETRACTED", noticed_by="CROSSREF"),)
    assert "Glands" in found.other_titles


@pytest.mark.parametrize(
    "fields",
    [
        pytest.param({"author": [None, "x", {"given": None}]}, id="authors"),
        pytest.param(
            {"updated-by": [None, {"type": None}, {"type": "retraction", "updated": "2020"}]}, id="updates"
        ),
        pytest.param({"abstract": 7, "container-title": "x", "title": "x"}, id="kinds"),
        pytest.param({"abstract": "<jats:p>a &nbsp; <b>c</jats:p>"}, id="broken-jats"),
    ],
)
def test_record__odd_shapes(fields: dict[str, Any], settings: Settings) -> None:
    assert record(settings, **fields).doi == "10.5555/a"


def test_believe__not_listed_is_unknown(settings: Settings) -> None:
    (request,) = crossref.requests_for(["DOI:10.5555/a", "DOI:10.5555/b"], settings)

    answer = crossref.believe(request, 200, {}, body({"DOI": "10.5555/A"}))

    assert set(answer.records) == {"DOI:10.5555/a"}
    assert (answer.unknown, answer.absent) == (("DOI:10.5555/b",), ())


def test_believe__a_stranger_spoils_the_list(settings: Settings) -> None:
    (request,) = crossref.requests_for(["DOI:10.5555/a", "DOI:10.5555/b"], settings)

    with pytest.raises(Unbelievable, match="MALFORMED"):
        crossref.believe(request, 200, {}, body({"DOI": "10.5555/a"}, {"DOI": "10.5555/c"}))


def test_single__found_unknown_or_another(settings: Settings) -> None:
    (request,) = crossref.requests_for(["DOI:10.5555/a,b"], settings)

    found = crossref.believe(request, 200, {}, one({"DOI": "10.5555/A,B", "title": ["T"]}))
    missing = crossref.believe(request, 404, {}, b"Resource not found.")

    assert found.records["DOI:10.5555/a,b"].title == "T"
    assert (missing.unknown, missing.absent) == (("DOI:10.5555/a,b",), ())
    with pytest.raises(Unbelievable, match="MALFORMED"):
        crossref.believe(request, 200, {}, one({"DOI": "10.5555/c"}))
    with pytest.raises(Unbelievable, match="MALFORMED"):
        crossref.believe(request, 404, {}, b"<html>no such host</html>")


def test_list__404_is_no_answer(settings: Settings) -> None:
    (request,) = crossref.requests_for(["DOI:10.5555/a"], settings)

    with pytest.raises(Unbelievable, match="HTTP_ERROR"):
        crossref.believe(request, 404, {}, b"Resource not found.")


def test_search__candidates(settings: Settings) -> None:
    request = crossref.search_request("Glands & ducts", settings)
    works = [
        {"DOI": "10.5555/copy", "type": "posted-content", "title": ["Glands"]},
        {"DOI": "10.5555/figure", "type": "component", "title": ["Glands"]},
        {"DOI": "10.5555/paper", "type": "journal-article", "title": ["Glands"]},
        {"DOI": "10.5555/untitled", "type": "journal-article"},
    ]

    answer = crossref.believe(request, 200, {}, body(*works))

    assert [found.doi for found in answer.candidates] == ["10.5555/paper", "10.5555/copy"]
    assert dict(request.params)["query.bibliographic"] == "Glands & ducts"
    assert answer.records == {}
