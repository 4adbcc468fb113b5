"""What of a text is read: not front matter, comments, or the section that an earlier validation left."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from citevouch.text.blocks import parse_blocks
from citevouch.text.document import document
from citevouch.text.front_matter import front_matter
from citevouch.text.generated import BEGIN, END, find_generated

MARKED = f"{BEGIN} 0.1.0 -->\n## Reference Validation\n\nPMID:90000009\n\n{END}\n"
PEERS = """## Reference Validation

Checked with `linkml-reference-validator` 0.2.1.

| Outcome | Count |
| --- | --- |
| References checked | 1 |

### Unresolved references

These identifiers did not resolve to a record and may be fabricated. A lookup that failed:

- `PMID:90000009` (1 mention) - Identifier did not resolve to a record

### Quotes that could not be checked

There was no text to compare these against, so they are neither confirmed nor contradicted:

- `PMID:90000009`: "a quotation of ample length"
  - Reference did not resolve
"""
TERMS = "\n## Term Validation\n\nChecked with `linkml-term-validator` 0.4.5.\n"


def kept(text: str) -> str:
    """What is read, without the white space left in the place of what is not."""
    return " ".join(document(text).readable.split())


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        pytest.param("---\na: 1\n---\nb", "b", id="front-matter"),
        pytest.param("\ufeff---\na: 1\n---\nb", "b", id="behind-bom"),
        pytest.param("---\r\na: 1\r\n...\r\nb", "b", id="crlf-and-dots"),
        pytest.param("---\na: [\n---\nb", "--- a: [ --- b", id="yaml-that-does-not-parse"),
        pytest.param("---\na\n---\nb", "--- a --- b", id="no-mapping"),
        pytest.param("---\n---\nb", "--- --- b", id="empty"),
        pytest.param("---\na: 1\n", "--- a: 1", id="never-closed"),
        pytest.param("\n---\na: 1\n---\n", "--- a: 1 ---", id="not-at-the-beginning"),
        pytest.param("a <!-- b --> c", "a c", id="comment-in-line"),
        pytest.param("- a\n  <!-- b -->\n- c", "- a - c", id="comment-in-list"),
        pytest.param("a <!-- b", "a <!-- b", id="comment-never-closed"),
        pytest.param("`<!-- b -->`", "`<!-- b -->`", id="comment-in-code"),
        pytest.param("```\n<!-- b -->\n```", "``` <!-- b --> ```", id="comment-in-fence"),
        pytest.param("<!-- a --> b <!-- c -->", "b", id="text-between-comments"),
    ],
)
def test_document__front_matter_and_comments(text: str, expected: str) -> None:
    assert kept(text) == expected


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        pytest.param(f"a\n\n{MARKED}", "a", id="marked"),
        pytest.param(f"a\n\n{MARKED}\nb", "a b", id="marked-and-prose-below"),
        pytest.param(f"a\n\n{MARKED}\n{MARKED}\nb", "a b", id="marked-twice"),
        pytest.param(f"a\n\n{PEERS}", "a", id="unmarked"),
        pytest.param(f"a\n\n{PEERS.replace(chr(10), chr(13) + chr(10))}", "a", id="unmarked-crlf"),
        pytest.param(f"a\n\n{PEERS}\nProse below.", "a Prose below.", id="prose-below"),
        pytest.param(f"a\n\n{PEERS}\n# Later\n\nb", "a # Later b", id="later-heading"),
        pytest.param(f"a\n\n{PEERS}\n### Notes\n\nb", "a ### Notes b", id="heading-of-somebody-else"),
        pytest.param(f"a\n\n{PEERS}\n## More\n\nb", f"a {' '.join(PEERS.split())} ## More b", id="not-last"),
        pytest.param(f"a\n\n{PEERS}{TERMS}", f"a {' '.join(TERMS.split())}", id="terms-may-follow"),
        pytest.param(
            "## Reference Validation\n\nWe validated by hand.",
            "## Reference Validation We validated by hand.",
            id="does-not-look-generated",
        ),
        pytest.param(f"```\n{PEERS}```\n", f"``` {' '.join(PEERS.split())} ```", id="fenced-copy"),
    ],
)
def test_document__generated(text: str, expected: str) -> None:
    assert kept(text) == expected


def test_document__headings_behind_a_generated_section() -> None:
    doc = document(f"# A\n\n{PEERS}\nBelow.")
    assert doc.blocks[-1].headings == ("A",)


@pytest.mark.parametrize(
    ("text", "unpaired"),
    [
        pytest.param(f"{BEGIN} -->\n\na", 1, id="begin-alone"),
        pytest.param(f"a\n\n{END}\n", 1, id="end-alone"),
        pytest.param(f"{BEGIN} -->\n\n{BEGIN} -->\n\na\n\n{END}\n", 1, id="begin-twice"),
        pytest.param(MARKED, 0, id="paired"),
        pytest.param(f"```\n{BEGIN} -->\n```\n", 0, id="in-a-fence"),
    ],
)
def test_find_generated__unpaired(text: str, unpaired: int) -> None:
    assert len(find_generated(text, parse_blocks(text)).unpaired) == unpaired


def test_front_matter__spans() -> None:
    text = "\ufeff---\na: 1\n---\nb"
    found = front_matter(text)
    assert found is not None
    start, yaml_start, yaml_end, end = found
    assert (text[start:yaml_start], text[yaml_start:yaml_end], text[end:]) == ("---\n", "a: 1\n", "b")


@given(st.text(alphabet="ab:\n\r-<!>` #\ufeff[]{}", max_size=60))
def test_document__readable_is_as_long(text: str) -> None:
    doc = document(text)
    assert len(doc.readable) == len(text)
    assert all(a == b or a == " " for a, b in zip(doc.readable, text, strict=True))
