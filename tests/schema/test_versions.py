"""One version everywhere."""

from __future__ import annotations

import tomllib
from typing import TYPE_CHECKING, Any

import yaml
from tools.generate import PACKAGE, ROOT

import citevouch_contract.models

if TYPE_CHECKING:
    from tools.lint.modules import Modules


def test_one_version(schema: Modules, json_schema: dict[str, Any]) -> None:
    """Schema modules, package, models, JSON Schema and merged schema; one that is missing is a failure."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    merged = yaml.safe_load((PACKAGE / "schema.yaml").read_text(encoding="utf-8"))
    versions = {f"schema/{name}.yaml": module["version"] for name, module in schema.items()} | {
        "pyproject.toml": project["version"],
        "models.py": citevouch_contract.models.version,
        "schema.json": json_schema["version"],
        "schema.yaml": merged["version"],
    }
    assert set(versions.values()) == {project["version"]}, versions
