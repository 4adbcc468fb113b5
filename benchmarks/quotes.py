"""Quotations found in real reports, beside what simple patterns find.

    CITEVOUCH_SHARED=../shared python benchmarks/quotes.py            # counts
    CITEVOUCH_SHARED=../shared python benchmarks/quotes.py --sample   # a hundred rows for quotes.md

Prints counts, the quotations of the plain pattern that were missed, how the mark for titles agrees with the
records, and how many rows of quotes.md, which a reader judged, are still found as they were. The sample is
drawn from the attributed quotations by a hash of place and text, so that it stays when others come.
"""

from __future__ import annotations

import os
import re
import sys
from collections import Counter
from hashlib import sha256
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from citevouch.text import read

if TYPE_CHECKING:
    from citevouch.text.model import Quote

#: A plain pattern for what notes and analyses write: an identifier before or behind a quotation of one line.
PLAIN = re.compile(r"PMID:?\s*\d+[,:]?\s*[\"“]([^\"”\n]{15,})[\"”]|[\"“]([^\"”\n]{15,})[\"”]\s*[\(\[]PMID")
#: What deep-research-client 0.2.13 reads: 20 to 600 characters, then one bracket with an identifier in it.
BRACKET_BEHIND = re.compile(
    r"[\"“”]([^\"“”\n]{20,600})[\"“”][\s,;:—-]*"
    r"(?:\((?:[^()\n]|\([^()\n]*\)){0,200}\)|\[(?:[^\[\]\n]|\[[^\[\]\n]*\]){0,200}\])"
)
IDENTIFIER = re.compile(r"PMID[:\s]*\d{6,9}|PMC\d{5,9}|10\.\d{4,}/\S|pubmed\S*/\d+", re.IGNORECASE)

ROW = re.compile(
    r"\| *\d+ \| (?P<place>\S+) \| `(?P<words>[^`]*)` \| (?P<made>[^|]*) \| (?P<verdict>[^|]*) \|"
)
SHOWN = 40  #: characters of a quotation in quotes.md


class Found(NamedTuple):
    """A quotation and where it stands."""

    place: str  #: file and line
    quote: Quote


def main(shared: Path, *, sample: bool) -> None:
    """Print the counts, or a sample."""
    reports = sorted((shared / "corpus" / "reports").rglob("*.md"))
    texts = {path: path.read_bytes().decode() for path in reports}
    found = {path: read(text).quotes for path, text in texts.items()}
    every = [
        Found(f"{path.name}:{texts[path].count(chr(10), 0, quote.start) + 1}", quote)
        for path, quotes in found.items()
        for quote in quotes
    ]
    if sample:
        print_sample(every)
        return
    attributed = [one for one in every if one.quote.attributions]
    print(f"quotations {len(every)}, attributed {len(attributed)}, marked as titles", end=" ")
    print(sum(one.quote.is_title for one in attributed))
    print("attributed by", dict(Counter(part.how for one in attributed for part in one.quote.attributions)))
    print_plain(texts, found)
    print_titles(attributed, shared / "corpus" / "references_cache")
    print_judged(every, Path(__file__).with_suffix(".md"))


def print_plain(texts: dict[Path, str], found: dict[Path, tuple[Quote, ...]]) -> None:
    """How many of the plain pattern's quotations are found, and how many the pattern does not see."""
    seen = missed = behind = 0
    for path, text in texts.items():
        spans = {(quote.start, quote.end) for quote in found[path] if quote.attributions}
        behind += sum(
            bool(IDENTIFIER.search(match[0][len(match[1]) :])) for match in BRACKET_BEHIND.finditer(text)
        )
        for match in PLAIN.finditer(text):
            seen += 1
            if match.span(1 if match[1] is not None else 2) not in spans:
                missed += 1
                print("missed:", path.name, match[0][:SHOWN])
    total = sum(bool(quote.attributions) for quotes in found.values() for quote in quotes)
    print(f"bracket behind the quotation only: {behind}; plain pattern: {seen}")
    print(f"of the plain pattern's found: {seen - missed}; beyond them: {total - (seen - missed)}")


def print_titles(attributed: list[Found], cache: Path) -> None:
    """How the mark for titles agrees with the titles of the records that are at hand."""
    titles = {}
    for path in cache.iterdir():
        head = path.read_text()
        name = re.search(r"^reference_id: *(\S+)", head, re.MULTILINE)
        title = re.search(r"^title: *(.*?)(?=^\w+:)", head, re.MULTILINE | re.DOTALL)
        if name and title:
            titles[name[1].strip("'\"")] = folded(title[1])
    agreed: Counter[tuple[bool, bool]] = Counter()
    for _, quote in attributed:
        names = [titles[part.reference_id] for part in quote.attributions if part.reference_id in titles]
        if names:
            agreed[any(name.startswith(folded(quote.text)) for name in names), quote.is_title] += 1
    titled, others = (agreed[is_one, True] + agreed[is_one, False] for is_one in (True, False))
    print(f"of {titled} that begin a record's title, marked: {agreed[True, True]}")
    print(f"of {others} others, marked: {agreed[False, True]}")


def folded(text: str) -> str:
    """Words only, in lower case."""
    return " ".join(re.findall(r"\w+", text.lower()))


def print_judged(every: list[Found], page: Path) -> None:
    """How many of the rows that a reader judged are found as they were."""
    now = {row(one) for one in every}
    judged = [(match["place"], match["words"], match["made"].strip(), match["verdict"].strip())
              for match in ROW.finditer(page.read_text())]  # fmt: skip
    right = sum(verdict.startswith("right") for *_, verdict in judged)
    same = sum(tuple(parts) in now for *parts, _ in judged)
    print(f"judged by a reader: {len(judged)}, right: {right}; found as they were: {same}")


def row(one: Found) -> tuple[str, str, str]:
    """Place, first words and attributions of a quotation, as a row of quotes.md has them."""
    made = ", ".join(f"{part.reference_id} {part.how}" for part in one.quote.attributions)
    title = " (title)" if one.quote.is_title else ""
    return one.place, one.quote.text[:SHOWN].replace("|", "/").replace("`", "'"), made + title


def print_sample(every: list[Found]) -> None:
    """A hundred rows for quotes.md, the verdict open."""
    attributed = [one for one in every if one.quote.attributions]
    drawn = sorted(attributed, key=lambda one: sha256(f"{one.place} {one.quote.text}".encode()).digest())[
        :100
    ]
    for number, one in enumerate(sorted(drawn, key=lambda one: (one.place, one.quote.start)), 1):
        place, words, made = row(one)
        print(f"| {number} | {place} | `{words}` | {made} | |")


if __name__ == "__main__":
    folder = os.environ.get("CITEVOUCH_SHARED")
    if not folder:
        sys.exit("CITEVOUCH_SHARED names no folder of real reports")
    main(Path(folder), sample="--sample" in sys.argv)
