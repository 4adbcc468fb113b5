"""What ``citevouch resolve`` writes and prints."""

from __future__ import annotations

from typing import TYPE_CHECKING

import click

from citevouch.contract.output import dumps, dumps_lines
from citevouch.files import write_text
from citevouch.terminal import plain

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from citevouch.records import Attempt, Health, Record, Resolution, Resolved
    from citevouch_contract.models import ValidationReport

AUTHORS = 3  #: named before "et al."


def write_report(path: str, report: ValidationReport) -> None:
    """Write *report* to *path* as JSON, or as one line of JSONL."""
    write_text(path, dumps_lines([report]) if path.endswith(".jsonl") else dumps(report))


def print_records(resolved: Resolved, *, explain: bool) -> None:
    """Print first what went wrong with the run, then each identifier with its record.

    *explain*: with the attempts behind it. Warnings go to standard error.
    """
    for warning in resolved.warnings:
        click.echo(f"citevouch: {plain(warning)}", err=True)
    attempts = {each.id: each for each in resolved.attempts}
    lines = [line for each in resolved.health for line in _health(each)]
    for resolution in resolved.resolutions.values():
        lines += [*_resolution(resolution), *(_attempts(resolution, attempts) if explain else ())]
    click.echo("\n".join(plain(line) for line in lines))


def _health(health: Health) -> Iterator[str]:
    if health.failed:
        left = ", and was then left alone" if health.breaker_open else ""
        yield f"{health.registry}: {health.failed} of {health.asked} requests failed{left}"


def _resolution(resolution: Resolution) -> Iterator[str]:
    reason = f" ({resolution.unverifiable_reason or resolution.cause})"
    shown = reason if resolution.unverifiable_reason or resolution.cause else ""
    yield f"{resolution.reference_id}  {resolution.status}{shown}  {resolution.message}"
    if resolution.record:
        yield from (f"  {line}" for line in _record(resolution.record))


def _record(record: Record) -> Iterator[str]:
    if record.title:
        yield record.title
    named = "; ".join(record.authors[:AUTHORS]) + (" et al." if len(record.authors) > AUTHORS else "")
    where = ", ".join(filter(None, (record.journal, record.year)))
    if named or where:
        yield ". ".join(filter(None, (named.rstrip("."), where)))
    others = [name for name in record.identifiers if name != record.reference_id]
    if others:
        yield f"also {', '.join(others)}"
    for notice in record.notices:
        details = ", ".join(filter(None, (notice.noticed_by, notice.notice_date, notice.notice_id)))
        yield f"{notice.standing} ({details})"
    yield f"text: {record.content_scope}, {len(record.text)} characters; {_when(record)}"


def _when(record: Record) -> str:
    source = "your cache folder" if record.source == "CACHE_FILE" else record.source
    return f"{source}, {record.retrieved_at}" if record.retrieved_at else source


def _attempts(resolution: Resolution, attempts: Mapping[str, Attempt]) -> Iterator[str]:
    for each in (attempts[name] for name in resolution.attempt_ids if name in attempts):
        how = "from the cache" if each.from_cache else f"{each.tries} {'try' if each.tries == 1 else 'tries'}"
        status = f" HTTP {each.http_status}" if each.http_status else ""
        counts = (
            f"asked {len(each.requested_ids)}, found {len(each.found_ids)}, absent {len(each.absent_ids)}"
        )
        yield f"  {each.id} {each.registry} {each.lookup_outcome}{status}, {each.at}, {how}: {counts}"
