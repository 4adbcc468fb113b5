"""The lists of references, rung by rung; every reference that is not simply fine stands in one."""

from __future__ import annotations

from typing import TYPE_CHECKING

from citevouch.render.addresses import address
from citevouch.render.escape import code, inline, link
from citevouch.render.markdown.table import uncertain_subject
from citevouch_contract.models import (
    IdentityVerdict,
    ReferenceStatus,
    Registry,
    RelevanceVerdict,
    Standing,
)

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator

    from citevouch_contract.models import IdentityCheck, ReferenceCheck, ValidationReport

_GRAVE = (
    Standing.RETRACTED,
    Standing.WITHDRAWN,
    Standing.EXPRESSION_OF_CONCERN,
    Standing.REINSTATED,
    Standing.CORRECTED,
)
_OTHER_PAPER = (IdentityVerdict.MISMATCH, IdentityVerdict.WRONG_IDENTIFIER, IdentityVerdict.CONFLICT)


def reference_lists(report: ValidationReport) -> Iterator[str]:
    """One sub-section for each list that is not empty."""
    references = report.references or []
    status = {kind: [each for each in references if each.status == kind] for kind in ReferenceStatus}
    yield from _list(
        "Unresolved references",
        "The registry that would know says that it has no such record. A typing error looks the same as an "
        "invention, so look before you act:",
        status[ReferenceStatus.NOT_FOUND],
        _with_message,
    )
    yield from _list(
        "Failed lookups",
        "The question was asked and not answered. Nothing is known about these; ask again:",
        status[ReferenceStatus.LOOKUP_FAILED],
        _with_message,
    )
    yield from _list(
        "References that name another paper",
        "The identifier is real, but what the text says of the paper does not fit its record:",
        [each for each in references if _identity(each, _OTHER_PAPER)],
        lambda each: _with_identity(each, _OTHER_PAPER),
    )
    yield from _list(
        "References retracted, doubted or corrected",
        "",
        [each for each in references if each.standing in _GRAVE],
        _with_notices,
    )
    yield from _subject_list(report)
    yield from _list(
        "Uncertain references",
        "Neither confirmed nor doubted; the reason is given:",
        [
            each
            for each in references
            if _identity(each, (IdentityVerdict.UNCERTAIN,)) or uncertain_subject(each)
        ],
        _with_doubt,
    )
    yield from _list(
        "Details that differ",
        "The right paper, cited with other authors, another year or another journal:",
        [each for each in references if any(check.wrong_details for check in each.identity or ())],
        _with_details,
    )
    yield from _list(
        "Unverifiable references",
        "Nobody was asked about these, for the reason given:",
        status[ReferenceStatus.UNVERIFIABLE],
        _with_message,
    )
    yield from _list(
        "From your cache folder, not confirmed",
        "A file of yours describes these, which is no evidence that they exist. Without `--offline` the "
        "registries are asked:",
        [each for each in references if each.record and each.record.source == Registry.CACHE_FILE],
        _named,
    )


def _list(
    heading: str,
    introduction: str,
    references: Iterable[ReferenceCheck],
    item: Callable[[ReferenceCheck], str],
) -> Iterator[str]:
    items = [item(reference) for reference in references]
    if items:
        yield f"### {heading}"
        if introduction:
            yield introduction
        yield "\n".join(items)


def _subject_list(report: ValidationReport) -> Iterator[str]:
    off_topic = [
        each
        for each in report.references or ()
        if each.relevance and each.relevance.relevance_verdict == RelevanceVerdict.OFF_TOPIC
    ]
    yield from _list("References that may not be about this subject", "", off_topic, _with_terms)
    if off_topic:
        terms = ", ".join(code(term) for term in report.report_keywords or ())
        yield f"Weighed against this report's own most characteristic terms: {terms}"


def identifier(name: str) -> str:
    """An identifier as a code span that links to where a person can look it up."""
    return link(code(name), address(name))


def mention(reference: ReferenceCheck) -> str:
    """The head of an item: the identifier and how often the text has it."""
    times = reference.occurrences
    return f"- {identifier(reference.reference_id)} ({times} mention{'' if times == 1 else 's'})"


