"""The blocks of a Markdown text with their offsets: headings, paragraphs, list items, table rows, code.

CommonMark and tables as ``markdown-it-py`` reads them, blocks only: its inline tokens have no offsets.
``citevouch.text.document`` adds what is not read: front matter, comments, generated sections.
"""

from __future__ import annotations

import re
from bisect import bisect_right
from functools import lru_cache
from itertools import pairwise
from typing import TYPE_CHECKING, Any, ClassVar, NamedTuple

from markdown_it import MarkdownIt

from citevouch.text.inline import plain
from citevouch.text.lines import line_spans

if TYPE_CHECKING:
    from collections.abc import Callable

    from markdown_it.rules_block import StateBlock
    from markdown_it.token import Token

#: Kinds that hold other blocks; all others hold text.
CONTAINERS = frozenset({"list_item", "block_quote"})

_BAR = re.compile(r"\\.|\|")
_CONTAINER_MARK = re.compile(r"[ \t]*(?:[-*+]|[0-9]{1,9}[.)]|>)[ \t]*")


class Block(NamedTuple):
    """One block. Containers (list items, block quotes) come before what they hold, else in text order."""

    kind: str  #: heading, paragraph, list_item, table_row, block_quote, code, comment, rule
    start: int  #: behind the marks of what it stands in; its own (``-``, ``>``, ``##``) included
    end: int  #: of its last line, line end not included
    lines: tuple[
        tuple[int, int], ...
    ] = ()  #: per line of text, without list and quote marks; not in containers
    parent: int | None = None  #: index of the container it stands in
    level: int = 0  #: of a heading, 1 to 6
    headings: tuple[str, ...] = ()  #: plain headings above it, outermost first; a heading's own is the last
    cells: tuple[tuple[int, int], ...] = ()  #: of a table row
    header: bool = False  #: the row of column names of its table
    table: int = 0  #: number of its table, from 1; 0 for what is no row
    number: str | None = None  #: of an item of a numbered list, as written
    info: str = ""  #: language of a code fence


#: Tokens whose text is the content of the token behind them.
_WITH_INLINE = frozenset({"paragraph_open", "heading_open"})


def parse_blocks(text: str, begin: int = 0) -> tuple[Block, ...]:
    """The blocks of *text* from *begin* on, HTML comments among them. Never raises; linear."""
    return tuple(_Builder(text, begin).blocks())


class _Builder:
    """Turns the tokens of one parse into blocks; holds what is open while it goes through them."""

    def __init__(self, text: str, begin: int) -> None:
        self.text = text
        self.begin = begin
        self.spans = [(start + begin, end + begin) for start, end in line_spans(text[begin:])]
        self.found: list[Block] = []
        self.open: list[int] = []
        self.path: list[tuple[int, str]] = []
        self.headings: tuple[str, ...] = ()
        self.header = False
        self.table = 0

    def blocks(self) -> list[Block]:
        tokens = _parser().parse(self.text[self.begin :])
        for at, token in enumerate(tokens):
            take = self._TAKE.get(token.type)
            if take:
                take(self, token, tokens[at + 1].content if token.type in _WITH_INLINE else token.content)
        return self.found

    def _open(self, token: Token, _content: str) -> None:
        kind = "list_item" if token.type == "list_item_open" else "block_quote"
        self._add(kind, token, number=(token.info or None) if kind == "list_item" else None)
        self.open.append(len(self.found) - 1)

    def _close(self, _token: Token, _content: str) -> None:
        self.open.pop()

    def _paragraph(self, token: Token, content: str) -> None:
        lines = self._lines(token, content)
        parent = self.open[-1] if self.open else None
        self.found.append(
            Block("paragraph", lines[0][0], lines[-1][1], lines=lines, parent=parent, headings=self.headings)
        )

    def _heading(self, token: Token, content: str) -> None:
        if _is_underlined_prose(token, content):
            self._paragraph(token, content)
            return
        level = int(token.tag[1])
        if not self.open:
            above = [(outer, name) for outer, name in self.path if outer < level]
            self.path = [*above, (level, plain(content))]
            self.headings = tuple(name for _, name in self.path)
        self._add("heading", token, lines=self._lines(token, content), level=level)

    def _code(self, token: Token, content: str) -> None:
        self._add("code", token, lines=self._lines(token, content), info=token.info.strip())

    def _alone(self, token: Token, _content: str) -> None:
        self._add("rule" if token.type == "hr" else "comment", token)

    def _head(self, token: Token, _content: str) -> None:
        self.header = token.type == "thead_open"
        self.table += self.header

    def _row(self, token: Token, _content: str) -> None:
        start, end = self.spans[(token.map or [0])[0]]
        cells = _cells(self.text, start, end)
        self._add("table_row", token, cells=cells, lines=cells, header=self.header, table=self.table)

    def _add(self, kind: str, token: Token, **parts: Any) -> None:
        first, last = token.map or [0, 1]
        while last - 1 > first and self._is_blank(last - 1):
            last -= 1
        start = self._first(first)
        end = max(self.spans[last - 1][1], start)
        parent = self.open[-1] if self.open else None
        self.found.append(Block(kind, start, end, parent=parent, headings=self.headings, **parts))

    def _first(self, line: int) -> int:
        """Where a block that begins on *line* starts, behind the marks of the containers that are open."""
        at, end = self.spans[line]
        for index in self.open:
            outer = self.found[index]
            if outer.kind == "block_quote" or outer.start >= self.spans[line][0]:
                mark = _CONTAINER_MARK.match(self.text, at, end)
                at = mark.end() if mark else at
        return at + len(self.text[at:end]) - len(self.text[at:end].lstrip())

    def _is_blank(self, line: int) -> bool:
        start, end = self.spans[line]
        return not self.text[start:end].strip(" \t>")

    def _lines(self, token: Token, content: str) -> tuple[tuple[int, int], ...]:
        """Where the lines of *content* stand, the text of *token* as the parser gives it."""
        first = (token.map or [0])[0] + (token.type == "fence")
        if token.type == "fence" and not content:
            return ()
        if "\n" not in content:
            return (_align(self.text, self.spans[first], content.strip()),)
        parts = content.rstrip("\n").split("\n")
        if token.type not in {"fence", "code_block"}:
            parts = [part.strip() for part in parts]
        within = zip(self.spans[first : first + len(parts)], parts, strict=False)
        return tuple(_align(self.text, span, part) for span, part in within)

    _TAKE: ClassVar[dict[str, Callable[[_Builder, Token, str], None]]] = {
        "list_item_open": _open,
        "blockquote_open": _open,
        "list_item_close": _close,
        "blockquote_close": _close,
        "paragraph_open": _paragraph,
        "heading_open": _heading,
        "fence": _code,
        "code_block": _code,
        "hr": _alone,
        "html_comment": _alone,
        "tr_open": _row,
        "thead_open": _head,
        "thead_close": _head,
    }


