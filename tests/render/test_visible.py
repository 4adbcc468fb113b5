"""Text from outside that can be written to any format and shows what it holds."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from lxml import etree

from citevouch.render.visible import one_line, shown


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        pytest.param("plain – ß \N{DNA DOUBLE HELIX}\n\t", "plain – ß \N{DNA DOUBLE HELIX}\n\t", id="stays"),
        pytest.param("\x00\x1b[31m\x9b", "\\x00\\x1b[31m\\x9b", id="controls"),
        pytest.param("\u202egnp.exe", "\\u202egnp.exe", id="direction"),
        pytest.param("\ud800x\ufffe\uffff", "\\ud800x\\ufffe\\uffff", id="what XML forbids"),
    ],
)
def test_shown__as_escapes(text: str, expected: str) -> None:
    assert shown(text) == expected


@given(st.text(st.characters(codec=None)))
def test_shown__fits_xml(text: str) -> None:
    element = etree.Element("a")
    element.text = shown(text)
    assert etree.tostring(element)


@pytest.mark.parametrize(
    ("text", "limit", "expected"),
    [
        pytest.param(" a\n\n b\t", None, "a b", id="folded"),
        pytest.param("four words are here", 12, "four words…", id="cut"),
        pytest.param("four words", 10, "four words", id="just fits"),
    ],
)
def test_one_line__folds_and_cuts(text: str, limit: int | None, expected: str) -> None:
    assert one_line(text, limit=limit) == expected
