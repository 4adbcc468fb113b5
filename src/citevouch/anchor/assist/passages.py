"""Where a document has the words of a record, written the same or differently, or nearly has them.

Offsets are those of the run of the whole document (`citevouch.anchor.folded`), so that a passage may run over
the end of a block.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import TYPE_CHECKING

from rapidfuzz import fuzz
from rapidfuzz.distance import Levenshtein

from citevouch.anchor.folded import COMMON, GRAM, Folded
from citevouch.check.matching.alignment import agrees

if TYPE_CHECKING:
    from collections.abc import Iterator

    from rapidfuzz.distance import Opcodes

    from citevouch.anchor.assist.evidence import Surroundings
    from citevouch.anchor.model import Document

#: Places of the words that are looked at; what stands more often cannot be told apart anyway.
MOST = 400
#: Alike passages that are compared character by character.
COMPARED = 8
#: Characters right before and after a quote that show where it stood, and the fewest that do.
BESIDE, BESIDE_LEAST = 24, 6
#: They are still there if so much alike (0 to 1).
NEARLY_BESIDE = 0.7
#: Places of the surroundings that are looked at.
IN_PLACE = 3
#: Longest quote, as a run, that is compared with every stretch of a window.
TRIED = 64
#: Characters by which a passage may begin before or after the place that its stretches point to.
SLACK = 12
_BUCKET = 8  #: shifts of the run that count as one


@dataclass(frozen=True, slots=True, kw_only=True)
class Passage:
    """A stretch of the document's run, and how alike it is to the quote (0 to 1)."""

    start: int
    end: int
    similarity: float = 1.0
    is_in_place: bool = False  #: whether it stands exactly where the quote stood


def same_words(quote: Folded, document: Document) -> Iterator[Passage]:
    """The passages that hold the words of *quote*, separated alike; the caller judges their edges."""
    words, run = quote.run, document.folded.run
    if not words:
        return
    ours, theirs = quote.stream, document.folded.stream
    at, looked_at = run.find(words), 0
    while at >= 0 and looked_at < MOST:
        if agrees(ours, 0, len(words), theirs, at):
            yield Passage(start=at, end=at + len(words))
        at, looked_at = run.find(words, at + 1), looked_at + 1


def alike_words(quote: Folded, known: Surroundings, document: Document) -> list[Passage]:
    """The passages most like *quote* where many stretches of it, or of what surrounded it, stand in order."""
    words, run = quote.run, document.folded.run
    if not words:
        return []
    found = []
    for start in _likely_starts(words, known, document):
        slack = min(SLACK, len(words) // 3) + len(words) // 10
        begin = max(0, start - slack)
        window = run[begin : start + len(words) + slack]
        first, last = _closest(words, window)
        if first < last:
            similarity = round(fuzz.ratio(words, window[first:last]) / 100, 3)
            found.append(Passage(start=begin + first, end=begin + last, similarity=similarity))
    return _distinct(found)


def _closest(words: str, window: str) -> tuple[int, int]:
    """The stretch of *window* that is most like *words*; nothing where they have no stretch in common.

    Long words are compared once from end to end, which takes far less time than trying every stretch.
    """
    if len(words) <= TRIED and len(window) >= len(words):
        best = fuzz.partial_ratio_alignment(words, window)
        return (best.dest_start, best.dest_end) if best else (0, 0)
    same = [code for code in Levenshtein.opcodes(words, window) if code.tag == "equal"]
    same = [code for code in same if code.src_end - code.src_start >= GRAM]
    if not same:
        return 0, 0
    first = same[0].dest_start - same[0].src_start
    last = same[-1].dest_end + len(words) - same[-1].src_end
    return max(0, first), min(last, len(window))


def in_place(quote: Folded, known: Surroundings, document: Document) -> list[Passage]:
    """What stands where the quote stood: between the text that stood before it and the text behind it, as far
    as both are known and still stand there, nearly so at least.
    """
    if not quote.run or min(len(known.before), len(known.after)) < BESIDE_LEAST:
        return []
    starts = _likely_starts(quote.run, known, document)[:IN_PLACE]
    return _distinct([one for start in starts if (one := _between(quote.run, known, start, document))])


def _between(words: str, known: Surroundings, start: int, document: Document) -> Passage | None:
    """The stretch of the run, near *start*, between what is like the known text on both sides."""
    before, after = known.before[-BESIDE:], known.after[:BESIDE]
    pattern, begin = before + words + after, max(0, start - len(before) - _BUCKET)
    window = document.folded.run[begin : start + len(words) + len(after) + _BUCKET]
    codes = Levenshtein.opcodes(pattern, window)
    first, last = _image(codes, len(before)), _image(codes, len(before) + len(words))
    beside = fuzz.ratio(before, window[max(0, first - len(before)) : first])
    behind = fuzz.ratio(after, window[last : last + len(after)])
    if first >= last or min(beside, behind) < 100 * NEARLY_BESIDE:
        return None
    similarity = round(fuzz.ratio(words, window[first:last]) / 100, 3)
    return Passage(start=begin + first, end=begin + last, similarity=similarity, is_in_place=True)


def _image(codes: Opcodes, at: int) -> int:
    """Where an edge between two characters of the one text is in the other."""
    for code in codes:
        if code.src_start <= at < code.src_end or at == code.src_end == codes[-1].src_end:
            return min(code.dest_start + at - code.src_start, code.dest_end)
    return 0


def _likely_starts(words: str, known: Surroundings, document: Document) -> list[int]:
    """Where the quote would begin in the run, by the shifts that most of its stretches agree on."""
    pattern, grams = known.before + words + known.after, document.folded.grams
    votes: Counter[int] = Counter()
    for at in range(len(pattern) - GRAM + 1):
        places = grams.get(pattern[at : at + GRAM], ())
        if len(places) <= COMMON:
            votes.update((place - at) // _BUCKET for place in places)
    summed = {shift: count + votes.get(shift + 1, 0) for shift, count in votes.items()}
    best = sorted(summed, key=lambda shift: (-summed[shift], shift))[: 2 * COMPARED]
    starts = [shift * _BUCKET + _BUCKET // 2 + len(known.before) for shift in best]
    return [start for start in starts if 0 <= start < len(document.folded.run)]


def _distinct(found: list[Passage]) -> list[Passage]:
    """Without those that overlap a better one, best first."""
    kept: list[Passage] = []
    for passage in sorted(found, key=lambda one: (-one.similarity, one.start)):
        if all(passage.end <= other.start or passage.start >= other.end for other in kept):
            kept.append(passage)
    return kept[:COMPARED]
