"""Stretches of text: half-open offsets in code points, and the words that stand there.

Which classes have stretches is read off the schema, so that a new one is checked from its first day.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from citevouch.contract import schema
from citevouch.contract.invariants.model import Check, Invariant, Object, invariants
from citevouch.contract.problems import Problem

if TYPE_CHECKING:
    from collections.abc import Iterator

#: The pairs of slots that hold where a stretch starts and ends.
ENDS = (
    ("start", "end"),
    ("char_start", "char_end"),
    ("document_start", "document_end"),
    ("span_start", "span_end"),
)

#: Class, the slot with the words, and the pair of slots with the stretch that they fill.
WORDS = (
    ("Mention", "raw", "start", "end"),
    ("CitedPart", "raw", "start", "end"),
    ("BibliographyEntry", "raw", "start", "end"),
    ("Section", "raw", "start", "end"),
    ("QuotedPassage", "raw", "start", "end"),
    ("Marker", "raw", "start", "end"),
    ("Sentence", "raw", "start", "end"),
    ("Claim", "raw", "start", "end"),
    ("NumberMention", "raw", "start", "end"),
    ("TextAnchor", "exact", "start", "end"),
    ("CitationRecord", "verbatim_quote", "char_start", "char_end"),
    ("AnchorPlace", "matched_text", "char_start", "char_end"),
    ("ResolvedAnchor", "matched_text", "char_start", "char_end"),
    ("GuardrailFlag", "flagged_text", "span_start", "span_end"),
    ("QuoteDifference", "in_quote", "quote_start", "quote_end"),
    ("QuoteDifference", "in_source", "source_start", "source_end"),
)


def _stretch(start: str, end: str) -> Check:
    def the_end_is_behind_the_start(obj: Object) -> Iterator[Problem]:
        """A stretch of text holds at least one character: its end lies behind its start."""
        if start in obj and end in obj and obj[end] <= obj[start]:
            yield Problem((end,), f"{obj[end]} is not behind {start}, {obj[start]}")

    return the_end_is_behind_the_start


def _filled(words: str, start: str, end: str) -> Check:
    def the_words_fill_their_stretch(obj: Object) -> Iterator[Problem]:
        """The words of a stretch are as many characters as it spans; where there are none it spans none."""
        if (start in obj and end in obj) and (words in obj or start.startswith(("quote", "source"))):
            length, span = len(obj.get(words, "")), obj[end] - obj[start]
            if length != span:
                yield Problem((words,), f"{length} characters in a stretch of {span}")

    return the_words_fill_their_stretch


def a_section_ends_behind_its_heading(section: Object) -> Iterator[Problem]:
    """A section ends where its heading ends, or later."""
    if section["body_end"] < section["end"]:
        yield Problem(("body_end",), f"{section['body_end']} lies before the heading's end, {section['end']}")


INVARIANTS: tuple[Invariant, ...] = (
    *(
        Invariant(name, _stretch(start, end))
        for name in schema.class_names()
        for start, end in ENDS
        if {start, end} <= schema.slots(name)
    ),
    *(Invariant(name, _filled(words, start, end)) for name, words, start, end in WORDS),
    *invariants("Section", a_section_ends_behind_its_heading),
)
