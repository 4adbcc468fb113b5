"""The instances in a file: JSON (one object or an array), JSONL, YAML.

YAML is read as ``linkml-validate`` reads it, by PyYAML's safe loader, so that an unquoted date becomes a
date object here too and is refused here too; only a key that stands twice is refused here and not there.
Several documents in one file are several instances, and so
are the items of a list at the top of a document.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

from citevouch.contract import problems, strict_json
from citevouch.errors import InputError
from citevouch.files import STANDARD, read_text

if TYPE_CHECKING:
    from collections.abc import Iterator

    import yaml

#: Format by the ending of a file's name.
FORMATS = {".json": "json", ".jsonl": "jsonl", ".ndjson": "jsonl", ".yaml": "yaml", ".yml": "yaml"}

#: Objects in a YAML document once its aliases are written out; a few lines can stand for billions.
MOST_YAML_NODES = 5_000_000


class Instance(NamedTuple):
    """One object of a file and where it stands: ``[3]`` in an array, ``12`` for a line, ``document 2``."""

    value: Any
    origin: str

    def place(self, path: problems.Path) -> str:
        """The place of something inside it, as messages give it: ``[3].references[0]``, ``12:status``."""
        inside = problems.place(path)
        if not self.origin or not inside:
            return self.origin or inside
        return f"{self.origin}.{inside}" if self.origin.endswith("]") else f"{self.origin}:{inside}"


def instances(file: str, *, format: str | None = None) -> Iterator[Instance]:  # noqa: A002 - the option's name
    """The objects in *file* (``-`` is standard input), which is of *format* or of what its name ends in.

    Raises `InputError`, with line and column where they are known, if it cannot be read, is empty, or is
    not of that format.
    """
    text = read_text(file).removeprefix("\ufeff")
    if not text or text.isspace():
        raise InputError("the file is empty", file=name_of(file), expected="at least one object")
    return _READERS[format or _format(file)](text, name_of(file))


def name_of(file: str) -> str:
    """What messages call a file."""
    return "<stdin>" if file == STANDARD else file


def _format(file: str) -> str:
    """The format that a name tells; standard input has none and is taken for JSON."""
    ending = ".json" if file == STANDARD else Path(file).suffix.lower()
    if ending not in FORMATS:
        raise InputError(
            f"cannot tell the format from the name's ending {ending!r}",
            file=file,
            expected=f"one of {' '.join(FORMATS)}, or --format",
        )
    return FORMATS[ending]


def _json(text: str, file: str) -> Iterator[Instance]:
    if not text.lstrip(strict_json.SPACE).startswith("["):
        yield Instance(strict_json.loads(text, file=file), "")
        return
    for position, item in enumerate(strict_json.items(text, file=file)):
        yield Instance(item, f"[{position}]")


def _jsonl(text: str, file: str) -> Iterator[Instance]:
    for number, line in enumerate(text.split("\n"), start=1):
        if line and not line.isspace():
            yield Instance(strict_json.loads(line, file=file, line=number), str(number))


def _yaml(text: str, file: str) -> Iterator[Instance]:
    documents = _documents(text, file)
    if not documents:
        raise InputError("the file holds no document", file=file, expected="at least one object")
    for number, document in enumerate(documents, start=1):
        origin = f"document {number}" if len(documents) > 1 else ""
        if not isinstance(document, list):
            yield Instance(document, origin)
            continue
        for position, item in enumerate(document):
            yield Instance(item, f"{origin}[{position}]")


def _documents(text: str, file: str) -> list[Any]:
    import yaml  # comes with linkml-runtime; only YAML pays for the import

    try:
        documents = list(yaml.load_all(text, Loader=_loader()))
        for document in documents:
            _size(document, {})
    except yaml.MarkedYAMLError as error:
        mark = error.problem_mark
        place = f"{mark.line + 1}:{mark.column + 1}" if mark else ""
        raise InputError(f"not YAML: {error.problem}", file=file, place=place) from error
    except (yaml.YAMLError, ValueError) as error:  # odd characters; dates such as 2020-02-31
        raise InputError(f"not YAML: {str(error).splitlines()[0]}", file=file) from error
    except RecursionError as error:
        raise InputError("not readable YAML: nested too deeply", file=file) from error
    return documents


@cache
def _loader() -> type[yaml.SafeLoader]:
    """PyYAML's safe loader, but for keys that stand twice in a mapping: it would take the last one."""
    import yaml

    class Loader(yaml.SafeLoader):
        def construct_mapping(self, node: yaml.MappingNode, deep: bool = False) -> dict[Any, Any]:
            keys: set[tuple[str, Any]] = set()
            for key, _value in node.value:
                if isinstance(key, yaml.ScalarNode) and (key.tag, key.value) in keys:
                    raise yaml.constructor.ConstructorError(
                        problem=f"the key {key.value[:60]!r} stands twice", problem_mark=key.start_mark
                    )
                keys.add((key.tag, key.value) if isinstance(key, yaml.ScalarNode) else ("", id(key)))
            return super().construct_mapping(node, deep)

    return Loader


def _size(node: Any, known: dict[int, int]) -> int:
    """How many values *node* has when its aliases are written out; ValueError if that is out of bounds."""
    if not isinstance(node, dict | list):
        return 1
    if id(node) not in known:
        known[id(node)] = MOST_YAML_NODES  # found again below itself: an endless structure
        known[id(node)] = 1 + sum(_size(item, known) for item in _items(node))
    if known[id(node)] >= MOST_YAML_NODES:
        raise ValueError("aliases that stand for more values than can be checked")
    return known[id(node)]


def _items(node: dict[Any, Any] | list[Any]) -> list[Any]:
    return list(node.values()) if isinstance(node, dict) else node


_READERS = {"json": _json, "jsonl": _jsonl, "yaml": _yaml}
