"""Cards show the source first; what has to be answered is answered one by one; an edit starts anew."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

import pytest
from tests.gate.building import (
    KEPT,
    ME,
    NAMED,
    OTHER,
    TERMS,
    VENDOR,
    accept,
    answer,
    card_of,
    docling,
    make,
    silent,
    status,
    write,
)

from citevouch.contract.output import emit
from citevouch.gate import decisions, stamping
from citevouch.gate.cards import LIMITS
from citevouch.gate.errors import GateError
from citevouch.gate.opening import read_terms, set_terms
from citevouch.gate.workspace import load, session
from citevouch_contract.models import GateStatus, RedactionTerms

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from citevouch.gate.workspace import Workspace

SAID = "The reader kept plate images for 30 days."


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return make(tmp_path, terms=TERMS)


def act(folder: Path, step: Callable[[Workspace], Any]) -> None:
    """One step in a session of its own."""
    with session(folder, say=silent) as workspace:
        step(workspace)


def concerns(folder: Path, claim_id: str = "kept") -> list[str]:
    return [one.concern_id for one in card_of(load(folder), claim_id).concerns or ()]


# Cards ----------------------------------------------------------------------------------------------------


def test_card__keys_are_in_the_order_evidence_claim_advice(folder: Path) -> None:
    answer(folder, kept="supported")
    keys = list(emit(card_of(load(folder), "kept")))
    order = [
        "source_span",
        "context_prefix",
        "resolved",
        "claim_text",
        "verifier_verdict",
        "checker_result",
        "limits",
    ]
    assert [key for key in keys if key in order] == order


def test_card__has_a_line_on_the_limits(folder: Path) -> None:
    assert card_of(load(folder), "kept").limits == LIMITS


def test_card__shows_page_and_box(tmp_path: Path) -> None:
    folder = make(tmp_path, [KEPT | {"block_self_ref": "#/texts/0"}], document=docling(SAID))
    shown = card_of(load(folder), "kept")
    assert (shown.page_no, shown.bbox.l if shown.bbox else None) == (1, 72.0)


def test_card__shows_what_would_be_published_and_what_stays(folder: Path) -> None:
    shown = card_of(load(folder), "named")
    assert (
        shown.redacted_claim
        == "R.S., whose number is [SSN], asked for the order that Quinn Placeholder signed."
    )
    assert shown.words_not_masked is None
    assert [one.replacement for one in shown.redactions or ()] == ["R.S.", "[SSN]"]


def test_card__warns_of_a_hash_that_can_be_guessed(tmp_path: Path) -> None:
    short = NAMED | {"verbatim_quote": "Rowan Sample, SSN 078-05-1120"}
    (warning, *_) = card_of(load(make(tmp_path, [short], terms=TERMS)), "named").warnings or [""]
    assert "can be guessed" in warning


def test_card__warns_of_no_hash_of_a_short_quote_without_flagged_text(tmp_path: Path) -> None:
    plain = VENDOR | {"verbatim_quote": "Vendor staff read the plate database"}
    assert card_of(load(make(tmp_path, [plain])), "vendor").warnings is None


def test_card__warns_of_names_and_of_a_repeated_quote(tmp_path: Path) -> None:
    claim = VENDOR | {"claim_text": f"{VENDOR['verbatim_quote']} So says Jordan Template."}
    warnings = card_of(load(make(tmp_path, [claim])), "vendor").warnings or []
    assert any("repeats its quote" in warning for warning in warnings)
    assert any('"Jordan Template" may be a name' in warning for warning in warnings)


# Concerns -------------------------------------------------------------------------------------------------

DEGRADED = [
    pytest.param(docling("Another sentence altogether."), ["degraded_anchor"], id="only the block is left"),
    pytest.param(docling(f"{SAID} {SAID}"), ["degraded_anchor", "context_changed"], id="twice in the block"),
    pytest.param(docling(f"It is not so that t{SAID[1:]}"), ["degraded_anchor"], id="changed"),
]


@pytest.mark.parametrize("result", ["contradicted", "indeterminate"])
def test_concern__a_verdict_other_than_support(folder: Path, result: str) -> None:
    answer(folder, kept=result)
    assert concerns(folder) == [result]


def test_concern__none_for_a_clean_and_supported_claim(folder: Path) -> None:
    answer(folder, kept="supported")
    assert concerns(folder) == []


def test_concern__each_guardrail_flag(folder: Path) -> None:
    assert concerns(folder, "police") == ["guardrail-1"]


def test_concern__degraded_anchor(tmp_path: Path) -> None:
    claim = KEPT | {"block_self_ref": "#/texts/0"}
    folder = make(tmp_path, [claim], document=docling(SAID), today=docling("Other words."))
    assert concerns(folder) == ["degraded_anchor"]


def test_concern__changed_context(tmp_path: Path) -> None:
    claim = KEPT | {"block_self_ref": "#/texts/0"}
    folder = make(tmp_path, [claim], document=docling(SAID), today=docling(f"{SAID} But that was never so."))
    assert concerns(folder) == ["context_changed"]


def test_concern__boundary(tmp_path: Path) -> None:
    claim = KEPT | {"verbatim_quote": "482 dollars were paid", "block_self_ref": "#/texts/0"}
    folder = make(tmp_path, [claim], document=docling("In all 1,482 dollars were paid."))
    assert concerns(folder) == ["boundary"]


def test_concern__another_document(tmp_path: Path) -> None:
    claim = KEPT | {"block_self_ref": "#/texts/0"}
    make(tmp_path, [claim], document=docling(SAID))
    records = json.loads((tmp_path / "records.json").read_text("utf-8"))["citation_records"]
    records[0]["doc_id"] = "1" * 64
    from citevouch.gate.opening import open_workspace

    open_workspace(
        tmp_path / "w", str(tmp_path / "document.json"), write(tmp_path / "r.json", records),
        ingest=str(tmp_path / "ingest.json"), say=silent,
    )  # fmt: skip
    assert concerns(tmp_path / "w") == ["other_document"]


def test_concern__verifier_not_run(folder: Path) -> None:
    act(
        folder,
        lambda workspace: decisions.not_run(workspace, "kept", reviewer=ME, reason="No model may see it."),
    )
    assert concerns(folder) == ["verifier_not_run"]


# Accepting ------------------------------------------------------------------------------------------------


def test_accept__records_who_what_and_which_words(folder: Path) -> None:
    answer(folder, named="indeterminate")
    act(
        folder,
        lambda workspace: decisions.accept(
            workspace, "named", reviewer=ME, answers={"indeterminate": "It says so."}
        ),
    )
    claim = load(folder).claim("named")
    assert claim.decision
    assert (claim.decision.reviewer, claim.decision.record_hash) == (ME, claim.record_hash)
    assert claim.decision.redacted_claim == card_of(load(folder), "named").redacted_claim
    assert [(one.concern_id, one.given_reason) for one in claim.decision.concern_answers or ()] == [
        ("indeterminate", "It says so.")
    ]
    assert status(folder, "named") == "accepted"


@pytest.mark.parametrize(
    "answers",
    [
        pytest.param({}, id="none"),
        pytest.param({"contradicted": "I looked."}, id="one of two"),
        pytest.param({"contradicted": "I looked.", "guardrail-1": "  "}, id="a blank reason"),
        pytest.param({"all": "I looked at them all."}, id="all at once"),
    ],
)
def test_accept__every_concern_needs_a_reason_of_its_own(folder: Path, answers: dict[str, str]) -> None:
    answer(folder, police="contradicted")
    with pytest.raises(GateError, match="not answered"):
        act(folder, lambda workspace: decisions.accept(workspace, "police", reviewer=ME, answers=answers))
    assert status(folder, "police") == "pending"


def test_accept__not_before_the_verifier_answered(folder: Path) -> None:
    with pytest.raises(GateError, match="not been answered"):
        accept(folder, "kept")


def test_accept__with_a_recorded_not_run(folder: Path) -> None:
    act(folder, lambda workspace: decisions.not_run(workspace, "kept", reviewer=ME, reason="Nobody there."))
    accept(folder, "kept")
    assert status(folder, "kept") == "accepted"


def test_accept__once(folder: Path) -> None:
    answer(folder, kept="supported")
    accept(folder, "kept")
    with pytest.raises(GateError, match="accepted already"):
        accept(folder, "kept")


def test_accept__an_unknown_claim(folder: Path) -> None:
    with pytest.raises(GateError, match="no claim 'other'"):
        accept(folder, "other")


def test_accepted__anything_new_makes_it_pending_again(folder: Path) -> None:
    answer(folder, kept="supported")
    accept(folder, "kept")
    from citevouch.gate.orders import orders_of
    from citevouch.gate.verdicts import ingest

    workspace = load(folder)
    order = next(
        order for order in orders_of(workspace.claims, workspace).values() if order.claim_id == "kept"
    )
    found = [{"order_id": order.order_id, "result": "contradicted", "confidence": 0.8, "reasoning": "No."}]
    path = write(folder.parent / "later.json", found)
    act(folder, lambda opened: ingest(opened, path, say=silent))
    assert status(folder, "kept") == "pending"
    assert card_of(load(folder), "kept").gate_decision is None


def test_accepted__other_words_to_be_published_make_it_pending_again(folder: Path) -> None:
    answer(folder, named="supported")
    accept(folder, "named")
    path = write(folder.parent / "more.json", {"uninvolved_names": ["Rowan Sample", "Quinn Placeholder"]})
    act(folder, lambda workspace: set_terms(workspace, read_terms(path)))
    assert status(folder, "named") == "pending"
    act(folder, lambda workspace: set_terms(workspace, RedactionTerms(**TERMS)))
    assert status(folder, "named") == "accepted"


def test_accepted__a_weaker_sweep_makes_it_pending_again(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    answer(folder, named="supported")
    accept(folder, "named")
    monkeypatch.setattr("citevouch.gate.redaction.masking.structured", lambda _text: iter(()))
    monkeypatch.setattr("citevouch.gate.redaction.masking.swept", lambda _text: iter(()))
    assert status(folder, "named") == "pending"


# Rejecting and not running --------------------------------------------------------------------------------


def test_reject__needs_a_reason_and_nothing_else(folder: Path) -> None:
    with pytest.raises(GateError, match="no reason"):
        act(folder, lambda workspace: decisions.reject(workspace, "kept", reviewer=ME, reason=" "))
    act(folder, lambda workspace: decisions.reject(workspace, "kept", reviewer=ME, reason="Not so."))
    assert status(folder, "kept") == "rejected"


def test_reject__stays_whatever_is_learnt_and_can_be_thought_over(folder: Path) -> None:
    act(folder, lambda workspace: decisions.reject(workspace, "kept", reviewer=ME, reason="Not so."))
    act(folder, lambda workspace: decisions.not_run(workspace, "kept", reviewer=ME, reason="Nobody."))
    assert status(folder, "kept") == "rejected"
    accept(folder, "kept")
    assert status(folder, "kept") == "accepted"
    act(folder, lambda workspace: decisions.reject(workspace, "kept", reviewer=ME, reason="After all."))
    assert status(folder, "kept") == "rejected"


def test_not_run__not_where_a_verifier_answered(folder: Path) -> None:
    answer(folder, kept="supported")
    with pytest.raises(GateError, match="needs no verifier"):
        act(folder, lambda workspace: decisions.not_run(workspace, "kept", reviewer=ME, reason="Late."))


# Editing --------------------------------------------------------------------------------------------------


def edit(folder: Path, claim_id: str = "kept", **changes: str) -> None:
    act(
        folder,
        lambda workspace: decisions.edit(workspace, claim_id, reviewer=ME, reason="Better so.", **changes),
    )


def test_edit__stamps_and_checks_again_and_waits_for_the_verifier(folder: Path) -> None:
    answer(folder, kept="supported")
    before = load(folder).claim("kept")
    edit(folder, new_claim="One reader kept images for 30 days.")
    after = load(folder).claim("kept")
    assert after.record.claim_text == "One reader kept images for 30 days."
    assert after.record_hash != before.record_hash
    assert after.check
    assert after.check.record_hash == after.record_hash
    assert after.verdict is None
    assert status(folder, "kept") == "pending_reverification"
    with pytest.raises(GateError, match="not been answered"):
        accept(folder, "kept")


@pytest.mark.parametrize("how", ["verdict", "not run"])
def test_edit__is_pending_once_the_new_order_is_answered(folder: Path, how: str) -> None:
    answer(folder, kept="supported")
    edit(folder, new_claim="One reader kept images.")
    if how == "verdict":
        answer(folder, kept="supported")
    else:
        act(folder, lambda workspace: decisions.not_run(workspace, "kept", reviewer=ME, reason="Nobody."))
    assert status(folder, "kept") == "pending"
    accept(folder, "kept")
    assert status(folder, "kept") == "accepted"


def test_edit__of_an_accepted_claim_voids_the_acceptance(folder: Path) -> None:
    answer(folder, kept="supported")
    accept(folder, "kept")
    edit(folder, new_claim="One reader kept images.")
    assert status(folder, "kept") == "pending_reverification"


def test_edit__of_the_quote_finds_its_block(folder: Path) -> None:
    edit(folder, new_quote="The reader kept plate images for 30 days. After that they were deleted.")
    assert load(folder).claim("kept").record.char_end == 71
    edit(folder, new_quote="Vendor staff read the plate database")
    assert load(folder).claim("kept").record.block_self_ref == "#/texts/4"


def test_edit__mends_a_lost_anchor(tmp_path: Path) -> None:
    claim = KEPT | {"block_self_ref": "#/texts/0"}
    today = docling("A heading.", "The reader kept plate images for thirty days.")
    folder = make(tmp_path, [claim], document=docling(SAID), today=today)
    assert concerns(folder) == ["degraded_anchor"]
    edit(folder, new_quote="The reader kept plate images for thirty days.")
    assert concerns(folder) == []


@pytest.mark.parametrize(
    ("changes", "message"),
    [
        pytest.param({}, "changes nothing", id="nothing"),
        pytest.param({"new_claim": KEPT["claim_text"]}, "changes nothing", id="the same again"),
        pytest.param(
            {"new_quote": "words that stand nowhere"}, "in no blocks", id="a quote that is not there"
        ),
        pytest.param({"new_quote": "plate images for 3"}, "inside a word", id="a quote that cuts a number"),
        pytest.param({"new_quote": " on "}, "stands in", id="a quote that is everywhere"),
    ],
)
def test_edit__refused_with_nothing_recorded(folder: Path, changes: dict[str, str], message: str) -> None:
    before = load(folder).head
    with pytest.raises(GateError, match=message):
        edit(folder, **changes)
    assert load(folder).head == before


def test_edit__keywords_that_it_took_out_are_dropped(folder: Path) -> None:
    edit(folder, "police", new_claim="The police asked for plate data twice.")
    assert load(folder).claim("police").record.keywords is None
    assert concerns(folder, "police") == []


@pytest.fixture
def half_edited(folder: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A workspace in which an edit was recorded and its new record was not."""
    answer(folder, kept="supported")
    with monkeypatch.context() as patched:
        patched.setattr(decisions, "stamped_and_checked", lambda _record, _document: [])
        edit(folder, new_claim="One reader kept images.")
    return folder


