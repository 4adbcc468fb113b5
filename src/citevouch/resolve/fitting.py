"""Whether the contract takes a record: asked where records come in, by whatever way they come.

A registry, a cache file and a shared store can all hold a year that is no year. Found out only when the
report leaves, it would cost the whole report; here it costs that record, with the name of who gave it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from citevouch.contract.validators import fits, schema_problems
from citevouch.surrogates import has_half

if TYPE_CHECKING:
    from collections.abc import Collection, Iterator

    from citevouch.records import Notice, Record

#: Fields of a record that its BibliographicRecord has not, or not in this form.
_ELSEWHERE = {"reference_id", "keywords", "text", "notices"}


def misfit(record: Record) -> str | None:
    """The first thing in *record* that the contract refuses, and why; None where there is none.

    >>> from citevouch.records import Record
    >>> misfit(Record(reference_id="PMID:90000001", source="PUBMED", year="circa"))
    'year: "circa" does not match ^[0-9]{4}$'
    """
    return next(_misfits(record), None)


def _misfits(record: Record) -> Iterator[str]:
    own = _given(record, leaving=_ELSEWHERE)
    yield from _problems(own, "BibliographicRecord")
    if any(_problems(own | {"also": [record.reference_id]}, "BibliographicRecord")):
        yield f"reference_id: {record.reference_id!r} is no canonical identifier"
    for notice in record.notices:
        yield from _problems(_given(notice), "StandingNotice")
    if has_half(record.text) or any(map(has_half, record.keywords)):
        yield "half a surrogate pair"


def _given(value: Record | Notice, *, leaving: Collection[str] = ()) -> dict[str, Any]:
    """The fields that hold something, as plain JSON values."""
    given = {name: held for name, held in vars(value).items() if held and name not in leaving}
    return {name: list(held) if isinstance(held, tuple) else held for name, held in given.items()}


def _problems(plain: dict[str, Any], class_name: str) -> Iterator[str]:
    if not fits(plain, class_name):
        yield from map(str, schema_problems(plain, class_name))
    texts = (each for held in plain.values() for each in (held if isinstance(held, list) else (held,)))
    if any(map(has_half, texts)):
        yield "half a surrogate pair"
