"""The order as one text: instructions, the shape of the answer, and behind a fence what others wrote.

Each value of the material is JSON on a line of its own, so that no text in it can stand on a line by itself;
the mark of the fence is a hash of the material, which cannot stand in it. Equal inputs give equal bytes.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from citevouch.audit.fields import whole
from citevouch.audit.orders import prompts
from citevouch.audit.orders.result_schema import result_schema
from citevouch.contract.canonical import digest
from citevouch_contract.models import Claim, EvidenceItem, NumberPair, Search, WorkOrder, WorkOrderLayer

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from citevouch_contract.models import CitedPaper

CHARACTERS_PER_TOKEN = 4  #: of English, roughly


@dataclass(frozen=True, kw_only=True)
class Material:
    """What an order is about."""

    lines: Sequence[Mapping[str, Any]]  #: what is asked, before the claims, pairs, searches and evidence
    claims: Sequence[Claim] = ()
    pairs: Sequence[NumberPair] = ()
    searches: Sequence[Search] = ()
    evidence: Sequence[EvidenceItem] = ()

    def values(self) -> list[dict[str, Any]]:
        """Everything, one value a line."""
        return [
            *(
                {key: value for key, value in line.items() if value not in (None, [], "")}
                for line in self.lines
            ),
            *({"claim": at, **_claim(claim)} for at, claim in enumerate(self.claims, start=1)),
            *({"number_pair": pair.model_dump(mode="json", exclude_none=True)} for pair in self.pairs),
            *({"search": _search(search)} for search in self.searches),
            *({"evidence": item.model_dump(mode="json", exclude_none=True)} for item in self.evidence),
        ]


def make_order(
    layer: WorkOrderLayer,
    instructions: Sequence[str],
    material: Material,
    *,
    paper: CitedPaper | None = None,
    question: str | None = None,
    practice_context: str | None = None,
) -> WorkOrder:
    """The order of *layer*, named by a hash of instructions, material and the shape of the answer."""
    shape = json.dumps(result_schema(layer), ensure_ascii=False)
    values = material.values()
    order_id = digest([prompts.VERSION, layer.value, *instructions, shape, values])[:16]
    prompt = _prompt(instructions, shape, values, order_id)
    return WorkOrder(
        order_id=order_id,
        layer=layer,
        paper_id=paper.paper_id if paper else None,
        indices=list(paper.indices or ()) if paper else None,
        question=question,
        practice_context=practice_context,
        claims=list(material.claims) or None,
        number_pairs=list(material.pairs) or None,
        searches=list(material.searches) or None,
        evidence=list(material.evidence) or None,
        prompt_version=prompts.VERSION,
        prompt=prompt,
        result_schema=shape,
        estimated_tokens=-(-len(prompt) // CHARACTERS_PER_TOKEN),
    )


def _prompt(instructions: Sequence[str], shape: str, values: Sequence[Mapping[str, Any]], mark: str) -> str:
    lines = "\n".join(_line(value) for value in values)
    parts = (
        *instructions,
        prompts.MATERIAL,
        f"{prompts.ANSWER}\n{shape}",
        f"<<< material {mark}\n{lines}\n>>> material {mark}",
    )
    return "\n\n".join(parts) + "\n"


#: Ends of lines for some readers that JSON leaves as they are.
_LINE_ENDS = {ord(char): f"\\u{ord(char):04x}" for char in "\x0b\x0c\x1c\x1d\x1e\x85\u2028\u2029"}


def _line(value: Mapping[str, Any]) -> str:
    return whole(json.dumps(value, ensure_ascii=False).translate(_LINE_ENDS))


def _claim(claim: Claim) -> dict[str, Any]:
    numbers = [number.raw for number in claim.numbers or () if number.evidential]
    said = {"text": claim.text, "cites": claim.indices, "before_it": claim.context, "numbers": numbers}
    return {key: value for key, value in said.items() if value}


def _search(search: Search) -> dict[str, Any]:
    return search.model_dump(mode="json", exclude_none=True, exclude={"attempt_ids"})
