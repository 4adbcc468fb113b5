"""Reference markers: every form, what is none, and their links to entries."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from citevouch.text.document import document
from citevouch.text.entries import find_entries
from citevouch.text.markers import find_markers, uncited_entries
from citevouch.text.mentions import find_mentions, find_spellings
from citevouch.text.model import Entry, Marker
from citevouch.text.sections import sections


def markers(text: str) -> tuple[Marker, ...]:
    doc = document(text)
    spelt = find_spellings(doc)
    entries = find_entries(doc, sections(doc), spelt)
    return find_markers(doc, mentions=find_mentions(doc, spelt, entries), entries=entries)


# Each case: a text, and the labels of each of its runs of markers.
FORMS = [
    pytest.param("Seen [1].", [["1"]], id="one"),
    pytest.param("Seen[1].", [["1"]], id="no space"),
    pytest.param("Seen [1,2].", [["1", "2"]], id="comma"),
    pytest.param("Seen [1, 2; 5].", [["1", "2", "5"]], id="comma, space, semicolon"),
    pytest.param("Seen [1-3].", [["1", "2", "3"]], id="range"),
    *(
        pytest.param(f"Seen [1{dash}3,7].", [["1", "2", "3", "7"]], id=f"range with U+{ord(dash):04X}")
        for dash in "\u2010\u2011\u2012\u2013\u2014\u2212"
    ),
    pytest.param("Seen [1 – 3].", [["1", "2", "3"]], id="range with spaces"),
    pytest.param("Seen [1][2].", [["1", "2"]], id="run"),
    pytest.param("Seen [1] [2], [3].", [["1", "2", "3"]], id="run with gaps"),
    pytest.param("Seen [1], then [2].", [["1"], ["2"]], id="two runs"),
    pytest.param("Seen \\[1\\].", [["1"]], id="escaped"),
    pytest.param("Seen \\[7\\]\\[11-13\\].", [["7", "11", "12", "13"]], id="escaped run"),
    pytest.param("Seen here \\[26\nand on.", [["26"]], id="escaped, cut at the end of the line"),
    pytest.param("Seen [^7].", [["^7"]], id="footnote"),
    pytest.param("Seen [^smith].", [["^smith"]], id="named footnote"),
    pytest.param("Seen[^1][^2].", [["^1", "^2"]], id="footnotes"),
    pytest.param("Seen<sup>1</sup>.", [["1"]], id="raised"),
    pytest.param("Seen<sup>1,2</sup> and<sup>3-5</sup>.", [["1", "2"], ["3", "4", "5"]], id="raised lists"),
    pytest.param("Seen<sup>[1]</sup>.", [["1"]], id="raised brackets"),
    pytest.param('Seen<sup><a href="#r1">1</a></sup>.', [["1"]], id="raised link"),
    pytest.param("Seen in 2020<sup>5</sup>.", [["5"]], id="raised behind a year"),
    pytest.param("Seen [1](https://example.org/a).", [["1"]], id="linked"),
    pytest.param("Seen [[1]](#ref-1).", [["1"]], id="bracket in a link"),
    pytest.param("Seen [[1](https://example.org/a), [2](https://example.org/b)].", [["1", "2"]], id="links in a bracket"),
    pytest.param("Seen [\\[1\\]](https://example.org/a).", [["1"]], id="escaped in a link"),
    pytest.param("PLEKHM1[1][2] is seen.", [["1", "2"]], id="behind a name with a digit"),
    pytest.param("See https://example.org/a[1].", [["1"]], id="behind an address"),
    pytest.param("Was CI-negative [7].", [["7"]], id="a single number is no interval"),
    pytest.param("Seen [5-3] and [1-99].", [["5-3"], ["1-99"]], id="reversed and too wide"),
    pytest.param("| a | [1] |\n|---|---|\n| b | [2] |", [["1"], ["2"]], id="table"),
    pytest.param("# Heading [1]\n\n- item [2]\n\n> quote [3]", [["1"], ["2"], ["3"]], id="heading, item, block quote"),
    pytest.param("As in [@smith2020; @lee2021].", [["smith2020", "lee2021"]], id="Pandoc keys"),
    pytest.param("As in [smith-2020-made-up-abstract].", [["smith-2020-made-up-abstract"]], id="a key that no entry has"),
    pytest.param("As in (smith2020amadeup pages 1-2).", [["smith2020amadeup pages 1-2"]], id="a key with pages"),
    # --- none
    pytest.param("See [2023 Guidelines](https://example.org).", [], id="words in brackets"),
    pytest.param("See [2023](https://example.org) and [2024].", [], id="years"),
    pytest.param("It was 1.5 (95% CI [1-3]).", [], id="CI"),
    pytest.param("It took 5 days (IQR [3-9]).", [], id="IQR"),
    pytest.param("Over the range [2, 10] it rose.", [], id="range of values"),
    pytest.param("The median age was 54 [42-61].", [], id="median"),
    pytest.param("It is [0] and [0,0].", [], id="index 0"),
    pytest.param("A [4Fe-4S] cluster, [1.3-1.7], [10%].", [], id="other brackets"),
    pytest.param("- [ ] to do\n- [x] done", [], id="task list"),
    pytest.param("About 10<sup>9</sup>/L and m<sup>2</sup>, kg/m<sup>2</sup>, cm<sup>3</sup>.", [], id="powers and units"),
    pytest.param("R<sup>2</sup> and I<sup>2</sup> and χ<sup>2</sup>.", [], id="statistics"),
    pytest.param("With <sup>18</sup>F and <sup>99m</sup>Tc and Ca<sup>2+</sup>.", [], id="isotopes and charges"),
    pytest.param("CD8⁺CD25⁺ cells, 10⁹/L, 10⁷ and m².", [], id="raised characters"),
    pytest.param("Seen¹ there.", [], id="a raised character that is no known label"),
    pytest.param("<visual>FOLL-A[15]</visual>", [], id="figure tag"),
    pytest.param("Use `a[1]` here.", [], id="code span"),
    pytest.param("```\na[1] = b[2]\n```", [], id="code block"),
    pytest.param("<!-- seen [1] -->\n\nText.", [], id="comment"),
    pytest.param("PMID [90000001](https://pubmed.ncbi.nlm.nih.gov/90000001/)", [], id="an identifier as link text"),
    pytest.param("A (see the other one) and [Smith 2020].", [], id="prose in brackets"),
]  # fmt: skip


@pytest.mark.parametrize(("text", "labels"), FORMS)
def test_find_markers(text: str, labels: list[list[str]]) -> None:
    assert [list(marker.labels) for marker in markers(text)] == labels


REFERENCES = """

