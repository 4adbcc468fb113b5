"""Progress is for people who wait."""

from __future__ import annotations

import io
import sys
import time

import pytest

from citevouch.resolve import progress as module
from citevouch.resolve.progress import progress


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


@pytest.mark.parametrize(
    ("stream", "delay", "shown"),
    [
        pytest.param(Terminal(), 0.0, True, id="a terminal"),
        pytest.param(Terminal(), 60.0, False, id="a short wait"),
        pytest.param(io.StringIO(), 0.0, False, id="no terminal"),
    ],
)
def test_progress(stream: io.StringIO, delay: float, shown: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stderr", stream)
    monkeypatch.setattr(module, "DELAY", delay)
    monkeypatch.setenv("TERM", "xterm")
    with progress("Looking up 3 [red]identifiers") as advance:
        advance()
        time.sleep(0.1)
    assert ("Looking up 3 [red]identifiers" in stream.getvalue()) == shown
