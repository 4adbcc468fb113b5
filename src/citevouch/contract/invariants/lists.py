"""Lists that are there, if need be empty, so that "none" and "did not say" stay apart.

No list is ``required`` in the schema, because ``linkml-validate report.json`` drops empty lists before it
validates (linkml/linkml#3439); hence this invariant, which the plugin for ``linkml-validate`` leaves out.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from citevouch.contract import schema
from citevouch.contract.invariants.model import Check, Invariant, Object
from citevouch.contract.problems import Problem

if TYPE_CHECKING:
    from collections.abc import Iterator

#: The classes whose every list is written: those that are documents of their own.
WITH_LISTS = ("ValidationReport", "AuditReport", "Reading")
NAME = "lists are there"


def _for(class_name: str) -> Check:
    def lists_are_there(obj: Object) -> Iterator[Problem]:
        """Every list of a top-level object is there, if need be empty."""
        for slot in schema.list_slots(class_name):
            if slot not in obj:
                yield Problem((), f"the list {slot} is missing")

    return lists_are_there


INVARIANTS = tuple(Invariant(name, _for(name)) for name in WITH_LISTS)
