"""What is wrong, and where: the form in which every check of the contract answers."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, TypeAlias

from citevouch.terminal import plain

if TYPE_CHECKING:
    from collections.abc import Iterable

Path: TypeAlias = tuple[str | int, ...]

LONGEST = 80  #: characters of a value that a message shows


@dataclass(frozen=True)
class Problem:
    """One fault: *what* is wrong at *path* (slot names and list positions from the object's root)."""

    path: Path
    what: str

    @property
    def place(self) -> str:
        """The path as people write it: ``references[0].status``; empty for the object itself."""
        return place(self.path)

    def below(self, path: Path) -> Problem:
        """The same fault, seen from further up."""
        return Problem(path + self.path, self.what)

    def __str__(self) -> str:
        return f"{self.place}: {self.what}" if self.path else self.what


def place(path: Iterable[str | int]) -> str:
    """``("references", 0, "status")`` -> ``references[0].status``."""
    steps = [f"[{step}]" if isinstance(step, int) else f".{_printable(step)[1:-1]}" for step in path]
    return "".join(steps).removeprefix(".")


def shown(value: Any) -> str:
    """A value as messages show it: short, quoted as in JSON; what has parts by its kind."""
    if isinstance(value, dict):
        return "an object"
    if isinstance(value, list | tuple) and any(isinstance(item, dict | list) for item in value):
        return f"a list of {len(value)}"
    return cut(_printable(value))


def cut(text: str) -> str:
    """A text as long as messages show it."""
    return text if len(text) <= LONGEST else f"{text[: LONGEST - 3]}..."


def _printable(value: Any) -> str:
    """A value as JSON on one line, without what a terminal would obey or no encoding holds."""
    text = plain(json.dumps(value, ensure_ascii=False, default=str))
    return text.encode(errors="backslashreplace").decode()
