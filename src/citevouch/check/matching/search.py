"""Searching a quotation in a source: exactly, then tolerantly."""

from __future__ import annotations

import re
import unicodedata
from dataclasses import dataclass
from typing import TYPE_CHECKING

from citevouch.check.matching import folding, guards
from citevouch.check.matching.alignment import agrees
from citevouch.check.matching.differences import Aligned, Difference, differences
from citevouch.check.matching.quoted import has_letters, negating_gloss, readings
from citevouch.check.matching.source import Source, prepare

if TYPE_CHECKING:
    from collections.abc import Iterator

    from citevouch.check.matching.quoted import Reading
    from citevouch.check.matching.stream import Stream

#: Characters that an ellipsis may stand for; next to a part of a single word, fewer.
MAX_GAP, MAX_GAP_OF_A_WORD = 1000, 200
#: Places tried for one part, parts of one quotation, and places of the part before that one is joined to.
#: Only a text that repeats itself, or a quotation made to take long, has more.
MAX_PLACES, MAX_PARTS, MAX_JOINS = 50, 20, 5

NO_WORDS = "it holds no words"
GLOSS_NEGATES = "a bracket inside it adds a negation"
SCATTERED = "it is put together of single words"
TOO_MANY = "it has more ellipses than are looked at"
TOO_FAR = "its parts do not stand in this order close to each other"
REPLACED = "a bracket inside it stands for more than a pronoun"

#: What an editor's bracket may stand for in the source, if anything.
_PRONOUN = re.compile(
    r"[\s,;:]*+(?:(?:it|its|he|his|him|she|hers?|they|them|theirs?|we|us|ours?|i|my|this|these|that|those|who"
    r"|which)\b[\s,;:]*+)?",
    re.IGNORECASE,
)


@dataclass(frozen=True, kw_only=True)
class Match:
    """Where a quotation stands in a source; offsets into the source as given."""

    kind: str  #: MatchKind: EXACT or TOLERANT
    start: int
    end: int
    differences: tuple[Difference, ...] = ()


@dataclass(frozen=True, kw_only=True)
class Result:
    """What a search gave: a match; or none, with the reason where the words do stand there."""

    match: Match | None = None
    refusal: str | None = None


def find(quote: str, source: str | Source) -> Match | None:
    """Where *quote* stands in *source*, or None; see `search`."""
    return search(quote, source).match


def search(quote: str, source: str | Source) -> Result:
    """Look for *quote* in *source*: first as it stands, then in every spelling that says the same."""
    if not has_letters(quote):
        return Result(refusal=NO_WORDS)
    prepared = prepare(source) if isinstance(source, str) else source
    exact = _exact(quote, prepared)
    if exact.match:
        return exact
    tolerant = _tolerant(quote, prepared)
    if tolerant.match or tolerant.refusal:
        return tolerant
    return Result(refusal=exact.refusal or (GLOSS_NEGATES if negating_gloss(quote) else None))


def places(needle: str, text: str) -> Iterator[int]:
    """The first `MAX_PLACES` offsets of *needle* in *text*, overlapping ones included."""
    at = text.find(needle)
    for _ in range(MAX_PLACES):
        if at < 0:
            return
        yield at
        at = text.find(needle, at + 1)


# Exactly -------------------------------------------------------------------------------------------------


def _exact(quote: str, source: Source) -> Result:
    needle = " ".join(unicodedata.normalize("NFC", quote).split())
    refusal = None
    for at in places(needle, source.exact.text):
        start, end = source.exact.span(at, at + len(needle))
        refusal = _refusal_in_raw(source.text, start, end)
        if refusal is None:
            return Result(match=Match(kind="EXACT", start=start, end=end))
    return Result(refusal=refusal)


def _refusal_in_raw(text: str, start: int, end: int) -> str | None:
    before = folding.tolerant(text[max(0, start - guards.CONTEXT) : start]).text
    after = folding.tolerant(text[end : end + guards.CONTEXT]).text
    return guards.refusal(before, text[start:end], after)


# Tolerantly ----------------------------------------------------------------------------------------------


def _tolerant(quote: str, source: Source) -> Result:
    refusal = None
    for reading in readings(quote, source.stream):
        if not reading.parts:
            continue
        result = _read(quote, reading, source)
        if result.match:
            return result
        refusal = refusal or result.refusal
    return Result(refusal=refusal)


