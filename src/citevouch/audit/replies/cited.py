"""Papers as judges name them: in an object, or a line such as ``Doe 2021 "Title" (10.5555/x) - finding``."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from citevouch.audit import fields
from citevouch.audit.replies.words import is_none, said

_QUOTED = re.compile(r"[\"\u201c\u201e\u00ab]([^\"\u201c\u201d\u00ab\u00bb]{3,400})[\"\u201d\u201c\u00bb]")
_YEAR = re.compile(r"(?<![0-9])(?:19|20)[0-9]{2}(?![0-9])")
_END_OF_TITLE = re.compile(
    r" [\u2013\u2014-] | ?[(\[]? ?(?:doi\b|https?:|pmid\b|10\.[0-9]{4})", re.IGNORECASE
)
#: Where identifiers stand, right behind a title.
_IN_BRACKETS = re.compile(r"^\s*[(\[][^()\[\]]*[)\]]")
_NAMES = {
    "title": ("title",),
    "published": ("published", "year", "date"),
    "authors": ("authors_string", "authors"),
}
_LONGEST_TITLE = 400


@dataclass(frozen=True, kw_only=True)
class NamedPaper:
    """A paper that a judge names; nothing in it has been looked up."""

    title: str
    is_quoted: bool  #: the title was marked as one, so that it can be compared with a record's
    authors: str | None = None
    published: str | None = None
    doi: str | None = None
    pmid: str | None = None
    rest: str = ""  #: of a line: what stands behind the paper

    @property
    def identifiers(self) -> tuple[str, ...]:
        """Its identifiers in canonical form."""
        named = (f"DOI:{self.doi}" if self.doi else "", f"PMID:{self.pmid}" if self.pmid else "")
        return tuple(filter(None, named))


def named_paper(given: Any) -> NamedPaper | None:
    """The paper in an object or a line; None where none is named."""
    if isinstance(given, Mapping):
        return _of_object(given)
    line = said(given) if isinstance(given, str) else None
    return _of_line(line) if line and not is_none(line) else None


def _of_object(given: Mapping[str, Any]) -> NamedPaper | None:
    values = {str(key).strip().lower(): value for key, value in given.items()}
    title = _first(values, "title")
    if not title or is_none(title):
        return None
    date = fields.date_of(_first(values, "published"))
    return NamedPaper(
        title=title[:_LONGEST_TITLE],
        is_quoted=True,
        authors=_first(values, "authors"),
        published=date.value,
        doi=fields.doi_of(values.get("doi")).value,
        pmid=fields.pmid_of(values.get("pmid")).value,
    )


def _first(values: Mapping[str, Any], name: str) -> str | None:
    named = (values.get(key) for key in _NAMES[name])
    return next((text for value in named if (text := _text(value))), None)


def _text(value: Any) -> str | None:
    return said(", ".join(fields.texts_of(value))) if isinstance(value, list) else said(value)


def _of_line(line: str) -> NamedPaper:
    quoted = _QUOTED.search(line)
    ids = dict(reversed(list(fields.identifiers_in(line))))
    end = _END_OF_TITLE.search(line, quoted.end() if quoted else 0)
    before = line[: quoted.start()] if quoted else ""
    title = quoted[1] if quoted else line[: end.start()] if end else line
    year = _YEAR.search(before or line)
    rest = line[quoted.end() if quoted else end.start() if end else len(line) :]
    return NamedPaper(
        title=title.strip(" .,;")[:_LONGEST_TITLE] or line[:_LONGEST_TITLE],
        is_quoted=quoted is not None,
        authors=_YEAR.sub("", before).strip(" ,.;:()") or None,
        published=year[0] if year else None,
        doi=ids.get("DOI"),
        pmid=ids.get("PMID"),
        rest=_IN_BRACKETS.sub("", rest),
    )
