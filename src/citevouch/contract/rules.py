"""The names of the schema's rules, for messages about a broken one.

The generated JSON Schema keeps a rule's conditions and loses its name: rule *n* of a class is ``allOf[n]``
of its definition, and a lone rule stands in the definition itself, as ``if``/``then``/``else``. The merged
LinkML schema has the names. It is read when the first rule is found broken, not before (0.1 s).
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any

from citevouch.contract import schema

if TYPE_CHECKING:
    from collections.abc import Sequence

CONDITION = ("then", "else")


@cache
def _titles() -> dict[str, tuple[str, ...]]:
    """Class -> the titles of its rules, in the order of the schema."""
    import yaml  # comes with linkml-runtime; 20 ms that only a failure pays

    loader = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
    with schema.yaml_path().open(encoding="utf-8") as file:
        merged: dict[str, Any] = yaml.load(file, loader)  # noqa: S506 - a safe loader, of our own file
    return {
        name: tuple(rule["title"] for rule in body.get("rules", ()))
        for name, body in merged["classes"].items()
    }


def broken_rule(schema_path: Sequence[str | int]) -> str | None:
    """The title of the rule that a JSON Schema error's *schema_path* lies in; None outside rules.

    >>> broken_rule(["$defs", "ReferenceCheck", "properties", "status", "enum"]) is None
    True
    """
    owner = schema.ROOT
    steps = list(schema_path)
    if steps[:1] == ["$defs"]:
        owner, steps = str(steps[1]), steps[2:]
    titles = _titles().get(owner, ()) if steps and steps[0] in ("allOf", *CONDITION) else ()
    if steps[:1] == ["allOf"] and isinstance(steps[1], int) and steps[1] < len(titles):
        return titles[steps[1]]
    return titles[0] if len(titles) == 1 else None
