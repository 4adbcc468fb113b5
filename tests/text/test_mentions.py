"""Mentions: places, link texts, headings, cut copies, and links in the place of a citation."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from citevouch.text import read
from citevouch.text.mentions import truncations

if TYPE_CHECKING:
    from citevouch.text.model import Mention

P = "https://pubmed.ncbi.nlm.nih.gov"


def mentions(text: str) -> tuple[Mention, ...]:
    found = read(text).mentions
    assert all(text[mention.start : mention.end] == mention.raw for mention in found)
    return found


def urls(text: str) -> list[str | None]:
    return [mention.canonical_id for mention in mentions(text) if mention.identifier_type == "URL"]


def test_mentions__line_column_heading() -> None:
    text = "\ufeff---\r\na: 1\r\n---\r\n\r\n# 𝔘 Title\r\n\r\n𝔘 saw PMID: 90000001.\r\n"
    (mention,) = mentions(text)
    assert (mention.line, mention.column, mention.heading) == (7, 7, "𝔘 Title")
    assert mention.raw == "PMID: 90000001"


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        pytest.param(f"[Roe 2020]({P}/90000001/)", "Roe 2020", id="link"),
        pytest.param(f"[Roe [x] 2020](<{P}/90000001/>)", "Roe [x] 2020", id="brackets-in-text"),
        pytest.param(f"{P}/90000001/", None, id="bare"),
        pytest.param(f"<{P}/90000001/>", None, id="autolink"),
        pytest.param(f"]({P}/90000001/)", None, id="no-opening"),
    ],
)
def test_mentions__link_text(text: str, expected: str | None) -> None:
    assert [mention.link_text for mention in mentions(text)] == [expected]


def test_mentions__spellings_of_one_identifier_in_document_order() -> None:
    text = "DOI:10.5555/A, PMID 90000001, then https://doi.org/10.5555/a and pmid:0090000001."
    assert [mention.canonical_id for mention in mentions(text)] == [
        "DOI:10.5555/a",
        "PMID:90000001",
        "DOI:10.5555/a",
        "PMID:90000001",
    ]


def test_mentions__malformed_is_reported() -> None:
    (mention,) = mentions("See NCT0123.")
    assert (mention.malformed, mention.canonical_id) == (True, None)
    assert mention.malformed_reason


@pytest.mark.parametrize(
    ("cut", "whole", "is_cut"),
    [
        pytest.param("10.5555/0092-8674(94", "10.5555/0092-8674(94)90302-6", True, id="inside-parentheses"),
        pytest.param("10.5555/a", "10.5555/a(94)9", True, id="before-parentheses"),
        pytest.param("10.5555/a1", "10.5555/a1<1::x>3.0.co;2-8", True, id="before-sici"),
        pytest.param("10.5555/mice.001", "10.5555/mice.001.g001", False, id="a-figure-of-it"),
        pytest.param("10.5555/mice.1", "10.5555/mice.12", False, id="another-number"),
        pytest.param("10.5555/b", "10.5555/a(94)9", False, id="another"),
    ],
)
def test_truncations(cut: str, whole: str, is_cut: bool) -> None:
    expected = {f"DOI:{cut}": f"DOI:{whole}"} if is_cut else {}
    assert truncations({f"DOI:{cut}", f"DOI:{whole}"}) == expected


def test_mentions__cut_copy_in_a_list_of_sources() -> None:
    text = "See (10.5555/0092-8674(94)90302-6).\n\n## Citations\n\n1. https://doi.org/10.5555/0092-8674(94\n"
    assert [mention.truncation_of for mention in mentions(text)] == [None, "DOI:10.5555/0092-8674(94)90302-6"]
    assert read(text).citations_in_text == 1


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        pytest.param("It grows ([Roe](https://example.org/a)).", 1, id="link-in-parentheses"),
        pytest.param("It grows [1](https://example.org/a) fast.", 1, id="numbered-link"),
        pytest.param("It grows ([example.org](https://example.org/a)).", 1, id="host-as-text"),
        pytest.param("It grows [Roe et al. 2020](https://example.org/a) fast.", 1, id="author-year-link"),
        pytest.param("It grows. Source: [Roe](https://example.org/a) said", 1, id="lead-in"),
        pytest.param("It grows, https://example.org/a says.", 1, id="bare-url"),
        pytest.param("| a | [Roe](https://example.org/a) |\n|---|---|\n", 1, id="table-cell"),
        pytest.param("## References\n\n- Roe J. A page. https://example.org/a\n", 1, id="entry"),
        pytest.param("## References\n\n- https://example.org/\n", 1, id="front-page-as-entry"),
        pytest.param("The [database of mice](https://example.org/a) lists them.", 0, id="linked-words"),
        pytest.param("![A figure](https://example.org/a.png)", 0, id="image"),
        pytest.param("See [example.org](https://example.org).", 0, id="front-page"),
        pytest.param("```\ncurl https://example.org/a\n```", 0, id="code"),
        pytest.param("[a](/local/file.md) and [b](#top)", 0, id="relative-links"),
        pytest.param("## References\n\n- Roe J. PMID: 90000001. https://example.org/a.pdf\n", 0, id="beside-id"),
    ],
)  # fmt: skip
def test_mentions__links_in_the_place_of_a_citation(text: str, expected: int) -> None:
    assert len(urls(text)) == expected


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        pytest.param("PMID 90000001 and pmid:90000001", 1, id="one-identifier"),
        pytest.param("PMID 90000001 and PMC99000001", 2, id="two-identifiers"),
        pytest.param("NCT0123 and NCT0123", 1, id="malformed-once"),
        pytest.param("## References\n\n1. Roe J. A study of mice. J. 2020\n2. PMID 90000001\n", 2, id="entries"),
        pytest.param("It grows (https://example.org/a).", 1, id="link"),
        pytest.param("Nothing is cited.", 0, id="nothing"),
    ],
)  # fmt: skip
def test_citations_in_text(text: str, expected: int) -> None:
    assert read(text).citations_in_text == expected
