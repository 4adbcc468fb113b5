"""The record store: what it gives back, what it refuses, and what it survives."""

from __future__ import annotations

import json
import os
import pickle
import shutil
import signal
import sqlite3
import subprocess
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.timing import processor_seconds

from citevouch.errors import StoreError
from citevouch.records import Notice, Record
from citevouch.resolve import open_run, resolve
from citevouch.resolve.codec import decode, encode
from citevouch.resolve.folder import STORE_NAME, open_cache
from citevouch.resolve.store import Denied, open_store

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.stub.server import Stub

    from citevouch.settings import Settings

AT = "2030-01-01T00:00:00Z"


def _record(number: int = 90_000_001, **changes: object) -> Record:
    values: dict[str, object] = {
        "reference_id": f"PMID:{number}",
        "source": "PUBMED",
        "title": "On glands",
        "doi": f"10.5555/o'gland.{number}",
        "pmid": str(number),
        "text": "Seen.",
        "content_scope": "ABSTRACT",
        "retrieved_at": AT,
    }
    return Record(**(values | changes))  # type: ignore[arg-type]


texts = st.text(max_size=30)
optional = st.none() | texts
years = st.from_regex(r"[0-9]{4}", fullmatch=True)
notices = st.builds(
    Notice,
    standing=st.sampled_from(["RETRACTED", "CORRECTED"]),
    noticed_by=st.sampled_from(["PUBMED", "CROSSREF", "RETRACTION_WATCH"]),
    notice_date=st.none() | years,
    notice_id=optional,
)
records = st.builds(
    Record,
    reference_id=st.sampled_from(["PMID:90000001", "DOI:10.5555/o'gland", "OMIM:1"]),
    source=st.sampled_from(["PUBMED", "CROSSREF", "OTHER"]),
    title=texts,
    authors=st.lists(texts, max_size=3).map(tuple),
    year=st.none() | years,
    journal=optional,
    text=texts,
    notices=st.lists(notices, max_size=2).map(tuple),
)


@given(records)
def test_codec_round_trip(record: Record) -> None:
    assert decode(encode(record)) == record


@pytest.mark.parametrize(
    "value",
    [
        pytest.param(pickle.dumps({"reference_id": "PMID:1"}), id="a pickle"),
        pytest.param(None, id="nothing"),
        pytest.param("", id="empty"),
        pytest.param("[]", id="a list"),
        pytest.param("{}", id="no fields"),
        pytest.param(
            '{"reference_id": "PMID:1", "source": "PUBMED", "titel": ""}', id="a field that is none"
        ),
        pytest.param('{"reference_id": "PMID:1", "source": "PUBMED", "title": 1}', id="a number for a text"),
        pytest.param(
            '{"reference_id": "PMID:1", "source": "PUBMED", "authors": "A"}', id="a text for a list"
        ),
        pytest.param('{"reference_id": "PMID:1", "source": "PUBMED", "title": null}', id="null"),
        pytest.param('{"reference_id": "PMID:1", "source": "PUBMED", "notices": [1]}', id="no notice"),
        pytest.param("[" * 100_000, id="deep"),
    ],
)
def test_codec_refuses(value: object) -> None:
    with pytest.raises(StoreError, match="no record"):
        decode(value)


def test_own_entry_before_one_that_carries_the_name(tmp_path: Path) -> None:
    store = open_store(tmp_path / "s.sqlite")
    own = _record(reference_id="DOI:10.5555/x", source="CROSSREF", doi="10.5555/x", pmid=None)
    store.put([_record(doi="10.5555/x"), own])
    assert store.record("DOI:10.5555/x") == own
    assert store.record("PMID:90000001") == _record(doi="10.5555/x")
    store.close()


def test_a_registry_before_a_file(tmp_path: Path) -> None:
    store = open_store(tmp_path / "s.sqlite")
    imported = _record(reference_id="DOI:10.5555/x", source="CACHE_FILE", doi="10.5555/x", pmid=None)
    store.put([imported, _record(doi="10.5555/x")])
    assert store.record("DOI:10.5555/x") == _record(doi="10.5555/x")
    store.close()


