"""Instances of the contract's classes for the tests of this folder."""

from __future__ import annotations

import copy
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
import yaml

if TYPE_CHECKING:
    from collections.abc import Callable


@pytest.fixture(scope="session")
def all_instances() -> dict[str, Any]:
    """A valid instance by class; shared, so not to be changed."""
    instances: dict[str, Any] = yaml.safe_load(Path(__file__).with_name("instances.yaml").read_text("utf-8"))
    return instances


@pytest.fixture
def instance(all_instances: dict[str, Any]) -> Callable[[str], dict[str, Any]]:
    """Gives a valid instance of a class, of which nothing is shared."""

    def of(class_name: str) -> dict[str, Any]:
        made: dict[str, Any] = _unshared(all_instances[class_name])
        return made

    return of


def _unshared(value: Any) -> Any:
    """A copy in which also what YAML aliases made one object is several (copy.deepcopy keeps it one)."""
    if isinstance(value, dict):
        return {key: _unshared(item) for key, item in value.items()}
    if isinstance(value, list):
        return [_unshared(item) for item in value]
    return copy.copy(value)
