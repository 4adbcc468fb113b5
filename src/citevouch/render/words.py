"""What the values of the contract's enums are called where people read them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Mapping

REGISTRY: Final[Mapping[str, str]] = {
    "PUBMED": "PubMed",
    "IDCONV": "NCBI’s ID converter",
    "CROSSREF": "Crossref",
    "DATACITE": "DataCite",
    "DOI_ORG": "doi.org",
    "GEO": "GEO",
    "CLINICALTRIALS": "ClinicalTrials.gov",
    "EUROPEPMC": "Europe PMC",
    "OTHER": "a source you configured",
    "CACHE_FILE": "your cache folder",
    "RETRACTION_WATCH": "Retraction Watch",
}

LOOKUP_OUTCOME: Final[Mapping[str, str]] = {
    "ANSWERED": "answered",
    "HTTP_ERROR": "answered with an HTTP error",
    "RATE_LIMITED": "refused for now, too many requests",
    "TIMEOUT": "did not answer in time",
    "CONNECTION_FAILED": "could not be reached",
    "MALFORMED": "sent what is no answer",
    "REFUSED": "would not serve us",
    "BREAKER_OPEN": "was not asked, after failing too often",
    "INCONCLUSIVE": "answered without deciding anything",
}

UNVERIFIABLE: Final[Mapping[str, str]] = {
    "SKIPPED_PREFIX": "Identifiers of this kind were to be skipped.",
    "NO_RESOLVER": "There is no registry to ask for this kind of identifier.",
    "OVER_LIMIT": "It comes after the number of references that were to be looked up.",
    "MALFORMED": "It cannot be an identifier of its kind.",
    "OFFLINE": "The check was offline, and no record was at hand.",
}

NOT_CHECKABLE: Final[Mapping[str, str]] = {
    "NO_RECORD": "There is no record to search.",
    "LOOKUP_FAILED": "The lookup of the cited identifier failed.",
    "NO_TEXT": "The record has neither abstract nor full text.",
    "SKIPPED": "Quotations, or identifiers of this kind, were to be skipped.",
    "OVER_LIMIT": "The cited identifier comes after the number that were to be looked up.",
    "TOO_SHORT": "It has too few words for a match to mean anything.",
}

SCOPE: Final[Mapping[str, str]] = {
    "FULL_TEXT": "full text",
    "ABSTRACT": "abstract",
    "TITLE_ONLY": "title",
    "NONE": "no text",
}

SUGGESTED_BY: Final[Mapping[str, str]] = {
    "SAME_ENTRY": "it stands beside the wrong one",
    "SAME_TEXT": "it stands elsewhere in the text",
    "STORE": "a record at hand has the cited title",
    "SEARCH": "a search for the title found it; look before you take it over",
}

ATTRIBUTED_BY: Final[Mapping[str, str]] = {
    "AFTER": "the identifier stands after it",
    "BEFORE": "the identifier stands before it",
    "IN_GROUP": "the identifier stands in a group beside it",
    "MARKER": "a marker beside it leads to an entry",
    "HEADING": "the identifier stands in the heading of its section",
    "SOURCE_LINE": "a line above it names the source",
    "TABLE_ROW": "the identifier stands in the same table row",
    "LIST_ITEM": "the identifier stands in the same list item",
    "YAML": "the identifier stands in the same YAML record",
    "CUSTOM": "a pattern you gave matched both",
}


def name(registry: str | None) -> str:
    """A registry or source of notices as it calls itself; its value where it is a new one."""
    return REGISTRY.get(str(registry), str(registry).replace("_", " ").capitalize())


def lowered(value: str | None) -> str:
    """The value of an enum as words: ``EXPRESSION_OF_CONCERN`` is "expression of concern"."""
    return str(value or "").replace("_", " ").lower()


def counted(count: int, one: str, many: str = "") -> str:
    """A count with its noun: "1 entry", "2 entries"; *many* defaults to *one* with an s."""
    return f"{count} {one if count == 1 else many or one + 's'}"
