"""A record as a piece of evidence: its text, or of a long one what matters most."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from citevouch.audit.fields import whole
from citevouch.audit.number_checks import is_searchable
from citevouch_contract.models import ContentScope, EvidenceItem, EvidenceKind

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from citevouch.records import Record

LONGEST = 16_000  #: characters of the cited paper's text; a longer one is shown in parts
LONGEST_BESIDE = 6_000  #: of another paper's
_HEAD = 0.5  #: share of them that goes to its beginning
GAP = "[...]"  #: what was left out
_PARAGRAPHS = re.compile(r"\n\s*\n")
_PUBLISHED = re.compile(r"[0-9]{4}")


def evidence_of(
    record: Record,
    kind: EvidenceKind,
    *,
    paper_id: str | None = None,
    indices: Iterable[int] = (),
    needles: Sequence[str] = (),
    longest: int = LONGEST,
) -> EvidenceItem | None:
    """The text of *record* as evidence; None where it has none. *needles*: what a long one must not lose."""
    if not is_searchable(record):
        return None
    return EvidenceItem(
        evidence_kind=kind,
        paper_id=paper_id,
        indices=list(indices) or None,
        canonical_id=next(iter(record.identifiers), None),
        title=whole(record.title) or None,
        published=record.year if record.year and _PUBLISHED.fullmatch(record.year) else None,
        publication_types=list(map(whole, record.publication_types)) or None,
        content_scope=ContentScope(record.content_scope),
        evidence_text=shortened(whole(record.text), needles=needles, longest=longest),
    )


def shortened(text: str, *, needles: Sequence[str] = (), longest: int = LONGEST) -> str:
    """*text*, or its beginning and those of its paragraphs that hold one of *needles*; gaps are marked."""
    if len(text) <= longest:
        return text
    paragraphs = _PARAGRAPHS.split(text)
    kept, left = {0}, longest - min(len(paragraphs[0]), int(longest * _HEAD))
    holding = [at for at, each in enumerate(paragraphs) if any(needle in each for needle in needles)]
    for at in (*holding, *range(len(paragraphs))):
        if at not in kept and len(paragraphs[at]) <= left:
            kept.add(at)
            left -= len(paragraphs[at])
    parts = [
        paragraphs[0]
        if len(paragraphs[0]) <= longest * _HEAD
        else paragraphs[0][: int(longest * _HEAD)] + GAP
    ]
    for at in sorted(kept - {0}):
        parts += [GAP, paragraphs[at]] if at - 1 not in kept else [paragraphs[at]]
    return "\n\n".join(parts if len(paragraphs) - 1 in kept else [*parts, GAP])
