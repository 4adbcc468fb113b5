"""The section in its place: instead of an earlier one, else at the end of the text."""

from __future__ import annotations

from citevouch.errors import InputError
from citevouch.in_place.line_ends import line_end, with_line_end
from citevouch.text.blocks import parse_blocks
from citevouch.text.front_matter import BOM, front_matter
from citevouch.text.generated import VALIDATION, Generated, Marks, find_audits, find_generated
from citevouch.text.lines import line_starts, place


def with_section(text: str, section: str, *, name: str = "", marks: Marks = VALIDATION) -> str:
    """*text* with *section* (Markdown with *marks*) instead of what an earlier validation, or audit, left.

    Of several earlier sections the first is replaced and the others are taken out; where there is none the
    new one is put at the end, behind a blank line. Raises InputError where marks do not pair, and where the
    text ends inside a block that nothing can follow.
    """
    there = _generated(text, marks)
    if there.unpaired:
        line, _column = place(line_starts(text), there.unpaired[0])
        raise InputError(
            "a mark of a generated section has no partner",
            file=name,
            place=str(line),
            expected=f"{marks.begin} --> and {marks.end}, each once; take out the one that is left over",
        )
    eol = line_end(text)
    new = with_line_end(section.rstrip("\n"), eol)
    if there.sections:
        (start, end), *others = there.sections
        written = text[:start] + new + _without(text, end, others)
    else:
        start = len(text) + len(gap := _gap(text, eol))
        written = text + gap + new + eol
    if _generated(written, marks) != Generated(sections=((start, start + len(new)),)):
        raise InputError(
            "the text ends inside a code block or comment, so that nothing can stand behind it",
            file=name,
            expected="every ``` and <!-- closed",
        )
    return written


def _generated(text: str, marks: Marks) -> Generated:
    matter = front_matter(text)
    found = parse_blocks(text, matter[3] if matter else 1 if text.startswith(BOM) else 0)
    return find_generated(text, found) if marks == VALIDATION else find_audits(text, found)


def _without(text: str, begin: int, spans: list[tuple[int, int]]) -> str:
    """*text* from *begin* on without *spans*."""
    pieces = []
    for start, end in spans:
        pieces.append(text[begin:start])
        begin = end
    return "".join([*pieces, text[begin:]])


def _gap(text: str, eol: str) -> str:
    """What has to stand between *text* and a section so that there is a blank line."""
    if not text.strip(BOM):
        return ""
    if not text.endswith(("\n", "\r")):
        return eol + eol
    return "" if text.endswith(eol + eol) else eol
