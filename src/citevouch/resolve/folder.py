"""The cache folder of a run: our store in it, and the cache files that somebody else keeps there.

Files of linkml-reference-validator found in the folder are read as records and never rewritten; what is
fetched goes to ``citevouch.sqlite`` beside them. A folder that cannot be written gets a temporary store
that starts as a copy of the one in it.
"""

from __future__ import annotations

import os
import shutil
import tempfile
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING

from citevouch.errors import StoreError
from citevouch.resolve.store import Denied, Store, open_store
from citevouch.settings import default_cache_dir

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence

    from citevouch.records import Record

STORE_NAME = "citevouch.sqlite"


@dataclass
class Cache:
    """An open cache folder. ``warnings`` grows as things turn out not to work."""

    folder: Path
    store: Store
    warnings: list[str] = field(default_factory=list)

    @cached_property
    def files(self) -> Mapping[str, Record]:
        """The records of cache files by every identifier they carry; read when first asked for."""
        if not any(self.folder.glob("*.md")):
            return {}
        from citevouch.resolve.cache_files import read_folder

        found = read_folder(self.folder)
        self.warnings.extend(str(problem) for problem in found.problems)
        return found

    def unconfirmed(self, identifier: str) -> Record | None:
        """A record that only a user's file gives: one in the folder, or one imported into the store."""
        held = self.store.record(identifier)
        if held and held.source == "CACHE_FILE":
            return held
        return self.files.get(identifier)

    def keep(self, records: Iterable[Record], denials: Iterable[Denied] = ()) -> None:
        """Put into the store; a store that cannot be written costs a warning, never the answers."""
        self._try(lambda: self.store.put(records, denials))

    def keep_aside(self, kind: str, key: str, at: str, records: Sequence[Record]) -> None:
        """As :meth:`keep`, for the answer to another question than "what is this identifier"."""
        self._try(lambda: self.store.put_aside(kind, key, at, records))

    def keep_text_aside(self, kind: str, key: str, at: str, text: str) -> None:
        """The same for an answer that is no list of records."""
        self._try(lambda: self.store.put_text_aside(kind, key, at, text))

    def _try(self, write: Callable[[], None]) -> None:
        try:
            write()
        except StoreError as error:
            message = f"{error}; what was fetched is not kept"
            if message not in self.warnings:
                self.warnings.append(message)


@contextmanager
def open_cache(folder: Path | None = None, *, offline: bool = False) -> Iterator[Cache]:
    """The cache in *folder* (the user's cache folder), open for the block.

    *offline*: nothing will be kept, so no file is made. Raises StoreError where the store in the folder
    is of a newer version or no store at all.
    """
    place = folder or default_cache_dir()
    if offline and not (place / STORE_NAME).exists():
        missing = [f"{place}: there is no such folder"] if folder and not place.is_dir() else []
        with _opened(Path(":memory:")) as store:
            yield Cache(place, store, missing)
    elif _writable(place):
        with _opened(place / STORE_NAME) as store:
            yield Cache(place, store)
    else:
        with tempfile.TemporaryDirectory(prefix="citevouch-") as temporary:
            warning = f"{place}: cannot be written (what is fetched is kept for this run only)"
            with _opened(_copied(place, Path(temporary))) as store:
                yield Cache(place, store, [] if offline else [warning])


@contextmanager
def _opened(path: Path) -> Iterator[Store]:
    store = open_store(path)
    try:
        yield store
    finally:
        store.close()


def _writable(folder: Path) -> bool:
    """Whether a file can be made in *folder*, tried out: permissions alone do not tell (root, mounts).

    The store itself is not opened: closing it would take away the locks that SQLite holds on it for another
    run of this process (POSIX), and a third process would take it for its own.
    """
    store = folder / STORE_NAME
    try:
        folder.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=folder):
            return not store.exists() or os.access(
                store, os.W_OK, effective_ids=os.access in os.supports_effective_ids
            )
    except OSError:
        return False


def _copied(folder: Path, target: Path) -> Path:
    """The store of *folder* copied into *target*, with the log of changes that SQLite keeps beside it."""
    for name in (STORE_NAME, f"{STORE_NAME}-wal"):
        try:
            shutil.copyfile(folder / name, target / name)
        except FileNotFoundError:
            continue
        except OSError as error:
            raise StoreError(f"cannot be read: {error.strerror}", file=str(folder / name)) from error
    return target / STORE_NAME
