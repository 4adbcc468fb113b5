"""One writer for a workspace. The lock goes with its process, so that a crash leaves none behind."""

from __future__ import annotations

import os
import sys
from contextlib import contextmanager
from typing import TYPE_CHECKING

from citevouch.errors import StoreError
from citevouch.gate.private import FILE_MODE

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path


@contextmanager
def locked(path: Path) -> Iterator[None]:
    """Hold the lock file *path* while the block runs. Raises StoreError where another process holds it."""
    handle = os.open(path, os.O_RDWR | os.O_CREAT, FILE_MODE)
    try:
        try:
            _take(handle)
        except OSError as error:
            raise StoreError(
                "another session has it open", file=str(path.parent), expected="one writer at a time"
            ) from error
        yield
    finally:
        os.close(handle)


if sys.platform == "win32":
    import msvcrt

    def _take(handle: int) -> None:
        msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)
else:
    import fcntl

    def _take(handle: int) -> None:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
