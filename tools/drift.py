"""Whether the committed contract package is what the schema gives: run as ``python -m tools.drift``."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

from tools.generate import PACKAGE, contract_files

if TYPE_CHECKING:
    from collections.abc import Mapping
    from pathlib import Path

IGNORED = {"__pycache__"}


def differences(made: Mapping[str, str], folder: Path) -> list[str]:
    """What *folder* holds otherwise than *made* (file name -> content): changed, missing and extra files."""
    there = {path.name for path in folder.iterdir() if path.name not in IGNORED} if folder.is_dir() else set()
    same_name = sorted(there & made.keys())
    changed = [name for name in same_name if (folder / name).read_bytes() != made[name].encode()]
    return [
        *(f"{name}: changed" for name in changed),
        *(f"{name}: missing" for name in sorted(made.keys() - there)),
        *(f"{name}: extra" for name in sorted(there - made.keys())),
    ]


def main() -> int:
    """Print the differences; 1 if there are any."""
    found = differences(contract_files(), PACKAGE)
    if found:
        sys.stdout.write("\n".join([*found, "run `just gen-datamodel` and review the diff", ""]))
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
