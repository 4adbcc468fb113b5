"""Documents, records and workspaces that the tests of the gate are made of. All names in them are made up."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

from citevouch.anchor.claims import anchor_claims
from citevouch.anchor.docling import docling_document
from citevouch.anchor.reading import read_document
from citevouch.contract.output import dumps
from citevouch.gate import decisions
from citevouch.gate.cards import card
from citevouch.gate.opening import open_workspace
from citevouch.gate.orders import outstanding
from citevouch.gate.verdicts import ingest
from citevouch.gate.workspace import load, session

if TYPE_CHECKING:
    from collections.abc import Iterable
    from pathlib import Path

    from citevouch.gate.workspace import Workspace
    from citevouch_contract.models import GateCard

DOC_ID = "c4dcd247ea9b7d413f5808895245780d71315922d890deb811c97de2d8e3d206"

#: A document in Markdown; blocks 0 to 5.
TEXT = """\
# Plate readers

The reader kept plate images for 30 days. After that they were deleted.

Two requests for plate data came from the city police on 4 May 2021.

Sergeant Quinn Placeholder signed the order. Rowan Sample, SSN 078-05-1120, asked for it at (555) 010-4477.

Vendor staff read the plate database only on written request.

The value of the contract is ***.
"""

KEPT = {
    "claim_id": "kept",
    "claim_text": "Plate images were kept for 30 days.",
    "verbatim_quote": "The reader kept plate images for 30 days.",
    "block_self_ref": "#/texts/1",
}
POLICE = {
    "claim_id": "police",
    "claim_text": "ICE asked for plate data twice.",
    "verbatim_quote": "Two requests for plate data came from the city police",
    "block_self_ref": "#/texts/2",
    "keywords": ["ICE"],
}
NAMED = {
    "claim_id": "named",
    "claim_text": "Rowan Sample, whose number is 078-05-1120, asked for the order that Quinn Placeholder signed.",
    "verbatim_quote": "Rowan Sample, SSN 078-05-1120, asked for it at (555) 010-4477.",
    "block_self_ref": "#/texts/3",
}
VENDOR = {
    "claim_id": "vendor",
    "claim_text": "The vendor's staff may read the database only on written request.",
    "verbatim_quote": "Vendor staff read the plate database only on written request.",
    "block_self_ref": "#/texts/4",
}
LOST = {
    "claim_id": "lost",
    "claim_text": "Nobody said this.",
    "verbatim_quote": "words that stand nowhere",
    "block_self_ref": "#/texts/4",
}
CLAIMS = (KEPT, POLICE, NAMED, VENDOR)
TERMS = {"uninvolved_names": ["Rowan Sample"], "officials": ["Quinn Placeholder"]}
ME, OTHER = "r.example", "s.example"


def docling(*texts: str, **more: Any) -> dict[str, Any]:
    """A DoclingDocument whose blocks stand one below the other on page 1."""
    return {
        "schema_name": "DoclingDocument",
        "version": "1.10.0",
        "pages": {"1": {"page_no": 1, "size": {"width": 612.0, "height": 792.0}}},
        "texts": [
            {
                "self_ref": f"#/texts/{at}",
                "label": "text",
                "text": text,
                "prov": [
                    {
                        "page_no": 1,
                        "bbox": {"l": 72.0, "t": 700.5 - 20 * at, "r": 520.0, "b": 688.25 - 20 * at,
                                 "coord_origin": "BOTTOMLEFT"},
                        "charspan": [0, len(text)],
                    }
                ],
            }
            for at, text in enumerate(texts)
        ],
        **more,
    }  # fmt: skip


def write(path: Path, value: Any) -> str:
    """*value* as JSON, or a text as it is, in the file *path*; its name."""
    text = value if isinstance(value, str) else json.dumps(value, ensure_ascii=False)
    path.write_text(text, encoding="utf-8")
    return str(path)


def records_of(path: Path, document: str | dict[str, Any], claims: Iterable[dict[str, Any]]) -> str:
    """A file with the records that *claims* get in *document*; its name."""
    if isinstance(document, dict):
        read = docling_document(document, doc_id=DOC_ID)
    else:
        read = read_document(write(path.with_suffix(".doc.md"), document))
    return write(path, dumps(anchor_claims(claims, read)))


def make(
    folder: Path,
    claims: Iterable[dict[str, Any]] = CLAIMS,
    *,
    document: str | dict[str, Any] = TEXT,
    today: str | dict[str, Any] | None = None,
    terms: dict[str, Any] | None = None,
) -> Path:
    """A workspace below *folder*, over *today* (or *document*), with the records that *claims* get in *document*."""
    records = records_of(folder / "records.json", document, claims)
    over = document if today is None else today
    is_text = isinstance(over, str)
    path = write(folder / ("document.md" if is_text else "document.json"), over)
    trusted = write(folder / "ingest.json", {"doc_id": DOC_ID, "trustworthy_for_extraction": True})
    names = write(folder / "names.json", terms) if terms is not None else None
    workspace = folder / "workspace"
    open_workspace(workspace, path, records, ingest=None if is_text else trusted, names=names, say=silent)
    return workspace


def silent(_text: str) -> None:
    """Say nothing."""


def answer(workspace: Path, **results: str) -> None:
    """Answer the outstanding orders of claims: ``answer(folder, kept="supported")``."""
    found = [
        {"order_id": order.order_id, "result": results[order.claim_id], "confidence": 0.9, "reasoning": "So."}
        for order in outstanding(load(workspace))
        if order.claim_id in results
    ]
    path = write(workspace.parent / "results.json", found)
    with session(workspace, say=silent) as opened:
        ingest(opened, path, say=silent)


def card_of(workspace: Workspace, claim_id: str) -> GateCard:
    """The card of a claim."""
    return card(workspace.claim(claim_id), workspace)


def accept(workspace: Path, *claim_ids: str) -> None:
    """Accept claims, with an answer to every concern."""
    with session(workspace, say=silent) as opened:
        for claim_id in claim_ids:
            asked = card_of(opened, claim_id).concerns or []
            answers = {concern.concern_id: "I looked at it." for concern in asked}
            decisions.accept(opened, claim_id, reviewer=ME, answers=answers)


def status(workspace: Path, claim_id: str) -> str:
    """The status of a claim's card."""
    return str(card_of(load(workspace), claim_id).gate_status)
