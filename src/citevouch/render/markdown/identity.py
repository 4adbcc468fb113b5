"""Rung 2 in the section: identifiers of other papers, identity left open, details that differ."""

from __future__ import annotations

from typing import TYPE_CHECKING

from citevouch.render.addresses import address
from citevouch.render.escape import code, inline, link
from citevouch.render.markdown.items import TITLE, acknowledgements, head, listed, titled
from citevouch.render.words import SUGGESTED_BY, lowered
from citevouch_contract.models import FindingKind, IdentityVerdict

if TYPE_CHECKING:
    from collections.abc import Iterator

    from citevouch_contract.models import IdentityCheck, ReferenceCheck, ValidationReport

OTHER_PAPER = (IdentityVerdict.MISMATCH, IdentityVerdict.WRONG_IDENTIFIER, IdentityVerdict.CONFLICT)
_KINDS = (FindingKind.IDENTITY_MISMATCH, FindingKind.WRONG_IDENTIFIER, FindingKind.IDENTIFIER_CONFLICT)


def other_papers(report: ValidationReport) -> Iterator[str]:
    """Identifiers that are real and, by the title beside them, of another paper."""
    yield from listed(
        "References that name another paper",
        "The identifier is real, but its record is not of the paper that the text names:",
        [
            "\n".join(
                (
                    head(each),
                    *(_accusation(check) for check in checks),
                    *acknowledgements(report, *_KINDS, reference=each.reference_id),
                )
            )
            for each in report.references or ()
            if (checks := with_verdict(each, *OTHER_PAPER))
        ],
    )


def details(report: ValidationReport) -> Iterator[str]:
    """The right paper, cited with another author, year or journal."""
    yield from listed(
        "Details that differ",
        "The right paper, cited with other authors, another year or another journal:",
        [
            "\n".join(
                (
                    titled(each),
                    *found,
                    *acknowledgements(report, FindingKind.DETAILS_WRONG, reference=each.reference_id),
                )
            )
            for each in report.references or ()
            if (found := _wrong_details(each))
        ],
    )


def open_identity(reference: ReferenceCheck) -> list[str]:
    """Lines that say why it was left open whether a record is of the paper named."""
    return [
        f"  - identity: cited as “{_cited(check)}”{_noted(check)}"
        for check in with_verdict(reference, IdentityVerdict.UNCERTAIN)
    ]


def with_verdict(reference: ReferenceCheck, *verdicts: IdentityVerdict) -> list[IdentityCheck]:
    """The identity checks of a reference that came to one of *verdicts*."""
    return [check for check in reference.identity or () if check.identity_verdict in verdicts]


def _accusation(check: IdentityCheck) -> str:
    if check.identity_verdict == IdentityVerdict.CONFLICT:
        names = ", ".join(link(code(name), address(name)) for name in check.conflicting_records or ())
        return f"  - conflict: {names} name different papers{_noted(check)}"
    lines = [
        f"  - cited: {_cited(check)}",
        f"  - record: {inline(check.record_title or 'no title', limit=TITLE)}{_noted(check)}",
    ]
    if check.suggested_id:
        found = SUGGESTED_BY[check.suggested_by] if check.suggested_by else "a suggestion"
        right = link(code(check.suggested_id), address(check.suggested_id))
        lines.append(f"  - the cited title is that of {right} ({found})")
    return "\n".join(lines)


def _wrong_details(reference: ReferenceCheck) -> list[str]:
    return [
        f"  - {lowered(detail.detail)}: the text has "
        f"{inline(detail.as_cited, limit=200)}; the record {inline(detail.in_record, limit=200)}"
        for check in reference.identity or ()
        for detail in check.wrong_details or ()
    ]


def _cited(check: IdentityCheck) -> str:
    return inline(check.cited_title.text, limit=TITLE) if check.cited_title else "no title"


def _noted(check: IdentityCheck) -> str:
    return f" - {inline(check.note, limit=TITLE)}" if check.note else ""
