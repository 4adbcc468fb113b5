"""From passages and evidence to one hint about one anchor."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from citevouch.anchor.assist.candidates import Candidate, Case
from citevouch.anchor.assist.cuts import cut_difference
from citevouch.anchor.assist.evidence import ALIKE, in_same_box
from citevouch.anchor.chain import CLEAN

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from citevouch.anchor.assist.difference import Difference
    from citevouch.anchor.chain import Resolution
    from citevouch.anchor.model import Document
    from citevouch.anchor.stored import Stored
    from citevouch.anchor.stretches import Stretch

#: The best of several places has to be so much better surrounded than the next (0 to 1).
MARGIN = 0.15
#: A passage is the quote, changed, from this likeness on; where its surroundings agree, from the lower one.
SIMILAR, SIMILAR_IN_PLACE = 0.8, 0.55
#: Two passages whose merit differs by less are equally good; of two copies of the words, a smaller difference
#: in what surrounds them already tells.
EQUAL, NOTICEABLE = 0.05, 0.02
#: What the same box on the same page counts beside the text around a place, which counts up to 1.
BOX = 0.5
#: Letters and figures that a quote needs to be told by its words alone.
TELLING = 16
#: Characters beside a quote that are compared as they are before anything is folded.
LITERALLY, MOST_KNOWN = 20, 256
MOST_PLACES = 10  #: that are shown


@dataclass(frozen=True, kw_only=True)
class Hint:
    """What seems to have happened, and the places to look at, best first."""

    status: str  #: AssistStatus
    places: tuple[Stretch, ...] = ()
    similarity: float | None = None
    difference: Difference | None = None


def hint(record: Stored, document: Document, resolution: Resolution) -> Hint | None:
    """What can be said of *record* in *document* beside what the chain says; None where that says enough."""
    case = Case(record, document)
    if resolution.level in CLEAN:
        return _doubt(case, resolution)
    if not record.hash_fits or not case.quote.run:
        return Hint(status="none")
    return _explained(case)


# Clean levels ---------------------------------------------------------------------------------------------


def _doubt(case: Case, resolution: Resolution) -> Hint | None:
    """What makes a clean anchor doubtful: another place is better surrounded, or the words had copies and
    nothing around the place found says that it is the cited one.
    """
    if _is_beyond_doubt(case, resolution):
        return None
    here = min(
        (one for one in case.same if _is_there(one, resolution)), key=_by_start(resolution), default=None
    )
    if here is None:
        return None
    nearly = _better_alike(case, here)
    if nearly:
        return nearly
    if case.was_unique:
        is_chance = len(case.quote.run) < TELLING and not here.evidence.supports
        return _ambiguous([here]) if is_chance and case.is_surrounded else None
    others = sorted((one for one in case.same if one is not here), key=_rank, reverse=True)
    is_outdone = others and _rank(others[0]) > _rank(here) + NOTICEABLE
    if _is_convincing(case, here, case.same) and not is_outdone:
        return None
    return _ambiguous(sorted((here, *others), key=_rank, reverse=True))


def _is_beyond_doubt(case: Case, resolution: Resolution) -> bool:
    """Whether the place looks as it did: the text before and after it unchanged, a little of it where the
    words were unique, else all that is known; or, where no text is known, the box. Quick: nothing is folded.
    """
    document, at = case.document, resolution.at or 0
    before, after = case.known_literally
    if not before and not after:
        return case.record.box is None or in_same_box(case.record, document.blocks[at], document)
    length = LITERALLY if case.was_unique else MOST_KNOWN
    begin = document.starts[at]
    return document.text.endswith(before[-length:], 0, begin + (resolution.start or 0)) and (
        document.text.startswith(after[:length], begin + (resolution.end or 0))
    )


def _by_start(resolution: Resolution) -> Callable[[Candidate], int]:
    """How far a candidate begins from the place that the chain names."""
    return lambda one: abs(one.places[0].start - (resolution.start or 0))


def _is_there(one: Candidate, resolution: Resolution) -> bool:
    first = one.places[0]
    return (
        first.at == resolution.at
        and first.start < (resolution.end or 0)
        and (resolution.start or 0) < first.end
    )


def _rank(one: Candidate) -> float:
    """How well a place is surrounded, its box included."""
    return one.evidence.total + (BOX if one.evidence.same_box else 0)


# Degraded levels ------------------------------------------------------------------------------------------


def _explained(case: Case) -> Hint:
    """What happened to a degraded anchor: the words at one place, else nearly the words, else nothing."""
    whole: list[Candidate] = []
    cut: list[tuple[Candidate, Difference]] = []
    for one in case.same:
        differs = cut_difference(case.record, case.document, one.places)
        if differs is None:
            whole.append(one)
        else:
            cut.append((one, differs))
    chosen = _chosen(whole)
    if chosen and _is_convincing(case, chosen, whole):
        is_settled = case.was_unique and chosen.evidence.total >= ALIKE
        nearly = None if is_settled else _better_alike(case, chosen)
        return nearly or _there(case, chosen, whole)
    return _changed_beside(cut, is_alone=not whole) or _alike(case, whole) or _left(case, chosen, whole)


def _is_convincing(case: Case, one: Candidate, found: Sequence[Candidate]) -> bool:
    """Whether enough speaks for one of the places *found*. More is needed for a few letters or figures, which
    may stand anywhere, and where the document had more places than it has now: the cited one may be gone.
    """
    if not case.is_surrounded:
        return one.evidence.same_box
    is_safe = (
        len(case.quote.run) >= TELLING if case.was_unique else len(found) >= (case.record.occurrences or 1)
    )
    if is_safe:
        return one.evidence.supports
    return one.evidence.total >= ALIKE or (one.evidence.agrees and one.evidence.same_box)


def _chosen(whole: Sequence[Candidate]) -> Candidate | None:
    """The one place that has the words, or the one of several that something speaks for."""
    if len(whole) <= 1:
        return whole[0] if whole else None
    best, second = sorted(whole, key=lambda one: -one.evidence.total)[:2]
    by_text = best if best.evidence.agrees and best.evidence.total - second.evidence.total >= MARGIN else None
    boxed = [one for one in whole if one.evidence.same_box]
    by_box = boxed[0] if len(boxed) == 1 and boxed[0].evidence.total > best.evidence.total - MARGIN else None
    if by_text and by_box and by_text is not by_box:
        return None
    return by_text or by_box


def _there(case: Case, one: Candidate, whole: Sequence[Candidate]) -> Hint:
    if len(one.places) > 1:
        status = "spanning"
    elif len(whole) > 1:
        status = "geometry_tiebreak"
    else:
        status = "normalized" if case.context_stands(one.passage) else "context_changed"
    return Hint(status=status, places=one.places, similarity=1.0)


def _changed_beside(cut: Sequence[tuple[Candidate, Difference]], *, is_alone: bool) -> Hint | None:
    """Changed, where the words stand as a part of other ones: behind a new negation, in a longer number."""
    found = [(one, differs) for one, differs in cut if one.evidence.agrees or is_alone]
    if not found:
        return None
    one, differs = max(found, key=lambda pair: pair[0].evidence.total)
    return Hint(status="changed", places=one.places, similarity=1.0, difference=differs)


def _alike(case: Case, whole: Sequence[Candidate]) -> Hint | None:
    """What has nearly the words: drifted or changed; ambiguous where two are as good.

    Where the words themselves stand elsewhere, only what stands in the very place can be the cited ones.
    """
    found = [one for one in case.alike if _is_similar(case, one) and (one.evidence.supports or not whole)]
    found.sort(key=_merit, reverse=True)
    if not found:
        return None
    rivals = [one for one in found[1:] if _merit(found[0]) - _merit(one) < EQUAL]
    return _ambiguous([found[0], *rivals]) if rivals else _differing(case, found[0])


def _better_alike(case: Case, outdone: Candidate) -> Hint | None:
    """What has nearly the words and is clearly better surrounded than *outdone*, which has the words."""
    found = [
        one
        for one in case.alike
        if one.evidence.supports and _is_similar(case, one) and _rank(one) > _rank(outdone) + MARGIN
    ]
    return _differing(case, max(found, key=_merit)) if found else None


def _is_similar(case: Case, one: Candidate) -> bool:
    """Whether it may be the quote, changed; a short one may have become anything, where it stood."""
    if one.passage.is_in_place and len(case.quote.run) < TELLING:
        return True
    return one.passage.similarity >= (SIMILAR_IN_PLACE if one.evidence.supports else SIMILAR)


def _merit(one: Candidate) -> float:
    return one.passage.similarity + (_rank(one) if one.evidence.supports else 0)


def _differing(case: Case, one: Candidate) -> Hint | None:
    """How a passage differs from the quote; None where it is but a part of a place that has the words."""
    places, similarity, differs = case.compared(one.passage)
    if any(_overlaps(place, other) for place in places for same in case.same for other in same.places):
        return None
    if differs is None:
        status = "normalized" if case.context_stands(one.passage) else "context_changed"
        return Hint(status="spanning" if len(places) > 1 else status, places=places, similarity=similarity)
    status = "drifted" if differs.is_noise else "changed"
    return Hint(status=status, places=places, similarity=similarity, difference=differs)


def _overlaps(one: Stretch, other: Stretch) -> bool:
    return one.at == other.at and one.start < other.end and other.start < one.end


def _left(case: Case, chosen: Candidate | None, whole: Sequence[Candidate]) -> Hint:
    """What remains: words that stand somewhere else now, copies of which none is the one, or nothing.

    A few words that nothing else speaks for may stand anywhere by chance.
    """
    if chosen and case.was_unique:
        is_telling = len(case.quote.run) >= TELLING
        return _there(case, chosen, whole) if is_telling else Hint(status="none", places=chosen.places)
    return _ambiguous(whole) if whole else Hint(status="none")


def _ambiguous(found: Sequence[Candidate]) -> Hint:
    return Hint(status="ambiguous", places=tuple(one.places[0] for one in found[:MOST_PLACES]))
