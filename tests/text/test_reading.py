"""A whole reading: offsets, any text, every identifier of a report, the contract."""

from __future__ import annotations

from dataclasses import fields, is_dataclass
from typing import TYPE_CHECKING, Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from citevouch.contract.output import emit
from citevouch.text import read
from citevouch.text.contract import reading_to_contract
from citevouch.text.model import Span

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from citevouch.text.model import Reading

TOKENS = [
    *"ab .,;:!?()[]<>{}\"'“”*_`|#>-+=~^\\/%&\n\r\t",
    "\r\n", "\n\n", "\ufeff", "\u2028", "\x00", "𝔘", "é", "---\n", "<!--", "-->", "```\n", "](", "](https://", "[^1]: ",
    "PMID", "PMIDs: ", "PMID:", "90000001", "PMC", "doi:", "10.5555/", "https://", "www.", "doi.org/", "GEO: ", "GSE",
    "NCT", "arXiv:", "ISBN ", "## References\n\n", "1. ", "- ", "| a | PMID |\n|---|---|\n", "Roe J. ", " et al. ", "2020",
    "%2F", "&lt;", "(2020)", "12 %", "p < 0.05", "[1]", "[1,2-5]", "<sup>1</sup>", "<!-- citevouch:begin -->\n",
    "A study of mice. ", "*J Made Up*. ", "2020;1(2):3. ", '"A title of some length" ', "Title: ", "**roe-2020-x**: ", "@article{r,\n",
]  # fmt: skip


def spans(value: Any) -> Iterator[Span]:
    """Every span in a reading, however deep."""
    if isinstance(value, Span):
        yield value
    if is_dataclass(value):
        for field in fields(value):
            yield from spans(getattr(value, field.name))
    elif isinstance(value, tuple):
        for item in value:
            yield from spans(item)


def check(reading: Reading) -> None:
    for span in spans(reading):
        assert reading.text[span.start : span.end] == span.raw
    for found in (reading.mentions, reading.bibliography, reading.sections):
        assert [span.start for span in found] == sorted(span.start for span in found)
    assert all(
        before.end <= after.start
        for before, after in zip(reading.mentions, reading.mentions[1:], strict=False)
    )


@given(st.lists(st.sampled_from(TOKENS), max_size=40).map("".join))
@settings(max_examples=300, deadline=None)
def test_read__any_text_of_what_means_something(text: str) -> None:
    check(read(text))


@given(st.text(max_size=80), st.lists(st.text(max_size=30), max_size=3))
@settings(deadline=None)
def test_read__any_text(text: str, citations: list[str]) -> None:
    reading = read(text, citations)
    check(reading)
    assert reading.text.startswith(text)


def _report_forms() -> st.SearchStrategy[tuple[str, str]]:
    """(a spelling, its canonical form)."""
    digits = st.integers(90_000_000, 99_999_999).map(str)
    suffix = st.from_regex(
        r"[a-z][a-z0-9.-]{0,12}[a-z0-9](?:\([0-9]{2,4}\)[0-9a-z]{1,6}-[0-9x])?", fullmatch=True
    )
    pmid = st.tuples(
        st.sampled_from(
            ["PMID: {}", "PMID {}", "**PMID:** {}", "(PMID:{})", "https://pubmed.ncbi.nlm.nih.gov/{}/"]
        ),
        digits,
    )
    doi = st.tuples(
        st.sampled_from(
            [
                "doi:10.5555/{}",
                "https://doi.org/10.5555/{}",
                "(10.5555/{})",
                "[x](https://doi.org/10.5555/{})",
            ]
        ),
        suffix.filter(
            lambda name: (
                not name.endswith(("pdf", "full", "html", "xml", "abstract", "short", "long", "epub"))
            )
        ),
    )
    return st.one_of(
        pmid.map(lambda form: (form[0].format(form[1]), f"PMID:{form[1]}")),
        doi.map(lambda form: (form[0].format(form[1]), f"DOI:10.5555/{form[1]}")),
        digits.map(lambda number: (f"PMC{number}", f"PMC:PMC{number}")),
        digits.map(lambda number: (f"NCT{number}", f"NCT:NCT{number}")),
    )  # fmt: skip


@given(
    st.lists(_report_forms(), min_size=1, max_size=12),
    st.lists(
        st.sampled_from([" and ", ".\n\n", ", ", "; ", "\n- ", " |\n| ", " (Roe 2020).\n\n## More\n\n"]), min_size=12
    ),
)  # fmt: skip
@settings(deadline=None)
def test_read__identifiers_of_a_generated_report_come_back(
    forms: list[tuple[str, str]], joints: list[str]
) -> None:
    text = "# Report\n\nMice grow "
    for (spelling, _), joint in zip(forms, joints, strict=False):
        text += spelling + joint + "as seen in "
    reading = read(text)
    check(reading)
    assert [mention.canonical_id for mention in reading.mentions] == [name for _, name in forms]


def test_read__twice_the_same() -> None:
    text = "# A\n\nMice grow (PMID: 90000001) [1].\n\n## References\n\n1. Roe J. A study of mice. J. 2020\n"
    assert read(text) == read(text)


def test_reading_to_contract() -> None:
    text = (
        "# A\n\nMice grew 12 % (PMID: 90000001) [1]. “Mice grew in every home they had” (doi:10.5555/a). NCT01 [9].\n\n"
        "## References\n\n1. Roe J. A study of many mice. *J Made Up*. 2020;1:3. PMID: 90000001\n"
    )
    plain = emit(reading_to_contract(read(text), name="a.md", contract_version="0.1.0"))
    assert plain["citations_in_text"] == 2
    assert plain["bibliography"][0]["cited_title"]["text"] == "A study of many mice"
    assert plain["quoted_passages"][0]["attributions"][0]["reference_id"] == "DOI:10.5555/a"


@pytest.mark.shared
@pytest.mark.slow
def test_read__real_reports(shared: Path) -> None:
    for path in sorted((shared / "corpus/reports").rglob("*.md")):
        reading = read(path.read_bytes().decode("utf-8"))
        check(reading)
        emit(reading_to_contract(reading, name=path.name, contract_version="0.1.0"))


def test_read__half_a_surrogate_pair() -> None:
    """Python strings can hold one; the offsets of everything else stay what they are."""
    text = "Glands \ud83e grow (PMID: 90000001, 10.5555/a\udcffb)."
    reading = read(text, ["Roe J. On \udfff glands. 10.5555/c"])
    assert len(text) == reading.text.index("\n")
    reading.text.encode()
    assert text[reading.mentions[0].start : reading.mentions[0].end] == "PMID: 90000001"
