"""Findings: one for each thing that wants a person's eye, its id the same while other text changes."""

from __future__ import annotations

import hashlib
from collections import Counter
from typing import TYPE_CHECKING

from citevouch_contract.models import (
    ContentScope,
    Finding,
    FindingKind,
    IdentityVerdict,
    QuoteOutcome,
    ReferenceStatus,
    RelevanceVerdict,
    Severity,
    Standing,
    StandingSource,
    UnverifiableReason,
)

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from citevouch.check.places import Places
    from citevouch.text.model import Reading
    from citevouch_contract.models import IdentityCheck, QuoteCheck, ReferenceCheck, TextPlace

_STATUS = {
    ReferenceStatus.NOT_FOUND: (FindingKind.REFERENCE_NOT_FOUND, Severity.CRITICAL),
    ReferenceStatus.LOOKUP_FAILED: (FindingKind.LOOKUP_FAILED, Severity.WARNING),
}
_IDENTITY = {
    IdentityVerdict.MISMATCH: (FindingKind.IDENTITY_MISMATCH, Severity.CRITICAL),
    IdentityVerdict.WRONG_IDENTIFIER: (FindingKind.WRONG_IDENTIFIER, Severity.CRITICAL),
    IdentityVerdict.CONFLICT: (FindingKind.IDENTIFIER_CONFLICT, Severity.WARNING),
}
_STANDING = {
    Standing.RETRACTED: (FindingKind.RETRACTED, Severity.CRITICAL),
    Standing.WITHDRAWN: (FindingKind.RETRACTED, Severity.CRITICAL),
    Standing.EXPRESSION_OF_CONCERN: (FindingKind.CONCERN, Severity.WARNING),
    Standing.CORRECTED: (FindingKind.CORRECTED, Severity.NOTE),
}
_SOURCES = {
    StandingSource.PUBMED: "PubMed",
    StandingSource.CROSSREF: "Crossref",
    StandingSource.RETRACTION_WATCH: "Retraction Watch",
}


def find(
    reading: Reading, references: Sequence[ReferenceCheck], quotes: Sequence[QuoteCheck], places: Places
) -> list[Finding]:
    """The findings about one text, in document order; two with the same words get -2, -3 behind their id."""
    found = [
        *(finding for each in references for finding in _about_reference(each, places)),
        *(finding for each in quotes for finding in _about_quote(each, places)),
        *_about_text(reading, places),
    ]
    found.sort(key=lambda finding: (finding.place.start if finding.place else 0, finding.finding_kind))
    times: Counter[str] = Counter()
    for finding in found:
        times[finding.id] += 1
        if times[finding.id] > 1:
            finding.id = f"{finding.id}-{times[finding.id]}"
    return found


def _about_reference(reference: ReferenceCheck, places: Places) -> Iterator[Finding]:
    first = next(iter(reference.mentions or ()), None)
    at = places.at(first.start, first.end) if first else None
    named = _maker(reference.reference_id, at)
    status = ReferenceStatus(reference.status)
    if status in _STATUS:
        yield named(*_STATUS[status], reference.message or "", "")
    if reference.unverifiable_reason == UnverifiableReason.MALFORMED:
        yield named(FindingKind.IDENTIFIER_MALFORMED, Severity.WARNING, reference.message or "", "")
    for check in reference.identity or ():
        yield from _about_identity(reference.reference_id, check, at)
    standing = _STANDING.get(Standing(reference.standing)) if reference.standing else None
    if standing:
        yield named(*standing, _said_of_standing(reference), "")
    if reference.relevance and reference.relevance.relevance_verdict == RelevanceVerdict.OFF_TOPIC:
        shared = ", ".join(reference.relevance.matched_keywords or ()) or "none"
        message = f"the record may not be about the subject of this text (shared terms: {shared})"
        yield named(FindingKind.OFF_TOPIC, Severity.NOTE, message, "")


