"""The chain of the ledger: what makes a line the next one, and what is wrong with one that is not.

A line is the canonical JSON of a LedgerEntry. Its hash covers everything in it, the hash of the line before
included, so that a change, a new order, an insertion or a deletion shows at the first line that does not fit.
Somebody who holds the ledger and every copy of its head can write a new chain from its beginning; that does
not show.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from citevouch.contract import strict_json
from citevouch.contract.canonical import canonical, digest
from citevouch.contract.check import problems
from citevouch.contract.invariants.anchors import NO_HASH
from citevouch.contract.output import emit
from citevouch.errors import InputError
from citevouch_contract.models import (
    LedgerEntry,
    LedgerHead,
    LedgerKind,
    LedgerPayload,
    LedgerStatus,
    LedgerVerification,
)

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence
    from datetime import datetime

START = LedgerHead(count=0, hash=NO_HASH)  #: the head of a ledger without entries


@dataclass(frozen=True, kw_only=True)
class Draft:
    """What is to be recorded."""

    kind: LedgerKind
    by: str
    payload: LedgerPayload


@dataclass(frozen=True, kw_only=True)
class Fault:
    """The first line that does not fit."""

    seq: int
    what: str


@dataclass(frozen=True, kw_only=True)
class Chain:
    """A ledger as it was read: the lines that fit, what came behind the last line end, the first fault."""

    entries: tuple[dict[str, Any], ...]
    whole: int  #: bytes of the lines that end in a line feed
    torn: bytes = b""
    fault: Fault | None = None

    @property
    def head(self) -> LedgerHead:
        """Length and last hash of the lines that fit."""
        return LedgerHead(count=len(self.entries), hash=self.entries[-1]["hash"]) if self.entries else START


def entry_line(draft: Draft, head: LedgerHead, *, at: datetime) -> tuple[LedgerEntry, bytes]:
    """The entry that follows *head*, and its line."""
    entry = LedgerEntry(
        seq=head.count,
        previous_hash=head.hash,
        hash=NO_HASH,
        entry_kind=draft.kind,
        by=draft.by,
        at=at,
        payload=draft.payload,
    )
    plain = emit(entry)
    entry.hash = plain["hash"] = _hash(plain)
    return entry, f"{canonical(plain)}\n".encode()


def read_chain(data: bytes) -> Chain:
    """The chain in the bytes of a ledger; what stands behind the last line feed is torn."""
    whole = data.rfind(b"\n") + 1
    entries: list[dict[str, Any]] = []
    for seq, line in enumerate(data[:whole].split(b"\n")[:-1]):
        entry, what = _entry(line, seq, entries[-1]["hash"] if entries else NO_HASH)
        if entry is None:
            fault = Fault(seq=seq, what=what)
            return Chain(entries=tuple(entries), whole=whole, torn=data[whole:], fault=fault)
        entries.append(entry)
    return Chain(entries=tuple(entries), whole=whole, torn=data[whole:])


def verified(chain: Chain, heads: Iterable[LedgerHead]) -> LedgerVerification:
    """Whether *chain* is whole and reaches every one of *heads*."""
    if chain.fault:
        return _verification(chain, LedgerStatus.changed, chain.fault.what, broken_at=chain.fault.seq)
    for head in heads:
        if head.count > len(chain.entries):
            return _verification(
                chain,
                LedgerStatus.cut_off,
                f"A head counts {head.count} entries, {len(chain.entries)} are left.",
            )
        if _hash_at(chain.entries, head.count) != head.hash:
            at = max(0, head.count - 1)
            return _verification(
                chain, LedgerStatus.changed, f"Entry {at} is not the one that a head names.", broken_at=at
            )
    if chain.torn:
        return _verification(
            chain,
            LedgerStatus.torn,
            "The last line is incomplete; it is kept aside when the workspace is next used.",
        )
    return _verification(chain, LedgerStatus.intact)


def _verification(
    chain: Chain, status: LedgerStatus, message: str | None = None, *, broken_at: int | None = None
) -> LedgerVerification:
    head = chain.head
    return LedgerVerification(
        ledger_status=status, count=head.count, hash=head.hash, broken_at=broken_at, message=message
    )


def _hash_at(entries: Sequence[dict[str, Any]], count: int) -> str:
    return str(entries[count - 1]["hash"]) if count else NO_HASH


def _entry(line: bytes, seq: int, previous: str) -> tuple[dict[str, Any] | None, str]:
    """The entry in a line, or what keeps it from being the one with this number after this hash."""
    try:
        text = line.decode()
        entry = strict_json.loads(text)
    except (UnicodeDecodeError, InputError):
        return None, f"Line {seq + 1} is not JSON."
    if not isinstance(entry, dict) or text != canonical(entry):
        return None, f"Line {seq + 1} is not written as a ledger writes it."
    if entry.get("seq") != seq or entry.get("previous_hash") != previous:
        return None, f"Entry {seq} does not follow the one before: something was moved, put in or taken out."
    if entry.get("hash") != _hash(entry):
        return None, f"The hash of entry {seq} is not that of its content."
    if broken := problems(entry, "LedgerEntry"):
        return None, f"Entry {seq} breaks the contract: {broken[0]}"
    return entry, ""


def _hash(entry: dict[str, Any]) -> str:
    return digest({key: value for key, value in entry.items() if key != "hash"})
