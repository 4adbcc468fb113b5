"""The steps of ``citevouch check`` over several files: one file's failure is never another's."""

from __future__ import annotations

import hashlib
import os
import sys
from contextlib import ExitStack
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from citevouch.acknowledgements import Acknowledged
from citevouch.cli import DONE, FAILED, FINDINGS, INCOMPLETE
from citevouch.cli.inputs import reports_in
from citevouch.cli.outputs import Checked, Targets, outputs
from citevouch.cli.tallies import Tally, finding_lines, table, tally
from citevouch.errors import CitevouchError
from citevouch.fail_on import INCOMPLETE as INCOMPLETE_WORD
from citevouch.files import STANDARD, read_text
from citevouch.pipeline import Options, Retractions, check_reading
from citevouch.resolve import open_run
from citevouch.settings import Settings
from citevouch.terminal import plain
from citevouch.text import read
from citevouch.text.sources import sources_in

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from citevouch.cli.outputs import Output
    from citevouch.resolve import Run
    from citevouch_contract.models import ValidationReport


@dataclass(frozen=True, kw_only=True)
class Job:
    """What is done to every report."""

    run: Run
    options: Options
    targets: Targets
    words: tuple[str, ...] = ()  #: of ``--fail-on``
    citations: tuple[str, ...] = ()
    acknowledged: Acknowledged = field(default_factory=Acknowledged)
    one: bool = True  #: whether it is about one file that was named, not about several or a folder


def run_check(arguments: tuple[str, ...], given: Mapping[str, Any]) -> int:
    """Do the job that *given*, the options of the command by name, describe; the exit code."""
    cache_dir = Path(given["cache_dir"]) if given["cache_dir"] else None
    settings = Settings.from_environment(
        cache_dir=cache_dir, email=given["email"], least_pause=given["rate_limit_delay"]
    )
    paths = reports_in(arguments, cache_dir=cache_dir)
    one = len(arguments) == 1 and paths == list(arguments)
    targets = _targets(paths, given, one=one)
    options = _options(given)
    citations = sources_in(read_text(given["citations"])) if given["citations"] else ()
    words = (*given["fail_on"], *(("unresolved", "quotes") if given["fail_on_unresolved"] else ()))
    with open_run(
        settings,
        offline=given["offline"],
        refresh=given["refresh"],
        max_age=given["max_age"],
        sources=Path(given["sources"]) if given["sources"] else None,
    ) as run:
        job = Job(
            run=run,
            options=options,
            targets=targets,
            words=words,
            citations=citations,
            acknowledged=Acknowledged.of_file(given["ack"]),
            one=one,
        )
        return exit_code(check_reports(paths, job), words)


def check_reports(paths: Sequence[str], job: Job) -> list[Tally]:
    """Check each report and write it to every output; what went wrong is said on standard error at once."""
    tallies: list[Tally] = []
    failures: dict[str, str] = {}
    with ExitStack() as stack:
        sinks = list(outputs(job.targets, stack, one=job.one, failures=failures))
        for number, path in enumerate(paths, 1):
            if not job.one and sys.stderr.isatty():
                _say(f"[{number}/{len(paths)}] {path}")
            tallies.append(done := _check(path, job, sinks))
            failures |= {path: done.error} if done.error else {}
    for line in (*job.run.cache.warnings, *job.acknowledged.stale()):
        _say(f"citevouch: {line}")
    if not job.one:
        for line in table(tallies):
            click.echo(line, err=True)
    return tallies


def exit_code(tallies: Sequence[Tally], words: Sequence[str]) -> int:
    """1 before 2 before 3, whatever the number of files."""
    if any(each.error for each in tallies):
        return FAILED
    if any(each.failing for each in tallies):
        return FINDINGS
    if INCOMPLETE_WORD in words and any(each.incomplete for each in tallies):
        return INCOMPLETE
    return DONE


def _targets(paths: Sequence[str], given: Mapping[str, Any], *, one: bool) -> Targets:
    """Where results go. Raises UsageError where one would overwrite another, or a report."""
    targets = Targets(
        json=given["json_path"],
        output=given["output"],
        html=given["html"],
        sarif=given["sarif"],
        junit=given["junit"],
        in_place=given["in_place"],
        front_matter=given["front_matter"],
    )
    if targets.front_matter and not targets.in_place:
        raise click.UsageError("--front-matter goes with --in-place")
    if targets.in_place and STANDARD in paths:
        raise click.UsageError("--in-place needs files; standard input has no place")
    if not one and (given["citations"] or targets.html):
        raise click.UsageError("--citations and --html are about one report")
    written = [path if path == STANDARD else str(Path(path).resolve()) for path in targets.paths]
    if len(set(written)) < len(written):
        raise click.UsageError("two outputs have the same place")
    if overwritten := set(written) & {str(Path(path).resolve()) for path in paths if path != STANDARD}:
        raise click.UsageError(f"{min(overwritten)} is a report and would be overwritten")
    return targets


def _options(given: Mapping[str, Any]) -> Options:
    return Options(
        check_quotes=given["check_quotes"],
        check_relevance=given["check_relevance"],
        full_text=given["full_text"],
        suggest=given["suggest"],
        explain=given["explain"],
        skip_prefixes=given["skip_prefix"],
        max_references=given["max_references"],
        quote_pattern=given["quote_pattern"],
        retractions=_retractions(given["retraction_watch"]),
    )


def _retractions(path: str | None) -> Retractions:
    if not path:
        return Retractions()
    from citevouch.resolve.retraction_watch import read_table

    with Path(path).open("rb") as file:
        digest = hashlib.file_digest(file, "sha256").hexdigest()
    return Retractions(notices=read_table(Path(path)), sha256=digest)


def _check(path: str, job: Job, sinks: Sequence[Output]) -> Tally:
    try:
        checked = _checked(path, job)
        for sink in sinks:
            sink(checked)
    except CitevouchError as error:
        return _failed(path, str(error))
    except BrokenPipeError:
        raise
    except Exception as error:
        if os.environ.get("CITEVOUCH_DEBUG"):
            raise
        what = f"{type(error).__name__}: {error}"
        return _failed(path, f"{path}: a fault of citevouch itself: {what} (CITEVOUCH_DEBUG=1 shows where)")
    _tell(path, checked.report)
    return tally(path, checked.report, job.words)


def _checked(path: str, job: Job) -> Checked:
    text = read_text(path)
    reading = read(text, job.citations, quote_pattern=job.options.quote_pattern)
    report = check_reading(
        reading,
        name=_name(path),
        run=job.run,
        options=job.options,
        acknowledgements=job.acknowledged.of(path),
    )
    job.acknowledged.note(report)
    return Checked(path=path, text=text, read=reading.text, report=report)


def _failed(path: str, error: str) -> Tally:
    _say(f"citevouch: {error}")
    return Tally(path=path, error=error)


def _tell(path: str, report: ValidationReport) -> None:
    for line in finding_lines(_name(path), report):
        click.echo(line, err=True)


def _name(path: str) -> str:
    return "<stdin>" if path == STANDARD else path


def _say(line: str) -> None:
    click.echo(plain(line), err=True)
