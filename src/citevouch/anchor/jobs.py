"""The steps of ``citevouch anchor``: documents, claims and records in, objects of the contract out."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from citevouch.anchor.build import Stamp
from citevouch.anchor.checker import check_record, uncited
from citevouch.anchor.claims import Options, anchor_claims, cut_quotes, is_bad_input
from citevouch.anchor.objects import Given, Refused, read_given, read_objects
from citevouch.anchor.orders import extraction_order
from citevouch.anchor.prompts import VERSION
from citevouch.anchor.reading import read_document, read_ingest, read_trusted
from citevouch.anchor.resolve import resolve_anchor
from citevouch.anchor.stored import Stored
from citevouch.clock import now
from citevouch.contract.output import dumps, dumps_array, dumps_lines
from citevouch.errors import CitevouchError, InputError
from citevouch.files import write_text

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from pydantic import BaseModel

    from citevouch.anchor.model import Document
    from citevouch_contract.models import AnchorBuild, CheckerResult


@dataclass(kw_only=True)
class Outcome:
    """How a job went: whether all of its input could be read, and what it found."""

    say: Callable[[str], None]  #: where findings and errors are told, a line each
    failed: bool = False
    findings: set[str] = field(default_factory=set)  #: CheckerFlag values, and "refused"

    def tell(self, error: CitevouchError) -> None:
        """Tell an error that costs a part of the input."""
        self.failed = True
        self.say(str(error))


def write_order(document: str, *, ingest: str | None, to: str) -> None:
    """Write the extraction order for *document* to the path *to*."""
    write_text(to, dumps(extraction_order(read_trusted(document, ingest=ingest))))


def write_build(
    document: str,
    claims: str,
    *,
    ingest: str | None,
    to: str,
    model: str | None,
    explain: bool,
    outcome: Outcome,
) -> None:
    """Stamp the records of the claims in *claims* and write the AnchorBuild; tell every refusal."""
    read = read_trusted(document, ingest=ingest)
    stamp = Stamp(extractor_model=model, prompt_version=VERSION, timestamp=now())
    values = (instance.value for instance in read_objects(claims, say=outcome.tell))
    build = anchor_claims(values, read, options=Options(stamp=stamp, explain=explain))
    write_text(to, dumps(build))
    _tell_build(build, read, outcome)


def write_resolved(
    document: str, records: str, *, ingest: str | None, to: str, assist: bool, outcome: Outcome
) -> None:
    """Write where each record of *records* stands in *document* now."""
    read = _document(document, ingest)
    given = (one.said for one in read_given(records, say=outcome.tell))
    _write(to, [resolve_anchor(one, read, assist=assist) for one in given if isinstance(one, Stored)])


def write_checked(document: str, records: str, *, ingest: str | None, to: str, outcome: Outcome) -> None:
    """Write what the citation checker says of each record of *records*, and of each claim without one."""
    read = _document(document, ingest)
    results: list[CheckerResult] = []
    for given in read_given(records, say=outcome.tell):
        try:
            results.append(_checked(given, read))
        except InputError as error:
            outcome.tell(error)
    _write(to, results)
    for result in results:
        outcome.findings.update(result.checker_flags or ())


def _checked(given: Given, document: Document) -> CheckerResult:
    """The result for a record, or for a claim that got none; without a claim_id it goes by its number."""
    claim_id = f"record {given.number}"
    if isinstance(given.said, Refused):
        return uncited(given.said.refusal, given.said.doc_id, claim_id=claim_id)
    return check_record(given.said, document, claim_id=claim_id)


def _document(path: str, ingest: str | None) -> Document:
    return read_document(path, ingest=read_ingest(ingest) if ingest else None)


def _write(to: str, objects: Sequence[BaseModel]) -> None:
    write_text(
        to, dumps_lines(objects) if to.lower().endswith((".jsonl", ".ndjson")) else dumps_array(objects)
    )


def _tell_build(build: AnchorBuild, document: Document, outcome: Outcome) -> None:
    for refusal in build.refusals or ():
        outcome.findings.add("refused")
        outcome.failed = outcome.failed or is_bad_input(refusal)
        reason = f" ({refusal.quote_error})" if refusal.quote_error else ""
        outcome.say(f"{refusal.claim_id or 'a claim'}: refused{reason}: {refusal.message}")
    for record in cut_quotes(build, document):
        outcome.findings.add("boundary")
        outcome.say(f"{record.claim_id}: the quote is a part of a longer number or word")
