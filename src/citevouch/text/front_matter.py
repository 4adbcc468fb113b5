"""The YAML front matter of a text: where it is, and whether it is one at all."""

from __future__ import annotations

import re

import yaml  # comes with linkml-runtime; its C parser is thirty times as fast as ruamel's, and linear

BOM = "\ufeff"

_FENCE = re.compile(r"---[ \t]*(?:\r\n|\r|\n)")
_CLOSE = re.compile(r"(?<=[\r\n])(?:---|\.\.\.)[ \t]*(?:\r\n|\r|\n|\Z)")

_LOADER = getattr(yaml, "CSafeLoader", yaml.SafeLoader)

#: Deepest nesting of ``[`` and ``{`` that is parsed: the parser written in Python is quadratic in it.
_MAX_DEPTH = 40


def front_matter(text: str) -> tuple[int, int, int, int] | None:
    """Front matter of *text*: (start, start of the YAML, end of the YAML, end), or None where it has none.

    *start* is behind a byte order mark, *end* behind the line end of the closing fence. What stands between
    the fences has to be a YAML mapping; anything else is part of the text (prose between two rules, or
    front matter that is broken and would otherwise hide what it cites).
    """
    found = fenced(text)
    return found if found and _is_mapping(text[found[1] : found[2]]) else None


def fenced(text: str) -> tuple[int, int, int, int] | None:
    """The places of :func:`front_matter`, whatever stands between the fences."""
    start = 1 if text.startswith(BOM) else 0
    opened = _FENCE.match(text, start)
    closed = _CLOSE.search(text, opened.end()) if opened else None
    return (start, opened.end(), closed.start(), closed.end()) if opened and closed else None


def _is_mapping(source: str) -> bool:
    if not source.strip() or _depth(source) > _MAX_DEPTH:
        return False
    try:
        nodes = [event for event in yaml.parse(source, Loader=_LOADER) if isinstance(event, yaml.NodeEvent)]
    except (yaml.YAMLError, ValueError):
        return False
    return bool(nodes) and isinstance(nodes[0], yaml.MappingStartEvent)


def _depth(source: str) -> int:
    deepest = depth = 0
    for char in re.findall(r"[\[\]{}]", source):
        depth = depth + 1 if char in "[{" else max(depth - 1, 0)
        deepest = max(deepest, depth)
    return deepest
