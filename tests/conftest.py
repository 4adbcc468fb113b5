"""Guards for every test: no network, no home directory, no settings of whoever runs it."""

from __future__ import annotations

import os
import socket
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
from hypothesis import settings
from tests.stub.server import Stub, running_stub

if TYPE_CHECKING:
    from collections.abc import Iterator

#: A machine that has other work to do is slow, which is no failure.
settings.register_profile("patient", deadline=None)
settings.load_profile("patient")

LOOPBACK = {"127.0.0.1", "::1", "localhost"}
SETTINGS = ("CITEVOUCH_", "NCBI_", "MAGPIE_", "OPENROUTER_")
KEPT = {"CITEVOUCH_SHARED"}


@pytest.fixture(scope="session")
def shared() -> Path:
    """The folder of real reports and recorded answers; tests that need it are skipped without it."""
    folder = os.environ.get("CITEVOUCH_SHARED")
    if not folder:
        pytest.skip("CITEVOUCH_SHARED names no folder of real reports and recorded answers")
    path = Path(folder).resolve()
    assert path.is_dir(), f"CITEVOUCH_SHARED={folder} is no folder"
    return path


@pytest.fixture(autouse=True)
def sealed(monkeypatch: pytest.MonkeyPatch, tmp_path_factory: pytest.TempPathFactory) -> None:
    """A fresh home, no settings from outside, and no connection but to this machine."""
    home = tmp_path_factory.getbasetemp() / "home"
    home.mkdir(exist_ok=True)
    for name in ("HOME", "XDG_CACHE_HOME", "XDG_CONFIG_HOME", "XDG_STATE_HOME", "XDG_DATA_HOME"):
        monkeypatch.setenv(name, str(home))
    for name in [name for name in os.environ if name.startswith(SETTINGS) and name not in KEPT]:
        monkeypatch.delenv(name)
    monkeypatch.delenv("SOURCE_DATE_EPOCH", raising=False)
    connect = socket.socket.connect

    def guarded(self: socket.socket, address: Any) -> None:
        if self.family != socket.AF_UNIX and address[0] not in LOOPBACK:
            raise AssertionError(f"a test tried to reach {address}")
        connect(self, address)

    monkeypatch.setattr(socket.socket, "connect", guarded)


@pytest.fixture
def registries(sealed: None, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[Stub]:
    """A stub of the registries, with the environment pointing at it and at an empty cache."""
    with running_stub() as running:
        for name, url in running.urls().items():
            monkeypatch.setenv(f"CITEVOUCH_{name.upper()}", url)
        monkeypatch.setenv("CITEVOUCH_CONTROL_PMID", "90000999")
        monkeypatch.setenv("CITEVOUCH_CONTROL_DOI", "10.5555/cr.control")
        monkeypatch.setenv("CITEVOUCH_CACHE_DIR", str(tmp_path / "cache"))
        monkeypatch.setenv("CITEVOUCH_READ_TIMEOUT", "0.3")
        monkeypatch.setenv("CITEVOUCH_OUTAGE_SECONDS", "2")
        yield running
