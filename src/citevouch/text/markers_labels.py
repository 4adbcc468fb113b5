"""Labels of bibliography entries, and which entry a marker in the body points to."""

from __future__ import annotations

import re
from bisect import bisect_left
from operator import attrgetter
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence

    from citevouch.text.model import Entry

#: The pages that some tools put behind a key: ``(smith2004title pages 1-2)``.
_PAGES = re.compile(r"(?:pages?|pp?\.)\s+[0-9A-Za-z\u2010-\u2015,\s-]+")
#: What tools that keep a file for each source put behind its key: ``smith-2004-title-abstract.md``.
_FILE_ENDING = re.compile(r"(?:-(?:abstract|summary|full-?text|paper|article))?(?:\.md|\.pdf|\.txt)?$")


class Labels:
    """Entries by what a marker may call them: their label, or one of their keys.

    Where several entries share a label (a text of several parts, each with its own list) a marker means the
    next one below it, or the last.
    """

    def __init__(self, entries: Sequence[Entry]) -> None:
        self._entries: dict[str, list[Entry]] = {}
        for entry in entries:
            for name in filter(None, (entry.label, *entry.keys)):
                self._entries.setdefault(name, []).append(entry)

    def has(self, name: str) -> bool:
        """Whether an entry has this label."""
        return name in self._entries

    def add(self, name: str, entry: Entry) -> str:
        """Call *entry* by *name* as well; gives the name."""
        self._entries.setdefault(name, []).append(entry)
        return name

    def label_of(self, entry: Entry, offset: int) -> str | None:
        """The label of *entry*, if a marker with it at *offset* would mean this entry's paper."""
        if entry.label and self.look_up(entry.label, offset)[1] == entry.identifiers:
            return entry.label
        return None

    def key(self, written: str) -> str | None:
        """The key that *written* is, perhaps with pages or a file's ending behind it, if an entry has it."""
        name, _, rest = written.lstrip("@").partition(" ")
        if rest and not _PAGES.fullmatch(rest):
            return None
        for key in (name, _FILE_ENDING.sub("", name) if "-" in name or "." in name else name):
            if key in self._entries and not key.lstrip("^").isdecimal():
                return key
        return None

    def look_up(self, name: str, offset: int) -> tuple[str, tuple[str, ...] | None]:
        """The label of the entry that *name* at *offset* points to, and its identifiers; None without entry.

        A footnote mark may point to a numbered entry (``[^3]`` to ``3.``) and the other way round.
        """
        for label in (name, name[1:] if name.startswith("^") else f"^{name}"):
            if entries := self._entries.get(label):
                at = bisect_left(entries, offset, key=attrgetter("start"))
                return label, entries[min(at, len(entries) - 1)].identifiers
        return name, None
