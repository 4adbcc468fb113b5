"""Europe PMC: full texts of open-access articles by PMCID. Not the authority on anything."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from citevouch.identifiers import local_part
from citevouch.resolve.jats import article_record
from citevouch.resolve.registries.base import MALFORMED, Answer, Request, Unbelievable
from citevouch.resolve.registries.bodies import expect, xml_of

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from citevouch.settings import Settings

REGISTRY = "EUROPEPMC"
GROUP = "europepmc"
BATCH = 1


def requests_for(
    ids: Sequence[str], settings: Settings, *, control: str | None = None, kind: str = "full_text"
) -> list[Request]:
    """One request a PMCID: the service has no lists of full texts."""
    del control
    return [
        Request(
            registry=REGISTRY,
            group=GROUP,
            kind=kind,
            method="GET",
            url=f"{settings.europepmc_url}/{local_part(name)}/fullTextXML",
            accept="application/xml",
            requested_ids=(name,),
        )
        for name in ids
    ]


def believe(request: Request, status: int, headers: Mapping[str, str], body: bytes) -> Answer:
    """The full text; unknown where Europe PMC has none to give (404) or the article has no body."""
    expect(status, (200, 404))
    if status == 404:
        return Answer(unknown=request.requested_ids)
    (name,) = request.requested_ids
    record = article_record(xml_of(headers, body, root="article"), source=REGISTRY)
    if record.pmcid and record.reference_id != name:
        raise Unbelievable(MALFORMED, "an article that was not asked for")
    if record.content_scope != "FULL_TEXT":
        return Answer(unknown=(name,))
    return Answer(records={name: replace(record, reference_id=name, pmcid=local_part(name))})
