"""Lines and excerpts of the text that a report is about."""

from __future__ import annotations

import pytest

from citevouch.render.excerpts import Excerpt, Source


@pytest.mark.parametrize(
    ("text", "offset", "place"),
    [
        pytest.param("abc", 1, (1, 2), id="first line"),
        pytest.param("a\nb\nc", 4, (3, 1), id="LF"),
        pytest.param("a\r\nb", 3, (2, 1), id="CR LF is one end"),
        pytest.param("a\rb", 2, (2, 1), id="CR"),
        pytest.param("a\u2028b\x0cc", 4, (1, 5), id="no other ends"),
        pytest.param("\N{DNA DOUBLE HELIX}x", 1, (1, 2), id="code points"),
    ],
)
def test_at__line_and_column(text: str, offset: int, place: tuple[int, int]) -> None:
    assert Source(text).at(offset) == place


@pytest.mark.parametrize(
    ("text", "exact", "expected"),
    [
        pytest.param("One X two", "X", ("One ", "X", " two"), id="whole text"),
        pytest.param("before\n\nOne X two\n\nafter", "X", ("One ", "X", " two"), id="own paragraph"),
        pytest.param("- one\n- a X b\n- two", "X", ("- a ", "X", " b"), id="own list item"),
        pytest.param("1. one\n2. a X b\n3. two", "X", ("2. a ", "X", " b"), id="own numbered item"),
        pytest.param("| a |\n| X b |\n| c |", "X", ("| ", "X", " b |"), id="own table row"),
        pytest.param("a line\nwith X in\nit", "X", ("a line with ", "X", " in it"), id="wrapped line"),
        pytest.param(
            "seven words before it come X seven words after it come", "X",
            ("…before it come ", "X", " seven words after…"), id="cut at words",
        ),
    ],
)  # fmt: skip
def test_excerpt__what_stands_around(text: str, exact: str, expected: tuple[str, str, str]) -> None:
    start = text.index(exact)
    before, words, after = expected
    found = Source(text).excerpt(start, start + len(exact), around=20)
    assert found == Excerpt(before=before, exact=words, after=after)
