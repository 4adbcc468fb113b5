"""The summary in the front matter: the block exchanged or added, the rest as it was written."""

from __future__ import annotations

from typing import Any

import pytest
import yaml
from hypothesis import given
from hypothesis import strategies as st

from citevouch.errors import InputError
from citevouch.in_place import with_summary
from citevouch.text.front_matter import front_matter

SUMMARY: dict[str, Any] = {
    "total_references": 2,
    "confabulation_rate": 0.0,
    "unresolved_references": ["PMID:90000001", "DOI:10.5555/a: b"],
    "complete": True,
}
BLOCK = """reference_validation:
  total_references: 2
  confabulation_rate: 0.0
  unresolved_references:
  - PMID:90000001
  - 'DOI:10.5555/a: b'
  complete: true
"""
OLD = """reference_validation:  # by an earlier run
  total_references: 42
  unresolved_references:
  - PMID:99999998
  # a remark inside the block
  needs_review: true  # trailing
"""
FLOW = (
    '{"total_references": 2, "confabulation_rate": 0.0, '
    '"unresolved_references": ["PMID:90000001", "DOI:10.5555/a: b"], "complete": true}'
)


def matter(yaml_text: str, body: str = "# Body\n") -> str:
    return f"---\n{yaml_text}---\n{body}"


REFRESHED = [
    pytest.param(OLD, BLOCK, id="alone"),
    pytest.param(f"title: x\n{OLD}author: y\n", f"title: x\n{BLOCK}author: y\n", id="between keys"),
    pytest.param(f"{OLD}# about b\nb: 1  # c\n", f"{BLOCK}# about b\nb: 1  # c\n", id="comments below"),
    pytest.param(f"a:   'x'\n\n{OLD}\n\nb: 1\n", f"a:   'x'\n\n{BLOCK}\n\nb: 1\n", id="blank lines"),
    pytest.param("reference_validation:\nb: 1\n", f"{BLOCK}b: 1\n", id="no value"),
    pytest.param("? reference_validation\n: 1\nb: 1\n", f"{BLOCK}b: 1\n", id="question mark"),
    pytest.param("reference_validation: null # x\nb: 1\n", f"{BLOCK}b: 1\n", id="null"),
    pytest.param("reference_validation: {a: 1,\n  b: [2]}\nb: 1\n", f"{BLOCK}b: 1\n", id="flow value"),
    pytest.param('"reference_validation":\n  a: |\n    text\n\nb: 1\n', f"{BLOCK}b: 1\n", id="block scalar"),
    pytest.param("reference_validation:\n  a:\n    - b: >-\n        c\n        d\nz: 1\n", f"{BLOCK}z: 1\n", id="deep"),
    pytest.param("b: &b {c: 1}\nreference_validation:\n  <<: *b\n", f"b: &b {{c: 1}}\n{BLOCK}", id="alias at the end"),
    pytest.param("b: &b 1\nc: 2\nreference_validation: *b\nz: 1\n", f"b: &b 1\nc: 2\n{BLOCK}z: 1\n", id="alias"),
    pytest.param("reference_validation:\n  a: 1\n? z\n: 1\n", f"{BLOCK}? z\n: 1\n", id="a question mark behind"),
    pytest.param("{a: 1, reference_validation: {b: 2}, c: 3}\n", f"{{a: 1, reference_validation: {FLOW}, c: 3}}\n", id="flow mapping"),
    pytest.param(
        "  a: 1\n  reference_validation:\n    b: 2\n  c: 3\n",
        "  a: 1\n" + "".join(f"  {line}\n" for line in BLOCK.splitlines()) + "  c: 3\n",
        id="an indented mapping",
    ),
]  # fmt: skip


@pytest.mark.parametrize("add", [pytest.param(True, id="add"), pytest.param(False, id="refresh only")])
@pytest.mark.parametrize(("before", "after"), REFRESHED)
def test_with_summary__refreshes_a_block(before: str, after: str, add: bool) -> None:
    written = with_summary(matter(before), SUMMARY, add=add)
    assert written == matter(after)
    assert with_summary(written, SUMMARY, add=add) == written


