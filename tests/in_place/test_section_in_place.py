"""The section in its place: what is replaced, what is kept, byte for byte."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from citevouch.errors import InputError
from citevouch.in_place import with_section
from citevouch.text.blocks import parse_blocks
from citevouch.text.front_matter import front_matter
from citevouch.text.generated import find_generated

OURS = "## Reference Validation\n\n<!-- citevouch:begin -->\n\nNew.\n\n| a | b |\n| --- | --- |\n\n<!-- citevouch:end -->\n"
CORE = OURS.rstrip("\n")
OLD = CORE.replace("New.", "Old words.\n\n### Unresolved references\n\n- `PMID:90000001` (1 mention) - gone")
PEERS = """## Reference Validation

Checked with `linkml-reference-validator` 0.2.1.

| Outcome | Count |
| --- | --- |
| References checked | 1 |

### Unresolved references

These identifiers did not resolve to a record and may be fabricated.

- `PMID:90000001` (1 mention) - Identifier did not resolve to a record"""
TERMS = "## Term Validation\n\nTerms."
BOM = "\ufeff"


def crlf(text: str) -> str:
    return text.replace("\n", "\r\n")


@pytest.mark.parametrize(
    ("before", "after"),
    [
        pytest.param("", OURS, id="empty"),
        pytest.param("a", f"a\n\n{OURS}", id="no final newline"),
        pytest.param("a\n", f"a\n\n{OURS}", id="final newline"),
        pytest.param("a\n\n", f"a\n\n{OURS}", id="blank line at the end"),
        pytest.param("a\r\nb\r\n", crlf(f"a\nb\n\n{OURS}"), id="CRLF"),
        pytest.param("a\rb\r", f"a\nb\n\n{OURS}".replace("\n", "\r"), id="CR"),
        pytest.param(f"{BOM}a\n", f"{BOM}a\n\n{OURS}", id="byte order mark"),
        pytest.param(BOM, f"{BOM}{OURS}", id="byte order mark alone"),
        pytest.param("---\na: 1\n---\n", f"---\na: 1\n---\n\n{OURS}", id="front matter alone"),
        pytest.param("- item", f"- item\n\n{OURS}", id="behind a list"),
        pytest.param("| a |\n| - |\n| b |\n", f"| a |\n| - |\n| b |\n\n{OURS}", id="behind a table"),
        pytest.param(f"a\n\n{OLD}\n", f"a\n\n{OURS}", id="ours"),
        pytest.param(f"a\n\n{OLD}", f"a\n\n{CORE}", id="ours, no final newline"),
        pytest.param(f"a\n\n{OLD}\nb", f"a\n\n{CORE}\nb", id="ours, prose at once below"),
        pytest.param(crlf(f"a\n\n{OLD}\n\nb\n"), crlf(f"a\n\n{CORE}\n\nb\n"), id="ours, CRLF"),
        pytest.param(
            f"a\n\n{OLD}\n\n# Later\n\nb", f"a\n\n{CORE}\n\n# Later\n\nb", id="ours, a heading below"
        ),
        pytest.param(f"{OLD}\n\nx\n\n{OLD}\n\ny", f"{CORE}\n\nx\n\n\n\ny", id="ours twice"),
        pytest.param(f"a\n\n{PEERS}\n", f"a\n\n{OURS}", id="unmarked"),
        pytest.param(f"a\n\n{PEERS}\n\nProse.", f"a\n\n{CORE}\n\nProse.", id="unmarked, prose below"),
        pytest.param(f"a\n\n{PEERS}\n\n# H\n\nb", f"a\n\n{CORE}\n\n# H\n\nb", id="unmarked, H1 below"),
        pytest.param(f"a\n\n{PEERS}\n\n### H\n", f"a\n\n{CORE}\n\n### H\n", id="unmarked, another H3 below"),
        pytest.param(f"a\n\n{PEERS}\n\n{TERMS}\n", f"a\n\n{CORE}\n\n{TERMS}\n", id="unmarked, terms below"),
        pytest.param(
            f"a\n\n{PEERS}\n\n## B\n", f"a\n\n{PEERS}\n\n## B\n\n{OURS}", id="unmarked, not the last"
        ),
        pytest.param(
            f"```\n{PEERS}\n```\n", f"```\n{PEERS}\n```\n\n{OURS}", id="a fenced copy of the peer's"
        ),
        pytest.param(f"```\n{OLD}\n```\n", f"```\n{OLD}\n```\n\n{OURS}", id="a fenced copy of ours"),
        pytest.param(
            "## Reference Validation\n\nBy hand.\n",
            f"## Reference Validation\n\nBy hand.\n\n{OURS}",
            id="a section that somebody wrote",
        ),
    ],
)
def test_with_section(before: str, after: str) -> None:
    assert with_section(before, OURS) == after
    assert with_section(after, OURS) == after


@pytest.mark.parametrize(
    ("text", "line"),
    [
        pytest.param("a\n\n<!-- citevouch:begin -->\n\nb\n", "3", id="begin alone"),
        pytest.param("a\r\n\r\n<!-- citevouch:end -->\r\n", "3", id="end alone"),
        pytest.param(
            f"{OLD}\n\n## Reference Validation\n\n<!-- citevouch:begin -->\n", "16", id="begin again"
        ),
    ],
)
def test_with_section__marks_that_do_not_pair(text: str, line: str) -> None:
    with pytest.raises(InputError, match="no partner") as caught:
        with_section(text, OURS, name="report.md")
    assert str(caught.value).startswith(f"report.md:{line}: ")


@pytest.mark.parametrize(
    "text",
    [
        pytest.param("a\n\n```python\nx = 1\n", id="a fence"),
        pytest.param("~~~\n", id="a fence of tildes"),
        pytest.param("a\n\n<!-- to do\n", id="a comment"),
    ],
)
def test_with_section__an_open_end_is_an_error(text: str) -> None:
    with pytest.raises(InputError, match="ends inside a code block or comment"):
        with_section(text, OURS, name="report.md")


def test_with_section__deep_research_client_leaves_no_half_of_a_pair() -> None:
    """That tool cuts from the heading to the end of the text; what it leaves has to be readable for us."""
    cut = with_section("a\n", OURS).partition("## Reference Validation")[0]
    assert with_section(f"{cut}{PEERS}\n", OURS) == f"a\n\n{OURS}"


PIECES = st.lists(
    st.one_of(
        st.sampled_from(
            [
                CORE, OLD, PEERS, TERMS, "## Reference Validation", "<!-- citevouch:begin -->", "<!-- citevouch:end -->",
                "```", "~~~", "<!--", "-->", "---", "---\na: 1\n---\n", "# A", "> q", "- i", "    code", "| a |\n| - |",
                "\n", "\n\n", "\r\n", "\r", BOM, " ", "<div>", "[a]: b",
            ]
        ),
        st.text(max_size=8),
    ),
    max_size=10,
)  # fmt: skip


def outside(text: str) -> str:
    """*text* without its generated sections."""
    matter = front_matter(text)
    begin = matter[3] if matter else int(text.startswith(BOM))
    for start, end in reversed(find_generated(text, parse_blocks(text, begin)).sections):
        text = text[:start] + text[end:]
    return text


@given(PIECES.map("".join))
def test_with_section__any_text(text: str) -> None:
    """Outside of sections nothing changes but for the line ends before an appended one; twice is once."""
    try:
        once = with_section(text, OURS, name="r.md")
    except InputError:
        return
    assert with_section(once, OURS) == once
    assert outside(once).startswith(outside(text))
    assert outside(once).removeprefix(outside(text)).strip("\r\n") == ""


@given(st.text(max_size=40), st.text(max_size=40), st.sampled_from(["\n", "\r\n"]))
def test_with_section__around_an_earlier_one(above: str, below: str, eol: str) -> None:
    new, old = (each.replace("\n", eol) for each in (CORE, OLD))
    text = f"{above}{eol}{eol}{old}{eol}{eol}{below}"
    try:
        written = with_section(text, OURS)
    except InputError:
        return
    assert written.endswith(below)
    if written.startswith(f"{above}{eol}{eol}{new[:30]}"):
        assert written == f"{above}{eol}{eol}{new}{eol}{eol}{below}"
    else:  # a line of its own inside something that *above* opened
        assert written.startswith(text)
