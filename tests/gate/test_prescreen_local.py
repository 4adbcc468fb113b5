"""What the prescreen decides by itself: personal data, secrets, numbers, computed values, and its settings."""

from __future__ import annotations

import json
import time
from typing import TYPE_CHECKING

import pytest

from citevouch.errors import InputError, SettingsError
from citevouch.gate.prescreen import local
from citevouch.gate.prescreen.local import Item, refusal
from citevouch.gate.prescreen.numeric import is_computed, numbers_stand
from citevouch.gate.prescreen.secrets import has_secret
from citevouch.gate.prescreen.settings import OPENROUTER, PrescreenSettings, read_approval
from citevouch.gate.prescreen.spotchecks import drawn, seed_of
from citevouch.gate.prescreen.windows import MOST_TOKENS, windows
from citevouch_contract.models import RedactionTerms

if TYPE_CHECKING:
    from pathlib import Path

NOBODY = RedactionTerms()
SPAN = "The reader kept plate images for 30 days."


def item(
    claim: str = "Images were kept 30 days.",
    *,
    quote: str = SPAN,
    span: str = SPAN,
    is_clean: bool = True,
    name: str = "c",
) -> Item:
    return Item(claim_id=name, claim=claim, quote=quote, span=span, is_clean=is_clean)


# Settings -------------------------------------------------------------------------------------------------

ON = {
    "CITEVOUCH_PRESCREEN": "1",
    "CITEVOUCH_PRESCREEN_KEY": "k-123",
    "CITEVOUCH_PRESCREEN_URL": "http://127.0.0.1:1/v1",
}

SETTINGS = [
    pytest.param({}, "prescreen: off (CITEVOUCH_PRESCREEN not set)", id="nothing set"),
    pytest.param({"CITEVOUCH_PRESCREEN": "0", "CITEVOUCH_PRESCREEN_KEY": "k"}, "prescreen: off (CITEVOUCH_PRESCREEN not set)", id="zero"),
    pytest.param({"CITEVOUCH_PRESCREEN": "true", "CITEVOUCH_PRESCREEN_KEY": "k"}, "prescreen: off (CITEVOUCH_PRESCREEN not set)", id="only 1 is on"),
    pytest.param({"CITEVOUCH_PRESCREEN": " 1 "}, "prescreen: off (no CITEVOUCH_PRESCREEN_KEY)", id="no key"),
    pytest.param({"CITEVOUCH_PRESCREEN": "1", "CITEVOUCH_PRESCREEN_KEY": "  "}, "prescreen: off (no CITEVOUCH_PRESCREEN_KEY)", id="a blank key"),
    pytest.param({"CITEVOUCH_PRESCREEN": "1", "CITEVOUCH_PRESCREEN_KEY": "k"}, "prescreen: off (no CITEVOUCH_PRESCREEN_URL)", id="no address"),
    pytest.param(ON, "prescreen: on", id="on"),
    pytest.param({"MAGPIE_JEV": "1", "OPENROUTER_API_KEY": "k"}, "prescreen: on", id="by magpie's names"),
    pytest.param({"MAGPIE_JEV": "1"}, "prescreen: off (no CITEVOUCH_PRESCREEN_KEY)", id="magpie's switch alone"),
]  # fmt: skip


@pytest.mark.parametrize(("environ", "status"), SETTINGS)
def test_settings__status(environ: dict[str, str], status: str) -> None:
    found = PrescreenSettings.from_environment(environ)
    assert found.status == status
    assert "k-123" not in repr(found)


def test_settings__magpie_s_key_goes_to_openrouter_unless_an_address_is_set() -> None:
    names = {"MAGPIE_JEV": "1", "OPENROUTER_API_KEY": "k"}
    assert PrescreenSettings.from_environment(names).url == OPENROUTER
    assert (
        PrescreenSettings.from_environment(names | {"CITEVOUCH_PRESCREEN_URL": "http://h/v1/"}).url
        == "http://h/v1"
    )
    assert (
        PrescreenSettings.from_environment(
            ON | {"CITEVOUCH_PRESCREEN_URL": "http://h/v1/chat/completions"}
        ).url
        == "http://h/v1"
    )


@pytest.mark.parametrize(
    ("name", "value"),
    [
        pytest.param("CITEVOUCH_PRESCREEN_URL", "ftp://host/v1", id="no http"),
        pytest.param("CITEVOUCH_PRESCREEN_URL", "https://me:secret@host/v1", id="credentials in the address"),
        pytest.param("CITEVOUCH_PRESCREEN_URL", "https://host/v1?key=secret", id="a query"),
        pytest.param("CITEVOUCH_PRESCREEN_KEY", "secret\nX-Header: 1", id="a line end in the key"),
        pytest.param("CITEVOUCH_PRESCREEN_THRESHOLD", "0.5", id="a lower threshold"),
        pytest.param("CITEVOUCH_PRESCREEN_THRESHOLD", "high", id="no number"),
        pytest.param("CITEVOUCH_PRESCREEN_THRESHOLD", "nan", id="not a number"),
    ],
)
def test_settings__refused_without_the_secret(name: str, value: str) -> None:
    with pytest.raises(SettingsError) as caught:
        PrescreenSettings.from_environment(ON | {name: value})
    assert name in str(caught.value)
    assert "secret" not in str(caught.value)