## References

1. Smith J. A first paper. J Made Up. 2020. PMID:90000001
2. Lee K. A second paper. J Made Up. 2021. PMID:90000002 https://doi.org/10.5555/abc.2
3. Doe J. A third paper without an identifier. J Made Up. 2022.

- [roe-2019-noted] Roe R. A noted paper. J Made Up. 2019. PMID:90000003

[^7]: Poe E. A seventh paper. J Made Up. 2018. DOI:10.5555/abc.7
"""


@pytest.mark.parametrize(
    ("body", "references", "dangling"),
    [
        pytest.param("Seen [1].", ["PMID:90000001"], [], id="number"),
        pytest.param("Seen [1,2].", ["PMID:90000001", "PMID:90000002", "DOI:10.5555/abc.2"], [], id="two numbers"),
        pytest.param("Seen [3].", [], [], id="entry without an identifier"),
        pytest.param("Seen [9].", [], ["9"], id="no entry"),
        pytest.param("Seen [1,9].", ["PMID:90000001"], ["9"], id="one of two"),
        pytest.param("Seen [^7].", ["DOI:10.5555/abc.7"], [], id="footnote"),
        pytest.param("Seen [^2].", ["PMID:90000002", "DOI:10.5555/abc.2"], [], id="footnote mark for a number"),
        pytest.param("Seen¹.", ["PMID:90000001"], [], id="raised character of a known label"),
        pytest.param("Seen [roe-2019-noted].", ["PMID:90000003"], [], id="key"),
        pytest.param("Seen [roe-2019-noted-abstract].", ["PMID:90000003"], [], id="key with a file's ending"),
        pytest.param("Seen (roe-2019-noted pages 1-2).", ["PMID:90000003"], [], id="key with pages"),
        pytest.param("Seen [8](https://doi.org/10.5555/abc.8).", ["DOI:10.5555/abc.8"], [], id="link to what it cites"),
        pytest.param("Seen [5-3].", [], ["5-3"], id="reversed range"),
    ],
)  # fmt: skip
def test_find_markers__links(body: str, references: list[str], dangling: list[str]) -> None:
    (marker,) = markers(body + REFERENCES)
    assert (list(marker.references), list(marker.dangling)) == (references, dangling)


def test_find_markers__none_in_the_entries() -> None:
    assert [marker.raw for marker in markers("Seen [1]." + REFERENCES)] == ["[1]"]


def test_find_markers__label_of_two_lists_means_the_next_one_below() -> None:
    part = "Seen [1].\n\n## References\n\n1. Smith J. A paper. J Made Up. 2020. PMID:9000000{}\n\n# Next part\n\n"
    found = markers(part.format(1) + part.format(2))
    assert [marker.references for marker in found] == [("PMID:90000001",), ("PMID:90000002",)]


def test_uncited_entries() -> None:
    doc = document("Seen [2], also PMID:90000003." + REFERENCES)
    spelt = find_spellings(doc)
    entries = find_entries(doc, sections(doc), spelt)
    mentions = find_mentions(doc, spelt, entries)
    found = find_markers(doc, mentions=mentions, entries=entries)
    assert uncited_entries(entries, found, mentions) == ("1", "3", "^7")


def test_uncited_entries__the_same_paper_in_two_lists() -> None:
    one = Entry(raw="a", start=10, end=11, label="smith-2020", identifiers=("PMID:90000001",))
    two = Entry(raw="b", start=12, end=13, label="1", keys=("smith-2020",), identifiers=("PMID:90000001",))
    marker = Marker(raw="[smith-2020]", start=0, end=5, labels=("smith-2020",), references=("PMID:90000001",))
    assert uncited_entries((one, two), [marker]) == ()


NAMED = """

