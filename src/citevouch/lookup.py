"""From identifiers to a report on them alone: what ``citevouch resolve`` gives.

The same contract as a report on a text, with that part of it which records can answer: existence and
standing. The list of identifiers is the text.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import TYPE_CHECKING

from citevouch.check.convert import contract_attempt, contract_health, contract_reference, sha256
from citevouch.check.report import tool_versions
from citevouch.check.standing import check_standing
from citevouch.check.summary import contract_version, summarize
from citevouch.check.works import groups
from citevouch.clock import now
from citevouch.errors import InputError
from citevouch.identifiers import canonical, type_of
from citevouch.resolve import resolve
from citevouch.surrogates import has_half, whole
from citevouch.text import read
from citevouch_contract.models import (
    Coverage,
    ReferenceStatus,
    ReportSubject,
    RunSettings,
    ValidationReport,
)

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from citevouch.records import Resolved
    from citevouch.resolve import Run
    from citevouch_contract.models import ReferenceCheck

NAME = "identifiers"  #: what the subject of such a report is called
_CURIE = re.compile(r"(?P<prefix>[A-Za-z][A-Za-z0-9._-]*):(?P<local>\S+)")


def identify(argument: str) -> list[str]:
    """The identifiers in *argument*, written in any of the ways that citevouch reads in a text.

    A prefix that it does not know is kept as given. Raises InputError where there is no identifier.

    >>> identify("https://doi.org/10.5555/ABC"), identify("pmid 90000001, PMC99000001"), identify("OMIM:1")
    (['DOI:10.5555/abc'], ['PMID:90000001', 'PMC:PMC99000001'], ['OMIM:1'])
    """
    if has_half(argument):  # what Python makes of bytes that are no UTF-8
        raise InputError(f"{whole(argument)!r} is no text", expected="UTF-8")
    mentions = read(argument).mentions
    if mentions:
        return [each.canonical_id or argument.strip() for each in mentions]
    found = _CURIE.fullmatch(argument.strip())
    if not found:
        raise InputError(f"{argument!r} is no identifier", expected="as PMID:7913883 or 10.1000/182")
    if found["prefix"].lower() in {"http", "https"}:
        return [canonical("URL", argument) or argument.strip()]
    return [found[0]]


@dataclass(frozen=True, kw_only=True)
class LookupOptions:
    """What is looked up and how; everything else is a setting of the run."""

    full_text: bool = False
    skip_prefixes: tuple[str, ...] = ()
    max_references: int | None = None


def look_up(
    arguments: Iterable[str], *, run: Run, options: LookupOptions | None = None
) -> tuple[Resolved, ValidationReport]:
    """What became of the identifiers in *arguments*, with the texts of the records, and the report on them.

    Raises InputError for an argument without an identifier, before anything is asked.
    """
    chosen = options or LookupOptions()
    names = list(dict.fromkeys(name for argument in arguments for name in identify(argument)))
    resolved = resolve(
        names,
        run=run,
        full_text_for=names if chosen.full_text else (),
        skip_prefixes=chosen.skip_prefixes,
        max_references=chosen.max_references,
    )
    settings = RunSettings(
        offline=run.offline,
        refresh=run.refresh or None,
        full_text=chosen.full_text,
        check_quotes=False,
        check_relevance=False,
        skip_prefixes=list(chosen.skip_prefixes) or None,
        max_references=chosen.max_references,
        max_age_days=run.max_age,
        cache_folder_given=run.settings.cache_dir is not None,
    )
    return resolved, report_on(names, resolved, settings=settings)


def report_on(names: Sequence[str], resolved: Resolved, *, settings: RunSettings) -> ValidationReport:
    """The report on the identifiers *names*, each of which *resolved* has a Resolution for."""
    references = [contract_reference(resolved.resolutions[name], kind=type_of(name)) for name in names]
    _judge_standing(references, resolved)
    text = "".join(f"{name}\n" for name in names)
    covered = _coverage(references)
    health = [contract_health(each) for each in resolved.health]
    return ValidationReport(
        contract_version=contract_version(),
        generated_at=now(),
        tools=tool_versions(),
        subject=ReportSubject(name=NAME, sha256=sha256(text), characters=len(text)),
        settings=settings,
        coverage=covered,
        references=references,
        attempts=[contract_attempt(each) for each in resolved.attempts],
        health=health,
        summary=summarize(references, [], health, [], coverage=covered),
    )


def _judge_standing(references: Sequence[ReferenceCheck], resolved: Resolved) -> None:
    """Standing and same_as of every verified reference, written into *references*."""
    resolutions = resolved.resolutions
    records = {name: record for name, each in resolutions.items() if (record := each.record)}
    same = groups(records)
    standing = check_standing(records, same, table={})
    for reference in references:
        name = reference.reference_id
        if name in records:
            reference.standing, notices = standing[name]
            reference.notices = notices or None
            reference.same_as = list(same[name]) or None


def _coverage(references: Sequence[ReferenceCheck]) -> Coverage:
    answered = (ReferenceStatus.VERIFIED, ReferenceStatus.NOT_FOUND)
    return Coverage(
        citations_in_text=len(references),
        identifiers_extracted=len(references),
        bibliography_entries=0,
        entries_without_identifier=0,
        looked_up=sum(each.status != ReferenceStatus.UNVERIFIABLE for each in references),
        answered=sum(each.status in answered for each in references),
        quotes_seen=0,
        quotes_attributed=0,
        quotes_checked=0,
    )
