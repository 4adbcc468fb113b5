"""Words that stand in a document as a part of others: a longer number, a word, a sentence that is negated."""

from __future__ import annotations

from typing import TYPE_CHECKING

from citevouch.anchor.assist.difference import Change, Difference, tokens
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
    refusal = _refusal(before, inside, after)
    if refusal is None or refusal == _refusal(record.prefix, record.quote, record.suffix):
        return None
    is_before = _refusal(before, inside, "") == refusal
    beside = _named(before, refusal)[-1:] if is_before else _named(after, refusal)[:1]
    changed = f"[-> {''.join(beside)}]"
    words = tokens(record.quote)
    shown = [changed, *words[:1]] if is_before else [*words[-1:], changed]
    change = Change(_KINDS.get(refusal, "word"), None, "".join(beside) or None)
    return Difference(changes=(change,), shown=" ".join(shown), start=0, end=0)


def _refusal(before: str, inside: str, after: str) -> str | None:
    return guards.refusal(tolerant(before).text, tolerant(inside).text, tolerant(after).text)


def _named(text: str, refusal: str) -> list[str]:
    """What stands beside the words and matters: the negations, or everything between white space."""
    if refusal == guards.NEGATION:
        return [found[0] for found in guards.NEGATIONS.finditer(text)]
    return text.split()
