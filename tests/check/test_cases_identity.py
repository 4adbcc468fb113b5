"""Which record a reference list means: cases as a librarian would decide them.

Written from the description, without a look at the code that decides. Records are made up.
"""

from __future__ import annotations

import pytest

from citevouch.check.details import first_author_agrees, journal_agrees
from citevouch.check.identity import Known, check_identity
from citevouch.records import Record
from citevouch.text import read

TITLE = "Loss of function in FGFR9 causes mild short stature"
OTHER = "Surgical repair of the anterior cruciate ligament in skiers"


def record(reference_id: str, title: str, **more: object) -> Record:
    given: dict[str, object] = {
        "authors": ("Smith J", "Doe A"), "year": "2019", "journal": "Am J Test Genet", "source": "PUBMED",
    }  # fmt: skip
    return Record(reference_id=reference_id, title=title, **(given | more))  # type: ignore[arg-type]


def verdict(entry: str, *records: Record, of: str = "PMID:90000001") -> str:
    checks = check_identity(
        read(f"Text.\n\n## References\n\n{entry}\n"), Known(records={r.reference_id: r for r in records})
    )
    (check,) = checks[of]
    return str(check.identity_verdict)


def entry(
    title: str,
    *,
    authors: str = "Smith J, Doe A",
    journal: str = "Am J Test Genet",
    year: str = "2019",
    ids: str = "PMID: 90000001",
) -> str:
    return f"1. {authors}. {title}. {journal}. {year};12(3):45-50. {ids}"


SAME = [
    pytest.param(TITLE, TITLE, id="verbatim"),
    pytest.param(TITLE.upper(), TITLE, id="capitals"),
    pytest.param(TITLE, f"<i>{TITLE}</i>.", id="markup"),
    pytest.param("FGFR9 in bone", "FGFR9 in bone: a review of the evidence from mice and men", id="subtitle_left_out"),
    pytest.param("FGFR9 in bone: a review of the evidence from mice and men", "FGFR9 in bone - a review of the evidence from mice and men", id="subtitle_dash"),
    pytest.param("Sjogren syndrome and small airways in Malmo", "Sjögren syndrome and small airways in Malmö", id="accents"),
    pytest.param("TNF-alpha blockade in short children with arthritis", "TNF-α blockade in short children with arthritis", id="greek"),
    pytest.param("Loss-of-function in FGFR9 causes mild short-stature", TITLE, id="hyphens"),
    pytest.param("Tumour growth in the oesophagus of aged mice", "Tumor growth in the esophagus of aged mice", id="british_spelling"),
]  # fmt: skip


@pytest.mark.parametrize(("cited", "title"), SAME)
def test_same_paper(cited: str, title: str) -> None:
    assert verdict(entry(cited), record("PMID:90000001", title)) == "MATCH"


NOT_ACCUSED = [
    pytest.param("FGFR9 loss of function leads to mild short stature", TITLE, id="paraphrase"),
    pytest.param("Loss of FGFR9 and mild short stature", TITLE, id="abridged"),
    pytest.param("Mild short stature from FGFR9 loss of function", TITLE, id="word_order"),
    pytest.param("Mutations in FGFR9 and short stature", "Short stature in children with heterozygous mutations in the FGFR9 gene: a multicentre cohort of 120 families", id="much_abridged"),
    pytest.param("Treatment of dwarfism with growth hormone: long-term results", "Long-term outcome of growth hormone therapy in dwarfism", id="reworded"),
]  # fmt: skip


@pytest.mark.parametrize(("cited", "title"), NOT_ACCUSED)
def test_paraphrase_is_not_accused(cited: str, title: str) -> None:
    assert verdict(entry(cited), record("PMID:90000001", title)) in {"MATCH", "UNCERTAIN"}


DIFFERENT = [
    pytest.param(TITLE, OTHER, id="another_field"),
    pytest.param("Effect of liraglutide on heart failure in patients with type 2 diabetes: a randomised trial", "Knee replacement in elderly farmers of the alpine regions of Austria", id="nothing_shared"),
]  # fmt: skip


