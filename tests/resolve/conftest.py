"""A stub of the registries for each test, and settings that point at it and lose no time."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from tests.stub.server import running_stub

from citevouch.settings import Settings

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

    from tests.stub.server import Stub

#: No spacing of requests; tests of the limits set their own.
UNLIMITED = dict.fromkeys(("ncbi", "crossref", "datacite", "doi", "clinicaltrials", "europepmc"), 1e6)
QUICK: dict[str, Any] = {
    "connect_timeout": 0.5,
    "read_timeout": 0.25,
    "total_timeout": 0.6,
    "outage_seconds": 3.0,
    "tries": 2,
    "backoff": 0.01,
    "rates": UNLIMITED,
    "control_pmid": "90000999",
    "control_doi": "10.5555/cr.control",
    "max_body": 200_000,
}


@pytest.fixture
def stub() -> Iterator[Stub]:
    """The registries, answering."""
    with running_stub() as running:
        yield running


@pytest.fixture
def settings(stub: Stub, tmp_path: Path) -> Callable[..., Settings]:
    """Settings for the stub, with changes."""

    def make(**changes: Any) -> Settings:
        values = {**QUICK, **stub.urls(), "cache_dir": tmp_path / "cache", **changes}
        return Settings(**values)

    return make
