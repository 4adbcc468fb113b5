"""What a text is about, and which records share its words. Written without a look at the code."""

from __future__ import annotations

import pytest

from citevouch.check.subject import check_subject, subject_of
from citevouch.records import Record
from citevouch.text import read

REPORT = """# Achondroplasia

## Genetics

Achondroplasia is caused by FGFR3-related gain of function. The FGFR3 mutation inhibits chondrocyte growth.

## Treatment

Vosoritide increases growth velocity in achondroplasia. Chondrocyte proliferation rises with vosoritide.

## Outlook

FGFR3 inhibition and vosoritide change height in achondroplasia. Growth velocity is the outcome of trials.

## Diagnosis

Achondroplasia is found by prenatal ultrasound; FGFR3 testing of the chondrocyte mutation confirms it.

## Natural history

People with achondroplasia reach a height of about 130 cm. Spinal stenosis, sleep apnoea and otitis are common, and
infants may die of compression at the foramen magnum. Limb lengthening is offered in some centres. Life expectancy is
a little shorter than that of others, mostly for reasons of the heart. Most children are born to parents of average
stature; the risk rises with the age of the father. Pregnancy asks for delivery by section and for care of the lungs.

## Follow-up

Sleep apnoea, otitis and spinal stenosis are asked for at each visit, as is pain of the limb. Infants have imaging of
the foramen magnum before symptoms of compression. Lengthening of a limb waits for consent. Parents learn of the risk
for further children, of pregnancy and of delivery. Height, stature and weight are plotted on charts of their own.
"""
ABOUT = (
    "Vosoritide raised growth velocity in children with achondroplasia. It blocks FGFR3 signalling in chondrocytes. "
    "The mutation of FGFR3 lowers growth of the chondrocyte. "
    + "Height and growth velocity were measured. "
    * 4
)
KNEES = "Anterior cruciate ligament surgery was performed in skiers with torn menisci. " * 6


def record(title: str, text: str, **more: object) -> Record:
    return Record(
        reference_id="PMID:90000001",
        source="PUBMED",
        title=title,
        text=text,
        content_scope="ABSTRACT",
        **more,
    )  # type: ignore[arg-type]


def relevance(item: Record, report: str = REPORT) -> str:
    checks = check_subject(subject_of(read(report)), {"PMID:90000001": item, **ON_TOPIC})
    return str(checks["PMID:90000001"].relevance_verdict)


ON_TOPIC = {
    f"PMID:9000001{n}": Record(reference_id=f"PMID:9000001{n}", source="PUBMED", title="Vosoritide", text=ABOUT, content_scope="ABSTRACT")
    for n in range(3)
}  # fmt: skip


def terms(report: str) -> set[str]:
    return {keyword.term for keyword in subject_of(read(report)).keywords}


def test_on_topic() -> None:
    assert relevance(record("Vosoritide in children with achondroplasia", ABOUT)) == "ON_TOPIC"


def test_off_topic() -> None:
    assert relevance(record("Knee surgery in skiers", KNEES)) == "OFF_TOPIC"


def test_short_abstract_is_not_accused() -> None:
    assert relevance(record("Knee surgery in skiers", KNEES[:200])) != "OFF_TOPIC"


def test_no_text_at_all() -> None:
    assert relevance(Record(reference_id="PMID:90000001", source="PUBMED")) == "NOT_ASSESSED"


def test_title_only_is_not_accused() -> None:
    assert (
        relevance(
            Record(
                reference_id="PMID:90000001",
                source="PUBMED",
                title="Knee surgery in skiers",
                content_scope="TITLE_ONLY",
            )
        )
        != "OFF_TOPIC"
    )


def test_text_without_keywords() -> None:
    assert relevance(record("Knee surgery in skiers", KNEES), "PMID:90000001") == "NOT_ASSESSED"


def test_withheld_when_nothing_matches() -> None:
    items = {
        f"PMID:9000000{n}": Record(
            reference_id=f"PMID:9000000{n}",
            source="PUBMED",
            title="Knees",
            text=KNEES,
            content_scope="ABSTRACT",
        )
        for n in range(1, 5)
    }
    checks = check_subject(subject_of(read(REPORT)), items)
    assert {check.relevance_verdict for check in checks.values()} == {"UNCERTAIN"}
    assert all(check.withheld_reason for check in checks.values())


@pytest.mark.parametrize(
    ("words", "term"),
    [
        pytest.param("Sjögren disease", "sjogren", id="letters_outside_ascii"),
        pytest.param("KIAA0319 variants", "kiaa0319", id="gene_symbol"),
        pytest.param("FGFR3-related and FGFR3-mediated forms", "fgfr3", id="hyphenated_compound"),
    ],
)
def test_term_is_a_keyword(words: str, term: str) -> None:
    report = "".join(f"## Part {n}\n\nAbout {words} in place {n}.\n\n" for n in range(5))
    assert term in terms(report)


@pytest.mark.parametrize(
    ("words", "piece"),
    [
        pytest.param("PMID:90000001 showed dwarfism", "90000001", id="pmid"),
        pytest.param("GSE12345 showed dwarfism", "gse12345", id="accession"),
        pytest.param("https://pubmed.ncbi.nlm.nih.gov/90000001/ showed dwarfism", "pubmed", id="url"),
        pytest.param("smith2019loss showed dwarfism", "smith2019loss", id="citation_key"),
        pytest.param("PMC99000001 showed dwarfism", "pmc99000001", id="pmcid"),
    ],
)
def test_term_is_no_keyword(words: str, piece: str) -> None:
    report = "".join(f"## Part {n}\n\nThen {words} in place {n}.\n\n" for n in range(5))
    assert not any(piece in term for term in terms(report))


def test_prompt_is_no_subject() -> None:
    prompt = "Please provide rheumatology guidance about mitochondrial sulphur assembly enzymes in plants."
    report = f"## Question\n\n{prompt}\n\n## Output\n\n{REPORT}"
    assert not {"rheumatology", "plant", "sulphur"} & terms(report)
