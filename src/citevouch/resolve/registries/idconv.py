"""NCBI's ID converter: which PMID, DOI and PMCID PMC holds for one article.

It knows only what is in PMC: a miss of a PMID or DOI means "not in PMC", never "does not exist".
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from citevouch.identifiers import canonical, local_part, type_of
from citevouch.resolve.registries.base import MALFORMED, Answer, Request, Unbelievable
from citevouch.resolve.registries.batches import address_length, batches
from citevouch.resolve.registries.bodies import expect, json_of, required, string

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from citevouch.settings import Settings

REGISTRY = "IDCONV"
GROUP = "ncbi"
BATCH = 200  #: the service refuses more

_ID_TYPES = {"PMCID": "pmcid", "PMID": "pmid", "DOI": "doi"}


def requests_for(
    ids: Sequence[str], settings: Settings, *, control: str | None = None, kind: str = "record"
) -> list[Request]:
    """One list a kind of identifier, as the service wants it. No control rides along: misses are explicit."""
    del control
    url = settings.idconv_url
    same_type = ([name for name in ids if type_of(name) == id_type] for id_type in _ID_TYPES)
    return [
        Request(
            registry=REGISTRY,
            group=GROUP,
            kind=kind,
            method="GET",
            url=url,
            params=_params(batch),
            requested_ids=tuple(batch),
        )
        for same in same_type
        for batch in batches(same, BATCH, length=lambda names: address_length(url, _params(names)))
    ]


def believe(request: Request, status: int, headers: Mapping[str, str], body: bytes) -> Answer:
    """What PMC holds for each identifier, in ``extra``; ``absent`` where the service reports a miss."""
    expect(status)
    value = json_of(headers, body)
    if string(value, "status") not in {"ok", ""}:
        raise Unbelievable(MALFORMED, "the service reports an error")
    entries = required(value, "records", kind=list)
    asked = {local_part(name).lower(): name for name in request.requested_ids}
    extra: dict[str, dict[str, str]] = {}
    absent: list[str] = []
    for entry in entries:
        name = _requested(entry, asked)
        if name is None:
            raise Unbelievable(MALFORMED, "a record that was not asked for")
        if string(entry, "status") == "error":
            absent.append(name)
        else:
            extra[name] = _identifiers(entry, name)
    return Answer(extra=extra, absent=tuple(name for name in absent if name not in extra))


def _params(ids: Sequence[str]) -> tuple[tuple[str, str], ...]:
    listed = ",".join(local_part(name) for name in ids)
    return (("ids", listed), ("idtype", _ID_TYPES[type_of(ids[0])]), ("format", "json"))


def _requested(entry: Any, asked: Mapping[str, str]) -> str | None:
    """The identifier that *entry* answers: what it says it was asked for, in any case of letters."""
    requested = string(entry, "requested-id").lower()
    if requested:
        return asked.get(requested) or asked.get(requested.partition(".")[0])
    own = (string(entry, key).lower() for key in ("pmcid", "pmid", "doi"))
    return next((asked[value] for value in own if value in asked), None)


def _identifiers(entry: Any, name: str) -> dict[str, str]:
    """The identifiers of one article, bare; refuses an entry that gives another one for what was asked."""
    found = {}
    for key, kind in (("pmid", "PMID"), ("pmcid", "PMCID"), ("doi", "DOI")):
        curie = canonical(kind, string(entry, key))
        if curie:
            found[key] = local_part(curie)
    own = _ID_TYPES[type_of(name)]
    if found.get(own, local_part(name)) != local_part(name):
        raise Unbelievable(MALFORMED, "another record under the identifier asked for")
    return found
