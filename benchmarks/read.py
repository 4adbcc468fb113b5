"""Reading measured side by side with the scans of deep-research-client, over the same real reports.

    CITEVOUCH_SHARED=../shared python benchmarks/read.py                 # times and ratios
    CITEVOUCH_SHARED=../shared python benchmarks/read.py --differences   # what either side finds alone

The baseline is written anew from a description of what deep-research-client 0.2.13 extracts: front matter
that parses and generated sections at the end are cut off, five scans find identifiers, one pattern finds
quotations with a citation in brackets behind them. Ratios are those of one run, the best of three rounds in
turn, in processor time; identifiers, entries and quotations may take three times the baseline, all eight.
"""

from __future__ import annotations

import os
import re
import sys
import time
from collections import Counter
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

import yaml

from citevouch.text import read
from citevouch.text.document import document
from citevouch.text.entries import find_entries
from citevouch.text.markers import find_markers
from citevouch.text.mentions import find_mentions, find_spellings
from citevouch.text.quotes import find_quotes
from citevouch.text.sections import sections

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from citevouch.text.model import Mention

ROUNDS = 3
MOST_CITED, MOST_ALL = 3.0, 8.0

FRONT_MATTER = re.compile(r"---\r?\n(.*?)\r?\n---\r?\n", re.DOTALL)
SECOND_HEADING = re.compile(r"^##[ \t]+\S.*$", re.MULTILINE)
GENERATED = ("## Reference Validation", "## Term Validation")
PMID_LABEL = re.compile(r"PMID[:\s]*(\d{6,9})(?!\d)", re.IGNORECASE)
PUBMED_URL = re.compile(
    r"https?://(?:pubmed\.ncbi\.nlm\.nih\.gov|(?:www\.)?ncbi\.nlm\.nih\.gov/pubmed)/(\d+)"
)
DOI = re.compile(
    r"(?:(doi[:\s]*)|https?://(?:dx\.)?doi\.org/|/doi/(?:[a-z]+/)*|/articles?/|\?id=)(10\.\d{4,}/[^\s|`\"<>\]]+)",
    re.IGNORECASE,
)
PMCID = re.compile(
    r"(?:https?://(?:pmc\.ncbi\.nlm\.nih\.gov|www\.ncbi\.nlm\.nih\.gov/pmc)/articles/)?\b(PMC\d{5,9})\b",
    re.IGNORECASE,
)
GEO = re.compile(
    r"(?:https?://www\.ncbi\.nlm\.nih\.gov/geo/query/acc\.cgi\?acc=|\bGEO:)(G(?:SE|DS)\d{1,9})\b|\b(GSE\d{1,9})\b",
    re.IGNORECASE,
)
GROUP = r"(?:[^()\[\]\n]|\([^()\n]*\)|\[[^\[\]\n]*\]){1,200}"
QUOTE = re.compile(rf"[\"“”]([^\"“”\n]{{20,600}})[\"“”][\s,;:—-]*(?:\(({GROUP})\)|\[({GROUP})\])")
ESCAPE = re.compile(r"\\([!-/:-@\[-`{-~])")
WORD_TAIL = re.compile(r"/[A-Za-z]+(?:/\d+)?$")


class Place(NamedTuple):
    """An identifier and where the baseline finds it."""

    start: int
    end: int
    name: str


def baseline(text: str) -> tuple[Counter[str], int]:
    """Identifiers with how often they occur, and the number of attributed quotations."""
    body = scanned(text)
    quoted = ({place.name for place in scan(found[2] or found[3])} for found in QUOTE.finditer(body))
    return Counter(place.name for place in scan(body)), sum(map(len, quoted))


def scanned(text: str) -> str:
    """What is scanned: not the front matter, not generated sections at the end."""
    headings = list(SECOND_HEADING.finditer(text))
    while headings and headings[-1][0].rstrip() in GENERATED:
        text = text[: headings.pop().start()]
    matter = FRONT_MATTER.match(text)
    if matter and isinstance(yaml.safe_load(matter[1]), dict):
        text = text[matter.end() :]
    return text.rstrip() + "\n"


def scan(text: str) -> Iterator[Place]:
    for found in PMID_LABEL.finditer(text):
        yield Place(*found.span(), f"PMID:{found[1]}")
    for found in PUBMED_URL.finditer(text):
        yield Place(*found.span(), f"PMID:{found[1]}")
    for found in DOI.finditer(text):
        yield Place(*found.span(), f"DOI:{normal_doi(found[2], is_url=not found[1])}")
    for found in PMCID.finditer(text):
        yield Place(*found.span(), f"PMC:{found[1].upper()}")
    for found in GEO.finditer(text):
        yield Place(*found.span(), f"GEO:{(found[1] or found[2]).upper()}")


def normal_doi(raw: str, *, is_url: bool) -> str:
    name = re.split(r"[?#]", ESCAPE.sub(r"\1", raw))[0].rstrip(".,;:)]}>\"'*_`|~^\\")
    while is_url and (tail := WORD_TAIL.search(name)) and name.count("/", 0, tail.start()):
        name = name[: tail.start()]
    return name


