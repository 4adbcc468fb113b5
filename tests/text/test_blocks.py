"""Blocks with their offsets: what a text consists of."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from citevouch.text.blocks import CONTAINERS, Block, parse_blocks
from citevouch.text.document import ancestors, block_at, document


def shown(text: str) -> list[tuple[str, str]]:
    return [(block.kind, text[block.start : block.end]) for block in document(text).blocks]


def lines(text: str, block: Block) -> list[str]:
    return [text[start:end] for start, end in block.lines]


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        pytest.param("one\ntwo", [("paragraph", "one\ntwo")], id="paragraph"),
        pytest.param("one\r\ntwo\rthree", [("paragraph", "one\r\ntwo\rthree")], id="crlf-and-cr"),
        pytest.param("a\u2028b\x0cc", [("paragraph", "a\u2028b\x0cc")], id="no-other-line-ends"),
        pytest.param("## H ##\ntext", [("heading", "## H ##"), ("paragraph", "text")], id="heading"),
        pytest.param("H\n===\n", [("heading", "H\n===")], id="underlined-heading"),
        pytest.param(
            "Prose to the end.\n---\n", [("paragraph", "Prose to the end.")], id="rule-right-under-prose"
        ),
        pytest.param(
            "1. one\n   more\n2. two",
            [
                ("list_item", "1. one\n   more"),
                ("paragraph", "one\n   more"),
                ("list_item", "2. two"),
                ("paragraph", "two"),
            ],
            id="numbered-list",
        ),
        pytest.param(
            "- a\n  - b",
            [("list_item", "- a\n  - b"), ("paragraph", "a"), ("list_item", "- b"), ("paragraph", "b")],
            id="nested-list",
        ),
        pytest.param(
            "- - a", [("list_item", "- - a"), ("list_item", "- a"), ("paragraph", "a")], id="list-in-list"
        ),
        pytest.param("> a\n> b", [("block_quote", "> a\n> b"), ("paragraph", "a\n> b")], id="block-quote"),
        pytest.param("```json\n{}\n```", [("code", "```json\n{}\n```")], id="code-fence"),
        pytest.param("```", [("code", "```")], id="code-fence-never-closed"),
        pytest.param("    a\n\n    b", [("code", "a\n\n    b")], id="indented-code"),
        pytest.param("a\n\n***\n", [("paragraph", "a"), ("rule", "***")], id="rule"),
        pytest.param(
            "[1]: https://example.org", [("paragraph", "[1]: https://example.org")], id="definition"
        ),
        pytest.param("a\n\n<!-- b\n\nc -->\n\nd", [("paragraph", "a"), ("paragraph", "d")], id="comment"),
        pytest.param("", [], id="empty"),
    ],
)
def test_blocks__kinds(text: str, expected: list[tuple[str, str]]) -> None:
    assert shown(text) == expected


def test_blocks__lines_without_marks() -> None:
    text = "> - one\n>   two\n> three"
    leaf = [block for block in document(text).blocks if block.kind not in CONTAINERS]
    assert [lines(text, block) for block in leaf] == [["one", "two", "three"]]


def test_blocks__table_cells() -> None:
    text = "| a | b \\| c |\n|---|---|\nd | `e` |\n| | f |"
    rows = [block for block in document(text).blocks if block.kind == "table_row"]
    cells = [[text[start:end] for start, end in row.cells] for row in rows]
    assert cells == [["a", "b \\| c"], ["d", "`e`"], ["", "f"]]
    assert [row.header for row in rows] == [True, False, False]
    assert {row.table for row in rows} == {1}


def test_blocks__heading_path() -> None:
    text = "# A\n\n## **B** [x](https://example.org)\n\ntext\n\n# C\n\nend"
    paths = {text[block.start : block.end]: block.headings for block in document(text).blocks}
    assert paths["text"] == ("A", "B x")
    assert paths["end"] == ("C",)


def test_blocks__number_and_language() -> None:
    first, *_, fence = document("7) a\n\n```bibtex\nx\n```").blocks
    assert (first.number, fence.info) == ("7", "bibtex")


def test_block_at__innermost() -> None:
    text = "- a\n\n  > b\n\nc"
    doc = document(text)
    index = block_at(doc, text.index("b"))
    assert index is not None
    assert doc.blocks[index].kind == "paragraph"
    assert [doc.blocks[outer].kind for outer in ancestors(doc, index)] == ["block_quote", "list_item"]


@given(st.text(alphabet="ab \n\r\t>-*+1.#|`~=_[]()<!\\\x00\u2028", max_size=60))
def test_blocks__any_text(text: str) -> None:
    found = parse_blocks(text)
    assert [block.start for block in found] == sorted(block.start for block in found)
    for block in found:
        assert 0 <= block.start <= block.end <= len(text)
        assert all(block.start <= start <= end <= block.end for start, end in block.cells)
        assert block.parent is None or found[block.parent].kind in CONTAINERS
