"""What anchors may know of: nothing of the gate, of redaction, of keywords, of networks."""

from __future__ import annotations

import ast
from pathlib import Path

import citevouch.anchor

FOLDER = Path(citevouch.anchor.__file__).parent
MODULES = sorted(FOLDER.rglob("*.py"))
#: The packages of ours that anchors build on; everything else is out of bounds.
ALLOWED = (
    "citevouch.anchor",
    "citevouch.check.matching",
    "citevouch.clock",
    "citevouch.contract",
    "citevouch.errors",
    "citevouch.files",
    "citevouch.text",
)
FORBIDDEN = ("gate", "redact", "keyword_guard", "requests", "socket", "urllib", "http")


def imported(path: Path) -> set[str]:
    found: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0
            found |= {f"{node.module}.{alias.name}" for alias in node.names}
    return found


def test_imports() -> None:
    assert len(MODULES) > 20
    for path in MODULES:
        names = imported(path)
        ours = {name for name in names if name.startswith("citevouch.")}
        assert {name for name in ours if not name.startswith(ALLOWED)} == set(), path
        assert {name for name in names if any(part in name for part in FORBIDDEN)} == set(), path
