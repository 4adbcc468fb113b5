"""``citevouch gate``: from anchored claims to findings that a person accepted beside their source."""

from __future__ import annotations

from pathlib import Path

import click

from citevouch.cli import DONE, FAILED, FINDINGS
from citevouch.files import STANDARD

FOLDER = click.argument("folder", metavar="DIR", type=click.Path(path_type=Path))
JSON = click.option(
    "--json", "to", metavar="FILE", help="Write there as JSON (.jsonl: one a line; -: standard output)."
)


@click.group(context_settings={"help_option_names": ["-h", "--help"]})
def command() -> None:
    """Let a person accept claims beside their source, and publish those alone.

    DIR is a workspace. It holds everything local: document, quotes, claims,
    reasons. Only `gate publish` lets something out of it, redacted.

    \b
    citevouch gate open DIR document.json records.json --ingest ingest.json
    citevouch gate orders DIR > orders.jsonl      (answers: results.jsonl)
    citevouch gate ingest DIR results.jsonl
    citevouch gate review DIR
    citevouch gate publish DIR OUT
    """


@command.command("open")
@FOLDER
@click.argument("document", metavar="DOC")
@click.argument("records", metavar="RECORDS")
@click.option("--ingest", metavar="FILE", help="Ingest result; a DoclingDocument needs one that trusts it.")
@click.option("--names", metavar="FILE", help="Whom and what to mask, and whom to leave (RedactionTerms).")
def open_(folder: Path, document: str, records: str, ingest: str | None, names: str | None) -> int:
    """Make DIR a workspace over DOC with RECORDS, or add records to it.

    RECORDS are citation records or what `citevouch anchor build` wrote. Each
    is checked against DOC at once. The same command twice changes nothing.
    """
    from citevouch.cli.gating import say, show_summary
    from citevouch.gate.opening import open_workspace
    from citevouch.gate.summary import summary
    from citevouch.gate.workspace import load

    open_workspace(folder, document, records, ingest=ingest, names=names, say=say)
    show_summary(summary(load(folder)))
    return DONE


@command.command()
@FOLDER
@click.argument("file", metavar="FILE")
def names(folder: Path, file: str) -> int:
    """Set whom and what the redaction masks, and whom it leaves.

    FILE is JSON or YAML with flagged_texts, uninvolved_names, kept_names and
    officials. It replaces the terms before it. An acceptance whose words to be
    published change by that is void.
    """
    from citevouch.cli.gating import opened
    from citevouch.gate.opening import read_terms, set_terms

    terms = read_terms(file)
    with opened(folder) as workspace:
        set_terms(workspace, terms)
    return DONE


@command.command()
@FOLDER
@JSON
def orders(folder: Path, to: str | None) -> int:
    """Write the orders that wait for a verifier, one a line.

    An order has the claim, the quote and the passage read again from the
    document. There is none for a claim that the prescreen skipped and no spot
    check drew.
    """
    from citevouch.cli.gating import write
    from citevouch.gate.orders import outstanding
    from citevouch.gate.workspace import load

    write(to or STANDARD, outstanding(load(folder)), as_lines=to is None)
    return DONE


@command.command()
@FOLDER
@click.argument("results", metavar="RESULTS")
def ingest(folder: Path, results: str) -> int:
    """Record what verifiers answered.

    RESULTS is JSON or JSONL of objects with order_id, result (supported,
    contradicted, indeterminate), confidence and reasoning; the latter three
    may stand, as text or object, under the key answer. What is malformed or in
    doubt is indeterminate.
    """
    from citevouch.cli.gating import opened, say
    from citevouch.gate.verdicts import ingest as take_in

    with opened(folder) as workspace:
        found = take_in(workspace, results, say=say)
        click.echo(f"{found.recorded} recorded, {found.known} known, {found.astray} about no present text")
    return DONE if found.is_readable else FAILED


@command.command()
@FOLDER
@click.option("--seed", default="", metavar="TEXT", help="Draw spot checks by it instead of by the claims.")
def prescreen(folder: Path, seed: str) -> int:
    """Ask the approved endpoint which claims may do without a verifier.

    Off unless CITEVOUCH_PRESCREEN=1 (or MAGPIE_JEV=1) and a key are set; see
    `citevouch doctor`. It accepts nothing: it can only save a verifier's call.
    """
    from citevouch.cli.gating import opened, show_screened
    from citevouch.gate.prescreen.run import prescreen as run
    from citevouch.gate.prescreen.settings import PrescreenSettings
    from citevouch.gate.prescreen.spotchecks import summary_line

    settings = PrescreenSettings.from_environment()
    click.echo(settings.status)
    if not settings.lacks:
        with opened(folder) as workspace:
            show_screened(run(workspace, settings, seed=seed))
            click.echo(summary_line(workspace.claims))
    return DONE


