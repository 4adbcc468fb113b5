"""``citevouch calls``: the log of calls to a service."""

from __future__ import annotations

from pathlib import Path

import click

from citevouch.cli.numbers import FiniteRange
from citevouch.files import STANDARD, write_text

OUTCOMES = ("ok", "partial", "timeout", "error", "banned")

_file = click.option(
    "--file", "path", metavar="FILE", help="The log (default: CITEVOUCH_CALL_LOG, or in your state folder)."
)


@click.group("calls")
def command() -> None:
    """Log batches of calls to a service, and learn from the log how many to make.

    \b
    Examples:
      citevouch calls log answer-audit 5 true 41.5 ok "stroke prevention"
      citevouch calls stats
      citevouch calls recent 10
    """


@command.command("log", short_help="Add one batch of calls.")
@click.argument("skill")
@click.argument("qcount", type=click.IntRange(min=1))
@click.argument("parallel", type=click.BOOL, metavar="true|false")
@click.argument("duration_s", type=FiniteRange(min=0))
@click.argument("outcome", type=click.Choice(OUTCOMES))
@click.argument("topic", required=False)
@_file
def log(
    skill: str,
    qcount: int,
    parallel: bool,
    duration_s: float,
    outcome: str,
    topic: str | None,
    path: str | None,
) -> None:
    """Add one batch of QCOUNT questions that SKILL asked, which took DURATION_S seconds together.

    \b
    ok       every question came back with an answer
    partial  some came back empty or with an error
    timeout  they came back, later than the budget allowed
    error    nothing came back, or the tool failed
    banned   the service refused for too many questions
    """
    from citevouch.calls.log import append, default_log, entry
    from citevouch.clock import now

    try:
        made = entry(
            at=now(),
            skill=skill,
            qcount=qcount,
            parallel=parallel,
            duration_s=duration_s,
            outcome=outcome,
            topic=topic,
        )
    except ValueError as error:
        raise click.UsageError("SKILL is a name and DURATION_S a number of seconds") from error
    click.echo(append(Path(path) if path else default_log(), made), nl=False)


@command.command("stats", short_help="Say how long, how many at once, and whether now.")
@click.option("--days", type=click.IntRange(min=1, max=36500), default=30, show_default=True,
              help="How far to read back.")  # fmt: skip
@click.option("--json", "json_path", metavar="FILE", help="Write the statistics as JSON (CallStats).")
@_file
def stats(days: int, json_path: str | None, path: str | None) -> None:
    """Say how long to wait for an answer, how many to ask at once, and whether to ask now."""
    from citevouch.calls.log import default_log, read_log
    from citevouch.calls.stats import call_stats
    from citevouch.clock import now
    from citevouch.contract.output import dumps

    made = call_stats(read_log(Path(path) if path else default_log()), now=now(), days=days)
    if json_path:
        write_text(json_path, dumps(made))
    if json_path == STANDARD:
        return
    p95 = "no answers yet" if made.p95_s is None else f"{made.p95_s:g} s"
    wait = f" (for {made.wait_s:.0f} s)" if made.wait_s is not None else ""
    click.echo(
        f"advice: {made.advice}{wait}\n"
        f"calls: {made.calls} in {made.window_days} days, {made.broken_lines} broken lines left out\n"
        f"questions in the last hour: {made.queries_last_hour} of {made.hourly_cap}\n"
        f"seconds for a question, 95th percentile: {p95}\n"
        f"timeout for a question: {made.timeout_per_query_s:g} s\n"
        f"questions at once: {made.max_parallel}"
    )
    if made.message:
        click.echo(made.message)


@command.command("recent", short_help="Show the last entries.")
@click.argument("count", type=click.IntRange(min=1), default=10)
@_file
def recent(count: int, path: str | None) -> None:
    """Show the last COUNT entries (default 10)."""
    from citevouch.calls.log import default_log, read_log, shown

    kept = read_log(Path(path) if path else default_log())
    for made in kept.entries[-count:]:
        click.echo(shown(made))
    if kept.broken_lines:
        click.echo(f"{kept.broken_lines} broken lines left out", err=True)
