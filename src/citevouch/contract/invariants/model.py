"""What an invariant is, and the few things that several of them do."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from typing import Any, TypeAlias

from citevouch.contract.problems import Path, Problem, shown

Object: TypeAlias = dict[str, Any]  #: an instance of a class, as plain JSON values
Check: TypeAlias = Callable[[Object], Iterator[Problem]]


@dataclass(frozen=True)
class Invariant:
    """A rule about one class. Its name and description are those of the function that checks it."""

    class_name: str
    check: Check

    @property
    def name(self) -> str:
        """The function's name in words: ``end after start``."""
        return self.check.__name__.replace("_", " ")

    @property
    def description(self) -> str:
        """The function's docstring: the rule in a sentence."""
        return " ".join((self.check.__doc__ or "").split())

    def name_in(self, problem: Problem) -> Problem:
        """The problem with the invariant's name in its message."""
        return Problem(problem.path, f'breaks the invariant "{self.name}": {problem.what}')


def invariants(class_name: str, *checks: Check) -> tuple[Invariant, ...]:
    """Several invariants of one class."""
    return tuple(Invariant(class_name, check) for check in checks)


def repeated(slot: str, values: Iterable[Any], key: str = "") -> Iterator[Problem]:
    """A problem for every value of a list that stood there before; *key* is the slot that holds it."""
    seen: set[Any] = set()
    for position, value in enumerate(values):
        if value in seen:
            path: Path = (slot, position, key) if key else (slot, position)
            yield Problem(path, f"{shown(value)} stands here before")
        seen.add(value)


def differs(slot: str, said: Any, is_: Any, of: str, *, at: Path = ()) -> Iterator[Problem]:
    """A problem if a slot (of the object at *at*) says one thing and what it tells of is another."""
    if said != is_:
        yield Problem((*at, slot), f"{shown(said)}, but {of} {shown(is_)}")


def values(obj: Object, list_slot: str, slot: str) -> list[Any]:
    """One slot of every object in a list; None where it is absent."""
    return [item.get(slot) for item in obj.get(list_slot, ())]


def counted(obj: Object, list_slot: str, slot: str) -> Counter[Any]:
    """How often each value of *slot* occurs in a list of objects."""
    return Counter(values(obj, list_slot, slot))