## References

1. Smith J, Lee K. A paper about things and more. J Made Up. 2020;1:2-3. PMID:90000001
2. Lee K, Roe R. Another paper about things. J Made Up. 2021;1:2-3. PMID:90000002
3. Doe, J. (2019). A third paper about things. J Made Up, 1, 2-3. PMID:90000003
4. Roe R, Poe E. A fourth paper about things. J Made Up. 2018;1:2-3. PMID:90000004
5. Roe R, Moe M. A fifth paper about things. J Made Up. 2018;1:2-3. PMID:90000005
"""


@pytest.mark.parametrize(
    ("body", "references"),
    [
        pytest.param("Seen (Smith et al., 2020).", ["PMID:90000001"], id="et al. and year"),
        pytest.param("Seen (Smith 2020).", ["PMID:90000001"], id="name and year"),
        pytest.param("Seen (Lee and Roe, 2021).", ["PMID:90000002"], id="two names"),
        pytest.param("Seen (see Doe, J., 2019a).", ["PMID:90000003"], id="initial and letter"),
        pytest.param("Seen [Smith & Lee 2020].", ["PMID:90000001"], id="square brackets"),
        pytest.param("Seen (Smith 2020; Doe 2019).", ["PMID:90000001", "PMID:90000003"], id="two"),
        pytest.param("Smith et al. (2020) saw it.", ["PMID:90000001"], id="year alone in brackets"),
        pytest.param("Smith and colleagues (2020) saw it.", ["PMID:90000001"], id="colleagues"),
        pytest.param("Seen (Smith 2019).", [], id="another year"),
        pytest.param("Seen (Woe 2020).", [], id="another name"),
        pytest.param("Seen (Roe 2018).", [], id="two papers of that name and year"),
        pytest.param("Seen in May (2020) and (Nature, 2020).", [], id="other words before a year"),
    ],
)  # fmt: skip
def test_find_markers__author_and_year(body: str, references: list[str]) -> None:
    found = markers(body + NAMED)
    assert [name for marker in found for name in marker.references] == references
    assert not any(marker.dangling for marker in found)


PIECES = st.sampled_from(
    ["[", "]", "[1]", "[1,2]", "[2-4]", "\\[", "\\]", "[^1]", "[^1]: ", "<sup>", "</sup>", "3", "¹", "(", ")", "(#a)", " ", ", ", "\n",
     "text", "`", "CI ", "10", "- ", "## References\n\n", "1. Smith J. 2020. PMID:90000001\n", "[a-2020-b]", "[@k2020]", "é", "𝔄"]
)  # fmt: skip


@given(st.lists(PIECES, max_size=30).map("".join))
def test_markers__offsets_slice_back_and_nothing_raises(text: str) -> None:
    done = 0
    for marker in markers(text):
        assert text[marker.start : marker.end] == marker.raw
        assert marker.labels
        assert set(marker.dangling) <= set(marker.labels)
        assert done <= marker.start < marker.end
        done = marker.end
