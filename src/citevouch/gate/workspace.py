"""A workspace: the folder that holds everything of one document's review, and nothing of it leaves by itself.

It has the document as it was given, the ledger with its head, and what commands put beside them. Everything
is readable by its owner only. What is known of the claims is read off the ledger (`state`); the document is
pinned by the hash in the ledger's first entry.
"""

from __future__ import annotations

from contextlib import contextmanager
from hashlib import sha256
from typing import TYPE_CHECKING

from citevouch.anchor.reading import read_document
from citevouch.anchor.resolve import resolve_anchor
from citevouch.errors import InputError
from citevouch.gate import ledger as ledgers
from citevouch.gate import private
from citevouch.gate.chain import Draft
from citevouch.gate.errors import GateError, LedgerError
from citevouch.gate.lock import locked
from citevouch.gate.stamping import finish
from citevouch.gate.state import State, state_of

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from pathlib import Path

    from citevouch.anchor.model import Document
    from citevouch.gate.ledger import Ledger, Say
    from citevouch.gate.state import Claim
    from citevouch_contract.models import LedgerHead, LedgerKind, LedgerPayload, ResolvedAnchor

LOCK = "lock"
TOOL = "citevouch"  #: who writes the entries that no person makes
#: The document's name in the workspace by the format it was read in.
DOCUMENTS = {"DoclingDocument": "document.json", "text/markdown": "document.md", "text/plain": "document.txt"}


class Workspace:
    """One workspace as its ledger has it; for adding to it, see `session`."""

    def __init__(self, folder: Path, document: Document, state: State, ledger: Ledger) -> None:
        self.folder, self.document, self.state = folder, document, state
        self._ledger = ledger
        self._is_open = False
        self._resolved: dict[str, ResolvedAnchor] = {}

    @property
    def head(self) -> LedgerHead:
        """The head of its ledger."""
        return self._ledger.head

    @property
    def claims(self) -> list[Claim]:
        """Its claims as they read now, in the order in which they came in."""
        return list(self.state.claims.values())

    def claim(self, claim_id: str) -> Claim:
        """The claim of that name. Raises GateError where there is none."""
        if claim_id not in self.state.claims:
            raise GateError(f"no claim {claim_id!r}", file=str(self.folder))
        return self.state.claims[claim_id]

    def resolved(self, claim: Claim) -> ResolvedAnchor:
        """Where the words of *claim* stand in the document."""
        if claim.record_hash not in self._resolved:
            self._resolved[claim.record_hash] = resolve_anchor(claim.record, self.document)
        return self._resolved[claim.record_hash]

    def span(self, claim: Claim) -> str:
        """The text of the block that its anchor leads to, from the document; empty where it leads to none."""
        resolved = self.resolved(claim)
        blocks = self.document.by_ref.get(resolved.block_self_ref or "", ())
        if resolved.text_anchor is not None and resolved.text_anchor.table_row is not None:
            place = (resolved.text_anchor.table_row, resolved.text_anchor.table_column)
            cells = (self.document.blocks[at] for at in blocks)
            return next((cell.text for cell in cells if (cell.row, cell.column) == place), "")
        return self.document.blocks[blocks[0]].text if blocks else ""

    def record(self, drafts: Sequence[tuple[LedgerKind, LedgerPayload]], *, by: str = TOOL) -> None:
        """Add entries to the ledger, in order, and take them in. Only inside `session`."""
        if not self._is_open:
            raise GateError("the workspace was opened for reading", file=str(self.folder))
        entries = [Draft(kind=kind, by=by, payload=payload) for kind, payload in drafts]
        self.state.apply(self._ledger.append(entries))

    @contextmanager
    def opened(self) -> Iterator[Workspace]:
        """Let entries be added while the block runs. For the holder of the lock."""
        self._is_open = True
        try:
            yield self
        finally:
            self._is_open = False


def load(folder: Path) -> Workspace:
    """The workspace in *folder*, for reading. Raises InputError or LedgerError where it is none."""
    demand_workspace(folder)
    return _workspace(folder, ledgers.Ledger(folder, ledgers.read_entries(folder)))


@contextmanager
def session(folder: Path, *, say: Say) -> Iterator[Workspace]:
    """The workspace in *folder*, for adding to it, as its only writer.

    A last line that a crash tore is kept aside first, which is told to *say*, and an edit or a check that a
    crash left half recorded is finished.
    """
    demand_workspace(folder)
    with locked(folder / LOCK):
        private.close_files(folder)
        ledger = ledgers.open_ledger(folder, say=say)
        with _workspace(folder, ledger).opened() as workspace:
            finish(workspace)
            yield workspace


def document_path(folder: Path) -> Path:
    """The workspace's copy of the document. Raises InputError where there is none or more than one."""
    found = [folder / name for name in DOCUMENTS.values() if (folder / name).exists()]
    if len(found) != 1:
        raise InputError("not one document", file=str(folder), expected=" or ".join(DOCUMENTS.values()))
    return found[0]


def document_hash(path: Path) -> str:
    """SHA-256 of the file."""
    return sha256(path.read_bytes()).hexdigest()


def demand_workspace(folder: Path) -> None:
    """Raise InputError unless *folder* is a workspace."""
    if not ledgers.exists(folder):
        raise InputError("not a workspace", file=str(folder), expected="a folder that `gate open` made")


def _workspace(folder: Path, ledger: Ledger) -> Workspace:
    state = state_of(ledger.entries)
    if state.ingest is None:
        raise InputError("the workspace was not opened to its end", file=str(folder), expected="gate open")
    path = document_path(folder)
    if document_hash(path) != state.document_hash:
        raise LedgerError("not the document that the workspace was opened over", file=str(path))
    return Workspace(folder, read_document(str(path), ingest=state.ingest), state, ledger)
