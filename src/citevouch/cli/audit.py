"""``citevouch audit``: answers with numbered citations."""

from __future__ import annotations

from typing import Any

import click


@click.group("audit")
def command() -> None:
    """Audit an answer with numbered citations: are its papers real, are its numbers in them?

    `check` says what can be said without a judge, in seconds.
    """


@command.command("check", short_help="Say what can be said without a judge.")
@click.argument("answer", metavar="ANSWER")
@click.option("--question", metavar="TEXT", help="What the answer answers; shown in the report.")
@click.option("--context", metavar="TEXT", help="Where it is to be used: region, specialty, funding.")
@click.option("--mode", type=click.Choice(["standalone", "auto"]), default="standalone", show_default=True,
              help="For a person who asks, or for a workflow that goes on by the disposition.")  # fmt: skip
@click.option("--max-papers", type=click.IntRange(min=1), default=10, show_default=True, metavar="N",
              help="Check the first N papers by priority; the others are listed.")  # fmt: skip
@click.option("--append-to", metavar="NOTE",
              help="Put the report, collapsed, into a note, instead of an earlier one.")  # fmt: skip
@click.option("--output", metavar="FILE", help="Write the report to a file instead of standard output.")
@click.option("--json", "json_path", metavar="FILE", help="Write the report as JSON (AuditReport).")
@click.option("--offline", is_flag=True, help="Ask no registry; take records from the cache only.")
@click.option("--cache-dir", metavar="DIR", help="Folder of cache files and of the record store.")
@click.option("--email", metavar="ADDRESS", help="Who asks; registries give named callers more.")
@click.option("--refresh", is_flag=True, help="Ask again for everything that the store holds.")
@click.option("--max-age", type=click.FloatRange(min=0), metavar="DAYS", help="Believe nothing older.")
@click.option("--full-text", is_flag=True, help="Fetch open full texts, so that more numbers can be found.")
@click.option("--skip-prefix", multiple=True, metavar="PREFIX",
              help="Do not look up PMID, DOI ... (repeatable).")  # fmt: skip
@click.option("--tables", metavar="FILE", help="Corpora and words to be put before the built-in ones, YAML.")
def check(answer: str, **given: Any) -> int:
    """Check ANSWER (- for standard input): text with a block of citation data, or an article in JSON.

    Says which of the cited papers are real and what they say they are, and which numbers are not in them.
    Nothing but identifiers, and titles of papers not found as cited, is sent to registries.

    \b
    Examples:
      citevouch audit check answer.md --question "Does drug A prevent strokes?"
      citevouch audit check answer.md --offline --cache-dir references_cache --json audit.json
      citevouch audit check answer.md --mode auto --append-to note.md
    """
    from citevouch.cli.auditing import run_check

    return run_check(answer, given)
