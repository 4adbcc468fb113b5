"""Update notices that Crossref keeps on DOIs: asked only where somebody assesses the standing of a record.

A record of PubMed answers for its DOI, so asking for the DOI again would never reach Crossref; this does.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from citevouch.clock import stamp
from citevouch.records import Attempt, Record, Resolution, Resolved
from citevouch.resolve.inquiry import dated
from citevouch.resolve.plan import unverifiable
from citevouch.resolve.recall import is_fresh
from citevouch.resolve.run import Run, open_run
from citevouch.resolve.verdict import lookup_failed

if TYPE_CHECKING:
    from collections.abc import Iterable

    from citevouch.resolve.evidence import Log
    from citevouch.settings import Settings

KIND = "crossref"  #: of the entries that the store keeps aside; an empty one: Crossref has no such work


def ask_crossref(
    dois: Iterable[str], settings: Settings | None = None, *, run: Run | None = None, offline: bool = False
) -> Resolved:
    """Crossref's own record of each of *dois* (``DOI:10...``), with its update notices.

    VERIFIED where it has one; LOOKUP_FAILED where it failed, or (INCONCLUSIVE) has none: that is no
    statement about the DOI. Answers are kept as long as standing is.
    """
    if run is None:
        with open_run(settings, offline=offline) as opened:
            return ask_crossref(dois, run=opened)
    log = run.log()
    wanted = list(dict.fromkeys(dois))
    resolutions = {doi: kept for doi in wanted if (kept := _kept(doi, run, log))}
    unknown = [doi for doi in wanted if doi not in resolutions]
    if run.offline:
        resolutions |= {doi: unverifiable(doi, "OFFLINE") for doi in unknown}
    elif unknown:
        resolutions |= _asked(unknown, run, log)
    return run.resolved({doi: resolutions[doi] for doi in wanted}, log)


def _kept(doi: str, run: Run, log: Log) -> Resolution | None:
    kept = run.cache.store.aside(KIND, doi) if run.believes(f"{KIND} {doi}") else None
    if kept is None or not is_fresh(kept[0], run.freshness(standing=True).found):
        return None
    at, records = kept
    found = (doi,) if records else ()
    outcome = "ANSWERED" if records else "INCONCLUSIVE"
    attempt = log.add(
        Attempt(
            id="",
            registry="CROSSREF",
            lookup_outcome=outcome,
            requested_ids=(doi,),
            found_ids=found,
            at=at,
            from_cache=True,
            tries=0,
        )
    )
    return _resolution(doi, records[0] if records else None, attempt, "INCONCLUSIVE")


def _asked(dois: list[str], run: Run, log: Log) -> dict[str, Resolution]:
    resolutions: dict[str, Resolution] = {}
    with run.asking(f"Asking Crossref about {len(dois)} DOIs") as asker:
        story = asker.ask_all(asker.modules["CROSSREF"].requests_for(dois, run.settings))
    run.asked.update(f"{KIND} {doi}" for doi in dois)
    for asked in story:
        attempt = log.add(asked.attempt)
        for doi in asked.request.requested_ids:
            record = asked.answer.records.get(doi) if asked.answer else None
            cause = "INCONCLUSIVE" if asked.answer else attempt.lookup_outcome
            described = dated(record, attempt.at) if record else None
            resolutions[doi] = _resolution(doi, described, attempt, cause)
            if asked.answer:
                run.cache.keep_aside(KIND, doi, stamp(), [described] if described else [])
    left = {doi: unverifiable(doi, "MALFORMED") for doi in dois if doi not in resolutions}
    return resolutions | left


def _resolution(doi: str, record: Record | None, attempt: Attempt, cause: str) -> Resolution:
    if record is None:
        return lookup_failed(doi, attempt, cause, attempt_ids=(attempt.id,))
    return Resolution(
        reference_id=doi,
        status="VERIFIED",
        message="Crossref has this record",
        record=record,
        attempt_ids=(attempt.id,),
    )
