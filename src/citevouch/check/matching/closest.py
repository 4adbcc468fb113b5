"""The passage of a source that is most like a quotation: a hint for a reader, no evidence."""

from __future__ import annotations

from dataclasses import dataclass

#: Longest text compared, in characters; the comparison takes as long as both lengths multiplied.
MAX_TEXT = 500_000
#: Likeness (0 to 1) under which a passage is not worth showing.
LEAST_SCORE = 0.5


@dataclass(frozen=True, kw_only=True)
class Passage:
    """A stretch of the source, on whole words, and how like the quotation it is (0 to 1)."""

    start: int
    end: int
    score: float


def closest(quote: str, text: str) -> Passage | None:
    """The passage of *text* most like *quote*; None where nothing is like it or the text is too long."""
    if not quote.strip() or not text.strip() or len(text) > MAX_TEXT:
        return None
    from rapidfuzz import fuzz  # asked for by few runs

    found = fuzz.partial_ratio_alignment(
        quote.lower(), _same_length_lower(text), score_cutoff=100 * LEAST_SCORE
    )
    if found is None or found.dest_start == found.dest_end:
        return None
    start, end = _on_words(text, found.dest_start, found.dest_end)
    return Passage(start=start, end=end, score=round(found.score / 100, 3))


def _same_length_lower(text: str) -> str:
    lower = text.lower()
    return lower if len(lower) == len(text) else text


def _on_words(text: str, start: int, end: int) -> tuple[int, int]:
    """The same stretch from the start of its first word to the end of its last one."""
    while start and text[start].isalnum() and text[start - 1].isalnum():
        start -= 1
    while end < len(text) and text[end].isalnum() and text[end - 1].isalnum():
        end += 1
    while start < end and text[start].isspace():
        start += 1
    while end > start and text[end - 1].isspace():
        end -= 1
    return start, end
