"""Whether a quotation is the title of a paper, or its beginning."""

from __future__ import annotations

from typing import TYPE_CHECKING

from citevouch.check.matching import guards
from citevouch.check.matching.alignment import agrees
from citevouch.check.matching.differences import Aligned, differences
from citevouch.check.matching.quoted import readings
from citevouch.check.matching.search import Match

if TYPE_CHECKING:
    from citevouch.check.matching.quoted import Reading
    from citevouch.check.matching.source import Source

#: A beginning of a title needs so many words; a whole title may be shorter.
LEAST_WORDS = 3


def find_in_title(quote: str, title: Source) -> Match | None:
    """The match of *quote* with *title* from its start, in any case of letters; None where it is no title."""
    for reading in readings(quote, title.stream):
        if len(reading.parts) == 1 and _begins(title, reading):
            start, end = reading.parts[0]
            aligned = Aligned(
                quote=quote, reading=reading, source=title.text, stream=title.stream, parts=((start, end, 0),)
            )
            span, found = differences(aligned)
            return Match(kind="TITLE", start=span[0], end=span[1], differences=found)
    return None


def _begins(title: Source, reading: Reading) -> bool:
    start, end = reading.parts[0]
    run, whole = reading.stream.text[start:end], title.stream.text
    if not whole.startswith(run) or (run != whole and reading.words(reading.parts[0]) < LEAST_WORDS):
        return False
    stop = title.stream.clean_span(0, len(run))[1]
    blanked = title.stream.blanked
    return (
        agrees(reading.stream, start, end, title.stream, 0, any_case=True)
        and guards.refusal("", blanked[:stop], blanked[stop : stop + guards.CONTEXT]) is None
    )
