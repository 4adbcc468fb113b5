"""What an earlier run left in a text: found by one function each, for reading and for replacing it.

A validation leaves a section in a report, an audit a callout in a note, between two comments.

Of sections two kinds are known: ours, a heading and what stands between two comments under it, and the one of
deep-research-client, which has no marks: a last ``## Reference Validation`` (only a ``## Term Validation``
may follow) that holds the provenance line or the outcome table. The latter ends where what that tool writes
ends; prose below it belongs to the report.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Sequence

    from citevouch.text.blocks import Block

#: Comments around what citevouch writes under the heading; the first may go on with a version. The heading
#: stands before them, so that deep-research-client, which cuts at the heading, leaves no half of the pair.
BEGIN = "<!-- citevouch:begin"
END = "<!-- citevouch:end -->"


class Marks(NamedTuple):
    """Two comments: how the first begins, and the second."""

    begin: str
    end: str


VALIDATION = Marks(BEGIN, END)
#: Around what an audit writes into a note.
AUDIT = Marks("<!-- citevouch:audit-begin", "<!-- citevouch:audit-end -->")

HEADING = "Reference Validation"
_MAY_FOLLOW = "Term Validation"

#: Sub-headings of a section of deep-research-client.
_SUBHEADINGS = frozenset(
    {
        "Unresolved references",
        "Quotes not found in the cited source",
        "References that may not be about this subject",
        "Quotes that could not be checked",
    }
)

#: How the paragraphs of a section of deep-research-client begin (0.2.x; facts A9 and its public sections).
_PARAGRAPH = re.compile(
    r"Validation stopped early because"
    r"|No PMID or DOI references were found in this report"
    r"|Checked with `linkml-reference-validator`"
    r"|\*\*Every\*\* reference"
    r"|These identifiers (?:did not resolve|resolve, so)"
    r"|Searched the abstract, any retrieved full text"
    r"|(?:Every one|[0-9]+) of these was searched against an abstract alone"
    r"|Weighed against this report's own most characteristic terms"
    r"|There was no text to compare these against"
    r"|All extracted references resolved successfully"
    r"|[0-9]+ of [0-9]+ references resolved; the rest"
    r"|No reference could be looked up either way"
    r"|Resolving is not the same as being relevant"
)
_PROVENANCE = re.compile(r"Checked with `linkml-reference-validator`|No PMID or DOI references were found")
_OUTCOME_ROW = re.compile(r"\|\s*Outcome\s*\|\s*Count\s*\|")
_ITEM = re.compile(r"[-*]\s+`[A-Za-z]+:[^`\r\n]+`")


@dataclass(frozen=True, kw_only=True)
class Generated:
    """Generated sections of a text, as half-open spans in text order."""

    sections: tuple[tuple[int, int], ...] = ()
    unpaired: tuple[int, ...] = ()  #: offsets of our marks that have no partner


def find_generated(text: str, found: Sequence[Block]) -> Generated:
    """Where generated sections stand in *text*, whose blocks (comments among them) are *found*."""
    sections, unpaired = _marked(text, found, VALIDATION)
    unmarked = _unmarked(text, [block for block in found if not _inside(block.start, sections)])
    every = sorted([*sections, *([unmarked] if unmarked else [])])
    return Generated(sections=tuple(every), unpaired=tuple(unpaired))


def find_audits(text: str, found: Sequence[Block]) -> Generated:
    """Where callouts of audits stand in *text*, whose blocks (comments among them) are *found*."""
    sections, unpaired = _marked(text, found, AUDIT)
    return Generated(sections=tuple(sections), unpaired=tuple(unpaired))


def _marked(text: str, found: Sequence[Block], marks: Marks) -> tuple[list[tuple[int, int]], list[int]]:
    sections: list[tuple[int, int]] = []
    unpaired: list[int] = []
    begun: int | None = None
    for at, block in enumerate(found):
        if block.kind != "comment" or block.parent is not None:
            continue
        if text.startswith(marks.begin, block.start):
            unpaired += [begun] if begun is not None else []
            begun = found[at - 1].start if at and _is_ours(found[at - 1]) else block.start
        elif text.startswith(marks.end, block.start):
            if begun is None:
                unpaired.append(block.start)
            else:
                sections.append((begun, block.end))
            begun = None
    return sections, unpaired + ([begun] if begun is not None else [])


def _is_ours(block: Block) -> bool:
    """Whether a block is the heading under which our first comment stands."""
    return block.kind == "heading" and block.level == 2 and block.parent is None and _title(block) == HEADING


def _inside(offset: int, spans: Sequence[tuple[int, int]]) -> bool:
    return any(start <= offset < end for start, end in spans)


def _unmarked(text: str, found: Sequence[Block]) -> tuple[int, int] | None:
    """The section that deep-research-client left, without marks."""
    second = [at for at, b in enumerate(found) if b.kind == "heading" and b.level == 2 and b.parent is None]
    while second and _title(found[second[-1]]) == _MAY_FOLLOW:
        second.pop()
    if not second or _title(found[second[-1]]) != HEADING:
        return None
    body = _generated_run(text, found, second[-1] + 1)
    if not any(_shows_origin(text, block) for block in body):
        return None
    return found[second[-1]].start, body[-1].end


def _title(heading: Block) -> str:
    return heading.headings[-1] if heading.headings else ""


def _generated_run(text: str, found: Sequence[Block], begin: int) -> list[Block]:
    """The blocks from *begin* on that such a section consists of, up to the first that it cannot hold."""
    run: list[Block] = []
    for block in found[begin:]:
        if not _is_generated(text, block):
            break
        run.append(block)
    return run


def _is_generated(text: str, block: Block) -> bool:
    if block.parent is not None:
        return True  # its container has been judged
    if block.kind == "heading":
        return block.level == 3 and _title(block) in _SUBHEADINGS
    if block.kind == "paragraph":
        return bool(_PARAGRAPH.match(text, block.start))
    if block.kind == "list_item":
        return bool(_ITEM.match(text, block.start))
    return block.kind == "table_row"


def _shows_origin(text: str, block: Block) -> bool:
    return bool(_PROVENANCE.match(text, block.start) or _OUTCOME_ROW.match(text, block.start))
