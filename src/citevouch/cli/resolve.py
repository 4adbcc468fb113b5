"""``citevouch resolve``: what registries say about identifiers."""

from __future__ import annotations

from pathlib import Path

import click

from citevouch.cli import INCOMPLETE
from citevouch.cli.numbers import FiniteRange
from citevouch.cli.words import words
from citevouch.files import STANDARD


@click.command("resolve")
@click.argument("identifiers", nargs=-1, required=True, metavar="ID...")
@click.option(
    "--json", "json_path", metavar="FILE", help="Write a ValidationReport with references and attempts."
)
@click.option("--explain", is_flag=True, help="Show the attempts behind each answer.")
@click.option("--offline", is_flag=True, help="Ask no registry; take records from the cache only.")
@click.option("--cache-dir", metavar="DIR", help="Folder of cache files and of the record store.")
@click.option("--email", metavar="ADDRESS", help="Who asks; registries give named callers more.")
@click.option("--refresh", is_flag=True, help="Ask again for everything that the store holds.")
@click.option("--max-age", type=FiniteRange(min=0), metavar="DAYS", help="Believe nothing older.")
@click.option("--full-text", is_flag=True, help="Fetch open full texts from PMC and Europe PMC.")
@click.option("--sources", metavar="FILE", help="JSON sources for other prefixes, as YAML.")
@click.option(
    "--skip-prefix",
    multiple=True,
    callback=words,
    metavar="PREFIX[,PREFIX]",
    help="Do not look up PMID, DOI, PMC ... (repeatable).",
)
@click.option("--max-references", type=click.IntRange(min=1), metavar="N", help="Look up the first N only.")
@click.option(
    "--fail-on",
    type=click.Choice(["incomplete"]),
    help="Exit with 3 where something could not be looked up.",
)
def command(
    identifiers: tuple[str, ...],
    json_path: str | None,
    explain: bool,
    offline: bool,
    cache_dir: str | None,
    email: str | None,
    refresh: bool,
    max_age: float | None,
    full_text: bool,
    sources: str | None,
    skip_prefix: tuple[str, ...],
    max_references: int | None,
    fail_on: str | None,
) -> int:
    """Look identifiers up in their registries and print the records.

    An ID is written as in a text: PMID:7913883, PMC128915, 10.1000/182, https://doi.org/...,
    arXiv:2005.14165, GSE68086, NCT01722331.

    \b
    Examples:
      citevouch resolve PMID:7913883 10.1038/171737a0
      citevouch resolve PMC128915 --explain --json record.json
    """
    from citevouch.cli.resolving import print_records, write_report
    from citevouch.lookup import LookupOptions, look_up
    from citevouch.resolve import open_run
    from citevouch.settings import Settings

    settings = Settings.from_environment(cache_dir=Path(cache_dir) if cache_dir else None, email=email)
    options = LookupOptions(full_text=full_text, skip_prefixes=skip_prefix, max_references=max_references)
    with open_run(
        settings,
        offline=offline,
        refresh=refresh,
        max_age=max_age,
        sources=Path(sources) if sources else None,
    ) as run:
        resolved, report = look_up(identifiers, run=run, options=options)
    if json_path:
        write_report(json_path, report)
    if json_path != STANDARD:
        print_records(resolved, explain=explain)
    return INCOMPLETE if fail_on and not report.summary.complete else 0
