"""DataCite: metadata of its DOIs, and of arXiv's papers through the DOIs that arXiv registers with it."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

from citevouch.identifiers import canonical, local_part
from citevouch.records import Record
from citevouch.resolve.markup import plain
from citevouch.resolve.registries.base import MALFORMED, Answer, Request, Unbelievable
from citevouch.resolve.registries.batches import by_doi, doi_requests
from citevouch.resolve.registries.bodies import expect, items, json_of, required, string
from citevouch.resolve.registries.crossref_works import arxiv_of
from citevouch.resolve.years import year_in

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from citevouch.settings import Settings

REGISTRY = "DATACITE"
GROUP = "datacite"
BATCH = 50

#: What is read of a record; the relations of some data sets have megabytes.
FIELDS = "doi,titles,creators,publisher,container,publicationYear,descriptions,subjects,types,language"

#: Kinds of descriptions that say what a thing is about, the best first.
_ABOUT = ("Abstract", "Methods", "TechnicalInfo", "Other", "")


def requests_for(
    ids: Sequence[str], settings: Settings, *, control: str | None = None, kind: str = "record"
) -> list[Request]:
    """Lists by ``ids=``, lower case as the service wants it; a DOI with a comma is asked for alone."""
    del control  # a record that is not listed is unknown, with or without one
    url = f"{settings.datacite_url}/dois"
    return doi_requests(ids, url, registry=REGISTRY, group=GROUP, size=BATCH, kind=kind, params=_params)


def believe(request: Request, status: int, headers: Mapping[str, str], body: bytes) -> Answer:
    """Records of the DOIs and arXiv identifiers asked for; what is not listed, or a 404, is unknown."""
    single = not request.params
    expect(status, (200, 404) if single else (200,))
    value = json_of(headers, body)
    if status == 404:
        required(value, "errors", kind=list)
        return Answer(unknown=request.requested_ids)
    entries = [required(value, "data", kind=dict)] if single else required(value, "data", kind=list)
    names = by_doi(request.requested_ids)
    records: dict[str, Record] = {}
    for entry in entries:
        record = record_of(entry)
        if record.doi not in names:
            raise Unbelievable(MALFORMED, "a record that was not asked for")
        records.update({name: replace(record, reference_id=name) for name in names[record.doi]})
    return Answer(records=records, unknown=tuple(n for n in request.requested_ids if n not in records))


def record_of(entry: Any) -> Record:
    """The record in one JSON:API resource of type ``dois``; answers for its DOI, "" where that is none."""
    fields = required(entry, "attributes", kind=dict)
    reference_id = canonical("DOI", string(fields, "doi") or string(entry, "id")) or ""
    doi = local_part(reference_id) or None
    titles = _titles(fields)
    text = _text(fields)
    resource = (string(fields, "types", "resourceTypeGeneral"), string(fields, "types", "resourceType"))
    return Record(
        reference_id=reference_id,
        source="DATACITE",
        title=titles[0] if titles else "",
        other_titles=tuple(titles[1:]),
        authors=tuple(filter(None, map(_author, items(fields, "creators")))),
        year=year_in(string(fields, "publicationYear")),
        journal=string(fields, "container", "title") or _publisher(fields) or None,
        language=string(fields, "language") or None,
        publication_types=tuple(dict.fromkeys(filter(None, resource))),
        keywords=tuple(
            dict.fromkeys(filter(None, (string(s, "subject") for s in items(fields, "subjects"))))
        ),
        doi=doi,
        also=arxiv_of(doi),
        text=text,
        content_scope="ABSTRACT" if text else "TITLE_ONLY" if titles else "NONE",
    )


def _titles(fields: Any) -> list[str]:
    """The title with its subtitle, then the other titles."""
    typed = [(string(each, "titleType"), plain(string(each, "title"))) for each in items(fields, "titles")]
    main = [text for kind, text in typed if text and not kind]
    subtitle = next((text for kind, text in typed if text and kind == "Subtitle"), "")
    rest = [text for kind, text in typed if text and kind not in {"", "Subtitle"}]
    if main and subtitle and subtitle.casefold() not in main[0].casefold():
        main = [f"{main[0].rstrip(':')}: {subtitle}", *main]
    return list(dict.fromkeys(main + rest)) or [subtitle] * bool(subtitle)


def _text(fields: Any) -> str:
    """The best description, paragraphs kept."""
    found = [
        (string(each, "descriptionType"), string(each, "description"))
        for each in items(fields, "descriptions")
    ]
    known = [(_ABOUT.index(kind), text) for kind, text in found if kind in _ABOUT and text]
    if not known:
        return ""
    best = min(kind for kind, _ in known)
    paragraphs = (part for kind, text in known if kind == best for part in text.split("\n\n"))
    return "\n\n".join(dict.fromkeys(filter(None, map(plain, paragraphs))))


def _author(creator: Any) -> str:
    """``Given Family``; else the name as given, which is ``Family, Given`` or that of a group."""
    person = " ".join(filter(None, (string(creator, "givenName"), string(creator, "familyName"))))
    return plain(person or string(creator, "name"))


def _publisher(fields: Any) -> str:
    """A string, or since 2023 an object with a name."""
    return string(fields, "publisher") or string(fields, "publisher", "name")


def _params(ids: Sequence[str]) -> tuple[tuple[str, str], ...]:
    dois = list(by_doi(ids))
    return (("ids", ",".join(dois)), ("page[size]", str(len(dois))), ("fields[dois]", FIELDS))
