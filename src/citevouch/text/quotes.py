"""Quotations of a text, and the identifiers that they are attributed to.

A quotation is what stands between double quotation marks in a paragraph, list item or table cell, a block
quote that somebody attributes, or the value of a quotation's key in a YAML record. Titles in references,
search strings and terms in scare quotes are none. From 20 characters up, without an upper bound; shorter ones
that are attributed are counted.
"""

from __future__ import annotations

import re
from itertools import groupby
from operator import attrgetter, itemgetter
from typing import TYPE_CHECKING

from citevouch.errors import InputError
from citevouch.text.attribution import Region
from citevouch.text.attribution_structure import Structure
from citevouch.text.cites import Cites, cites_of
from citevouch.text.model import Attribution, Quote
from citevouch.text.prompt import prompt_end
from citevouch.text.quotes_blocks import block_quotes
from citevouch.text.quotes_kinds import (
    is_in_link_text,
    is_link_title,
    is_plainly_quoted,
    is_reference_title,
    is_search_string,
    is_term,
)
from citevouch.text.quotes_marks import marked
from citevouch.text.quotes_titles import Titles
from citevouch.text.quotes_yaml import yaml_quotes
from citevouch.text.spans import Spans

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from citevouch.text.document import Document
    from citevouch.text.model import Entry, Marker, Mention
    from citevouch.text.quotes_marks import Marked

#: Characters from which a quotation is checked, white space folded.
MIN_LENGTH = 20

_WRAP = re.compile(r"[ \t]*(?:\r\n|\r|\n)[ \t>]*|\s+")
_STRONG = frozenset(
    {"IN_GROUP", "BEFORE", "YAML", "SOURCE_LINE"}
)  #: what says by its form that a quotation follows


def find_quotes(
    doc: Document,
    *,
    mentions: Sequence[Mention] = (),
    markers: Sequence[Marker] = (),
    entries: Sequence[Entry] = (),
    pattern: str | re.Pattern[str] | None = None,
) -> tuple[tuple[Quote, ...], int]:
    """The quotations of *doc* in text order, and how many attributed ones are under :data:`MIN_LENGTH`.

    *pattern* says in its group 1 what a quotation is and in its group 2 where its citation stands, and
    replaces the rules; InputError where it is no regular expression with two groups.
    """
    found = [] if pattern is not None else list(marked(doc))
    long = Spans((quote.open, quote.close) for quote in found if quote.end - quote.start >= MIN_LENGTH)
    cites = Cites(cite for cite in cites_of(mentions, markers, entries) if not long.holds(cite.start))
    if pattern is not None:
        spans = _custom(doc.readable, cites, _compiled(pattern))
    else:
        spans = _by_rules(doc, cites, found, entries)
    titles = Titles(entries)
    quotes = []
    short = 0
    for start, end, made in sorted(spans, key=itemgetter(0, 1)):
        quote = _quote(doc.text, start, end, made, titles)
        if len(quote.text) >= MIN_LENGTH:
            quotes.append(quote)
        else:
            short += bool(made)
    return tuple(quotes), short


def _by_rules(
    doc: Document, cites: Cites, found: Sequence[Marked], entries: Sequence[Entry]
) -> Iterator[tuple[int, int, tuple[Attribution, ...]]]:
    structure = Structure(doc, cites)
    answer = prompt_end(doc)
    listed = Spans((entry.start, entry.end) for entry in entries)
    titles = Spans((entry.title.start, entry.title.end) for entry in entries if entry.title)
    blocks = list(block_quotes(doc, cites, structure, found))
    inside = Spans((start, end) for start, end, _ in blocks)
    yield from blocks
    yield from yaml_quotes(doc, cites)
    for _, group in groupby(found, key=attrgetter("region")):
        quotes = list(group)
        for quote, made in zip(quotes, Region(doc.readable, cites, quotes).attribute(), strict=True):
            if inside.holds(quote.start) or titles.holds(quote.start):
                continue
            if listed.holds(quote.open) and not any(part.how in _STRONG for part in made):
                continue
            if _is_quotation(doc.readable, quote, made):
                whole = made or structure.attribute(quote.block, (quote.open, quote.close), quote.region)
                if whole or (quote.open >= answer and is_plainly_quoted(*_before(doc.readable, quote))):
                    yield quote.start, quote.end, whole


def _before(text: str, quote: Marked) -> tuple[str, str]:
    return text[max(quote.region[0], quote.open - 80) : quote.open], text[quote.start : quote.end]


def _is_quotation(text: str, quote: Marked, made: Sequence[Attribution]) -> bool:
    """Whether the quoted words are a quotation, *made* being what stands beside them."""
    before, quoted = _before(text, quote)
    if is_reference_title(text, quote.close, quote.region[1]):
        return False
    if is_in_link_text(text, quote.open, quote.close, quote.region):
        return False
    if is_link_title(text, quote.open, quote.close, quote.region):
        return False
    if is_search_string(before, text[quote.close : min(quote.close + 40, quote.region[1])]):
        return False
    return any(part.how in _STRONG for part in made) or not is_term(before, quoted)


def _custom(
    text: str, cites: Cites, pattern: re.Pattern[str]
) -> Iterator[tuple[int, int, tuple[Attribution, ...]]]:
    for found in pattern.finditer(text):
        if found.start(1) < 0 or found.start(2) < 0:
            continue
        places = {name: cite for cite in cites.first(*found.span(2)) for name in cite.references}
        made = tuple(
            Attribution(reference_id=name, how="CUSTOM", start=cite.start, end=cite.end)
            for name, cite in places.items()
        )
        yield found.start(1), found.end(1), made


def _compiled(pattern: str | re.Pattern[str]) -> re.Pattern[str]:
    try:
        compiled = re.compile(pattern)
    except re.error as error:
        raise InputError(f"the quotation pattern is no regular expression: {error}") from error
    if compiled.groups < 2:
        raise InputError(
            "the quotation pattern lacks a group", expected="group 1 the quotation, group 2 the citation"
        )
    return compiled


def _folded(text: str) -> str:
    return _WRAP.sub(" ", text).strip()


def _quote(text: str, start: int, end: int, made: tuple[Attribution, ...], titles: Titles) -> Quote:
    raw = text[start:end]
    shown = _folded(raw)
    references = [part.reference_id for part in made if not part.reference_id.startswith("URL:")]
    is_title = titles.has(shown, before=text[max(0, start - 40) : max(0, start - 1)], references=references)
    return Quote(raw=raw, start=start, end=end, text=shown, attributions=made, is_title=is_title)
