"""Bibliography entries: label, identifiers, and the cited title, authors, year and journal as written."""

from __future__ import annotations

from bisect import bisect_left
from dataclasses import replace
from itertools import pairwise
from typing import TYPE_CHECKING

from citevouch.text.entry_part import Parts
from citevouch.text.entry_parts import parts_of
from citevouch.text.entry_spans import EntrySpan, entry_spans
from citevouch.text.model import Entry
from citevouch.text.urls import canonical_url

if TYPE_CHECKING:
    from collections.abc import Sequence

    from citevouch.text.document import Document
    from citevouch.text.labelled import Spelling
    from citevouch.text.model import CitedPart, Section


def find_entries(doc: Document, sections: Sequence[Section], spelt: Sequence[Spelling]) -> tuple[Entry, ...]:
    """The bibliography entries of *doc* in text order; *spelt* is what ``spellings`` found in it."""
    starts = [spelling.start for spelling in spelt]
    found = []
    for span in entry_spans(doc, sections, spelt):
        within = spelt[bisect_left(starts, span.start) : bisect_left(starts, span.end)]
        found.append(_entry(doc, span, _identifiers(doc.text, within)))
    return tuple(_with_those_of_keys(found))


def _entry(doc: Document, span: EntrySpan, identifiers: tuple[str, ...]) -> Entry:
    cells = {name: (start, end) for name, start, end in span.cells}
    found = parts_of(doc.readable, span.body, span.end, cells=cells)
    parts = Parts(*(_as_given(doc.text, part) for part in found))
    return Entry(
        raw=doc.text[span.start : span.end],
        start=span.start,
        end=span.end,
        label=span.label,
        keys=span.keys,
        identifiers=identifiers,
        title=None if _names_several_works(identifiers) else parts.title,
        authors=parts.authors,
        year=parts.year,
        journal=parts.journal,
    )


def _as_given(text: str, part: CitedPart | None) -> CitedPart | None:
    """A part with its raw text as given, where a comment within it is not blanked."""
    raw = text[part.start : part.end] if part else ""
    return replace(part, raw=raw) if part and "<!--" in raw else part


def _identifiers(text: str, within: Sequence[Spelling]) -> tuple[str, ...]:
    """Well-formed identifiers in order; URLs only where nothing else is named, not even a malformed one."""
    if all(spelling.kind == "URL" for spelling in within):
        names = [canonical_url(text[spelling.start : spelling.end]) for spelling in within]
    else:
        names = [spelling.canonical for spelling in within]
    return tuple(dict.fromkeys(name for name in names if name))


def _names_several_works(identifiers: tuple[str, ...]) -> bool:
    """Whether an entry names two papers, so that one title would be held against the other one too."""
    for prefix in ("PMID:", "PMC:", "DOI:"):
        named = sorted(name for name in identifiers if name.startswith(prefix))
        if any(not later.startswith(name) for name, later in pairwise(named)):
            return True
    return False


def _with_those_of_keys(found: list[Entry]) -> list[Entry]:
    """Entries that hold nothing but a key get the identifiers of the entry that this key describes."""
    described = {
        key: entry.identifiers
        for entry in found
        if entry.identifiers
        for key in (entry.label, *entry.keys)
        if key and not key.lstrip("^").isdigit()
    }
    filled = []
    for entry in found:
        keys = [key for key in (entry.label, *entry.keys) if key in described]
        is_bare = not entry.identifiers and entry.title is None and keys
        filled.append(replace(entry, identifiers=described[keys[0]]) if is_bare else entry)
    return filled
