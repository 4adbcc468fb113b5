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


REFS = "\n\n## References\n\n1. Smith J. 2019. PMID: 90000001\n2. Doe A. 2020. PMID: 90000002\n3. Roe B. 2021. PMID: 90000003\n"
P3 = "PMID:90000003"
FALCON = (
    "\n\nReferences\n\n"
    "1. (smith2019lossoffunction pages 1-2): Jane Smith and Amy Doe. A title of the work. J Test, 2019. doi:10.5555/abc.1\n\n"
    "2. (doe2020causesofgrowth pages 3-4): Amy Doe and Jane Smith. Another title of a work. J Test, 2020. doi:10.5555/abc.2\n"
)

WHOLE_TEXTS = [
    pytest.param(f'In 2019 it was noted: "{Q}" (Smith et al., 2019, PMID: 90000001; see also PMID: 90000002).',[(Q,[P,P2])], id="prime_after_year"),
    pytest.param(f'"{Q}" and "{Q2}" (PMID: 90000001).',[(Q,[P]),(Q2,[P])], id="two_quotes_one_citation"),
    pytest.param(f'The authors wrote "{Q}", which others doubt (PMID: 90000001).',[(Q,[P])], id="quote_then_text_then_cite"),
    pytest.param(f'PMID:90000001 states "{Q}" and also "{Q2}".',[(Q,[P]),(Q2,[P])], id="cite_then_two_quotes"),
    pytest.param(f'"{Q}." Others disagree (PMID: 90000002).',[(Q,[])], id="cite_next_sentence"),
    pytest.param(f'Others disagree (PMID: 90000002). One wrote "{Q}".',[(Q,[])], id="cite_prev_sentence"),
    pytest.param(f'"{Q}"[1][2].'+REFS,[(Q,[P,P2])], id="marker_run"),
    pytest.param(f'"{Q}" [1-3].'+REFS,[(Q,[P,P2,P3])], id="marker_range"),
    pytest.param(f'As [2] notes, "{Q}".'+REFS,[(Q,[P2])], id="marker_before"),
    pytest.param(f'The report says "{Q}" in its abstract [2].'+REFS,[(Q,[P2])], id="marker_end_of_sentence"),
    pytest.param(f'"{Q}"².'+REFS,[(Q,[P2])], id="marker_sup_unicode"),
    pytest.param(f'"{Q}" [1](https://pubmed.ncbi.nlm.nih.gov/90000001/)',[(Q,[P])], id="linked_marker"),
    pytest.param(f'- **Finding**: short stature\n  - **Evidence**: "{Q}"\n  - **Reference**: PMID:90000001\n',[(Q,[P])], id="bullet_evidence"),
    pytest.param(f'- **Reference**: PMID:90000001\n  - **Quote**: "{Q}"\n- **Reference**: PMID:90000002\n  - **Quote**: "{Q2}"\n',[(Q,[P]),(Q2,[P2])], id="bullet_evidence2"),
    pytest.param(f'"{Q}"\n\nSource: PMID:90000001\n',[(Q,[P])], id="source_line_below"),
    pytest.param(f"> {Q}.\n\n(PMID:90000001)\n",[(Q,[P])], id="blockquote_below"),
    pytest.param(f'> "{Q}."\n> — Smith et al., PMID:90000001\n',[(Q,[P])], id="blockquote_dash"),
    pytest.param(f"PMID:90000001 states:\n\n> {Q}.\n",[(Q,[P])], id="blockquote_intro"),
    pytest.param(f"> {Q}.\n> {Q2}.\n>\n> (PMID:90000001)\n",[(f"{Q}. {Q2}",[P])], id="blockquote_multi"),
    pytest.param(f'| PMID | Quote |\n|---|---|\n| 90000001 | "{Q}" |\n| 90000002 | "{Q2}" |\n',[(Q,[P]),(Q2,[P2])], id="table_two_rows"),
    pytest.param(f'```yaml\n- pmid: 90000001\n  quote: "{Q}"\n- pmid: 90000002\n  quote: {Q2}\n```\n',[(Q,[P]),(Q2,[P2])], id="yaml_list"),
    pytest.param("```yaml\n- reference: PMID:90000001\n  supporting_text: >\n    most carriers of the variant\n    were of short stature at birth\n```\n",[(Q,[P])], id="yaml_folded"),
    pytest.param(f"```yaml\n- reference: PMID:90000001\n  supporting_text: '{Q}'\n```\n",[(Q,[P])], id="yaml_single"),
    pytest.param(f'```yaml\n- reference: doi:10.5555/abc.1\n  snippet: "{Q}"\n```\n',[(Q,[D])], id="yaml_doi"),
    pytest.param(f'reference_id: PMID:90000001\nsupporting_text: "{Q}"\n',[(Q,[P])], id="yaml_bare_no_fence"),
    pytest.param(f'### Smith et al. 2019 (PMID:90000001)\n\n- "{Q}"\n- "{Q2}"\n',[(Q,[P]),(Q2,[P])], id="heading_with_title"),
    pytest.param(f'### PMID:90000001\n\n"{Q}" (PMID:90000002)\n',[(Q,[P2])], id="heading_own_cite_wins"),
    pytest.param(f'### PMID:90000001\n\n#### Key quotes\n\n"{Q}"\n',[(Q,[P])], id="nested_heading"),
    pytest.param(f'**PMID:90000001**\n\n"{Q}"\n',[(Q,[P])], id="bold_source"),
    pytest.param(f'"{Q}, as reported (PMID: 90000002)" [PMID: 90000001]',[(f"{Q}, as reported (PMID: 90000002)",[P])], id="inner_cite"),
    pytest.param(f'"{Q} [2]" [1]'+REFS,[(Q+" [2]",[P])], id="inner_numbered"),
    pytest.param(f'"{Q}" ([doi:10.5555/abc.1](https://doi.org/10.5555/abc.1))',[(Q,[D])], id="doi_link_text"),
    pytest.param(f'"{Q}" (PMID: 90000001; PMC99000001)',[(Q,["PMC:PMC99000001",P])], id="pmc_and_pmid"),
    pytest.param(f'"{Q}" — Smith et al. (2019), *J Test* [PMID: 90000001]',[(Q,[P])], id="et_al_between"),
    pytest.param(f'("{Q}"; Smith 2019, PMID: 90000001)',[(Q,[P])], id="paren_author_link"),
    pytest.param(f'"{Q}.[^1]"\n\n[^1]: PMID: 90000001\n',[(Q+".[^1]",[P])], id="footnote_inside"),
    pytest.param(f'_"{Q}"_ (PMID: 90000001)',[(Q,[P])], id="emphasis_underscore"),
    pytest.param(f'***"{Q}"*** (PMID: 90000001)',[(Q,[P])], id="bold_italic"),
    pytest.param(f'> PMID:90000001: "{Q}"\n',[(Q,[P])], id="quote_in_quote_block"),
    pytest.param(f'Quote: "{Q}" PMID:90000001',[(Q,[P])], id="colon_label"),
    pytest.param(f'1. PMID:90000001 — "{Q}"\n2. PMID:90000002 — "{Q2}"\n',[(Q,[P]),(Q2,[P2])], id="numbered_list"),
    pytest.param(f'1. "{Q}" — PMID:90000001\n2. "{Q2}" — PMID:90000002\n',[(Q,[P]),(Q2,[P2])], id="numbered_list_after"),
    pytest.param(f'"{Q}" (PMID:90000001); "{Q2}" (PMID:90000002)',[(Q,[P]),(Q2,[P2])], id="semicolon_series"),
    pytest.param(f'PMID:90000001 "{Q}", PMID:90000002 "{Q2}"',[(Q,[P]),(Q2,[P2])], id="series_before"),
    pytest.param(f'PMID:90000001 says "{Q}" whereas PMID:90000002 says "{Q2}".',[(Q,[P]),(Q2,[P2])], id="both_sides"),
    pytest.param(f'- PMID:90000001 is a study.\n- Somebody wrote "{Q}".\n',[(Q,[])], id="no_source_other_block"),
    pytest.param('5"-end was cut. "'+Q+'" (PMID: 90000001)',[(Q,[P])], id="gene_primes"),
    pytest.param(f"> {Q}.\r\n>\r\n> — PMID:90000001\r\n",[(Q,[P])], id="crlf_block"),
    pytest.param(f'**Key Quote (PMID:90000001):** "{Q}"',[(Q,[P])], id="title_case_label"),
    pytest.param(f'https://pubmed.ncbi.nlm.nih.gov/90000001/ "{Q}"',[(Q,[P])], id="pmid_url_before"),
    pytest.param(f'"{Q}" (Smith et al., 2019).',[(Q,[])], id="author_year_no_id"),
    pytest.param(f'"{Q}" (Smith et al., 2019).\n\n## References\n\n- Smith J, Doe A. A title of the work here. J Test. 2019. PMID: 90000001\n',[(Q,[P])], id="author_year_entry"),
    pytest.param(f'"{Q}" (smith2019lossoffunction pages 1-2, doe2020causesofgrowth pages 3-4)' + FALCON, [(Q, [D, "DOI:10.5555/abc.2"])], id="keys_of_a_list_below_a_bare_word"),
    pytest.param('```json\n{\n  "reference_id": "PMID:90000001",\n  "supporting_text": "' + Q + '"\n}\n```\n', [(Q, [P])], id="json_record"),
]  # fmt: skip