@command.command()
@FOLDER
def spotcheck(folder: Path) -> int:
    """Log the spot checks that did not end in support, and print the summary line.

    Run it when the answers to the spot checks are in; one that is missing
    counts as not supported.
    """
    from citevouch.cli.gating import opened
    from citevouch.gate.prescreen.spotchecks import log_disagreements, summary_line

    with opened(folder) as workspace:
        for found in log_disagreements(workspace):
            click.echo(f"{found.claim_id}: {found.spot_check_verdict}", err=True)
        click.echo(summary_line(workspace.claims))
    return DONE


@command.command()
@FOLDER
@click.argument("claims", nargs=-1, metavar="[CLAIM]...")
@JSON
def cards(folder: Path, claims: tuple[str, ...], to: str | None) -> int:
    """Show the cards, source first. They hold everything local."""
    from citevouch.cli.gating import show_cards, write
    from citevouch.gate.cards import card
    from citevouch.gate.workspace import load

    workspace = load(folder)
    found = [card(workspace.claim(one), workspace) for one in claims or workspace.state.claims]
    if to:
        write(to, found)
    else:
        show_cards(found)
    return DONE


@command.command()
@FOLDER
@click.argument("claims", nargs=-1, metavar="[CLAIM]...")
@click.option("--second", is_flag=True, help="Review what somebody else accepted; logged, never required.")
def review(folder: Path, claims: tuple[str, ...], second: bool) -> int:
    """Go through the cards in a terminal and decide them one by one.

    The reviewer is who CITEVOUCH_REVIEWER says (nothing proves it). Each
    decision is kept at once, so that you can leave at any time. Named CLAIMs
    are shown whatever was decided of them.
    """
    from citevouch.cli.gating import opened, terminal
    from citevouch.gate.review import review as go_through
    from citevouch.gate.reviewer import reviewer

    shown, who = terminal(), reviewer()
    with opened(folder) as workspace:
        decided = go_through(workspace, shown, reviewer=who, claim_ids=claims, is_second=second)
        click.echo(f"{decided} decided")
    return DONE


@command.command()
@FOLDER
@JSON
def status(folder: Path, to: str | None) -> int:
    """Say where the cards stand."""
    from citevouch.cli.gating import show_summary, write
    from citevouch.gate.summary import summary
    from citevouch.gate.workspace import load

    found = summary(load(folder))
    if to:
        write(to, [found], is_one=True)
    else:
        show_summary(found)
    return DONE


@command.command()
@FOLDER
@click.option("--head", "heads", multiple=True, metavar="COUNT:HASH", help="A head noted down earlier.")
@click.option("--published", type=click.Path(path_type=Path), multiple=True, metavar="OUT",
              help="Compare with the heads that a publication carries.")  # fmt: skip
@JSON
def verify(folder: Path, heads: tuple[str, ...], published: tuple[Path, ...], to: str | None) -> int:
    """Verify that the ledger is the chain it was. Changes nothing.

    Finds any change, reordering or deletion inside the chain, and a tail cut
    off against the head. A complete rewrite by somebody who holds the ledger
    and its head is found only by --head or --published from elsewhere.

    \b
    Exit codes: 0 it is, or only its last line is torn; 1 it cannot be read;
    2 it was changed or cut off.
    """
    from citevouch.cli.gating import head_of, show_verification, write
    from citevouch.gate.ledger import verify as verified
    from citevouch.gate.publishing import published_heads
    from citevouch.gate.workspace import demand_workspace
    from citevouch_contract.models import LedgerStatus

    demand_workspace(folder)
    known = [head_of(head) for head in heads]
    known += [head for out in published for head in published_heads(out)]
    found = verified(folder, known)
    if to:
        write(to, [found], is_one=True)
    else:
        show_verification(found)
    return DONE if found.ledger_status in (LedgerStatus.intact, LedgerStatus.torn) else FINDINGS


@command.command()
@FOLDER
@click.argument("out", metavar="OUT", type=click.Path(path_type=Path))
def publish(folder: Path, out: Path) -> int:
    """Write the accepted claims, redacted, into OUT, and nothing else.

    OUT is a folder apart from DIR. All or nothing; twice changes nothing; a
    finding that no longer stands is taken out.
    """
    from citevouch.cli.gating import opened, say
    from citevouch.gate.publishing import publish as let_out

    with opened(folder) as workspace:
        found = let_out(workspace, out)
        for line in found.barred:
            say(line)
        changed = "" if found.is_changed else ", as before"
        click.echo(f"{len(found.findings)} findings in {out}, {len(found.withdrawn)} taken out{changed}")
    return DONE
