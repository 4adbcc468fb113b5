"""What a tolerant match tolerated: each difference by kind, with its place in quotation and source."""

from __future__ import annotations

import html
import re
import unicodedata
from bisect import bisect_left
from dataclasses import dataclass
from itertools import pairwise
from typing import TYPE_CHECKING

from citevouch.check.matching.asides import LABEL, MARKER
from citevouch.check.matching.characters import (
    ACCENTS,
    COMPATIBLE,
    GREEK,
    INVISIBLE,
    LIGATURES,
    SUBSCRIPTS,
    SUPERSCRIPTS,
)

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from citevouch.check.matching.quoted import Reading
    from citevouch.check.matching.stream import Stream


@dataclass(frozen=True, kw_only=True)
class Difference:
    """One place that is written differently; offsets into the quotation and into the source as given."""

    kind: str  #: DifferenceKind
    quote_start: int
    quote_end: int
    source_start: int
    source_end: int


@dataclass(frozen=True, kw_only=True)
class Aligned:
    """A quotation and a source whose runs agree in *parts*.

    Each is (start, end, at): the stretch of the quotation's run, and where in the source's it stands.
    """

    quote: str
    reading: Reading
    source: str
    stream: Stream
    parts: tuple[tuple[int, int, int], ...]


def _any(*tables: Iterable[str]) -> str:
    return f"[{re.escape(''.join(letter for table in tables for letter in table))}]"


#: What shows a kind of difference: the two sides differ in what the pattern finds. The order matters, because
#: what a kind explains is taken away before the next one is looked at.
_SHOWN_BY = tuple(
    (kind, re.compile(pattern))
    for kind, pattern in (
        ("ENTITY", r"&#?\w{2,32};"),
        ("MARKUP", r"</?[A-Za-z][^<>]*>|[*_`\\]"),
        ("SOFT_HYPHEN", f"[{INVISIBLE}]"),
        ("LINE_BREAK_HYPHEN", r"[-‐‑]\s+"),
        ("LIGATURE", _any(LIGATURES)),
        ("GREEK", _any(GREEK, "ß")),
        ("SCRIPT_POSITION", _any(SUPERSCRIPTS, SUBSCRIPTS) + r"|\^|\((?=[-−+]?\d)"),
        ("CHARACTER_FORM", _any(COMPATIBLE)),
        ("ACCENT", _any(ACCENTS)),
        ("SYMBOL", r"[<>]/?=|[≤≥±~∼×°º˚]|\+/?[-−–]|(?<=\d)[.·∙⋅](?=\d)|(?<![A-Za-z])[xX*](?![A-Za-z])"),
        ("DASH", r"[-‐‑‒–—―−]"),
        ("QUOTATION_MARK", r"[\"'`´‘’‚‛“”„‟«»‹›′″ʹʼ]"),
        ("BRACKET", r"[()\[\]{}]"),
        ("PUNCTUATION", r"[.,;:!?¡¿|•†‡§¶®™©…]"),
        ("WHITE_SPACE", r"\s"),
    )
)
_WHITE = re.compile(r"\s+")
_ASIDE = re.compile(r"[\x01-\x08]+")
_BREAK = re.compile(r"[-‐‑]\s*")
_ASIDES = ((MARKER, "REFERENCE_MARKER"), (LABEL, "SECTION_LABEL"))


def differences(aligned: Aligned) -> tuple[tuple[int, int], tuple[Difference, ...]]:
    """The stretch of the source that the quotation stands in, and what is written differently, in order."""
    (first, _, at), (_, last, _) = aligned.parts[0], aligned.parts[-1]
    end_at = aligned.parts[-1][2] + last - aligned.parts[-1][0]
    (start, _), (_, end) = aligned.stream.span(at, at + 1), aligned.stream.span(end_at - 1, end_at)
    start, before = _leading(aligned, aligned.reading.stream.span(first, first + 1)[0], start)
    end, after = _trailing(aligned, aligned.reading.stream.span(last - 1, last)[1], end)
    found = [*before, *_glosses(aligned), *_ellipses(aligned), *after]
    for part in aligned.parts:
        found += _within(aligned, *part)
    return (start, end), tuple(sorted(found, key=lambda one: (one.quote_start, one.quote_end, one.kind)))


def _within(aligned: Aligned, start: int, end: int, at: int) -> Iterator[Difference]:
    """Word by word, and what stands between the words."""
    ours, theirs = aligned.reading.stream, aligned.stream
    gaps = {*ours.gaps_within(start, end), *theirs.gaps_within(at, at + end - start)}
    for begin, stop in pairwise([0, *sorted(gaps), end - start]):
        if begin:
            yield from _separators(aligned, start + begin, at + begin)
        yield from _words(aligned, (start + begin, start + stop), at + begin)


def _words(aligned: Aligned, ours: tuple[int, int], at: int) -> Iterator[Difference]:
    mine, other = aligned.reading.stream.span(*ours), aligned.stream.span(at, at + ours[1] - ours[0])
    one, two = aligned.quote[slice(*mine)], aligned.source[slice(*other)]
    if not _same(one, two):
        rest = "FIRST_LETTER_CASE" if one.lower() == two.lower() else "CHARACTER_FORM"
        yield from _of(kinds(one, two) or [rest], mine, other)


