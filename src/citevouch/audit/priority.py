"""In which order papers are checked, and which are over the cap.

High-risk origins first, as that is where statements are credited to the wrong paper; then papers that claims
about treatment stand on; then the newest; then those with an identifier; then in the order of citation.
"""

from __future__ import annotations

import math
import re
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from citevouch.audit.claims import ClaimMap
    from citevouch.audit.tables import Tables
    from citevouch_contract.models import AnswerCitation, CitedPaper

#: Papers that are checked where nothing else is asked for.
MAX_PAPERS = 10

_WORD = re.compile(r"[^\W\d_][\w-]*")


def prioritise(
    papers: Sequence[CitedPaper],
    citations: Iterable[AnswerCitation],
    claims: ClaimMap,
    tables: Tables,
) -> None:
    """Write each paper's place in the order, from 1, into its ``priority``."""
    by_index = {made.index: made for made in citations}
    ordered = sorted(papers, key=lambda paper: _key(paper, by_index, claims, tables))
    for place, paper in enumerate(ordered, start=1):
        paper.priority = place


def is_therapeutic(text: str, tables: Tables) -> bool:
    """Whether a claim speaks of treatment, by more words of that kind than of background. A hint."""
    words: list[str] = [word.lower() for word in _WORD.findall(text)]
    therapeutic = sum(word.startswith(tables.therapeutic) for word in words)
    background = sum(word.startswith(tables.background) for word in words)
    return therapeutic > background


def _key(
    paper: CitedPaper, by_index: Mapping[int, AnswerCitation], claims: ClaimMap, tables: Tables
) -> tuple[bool, bool, float, bool, int]:
    numbers = claims.of(paper.indices)
    therapeutic = any(is_therapeutic(claims.claims[number - 1].claim.text, tables) for number in numbers)
    ages = [by_index[index].recency_days for index in paper.indices or ()]
    return (
        paper.worst_risk != "HIGH",
        not therapeutic,
        min((age for age in ages if age is not None), default=math.inf),
        not (paper.dois or paper.pmids),
        min(paper.indices or (0,)),
    )