def _read(quote: str, reading: Reading, source: Source) -> Result:
    """Look for one reading: places for each part, then one place for each in a chain."""
    if len(reading.parts) > MAX_PARTS:
        return Result(refusal=TOO_MANY)
    if not all(reading.stream.text[slice(*part)] in source.stream.text for part in reading.parts):
        return Result()
    if _is_scattered(reading):
        return Result(refusal=SCATTERED)
    chains: list[tuple[int, ...]] = [()]
    for part in reading.parts:
        found, refused = _part_places(reading, part, source.stream)
        chains, broken = _extended(chains, found, part, reading, source.stream)
        if not chains:
            return Result(refusal=refused or broken)
    return Result(match=_match(quote, reading, chains[0], source))


def _is_scattered(reading: Reading) -> bool:
    """Whether more of its parts are single words than are more than that."""
    single = sum(reading.words(part) < 2 for part in reading.parts)
    return len(reading.parts) > 1 and 2 * single > len(reading.parts)


def _part_places(reading: Reading, part: tuple[int, int], source: Stream) -> tuple[list[int], str | None]:
    """Where one part stands (stream offsets), and why it may not where it would."""
    start, end = part
    closes = part == reading.parts[-1] and reading.is_closed
    found: list[int] = []
    refusal = None
    for at in places(reading.stream.text[start:end], source.text):
        if not agrees(reading.stream, start, end, source, at):
            continue
        reason = _refusal_in_clean(source, *source.clean_span(at, at + end - start), closes=closes)
        if reason is None:
            found.append(at)
        refusal = refusal or reason
    return found, refusal


def _refusal_in_clean(source: Stream, start: int, end: int, *, closes: bool) -> str | None:
    text = source.blanked
    before, after = text[max(0, start - guards.CONTEXT) : start], text[end : end + guards.CONTEXT]
    reason = guards.refusal(before, text[start:end], after)
    return guards.closing_refusal(after) if closes and reason is None else reason


def _extended(
    chains: list[tuple[int, ...]], found: list[int], part: tuple[int, int], reading: Reading, source: Stream
) -> tuple[list[tuple[int, ...]], str | None]:
    """Each chain that one of *found* continues, from the nearest place before it; or why there is none."""
    if not chains[0]:
        return [(at,) for at in found], None
    start, end = before = reading.parts[len(chains[0]) - 1]
    few = min(reading.words(before), reading.words(part)) < 2
    limit = MAX_GAP_OF_A_WORD if few else MAX_GAP
    gap_refusal = _pronoun_refusal if len(chains[0]) in reading.replaced else _gap_refusal
    longer: list[tuple[int, ...]] = []
    refusal = TOO_FAR if found else None
    for at in found:
        earlier = [chain for chain in chains if chain[-1] + end - start <= at]
        for chain in reversed(earlier[-MAX_JOINS:]):
            reason = gap_refusal(source, chain[-1] + end - start, at, limit)
            if reason is None:
                longer.append((*chain, at))
                break
            refusal = reason
    return longer, None if longer else refusal


def _gap_refusal(source: Stream, end: int, at: int, limit: int) -> str | None:
    """Why an ellipsis may not stand for what is between two places of the run."""
    left, right = source.positions[end - 1] + 1, source.positions[at]
    return TOO_FAR if right - left > limit else guards.gap_refusal(source.blanked[left:right])


def _pronoun_refusal(source: Stream, end: int, at: int, _limit: int) -> str | None:
    """Why a bracket may not stand for what is between two places of the run."""
    left, right = source.positions[end - 1] + 1, source.positions[at]
    return (
        None
        if right - left < MAX_GAP_OF_A_WORD and _PRONOUN.fullmatch(source.blanked, left, right)
        else REPLACED
    )


def _match(quote: str, reading: Reading, chain: tuple[int, ...], source: Source) -> Match:
    parts = tuple((start, end, at) for (start, end), at in zip(reading.parts, chain, strict=True))
    aligned = Aligned(quote=quote, reading=reading, source=source.text, stream=source.stream, parts=parts)
    (start, end), found = differences(aligned)
    return Match(kind="TOLERANT" if found else "EXACT", start=start, end=end, differences=found)
