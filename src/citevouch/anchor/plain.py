"""Plain text and Markdown, cut into blocks.

Plain text: a block is a run of lines with no blank one between them. Markdown: headings, paragraphs, code and
rows of tables, as `citevouch.text` reads them. The text of a block stands so in the file, line ends and marks
inside it included, white space around it left out.
"""

from __future__ import annotations

from hashlib import sha256
from typing import TYPE_CHECKING

from citevouch.anchor.model import Block, Document
from citevouch.text.document import document as markdown
from citevouch.text.lines import line_spans

if TYPE_CHECKING:
    from collections.abc import Iterator

PLAIN, MARKDOWN = "text/plain", "text/markdown"
RULES = "1"  #: version of the rules above; another one may give other blocks


def plain_document(text: str, *, is_markdown: bool = False) -> Document:
    """The document that *text*, the whole of a UTF-8 file, holds; its doc_id is the SHA-256 of that file."""
    spans = _markdown_spans(text) if is_markdown else _plain_spans(text)
    return Document(
        schema_name=MARKDOWN if is_markdown else PLAIN,
        schema_version=RULES,
        texts=tuple(
            Block(ref=f"#/texts/{at}", number=at, text=text[start:end], label=label)
            for at, (label, start, end) in enumerate(spans)
        ),
        doc_id=sha256(text.encode()).hexdigest(),
    )


def _plain_spans(text: str) -> Iterator[tuple[str, int, int]]:
    first = last = None
    for start, end in [*line_spans(text), (len(text), len(text))]:
        body = text[start:end].strip(" \t\f\v\ufeff")
        if body:
            first, last = (start if first is None else first), end
        if first is not None and last is not None and (not body or end == len(text)):
            yield ("paragraph", *_trimmed(text, first, last))
            first = last = None


def _markdown_spans(text: str) -> Iterator[tuple[str, int, int]]:
    for block in markdown(text).blocks:
        if block.lines:
            start, end = (block.start, block.end) if block.kind == "table_row" else _extent(block.lines)
            start, end = _trimmed(text, start, end)
            if start < end:
                yield block.kind, start, end


def _extent(lines: tuple[tuple[int, int], ...]) -> tuple[int, int]:
    return lines[0][0], lines[-1][1]


def _trimmed(text: str, start: int, end: int) -> tuple[int, int]:
    body = text[start:end]
    start += len(body) - len(body.lstrip(" \t\r\n\f\v\ufeff"))
    return start, max(start, start + len(text[start:end].rstrip()))