def test_names_with_quotation_marks(tmp_path: Path) -> None:
    store = open_store(tmp_path / "s.sqlite")
    store.put([_record()])
    assert store.record("DOI:10.5555/o'gland.90000001") == _record()
    assert store.record("x' OR '1'='1") is None
    store.close()


def test_denial_replaces_record_and_the_reverse(tmp_path: Path) -> None:
    store = open_store(tmp_path / "s.sqlite")
    store.put([_record()])
    store.put([], [Denied(identifier="PMID:90000001", registry="PUBMED", at=AT)])
    assert (store.record("PMID:90000001"), store.denial("PMID:90000001").registry) == (None, "PUBMED")
    store.put([_record()])
    assert (store.record("PMID:90000001"), store.denial("PMID:90000001")) == (_record(), None)
    store.close()


def test_records_in_steps(tmp_path: Path) -> None:
    store = open_store(tmp_path / "s.sqlite")
    store.put([_record(90_000_000 + n) for n in range(1203)])
    assert sum(1 for _ in store.records()) == store.held().records == 1203
    store.close()


def _make(path: Path, content: bytes | None, *statements: str) -> None:
    if content is not None:
        path.write_bytes(content)
        return
    with sqlite3.connect(path) as connection:
        for statement in statements:
            connection.execute(statement)
    connection.close()


@pytest.mark.parametrize(
    ("content", "statements", "message"),
    [
        pytest.param(pickle.dumps("x"), (), "not a database", id="a pickle for a file"),
        pytest.param(b"SQLite format 3\0" + b"\0" * 200, (), "store cannot be used", id="a torn file"),
        pytest.param(
            None, ("CREATE TABLE responses (key, value)",), "no citevouch store", id="another database"
        ),
        pytest.param(
            None,
            ("PRAGMA application_id = 1129735016", "PRAGMA user_version = 99"),
            "newer citevouch",
            id="a newer version",
        ),
        pytest.param(
            None,
            ("PRAGMA application_id = 1129735016", "PRAGMA user_version = 1"),
            "no such table",
            id="our stamp and nothing else",
        ),
    ],
)
def test_refused_files(
    content: bytes | None,
    statements: tuple[str, ...],
    message: str,
    tmp_path: Path,
    settings: Callable[..., Settings],
) -> None:
    folder = tmp_path / "cache"
    folder.mkdir()
    _make(folder / STORE_NAME, content, *statements)
    before = (folder / STORE_NAME).read_bytes()
    with pytest.raises(StoreError, match=message):
        resolve(["PMID:90000001"], settings())
    assert (folder / STORE_NAME).read_bytes() == before


@pytest.mark.parametrize("make", [os.mkdir, os.mkfifo], ids=["folder", "pipe"])
def test_refused_places(
    make: Callable[[Path], None], tmp_path: Path, settings: Callable[..., Settings]
) -> None:
    """Opening a pipe would wait for ever."""
    (tmp_path / "cache").mkdir()
    make(tmp_path / "cache" / STORE_NAME)
    with pytest.raises(StoreError, match="is no file"):
        resolve(["PMID:90000001"], settings())


TAMPERED = [
    pytest.param("INSERT INTO name VALUES ('PMID:90000002', 'PMID:90000001')", "does not carry", id="name"),
    pytest.param("INSERT INTO denial VALUES ('PMID:90000002', '2026-01-31T12:00:00Z', 'CROSSREF')", "is none", id="denial by no authority"),
    pytest.param("INSERT INTO denial VALUES ('PMID:90000002', '2026-01-31 12:00:00', 'PUBMED')", "is none", id="denial at no time"),
    pytest.param("INSERT INTO denial VALUES ('PMID:90000002', x'00', 'PUBMED')", "is none", id="denial of bytes"),
]  # fmt: skip


