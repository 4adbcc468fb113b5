"""How well and how fast quotations are found, on real quotations and on changed ones.

    CITEVOUCH_SHARED=/path/to/material python benchmarks/quotation.py

reads ``corpus/quotes.jsonl`` and ``corpus/references_cache`` there and prints the tables of ``quotation.md``.
"""

from __future__ import annotations

import json
import os
import random
import time
from collections import Counter
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

import changed_quotes

from citevouch.check.matching import Source, baseline_found, find, prepare, search
from citevouch.check.quotation import check_quotes
from citevouch.records import Record, Resolution, Resolved
from citevouch.resolve.cache_files import read_folder
from citevouch.text.model import Attribution, Quote

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

REPEATS = 5
NUMBER = 1000
FRAGMENTS = 3000
SEED = 20


class Curated(NamedTuple):
    """A quotation that somebody took from a record."""

    key: str
    text: str
    lrv_found: bool
    record: Record


def main() -> None:
    """Print every table."""
    corpus = Path(os.environ["CITEVOUCH_SHARED"]) / "corpus"
    folder = read_folder(corpus / "references_cache")
    lines = (corpus / "quotes.jsonl").read_text(encoding="utf-8").splitlines()
    rows = (json.loads(line) for line in lines)
    quotes = [Curated(row["key"], row["quote"], row["lrv_0_4_0_found"], folder[row["key"]]) for row in rows]
    records = list({id(record): record for record in folder.values()}.values())
    curated(quotes)
    swapped(quotes, records)
    changed(quotes)
    fragments(records)
    speed(quotes, folder)


def curated(quotes: list[Curated]) -> None:
    """The curated quotations against their own records."""
    kinds: Counter[str] = Counter()
    missing = []
    for quote in quotes:
        match = find(quote.text, quote.record.text)
        kinds[match.kind if match else "not found"] += 1
        if match is None:
            missing.append(quote)
    same = sum(baseline_found(quote.text, quote.record.text) == quote.lrv_found for quote in quotes)
    print(f"## {len(quotes)} curated quotations\n")
    print(
        f"found {len(quotes) - len(missing)} (LRV {sum(quote.lrv_found for quote in quotes)}): {dict(kinds)};"
    )
    print(f"our baseline says what LRV said of {same}. Not found:")
    for quote in missing:
        print(f"- {quote.key}: {quote.text[:90]}")


def swapped(quotes: list[Curated], records: list[Record]) -> None:
    """Every quotation against every record of another paper."""
    pairs = 0
    accepted = []
    for quote in quotes:
        for record in records:
            if not set(record.identifiers) & set(quote.record.identifiers):
                pairs += 1
                if match := find(quote.text, record.text):
                    words = record.text[max(0, match.start - 20) : match.end + 20]
                    accepted.append((quote, record, " ".join(words.split())))
    print(f"\n## Swapped onto another record\n\n{pairs:,} pairs, {len(accepted)} accepted:\n")
    for quote, record, words in accepted:
        print(f"- {quote.text!r} ({quote.key}) in {record.reference_id}: {words!r}")


def changed(quotes: list[Curated]) -> None:
    """Every change of every quotation that is found, against its own record."""
    made: Counter[str] = Counter()
    by_group: Counter[str] = Counter()
    survivors = []
    for quote in quotes:
        source = prepare(quote.record.text)
        if find(quote.text, source) is None:
            continue
        for group, what, text in _distinct_changes(quote, source):
            made[what] += 1
            by_group[group] += 1
            if match := find(text, source):
                survivors.append((what, text, source.text[match.start : match.end]))
    print("\n## Changed\n\n| change | made | accepted |\n|---|---:|---:|")
    lost = Counter(what for what, _, _ in survivors)
    for what, number in made.items():
        print(f"| {what} | {number:,} | {lost[what]} |")
    print(f"| all | {made.total():,} | {lost.total()} |\n\nBy group: {dict(by_group)}\n\nSurvivors:")
    for what, text, found in survivors:
        print(f"- {what}: {text!r} as {found!r}")


def _distinct_changes(quote: Curated, source: Source) -> Iterator[tuple[str, str, str]]:
    seen = {quote.text}
    folded = " ".join(source.text.split())
    for function in changed_quotes.ALL:
        for what, text in function(quote.text):
            core = " ".join(text.split()).strip(" .")
            true = what == "negation cut off" and folded.count(core) > 1  # it stands elsewhere without one
            if text not in seen and not true:
                seen.add(text)
                yield function.__name__, what, text


def fragments(records: list[Record]) -> None:
    """Stretches of whole words out of the records, as somebody may quote them."""
    choose = random.Random(SEED)
    outcomes: Counter[str] = Counter()
    while outcomes.total() < FRAGMENTS:
        words = choose.choice(records).text.split(" ")
        if len(words) > 30:
            start, length = choose.randrange(len(words) - 20), choose.randrange(4, 20)
            result = search(" ".join(words[start : start + length]).strip(), " ".join(words))
            outcomes[result.match.kind if result.match else result.refusal or "not found"] += 1
    print(f"\n## {FRAGMENTS:,} fragments of the records, cut between any two words\n")
    for outcome, number in outcomes.most_common():
        print(f"- {outcome}: {number:,} ({number / FRAGMENTS:.1%})")


def speed(quotes: list[Curated], folder: dict[str, Record]) -> None:
    """1,000 passing against 1,000 failing quotations, as searched and as checked; and LRV's own."""
    found = [quote for quote in quotes if find(quote.text, quote.record.text)]
    passing = [found[at % len(found)] for at in range(NUMBER)]
    other = [found[(at * 7 + 13) % len(found)] for at in range(NUMBER)]
    pairs = [
        (one, two) for one, two in zip(passing, other, strict=True) if not find(one.text, two.record.text)
    ]
    invented = [(one.text.replace(" ", " so ", 3), one.key) for one in passing]
    print("\n## Speed\n")
    _ratio(
        "search, sentences of other papers",
        lambda: [search(quote.text, quote.record.text) for quote in passing],
        lambda: [search(one.text, two.record.text) for one, two in pairs],
        NUMBER / len(pairs),
    )
    resolved = Resolved(
        resolutions={
            name: Resolution(reference_id=name, status="VERIFIED", record=record)
            for name, record in folder.items()
        }
    )
    right = [_quote(quote.text, quote.key) for quote in passing]
    for name, wrong in (
        ("check_quotes, sentences of other papers cited", [_quote(one.text, two.key) for one, two in pairs]),
        ("check_quotes, invented sentences", [_quote(text, key) for text, key in invented]),
    ):
        _ratio(
            name,
            lambda: check_quotes(right, resolved),
            lambda wrong=wrong: check_quotes(wrong, resolved),
            NUMBER / len(wrong),
        )


def _quote(text: str, key: str) -> Quote:
    by = (Attribution(reference_id=key, how="AFTER", start=0, end=1),)
    return Quote(raw=text, text=text, start=0, end=len(text), attributions=by)


def _ratio(name: str, passing: Callable[[], object], failing: Callable[[], object], scale: float) -> None:
    good, bad = _best(passing), _best(failing) * scale
    print(f"- {name}: {NUMBER:,} failing take {bad / good:.2f} times what {NUMBER:,} passing take")
    print(f"  ({1e6 * bad / NUMBER:.0f} and {1e6 * good / NUMBER:.0f} microseconds each)")


def _best(function: Callable[[], object]) -> float:
    times = []
    for _ in range(REPEATS):
        begun = time.perf_counter()
        function()
        times.append(time.perf_counter() - begun)
    return min(times)


if __name__ == "__main__":
    main()
