"""The conversation of a review: one card after the other, the evidence before the claim, one decision at a
time.

Every decision is on the disk before the next question, so that a review can be left at any time and taken up
again. There is no way to answer for more than one card, or for more than one concern, at once.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import TYPE_CHECKING

from rich.text import Text

from citevouch.gate import decisions
from citevouch.gate.cards import card as card_of
from citevouch.gate.errors import GateError
from citevouch.gate.review import screen
from citevouch.terminal import plain
from citevouch_contract.models import GateStatus

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from rich.console import Console

    from citevouch.gate.workspace import Workspace
    from citevouch_contract.models import GateCard

    Ask = Callable[[str], str]

_OPEN = (GateStatus.pending, GateStatus.pending_reverification)
_FIRST = "[a]ccept  [e]dit  [r]eject  [n] no verifier to be had  [s]kip  [q]uit > "
_SECOND = "[a]gree  [d]isagree  [s]kip  [q]uit > "


class _Outcome(Enum):
    """How one card was left."""

    DECIDED = 1
    SKIPPED = 2
    LEFT = 3  #: and the session with it


@dataclass(frozen=True, kw_only=True)
class Terminal:
    """Where cards are shown, and how answers are asked for; *ask* raises EOFError where input ends."""

    console: Console
    ask: Ask


def review(
    workspace: Workspace,
    terminal: Terminal,
    *,
    reviewer: str,
    claim_ids: Sequence[str] = (),
    is_second: bool = False,
) -> int:
    """Go through the open cards, or those named, and record what *reviewer* decides; how many were decided.

    With *is_second* it goes through the cards that somebody else accepted. Needs a `session`.
    """
    queue = list(claim_ids) or _queue(workspace, reviewer, is_second=is_second)
    turn = _second_turn if is_second else _turn
    decided = 0
    for number, claim_id in enumerate(queue, start=1):
        screen.show_title(terminal.console, f"Card {number} of {len(queue)}")
        try:
            outcome = _card(workspace, terminal, claim_id, reviewer, turn)
        except (EOFError, KeyboardInterrupt):
            break
        if outcome is _Outcome.LEFT:
            break
        decided += outcome is _Outcome.DECIDED
    return decided


def _queue(workspace: Workspace, reviewer: str, *, is_second: bool) -> list[str]:
    """The cards that wait for this reviewer, in the order in which their claims came in."""
    shown = [card_of(claim, workspace) for claim in workspace.claims]
    if not is_second:
        return [card.claim_id for card in shown if card.gate_status in _OPEN]
    return [
        card.claim_id
        for card in shown
        if card.gate_status == GateStatus.accepted
        and card.second_decision is None
        and card.gate_decision is not None
        and card.gate_decision.reviewer != reviewer
    ]


def _card(workspace: Workspace, terminal: Terminal, claim_id: str, reviewer: str, turn: _Turn) -> _Outcome:
    """Show one card in three steps and ask until it is decided or passed over."""
    card = card_of(workspace.claim(claim_id), workspace)
    steps = (
        (screen.show_source, "Enter shows the claim (s skips, q quits) > "),
        (screen.show_claim, "Enter shows the advice (s skips, q quits) > "),
    )
    for show, prompt in steps:
        show(terminal.console, card)
        if passed := _passed(terminal.ask(prompt)):
            return passed
    screen.show_advice(terminal.console, card)
    while True:
        try:
            outcome = turn(workspace, terminal, card_of(workspace.claim(claim_id), workspace), reviewer)
        except GateError as error:
            _say(terminal, f"Not recorded: {error}")
        else:
            if outcome is not None:
                return outcome


def _passed(answer: str) -> _Outcome | None:
    """Whether an answer skips the card or leaves the session."""
    letter = answer.strip().lower()[:1]
    return {"s": _Outcome.SKIPPED, "q": _Outcome.LEFT}.get(letter)


# The first review -----------------------------------------------------------------------------------------


def _turn(workspace: Workspace, terminal: Terminal, card: GateCard, reviewer: str) -> _Outcome | None:
    """Ask once what becomes of a card; None where that decided nothing."""
    answer = terminal.ask(_FIRST)
    if passed := _passed(answer):
        return passed
    action = _ACTIONS.get(answer.strip().lower()[:1])
    if action is None:
        _say(terminal, "One letter, please: a, e, r, n, s or q.")
        return None
    return action(workspace, terminal, card, reviewer)


def _accept(workspace: Workspace, terminal: Terminal, card: GateCard, reviewer: str) -> _Outcome | None:
    decisions.demand_ready(workspace.claim(card.claim_id), card)
    answers: dict[str, str] = {}
    asked = card.concerns or []
    for number, concern in enumerate(asked, start=1):
        _say(terminal, f"Concern {number} of {len(asked)}: {screen.concern_line(concern)}")
        reason = terminal.ask("Why the claim may stand all the same (empty: it may not) > ")
        if not reason.strip():
            _say(terminal, "Not accepted.")
            return None
        answers[concern.concern_id] = reason
    decisions.accept(workspace, card.claim_id, reviewer=reviewer, answers=answers)
    _say(terminal, "Accepted.")
    return _Outcome.DECIDED


def _edit(workspace: Workspace, terminal: Terminal, card: GateCard, reviewer: str) -> _Outcome | None:
    new_claim = terminal.ask("New claim (empty: as it is) > ")
    new_quote = terminal.ask("New quote, out of the document (empty: as it is) > ")
    reason = terminal.ask("Why > ")
    decisions.edit(
        workspace, card.claim_id, reviewer=reviewer, reason=reason, new_claim=new_claim, new_quote=new_quote
    )
    _say(terminal, "Edited and checked again. It waits for the answer to its new order.")
    return _Outcome.DECIDED


def _reject(workspace: Workspace, terminal: Terminal, card: GateCard, reviewer: str) -> _Outcome | None:
    decisions.reject(workspace, card.claim_id, reviewer=reviewer, reason=terminal.ask("Why > "))
    _say(terminal, "Rejected.")
    return _Outcome.DECIDED


def _not_run(workspace: Workspace, terminal: Terminal, card: GateCard, reviewer: str) -> _Outcome | None:
    """Record that no verifier was to be had; the card then asks on, with one concern more."""
    decisions.not_run(workspace, card.claim_id, reviewer=reviewer, reason=terminal.ask("Why none > "))
    screen.show_advice(terminal.console, card_of(workspace.claim(card.claim_id), workspace))
    return None


# The second review ----------------------------------------------------------------------------------------


def _second_turn(workspace: Workspace, terminal: Terminal, card: GateCard, reviewer: str) -> _Outcome | None:
    answer = terminal.ask(_SECOND)
    if passed := _passed(answer):
        return passed
    action = answer.strip().lower()[:1]
    if action not in ("a", "d"):
        _say(terminal, "One letter, please: a, d, s or q.")
        return None
    reason = terminal.ask("Why > ") if action == "d" else ""
    decisions.second(workspace, card.claim_id, reviewer=reviewer, accepts=action == "a", reason=reason)
    _say(terminal, "Logged.")
    return _Outcome.DECIDED


def _say(terminal: Terminal, text: str) -> None:
    terminal.console.print(Text(plain(text)))


if TYPE_CHECKING:
    _Turn = Callable[[Workspace, Terminal, GateCard, str], _Outcome | None]

_ACTIONS: dict[str, _Turn] = {"a": _accept, "e": _edit, "r": _reject, "n": _not_run}