@pytest.mark.parametrize(("statement", "message"), TAMPERED)
def test_entries_of_others_hands(
    statement: str, message: str, stub: Stub, settings: Callable[..., Settings], tmp_path: Path
) -> None:
    """No record under an identifier that it does not carry, no denial by whoever cannot deny."""
    resolve(["PMID:90000001"], settings())
    _make(tmp_path / "cache" / STORE_NAME, None, statement)
    with pytest.raises(StoreError, match=message):
        resolve(["PMID:90000002"], settings())


def test_opening_a_run_keeps_the_locks_of_another(
    stub: Stub, settings: Callable[..., Settings], tmp_path: Path
) -> None:
    """Closing any handle of a file gives up every lock of the process on it (POSIX)."""
    path = tmp_path / "cache" / STORE_NAME
    with open_run(settings()) as run:
        run.cache.store.put([_record()])
        with open_run(settings()):
            pass
        program = "import sqlite3, sys; c = sqlite3.connect(sys.argv[1]); c.execute('SELECT * FROM name'); c.close()"
        subprocess.run([sys.executable, "-c", program, str(path)], check=True)
        assert path.with_name(f"{STORE_NAME}-wal").exists()  # the last one to leave takes it away
        run.cache.store.put([_record(90_000_002)])
        assert run.cache.store.held().records == 2


def test_hostile_pickle_in_an_entry_is_never_opened(
    tmp_path: Path, settings: Callable[..., Settings]
) -> None:
    mark = tmp_path / "executed"

    class Hostile:
        def __reduce__(self) -> tuple[object, ...]:
            return os.mkdir, (str(mark),)

    resolve(["PMID:90000001"], settings())
    with sqlite3.connect(tmp_path / "cache" / STORE_NAME) as connection:
        connection.execute("UPDATE record SET value = ?", (pickle.dumps(Hostile()),))
    connection.close()
    with pytest.raises(StoreError, match="no record"):
        resolve(["PMID:90000001"], settings())
    assert not mark.exists()


def _writer(path: Path, first: int, count: int) -> subprocess.Popen[bytes]:
    program = (
        "import sys; from pathlib import Path; from citevouch.resolve.store import open_store\n"
        "from citevouch.records import Record\n"
        "store = open_store(Path(sys.argv[1])); first, count = int(sys.argv[2]), int(sys.argv[3])\n"
        "for n in range(first, first + count):\n"
        "    store.put([Record(reference_id=f'PMID:{n}', source='PUBMED', text='x' * 20000)])\n"
        "    print(n, flush=True)\n"
    )
    return subprocess.Popen(
        [sys.executable, "-c", program, str(path), str(first), str(count)], stdout=subprocess.PIPE
    )


def test_two_processes_on_one_store(tmp_path: Path) -> None:
    path = tmp_path / STORE_NAME
    writers = [_writer(path, 90_000_000 + 1000 * n, 60) for n in range(2)]
    assert [writer.wait() for writer in writers] == [0, 0]
    for writer in writers:
        writer.stdout.close()
    store = open_store(path)
    assert store.held().records == 120
    store.close()


def test_many_open_a_new_store_at_once(tmp_path: Path) -> None:
    def use(number: int) -> int:
        store = open_store(tmp_path / STORE_NAME)
        store.put([_record(90_000_000 + number)])
        store.close()
        return number

    with ThreadPoolExecutor(16) as pool:
        assert len(list(pool.map(use, range(64)))) == 64
    store = open_store(tmp_path / STORE_NAME)
    assert store.held().records == 64
    store.close()


def test_kill_in_the_middle_of_writing(tmp_path: Path) -> None:
    path = tmp_path / STORE_NAME
    writer = _writer(path, 90_000_000, 100_000)
    said = [int(writer.stdout.readline()) for _ in range(25)]
    writer.send_signal(signal.SIGKILL)
    writer.wait()
    writer.stdout.close()
    store = open_store(path)
    assert all(store.record(f"PMID:{number}") for number in said)
    store.put([_record()])
    with closing(sqlite3.connect(path)) as connection:
        assert connection.execute("PRAGMA integrity_check").fetchone() == ("ok",)
    store.close()


