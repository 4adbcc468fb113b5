"""ClinicalTrials.gov, API version 2: registered trials by NCT number."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from citevouch.identifiers import canonical, local_part
from citevouch.records import Record
from citevouch.resolve.markup import plain
from citevouch.resolve.registries.base import HTTP_ERROR, MALFORMED, Answer, Request, Unbelievable
from citevouch.resolve.registries.batches import address_length, batches
from citevouch.resolve.registries.bodies import at, expect, items, json_of, required, string, strings
from citevouch.resolve.years import year_in

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from citevouch.settings import Settings

REGISTRY = "CLINICALTRIALS"
GROUP = "clinicaltrials"
BATCH = 100

#: Modules of a study that are read; a whole study has up to a megabyte.
FIELDS = (
    "IdentificationModule,StatusModule,SponsorCollaboratorsModule,DescriptionModule,ConditionsModule,"
    "DesignModule,ArmsInterventionsModule"
)

#: How the API words a miss, in plain text with status 404.
_MISS = "nct number {} not found"


def requests_for(
    ids: Sequence[str], settings: Settings, *, control: str | None = None, kind: str = "record"
) -> list[Request]:
    """Lists by ``filter.ids``; one trial alone (kind ``study``) by its own address."""
    del control  # a miss is believed only in the API's own words
    url = f"{settings.clinicaltrials_url}/studies"
    if kind == "study" or len(ids) == 1:
        return [_study(url, name) for name in ids]
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
        for batch in batches(ids, BATCH, length=lambda names: address_length(url, _params(names)))
    ]


def believe(request: Request, status: int, headers: Mapping[str, str], body: bytes) -> Answer:
    """Records of the trials asked for, also under a former number.

    Each one that a list lacks is asked for alone (``follow``): only its own 404, in the API's words, says
    that it is absent.
    """
    if request.kind == "study":
        return _one(request, status, headers, body)
    expect(status)
    value = json_of(headers, body)
    records: dict[str, Record] = {}
    for study in required(value, "studies", kind=list):
        names = [name for name in _numbers(study) if name in request.requested_ids]
        if not names:
            raise Unbelievable(MALFORMED, "a trial that was not asked for")
        records.update({name: _record(name, study) for name in names})
    missing = [name for name in request.requested_ids if name not in records]
    return Answer(records=records, follow=tuple(_study(request.url, name) for name in missing))


def _one(request: Request, status: int, headers: Mapping[str, str], body: bytes) -> Answer:
    (name,) = request.requested_ids
    if status == 404:
        said = " ".join(body[:200].decode("utf-8", "replace").split()).lower().strip(' ".')
        if said == _MISS.format(local_part(name).lower()):
            return Answer(absent=(name,))
        raise Unbelievable(HTTP_ERROR, "a 404 that is not the API's own")
    expect(status)
    study = json_of(headers, body)
    if name not in _numbers(study):
        raise Unbelievable(MALFORMED, "a trial that was not asked for")
    return Answer(records={name: _record(name, study)})


def _study(url: str, name: str) -> Request:
    return Request(
        registry=REGISTRY,
        group=GROUP,
        kind="study",
        method="GET",
        url=f"{url}/{local_part(name)}",
        params=(("fields", FIELDS),),
        requested_ids=(name,),
    )


def _params(ids: Sequence[str]) -> tuple[tuple[str, str], ...]:
    listed = ",".join(local_part(name) for name in ids)
    return (("filter.ids", listed), ("fields", FIELDS), ("pageSize", str(len(ids))))


def _numbers(study: Any) -> list[str]:
    """The NCT number of a study and its former ones."""
    module = required(study, "protocolSection", "identificationModule", kind=dict)
    numbers = [string(module, "nctId"), *strings(module, "nctIdAliases")]
    return [name for name in (canonical("NCT", number) for number in numbers) if name]


def _record(name: str, study: Any) -> Record:
    section = at(study, "protocolSection")
    titles = [
        plain(string(section, "identificationModule", key))
        for key in ("officialTitle", "briefTitle", "acronym")
    ]
    found = list(dict.fromkeys(filter(None, titles)))
    text = _text(section)
    design = section.get("designModule")
    return Record(
        reference_id=name,
        source=REGISTRY,
        title=found[0] if found else "",
        other_titles=tuple(found[1:]),
        authors=tuple(filter(None, (string(section, "sponsorCollaboratorsModule", "leadSponsor", "name"),))),
        year=_year(section),
        journal="ClinicalTrials.gov",
        publication_types=tuple(filter(None, (string(design, "studyType"), *strings(design, "phases")))),
        keywords=tuple(dict.fromkeys(_keywords(section))),
        also=tuple(number for number in _numbers(study) if number != name),
        text=text,
        content_scope="ABSTRACT" if text else "TITLE_ONLY" if found else "NONE",
    )


def _text(section: Any) -> str:
    """The brief summary, then the detailed description."""
    parts = (string(section, "descriptionModule", key) for key in ("briefSummary", "detailedDescription"))
    return "\n\n".join(filter(None, parts))


def _year(section: Any) -> str | None:
    """Of the first posting: a trial may be cited years before it starts."""
    for key in ("studyFirstPostDateStruct", "startDateStruct"):
        year = year_in(string(section, "statusModule", key, "date"))
        if year:
            return year
    return None


def _keywords(section: Any) -> list[str]:
    interventions = items(section, "armsInterventionsModule", "interventions")
    return [
        *strings(section, "conditionsModule", "conditions"),
        *strings(section, "conditionsModule", "keywords"),
        *filter(None, (string(each, "name") for each in interventions)),
    ]
