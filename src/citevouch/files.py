"""Files that users name: read as text or refused with a clear error, written whole or not at all."""

from __future__ import annotations

import errno
import os
import stat
import sys
import tempfile
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, BinaryIO

from citevouch.errors import InputError

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

STANDARD = "-"  #: standard input or output
_WRITABLE = stat.S_IWUSR | stat.S_IWGRP | stat.S_IWOTH


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
    """Write *text* to *path* (``-``: standard output) as :func:`writing` does."""
    with writing(path) as write:
        write(text)


def replace_text(path: str, old: str, new: str) -> None:
    """Write *new* to the file at *path*, which held *old* when it was read; nothing where they are the same.

    Raises InputError where somebody changed the file in the meantime: their change is kept.
    """
    if new == old:
        return
    if read_text(path) != old:
        raise InputError("was changed while it was being checked", file=path, expected="run again")
    write_text(path, new)


@contextmanager
def writing(path: str) -> Iterator[Callable[[str], None]]:
    """A function that writes pieces of a text to *path* (``-``: standard output).

    They go to a temporary file in the same folder, which takes the place of the file when the block is done:
    all of the text is there, or what was there before. The file keeps its mode, a symbolic link is followed,
    line ends are written as they are. Raises InputError where it cannot be written or is write-protected.
    """
    if path == STANDARD:
        yield _to_standard
        _to_standard("")
        return
    with _named(path):
        target = Path(path).resolve()
        file, temporary = _open(Path(path), target)
    try:

        def write(text: str) -> None:
            with _named(path):
                file.write(_encoded(text))

        yield write
        with _named(path):
            file.flush()
            if temporary:
                os.fsync(file.fileno())
                temporary.chmod(_mode(target))
                temporary.replace(target)
    except BaseException:
        if temporary:
            temporary.unlink(missing_ok=True)
        raise
    finally:
        file.close()


def _to_standard(text: str) -> None:
    """Write *text* to standard output at once. That its reader has gone is passed on: the command ends."""
    try:
        sys.stdout.buffer.write(_encoded(text))
        sys.stdout.buffer.flush()
    except BrokenPipeError:
        raise
    except OSError as error:
        raise InputError(error.strerror or "cannot be written", file="<stdout>") from error


def _encoded(text: str) -> bytes:
    return text.encode("utf-8", "surrogatepass")


def _open(path: Path, target: Path) -> tuple[BinaryIO, Path | None]:
    """A file to write to, with its path where it is a temporary one; devices and pipes are written directly.

    *path*, a pipe such as /dev/stdout, has no *target* that could be named. A file that is write-protected is
    refused as it is where one writes into it: a new file in its place would undo what its owner asked for.
    """
    if path.exists() and not path.is_file():
        return path.open("wb"), None
    if target.exists() and not target.stat().st_mode & _WRITABLE:
        raise PermissionError(errno.EACCES, "is write-protected")
    handle, name = tempfile.mkstemp(prefix=".citevouch.", dir=target.parent)  # its own name may be too long
    return os.fdopen(handle, "wb"), Path(name)


@contextmanager
def _named(path: str) -> Iterator[None]:
    """Errors of the system as InputError on *path*."""
    try:
        yield
    except OSError as error:
        raise InputError(error.strerror or "cannot be written", file=path) from error


def _mode(target: Path) -> int:
    return target.stat().st_mode & 0o7777 if target.exists() else 0o666 & ~_umask()


def _umask() -> int:
    mask = os.umask(0)
    os.umask(mask)
    return mask
