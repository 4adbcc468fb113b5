"""The block of ``KEY: value`` lines that a reply is, as agents of oe-verify write it.

A key counts at the beginning of a line only, behind list and emphasis marks; what follows it on lines without
a key belongs to it. Any case, with underscores or spaces.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

_LINE = re.compile(
    r"[ \t>*_`#\u2022-]{0,20}([A-Za-z][A-Za-z_ ]{0,40}?) ?([0-9]{0,3})[ \t*_`]{0,8}[:\uff1a][ \t*_`]{0,8}(.*)"
)
#: A heading may stand in place of a key with a colon.
_HEADING = re.compile(r"[ \t]{0,3}#{1,6}[ \t]{1,8}([A-Za-z][A-Za-z_ ]{0,40}?) ?([0-9]{0,3})[ \t#]*")
_FENCE = re.compile(r"[ \t]{0,3}(?:`{3,}|~{3,})[^`]*")


class Field(NamedTuple):
    """One key with what stands behind it, line by line."""

    key: str  #: as the mapping of names calls it
    number: int | None  #: behind the key: Claim 2
    lines: tuple[str, ...]

    @property
    def text(self) -> str:
        """The value on one line, without marks around it."""
        return " ".join(line for line in self.lines if line).strip(" *_`")


def find_fields(text: str, names: Mapping[str, str]) -> list[Field]:
    """The fields of *text* in their order; *names* maps keys in lower case, with underscores, to ours."""
    found: list[tuple[str, int | None, list[str]]] = []
    for line in text.splitlines():
        if _FENCE.fullmatch(line):
            continue
        key = _key(line, names)
        if key:
            found.append((key.name, key.number, [key.value]))
        elif found:
            found[-1][2].append(line.strip())
    return [Field(name, number, tuple(lines)) for name, number, lines in found]


class _Key(NamedTuple):
    name: str
    number: int | None
    value: str


def _key(line: str, names: Mapping[str, str]) -> _Key | None:
    for pattern in (_LINE, _HEADING):
        found = pattern.fullmatch(line)
        if found:
            name = names.get(normal(found[1]))
            value = found[3].strip() if pattern is _LINE else ""
            return _Key(name, int(found[2]) if found[2] else None, value) if name else None
    return None


def normal(key: str) -> str:
    """A key in one spelling: ``Source says`` and ``SOURCE_SAYS`` are one."""
    return "_".join(re.split(r"[\s_-]+", key.strip(" \t_-").lower()))


def items(lines: tuple[str, ...]) -> Iterator[str]:
    """The items of a value that is a list; one that is no list is one item."""
    current: list[str] = []
    for line in lines:
        if re.match(r"[-*\u2022] |[0-9]{1,2}[.)] ", line) and current:
            yield " ".join(current)
            current = []
        if line:
            current.append(re.sub(r"^(?:[-*\u2022]|[0-9]{1,2}[.)]) +", "", line))
    if current:
        yield " ".join(current)
