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
    from citevouch.contract.invariants.model import Check, Invariant, Object
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
    found: list[Problem] = []
    own, children = _plan(class_name, lists_optional)
    for invariant, check in own:
        for problem in check(instance):  # loops, for this runs on every object of every file
            found.append(invariant.name_in(problem))  # noqa: PERF401
    for slot, target, is_list in children:
        if value := instance.get(slot):
            for position, item in enumerate(value) if is_list else ((None, value),):
                if below := broken_invariants(item, target):
                    path = (slot,) if position is None else (slot, position)
                    found += [problem.below(path) for problem in below]
    return found


@cache
def _plan(
    class_name: str, lists_optional: bool
) -> tuple[tuple[tuple[Invariant, Check], ...], tuple[tuple[str, str, bool], ...]]:
    """The invariants of a class with their functions, and those of its slots below which there are more."""
    concerned = {invariant.class_name for invariant in INVARIANTS}
    own = tuple(
        (invariant, invariant.check)
        for invariant in INVARIANTS
        if invariant.class_name == class_name and not (lists_optional and invariant.name == lists.NAME)
    )
    children = tuple(part for part in schema.nested(class_name) if schema.reached(part[1]) & concerned)
    return own, children
