"""The prescreen and its endpoint: nothing that is unexpected spares a claim its verifier, and no key leaks."""

from __future__ import annotations

import io
import json
import logging
import time
from dataclasses import replace
from typing import TYPE_CHECKING, Any

import pytest
from tests.gate.building import KEPT, ME, TEXT, VENDOR, accept, answer, card_of, make, silent, status, write
from tests.stub.endpoint import Answered, Asked, EndpointStub, running_endpoint

from citevouch.contract.output import emit
from citevouch.gate import decisions
from citevouch.gate.orders import outstanding
from citevouch.gate.prescreen import batch
from citevouch.gate.prescreen.batch import screen
from citevouch.gate.prescreen.local import Item
from citevouch.gate.prescreen.run import prescreen
from citevouch.gate.prescreen.settings import APPROVED, PrescreenSettings
from citevouch.gate.prescreen.spotchecks import LOG, disagreements, log_disagreements, summary_line
from citevouch.gate.publishing import publish
from citevouch.gate.workspace import load, session
from citevouch_contract.models import PrescreenApproval, RedactionTerms

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

KEY = "k-very-secret-0815"
MODEL = "example/screen-1"
APPROVAL = PrescreenApproval(approved_model=MODEL, by=ME, at="2026-01-15T09:30:00Z")
SPAN = "The reader kept plate images for 30 days."


def scores(asked: Asked, value: float = 0.95) -> dict[str, float]:
    """The same score to every question."""
    return dict.fromkeys(json.loads(asked.body["messages"][-1]["content"])["questions"], value)


def good(asked: Asked) -> Answered:
    return Answered(text=json.dumps(scores(asked)))


class Endpoint:
    """A stub whose way of answering a test may change."""

    def __init__(self) -> None:
        self.answer: Callable[[Asked], Answered] = good
        self.stub: EndpointStub | None = None

    @property
    def asked(self) -> list[Asked]:
        assert self.stub
        return self.stub.asked

    @property
    def settings(self) -> PrescreenSettings:
        assert self.stub
        return PrescreenSettings(is_switched_on=True, url=self.stub.url, key=KEY, timeout=2.0, pause=0.01)


@pytest.fixture
def endpoint() -> Iterator[Endpoint]:
    made = Endpoint()

    def answering(asked: Asked) -> Answered:
        return made.answer(asked)

    with running_endpoint(answering) as stub:
        made.stub = stub
        yield made


def items(count: int = 1, *, span: str = SPAN) -> list[Item]:
    return [
        Item(claim_id=f"c{number}", claim="Images were kept.", quote=SPAN, span=span, is_clean=True)
        for number in range(count)
    ]


def run(endpoint: Endpoint, found: list[Item], **changes: Any) -> dict[str, tuple[str, str | None]]:
    """Route and reason of each claim."""
    screened = screen(found, replace(endpoint.settings, **changes), APPROVAL, RedactionTerms())
    for one in screened.prescreens.values():
        emit(one)
    return {name: (str(one.route), one.reason) for name, one in screened.prescreens.items()}


# What is sent and what comes back -------------------------------------------------------------------------


def test_screen__skips_what_scores_high(endpoint: Endpoint) -> None:
    assert run(endpoint, items(3)) == dict.fromkeys(("c0", "c1", "c2"), ("skip", None))
    (asked,) = endpoint.asked
    assert asked.path == "/v1/chat/completions"
    assert asked.authorization == f"Bearer {KEY}"
    assert asked.body["model"] == MODEL
    assert KEY not in json.dumps(asked.body)


@pytest.mark.parametrize(
    ("presence", "entailment", "route"),
    [
        pytest.param(0.85, 0.85, "skip", id="both at the threshold"),
        pytest.param(0.8499, 0.99, "verify", id="presence below"),
        pytest.param(0.99, 0.8499, "verify", id="entailment below"),
        pytest.param(0, 1, "verify", id="none and all"),
    ],
)
def test_screen__thresholds(endpoint: Endpoint, presence: float, entailment: float, route: str) -> None:
    endpoint.answer = lambda _asked: Answered(
        text=json.dumps({"presence_K01": presence, "entail_K01": entailment})
    )
    ((found, reason),) = run(endpoint, items()).values()
    assert (found, reason) == (route, None if route == "skip" else "low_score")


