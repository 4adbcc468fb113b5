"""How fast anchors are found again by the index of a document, beside going through all of its blocks."""

from __future__ import annotations

import gc
import random
import time
from dataclasses import replace
from typing import TYPE_CHECKING, TypeVar

from citevouch.anchor.boundaries import is_strictly_aligned
from citevouch.anchor.build import Claim, build_anchor
from citevouch.anchor.chain import follow
from citevouch.anchor.model import Block, Box, Document, Place
from citevouch.anchor.resolve import resolve_anchor
from citevouch.anchor.stored import Stored, stored, text_hash

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

Result = TypeVar("Result")

BLOCKS = 2000
ANCHORS = (1, 100, 1000, 10_000)
SCANNED = 200  #: anchors that are scanned for; the time of more is reckoned from these
WORDS = (
    "report camera vendor archive council measured recorded deleted images of the in was with for and that "
    "by on at from county reader request order office samples water weekly counts"
).split()


def document(texts: Sequence[str]) -> Document:
    return Document(
        schema_name="DoclingDocument",
        schema_version="1.10.0",
        texts=tuple(
            Block(
                ref=f"#/texts/{at}",
                number=at,
                text=text,
                n_prov=1,
                place=Place(page_no=1 + at // 40, box=Box(l=72, t=at, r=520, b=at + 10, origin="TOPLEFT")),
            )
            for at, text in enumerate(texts)
        ),
        pages={str(page): 792.0 for page in range(1, len(texts) // 40 + 2)},
        doc_id="0" * 64,
    )


def texts(blocks: int, chance: random.Random) -> list[str]:
    def sentence() -> str:
        return f"{' '.join(chance.choices(WORDS, k=9)).capitalize()} {chance.randrange(1000)}."

    return [sentence() for _ in range(blocks)]


def records(made: Document, number: int, chance: random.Random) -> list[Stored]:
    found: list[Stored] = []
    while len(found) < number:
        at = chance.randrange(len(made.texts))
        words = made.texts[at].text.split(" ")
        first = chance.randrange(3)
        quote = " ".join(words[first : first + 6])
        if made.texts[at].text.count(quote) == 1:
            found.append(stored(build_anchor(Claim(text="claim", quote=quote), at, made)))
    return found


def scanned(record: Stored, now: Document) -> list[tuple[int, int]]:
    """The places of a record by the rules of the strict chain, block after block, as plainly as can be."""
    found = []
    for at, block in enumerate(now.texts):
        start = block.text.find(record.quote)
        while start >= 0:
            end = start + len(record.quote)
            if (
                is_strictly_aligned(block.text, start, end)
                and block.text[:start].endswith(record.prefix)
                and block.text[end:].startswith(record.suffix)
                and text_hash(block.text[start:end]) == record.text_hash
            ):
                found.append((at, start))
            start = block.text.find(record.quote, start + 1)
    return found


def rows() -> Iterator[str]:
    """The table: seconds for a number of anchors in a document whose blocks moved by one."""
    chance = random.Random("speed")
    before = texts(BLOCKS, chance)
    made = records(document(before), max(ANCHORS), chance)
    yield "| anchors | index, with building it | scan | times faster | whole resolving, with assist |"
    yield "|---|---|---|---|---|"
    for number in ANCHORS:
        yield _row(made[:number], before)


def _row(sample: list[Stored], before: list[str]) -> str:
    now = document(["A new first paragraph.", *before])
    _ = now.text, now.starts
    found, by_index = _timed(lambda: [follow(record, now) for record in sample])
    part = sample[:SCANNED]
    places, by_scan = _timed(lambda: [scanned(record, now) for record in part])
    by_scan *= len(sample) / len(part)
    for one, other in zip(found, places, strict=False):
        assert [(one.at, one.start)] == other if len(other) == 1 else one.n_matches == len(other)
    fresh = replace(now)
    _, whole = _timed(lambda: [resolve_anchor(record, fresh) for record in sample])
    return (
        f"| {len(sample)} | {by_index:.4f} s | {by_scan:.4f} s | {by_scan / by_index:.0f} | {whole:.4f} s |"
    )


def _timed(job: Callable[[], Result]) -> tuple[Result, float]:
    """The result and the seconds; as timeit does it, without garbage collection."""
    gc.collect()
    gc.disable()
    try:
        start = time.perf_counter()
        result = job()
        return result, time.perf_counter() - start
    finally:
        gc.enable()