def test_settings__a_threshold_can_be_raised() -> None:
    assert (
        PrescreenSettings.from_environment(ON | {"CITEVOUCH_PRESCREEN_THRESHOLD": "0.95"}).threshold == 0.95
    )


def test_approval(tmp_path: Path) -> None:
    path = tmp_path / "approval.json"
    assert read_approval(path) is None
    path.write_text(
        json.dumps({"approved_model": "example/screen-1", "by": "r.example", "at": "2026-01-15T09:30:00Z"}),
        "utf-8",
    )
    found = read_approval(path)
    assert found
    assert found.approved_model == "example/screen-1"
    path.write_text('{"approved_model": "example/screen-1"}', encoding="utf-8")
    with pytest.raises(InputError, match="not an approval"):
        read_approval(path)


# Local refusals -------------------------------------------------------------------------------------------

REFUSED = [
    pytest.param(item("Write to jane@example.org."), "pii", id="personal data in the claim"),
    pytest.param(item(span=f"{SPAN} SSN 078-05-1120."), "pii", id="personal data in the span"),
    pytest.param(item("Rowan Sample kept images 30 days."), "pii", id="a listed name"),
    pytest.param(item(span=f"{SPAN} password: hunter22x"), "secret", id="a password in the span"),
    pytest.param(item(span=f"{SPAN} jane@example.org password: hunter22x"), "pii", id="personal data before secrets"),
    pytest.param(item(is_clean=False), "degraded_anchor", id="no clean anchor"),
    pytest.param(item(span="  "), "degraded_anchor", id="no passage"),
    pytest.param(item("Images were kept 90 days."), "numeric_mismatch", id="another number"),
    pytest.param(item("Images were kept 90% of days.", is_clean=False), "degraded_anchor", id="the anchor before numbers"),
    pytest.param(item("On average, images were kept 30 days."), "computed_value", id="an average"),
    pytest.param(item("On average, images were kept 90 days."), "numeric_mismatch", id="numbers before computed values"),
    pytest.param(item(), None, id="nothing"),
]  # fmt: skip


@pytest.mark.parametrize(("one", "reason"), REFUSED)
def test_refusal__the_first_reason_that_holds(one: Item, reason: str | None) -> None:
    found = refusal(one, RedactionTerms(uninvolved_names=["Rowan Sample"]))
    assert (found.value if found else None) == reason


