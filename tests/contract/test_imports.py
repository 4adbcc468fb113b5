"""What importing costs: linkml only for who names the plugin, and nothing of the network for the contract."""

from __future__ import annotations

import ast
import json
import pkgutil
import subprocess
import sys
from pathlib import Path

import pytest

import citevouch

PLUGIN = "citevouch.linkml_plugin"
SOURCES = sorted(Path(citevouch.__file__).parent.rglob("*.py"))
MODULES = sorted(module.name for module in pkgutil.walk_packages(citevouch.__path__, "citevouch."))

#: Imports the modules that it is given and prints what of the list behind them has been imported then.
SCRIPT = """
import importlib, json, sys
modules, heavy = json.loads(sys.argv[1])
for name in modules:
    importlib.import_module(name)
print(json.dumps([name for name in heavy if name in sys.modules]))
"""


def imported(modules: list[str], heavy: list[str]) -> list[str]:
    """Which of *heavy* are there after *modules* were imported in a fresh interpreter."""
    arguments = [sys.executable, "-c", SCRIPT, json.dumps([modules, heavy])]
    run = subprocess.run(
        arguments, capture_output=True, text=True, check=True, env={"PYTHONPATH": ":".join(sys.path)}
    )
    found: list[str] = json.loads(run.stdout)
    return found


@pytest.mark.parametrize(
    ("modules", "heavy"),
    [
        pytest.param(["citevouch", "citevouch.cli"], ["citevouch_contract.models", "pydantic", "requests", "yaml"],
                     id="the package and the root of the command line"),
        pytest.param(["citevouch.contract.output", "citevouch.contract.validation", "citevouch.cli.schema"],
                     ["linkml_reference_validator", "requests", "yaml", "pydantic"], id="the contract at run time"),
    ],
)  # fmt: skip
def test_light_modules_import_nothing_heavy(modules: list[str], heavy: list[str]) -> None:
    assert imported(modules, ["linkml", "linkml_runtime", "linkml_reference_validator", *heavy]) == []


def test_no_module_but_the_plugin_names_linkml() -> None:
    naming = {path.stem for path in SOURCES for name in _imports(path) if name.split(".")[0] == "linkml"}
    assert naming == {"linkml_plugin"}


@pytest.mark.slow
def test_no_module_but_the_plugin_imports_linkml_by_way_of_others() -> None:
    others = [name for name in MODULES if name not in (PLUGIN, "citevouch.__main__")]
    assert len(others) > 50
    assert imported(others, ["linkml"]) == []


def _imports(path: Path) -> list[str]:
    """Every module that a file imports, at its top or within a function."""
    found: list[str] = []
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            found += [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
            found.append(node.module)
    return found
