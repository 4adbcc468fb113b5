"""Cutting lists of identifiers into requests, and the DOI that stands for an identifier."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING
from urllib.parse import quote, urlencode

from citevouch.identifiers import local_part, lower_doi, type_of
from citevouch.resolve.registries.base import MAX_URL, Request

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Sequence

#: Room kept in an address for what is added when it is sent: tool, e-mail, key.
CREDENTIALS = 250

#: Prefix of the DOIs that arXiv registers with DataCite.
ARXIV_PREFIX = "10.48550/arxiv."


def batches(
    ids: Sequence[str], size: int, *, length: Callable[[Sequence[str]], int] | None = None
) -> Iterator[list[str]]:
    """*ids* in order, in lists of at most *size* whose address, *length* long, stays within MAX_URL."""
    batch: list[str] = []
    for name in ids:
        grown = [*batch, name]
        if batch and (len(grown) > size or (length and length(grown) > MAX_URL - CREDENTIALS)):
            yield batch
            grown = [name]
        batch = grown
    if batch:
        yield batch


def address_length(url: str, params: Iterable[tuple[str, str]] = ()) -> int:
    """Bytes of the address that *url* and *params* make."""
    query = urlencode(tuple(params))
    return len(url) + len(query) + bool(query)


def doi_of(reference_id: str) -> str:
    """The DOI to ask about: of an arXiv identifier the one arXiv registers, which has no version.

    >>> doi_of("ARXIV:2005.14165"), doi_of("DOI:10.48550/arxiv.2005.14165v2"), doi_of("DOI:10.5555/v1")
    ('10.48550/arxiv.2005.14165', '10.48550/arxiv.2005.14165', '10.5555/v1')
    """
    local = lower_doi(local_part(reference_id))
    if type_of(reference_id) == "ARXIV":
        return ARXIV_PREFIX + local
    return re.sub(r"v[0-9]{1,3}$", "", local) if local.startswith(ARXIV_PREFIX) else local


def by_doi(ids: Iterable[str]) -> dict[str, list[str]]:
    """The identifiers that each DOI answers for, in order."""
    names: dict[str, list[str]] = {}
    for reference_id in ids:
        names.setdefault(doi_of(reference_id), []).append(reference_id)
    return names


def doi_requests(
    ids: Sequence[str],
    url: str,
    *,
    registry: str,
    group: str,
    size: int,
    kind: str,
    params: Callable[[Sequence[str]], tuple[tuple[str, str], ...]],
) -> list[Request]:
    """GET requests for records of DOIs: lists of at most *size*, whose query *params* makes.

    A DOI with a comma would be two in such a list and is asked for alone, by its own address below *url*.
    """

    def request(names: Sequence[str], address: str, query: tuple[tuple[str, str], ...] = ()) -> Request:
        return Request(
            registry=registry,
            group=group,
            kind=kind,
            method="GET",
            url=address,
            params=query,
            requested_ids=tuple(names),
        )

    alone = [name for name in ids if "," in doi_of(name) and as_path(doi_of(name))]
    listed = [name for name in ids if "," not in doi_of(name)]
    lists = batches(listed, size, length=lambda names: address_length(url, params(names)))
    return [
        *(request(names, url, params(names)) for names in lists),
        *(request([name], f"{url}/{doi_path(doi_of(name))}") for name in alone),
    ]


def doi_path(doi: str) -> str:
    """*doi* as part of a path: all but its first slash escaped, so that no part of it can mean "go up".

    >>> doi_path("10.5555/a/../b,c")
    '10.5555/a%2F..%2Fb%2Cc'
    """
    prefix, _, suffix = doi.partition("/")
    return f"{quote(prefix, safe='')}/{quote(suffix, safe='')}"


def as_path(doi: str) -> bool:
    """Whether a path can name *doi*: one whose suffix is "." or ".." is folded away by every HTTP library."""
    return doi.partition("/")[2] not in {".", ".."}
