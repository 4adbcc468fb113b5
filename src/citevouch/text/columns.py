"""Identifiers that stand bare in a table, under a column named ``PMID``, ``PubMed ID`` or ``PMCID``."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from citevouch.identifiers import canonical
from citevouch.text.inline import plain
from citevouch.text.labelled import Spelling

if TYPE_CHECKING:
    from collections.abc import Iterator

    from citevouch.text.document import Document

_KINDS = (
    (re.compile(r"(?:PMIDs?|PubMed(?: IDs?| identifiers?)?)(?:\(s\))?", re.IGNORECASE), "PMID"),
    (re.compile(r"(?:PMCIDs?|PMC(?: IDs?)?)(?:\(s\))?", re.IGNORECASE), "PMCID"),
)

#: A number in a cell of its own; one that is the text of a link is spelt by the link's target.
_NUMBER = re.compile(r"(?<![\w.\[/:])[0-9]{4,9}(?![\w/]|\.[0-9])", re.ASCII)


def column_spellings(doc: Document) -> Iterator[Spelling]:
    """The bare numbers under columns of identifiers, in text order."""
    kinds: dict[int, str] = {}
    for block in doc.blocks:
        if block.kind != "table_row":
            continue
        if block.header:
            kinds = dict(_kinds(doc, block.cells))
            continue
        for at, (start, end) in enumerate(block.cells):
            if at in kinds:
                for number in _NUMBER.finditer(doc.readable, start, end):
                    name = canonical(kinds[at], number[0])
                    yield Spelling(number.start(), number.end(), kinds[at], name, None)


def _kinds(doc: Document, cells: tuple[tuple[int, int], ...]) -> Iterator[tuple[int, str]]:
    for at, (start, end) in enumerate(cells):
        name = plain(doc.readable[start:end])
        for pattern, kind in _KINDS:
            if pattern.fullmatch(name):
                yield at, kind
