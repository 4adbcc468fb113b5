"""Europe PMC: a full text, or nothing that anybody may conclude from."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from citevouch.resolve.registries import europepmc
from citevouch.resolve.registries.base import Answer, Request, Unbelievable

if TYPE_CHECKING:
    from citevouch.settings import Settings

NAME = "PMC:PMC99000001"
BODY = "<body><sec><title>Results</title><p>" + "Glands differ. " * 60 + "</p></sec></body>"
ARTICLE = (
    "<!DOCTYPE article><article><front><article-meta>{id}<title-group><article-title>Glands</article-title>"
    "</title-group></article-meta></front>{body}</article>"
)
OWN = '<article-id pub-id-type="pmcid">PMC99000001</article-id>'


@pytest.fixture
def request_(settings: Settings) -> Request:
    (made,) = europepmc.requests_for([NAME], settings)
    return made


def test_requests(request_: Request) -> None:
    assert request_.url == "http://stub.test/epmc/PMC99000001/fullTextXML"


@pytest.mark.parametrize("own", [pytest.param(OWN, id="own-id"), pytest.param("", id="no-id")])
def test_full_text(own: str, request_: Request) -> None:
    answer = europepmc.believe(request_, 200, {}, ARTICLE.format(id=own, body=BODY).encode())

    record = answer.records[NAME]
    assert (record.pmcid, record.content_scope, record.title) == ("PMC99000001", "FULL_TEXT", "Glands")


@pytest.mark.parametrize(
    ("status", "body"),
    [
        pytest.param(404, b"", id="404"),
        pytest.param(200, ARTICLE.format(id=OWN, body="").encode(), id="no-body"),
        pytest.param(
            200, ARTICLE.format(id=OWN, body="<body><p>See the PDF.</p></body>").encode(), id="cover"
        ),
    ],
)
def test_no_full_text_says_nothing(status: int, body: bytes, request_: Request) -> None:
    assert europepmc.believe(request_, status, {}, body) == Answer(unknown=(NAME,))


def test_of_another(request_: Request) -> None:
    body = ARTICLE.format(id=OWN.replace("0001<", "0002<"), body=BODY).encode()

    with pytest.raises(Unbelievable, match="MALFORMED"):
        europepmc.believe(request_, 200, {}, body)