def test_screen__a_raised_threshold(endpoint: Endpoint) -> None:
    assert run(endpoint, items(), threshold=0.99) == {"c0": ("verify", "low_score")}


def test_screen__switched_off_sends_nothing(endpoint: Endpoint) -> None:
    assert run(endpoint, items(), is_switched_on=False) == {"c0": ("verify", "jev_off")}
    assert run(endpoint, items(), key="") == {"c0": ("verify", "jev_off")}
    assert endpoint.asked == []


def test_screen__without_an_approval_nothing_is_sent(endpoint: Endpoint) -> None:
    found = screen(items(), endpoint.settings, None, RedactionTerms())
    assert found.prescreens["c0"].reason == "model_changed"
    assert endpoint.asked == []


def test_screen__a_refused_claim_is_not_sent(endpoint: Endpoint) -> None:
    sent, kept = items(2)
    kept = replace(kept, span=f"{SPAN} SSN 078-05-1120")
    assert run(endpoint, [kept, sent]) == {"c1": ("verify", "pii"), "c0": ("skip", None)}
    assert "078" not in json.dumps([asked.body for asked in endpoint.asked])


@pytest.mark.parametrize("model", ["example/screen-2", "EXAMPLE/SCREEN-1", f"{MODEL} "])
def test_screen__another_model_voids_the_whole_batch(endpoint: Endpoint, model: str) -> None:
    """Of several windows one was answered by another model: no claim of the batch is skipped, sent or not."""

    def changing(asked: Asked) -> Answered:
        text = json.dumps(scores(asked))
        body = {
            "model": model if len(endpoint.asked) > 1 else MODEL,
            "choices": [{"message": {"content": text}}],
        }
        return Answered(raw=json.dumps(body).encode())

    endpoint.answer = changing
    refused = replace(items()[0], claim_id="x", claim="Write to jane@example.org.")
    found = run(endpoint, [*items(8, span="x" * 20_000), refused])
    assert len(endpoint.asked) > 1
    assert set(found.values()) == {("verify", "model_changed")}


def test_screen__another_model_counts_even_where_its_answer_does_not(endpoint: Endpoint) -> None:
    def changing(asked: Asked) -> Answered:
        return (
            good(asked)
            if len(endpoint.asked) > 1
            else Answered(raw=b'{"model": "example/other", "choices": []}')
        )

    endpoint.answer = changing
    found = run(endpoint, items(2, span="x" * 40_000))
    assert len(endpoint.asked) == 2
    assert set(found.values()) == {("verify", "model_changed")}


# Whatever is unexpected -----------------------------------------------------------------------------------


def _body(**changes: Any) -> bytes:
    text = json.dumps({"presence_K01": 0.9, "entail_K01": 0.9})
    made: dict[str, Any] = {
        "model": MODEL,
        "choices": [{"message": {"content": text}, "finish_reason": "stop"}],
    }
    return json.dumps(made | changes).encode()


def _content(text: Any) -> bytes:
    return _body(choices=[{"message": {"content": text}, "finish_reason": "stop"}])