@pytest.mark.parametrize(
    ("before", "after"),
    [
        pytest.param("a: 1", f"{matter(BLOCK)[:-7]}\na: 1", id="no front matter"),
        pytest.param("", f"---\n{BLOCK}---\n\n", id="an empty text"),
        pytest.param("\ufeff# A\r\n", f"\ufeff---\n{BLOCK}---\n\n# A\n".replace("\n", "\r\n"), id="BOM and CRLF"),
        pytest.param("---\nprose\n", f"---\n{BLOCK}---\n\n---\nprose\n", id="a rule that nothing closes"),
        pytest.param(matter("a: 1  # c\n"), matter(f"a: 1  # c\n{BLOCK}"), id="behind the other keys"),
        pytest.param(matter("a: |+\n  x\n\n"), matter(f"a: |+\n  x\n\n{BLOCK}"), id="behind a kept blank line"),
        pytest.param(matter("a: 1\n# end\n\n"), matter(f"a: 1\n# end\n\n{BLOCK}"), id="behind a comment"),
        pytest.param(matter("{a: 1}\n"), matter(f'{{"reference_validation": {FLOW}, a: 1}}\n'), id="flow mapping"),
        pytest.param(matter("{}\n"), matter(f'{{"reference_validation": {FLOW}}}\n'), id="empty flow mapping"),
        pytest.param("---\r\na: 1\r\n---\r\nb\r\n", f"---\na: 1\n{BLOCK}---\nb\n".replace("\n", "\r\n"), id="CRLF"),
    ],
)  # fmt: skip
def test_with_summary__adds_a_block(before: str, after: str) -> None:
    assert with_summary(before, SUMMARY) == before
    assert with_summary(before, SUMMARY, add=True) == after
    assert with_summary(after, SUMMARY, add=True) == after


@pytest.mark.parametrize(
    ("text", "said"),
    [
        pytest.param(matter(f"{OLD}a: 1\n{OLD}"), "twice", id="two blocks"),
        pytest.param(matter("reference_validation: &x\n  a: 1\nb: *x\n"), "refers to", id="an alias of the block"),
        pytest.param("---\nprose\n---\nmore\n", "no YAML mapping", id="prose between rules"),
        pytest.param("---\na: [\n---\nmore\n", "no YAML mapping", id="broken front matter"),
    ],
)  # fmt: skip
def test_with_summary__what_cannot_be_done_is_an_error(text: str, said: str) -> None:
    with pytest.raises(InputError, match=said) as caught:
        with_summary(text, SUMMARY, add=True, name="report.md")
    assert str(caught.value).startswith("report.md:")


LINES = st.lists(
    st.sampled_from(
        [
            "a: 1", "b:", "  - x", "  c: d", "# remark", "", "e: 'f  g'", "h: |", "    text", "i: &j k", "l: *j",
            "reference_validation:", "  total: 1", "reference_validation: {x: 1}", "m: {n: [o, p]}", "- q", "...",
        ]
    ),
    max_size=8,
)  # fmt: skip


@given(
    LINES,
    st.booleans(),
    st.sampled_from(["\n", "\r\n"]),
    st.sampled_from(["", "\ufeff"]),
    st.text(max_size=10),
)
def test_with_summary__any_front_matter(lines: list[str], add: bool, eol: str, bom: str, body: str) -> None:
    """The other keys say what they said, the body stays byte for byte, twice gives the same bytes."""
    text = bom + eol.join(["---", *lines, "---", body])
    try:
        once = with_summary(text, SUMMARY, add=add)
    except InputError:
        return
    assert once.endswith(body)
    assert with_summary(once, SUMMARY, add=add) == once
    if once != text:
        found = front_matter(once)
        assert found
        assert yaml.safe_load(once[found[1] : found[2]])["reference_validation"] == SUMMARY
        kept = [line for line in lines if line.startswith(("a", "e:", "m:"))]
        assert all(line in once for line in kept)
