"""``citevouch check``: the main job."""

from __future__ import annotations

from pathlib import Path

import click

from citevouch.cli import FAILED
from citevouch.files import STANDARD


@click.command("check")
@click.argument("reports", nargs=-1, required=True, metavar="REPORT.md...")
@click.option("--json", "json_path", metavar="FILE", help="Write the reports as JSON (.jsonl: one a line).")
@click.option("--offline", is_flag=True, help="Ask no registry; take records from the cache only.")
@click.option("--cache-dir", metavar="DIR", help="Folder of cache files and of the record store.")
@click.option("--email", metavar="ADDRESS", help="Who asks; registries give named callers more.")
@click.option("--refresh", is_flag=True, help="Ask again for everything that the store holds.")
@click.option("--max-age", type=click.FloatRange(min=0), metavar="DAYS", help="Believe nothing older.")
@click.option("--check-quotes/--no-check-quotes", default=True, help="Search quotations in their sources.")
@click.option(
    "--check-relevance/--no-check-relevance", default=True, help="Weigh records against the subject."
)
@click.option(
    "--skip-prefix", multiple=True, metavar="PREFIX", help="Do not look up PMID, DOI, PMC ... (repeatable)."
)
@click.option("--max-references", type=click.IntRange(min=1), metavar="N", help="Look up the first N only.")
@click.option("--explain", is_flag=True, help="Show the closest passage of quotes that were not found.")
def command(
    reports: tuple[str, ...],
    json_path: str | None,
    offline: bool,
    cache_dir: str | None,
    email: str | None,
    refresh: bool,
    max_age: float | None,
    check_quotes: bool,
    check_relevance: bool,
    skip_prefix: tuple[str, ...],
    max_references: int | None,
    explain: bool,
) -> int:
    """Check the citations of REPORT.md (- for standard input) and print its validation section.

    \b
    Examples:
      citevouch check report.md
      citevouch check report.md --offline --cache-dir references_cache --json report.json
    """
    from citevouch.cli.checking import check_files, print_sections, write_json
    from citevouch.pipeline import Options
    from citevouch.resolve import open_run
    from citevouch.settings import Settings

    settings = Settings.from_environment(cache_dir=Path(cache_dir) if cache_dir else None, email=email)
    options = Options(
        check_quotes=check_quotes,
        check_relevance=check_relevance,
        explain=explain,
        skip_prefixes=skip_prefix,
        max_references=max_references,
    )
    with open_run(settings, offline=offline, refresh=refresh, max_age=max_age) as run:
        outcomes = check_files(reports, run=run, options=options)
    if json_path:
        write_json(json_path, outcomes, one=len(reports) == 1)
    if json_path != STANDARD:
        print_sections(outcomes)
    return FAILED if any(outcome.error for outcome in outcomes) else 0
