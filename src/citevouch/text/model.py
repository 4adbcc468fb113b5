"""What reading a text gives: frozen values, each with half-open code-point offsets into the text as given.

For every value here ``text[start:end] == raw`` holds in the text that was read. Nothing is looked up,
nothing is judged.
"""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, kw_only=True)
class Span:
    """A stretch of the text as given."""

    raw: str
    start: int
    end: int


@dataclass(frozen=True, kw_only=True)
class Section(Span):
    """A heading (raw, start, end are those of its line) and where the section below it ends."""

    heading: str  #: without marks
    level: int
    body_end: int  #: end of the section, sub-sections included
    is_bibliography: bool = False


@dataclass(frozen=True, kw_only=True)
class Mention(Span):
    """One place where an identifier is written."""

    canonical_id: str | None  #: None where malformed
    identifier_type: str
    line: int  #: from 1
    column: int  #: from 1, in code points
    heading: str | None = None  #: of the section it stands in
    link_text: str | None = None  #: the text of the Markdown link whose target it is
    malformed: bool = False
    malformed_reason: str | None = None
    truncation_of: str | None = None  #: canonical id in the same text of which this is a cut copy


@dataclass(frozen=True, kw_only=True)
class CitedPart(Span):
    """A piece of a bibliography entry: a title, authors, year or journal as written."""

    text: str  #: without markup, white space folded
    found_by: str = ""  #: titles: QUOTATION_MARKS, EMPHASIS, POSITION, LINK_TEXT
    confidence: float = 1.0  #: 0 to 1


@dataclass(frozen=True, kw_only=True)
class Entry(Span):
    """One line or item of a reference section; the contract's BibliographyEntry."""

    label: str | None = None  #: "3" of "[3]" or "3.", a key, "^3" of a footnote
    keys: tuple[str, ...] = ()  #: further names by which a marker may call it
    identifiers: tuple[str, ...] = ()  #: canonical, in order
    title: CitedPart | None = None
    authors: CitedPart | None = None
    year: CitedPart | None = None
    journal: CitedPart | None = None


@dataclass(frozen=True, kw_only=True)
class Attribution:
    """To which identifier a quote is attributed, and how that was read from the text."""

    reference_id: str
    how: str  #: AFTER, BEFORE, IN_GROUP, MARKER, HEADING, SOURCE_LINE, TABLE_ROW, LIST_ITEM, YAML, CUSTOM
    start: int  #: of the identifier or marker that attributes it
    end: int


@dataclass(frozen=True, kw_only=True)
class Quote(Span):
    """A quotation; raw is what stands between the marks, text the same with line wraps folded."""

    text: str
    attributions: tuple[Attribution, ...] = ()
    is_title: bool = False  #: a paper's title in the place of a quote


@dataclass(frozen=True, kw_only=True)
class Sentence(Span):
    """A sentence within one block, its markers included."""


@dataclass(frozen=True, kw_only=True)
class Marker(Span):
    """A run such as [1,3-5], [^7] or <sup>1,2</sup>, with the labels it names."""

    labels: tuple[str, ...]
    references: tuple[str, ...] = ()  #: canonical ids of the entries that it points to
    dangling: tuple[str, ...] = ()  #: labels without an entry


@dataclass(frozen=True, kw_only=True)
class Number(Span):
    """A number in a claim; the contract's NumberMention."""

    kind: str  #: NumberKind
    value: float
    low: float | None = None
    high: float | None = None
    unit: str | None = None
    evidential: bool = True


@dataclass(frozen=True, kw_only=True)
class Claim(Span):
    """A sentence that cites something; markers taken out of *text*."""

    text: str
    context: str | None = None  #: the sentence before it
    labels: tuple[str, ...] = ()
    references: tuple[str, ...] = ()
    numbers: tuple[Number, ...] = ()

    @property
    def quantitative(self) -> bool:
        """Whether it holds a number that is evidence (not a dose, age, class or year)."""
        return any(number.evidential for number in self.numbers)


@dataclass(frozen=True, kw_only=True)
class Reading:
    """Everything that one text cites, in document order."""

    text: str  #: the text as given, and behind it the list of sources, one a line
    sections: tuple[Section, ...] = ()
    mentions: tuple[Mention, ...] = ()
    bibliography: tuple[Entry, ...] = ()
    quotes: tuple[Quote, ...] = ()
    short_quotes: int = 0  #: quotations under the least length, counted only
    sentences: tuple[Sentence, ...] = ()
    markers: tuple[Marker, ...] = ()
    claims: tuple[Claim, ...] = ()
    uncited_entries: tuple[str, ...] = ()  #: labels of entries that no marker names
    unsourced: tuple[Sentence, ...] = ()  #: quantitative sentences with no source at all
    citations_in_text: int = 0  #: distinct things cited: identifiers, entries without one, links
    citations_list: tuple[str, ...] = ()  #: the provider's list of sources read beside the text
