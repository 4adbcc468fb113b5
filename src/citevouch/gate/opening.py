"""Opening a workspace: the document, the records that stand on it, and their first check."""

from __future__ import annotations

from typing import TYPE_CHECKING, NoReturn

from citevouch.anchor.checker import uncited
from citevouch.anchor.objects import Refused, read_given
from citevouch.anchor.reading import read_ingest, read_trusted
from citevouch.anchor.stored import citation_record, record_hash
from citevouch.errors import InputError
from citevouch.files import STANDARD, read_text
from citevouch.gate import ledger as ledgers
from citevouch.gate import private
from citevouch.gate.chain import Draft
from citevouch.gate.inputs import read_one
from citevouch.gate.lock import locked
from citevouch.gate.stamping import stamped_and_checked
from citevouch.gate.state import state_of
from citevouch.gate.workspace import DOCUMENTS, LOCK, TOOL, document_hash, document_path, session
from citevouch_contract.models import (
    CheckerResult,
    IngestResult,
    LedgerKind,
    LedgerPayload,
    RedactionTerms,
    VerifierResult,
)

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from citevouch.anchor.model import Document
    from citevouch.errors import CitevouchError
    from citevouch.gate.ledger import Say
    from citevouch.gate.workspace import Workspace
    from citevouch_contract.models import CitationRecord

    Entry = tuple[LedgerKind, LedgerPayload]

#: What stands for an ingest result where nothing was converted.
UNCONVERTED = "plain text; nothing was converted"


def open_workspace(
    folder: Path,
    document: str,
    records: str,
    *,
    ingest: str | None = None,
    names: str | None = None,
    say: Say,
) -> None:
    """Make *folder* a workspace over *document* with *records*, or add records to the one that it is.

    Args:
        folder: new, empty, or a workspace over the same document.
        document: path of a DoclingDocument, a Markdown or a plain text file.
        records: path of an AnchorBuild or of citation records, ours or magpie's.
        ingest: path of the ingest result; a DoclingDocument needs one.
        names: path of RedactionTerms.
        say: told what a crash had left behind.

    Everything is read before anything is written; a crash in between is mended by the same command. Raises
    InputError for what cannot be read, for an untrustworthy document, and for a claim that the workspace has
    with another record.
    """
    if document == STANDARD:
        raise InputError("the document has to be a file", expected="a path: it is read twice, and kept")
    read = read_trusted(document, ingest=ingest)
    said = read_ingest(ingest) if ingest else None
    given = list(_given(records, read))
    terms = read_terms(names) if names else None
    _make(folder, document, read, said or _unconverted(read), say=say)
    with session(folder, say=say) as workspace:
        if terms is not None:
            set_terms(workspace, terms)
        new = [entry for one in given for entry in _entries(one, workspace)]
        if new:
            workspace.record(new)


def set_terms(workspace: Workspace, terms: RedactionTerms) -> None:
    """Let *terms* be those of the redaction from now on."""
    if terms != workspace.state.terms:
        workspace.record([(LedgerKind.named, LedgerPayload(redaction_terms=terms))])


def read_terms(path: str) -> RedactionTerms:
    """The terms of a redaction in a JSON or YAML file. Raises InputError where it holds anything else."""
    return read_one(path, RedactionTerms, "redaction terms")


# The folder -----------------------------------------------------------------------------------------------


def _make(folder: Path, document: str, read: Document, said: IngestResult, *, say: Say) -> None:
    """Have a workspace over this document in *folder*: a new one, or the one that is there."""
    if not ledgers.exists(folder) and folder.exists() and any(map(_is_foreign, folder.iterdir())):
        raise InputError(
            "the folder holds other files", file=str(folder), expected="a new or an empty folder"
        )
    private.make_folder(folder)
    with locked(folder / LOCK):
        data = read_text(document).encode()
        ledger = ledgers.open_ledger(folder, say=say) if ledgers.exists(folder) else ledgers.create(folder)
        if not ledger.entries:
            path = folder / DOCUMENTS[read.schema_name]
            private.write(path, data)
            opened = LedgerPayload(ingest=said, document_hash=document_hash(path))
            ledger.append([Draft(kind=LedgerKind.opened, by=TOOL, payload=opened)])
        elif state_of(ledger.entries).ingest != said or document_path(folder).read_bytes() != data:
            raise InputError("a workspace over another document", file=str(folder))


def _is_foreign(path: Path) -> bool:
    """Whether a file is none that opening leaves behind when a crash ends it."""
    return path.name not in (LOCK, *DOCUMENTS.values()) and not path.name.startswith(".document.")


def _unconverted(document: Document) -> IngestResult:
    return IngestResult(doc_id=document.doc_id or "", trustworthy_for_extraction=True, decision=UNCONVERTED)


# The records ----------------------------------------------------------------------------------------------


def _given(records: str, document: Document) -> Iterator[CitationRecord | CheckerResult]:
    """The records in a file as they are stamped here, and a checker result for each claim that has none."""
    for number, said in read_given(records, say=_fail):
        if isinstance(said, Refused):
            yield uncited(said.refusal, document.doc_id or "", claim_id=f"refusal-{number}")
        else:
            plain = {"claim_id": f"record-{number}", **said.plain}
            yield _unverified(citation_record(plain, file=records, place=str(number)))


def _unverified(record: CitationRecord) -> CitationRecord:
    """*record* without what some verification wrote onto it elsewhere: here it is verified anew."""
    nothing = {"verifier_confidence": None, "checker_level": None, "prescreen": None}
    return record.model_copy(update={"verifier_result": VerifierResult.indeterminate.value, **nothing})


def _entries(one: CitationRecord | CheckerResult, workspace: Workspace) -> list[Entry]:
    """What is to be recorded of one claim; nothing where the workspace has it."""
    state, claim_id = workspace.state, one.claim_id or ""
    known = state.claims.get(claim_id)
    if isinstance(one, CheckerResult):
        is_known = known is not None or claim_id in state.uncited
        return [] if is_known else [(LedgerKind.checked, LedgerPayload(checker_result=one))]
    if known is None:
        return stamped_and_checked(one, workspace.document)
    if known.first_hash != record_hash(one):
        raise InputError(
            f"the workspace has claim {claim_id!r} with another record", file=str(workspace.folder)
        )
    return []


def _fail(error: CitevouchError) -> NoReturn:
    raise error
