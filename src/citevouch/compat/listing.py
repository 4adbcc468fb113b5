"""References and quotations that somebody lists, as the reading of a text that lists them."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

from citevouch.check.existence import as_written
from citevouch.errors import InputError
from citevouch.identifiers import TYPE_BY_PREFIX, canonical
from citevouch.text.model import Attribution, Mention, Quote, Reading

if TYPE_CHECKING:
    from collections.abc import Iterable

_CURIE = re.compile(r"([A-Za-z][A-Za-z0-9._-]*):(\S+)")


def listed(references: Iterable[Any], claims: Iterable[Any], topic: str) -> Reading:
    """The reading of *topic* and, behind it, of *references* and *claims*, each in a line of its own.

    References are identifiers or objects with ``normalized_id`` and ``count``, claims objects with ``quote``
    and ``reference_id``. A reference that only a claim names is listed with it. Raises InputError for a name
    that is blank.
    """
    made = _Listing(topic)
    for reference in references:
        if isinstance(reference, str):
            made.add_reference(reference)
        else:
            made.add_reference(reference.normalized_id, times=reference.count)
    for claim in claims:
        made.add_claim(claim.quote, claim.reference_id)
    return made.reading()


class _Listing:
    """A text that grows line by line, with what its lines cite."""

    def __init__(self, topic: str) -> None:
        self._lines = topic.split("\n") if topic else []
        self._length = len(topic)
        self._mentions: list[Mention] = []
        self._quotes: list[Quote] = []

    def add_reference(self, name: str, *, times: int = 1) -> None:
        """A line with *name* on it, as often as the report that it is from has it."""
        if not name.strip():
            raise InputError("a reference without a name", expected="an identifier such as PMID:7913883")
        start = self._add_line(" ".join([name] * times))
        for number in range(times):
            at = start + number * (len(name) + 1)
            self._mentions.append(_mention(name, at, line=len(self._lines), column=at - start + 1))

    def add_claim(self, quote: str, name: str) -> None:
        """A line with *quote*, attributed to *name*."""
        shown = " ".join(quote.split())
        cited = _name(_mention(name, 0, line=0, column=0))
        if cited not in set(map(_name, self._mentions)):
            self.add_reference(name)
        start = self._add_line(shown)
        made = Attribution(reference_id=cited, how="CUSTOM", start=start, end=start + len(shown))
        self._quotes.append(
            Quote(raw=shown, start=start, end=start + len(shown), text=shown, attributions=(made,))
        )

    def reading(self) -> Reading:
        """The text and what it cites."""
        names = set(map(_name, self._mentions))
        return Reading(
            text="\n".join(self._lines),
            mentions=tuple(self._mentions),
            quotes=tuple(self._quotes),
            citations_in_text=len(names),
        )

    def _add_line(self, line: str) -> int:
        start = self._length + 1 if self._lines else 0
        self._lines.append(line)
        self._length = start + len(line)
        return start


def _name(mention: Mention) -> str:
    """What the report calls the reference."""
    return mention.canonical_id or as_written(mention)


def _mention(name: str, start: int, *, line: int, column: int) -> Mention:
    found = _CURIE.fullmatch(name)
    prefix = found[1].upper() if found else ""
    kind = TYPE_BY_PREFIX.get("PMC" if prefix == "PMCID" else prefix, "OTHER")
    known = canonical(kind, found[2]) if found and kind != "OTHER" else found and name
    return Mention(
        raw=name,
        start=start,
        end=start + len(name),
        canonical_id=known or None,
        identifier_type=kind,
        line=line,
        column=column,
        malformed=not known,
        malformed_reason=None if known else "not an identifier of its kind",
    )