@pytest.mark.parametrize(("cited", "title"), DIFFERENT)
def test_another_paper(cited: str, title: str) -> None:
    other = record("PMID:90000001", title, authors=("Gruber K",), year="1988", journal="Z Knee")
    assert verdict(entry(cited), other) == "MISMATCH"


SISTERS = [
    pytest.param("Liraglutide and cardiovascular outcomes in patients with type 2 diabetes", "Dapagliflozin and cardiovascular outcomes in patients with type 2 diabetes", id="drug"),
    pytest.param("Loss of function in FGFR9 causes mild short stature", "Loss of function in FGFR8 causes mild short stature", id="gene"),
    pytest.param("Growth hormone in Turner syndrome: a randomised trial", "Growth hormone in Noonan syndrome: a randomised trial", id="disease"),
    pytest.param("Study of height in boys with achondroplasia: part 1", "Study of height in boys with achondroplasia: part 2", id="part"),
]  # fmt: skip


@pytest.mark.parametrize(("cited", "title"), SISTERS)
def test_sister_papers_are_no_match(cited: str, title: str) -> None:
    sister = record("PMID:90000001", title, authors=("Gruber K",), year="2011", journal="Z Test")
    assert verdict(entry(cited), sister) in {"MISMATCH", "UNCERTAIN"}


@pytest.mark.parametrize(("cited", "title"), SISTERS)
def test_sister_papers_of_one_group_are_no_match(cited: str, title: str) -> None:
    assert verdict(entry(cited), record("PMID:90000001", title)) != "MATCH"


def test_title_in_the_original_language() -> None:
    known = record(
        "PMID:90000001",
        "[Frequency of dwarfism in children]",
        other_titles=("Über die Häufigkeit des Kleinwuchses bei Kindern",),
    )
    assert verdict(entry("Über die Häufigkeit des Kleinwuchses bei Kindern"), known) == "MATCH"
    assert verdict(entry("Frequency of dwarfism in children"), known) == "MATCH"


def test_title_in_a_language_that_the_record_lacks_is_not_accused() -> None:
    known = record("PMID:90000001", "[Frequency of dwarfism in children]", language="ger")
    assert verdict(entry("Über die Häufigkeit des Kleinwuchses bei Kindern"), known) != "MISMATCH"


def test_right_title_wrong_year_journal_and_authors_is_a_match_with_details() -> None:
    known = record("PMID:90000001", TITLE)
    text = f"## References\n\n{entry(TITLE, authors='Gruber K, Huber L', journal='Lancet', year='2005')}\n"
    ((check,),) = check_identity(read(text), Known(records={"PMID:90000001": known})).values()
    assert check.identity_verdict == "MATCH"
    assert {d.detail for d in check.wrong_details or ()} == {"AUTHORS", "YEAR", "JOURNAL"}


def test_right_details_have_none_wrong() -> None:
    known = record("PMID:90000001", TITLE, journal="American Journal of Test Genetics")
    text = f"## References\n\n{entry(TITLE)}\n"
    ((check,),) = check_identity(read(text), Known(records={"PMID:90000001": known})).values()
    assert not check.wrong_details


def test_identifier_of_another_paper_beside_the_right_one() -> None:
    text = f"## References\n\n{entry(TITLE, ids='PMID: 90000002; doi:10.5555/abc.1')}\n"
    records = {
        "PMID:90000002": record("PMID:90000002", OTHER, pmid="90000002", authors=("Gruber K",)),
        "DOI:10.5555/abc.1": record("DOI:10.5555/abc.1", TITLE, doi="10.5555/abc.1"),
    }
    checks = check_identity(read(text), Known(records=records))
    (wrong,), (right,) = checks["PMID:90000002"], checks["DOI:10.5555/abc.1"]
    assert wrong.identity_verdict == "WRONG_IDENTIFIER"
    assert wrong.suggested_id == "DOI:10.5555/abc.1"
    assert right.identity_verdict == "MATCH"


