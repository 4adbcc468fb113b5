"""Small files that people write for the gate: one object of one class of the contract, as JSON or YAML."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeVar

from citevouch.contract.check import problems
from citevouch.contract.instances import instances
from citevouch.errors import InputError

if TYPE_CHECKING:
    from pydantic import BaseModel

Model = TypeVar("Model", bound="BaseModel")


def read_one(path: str, model: type[Model], what: str) -> Model:
    """The one object in the file *path*; what stands there without a value counts as absent.

    Raises InputError, which calls the object *what*, where the file holds anything else.
    """
    found = [one.value for one in instances(path)]
    if len(found) != 1 or not isinstance(found[0], dict):
        raise InputError(f"not {what}", file=path, expected="one object")
    plain = {key: value for key, value in found[0].items() if value is not None}
    if broken := problems(plain, model.__name__):
        raise InputError(f"not {what}: {broken[0]}", file=path)
    return model.model_validate(plain)