def _named(reference: ReferenceCheck) -> str:
    title = reference.record.title if reference.record else None
    return f"{mention(reference)}{' - ' + inline(title, limit=300) if title else ''}"


def _with_message(reference: ReferenceCheck) -> str:
    return f"{mention(reference)} - {inline(reference.message or '', limit=500)}"


def _with_terms(reference: ReferenceCheck) -> str:
    shared = (reference.relevance.matched_keywords if reference.relevance else None) or []
    return f"{_named(reference)}\n  - shared terms: {', '.join(map(inline, shared)) or 'none'}"


def _identity(reference: ReferenceCheck, verdicts: tuple[IdentityVerdict, ...]) -> list[IdentityCheck]:
    return [check for check in reference.identity or () if check.identity_verdict in verdicts]


def _with_identity(reference: ReferenceCheck, verdicts: tuple[IdentityVerdict, ...]) -> str:
    lines = [f"{mention(reference)}"]
    for check in _identity(reference, verdicts):
        place = f" (line {check.place.line})" if check.place else ""
        if check.identity_verdict == IdentityVerdict.CONFLICT:
            others = ", ".join(identifier(name) for name in check.conflicting_records or ())
            lines.append(f"  - conflict{place}: {others} name different papers{_noted(check)}")
            continue
        cited = check.cited_title.text if check.cited_title else ""
        lines.append(f"  - cited{place}: {inline(cited, limit=300)}")
        lines.append(f"  - record: {inline(check.record_title or '', limit=300)}")
        if check.suggested_id:
            lines.append(
                f"  - the cited title is that of {identifier(check.suggested_id)} ({_source(check)})"
            )
    return "\n".join(lines)


def _source(check: IdentityCheck) -> str:
    return {
        "SAME_ENTRY": "cited beside it",
        "SAME_TEXT": "cited elsewhere in this text",
        "STORE": "suggested from the records at hand",
        "SEARCH": "suggested by a search for the title",
    }.get(str(check.suggested_by), "suggested")


def _noted(check: IdentityCheck) -> str:
    return f": {inline(check.note, limit=300)}" if check.note else ""


def _with_notices(reference: ReferenceCheck) -> str:
    lines = [_named(reference)]
    for notice in reference.notices or ():
        if notice.standing == Standing.CURRENT:
            lines.append(f"  - {_titled(notice.noticed_by)} has no notice")
            continue
        when = f" on {inline(notice.notice_date)}" if notice.notice_date else ""
        which = f", notice {inline(notice.notice_id)}" if notice.notice_id else ""
        asked = f", as of {notice.as_of:%Y-%m-%d}" if notice.as_of else ""
        lines.append(
            f"  - {_titled(notice.standing).lower()}{when}, says {_titled(notice.noticed_by)}{which}{asked}"
        )
    return "\n".join(lines)


def _with_doubt(reference: ReferenceCheck) -> str:
    lines = [_named(reference)]
    for check in _identity(reference, (IdentityVerdict.UNCERTAIN,)):
        cited = inline(check.cited_title.text, limit=300) if check.cited_title else "no title"
        lines.append(f"  - identity: cited as {cited}{_noted(check)}")
    if reference.relevance and uncertain_subject(reference):
        why = reference.relevance.withheld_reason or "shares some of this report's terms, not most"
        shared = ", ".join(map(inline, reference.relevance.matched_keywords or ())) or "none"
        lines.append(f"  - subject: {inline(why)} (shared terms: {shared})")
    return "\n".join(lines)


def _with_details(reference: ReferenceCheck) -> str:
    lines = [_named(reference)]
    for check in reference.identity or ():
        for detail in check.wrong_details or ():
            what = str(detail.detail).lower()
            cited, known = inline(detail.as_cited, limit=200), inline(detail.in_record, limit=200)
            lines.append(f"  - {what}: the text has {cited}; the record {known}")
    return "\n".join(lines)


def _titled(word: str | None) -> str:
    names = {"PUBMED": "PubMed", "CROSSREF": "Crossref", "RETRACTION_WATCH": "Retraction Watch"}
    return names.get(str(word), str(word).replace("_", " ").capitalize())