@pytest.mark.parametrize(("text", "expected"), WHOLE_TEXTS)
def test_quotes_of_a_text(text: str, expected: list[tuple[str, list[str]]]) -> None:
    got = [(words.rstrip("."), ids) for words, ids in quotes(text)]
    assert got == [(words.rstrip("."), sorted(ids)) for words, ids in expected]


NO_QUOTATIONS = [
    pytest.param('annotated to "positive regulation of cell proliferation" (PMID: 90000001)', id="go_term"),
    pytest.param('GO:0008284 "positive regulation of cell population proliferation" (PMID: 90000001)', id="go_acc"),
    pytest.param('HP:0004322 "Short stature, disproportionate" (PMID: 90000001)', id="hpo"),
    pytest.param('called the "growth plate organisation centre" (PMID: 90000001)', id="called"),
    pytest.param('known as "congenital hereditary endothelial dystrophy" (PMID: 90000001)', id="known_as"),
    pytest.param('the so-called "molecular glue degrader approach" (PMID: 90000001)', id="so_called"),
    pytest.param('termed "fibroblast growth factor receptor" (PMID: 90000001)', id="termed"),
    pytest.param('PubMed search: "fibroblast growth factor receptor" AND "dwarfism" (PMID: 90000001)', id="query"),
    pytest.param('Searched for "fibroblast growth factor receptor 3 mutation".', id="query2"),
    pytest.param('Search terms: "fibroblast growth factor receptor", "dwarfism in children and adults"', id="query3"),
    pytest.param('Smith J. "Fibroblast growth factor receptors in dwarfism." J Test. 2019;1:2. PMID: 90000001', id="title_in_ref"),
    pytest.param('- Smith J (2019) "Fibroblast growth factor receptors in dwarfism", *J Test* 1:2-3, PMID: 90000001', id="title_in_ref2"),
    pytest.param('```python\nprint("this is a long string in code for it")  # PMID:90000001\n```', id="code"),
    pytest.param('```json\n{"title": "Fibroblast growth factor receptors in dwarfism", "pmid": 90000001}\n```', id="json_title"),
    pytest.param('```yaml\n- term: GO:0008284\n  label: "positive regulation of cell proliferation"\n  reference: PMID:90000001\n```', id="yaml_desc"),
    pytest.param('## "Fibroblast growth factor receptors in dwarfism"\n\nText (PMID:90000001).', id="heading"),
    pytest.param('<a href="https://pubmed.ncbi.nlm.nih.gov/90000001/" title="Fibroblast growth factor receptors in dwarfism">x</a>', id="html_attr"),
    pytest.param('[x](https://pubmed.ncbi.nlm.nih.gov/90000001/ "Fibroblast growth factor receptors in dwarfism")', id="link_title"),
    pytest.param('<!-- "this is a long quotation for the test" (PMID:90000001) -->', id="comment"),
    pytest.param('the word "pseudohypoaldosteronism-like" (PMID: 90000001)', id="one_word"),
    pytest.param('the "hereditary chondrodysplasias" (PMID: 90000001)', id="two_words"),
    pytest.param('a 12" ruler and a 14" ruler for the measurement (PMID: 90000001)', id="inch"),
    pytest.param("the patients' and the controls' growth was measured in the clinic (PMID: 90000001)", id="apostrophes"),
    pytest.param('at 40° 26\' 46" N and 79° 58\' 56" W in the mountains (PMID: 90000001)', id="minutes"),
    pytest.param('[1]: https://pubmed.ncbi.nlm.nih.gov/90000001/ "Fibroblast growth factor receptors in dwarfism"', id="link_def"),
    pytest.param('![x](a.png "A figure of the growth plate in the mouse") (PMID:90000001)', id="image"),
]  # fmt: skip


@pytest.mark.parametrize("text", NO_QUOTATIONS)
def test_marks_around_other_things(text: str) -> None:
    assert [ids for _, ids in quotes(text) if ids] == []
