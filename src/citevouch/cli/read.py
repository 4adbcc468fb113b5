"""``citevouch read``: everything a report cites, nothing looked up."""

from __future__ import annotations

import click

from citevouch.cli import FAILED
from citevouch.files import STANDARD


@click.command("read")
@click.argument("reports", nargs=-1, required=True, metavar="REPORT.md...")
@click.option("--json", "json_path", metavar="FILE", help="Write what was read as JSON (.jsonl: one a line).")
@click.option(
    "--citations",
    "citations_path",
    metavar="FILE",
    help="The provider's list of sources, read too: a JSON array, a Markdown list, or one a line.",
)
@click.option(
    "--quote-pattern",
    metavar="REGEX",
    help="What a quotation is (group 1) and where its citation stands (group 2), instead of the rules.",
)
@click.option("--explain", is_flag=True, help="Show each thing that was read with the text around it.")
def command(
    reports: tuple[str, ...],
    json_path: str | None,
    citations_path: str | None,
    quote_pattern: str | None,
    explain: bool,
) -> int:
    """Show what REPORT.md (- for standard input) cites: identifiers, entries, quotations, markers, claims.

    \b
    Examples:
      citevouch read report.md
      citevouch read report.md --explain
      citevouch read report.md --citations report.md.citations.md --json reading.json
    """
    from citevouch.cli.reading import print_readings, read_reports, write_json
    from citevouch.files import read_text
    from citevouch.text.sources import sources_in

    sources = sources_in(read_text(citations_path)) if citations_path else ()
    readings = list(read_reports(reports, sources=sources, quote_pattern=quote_pattern))
    if json_path:
        write_json(json_path, readings, one=len(reports) == 1)
    if json_path != STANDARD:
        print_readings(readings, explain=explain)
    return FAILED if len(readings) < len(reports) else 0