def test_edit__half_recorded_by_a_crash_waits(half_edited: Path) -> None:
    unfinished = load(half_edited)
    assert unfinished.claim("kept").is_unfinished_edit
    assert card_of(unfinished, "kept").gate_status == GateStatus.pending_reverification


def test_edit__half_recorded_by_a_crash_is_finished_by_the_next_session(half_edited: Path) -> None:
    act(half_edited, lambda _workspace: None)
    finished = load(half_edited).claim("kept")
    assert finished.record.claim_text == "One reader kept images."
    assert finished.check
    assert status(half_edited, "kept") == "pending_reverification"


def test_edit__that_can_no_longer_be_stamped_is_left_to_a_person(
    half_edited: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refused(*_arguments: object) -> None:
        raise GateError("no longer")

    monkeypatch.setattr(stamping, "edited_record", refused)
    with pytest.raises(GateError, match="not been answered"):
        accept(half_edited, "kept")
    act(half_edited, lambda workspace: decisions.reject(workspace, "kept", reviewer=ME, reason="Gone."))
    assert status(half_edited, "kept") == "rejected"


# A second reviewer ----------------------------------------------------------------------------------------


def second(folder: Path, *, reviewer: str = OTHER, accepts: bool = True, reason: str = "") -> None:
    act(
        folder,
        lambda workspace: decisions.second(
            workspace, "kept", reviewer=reviewer, accepts=accepts, reason=reason
        ),
    )


def test_second__is_logged_and_changes_nothing(folder: Path) -> None:
    answer(folder, kept="supported")
    accept(folder, "kept")
    second(folder, accepts=False, reason="I would not.")
    shown = card_of(load(folder), "kept")
    assert shown.gate_status == "accepted"
    assert shown.second_decision
    assert (shown.second_decision.review_round, shown.second_decision.gate_action) == ("second", "reject")


def test_second__agrees(folder: Path) -> None:
    answer(folder, kept="supported")
    accept(folder, "kept")
    second(folder)
    shown = card_of(load(folder), "kept")
    assert shown.second_decision
    assert shown.second_decision.gate_action == "accept"


def test_second__only_on_what_another_person_accepted(folder: Path) -> None:
    with pytest.raises(GateError, match="only accepted"):
        second(folder)
    answer(folder, kept="supported")
    accept(folder, "kept")
    with pytest.raises(GateError, match="is the first one"):
        second(folder, reviewer=ME)
    with pytest.raises(GateError, match="no reason"):
        second(folder, accepts=False)
