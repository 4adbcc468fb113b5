"""An examined answer, restored from its text and the report that was made of it.

So that judges' answers can be taken in later without asking the registries about the cited papers again. The
texts of the records are not kept.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from citevouch.audit.answer import parse_answer
from citevouch.audit.claims import map_claims
from citevouch.audit.examination import AuditOptions, Examination
from citevouch.check.convert import sha256
from citevouch.clock import stamp
from citevouch.errors import InputError
from citevouch.records import Attempt, Health, Resolved

if TYPE_CHECKING:
    from citevouch_contract.models import AuditReport, LookupAttempt


def restore(given: str, report: AuditReport, *, file: str = "") -> Examination:
    """The examination that *report* was made of; *given* is the answer as it was given.

    Raises InputError, with *file* as the place of the answer, where it is another answer, or is read in
    another way by now.
    """
    answer = replace(
        parse_answer(given), status=str(report.parse_status), citations=tuple(report.citations or ())
    )
    if sha256(answer.text) != report.subject.sha256:
        raise InputError("is not the answer that the orders are about", file=file, expected="plan again")
    claims = map_claims(answer)
    if [each.claim.raw for each in claims.claims] != [claim.raw for claim in report.claims or ()]:
        raise InputError("is read in another way by this version", file=file, expected="plan again")
    return Examination(
        name=report.subject.name,
        options=AuditOptions(
            question=report.question,
            practice_context=report.practice_context,
            mode=str(report.mode),
            max_papers=report.max_papers,
        ),
        offline=bool(report.offline),
        answer=answer,
        claims=claims,
        papers=tuple(report.papers or ()),
        records={},
        numbers=tuple(report.number_checks or ()),
        resolved=Resolved(),
        attempts=tuple(map(_attempt, report.attempts or ())),
        health=tuple(Health(**each.model_dump(exclude_none=True)) for each in report.health or ()),
        warnings=tuple(report.disposition.warnings or ()),
    )


def _attempt(attempt: LookupAttempt) -> Attempt:
    return Attempt(
        id=attempt.id,
        registry=str(attempt.registry),
        lookup_outcome=str(attempt.lookup_outcome),
        requested_ids=tuple(attempt.requested_ids or ()),
        found_ids=tuple(attempt.found_ids or ()),
        absent_ids=tuple(attempt.absent_ids or ()),
        http_status=attempt.http_status,
        at=stamp(attempt.at),
        from_cache=bool(attempt.from_cache),
        tries=attempt.tries,
    )
