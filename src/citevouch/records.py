"""What registries and cache folders say: records, requests made, and what became of each identifier.

Values only; ``citevouch.resolve`` makes them, ``citevouch.check`` reads them. The strings are values of
the contract's enums (Registry, LookupOutcome, ReferenceStatus, UnverifiableReason, ContentScope,
Standing, StandingSource); times are UTC in ISO 8601 ending in Z.
"""

from __future__ import annotations

from dataclasses import dataclass, field


@dataclass(frozen=True, kw_only=True)
class Notice:
    """One notice about a publication: retracted, corrected ...; the contract's StandingNotice."""

    standing: str
    noticed_by: str
    notice_date: str | None = None  #: YYYY, YYYY-MM or YYYY-MM-DD
    notice_id: str | None = None  #: canonical identifier of the notice, or the source's own number
    as_of: str | None = None  #: when the source was asked


@dataclass(frozen=True, kw_only=True)
class Record:
    """A publication as one source describes it, with the text that quotes are searched in."""

    reference_id: str  #: canonical identifier it was answered for
    source: str  #: Registry value
    title: str = ""  #: without markup, subtitle joined with ": "
    other_titles: tuple[str, ...] = ()  #: original-language, short and bare titles
    authors: tuple[str, ...] = ()
    year: str | None = None
    journal: str | None = None
    language: str | None = None
    publication_types: tuple[str, ...] = ()
    keywords: tuple[str, ...] = ()  #: MeSH headings and author keywords
    pmid: str | None = None  #: bare, without prefix
    pmcid: str | None = None
    doi: str | None = None  #: lower case
    also: tuple[str, ...] = ()  #: further canonical identifiers of the same record
    text: str = ""  #: abstract (sections as "LABEL: text", a blank line between) or full text
    content_scope: str = "NONE"
    notices: tuple[Notice, ...] = ()
    retrieved_at: str | None = None

    @property
    def identifiers(self) -> tuple[str, ...]:
        """Every canonical identifier that this record answers for, the requested one first."""
        named = (
            self.reference_id,
            f"PMID:{self.pmid}" if self.pmid else "",
            f"DOI:{self.doi}" if self.doi else "",
            f"PMC:{self.pmcid}" if self.pmcid else "",
            *self.also,
        )
        return tuple(dict.fromkeys(name for name in named if name))


@dataclass(frozen=True, kw_only=True)
class Attempt:
    """One request to one registry (or one look into a folder); the contract's LookupAttempt."""

    id: str
    registry: str
    lookup_outcome: str
    requested_ids: tuple[str, ...]
    found_ids: tuple[str, ...] = ()
    absent_ids: tuple[str, ...] = ()
    http_status: int | None = None
    at: str = ""
    from_cache: bool = False
    tries: int = 1


@dataclass(frozen=True, kw_only=True)
class Health:
    """How one registry held up in one run; the contract's RegistryHealth."""

    registry: str
    asked: int = 0
    answered: int = 0
    failed: int = 0
    breaker_open: bool = False


@dataclass(frozen=True, kw_only=True)
class Resolution:
    """What became of one identifier."""

    reference_id: str
    status: str  #: ReferenceStatus
    message: str = ""
    record: Record | None = None  #: iff VERIFIED
    unverifiable_reason: str | None = None  #: iff UNVERIFIABLE
    registry: str | None = None  #: who denied it (NOT_FOUND) or did not answer (LOOKUP_FAILED)
    attempt_id: str | None = None  #: the attempt of that denial or failure
    cause: str | None = None  #: LookupOutcome of the failure, iff LOOKUP_FAILED
    attempt_ids: tuple[str, ...] = ()


@dataclass(frozen=True, kw_only=True)
class Resolved:
    """The answer of one run: a mapping by canonical identifier, with the log and health behind it."""

    resolutions: dict[str, Resolution] = field(default_factory=dict)
    attempts: tuple[Attempt, ...] = ()
    health: tuple[Health, ...] = ()
    warnings: tuple[str, ...] = ()  #: what the run could not do as asked: a cache that cannot be written ...
