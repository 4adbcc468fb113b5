"""The record store: one SQLite file that keeps what registries said, one entry per record.

An answer for a batch cannot be used again, a record can: each entry answers for every identifier that its
record carries. Denials are kept beside the records, notices of a standing check and the hits of title
searches too; a failed look-up is never kept. Values are JSON text; nothing is unpickled.

Plain ``sqlite3`` on purpose: ``requests_cache.SQLiteDict`` pastes keys into SQL (a DOI may hold an
apostrophe), waits for ever on a file that it cannot lock, and swallows a full disk.
"""

from __future__ import annotations

import json
import sqlite3
import threading
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from citevouch.clock import moment, stamp
from citevouch.contract.authorities import authorities
from citevouch.errors import StoreError
from citevouch.resolve.codec import decode, encode

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence
    from pathlib import Path

    from citevouch.records import Record

#: "CVch", so that ``file`` and we know our own files (SQLite's application_id).
APPLICATION_ID = 0x43566368
#: Layout of the tables below (SQLite's user_version). A newer one is refused, see :func:`_check`.
LAYOUT = 1
BUSY_SECONDS = 30.0  #: how long to wait for another process that writes

_TABLES = """
CREATE TABLE record (key TEXT PRIMARY KEY, confirmed INTEGER NOT NULL, at TEXT NOT NULL, value TEXT NOT NULL)
    WITHOUT ROWID;
CREATE TABLE name (name TEXT NOT NULL, key TEXT NOT NULL, PRIMARY KEY (name, key)) WITHOUT ROWID;
CREATE TABLE denial (key TEXT PRIMARY KEY, at TEXT NOT NULL, registry TEXT NOT NULL) WITHOUT ROWID;
CREATE TABLE aside (kind TEXT NOT NULL, key TEXT NOT NULL, at TEXT NOT NULL, value TEXT NOT NULL,
                    PRIMARY KEY (kind, key)) WITHOUT ROWID;
"""


@dataclass(frozen=True, kw_only=True)
class Denied:
    """An authority's answer that there is no such record."""

    identifier: str
    registry: str
    at: str


@dataclass(frozen=True, kw_only=True)
class Held:
    """What the store counts, for ``citevouch cache info``."""

    records: int
    denials: int
    oldest: str | None
    newest: str | None


class Store:
    """An open store; safe to share between threads. Made by :func:`open_store`."""

    def __init__(self, path: Path, connection: sqlite3.Connection) -> None:
        self.path = path
        self._connection = connection
        self._lock = threading.Lock()

    def close(self) -> None:
        """Close the file; further use is a fault of the caller."""
        self._connection.close()

    def record(self, identifier: str) -> Record | None:
        """The record that answers for *identifier*: a registry's before one of a user's file (CACHE_FILE),
        its own entry before one that only carries it. StoreError where that entry does not carry it.
        """
        row = self._one(
            "SELECT record.value FROM name JOIN record ON record.key = name.key WHERE name.name = ? "
            "ORDER BY record.confirmed DESC, name.key <> name.name, record.at DESC, name.key LIMIT 1",
            (identifier,),
        )
        record = self._decoded(row[0]) if row else None
        if record and identifier not in record.identifiers:
            what = f"an entry answers for {identifier}, which it does not carry"
            raise StoreError(what, file=str(self.path))
        return record

    def denial(self, identifier: str) -> Denied | None:
        """The denial kept for *identifier*. StoreError where it is not of an authority, or of no time."""
        row = self._one("SELECT registry, at FROM denial WHERE key = ?", (identifier,))
        if row and not (row[0] in authorities(identifier) and _is_stamp(row[1])):
            raise StoreError(f"the denial of {identifier} is none", file=str(self.path))
        return Denied(identifier=identifier, registry=row[0], at=row[1]) if row else None

    def aside(self, kind: str, key: str) -> tuple[str, list[Record]] | None:
        """When, and which records, were kept by :meth:`put_aside` under *kind* and *key*."""
        row = self.text_aside(kind, key)
        if not row:
            return None
        try:
            return row[0], [self._decoded(each) for each in json.loads(row[1])]
        except (ValueError, TypeError, RecursionError) as error:
            raise StoreError("an entry is no list of records", file=str(self.path)) from error

    def text_aside(self, kind: str, key: str) -> tuple[str, str] | None:
        """When, and which text, was kept under *kind* and *key*."""
        row = self._one("SELECT at, value FROM aside WHERE kind = ? AND key = ?", (kind, key))
        return (str(row[0]), str(row[1])) if row else None

    def records(self) -> Iterator[Record]:
        """Every record, by key; read in steps, so that a large store is never in memory at once."""
        last = ""
        while rows := self._all(
            "SELECT key, value FROM record WHERE key > ? ORDER BY key LIMIT 500", (last,)
        ):
            for _key, value in rows:
                yield self._decoded(value)
            last = rows[-1][0]

    def held(self) -> Held:
        """How much the store holds."""
        records, oldest, newest = self._all("SELECT count(*), min(at), max(at) FROM record", ())[0]
        denials = self._all("SELECT count(*) FROM denial", ())[0][0]
        return Held(records=records, denials=denials, oldest=oldest, newest=newest)

    def put(self, records: Iterable[Record], denials: Iterable[Denied] = ()) -> None:
        """Keep *records* and *denials*, all or none; what they replace is forgotten."""
        with self._writing() as connection:
            for record in records:
                self._put(connection, record)
            for denied in denials:
                _forget(connection, denied.identifier)
                connection.execute(
                    "INSERT OR REPLACE INTO denial VALUES (?, ?, ?)",
                    (denied.identifier, denied.at, denied.registry),
                )

    def put_aside(self, kind: str, key: str, at: str, records: Sequence[Record]) -> None:
        """Keep a list of records that answer a question other than "what is this identifier"."""
        value = json.dumps([encode(record) for record in records], ensure_ascii=False)
        self.put_text_aside(kind, key, at, value)

    def put_text_aside(self, kind: str, key: str, at: str, text: str) -> None:
        """Keep any other text, which whoever reads it has to check."""
        with self._writing() as connection:
            connection.execute("INSERT OR REPLACE INTO aside VALUES (?, ?, ?, ?)", (kind, key, at, text))

    def _put(self, connection: sqlite3.Connection, record: Record) -> None:
        key = record.reference_id
        _forget(connection, key)
        confirmed = record.source != "CACHE_FILE"
        connection.execute(
            "INSERT INTO record VALUES (?, ?, ?, ?)",
            (key, confirmed, record.retrieved_at or "", encode(record)),
        )
        connection.executemany(
            "INSERT OR IGNORE INTO name VALUES (?, ?)", [(name, key) for name in record.identifiers]
        )

    def _decoded(self, value: object) -> Record:
        try:
            return decode(value)
        except StoreError as error:
            raise StoreError(error.what, file=str(self.path), expected=error.expected) from error

    def _one(self, query: str, values: tuple[str, ...]) -> tuple[Any, ...] | None:
        rows = self._all(query, values)
        return rows[0] if rows else None

    def _all(self, query: str, values: tuple[str, ...]) -> list[tuple[Any, ...]]:
        with self._lock:
            try:
                return self._connection.execute(query, values).fetchall()
            except sqlite3.Error as error:
                raise _broken(self.path, error) from error

    @contextmanager
    def _writing(self) -> Iterator[sqlite3.Connection]:
        with self._lock:
            try:
                self._connection.execute("BEGIN IMMEDIATE")
                try:
                    yield self._connection
                except BaseException:
                    self._connection.execute("ROLLBACK")
                    raise
                self._connection.execute("COMMIT")
            except sqlite3.Error as error:
                if self._connection.in_transaction:
                    self._connection.execute("ROLLBACK")
                raise _broken(self.path, error) from error


