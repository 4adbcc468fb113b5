"""Files of a workspace: readable by their owner only, on the disk before anything relies on them."""

from __future__ import annotations

import os
import tempfile
from pathlib import Path

FILE_MODE, FOLDER_MODE = 0o600, 0o700


def make_folder(folder: Path) -> None:
    """Make *folder*, or close an existing one to others."""
    folder.mkdir(mode=FOLDER_MODE, parents=True, exist_ok=True)
    folder.chmod(FOLDER_MODE)


def close_files(folder: Path) -> None:
    """Close every file in *folder* to others, whoever put it there. Links are left alone."""
    for path in folder.iterdir():
        if path.is_file() and not path.is_symlink() and path.stat().st_mode & 0o077:
            path.chmod(FILE_MODE)


def write(path: Path, data: bytes) -> None:
    """Replace *path* by *data* at once: after a crash the file has the old content or the new one."""
    handle, name = tempfile.mkstemp(prefix=f".{path.name}.", dir=path.parent)  # made with mode 0600
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        Path(name).replace(path)
    except BaseException:
        Path(name).unlink(missing_ok=True)
        raise
    sync_folder(path.parent)


def append(path: Path, data: bytes) -> None:
    """Add *data* to the end of *path*; it is on the disk when this returns."""
    handle = os.open(path, os.O_WRONLY | os.O_APPEND | os.O_CREAT, FILE_MODE)
    try:
        view = memoryview(data)
        while view:
            view = view[os.write(handle, view) :]
        os.fsync(handle)
    finally:
        os.close(handle)


def cut(path: Path, length: int) -> None:
    """Leave the first *length* bytes of *path*."""
    with path.open("r+b") as file:
        file.truncate(length)
        os.fsync(file.fileno())


def sync_folder(folder: Path) -> None:
    """Have the names in *folder* on the disk, where the platform can."""
    if os.name != "posix":
        return
    handle = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)
