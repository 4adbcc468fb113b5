"""Text from outside in Markdown: it shows exactly its characters and does nothing."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from markdown_it import MarkdownIt

from citevouch.render.addresses import address
from citevouch.render.escape import code, inline, link

RENDER = MarkdownIt("commonmark").enable("table")

HOSTILE = [
    pytest.param("[4Fe-4S] cluster", id="brackets"),
    pytest.param("a | b", id="bar"),
    pytest.param("<script>alert(1)</script>", id="HTML"),
    pytest.param("[click](javascript:alert(1))", id="link"),
    pytest.param("![x](http://x.example/y.png)", id="image"),
    pytest.param("**bold** _em_ `code` ~~gone~~", id="emphasis"),
    pytest.param("# heading", id="heading"),
    pytest.param("&lt;b&gt; &#60;", id="entities"),
    pytest.param("line\n\n- item\n\n# h", id="several lines"),
    pytest.param("\\[x\\]", id="backslashes"),
    pytest.param("<!-- comment", id="open comment"),
    pytest.param("$x$ @user", id="math and mention"),
    pytest.param("see https://evil.example/?q=1", id="bare address"),
]


def shown(markdown: str) -> str:
    """The text of the one paragraph that *markdown* renders to."""
    tokens = RENDER.parse(f"x {markdown}")
    assert [token.type for token in tokens] == ["paragraph_open", "inline", "paragraph_close"]
    children = tokens[1].children or []
    assert {child.type for child in children} <= {"text", "text_special", "html_inline"}
    assert all(child.content == "<!-- -->" for child in children if child.type == "html_inline")
    return "".join(child.content for child in children if child.type != "html_inline")[2:]


@pytest.mark.parametrize("text", HOSTILE)
def test_inline__shows_exactly_the_text(text: str) -> None:
    assert shown(inline(text)) == " ".join(text.split())


@given(st.text(alphabet=st.characters(exclude_categories=["Cc", "Cf", "Cs", "Zs", "Zl", "Zp"])))
def test_inline__any_text(text: str) -> None:
    assert shown(inline("a" + text)) == "a" + text


def test_inline__controls_are_shown_and_long_text_is_cut() -> None:
    assert "\x1b" not in inline("\x1b[31mred")
    assert inline("abcdef", limit=4) == "abc…"


@pytest.mark.parametrize("text", ["plain", "a`b", "``", "`", "a | b", "", "x\ny"])
def test_code__one_span(text: str) -> None:
    children = RENDER.parse(code(text).replace("\\|", "|"))[1].children or []
    assert [child.type for child in children] == ["code_inline"]
    assert children[0].content.strip() == " ".join(text.split())


@pytest.mark.parametrize(
    ("url", "linked"),
    [
        ("https://doi.org/10.5555/a", True), ("http://x.example/a b>c", True), ("javascript:alert(1)", False),
        ("data:text/html,x", False), ("file:///etc/passwd", False), (None, False), ("", False), ("//x.example", False),
    ],
)  # fmt: skip
def test_link__http_only(url: str | None, linked: bool) -> None:
    html = RENDER.render(link("label", url))
    assert ("<a href=" in html) is linked
    assert html.count("<a ") == int(linked)


@pytest.mark.parametrize(
    ("curie", "url"),
    [
        ("PMID:90000001", "https://pubmed.ncbi.nlm.nih.gov/90000001/"),
        ("PMC:PMC99000001", "https://pmc.ncbi.nlm.nih.gov/articles/PMC99000001/"),
        ("DOI:10.5555/a<b>;2-#x?y", "https://doi.org/10.5555/a%3Cb%3E;2-%23x%3Fy"),
        ("URL:https://example.org/x", "https://example.org/x"),
        ("URL:javascript:alert(1)", None),
        ("ISBN:9780306406157", None),
        ("MADEUP:1", None),
    ],
)
def test_address(curie: str, url: str | None) -> None:
    assert address(curie) == url
