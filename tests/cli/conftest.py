"""The example and a fixed clock, for commands."""

from __future__ import annotations

from pathlib import Path

import pytest

EXAMPLES = Path(__file__).parents[2] / "examples"


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> None:
    """The time of the outputs that are shown: 2026-11-30."""
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "1796000000")


@pytest.fixture
def example() -> str:
    """The report that ships with the project."""
    return str(EXAMPLES / "report.md")


@pytest.fixture
def offline() -> list[str]:
    """Options with which the example is checked over the records that ship with it."""
    return ["--offline", "--cache-dir", str(EXAMPLES / "records")]
