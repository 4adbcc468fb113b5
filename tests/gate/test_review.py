"""Reviewing in a terminal: evidence, claim, advice in this order; one decision at a time; left at any point."""

from __future__ import annotations

import io
from typing import TYPE_CHECKING

import pytest
from rich.console import Console
from tests.gate.building import (
    KEPT,
    ME,
    OTHER,
    TERMS,
    accept,
    answer,
    card_of,
    docling,
    make,
    silent,
    status,
)

from citevouch.gate.review import review
from citevouch.gate.review.session import Terminal
from citevouch.gate.workspace import load, session

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

SHOW = ["", ""]  #: Enter for the claim, Enter for the advice


class Person:
    """Somebody at a terminal who types these lines and then closes it."""

    def __init__(self, *typed: str) -> None:
        self.shown = io.StringIO()
        self._typed = iter(typed)
        self.before: list[str] = []  #: what stood on the screen at each question

    def ask(self, prompt: str) -> str:
        self.before.append(self.shown.getvalue())
        self.shown.write(prompt)
        try:
            typed = next(self._typed)
        except StopIteration:
            raise EOFError from None
        self.shown.write(f"{typed}\n")
        return typed

    def terminal(self, width: int = 80) -> Terminal:
        console = Console(
            file=self.shown, width=width, highlight=False, emoji=False, markup=False, color_system=None
        )
        return Terminal(console=console, ask=self.ask)


def go(
    folder: Path, person: Person, *, reviewer: str = ME, second: bool = False, claims: Sequence[str] = ()
) -> int:
    with session(folder, say=silent) as workspace:
        return review(workspace, person.terminal(), reviewer=reviewer, is_second=second, claim_ids=claims)


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    made = make(tmp_path, terms=TERMS)
    answer(made, kept="supported", police="contradicted", named="indeterminate", vendor="supported")
    return made


def test_review__shows_the_evidence_before_the_claim_and_the_claim_before_the_advice(folder: Path) -> None:
    person = Person(*SHOW)
    go(folder, person)
    source, claim, advice = person.before[:3]
    assert "»The reader kept plate images for 30 days.«" in source
    assert "After that they were deleted." in source
    assert KEPT["claim_text"] not in source
    assert KEPT["claim_id"] not in source.replace("The reader kept plate images", ""), (
        "a name may say the claim"
    )
    assert KEPT["claim_text"] in claim
    assert "supported" not in claim
    assert "Verifier: supported, confidence 0.90" in advice
    assert "Citation checker: exact" in advice
    assert "the gate is one person." in " ".join(advice.split())


def test_review__accepts_rejects_and_is_taken_up_again(folder: Path) -> None:
    assert go(folder, Person(*SHOW, "a", *SHOW, "r", "It was the police.")) == 2
    assert (status(folder, "kept"), status(folder, "police")) == ("accepted", "rejected")
    person = Person(*SHOW, "s", *SHOW, "a")
    assert go(folder, person) == 1
    assert "Card 1 of 2" in person.shown.getvalue()
    assert (status(folder, "named"), status(folder, "vendor")) == ("pending", "accepted")


def test_review__asks_for_each_concern_by_itself(folder: Path) -> None:
    person = Person(*SHOW, "a", "ICE wore police vests.", "The word is meant.")
    assert go(folder, person, claims=["police"]) == 1
    shown = person.shown.getvalue()
    assert "TO BE ANSWERED (2)" in shown
    assert "Concern 1 of 2: The verifier contradicts the claim." in shown
    assert 'Concern 2 of 2: "ICE" stands in the span only inside the word "police".' in shown
    answers = load(folder).claim("police").decision
    assert answers
    assert [one.given_reason for one in answers.concern_answers or ()] == [
        "ICE wore police vests.",
        "The word is meant.",
    ]


def test_review__an_empty_reason_does_not_accept(folder: Path) -> None:
    person = Person(*SHOW, "a", "One reason.", "", "q")
    assert go(folder, person, claims=["police"]) == 0
    assert "Not accepted." in person.shown.getvalue()
    assert status(folder, "police") == "pending"


def test_review__edits(folder: Path) -> None:
    person = Person(*SHOW, "e", "The police asked twice.", "", "It was the police.")
    assert go(folder, person, claims=["police"]) == 1
    assert status(folder, "police") == "pending_reverification"
    assert load(folder).claim("police").record.claim_text == "The police asked twice."