def test_refusal__a_sweep_that_fails_has_not_shown_that_nothing_is_personal(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def broken(_text: str, _terms: RedactionTerms) -> bool:
        raise ImportError("datafog")

    monkeypatch.setattr(local, "is_flagged", broken)
    found = refusal(item(), NOBODY)
    assert found
    assert found.value == "pii"


SECRETS = [
    pytest.param("Authorization: Bearer abc.def.ghi123", True, id="a bearer token"),
    pytest.param("api_key = 'f81d4fae7dec'", True, id="an api key"),
    pytest.param('{"client_secret": "f81d4fae7dec"}', True, id="a secret in JSON"),
    pytest.param("Password: correct-horse", True, id="a password"),
    pytest.param("-----BEGIN RSA PRIVATE KEY-----", True, id="a private key"),
    pytest.param("AKIAABCDEFGHIJKLMNOP", True, id="an access key"),
    pytest.param("ghp_" + "a1B2" * 9, True, id="a token that names itself"),
    pytest.param("https://user:pass@host/path", True, id="credentials in an address"),
    pytest.param("eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.x", True, id="a web token"),
    pytest.param("Token count: 5", False, id="a count of tokens"),
    pytest.param("token_count: 5", False, id="a count as a name"),
    pytest.param("The secret: it was kept.", False, id="a secret in prose"),
    pytest.param("The password policy was changed.", False, id="a policy"),
    pytest.param("See https://host:8080/path at noon.", False, id="a port"),
    pytest.param(SPAN, False, id="plain text"),
]  # fmt: skip


@pytest.mark.parametrize(("text", "found"), SECRETS)
def test_secret(text: str, found: bool) -> None:
    assert has_secret(text) is found


NUMBERS = [
    pytest.param("30 days", "kept for 30 days", True, id="the same"),
    pytest.param("30 days", "kept for 300 days", False, id="a part of another"),
    pytest.param("1482 dollars", "1,482 dollars", True, id="thousands commas"),
    pytest.param("007", "7", True, id="leading zeros"),
    pytest.param("2.50", "2.5", True, id="trailing zeros"),
    pytest.param("2.5", "25", False, id="a lost point"),
    pytest.param("fell to -5", "fell to 5", False, id="a lost sign"),
    pytest.param("3-5 days", "3-5 days", True, id="a range is no sign"),
    pytest.param("ten days", "30 days", True, id="numbers in words are not compared"),
    pytest.param("on 2021-05-04", "on 4 May 2021", True, id="one date in two forms"),
    pytest.param("on 5/4/21", "on May 4, 2021", True, id="a year of two figures"),
    pytest.param("on 5/4/70", "on May 4, 1970", True, id="of the century before"),
    pytest.param("in May 2021", "on 4th of May 2021", True, id="only what the claim has"),
    pytest.param("on 4 May 2021", "in May 2021", False, id="a day that the span lacks"),
    pytest.param("on 4 May 2021", "on 5 May 2021", False, id="another day"),
    pytest.param("in 2021", "on 4 May 2021", True, id="the year of a date"),
    pytest.param("4 readers", "on 4 May 2021", False, id="the day of a date is no number"),
    pytest.param("in 2021 and 4 readers", "4 readers on 4 May 2021", True, id="both"),
    pytest.param("no numbers", "30 days", True, id="none in the claim"),
    pytest.param("３０ days", "30 days", True, id="full-width figures"),
]  # fmt: skip


@pytest.mark.parametrize(("claim", "span", "stand"), NUMBERS)
def test_numbers(claim: str, span: str, stand: bool) -> None:
    assert numbers_stand(claim, span) is stand


@pytest.mark.parametrize("claim", ["12 %", "totals", "a sum", "averaged", "percentage", "miles per hour", "ratio", "more than ten", "fewer than ten", "increased", "decreases", "the rate"])  # fmt: skip
def test_computed__words(claim: str) -> None:
    assert is_computed(claim)


@pytest.mark.parametrize("claim", ["The person kept it.", "Perhaps.", "Images were kept.", "It is separate."])
def test_computed__others(claim: str) -> None:
    assert not is_computed(claim)


def test_local__long_texts_are_linear() -> None:
    started = time.perf_counter()
    for text in (
        "1" * 100_000,
        "1," * 50_000,
        "may " * 50_000,
        "token=" * 30_000,
        "://" * 50_000,
        "a:" * 50_000,
    ):
        numbers_stand(text, text)
        has_secret(text)
    assert time.perf_counter() - started < 10


# Windows and draws ----------------------------------------------------------------------------------------


def test_windows__keys_are_positions_and_names_never_leave() -> None:
    (window,) = windows([item(name="suspect-jane"), item(name="b")])
    material = json.loads(window.material)
    assert list(material["items"]) == ["K01", "K02"]
    assert list(material["questions"]) == ["presence_K01", "entail_K01", "presence_K02", "entail_K02"]
    assert set(material["items"]["K01"]) == {"claim", "quote", "span"}
    assert "suspect" not in json.dumps(window.body("m"))


def test_windows__stay_below_the_cap_and_keep_the_order() -> None:
    items = [item(span="x" * 9_000, name=str(number)) for number in range(20)]
    found = windows(items)
    assert [one.claim_id for window in found for one in window.items] == [str(number) for number in range(20)]
    assert len(found) > 1
    for window in found:
        assert len(window.material) / 4 <= MOST_TOKENS
        assert not window.is_too_large


def test_windows__an_item_that_fits_none_stands_alone() -> None:
    found = windows([item(), item(span="x" * 60_000), item()])
    assert [len(window.items) for window in found] == [1, 1, 1]
    assert [window.is_too_large for window in found] == [False, True, False]


def test_windows__halves() -> None:
    (window,) = windows([item(name=str(number)) for number in range(5)])
    assert [len(half.items) for half in window.halves] == [3, 2]


def test_drawn__about_a_tenth_and_the_same_again() -> None:
    names = [f"c{number}" for number in range(2_000)]
    found = drawn(names, "seed")
    assert 140 < len(found) < 260
    assert drawn(names, "seed") == found
    assert drawn(names, "other") != found


def test_drawn__one_at_least_and_none_of_none() -> None:
    assert all(len(drawn([f"a{number}", f"b{number}"], "s")) >= 1 for number in range(50))
    assert drawn([], "s") == []


def test_seed__follows_from_the_claims_in_any_order() -> None:
    pairs = [("b", "two"), ("a", "one")]
    assert seed_of(pairs) == seed_of(reversed(pairs))
    assert seed_of(pairs) != seed_of([("a", "one")])
    assert len(seed_of(pairs)) == 16
