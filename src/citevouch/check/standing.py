"""Rung 3: what became of a paper after it appeared, by every source that says something."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from citevouch.clock import moment
from citevouch.records import Notice
from citevouch_contract.models import Standing, StandingNotice, StandingSource

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

from citevouch.records import Record

#: The gravest standing first: it is the one that a reference is summed up in.
GRAVITY = (
    Standing.RETRACTED,
    Standing.WITHDRAWN,
    Standing.EXPRESSION_OF_CONCERN,
    Standing.REINSTATED,
    Standing.CORRECTED,
    Standing.CURRENT,
)
#: PubMed's publication types that say it of the paper itself (the notices have types of their own).
_TYPES = {
    "retracted publication": Standing.RETRACTED,
    "expression of concern": Standing.EXPRESSION_OF_CONCERN,
}
#: How publishers head the title of a paper that has been taken back.
_TITLED = re.compile(r"\W*(retracted|withdrawn)(?: article| paper)?\s*[:\]\)-]", re.IGNORECASE)
#: Sources whose records carry notices, so that their silence means something.
_WATCHING = {"PUBMED": StandingSource.PUBMED, "CROSSREF": StandingSource.CROSSREF}


def check_standing(
    records: Mapping[str, Record],
    same_as: Mapping[str, Sequence[str]],
    *,
    table: Mapping[str, Sequence[Notice]] | None = None,
    crossref: Mapping[str, Record] | None = None,
) -> dict[str, tuple[Standing, list[StandingNotice]]]:
    """The standing of each record and all notices behind it, gravest first.

    A notice on one identifier counts for every identifier of the same paper (*same_as*). *table*: notices of
    a local Retraction Watch table, *crossref*: Crossref's records of DOIs that another source describes, both
    by canonical identifier. A source that was asked and has no notice gives CURRENT; nothing asked gives
    NOT_ASSESSED. Sources that disagree are all shown.
    """
    return {
        name: _standing(name, records, same_as.get(name, ()), table or {}, crossref or {}) for name in records
    }


def _standing(
    name: str,
    records: Mapping[str, Record],
    same: Sequence[str],
    table: Mapping[str, Sequence[Notice]],
    crossref: Mapping[str, Record],
) -> tuple[Standing, list[StandingNotice]]:
    family = [records[each] for each in (name, *same) if each in records]
    family += [crossref[each] for each in _all_names(family) if each in crossref]
    notices = [_contract(notice) for record in family for notice in (*record.notices, *_by_words(record))]
    notices += [_contract(notice) for each in _all_names(family) for notice in table.get(each, ())]
    notices += _silent(family, notices)
    kept = sorted(_distinct(notices), key=_order)
    verdict = _sum(kept)
    return verdict, kept


def _sum(notices: Sequence[StandingNotice]) -> Standing:
    """The gravest standing; a retraction that was taken back later counts as reinstated."""
    if not notices:
        return Standing.NOT_ASSESSED
    gravest = Standing(notices[0].standing)
    back = [each.notice_date or "" for each in notices if each.standing == Standing.REINSTATED]
    grave = [each.notice_date or "" for each in notices if GRAVITY.index(Standing(each.standing)) < 3]
    return Standing.REINSTATED if back and grave and all(grave) and max(back) > max(grave) else gravest


def _by_words(record: Record) -> list[Notice]:
    """What only the publication types or the title say, as in cache files, which keep no links to notices."""
    said = {notice.standing for notice in record.notices}
    found = {_TYPES.get(kind.lower()): "PUBMED" for kind in record.publication_types}
    if titled := _TITLED.match(record.title):
        standing = Standing.WITHDRAWN if titled[1].lower() == "withdrawn" else Standing.RETRACTED
        found.setdefault(standing, "PUBMED" if record.pmid else "CROSSREF")
    return [
        Notice(standing=standing.value, noticed_by=source, as_of=record.retrieved_at)
        for standing, source in found.items()
        if standing and standing.value not in said
    ]


def _silent(family: Sequence[Record], notices: Sequence[StandingNotice]) -> list[StandingNotice]:
    """CURRENT from each source that was asked, watches over papers, and has no notice on this one."""
    spoke = {notice.noticed_by for notice in notices}
    return [
        StandingNotice(standing=Standing.CURRENT, noticed_by=source, as_of=moment(record.retrieved_at))
        for record in family
        if record.retrieved_at
        and not record.notices  # Crossref passes on what Retraction Watch says
        and (source := _WATCHING.get(record.source))
        and source not in spoke
    ]


def _contract(notice: Notice) -> StandingNotice:
    return StandingNotice(
        standing=Standing(notice.standing),
        noticed_by=StandingSource(notice.noticed_by),
        notice_date=notice.notice_date,
        notice_id=notice.notice_id,
        as_of=moment(notice.as_of) if notice.as_of else None,
    )


def _all_names(family: Sequence[Record]) -> list[str]:
    return list(dict.fromkeys(name for record in family for name in record.identifiers))


def _distinct(notices: Sequence[StandingNotice]) -> list[StandingNotice]:
    seen: dict[tuple[object, ...], StandingNotice] = {}
    for notice in notices:
        seen.setdefault((notice.standing, notice.noticed_by, notice.notice_date, notice.notice_id), notice)
    return list(seen.values())


def _order(notice: StandingNotice) -> tuple[int, str, str, str]:
    return (
        GRAVITY.index(Standing(notice.standing)),
        notice.noticed_by or "",
        notice.notice_date or "",
        notice.notice_id or "",
    )