GARBAGE = [
    pytest.param(Answered(raw=b""), id="nothing"),
    pytest.param(Answered(raw=b"\xff\xfe\x00"), id="no text"),
    pytest.param(Answered(raw=b"<html>gateway</html>"), id="a page"),
    pytest.param(Answered(raw=_body()[:-20]), id="half JSON"),
    pytest.param(Answered(raw=b"[]"), id="a list"),
    pytest.param(Answered(raw=b"null"), id="null"),
    pytest.param(Answered(raw=b"[" * 100_000), id="nested too deeply"),
    pytest.param(Answered(raw=_body(choices=[])), id="no choice"),
    pytest.param(Answered(raw=_body(choices=[{"message": {"content": "{}"}}] * 2)), id="two choices"),
    pytest.param(Answered(raw=_body(choices=None)), id="null choices"),
    pytest.param(Answered(raw=_body(model="")), id="no model named"),
    pytest.param(Answered(raw=_body(model=None)), id="null model"),
    pytest.param(Answered(raw=_body(error={"message": "x"}, choices=[{}])), id="a choice without a message"),
    pytest.param(Answered(text="I cannot help with that."), id="words"),
    pytest.param(Answered(text=""), id="an empty answer"),
    pytest.param(Answered(text=None), id="null text"),
    pytest.param(Answered(text='{"presence_K01": 0.9, "entail_K01": 0.9}', refusal="No."), id="a refusal"),
    pytest.param(Answered(text='{"presence_K01": 0.9, "entail_K01": 0.9}', finish="length"), id="cut off at its length"),
    pytest.param(Answered(text='{"presence_K01": 0.9, "entail_K01": 0.9}', finish="content_filter"), id="filtered"),
    pytest.param(Answered(text='{"presence_K01": 0.9, "entail_K'), id="half an answer"),
    pytest.param(Answered(text='{"presence_K01": 0.9}'), id="a key missing"),
    pytest.param(Answered(text='{"presence_K01": 0.9, "entail_K01": 0.9, "presence_K02": 1}'), id="a key too many"),
    pytest.param(Answered(text='{"presence_K01": 0.1, "presence_K01": 0.9, "entail_K01": 0.9}'), id="a key twice"),
    pytest.param(Answered(text='{"presence_K01": "0.9", "entail_K01": 0.9}'), id="a number as text"),
    pytest.param(Answered(text='{"presence_K01": true, "entail_K01": true}'), id="true"),
    pytest.param(Answered(text='{"presence_K01": null, "entail_K01": 0.9}'), id="null"),
    pytest.param(Answered(text='{"presence_K01": NaN, "entail_K01": 0.9}'), id="not a number"),
    pytest.param(Answered(text='{"presence_K01": 1e999, "entail_K01": 0.9}'), id="infinite"),
    pytest.param(Answered(text='{"presence_K01": 95, "entail_K01": 95}'), id="per cent"),
    pytest.param(Answered(text='{"presence_K01": -1, "entail_K01": 0.9}'), id="negative"),
    pytest.param(Answered(text='[{"presence_K01": 0.9, "entail_K01": 0.9}]'), id="a list of one"),
    pytest.param(Answered(raw=_content({"presence_K01": 0.9, "entail_K01": 0.9})), id="an object instead of text"),
    pytest.param(Answered(raw=_body() + b" " * 2_000_000), id="more than an answer may have"),
    pytest.param(Answered(raw=_body(), headers={"Content-Length": "99999"}), id="less than was promised"),
    pytest.param(Answered(raw=_body(), status=500), id="status 500"),
    pytest.param(Answered(raw=_body(), status=404), id="status 404"),
    pytest.param(Answered(raw=_body(), status=302, headers={"Location": "http://127.0.0.1:1/", "Content-Length": "0"}), id="a redirect"),
    pytest.param(Answered(raw=_body(), status=201), id="status 201"),
]  # fmt: skip


@pytest.mark.parametrize("answered", GARBAGE)
def test_screen__garbage_routes_to_verify(endpoint: Endpoint, answered: Answered) -> None:
    endpoint.answer = lambda _asked: answered
    assert run(endpoint, items(), timeout=1.0) == {"c0": ("verify", "jev_error")}


