"""The block of citation data below an answer: a heading ``Citation Data``, then JSON.

Only a heading counts, not the words; what stands behind it belongs to the data, not to the answer.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from citevouch.audit.citations import citation, index_in
from citevouch.audit.fields import text_of
from citevouch.audit.loose_json import find_json
from citevouch.text.document import document

if TYPE_CHECKING:
    from collections.abc import Iterable

    from citevouch.audit.tables import Tables
    from citevouch_contract.models import AnswerCitation

_HEADING = re.compile(r"\W*citation\s+data\W*", re.IGNORECASE)
_SHOWN = 80


@dataclass(frozen=True, kw_only=True)
class CitationData:
    """What the block came to."""

    status: str  #: AnswerParseStatus: OK, NO_CITATION_DATA or MALFORMED_CITATION_DATA
    citations: tuple[AnswerCitation, ...] = ()
    body_end: int  #: where the heading begins; the length of the text without one
    problems: tuple[str, ...] = ()


def read_citation_data(text: str, tables: Tables) -> CitationData:
    """The citations below the first heading ``Citation Data`` of *text*; never raises.

    Of data that break off what could be read is kept, and the status is MALFORMED_CITATION_DATA all the same.
    """
    headings = [
        block
        for block in document(text).blocks
        if block.kind == "heading"
        and block.parent is None
        and _HEADING.fullmatch("".join(block.headings[-1:]))
    ]
    if not headings:
        return CitationData(status="NO_CITATION_DATA", body_end=len(text))
    begin = headings[0].start
    value, problem = find_json(text[headings[0].end :])
    problems = [f"the citation data cannot be read: {problem}"] if problem else []
    if len(headings) > 1:
        problems.append("there are several blocks of citation data; what follows the first is not read")
    items = objects(value)
    citations, faults = numbered(items or (), tables)
    status = "MALFORMED_CITATION_DATA" if problem or items is None or (items and not citations) else "OK"
    if status == "OK" and not citations:
        status = "NO_CITATION_DATA"
    if items is None and not problem:
        problems.append("the citation data are no list of citations")
    return CitationData(status=status, citations=citations, body_end=begin, problems=(*problems, *faults))


def objects(value: Any) -> list[Any] | None:
    """The list of citations in a JSON value: an array, the array under ``citations``, objects by number.

    None where it is none of these.
    """
    if isinstance(value, dict):
        named = {str(name).strip().lower(): item for name, item in value.items()}
        if "citations" in named:
            value = named["citations"]
        elif index_in(value):
            value = [value]
        elif value and all(str(name).isdecimal() and isinstance(item, dict) for name, item in value.items()):
            value = [{"index": name, **item} for name, item in value.items()]
    return value if isinstance(value, list) else None


def numbered(items: Iterable[Any], tables: Tables) -> tuple[tuple[AnswerCitation, ...], tuple[str, ...]]:
    """The citations of *items* in their order, and what is wrong with the list.

    One without a usable number, or with one that an earlier citation has, is left out and named: it could
    not be told which markers are its own.
    """
    found: dict[int, AnswerCitation] = {}
    problems = []
    for position, item in enumerate(items, start=1):
        if not isinstance(item, dict):
            problems.append(f"item {position} of the citation data is no citation")
            continue
        index = index_in(item)
        if index is None:
            problems.append(f"item {position} of the citation data has no number: {_name(item)}")
        elif index in found:
            if _name(item) != _name_of(found[index]):
                problems.append(
                    f"the citation data give [{index}] again, for {_name(item)}; the first counts"
                )
        else:
            found[index] = citation(item, index, tables)
    return tuple(found.values()), tuple(problems)


def _name(item: dict[str, Any]) -> str:
    return _named(text_of(item.get("title")), text_of(item.get("doi")), text_of(item.get("pmid")))


def _name_of(made: AnswerCitation) -> str:
    return _named(made.title, made.given_doi, made.given_pmid)


def _named(title: str | None, doi: str | None, pmid: str | None) -> str:
    """What a reader knows a citation by."""
    ids = [doi, f"PMID {pmid}" if pmid else None]
    words = ", ".join(part for part in ((title or "")[:_SHOWN], *ids) if part)
    return words or "a citation without title"
