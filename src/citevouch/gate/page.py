"""A published finding as a page of Markdown."""

from __future__ import annotations

from typing import TYPE_CHECKING

from citevouch.render.escape import code, inline
from citevouch_contract.models import CheckerLevel, VerifierResult

if TYPE_CHECKING:
    from citevouch_contract.models import PublicAnchor, PublishedFinding

_VERIFIER = {
    VerifierResult.supported: "supported, by an advisory check",
    VerifierResult.contradicted: "contradicted, by an advisory check; the reviewer answered it",
    VerifierResult.indeterminate: "indeterminate: the advisory check could not tell, or none was run",
    VerifierResult.prescreen_skip: "skipped by a prescreen; not independently verified",
}
_ANCHOR = {
    CheckerLevel.exact: "exact: the words stand where they were quoted",
    CheckerLevel.relocated: "relocated: the words stand at one other place, in their context",
    CheckerLevel.ambiguous: "ambiguous: several places fit; the reviewer answered it",
    CheckerLevel.block: "block: only the block was found again; the reviewer answered it",
    CheckerLevel.page: "page: only the page was found again; the reviewer answered it",
    CheckerLevel.unresolved: "unresolved: the words were not found again; the reviewer answered it",
}
_LIMITS = (
    "A person accepted this claim beside its source. Names and numbers that were known to be personal are "
    "masked; one that nobody flagged may remain."
)


def finding_page(finding: PublishedFinding) -> str:
    """The page of *finding*."""
    anchor = finding.public_anchor
    rows = {
        "Accepted": "by a person, beside the source",
        "Verification": _VERIFIER[VerifierResult(anchor.verifier_result)],
        "Anchor": _ANCHOR[CheckerLevel(anchor.checker_level)],
        "Place": _place(anchor),
        "Document": f"SHA-256 {code(anchor.doc_id)}",
        "Quoted words": f"SHA-256 {code(anchor.text_hash)}",
        "Record": f"{anchor.schema_name} {anchor.schema_version}",
        "Ledger": f"{finding.ledger_head.count} entries, head {code(finding.ledger_head.hash)}",
    }
    table = "\n".join(f"| {name} | {value} |" for name, value in rows.items())
    return (
        f"# Finding {finding.finding_id}\n\n{inline(finding.redacted_claim or '')}\n\n"
        f"| | |\n| --- | --- |\n{table}\n\n{_LIMITS}\n"
    )


def _place(anchor: PublicAnchor) -> str:
    block = f"block {code(anchor.block_self_ref)}"
    if anchor.bbox is None:
        return f"{block}; the document has no pages"
    box = anchor.bbox
    edges = ", ".join(f"{edge:g}" for edge in (box.l, box.t, box.r, box.b))
    return f"page {anchor.page_no}, {block}, box {edges} ({box.coord_origin})"