def test_identifiers_of_different_papers_without_a_title() -> None:
    text = "## References\n\n1. PMID: 90000002; doi:10.5555/abc.1\n"
    records = {
        "PMID:90000002": record("PMID:90000002", OTHER, pmid="90000002", authors=("Gruber K",)),
        "DOI:10.5555/abc.1": record("DOI:10.5555/abc.1", TITLE, doi="10.5555/abc.1"),
    }
    checks = check_identity(read(text), Known(records=records))
    assert {c.identity_verdict for many in checks.values() for c in many} == {"CONFLICT"}


def test_preprint_and_article_of_one_entry() -> None:
    text = f"## References\n\n{entry(TITLE, ids='PMID: 90000001; doi:10.5555/2018.11.12.123456')}\n"
    records = {
        "PMID:90000001": record("PMID:90000001", TITLE, pmid="90000001", doi="10.5555/abc.1"),
        "DOI:10.5555/2018.11.12.123456": record(
            "DOI:10.5555/2018.11.12.123456",
            TITLE,
            doi="10.5555/2018.11.12.123456",
            year="2018",
            journal="bioRxiv",
        ),
    }
    checks = check_identity(read(text), Known(records=records))
    assert {c.identity_verdict for many in checks.values() for c in many} == {"MATCH"}


def test_correction_is_another_publication_than_its_paper() -> None:
    notice = record("PMID:90000001", f"Erratum: {TITLE}", publication_types=("Published Erratum",))
    assert verdict(entry(TITLE), notice) != "MATCH"


def test_pmcid_and_pmid_with_the_same_digits() -> None:
    records = {
        "PMID:99000001": record("PMID:99000001", OTHER, pmid="99000001", authors=("Gruber K",)),
        "PMC:PMC99000001": record("PMC:PMC99000001", TITLE, pmcid="PMC99000001", pmid="90000007"),
    }
    checks = check_identity(read("See PMC99000001. Also PMID:99000001."), Known(records=records))
    assert {c.identity_verdict for many in checks.values() for c in many} == {"CONFLICT"}


@pytest.mark.parametrize(
    "text",
    [
        pytest.param("Most carriers were short at birth and later grew up normally (PMID: 90000001).", id="claim"),
        pytest.param("## References\n\n- PMID:90000001: Showed that most carriers were short.\n", id="description"),
        pytest.param("## References\n\n1. Smith J, et al. 2019. PMID: 90000001\n", id="no_title"),
        pytest.param("## References\n\n1. [PubMed](https://pubmed.ncbi.nlm.nih.gov/90000001/)\n", id="site_as_link_text"),
        pytest.param("It was seen ([pubmed.ncbi.nlm.nih.gov](https://pubmed.ncbi.nlm.nih.gov/90000001/?utm_source=openai)).", id="host_as_link_text"),
        pytest.param("We used *Escherichia coli* strains as before (PMID: 90000001).", id="emphasis_is_no_title"),
    ],
)  # fmt: skip
def test_nothing_named_nobody_accused(text: str) -> None:
    checks = check_identity(read(text), Known(records={"PMID:90000001": record("PMID:90000001", OTHER)}))
    assert {c.identity_verdict for many in checks.values() for c in many} <= {"NOT_ASSESSED", "UNCERTAIN"}


def test_title_as_link_text_in_the_body_is_shown() -> None:
    """A link text may be a phrase, so that it accuses nobody; what is of another field is shown all the same."""
    text = f"It was seen ([{TITLE}](https://pubmed.ncbi.nlm.nih.gov/90000001/))."
    skiers = record(
        "PMID:90000001", OTHER, text="We sewed the torn ligament of forty skiers with a new thread."
    )
    ((check,),) = check_identity(read(text), Known(records={"PMID:90000001": skiers})).values()
    assert check.identity_verdict == "UNCERTAIN"
    ((check,),) = check_identity(
        read(text), Known(records={"PMID:90000001": record("PMID:90000001", TITLE)})
    ).values()
    assert check.identity_verdict == "MATCH"


