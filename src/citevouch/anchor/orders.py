"""The work order for whoever reads a document and proposes claims."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

from citevouch.anchor import prompts
from citevouch.anchor.stored import text_hash
from citevouch.contract import schema
from citevouch_contract.models import DocumentBlock, ExtractionOrder

if TYPE_CHECKING:
    from citevouch.anchor.model import Block, Document


def extraction_order(document: Document) -> ExtractionOrder:
    """The order for *document*, complete in itself: its blocks, the rules, the shape of the answer.

    Equal documents give equal orders. *document* comes from `read_trusted`.
    """
    blocks = [_block(block) for block in document.blocks if block.text.strip()]
    answer = json.dumps(_answer_schema(), ensure_ascii=False)
    order_id = text_hash(json.dumps([prompts.VERSION, document.doc_id, document.text, answer]))[:16]
    return ExtractionOrder(
        order_id=order_id,
        doc_id=document.doc_id or "",
        doc_schema_name=document.schema_name,
        doc_schema_version=document.schema_version,
        prompt_version=prompts.VERSION,
        prompt=_prompt(blocks, answer, order_id),
        quote_contract=prompts.QUOTE_CONTRACT,
        guardrails=list(prompts.GUARDRAILS),
        naming_rule=prompts.NAMING_RULE,
        result_schema=answer,
        blocks=blocks,
    )


def _block(block: Block) -> DocumentBlock:
    return DocumentBlock(
        block_self_ref=block.ref,
        block_index=block.number,
        block_label=block.label or None,
        page_no=block.place.page_no if block.place else None,
        n_prov=block.n_prov,
        table_row=block.row,
        table_column=block.column,
        block_text=block.text,
    )


def _answer_schema() -> dict[str, Any]:
    """The JSON Schema of the answer: an array of ExtractedClaim."""
    claim = schema.class_schema("ExtractedClaim")
    return {
        "$schema": claim["$schema"],
        "type": "array",
        "items": {"$ref": claim["$ref"]},
        "$defs": claim["$defs"],
    }


def _prompt(blocks: list[DocumentBlock], answer: str, mark: str) -> str:
    """The whole order as one text. One block a line, as JSON, so that no text of the document can stand on a
    line of its own; *mark*, a hash of the document, cannot stand in it.
    """
    rules = "\n".join(f"- {rule}" for rule in prompts.GUARDRAILS)
    lines = "\n".join(json.dumps(_line(block), ensure_ascii=False) for block in blocks)
    parts = (
        prompts.TASK,
        f"Quotes. {prompts.QUOTE_CONTRACT}",
        f"Rules.\n{rules}",
        f"People. {prompts.NAMING_RULE}",
        f"Answer. {prompts.ANSWER}\n{answer}",
        f"<<< document {mark}\n{lines}\n>>> document {mark}",
    )
    return "\n\n".join(parts) + "\n"


def _line(block: DocumentBlock) -> dict[str, Any]:
    line: dict[str, Any] = {"block_self_ref": block.block_self_ref}
    if block.table_row is not None:
        line |= {"table_row": block.table_row, "table_column": block.table_column}
    return line | {"label": block.block_label or "", "text": block.block_text}
