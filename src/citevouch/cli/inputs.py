"""The reports that the arguments of a command name: files, folders, standard input."""

from __future__ import annotations

import os
from pathlib import Path

from citevouch.errors import InputError
from citevouch.files import STANDARD

ENDING = ".md"


def reports_in(arguments: tuple[str, ...], *, cache_dir: Path | None = None) -> list[str]:
    """The paths of the reports, each once, in the order named; those of a folder sorted.

    A folder stands for every ``*.md`` in it and below, hidden folders and the cache folder left out: the
    latter's files are records. Raises InputError for a folder without any, and for an empty name, which
    stands for the current folder to pathlib and for an unset variable in a script.
    """
    found: list[str] = []
    for argument in arguments:
        if not argument:
            raise InputError("the name of a report is empty", expected="a file, a folder or -")
        if argument == STANDARD or not Path(argument).is_dir():
            found.append(argument)
            continue
        inside = _walk(Path(argument), cache_dir.resolve() if cache_dir else None)
        if not inside:
            raise InputError("the folder holds no report", file=argument, expected=f"files *{ENDING}")
        found += inside
    first: dict[str, str] = {}  # "a.md" and "./a.md" are one file
    for path in found:
        first.setdefault(path if path == STANDARD else str(Path(path).absolute()), path)
    return list(first.values())


def _walk(folder: Path, cache_dir: Path | None) -> list[str]:
    paths: list[Path] = []
    for place, folders, files in os.walk(folder):
        here = Path(place)
        folders[:] = [
            name for name in folders if not name.startswith(".") and (here / name).resolve() != cache_dir
        ]
        paths += [here / name for name in files if name.lower().endswith(ENDING)]
    return [str(path) for path in sorted(paths)]
