"""Claims: text, context, labels, references and numbers; and numbers that no source is given for."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from hypothesis import given
from hypothesis import strategies as st

from citevouch.text.claims import find_claims
from citevouch.text.document import document
from citevouch.text.entries import find_entries
from citevouch.text.markers import find_markers
from citevouch.text.mentions import find_mentions, find_spellings
from citevouch.text.sections import sections
from citevouch.text.sentences import find_sentences

if TYPE_CHECKING:
    from citevouch.text.model import Claim, Sentence

P1, P2 = "PMID:90000001", "PMID:90000002"
REFERENCES = f"""

## References

1. Smith J. A first paper with 45% of it. J Made Up. 2020. {P1}
2. Lee K. A second paper. J Made Up. 2021. {P2} https://doi.org/10.5555/abc.2
"""


def read(text: str) -> tuple[tuple[Claim, ...], tuple[Sentence, ...]]:
    doc = document(text)
    spelt = find_spellings(doc)
    entries = find_entries(doc, sections(doc), spelt)
    mentions = find_mentions(doc, spelt, entries)
    markers = find_markers(doc, mentions=mentions, entries=entries)
    sentences = find_sentences(doc, markers=markers, mentions=mentions)
    return find_claims(doc, sentences=sentences, markers=markers, mentions=mentions, entries=entries)


def test_find_claims() -> None:
    (claim,), unsourced = read(f"It is common. It fell by 45% in the **first** trial [1][2].{REFERENCES}")
    assert claim.raw == "It fell by 45% in the **first** trial [1][2]."
    assert claim.text == "It fell by 45% in the first trial."
    assert claim.context == "It is common."
    assert claim.labels == ("1", "2")
    assert claim.references == (P1, P2, "DOI:10.5555/abc.2")
    assert [(number.kind, number.raw) for number in claim.numbers] == [("PERCENT", "45%")]
    assert claim.quantitative
    assert unsourced == ()


# Each case: a text of one claim, and the claim without what it cites.
TEXTS = [
    pytest.param("It fell [1].", "It fell.", id="marker before the full stop"),
    pytest.param("It fell.[1]", "It fell.", id="marker behind it"),
    pytest.param("It fell[1] and rose[2].", "It fell and rose.", id="markers in the sentence"),
    pytest.param("It fell.<sup>1,2</sup>", "It fell.", id="raised marker"),
    pytest.param("It fell \\[1\\].", "It fell.", id="escaped marker"),
    pytest.param(f"It fell ({P1}).", "It fell.", id="identifier in brackets"),
    pytest.param(f"It fell ({P1}; {P2}).", "It fell.", id="identifiers in brackets"),
    pytest.param(f"It fell (Smith 2020; {P1}).", "It fell.", id="name and year with it"),
    pytest.param(f"It fell (HR 0.74; {P1}).", "It fell (HR 0.74).", id="a result in the same bracket stays"),
    pytest.param(f'It fell [{P1} "it went down"].', 'It fell ["it went down"].', id="a quotation stays"),
    pytest.param("It fell ([the trial](https://doi.org/10.5555/abc)).", "It fell.", id="link in brackets"),
    pytest.param("[The trial](https://doi.org/10.5555/abc.1) (NCT01234567) showed a fall.", "The trial showed a fall.",
                 id="link in the sentence"),
    pytest.param("It fell in *S. aureus* and `code` [1].", "It fell in S. aureus and code.", id="markup"),
    pytest.param("It wraps\nover lines [1].", "It wraps over lines.", id="line wraps"),
]  # fmt: skip


@pytest.mark.parametrize(("text", "shown"), TEXTS)
def test_find_claims__text(text: str, shown: str) -> None:
    assert [claim.text for claim in read(text)[0]] == [shown]


# Each case: a text, and the context of its last claim.
CONTEXTS = [
    pytest.param("First one. Second one [1].", "First one.", id="sentence before"),
    pytest.param("First one [2]. Second one [1].", "First one.", id="sentence before, a claim itself"),
    pytest.param("Another paragraph.\n\nSecond one [1].", None, id="another paragraph"),
    pytest.param("These hold:\n\n- one [1]", "These hold:", id="lead-in of a list"),
    pytest.param("These hold:\n\n- one [1]\n- two [2]", "These hold:", id="lead-in, for the second item too"),
    pytest.param("These hold:\n\n- one\n  - inner [1]", "one", id="the item around it"),
    pytest.param("These hold:\n\n## Another section\n\n- one [1]", None, id="a heading between"),
    pytest.param("These hold:\n\n- one [1]. Two [2].", "one.", id="sentence before in an item"),
]


@pytest.mark.parametrize(("text", "context"), CONTEXTS)
def test_find_claims__context(text: str, context: str | None) -> None:
    assert read(text)[0][-1].context == context


# Each case: a text, and its sentences that give evidence in numbers and no source.
UNSOURCED = [
    pytest.param("It fell by 45%.", ["It fell by 45%."], id="no source"),
    pytest.param("It fell by 45% [1]. It rose by 5%.", ["It rose by 5%."], id="beside one with a source"),
    pytest.param("It fell by half of it. It doubled.", ["It fell by half of it.", "It doubled."], id="in words"),
    pytest.param("| a | b |\n|---|---|\n| HR 0.5 | none |", ["HR 0.5 | none"], id="table row"),
    pytest.param("- 45% of them", ["45% of them"], id="list item"),
    # --- has one, or is none
    pytest.param("It fell by 45% [1].", [], id="marker"),
    pytest.param(f"It fell by 45% ({P1}).", [], id="identifier"),
    pytest.param("It fell by 45% ([page](https://example.org/a)).", [], id="link"),
    pytest.param(f"| a | b |\n|---|---|\n| It fell by 45%. So it did. | {P1} |", [], id="source in the row"),
    pytest.param(f"- It fell by 45%. It rose again, see {P1}.", [], id="source in the item"),
    pytest.param(f"- Smith ({P1}) saw:\n  - a fall by 45%", [], id="source in the item around it"),
    pytest.param(f"**Source:** {P1}\n\nIt fell by 45%.", [], id="source line above"),
    pytest.param(f"## The trial ({P1})\n\nIt fell by 45%.", [], id="source in the heading"),
    pytest.param("It fell by 45% (Smith et al., 2020). Lee (2021) saw 5%.", [], id="author and year"),
    pytest.param("It is common.", [], id="no numbers"),
    pytest.param("They took 50 mg for 12 weeks in 2019, at the age of 65 years.", [], id="no evidence"),
    pytest.param("It is seen in type 2 and GLP-1.", [], id="numbers in names"),
    pytest.param("## Fell by 45%\n\nText.", [], id="heading"),
    pytest.param("Text [1]." + REFERENCES, [], id="bibliography"),
    pytest.param("## Question\n\nGive 45% of it.\n\n## Output\n\nText.", [], id="question of a report"),
    pytest.param("See https://example.org/45%20of for `45%`.", [], id="address and code"),
]  # fmt: skip


@pytest.mark.parametrize(("text", "sentences"), UNSOURCED)
def test_find_claims__unsourced(text: str, sentences: list[str]) -> None:
    assert [sentence.raw for sentence in read(text)[1]] == sentences


def test_find_claims__none_in_the_bibliography() -> None:
    assert [claim.raw for claim in read("Text [1]." + REFERENCES)[0]] == ["Text [1]."]


PIECES = st.sampled_from(
    ["It fell by 45%", ". ", "[1]", "[^2]", "(", ")", "PMID:90000001", "\n", "\n\n", "- ", "  - ", "| ", "## References\n\n", "1. Smith. ",
     "https://doi.org/10.5555/abc", "[a](", "**", "> ", "\ufffc", "\ufeff", "𝔄", "HR 0.5 ", "## Question\n\n", "## Output\n\n", "`", '"']
)  # fmt: skip


@given(st.lists(PIECES, max_size=30).map("".join))
def test_claims__offsets_slice_back_and_nothing_raises(text: str) -> None:
    claims, unsourced = read(text)
    for found in (*claims, *unsourced):
        assert text[found.start : found.end] == found.raw
    for claim in claims:
        for number in claim.numbers:
            assert text[number.start : number.end] == number.raw
            assert claim.start <= number.start < number.end <= claim.end
    assert {found.start for found in claims}.isdisjoint(found.start for found in unsourced)
