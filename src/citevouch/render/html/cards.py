"""One card for each citation, in reading order: what the template shows of it."""

from __future__ import annotations

from collections import defaultdict
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final

from citevouch.render.addresses import address
from citevouch.render.html.evidence import Asked, Identity, Quoted, asked, identities, quotations
from citevouch.render.html.flags import Flag, flags_of
from citevouch.render.html.states import ENTRY, State, states
from citevouch_contract.models import BibliographyEntry

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from citevouch.render.excerpts import Excerpt, Source
    from citevouch_contract.models import (
        Acknowledgement,
        BibliographicRecord,
        Finding,
        LookupAttempt,
        Mention,
        QuoteCheck,
        ReferenceCheck,
        ValidationReport,
    )

AUTHORS: Final = 3  #: how many a card names before "et al."
_LAST: Final = 2**62  #: where what stands nowhere in the text is put


@dataclass(frozen=True, kw_only=True)
class Place:
    """Where the text writes an identifier, with the words around it where the text is at hand."""

    mention: Mention
    excerpt: Excerpt | None


@dataclass(frozen=True, kw_only=True)
class Card:
    """One citation: an identifier, or a bibliography entry that has none (*reference* is then None)."""

    number: int
    name: str
    title: str
    from_record: bool  #: whether the title is the record's, and not only what the text says
    states: Mapping[str, State]
    flags: Sequence[Flag]
    byline: str = ""
    line: int | None = None
    href: str | None = None
    reference: ReferenceCheck | None = None
    entry: BibliographyEntry | None = None
    places: Sequence[Place] = ()
    asked: Sequence[Asked] = ()
    identities: Sequence[Identity] = ()
    quotations: Sequence[Quoted] = ()

    @property
    def anchor(self) -> str:
        """The fragment of the card; that of a rung's evidence is ``<anchor>-<rung>``."""
        return f"c{self.number}"

    @property
    def groups(self) -> list[str]:
        """The filters that show it, beside the one for all."""
        look = ["look"] if any(flag.wants_a_look for flag in self.flags) else []
        troubled = [rung for rung, state in self.states.items() if state.tone in {"note", "warn", "bad"}]
        unanswered = self.states["existence"].tone in {"open", "none"}
        quotes_open = self.states["quotation"].tone == "open"
        return [*look, *troubled, *(["open"] if unanswered or quotes_open else [])]


@dataclass(frozen=True, kw_only=True)
class _Known:
    """What the cards of one report are looked up in."""

    source: Source | None
    attempts: dict[str, LookupAttempt] = field(default_factory=dict)
    acknowledged: dict[str, Acknowledgement] = field(default_factory=dict)
    findings: dict[str | int, list[Finding]]  #: by identifier, or by place where there is none
    quotes: dict[str, list[QuoteCheck]]
    cited_titles: dict[str, str]


def cards(report: ValidationReport, source: Source | None) -> list[Card]:
    """The citations of *report* in the order in which the text first has them."""
    known = _known(report, source)
    entries = [each for each in report.bibliography or () if not each.identifiers]
    cited: list[ReferenceCheck | BibliographyEntry] = [*(report.references or ()), *entries]
    cited.sort(key=_start)
    return [
        _of_entry(each, number, known)
        if isinstance(each, BibliographyEntry)
        else _of_reference(each, number, known)
        for number, each in enumerate(cited, start=1)
    ]


def _known(report: ValidationReport, source: Source | None) -> _Known:
    findings: dict[str | int, list[Finding]] = defaultdict(list)
    for finding in report.findings or ():
        findings[finding.reference_id or (finding.place.start if finding.place else _LAST)].append(finding)
    quotes: dict[str, list[QuoteCheck]] = defaultdict(list)
    for check in report.quotes or ():
        quotes[check.reference_id].append(check)
    titles: dict[str, str] = {}
    for entry in report.bibliography or ():
        for name in entry.identifiers or ():
            if entry.cited_title:
                titles.setdefault(name, entry.cited_title.text)
    return _Known(
        source=source,
        attempts={each.id: each for each in report.attempts or ()},
        acknowledged={each.finding: each for each in report.acknowledgements or ()},
        findings=findings,
        quotes=quotes,
        cited_titles=titles,
    )


def _of_reference(reference: ReferenceCheck, number: int, known: _Known) -> Card:
    name = reference.reference_id
    quotes = known.quotes.get(name, [])
    first = next(iter(reference.mentions or ()), None)
    title = reference.record.title if reference.record else None
    as_cited = known.cited_titles.get(name) or (first.link_text if first else None)
    return Card(
        number=number,
        name=name,
        title=title or as_cited or "",
        from_record=title is not None,
        byline=_byline(reference.record),
        line=first.line if first else None,
        states=states(reference, quotes),
        flags=flags_of(known.findings.get(name, ()), known.acknowledged, anchor=f"c{number}"),
        href=None if first and first.malformed else address(name),
        reference=reference,
        places=[_place(each, known.source) for each in reference.mentions or ()],
        asked=asked(reference, known.attempts),
        identities=identities(reference),
        quotations=quotations(quotes, known.source),
    )


def _of_entry(entry: BibliographyEntry, number: int, known: _Known) -> Card:
    return Card(
        number=number,
        name=f"Entry {entry.label}" if entry.label else "Entry",
        title=entry.cited_title.text if entry.cited_title else entry.raw,
        from_record=False,
        line=known.source.at(entry.start)[0] if known.source else None,
        states=ENTRY,
        flags=flags_of(known.findings.get(entry.start, ()), known.acknowledged, anchor=f"c{number}"),
        entry=entry,
    )


def _start(cited: ReferenceCheck | BibliographyEntry) -> int:
    if isinstance(cited, BibliographyEntry):
        return cited.start
    return min((mention.start for mention in cited.mentions or ()), default=_LAST)


def _place(mention: Mention, source: Source | None) -> Place:
    here = source is not None and source.exact(mention.start, mention.end) == mention.raw
    return Place(
        mention=mention, excerpt=source.excerpt(mention.start, mention.end) if source and here else None
    )


def _byline(record: BibliographicRecord | None) -> str:
    if record is None:
        return ""
    authors = list(record.authors or ())
    named = ", ".join(authors[:AUTHORS]) + (" et al." if len(authors) > AUTHORS else "")
    parts = [part.rstrip(".") for part in (named, record.journal, record.year) if part]
    return ". ".join(parts)
