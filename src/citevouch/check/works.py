"""Which records are of one and the same paper."""

from __future__ import annotations

from typing import TYPE_CHECKING

from citevouch.check.details import first_author_agrees
from citevouch.check.titles import compare, content_words

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from citevouch.records import Record

#: Titles at least this alike, with an author in common, are versions of one work.
ONE_WORK = 0.85


def same_record(one: Record, other: Record) -> bool:
    """Whether two records share an identifier, so that they are two answers about one paper."""
    return not set(one.identifiers).isdisjoint(other.identifiers)


def one_work(one: Record, other: Record) -> bool:
    """Whether two records with different identifiers are versions of one work.

    A preprint and its article, co-publications and translations have the same title (a translation among its
    other titles) and the same people.
    """
    titles = (one.title, *one.other_titles)
    alike = max(
        (compare(title, other).score for title in titles if len(content_words(title)) > 2), default=0.0
    )
    if alike < ONE_WORK:
        return False
    agreed = [first_author_agrees(author, other.authors) for author in one.authors]
    return not one.authors or not other.authors or any(agreed)


def groups(records: Mapping[str, Record]) -> dict[str, tuple[str, ...]]:
    """For each cited identifier the others of *records* that are identifiers of the same paper, in order."""
    owner: dict[str, list[str]] = {}
    for name, record in records.items():
        for known in {name, *record.identifiers}:
            owner.setdefault(known, []).append(name)
    return {
        name: tuple(
            _ordered(
                records, {other for known in {name, *record.identifiers} for other in owner[known]}, name
            )
        )
        for name, record in records.items()
    }


def _ordered(records: Iterable[str], chosen: set[str], without: str) -> Iterable[str]:
    return (name for name in records if name in chosen and name != without)
