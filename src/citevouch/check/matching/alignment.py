"""Whether what stands between the characters of a quotation agrees with what stands there in the source.

Both runs hold the same characters in the stretch that is compared. A separator may differ in form, never so
that words fall together or apart, and between figures hardly at all.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from citevouch.check.matching.asides import LABEL, MARKER
from citevouch.check.matching.characters import GREEK_NAMES

if TYPE_CHECKING:
    from citevouch.check.matching.stream import Stream

#: Between stands nothing; brackets or an apostrophe; a hyphen; one that breaks a line; space or a stop.
JOINED, WEAK, HYPHEN, BROKEN, APART = "joined", "weak", "hyphen", "broken", "apart"

_APART = re.compile(r"[\s.,;:!—―…•|\x00-\x08]")
_BROKEN = re.compile(r"-\s+")
_SPACE = re.compile(r"\s+")
_ASIDE = re.compile(rf"{MARKER}+|{LABEL}+")
_SET_ASIDE = re.compile(r"[\x01-\x08]+")
_THOUSANDS = frozenset(("", ",", " ", "\u00a0", "\u2009", "\u202f", "'", "’"))
_GREEK_BEFORE = re.compile(rf"(?:{'|'.join(GREEK_NAMES)})\Z")
_GREEK_AFTER = re.compile(rf"(?:{'|'.join(GREEK_NAMES)})")
_LONGEST_NAME = max(map(len, GREEK_NAMES))


def agrees(quote: Stream, start: int, end: int, source: Stream, at: int, *, any_case: bool = False) -> bool:
    """Whether the stretch of *quote* and the equally long one of *source* from *at* are separated alike.

    The case of letters has to agree too but at the start, unless *any_case* is set.
    """
    if not any_case and not _same_case(quote, start, end, source, at):
        return False
    gaps = {*quote.gaps_within(start, end), *source.gaps_within(at, at + end - start)}
    return all(_agree(quote, start + gap, source, at + gap) for gap in gaps)


def _agree(quote: Stream, offset: int, source: Stream, at: int) -> bool:
    ours, theirs = quote.between(offset), source.between(at)
    mine, other = quote.blanked[slice(*ours)], source.blanked[slice(*theirs)]
    if mine == other:
        return not _ASIDE.search(mine) or _same_aside(quote, ours, source, theirs)
    if not _same_aside(quote, ours, source, theirs):
        return False
    left, right = quote.text[offset - 1], quote.text[offset]
    if left.isdigit() and right.isdigit():
        return _same_number(quote, ours, source, theirs)
    kinds = {kind(mine), kind(other)}
    if APART not in kinds or len(kinds) == 1 or kinds == {APART, WEAK} or kinds == {APART, HYPHEN}:
        return True
    letters = left.isalpha() and right.isalpha()
    return JOINED in kinds and (not letters or _beside_greek(quote.text, offset))


def kind(separator: str) -> str:
    """How two characters are held apart by what stands between them."""
    if not separator:
        return JOINED
    if _BROKEN.fullmatch(separator):
        return BROKEN
    if _APART.search(separator):
        return APART
    return HYPHEN if "-" in separator else WEAK


def _same_aside(quote: Stream, ours: tuple[int, int], source: Stream, theirs: tuple[int, int]) -> bool:
    """Whether markers and labels that both have at this place are the same ones."""
    mine, other = _asides(quote, *ours), _asides(source, *theirs)
    return not mine or not other or mine == other


def _asides(stream: Stream, start: int, end: int) -> list[str]:
    words = (
        stream.clean.text[start + found.start() : start + found.end()]
        for found in _ASIDE.finditer(stream.blanked[start:end])
    )
    return [_SPACE.sub("", word).lower().rstrip(":") for word in words]


def _same_number(quote: Stream, ours: tuple[int, int], source: Stream, theirs: tuple[int, int]) -> bool:
    mine = _SPACE.sub(" ", _SET_ASIDE.sub("", quote.blanked[slice(*ours)]))
    other = _SPACE.sub(" ", _SET_ASIDE.sub("", source.blanked[slice(*theirs)]))
    if mine == other:
        return True
    if mine in _THOUSANDS and other in _THOUSANDS:
        return _separates_thousands(quote, *ours) and _separates_thousands(source, *theirs)
    return " " in mine and " " in other and bool(mine.strip()) == bool(other.strip())


def _separates_thousands(stream: Stream, start: int, end: int) -> bool:
    """Whether exactly three figures follow and at most three stand before; no separator is one, too."""
    if start == end:
        return True
    text = stream.clean.text
    before = re.search(r"\d+\Z", text[max(0, start - 4) : start])
    after = re.match(r"\d+", text[end : end + 4])
    return bool(before and after and len(before[0]) <= 3 and len(after[0]) == 3)


def _same_case(quote: Stream, start: int, end: int, source: Stream, at: int) -> bool:
    mine, other = quote.cased[start:end], source.cased[at : at + end - start]
    if mine[1:] == other[1:]:
        return True
    changed = (offset for offset in range(1, end - start) if mine[offset] != other[offset])
    return all(
        _stands_alone(quote, start + offset)
        or _stands_alone(source, at + offset)
        or _is_symbol(quote, start + offset) != _is_symbol(source, at + offset)
        for offset in changed
    )


def _stands_alone(stream: Stream, offset: int) -> bool:
    """Whether this letter is in brackets of its own, as where an editor changed its case: [t]he."""
    place = stream.positions[offset]
    return place > 0 and stream.blanked[place - 1 : place + 2 : 2] == "[]"


def _is_symbol(stream: Stream, offset: int) -> bool:
    """Whether the letters here were made from one Greek letter; its case is not that of its name."""
    place = stream.positions[offset]
    return stream.clean.span(place, place + 1) == stream.clean.span(place + 1, place + 2)


def _beside_greek(text: str, offset: int) -> bool:
    """Whether a Greek letter's name ends or begins here: TNFα, TNF-alpha and TNF alpha are one."""
    return bool(
        _GREEK_BEFORE.search(text[max(0, offset - _LONGEST_NAME) : offset])
        or _GREEK_AFTER.match(text, offset)
    )
