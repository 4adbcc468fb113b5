"""Papers that judges name are looked up like any other: a judge can invent papers too."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from citevouch.audit.examination import gate
from citevouch.audit.existence import Cited
from citevouch.resolve import resolve

if TYPE_CHECKING:
    from collections.abc import Mapping

    from citevouch.audit.replies.cited import NamedPaper
    from citevouch.records import Attempt
    from citevouch.resolve import Run
    from citevouch_contract.models import ExistenceCheck


@dataclass(frozen=True, kw_only=True)
class LookedUp:
    """What the registries say of named papers."""

    checks: Mapping[str, ExistenceCheck]  #: by the name under which each was given
    attempts: tuple[Attempt, ...] = ()
    warnings: tuple[str, ...] = ()


def look_up(papers: Mapping[str, NamedPaper], *, run: Run) -> LookedUp:
    """The existence check of each of *papers*, by whatever they are called.

    A title is compared only where it was marked as one.
    """
    if not papers:
        return LookedUp(checks={})
    cited = {
        name: Cited(title=paper.title if paper.is_quoted else None, identifiers=paper.identifiers)
        for name, paper in papers.items()
    }
    resolved = resolve(dict.fromkeys(each for paper in cited.values() for each in paper.identifiers), run=run)
    gated, searching = gate(cited, resolved, run=run)
    return LookedUp(
        checks={name: each.check for name, each in gated.items()},
        attempts=(*resolved.attempts, *searching.attempts),
        warnings=tuple(dict.fromkeys((*resolved.warnings, *searching.warnings))),
    )
