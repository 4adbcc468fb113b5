"""Sections of a text: its headings, where each section ends, and which ones list references."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from citevouch.text.inline import plain
from citevouch.text.model import Section

if TYPE_CHECKING:
    from collections.abc import Iterator

    from citevouch.text.blocks import Block
    from citevouch.text.document import Document

_NUMBERING = re.compile(r"^[\W_]*(?:(?:[0-9]+|[IVX]+|[A-Z])(?:\.[0-9]+)*[.):]?\s+)?[\W_]*")

_KEY = (
    r"(?:key|selected|cited|main|primary|supporting|additional|other|scientific|numbered|annotated|full"
    r"|complete|literature|core|relevant|major|recommended)\s+(?:and\s+\w+\s+)?"
)

#: Headings of reference sections; what follows a bracket, a colon or a dash is a remark.
_NAMES = re.compile(
    rf"(?:{_KEY}){{0,3}}(?:references?|bibliograph(?:y|ies)|citations?|works?\s+cited|literature|sources?"
    r"|further\s+reading|footnotes|endnotes)"
    r"(?:\s+(?:lists?|section|cited|used|consulted|referenced|reviewed|to\s+check|and\s+links"
    r"|and\s+(?:sources|references|citations|further\s+reading|notes)|references|sources|citations))*"
    rf"|(?:{_KEY}){{1,3}}(?:papers|publications|pmids|resources)"
    r"|literatur(?:verzeichnis)?|quellen(?:verzeichnis)?|r[ée]f[ée]rences(?:\s+bibliographiques)?|bibliographie"
    r"|referencias(?:\s+bibliogr[áa]ficas)?|bibliograf[íi]a|refer[êe]ncias|riferimenti|参考文献|引用文献",
    re.IGNORECASE,
)
_REMARK = re.compile(r"\s*(?:[:(\[–—]|\s-\s).*$", re.DOTALL)


def sections(doc: Document) -> tuple[Section, ...]:
    """The sections of *doc* in text order; a line with nothing but ``References`` opens one too."""
    opened = list(_headings(doc))
    found = []
    for at, (block, level, heading) in enumerate(opened):
        later = (other.start for other, other_level, _ in opened[at + 1 :] if other_level <= level)
        found.append(
            Section(
                raw=doc.text[block.start : block.end],
                start=block.start,
                end=block.end,
                heading=heading,
                level=level,
                body_end=next(later, len(doc.text)),
                is_bibliography=names_bibliography(heading),
            )
        )
    return tuple(found)


def names_bibliography(heading: str) -> bool:
    """Whether a heading is that of a reference section.

    >>> [names_bibliography(name) for name in ("4. Sources", "References (all)", "Citation Requirements")]
    [True, True, False]
    """
    name = _REMARK.sub("", _NUMBERING.sub("", heading)).strip(" *_.:")
    return bool(_NAMES.fullmatch(name))


def _headings(doc: Document) -> Iterator[tuple[Block, int, str]]:
    level = 0
    for block in doc.blocks:
        if block.parent is not None:
            continue
        if block.kind == "heading":
            level = block.level
            yield block, level, block.headings[-1]
        elif block.kind == "paragraph" and len(block.lines) == 1 and block.end - block.start < 60:
            name = _alone(doc.text[block.start : block.end].strip())
            if name and names_bibliography(name):
                yield block, min(level + 1, 6), name


def _alone(line: str) -> str:
    """What a line names that is marked like a heading, or is nothing but such a name; else nothing."""
    is_bold = line.startswith(("**", "__")) and line.rstrip(":").endswith(("**", "__"))
    if is_bold or line.endswith(":"):
        return plain(line).rstrip(":").strip()
    return line if _NAMES.fullmatch(line) else ""