def test_review__an_edit_that_cannot_be_stamped_is_told_and_asked_again(folder: Path) -> None:
    person = Person(*SHOW, "e", "", "no such words", "Why not.", "s")
    assert go(folder, person, claims=["kept"]) == 0
    assert "Not recorded: kept: the quote stands in no blocks" in person.shown.getvalue()


def test_review__no_verifier_to_be_had_then_accepted(tmp_path: Path) -> None:
    folder = make(tmp_path, [KEPT])
    person = Person(*SHOW, "a", "n", "The file is sealed.", "a", "I compared it.")
    assert go(folder, person) == 1
    shown = person.shown.getvalue()
    assert "Not recorded: kept: its order has not been answered" in shown
    assert f"Verifier not run, says {ME}: The file is sealed." in shown
    assert status(folder, "kept") == "accepted"


@pytest.mark.parametrize("typed", [["q"], ["", "q"], ["", "", "q"], [], [""], ["", ""], ["", "", "x", "q"]])
def test_review__can_be_left_at_any_point(folder: Path, typed: list[str]) -> None:
    before = load(folder).head
    assert go(folder, Person(*typed)) == 0
    assert load(folder).head == before


def test_review__interrupted(folder: Path) -> None:
    def interrupt(_prompt: str) -> str:
        raise KeyboardInterrupt

    person = Person()
    person.ask = interrupt  # type: ignore[method-assign]
    assert go(folder, person) == 0


def test_review__second(folder: Path) -> None:
    accept(folder, "kept", "vendor")
    person = Person(*SHOW, "a", *SHOW, "d", "Too general.")
    assert go(folder, person, reviewer=OTHER, second=True) == 2
    shown = [card_of(load(folder), name) for name in ("kept", "vendor")]
    assert [card.second_decision.gate_action for card in shown if card.second_decision] == [
        "accept",
        "reject",
    ]
    assert [card.gate_status for card in shown] == ["accepted", "accepted"]
    assert go(folder, Person(*SHOW, "a"), reviewer=OTHER, second=True) == 0, "each is asked once"


def test_review__second_shows_nobody_their_own(folder: Path) -> None:
    accept(folder, "kept")
    assert go(folder, Person(*SHOW, "a"), reviewer=ME, second=True) == 0


def test_review__fits_into_80_columns(folder: Path) -> None:
    person = Person(*SHOW, "s")
    with session(folder, say=silent) as workspace:
        review(workspace, person.terminal(width=80), reviewer=ME)
    assert max(len(line) for line in person.before[-1].splitlines()) <= 80


def test_review__text_from_outside_never_becomes_markup_or_moves_the_cursor(tmp_path: Path) -> None:
    evil = "[bold]Kept[/bold] \x1b[2J\x1b[H \u202eabc [link=http://b]c[/link] :smile:"
    document = docling(f"{evil} for 30 days.")
    claim = KEPT | {"claim_text": evil, "verbatim_quote": "for 30 days.", "block_self_ref": "#/texts/0"}
    folder = make(tmp_path, [claim], document=document)
    person = Person(*SHOW)
    go(folder, person)
    shown = person.shown.getvalue()
    assert "\x1b" not in shown
    assert "\u202e" not in shown
    assert "[bold]Kept[/bold] \\x1b[2J" in shown
    assert ":smile:" in shown


def test_review__a_lost_anchor_shows_what_the_record_has_and_a_hint(tmp_path: Path) -> None:
    document = docling("The reader kept plate images for 30 days. After that they were deleted.")
    today = docling("A heading.", "The reader kept plate images for 90 days. After that they were deleted.")
    folder = make(tmp_path, [KEPT | {"block_self_ref": "#/texts/0"}], document=document, today=today)
    person = Person()
    go(folder, person)
    shown = person.shown.getvalue()
    assert "»The reader kept plate images for 30 days.«" in shown
    assert "What seems to have happened: changed" in shown
    assert "90" in shown


def test_review__typed_lines_may_hold_anything(folder: Path) -> None:
    person = Person(*SHOW, "r", "caf\u00e9 \u2028 {0} %s \\x1b")
    assert go(folder, person) == 1
    decision = load(folder).claim("kept").decision
    assert decision
    assert decision.given_reason == "caf\u00e9 \u2028 {0} %s \\x1b"
