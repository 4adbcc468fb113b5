"""Reading a text: everything it cites, put together."""

from __future__ import annotations

from typing import TYPE_CHECKING

from citevouch.surrogates import whole
from citevouch.text.claims import find_claims
from citevouch.text.document import document
from citevouch.text.entries import find_entries
from citevouch.text.markers import find_markers, uncited_entries
from citevouch.text.mentions import find_mentions, find_spellings
from citevouch.text.model import Reading
from citevouch.text.quotes import find_quotes
from citevouch.text.sections import sections
from citevouch.text.sentences import find_sentences
from citevouch.text.sources import with_sources

if TYPE_CHECKING:
    import re
    from collections.abc import Iterable, Sequence

    from citevouch.text.model import Entry, Mention


def read(
    text: str, citations: Iterable[str] = (), *, quote_pattern: str | re.Pattern[str] | None = None
) -> Reading:
    """Everything that *text* cites, with offsets; reads any text without raising, in linear time.

    *citations* is the list of sources that a provider returned beside the text. They are read behind it, one
    a line: ``Reading.text`` holds both, the text as given first, so that offsets into it are what they were.
    *quote_pattern* replaces the rules for quotations: group 1 the quotation, group 2 its citation; InputError
    where it is no regular expression with two groups. Half a surrogate pair, which no file can hold, is read
    as U+FFFD.
    """
    given = document(whole(text))
    listed = tuple(map(whole, [citations] if isinstance(citations, str) else citations))
    doc = with_sources(given, listed)
    found_sections = sections(given)
    spelt = find_spellings(doc)
    entries = find_entries(doc, found_sections, spelt)
    mentions = find_mentions(doc, spelt, entries)
    markers = find_markers(doc, mentions=mentions, entries=entries)
    quotes, short = find_quotes(
        doc, mentions=mentions, markers=markers, entries=entries, pattern=quote_pattern
    )
    sentences = find_sentences(doc, markers=markers, mentions=mentions)
    claims, unsourced = find_claims(
        doc, sentences=sentences, markers=markers, mentions=mentions, entries=entries
    )
    return Reading(
        text=doc.text,
        sections=found_sections,
        mentions=mentions,
        bibliography=entries,
        quotes=quotes,
        short_quotes=short,
        sentences=sentences,
        markers=markers,
        claims=claims,
        uncited_entries=uncited_entries(entries, markers, mentions),
        unsourced=unsourced,
        citations_in_text=count_cited(mentions, entries),
        citations_list=listed,
    )


def count_cited(mentions: Sequence[Mention], entries: Sequence[Entry]) -> int:
    """Distinct things cited: identifiers (a malformed one by its spelling), and entries that name none.

    A cut copy of a longer DOI is not counted beside it; markers count through their entries.
    """
    named = {mention.canonical_id or mention.raw for mention in mentions if not mention.truncation_of}
    return len(named) + sum(not entry.identifiers for entry in entries)