def _about_identity(name: str, check: IdentityCheck, at: TextPlace | None) -> Iterator[Finding]:
    named = _maker(name, check.place or at)
    cited = check.cited_title.text if check.cited_title else ""
    verdict = IdentityVerdict(check.identity_verdict)
    if verdict in _IDENTITY:
        yield named(*_IDENTITY[verdict], _said_of_identity(check), cited)
    for detail in check.wrong_details or ():
        message = (
            f"{detail.detail.lower()}: the text has “{detail.as_cited}”, the record “{detail.in_record}”"
        )
        yield named(FindingKind.DETAILS_WRONG, Severity.NOTE, message, f"{cited} {detail.detail}")


def _said_of_identity(check: IdentityCheck) -> str:
    if check.identity_verdict == IdentityVerdict.CONFLICT:
        why = f" ({check.note})" if check.note else ""
        return f"different papers: {', '.join(check.conflicting_records or ())}{why}"
    cited = check.cited_title.text if check.cited_title else ""
    right = f"; the cited title is that of {check.suggested_id}" if check.suggested_id else ""
    return f"the text cites “{cited}”, the record is “{check.record_title}”{right}"


def _said_of_standing(reference: ReferenceCheck) -> str:
    gravest = next(iter(reference.notices or ()), None)
    said = str(reference.standing).replace("_", " ").lower()
    if gravest is None:
        return said
    when = f" on {gravest.notice_date}" if gravest.notice_date else ""
    return f"{said}{when}, says {_SOURCES[StandingSource(gravest.noticed_by)]}"


def _about_quote(check: QuoteCheck, places: Places) -> Iterator[Finding]:
    named = _maker(check.reference_id, places.at(check.start, check.end), quote_id=check.id)
    if check.quote_outcome == QuoteOutcome.NOT_FOUND:
        weak = check.searched_scope != ContentScope.FULL_TEXT
        where = "the abstract, which is all that was searched" if weak else "the text"
        severity = Severity.WARNING if weak else Severity.CRITICAL
        yield named(
            FindingKind.QUOTE_NOT_FOUND, severity, f"the quoted words are not in {where}", check.quote
        )
    elif check.quote_outcome == QuoteOutcome.MISATTRIBUTED:
        message = f"the quoted words are not in it, but word for word in {check.found_in}"
        yield named(FindingKind.QUOTE_MISATTRIBUTED, Severity.CRITICAL, message, check.quote)


def _about_text(reading: Reading, places: Places) -> Iterator[Finding]:
    for entry in reading.bibliography:
        if not entry.identifiers:
            words = entry.title.text if entry.title else entry.raw
            named = _maker(None, places.at(entry.start, entry.end), label=entry.label)
            message = "a bibliography entry without any identifier: nothing can be looked up"
            yield named(FindingKind.CITATION_WITHOUT_IDENTIFIER, Severity.NOTE, message, words)
    for marker in reading.markers:
        for label in marker.dangling:
            named = _maker(None, places.at(marker.start, marker.end), label=label)
            yield named(
                FindingKind.DANGLING_MARKER, Severity.WARNING, f"no entry has the label {label}", label
            )
    for sentence in reading.unsourced:
        named = _maker(None, places.at(sentence.start, sentence.end))
        message = "a number that is evidence, and no source beside it"
        yield named(FindingKind.UNSOURCED_NUMBER, Severity.NOTE, message, sentence.raw)


def _maker(
    reference: str | None, place: TextPlace | None, *, quote_id: str | None = None, label: str | None = None
) -> Callable[[FindingKind, Severity, str, str], Finding]:
    """A function that makes findings about one thing; its last argument are the words the id is made from."""

    def make(kind: FindingKind, severity: Severity, message: str, words: str) -> Finding:
        return Finding(
            id=finding_id(kind, reference, words),
            finding_kind=kind,
            severity=severity,
            message=message or kind.value,
            place=place,
            reference_id=reference,
            quote_id=quote_id,
            label=label,
        )

    return make


def finding_id(kind: FindingKind, reference: str | None, words: str) -> str:
    """16 hexadecimal digits that stay the same while kind, reference and words (white space aside) do."""
    normal = "\x1f".join((kind.value, reference or "", " ".join(words.split()).casefold()))
    return hashlib.sha256(normal.encode("utf-8", "surrogatepass")).hexdigest()[:16]
