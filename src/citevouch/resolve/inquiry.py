"""Which registry is asked about what, and in which order.

An inquiry goes in steps; the requests of one step are asked side by side, in an order that depends on the
identifiers alone, so that equal runs have equal logs:

1. PMCIDs to the ID converter, DOIs to Crossref, arXiv numbers to DataCite, GEO and trial numbers home,
   what a user's file of sources covers to those;
2. PMIDs to PubMed, with those that the ID converter named for PMCIDs; PMCIDs that it does not know, or
   knows without a PMID, to PMC; DOIs and arXiv numbers without a record to doi.org: who registered them?
3. DOIs that DataCite registered to DataCite; those that doi.org was vague about to its handle service;
   PMCIDs whose PMID brought no record, or one that names another PMCID, to PMC.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING

from citevouch.identifiers import canonical, type_of
from citevouch.resolve.plan import AUTHORITY

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping

    from citevouch.records import Attempt, Record
    from citevouch.resolve.ask import Asked, Asker
    from citevouch.resolve.evidence import Evidence, Log
    from citevouch.resolve.registries.base import Answer, Request

#: First question by type of identifier: the registry. PMIDs wait for those that PMCIDs bring.
_FIRST = {
    "PMCID": "IDCONV",
    "DOI": "CROSSREF",
    "ARXIV": "DATACITE",
    "GEO": "GEO",
    "NCT": "CLINICALTRIALS",
}


@dataclass
class Inquiry:
    """An inquiry under way: what is wanted, and whom each identifier asked about concerns."""

    wanted: list[Evidence]
    asker: Asker
    log: Log
    concerned: dict[str, list[Evidence]] = field(default_factory=dict)

    def requests(self, registry: str, ids: Iterable[str], *, kind: str = "record") -> list[Request]:
        """The requests that ask *registry* about *ids*, with its control where it has one."""
        unique = list(dict.fromkeys(ids))
        if not unique:
            return []
        module = self.asker.modules[registry]
        return module.requests_for(
            unique, self.asker.settings, control=self._control(registry, kind), kind=kind
        )

    def _control(self, registry: str, kind: str) -> str | None:
        settings = self.asker.settings
        if (registry, kind) == ("PUBMED", "record"):
            return canonical("PMID", settings.control_pmid)
        if (registry, kind) == ("DOI_ORG", "agency"):
            return canonical("DOI", settings.control_doi)
        return None


def inquire(wanted: Iterable[Evidence], asker: Asker, log: Log) -> None:
    """Ask about *wanted* until they are settled or nobody is left to ask; they hold the result."""
    inquiry = Inquiry(list(wanted), asker, log)
    for evidence in inquiry.wanted:
        inquiry.concerned[evidence.identifier] = [evidence]
    steps: list[Callable[[Inquiry], list[Request]]] = [_first, _second, _third]
    follow: list[Request] = []
    while steps or follow:
        step = steps.pop(0) if steps else _nothing
        follow = _absorb(inquiry, asker.ask_all([*step(inquiry), *follow]))


def _first(inquiry: Inquiry) -> list[Request]:
    by_registry: dict[str, list[str]] = {registry: [] for registry in _FIRST.values()}
    for evidence in inquiry.wanted:
        kind = type_of(evidence.identifier)
        if kind != "PMID":
            by_registry.setdefault(_FIRST.get(kind, "OTHER"), []).append(evidence.identifier)
    return [each for registry, ids in by_registry.items() for each in inquiry.requests(registry, ids)]


def _second(inquiry: Inquiry) -> list[Request]:
    pmids: list[str] = []
    pmcids: list[str] = []
    dois: list[str] = []
    for evidence in inquiry.wanted:
        kind = type_of(evidence.identifier)
        if kind == "PMID":
            pmids.append(evidence.identifier)
        elif kind == "PMCID":
            pmid = canonical("PMID", evidence.facts.get("pmid", ""))
            (pmids if pmid else pmcids).append(pmid or evidence.identifier)
            if pmid:
                inquiry.concerned.setdefault(pmid, []).append(evidence)
        elif kind in {"DOI", "ARXIV"} and not evidence.record:
            dois.append(evidence.identifier)
    return [
        *inquiry.requests("PUBMED", pmids),
        *inquiry.requests("PUBMED", pmcids, kind="pmc"),
        *inquiry.requests("DOI_ORG", dois, kind="agency"),
    ]


def _third(inquiry: Inquiry) -> list[Request]:
    waiting = [each for each in inquiry.wanted if not each.record and not each.malformed]
    datacite = [each for each in waiting if _agency(each) == "datacite" and not _was_at(each, "DATACITE")]
    vague = [each for each in waiting if each.failed and _is_vague(*each.failed[-1])]
    pmcids = [each for each in waiting if type_of(each.identifier) == "PMCID" and "pmid" in each.facts]
    return [
        *inquiry.requests("DATACITE", [each.identifier for each in datacite]),
        *inquiry.requests("DOI_ORG", [each.identifier for each in vague], kind="handle"),
        *inquiry.requests("PUBMED", [each.identifier for each in pmcids], kind="pmc"),
    ]


def _agency(evidence: Evidence) -> str:
    return evidence.facts.get("agency", "").lower()


def _was_at(evidence: Evidence, registry: str) -> bool:
    return any(attempt.registry == registry for attempt in evidence.attempts)


def _is_vague(attempt: Attempt, cause: str) -> bool:
    return attempt.registry == "DOI_ORG" and cause == "INCONCLUSIVE"


def _nothing(_inquiry: Inquiry) -> list[Request]:
    return []


def _absorb(inquiry: Inquiry, story: Iterable[Asked]) -> list[Request]:
    """Log every attempt and note what it says about whom; the requests that complete an answer."""
    follow: list[Request] = []
    for asked in story:
        attempt = inquiry.log.add(_naming_all(asked, inquiry.concerned))
        if asked.answer:
            follow.extend(asked.answer.follow)
        for identifier in asked.request.requested_ids:
            for evidence in inquiry.concerned.get(identifier, ()):
                evidence.attempts.append(attempt)
                if asked.answer:
                    _note(evidence, identifier, asked.answer, attempt)
                else:
                    evidence.failed.append((attempt, attempt.lookup_outcome))
    return follow


def _naming_all(asked: Asked, concerned: Mapping[str, list[Evidence]]) -> Attempt:
    """The attempt with the PMCIDs behind the PMIDs that it asks for: it is about those as well."""
    attempt = asked.attempt
    records = asked.answer.records if asked.answer else {}
    behind = [other.identifier for name in attempt.requested_ids for other in concerned.get(name, ())]
    found = [
        other.identifier
        for name in attempt.found_ids
        for other in concerned.get(name, ())
        if name not in records or _is_of(records[name], other)
    ]
    return replace(
        attempt,
        requested_ids=tuple(dict.fromkeys((*attempt.requested_ids, *behind))),
        found_ids=tuple(dict.fromkeys((*attempt.found_ids, *found))),
    )


def _note(evidence: Evidence, identifier: str, answer: Answer, attempt: Attempt) -> None:
    """What *answer* says about *identifier*, for the evidence that it concerns."""
    own = identifier == evidence.identifier
    if identifier in answer.records and not _is_of(answer.records[identifier], evidence):
        evidence.failed.append((attempt, "INCONCLUSIVE"))
    elif identifier in answer.records:
        evidence.record = _naming(dated(answer.records[identifier], attempt.at), evidence.identifier)
    elif identifier in answer.extra:
        evidence.facts.update(answer.extra[identifier])
        evidence.registered = attempt.registry
    elif identifier in answer.absent:
        if own:
            evidence.denied[attempt.registry] = attempt
    elif identifier in answer.malformed:
        evidence.malformed = True
    elif not any(identifier in each.requested_ids for each in answer.follow) and _matters(evidence, attempt):
        evidence.failed.append((attempt, "INCONCLUSIVE"))


def _is_of(record: Record, evidence: Evidence) -> bool:
    """Whether a record that was found by PMID is of the PMCID behind it: not one that names another PMCID."""
    own = evidence.identifier
    return type_of(own) != "PMCID" or not record.pmcid or own == f"PMC:{record.pmcid}"


def dated(record: Record, at: str) -> Record:
    """*record* with the time at which its registry, and so the notices on it, were asked."""
    notices = tuple(replace(notice, as_of=notice.as_of or at) for notice in record.notices)
    return replace(record, retrieved_at=at, notices=notices)


def _matters(evidence: Evidence, attempt: Attempt) -> bool:
    """Whether silence of this registry leaves the identifier open: not of one that just lacks it."""
    authority = AUTHORITY.get(type_of(evidence.identifier))
    return attempt.registry == authority or (authority == "IDCONV" and attempt.registry == "PUBMED")


def _naming(record: Record, identifier: str) -> Record:
    """*record* answering for *identifier* too: a PMCID leads to the record of a PMID that may not name it."""
    if identifier in record.identifiers:
        return record
    return replace(record, also=(*record.also, identifier))