@pytest.mark.parametrize(
    "answered",
    [
        pytest.param(Answered(text='```json\n{"presence_K01": 0.9, "entail_K01": 0.9}\n```'), id="in a fence"),
        pytest.param(Answered(text=' {"entail_K01": 1, "presence_K01": 1} \n'), id="whole numbers in another order"),
        pytest.param(Answered(raw=_body(choices=[{"message": {"content": '{"presence_K01":1,"entail_K01":1}', "refusal": None}, "finish_reason": None}])), id="nulls"),
    ],
)  # fmt: skip
def test_screen__what_is_still_an_answer(endpoint: Endpoint, answered: Answered) -> None:
    endpoint.answer = lambda _asked: answered
    assert run(endpoint, items()) == {"c0": ("skip", None)}


def test_screen__nobody_there(endpoint: Endpoint) -> None:
    assert run(endpoint, items(), url="http://127.0.0.1:9/v1") == {"c0": ("verify", "jev_error")}


@pytest.mark.parametrize(
    "answered", [Answered(seconds=5.0), Answered(text="x" * 400, drip=0.05)], ids=["silence", "a slow drip"]
)
def test_screen__timeouts_bound_the_whole_request(endpoint: Endpoint, answered: Answered) -> None:
    endpoint.answer = lambda _asked: answered
    started = time.monotonic()
    assert run(endpoint, items(), timeout=0.4) == {"c0": ("verify", "jev_error")}
    assert time.monotonic() - started < 2