def _separators(aligned: Aligned, offset: int, at: int) -> Iterator[Difference]:
    mine = (
        aligned.reading.stream.span(offset - 1, offset)[1],
        aligned.reading.stream.span(offset, offset + 1)[0],
    )
    other = aligned.stream.span(at - 1, at)[1], aligned.stream.span(at, at + 1)[0]
    ours, theirs = aligned.reading.stream.between(offset), aligned.stream.between(at)
    blanked = aligned.reading.stream.blanked[slice(*ours)], aligned.stream.blanked[slice(*theirs)]
    one, two = aligned.quote[slice(*mine)], aligned.source[slice(*other)]
    if any(map(_ASIDE.search, blanked)):
        yield from _of(
            [kind for mark, kind in _ASIDES if (mark in blanked[0]) != (mark in blanked[1])], mine, other
        )
        one, two = (_WHITE.sub("", _ASIDE.sub("", text)) for text in blanked)
    if _same(one, two):
        return
    text = aligned.reading.stream.text
    if text[offset - 1].isdigit() and text[offset].isdigit():
        yield from _of(["THOUSANDS_SEPARATOR"], mine, other)
    else:
        yield from _of(kinds(one, two), mine, other)


def kinds(one: str, two: str) -> list[str]:
    """In what *one* and *two* are written differently, by kind. The width of white space is nothing."""
    found: list[str] = []
    for kind, pattern in _SHOWN_BY:
        if pattern.findall(_WHITE.sub(" ", one)) != pattern.findall(_WHITE.sub(" ", two)):
            found.append(kind)
            one, two = _without(kind, pattern, one), _without(kind, pattern, two)
            if _same(one, two):
                break
    return found


def _without(kind: str, pattern: re.Pattern[str], text: str) -> str:
    """*text* without what a kind of difference explains."""
    match kind:
        case "ENTITY":
            return html.unescape(html.unescape(text))
        case "MARKUP":  # may stand for white space
            return _WHITE.sub("", pattern.sub("", text))
        case "LINE_BREAK_HYPHEN":
            return _BREAK.sub("", text)
        case _:
            return pattern.sub("", text)


def _same(one: str, two: str) -> bool:
    return one == two or _folded(one) == _folded(two)


def _folded(text: str) -> str:
    return unicodedata.normalize("NFC", _WHITE.sub(" ", text))


def _of(names: list[str], mine: tuple[int, int], other: tuple[int, int]) -> Iterator[Difference]:
    for kind in names:
        yield Difference(
            kind=kind, quote_start=mine[0], quote_end=mine[1], source_start=other[0], source_end=other[1]
        )


# At the edges and in the gaps ----------------------------------------------------------------------------

_MARKS_ONLY = re.compile(r"[\s*_`\\]+")
_BRACKETS_ONLY = re.compile(r"[\s()\[\]{}]+")
_LABELLED = re.compile(r"\s*[\w ,/&-]+:?\s*")


def _leading(aligned: Aligned, until: int, start: int) -> tuple[int, list[Difference]]:
    """Where the match begins, with what stands before the first word, and what of that is not there."""
    at = until
    while at and start and aligned.quote[at - 1] == aligned.source[start - 1]:
        at, start = at - 1, start - 1
    while at < until and aligned.quote[at].isspace():
        at, start = at + 1, start + 1
    return start, _edge(aligned, 0, at, start)


def _trailing(aligned: Aligned, since: int, end: int) -> tuple[int, list[Difference]]:
    """Where the match ends, with what stands after the last word, and what of that is not there."""
    at, quote, source = since, aligned.quote, aligned.source
    while at < len(quote) and end < len(source) and quote[at] == source[end]:
        at, end = at + 1, end + 1
    while at > since and quote[at - 1].isspace():
        at, end = at - 1, end - 1
    return end, _edge(aligned, at, len(quote), end)


def _edge(aligned: Aligned, start: int, end: int, place: int) -> list[Difference]:
    """What stands at an edge of the quotation and not in the source, but for an editor's brackets."""
    text = aligned.quote[start:end]
    for gloss in aligned.reading.glosses:
        begin, stop = aligned.reading.stream.clean.span(*gloss)
        text = text.replace(aligned.quote[begin:stop], "") if start <= begin and stop <= end else text
    if not text.strip():
        return []
    if _MARKS_ONLY.fullmatch(text):
        kind = "MARKUP"
    elif _BRACKETS_ONLY.fullmatch(text):
        kind = "BRACKET"
    elif any(map(str.isalpha, text)) and _LABELLED.fullmatch(text):
        kind = "SECTION_LABEL"
    elif any(map(str.isalnum, text)):
        kind = "REFERENCE_MARKER"
    else:
        kind = "CUT_EDGE"
    return list(_of([kind], (start, end), (place, place)))


def _glosses(aligned: Aligned) -> Iterator[Difference]:
    """The brackets that were set aside; in the source each is a place between two characters."""
    positions = aligned.reading.stream.positions
    for gloss in aligned.reading.glosses:
        offset = bisect_left(positions, gloss[0])
        start, end, at = next((part for part in aligned.parts if offset <= part[1]), aligned.parts[-1])
        within = min(max(offset - start, 0), end - start)
        place = (
            aligned.stream.span(at + within - 1, at + within)[1]
            if within
            else aligned.stream.span(at, at + 1)[0]
        )
        yield from _of(["GLOSS"], aligned.reading.stream.clean.span(*gloss), (place, place))


def _ellipses(aligned: Aligned) -> Iterator[Difference]:
    """What was left out between two parts, or is a bracket's in the quotation."""
    for number, ((start, end, at), (following, _, there)) in enumerate(pairwise(aligned.parts), 1):
        mine = (
            aligned.reading.stream.span(end - 1, end)[1],
            aligned.reading.stream.span(following, following + 1)[0],
        )
        length = end - start
        other = aligned.stream.span(at + length - 1, at + length)[1], aligned.stream.span(there, there + 1)[0]
        yield from _of(["GLOSS" if number in aligned.reading.replaced else "ELLIPSIS"], mine, other)
