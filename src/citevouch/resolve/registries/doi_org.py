"""doi.org: whether a DOI is registered, and with which agency. The authority on existence of DOIs."""

from __future__ import annotations

from typing import TYPE_CHECKING

from citevouch.identifiers import lower_doi
from citevouch.resolve.registries.base import INCONCLUSIVE, MALFORMED, Answer, Request, Unbelievable
from citevouch.resolve.registries.batches import as_path, batches, by_doi, doi_of, doi_path
from citevouch.resolve.registries.bodies import expect, json_of, required, string

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from citevouch.settings import Settings

REGISTRY = "DOI_ORG"
GROUP = "doi"
BATCH = 100  #: the service states none; the length of the address ends a list before

#: What "Which RA?" says instead of an agency (DOI Handbook); anything else decides nothing.
_ABSENT = "doi does not exist"
_INVALID = "invalid doi"


def requests_for(
    ids: Sequence[str], settings: Settings, *, control: str | None = None, kind: str = "agency"
) -> list[Request]:
    """The question "Which RA?" for lists of DOIs (kind ``agency``), or the handle of each (kind ``handle``).

    A DOI with a comma, escaped as the Handbook says, goes alone: nobody knows who takes it for two.
    """
    named = [name for name in ids if as_path(doi_of(name))]
    if kind == "handle":
        return [_request(f"{settings.doi_url}/api/handles/", [name], None, kind) for name in named]
    base = f"{settings.doi_url}/doiRA/"
    listed = [name for name in named if "," not in doi_of(name)]
    alone = [[name] for name in named if "," in doi_of(name)]

    def length(batch: Sequence[str]) -> int:
        return len(base) + len(_path(batch, control))

    lists = [*batches(listed, BATCH - 1, length=length), *alone]
    return [_request(base, batch, control, kind) for batch in lists]


def believe(request: Request, status: int, headers: Mapping[str, str], body: bytes) -> Answer:
    """``extra[id]["agency"]`` of registered DOIs ("" where only the handle is known), ``absent`` ones."""
    if request.kind == "handle":
        return _handle(request, status, headers, body)
    expect(status)
    entries = required({"answer": json_of(headers, body)}, "answer", kind=list)
    answers: dict[str, tuple[str, str]] = {}
    for entry in entries:
        doi = lower_doi(string(entry, "DOI"))
        answers[doi] = (string(entry, "RA"), string(entry, "status").lower())
    names = by_doi(request.requested_ids)
    control = doi_of(request.control) if request.control else None
    halves = {half for doi in names if "," in doi for half in doi.split(",")}
    if answers.keys() - {*names, *halves, control}:
        raise Unbelievable(MALFORMED, "a DOI that was not asked for")
    if control and not answers.get(control, ("", ""))[0]:
        raise Unbelievable(INCONCLUSIVE, "the control has no agency")
    return _answer(names, answers)


def _answer(names: Mapping[str, list[str]], answers: Mapping[str, tuple[str, str]]) -> Answer:
    extra: dict[str, dict[str, str]] = {}
    absent, malformed, unknown = [], [], []
    for doi, asked in names.items():
        agency, said = answers.get(doi, ("", ""))
        if agency:
            extra.update({name: {"agency": agency} for name in asked})
        elif said == _ABSENT:
            absent += asked
        elif said == _INVALID:
            malformed += asked
        else:
            unknown += asked
    return Answer(extra=extra, absent=tuple(absent), malformed=tuple(malformed), unknown=tuple(unknown))


def _handle(request: Request, status: int, headers: Mapping[str, str], body: bytes) -> Answer:
    """Response codes of the handle protocol: 1 and 200 (no such value) for a handle, 100 for none."""
    expect(status, (200, 404))
    value = json_of(headers, body)
    code = required(value, "responseCode", kind=int)
    (name,) = request.requested_ids
    if lower_doi(string(value, "handle")) != doi_of(name):
        raise Unbelievable(MALFORMED, "a DOI that was not asked for")
    if code in {1, 200} and status == 200:
        return Answer(extra={name: {"agency": ""}})
    return Answer(absent=(name,)) if code == 100 and status == 404 else Answer(unknown=(name,))


def _request(base: str, ids: Sequence[str], control: str | None, kind: str) -> Request:
    return Request(
        registry=REGISTRY,
        group=GROUP,
        kind=kind,
        method="GET",
        url=base + _path(ids, control),
        requested_ids=tuple(ids),
        control=control,
    )


def _path(ids: Sequence[str], control: str | None) -> str:
    """The DOIs, commas between, the control first so that a list never ends in a path that means "up"."""
    dois = dict.fromkeys(doi_of(name) for name in (*([control] if control else []), *ids))
    return ",".join(doi_path(doi) for doi in dois)
