"""``citevouch anchor``: places in documents for claims."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeVar

import click

from citevouch.cli import DONE, FAILED, FINDINGS

if TYPE_CHECKING:
    from collections.abc import Callable

    from citevouch.anchor.jobs import Outcome

Decorated = TypeVar("Decorated", bound="Callable[..., object]")

DOCUMENT = click.argument("document", metavar="DOC")
TO = click.option(
    "--json", "to", default="-", metavar="FILE", help="Write there instead of to standard output."
)
#: For orders and build, which extract; for resolve and check, which do not.
TRUSTED = click.option(
    "--ingest",
    metavar="FILE",
    help="Ingest result of the document; a DoclingDocument needs one that says "
    "trustworthy_for_extraction: true.",
)
INGEST = click.option(
    "--ingest", metavar="FILE", help="Ingest result of the document, so that its hash is known."
)


def _fail_on(*words: str) -> Callable[[Decorated], Decorated]:
    """The option --fail-on with the words that it takes."""

    def given(_context: click.Context, _parameter: click.Parameter, values: tuple[str, ...]) -> list[str]:
        found = [word.strip().lower() for value in values for word in value.split(",")]
        for word in found:
            if word not in words:
                raise click.BadParameter(f"{word!r} is none of {', '.join(words)}")
        return found

    text = f"What makes the exit code 2 ({', '.join(words)})."
    return click.option("--fail-on", multiple=True, callback=given, metavar="WORD[,WORD]", help=text)


@click.group(context_settings={"help_option_names": ["-h", "--help"]})
def command() -> None:
    """Anchor claims in documents: exact places that are found again.

    DOC is DoclingDocument JSON, Markdown or plain text. Records are citation records of ours or of magpie's,
    one object, an array, or one a line (.jsonl), or what build wrote; - is standard input.
    """


@command.command()
@DOCUMENT
@TRUSTED
@TO
def orders(document: str, ingest: str | None, to: str) -> None:
    """Write the work order for whoever extracts claims from DOC."""
    from citevouch.anchor.jobs import write_order

    write_order(document, ingest=ingest, to=to)


@command.command()
@DOCUMENT
@click.argument("claims", metavar="CLAIMS")
@TRUSTED
@click.option("--model", metavar="NAME", help="Who extracted the claims; kept on the records.")
@click.option("--explain", is_flag=True, help="Show the closest passages of quotes that are not there.")
@_fail_on("refused", "boundary")
@TO
def build(
    document: str,
    claims: str,
    ingest: str | None,
    model: str | None,
    explain: bool,
    fail_on: list[str],
    to: str,
) -> int:
    """Stamp a record for each of CLAIMS that keeps the quote contract; refuse the others, with reasons."""
    from citevouch.anchor.jobs import write_build

    outcome = _outcome()
    write_build(document, claims, ingest=ingest, to=to, model=model, explain=explain, outcome=outcome)
    return _code(outcome, fail_on)


@command.command()
@DOCUMENT
@click.argument("records", metavar="RECORDS")
@INGEST
@click.option("--assist/--no-assist", default=True, help="Say what happened to degraded anchors.")
@TO
def resolve(document: str, records: str, ingest: str | None, assist: bool, to: str) -> int:
    """Show where RECORDS stand in DOC now."""
    from citevouch.anchor.jobs import write_resolved

    outcome = _outcome()
    write_resolved(document, records, ingest=ingest, to=to, assist=assist, outcome=outcome)
    return _code(outcome, [])


@command.command()
@DOCUMENT
@click.argument("records", metavar="RECORDS")
@INGEST
@_fail_on("uncited", "degraded", "text_differs", "other_document", "damaged_hash", "boundary", "another_copy")
@TO
def check(document: str, records: str, ingest: str | None, fail_on: list[str], to: str) -> int:
    """Check RECORDS against DOC mechanically: levels, words, hashes, boundaries."""
    from citevouch.anchor.jobs import write_checked

    outcome = _outcome()
    write_checked(document, records, ingest=ingest, to=to, outcome=outcome)
    return _code(outcome, fail_on)


def _outcome() -> Outcome:
    from citevouch.anchor.jobs import Outcome
    from citevouch.terminal import plain

    return Outcome(say=lambda line: click.echo(f"citevouch: {plain(line)}", err=True))


def _code(outcome: Outcome, fail_on: list[str]) -> int:
    if outcome.failed:
        return FAILED
    return FINDINGS if outcome.findings.intersection(fail_on) else DONE
