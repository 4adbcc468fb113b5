"""From an extractor's answer to records: each claim gets one, or the reason why it gets none."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from citevouch.anchor.assist.evidence import Surroundings
from citevouch.anchor.assist.passages import alike_words
from citevouch.anchor.boundaries import is_whole
from citevouch.anchor.build import Claim, Stamp, anchor_claim
from citevouch.anchor.chain import home
from citevouch.anchor.convert import anchor_place
from citevouch.anchor.errors import QuoteContractError
from citevouch.anchor.folded import Folded
from citevouch.anchor.stored import stored
from citevouch.anchor.stretches import stretches
from citevouch.anchor.surroundings import occurrences
from citevouch.check.matching import closest
from citevouch.contract.check import problems
from citevouch_contract.models import AnchorBuild, ClaimRefusal, ExtractedClaim, QuoteError

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from citevouch.anchor.model import Document
    from citevouch_contract.models import AnchorPlace, CitationRecord

#: Places shown with a refusal.
MOST_PLACES = 10
#: Likeness (0 to 1) from which on a passage of another block is worth showing.
LEAST_LIKENESS = 0.7


@dataclass(frozen=True, kw_only=True)
class Options:
    """How records are stamped, and whether refusals show the passages most like their quotes."""

    stamp: Stamp = field(default_factory=Stamp)
    explain: bool = False


DEFAULTS = Options()


def anchor_claims(claims: Iterable[Any], document: Document, *, options: Options = DEFAULTS) -> AnchorBuild:
    """A record for each of *claims* that keeps the quote contract, a refusal for each other.

    Args:
        claims: plain JSON values, as an extractor gives them; what is no ExtractedClaim is refused like a bad
            quote, so that the other claims are kept. Of several with one claim_id the first counts.
        document: read from a trustworthy source (`read_trusted`); its doc_id is known.
        options: see `Options`.
    """
    records: list[CitationRecord] = []
    refusals: list[ClaimRefusal] = []
    seen: set[str] = set()
    for value in claims:
        read = _read(value, seen)
        result = read if isinstance(read, ClaimRefusal) else _anchored(read, document, options)
        if isinstance(result, ClaimRefusal):
            refusals.append(result)
        else:
            records.append(result)
    return AnchorBuild(doc_id=document.doc_id or "", citation_records=records, refusals=refusals)


def cut_quotes(build: AnchorBuild, document: Document) -> list[CitationRecord]:
    """The records whose quote keeps the strict contract although readers see it cut a number or word."""
    found = []
    for record in build.citation_records or ():
        at = home(stored(record), document)
        if at is not None and not is_whole(document.blocks[at].text, record.char_start, record.char_end):
            found.append(record)
    return found


def is_bad_input(refusal: ClaimRefusal) -> bool:
    """Whether the claim failed before its quote was looked at."""
    return refusal.quote_error is None


def _read(value: Any, seen: set[str]) -> ExtractedClaim | ClaimRefusal:
    """One claim, or its refusal where it is none or its claim_id stood before; nulls count as absent."""
    if isinstance(value, dict):
        value = {key: item for key, item in value.items() if item is not None}
    if found := problems(value, "ExtractedClaim"):
        return _refusal(value, f"Not an ExtractedClaim: {found[0]}.")
    claim = ExtractedClaim.model_validate(value)
    if claim.claim_id in seen:
        return _refusal(value, f"The claim_id {claim.claim_id!r} stands here before.")
    seen.add(claim.claim_id)
    return claim


def _refusal(value: Any, message: str) -> ClaimRefusal:
    """A refusal with as much of what was proposed as the contract has room for."""
    kept = {}
    for key in ("claim_id", "verbatim_quote", "block_self_ref"):
        if (
            isinstance(value, dict)
            and key in value
            and not problems({"message": message, key: value[key]}, "ClaimRefusal")
        ):
            kept[key] = value[key]
    return ClaimRefusal(message=message, **kept)


def _anchored(claim: ExtractedClaim, document: Document, options: Options) -> CitationRecord | ClaimRefusal:
    blocks = _blocks(claim, document)
    if isinstance(blocks, str):
        return _refusal(claim.model_dump(), blocks)
    asked = Claim(
        text=claim.claim_text,
        quote=claim.verbatim_quote,
        claim_id=claim.claim_id,
        keywords=claim.keywords or (),
        required_fields=claim.required_fields or (),
    )
    try:
        return anchor_claim(
            asked, _one_of(blocks, claim.verbatim_quote, document), document, stamp=options.stamp
        )
    except QuoteContractError as error:
        refusal = _refusal(claim.model_dump(), error.what)
        refusal.quote_error = error.error
        refusal.places = _places(claim, blocks, document, error, explain=options.explain) or None
        return refusal


def _blocks(claim: ExtractedClaim, document: Document) -> Sequence[int] | str:
    """The block that a claim names, or the cells of the table; or why there is none."""
    ref, row, column = claim.block_self_ref, claim.table_row, claim.table_column
    found = document.by_ref.get(ref, ())
    if not found:
        return f"The document has no block {ref}; it has {_range(document)}."
    if row is None and column is None:
        return found
    cells = [at for at in found if document.blocks[at].is_cell]
    if not cells:
        return f"{ref} is no table, so it has no rows and columns."
    cells = [at for at in cells if row in (None, document.blocks[at].row)]
    cells = [at for at in cells if column in (None, document.blocks[at].column)]
    return cells or f"The table {ref} has no words in row {row}, column {column}."


def _range(document: Document) -> str:
    texts = f"#/texts/0 to #/texts/{len(document.texts) - 1}" if document.texts else "no text blocks"
    tables = len({block.ref for block in document.cells})
    return f"{texts} and {tables} tables with words" if tables else texts


def _one_of(blocks: Sequence[int], quote: str, document: Document) -> int:
    """The one block of several that has the quote."""
    holding = [at for at in blocks if quote in document.blocks[at].text]
    if len(holding) > 1 and quote.strip():
        raise QuoteContractError(
            QuoteError.not_unique_in_block,
            f"The quote occurs in {len(holding)} cells of this table; table_row and table_column say which.",
            places=tuple(
                (at, start, start + len(quote))
                for at in holding
                if (start := document.blocks[at].text.find(quote)) >= 0
            ),
        )
    return holding[0] if holding else blocks[0]


def _places(
    claim: ExtractedClaim,
    blocks: Sequence[int],
    document: Document,
    error: QuoteContractError,
    *,
    explain: bool,
) -> list[AnchorPlace]:
    """Where to look: all places of a quote that is not unique; of one that is not there, those in other
    blocks or, on request, the passages most like it.
    """
    places = [anchor_place(document, *place) for place in error.places[:MOST_PLACES]]
    if error.error is not QuoteError.not_in_block:
        return places
    length = len(claim.verbatim_quote)
    elsewhere = occurrences(document, claim.verbatim_quote)[:MOST_PLACES]
    places = [anchor_place(document, at, start, start + length) for at, start in elsewhere]
    return places or (_closest(claim.verbatim_quote, blocks, document) if explain else [])


def _closest(quote: str, blocks: Sequence[int], document: Document) -> list[AnchorPlace]:
    """The passages most like a quote, one of the block that was named and some of all others, best first."""
    found: list[AnchorPlace] = []
    for at in blocks[:MOST_PLACES]:
        passage = closest(quote, document.blocks[at].text)
        if passage:
            found.append(anchor_place(document, at, passage.start, passage.end, similarity=passage.score))
    for alike in alike_words(Folded(quote), Surroundings(before="", after=""), document):
        start, end = document.folded.stream.span(alike.start, alike.end)
        first = stretches(document, start, end)[0]
        if alike.similarity >= LEAST_LIKENESS and first.at not in blocks:
            found.append(
                anchor_place(document, first.at, first.start, first.end, similarity=alike.similarity)
            )
    return sorted(found, key=lambda place: -(place.similarity or 0))[:MOST_PLACES]
