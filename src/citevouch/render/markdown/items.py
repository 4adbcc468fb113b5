"""How identifiers, references and acknowledgements look in the lists of the section."""

from __future__ import annotations

from collections import defaultdict
from typing import TYPE_CHECKING

from citevouch.render.addresses import address
from citevouch.render.escape import code, inline, link
from citevouch.render.words import counted

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from citevouch_contract.models import (
        Acknowledgement,
        FindingKind,
        ReferenceCheck,
        ValidationReport,
    )

TITLE, MESSAGE = 300, 500  #: longest title and message that are shown, in characters


def head(reference: ReferenceCheck) -> str:
    """The beginning of an item as scripts know it: the identifier and how often the text has it."""
    return f"- {code(reference.reference_id)} ({counted(reference.occurrences, 'mention')})"


def titled(reference: ReferenceCheck) -> str:
    """An item that says which paper the record is of, with a link to where a person can look."""
    title = inline(reference.record.title or "", limit=TITLE) if reference.record else ""
    return f"{head(reference)} - {link(title or 'no title', address(reference.reference_id))}"


def explained(reference: ReferenceCheck) -> str:
    """An item that gives the message of a reference, with a link to where a person can look."""
    said = inline(reference.message or "no reason was given", limit=MESSAGE)
    url = address(reference.reference_id)
    look = f" ({link('look', url)})" if url else ""
    return f"{head(reference)} - {said}{look}"


def by_message(references: Iterable[ReferenceCheck]) -> str:
    """Items of one message each with the identifiers that it is about: short, and nothing left out."""
    groups: dict[str, list[str]] = defaultdict(list)
    for reference in references:
        said = inline(reference.message or "no reason was given", limit=MESSAGE)
        groups[said].append(code(reference.reference_id))
    return "\n".join(f"- {said}: {', '.join(names)}" for said, names in groups.items())


def listed(heading: str, introduction: str, items: Sequence[str]) -> Iterator[str]:
    """A sub-section, where there is anything to list."""
    if items:
        yield f"### {heading}"
        if introduction:
            yield introduction
        yield "\n".join(items)


def acknowledgements(
    report: ValidationReport, *kinds: FindingKind, reference: str | None, quote: str | None = None
) -> list[str]:
    """Who lives with the findings of *kinds* about *reference* (or one check of a *quote*), and why."""
    known = {each.finding: each for each in report.acknowledgements or ()}
    if not known:
        return []
    return [
        _acknowledgement(known[each.id])
        for each in report.findings or ()
        if each.id in known
        and each.finding_kind in kinds
        and each.reference_id == reference
        and quote in {None, each.quote_id}
    ]


def _acknowledgement(given: Acknowledgement) -> str:
    who, why = inline(given.who, limit=100), inline(given.because, limit=MESSAGE)
    return f"  - acknowledged by {who} on {inline(given.when, limit=30)}: {why}"
