"""The example, examined over the records that ship with it, and replies of a judge who finds nothing wrong."""

from __future__ import annotations

import json
import shutil
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

from citevouch.audit.examination import AuditOptions, Examination, examine
from citevouch.resolve import Run, open_run
from citevouch.settings import Settings
from citevouch_contract.models import WorkOrderLayer

if TYPE_CHECKING:
    from collections.abc import Iterator

    from citevouch_contract.models import WorkOrder

EXAMPLES = Path(__file__).parents[2] / "examples"
ANSWER = (EXAMPLES / "answer.md").read_text(encoding="utf-8")
QUESTION = "Does velotran prevent strokes in Halden disease?"


@contextmanager
def offline_run(folder: Path) -> Iterator[Run]:
    """A run without a network over a copy of the example's records in *folder*."""
    if not folder.exists():
        shutil.copytree(EXAMPLES / "records", folder)
    with open_run(Settings(cache_dir=folder), offline=True) as run:
        yield run


def examined(run: Run, text: str = ANSWER, **options: Any) -> Examination:
    """The example, or another answer, as far as it can be examined."""
    return examine(text, name="answer.md", run=run, options=AuditOptions(**{"question": QUESTION, **options}))


def reply_to(order: WorkOrder, **changes: Any) -> dict[str, Any]:
    """A whole reply to *order*, with changes."""
    layers = {
        WorkOrderLayer.LAYER1.value: _paper,
        WorkOrderLayer.LAYER2.value: _completeness,
        WorkOrderLayer.LAYER3.value: _contradictions,
    }
    return layers[str(order.layer)](order) | changes


def said(order: WorkOrder, **changes: Any) -> str:
    """The same as text."""
    return json.dumps(reply_to(order, **changes))


def _paper(order: WorkOrder) -> dict[str, Any]:
    claims = [
        {"claim_number": at, "claim": None, "source_says": "The same.", "match": "match"}
        for at, _claim in enumerate(order.claims or (), start=1)
    ]
    return {
        "indices": order.indices,
        "study_type": "RCT",
        "is_secondary": False,
        "is_primary_source": True,
        "claim_judgements": claims,
        "primary_trace": None,
        "key_findings": "Strokes fell by 13%.",
        "explanation": "It says so.",
        "verdict": "ACCURATE",
    }


def _completeness(_order: WorkOrder) -> dict[str, Any]:
    return {
        "anchor_syntheses": [],
        "missing_papers": [],
        "heterogeneity": "None.",
        "applicability": "It fits.",
        "nuances": [],
        "newest_negative": "None found.",
        "overall": "Balanced.",
    }


def _contradictions(_order: WorkOrder) -> dict[str, Any]:
    return {"contradictions": [], "balance": "The sources agree."}
