"""What is left of anchors when a document changes: the strict chain alone, and with the assist beside it.

Run as ``python benchmarks/anchors.py [FOLDER] [--anchors N]``. FOLDER holds DoclingDocument JSON; without it
only the ten made-up documents are changed. Prints the tables of ``benchmarks/anchors.md``.
"""

from __future__ import annotations

import argparse
import random
import re
import sys
from collections import Counter
from itertools import permutations
from pathlib import Path
from typing import TYPE_CHECKING

from anchor_documents import made_documents
from anchor_drift import KINDS, changed
from anchor_speed import rows as speed_rows

from citevouch.anchor.assist import hint
from citevouch.anchor.build import Claim, anchor_claim
from citevouch.anchor.chain import CLEAN, follow
from citevouch.anchor.errors import QuoteContractError
from citevouch.anchor.reading import read_document
from citevouch.anchor.stored import Stored, stored
from citevouch_contract.models import IngestResult

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from anchor_drift import Changed

    from citevouch.anchor.model import Document

ANCHORS = 250  #: of one document
LEAST, LEAST_OF_PAIRS = 5, 20  #: characters of a quote
KEPT = ("normalized", "context_changed", "geometry_tiebreak", "spanning")
ANY_ID = "0" * 64
#: One paper, converted by different versions: its name, and what its files have in their names.
PAIRS = {"v1.0.0": "2206.01062-1.0.0", "v1.10.0": "docling_2206.01062", "yaml": "2206.01062.yaml"}

_SENTENCE = re.compile(r"[^.!?]{1,400}(?:[.!?](?![\s\"')\]]|$)[^.!?]{0,400})*[.!?]?[\"')\]]*")

Anchor = tuple[Stored, int, int, int]  #: the record; block, start, end in the document that it was made from


def anchors(document: Document, number: int, *, least: int = LEAST) -> list[Anchor]:
    """Up to *number* records of sentences, and of whole blocks that are no sentence."""
    found = [anchor for anchor in _anchors(document) if len(anchor[0].quote) >= least]
    random.Random("sample").shuffle(found)
    return found[:number]


def _anchors(document: Document) -> Iterator[Anchor]:
    for at, block in enumerate(document.texts):
        for sentence in _SENTENCE.finditer(block.text):
            quote = sentence[0].strip()
            try:
                record = anchor_claim(Claim(text="claim", quote=quote), at, document)
            except QuoteContractError:
                continue
            yield stored(record), at, record.char_start, record.char_end


# Simulated changes -----------------------------------------------------------------------------------------


def measure(documents: Iterable[tuple[str, Document]], number: int) -> dict[str, Counter[str]]:
    """Counts by kind of change over all documents."""
    counts: dict[str, Counter[str]] = {kind: Counter() for kind in KINDS}
    for name, document in documents:
        sample = anchors(document, number)
        for kind, drift in KINDS.items():
            now = changed(document, drift, f"{name} {kind}")
            for anchor in sample:
                counts[kind].update(outcome(anchor, now))
    return counts


def outcome(anchor: Anchor, now: Changed) -> Iterator[str]:
    """What became of one anchor, in the words that are counted."""
    record, block, start, end = anchor
    side = "altered" if now.is_altered(block, start, end) else "unaltered"
    yield side
    resolution = follow(record, now.document)
    said = hint(record, now.document, resolution)
    named = None
    if resolution.level in CLEAN:
        place = resolution.at or 0, resolution.start or 0, resolution.end or 0
        right = now.is_right(block, start, end, *place)
        yield f"{side} strict {'right' if right else 'wrong'}"
        named = place if said is None else None
    if said is not None and said.status in KEPT:
        first = said.places[0]
        named = first.at, first.start, first.end
    if named is not None:
        yield f"{side} named {'right' if now.is_right(block, start, end, *named) else 'wrong'}"
    elif said is not None:
        yield f"{side} {said.status}"


