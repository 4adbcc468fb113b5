"""No sequence of commands, crashes and edits publishes a claim that no person accepted as it reads.

The oracle reads the ledger's lines by itself, with none of the product's code, and knows what the reviewer of this
test has seen and accepted.
"""

from __future__ import annotations

import hashlib
import json
import shutil
import tempfile
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import TYPE_CHECKING, Any
from unittest import mock

import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule
from tests.gate.building import CLAIMS, ME, OTHER, TERMS, card_of, make, silent, write

from citevouch.contract.output import emit
from citevouch.errors import CitevouchError
from citevouch.gate import decisions, ledger, private
from citevouch.gate.opening import set_terms
from citevouch.gate.orders import orders_of
from citevouch.gate.prescreen import batch
from citevouch.gate.prescreen.run import prescreen
from citevouch.gate.prescreen.settings import APPROVED, PrescreenSettings
from citevouch.gate.publishing import LIST, publish
from citevouch.gate.verdicts import ingest
from citevouch.gate.workspace import load, session
from citevouch_contract.models import PrescreenApproval, RedactionTerms

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from citevouch.gate.workspace import Workspace

NAMES = ["kept", "named"]  #: the claims that something happens to; the others wait
TEXTS = [
    "",
    "Images were kept.",
    "Rowan Sample asked twice.",
    "The number is 078-05-1120.",
    CLAIMS[0]["claim_text"],
]
QUOTES = [
    "",
    "The reader kept plate images",
    "Vendor staff read the plate database",
    "nowhere to be found",
    " on ",
]
TERM_SETS = [{}, TERMS, {"flagged_texts": ["plate database"]}, {"kept_names": ["Rowan Sample"]}]
SCREEN = PrescreenSettings(is_switched_on=True, url="http://127.0.0.1:9", key="k")
NOT_HASHED = ("verifier_result", "verifier_confidence", "checker_level", "prescreen")

claims = st.sampled_from(NAMES)
#: Where a command is killed: at which write, and after which share of its bytes; mostly nowhere.
crashes = st.one_of(
    st.none(), st.none(), st.tuples(st.integers(0, 3), st.sampled_from([0.0, 0.4, 0.99, 1.0]))
)


class Killed(BaseException):
    """The process is gone."""


@contextmanager
def killed(crash: tuple[int, float] | None) -> Iterator[None]:
    """Let the block be killed at one of its writes, and leave on the disk what is there by then."""
    if crash is None:
        yield
        return
    left, (append, replace) = [crash[0]], (private.append, private.write)

    def appending(path: Path, data: bytes) -> None:
        left[0] -= 1
        if left[0] < 0:
            with path.open("ab") as file:
                file.write(data[: int(len(data) * crash[1])])
            raise Killed
        append(path, data)

    def replacing(path: Path, data: bytes) -> None:
        left[0] -= 1
        if left[0] < 0:
            raise Killed
        replace(path, data)

    with (
        mock.patch.object(private, "append", appending),
        mock.patch.object(private, "write", replacing),
        suppress(Killed),
    ):
        yield