def cited(text: str) -> tuple[Counter[str], int]:
    """Ours: identifiers, entries and quotations."""
    doc = document(text)
    spelt = find_spellings(doc)
    entries = find_entries(doc, sections(doc), spelt)
    mentions = find_mentions(doc, spelt, entries)
    markers = find_markers(doc, mentions=mentions, entries=entries)
    quotes, _ = find_quotes(doc, mentions=mentions, markers=markers, entries=entries)
    names = Counter(
        each.canonical_id for each in mentions if each.canonical_id and each.identifier_type != "URL"
    )
    return names, sum(len(quote.attributions) for quote in quotes)


def timed(work: Callable[[str], object], texts: list[str]) -> float:
    begin = time.process_time()  # not disturbed by what else the machine does
    for text in texts:
        work(text)
    return time.process_time() - begin


def compare_times(texts: list[str]) -> bool:
    works: dict[str, Callable[[str], object]] = {"baseline": baseline, "cited": cited, "all": read}
    best = dict.fromkeys(works, float("inf"))
    for _ in range(ROUNDS):
        for name, work in works.items():
            best[name] = min(best[name], timed(work, texts))
    print(f"{len(texts)} reports, {sum(map(len, texts)):,} characters; best of {ROUNDS} rounds")
    print(f"baseline (five scans, quotations)          {best['baseline']:.2f} s")
    within = True
    for name, most in (("cited", MOST_CITED), ("all", MOST_ALL)):
        ratio = best[name] / best["baseline"]
        what = "identifiers, entries, markers, quotations" if name == "cited" else "with sentences and claims"
        print(f"{what:<42} {best[name]:.2f} s = {ratio:.1f} x (at most {most:g})")
        within = within and ratio <= most
    return within


#: The form of a mention that only one side has; the first that fits.
FORMS = (
    ("NCT, BioProject, ISBN", re.compile(r"NCT|PRJ|ISBN", re.IGNORECASE)),
    ("label PubMed:", re.compile(r"PubMed:", re.IGNORECASE)),
    ("label in bold", re.compile(r"PM[C]?ID:?\*\*", re.IGNORECASE)),
    ("list behind a plural label", re.compile(r"PMIDs\b|[0-9]+\Z", re.IGNORECASE)),
    ("Europe PMC page", re.compile(r"https?://europepmc", re.IGNORECASE)),
    ("percent-encoded slash", re.compile(r"https?://.*10\.[0-9]+%2F", re.IGNORECASE)),
    ("eLife page, DOI by its number", re.compile(r"https?://elifesciences", re.IGNORECASE)),
    ("Nature page, DOI by its suffix", re.compile(r"https?://www\.nature\.com/articles/[^/]+\Z|https?://www\.nature\.com/articles/.*#")),
    ("DOI right behind the host or in another path", re.compile(r"https?://")),
    ("DOI as the text of a link, its label before it", re.compile(r"doi\b.*\[", re.IGNORECASE)),
    ("bare DOI", re.compile(r"10\.")),
)  # fmt: skip


def compare_findings(texts: dict[str, str]) -> None:
    """Print each identifier that one side alone finds, then counts by the form it is written in."""
    totals: Counter[str] = Counter()
    forms: Counter[str] = Counter()
    for name, text in texts.items():
        body = scanned(text)
        shift = text.find(body.rstrip()) if body.strip() else 0
        theirs = [Place(p.start + shift, p.end + shift, folded(p.name)) for p in scan(body)]
        ours = [m for m in read(text).mentions if m.canonical_id and m.identifier_type != "URL"]
        both = {place.name for place in theirs} & {str(mention.canonical_id) for mention in ours}
        for each in sorted({place.name for place in theirs} - both):
            print(f"only baseline: {each}  {name}")
        for each in sorted({str(mention.canonical_id) for mention in ours} - both):
            print(f"only ours: {each}  {name}")
        forms.update(
            form(mention.raw) for mention in ours if not any(overlap(mention, place) for place in theirs)
        )
        totals.update(
            {
                "in both, identifiers": len(both),
                "baseline, mentions": len(theirs),
                "ours, mentions": len(ours),
            }
        )
        totals.update(
            {
                "baseline, quotations attributed": baseline(text)[1],
                "ours, quotations attributed": cited(text)[1],
            }
        )
    for what, count in [*sorted(totals.items()), *forms.most_common()]:
        print(f"{count:6} {what}")


def folded(name: str) -> str:
    return f"DOI:{name[4:].lower()}" if name.startswith("DOI:") else name


def overlap(mention: Mention, place: Place) -> bool:
    return mention.canonical_id == place.name and mention.start < place.end and place.start < mention.end


def form(raw: str) -> str:
    return next((name for name, pattern in FORMS if pattern.match(raw)), f"other: {raw[:40]}")


def main() -> int:
    shared = os.environ.get("CITEVOUCH_SHARED")
    if not shared:
        print("CITEVOUCH_SHARED names no folder of real reports", file=sys.stderr)
        return 1
    folder = Path(shared) / "corpus/reports"
    texts = {
        str(path.relative_to(folder)): path.read_bytes().decode() for path in sorted(folder.rglob("*.md"))
    }
    if "--differences" in sys.argv:
        compare_findings(texts)
        return 0
    return 0 if compare_times(list(texts.values())) else 1


if __name__ == "__main__":
    sys.exit(main())
