"""The first question: which of the cited papers are real, and what they say they are."""

from __future__ import annotations

from typing import TYPE_CHECKING

from citevouch.render.audit.words import EXISTENCE, NOTE, TITLE, linked, numbers_shown, table, titled
from citevouch.render.escape import inline
from citevouch.render.words import lowered, name

if TYPE_CHECKING:
    from collections.abc import Iterator

    from citevouch_contract.models import AuditReport, CitedPaper, ExistenceCheck

#: Notices that a reader has to see.
_GRAVE = ("RETRACTED", "WITHDRAWN", "EXPRESSION_OF_CONCERN")
_TYPES = 3  #: publication types that are shown


def papers(report: AuditReport) -> Iterator[str]:
    """One row for each paper within the cap, then those over it."""
    listed = report.papers or []
    checked = [paper for paper in listed if paper.priority <= report.max_papers]
    if checked:
        yield "### Which papers are real"
        yield table(("#", "The answer cites", "Existence", "The record", "Corpus (risk)"), map(_row, checked))
    if notes := [line for paper in checked for line in _notes(paper)]:
        yield "\n".join(notes)
    if over := [paper for paper in listed if paper.priority > report.max_papers]:
        yield f"Not checked, being over the cap of {report.max_papers} papers:"
        yield "\n".join(f"- {numbers_shown(paper.indices)} {titled(paper)}" for paper in over)


def _row(paper: CitedPaper) -> tuple[str, ...]:
    year = f" ({paper.published[:4]})" if paper.published else ""
    return (
        numbers_shown(paper.indices),
        f"{titled(paper)}{year}",
        _existence(paper),
        _record(paper),
        _corpus(paper),
    )


def _existence(paper: CitedPaper) -> str:
    check = paper.existence
    if check is None:
        return "not asked"
    said = EXISTENCE.get(str(check.existence_outcome), lowered(check.existence_outcome))
    if check.existence_outcome == "RESOLVED_TITLE_MISMATCH" and not paper.title:
        said = "exists, no title to compare"
    if paper.record and paper.record.source == "CACHE_FILE":
        return f"{said} (by a file in your cache folder, not confirmed)"
    return f"{said} ({inline(check.agency)})" if check.agency else said


def _record(paper: CitedPaper) -> str:
    """What the record says that the paper is."""
    check, record = paper.existence, paper.record
    parts = []
    if check and check.registry_title and _shows_title(check):
        parts.append(f"“{linked(inline(check.registry_title, limit=TITLE), _identifier(paper))}”")
    if record:
        where = ", ".join(filter(None, (record.journal, record.year)))
        kinds = ", ".join((record.publication_types or [])[:_TYPES])
        label = inline(where, limit=TITLE) or ("" if parts else "no details")
        parts += [label if parts else linked(label, _identifier(paper)), inline(kinds, limit=TITLE)]
    parts += [f"**{lowered(standing)}**" for standing in _standing(paper)]
    return "; ".join(part for part in parts if part) or "—"


def _shows_title(check: ExistenceCheck) -> bool:
    """Whether the record's title says something that the cited one does not."""
    return check.existence_outcome == "RESOLVED_TITLE_MISMATCH" or bool(check.differing_words)


def _standing(paper: CitedPaper) -> list[str]:
    said = dict.fromkeys(str(notice.standing) for notice in paper.notices or ())
    return [standing for standing in said if standing in _GRAVE]


def _identifier(paper: CitedPaper) -> str | None:
    """The identifier to look the paper up by."""
    check, record = paper.existence, paper.record
    if record and record.pmid:
        return f"PMID:{record.pmid}"
    return (check.resolved_id or next(iter(check.checked_ids or ()), None)) if check else None


def _corpus(paper: CitedPaper) -> str:
    names = ", ".join(inline(origin, limit=NOTE) for origin in paper.origins or ()) or "not given"
    counts = f", counts as {paper.effective_risk}" if paper.worst_risk != paper.effective_risk else ""
    return f"{names} ({paper.worst_risk}{counts})"


def _notes(paper: CitedPaper) -> Iterator[str]:
    """What is to be said of a paper beside its row."""
    check = paper.existence
    shown = numbers_shown(paper.indices)
    if check and check.note:
        yield f"- {shown}: {inline(check.note, limit=NOTE)}"
    if check and check.existence_outcome == "RESOLVED_TITLE_MISMATCH" and paper.title:
        words = ", ".join(inline(word) for word in check.differing_words or ())
        yield f"- {shown}: words that only one of the two titles has: {words}"
    for conflict in paper.conflicts or ():
        yield f"- {shown}: {inline(conflict, limit=NOTE)}"
    for notice in paper.notices or ():
        if notice.standing in _GRAVE:
            yield f"- {shown}: {lowered(notice.standing)}, says {name(notice.noticed_by)}"
