"""Works of the Crossref REST API as records. Fields as in its ``api_format``, each of which may lack."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from citevouch.identifiers import canonical, local_part
from citevouch.records import Notice, Record
from citevouch.resolve.jats import abstract_text
from citevouch.resolve.markup import plain
from citevouch.resolve.registries.batches import ARXIV_PREFIX
from citevouch.resolve.registries.bodies import at, items, string, strings
from citevouch.resolve.titles import bare_titles, standing_of_title

if TYPE_CHECKING:
    from collections.abc import Iterator

#: Standing by the type of an update notice; others (new_version, addendum ...) change no standing.
_STANDING_BY_UPDATE = {
    "retraction": "RETRACTED",
    "withdrawal": "WITHDRAWN",
    "removal": "WITHDRAWN",
    "expression_of_concern": "EXPRESSION_OF_CONCERN",
    "partial_retraction": "CORRECTED",
    "correction": "CORRECTED",
    "corrigendum": "CORRECTED",
    "erratum": "CORRECTED",
    "clarification": "CORRECTED",
    "reinstatement": "REINSTATED",
}


def record_of(work: Any) -> Record:
    """The record in one work; answers for its DOI, "" where that is none."""
    reference_id = canonical("DOI", string(work, "DOI")) or ""
    doi = local_part(reference_id) or None
    titles = list(_titles(work))
    title = titles[0] if titles else ""
    text = abstract_text(string(work, "abstract"))
    return Record(
        reference_id=reference_id,
        source="CROSSREF",
        title=title,
        other_titles=tuple(dict.fromkeys(each for each in titles[1:] if each != title)),
        authors=tuple(filter(None, map(_author, items(work, "author")))),
        year=_year(work),
        journal=next(map(plain, strings(work, "container-title")), None),
        language=string(work, "language") or None,
        publication_types=tuple(filter(None, (string(work, "type"),))),
        doi=doi,
        also=arxiv_of(doi),
        text=text,
        content_scope="ABSTRACT" if text else "TITLE_ONLY" if title else "NONE",
        notices=tuple(_notices(work, title)),
    )


def arxiv_of(doi: str | None) -> tuple[str, ...]:
    """The arXiv identifier behind a DOI that arXiv registered."""
    local = doi.removeprefix(ARXIV_PREFIX) if doi and doi.startswith(ARXIV_PREFIX) else ""
    curie = canonical("ARXIV", local)
    return (curie,) if curie else ()


def _titles(work: Any) -> Iterator[str]:
    """The title with its subtitle, then the title alone, translations, short and original titles."""
    main = [text for text in map(plain, strings(work, "title")) if text]
    subtitle = next(map(plain, strings(work, "subtitle")), "")
    if main:
        known = not subtitle or subtitle.casefold() in main[0].casefold()
        whole = main[0] if known else f"{main[0].rstrip(':')}: {subtitle}"
        yield whole
        yield from bare_titles(whole)
    yield from main
    for key in ("short-title", "original-title"):
        yield from filter(None, map(plain, strings(work, key)))


def _author(author: Any) -> str:
    """``Marjorie J. Lindhurst``, or the name of a group."""
    person = " ".join(part for part in (string(author, "given"), string(author, "family")) if part)
    return plain(person or string(author, "name"))


def _year(work: Any) -> str | None:
    """Of print before online before issued: what a bibliography says most often."""
    for key in ("published-print", "published-online", "issued"):
        date = _date(at(work, key))
        if date:
            return date[:4]
    return None


def _date(value: Any) -> str | None:
    """``2010-02-06`` of ``{"date-parts": [[2010, 2, 6]]}``, as far as it goes."""
    parts = next((each for each in items(value, "date-parts") if isinstance(each, list)), [])
    numbers = [part for part in parts if isinstance(part, int) and not isinstance(part, bool)][:3]
    if not numbers or not 1000 <= numbers[0] <= 9999:
        return None
    date = str(numbers[0])
    for number, most in zip(numbers[1:], (12, 31), strict=False):
        if not 1 <= number <= most:
            break
        date += f"-{number:02}"
    return date


def _notices(work: Any, title: str) -> Iterator[Notice]:
    """``updated-by`` names the notices about this work (``update-to``: what this work is a notice about)."""
    found = set()
    for update in items(work, "updated-by"):
        standing = _STANDING_BY_UPDATE.get(string(update, "type").lower().replace("-", "_"))
        if standing:
            found.add(standing)
            watched = string(update, "source") == "retraction-watch"
            yield Notice(
                standing=standing,
                noticed_by="RETRACTION_WATCH" if watched else "CROSSREF",
                notice_date=_date(at(update, "updated")),
                notice_id=canonical("DOI", string(update, "DOI")) or string(update, "record-id") or None,
            )
    by_title = standing_of_title(title)
    if by_title and by_title not in found:
        yield Notice(standing=by_title, noticed_by="CROSSREF")
