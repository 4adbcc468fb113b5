"""Whether a JSON value is an instance of a class of the contract: JSON Schema first, then the invariants."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from citevouch.contract.invariants import broken_invariants
from citevouch.contract.validators import fits, schema_problems

if TYPE_CHECKING:
    from citevouch.contract.problems import Problem


def problems(instance: Any, class_name: str) -> list[Problem]:
    """Everything in which *instance* (plain JSON values) breaks the contract; empty if nothing.

    Invariants are asked only of what fits the JSON Schema, since they rely on its shape. Raises
    `InputError` for a class that the contract has not.
    """
    if not fits(instance, class_name):
        return schema_problems(instance, class_name)
    return broken_invariants(instance, class_name)
