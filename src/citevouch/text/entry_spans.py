"""Which stretches of a text are entries of a bibliography.

In a section of references: list items, labelled lines, table rows. Anywhere: definitions of footnotes,
BibTeX records, and lists of nothing but references, which providers append without a heading.
"""

from __future__ import annotations

import re
from bisect import bisect_left, bisect_right
from itertools import pairwise
from typing import TYPE_CHECKING, NamedTuple

from citevouch.text.document import ancestors
from citevouch.text.entry_labels import is_definition, label_of, starts_labelled
from citevouch.text.entry_parts import has_authors
from citevouch.text.inline import plain

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from citevouch.text.blocks import Block
    from citevouch.text.document import Document
    from citevouch.text.labelled import Spelling
    from citevouch.text.model import Section


class EntrySpan(NamedTuple):
    """An entry: where it stands and what it is called."""

    start: int
    end: int
    label: str | None
    keys: tuple[str, ...]
    body: int  #: offset behind the label
    cells: tuple[tuple[str, int, int], ...] = ()  #: of a table row: name of the column, where the cell stands


_YEAR = re.compile(r"(?<![0-9])(?:19|20)[0-9]{2}(?![0-9])")
_FIELD = re.compile(
    r"[-*+\s]*[*_]{0,2}(?:authors?|year|journal|doi|pmid|pmcid|title|url|link|published|source|key findings?"
    r"|findings?|relevance|summary|abstract|notes?|type|evidence|quote)[*_]{0,2}:",
    re.IGNORECASE,
)
_BIBTEX = re.compile(r"^[ \t]*@[A-Za-z]{3,20}\{[ \t]*([^\s,{}]{1,120}),", re.MULTILINE)
_NAMED_FIRST = re.compile(r"[\s*_>]*(?:[\"“\[]|https?://|(?:doi|pmid|pmc)\b|10\.)", re.IGNORECASE)
_WORDS = re.compile(r"[^\W\d_]{2,}")

#: A list is one of references if this share of its items are; providers' lists hold some stray words.
_SHARE = 0.7


class Stretches:
    """What finding entries needs to know about a text."""

    def __init__(self, doc: Document, sections: Sequence[Section], spelt: Sequence[Spelling]) -> None:
        self.doc = doc
        self.starts = [spelling.start for spelling in spelt]
        self.bounds = _merged((s.end, s.body_end) for s in sections if s.is_bibliography)

    def names_something(self, start: int, end: int) -> bool:
        """Whether an identifier or a URL stands in the stretch."""
        return bisect_left(self.starts, start) < bisect_left(self.starts, end)

    def in_bibliography(self, offset: int) -> bool:
        """Whether the offset lies in a section of references: behind an odd number of its bounds."""
        return bisect_right(self.bounds, offset) % 2 == 1


def _merged(spans: Iterable[tuple[int, int]]) -> list[int]:
    """Starts and ends of the spans, in turn, those that overlap made one."""
    bounds: list[int] = []
    for start, end in sorted(spans):
        if not bounds or start > bounds[-1]:
            bounds += [start, end]
        else:
            bounds[-1] = max(bounds[-1], end)
    return bounds


def entry_spans(
    doc: Document, sections: Sequence[Section], spelt: Sequence[Spelling]
) -> tuple[EntrySpan, ...]:
    """The entries of *doc* in text order, none inside another."""
    about = Stretches(doc, sections, spelt)
    every = [*_items(about), *_paragraphs(about), *_rows(about), *_records(about), *_sources(doc)]
    kept: list[EntrySpan] = []
    for span in sorted(every, key=lambda span: (span.start, -span.end)):
        if not kept or span.start >= kept[-1].end:
            kept.append(span)
    return tuple(kept)


def _span(doc: Document, start: int, end: int, number: str | None = None) -> EntrySpan:
    return EntrySpan(start, end, *label_of(doc.readable, start, end, number))


def _items(about: Stretches) -> Iterator[EntrySpan]:
    """List items in reference sections, and lists of references anywhere."""
    doc = about.doc
    for siblings in _lists(doc):
        inside = about.in_bibliography(doc.blocks[siblings[0]].start)
        if inside:
            for index in siblings:
                block = doc.blocks[index]
                span = _span(doc, block.start, block.end, block.number)
                if not _is_group(about, index) and _is_entry(about, span, numbered=block.number is not None):
                    yield span
        elif _may_list(about, siblings):
            spans = [_span(doc, b.start, b.end, b.number) for b in (doc.blocks[index] for index in siblings)]
            strong = [_is_reference(about, span) for span in spans]
            if sum(strong) >= _SHARE * len(spans):
                yield from (s for s, sure in zip(spans, strong, strict=True) if sure or _has_words(doc, s))


def _lists(doc: Document) -> Iterator[list[int]]:
    """Indices of the items of each list: neighbours with the same parent and nothing between them."""
    last: dict[int | None, list[int]] = {}
    for index, block in enumerate(doc.blocks):
        if block.kind == "list_item":
            last.setdefault(block.parent, []).append(index)
        elif block.parent in last:
            yield last.pop(block.parent)
    yield from last.values()


def _is_group(about: Stretches, index: int) -> bool:
    """Whether an item is a heading over entries of its own, which are then taken one by one."""
    doc, block = about.doc, about.doc.blocks[index]
    nested = [at for at in _within(doc, index) if doc.blocks[at].kind == "list_item"]
    if not nested:
        return False
    own = doc.blocks[nested[0]].start
    if about.names_something(block.start, own) or _YEAR.search(doc.readable, block.start, own):
        return False
    return not any(_FIELD.match(doc.readable, doc.blocks[at].start) for at in nested)


