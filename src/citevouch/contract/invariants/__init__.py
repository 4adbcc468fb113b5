"""The invariants: what LinkML cannot say about an instance, in one list.

Uniqueness, one slot against another, references from one list into another, and counts that have to add
up. One list serves the output gate, ``citevouch schema validate`` and the plugin for ``linkml-validate``.
Each invariant is a small function over plain JSON values of one class (an `Invariant` of `model`); they may
rely on the JSON Schema, which is checked first, and on nothing else: a list that is absent is empty.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from citevouch.contract import schema
from citevouch.contract.invariants import anchors, audit, lists, lookups, references, spans, summary

if TYPE_CHECKING:
    from citevouch.contract.invariants.model import Invariant, Object
    from citevouch.contract.problems import Problem

INVARIANTS: tuple[Invariant, ...] = (
    *lists.INVARIANTS,
    *spans.INVARIANTS,
    *lookups.INVARIANTS,
    *references.INVARIANTS,
    *summary.INVARIANTS,
    *anchors.INVARIANTS,
    *audit.INVARIANTS,
)


def broken_invariants(instance: Object, class_name: str, *, lists_optional: bool = False) -> list[Problem]:
    """Every invariant that an instance, or an object inside it, breaks; *instance* fits the JSON Schema.

    *lists_optional* leaves out that lists are there, for readers that drop empty ones before we see them.
    """
    own, children = _plan(class_name)
    found = [
        invariant.name_in(problem)
        for invariant in own
        if not (lists_optional and invariant.name == lists.NAME)
        for problem in invariant.check(instance)
    ]
    for slot, target, is_list in children:
        if value := instance.get(slot):
            for path, item in _items(slot, value, is_list=is_list):
                found += [problem.below(path) for problem in broken_invariants(item, target)]
    return found


def _items(slot: str, value: object, *, is_list: bool) -> list[tuple[tuple[str | int, ...], Object]]:
    if is_list and isinstance(value, list):
        return [((slot, position), item) for position, item in enumerate(value)]
    return [((slot,), value)] if isinstance(value, dict) else []


@cache
def _plan(class_name: str) -> tuple[tuple[Invariant, ...], tuple[tuple[str, str, bool], ...]]:
    """The invariants of a class, and those of its slots below which there are more."""
    concerned = {invariant.class_name for invariant in INVARIANTS}
    own = tuple(invariant for invariant in INVARIANTS if invariant.class_name == class_name)
    children = tuple(part for part in schema.nested(class_name) if schema.reached(part[1]) & concerned)
    return own, children
