"""Moving records between the store and folders of cache files, and saying what a cache holds."""

from __future__ import annotations

from contextlib import contextmanager
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from citevouch.clock import stamp
from citevouch.errors import InputError, StoreError
from citevouch.resolve.cache_files import read_folder, write_files
from citevouch.resolve.cache_format import file_name
from citevouch.resolve.folder import STORE_NAME, open_cache
from citevouch.resolve.store import open_store

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator
    from pathlib import Path

    from citevouch.records import Record
    from citevouch.resolve.store import Store


@dataclass(frozen=True, kw_only=True)
class Imported:
    """What became of the files of a folder."""

    imported: int
    kept: int  #: records that the store has from a registry already
    problems: tuple[InputError, ...]


@dataclass(frozen=True, kw_only=True)
class Exported:
    """What became of the records of a store."""

    written: int
    left: int  #: files that were there already
    problems: tuple[StoreError, ...] = ()  #: records whose identifiers make no file name


def import_files(source: Path, cache_dir: Path) -> Imported:
    """Put the records of the cache files in *source* into the store of *cache_dir*, marked CACHE_FILE."""
    found = read_folder(source)
    cache_dir.mkdir(parents=True, exist_ok=True)
    store = open_store(cache_dir / STORE_NAME)
    try:
        own = {record.reference_id: record for record in found.values()}
        new = [_marked(record) for name, record in own.items() if not _confirmed(store, name)]
        store.put(new)
    finally:
        store.close()
    return Imported(imported=len(new), kept=len(own) - len(new), problems=found.problems)


def export_files(target: Path, cache_dir: Path, *, overwrite: bool = False) -> Exported:
    """Write the records of the store in *cache_dir* to *target* as cache files; none is written in part."""
    problems: list[StoreError] = []
    with _existing(cache_dir) as store:
        total = store.held().records
        written = write_files(_nameable(store.records(), problems), target, overwrite=overwrite)
    left = total - len(written) - len(problems)
    return Exported(written=len(written), left=left, problems=tuple(problems))


def describe(cache_dir: Path) -> Iterator[str]:
    """Lines on the cache in *cache_dir*: where it is, what the store and the cache files in it hold."""
    path = cache_dir / STORE_NAME
    yield f"folder: {cache_dir}"
    if path.exists():
        with _existing(cache_dir) as store:
            held = store.held()
        span = f", retrieved {held.oldest} to {held.newest}" if held.records else ""
        yield f"store: {path.name}, {path.stat().st_size} bytes"
        yield f"records: {held.records}{span}"
        yield f"denials: {held.denials}"
    else:
        yield "store: none yet"
    files = read_folder(cache_dir) if cache_dir.is_dir() else None
    if files is not None:
        yield f"cache files: {len({each.reference_id for each in files.values()})} records"
        yield from (f"refused: {problem}" for problem in files.problems)


@contextmanager
def _existing(cache_dir: Path) -> Iterator[Store]:
    """The store in *cache_dir*, to be read; the folder need not be writable."""
    path = cache_dir / STORE_NAME
    if not path.exists():
        raise StoreError("there is no store yet", file=str(path))
    with open_cache(cache_dir, offline=True) as cache:
        yield cache.store


def _nameable(records: Iterable[Record], problems: list[StoreError]) -> Iterator[Record]:
    """*records* but for those that no file can be named for; of these an error each goes to *problems*."""
    for record in records:
        try:
            file_name(record.reference_id)
        except StoreError as error:
            problems.append(error)
        else:
            yield record


def _confirmed(store: Store, name: str) -> bool:
    held = store.record(name)
    return held is not None and held.source != "CACHE_FILE" and held.reference_id == name


def _marked(record: Record) -> Record:
    return replace(record, source="CACHE_FILE", retrieved_at=record.retrieved_at or stamp())
