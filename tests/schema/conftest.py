"""What the tests of the schema share: the modules, the generated JSON Schema, everything made afresh."""

from __future__ import annotations

import json
from typing import Any

import pytest
from tools.generate import PACKAGE, ROOT, contract_files
from tools.lint import modules


@pytest.fixture(scope="session")
def schema() -> modules.Modules:
    """The modules of the schema as plain YAML."""
    return modules.load(ROOT / "schema")


@pytest.fixture(scope="session")
def json_schema() -> dict[str, Any]:
    """The committed JSON Schema."""
    content: dict[str, Any] = json.loads((PACKAGE / "schema.json").read_text(encoding="utf-8"))
    return content


@pytest.fixture(scope="session")
def made() -> dict[str, str]:
    """Every file of the contract package, made afresh."""
    return contract_files()
