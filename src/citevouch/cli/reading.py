"""The steps of ``citevouch read``: read each file, write the contract, show what was read in the terminal."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any, NamedTuple

import click
from rich.console import Console
from rich.text import Text

from citevouch.contract.output import dumps, dumps_array, dumps_lines
from citevouch.errors import CitevouchError
from citevouch.files import STANDARD, read_text, write_text
from citevouch.terminal import plain
from citevouch.text import read
from citevouch.text.contract import reading_to_contract
from citevouch.versions import version

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from citevouch.text.model import Entry, Mention, Quote, Reading, Span

#: Characters of the text shown on either side of what was read.
AROUND = 40


class Named(NamedTuple):
    """A reading and what its file is called."""

    name: str
    reading: Reading


def read_reports(
    paths: Sequence[str], *, sources: Sequence[str], quote_pattern: str | None
) -> Iterator[Named]:
    """The reading of each file; one that cannot be read is said on standard error and left out."""
    for path in paths:
        try:
            reading = read(read_text(path), sources, quote_pattern=quote_pattern)
        except CitevouchError as error:
            click.echo(f"citevouch: {plain(str(error))}", err=True)
        else:
            yield Named("<stdin>" if path == STANDARD else path, reading)


def write_json(path: str, readings: Sequence[Named], *, one: bool) -> None:
    """Write the readings to *path*: one object for one input, an array for several, lines for ``.jsonl``."""
    found = [
        reading_to_contract(each.reading, name=each.name, contract_version=version("citevouch"))
        for each in readings
    ]
    if path.endswith(".jsonl"):
        write_text(path, dumps_lines(found))
    elif one and found:
        write_text(path, dumps(found[0]))
    elif not one:
        write_text(path, dumps_array(found))


def print_readings(readings: Sequence[Named], *, explain: bool) -> None:
    """Print the counts of each reading, and with *explain* each thing read with the text around it."""
    console = Console(highlight=False, soft_wrap=True, emoji=False)
    for each in readings:
        console.print(Text(plain(each.name), style="bold"))
        for line in _counts(each.reading):
            console.print(Text(f"  {line}"))
        for shown in _explained(each.reading) if explain else ():
            console.print(shown)


def _counts(reading: Reading) -> Iterator[str]:
    yield f"{reading.citations_in_text} distinct things cited"
    kinds: dict[str, list[Mention]] = {}
    for mention in reading.mentions:
        kinds.setdefault(mention.identifier_type, []).append(mention)
    for kind, mentions in kinds.items():
        names = {mention.canonical_id or mention.raw for mention in mentions}
        malformed = sum(mention.malformed for mention in mentions)
        yield f"{kind}: {len(names)} in {len(mentions)} places" + (
            f", {malformed} malformed" if malformed else ""
        )
    bare = sum(not entry.identifiers for entry in reading.bibliography)
    yield f"bibliography: {len(reading.bibliography)} entries, {bare} without identifier"
    attributed = sum(bool(quote.attributions) for quote in reading.quotes)
    titles = sum(quote.is_title for quote in reading.quotes)
    yield f"quotations: {len(reading.quotes)}, {attributed} attributed, {titles} titles"
    dangling = sum(len(marker.dangling) for marker in reading.markers)
    yield f"markers: {len(reading.markers)}, {dangling} dangling labels"
    yield f"claims: {len(reading.claims)}; quantitative sentences without a source: {len(reading.unsourced)}"


def _explained(reading: Reading) -> Iterator[Text]:
    places: dict[str, list[Mention]] = {}
    for mention in reading.mentions:
        places.setdefault(mention.canonical_id or f"malformed: {mention.raw}", []).append(mention)
    for name, mentions in places.items():
        yield _heading(name)
        for mention in mentions:
            remark = mention.malformed_reason or (
                f"cut copy of {mention.truncation_of}" if mention.truncation_of else ""
            )
            yield _line(reading, mention, f"{mention.line}:{mention.column}", remark)
    yield from _group(reading, "Bibliography", reading.bibliography, _entry_remark)
    yield from _group(reading, "Quotations", reading.quotes, _quote_remark)
    yield from _group(reading, "Dangling markers", [marker for marker in reading.markers if marker.dangling])
    yield from _group(reading, "Numbers without a source", reading.unsourced)


def _group(
    reading: Reading, heading: str, found: Sequence[Span], remark: Callable[[Any], str] = lambda _: ""
) -> Iterator[Text]:
    if found:
        yield _heading(heading)
    for each in found:
        yield _line(reading, each, str(each.start), remark(each))


def _heading(name: str) -> Text:
    return Text(f"\n{plain(name)}", style="bold cyan")


def _line(reading: Reading, span: Span, place: str, remark: str) -> Text:
    """One place with the text around it; text from outside goes in as text, never as markup."""
    line = Text(f"  {place:>8}  ", style="dim")
    line.append(_shown(reading.text[max(span.start - AROUND, 0) : span.start]), style="dim")
    line.append(_shown(span.raw), style="reverse")
    line.append(_shown(reading.text[span.end : span.end + AROUND]), style="dim")
    if remark:
        line.append(f"\n            {plain(remark)}", style="italic")
    return line


def _shown(text: str) -> str:
    return plain(re.sub(r"\s", " ", text))


def _entry_remark(entry: Entry) -> str:
    title = entry.title
    said = f"title ({title.found_by}, {title.confidence:.2f}): {title.text}" if title else "no title"
    return f"{entry.label or '-'}: {', '.join(entry.identifiers) or 'no identifier'}; {said}"


def _quote_remark(quote: Quote) -> str:
    made = ", ".join(f"{each.reference_id} ({each.how})" for each in quote.attributions)
    return ("title; " if quote.is_title else "") + (made or "not attributed")
