"""Bibliography entries: what is one, its label, its identifiers."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from citevouch.text.document import document
from citevouch.text.entries import find_entries
from citevouch.text.mentions import find_spellings
from citevouch.text.sections import sections

if TYPE_CHECKING:
    from citevouch.text.model import Entry

ROE = "Roe J, Poe A. A study of invented mice. J Made Up. 2020;1(2):3-9."
IDS = "DOI: 10.5555/mice.1. PMID: 90000001"


def entries(text: str) -> tuple[Entry, ...]:
    doc = document(text)
    found = find_entries(doc, sections(doc), find_spellings(doc))
    assert all(text[entry.start : entry.end] == entry.raw for entry in found)
    return found


def references(body: str) -> tuple[Entry, ...]:
    return entries(f"# Report\n\nText.\n\n## References\n\n{body}\n")


@pytest.mark.parametrize(
    ("line", "label", "keys"),
    [
        pytest.param(f"1. {ROE} {IDS}", "1", (), id="numbered"),
        pytest.param(f"12) {ROE} {IDS}", "12", (), id="parenthesis"),
        pytest.param(f"- {ROE} {IDS}", None, (), id="bullet"),
        pytest.param(f"[3] {ROE} {IDS}", "3", (), id="brackets"),
        pytest.param(f"\\[3\\] {ROE} {IDS}", "3", (), id="escaped-brackets"),
        pytest.param(f"[^7]: {ROE} {IDS}", "^7", (), id="footnote"),
        pytest.param(f"[^roe]: {ROE} {IDS}", "^roe", (), id="named-footnote"),
        pytest.param(f"- [5] {ROE} {IDS}", "5", (), id="bullet-and-brackets"),
        pytest.param(f"- **[5]** {ROE} {IDS}", "5", (), id="bold-brackets"),
        pytest.param(f"<sup>4</sup> {ROE} {IDS}", "4", (), id="superscript"),
        pytest.param(f"- [roe-2020-mice] {ROE} {IDS}", "roe-2020-mice", (), id="key-in-brackets"),
        pytest.param(f"1. **roe-2020-mice**: {ROE} {IDS}", "1", ("roe-2020-mice",), id="number-and-key"),
        pytest.param(f"1. **[roe-2020-mice]** {ROE} {IDS}", "1", ("roe-2020-mice",), id="number-bold-key"),
        pytest.param(f"* roe-2020-mice: {ROE} {IDS}", "roe-2020-mice", (), id="key-and-colon"),
        pytest.param(f"- Roe2020: {ROE} {IDS}", "Roe2020", (), id="short-key"),
        pytest.param(
            f"2. (roe2020astudyof pages 3-4): {ROE} {IDS}", "2", ("roe2020astudyof",), id="key-with-pages"
        ),
        pytest.param(f"- {ROE} {IDS} (roe2020astudyof pages 3-4)", "roe2020astudyof", (), id="key-behind"),
        pytest.param(f"- {ROE} {IDS} (doe2019other pages 3-4)", None, (), id="key-of-another-author-behind"),
        pytest.param(f"[Roe 2020](https://doi.org/10.5555/mice.1) {ROE} PMID: 90000001", None, (), id="link"),
    ],
)
def test_entries__label(line: str, label: str | None, keys: tuple[str, ...]) -> None:
    (entry,) = references(line)
    assert (entry.label, entry.keys) == (label, keys)
    assert set(entry.identifiers) == {"DOI:10.5555/mice.1", "PMID:90000001"}


@pytest.mark.parametrize(
    ("body", "labels"),
    [
        pytest.param(f"[1] {ROE}\n[2] {ROE}\n", ["1", "2"], id="labelled-lines-of-a-paragraph"),
        pytest.param(f"[1] {ROE}\nand more\n\n[2] {ROE}", ["1", "2"], id="wrapped"),
        pytest.param(f"1. {ROE}\n   PMID: 90000001\n2. {ROE}", ["1", "2"], id="item-over-lines"),
        pytest.param(
            "1. **A study of mice**\n   - Authors: Roe J\n   - PMID: 90000001\n", ["1"], id="fields-nested"
        ),
        pytest.param(
            f"- Reviews\n  - {ROE}\n  - {ROE}\n- Trials\n  - {ROE}\n", [None] * 3, id="groups-of-entries"
        ),
        pytest.param(f"### Reviews\n\n- {ROE}\n\n### Trials\n\n- {ROE}\n", [None] * 2, id="sub-headings"),
        pytest.param(f"| # | Citation | PMID |\n|---|---|---|\n| 4 | {ROE} | 90000001 |", ["4"], id="table"),
        pytest.param("- https://example.org/page\n", [None], id="bare-url"),
        pytest.param("Every claim needs a source:\n\n- primary literature\n- standards\n", [], id="remarks"),
        pytest.param("All were checked against PubMed (PMID: 90000001) today.", [], id="remark-with-id"),
        pytest.param("1. and\n2. is\n", [], id="stray-words"),
        pytest.param(f"- {ROE}", [None], id="no-identifier"),
        pytest.param(
            "```bibtex\n@article{roe20,\n title = {A study of mice},\n doi = {10.5555/mice.1}\n}\n```",
            ["roe20"],
            id="bibtex",
        ),
    ],
)
def test_entries__what_is_one(body: str, labels: list[str | None]) -> None:
    assert [entry.label for entry in references(body)] == labels


@pytest.mark.parametrize(
    ("text", "labels"),
    [
        pytest.param("Text.[^1]\n\n[^1]: PMID 90000001\n", ["^1"], id="footnote"),
        pytest.param(
            "Text [1].\n\n[1]: https://example.org/a\n[2]: https://example.org/b",
            ["1", "2"],
            id="link-definitions",
        ),
        pytest.param(
            "Text.\n\n1. https://example.org/a\n2. https://doi.org/10.5555/b\n3. https://example.org/c\n",
            ["1", "2", "3"],
            id="list-of-urls-without-heading",
        ),
        pytest.param(f"Text.\n\n[1] {ROE} {IDS}\n[2] {ROE} {IDS}", ["1", "2"], id="lines-without-heading"),
        pytest.param("1. We saw mice (PMID 90000001).\n2. And rats.\n3. And cats.", [], id="list-of-claims"),
        pytest.param("- a (2020)\n- b (2021)\n- c (2022)", [], id="list-with-years"),
    ],
)
def test_entries__outside_a_reference_section(text: str, labels: list[str]) -> None:
    assert [entry.label for entry in entries(text)] == labels


@pytest.mark.parametrize(
    ("line", "identifiers"),
    [
        pytest.param("- https://example.org/A?x=1#top", ("URL:https://example.org/A?x=1",), id="url"),
        pytest.param("- [A page](HTTPS://Example.org/A/)", ("URL:https://example.org/A",), id="url-spelling"),
        pytest.param(f"- {ROE} PMID: 90000001. https://example.org/x.pdf", ("PMID:90000001",), id="no-url-beside"),
        pytest.param(f"- {ROE} DOI: 10.5555/A, doi:10.5555/a", ("DOI:10.5555/a",), id="once-each"),
        pytest.param(f"- {ROE} PMID: 1234567890", (), id="malformed"),
        pytest.param(f"- {ROE}", (), id="none"),
    ],
)  # fmt: skip
def test_entries__identifiers(line: str, identifiers: tuple[str, ...]) -> None:
    (entry,) = references(line)
    assert entry.identifiers == identifiers


def test_entries__bare_key_gets_the_identifiers_of_its_entry() -> None:
    found = references(
        f"- [roe-2020-mice] {ROE} {IDS}\n\n## Citations\n\n1. roe-2020-mice.md\n2. doe-2021-rats.md"
    )
    assert [entry.identifiers for entry in found] == [("DOI:10.5555/mice.1", "PMID:90000001")] * 2 + [()]


def test_entries__no_title_where_two_works_share_an_entry() -> None:
    first, second = references(f"- {ROE} PMID: 90000001\n- {ROE} PMID: 90000001; also PMID: 90000002")
    assert (first.title is not None, second.title) == (True, None)
