"""Findings that somebody lives with: ``citevouch-ack.yaml``, read strictly.

A YAML list; each item gives the id of a finding, why it may stay, who says so and when::

    - finding: 402b69f61957105d
      because: the retraction is what the paragraph is about
      who: A. Curator
      when: 2026-11-30

Every value is taken as it is written, so that neither a date nor an id of figures only needs quotation marks.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Self

import yaml

from citevouch.errors import InputError
from citevouch.files import STANDARD, read_text
from citevouch_contract.models import Acknowledgement

if TYPE_CHECKING:
    from collections.abc import Iterator

    from citevouch_contract.models import ValidationReport

#: Name of the file that is read where it stands beside a report.
NAME = "citevouch-ack.yaml"

_LOADER = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
_FORM = "a list of items with finding, because, who and when"


@dataclass
class Acknowledged:
    """The acknowledgements of a run: of one file for all reports, or of the file beside each."""

    given: str | None = None  #: the file that was named
    files: dict[str, list[Acknowledgement]] = field(default_factory=dict)
    used: set[str] = field(default_factory=set)  #: ids of findings that were there

    @classmethod
    def of_file(cls, path: str | None) -> Self:
        """Those of the file at *path*, for all reports; without one, of the files beside them."""
        return cls(given=path, files={path: read_acknowledgements(path)} if path else {})

    def of(self, report: str) -> list[Acknowledgement]:
        """Those for the report at a path. Raises InputError for a file that is none."""
        path = self.given or file_beside(report)
        if path is None:
            return []
        if path not in self.files:
            self.files[path] = read_acknowledgements(path)
        return self.files[path]

    def note(self, report: ValidationReport) -> None:
        """Remember which ones fitted a finding of *report*."""
        self.used.update(each.finding for each in report.acknowledgements or ())

    def stale(self) -> Iterator[str]:
        """A line for each that fitted no finding of any report."""
        for path, given in self.files.items():
            for each in given:
                if each.finding not in self.used:
                    yield f"{path}: {each.finding} is no finding of what was checked (stale?)"


def file_beside(report: str) -> str | None:
    """The path of the acknowledgements beside a report; None where there are none, or it is no file."""
    path = Path(report).with_name(NAME) if report != STANDARD else None
    return str(path) if path and path.is_file() else None


def read_acknowledgements(path: str) -> list[Acknowledgement]:
    """The acknowledgements in the file at *path*; an empty file has none.

    Raises InputError, with the line, where it is not YAML, not such a list, where an item lacks something,
    has something else, or acknowledges what another one did.
    """
    from citevouch.contract.check import problems  # few runs have such a file

    found: dict[str, Acknowledgement] = {}
    for line, values in _items(read_text(path), path):
        if broken := problems(values, "Acknowledgement"):
            raise InputError("; ".join(map(str, broken)), file=path, place=str(line), expected=_FORM)
        given = Acknowledgement(**values)
        if given.finding in found:
            raise InputError("this finding is acknowledged twice", file=path, place=str(line))
        found[given.finding] = given
    return list(found.values())


def _items(text: str, path: str) -> Iterator[tuple[int, dict[str, str]]]:
    """Each item as strings, with its line."""
    try:
        root = yaml.compose(text.removeprefix("\ufeff"), Loader=_LOADER)
    except yaml.MarkedYAMLError as error:
        place = str(error.problem_mark.line + 1) if error.problem_mark else ""
        raise InputError(f"not YAML: {error.problem}", file=path, place=place) from error
    except (yaml.YAMLError, RecursionError) as error:
        raise InputError("not YAML that can be read", file=path) from error
    if root is None:
        return
    if not isinstance(root, yaml.SequenceNode):
        raise InputError("is no list", file=path, place=_line(root), expected=_FORM)
    for item in root.value:
        if not isinstance(item, yaml.MappingNode):
            raise InputError("is no item", file=path, place=_line(item), expected=_FORM)
        yield item.start_mark.line + 1, dict(_pairs(item, path))


def _pairs(item: yaml.MappingNode, path: str) -> Iterator[tuple[str, str]]:
    seen: set[str] = set()
    for key, value in item.value:
        if not isinstance(key, yaml.ScalarNode) or not isinstance(value, yaml.ScalarNode):
            raise InputError("is not a single value", file=path, place=_line(value), expected=_FORM)
        if key.value in seen:
            raise InputError(f"{key.value!r} is given twice", file=path, place=_line(key))
        seen.add(key.value)
        yield key.value, value.value


def _line(node: yaml.Node) -> str:
    return str(node.start_mark.line + 1)
