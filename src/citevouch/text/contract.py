"""A reading as the contract writes it."""

from __future__ import annotations

from hashlib import sha256
from typing import TYPE_CHECKING

from citevouch_contract import models

if TYPE_CHECKING:
    from citevouch.text.model import (
        Attribution,
        CitedPart,
        Claim,
        Entry,
        Marker,
        Mention,
        Number,
        Quote,
        Reading,
        Section,
        Sentence,
    )


def reading_to_contract(reading: Reading, *, name: str, contract_version: str) -> models.Reading:
    """The contract's Reading of a text called *name*; its subject is all that was read."""
    return models.Reading(
        contract_version=contract_version,
        subject=models.ReportSubject(
            name=name,
            sha256=sha256(reading.text.encode("utf-8", "surrogatepass")).hexdigest(),
            characters=len(reading.text),
        ),
        sections=[_section(section) for section in reading.sections],
        mentions=[contract_mention(mention) for mention in reading.mentions],
        bibliography=[contract_entry(entry) for entry in reading.bibliography],
        quoted_passages=[_quote(quote) for quote in reading.quotes],
        short_quotes=reading.short_quotes,
        markers=[_marker(marker) for marker in reading.markers],
        claims=[contract_claim(claim) for claim in reading.claims],
        uncited_entries=list(reading.uncited_entries),
        unsourced=[_sentence(sentence) for sentence in reading.unsourced],
        citations_in_text=reading.citations_in_text,
        citations_list=list(reading.citations_list),
    )


def contract_mention(mention: Mention) -> models.Mention:
    """The contract's Mention."""
    return models.Mention(
        raw=mention.raw,
        start=mention.start,
        end=mention.end,
        canonical_id=mention.canonical_id,
        identifier_type=models.IdentifierType(mention.identifier_type),
        line=mention.line,
        column=mention.column,
        heading=mention.heading or None,
        link_text=mention.link_text or None,
        malformed=mention.malformed,
        malformed_reason=mention.malformed_reason,
        truncation_of=mention.truncation_of,
    )


def contract_entry(entry: Entry) -> models.BibliographyEntry:
    """The contract's BibliographyEntry."""
    return models.BibliographyEntry(
        raw=entry.raw,
        start=entry.start,
        end=entry.end,
        label=entry.label,
        keys=list(entry.keys) or None,
        identifiers=list(entry.identifiers) or None,
        cited_title=_part(entry.title),
        cited_authors=_part(entry.authors),
        cited_year=_part(entry.year),
        cited_journal=_part(entry.journal),
    )


def contract_claim(claim: Claim) -> models.Claim:
    """The contract's Claim; its indices are the labels that are numbers."""
    return models.Claim(
        raw=claim.raw,
        text=claim.text,
        start=claim.start,
        end=claim.end,
        context=claim.context,
        labels=list(claim.labels) or None,
        indices=[int(label) for label in claim.labels if label.isdecimal() and label.isascii()] or None,
        reference_ids=list(claim.references) or None,
        quantitative=claim.quantitative,
        numbers=[contract_number(number) for number in claim.numbers] or None,
    )


def _part(part: CitedPart | None) -> models.CitedPart | None:
    if part is None:
        return None
    return models.CitedPart(
        raw=part.raw,
        text=part.text,
        start=part.start,
        end=part.end,
        found_by=models.CitedPartBasis(part.found_by) if part.found_by else None,
        confidence=part.confidence,
    )


def _section(section: Section) -> models.Section:
    return models.Section(
        raw=section.raw,
        start=section.start,
        end=section.end,
        heading=section.heading,
        heading_level=section.level,
        body_end=section.body_end,
        is_bibliography=section.is_bibliography,
    )


def _quote(quote: Quote) -> models.QuotedPassage:
    return models.QuotedPassage(
        raw=quote.raw,
        text=quote.text,
        start=quote.start,
        end=quote.end,
        attributions=[_attribution(each) for each in quote.attributions] or None,
        is_title=quote.is_title,
    )


def _attribution(attribution: Attribution) -> models.Attribution:
    return models.Attribution(
        reference_id=attribution.reference_id,
        how=models.AttributionKind(attribution.how),
        start=attribution.start,
        end=attribution.end,
    )


def _marker(marker: Marker) -> models.Marker:
    return models.Marker(
        raw=marker.raw,
        start=marker.start,
        end=marker.end,
        labels=list(marker.labels) or None,
        reference_ids=list(marker.references) or None,
        dangling=list(marker.dangling) or None,
    )


def _sentence(sentence: Sentence) -> models.Sentence:
    return models.Sentence(raw=sentence.raw, start=sentence.start, end=sentence.end)


def contract_number(number: Number) -> models.NumberMention:
    """The contract's NumberMention."""
    return models.NumberMention(
        raw=number.raw,
        number_kind=models.NumberKind(number.kind),
        value=number.value,
        low=number.low,
        high=number.high,
        unit=number.unit,
        start=number.start,
        end=number.end,
        evidential=number.evidential,
    )