def _within(doc: Document, index: int) -> Iterator[int]:
    for at in range(index + 1, len(doc.blocks)):
        if index not in ancestors(doc, at):
            return
        yield at


def _may_list(about: Stretches, siblings: list[int]) -> bool:
    """Whether a list outside a reference section can be one: its items hold identifiers or years."""
    blocks = [about.doc.blocks[index] for index in siblings]
    if len(blocks) < 3 or blocks[0].parent is not None:
        return False
    text = about.doc.readable
    named = (about.names_something(b.start, b.end) or _YEAR.search(text, b.start, b.end) for b in blocks)
    return sum(map(bool, named)) >= _SHARE * len(blocks)


def _has_words(doc: Document, span: EntrySpan) -> bool:
    return len(_WORDS.findall(_body(doc, span))) > 2


def _body(doc: Document, span: EntrySpan) -> str:
    return doc.readable[span.body : span.end]


def _is_entry(about: Stretches, span: EntrySpan, *, numbered: bool) -> bool:
    """Whether a stretch of a reference section is an entry; one may well name no identifier."""
    if about.names_something(span.start, span.end):
        return True
    body = _body(about.doc, span)
    words = _WORDS.findall(body)
    if span.keys or (_YEAR.search(body) and len(words) >= 4):
        return True
    return (numbered or span.label is not None) and (len(words) >= 3 or bool(re.search(r"[\w]-[\w]", body)))


def _is_reference(about: Stretches, span: EntrySpan) -> bool:
    """Whether a stretch is a reference whatever it stands under: a bare URL or key, or authors and a year."""
    body = _body(about.doc, span).strip(" \t\r\n<>;,.")
    if span.keys and not body:
        return True
    if about.names_something(span.body, span.end) and re.fullmatch(r"(?:https?://|10\.)\S+", body):
        return True
    return has_authors(about.doc.readable, span.body, span.end) and bool(_YEAR.search(body))


def _paragraphs(about: Stretches) -> Iterator[EntrySpan]:
    """Lines that define a footnote, labelled lines, and in reference sections paragraphs without a label."""
    doc = about.doc
    for block in doc.blocks:
        if block.kind != "paragraph" or block.parent is not None:
            continue
        inside = about.in_bibliography(block.start)
        cuts = {start for start, end in block.lines if starts_labelled(doc.readable, start, end)}
        if not cuts and not inside:
            continue
        spans = [_span(doc, start, end) for start, end in _groups(doc, block, cuts)]
        is_list = len(spans) > 1 and not inside and all(_is_reference(about, span) for span in spans)
        for span in spans:
            is_labelled = span.start in cuts
            if inside:
                taken = _is_entry(about, span, numbered=True) if is_labelled else _is_plain_entry(about, span)
            else:
                taken = is_list and is_labelled
            if taken or is_definition(doc.readable, span.start, span.end):
                yield span


def _groups(doc: Document, block: Block, cuts: set[int]) -> Iterator[tuple[int, int]]:
    """The parts of a paragraph that is cut where a line begins with a label."""
    for start, end in pairwise([*sorted(cuts | {block.start}), block.end]):
        yield start, start + len(doc.readable[start:end].rstrip(" \t\r\n>"))


def _is_plain_entry(about: Stretches, span: EntrySpan) -> bool:
    """Whether a paragraph without a label is an entry and not a remark between entries."""
    if not about.names_something(span.start, span.end):
        return False
    text = about.doc.readable
    return bool(_NAMED_FIRST.match(text, span.start)) or has_authors(text, span.body, span.end)


def _rows(about: Stretches) -> Iterator[EntrySpan]:
    doc = about.doc
    names: list[str] = []
    for block in doc.blocks:
        if block.kind == "table_row" and block.header:
            names = [plain(doc.readable[start:end]) for start, end in block.cells]
        elif block.kind == "table_row" and about.in_bibliography(block.start):
            first = block.cells[0] if block.cells else (block.start, block.start)
            shown = doc.readable[first[0] : first[1]].strip(" []*#")
            label = shown if re.fullmatch(r"[0-9]{1,4}", shown) and len(block.cells) > 1 else None
            body = block.cells[1][0] if label else block.start
            cells = tuple((name, *cell) for name, cell in zip(names, block.cells, strict=False))
            span = EntrySpan(block.start, block.end, label, (), body, cells)
            if _is_entry(about, span, numbered=False):
                yield span


def _records(about: Stretches) -> Iterator[EntrySpan]:
    """BibTeX records, in code fences or as they are."""
    doc = about.doc
    for block in doc.blocks:
        if block.kind not in {"code", "paragraph"} or not block.lines:
            continue
        if doc.readable.find("@", block.start, block.end) < 0:
            continue
        heads = list(_BIBTEX.finditer(doc.readable, block.start, block.end))
        ends = [*(head.start() for head in heads[1:]), block.lines[-1][1]]
        for head, behind in zip(heads, ends, strict=False):
            end = head.start() + len(doc.readable[head.start() : behind].rstrip())
            yield EntrySpan(head.start(), end, head[1], (), head.end())


def _sources(doc: Document) -> Iterator[EntrySpan]:
    """The provider's list of sources, one line each."""
    lines = [block for block in doc.blocks if block.kind == "source"]
    for number, block in enumerate(lines, 1):
        yield _span(doc, block.start, block.end, str(number))
