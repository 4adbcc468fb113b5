"""The summary in the front matter: its block replaced or added, everything else left as it is written.

The YAML is not written anew: a parser says where the block stands, and only its lines are exchanged. Before
the result is given back, what it says beside the block is compared with what it said before.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

import yaml

from citevouch.errors import InputError
from citevouch.in_place.line_ends import line_end, with_line_end
from citevouch.render.front_matter import KEY, block, flow
from citevouch.text.front_matter import BOM, fenced, front_matter

if TYPE_CHECKING:
    from collections.abc import Mapping

_LOADER = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
_DUMPER = getattr(yaml, "CSafeDumper", yaml.SafeDumper)
_WITHOUT_TEXT = (yaml.BlockEndToken, yaml.KeyToken, yaml.StreamEndToken)  #: or the text of what comes next


def with_summary(text: str, summary: Mapping[str, Any], *, add: bool = False, name: str = "") -> str:
    """*text* with *summary* under ``reference_validation`` in its front matter, where that key is or *add*.

    Raises InputError, with *name* as the file, where that cannot be done without changing more: two such
    keys, a block that the rest of the front matter refers to, fences that hold something else than a mapping.
    """
    eol = line_end(text)
    found = front_matter(text)
    if found is None:
        return _with_new(text, summary, eol, name) if add else text
    _start, begin, end, _end = found
    source = text[begin:end]
    changed = _changed(source, summary, eol, name, add=add)
    if changed is None:
        return text
    written = text[:begin] + changed + text[end:]
    kept = front_matter(written)
    is_same = kept is not None and written[kept[3] :] == text[found[3] :]
    if not is_same or _others(changed, name) != _others(source, name):
        raise InputError(
            "the front matter cannot be changed without changing more than its block", file=name, place=KEY
        )
    return written


def _with_new(text: str, summary: Mapping[str, Any], eol: str, name: str) -> str:
    if fenced(text):
        raise InputError(
            "what stands between the --- at the beginning is no YAML mapping",
            file=name,
            expected="front matter that can be read, or none",
        )
    begin = len(BOM) if text.startswith(BOM) else 0
    matter = with_line_end(f"---\n{block(summary)}---\n\n", eol)
    return text[:begin] + matter + text[begin:]


def _changed(source: str, summary: Mapping[str, Any], eol: str, name: str, *, add: bool) -> str | None:
    """The YAML *source* with the block in it; None where it has none and none is to be added."""
    root = _root(source, name)
    held = [(key, value) for key, value in root.value if key.value == KEY]
    if len(held) > 1:
        raise InputError("the front matter has this key twice", file=name, place=KEY)
    if not held and not add:
        return None
    if root.flow_style:
        start, end, new = _in_flow(root, held[0][1] if held else None, summary)
    else:
        start, end, new = _in_block(source, root, held[0] if held else None, summary)
    return source[:start] + with_line_end(new, eol) + source[end:]


class _Splice(NamedTuple):
    """What is to be written from one offset of a source to another."""

    start: int
    end: int
    new: str


def _in_flow(root: yaml.MappingNode, value: yaml.Node | None, summary: Mapping[str, Any]) -> _Splice:
    if value is not None:
        return _Splice(value.start_mark.index, value.end_mark.index, flow(summary))
    inside = root.start_mark.index + 1
    return _Splice(inside, inside, f'"{KEY}": {flow(summary)}{", " if root.value else ""}')


def _in_block(
    source: str,
    root: yaml.MappingNode,
    held: tuple[yaml.Node, yaml.Node] | None,
    summary: Mapping[str, Any],
) -> _Splice:
    new = block(summary, indent=root.start_mark.column)
    if held is None:
        return _Splice(len(source), len(source), new)
    key, _value = held
    start = key.start_mark.index - key.start_mark.column
    behind = [each.start_mark.index for each, _ in root.value if each.start_mark.index > key.start_mark.index]
    return _Splice(start, _line_after(source, _last(source, start, min(behind, default=len(source)))), new)


def _last(source: str, start: int, end: int) -> int:
    """Where the last word between *start* and *end* ends.

    By the words of YAML, not by its nodes: a collection in block style ends only where the next key begins,
    and an alias is the node that it refers to, at another place.
    """
    words = (each for each in yaml.scan(source, Loader=_LOADER) if start <= each.start_mark.index < end)
    return max((each.end_mark.index for each in words if not isinstance(each, _WITHOUT_TEXT)), default=start)


def _line_after(source: str, at: int) -> int:
    """The beginning of the line behind the one that holds what ends at *at*."""
    if at and source[at - 1] in "\r\n":
        return at
    ends = [found + 1 for found in (source.find("\n", at), source.find("\r", at)) if found >= 0]
    if not ends:
        return len(source)
    first = min(ends)
    return first + source.startswith("\n", first) if source[first - 1] == "\r" else first


def _others(source: str, name: str) -> str:
    """What *source* says beside the block, written in one way: it has to be the same before and after."""
    root = _root(source, name)
    root.value = [(key, value) for key, value in root.value if key.value != KEY]
    return str(yaml.serialize(root, Dumper=_DUMPER))


def _root(source: str, name: str) -> yaml.MappingNode:
    try:
        root = yaml.compose(source, Loader=_LOADER)
    except yaml.YAMLError as error:  # an alias without an anchor: the block had it, or nothing ever did
        raise InputError("the front matter refers to what it does not hold", file=name, place=KEY) from error
    assert isinstance(root, yaml.MappingNode)  # noqa: S101 - front_matter() gives nothing else
    return root
