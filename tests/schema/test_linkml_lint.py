"""linkml-lint finds nothing, and would find something."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
import yaml
from tools.generate import PACKAGE, ROOT
from tools.lint import stock

if TYPE_CHECKING:
    from pathlib import Path

FAULTY = """
id: https://example.org/faulty
name: faulty
description: A class in the wrong case, an undeclared range, values in mixed case.
prefixes: {linkml: "https://w3id.org/linkml/"}
default_range: string
imports: [linkml:types]
classes:
  lower_case: {description: Should be in camel case., slots: [part]}
slots:
  part: {description: A part., range: Undeclared}
enums:
  Answer: {description: Answers., permissible_values: {Yes_No: {description: Mixed.}}}
"""


@pytest.mark.slow
def test_schema_is_clean() -> None:
    assert list(stock.problems()) == []


def test_faults_are_seen(tmp_path: Path) -> None:
    faulty = tmp_path / "faulty.yaml"
    faulty.write_text(FAULTY, encoding="utf-8")
    rules = {found.rpartition("(")[2] for found in stock.problems(schema=tmp_path / "none", merged=faulty)}
    assert rules >= {
        "no_undeclared_ranges)",
        "permissible_values_format)",
        "standard_naming)",
        "tree_root_class)",
    }


def test_only_the_whole_needs_the_root(tmp_path: Path) -> None:
    (tmp_path / "faulty.yaml").write_text(FAULTY, encoding="utf-8")
    found = list(stock.problems(schema=tmp_path, merged=PACKAGE / "schema.yaml"))
    assert found
    assert not any(stock.OF_THE_WHOLE in one for one in found)


def test_every_rule_is_configured() -> None:
    """Each rule that the linter has is an error here, or switched off with its reason in a comment."""
    from linkml.linter.linter import get_named_config

    lines = (ROOT / ".linkmllint.yaml").read_text(encoding="utf-8")
    configured = yaml.safe_load(lines)["rules"]
    recommended = get_named_config("recommended")["rules"]
    for name in get_named_config("default")["rules"]:
        level = (configured.get(name) or recommended.get(name))["level"]
        assert level == "error" or (level == "disabled" and f"{name}: #" in lines), name
