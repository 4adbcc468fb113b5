"""What the commands of ``citevouch gate`` share: opening a workspace, showing and writing what is in it."""

from __future__ import annotations

import re
import sys
from collections import Counter
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import TYPE_CHECKING

import click
from rich.console import Console

from citevouch.contract.output import dumps, dumps_array, dumps_lines
from citevouch.errors import InputError
from citevouch.files import STANDARD, write_text
from citevouch.gate.errors import GateError
from citevouch.gate.private import FILE_MODE
from citevouch.gate.review.screen import show_card, show_title
from citevouch.gate.review.session import Terminal
from citevouch.gate.workspace import session
from citevouch.terminal import plain
from citevouch_contract.models import LedgerHead

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from pydantic import BaseModel

    from citevouch.gate.prescreen.batch import Screened
    from citevouch.gate.workspace import Workspace
    from citevouch_contract.models import GateCard, GateSummary, LedgerVerification

_HEAD = re.compile(r"(\d{1,12}):([0-9a-f]{64})")


def say(text: str) -> None:
    """Tell a finding or a remark on standard error."""
    click.echo(f"citevouch: {plain(text)}", err=True)


@contextmanager
def opened(folder: Path) -> Iterator[Workspace]:
    """The workspace in *folder* for adding to it; its head is printed at the end, whatever ends it."""
    with session(folder, say=say) as workspace:
        try:
            yield workspace
        finally:
            tell_head(workspace.head)


def tell_head(head: LedgerHead) -> None:
    """Print the head of a ledger, as ``gate verify --head`` takes it."""
    click.echo(f"ledger head {head.count}:{head.hash}")


def head_of(text: str) -> LedgerHead:
    """The head that somebody noted down."""
    found = _HEAD.fullmatch(text.strip())
    if not found:
        raise InputError(f"{text!r} is no head", expected="COUNT:HASH, as commands print it")
    return LedgerHead(count=int(found[1]), hash=found[2])


def write(to: str, objects: Sequence[BaseModel], *, as_lines: bool = False, is_one: bool = False) -> None:
    """Write *objects* to the path *to*: one a line, as an array, or the only one by itself.

    A new file is readable by its owner only, for cards and orders hold the words of the source.
    """
    is_new = to != STANDARD and not Path(to).exists()
    if as_lines or to.lower().endswith((".jsonl", ".ndjson")):
        write_text(to, dumps_lines(objects))
    else:
        write_text(to, dumps(objects[0]) if is_one else dumps_array(objects))
    if is_new:
        Path(to).chmod(FILE_MODE)


def terminal() -> Terminal:
    """The terminal to review in. Raises GateError where standard input is none: a person has to answer."""
    if not sys.stdin.isatty():
        raise GateError("standard input is no terminal", expected="a person who reads and answers")
    if hasattr(sys.stdout, "reconfigure"):
        sys.stdout.reconfigure(errors="backslashreplace")
    with suppress(ImportError):
        import readline  # noqa: F401 - long answers and arrow keys
    return Terminal(console=_console(), ask=_ask)


def show_cards(cards: Sequence[GateCard]) -> None:
    """Print cards one after the other."""
    console = _console()
    for number, card in enumerate(cards, start=1):
        show_title(console, f"Card {number} of {len(cards)}")
        show_card(console, card)


def show_summary(found: GateSummary) -> None:
    """Print the counts of a workspace."""
    click.echo(
        f"{found.cards_total} cards: {found.cards_accepted} accepted, {found.cards_rejected} rejected, "
        f"{found.cards_pending} pending, {found.cards_pending_reverification} pending re-verification"
    )
    if found.claims_uncited:
        click.echo(f"{found.claims_uncited} claims without an anchor, which cannot be published")
    if found.claims_prescreened is not None:
        click.echo(
            f"{found.claims_prescreened} prescreened, {found.claims_skipped} skipped, "
            f"{found.claims_spot_checked} spot-checked, {found.disagreements} disagreements"
        )
    click.echo(f"{found.findings_published} findings published")
    tell_head(found.ledger_head)


def show_screened(found: Screened) -> None:
    """Say why claims go to the verifier, on standard error."""
    reasons = Counter(one.reason for one in found.prescreens.values() if one.reason)
    if reasons:
        say("to be verified: " + ", ".join(f"{count} {reason}" for reason, count in sorted(reasons.items())))
    if found.note:
        say(found.note)


def show_verification(found: LedgerVerification) -> None:
    """Print what the verification of a ledger found."""
    message = f": {found.message}" if found.message else ""
    click.echo(f"{found.ledger_status}{message}")
    click.echo(f"ledger head {found.count}:{found.hash}")


def _console() -> Console:
    return Console(highlight=False, emoji=False, markup=False)


def _ask(prompt: str) -> str:
    """What the reviewer types, fit for UTF-8."""
    return input(prompt).encode("utf-8", "replace").decode()