def open_store(path: Path) -> Store:
    """The store at *path*, made where there is none.

    Raises StoreError where the file is no store of ours, was written by a newer version, or cannot be
    opened for writing.
    """
    if path.exists() and not path.is_file():  # opening a pipe would hang
        raise StoreError("is no file", file=str(path), expected="a file that citevouch made")
    try:
        connection = sqlite3.connect(
            path, timeout=BUSY_SECONDS, isolation_level=None, check_same_thread=False
        )
    except sqlite3.Error as error:
        raise _broken(path, error) from error
    try:
        _prepare(connection, path)
    except sqlite3.Error as error:
        connection.close()
        raise _broken(path, error) from error
    except StoreError:
        connection.close()
        raise
    return Store(path, connection)


def _prepare(connection: sqlite3.Connection, path: Path) -> None:
    connection.execute("PRAGMA trusted_schema = OFF")
    connection.execute("BEGIN")  # what is read in it is of one moment: another process may be making the file
    made = _check(connection, path)
    connection.execute("COMMIT")
    if made:
        return
    connection.execute("BEGIN IMMEDIATE")
    if not _check(connection, path):
        for statement in _TABLES.split(";"):
            connection.execute(statement)
        connection.execute(f"PRAGMA application_id = {APPLICATION_ID}")
        connection.execute(f"PRAGMA user_version = {LAYOUT}")
    connection.execute("COMMIT")
    with suppress(sqlite3.OperationalError):  # others use it already; without WAL they wait for each other
        connection.execute("PRAGMA journal_mode = WAL")


def _check(connection: sqlite3.Connection, path: Path) -> bool:
    """Whether the file is a store of ours; False where it is empty, StoreError where it is anything else."""
    (application,) = connection.execute("PRAGMA application_id").fetchone()
    (layout,) = connection.execute("PRAGMA user_version").fetchone()
    (tables,) = connection.execute("SELECT count(*) FROM sqlite_master").fetchone()
    if application == APPLICATION_ID and layout == LAYOUT:
        return True
    if application == APPLICATION_ID and layout > LAYOUT:
        raise StoreError(
            f"was written by a newer citevouch (layout {layout})",
            file=str(path),
            expected=f"layout {LAYOUT}; use the newer version, or another --cache-dir",
        )
    if tables or application or layout:
        raise StoreError("is no citevouch store", file=str(path), expected="a file that citevouch made")
    return False


def _is_stamp(value: object) -> bool:
    try:
        return isinstance(value, str) and stamp(moment(value)) == value
    except (ValueError, OverflowError):
        return False


def _forget(connection: sqlite3.Connection, key: str) -> None:
    connection.execute("DELETE FROM name WHERE key = ?", (key,))
    connection.execute("DELETE FROM record WHERE key = ?", (key,))
    connection.execute("DELETE FROM denial WHERE key = ?", (key,))


def _broken(path: Path, error: sqlite3.Error) -> StoreError:
    return StoreError(f"the store cannot be used: {error}", file=str(path))
