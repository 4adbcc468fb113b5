"""Mentions: every identifier of a text where it is written, and links in the place of a citation."""

from __future__ import annotations

from bisect import bisect_right
from itertools import islice
from typing import TYPE_CHECKING

from citevouch.text.columns import column_spellings
from citevouch.text.document import block_at
from citevouch.text.lines import line_starts, place
from citevouch.text.links import is_citation, link_around
from citevouch.text.model import Mention
from citevouch.text.spellings import spellings
from citevouch.text.urls import canonical_url

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from citevouch.text.document import Document
    from citevouch.text.labelled import Spelling
    from citevouch.text.model import Entry

#: Among this many next DOIs in the order of their names a longer copy of a cut one is looked for.
_NEIGHBOURS = 20


def find_spellings(doc: Document) -> list[Spelling]:
    """Every identifier and URL of *doc* as spelt, in text order: of running text and of table columns."""
    found = list(spellings(doc.readable))
    starts = [spelling.start for spelling in found]
    for spelling in column_spellings(doc):
        at = bisect_right(starts, spelling.start) - 1
        if at < 0 or found[at].end <= spelling.start:
            found.append(spelling)
    return sorted(found)


def find_mentions(doc: Document, spelt: Sequence[Spelling], entries: Sequence[Entry]) -> tuple[Mention, ...]:
    """The mentions of *doc* in text order; *spelt* is what :func:`find_spellings` gives."""
    starts = line_starts(doc.text)
    cut = truncations(
        {spelling.canonical for spelling in spelt if spelling.kind == "DOI" and spelling.canonical}
    )
    cited = set(_cited_links(doc, spelt, entries))
    return tuple(
        _mention(doc, spelling, starts, cut)
        for spelling in spelt
        if spelling.kind != "URL" or spelling.start in cited
    )


def _mention(doc: Document, spelling: Spelling, starts: list[int], cut: dict[str, str]) -> Mention:
    start, end, kind, name, reason = spelling
    raw = doc.text[start:end]
    name = canonical_url(raw) if kind == "URL" else name
    line, column = place(starts, start)
    block = block_at(doc, start)
    headings = doc.blocks[block].headings if block is not None else ()
    return Mention(
        raw=raw,
        start=start,
        end=end,
        canonical_id=name,
        identifier_type=kind,
        line=line,
        column=column,
        heading=headings[-1] if headings else None,
        link_text=link_around(doc.text, start, end).text,
        malformed=name is None,
        malformed_reason=reason if name is None else None,
        truncation_of=cut.get(name) if name else None,
    )


def _cited_links(doc: Document, spelt: Sequence[Spelling], entries: Sequence[Entry]) -> Iterator[int]:
    """Where the URLs start that name no identifier but are cited: in an entry of URLs, or by position."""
    begins = [entry.start for entry in entries]
    for spelling in spelt:
        if spelling.kind != "URL":
            continue
        at = bisect_right(begins, spelling.start) - 1
        if at >= 0 and spelling.start < entries[at].end:
            if all(name.startswith("URL:") for name in entries[at].identifiers):
                yield spelling.start
        elif not _is_code(doc, spelling.start):
            link = link_around(doc.text, spelling.start, spelling.end)
            if is_citation(doc.text, link, doc.text[spelling.start : spelling.end]):
                yield spelling.start


def _is_code(doc: Document, offset: int) -> bool:
    block = block_at(doc, offset)
    return block is not None and doc.blocks[block].kind == "code"


def truncations(dois: set[str]) -> dict[str, str]:
    """For each DOI that is a copy of a longer one cut at a bracket: the longer one.

    >>> truncations({"DOI:10.1016/s0065-2164(08", "DOI:10.1016/s0065-2164(08)00001-2"})
    {'DOI:10.1016/s0065-2164(08': 'DOI:10.1016/s0065-2164(08)00001-2'}
    """
    names = sorted(dois)
    found = {}
    for at, name in enumerate(names):
        for longer in islice(names, at + 1, at + 1 + _NEIGHBOURS):
            if not longer.startswith(name):
                break
            if longer[len(name)] in "()[]<>;" or name.count("(") > name.count(")"):
                found[name] = longer
                break
    return found
