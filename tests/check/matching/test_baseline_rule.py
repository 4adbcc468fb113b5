"""The baseline is linkml-reference-validator's rule, held to that library's answers."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import pytest
from hypothesis import given
from hypothesis import strategies as st
from linkml_reference_validator.matching import split_supporting_text
from linkml_reference_validator.validation.supporting_text_validator import SupportingTextValidator

from citevouch.check.matching import baseline_found

if TYPE_CHECKING:
    from pathlib import Path


def library_found(quote: str, text: str) -> bool:
    """The same with the library's own functions."""
    normal = SupportingTextValidator.normalize_text
    parts = split_supporting_text(quote)
    return bool(parts) and all(normal(part) in normal(text) for part in parts)


PIECES = st.lists(
    st.one_of(
        st.sampled_from(["[", "]", "..", "...", " . . . ", "…", "α", "Λ", "ς", "µ", "ﬁ", "ﬅ", "Ĳ", "İ", "ß", "_", "\n", "\x1c", "\x85", "\u2028", "é", "e\u0301"]),
        st.sampled_from(["in 5 mice", "P<0.05", "mice", "ice", "-2.3"]),
        st.text(max_size=3),
    ),
    max_size=6,
).map("".join)  # fmt: skip


@given(PIECES, PIECES, st.booleans())
def test_any_quotation(quote: str, text: str, inside: bool) -> None:
    text = f"{text} {quote} x" if inside else text
    assert baseline_found(quote, text) == library_found(quote, text)


@given(st.characters())
def test_any_character(letter: str) -> None:
    for text in (letter, letter.lower(), f"a{letter}b"):
        assert baseline_found(letter, text) == library_found(letter, text)


@pytest.mark.shared
@pytest.mark.slow
def test_quotations_of_curators(shared: Path) -> None:
    folder = shared / "corpus"
    texts = [
        path.read_text(encoding="utf-8") for path in sorted((folder / "references_cache").iterdir())[:60]
    ]
    quotes = [json.loads(line) for line in (folder / "quotes.jsonl").read_text(encoding="utf-8").splitlines()]
    for each in quotes[:200]:
        for text in texts[:20]:
            assert baseline_found(each["quote"], text) == library_found(each["quote"], text)
