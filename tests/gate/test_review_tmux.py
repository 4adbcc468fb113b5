"""The review in a real terminal: tmux, 80 columns, no colour."""

from __future__ import annotations

import os
import re
import shlex
import shutil
import subprocess
import sys
import time
from typing import TYPE_CHECKING

import pytest
from tests.gate.building import KEPT, ME, POLICE, answer, make, status

from citevouch.gate.workspace import load

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(shutil.which("tmux") is None, reason="tmux is not installed (apt-get install tmux)"),
]
COLOUR = re.compile(r"\x1b\[[0-9;]*(?:3[0-8]|4[0-8]|9[0-7])(?:;[0-9;]*)?m")
PATIENCE = 30.0  #: seconds until something must have come up on the screen


class Tmux:
    """A tmux server of its own with one window of 80 by 40 characters."""

    def __init__(self, socket: Path) -> None:
        self._socket = str(socket)

    def run(self, *arguments: str) -> str:
        environ = {**os.environ, "TERM": "screen", "LC_ALL": "C.UTF-8"}
        done = subprocess.run(
            ["tmux", "-S", self._socket, *arguments],
            capture_output=True,
            text=True,
            env=environ,
            check=False,
            timeout=20,
        )
        return done.stdout

    def start(self, command: str) -> None:
        self.run("-f", "/dev/null", "new-session", "-d", "-x", "80", "-y", "40", "-s", "review", command)

    def type(self, text: str) -> None:
        self.run("send-keys", "-t", "review", "-l", text)
        self.run("send-keys", "-t", "review", "Enter")

    def screen(self) -> str:
        return self.run("capture-pane", "-p", "-J", "-S", "-200", "-t", "review")

    def wait_for(self, text: str, *, times: int = 1) -> str:
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until:
            shown = self.screen()
            if shown.count(text) >= times:
                return shown
            time.sleep(0.05)
        raise AssertionError(f"{text!r} did not come up in:\n{self.screen()}")


@pytest.fixture
def tmux(tmp_path: Path) -> Iterator[Tmux]:
    made = Tmux(tmp_path / "tmux")
    yield made
    made.run("kill-server")


def command(folder: Path, *more: str, environ: str = "NO_COLOR=1") -> str:
    """The command line of a review, and a mark when it has ended."""
    words = [sys.executable, "-m", "citevouch", "gate", "review", str(folder), *more]
    return f"env CITEVOUCH_REVIEWER={ME} {environ} {shlex.join(words)}; echo ended-$?; sleep 60"


def test_review_in_tmux(tmp_path: Path, tmux: Tmux) -> None:
    folder = make(tmp_path, [KEPT, POLICE])
    answer(folder, kept="supported", police="contradicted")
    tmux.start(command(folder))
    shown = tmux.wait_for("Enter shows the claim")
    assert "SOURCE  block #/texts/1" in shown
    assert KEPT["claim_text"] not in shown
    tmux.type("")
    assert KEPT["claim_text"] in tmux.wait_for("Enter shows the advice")
    tmux.type("")
    shown = tmux.wait_for("[a]ccept")
    assert "Verifier: supported, confidence 0.90" in shown
    assert not COLOUR.search(tmux.run("capture-pane", "-p", "-e", "-t", "review"))
    tmux.type("a")
    tmux.wait_for("Accepted.")
    assert status(folder, "kept") == "accepted", "on the disk before the next question"
    tmux.wait_for("Enter shows the claim", times=2)
    tmux.type("")
    tmux.wait_for("Enter shows the advice", times=2)
    tmux.type("")
    tmux.wait_for("[a]ccept", times=2)
    tmux.type("e")
    tmux.wait_for("New claim")
    tmux.type("The police asked for plate data twice.")
    tmux.wait_for("New quote")
    tmux.type("")
    tmux.wait_for("Why >")
    tmux.type("It was the police, not ICE.")
    shown = tmux.wait_for("ended-0")
    head = load(folder).head
    assert "2 decided" in shown
    assert f"{head.count}:{head.hash[:40]}" in shown.replace("\n", "")
    assert status(folder, "police") == "pending_reverification"


def test_review_in_tmux__killed_in_the_middle_loses_nothing(tmp_path: Path, tmux: Tmux) -> None:
    folder = make(tmp_path, [KEPT, POLICE])
    answer(folder, kept="supported", police="contradicted")
    tmux.start(command(folder))
    for prompt, typed in (("Enter shows the claim", ""), ("Enter shows the advice", ""), ("[a]ccept", "a")):
        tmux.wait_for(prompt)
        tmux.type(typed)
    tmux.wait_for("Accepted.")
    tmux.run("kill-session", "-t", "review")
    assert status(folder, "kept") == "accepted"
    tmux.start(command(folder))
    assert "Card 1 of 1" in tmux.wait_for("Enter shows the claim")
    tmux.type("q")
    tmux.wait_for("ended-0")


def test_review_in_tmux__interrupted_by_the_keyboard(tmp_path: Path, tmux: Tmux) -> None:
    folder = make(tmp_path, [KEPT])
    tmux.start(command(folder))
    tmux.wait_for("Enter shows the claim")
    tmux.run("send-keys", "-t", "review", "C-c")
    shown = tmux.wait_for("ended-")
    assert "Traceback" not in shown
    assert "0 decided" in shown
