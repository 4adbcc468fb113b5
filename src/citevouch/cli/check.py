"""``citevouch check``: the main job."""

from __future__ import annotations

from typing import Any

import click

from citevouch.cli.numbers import FiniteRange
from citevouch.cli.words import words
from citevouch.fail_on import INCOMPLETE, WORDS


def _fail_on(context: click.Context, parameter: click.Parameter, values: tuple[str, ...]) -> tuple[str, ...]:
    given = words(context, parameter, tuple(map(str.lower, values)))
    for word in given:
        if word not in WORDS:
            raise click.BadParameter(f"{word!r} is none of {', '.join(WORDS)}")
    return given


@click.command("check")
@click.argument("reports", nargs=-1, required=True, metavar="REPORT.md...")
@click.option("--json", "json_path", metavar="FILE", help="Write the reports as JSON (.jsonl: one a line).")
@click.option("--output", metavar="FILE", help="Write the sections to a file instead of standard output.")
@click.option("--html", metavar="FILE", help="Write a page on the one report, to be opened in a browser.")
@click.option(
    "--sarif", metavar="FILE", help="Write the findings as SARIF 2.1.0, for code hosts and editors."
)
@click.option("--junit", metavar="FILE", help="Write the outcome as JUnit XML, for build servers.")
@click.option("--in-place", is_flag=True, help="Put each section into its report, instead of an earlier one.")
@click.option("--front-matter", is_flag=True, help="With --in-place: add the summary to the front matter.")
@click.option("--fail-on", multiple=True, callback=_fail_on, metavar="WORD[,WORD]",
              help=f"What makes the exit code 2 ({', '.join(WORDS[:-1])}) or 3 ({INCOMPLETE}).")  # fmt: skip
@click.option("--fail-on-unresolved", is_flag=True, help="The same as --fail-on unresolved,quotes.")
@click.option("--offline", is_flag=True, help="Ask no registry; take records from the cache only.")
@click.option("--cache-dir", metavar="DIR", help="Folder of cache files and of the record store.")
@click.option("--email", metavar="ADDRESS", help="Who asks; registries give named callers more.")
@click.option("--refresh", is_flag=True, help="Ask again for everything that the store holds.")
@click.option("--max-age", type=FiniteRange(min=0), metavar="DAYS", help="Believe nothing older.")
@click.option("--rate-limit-delay", type=FiniteRange(0, 600), default=0.0, metavar="SECONDS",
              help="Least pause between two requests to one host; 0 keeps to each one's limit.")  # fmt: skip
@click.option(
    "--full-text", is_flag=True, help="Fetch open full texts where an abstract has not the quotation."
)
@click.option("--suggest", is_flag=True, help="Search for the right identifier where a title does not fit.")
@click.option("--check-quotes/--no-check-quotes", default=True, help="Search quotations in their sources.")
@click.option("--check-relevance/--no-check-relevance", default=True,
              help="Weigh records against the subject.")  # fmt: skip
@click.option("--skip-prefix", multiple=True, callback=words, metavar="PREFIX[,PREFIX]",
              help="Do not look up PMID, DOI, PMC ... (repeatable).")  # fmt: skip
@click.option("--max-references", type=click.IntRange(min=1), metavar="N", help="Look up the first N only.")
@click.option(
    "--citations", metavar="FILE", help="The provider's list of sources of the one report, read too."
)
@click.option("--quote-pattern", metavar="REGEX",
              help="What a quotation is (group 1) and where its citation stands (group 2).")  # fmt: skip
@click.option(
    "--ack", metavar="FILE", help="Findings to live with; without it citevouch-ack.yaml beside each."
)
@click.option("--retraction-watch", metavar="FILE", help="A Retraction Watch table (CSV) to consult.")
@click.option("--sources", metavar="FILE", help="JSON sources for other prefixes, as YAML.")
@click.option("--explain", is_flag=True, help="Show the closest passage of quotes that were not found.")
def command(reports: tuple[str, ...], **given: Any) -> int:
    """Check the citations of REPORT.md (- for standard input; a folder for all *.md below it).

    The validation section of each goes to standard output, findings go to standard error.

    \b
    Examples:
      citevouch check report.md
      citevouch check report.md --offline --cache-dir references_cache --json report.json
      citevouch check reports/ --in-place --front-matter --json all.jsonl
      citevouch check report.md --fail-on unresolved,quotes,retracted --fail-on incomplete
    """
    from citevouch.cli.checking import run_check

    return run_check(reports, given)
