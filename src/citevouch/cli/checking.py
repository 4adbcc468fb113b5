"""The steps of ``citevouch check`` over several files: one file's failure is never another's."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import click

from citevouch.contract.output import dumps, dumps_array, dumps_lines
from citevouch.errors import CitevouchError
from citevouch.files import STANDARD, read_text, write_text
from citevouch.pipeline import Options, check_text
from citevouch.render.markdown import render_section
from citevouch.terminal import plain

if TYPE_CHECKING:
    from collections.abc import Sequence

    from citevouch.resolve import Run
    from citevouch_contract.models import ValidationReport


@dataclass(frozen=True, kw_only=True)
class Outcome:
    """What became of one file: its report, or why there is none."""

    path: str
    report: ValidationReport | None = None
    error: str = ""


def check_files(paths: Sequence[str], *, run: Run, options: Options) -> list[Outcome]:
    """Check each file; errors are said at once on standard error and kept in the outcome."""
    outcomes = []
    for path in paths:
        outcome = _check_file(path, run=run, options=options)
        if outcome.error:
            click.echo(f"citevouch: {plain(outcome.error)}", err=True)
        outcomes.append(outcome)
    return outcomes


def _check_file(path: str, *, run: Run, options: Options) -> Outcome:
    name = "<stdin>" if path == STANDARD else path
    try:
        return Outcome(path=path, report=check_text(read_text(path), name=name, run=run, options=options))
    except CitevouchError as error:
        return Outcome(path=path, error=str(error))


def write_json(path: str, outcomes: Sequence[Outcome], *, one: bool) -> None:
    """Write the reports to *path*: one object for one input, an array for several, lines for ``.jsonl``."""
    reports = [outcome.report for outcome in outcomes if outcome.report]
    if path.endswith(".jsonl"):
        write_text(path, dumps_lines(reports))
    elif one and reports:
        write_text(path, dumps(reports[0]))
    elif not one:
        write_text(path, dumps_array(reports))


def print_sections(outcomes: Sequence[Outcome]) -> None:
    """Print the section of each report; over several files each under its name."""
    sections = [(outcome.path, render_section(outcome.report)) for outcome in outcomes if outcome.report]
    for path, section in sections:
        if len(outcomes) > 1:
            click.echo(f"<!-- {plain(path).replace('--', '- -')} -->\n")
        click.echo(section)