def test_full_disk_costs_a_warning(
    settings: Callable[..., Settings], monkeypatch: pytest.MonkeyPatch
) -> None:
    with open_run(settings()) as run:
        pages = run.cache.store._connection.execute("PRAGMA page_count").fetchone()[0]
        run.cache.store._connection.execute(f"PRAGMA max_page_count = {pages}")
        ids = [f"PMID:{90_000_001 + n}" for n in range(100)]
        resolved = resolve(ids, run=run)
    assert {each.status for each in resolved.resolutions.values()} == {"VERIFIED"}
    assert [warning for warning in resolved.warnings if "full" in warning and "not kept" in warning]


@pytest.mark.skipif(not hasattr(os, "fork"), reason="needs the limits of POSIX")
def test_file_size_limit(tmp_path: Path) -> None:
    """As a full disk, but from the system: the process lives, what was kept stays whole."""
    program = (
        "import resource, signal, sys; from pathlib import Path\n"
        "from citevouch.resolve.folder import open_cache\n"
        "from citevouch.records import Record\n"
        "signal.signal(signal.SIGXFSZ, signal.SIG_IGN)\n"
        "resource.setrlimit(resource.RLIMIT_FSIZE, (300_000, 300_000))\n"
        "with open_cache(Path(sys.argv[1])) as cache:\n"
        "    for n in range(40):\n"
        "        cache.keep([Record(reference_id=f'PMID:{n + 1}', source='PUBMED', text='x' * 20000)])\n"
        "    assert len(cache.warnings) == 1, cache.warnings\n"
    )
    subprocess.run([sys.executable, "-c", program, str(tmp_path)], check=True, timeout=60)
    with open_cache(tmp_path) as cache:
        assert 0 < cache.store.held().records < 40


@pytest.fixture
def sealed_folder() -> object:
    """A folder that nobody may write to, not even root: the effective user is changed for the test."""
    folder = Path(tempfile.mkdtemp())
    root = os.geteuid() == 0
    yield folder
    if root:
        os.seteuid(0)
    folder.chmod(0o755)
    shutil.rmtree(folder)


def _seal(folder: Path) -> None:
    folder.chmod(0o555)
    for each in folder.iterdir():
        each.chmod(0o444)
    if os.geteuid() == 0:
        os.seteuid(65534)


def test_read_only_folder(sealed_folder: Path, stub: Stub, settings: Callable[..., Settings]) -> None:
    made = settings(cache_dir=sealed_folder)
    resolve(["PMID:90000001"], made)
    stub.seen.clear()
    _seal(sealed_folder)
    with open_run(made) as run:
        resolved = resolve(["PMID:90000001", "PMID:90000002"], run=run)
        again = resolve(["PMID:90000002"], run=run)
    assert {each.status for each in resolved.resolutions.values()} == {"VERIFIED"}
    assert stub.count() == 1  # one was in the folder, the other is kept for the run
    assert all(each.from_cache for each in again.attempts)
    assert any("cannot be written" in warning for warning in resolved.warnings)
    assert resolve(["PMID:90000001"], made, offline=True).warnings == ()


def test_offline_makes_no_file(tmp_path: Path, settings: Callable[..., Settings]) -> None:
    resolve(["PMID:90000001"], settings(), offline=True)
    assert not (tmp_path / "cache").exists()


def test_aside(tmp_path: Path) -> None:
    store = open_store(tmp_path / "s.sqlite")
    store.put_aside("search", "glands", AT, [_record()])
    assert store.aside("search", "glands") == (AT, [_record()])
    assert store.aside("search", "other") is None
    store._connection.execute("UPDATE aside SET value = ?", (json.dumps({"a": 1}),))
    with pytest.raises(StoreError):
        store.aside("search", "glands")
    store.close()


def test_lookups_are_quick(tmp_path: Path) -> None:
    """A guard against a missing index, with room to spare."""
    store = open_store(tmp_path / "s.sqlite")
    store.put([_record(90_000_000 + n) for n in range(5000)])
    names = [f"DOI:10.5555/o'gland.{90_000_000 + n}" for n in range(1000)]
    assert all(store.record(name) for name in names)
    assert processor_seconds(lambda: [store.record(name) for name in names]) < 2
    store.close()