@pytest.mark.parametrize("at", ["post", "read_scores", "refusal"])
def test_screen__a_fault_of_ours_spares_no_verifier(
    endpoint: Endpoint, at: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(*_arguments: object) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr(batch, at, broken)
    assert run(endpoint, items()) == {"c0": ("verify", "jev_error")}


# Retries, splits, caps ------------------------------------------------------------------------------------


@pytest.mark.parametrize("status_", [429, 529])
def test_screen__a_busy_endpoint_is_asked_once_more(endpoint: Endpoint, status_: int) -> None:
    endpoint.answer = lambda asked: good(asked) if len(endpoint.asked) > 1 else Answered(status=status_)
    assert run(endpoint, items()) == {"c0": ("skip", None)}
    assert len(endpoint.asked) == 2


def test_screen__and_not_a_third_time(endpoint: Endpoint) -> None:
    endpoint.answer = lambda _asked: Answered(status=429)
    assert run(endpoint, items()) == {"c0": ("verify", "jev_error")}
    assert len(endpoint.asked) == 2


@pytest.mark.parametrize("status_", [401, 402, 403])
def test_screen__no_entry_ends_the_batch(endpoint: Endpoint, status_: int) -> None:
    endpoint.answer = lambda _asked: Answered(status=status_, raw=b'{"error": "no"}')
    found = run(endpoint, items(9, span="x" * 20_000))
    assert set(found.values()) == {("verify", "jev_error")}
    assert len(endpoint.asked) == 1


PAGE = {"Content-Type": "text/html; charset=utf-8", "Content-Length": "4"}
SPLITS = [
    pytest.param(Answered(status=413), "too_large", id="too large"),
    pytest.param(Answered(status=400, raw=b'{"error": {"code": "context_length_exceeded"}}'), "too_large", id="context length"),
    pytest.param(Answered(status=403, raw=b"<p/>", headers=PAGE), "waf_blocked", id="a filter before the service"),
]  # fmt: skip


@pytest.mark.parametrize(("answered", "reason"), SPLITS)
def test_screen__a_window_is_split_once(endpoint: Endpoint, answered: Answered, reason: str) -> None:
    endpoint.answer = lambda _asked: answered
    assert set(run(endpoint, items(5)).values()) == {("verify", reason)}
    asked = [len(json.loads(one.body["messages"][-1]["content"])["items"]) for one in endpoint.asked]
    assert asked == [5, 3, 2]


@pytest.mark.parametrize(("answered", "reason"), SPLITS)
def test_screen__the_other_half_may_still_be_answered(
    endpoint: Endpoint, answered: Answered, reason: str
) -> None:
    def answering(asked: Asked) -> Answered:
        return answered if len(endpoint.asked) < 3 else good(asked)

    endpoint.answer = answering
    found = list(run(endpoint, items(5)).values())
    assert found == [("verify", reason)] * 3 + [("skip", None)] * 2


def test_screen__too_large_an_item_is_never_sent(endpoint: Endpoint) -> None:
    assert run(endpoint, items(span="x" * 60_000)) == {"c0": ("verify", "too_large")}
    assert endpoint.asked == []


def test_screen__no_more_requests_than_the_cap(endpoint: Endpoint, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(batch, "MOST_REQUESTS", 2)
    found = list(run(endpoint, items(9, span="x" * 40_000)).values())
    assert len(endpoint.asked) == 2
    assert found[:2] == [("skip", None)] * 2
    assert set(found[2:]) == {("verify", "jev_error")}


# In a workspace -------------------------------------------------------------------------------------------


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A workspace whose prescreen has an approved model; one claim could be skipped, one names a number."""
    made = make(tmp_path, [KEPT, VENDOR], terms={"uninvolved_names": ["Rowan Sample"]})
    write(made / APPROVED, emit(APPROVAL))
    return made


def screened(folder: Path, endpoint: Endpoint, **options: Any) -> None:
    with session(folder, say=silent) as workspace:
        prescreen(workspace, endpoint.settings, **options)


@pytest.fixture
def drawn_none(monkeypatch: pytest.MonkeyPatch) -> None:
    """No claim is drawn for a spot check."""
    monkeypatch.setattr(batch, "drawn", lambda _skipped, _seed: [])


@pytest.mark.usefixtures("drawn_none")
def test_run__a_skipped_claim_has_a_label_and_no_order(folder: Path, endpoint: Endpoint) -> None:
    screened(folder, endpoint)
    workspace = load(folder)
    assert outstanding(workspace) == []
    shown = card_of(workspace, "kept")
    assert shown.gate_label == (
        "prescreen: supported -- not independently verified (presence 0.95, entailment 0.95)"
    )
    assert shown.verifier_verdict is None
    assert shown.gate_status == "pending", "the prescreen accepts nothing"
    assert "verified" not in emit(shown)["gate_label"].replace("not independently verified", "")


@pytest.mark.usefixtures("drawn_none")
def test_run__is_published_as_skipped(folder: Path, endpoint: Endpoint, tmp_path: Path) -> None:
    screened(folder, endpoint)
    accept(folder, "kept")
    with session(folder, say=silent) as workspace:
        (finding,) = publish(workspace, tmp_path / "out").findings
    assert finding.public_anchor.verifier_result == "prescreen-skip"
    assert "not independently verified" in (tmp_path / "out" / f"{finding.finding_id}.md").read_text("utf-8")


def test_run__a_spot_check_has_label_and_order_and_a_concern_until_it_is_supported(
    folder: Path, endpoint: Endpoint
) -> None:
    screened(folder, endpoint)
    workspace = load(folder)
    (order, *_) = outstanding(workspace)
    name = order.claim_id
    assert card_of(workspace, name).gate_label
    assert [one.concern_id for one in card_of(workspace, name).concerns or ()] == ["spot_check_disagreement"]
    answer(folder, **{name: "contradicted"})
    assert [one.concern_id for one in card_of(load(folder), name).concerns or ()] == [
        "contradicted",
        "spot_check_disagreement",
    ]
    assert card_of(load(folder), name).gate_label


def test_run__a_spot_check_that_agrees_leaves_nothing_to_answer(folder: Path, endpoint: Endpoint) -> None:
    screened(folder, endpoint)
    name = outstanding(load(folder))[0].claim_id
    answer(folder, **{name: "supported"})
    assert card_of(load(folder), name).concerns is None


def test_spotcheck__disagreements_are_logged_once_without_words(folder: Path, endpoint: Endpoint) -> None:
    screened(folder, endpoint, seed="fixed")
    with session(folder, say=silent) as workspace:
        found = log_disagreements(workspace)
        log_disagreements(workspace)
    assert [(one.spot_check_verdict, one.seed) for one in found] == [("missing", "fixed")] * len(found)
    lines = (folder / LOG).read_text("utf-8").splitlines()
    assert len(lines) == len(found) > 0
    assert set(json.loads(lines[0])) == {
        "ts",
        "claim_id",
        "presence",
        "entailment",
        "model",
        "spot_check_verdict",
        "seed",
    }
    assert (folder / LOG).stat().st_mode & 0o777 == 0o600
    answer(folder, **dict.fromkeys((one.claim_id for one in found), "indeterminate"))
    with session(folder, say=silent) as workspace:
        log_disagreements(workspace)
    assert len((folder / LOG).read_text("utf-8").splitlines()) == 2 * len(found)


def test_summary_line(folder: Path, endpoint: Endpoint, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(batch, "drawn", lambda skipped, _seed: list(skipped)[:1])
    screened(folder, endpoint)
    assert summary_line(load(folder).claims) == (
        "2 claims pre-screened | 2 skipped | 1 sent to extraction-verifier | 1 spot-checked | 1 disagreements"
    )
    assert len(disagreements(load(folder))) == 1


@pytest.mark.usefixtures("drawn_none")
def test_run__an_edit_voids_it_for_good(folder: Path, endpoint: Endpoint) -> None:
    screened(folder, endpoint)
    with session(folder, say=silent) as workspace:
        decisions.edit(
            workspace, "kept", reviewer=ME, reason="Sharper.", new_claim="Images were kept 30 days."
        )
    screened(folder, endpoint)
    claim = load(folder).claim("kept")
    assert claim.prescreened is None
    assert card_of(load(folder), "kept").gate_label is None
    assert [order.claim_id for order in outstanding(load(folder))] == ["kept"]
    assert status(folder, "kept") == "pending_reverification"
    assert len(endpoint.asked) == 1


@pytest.mark.usefixtures("drawn_none")
def test_run__no_not_run_for_a_skipped_claim(folder: Path, endpoint: Endpoint) -> None:
    screened(folder, endpoint)
    with session(folder, say=silent) as workspace, pytest.raises(Exception, match="needs no verifier"):
        decisions.not_run(workspace, "kept", reviewer=ME, reason="Nobody.")


def test_run__leaves_out_what_is_known_already(folder: Path, endpoint: Endpoint) -> None:
    answer(folder, kept="supported")
    screened(folder, endpoint)
    screened(folder, endpoint)
    (asked,) = endpoint.asked
    assert KEPT["claim_text"] not in asked.body["messages"][-1]["content"]
    assert VENDOR["claim_text"] in asked.body["messages"][-1]["content"]


def test_run__switched_off_records_nothing(folder: Path, endpoint: Endpoint) -> None:
    before = load(folder).head
    with session(folder, say=silent) as workspace:
        found = prescreen(workspace, replace(endpoint.settings, is_switched_on=False))
    assert {one.reason for one in found.prescreens.values()} == {"jev_off"}
    assert load(folder).head == before


def test_run__without_an_approval_every_claim_goes_to_the_verifier(folder: Path, endpoint: Endpoint) -> None:
    (folder / APPROVED).unlink()
    screened(folder, endpoint)
    assert endpoint.asked == []
    assert len(outstanding(load(folder))) == 2


def test_run__the_key_is_nowhere(folder: Path, endpoint: Endpoint, capfd: pytest.CaptureFixture[str]) -> None:
    heard = io.StringIO()
    handler = logging.StreamHandler(heard)
    root = logging.getLogger()
    level = root.level
    root.addHandler(handler)
    root.setLevel(logging.DEBUG)
    try:
        screened(folder, endpoint)
        endpoint.answer = lambda _asked: Answered(status=401, raw=KEY.encode())
        run(endpoint, items())
    finally:
        root.removeHandler(handler)
        root.setLevel(level)
    said = "".join(capfd.readouterr()) + heard.getvalue()
    assert KEY not in said
    assert all(KEY.encode() not in path.read_bytes() for path in folder.rglob("*") if path.is_file())
    assert TEXT.splitlines()[2] not in said
