"""Somebody who types at a terminal."""

from __future__ import annotations

import os
import pty
import subprocess
import sys
import threading

from tests.gate.building import ME


def review_in_pty(folder: str, typed: str, *more: str) -> tuple[int, str]:
    """A review whose standard input is a terminal: exit code and everything on its screen."""
    parent, child = pty.openpty()
    environ = {**os.environ, "CITEVOUCH_REVIEWER": ME, "NO_COLOR": "1", "TERM": "dumb", "COLUMNS": "80"}
    with subprocess.Popen(
        [sys.executable, "-m", "citevouch", "gate", "review", folder, *more],
        stdin=child, stdout=child, stderr=child, env=environ, close_fds=True,
    ) as process:  # fmt: skip
        os.close(child)
        said: list[bytes] = []

        def listen() -> None:
            try:
                while chunk := os.read(parent, 4_096):
                    said.append(chunk)
            except OSError:
                return

        listener = threading.Thread(target=listen, daemon=True)
        listener.start()
        os.write(parent, typed.encode())
        code = process.wait(60)
        listener.join(10)
    os.close(parent)
    return code, b"".join(said).decode()
