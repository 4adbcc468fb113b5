"""What has no source, what could not be read, and what is not used."""

from __future__ import annotations

from typing import TYPE_CHECKING

from citevouch.render.audit.words import CLAIM, NOTE, numbers_shown
from citevouch.render.escape import inline

if TYPE_CHECKING:
    from collections.abc import Iterator

    from citevouch_contract.models import AuditReport


def loose_ends(report: AuditReport) -> Iterator[str]:
    """Claims without a source, markers without a citation, citations without a marker, and problems."""
    if claims := report.unsourced_claims:
        yield "### Numbers without any source"
        yield "\n".join(f"- “{inline(claim.text, limit=CLAIM)}”" for claim in claims)
    lines = [
        *_numbers("Markers that no citation stands for", report.dangling_indices),
        *_numbers("Citations that no marker uses", report.uncited_indices),
        *(f"- {numbers_shown([index])}: {inline(said, limit=NOTE)}" for index, said in _problems(report)),
        *(f"- {inline(said, limit=NOTE)}" for said in report.disposition.warnings or ()),
    ]
    if lines:
        yield "### What to know besides"
        yield "\n".join(lines)


def _numbers(label: str, indices: list[int] | None) -> Iterator[str]:
    if indices:
        yield f"- {label}: {numbers_shown(indices)}"


def _problems(report: AuditReport) -> Iterator[tuple[int, str]]:
    for made in report.citations or ():
        for said in made.problems or ():
            yield made.index, said