def _align(text: str, span: tuple[int, int], content: str) -> tuple[int, int]:
    """Where *content*, a line as the parser gives it, stands in the line at *span*."""
    line = text[span[0] : span[1]]
    at = line.rfind(content)
    if at < 0:  # the parser replaced a character (NUL, a tab)
        at, content = len(line) - len(line.lstrip(" \t>")), line.strip(" \t>")
    return span[0] + at, span[0] + at + len(content)


def _cells(text: str, start: int, end: int) -> tuple[tuple[int, int], ...]:
    """Cells of the table row in a line: between bars that are not escaped, white space stripped."""
    line = text[start:end]
    bars = [-1, *(bar.start() for bar in _BAR.finditer(line) if bar[0] == "|"), len(line)]
    cells = []
    for left, right in pairwise(bars):
        cell = line[left + 1 : right]
        at = left + 1 + len(cell) - len(cell.lstrip())
        cells.append((start + at, start + at + len(cell.strip())))
    if len(bars) > 2 and not line[: bars[1]].strip(" \t>"):
        cells = cells[1:]
    return tuple(cells[:-1] if len(cells) > 1 and not line[bars[-2] + 1 :].strip() else cells)


def _is_underlined_prose(token: Token, content: str) -> bool:
    """Whether a heading underlined with dashes is prose above a rule, the blank line forgotten."""
    return token.markup == "-" and ("\n" in content or content.endswith((".", "!", "?", ")", "]", ":")))


def _comment_rule(state: StateBlock, start_line: int, end_line: int, silent: bool) -> bool:
    """A block rule: an HTML comment that begins a line and is closed; nothing else on its lines."""
    begin = state.bMarks[start_line] + state.tShift[start_line]
    if not state.src.startswith("<!--", begin) or state.is_code_block(start_line):
        return False
    close = _comment_close(state, begin + 4)
    last = bisect_right(state.bMarks, close) - 1
    if close < 0 or last >= end_line or state.src[close + 3 : state.eMarks[last]].strip():
        return False
    if not silent:
        state.line = last + 1
        state.push("html_comment", "", 0).map = [start_line, last + 1]
    return True


def _comment_close(state: StateBlock, offset: int) -> int:
    """The first ``-->`` from *offset* on; what was searched before is remembered, to stay linear."""
    searched, close = state.env.get("comment close", (len(state.src), -1))
    if not searched <= offset <= (close if close >= 0 else len(state.src)):
        close = state.src.find("-->", offset)
        state.env["comment close"] = (offset, close)
    return int(close)


@lru_cache(maxsize=1)
def _parser() -> MarkdownIt:
    parser = MarkdownIt("commonmark").enable("table").disable(["inline", "reference", "html_block"])
    parser.block.ruler.before("fence", "comment", _comment_rule, {"alt": ["paragraph", "blockquote", "list"]})
    return parser
