"""linkml-lint with the project's configuration, on the merged schema and on each module."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import yaml

from tools.generate import PACKAGE, ROOT

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

CONFIG = ROOT / ".linkmllint.yaml"
OF_THE_WHOLE = "tree_root_class"  # looks at one file, so the modules are linted without it


def problems(*, schema: Path = ROOT / "schema", merged: Path = PACKAGE / "schema.yaml") -> Iterator[str]:
    """One sentence for each problem of any level, with its file and rule."""
    config = yaml.safe_load(CONFIG.read_text(encoding="utf-8"))
    for_modules = {**config, "rules": config["rules"] | {OF_THE_WHOLE: {"level": "disabled"}}}
    yield from _problems(merged, config)
    for module in sorted(schema.glob("*.yaml")):
        yield from _problems(module, for_modules)


def _problems(path: Path, config: dict[str, Any]) -> Iterator[str]:
    from linkml.linter.linter import Linter  # a second and more; only those pay that lint

    for problem in Linter(config).lint(str(path)):
        yield f"{path.name}: {problem.message} ({problem.rule_name})"