def record_hash(record: dict[str, Any]) -> str:
    """The name of a record, worked out anew."""

    def whole(value: Any) -> Any:
        if isinstance(value, dict):
            return {key: whole(below) for key, below in value.items()}
        if isinstance(value, list):
            return [whole(item) for item in value]
        return int(value) if isinstance(value, float) and value.is_integer() else value

    kept = whole({key: value for key, value in record.items() if key not in NOT_HASHED})
    text = json.dumps(kept, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    return hashlib.sha256(text.encode()).hexdigest()


class Gate(RuleBasedStateMachine):
    """One workspace, one publication, and everything that may happen to them."""

    def __init__(self) -> None:
        super().__init__()
        self.home = Path(tempfile.mkdtemp())
        self.out = self.home / "public"
        self.folder = self.home / "workspace"
        self.seen: set[tuple[str, str, str, str]] = set()  #: what the reviewer saw when they said yes
        self.texts = 0

    def teardown(self) -> None:
        shutil.rmtree(self.home)

    # what may happen --------------------------------------------------------------------------------------

    @initialize(terms=st.sampled_from(TERM_SETS), crash=crashes)
    def open(self, terms: dict[str, Any], crash: tuple[int, float] | None) -> None:
        with killed(crash):
            make(self.home, terms=terms)
        make(self.home, terms=terms)

    @rule(crash=crashes)
    def open_again(self, crash: tuple[int, float] | None) -> None:
        with killed(crash), suppress(CitevouchError):
            make(self.home)

    @rule(
        claim=claims,
        result=st.sampled_from(["supported", "contradicted", "indeterminate", "nonsense"]),
        crash=crashes,
    )
    def answer(self, claim: str, result: str, crash: tuple[int, float] | None) -> None:
        workspace = load(self.folder)
        given = [
            {"order_id": order.order_id, "result": result, "confidence": 0.9, "reasoning": "So."}
            for order in orders_of(workspace.claims, workspace).values()
            if order.claim_id == claim
        ]
        path = write(self.home / "results.json", given or [{}])
        self._do(crash, lambda opened: ingest(opened, path, say=silent))

    @rule(order=st.text("0123456789abcdef", min_size=16, max_size=16))
    def answer_to_nothing(self, order: str) -> None:
        path = write(
            self.home / "results.json",
            [{"order_id": order, "result": "supported", "confidence": 1, "reasoning": "x"}],
        )
        self._do(None, lambda opened: ingest(opened, path, say=silent))

    @rule(score=st.sampled_from([0.2, 0.95]), approved=st.booleans(), crash=crashes)
    def screen(self, score: float, approved: bool, crash: tuple[int, float] | None) -> None:
        approval = PrescreenApproval(approved_model="example/screen-1", by=ME, at="2026-01-15T09:30:00Z")
        if approved:
            write(self.folder / APPROVED, emit(approval))
        else:
            (self.folder / APPROVED).unlink(missing_ok=True)

        def post(body: dict[str, Any], _settings: PrescreenSettings) -> Any:
            questions = json.loads(body["messages"][-1]["content"])["questions"]
            text = json.dumps(dict.fromkeys(questions, score))
            return {"model": "example/screen-1", "choices": [{"message": {"content": text}}]}

        with mock.patch.object(batch, "post", post):
            self._do(crash, lambda opened: prescreen(opened, SCREEN))

    @rule(claim=claims, answers_all=st.booleans(), crash=crashes)
    def accept(self, claim: str, answers_all: bool, crash: tuple[int, float] | None) -> None:
        def step(opened: Workspace) -> None:
            card = card_of(opened, claim)
            asked = [concern.concern_id for concern in card.concerns or ()]
            answers = dict.fromkeys(asked if answers_all else asked[1:], "I looked at it.")
            if len(answers) == len(asked):
                record = opened.claim(claim).record.model_dump(mode="json", exclude_none=True)
                self.seen.add((claim, record_hash(record), card.claim_text, card.redacted_claim or ""))
            decisions.accept(opened, claim, reviewer=ME, answers=answers)

        self._do(crash, step)

    @rule(claim=claims)
    def verify_and_accept(self, claim: str) -> None:
        self.answer(claim, "supported", None)
        self.accept(claim, True, None)

    @rule(claim=claims)
    def accept_without_a_verifier(self, claim: str) -> None:
        self.not_run(claim, None)
        self.accept(claim, True, None)

    @rule(claim=claims, text=st.sampled_from(TEXTS))
    def edit_and_accept_at_once(self, claim: str, text: str) -> None:
        self.edit(claim, text, "", None)
        self.accept(claim, True, None)
        self.publish(None)

    @rule(claim=claims, text=st.sampled_from(TEXTS))
    def edit_verify_and_accept(self, claim: str, text: str) -> None:
        self.edit(claim, text, "", None)
        self.verify_and_accept(claim)

    @rule(claim=claims)
    def learn_and_publish(self, claim: str) -> None:
        self.answer(claim, "supported", None)
        self.publish(None)

    @rule(claim=claims, text=st.sampled_from(TEXTS), quote=st.sampled_from(QUOTES), crash=crashes)
    def edit(self, claim: str, text: str, quote: str, crash: tuple[int, float] | None) -> None:
        self._do(
            crash,
            lambda opened: decisions.edit(
                opened, claim, reviewer=ME, reason="So.", new_claim=text, new_quote=quote
            ),
        )

    @rule(claim=claims, crash=crashes)
    def reject(self, claim: str, crash: tuple[int, float] | None) -> None:
        self._do(crash, lambda opened: decisions.reject(opened, claim, reviewer=ME, reason="No."))

    @rule(claim=claims, crash=crashes)
    def not_run(self, claim: str, crash: tuple[int, float] | None) -> None:
        self._do(crash, lambda opened: decisions.not_run(opened, claim, reviewer=ME, reason="Nobody."))

    @rule(claim=claims, accepts=st.booleans())
    def second(self, claim: str, accepts: bool) -> None:
        self._do(
            None,
            lambda opened: decisions.second(opened, claim, reviewer=OTHER, accepts=accepts, reason="Why."),
        )

    @rule(terms=st.sampled_from(TERM_SETS), crash=crashes)
    def name(self, terms: dict[str, Any], crash: tuple[int, float] | None) -> None:
        self._do(crash, lambda opened: set_terms(opened, RedactionTerms(**terms)))

    @rule(crash=crashes)
    def publish(self, crash: tuple[int, float] | None) -> None:
        before = self._listed()
        self._do(crash, lambda opened: publish(opened, self.out))
        for finding in self._listed():
            assert finding in before or self._is_accepted(finding), finding
        if crash is None:
            assert all(self._is_accepted(finding) for finding in self._listed())

    @rule(at=st.floats(0, 1), byte=st.integers(1, 255))
    def tamper_with_the_ledger(self, at: float, byte: int) -> None:
        path = self.folder / ledger.LEDGER
        data = path.read_bytes()
        place = int(at * data.rfind(b"\n"))  # what is torn off behind it belongs to no entry
        path.write_bytes(data[:place] + bytes([data[place] ^ byte]) + data[place + 1 :])
        self._is_refused()
        path.write_bytes(data)

    @rule()
    def tamper_with_the_document(self) -> None:
        path = self.folder / "document.md"
        data = path.read_bytes()
        path.write_bytes(data + b"\nMore.\n")
        self._is_refused()
        path.write_bytes(data)

    # what must hold ---------------------------------------------------------------------------------------

    @precondition(lambda self: self.folder.exists())
    @invariant()
    def the_ledger_is_whole_up_to_a_torn_line(self) -> None:
        assert ledger.verify(self.folder).ledger_status in ("intact", "torn")

    @precondition(lambda self: self.folder.exists())
    @invariant()
    def every_card_keeps_the_contract(self) -> None:
        workspace = load(self.folder)
        for claim in workspace.claims:
            emit(card_of(workspace, claim.claim_id))

    def _is_refused(self) -> None:
        """No command works on a workspace that was tampered with, and nothing new gets out."""
        before = self._listed()
        with pytest.raises(CitevouchError), session(self.folder, say=silent) as opened:
            publish(opened, self.out)
        assert self._listed() == before

    def _do(self, crash: tuple[int, float] | None, step: Callable[[Workspace], object]) -> None:
        with killed(crash), suppress(CitevouchError), session(self.folder, say=silent) as opened:
            step(opened)

    def _listed(self) -> list[dict[str, Any]]:
        path = self.out / LIST
        return [json.loads(line) for line in path.read_text("utf-8").splitlines()] if path.exists() else []

    def _is_accepted(self, finding: dict[str, Any]) -> bool:
        """Whether the ledger has an acceptance of exactly this text, under a current check, that a person gave."""
        return any(
            finding["redacted_claim"] == accepted["redacted_claim"]
            and finding["public_anchor"]["text_hash"] == record["text_hash"]
            and finding["public_anchor"]["verifier_result"] == advice
            and (record["claim_id"], record_hash(record), record["claim_text"], accepted["redacted_claim"])
            in self.seen
            for record, accepted, advice in self._acceptances()
        )

    def _acceptances(self) -> Iterator[tuple[dict[str, Any], dict[str, Any], str]]:
        """The record, the decision and the published advice of every claim whose last word is an acceptance."""
        lines = (self.folder / ledger.LEDGER).read_text("utf-8").split("\n")[:-1]
        known: dict[str, dict[str, Any]] = {}
        for entry in map(json.loads, lines):
            payload = entry["payload"]
            if record := payload.get("citation_record"):
                known[record["claim_id"]] = {"record": record, "hash": record_hash(record)}
            for kind in (
                "checker_result",
                "prescreened_claim",
                "verifier_verdict",
                "verifier_not_run",
                "gate_decision",
            ):
                found = payload.get(kind)
                claim = known.get(found["claim_id"]) if found else None
                if not found or not claim or claim["hash"] != found["record_hash"]:
                    continue
                if kind == "gate_decision" and found["review_round"] == "second":
                    continue
                claim.pop("gate_decision", None)
                claim[kind] = found
        for claim in known.values():
            decision, advice = claim.get("gate_decision", {}), self._advice(claim)
            if decision.get("gate_action") == "accept" and "checker_result" in claim and advice:
                yield claim["record"], decision, advice

    @staticmethod
    def _advice(claim: dict[str, Any]) -> str:
        if "verifier_verdict" in claim:
            return str(claim["verifier_verdict"]["result"])
        if claim.get("prescreened_claim", {}).get("prescreen", {}).get("route") == "skip":
            return "prescreen-skip"
        return "indeterminate" if "verifier_not_run" in claim else ""


TestGate = pytest.mark.slow(Gate.TestCase)
TestGate.settings = settings(
    max_examples=60, stateful_step_count=30, deadline=None, suppress_health_check=list(HealthCheck)
)


def test_oracle__would_notice(tmp_path: Path) -> None:
    """The oracle itself: without the reviewer's yes a finding is not accepted."""
    machine = Gate()
    try:
        machine.open(TERMS, None)
        machine.verify_and_accept("kept")
        machine.publish(None)
        (finding,) = machine._listed()
        assert machine._is_accepted(finding)
        assert not machine._is_accepted(finding | {"redacted_claim": "Other words."})
        machine.seen.clear()
        assert not machine._is_accepted(finding)
    finally:
        machine.teardown()
