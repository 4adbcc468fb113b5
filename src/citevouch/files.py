"""Files that users name: read as text or refused with a clear error, written whole or not at all."""

from __future__ import annotations

import os
import sys
import tempfile
from functools import partial
from pathlib import Path

from citevouch.errors import InputError

STANDARD = "-"  #: standard input or output


def read_text(path: str) -> str:
    """The text of *path* (``-``: standard input) with its line ends and BOM as they are.

    Raises InputError for a file that cannot be read or is not UTF-8, with the place of the first bad byte.
    """
    name = "<stdin>" if path == STANDARD else path
    try:
        raw = sys.stdin.buffer.read() if path == STANDARD else Path(path).read_bytes()
    except OSError as error:
        raise InputError(error.strerror or "cannot be read", file=name) from error
    try:
        return raw.decode("utf-8")
    except UnicodeDecodeError as error:
        line = raw.count(b"\n", 0, error.start) + 1
        raise InputError(
            "not UTF-8 text", file=name, place=str(line), expected=f"byte {error.start}"
        ) from error


def write_text(path: str, text: str) -> None:
    """Write *text* to *path* (``-``: standard output), through a temporary file in the same folder.

    The file is replaced at once, keeps its mode, and a symbolic link is followed; what stands there before an
    error stays there. Line ends are written as they are. Raises InputError where it cannot be written.
    """
    data = text.encode("utf-8", "surrogatepass")
    if path == STANDARD:
        sys.stdout.buffer.write(data)
        sys.stdout.buffer.flush()
        return
    target = Path(path).resolve()
    is_pipe = target.exists() and not target.is_file()
    write = target.write_bytes if is_pipe else partial(_replace, target)
    try:
        write(data)
    except OSError as error:
        raise InputError(error.strerror or "cannot be written", file=path) from error


def _replace(target: Path, data: bytes) -> int:
    mode = target.stat().st_mode & 0o7777 if target.exists() else 0o666 & ~_umask()
    handle, name = tempfile.mkstemp(prefix=f".{target.name}.", dir=target.parent)
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        Path(name).chmod(mode)
        Path(name).replace(target)
        return len(data)
    except BaseException:
        Path(name).unlink(missing_ok=True)
        raise


def _umask() -> int:
    mask = os.umask(0)
    os.umask(mask)
    return mask
