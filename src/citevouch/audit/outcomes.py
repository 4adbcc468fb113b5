"""Which outcomes a sentence speaks of, by the words of a table. A hint: words are not understood."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from citevouch.audit.tables import Outcome, Tables


def outcomes_of(text: str, tables: Tables) -> frozenset[str]:
    """The topics of the table whose words stand in *text*; none where it speaks of something else."""
    line = " ".join(text.lower().split())
    return frozenset(topic for topic, pattern in _patterns(tables.outcomes) if pattern.search(line))


@lru_cache(maxsize=8)
def _patterns(outcomes: tuple[Outcome, ...]) -> list[tuple[str, re.Pattern[str]]]:
    """For each topic what finds one of its words where a word begins."""
    return [
        (each.topic, re.compile(rf"\b(?:{'|'.join(re.escape(word) for word in each.words)})"))
        for each in outcomes
    ]
