"""Quotations in stored records, found again when the record has changed."""

from __future__ import annotations

import pytest

from citevouch.anchor import find_again, resolve_text_anchor
from citevouch.anchor.stored import text_hash
from citevouch.contract.output import emit
from citevouch_contract.models import TextAnchor

TEXT = "RESULTS: No individual had seizures at the age of 4.2 years. Short stature was seen in 12 of 40 families."
WORDS = "Short stature was seen in 12 of 40 families"


def text_anchor(words: str = WORDS, text: str = TEXT) -> TextAnchor:
    start = text.index(words)
    end = start + len(words)
    return TextAnchor(
        source_id="PMID:90000001",
        start=start,
        end=end,
        exact=words,
        prefix=text[max(0, start - 32) : start] or None,
        suffix=text[end : end + 32] or None,
        sha256=text_hash(text),
    )


@pytest.mark.parametrize(
    ("now", "words"),
    [
        pytest.param(TEXT, WORDS, id="unchanged"),
        pytest.param(f"BACKGROUND: A new label. {TEXT}", WORDS, id="text put before"),
        pytest.param(TEXT.replace("RESULTS: ", ""), WORDS, id="a label taken out"),
        pytest.param(TEXT.replace(" was seen", "\n was  seen"), WORDS.replace(" was seen", "\n was  seen"), id="other spaces"),
        pytest.param(TEXT.replace("No individual had", "Nobody had any"), WORDS, id="another sentence before"),
        pytest.param(f"Everything else is new. {WORDS}. And so is this.", WORDS, id="everything else is new"),
    ],
)  # fmt: skip
def test_find_again(now: str, words: str) -> None:
    found = find_again(text_anchor(), now)
    assert found is not None
    assert now[found.start : found.end] == found.exact == words
    assert found.sha256 == text_hash(now)
    assert emit(found)["source_id"] == "PMID:90000001"


@pytest.mark.parametrize(
    "now",
    [
        pytest.param("", id="empty"),
        pytest.param("Quite another abstract about rivers and hills.", id="gone"),
        pytest.param(TEXT.replace("12 of 40", "14 of 40"), id="a number changed"),
        pytest.param(TEXT.replace("was seen", "was not seen"), id="negated"),
        pytest.param(f"{WORDS}. {WORDS}.", id="two places"),
    ],
)
def test_find_again__not(now: str) -> None:
    assert find_again(text_anchor(), now) is None


def test_resolve_text_anchor() -> None:
    found = emit(resolve_text_anchor(text_anchor(), f"New. {TEXT}"))
    assert (found["level"], found["document_matches"], found["context_intact"]) == ("relocated", False, True)
    assert found["text_anchor"]["document_start"] == TEXT.index(WORDS) + 5
    assert emit(resolve_text_anchor(text_anchor(), TEXT))["document_matches"] is True


def test_resolve_text_anchor__says_what_changed() -> None:
    found = emit(resolve_text_anchor(text_anchor(), TEXT.replace("12 of 40", "14 of 40")))
    assert found["level"] == "unresolved"
    assert found["assist"]["difference"] == "in [12 -> 14] of"


def test_the_whole_text() -> None:
    whole = "A title that is all of it"
    found = find_again(text_anchor(whole, whole), whole)
    assert found is not None
    assert (found.prefix, found.suffix) == (None, None)
