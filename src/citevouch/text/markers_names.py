"""Citations by author and year, ``(Smith et al., 2020)`` and ``Smith (2020)``, as markers of an entry.

Only where exactly one paper among the entries has that author first and that year: names and years are no
labels, so that one without an entry is no dangling marker.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from citevouch.text.model import Entry

_NAME = r"[^\W\d_a-z][\w'\u2019-]+"
_YEAR = r"(?P<year>(?:19|20)[0-9]{2})[a-z]?"
#: One citation in brackets: a surname, initials or further names, and the year.
_IN_BRACKETS = re.compile(
    rf"(?:[Ss]ee\s+|e\.g\.,?\s+|cf\.\s+)?(?P<name>{_NAME})(?:,?\s+[A-Z]\.?(?:-?[A-Z]\.?)?)?"
    rf"(?:\s+et\s+al\.?|,?\s+(?:and|&)\s+{_NAME})?,?\s+{_YEAR}(?:,?\s+(?:pp?\.|pages?|Fig).*)?"
)
#: A name before a year in brackets: ``Smith and Lee (2020)``.
_BEFORE = re.compile(rf"(?P<name>{_NAME})(?:\s+et\s+al\.?|\s+(?:and|&)\s+{_NAME}|\s+and\s+colleagues)?\s*$")
_ONLY_YEAR = re.compile(_YEAR)
_GROUP = re.compile(r"[(\[](?=[^()\[\]\r\n]{0,200}?(?:19|20)[0-9])([^()\[\]\r\n]{4,200}+)[)\]]")
_PART = re.compile(r"[^;\s][^;]*+")
_WORD = re.compile(r"[^\W\d_]{3,}")


class Names:
    """Entries by the names of their first author and the year."""

    def __init__(self, entries: Sequence[Entry]) -> None:
        self._entries: dict[tuple[str, str], Entry | None] = {}
        for entry in entries:
            if entry.authors is None or entry.year is None:
                continue
            first = re.split(r",|;|\band\b|&", entry.authors.text, maxsplit=1)[0]
            for word in _WORD.findall(first):
                if not word.isupper():
                    self._add(word.lower(), entry.year.text[:4], entry)

    def _add(self, name: str, year: str, entry: Entry) -> None:
        other = self._entries.setdefault((name, year), entry)
        if other is not entry and (other is None or other.identifiers[:1] != entry.identifiers[:1]):
            self._entries[name, year] = None  # two papers

    def __bool__(self) -> bool:
        return bool(self._entries)

    def named(self, written: str) -> Entry | None:
        """The entry that an author and a year in brackets mean."""
        found = _IN_BRACKETS.fullmatch(written)
        return self.entry(found, found["year"]) if found else None

    def entry(self, found: re.Match[str], year: str) -> Entry | None:
        """The entry of the author that a match names, of that year."""
        return self._entries.get((found["name"].lower(), year))


def named_citations(text: str, names: Names) -> Iterator[tuple[int, int, list[Entry]]]:
    """Start, end and entries of every citation by author and year, or bracket of such, that has entries."""
    if not names:
        return
    for group in _GROUP.finditer(text):
        if alone := _ONLY_YEAR.fullmatch(group[1]):
            before = _BEFORE.search(text[max(0, group.start() - 80) : group.start()])
            if before and (entry := names.entry(before, alone["year"])):
                yield group.start(), group.end(), [entry]
            continue
        parts = list(_PART.finditer(group[1]))
        found = [names.named(part[0].rstrip()) for part in parts]
        entries = [entry for entry in found if entry]
        if len(entries) == len(parts):
            yield group.start(), group.end(), entries
            continue
        for part, entry in zip(parts, found, strict=True):
            if entry:
                start = group.start(1) + part.start()
                yield start, start + len(part[0].rstrip()), [entry]
