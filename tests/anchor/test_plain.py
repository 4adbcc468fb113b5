"""Plain text and Markdown as blocks."""

from __future__ import annotations

from hashlib import sha256

import pytest
from hypothesis import given
from hypothesis import strategies as st

from citevouch.anchor import plain_document


@pytest.mark.parametrize(
    ("text", "blocks"),
    [
        pytest.param("", [], id="empty"),
        pytest.param(" \n\n", [], id="blank"),
        pytest.param("one\ntwo", ["one\ntwo"], id="lines of one block"),
        pytest.param("one\n\ntwo\n", ["one", "two"], id="a blank line parts"),
        pytest.param("one\n \t\ntwo", ["one", "two"], id="a line of spaces too"),
        pytest.param("one\r\ntwo\r\n\r\nthree", ["one\r\ntwo", "three"], id="line ends of Windows"),
        pytest.param("\ufeffone", ["one"], id="byte order mark"),
        pytest.param("  one  \n\n  two", ["one", "two"], id="white space around"),
        pytest.param("\n\none", ["one"], id="blank lines first"),
        pytest.param("# one\n- two", ["# one\n- two"], id="marks mean nothing"),
    ],
)
def test_plain(text: str, blocks: list[str]) -> None:
    made = plain_document(text)
    assert [block.text for block in made.texts] == blocks
    assert (made.schema_name, made.schema_version) == ("text/plain", "1")


@pytest.mark.parametrize(
    ("text", "blocks"),
    [
        pytest.param("# One\ntwo", [("heading", "One"), ("paragraph", "two")], id="a heading"),
        pytest.param("- one\n- two", [("paragraph", "one"), ("paragraph", "two")], id="list items"),
        pytest.param("> one\n> two", [("paragraph", "one\n> two")], id="a quotation"),
        pytest.param(
            "| a | b |\n|---|---|\n| 1 | 2 |",
            [("table_row", "| a | b |"), ("table_row", "| 1 | 2 |")],
            id="a table",
        ),
        pytest.param("```\nx = 1\n```", [("code", "x = 1")], id="code"),
        pytest.param(
            "one\ntwo\n\nthree", [("paragraph", "one\ntwo"), ("paragraph", "three")], id="paragraphs"
        ),
    ],
)
def test_markdown(text: str, blocks: list[tuple[str, str]]) -> None:
    made = plain_document(text, is_markdown=True)
    assert [(block.label, block.text) for block in made.texts] == blocks
    assert made.schema_name == "text/markdown"


def test_doc_id_is_that_of_the_file() -> None:
    text = "\ufeffÄ\r\n"
    assert plain_document(text).doc_id == sha256(text.encode()).hexdigest()


@given(text=st.text(alphabet="ab \n\r\t#->|`", max_size=60), is_markdown=st.booleans())
def test_blocks_stand_so_in_the_file(text: str, is_markdown: bool) -> None:
    end = 0
    for block in plain_document(text, is_markdown=is_markdown).texts:
        assert block.text == block.text.strip()
        end = text.index(block.text, end) + len(block.text)
        assert block.text
