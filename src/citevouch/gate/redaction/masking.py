"""A claim with everything masked that is known to be personal."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import chain
from typing import TYPE_CHECKING

from citevouch.gate.redaction.flagged import Flagged, common_words, flagged_stretches
from citevouch.gate.redaction.merge import merged, redactions
from citevouch.gate.redaction.names import persons, standing
from citevouch.gate.redaction.patterns import structured
from citevouch.gate.redaction.stretches import PERSON, Stretch
from citevouch.gate.redaction.sweep import swept
from citevouch.gate.redaction.view import in_view
from citevouch_contract.models import RedactionBasis

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from citevouch_contract.models import Redaction, RedactionTerms


@dataclass(frozen=True, kw_only=True)
class Redacted:
    """What may be published of a text, the masks in it, and the common words that were left."""

    text: str
    redactions: tuple[Redaction, ...]
    words_not_masked: tuple[str, ...]


def redact(text: str, *, sources: Sequence[str], terms: RedactionTerms) -> Redacted:
    """*text* with its masks in place.

    Args:
        text: the claim.
        sources: the texts that it was made from (the cited span): what the sweeps find there is flagged, and
            so are the names that stand in one text with it, but for those of officials.
        terms: what people listed; the names of officials and kept names are left, whole names only.
    """
    flagged = list(_flagged(sources, terms))
    found = [*_sweeps(text), *flagged_stretches(text, flagged)]
    kept = standing(text, chain(terms.kept_names or (), terms.officials or ()))
    masks = merged([one for one in found if not _is_left(one, kept)], text)
    return Redacted(
        text=_masked(text, masks),
        redactions=tuple(redactions(masks, text)),
        words_not_masked=tuple(common_words(text, flagged)),
    )


def is_flagged(text: str, terms: RedactionTerms) -> bool:
    """Whether *text* holds personal data: by form, or a listed text or name, or a part of one."""
    if next(_sweeps(text), None) is not None:
        return True
    return bool(redact(text, sources=(), terms=terms).redactions)


def _flagged(sources: Iterable[str], terms: RedactionTerms) -> Iterator[Flagged]:
    for text in terms.flagged_texts or ():
        yield Flagged(text=text)
        yield from _typed(text)
    for name in terms.uninvolved_names or ():
        yield Flagged(
            text=name, kind=PERSON, whole=RedactionBasis.person_name, part=RedactionBasis.person_name
        )
    named = [*(terms.kept_names or ()), *(terms.officials or ())]
    for source in sources:
        typed = list(_typed(source))
        yield from typed
        if typed:
            yield from (Flagged(text=name, kind=PERSON) for name in persons(source, named))


def _typed(text: str) -> Iterator[Flagged]:
    """What the sweeps find in a text, as flagged texts whose kind is known."""
    for one in _sweeps(text):
        yield Flagged(text=text[one.start : one.end], kind=one.kind)


def _sweeps(text: str) -> Iterator[Stretch]:
    return chain(in_view(text, structured), in_view(text, swept))


def _is_left(one: Stretch, kept: Iterable[tuple[int, int]]) -> bool:
    """Whether a mask lies in the name of somebody who is named. What has the form of a number never does."""
    return one.basis != RedactionBasis.pattern and any(
        start <= one.start and one.end <= end for start, end in kept
    )


def _masked(text: str, masks: Iterable[Stretch]) -> str:
    out, at = [], 0
    for one in masks:
        out += [text[at : one.start], one.replacement(text)]
        at = one.end
    return "".join([*out, text[at:]])
