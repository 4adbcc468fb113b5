"""Labels of bibliography entries, and which entry a marker in the body points to."""

from __future__ import annotations

import re
from bisect import bisect_left
from operator import attrgetter
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence

    from citevouch.text.model import Entry

#: A key at the beginning of an entry, with the pages that some tools add: ``1. (smith2004title pages 1-2): ...``.
_KEY = re.compile(r"[^\w\[(@]*(?:[0-9]+[.)]\s+)?[\[(]@?([A-Za-z][^\[\]()\r\n]{2,120})[\])]")
_PAGES = re.compile(r"\s+(?:pages?|pp?\.)\s+[0-9A-Za-z\u2010-\u2015,\s-]+$")
_WHITE = re.compile(r"\s+")


class Labels:
    """Entries by what a marker may call them: their label, or the key at their beginning.

    Where several entries share a label (a text of several parts, each with its own list) a marker means the
    next one below it, or the last.
    """

    def __init__(self, entries: Sequence[Entry]) -> None:
        self._entries: dict[str, list[Entry]] = {}
        self._keys: dict[str, str] = {}
        for entry in entries:
            if entry.label:
                self._entries.setdefault(entry.label, []).append(entry)
            self._add_keys(entry)

    def _add_keys(self, entry: Entry) -> None:
        label = entry.label or ""
        names = [] if label.lstrip("^").isdecimal() or not label else [label, _PAGES.sub("", label)]
        if found := _KEY.match(entry.raw):
            names += [_WHITE.sub(" ", found[1].strip()), _PAGES.sub("", found[1].strip())]
        for name in names:
            self._keys.setdefault(name, label or name)
            if not label:
                self._entries.setdefault(name, []).append(entry)

    def has(self, name: str) -> bool:
        """Whether an entry has this label."""
        return name in self._entries

    def key(self, written: str) -> str | None:
        """The label of the entry whose key *written* is, with or without the pages behind it."""
        name = _WHITE.sub(" ", written.lstrip("@"))
        return self._keys.get(name) or self._keys.get(_PAGES.sub("", name))

    def look_up(self, name: str, offset: int) -> tuple[str, tuple[str, ...] | None]:
        """The label of the entry that *name* at *offset* points to, and its identifiers; None where there is none.

        A footnote mark may point to a numbered entry (``[^3]`` to ``3.``) and the other way round.
        """
        for label in (name, name[1:] if name.startswith("^") else f"^{name}"):
            if entries := self._entries.get(label):
                at = bisect_left(entries, offset, key=attrgetter("start"))
                return label, entries[min(at, len(entries) - 1)].identifiers
        return name, None
