"""Folders of linkml-reference-validator (LRV) cache files: reading them, and writing what LRV replays."""

from __future__ import annotations

import os
import secrets
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING

from citevouch.errors import InputError, StoreError
from citevouch.records import Record
from citevouch.resolve.cache_format import FORM, file_name, is_named_as_one, parse, render

if TYPE_CHECKING:
    from pathlib import Path

#: Largest file read, in bytes: ten times the longest full text seen.
MAX_BYTES = 20_000_000


@dataclass(frozen=True, kw_only=True)
class CacheFolder(Mapping[str, Record]):
    """The records of a folder by every canonical identifier that they carry.

    A file named for an identifier answers for it before a file that only mentions it; of several that
    mention it, the first by name.
    """

    records: dict[str, Record]
    problems: tuple[InputError, ...] = ()  #: one for each file that could not be read as a record
    notes: tuple[str, ...] = ()  #: what was passed over and why

    def __getitem__(self, identifier: str) -> Record:
        return self.records[identifier]

    def __iter__(self) -> Iterator[str]:
        return iter(self.records)

    def __len__(self) -> int:
        return len(self.records)


def read_file(path: Path) -> Record:
    """The record in one cache file, as :func:`citevouch.resolve.cache_format.parse` reads it.

    Raises InputError also for a file that is too large, not UTF-8 or not readable.
    """
    try:
        if path.stat().st_size > MAX_BYTES:
            raise InputError("is too large", file=str(path), expected=f"at most {MAX_BYTES} bytes")
        text = path.read_text(encoding="utf-8")
    except OSError as error:
        raise InputError(f"cannot be read: {error.strerror}", file=str(path), expected=FORM) from error
    except UnicodeDecodeError as error:
        raise InputError("is not UTF-8", file=str(path), expected=FORM) from error
    return parse(text, path)


def read_folder(folder: Path) -> CacheFolder:
    """Every record in *folder* (not in folders below it), and what stood in the way of the others.

    Other Markdown files are passed over with a note; a link that leads out of the folder is a problem
    and is not followed. Raises InputError where *folder* itself cannot be listed.
    """
    try:
        paths = sorted(path for path in folder.iterdir() if path.suffix == ".md")
    except OSError as error:
        raise InputError(
            f"cannot be listed: {error.strerror}", file=str(folder), expected="a folder of cache files"
        ) from error
    found: list[Record] = []
    problems: list[InputError] = []
    notes: list[str] = []
    for path in paths:
        try:
            if _is_cache_file(path, folder):
                found.append(read_file(path))
            else:
                notes.append(f"{path}: passed over, it is no cache file")
        except InputError as error:
            problems.append(error)
        except (OSError, RuntimeError) as error:  # RuntimeError: links that lead in a circle
            problems.append(InputError(f"cannot be read: {error}", file=str(path), expected=FORM))
    records = _by_identifier(found, notes)
    return CacheFolder(records=records, problems=tuple(problems), notes=tuple(notes))


def write_file(record: Record, folder: Path, *, overwrite: bool = False, settled: bool = True) -> bool:
    """Write *record* as a cache file of *folder*; False where one is there and *overwrite* is not set.

    The file appears whole or not at all. *settled* stamps ``full_text_attempted``, which keeps LRV from
    going to the network for a full text: needed for replaying without one, wrong for those who want LRV
    to look for it. Raises StoreError where the folder cannot be written.
    """
    return bool(write_files([record], folder, overwrite=overwrite, settled=settled))


def write_files(
    records: Iterable[Record], folder: Path, *, overwrite: bool = False, settled: bool = True
) -> list[Path]:
    """Write each record as by :func:`write_file`; the files written, in the order of the records."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        present = {path.name.casefold(): path for path in folder.iterdir()}
        written = []
        for record in records:
            name = file_name(record.reference_id)
            path = present.get(name.casefold(), folder / name)  # a DOI may be there in capitals
            if overwrite or name.casefold() not in present:
                _put(path, render(record, settled=settled))
                present[name.casefold()] = path
                written.append(path)
    except (OSError, UnicodeEncodeError) as error:
        raise StoreError(f"cannot be written: {error}", file=str(folder)) from error
    return written


def _is_cache_file(path: Path, folder: Path) -> bool:
    if path.is_symlink() and not path.resolve().is_relative_to(folder.resolve()):
        raise InputError("is a link that leads out of the folder", file=str(path), expected="a file in it")
    if not path.is_file():
        return False
    if is_named_as_one(path.name):
        return True
    with path.open("rb") as file:
        return b"\nreference_id:" in file.read(4096)


def _by_identifier(found: list[Record], notes: list[str]) -> dict[str, Record]:
    records: dict[str, Record] = {}
    for own in (True, False):
        for record in found:
            names = [record.reference_id] if own else record.identifiers
            for name in names:
                first = records.setdefault(name, record)
                if first is not record and (own or name != first.reference_id):
                    notes.append(f"{name} stands in several files; that of {first.reference_id} answers")
    return records


def _put(path: Path, text: str) -> None:
    draft = path.with_name(f".{secrets.token_hex(8)}.tmp")
    try:
        with draft.open("x", encoding="utf-8", newline="\n") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        draft.replace(path)
    finally:
        draft.unlink(missing_ok=True)
