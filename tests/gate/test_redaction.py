"""Redaction: flagged texts and their parts, structured data by form, names to initials, named people left."""

from __future__ import annotations

import re
import string
import sys
import time
from typing import TYPE_CHECKING

import pytest
from hypothesis import given
from hypothesis import strategies as st

from citevouch.gate.redaction import is_flagged, redact, sweep, unlisted_names
from citevouch.gate.redaction.common import COMMON
from citevouch.gate.redaction.names import persons
from citevouch.gate.redaction.patterns import structured
from citevouch.gate.redaction.stretches import initials
from citevouch.gate.redaction.tokens import fold, tokens
from citevouch_contract.models import RedactionTerms

if TYPE_CHECKING:
    from collections.abc import Iterator

NOBODY = RedactionTerms()


@pytest.fixture(params=["alone", "with datafog"])
def sweeps(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> str:
    """Whether datafog sweeps too."""
    if request.param == "alone":
        monkeypatch.setattr(sweep, "is_installed", lambda: False)
    else:
        pytest.importorskip("datafog")
    return str(request.param)


def masked(text: str, *, sources: tuple[str, ...] = (), **terms: list[str]) -> str:
    return redact(text, sources=sources, terms=RedactionTerms(**terms)).text


# Structured data ------------------------------------------------------------------------------------------

FORMS = [
    pytest.param("Write to jane.roe+x@mail.example.org now.", "Write to [EMAIL] now.", id="email"),
    pytest.param("SSN 078-05-1120 was shown.", "SSN [SSN] was shown.", id="ssn"),
    pytest.param("Number 078 05 1120.", "Number [SSN].", id="ssn with spaces"),
    pytest.param("Number 078-05-\u200b1120.", "Number [SSN].", id="ssn with an invisible character"),
    pytest.param("Number 078 05\n 1120.", "Number [SSN].", id="ssn over two lines"),
    pytest.param("jane.roe＠mail.example.org now", "[EMAIL] now", id="full-width email"),
    pytest.param("j\u00adane@ex\u00adample.org now", "[EMAIL] now", id="hyphenated email"),
    pytest.param("Call 555-010-4478\u200b1.", "Call [PHONE]\u200b1.", id="phone before an invisible character"),
    pytest.param("Number 078–05–1120.", "Number [SSN].", id="ssn with dashes"),
    pytest.param("His SSN: 078051120.", "His SSN: [SSN].", id="ssn without separators, named"),
    pytest.param("Call (555) 010-4477 or 555-010-4478.", "Call [PHONE] or [PHONE].", id="phone"),
    pytest.param("Dial +1 555.010.4477 today.", "Dial [PHONE] today.", id="phone with country code"),
    pytest.param("Dial +49 30 901820 today.", "Dial [PHONE] today.", id="international phone"),
    pytest.param("His cell is 010-4477.", "His cell is [PHONE].", id="short phone, named"),
    pytest.param("DOB: 04/12/1987.", "DOB: [DOB].", id="date of birth"),
    pytest.param("She was born on April 12, 1987 in town.", "She was born on [DOB] in town.", id="born on"),
    pytest.param("Date of birth 1987-04-12.", "Date of birth [DOB].", id="date of birth, ISO"),
    pytest.param("File A123456789 and A-123-456-789.", "File [A-NUMBER] and [A-NUMBER].", id="A-number"),
    pytest.param("Driver's license no. D1234567.", "Driver's license no. [DL].", id="driver's licence"),
    pytest.param("Card 4111 1111 1111 1111 paid.", "Card [CARD] paid.", id="payment card"),
]  # fmt: skip


@pytest.mark.parametrize(("text", "expected"), FORMS)
def test_structured__to_typed_placeholders(text: str, expected: str, sweeps: str) -> None:
    got = masked(text)
    if sweeps == "with datafog":
        got, expected = got.replace("[CREDIT_CARD]", "[CARD]"), expected.replace("[CREDIT_CARD]", "[CARD]")
    assert got == expected


LEADS = [
    pytest.param("The meeting was on 04/12/2021.", id="a date that is none of birth"),
    pytest.param("It was 4 May 2021.", id="a date in words"),
    pytest.param("There were 5550104477 rows.", id="ten figures in a row"),
    pytest.param("Pages 120-1300 were read.", id="a range of pages"),
    pytest.param("In 2019 they kept 12,345 images for 30 days.", id="years and counts"),
    pytest.param("Section 3.2.1 of the license.", id="a section"),
    pytest.param("Card 4111 1111 1111 1112 has no check digit.", id="no payment card"),
    pytest.param("A black man, 34, was stopped in 90210.", id="race, age, postal code"),
]


@pytest.mark.parametrize("text", LEADS)
def test_structured__leads_are_left_alone(text: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sweep, "is_installed", lambda: False)
    assert masked(text) == text


def test_structured__long_lines_are_linear() -> None:
    started = time.perf_counter()
    for text in ("a.b-" * 50_000, "a" * 200_000 + "@", "1-" * 100_000, "+1 " * 60_000, "born " * 40_000):
        list(structured(text))
    for text in ("Rowan Sample, SSN 078-05-1120. " * 8_000, "A " * 100_000, "Aa" * 100_000):
        persons(text, [])
    assert time.perf_counter() - started < 10


# Flagged texts and their parts ----------------------------------------------------------------------------

SPAN = "Rowan Sample, SSN 078-05-1120, born 04/12/1987, phone (555) 010-4477, rowan.sample@example.org"

PARTS = [
    pytest.param("The number ending in 1120 leaked.", "The number ending in [SSN] leaked.", id="the last four figures"),
    pytest.param("Number 078051120 leaked.", "Number [SSN] leaked.", id="other separators"),
    pytest.param("The line 0104477 is his.", "The line [PHONE] is his.", id="a part of a phone number"),
    pytest.param("He is of 1987.", "He is of [DOB].", id="the year of birth"),
    pytest.param("Mail goes to example at home.", "Mail goes to [EMAIL] at home.", id="a word of an address"),
    pytest.param("It was 30 days in 2021.", "It was 30 days in 2021.", id="other numbers stay"),
]  # fmt: skip


@pytest.mark.parametrize(("claim", "expected"), PARTS)
def test_parts__of_what_the_sweep_finds_in_the_source(claim: str, expected: str, sweeps: str) -> None:
    assert masked(claim, sources=(SPAN,)) == expected


LISTED = ["Rowan Sample, SSN 078-05-1120, 12 Elm Street"]

LISTED_PARTS = [
    pytest.param("Rowan Sample asked.", "R.S. asked.", id="a name out of a flagged text"),
    pytest.param("SAMPLE asked.", "S. asked.", id="a part of the name, in capitals"),
    pytest.param("It was Sample's car.", "It was S.'s car.", id="the genitive"),
    pytest.param("Rowan-Sample asked.", "R.S. asked.", id="joined by a hyphen"),
    pytest.param("rowansample asked.", "[REDACTED] asked.", id="written as one word"),
    pytest.param("R\u00f3wan asked.", "R. asked.", id="with an accent"),
    pytest.param("Ro\u200bwan asked.", "R. asked.", id="with an invisible character in it"),
    pytest.param("The elm fell.", "The [REDACTED] fell.", id="a word in small letters"),
    pytest.param("The street is long.", "The street is long.", id="a common word stays"),
    pytest.param("Number 1120.", "Number [SSN].", id="figures"),
    pytest.param("At number 12.", "At number 12.", id="fewer than four figures stay"),
    pytest.param("In 2012 and on 1-1-2-0.", "In 2012 and on [SSN].", id="figures of one number only"),
    pytest.param("Rowan Sample, SSN 078-05-1120, 12 Elm Street", "[REDACTED]", id="the whole text"),
]  # fmt: skip


@pytest.mark.parametrize(("claim", "expected"), LISTED_PARTS)
def test_parts__of_a_listed_text(claim: str, expected: str, sweeps: str) -> None:
    got = masked(claim, flagged_texts=LISTED)
    if claim == LISTED[0]:
        assert not set(re.findall(r"\w+", got.lower())) & {"rowan", "sample", "078", "1120", "elm"}
    else:
        assert got == expected


@pytest.mark.parametrize(
    ("claim", "expected"),
    [
        pytest.param("Car 7XYZ123 passed.", "Car [REDACTED] passed.", id="out of a longer text"),
        pytest.param("Car 7xyz-123 passed.", "Car [REDACTED]-123 passed.", id="cut"),
        pytest.param("Case XYZ99 is open.", "Case [REDACTED] is open.", id="a piece of it in another number"),
    ],
)
def test_parts__of_a_plate(claim: str, expected: str) -> None:
    assert masked(claim, flagged_texts=["grey van 7XYZ123"]) == expected


@pytest.mark.parametrize(
    ("flagged", "claim", "expected"),
    [
        pytest.param("John Smith", "Sm\u200eith left.", "S. left.", id="direction mark"),
        pytest.param("John Smith", "Sm\ufe0fith left.", "S. left.", id="variation selector"),
        pytest.param("plate 55-1234", "It was 1\u200e2\u200e3\u200e4.", "It was [NUMBER].", id="in a number"),
        pytest.param("राजेश कुमार", "राजेश went.", "[REDACTED] went.", id="vowel signs of Devanagari"),
        pytest.param("יהושע כהן", "יְהוֹשֻׁעַ went.", "[REDACTED] went.", id="points of Hebrew"),
        pytest.param("王小明", "昨日王小明在北京。", "昨日[REDACTED]在北京。", id="running Chinese"),
        pytest.param("555-1234", "No. 55\u20091234.", "No. [NUMBER].", id="a thin space in a number"),
        pytest.param("Rowan Sample", "Sam-\nple left.", "S.P. left.", id="divided at a line end"),
        pytest.param("Pat McSample", "Mc Sample left.", "M.S. left.", id="divided by a space"),
        pytest.param("***", "It cost *** then.", "It cost [REDACTED] then.", id="no letter, no figure"),
        pytest.param("김철수 서울", "김철수는 갔다.", "[REDACTED]는 갔다.", id="Korean particle"),
    ],
)
def test_parts__in_every_script(flagged: str, claim: str, expected: str) -> None:
    assert masked(claim, flagged_texts=[flagged]) == expected


def test_parts__common_words_that_stay_are_named() -> None:
    found = redact("The street is long.", sources=(), terms=RedactionTerms(flagged_texts=LISTED))
    assert found.words_not_masked == ("street",)


def test_common_words__name_nobody() -> None:
    names = {
        "will",
        "may",
        "mark",
        "grace",
        "june",
        "april",
        "august",
        "rose",
        "hope",
        "frank",
        "bill",
        "art",
    }
    assert not COMMON & names
    assert all(word == fold(word) for word in COMMON)
    assert len(COMMON) < 150, "a short list, as the card shows it"


# People ---------------------------------------------------------------------------------------------------

PEOPLE = {
    "uninvolved_names": ["Rowan Q Sample"],
    "officials": ["Quinn Placeholder"],
    "kept_names": ["Avery Example"],
}

NAMES = [
    pytest.param("Rowan Q Sample asked.", "R.Q.S. asked.", id="whole"),
    pytest.param("Rowan Q. Sample asked.", "R.Q.S. asked.", id="with a point"),
    pytest.param("rowan sample asked.", "R.S. asked.", id="in small letters"),
    pytest.param("Ms. Sample asked.", "Ms. S. asked.", id="the surname alone"),
    pytest.param("Sergeant Quinn Placeholder signed.", "Sergeant Quinn Placeholder signed.", id="an official stays"),
    pytest.param("Avery Example signed.", "Avery Example signed.", id="a kept name stays"),
    pytest.param("Rowan and Avery Example met.", "R. and Avery Example met.", id="side by side"),
]  # fmt: skip


@pytest.mark.parametrize(("claim", "expected"), NAMES)
def test_names(claim: str, expected: str) -> None:
    assert masked(claim, **PEOPLE) == expected


def test_names__a_kept_name_shields_its_own_words_only_where_it_stands_whole() -> None:
    terms = {"uninvolved_names": ["Jordan Example"], "kept_names": ["Avery Example"]}
    assert masked("Avery Example met Jordan Example, and Example left.", **terms) == (
        "Avery Example met J.E., and E. left."
    )


def test_names__a_kept_name_does_not_unmask_a_number() -> None:
    assert (
        masked("Avery Example, 078-05-1120", kept_names=["Avery Example 078-05-1120"])
        == "Avery Example, [SSN]"
    )


@pytest.mark.parametrize(
    ("name", "expected"),
    [
        pytest.param("John Q Public", "J.Q.P.", id="three words"),
        pytest.param("Øyvind 3 Ålesund", "Ø.Å.", id="a part without letters gives nothing"),
        pytest.param("de la Cruz", "D.L.C.", id="small letters"),
        pytest.param("123", "", id="no letters at all"),
    ],
)
def test_initials(name: str, expected: str) -> None:
    assert initials(name) == expected


def test_unlisted_names__are_pointed_at() -> None:
    text = "Jordan Template met Quinn Placeholder in Town Hall."
    assert unlisted_names(text, ["Quinn Placeholder"]) == ["Jordan Template", "Town Hall"]
    assert unlisted_names("Nobody was there.", []) == []


BESIDE = [
    pytest.param("Rowan Sample asked.", "R.S. asked.", id="a name beside a number"),
    pytest.param("Sample asked.", "S. asked.", id="a part of it"),
    pytest.param(
        "Sergeant Quinn Placeholder signed.", "Sergeant Quinn Placeholder signed.", id="an official by rank"
    ),
    pytest.param("Avery Example signed.", "Avery Example signed.", id="a listed official"),
    pytest.param("The call was long.", "The call was long.", id="a common word before the name"),
]


@pytest.mark.parametrize(("claim", "expected"), BESIDE)
def test_names__beside_personal_data_in_the_source(claim: str, expected: str) -> None:
    """The other half of the leak: a claim that repeats just the name out of a flagged span."""
    span = "Sergeant Quinn Placeholder and Avery Example signed. Call Rowan Sample, SSN 078-05-1120."
    assert masked(claim, sources=(span,), officials=["Avery Example"]) == expected


def test_names__in_a_source_without_personal_data_are_left() -> None:
    assert masked("Rowan Sample asked.", sources=("Rowan Sample asked for it.",)) == "Rowan Sample asked."


# What holds for every text --------------------------------------------------------------------------------

WORDS = st.text(string.ascii_letters, min_size=2, max_size=9)
NUMBERS = st.text(string.digits, min_size=4, max_size=12)
FLAGGED = st.lists(st.one_of(WORDS, NUMBERS), min_size=1, max_size=5).map(" ".join)


@given(FLAGGED, st.data())
def test_redact__no_part_of_a_flagged_text_is_left(flagged: str, data: st.DataObject) -> None:
    """The leak of the reference system: a claim that repeats only a part of a flagged text."""
    parts = flagged.split()
    said = data.draw(st.lists(st.one_of(st.sampled_from(parts), WORDS), min_size=1, max_size=6))
    claim = data.draw(st.sampled_from([" ", ", ", "-", " / "])).join(said)
    left = _left(claim, flagged)
    named = {fold(part) for part in parts if not part.isdigit()} - COMMON
    numbers = [part for part in parts if part.isdigit()]
    assert not named & {token.folded for token in tokens(" ".join(left))}
    for run in re.findall(r"\d{4,}", " ".join(left)):
        assert not any(run in number for number in numbers)


def _left(claim: str, flagged: str) -> Iterator[str]:
    """The stretches of *claim* that are not masked."""
    found, at = redact(claim, sources=(), terms=RedactionTerms(flagged_texts=[flagged])), 0
    for one in found.redactions:
        yield claim[at : one.start]
        at = one.end
    yield claim[at:]


@given(st.text(max_size=120), st.lists(st.text(max_size=30), max_size=3))
def test_redact__any_text_gives_masks_in_order_that_make_the_text(claim: str, flagged: list[str]) -> None:
    found = redact(claim, sources=(), terms=RedactionTerms(flagged_texts=flagged))
    text, at = "", 0
    for one in found.redactions:
        assert at <= one.start < one.end <= len(claim)
        text += claim[at : one.start] + one.replacement
        at = one.end
    assert text + claim[at:] == found.text


@given(st.text(max_size=80))
def test_tokens__stand_where_they_say(text: str) -> None:
    at = 0
    for token in tokens(text):
        assert at <= token.start < token.end <= len(text)
        at = token.end


# The second sweep -----------------------------------------------------------------------------------------


def test_sweep__finds_what_the_patterns_do_not(monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("datafog")
    assert masked("Logged in from 192.168.10.20.") == "Logged in from [IP_ADDRESS]."
    monkeypatch.setattr(sweep, "is_installed", lambda: False)
    assert masked("Logged in from 192.168.10.20.") == "Logged in from 192.168.10.20."


def test_sweep__works_without_datafog(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "datafog", None)
    monkeypatch.setattr(sweep, "find_spec", lambda _name: None)
    assert is_flagged("SSN 078-05-1120", NOBODY)
    assert not is_flagged("The reader kept images.", NOBODY)


def test_sweep__sends_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("datafog")
    monkeypatch.setenv("DATAFOG_TELEMETRY", "1")
    sys.modules.pop("datafog.telemetry", None)
    masked("SSN 078-05-1120")
    assert "datafog.telemetry" not in sys.modules
