"""The ledger: every change inside the chain shows, a torn last line costs nothing else, one writer at a time."""

from __future__ import annotations

import json
import multiprocessing
import stat
from typing import TYPE_CHECKING, Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from citevouch.contract.canonical import canonical, digest
from citevouch.contract.check import problems
from citevouch.errors import StoreError
from citevouch.gate import ledger, private
from citevouch.gate.chain import START, Draft, read_chain, verified
from citevouch.gate.errors import LedgerError
from citevouch.gate.lock import locked
from citevouch_contract.models import (
    IngestResult,
    LedgerHead,
    LedgerKind,
    LedgerPayload,
    RedactionTerms,
)

if TYPE_CHECKING:
    from pathlib import Path

OPENED = Draft(
    kind=LedgerKind.opened,
    by="citevouch",
    payload=LedgerPayload(
        ingest=IngestResult(doc_id="0" * 64, trustworthy_for_extraction=True), document_hash="1" * 64
    ),
)


def named(*texts: str) -> Draft:
    return Draft(
        kind=LedgerKind.named,
        by="citevouch",
        payload=LedgerPayload(redaction_terms=RedactionTerms(flagged_texts=list(texts))),
    )


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A ledger of four entries."""
    made = ledger.create(tmp_path)
    made.append([OPENED, named("a"), named("b")])
    made.append([named("ü\u2028\u0007")])
    return tmp_path


def lines(folder: Path) -> list[bytes]:
    return (folder / ledger.LEDGER).read_bytes().splitlines(keepends=True)


def rewrite(folder: Path, data: bytes) -> None:
    (folder / ledger.LEDGER).write_bytes(data)


def test_ledger__intact(folder: Path) -> None:
    found = ledger.verify(folder)
    assert (found.ledger_status, found.count, found.message) == ("intact", 4, None)
    assert ledger.read_head(folder) == LedgerHead(count=4, hash=found.hash)
    assert [entry.seq for entry in ledger.read_entries(folder)] == [0, 1, 2, 3]


def test_ledger__every_line_is_an_entry_of_the_contract_with_its_hash(folder: Path) -> None:
    previous = "0" * 64
    for line in lines(folder):
        entry = json.loads(line)
        assert problems(entry, "LedgerEntry") == []
        assert line.decode() == canonical(entry) + "\n"
        assert entry.pop("hash") == digest(entry)
        assert entry["previous_hash"] == previous
        previous = digest(entry)


def test_ledger__files_are_their_owners_only(folder: Path) -> None:
    for path in folder.iterdir():
        assert stat.S_IMODE(path.stat().st_mode) == 0o600, path.name


def _swap(found: list[bytes]) -> list[bytes]:
    return [found[0], found[2], found[1], *found[3:]]


TAMPERED = [
    pytest.param(lambda found: [found[0], found[1].replace(b'"a"', b'"A"'), *found[2:]], "changed", 1, id="word changed"),
    pytest.param(lambda found: [found[0], *found[2:]], "changed", 1, id="line deleted"),
    pytest.param(_swap, "changed", 1, id="lines swapped"),
    pytest.param(lambda found: [*found[:2], found[1], *found[2:]], "changed", 2, id="line repeated"),
    pytest.param(lambda found: found[1:], "changed", 0, id="first line deleted"),
    pytest.param(lambda found: [*found[:3], b"{}\n"], "changed", 3, id="last line replaced"),
    pytest.param(lambda found: [*found[:3], b"not JSON\n"], "changed", 3, id="last line no JSON"),
    pytest.param(lambda found: [*found[:2], b"\n", *found[2:]], "changed", 2, id="empty line put in"),
    pytest.param(lambda found: [*found[:2], found[2].replace(b":", b": ", 1), found[3]], "changed", 2, id="space put in"),
    pytest.param(lambda found: [*found[:3], found[3][:-1] + b"\r\n"], "changed", 3, id="other line end"),
    pytest.param(lambda found: found[:3], "cut_off", None, id="tail cut off"),
    pytest.param(lambda _found: [], "cut_off", None, id="emptied"),
    pytest.param(lambda found: [*found[:3], found[3][:-1]], "cut_off", None, id="last line end cut off"),
    pytest.param(lambda found: [*found, b'{"seq":4'], "torn", None, id="half a line more"),
]  # fmt: skip


@pytest.mark.parametrize(("tamper", "status", "at"), TAMPERED)
def test_verify__tampered(folder: Path, tamper: Any, status: str, at: int | None) -> None:
    rewrite(folder, b"".join(tamper(lines(folder))))
    found = ledger.verify(folder)
    assert (found.ledger_status, found.broken_at) == (status, at)
    if status == "torn":
        assert len(ledger.read_entries(folder)) == 4
    else:
        with pytest.raises(LedgerError):
            ledger.read_entries(folder)


@settings(suppress_health_check=[HealthCheck.function_scoped_fixture], max_examples=150)
@given(st.data())
def test_verify__any_changed_byte_shows(folder: Path, data: st.DataObject) -> None:
    whole = b"".join(lines(folder))
    at = data.draw(st.integers(0, len(whole) - 1))
    byte = data.draw(st.integers(0, 255).filter(lambda found: found != whole[at]))
    head = ledger.read_head(folder)
    assert head
    changed = read_chain(whole[:at] + bytes([byte]) + whole[at + 1 :])
    assert verified(changed, [head]).ledger_status in ("changed", "cut_off")


@settings(suppress_health_check=[HealthCheck.function_scoped_fixture], max_examples=100)
@given(st.data())
def test_verify__any_cut_shows(folder: Path, data: st.DataObject) -> None:
    whole = b"".join(lines(folder))
    length = data.draw(st.integers(0, len(whole) - 1))
    head = ledger.read_head(folder)
    assert head
    assert verified(read_chain(whole[:length]), [head]).ledger_status == "cut_off"


def test_verify__a_chain_written_anew_shows_against_a_head_kept_elsewhere(
    folder: Path, tmp_path: Path
) -> None:
    kept = ledger.read_head(folder)
    assert kept
    for path in list(folder.iterdir()):
        path.unlink()
    ledger.create(folder).append([OPENED, named("other"), named("b"), named("c")])
    assert ledger.verify(folder).ledger_status == "intact", (
        "who holds both files can do this, and docs/gate.md says so"
    )
    found = ledger.verify(folder, [kept])
    assert (found.ledger_status, found.broken_at) == ("changed", 3)


def test_verify__a_head_from_the_middle_is_reached(folder: Path) -> None:
    entry = ledger.read_entries(folder)[1]
    assert ledger.verify(folder, [START, LedgerHead(count=2, hash=entry.hash)]).ledger_status == "intact"


def test_verify__without_the_head_file(folder: Path) -> None:
    (folder / ledger.HEAD).unlink()
    assert ledger.verify(folder).ledger_status == "cut_off"
    (folder / ledger.HEAD).write_text("{}", encoding="utf-8")
    assert ledger.verify(folder).ledger_status == "cut_off"


# Crashes --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("share", [0.0, 0.3, 0.999])
def test_append__a_crash_tears_the_last_line_only(
    folder: Path, share: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened = ledger.open_ledger(folder, say=print)
    before = b"".join(lines(folder))

    def torn(path: Path, data: bytes) -> None:
        with path.open("ab") as file:
            file.write(data[: int(len(data) * share)])
        raise OSError("no space left")

    monkeypatch.setattr(private, "append", torn)
    with pytest.raises(OSError, match="no space"):
        opened.append([named("lost")])
    monkeypatch.undo()
    with pytest.raises(LedgerError, match="could not be written"):
        opened.append([named("more")])
    said: list[str] = []
    again = ledger.open_ledger(folder, say=said.append)
    assert b"".join(lines(folder)) == before
    assert len(again.entries) == 4
    aside = folder / ledger.TORN.format(1)
    assert aside.exists() == bool(said) == (share > 0)
    if share:
        assert stat.S_IMODE(aside.stat().st_mode) == 0o600
        assert aside.read_bytes().startswith(b'{"at":')
    again.append([named("d")])
    assert ledger.verify(folder).ledger_status == "intact"


def test_append__a_crash_before_the_head_is_written(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    opened = ledger.open_ledger(folder, say=print)

    def crash(_path: Path, _data: bytes) -> None:
        raise OSError("pulled out")

    monkeypatch.setattr(private, "write", crash)
    with pytest.raises(OSError, match="pulled out"):
        opened.append([named("on the disk")])
    monkeypatch.undo()
    assert ledger.verify(folder).ledger_status == "intact"
    assert len(ledger.open_ledger(folder, say=print).entries) == 5
    head = ledger.read_head(folder)
    assert head
    assert head.count == 5


def test_open__several_torn_lines_are_kept_apart(folder: Path) -> None:
    for number in (1, 2):
        with (folder / ledger.LEDGER).open("ab") as file:
            file.write(b"half %d" % number)
        ledger.open_ledger(folder, say=print)
    assert (folder / ledger.TORN.format(1)).read_bytes() == b"half 1"
    assert (folder / ledger.TORN.format(2)).read_bytes() == b"half 2"


# One writer -----------------------------------------------------------------------------------------------


def _hold(path: Path, held: Any, release: Any) -> None:
    with locked(path):
        held.set()
        release.wait(20)


def test_lock__a_second_writer_is_turned_away_and_a_dead_one_holds_nothing(tmp_path: Path) -> None:
    context = multiprocessing.get_context("spawn")
    held, release = context.Event(), context.Event()
    process = context.Process(target=_hold, args=(tmp_path / "lock", held, release))
    process.start()
    try:
        assert held.wait(20)
        with pytest.raises(StoreError, match="another session"), locked(tmp_path / "lock"):
            pass
        process.kill()
        process.join(20)
        with locked(tmp_path / "lock"):
            pass
    finally:
        process.kill()
        process.join(20)