def table(counts: dict[str, Counter[str]]) -> Iterator[str]:
    """A row for each kind, and one for all of them."""
    yield from _heads(
        "change, unaltered, strict chain kept, strict wrong place, kept, wrong place",
        "drifted, changed, ambiguous, none, altered, accepted, drifted, changed",
    )
    total: Counter[str] = Counter()
    for kind, count in counts.items():
        total.update(count)
        yield _row(kind, count)
    yield _row("**all together**", total)


def _row(kind: str, count: Counter[str]) -> str:
    whole = count["unaltered"]
    cells = (
        kind,
        whole,
        share(count["unaltered strict right"], whole),
        count["unaltered strict wrong"] + count["altered strict wrong"],
        share(count["unaltered named right"], whole),
        count["unaltered named wrong"] + count["altered named wrong"],
        *(count[f"unaltered {status}"] for status in ("drifted", "changed", "ambiguous", "none")),
        count["altered"],
        count["altered named right"] + count["altered named wrong"],
        *(count[f"altered {status}"] for status in ("drifted", "changed")),
    )
    return f"| {' | '.join(map(str, cells))} |"


def _heads(*names: str) -> Iterator[str]:
    columns = ", ".join(names).split(", ")
    yield f"| {' | '.join(columns)} |"
    yield "|---" * len(columns) + "|"


def share(part: int, whole: int) -> str:
    return f"{100 * part / whole:.1f} %" if whole else "-"


# One paper, converted by two versions ----------------------------------------------------------------------


def pairs(folder: Path) -> Iterator[str]:
    """A row for each pair; a place on another page than the cited one is certainly wrong."""
    yield from _heads(
        "from, to, anchors, strict chain clean, strict wrong page, kept, wrong page",
        "drifted, changed, ambiguous, none",
    )
    papers = {
        name: _with_id(path)
        for name, part in PAIRS.items()
        for path in sorted(folder.glob("*.json"))
        if part in path.name
    }
    for one, other in permutations(papers, 2):
        count: Counter[str] = Counter()
        for record, *_ in anchors(papers[one], sys.maxsize, least=LEAST_OF_PAIRS):
            count.update(_moved(record, papers[other]))
        whole = count["anchors"]
        cells = (
            one,
            other,
            whole,
            share(count["strict"], whole),
            count["strict on another page"],
            share(count["kept"], whole),
            count["on another page"],
            *(count[status] for status in ("drifted", "changed", "ambiguous", "none")),
        )
        yield f"| {' | '.join(map(str, cells))} |"


def _moved(record: Stored, now: Document) -> Iterator[str]:
    yield "anchors"
    resolution = follow(record, now)
    said = hint(record, now, resolution)
    if resolution.level in CLEAN:
        yield "strict"
        yield from _elsewhere(record, now, resolution.at or 0, "strict on another page")
    at = resolution.at if said is None else said.places[0].at if said.status in KEPT else None
    if at is not None:
        yield "kept"
        yield from _elsewhere(record, now, at, "on another page")
    elif said is not None:
        yield said.status


def _elsewhere(record: Stored, now: Document, at: int, word: str) -> Iterator[str]:
    place = now.blocks[at].place
    if place and record.page_no and place.page_no != record.page_no:
        yield word


def _with_id(path: Path) -> Document:
    return read_document(str(path), ingest=IngestResult(doc_id=ANY_ID))


def main(arguments: list[str]) -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", nargs="?", type=Path)
    parser.add_argument("--anchors", type=int, default=ANCHORS)
    options = parser.parse_args(arguments)
    documents = [(f"made {at}", document) for at, document in enumerate(made_documents())]
    if options.folder:
        documents += [(path.name, _with_id(path)) for path in sorted(options.folder.glob("*.json"))]
    print("\n".join(table(measure(documents, options.anchors))))
    if options.folder:
        print("\n" + "\n".join(pairs(options.folder)))
    print("\n" + "\n".join(speed_rows()))


if __name__ == "__main__":
    main(sys.argv[1:])
