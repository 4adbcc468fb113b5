"""The steps of ``citevouch audit``."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from citevouch.audit.examination import AuditOptions
from citevouch.audit.note import with_audit
from citevouch.audit.report import audit_answer
from citevouch.audit.tables import load_tables
from citevouch.cli import DONE
from citevouch.contract.output import dumps, dumps_lines
from citevouch.errors import InputError
from citevouch.files import STANDARD, read_text, replace_text, write_text
from citevouch.render.audit import render_audit
from citevouch.resolve import open_run
from citevouch.settings import Settings

if TYPE_CHECKING:
    from collections.abc import Mapping

    from citevouch_contract.models import AuditReport


def run_check(answer: str, given: Mapping[str, Any]) -> int:
    """Check one answer as *given*, the options of the command by name, say; the exit code."""
    refuse_one_place_twice(given, answer)
    text = read_text(answer)
    options = audit_options(given)
    with open_run(
        settings_of(given),
        offline=given["offline"],
        refresh=given["refresh"],
        max_age=given["max_age"],
    ) as run:
        report = audit_answer(text, name=name_of(answer), run=run, options=options)
    write_report(report, given)
    return DONE


def name_of(answer: str) -> str:
    """What a report calls the answer."""
    return "<stdin>" if answer == STANDARD else answer


def audit_options(given: Mapping[str, Any]) -> AuditOptions:
    """The options of an audit. Raises InputError and SettingsError for bad tables."""
    return AuditOptions(
        question=given["question"],
        practice_context=given["context"],
        mode=given["mode"].upper(),
        max_papers=given["max_papers"],
        skip_prefixes=given["skip_prefix"],
        full_text=given["full_text"],
        tables=load_tables(given["tables"]),
    )


def settings_of(given: Mapping[str, Any]) -> Settings:
    """The settings of the run."""
    cache_dir = Path(given["cache_dir"]) if given["cache_dir"] else None
    return Settings.from_environment(cache_dir=cache_dir, email=given["email"])


def write_report(report: AuditReport, given: Mapping[str, Any]) -> None:
    """Write the report where it is wanted: to standard output, unless something else takes it."""
    json_path, output, note, html = (given[name] for name in ("json_path", "output", "append_to", "html"))
    if json_path:
        write_text(json_path, dumps_lines([report]) if json_path.endswith(".jsonl") else dumps(report))
    if html:
        from citevouch.render.html.audit import render_audit_html

        write_text(html, render_audit_html(report))
    if note:
        old = read_text(note)
        replace_text(note, old, with_audit(old, report, name=note))
    if output or not (note or STANDARD in {json_path, html}):
        write_text(output or STANDARD, render_audit(report))


def refuse_one_place_twice(given: Mapping[str, Any], answer: str = STANDARD) -> None:
    """Refuse what would write over the answer, or two results to one place."""
    places = [path for path in (given["json_path"], given["output"], given["html"]) if path]
    if len(set(places)) < len(places):
        raise click.UsageError("two of --json, --output and --html name the same place")
    for path in places:
        if path != STANDARD and answer != STANDARD and Path(path).resolve() == Path(answer).resolve():
            raise click.UsageError(f"{path} is the answer itself")
    if given["append_to"] == STANDARD:
        raise InputError("a note is a file", file=STANDARD)
