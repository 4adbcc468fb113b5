"""Quotations and what they are attributed to, in the forms that reports and notes have, and what is none.

Written from the description, without a look at the code that reads them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from citevouch.text import read

if TYPE_CHECKING:
    from citevouch.text.model import Quote

Q = "most carriers of the variant were of short stature at birth"
Q2 = "growth hormone had no effect on final height in this group"
P = "PMID:90000001"
P2 = "PMID:90000002"
D = "DOI:10.5555/abc.1"


def quotes(text: str) -> list[tuple[str, list[str]]]:
    reading = read(text)
    for quote in reading.quotes:
        assert text[quote.start : quote.end] == quote.raw
    return [(q.text.rstrip(".,"), sorted({a.reference_id for a in q.attributions})) for q in reading.quotes]


def first(text: str) -> Quote:
    return read(text).quotes[0]


ONE_SOURCE = [
    pytest.param(f'"{Q}" (PMID: 90000001)', P, id="after_in_parentheses"),
    pytest.param(f'"{Q}." (PMID: 90000001)', P, id="stop_inside"),
    pytest.param(f'"{Q}". (PMID: 90000001)', P, id="stop_between"),
    pytest.param(f'"{Q}" [PMID: 90000001].', P, id="after_in_brackets"),
    pytest.param(f'"{Q}" PMID:90000001', P, id="after_plain"),
    pytest.param(f'"{Q}," PMID:90000001', P, id="comma_inside"),
    pytest.param(f'"{Q}" - PMID:90000001', P, id="after_hyphen"),
    pytest.param(f'"{Q}" — PMID:90000001', P, id="after_dash"),
    pytest.param(f"“{Q}” (PMID: 90000001)", P, id="typographic"),
    pytest.param(f"„{Q}“ (PMID: 90000001)", P, id="german_marks"),
    pytest.param(f"«{Q}» (PMID: 90000001)", P, id="guillemets"),
    pytest.param(f'*"{Q}"* (PMID: 90000001)', P, id="italic_around"),
    pytest.param(f'**"{Q}"** (PMID: 90000001)', P, id="bold_around"),
    pytest.param(f'"*{Q}*" (PMID: 90000001)', P, id="italic_inside"),
    pytest.param(f'"{Q}" ([PMID: 90000001](https://pubmed.ncbi.nlm.nih.gov/90000001/))', P, id="after_link"),
    pytest.param(f'"{Q}" ([Smith 2019](https://doi.org/10.5555/abc.1))', D, id="after_doi_link"),
    pytest.param(f'"{Q}" (Smith et al., 2019; doi:10.5555/abc.1)', D, id="after_author_year_doi"),
    pytest.param(f'"{Q}" (Smith et al., PMID: 90000001)', P, id="after_author_pmid"),
    pytest.param(f'PMID:90000001 "{Q}"', P, id="before_plain"),
    pytest.param(f'PMID:90000001: "{Q}"', P, id="before_colon"),
    pytest.param(f'[PMID:90000001 "{Q}"]', P, id="before_in_brackets"),
    pytest.param(f'(PMID:90000001, "{Q}")', P, id="before_in_parentheses"),
    pytest.param(f'PMID:90000001 states "{Q}".', P, id="before_states"),
    pytest.param(f'PMID:90000001 reported that "{Q}".', P, id="before_reported_that"),
    pytest.param(f'According to PMID:90000001, "{Q}".', P, id="before_according_to"),
    pytest.param(f'Smith et al. (PMID:90000001) found that "{Q}".', P, id="before_in_parentheses_found"),
    pytest.param(f'- PMID:90000001 - "{Q}"', P, id="before_in_list_item"),
    pytest.param(f'- **PMID:90000001**: "{Q}"', P, id="before_bold"),
    pytest.param(f'"{Q}" [1]\n\n## References\n\n1. Smith J. A title of it. 2019. PMID: 90000001', P, id="numbered_marker"),
    pytest.param(f'"{Q}" [^1]\n\n[^1]: Smith J. A title of it. 2019. PMID: 90000001', P, id="footnote_marker"),
    pytest.param(f'"{Q}"<sup>1</sup>\n\n## References\n\n1. Smith J. A title of it. 2019. PMID: 90000001', P, id="superscript_marker"),
    pytest.param(f'"{Q}" [smith2019loss]\n\n## References\n\n- [smith2019loss] Smith J. A title of it. 2019. doi:10.5555/abc.1', D, id="keyed_marker"),
    pytest.param(f'"{Q}" (smith2019loss pages 1-2)\n\nReferences\n----------\n\n1. (smith2019loss pages 1-2): Jane Smith. A title of it. J Test, 2019. doi:10.5555/abc.1', D, id="keyed_pages_marker"),
    pytest.param(f"> {Q}.\n>\n> — PMID:90000001\n", P, id="block_quote_with_attribution"),
    pytest.param(f'> "{Q}." (PMID: 90000001)\n', P, id="block_quote_with_marks"),
    pytest.param(f"> {Q}. (PMID:90000001)\n", P, id="block_quote_attributed_on_the_line"),
    pytest.param(f'### PMID:90000001\n\nKey finding: "{Q}".\n', P, id="heading"),
    pytest.param(f'**Source:** PMID:90000001\n\n"{Q}"\n', P, id="source_line"),
    pytest.param(f'| PMID | Quote |\n|---|---|\n| PMID:90000001 | "{Q}" |\n', P, id="table_row"),
    pytest.param(f'- The carriers (PMID:90000001).\n  - Evidence: "{Q}"\n', P, id="list_item"),
    pytest.param(f'```yaml\nevidence:\n  - reference: PMID:90000001\n    supporting_text: "{Q}"\n```\n', P, id="yaml_record"),
    pytest.param(f"```yaml\n- reference_id: PMID:90000001\n  supporting_text: {Q}\n```\n", P, id="yaml_record_unquoted"),
    pytest.param('"most carriers of the variant were\nof short stature at birth" (PMID: 90000001)', P, id="wrapped"),
    pytest.param('"most carriers of the variant were\r\nof short stature at birth" (PMID: 90000001)', P, id="wrapped_crlf"),
    pytest.param(f'The authors wrote "{Q}" (PMID:90000001) and others (PMID:90000002) agree.', P, id="nearest_after_wins"),
]  # fmt: skip


@pytest.mark.parametrize(("text", "source"), ONE_SOURCE)
def test_one_quote_one_source(text: str, source: str) -> None:
    got = [(t.strip("*"), ids) for t, ids in quotes(text)]
    assert got == [(Q, [source])]


def test_two_identifiers_in_the_group() -> None:
    assert quotes(f'"{Q}" (PMID: 90000001; doi:10.5555/abc.1)') == [(Q, sorted([P, D]))]
    assert quotes(f'"{Q}" (PMIDs: 90000001, 90000002)') == [(Q, [P, P2])]


def test_two_quotes_each_its_own() -> None:
    text = f'"{Q}" (PMID: 90000001). Also "{Q2}" (PMID: 90000002).'
    assert quotes(text) == [(Q, [P]), (Q2, [P2])]


def test_two_quotes_each_its_own_identifier_first() -> None:
    text = f'- PMID:90000001 "{Q}"\n- PMID:90000002 "{Q2}"\n'
    assert quotes(text) == [(Q, [P]), (Q2, [P2])]


def test_two_quotes_identifier_first_on_one_line() -> None:
    text = f'[PMID:90000001 "{Q}"; PMID:90000002 "{Q2}"]'
    assert quotes(text) == [(Q, [P]), (Q2, [P2])]


def test_several_markers() -> None:
    text = (
        f'"{Q}" [1,2]\n\n## References\n\n1. Smith J. 2019. PMID: 90000001\n2. Doe A. 2020. PMID: 90000002\n'
    )
    assert quotes(text) == [(Q, [P, P2])]


def test_identifier_inside_the_quotation_is_not_its_source() -> None:
    text = '"as was shown in the earlier series (PMID:90000002) most carriers were short" (PMID: 90000001)'
    ((_, ids),) = quotes(text)
    assert ids == [P]


def test_long_quotation_without_bound() -> None:
    long = " ".join(f"word{number}" for number in range(400))
    assert quotes(f'"{long}" (PMID: 90000001)') == [(long, [P])]


def test_apostrophes_do_not_end_a_quotation() -> None:
    text = "\"the patients' growth didn't differ from the controls' growth\" (PMID: 90000001)"
    ((words, ids),) = quotes(text)
    assert words == "the patients' growth didn't differ from the controls' growth"
    assert ids == [P]


def test_inner_typographic_quotation() -> None:
    text = '"the so-called “silent” carriers were of short stature at birth" (PMID: 90000001)'
    ((words, ids),) = quotes(text)
    assert words == "the so-called “silent” carriers were of short stature at birth"
    assert ids == [P]


def test_unclosed_mark_ends_at_its_block() -> None:
    text = f'He wrote "{Q}\n\nNext paragraph "{Q2}" (PMID: 90000002).\n'
    assert (Q2, [P2]) in quotes(text)


def test_inches_and_primes_open_nothing() -> None:
    text = f'A 6" needle was used. "{Q}" (PMID: 90000001)'
    assert (Q, [P]) in quotes(text)


@pytest.mark.parametrize(
    "text",
    [
        pytest.param('The so-called "silent carriers" (PMID: 90000001) were short.', id="scare_quotes"),
        pytest.param('the term "short" (PMID: 90000001)', id="one_word"),
        pytest.param(f'## References\n\n1. Smith J. "{Q}." J Test. 2019. PMID: 90000001\n', id="title_in_entry"),
        pytest.param('PubMed was searched for "short stature" AND "growth hormone therapy in children".', id="search_string"),
        pytest.param('Search query: "fgfr9 AND (short stature OR dwarfism) AND treatment"', id="search_query"),
        pytest.param(f'<!-- "{Q}" (PMID: 90000001) -->', id="comment"),
        pytest.param(f'---\nquote: "{Q} (PMID:90000001)"\n---\n\nText.\n', id="front_matter"),
    ],
)  # fmt: skip
def test_not_a_quotation(text: str) -> None:
    assert [ids for _, ids in quotes(text) if ids] == []


def test_unattributed_quotation_is_seen_and_attributed_to_nothing() -> None:
    assert quotes(f'As someone said, "{Q}".') == [(Q, [])]


def test_short_quotations_are_counted() -> None:
    reading = read('They were "not small at all" (PMID: 90000001). PMID:90000002 says "they grew".')
    assert reading.quotes == ()
    assert reading.short_quotes == 2


def test_title_in_the_place_of_a_quote() -> None:
    title = "Loss of Function in FGFR9 Causes Mild Short Stature: A Cohort Study"
    quote = first(f'See "{title}" (PMID: 90000001).')
    assert quote.is_title


def test_sentence_is_no_title() -> None:
    assert not first(f'"{Q}" (PMID: 90000001)').is_title


@pytest.mark.parametrize(
    ("text", "how"),
    [
        pytest.param(f'"{Q}" (PMID: 90000001)', "AFTER", id="after"),
        pytest.param(f'PMID:90000001 "{Q}"', "BEFORE", id="before"),
        pytest.param(f'### PMID:90000001\n\nThe study says "{Q}".\n', "HEADING", id="heading"),
        pytest.param(f'| a | b |\n|---|---|\n| PMID:90000001 | "{Q}" |\n', "TABLE_ROW", id="table_row"),
        pytest.param(f'**Source:** PMID:90000001\n\n"{Q}"\n', "SOURCE_LINE", id="source_line"),
        pytest.param(
            f'"{Q}" [1]\n\n## References\n\n1. Smith J. 2019. PMID: 90000001', "MARKER", id="marker"
        ),
    ],
)
def test_how_it_was_attributed(text: str, how: str) -> None:
    (attribution,) = first(text).attributions
    assert attribution.how == how


def test_custom_pattern() -> None:
    reading = read(f"Evidence <<{Q}>> from {{PMID:90000001}}.", quote_pattern=r"<<(.+?)>> from \{(.+?)\}")
    ((quote,), (attribution,)) = reading.quotes, reading.quotes[0].attributions
    assert quote.text == Q
    assert (attribution.reference_id, attribution.how) == (P, "CUSTOM")


def test_heading_of_another_section_attributes_nothing() -> None:
    text = f'### PMID:90000001\n\nText.\n\n### Discussion\n\nOne wrote "{Q}".\n'
    assert quotes(text) == [(Q, [])]


def test_dangling_marker_attributes_nothing() -> None:
    assert quotes(f'"{Q}" [9]\n\n## References\n\n1. Smith J. 2019. PMID: 90000001\n') == [(Q, [])]
