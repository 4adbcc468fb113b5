"""Bibliography entries in the styles that reports have: label, identifiers, title, authors, year, journal.

Written from the description, without a look at the code that reads them. A field that a case leaves out is
not looked at; a title of None must be none, or one of so little confidence that nothing can be built on it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from citevouch.text import read

if TYPE_CHECKING:
    from citevouch.text.model import Entry

TITLE = "Loss of function in FGFR9 causes mild short stature"
ALL = {"title": TITLE, "year": "2019"}
PMID = ("PMID:90000001",)
DOI = ("DOI:10.5555/abc.1",)
#: Below this a title accuses nobody.
FAINT = 0.5


def entries(text: str) -> tuple[Entry, ...]:
    return read(text).bibliography


def agrees(entry: Entry, expected: dict[str, Any]) -> None:
    for name, value in expected.items():
        if name == "ids":
            assert entry.identifiers == value
        elif name == "label":
            assert entry.label == value
        else:
            part = getattr(entry, name)
            if value is None:
                assert part is None or part.confidence < FAINT
            else:
                assert part is not None, name
                assert part.text.strip(" .") == value if name in {"title", "year"} else value in part.text


ONE_ENTRY = [
    pytest.param(f"1. Smith J, Doe A. {TITLE}. Am J Test Genet. 2019;12(3):45-50. PMID: 90000001.",
                 ALL | {"label": "1", "ids": PMID, "authors": "Smith J", "journal": "Am J Test Genet"}, id="vancouver_numbered"),
    pytest.param(f"[1] Smith J, Doe A. {TITLE}. Am J Test Genet. 2019;12(3):45-50. PMID: 90000001.",
                 ALL | {"label": "1", "ids": PMID, "authors": "Doe A"}, id="vancouver_bracket_label"),
    pytest.param(f"\\[1\\] Smith J, Doe A. {TITLE}. Am J Test Genet. 2019. PMID: 90000001.",
                 ALL | {"label": "1", "ids": PMID}, id="escaped_bracket_label"),
    pytest.param(f"12) Smith J. {TITLE}. Am J Test Genet. 2019. PMID: 90000001.", ALL | {"label": "12"}, id="label_parenthesis"),
    pytest.param(f"**[3]** Smith J. {TITLE}. Am J Test Genet. 2019. PMID: 90000001.", ALL | {"label": "3"}, id="label_bold"),
    pytest.param(f"- [4] Smith J. {TITLE}. Am J Test Genet. 2019. PMID: 90000001.", ALL | {"label": "4"}, id="label_in_bullet"),
    pytest.param(f"- Smith, J., & Doe, A. (2019). {TITLE}. *Journal of Tests*, 12(3), 45–50. https://doi.org/10.5555/abc.1",
                 ALL | {"ids": DOI, "authors": "Smith, J.", "journal": "Journal of Tests"}, id="apa"),
    pytest.param(f"Smith, J., & Doe, A. (2019). {TITLE}. Journal of Tests, 12(3), 45–50. https://doi.org/10.5555/abc.1",
                 ALL | {"ids": DOI}, id="apa_plain_line"),
    pytest.param(f'- Smith, John, and Amy Doe. "{TITLE}." *Journal of Tests*, vol. 12, no. 3, 2019, pp. 45–50. doi:10.5555/abc.1',
                 ALL | {"ids": DOI, "journal": "Journal of Tests"}, id="mla"),
    pytest.param(f"1. Smith, J. & Doe, A. {TITLE}. *J. Test.* **12**, 45–50 (2019). https://doi.org/10.5555/abc.1",
                 ALL | {"ids": DOI, "authors": "Doe, A", "journal": "J. Test"}, id="nature_style"),
    pytest.param(f"- Smith J et al. “{TITLE}.” J Test 2019. PMID: 90000001",
                 ALL | {"ids": PMID, "authors": "Smith J"}, id="curly_quoted_title"),
    pytest.param(f"- *{TITLE}.* Smith J, et al. J Test. 2019. PMID: 90000001", ALL | {"ids": PMID}, id="italic_title_first"),
    pytest.param(f"- **{TITLE}** - Smith J et al., J Test (2019). PMID: 90000001", ALL | {"ids": PMID}, id="bold_title_first"),
    pytest.param(f"1. [{TITLE}](https://pubmed.ncbi.nlm.nih.gov/90000001/)", {"title": TITLE, "ids": PMID, "label": "1"}, id="link_text_title"),
    pytest.param(f"1. [{TITLE} - PubMed](https://pubmed.ncbi.nlm.nih.gov/90000001/)", {"title": TITLE, "ids": PMID}, id="link_text_title_with_site"),
    pytest.param("1. [PubMed](https://pubmed.ncbi.nlm.nih.gov/90000001/)", {"title": None, "ids": PMID}, id="link_text_site_only"),
    pytest.param("[1] https://pmc.ncbi.nlm.nih.gov/articles/PMC99000001/", {"title": None, "label": "1", "ids": ("PMC:PMC99000001",)}, id="url_only"),
    pytest.param("[1] https://www.who.int/a", {"title": None, "label": "1", "ids": ("URL:https://www.who.int/a",)}, id="unknown_url_only"),
    pytest.param(f"[^3]: Smith J, Doe A. {TITLE}. Am J Test Genet. 2019;12(3):45-50. PMID: 90000001.", ALL | {"label": "^3", "ids": PMID}, id="footnote"),
    pytest.param(f"1. (smith2019lossoffunction pages 2-4): Jane Smith and Amy Doe. {TITLE}. Journal of Tests, 12:45-50, Mar 2019. "
                 "URL: https://doi.org/10.5555/abc.1, doi:10.5555/abc.1. This article has 12 citations.",
                 ALL | {"ids": DOI, "authors": "Jane Smith", "journal": "Journal of Tests"}, id="falcon_key"),
    pytest.param(f"[smith2019loss] Smith J. {TITLE}. Am J Test Genet. 2019. doi:10.5555/abc.1", ALL | {"label": "smith2019loss", "ids": DOI}, id="key_in_brackets"),
    pytest.param(f"- {TITLE}. Smith J, Doe A. J Test. 2019. PMID: 90000001", {"title": TITLE, "ids": PMID}, id="title_before_authors"),
    pytest.param(f"- PMID:90000001 - {TITLE} (Smith et al., 2019)", {"title": None, "ids": PMID}, id="description_behind_identifier_is_no_title"),
    pytest.param(f"- [PMID:90000001](https://pubmed.ncbi.nlm.nih.gov/90000001/): {TITLE}", {"title": None, "ids": PMID}, id="description_behind_link_is_no_title"),
    pytest.param("- **PMID:90000001** (Smith et al. 2019): This study showed that most carriers were short.", {"title": None, "ids": PMID}, id="description_is_no_title"),
    pytest.param("- Smith et al. 2019, PMID: 90000001", {"title": None, "ids": PMID, "year": "2019"}, id="author_year_only"),
    pytest.param("1. Smith J. Does FGFR9 matter in short stature? J Test. 2019;1:2. PMID: 90000001", {"title": "Does FGFR9 matter in short stature?"}, id="title_question"),
    pytest.param("1. Smith J. FGFR9 in bone: a review of the evidence. J Test. 2019;1:2. PMID: 90000001", {"title": "FGFR9 in bone: a review of the evidence"}, id="title_subtitle"),
    pytest.param("1. Smith J. Growth of *Escherichia coli* in high salt media. J Test. 2019;1:2. PMID: 90000001", {"title": "Growth of Escherichia coli in high salt media"}, id="title_with_species"),
    pytest.param("1. Smith J. Drug A vs. drug B for short stature in children. J Test. 2019;1:2. PMID: 90000001", {"title": "Drug A vs. drug B for short stature in children"}, id="title_with_abbreviation"),
    pytest.param("1. Smith J. 2018 consensus guidelines for short stature. J Test. 2019;1:2. PMID: 90000001", {"title": "2018 consensus guidelines for short stature", "year": "2019"}, id="title_with_a_year"),
    pytest.param(f"1. van der Berg A, O'Neil B, García-López C. {TITLE}. J Test. 2019;1:2. PMID: 90000001", ALL | {"authors": "García-López C"}, id="author_particles"),
    pytest.param(f"1. World Health Organization. {TITLE}. Geneva: WHO; 2019.", {"title": TITLE, "year": "2019", "ids": ()}, id="group_author_no_identifier"),
    pytest.param(f"1. Smith J, Doe A. {TITLE}. J Test. 2019 Mar;12(3):45-50. doi: 10.5555/abc.1. Epub 2019 Jan 4. PMID: 90000001; PMCID: PMC99000001.",
                 ALL | {"ids": ("DOI:10.5555/abc.1", "PMID:90000001", "PMC:PMC99000001")}, id="pubmed_summary"),
    pytest.param(f"1. Smith J, Doe A. {TITLE}.\n   Am J Test Genet. 2019;12(3):45-50.\n   PMID: 90000001.", ALL | {"ids": PMID}, id="wrapped_entry"),
    pytest.param("1. Smith J, Doe A. Loss of function in FGFR9\n   causes mild short stature. Am J Test Genet. 2019. PMID: 90000001.", ALL | {"ids": PMID}, id="wrapped_title"),
    pytest.param(f"1. Smith J. {TITLE}. bioRxiv. 2019. doi:10.5555/2019.01.02.123456", ALL | {"ids": ("DOI:10.5555/2019.01.02.123456",)}, id="preprint"),
    pytest.param("1. Müller K. Über die Häufigkeit des Kleinwuchses bei Kindern. Z Test. 2019;1:2. PMID: 90000001", {"title": "Über die Häufigkeit des Kleinwuchses bei Kindern"}, id="german_title"),
    pytest.param(f"- Smith J, Doe A. {TITLE} [Article in German]. Z Test. 2019. PMID: 90000001", {"year": "2019", "ids": PMID, "authors": "Smith J"}, id="language_note"),
    pytest.param(f"@article{{smith2019,\n  author = {{Smith, Jane and Doe, Amy}},\n  title = {{{TITLE}}},\n  journal = {{Journal of Tests}},\n  year = {{2019}},\n  doi = {{10.5555/abc.1}}\n}}",
                 ALL | {"ids": DOI, "authors": "Smith, Jane", "journal": "Journal of Tests"}, id="bibtex"),
    pytest.param(f"| # | Authors | Title | Journal | Year | PMID |\n|---|---|---|---|---|---|\n| 1 | Smith J | {TITLE} | J Test | 2019 | 90000001 |",
                 ALL | {"label": "1", "ids": PMID, "authors": "Smith J", "journal": "J Test"}, id="table"),
]  # fmt: skip


@pytest.mark.parametrize(("entry", "expected"), ONE_ENTRY)
def test_entry(entry: str, expected: dict[str, Any]) -> None:
    text = f"Text.\n\n## References\n\n{entry}\n"
    (read_entry,) = entries(text)
    agrees(read_entry, expected)
    for part in (read_entry, read_entry.title, read_entry.authors, read_entry.year, read_entry.journal):
        assert part is None or text[part.start : part.end] == part.raw


@pytest.mark.parametrize(
    "heading",
    [
        "## References", "# Bibliography", "### Works Cited", "## Literature Cited", "## Citations", "## Sources",
        "**References**", "## Key References", "## REFERENCES", "## 7. References", "References\n----------",
        "## References and Citations", "## Reference List", "## Literature",
    ],
)  # fmt: skip
def test_headings_of_bibliographies(heading: str) -> None:
    text = f"Text.\n\n{heading}\n\n1. Smith J. {TITLE}. J Test. 2019. PMID: 90000001\n2. Doe A. Another title of a paper. J Test. 2020.\n"
    assert [entry.label for entry in entries(text)] == ["1", "2"]


@pytest.mark.parametrize(
    "heading",
    ["## Results", "## Preference for sources of error", "## Key Findings", "## Reference intervals"],
)
def test_other_headings(heading: str) -> None:
    text = f"{heading}\n\n1. Most carriers were short (PMID:90000001).\n2. Some were tall.\n"
    assert entries(text) == ()


def test_every_item_is_an_entry_with_and_without_identifier() -> None:
    text = (
        "## References\n\n"
        f"- Smith J. {TITLE}. J Test. 2019. PMID: 90000001\n"
        "- Doe A. A report that nobody numbered. Geneva; 2020.\n"
        "- [Masks](https://www.who.int/a)\n"
    )
    assert [len(entry.identifiers) for entry in entries(text)] == [1, 0, 1]


def test_section_ends_at_the_next_heading() -> None:
    text = f"## References\n\n1. Smith J. {TITLE}. J Test. 2019.\n\n## Appendix\n\n1. Not an entry.\n"
    assert len(entries(text)) == 1


def test_points_below_an_entry_belong_to_it() -> None:
    text = (
        f"## References\n\n1. Smith J. {TITLE}. J Test. 2019.\n   - PMID: 90000001\n   - DOI: 10.5555/abc.1\n"
    )
    (entry,) = entries(text)
    assert entry.identifiers == ("PMID:90000001", "DOI:10.5555/abc.1")


def test_title_tells_how_it_was_found() -> None:
    quoted, linked = entries(
        f'## References\n\n1. Smith J. "{TITLE}." J Test. 2019. PMID:90000001\n2. [{TITLE}](https://doi.org/10.5555/abc.1)\n'
    )
    assert quoted.title is not None
    assert quoted.title.found_by == "QUOTATION_MARKS"
    assert linked.title is not None
    assert linked.title.found_by == "LINK_TEXT"


STYLES = {
    "ama": "1. Smith J, Doe A. {t}. *J Test Genet*. 2019;12(3):45-50. doi:10.5555/abc.1",
    "mla": '- Smith, John, and Amy Doe. "{t}." *Journal of Tests*, vol. 12, no. 3, 2019, pp. 45–50. doi:10.5555/abc.1',
    "mla_et_al": '- Smith, John, et al. "{t}." *Journal of Tests*, vol. 12, no. 3, 2019. doi:10.5555/abc.1',
    "chicago_author_date": "- Smith, John, and Amy Doe. 2019. “{t}.” *Journal of Tests* 12 (3): 45–50.",
    "chicago_notes": "1. John Smith and Amy Doe, “{t},” *Journal of Tests* 12, no. 3 (2019): 45–50.",
    "harvard": "- Smith, J. and Doe, A. (2019) '{t}', *Journal of Tests*, 12(3), pp. 45–50. doi:10.5555/abc.1",
    "nature": "1. Smith, J. & Doe, A. {t}. *J. Test. Genet.* **12**, 45–50 (2019).",
    "nature_et_al": "1. Smith, J. et al. {t}. *Nat. Test.* **12**, 45–50 (2019). https://doi.org/10.5555/abc.1",
    "cell": "- Smith, J., and Doe, A. (2019). {t}. J. Test. Genet. 12, 45–50. https://doi.org/10.5555/abc.1",
    "cse": "- Smith J, Doe A. 2019. {t}. J Test Genet. 12(3):45–50. doi:10.5555/abc.1",
    "asm": "1. Smith J, Doe A. 2019. {t}. J Test Genet 12:e00123-19. https://doi.org/10.5555/abc.1",
    "ieee": '[1] J. Smith and A. Doe, "{t}," *J. Test. Genet.*, vol. 12, no. 3, pp. 45–50, Mar. 2019, doi: 10.5555/abc.1.',
    "science": "1. J. Smith, A. Doe, {t}. *J. Test.* **12**, 45–50 (2019).",
    "springer": "- Smith J, Doe A (2019) {t}. J Test Genet 12:45–50. https://doi.org/10.5555/abc.1",
    "elsevier": "- Smith J., Doe A. {t}. J Test Genet 2019; 12: 45–50. PMID: 90000001",
    "frontiers": "- Smith, J., Doe, A. (2019). {t}. Front. Test. 10:123. doi: 10.5555/abc.1",
    "et_al_year_with_journal": "- Smith J et al. {t}. J Test Genet 2019;12:45-50. PMID: 90000001",
    "et_al_bold": "- **Smith J, et al. (2019)** {t}. *Journal of Tests*. PMID: 90000001",
    "et_al_bold_quoted": '- **Smith et al. (2019)** - "{t}" - *Journal of Tests*. PMID: 90000001',
    "title_first": "- {t}. Smith J, Doe A. J Test Genet. 2019;12:45-50. PMID: 90000001",
    "title_first_bold": "1. **{t}** Smith J, Doe A. *J Test Genet* (2019). PMID: 90000001",
    "title_first_quoted": '1. "{t}" - Smith J et al., J Test Genet, 2019. PMID: 90000001',
    "title_first_linked": "1. [{t}](https://pubmed.ncbi.nlm.nih.gov/90000001/). Smith J, Doe A. J Test Genet. 2019.",
    "identifier_first": "- PMID: 90000001 - Smith J, Doe A. {t}. J Test Genet. 2019.",
    "identifier_first_bold": "- **PMID: 90000001** - Smith J et al. (2019). {t}. J Test Genet.",
    "group": "1. FGFR9 Study Group. {t}. J Test Genet. 2019;12(3):45-50. PMID: 90000001",
    "preprint": "1. Smith J, Doe A. {t}. bioRxiv [Preprint]. 2019 Jan 2. doi: 10.5555/2019.01.02.123456",
    "fields": "1. **Title:** {t}\n   **Authors:** Smith J, Doe A\n   **Journal:** J Test\n   **Year:** 2019\n   **PMID:** 90000001",
    "fields_below_title": "1. {t}\n   - Authors: Smith J, Doe A\n   - Journal: J Test\n   - Year: 2019\n   - PMID: 90000001",
    "lines": "1. **{t}**  \n   Smith J, Doe A. *J Test Genet*. 2019  \n   PMID: 90000001",
    "columns": "| PMID | Title | Year |\n|---|---|---|\n| [90000001](https://pubmed.ncbi.nlm.nih.gov/90000001/) | *{t}* | 2019 |",
    "bibtex_in_a_fence": "```bibtex\n@article{{smith2019,\n  author = {{Smith, Jane}},\n  title = {{{{{t}}}}},\n  year = 2019\n}}\n```",
}


@pytest.mark.parametrize("title", [TITLE, "Clinical spectrum of FGFR9 variants: a review of the evidence"])
@pytest.mark.parametrize("style", STYLES)
def test_styles_of_citation(style: str, title: str) -> None:
    """The title, whole and with nothing more, and the year, in every style of citation."""
    (entry,) = entries(f"Text.\n\n## References\n\n{STYLES[style].format(t=title)}\n")
    agrees(entry, {"title": title, "year": "2019"})
    assert entry.title is not None
    assert entry.title.confidence >= FAINT


@pytest.mark.parametrize(
    "entry",
    [
        pytest.param("- PMID:90000001 - First look at dwarfism in mice (Smith et al., 2019)", id="description_with_citation"),
        pytest.param("- Smith et al., 2019 (Cohort study): Most carriers were short. PMID: 90000001", id="finding"),
        pytest.param('- PMID:90000001 "Most carriers of the variant were short" (Smith 2019)', id="quotation"),
        pytest.param("- Kidney Foundation. A page about kidneys. https://www.kidney.example/a", id="web_page"),
        pytest.param("1. Genes, brain and behaviour of mice. PMID: 90000001", id="topic"),
        pytest.param("1. See the Results, Discussion. Later work agrees. PMID: 90000001", id="remark"),
    ],
)  # fmt: skip
def test_description_is_no_title(entry: str) -> None:
    (found,) = entries(f"Text.\n\n## References\n\n{entry}\n")
    agrees(found, {"title": None})


T = "Dwarfism in mice of old age"

JOURNALS = [
    pytest.param(f"1. Smith J, Doe A. {T}. Nature reviews. Genetics, 21:396-416, Jan 2020.", "Nature reviews. Genetics", id="series"),
    pytest.param(f"1. Smith J, Doe A. {T}. The Lancet. Oncology. 2020;1:2-3.", "The Lancet. Oncology", id="series_lancet"),
    pytest.param(f"1. Smith J, Doe A. {T}. Am J Physiol. Heart Circ Physiol. 2020;1:2-3.", "Am J Physiol. Heart Circ Physiol", id="series_abbreviated"),
    pytest.param(f"1. Smith J, Doe A. {T}. Proc Natl Acad Sci U S A. 2020;1:2-3.", "Proc Natl Acad Sci U S A", id="single_letters"),
    pytest.param(f"1. Smith J, Doe A. {T}. N. Engl. J. Med. 2020;382:1-3.", "N. Engl. J. Med", id="points"),
    pytest.param(f"1. Smith, J.; Doe, A.B. {T}. *Int. J. Mol. Sci.* **2020**, *21*, 1234.", "Int. J. Mol. Sci", id="bold_year"),
    pytest.param(f"1. Smith J, Doe A. {T}. PLoS One 15(3): e0230000, 2020.", "PLoS One", id="year_last"),
    pytest.param(f"1. SMITH J, DOE A. {T}. J Test 2020; 1: 2-3.", "J Test", id="names_in_capitals"),
    pytest.param(f"1. Smith JA, Doe AB, on behalf of the FGFR9 Group. {T}. J Test. 2020;1:2-3.", "J Test", id="on_behalf_of"),
    pytest.param(f"1. Smith J, Doe A; for the Test Consortium. {T}. J Test. 2020;1:2-3.", "J Test", id="for_a_consortium"),
    pytest.param(f"1. Smith J, Doe A. [{T}]. J Test. 2020;1:2. German.", "J Test", id="translated_title"),
    pytest.param(f"1. Li, Y., Wang, X. & Zhang, Z. {T}. Nat Test 1, 2 (2020).", "Nat Test", id="short_names"),
    pytest.param(f"1. Y Li, X Wang, Z Zhang. {T}. Nat Test. 2020.", "Nat Test", id="initials_before_names"),
    pytest.param(f'1. Smith J, et al. "{T}." *J Test* 1.2 (2020): 3-4.', "J Test", id="volume_with_point"),
    pytest.param(f"1. Smith J, 2020. {T}. J Test 1, 2-3. PMID: 90000001", "J Test", id="year_without_brackets"),
]  # fmt: skip


@pytest.mark.parametrize(("entry", "journal"), JOURNALS)
def test_where_the_journal_begins(entry: str, journal: str) -> None:
    (found,) = entries(f"Text.\n\n## References\n\n{entry}\n")
    agrees(found, {"title": T, "year": "2020", "journal": journal})


@pytest.mark.parametrize(
    ("entry", "title"),
    [
        pytest.param("1. Smith J. Dwarfism, 1990-2015: a study of old mice. J Test. 2020;1:2.", "Dwarfism, 1990-2015: a study of old mice", id="years_in_it"),
        pytest.param("1. Smith J. COVID-19 in 2019. A year of old mice. J Test. 2020;1:2.", "COVID-19 in 2019. A year of old mice", id="year_and_point_in_it"),
        pytest.param("1. Smith J. Dwarfism in mice: is it 1.5-fold? J Test. 2020;1:2.", "Dwarfism in mice: is it 1.5-fold?", id="decimal"),
        pytest.param("1. Smith J. E. coli O157:H7 in mice of old age. J Test. 2020;1:2.", "E. coli O157:H7 in mice of old age", id="species_first"),
        pytest.param("1. Jane Smith and Amy Doe. Growth in C. elegans. Developmental cell, 51:1-2, Aug 2020.", "Growth in C. elegans", id="species_last"),
        pytest.param("1. Smith J. Growth of old mice. In: Doe A, editor. Handbook of tests. Berlin: Test; 2020.", "Growth of old mice", id="chapter"),
        pytest.param("1. Smith J, editor. Handbook of dwarfism in mice. Berlin: Test Press; 2020.", "Handbook of dwarfism in mice", id="book"),
        pytest.param("1. Crump, Baross & Doe, *Aquat Test* 14:7–18 (1998)", None, id="names_are_no_title"),
        pytest.param("| 9 | Old mice as tractable systems | Wolfe BE, Dutton RJ. *Cell* 161:49 (2015). |", None, id="claim_in_a_row"),
    ],
)  # fmt: skip
def test_titles_of_any_shape(entry: str, title: str | None) -> None:
    row = "| # | Used for | Source |\n|---|---|---|\n" if entry.startswith("|") else ""
    (found,) = entries(f"Text.\n\n## References\n\n{row}{entry}\n")
    agrees(found, {"title": title})
