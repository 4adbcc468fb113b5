"""Real reports, written into and written into again."""

from __future__ import annotations

import shutil
from typing import TYPE_CHECKING

import pytest

from citevouch.cli import run
from citevouch.render.front_matter import KEY
from citevouch.text.front_matter import front_matter

if TYPE_CHECKING:
    from pathlib import Path

BEGIN, END = "## Reference Validation\n\n<!-- citevouch:begin -->", "<!-- citevouch:end -->\n"


def without_ours(text: str) -> str:
    """*text* without the section at its end and without our block in its front matter."""
    body = text[: text.rindex(BEGIN)]
    found = front_matter(body)
    assert found
    lines = body[found[1] : found[2]].splitlines(keepends=True)
    first = lines.index(f"{KEY}:\n")
    last = next((at for at in range(first + 1, len(lines)) if not lines[at].startswith(" ")), len(lines))
    matter = "".join(lines[:first] + lines[last:])
    return f"{body[: found[1]]}{matter}{body[found[2] :]}" if matter else body[found[3] + 1 :]


@pytest.mark.shared
@pytest.mark.slow
def test_nothing_else_changes_and_twice_is_once(shared: Path, tmp_path: Path) -> None:
    folder = tmp_path / "reports"
    shutil.copytree(shared / "corpus/reports", folder, copy_function=shutil.copyfile)  # writable copies
    before = {path: path.read_bytes().decode() for path in folder.rglob("*.md")}
    arguments = [
        "check",
        str(folder),
        "--offline",
        "--cache-dir",
        str(shared / "corpus/references_cache"),
        "--in-place",
    ]
    assert run([*arguments, "--front-matter"]) == 0
    once = {path: path.read_bytes().decode() for path in before}
    for path, text in once.items():
        assert text.endswith(END)
        assert without_ours(text).rstrip("\n") == before[path].rstrip("\n"), path.name
    assert run(arguments) == 0
    assert {path: path.read_bytes().decode() for path in before} == once
