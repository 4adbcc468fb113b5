"""Rung 1: what became of each identifier that the text cites."""

from __future__ import annotations

import re
from collections import defaultdict
from dataclasses import replace
from typing import TYPE_CHECKING

from citevouch.check.convert import contract_reference
from citevouch.identifiers import PREFIX_BY_TYPE, local_part, type_of
from citevouch.records import Resolution
from citevouch.text.contract import contract_mention
from citevouch.text.document import document

if TYPE_CHECKING:
    from collections.abc import Mapping

    from citevouch.records import Resolved
    from citevouch.text.model import Mention, Reading
    from citevouch_contract.models import ReferenceCheck

_IN_ADDRESS = r"https?://[^\s)\]>\"']*/{}(?![0-9])"


def cited_identifiers(reading: Reading) -> tuple[str, ...]:
    """What to look up: every well-formed identifier of the text, each once, in document order."""
    return tuple(dict.fromkeys(each.canonical_id for each in reading.mentions if each.canonical_id))


def check_existence(reading: Reading, resolved: Resolved) -> list[ReferenceCheck]:
    """One check for each thing cited, in document order, malformed identifiers included.

    A DOI that the registry does not know and that is the beginning of one that it does is a cut copy, not an
    accusation. Whatever was not resolved at all is a fault of the caller (KeyError).
    """
    mentions: dict[str, list[Mention]] = defaultdict(list)
    for mention in reading.mentions:
        mentions[mention.canonical_id or as_written(mention)].append(mention)
    checks = []
    for name, places in mentions.items():
        resolution = _explained(_settled(name, places, resolved), places, reading.text)
        checks.append(
            contract_reference(
                resolution,
                kind=places[0].identifier_type,
                mentions=[contract_mention(place) for place in places],
                occurrences=len(places),
            )
        )
    return checks


def as_written(mention: Mention) -> str:
    """The name under which a malformed identifier is listed: its prefix, once, and what was written."""
    prefix = PREFIX_BY_TYPE.get(mention.identifier_type, mention.identifier_type)
    written = " ".join(mention.raw.split())
    label = re.match(rf"{re.escape(prefix)}(?:\s*:\s*|\s+)(?=\S)", written, re.IGNORECASE)
    return f"{prefix}:{written[label.end() :] if label else written}"


def _settled(name: str, places: list[Mention], resolved: Resolved) -> Resolution:
    if places[0].canonical_id is None:
        reason = places[0].malformed_reason or "not an identifier of its kind"
        return _unverifiable(name, f"{reason}; nothing was asked")
    resolution = resolved.resolutions[name]
    if resolution.status != "NOT_FOUND" or type_of(name) != "DOI":
        return resolution
    whole = _whole(name, places, resolved.resolutions)
    if not whole:
        return resolution
    cut = _unverifiable(name, f"a cut copy of {whole}, which resolved")
    return replace(cut, attempt_ids=resolution.attempt_ids)


def _whole(name: str, places: list[Mention], resolutions: Mapping[str, Resolution]) -> str | None:
    """The verified DOI of which *name* is the beginning, as reading saw it or by its letters."""
    verified = [
        other for other, each in resolutions.items() if each.status == "VERIFIED" and type_of(other) == "DOI"
    ]
    named = [place.truncation_of for place in places if place.truncation_of in verified]
    longer = [other for other in verified if other.startswith(name) and other != name]
    return next(iter([*named, *longer]), None)


def _unverifiable(name: str, message: str) -> Resolution:
    return Resolution(
        reference_id=name, status="UNVERIFIABLE", unverifiable_reason="MALFORMED", message=message
    )


def _explained(resolution: Resolution, places: list[Mention], text: str) -> Resolution:
    """*resolution*, explaining a PMID whose digits are an article number in some journal's address.

    Only what of *text* is read counts: a section that an earlier validation left has addresses of its own.
    """
    digits = local_part(resolution.reference_id)
    if type_of(resolution.reference_id) != "PMID" or resolution.status not in {"NOT_FOUND", "VERIFIED"}:
        return resolution
    pattern = re.compile(_IN_ADDRESS.format(digits))
    if not pattern.search(text):
        return resolution
    address = pattern.search(_without_pubmed(document(text).readable, places))
    if not address:
        return resolution
    host = address[0].split("/")[2]
    note = f"the same digits are the article number in an address at {host}: probably that, written as a PMID"
    return replace(resolution, message=f"{resolution.message}; {note}")


def _without_pubmed(text: str, places: list[Mention]) -> str:
    """*text* with the mentions themselves blanked, so that a PubMed address does not explain itself."""
    for place in reversed(places):
        text = text[: place.start] + " " * (place.end - place.start) + text[place.end :]
    return text
