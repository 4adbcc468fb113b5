"""What a finished identifier looks like."""

from __future__ import annotations

import pytest

from citevouch.identifiers import canonical, is_canonical


@pytest.mark.parametrize(
    ("written", "expected"),
    [
        pytest.param("10.5555/ABC", "DOI:10.5555/abc", id="capitals"),
        pytest.param("10.5555/\u212aelvin", "DOI:10.5555/\u212aelvin", id="the sign of kelvin is no k"),
        pytest.param("10.5555/\u00c9T\u00c9", "DOI:10.5555/\u00c9t\u00c9", id="accented capitals"),
        pytest.param(
            "10.5555/\u0130", "DOI:10.5555/\u0130", id="a capital that is two letters in lower case"
        ),
        pytest.param("10.5555/a\udcff", None, id="a byte that is no UTF-8"),
        pytest.param("10.5555/a\u00a0b", None, id="white space"),
        pytest.param("10.5555/" + "a" * 3000, None, id="3,000 characters"),
    ],
)
def test_canonical__doi(written: str, expected: str | None) -> None:
    """Only A to Z are folded: other letters tell DOIs apart (DOI Handbook)."""
    assert canonical("DOI", written) == expected
    assert expected is None or is_canonical(expected)
