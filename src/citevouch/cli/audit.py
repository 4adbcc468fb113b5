"""``citevouch audit``: answers with numbered citations."""

from __future__ import annotations

from collections.abc import Callable
from functools import reduce
from typing import Any, TypeVar

import click

from citevouch.cli.numbers import FiniteRange
from citevouch.cli.words import words

Decorated = TypeVar("Decorated", bound=Callable[..., object])
Option = Callable[[Decorated], Decorated]

#: What the audit is about.
ABOUT: tuple[Option[Any], ...] = (
    click.option("--question", metavar="TEXT", help="What the answer answers; shown in the report."),
    click.option("--context", metavar="TEXT", help="Where it is to be used: region, specialty, funding."),
    click.option("--mode", type=click.Choice(["standalone", "auto"]), default="standalone", show_default=True,
                 help="For a person who asks, or for a workflow that goes on by the disposition."),
    click.option("--max-papers", type=click.IntRange(min=1), default=10, show_default=True, metavar="N",
                 help="Check the first N papers by priority; the others are listed."),
    click.option("--full-text", is_flag=True,
                 help="Fetch open full texts, so that more numbers can be found."),
    click.option("--skip-prefix", multiple=True, callback=words, metavar="PREFIX[,PREFIX]",
                 help="Do not look up PMID, DOI ... (repeatable)."),
    click.option("--tables", metavar="FILE",
                 help="Corpora and words to be put before the built-in ones, YAML."),
)  # fmt: skip

#: How registries are asked.
LOOKING_UP: tuple[Option[Any], ...] = (
    click.option("--offline", is_flag=True, help="Ask no registry; take records from the cache only."),
    click.option("--cache-dir", metavar="DIR", help="Folder of cache files and of the record store."),
    click.option("--email", metavar="ADDRESS", help="Who asks; registries give named callers more."),
    click.option("--refresh", is_flag=True, help="Ask again for everything that the store holds."),
    click.option("--max-age", type=FiniteRange(min=0), metavar="DAYS", help="Believe nothing older."),
)

#: Where the report goes.
REPORT: tuple[Option[Any], ...] = (
    click.option("--append-to", metavar="NOTE",
                 help="Put the report, collapsed, into a note, instead of an earlier one."),
    click.option("--output", metavar="FILE", help="Write the report to a file instead of standard output."),
    click.option("--json", "json_path", metavar="FILE", help="Write the report as JSON (AuditReport)."),
    click.option("--html", metavar="FILE", help="Write the report as an HTML page."),
)  # fmt: skip


def with_options(*groups: tuple[Option[Any], ...]) -> Option[Any]:
    """A decorator that gives a command the options of *groups*, in their order."""
    options = [option for group in groups for option in group]
    return lambda function: reduce(lambda made, option: option(made), reversed(options), function)


@click.group("audit")
def command() -> None:
    """Audit an answer with numbered citations: are its papers real, are its numbers in them?

    `check` says what can be said without a judge, in seconds. With one: `plan` writes work orders, a person,
    an agent or a model answers them, `ingest` makes the report; `run` does it all over a model's endpoint.
    """


@command.command("check", short_help="Say what can be said without a judge.")
@click.argument("answer", metavar="ANSWER")
@with_options(ABOUT, REPORT, LOOKING_UP)
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


@command.command("plan", short_help="Write work orders for judges.")
@click.argument("answer", metavar="ANSWER")
@click.argument("orders", metavar="ORDERS")
@with_options(ABOUT, LOOKING_UP)
def plan(answer: str, orders: str, **given: Any) -> int:
    """Examine ANSWER and write into the folder ORDERS what judges have to answer.

    One order for each paper, one for what the answer leaves out, and one for contradictions where two papers
    have numbers on one outcome. Each is complete in itself: give its .md to anybody, or its .json to a
    program, and put the reply into a folder of results under the same name.

    PubMed is sent names of trials and words of the question, beside what `check` sends.
    """
    from citevouch.cli.judging import run_plan

    return run_plan(answer, orders, given)


@command.command("ingest", short_help="Make the report from judges' replies.")
@click.argument("orders", metavar="ORDERS")
@click.argument("results", metavar="RESULTS")
@click.option("--judge", metavar="NAME", default="unnamed", show_default=True,
              help="Who answered, where a result does not say.")  # fmt: skip
@click.option("--judge-kind", type=click.Choice(["person", "agent", "model"]), default="agent",
              show_default=True, help="What answered.")  # fmt: skip
@click.option("--model", metavar="NAME", help="Which model, where one did.")
@with_options(REPORT, LOOKING_UP)
def ingest(orders: str, results: str, **given: Any) -> int:
    """Read the replies in the folder RESULTS to the orders in ORDERS, and make the report.

    A reply is JSON or a block of KEY: value lines, in a file named as its order (layer1-p2.txt). It is read
    strictly: what is no clear answer is kept and counts as none. Papers that a judge names are looked up.
    Doing it twice changes nothing; an order that has become due is written into ORDERS.
    """
    from citevouch.cli.judging import run_ingest

    return run_ingest(orders, results, given)


@command.command("run", short_help="Let a model judge, over its endpoint.")
@click.argument("answer", metavar="ANSWER")
@click.option("--endpoint", metavar="URL", required=True,
              help="Base address of an OpenAI-compatible API, as http://127.0.0.1:11434/v1.")  # fmt: skip
@click.option("--model", metavar="NAME", required=True, help="The model to ask.")
@click.option("--results", metavar="DIR",
              help="Where its answers are kept and taken from; default: in the cache folder.")  # fmt: skip
@click.option("--orders", metavar="DIR", help="Write the orders too, as `plan` does.")
@click.option("--parallel", type=click.IntRange(1, 32), default=4, show_default=True, metavar="N",
              help="Orders asked at once.")  # fmt: skip
@click.option("--max-calls", type=click.IntRange(min=0), metavar="N", help="Make no more calls than that.")
@click.option("--max-tokens", type=click.IntRange(min=0), metavar="N",
              help="Ask nothing more that would take the run over so many tokens.")  # fmt: skip
@click.option("--timeout", type=FiniteRange(min=0.1), default=120.0, show_default=True,
              metavar="SECONDS", help="Longest time for one answer.")  # fmt: skip
@with_options(ABOUT, REPORT, LOOKING_UP)
def run(answer: str, **given: Any) -> int:
    """Examine ANSWER, let a model judge it, and make the report.

    The key, where the endpoint wants one, is taken from CITEVOUCH_ENDPOINT_KEY and kept nowhere. What is sent
    is said first: the question and context, the answer's claims, titles and texts of papers. Answers are
    written down as they come: run it again, and it goes on where it stopped. With --offline nothing is sent,
    and the answers that there are make the report.
    """
    from citevouch.cli.judging import run_run

    return run_run(answer, given)
