"""The whole report on one text: every rung from what was read and what was resolved. No I/O."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from citevouch.check.convert import contract_attempt, contract_health, sha256
from citevouch.check.coverage import coverage
from citevouch.check.existence import check_existence
from citevouch.check.findings import find
from citevouch.check.identity import Candidate, Known, check_identity
from citevouch.check.places import Places
from citevouch.check.standing import check_standing
from citevouch.check.subject import check_subject, subject_of
from citevouch.check.summary import contract_version, summarize
from citevouch.check.vocabulary import KEYWORDS
from citevouch.check.works import groups
from citevouch.clock import now
from citevouch.text.contract import contract_entry
from citevouch.versions import version
from citevouch_contract.models import (
    Acknowledgement,
    ReferenceCheck,
    ReferenceStatus,
    ReportSubject,
    RunSettings,
    ToolVersion,
    ValidationReport,
)

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from citevouch.records import Notice, Record, Resolved
    from citevouch.text.model import Reading
    from citevouch_contract.models import QuoteCheck


@dataclass(frozen=True, kw_only=True)
class Beside:
    """What may be known beside the text and the records of what it cites."""

    acknowledgements: Sequence[Acknowledgement] = ()
    candidates: Mapping[str, Sequence[Candidate]] = field(default_factory=dict)  #: by cited title
    retractions: Mapping[str, Sequence[Notice]] = field(default_factory=dict)  #: by canonical identifier
    crossref: Mapping[str, Record] = field(default_factory=dict)  #: its records of DOIs others describe


def judge(
    reading: Reading,
    resolved: Resolved,
    *,
    name: str,
    settings: RunSettings,
    beside: Beside | None = None,
    explain: bool = False,
) -> ValidationReport:
    """The ValidationReport on *reading*.

    Args:
        reading: the text and what it cites.
        resolved: a Resolution for every identifier of `existence.cited_identifiers(reading)`.
        name: how the text is called in the report, for instance its file name.
        settings: what was asked for; quotes and relevance are checked as they say.
        beside: acknowledgements, offers of a title search, a retraction table.
        explain: whether to compute the closest passage for quotes that are not found.
    """
    known = beside or Beside()
    places = Places(reading.text)
    references = check_existence(reading, resolved)
    records = _records(references, resolved)
    _judge_records(references, records, reading, known)
    quotes = _judge_quotes(reading, resolved, explain=explain) if settings.check_quotes else []
    keywords = _judge_subject(references, records, reading, settings) if settings.check_relevance else []
    findings = find(reading, references, quotes, places)
    there = {finding.id for finding in findings}
    acknowledgements = [each for each in known.acknowledgements if each.finding in there]
    covered = coverage(reading, references, quotes)
    health = [contract_health(each) for each in resolved.health]
    return ValidationReport(
        contract_version=contract_version(),
        generated_at=now(),
        tools=tool_versions(),
        subject=ReportSubject(name=name, sha256=sha256(reading.text), characters=len(reading.text)),
        settings=settings,
        coverage=covered,
        references=references,
        quotes=quotes,
        bibliography=[contract_entry(entry) for entry in reading.bibliography],
        attempts=[contract_attempt(each) for each in resolved.attempts],
        health=health,
        report_keywords=keywords,
        findings=findings,
        acknowledgements=acknowledgements,
        summary=summarize(
            references,
            quotes,
            health,
            findings,
            coverage=covered,
            acknowledged=[each.finding for each in acknowledgements],
        ),
    )


def _records(references: Sequence[ReferenceCheck], resolved: Resolved) -> dict[str, Record]:
    """The records of what was verified, by cited identifier, in document order."""
    found = {}
    for reference in references:
        if reference.status == ReferenceStatus.VERIFIED:
            record = resolved.resolutions[reference.reference_id].record
            if record:
                found[reference.reference_id] = record
    return found


def _judge_records(
    references: Sequence[ReferenceCheck],
    records: Mapping[str, Record],
    reading: Reading,
    known: Beside,
) -> None:
    """Identity, standing and same_as of every verified reference, written into *references*."""
    same = groups(records)
    identity = check_identity(reading, Known(records=records, candidates=known.candidates))
    standing = check_standing(records, same, table=known.retractions, crossref=known.crossref)
    for reference in references:
        name = reference.reference_id
        if name in records:
            reference.identity = identity.get(name) or None
            reference.standing, notices = standing[name]
            reference.notices = notices or None
            reference.same_as = list(same[name]) or None


def _judge_quotes(reading: Reading, resolved: Resolved, *, explain: bool) -> list[QuoteCheck]:
    if not reading.quotes:
        return []
    from citevouch.check.quotation import check_quotes  # a tenth of a short run, and many texts quote nothing

    return check_quotes(reading.quotes, resolved, explain=explain)


def _judge_subject(
    references: Sequence[ReferenceCheck],
    records: Mapping[str, Record],
    reading: Reading,
    settings: RunSettings,
) -> list[str]:
    """Relevance of every verified reference, written into *references*; the keywords of the text."""
    count = settings.keyword_count or KEYWORDS
    subject = subject_of(reading, count=count)
    relevance = check_subject(subject, records, count=count)
    for reference in references:
        reference.relevance = relevance.get(reference.reference_id)
    return subject.terms


def tool_versions() -> list[ToolVersion]:
    """This program and the validator that it is measured beside, with their versions."""
    names = ("citevouch", "linkml-reference-validator")
    return [ToolVersion(name=name, version=version(name)) for name in names]
