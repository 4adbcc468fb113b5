"""Words that stand in a document as a part of others: a longer number, a word, a sentence that is negated."""

from __future__ import annotations

from typing import TYPE_CHECKING

from citevouch.anchor.assist.difference import Change, Difference, tokens
from citevouch.anchor.boundaries import is_whole
from citevouch.check.matching import guards
from citevouch.check.matching.folding import tolerant

if TYPE_CHECKING:
    from collections.abc import Sequence

    from citevouch.anchor.model import Document
    from citevouch.anchor.stored import Stored
    from citevouch.anchor.stretches import Stretch

#: Characters by which the text beside a place is looked at less far than the record knows it, so that what
#: moved by a few characters is not taken for new; and the least, which shows a longer word or number.
SHORTER, LEAST = 8, 3

#: What kind of word is concerned, by what the guards say.
_KINDS = {
    guards.NEGATION: "negation",
    guards.COMPARATOR: "comparison",
    guards.INSIDE_NUMBER: "number",
    guards.SIGN: "number",
    guards.UNIT: "number",
}


def cut_difference(record: Stored, document: Document, places: Sequence[Stretch]) -> Difference | None:
    """How the words at *places* are cut from what stands beside them; None where they are no worse cut than
    the quote was from its own surroundings.
    """
    first, last = places[0], places[-1]
    before = document.blocks[first.at].text[: first.start]
    after = document.blocks[last.at].text[last.end :]
    before = before[-max(LEAST, len(record.prefix) - SHORTER) :]
    after = after[: max(LEAST, len(record.suffix) - SHORTER)]
    inside = " ".join(document.blocks[one.at].text[one.start : one.end] for one in places)
    known = record.prefix, record.quote, record.suffix
    found = _new_cut(before, inside, "", _refusal(known[0], known[1], "")) or _new_cut(
        "", inside, after, _refusal("", known[1], known[2])
    )
    return _beside(record.quote, *found) if found else None


def _new_cut(before: str, inside: str, after: str, known: str | None) -> tuple[str, str, str] | None:
    """Why *inside* may not be cut from *before* or *after*, with both; None where it may, or never might."""
    refusal = _refusal(before, inside, after)
    return None if refusal in (None, known) else (before, after, refusal or "")


def _beside(quote: str, before: str, after: str, refusal: str) -> Difference:
    """The difference that words beside the quote make: ``[-> not] effective``."""
    beside = _named(before or after, refusal)
    changed = f"[-> {(beside[-1] if before else beside[0]) if beside else ''}]"
    words = tokens(quote)
    shown = [changed, *words[:1]] if before else [*words[-1:], changed]
    change = Change(_KINDS.get(refusal, "word"), None, changed.removeprefix("[-> ").removesuffix("]") or None)
    return Difference(changes=(change,), shown=" ".join(shown), start=0, end=0)


def _refusal(before: str, inside: str, after: str) -> str | None:
    """Why *inside* may not be cut from between *before* and *after*; None where it may."""
    start, end = len(before), len(before) + len(inside)
    if not is_whole(before + inside + after, start, end):
        return guards.INSIDE_NUMBER if inside[:1].isdigit() or inside[-1:].isdigit() else guards.INSIDE_WORD
    return guards.refusal(tolerant(before).text, tolerant(inside).text, tolerant(after).text)


def _named(text: str, refusal: str) -> list[str]:
    """What stands beside the words and matters: the negations, or everything between white space."""
    if refusal == guards.NEGATION:
        return [found[0] for found in guards.NEGATIONS.finditer(text)]
    return text.split()
