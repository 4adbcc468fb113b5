"""``citevouch cache``: what the cache holds, and moving records to and from folders of cache files."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import click

from citevouch.cli import DONE, FAILED

if TYPE_CHECKING:
    from collections.abc import Iterable

    from citevouch.errors import CitevouchError

FOLDER = click.option(
    "--cache-dir", metavar="DIR", help="The cache folder; without it the one of the user, by platform."
)


def _not_empty(_context: click.Context, _parameter: click.Parameter, value: str) -> str:
    """An empty name, which pathlib takes for the current folder, is what an unset variable gives."""
    if not value:
        raise click.BadParameter("the name is empty")
    return value


@click.group(context_settings={"help_option_names": ["-h", "--help"]})
def command() -> None:
    """Move records between the store and folders of cache files.

    The files are those of linkml-reference-validator (references_cache). Records that come from files count
    as not confirmed: they are used where no authority is asked, and say so.
    """


@command.command()
@FOLDER
def info(cache_dir: str | None) -> None:
    """Print where the cache is and how much it holds."""
    from citevouch.resolve.transfer import describe
    from citevouch.terminal import plain

    for line in describe(_folder(cache_dir)):
        click.echo(plain(line))


@command.command("import")
@click.argument("source", metavar="DIR", callback=_not_empty)
@FOLDER
def import_(source: str, cache_dir: str | None) -> int:
    """Take the records of the cache files in DIR into the store.

    Files that are empty, torn or named for another identifier are errors; the others are imported. A record
    that a registry gave is not replaced.
    """
    from citevouch.resolve.transfer import import_files

    done = import_files(Path(source), _folder(cache_dir))
    _say(done.problems)
    click.echo(
        f"{done.imported} imported, {done.kept} kept as registries gave them, {len(done.problems)} refused"
    )
    return FAILED if done.problems else DONE


@command.command("export")
@click.argument("target", metavar="DIR", callback=_not_empty)
@click.option("--overwrite", is_flag=True, help="Replace files that are there already.")
@FOLDER
def export(target: str, overwrite: bool, cache_dir: str | None) -> int:
    """Write the records of the store to DIR as cache files.

    A record whose identifier makes no file name is an error; the others are written.
    """
    from citevouch.resolve.transfer import export_files

    done = export_files(Path(target), _folder(cache_dir), overwrite=overwrite)
    _say(done.problems)
    click.echo(
        f"{done.written} written, {done.left} left as they were, {len(done.problems)} that make no file name"
    )
    return FAILED if done.problems else DONE


def _say(problems: Iterable[CitevouchError]) -> None:
    from citevouch.terminal import plain

    for problem in problems:
        click.echo(f"citevouch: {plain(str(problem))}", err=True)


def _folder(cache_dir: str | None) -> Path:
    from citevouch.settings import Settings, default_cache_dir

    given = Path(cache_dir) if cache_dir else None
    return Settings.from_environment(cache_dir=given).cache_dir or default_cache_dir()
