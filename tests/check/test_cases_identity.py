"""Which record a reference list means: cases as a librarian would decide them.

Written from the description, without a look at the code that decides. Records are made up.
"""

from __future__ import annotations

import pytest

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
