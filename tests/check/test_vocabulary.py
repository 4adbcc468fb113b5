"""Words, keywords and what is set aside before they are counted."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from citevouch.check.vocabulary import Keyword, keywords, share, singular, without_repeats, words


@pytest.mark.parametrize(
    ("text", "found"),
    [
        pytest.param("Mitochondrial enzymes", ["mitochondrial", "enzyme"], id="plural"),
        pytest.param("Sjögren and Müller", ["sjogren", "muller"], id="letters outside ASCII"),
        pytest.param(
            "FGFR3-related growth", ["fgfr3", "growth"], id="the symbol in a compound, stop word dropped"
        ),
        pytest.param("IL-6 levels", ["il6"], id="a number belongs to the name"),
        pytest.param("COVID-19 vaccine", ["covid19", "covid", "vaccine"], id="name with number, and without"),
        pytest.param("TNF-α release", ["tnf", "alpha", "release"], id="Greek letter"),
        pytest.param("see PMC99000001, GSE123 and NCT01234567", ["see"], id="accessions are no words"),
        pytest.param("peduto2023neurofibromatosis binds", ["bind"], id="citation key"),
        pytest.param("KIAA0319 in dyslexia", ["kiaa0319", "dyslexia"], id="a gene that looks like a key"),
        pytest.param("see https://example.org/growth/plate", ["see"], id="address"),
        pytest.param("`growth`\n```\ncode\n```\nplate", ["plate"], id="code"),
        pytest.param("the of and with however", [], id="function words"),
        pytest.param("study results were reported", [], id="words of writing up"),
        pytest.param("血管 内皮", ["血管", "内皮"], id="no Latin letters"),
    ],
)
def test_words(text: str, found: list[str]) -> None:
    assert list(words(text)) == found


@pytest.mark.parametrize(
    ("plural", "one"),
    [
        ("kinases", "kinase"), ("diseases", "disease"), ("studies", "study"), ("analysis", "analysis"),
        ("reflexes", "reflex"), ("masses", "mass"), ("virus", "virus"), ("class", "class"), ("gas", "gas"), ("ies", "ies"),
    ],
)  # fmt: skip
def test_singular(plural: str, one: str) -> None:
    assert singular(plural) == one


SECTION = (
    "# {0}\n\nThe cochlea of {0} mice, and its hair cells, were lost. Aminoglycosides harm the cochlea.\n\n"
)


def test_keywords__what_recurs_in_every_section_is_heaviest() -> None:
    text = "".join(SECTION.format(name) for name in ("alpha", "bravo", "delta", "gamma"))
    found = keywords(text)
    assert found[0].term == "cochlea"
    assert [key.weight for key in found] == sorted((key.weight for key in found), reverse=True)


def test_keywords__one_section_does_not_make_a_subject() -> None:
    aside = "# Searches\n\n" + "".join(f"enzyme number {at} " for at in range(30)) + "\n\n"
    text = "".join(SECTION.format(name) for name in ("alpha", "bravo", "delta")) + aside
    weights = {key.term: key.weight for key in keywords(text)}
    assert weights["cochlea"] > weights["enzyme"]


def test_keywords__used_once_is_no_keyword() -> None:
    assert keywords("cochlea once") == ()


LINE = "Please provide a comprehensive report on the molecular mechanisms of hearing."
PROMPT = (
    f"{LINE}\nList the genes and the proteins that are causally involved in this, with sources for each one."
)


@pytest.mark.parametrize(
    ("text", "prompt", "gone", "kept"),
    [
        pytest.param(f"{LINE}\ncochlea\n{LINE}\n", "", "comprehensive", "cochlea", id="a line that stands twice"),
        pytest.param(f"{LINE}\ncochlea\n", PROMPT, "comprehensive", "cochlea", id="a line of the prompt"),
        pytest.param(
            "> " + PROMPT.replace("\n", " ").replace(" of ", "\n> of ") + "\n\ncochlea\n", PROMPT,
            "causally", "cochlea", id="the prompt quoted and wrapped otherwise",
        ),
        pytest.param("- short\ncochlea\n- short\n", "", "nothing", "short", id="short lines may recur"),
    ],
)  # fmt: skip
def test_without_repeats(text: str, prompt: str, gone: str, kept: str) -> None:
    left = without_repeats(text, prompt=prompt)
    assert gone not in left
    assert kept in left


def test_keywords__an_opening_question_is_an_echo_with_words_of_the_provider_around_it() -> None:
    echo = f"Question: You are an expert; give authoritative statistics, authoritative ones.\n\n{PROMPT}\n\n"
    answer = "".join(SECTION.format(name) for name in ("alpha", "bravo", "delta", "gamma"))
    terms = {key.term for key in keywords(echo + answer, prompt=PROMPT)}
    assert "authoritative" not in terms
    assert "cochlea" in terms


def test_share() -> None:
    keys = (Keyword(term="cochlea", weight=3.0), Keyword(term="enzyme", weight=1.0))
    assert share(keys, "The cochlea") == (0.75, ("cochlea",))
    assert share(keys, "") == (0.0, ())
    assert share((), "cochlea") == (0.0, ())


@given(st.text(), st.text())
def test_keywords__any_text(text: str, prompt: str) -> None:
    found = keywords(text, prompt=prompt)
    assert len(found) <= 20
    assert 0 <= share(found, text)[0] <= 1
