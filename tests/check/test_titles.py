"""Titles that name one paper, two papers, and those of which nobody can say."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from citevouch.check.titles import compare, content_words, is_notice
from citevouch.records import Record


def record(title: str, text: str = "", *, other: tuple[str, ...] = ()) -> Record:
    return Record(reference_id="PMID:90000001", source="PUBMED", title=title, other_titles=other, text=text)


GUT = "Gut microbes in Calder syndrome: a cohort study of 412 children"

AGREE = [
    pytest.param(GUT, record(GUT + "."), id="the same"),
    pytest.param(GUT.upper(), record(GUT), id="other case"),
    pytest.param("Gut microbes in Calder syndrome", record(GUT), id="without the subtitle"),
    pytest.param("Gut microbes in Calder syndrome: a cohort", record(GUT), id="cut short"),
    pytest.param(GUT, record("Gut microbes in Calder syndrome"), id="the registry has no subtitle"),
    pytest.param(
        "Tumour markers in β-thalassaemia", record("Tumor markers in beta-thalassemia"), id="spelling"
    ),
    pytest.param("Die Müller’sche Drüse im Modell", record("Die Mullersche Druse im Modell"), id="accents"),
    pytest.param(
        "Effects of H2O on cells in vivo",
        record("Effects of H<sub>2</sub>O on cells <i>in vivo</i>"),
        id="markup",
    ),
    pytest.param("Ions &amp; channels of the heart", record("Ions & channels of the heart"), id="entity"),
    pytest.param(GUT, record("RETRACTED: " + GUT), id="retracted, as the registry heads it"),
    pytest.param(
        "Microbes of the gut in Calder disease",
        record("Mikroben bei Calder", other=("Microbes of the gut in Calder disease",)),
        id="title in another language beside it",
    ),
    pytest.param(
        "SETD9 forms a complex with FliI and inhibits its activity",
        record(
            "SETD9, a soluble part of the export apparatus, forms a complex with FliI and inhibits its activity"
        ),
        id="abridged in the middle",
    ),
    pytest.param(
        "Gut microbes predict growth in Calder syndrome: the 412-children cohort",
        record(GUT, "We asked whether gut microbes predict growth in the cohort."),
        id="nearly all words shared, the others stand in the abstract",
    ),
]

DIFFER = [
    pytest.param(GUT, record("Merkel cells drive touch in the whisker pad of mice"), id="nothing shared"),
    pytest.param(
        "Liraglutide and cardiovascular outcomes in type 2 diabetes",
        record(
            "Dapagliflozin and cardiovascular outcomes in type 2 diabetes", "Dapagliflozin lowers glucose."
        ),
        id="sister trial: another drug",
    ),
    pytest.param(
        "Drug A in adults with asthma: a phase 2 trial",
        record("Drug A in adults with asthma: a phase 3 trial"),
        id="sister trial: another phase",
    ),
    pytest.param(
        "Outcomes of surgery in children with Calder syndrome",
        record("Outcomes of surgery in adults with Calder syndrome", "We followed 40 adults."),
        id="sister study: another population",
    ),
    pytest.param(
        "ASCL1 is a member of the adrenergic regulatory circuitry",
        record("Short-term availability of adult-born neurons for memory encoding"),
        id="another field",
    ),
]

UNDECIDED = [
    pytest.param(
        "Long COVID", record("Long COVID: findings, mechanisms and recommendations"), id="two words only"
    ),
    pytest.param(
        "Treatment with insulin in children",
        record("Treatment without insulin in children"),
        id="with and without",
    ),
    pytest.param("Gut study, part one", record("Gut study, part two"), id="part one and two"),
    pytest.param(
        "How the bowel flora shapes growth",
        record(GUT, "How the bowel flora shapes growth was studied."),
        id="paraphrase in the abstract's words",
    ),
    pytest.param("", record(GUT), id="no title"),
    pytest.param(GUT, record(""), id="no title in the record"),
]


@pytest.mark.parametrize(("cited", "known"), AGREE)
def test_compare__one_paper(cited: str, known: Record) -> None:
    compared = compare(cited, known)
    assert compared.agrees
    assert not compared.differs


@pytest.mark.parametrize(("cited", "known"), DIFFER)
def test_compare__two_papers(cited: str, known: Record) -> None:
    compared = compare(cited, known)
    assert compared.differs
    assert not compared.agrees


@pytest.mark.parametrize(("cited", "known"), UNDECIDED)
def test_compare__nobody_can_say(cited: str, known: Record) -> None:
    compared = compare(cited, known)
    if cited and known.title:
        assert not compared.agrees
    assert not compared.differs


@pytest.mark.parametrize(
    ("title", "notice"),
    [
        ("Correction: Gut microbes", True),
        ("Erratum to: Gut microbes", True),
        ("Author Correction: Gut microbes", True),
        ("Expression of Concern: Gut microbes", True),
        ("Response to a letter", True),
        ("Gut microbes", False),
        ("Corrections officers and sleep", False),
        ("Responses of cells to heat", False),
    ],
)
def test_is_notice(title: str, notice: bool) -> None:
    assert is_notice(title) is notice


@given(st.text(), st.text(), st.text())
def test_compare__any_text(cited: str, title: str, text: str) -> None:
    compared = compare(cited, record(title, text))
    assert 0 <= compared.score <= 1
    assert not (compared.agrees and compared.differs)


@given(
    st.lists(st.sampled_from("gut heart liver enzyme kinase trial cohort growth bone".split()), min_size=4)
)
def test_compare__a_title_agrees_with_itself(words: list[str]) -> None:
    title = " ".join(words)
    assert len(content_words(title)) < 3 or compare(title, record(title)).agrees


SISTERS = [
    pytest.param(
        "Vaccination against hepatitis {} in healthy adults over ten years", "A", "B", id="A is a word"
    ),
    pytest.param("Vaccination against hepatitis {} in healthy adults over ten years", "B", "C", id="letters"),
    pytest.param("Collagen type {} in the growing bones of young mice", "I", "II", id="I is a word"),
    pytest.param("A genome-wide study of type {} diabetes in seven populations", "1", "2", id="numbers"),
    pytest.param("Serum vitamin {} and the risk of fractures in older women", "K1", "K2", id="both"),
    pytest.param(
        "Interleukin-{} and the risk of fractures in older women", "6", "17A", id="of unequal length"
    ),
]


@pytest.mark.parametrize(("title", "one", "other"), SISTERS)
def test_compare__sisters_that_differ_in_a_letter_or_a_number(title: str, one: str, other: str) -> None:
    abstract = f"It was 12.5 (1.7-{one}) and {other} of {one}, a 2 to 6 share; I, II, K1, K2, 17A, B and C are meant."
    for cited, named in ((one, other), (other, one)):
        compared = compare(title.format(cited), record(title.format(named), abstract))
        assert not compared.agrees
        assert compare(title.format(cited), record(title.format(cited), abstract)).agrees


def test_compare__both_sisters_in_one_title_in_another_order() -> None:
    named = "A study of type 1 and type 2 diabetes in seven populations"
    assert compare("A study of type 2 and type 1 diabetes in seven populations", record(named)).agrees


def test_compare__a_lack_is_no_abridgement() -> None:
    named = "Lack of efficacy of montelukast in adults with severe asthma"
    assert not compare("Efficacy of montelukast in adults with severe asthma", record(named)).agrees
