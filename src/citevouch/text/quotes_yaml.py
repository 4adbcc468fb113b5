"""Quotations in YAML or JSON records, as curators keep them: ``reference: PMID:1`` beside ``snippet: "..."``.

Read line by line in code blocks, not parsed: a record in a report is often cut short, and a parser gives no
offsets. A quotation belongs to the identifier in its own mapping, else to one in the mappings around that.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, NamedTuple

from citevouch.text.attribution_structure import attributions

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from citevouch.text.blocks import Block
    from citevouch.text.cites import Cite, Cites
    from citevouch.text.document import Document
    from citevouch.text.model import Attribution

_LINE = re.compile(
    r"(?P<item>(?:-[ ]+)*)\"?(?P<key>[A-Za-z][\w -]{0,40})\"?:(?:[ ]+|$)(?P<value>.*)", re.DOTALL
)
_QUOTE_KEY = re.compile(
    r"(?:snippet|excerpt|(?:direct_|verbatim_|supporting_|key_)?quotes?|supporting_?text|verbatim\w*|evidence_text)",
    re.IGNORECASE,
)
_ANY_QUOTE_KEY = re.compile(rf"\b{_QUOTE_KEY.pattern}\"?:", re.IGNORECASE)
_BLOCK_SCALAR = re.compile(r"[|>][+-]?[0-9]?\s*$")
_CLOSING = {'"': re.compile(r'(?:[^"\\]|\\.)*+"', re.DOTALL), "'": re.compile(r"(?:[^']|'')*+'")}


class _Line(NamedTuple):
    start: int
    end: int
    column: int  #: of the key, or of the text
    item: bool
    key: str | None
    value: int  #: where the value begins


@dataclass
class _Record:
    parent: _Record | None = None
    cites: list[Cite] = field(default_factory=list)


def yaml_quotes(doc: Document, cites: Cites) -> Iterator[tuple[int, int, tuple[Attribution, ...]]]:
    """Start and end of each quotation in a YAML record, and its attributions."""
    for block in doc.blocks:
        if block.kind == "code" and _ANY_QUOTE_KEY.search(doc.readable, block.start, block.end):
            yield from _of_block(doc, block, cites)


def _of_block(
    doc: Document, block: Block, cites: Cites
) -> Iterator[tuple[int, int, tuple[Attribution, ...]]]:
    lines = [_line(doc.text, start, end) for start, end in block.lines if end > start]
    values = dict(_values(doc.text, lines))
    inside = {line for first, (_, _, last) in values.items() for line in range(first, last + 1)}
    records = _records(lines, cites, inside)
    for first, (start, end, _) in values.items():
        record: _Record | None = records[first]
        while record is not None and not record.cites:
            record = record.parent
        yield start, end, attributions(record.cites, "YAML") if record else ()


def _line(text: str, start: int, end: int) -> _Line:
    start += len(text[start:end]) - len(text[start:end].lstrip(" "))
    column = start - max(text.rfind("\n", 0, start), text.rfind("\r", 0, start)) - 1
    found = _LINE.fullmatch(text, start, end)
    if not found:
        return _Line(start, end, column, text.startswith("- ", start), None, end)
    return _Line(
        start, end, column + len(found["item"]), bool(found["item"]), found["key"], found.start("value")
    )


def _values(text: str, lines: Sequence[_Line]) -> Iterator[tuple[int, tuple[int, int, int]]]:
    """For lines with a quotation's key: where the value starts and ends, and its last line."""
    done = -1
    for at, line in enumerate(lines):
        if at <= done or line.key is None or not _QUOTE_KEY.fullmatch(line.key):
            continue
        done = _last_line(lines, at)
        end = lines[done].end
        start = line.value
        if closing := _CLOSING.get(text[start : start + 1]):
            closed = closing.match(text, start + 1, end)
            yield at, (start + 1, closed.end() - 1 if closed else end, done)
        elif start < line.end and not _BLOCK_SCALAR.match(text, start, line.end):
            yield at, (start, end, done)
        elif done > at:
            yield at, (lines[at + 1].start, end, done)


def _last_line(lines: Sequence[_Line], first: int) -> int:
    """The last of the lines that go on with the value of the one at *first*: those further to the right."""
    last = first
    while last + 1 < len(lines) and lines[last + 1].column > lines[first].column:
        last += 1
    return last


def _records(lines: Sequence[_Line], cites: Cites, inside: set[int]) -> list[_Record]:
    """The mapping that each line belongs to, with what is cited in it outside quotations."""
    root = _Record()
    stack: list[tuple[int, _Record]] = [(-1, root)]
    found = []
    for at, line in enumerate(lines):
        if at not in inside or (line.key and _QUOTE_KEY.fullmatch(line.key)):
            while stack[-1][0] > line.column:
                stack.pop()
            if line.item and stack[-1][0] == line.column:
                stack.pop()
            if stack[-1][0] < line.column:
                stack.append((line.column, _Record(stack[-1][1])))
        found.append(stack[-1][1])
        if at not in inside:
            found[-1].cites += cites.first(line.start, line.end)
    return found
