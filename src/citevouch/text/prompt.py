"""The question that a report repeats before its answer."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from citevouch.text.document import Document


def prompt_end(doc: Document) -> int:
    """Where the answer begins: the heading ``## Output`` below a heading ``## Question``; 0 without them.

    What stands between the two is the template that the report was asked with (the layout of
    deep-research-client); its examples in quotation marks and its numbers are nobody's claims.
    """
    asked = False
    for block in doc.blocks:
        if block.kind != "heading" or block.level != 2 or block.parent is not None or not block.headings:
            continue
        if block.headings[-1] == "Question":
            asked = True
        elif block.headings[-1] == "Output" and asked:
            return block.start
    return 0
