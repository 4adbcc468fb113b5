"""The example, a fixed clock, and a stub of the registries for commands."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from tests.stub.server import Stub, running_stub

if TYPE_CHECKING:
    from collections.abc import Iterator

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


@pytest.fixture
def registries(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[Stub]:
    """The registries, with the environment pointing at them and at an empty cache."""
    with running_stub() as running:
        for name, url in running.urls().items():
            monkeypatch.setenv(f"CITEVOUCH_{name.upper()}", url)
        monkeypatch.setenv("CITEVOUCH_CONTROL_PMID", "90000999")
        monkeypatch.setenv("CITEVOUCH_CONTROL_DOI", "10.5555/cr.control")
        monkeypatch.setenv("CITEVOUCH_CACHE_DIR", str(tmp_path / "cache"))
        monkeypatch.setenv("CITEVOUCH_READ_TIMEOUT", "0.3")
        monkeypatch.setenv("CITEVOUCH_OUTAGE_SECONDS", "2")
        yield running
