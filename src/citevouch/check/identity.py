"""Rung 2: is the record behind an identifier the paper that the text names?

Each place that names a work is checked for each of its identifiers that has a record. Precedence: the title
agrees with this identifier's record (MATCH); with the record of another identifier of the same place, of the
same text, or of a search (WRONG_IDENTIFIER); with neither (MISMATCH); the identifiers of the place name
different papers and no title decides (CONFLICT). What could be a paraphrase, and what rests on a title that
was read with little confidence, is UNCERTAIN: an accusation needs evidence.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from citevouch.check.citing import Citing, citing_places
from citevouch.check.details import first_author_agrees, journal_agrees, year_agrees
from citevouch.check.places import Places
from citevouch.check.titles import LEAST_WORDS, Comparison, compare, is_notice
from citevouch.check.works import one_work, same_record
from citevouch.identifiers import type_of
from citevouch_contract.models import (
    CitedDetail,
    CitedPart,
    CitedPartBasis,
    IdentityCheck,
    IdentityVerdict,
    SuggestionSource,
    WrongDetail,
)

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from citevouch.records import Record
    from citevouch.text.model import Reading


@dataclass(frozen=True, kw_only=True)
class Candidate:
    """A record that a search by title offered, and where the search looked: STORE or SEARCH."""

    record: Record
    suggested_by: SuggestionSource


@dataclass(frozen=True, kw_only=True)
class Known:
    """What identity is judged by: records by cited identifier, and what searches for cited titles offered."""

    records: Mapping[str, Record]
    candidates: Mapping[str, Sequence[Candidate]] = field(default_factory=dict)  #: by cited title


def check_identity(reading: Reading, known: Known) -> dict[str, list[IdentityCheck]]:
    """The identity checks of *reading* by identifier, one for each place that cites it by title or entry.

    An identifier without a record has none; words beside an identifier make one only where they are the
    record's title or nothing in its title and text has to do with them. A PMCID and a PMID of one text with
    the same digits that name different papers get a CONFLICT each: one of them was probably copied from the
    other's digits.
    """
    places = Places(reading.text)
    checks: dict[str, list[IdentityCheck]] = {}
    for citing in citing_places(reading):
        for name in citing.identifiers:
            check = _check(name, citing, known, places) if name in known.records else None
            if check:
                checks.setdefault(name, []).append(check)
    first = {mention.canonical_id: mention for mention in reversed(reading.mentions)}
    cited = {name: record for name, record in known.records.items() if name in first}
    for name, twin in _same_digits(cited):
        mention = first[name]
        checks.setdefault(name, []).append(
            IdentityCheck(
                identity_verdict=IdentityVerdict.CONFLICT,
                place=places.at(mention.start, mention.end),
                record_title=known.records[name].title or None,
                conflicting_records=[name, twin],
                note="the same digits stand in this text as a PMID and as a PMCID, and name different papers",
            )
        )
    return checks


def mismatched_titles(checks: Mapping[str, Sequence[IdentityCheck]]) -> tuple[str, ...]:
    """The cited titles of the mismatches, for which a search may find the right identifier."""
    found = (
        check.cited_title.text
        for each in checks.values()
        for check in each
        if check.identity_verdict == IdentityVerdict.MISMATCH and check.cited_title
    )
    return tuple(dict.fromkeys(found))


def _check(name: str, citing: Citing, known: Known, places: Places) -> IdentityCheck | None:
    """The check of one identifier of one place; None for a phrase beside it that may well be no title."""
    record = known.records[name]
    at = places.at(citing.start, citing.end)
    conflict = _conflicting(name, citing, known.records)
    if not citing.title or not record.title:
        if conflict:
            return _conflict(name, record, conflict, place=at)
        reason = "the text gives no title" if record.title else "the record has no title"
        return IdentityCheck(identity_verdict=IdentityVerdict.NOT_ASSESSED, place=at, withheld_reason=reason)
    if not citing.is_entry and _is_sentence_of(record, citing.title.text):
        return None
    compared = compare(citing.title.text, record)
    shown: dict[str, Any] = {
        "place": at,
        "cited_title": _part(citing),
        "record_title": compared.record_title,
        "score": compared.score,
        "differing_words": [*compared.cited_only, *compared.record_only] or None,
    }
    if compared.agrees and not is_notice(record.title):
        return _match(citing, record, conflict, known, shown)
    if right := _right_identifier(name, citing, known):
        return IdentityCheck(identity_verdict=IdentityVerdict.WRONG_IDENTIFIER, **right, **shown)
    if _different(citing, record, compared):
        return IdentityCheck(identity_verdict=IdentityVerdict.MISMATCH, **shown)
    if conflict:
        return _conflict(name, record, conflict, **shown)
    if not citing.is_entry and not (compared.differs and record.text):
        return None
    return IdentityCheck(
        identity_verdict=IdentityVerdict.UNCERTAIN, note=_why_uncertain(citing, record, compared), **shown
    )


def _is_sentence_of(record: Record, words: str) -> bool:
    """Whether words beside an identifier stand in the record's text, and in none of its titles."""
    said = words.rstrip(".").lower()
    titles = (record.title, *record.other_titles)
    return said in record.text.lower() and not any(said in title.lower() for title in titles)


