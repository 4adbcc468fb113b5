"""Make the contract's package (models, JSON Schema, merged schema) from the LinkML modules.

The files are those of the stock commands, run in this process because importing linkml takes longer than
all three together::

    gen-pydantic schema/citevouch.yaml
    gen-json-schema --indent 2 --no-include-null schema/citevouch.yaml
    gen-linkml -f yaml --no-materialize-attributes schema/citevouch.yaml

Run as ``python -m tools.generate FOLDER``. The folder is replaced whole, and only once every file is made.
"""

from __future__ import annotations

import contextlib
import io
import sys
import tempfile
import warnings
from importlib import import_module
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parents[1]
SCHEMA = "schema/citevouch.yaml"  # relative: the generators write it into their output as it is given
PACKAGE = ROOT / "generated" / "citevouch_contract"
INIT = '"""The contract of citevouch: made by `just gen-datamodel` from schema/, not to be edited."""\n'


class Command(NamedTuple):
    """A stock generator: its module, its command in that module, and the options it is given."""

    module: str
    options: tuple[str, ...] = ()
    command: str = "cli"


COMMANDS = {
    "models.py": Command("linkml.generators.pydanticgen"),
    "schema.json": Command("linkml.generators.jsonschemagen", ("--indent", "2", "--no-include-null")),
    "schema.yaml": Command("linkml.generators.linkmlgen", ("-f", "yaml", "--no-materialize-attributes")),
}


def output_of(command: Command, *, root: Path = ROOT) -> str:
    """What *command* prints for the schema below *root*."""
    printed = io.StringIO()
    with contextlib.chdir(root), contextlib.redirect_stdout(printed), warnings.catch_warnings(record=True):
        # recorded, that is set aside: gen-linkml warns of its own internals and resets every other filter
        run = getattr(import_module(command.module), command.command)
        run([*command.options, SCHEMA], standalone_mode=False)
    return printed.getvalue()


def contract_files(*, root: Path = ROOT) -> dict[str, str]:
    """Every file of the contract's package by name, made afresh from the schema below *root*."""
    made = {name: output_of(command, root=root) for name, command in COMMANDS.items()}
    return {"__init__.py": INIT, "py.typed": "", **made}


def write(files: dict[str, str], folder: Path) -> None:
    """Replace *folder* by one that holds *files* and nothing else; a failure leaves it as it was."""
    folder.parent.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(dir=folder.parent, prefix=".new-") as new:
        made = Path(new) / folder.name
        made.mkdir()
        for name, content in files.items():
            (made / name).write_text(content, encoding="utf-8")
        if folder.exists():
            folder.rename(Path(new) / "old")
        made.rename(folder)


if __name__ == "__main__":
    write(contract_files(), Path(sys.argv[1]) if len(sys.argv) > 1 else PACKAGE)
