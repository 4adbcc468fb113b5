"""The list of sources that a provider returns beside a report: read behind it, one source a line."""

from __future__ import annotations

import json
import re
from dataclasses import replace
from typing import TYPE_CHECKING

from citevouch.text.blocks import Block
from citevouch.text.document import document
from citevouch.text.entries import find_entries
from citevouch.text.mentions import find_spellings
from citevouch.text.sections import sections

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from citevouch.text.document import Document

_WHITE = re.compile(r"\s+")


def with_sources(doc: Document, sources: Iterable[str]) -> Document:
    """*doc* with *sources* appended behind its text, each a line and a block of kind ``source``.

    Offsets into the text as given stay what they were; those from its length on lie in the sources.
    """
    lines = [line for line in (_WHITE.sub(" ", source).strip() for source in sources) if line]
    added: list[Block] = []
    end = len(doc.text)
    for line in lines:
        start, end = end + 1, end + 1 + len(line)
        added.append(Block(kind="source", start=start, end=end, lines=((start, end),)))
    if not added:
        return doc
    behind = "".join(f"\n{line}" for line in lines)
    return replace(
        doc,
        text=doc.text + behind,
        readable=doc.readable + behind,
        blocks=(*doc.blocks, *added),
        starts=(*doc.starts, *(block.start for block in added)),
    )


def sources_in(content: str) -> tuple[str, ...]:
    """The sources that a file lists: a JSON array, the entries of a Markdown text, or its lines."""
    listed = _from_json(content)
    if listed is None:
        doc = document(content)
        entries = find_entries(doc, sections(doc), find_spellings(doc))
        listed = [entry.raw for entry in entries] or [line for line in content.splitlines() if line.strip()]
    return tuple(listed)


def _from_json(content: str) -> list[str] | None:
    try:
        loaded = json.loads(content)
    except (ValueError, RecursionError):
        return None
    if isinstance(loaded, dict):
        loaded = loaded.get("citations", loaded.get("sources"))
    return [" ".join(_strings(item)) for item in loaded] if isinstance(loaded, list) else None


def _strings(item: object) -> Iterator[str]:
    if isinstance(item, str):
        yield item
    elif isinstance(item, dict):
        yield from (value for value in item.values() if isinstance(value, str))