def test_title_as_link_text_of_another_cited_paper() -> None:
    text = f"It was seen ([{TITLE}](https://pubmed.ncbi.nlm.nih.gov/90000001/)) as elsewhere (PMID:90000002)."
    records = {
        "PMID:90000001": record("PMID:90000001", OTHER, pmid="90000001"),
        "PMID:90000002": record("PMID:90000002", TITLE, pmid="90000002"),
    }
    ((check,),) = check_identity(read(text), Known(records=records)).values()
    assert (check.identity_verdict, check.suggested_id) == ("WRONG_IDENTIFIER", "PMID:90000002")


SISTERS_IN_SUBTITLE = [
    pytest.param(
        "Vosoritide in children with dwarfism: two-year extension results",
        "Vosoritide in children with dwarfism: a randomised, double-blind, placebo-controlled trial",
        id="extension",
    ),
    pytest.param(
        "Gene therapy for dwarfism: hopes of families in Austria",
        "Gene therapy for dwarfism: structural basis of vector entry",
        id="another_subtitle",
    ),
    pytest.param("Achondroplasia and gene therapy", "Achondroplasia", id="one_word_title"),
    pytest.param(
        "Vosoritide and growth in infants with dwarfism",
        "Vosoritide and growth in adolescents with dwarfism",
        id="age_group",
    ),
    pytest.param(
        "Mortality after hip fracture in women: the Oslo cohort",
        "Mortality after hip fracture in men: the Oslo cohort",
        id="sex",
    ),
    pytest.param(
        "Vosoritide raises growth velocity in dwarfism",
        "Vosoritide does not raise growth velocity in dwarfism",
        id="negation",
    ),
    pytest.param(
        "Structure of FGFR9 bound to FGF1 at 2.1 angstrom",
        "Structure of FGFR9 bound to FGF2 at 2.1 angstrom",
        id="ligand",
    ),
    pytest.param(
        "Guidelines on the care of dwarfism, 2015", "Guidelines on the care of dwarfism, 2021", id="edition"
    ),
]


@pytest.mark.parametrize(("cited", "title"), SISTERS_IN_SUBTITLE)
def test_sister_papers_that_share_the_main_title_are_no_match(cited: str, title: str) -> None:
    assert verdict(entry(cited), record("PMID:90000001", title)) != "MATCH"


@pytest.mark.parametrize(
    ("cited", "title"),
    [
        pytest.param("Vosoritide in young dwarfism: the VOICE study", "Vosoritide in young dwarfism", id="registry_without_subtitle"),
        pytest.param("The genetics of dwarfism", "Genetics of dwarfism.", id="article_and_stop"),
        pytest.param("β-Catenin in growth plate cells", "Beta-catenin in growth-plate cells", id="greek_and_hyphens"),
        pytest.param("Effect of H2O2 on growth plate cells", "Effect of H₂O₂ on growth plate cells", id="subscripts"),
        pytest.param("“Silent” carriers of FGFR9 variants", "'Silent' carriers of FGFR9 variants", id="quotation_marks"),
        pytest.param("Growth plate ageing & senescence in mice", "Growth plate aging and senescence in mice", id="ampersand"),
        pytest.param("Haematopoiesis and anaemia in paediatric dwarfism", "Hematopoiesis and anemia in pediatric dwarfism", id="british"),
        pytest.param("Vosoritide in dwarfism...", "Vosoritide in dwarfism: a randomised, double-blind trial of five doses", id="cut_with_dots"),
        pytest.param("VOSORITIDE IN DWARFISM: A TRIAL", "Vosoritide in dwarfism - a trial", id="dash_for_colon"),
        pytest.param("Type II collagen in growth plates of mice", "Type II collagen in growth plates of mice (vol 3, pg 1, 2009)", id="volume_note"),
    ],
)  # fmt: skip
def test_spellings_of_one_title(cited: str, title: str) -> None:
    assert verdict(entry(cited), record("PMID:90000001", title)) == "MATCH"


