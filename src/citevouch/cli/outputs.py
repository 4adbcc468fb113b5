"""Where results go: each output takes one report after the other and keeps none that it need not.

What an output needs is imported when it is wanted: most runs want one or two.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from citevouch.files import STANDARD, replace_text, write_text, writing
from citevouch.render.markdown import render_section
from citevouch.terminal import plain

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping
    from contextlib import ExitStack

    from citevouch_contract.models import ValidationReport

    Output = Callable[["Checked"], None]


@dataclass(frozen=True, kw_only=True)
class Checked:
    """A text with the report on it."""

    path: str
    text: str = field(repr=False)  #: of the file
    read: str = field(repr=False)  #: what the report is about: the text, and behind it the list of sources
    report: ValidationReport


@dataclass(frozen=True, kw_only=True)
class Targets:
    """The files that a user names, ``-`` for standard output."""

    json: str | None = None
    output: str | None = None
    html: str | None = None
    sarif: str | None = None
    junit: str | None = None
    in_place: bool = False
    front_matter: bool = False

    @property
    def section(self) -> str | None:
        """Where sections go: what was named, else standard output if nothing else takes them or it."""
        if self.output or self.in_place:
            return self.output
        return None if STANDARD in {self.json, self.html, self.sarif, self.junit} else STANDARD

    @property
    def paths(self) -> list[str]:
        """Everything that is written to; no two may be the same."""
        named = (self.section, self.json, self.html, self.sarif, self.junit)
        return [path for path in named if path]


def outputs(
    targets: Targets, stack: ExitStack, *, one: bool, failures: Mapping[str, str]
) -> Iterator[Output]:
    """The outputs that are wanted. What they write of several reports is whole when *stack* closes.

    *failures*: the files that could not be checked, each with the reason; it grows meanwhile.
    """
    if targets.section:
        yield _sections(targets.section, stack, one=one)
    if targets.json:
        yield _json(targets.json, stack, one=one)
    if targets.html:
        yield _html(targets.html)
    if targets.sarif:
        yield _sarif(targets.sarif, stack, failures)
    if targets.junit:
        yield _junit(targets.junit, stack, failures)
    if targets.in_place:
        yield _in_place(front_matter=targets.front_matter)


def _sections(path: str, stack: ExitStack, *, one: bool) -> Output:
    """Sections one after the other; over several reports each under its name."""
    if one:
        return lambda checked: write_text(path, render_section(checked.report))
    write = stack.enter_context(writing(path))

    def add(checked: Checked) -> None:
        name = plain(checked.path).replace("--", "- -")
        write(f"<!-- {name} -->\n\n{render_section(checked.report)}\n")

    return add


def _json(path: str, stack: ExitStack, *, one: bool) -> Output:
    """One object for one report, an array for several, one object a line for ``.jsonl``."""
    from citevouch.contract.output import dumps, dumps_lines

    if path.endswith(".jsonl"):
        write = stack.enter_context(writing(path))
        return lambda checked: write(dumps_lines([checked.report]))
    if one:
        return lambda checked: write_text(path, dumps(checked.report))
    write = stack.enter_context(writing(path))
    written: list[str] = []

    def add(checked: Checked) -> None:
        item = dumps(checked.report).rstrip("\n").replace("\n", "\n  ")
        write(f"{',' if written else '['}\n  {item}")
        written[:] = [checked.path]

    _at_the_end(stack, lambda: write("\n]\n" if written else "[]\n"))
    return add


def _html(path: str) -> Output:
    """One page on one report."""
    from citevouch.render.html import render_html

    return lambda checked: write_text(path, render_html(checked.report, text=checked.read))


def _sarif(path: str, stack: ExitStack, failures: Mapping[str, str]) -> Output:
    """One log on all reports; with their texts, it says where each finding ends."""
    from citevouch.render.sarif import render_sarif

    found: list[Checked] = []

    def write() -> None:
        reports, texts = [each.report for each in found], [each.read for each in found]
        write_text(path, render_sarif(reports, texts=texts, failures=failures))

    _at_the_end(stack, write)
    return found.append


def _junit(path: str, stack: ExitStack, failures: Mapping[str, str]) -> Output:
    """One file of test suites, a suite for each report."""
    from citevouch.render.junit import render_junit

    found: list[ValidationReport] = []
    _at_the_end(stack, lambda: write_text(path, render_junit(found, failures=failures)))
    return lambda checked: found.append(checked.report)


def _at_the_end(stack: ExitStack, write: Callable[[], None]) -> None:
    """Call *write* when *stack* closes, unless an error closes it."""

    def close(kind: type[BaseException] | None, *_rest: object) -> None:
        if kind is None:
            write()

    stack.push(close)


def _in_place(*, front_matter: bool) -> Output:
    """The section, and the summary where it is wanted, in the report itself."""
    from citevouch.in_place import with_report

    def add(checked: Checked) -> None:
        path, text = checked.path, checked.text
        replace_text(path, text, with_report(text, checked.report, front_matter=front_matter, name=path))

    return add
