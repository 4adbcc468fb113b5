"""The ledger file of a workspace and its head file.

Entries are only ever appended; they are on the disk before the head is, and the head is before anything is
told to a person. So after a crash the ledger may be longer than its head, never shorter, and a line that a
crash cut is the last one: it is moved to a file of its own, and everything before it stays.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from citevouch.clock import now
from citevouch.contract import strict_json
from citevouch.contract.check import problems
from citevouch.contract.output import dumps
from citevouch.errors import InputError
from citevouch.gate import private
from citevouch.gate.chain import START, Chain, entry_line, read_chain, verified
from citevouch.gate.errors import LedgerError
from citevouch_contract.models import LedgerEntry, LedgerHead, LedgerStatus, LedgerVerification

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence
    from pathlib import Path

    from citevouch.gate.chain import Draft

    Say = Callable[[str], object]

LEDGER, HEAD, TORN = "ledger.jsonl", "ledger.head.json", "ledger.torn-{}"


class Ledger:
    """An open ledger: its entries so far, and the one way to add to them. For the holder of the lock."""

    def __init__(self, folder: Path, entries: list[LedgerEntry]) -> None:
        self._folder = folder
        self._usable = True
        self.entries = entries

    @property
    def head(self) -> LedgerHead:
        """Length and last hash."""
        if not self.entries:
            return START
        return LedgerHead(count=len(self.entries), hash=self.entries[-1].hash)

    def append(self, drafts: Sequence[Draft]) -> list[LedgerEntry]:
        """Record *drafts*, in order; they are on the disk, and counted in the head, when this returns.

        After an error the ledger takes no more: what is on the disk is known only when it is opened anew.
        """
        if not self._usable:
            raise LedgerError("the last entry could not be written", file=str(self._folder / LEDGER))
        head, added, lines, at = self.head, [], [], now()
        for draft in drafts:
            entry, line = entry_line(draft, head, at=at)
            head = LedgerHead(count=head.count + 1, hash=entry.hash)
            added.append(entry)
            lines.append(line)
        self._usable = False
        private.append(self._folder / LEDGER, b"".join(lines))
        self.entries += added
        _write_head(self._folder, head)
        self._usable = True
        return added


def create(folder: Path) -> Ledger:
    """The ledger of a new workspace: no entry, and a head that says so."""
    _write_head(folder, START)
    private.append(folder / LEDGER, b"")
    return Ledger(folder, [])


def exists(folder: Path) -> bool:
    """Whether *folder* is a workspace: it has a ledger or the head of one."""
    return (folder / LEDGER).exists() or (folder / HEAD).exists()


def open_ledger(folder: Path, *, say: Say) -> Ledger:
    """The ledger of *folder* for adding to; a torn last line is kept aside and told to *say*.

    For the holder of the lock. Raises LedgerError where the chain is broken or shorter than its head.
    """
    chain = _whole_chain(folder)
    if chain.torn:
        aside = _keep_aside(folder, chain)
        say(f"the ledger's last line was incomplete, as after a crash; it is kept in {aside}")
    ledger = Ledger(folder, _entries(chain))
    if read_head(folder) != ledger.head:
        _write_head(folder, ledger.head)
    return ledger


def read_entries(folder: Path) -> list[LedgerEntry]:
    """The entries of the ledger of *folder*, without touching it. Raises LedgerError as open_ledger does."""
    return _entries(_whole_chain(folder))


def verify(folder: Path, heads: Iterable[LedgerHead] = ()) -> LedgerVerification:
    """Whether the ledger of *folder* is the chain it was, up to its own head and to every one of *heads*."""
    return _verified(_chain(folder), read_head(folder), heads)


def read_head(folder: Path) -> LedgerHead | None:
    """The head in the head file; None where there is none that can be read."""
    try:
        plain = strict_json.loads((folder / HEAD).read_text("utf-8"))
    except (OSError, UnicodeDecodeError, InputError):
        return None
    return LedgerHead.model_validate(plain) if not problems(plain, "LedgerHead") else None


def _verified(chain: Chain, own: LedgerHead | None, heads: Iterable[LedgerHead]) -> LedgerVerification:
    if own is not None or chain.fault:
        return verified(chain, (*([own] if own else ()), *heads))
    return LedgerVerification(
        ledger_status=LedgerStatus.cut_off,
        count=chain.head.count,
        hash=chain.head.hash,
        message="The head file is missing or unreadable, so that nothing says how long the ledger was.",
    )


def _whole_chain(folder: Path) -> Chain:
    chain = _chain(folder)
    found = _verified(chain, read_head(folder), ())
    if found.ledger_status not in (LedgerStatus.intact, LedgerStatus.torn):
        place = "" if found.broken_at is None else f"entry {found.broken_at}"
        raise LedgerError(
            f"the ledger is {found.ledger_status}: {found.message}", file=str(folder / LEDGER), place=place
        )
    return chain


def _chain(folder: Path) -> Chain:
    path = folder / LEDGER
    return read_chain(path.read_bytes() if path.exists() else b"")


def _entries(chain: Chain) -> list[LedgerEntry]:
    return [LedgerEntry.model_validate(entry) for entry in chain.entries]


def _keep_aside(folder: Path, chain: Chain) -> str:
    """Move what stands behind the last line end to a file of its own; its path."""
    number = 1
    while (aside := folder / TORN.format(number)).exists():
        number += 1
    private.write(aside, chain.torn)
    private.cut(folder / LEDGER, chain.whole)
    return str(aside)


def _write_head(folder: Path, head: LedgerHead) -> None:
    private.write(folder / HEAD, dumps(head).encode())