def _part(citing: Citing) -> CitedPart | None:
    title = citing.title
    if title is None:
        return None
    basis = CitedPartBasis(title.found_by) if title.found_by else None
    return CitedPart(
        raw=title.raw,
        text=title.text,
        start=title.start,
        end=title.end,
        found_by=basis,
        confidence=title.confidence,
    )


def _different(citing: Citing, record: Record, compared: Comparison) -> bool:
    """Whether the record is surely of another paper: different titles, and nobody in common."""
    if not compared.differs or not citing.firm or (record.language or "eng") not in {"eng", "en"}:
        return False
    people = first_author_agrees(citing.authors, record.authors) if citing.authors else None
    return people is not True


def _why_uncertain(citing: Citing, record: Record, compared: Comparison) -> str:
    if compared.words < LEAST_WORDS:
        return "the title given is too short to compare"
    if is_notice(record.title):
        return "the record is of a notice about a paper, not of the paper"
    if (record.language or "eng") not in {"eng", "en"}:
        return f"the record's language is {record.language}"
    if compared.differs and citing.firm:
        return "the titles differ, an author is the same"
    if compared.differs:
        return "the words given differ from the record's title, but may be no title"
    return "the titles neither agree nor clearly differ"


def _match(
    citing: Citing, record: Record, conflict: list[str], known: Known, shown: dict[str, Any]
) -> IdentityCheck:
    """The title is the record's; say what else there is to say: versions, and details that differ."""
    versions = [each for each in conflict if one_work(known.records[each], record)]
    note = f"another version of the same work is cited beside it: {', '.join(versions)}" if versions else None
    return IdentityCheck(
        identity_verdict=IdentityVerdict.MATCH,
        note=note,
        wrong_details=list(_wrong_details(citing, record)) or None,
        **shown,
    )


def _wrong_details(citing: Citing, record: Record) -> Iterator[WrongDetail]:
    """Authors, year and journal of *citing* that the record of the right paper does not bear out."""
    listed = "; ".join(record.authors[:3]) + ("; et al." if len(record.authors) > 3 else "")
    if citing.authors and first_author_agrees(citing.authors, record.authors) is False:
        yield WrongDetail(detail=CitedDetail.AUTHORS, as_cited=citing.authors, in_record=listed)
    if citing.year and record.year and year_agrees(citing.year, record.year) is False:
        yield WrongDetail(detail=CitedDetail.YEAR, as_cited=citing.year, in_record=record.year)
    if citing.journal and record.journal and journal_agrees(citing.journal, record.journal) is False:
        yield WrongDetail(detail=CitedDetail.JOURNAL, as_cited=citing.journal, in_record=record.journal)


def _right_identifier(name: str, citing: Citing, known: Known) -> dict[str, Any] | None:
    """Under which identifier the cited title was found, nearest source first."""
    if not citing.title:
        return None
    title = citing.title.text
    offered = known.candidates.get(title, ())
    sources = (
        (
            SuggestionSource.SAME_ENTRY,
            [each for each in citing.identifiers if each != name and each in known.records],
        ),
        (SuggestionSource.SAME_TEXT, [each for each in known.records if each not in citing.identifiers]),
    )
    for source, names in sources:
        for each in names:
            if _is_paper(title, known.records[each]) and not same_record(
                known.records[each], known.records[name]
            ):
                return {"suggested_id": each, "suggested_by": source}
    for candidate in offered:
        if _is_paper(title, candidate.record) and not same_record(candidate.record, known.records[name]):
            return {"suggested_id": candidate.record.reference_id, "suggested_by": candidate.suggested_by}
    return None


def _is_paper(title: str, record: Record) -> bool:
    compared = compare(title, record)
    return compared.agrees and compared.words >= LEAST_WORDS and not is_notice(record.title)


def _conflicting(name: str, citing: Citing, records: Mapping[str, Record]) -> list[str]:
    """The other identifiers of the place whose records share no identifier with this one's.

    A place that gives two identifiers of one kind lists several works, which may well be different papers.
    """
    kinds = [type_of(each) for each in citing.identifiers]
    if len(set(kinds)) < len(kinds):
        return []
    return [
        each
        for each in citing.identifiers
        if each != name and each in records and not same_record(records[each], records[name])
    ]


def _conflict(name: str, record: Record, conflict: list[str], **shown: Any) -> IdentityCheck:
    return IdentityCheck(
        identity_verdict=IdentityVerdict.CONFLICT,
        conflicting_records=[name, *conflict],
        **{"record_title": record.title or None} | shown,
    )


def _same_digits(records: Mapping[str, Record]) -> Iterator[tuple[str, str]]:
    """Pairs of a PMID and a PMCID with the same digits and different papers, each way round."""
    for name in records:
        twin = (
            name.replace("PMC:PMC", "PMID:") if name.startswith("PMC:") else name.replace("PMID:", "PMC:PMC")
        )
        if twin != name and twin in records and not same_record(records[name], records[twin]):
            yield name, twin
