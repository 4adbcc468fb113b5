"""Ten made-up documents with pages and boxes: paragraphs, running headers, list items, labels, copies."""

from __future__ import annotations

import random

from citevouch.anchor.model import Block, Box, Document, Place

NAMES = "north south harbour hill station river market mill garden tower".split()
SUBJECTS = (
    "The {n} reader|The committee|Each camera|The vendor|The {n} office|The archive|A sample|The audit".split(
        "|"
    )
)
VERBS = "kept|recorded|deleted|reported|compared|measured|requested|reviewed".split("|")
OBJECTS = (
    "plate images|the stored records|the weekly counts|every request|the water samples|its own logs".split(
        "|"
    )
)
ENDS = [
    "for {a} days",
    "in {a} of {b} cases",
    "on {a} occasions, which is {c} %",
    "at a mean of {c} mg/l (95 % CI {a} to {b})",
    "although no rule required it",
    "because the manual does not say otherwise",
    "and did not tell the council",
    "without a written order",
]
LABELS = "Yes|No|n/a|Total|Figure|Text|Page|Table|Caption|0|1|12".split("|")


def made_documents() -> list[Document]:
    """The ten documents; the same ones every time."""
    return [_document(number) for number in range(10)]


def _document(number: int) -> Document:
    chance = random.Random(f"document {number}")
    blocks: list[Block] = []
    pages = 4 + number
    for page_no in range(1, pages + 1):
        texts = _page(page_no, number, chance)
        for line, (label, text) in enumerate(texts):
            top = 760.0 - 700.0 * line / len(texts)
            box = Box(l=72, t=top, r=520, b=top - 600.0 / len(texts), origin="BOTTOMLEFT")
            at = len(blocks)
            blocks.append(
                Block(
                    ref=f"#/texts/{at}",
                    number=at,
                    text=text,
                    label=label,
                    n_prov=1,
                    place=Place(page_no=page_no, box=box),
                )
            )
    return Document(
        schema_name="DoclingDocument",
        schema_version="1.10.0",
        texts=tuple(blocks),
        pages={str(page): 792.0 for page in range(1, pages + 1)},
        doc_id=f"{number:064x}",
    )


def _page(page_no: int, number: int, chance: random.Random) -> list[tuple[str, str]]:
    found = [("page_header", f"Annual review {2010 + number}")]
    for section in range(2):
        found.append(("section_header", f"{page_no}.{section + 1} {chance.choice(NAMES).title()} records"))
        found += [("text", _paragraph(chance)) for _ in range(chance.randrange(2, 6))]
        found += [("list_item", _sentence(chance)) for _ in range(chance.randrange(4))]
        found += [("text", chance.choice(LABELS)) for _ in range(chance.randrange(6))]
    return [*found, ("page_footer", f"Page {page_no} of the review")]


def _paragraph(chance: random.Random) -> str:
    return " ".join(_sentence(chance) for _ in range(chance.randrange(2, 6)))


def _sentence(chance: random.Random) -> str:
    words = (
        f"{chance.choice(SUBJECTS)} {chance.choice(VERBS)} {chance.choice(OBJECTS)} {chance.choice(ENDS)}."
    )
    return words.format(
        n=chance.choice(NAMES),
        a=chance.randrange(2, 90),
        b=chance.randrange(90, 2000),
        c=chance.randrange(10, 999) / 10,
    )