@pytest.mark.parametrize(
    "words", ["Smith et al. 2019", "Smith and Doe, 2019", "Smith J, Doe A (2019)", "Smith 2019"]
)
def test_author_and_year_as_link_text_say_nothing_of_the_title(words: str) -> None:
    text = f"It was seen ([{words}](https://pubmed.ncbi.nlm.nih.gov/90000001/))."
    known = record("PMID:90000001", OTHER, text="We sewed the torn ligament of forty skiers.")
    assert check_identity(read(text), Known(records={"PMID:90000001": known})) == {}


def test_quoted_title_that_the_text_of_the_record_repeats() -> None:
    known = record(
        "PMID:90000001", TITLE, text=f"1. Am J Test Genet. 2019;12:45. {TITLE}. Smith J. We looked at bones."
    )
    ((check,),) = check_identity(
        read(f'PMID:90000001: "{TITLE}"'), Known(records={"PMID:90000001": known})
    ).values()
    assert check.identity_verdict == "MATCH"


def test_quoted_sentence_of_the_record_is_no_title() -> None:
    words = "Vosoritide is an effective treatment to increase growth in children with dwarfism"
    known = record(
        "PMID:90000001", "Vosoritide in children with dwarfism: a trial", text=f"CONCLUSIONS: {words}."
    )
    assert check_identity(read(f'"{words}" (PMID: 90000001)'), Known(records={"PMID:90000001": known})) == {}


@pytest.mark.parametrize(
    ("authors", "known", "agrees"),
    [
        pytest.param("Smith J", ("Smith J", "Doe A"), True, id="same"),
        pytest.param("Doe A", ("Smith J", "Doe A"), True, id="a_later_author"),
        pytest.param("Jane Smith, Amy Doe", ("Smith J", "Doe A"), True, id="full_names"),
        pytest.param("Müller K", ("Mueller K",), True, id="umlaut_spelt_out"),
        pytest.param("García-López C", ("Garcia Lopez C",), True, id="accents_and_hyphen"),
        pytest.param("van der Berg A", ("Van Der Berg A",), True, id="particles"),
        pytest.param("O'Neil B", ("O’Neil B",), True, id="apostrophes"),
        pytest.param("Gruber K", ("Smith J", "Doe A"), False, id="another"),
        pytest.param("World Health Organization", ("Smith J",), None, id="a_group"),
        pytest.param("Smith J", (), None, id="record_without_authors"),
    ],
)  # fmt: skip
def test_authors(authors: str, known: tuple[str, ...], agrees: bool | None) -> None:
    assert first_author_agrees(authors, known) is agrees


@pytest.mark.parametrize(
    ("cited", "known", "agrees"),
    [
        pytest.param("J Test Genet", "Journal of Test Genetics", True, id="abbreviated"),
        pytest.param("Am. J. Hum. Genet.", "American journal of human genetics", True, id="points"),
        pytest.param("NEJM", "The New England journal of medicine", True, id="initials"),
        pytest.param("N Engl J Med", "The New England journal of medicine", True, id="dropped_words"),
        pytest.param("PNAS", "Proceedings of the National Academy of Sciences of the United States of America", True, id="pnas"),
        pytest.param("The Lancet", "Lancet", True, id="article"),
        pytest.param("Lancet", "Lancet (London, England)", True, id="place"),
        pytest.param("BMJ", "BMJ (Clinical research ed.)", True, id="bmj"),
        pytest.param("J Clin Endocrinol Metab", "The Journal of clinical endocrinology and metabolism", True, id="jcem"),
        pytest.param("Cell", "Cell Metabolism", False, id="longer_name"),
        pytest.param("Nature", "Nature Genetics", False, id="nature_genetics"),
        pytest.param("Lancet Oncology", "Lancet", False, id="shorter_name"),
        pytest.param("J Clin Invest", "Journal of Clinical Immunology", False, id="another"),
    ],
)  # fmt: skip
def test_journals(cited: str, known: str, agrees: bool) -> None:
    assert journal_agrees(cited, known) is agrees
