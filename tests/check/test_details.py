"""Authors, years and journals: the same, different, or not to be compared."""

from __future__ import annotations

import pytest

from citevouch.check.details import first_author_agrees, journal_agrees, year_agrees


@pytest.mark.parametrize(
    ("cited", "authors", "agrees"),
    [
        pytest.param("Wong AC, Devason AS, et al.", ["Andrea C Wong"], True, id="initials behind"),
        pytest.param("Andrea C. Wong and others", ["Wong AC"], True, id="name in full"),
        pytest.param("Wong, Andrea; Lee, Bo", ["Andrea Wong", "Bo Lee"], True, id="surname first"),
        pytest.param("Kovalčíková J", ["Jana Kovalcikova"], True, id="accents"),
        pytest.param("van der Berg H", ["Hans van der Berg"], True, id="particles"),
        pytest.param("O’Neill LAJ", ["Luke O'Neill"], True, id="apostrophes"),
        pytest.param("Li X", ["Xiao Li"], True, id="short surname"),
        pytest.param("Grabner CP, et al.", ["Zhang S", "Smith J"], False, id="other people"),
        pytest.param("Lee B, Wong A", ["Bo Lee", "Andrea Wong"], True, id="order does not matter"),
        pytest.param("Smith J", [], None, id="no authors in the record"),
        pytest.param("et al.", ["Smith J"], None, id="nobody named"),
        pytest.param("The CALDER Consortium", ["Smith J"], None, id="a group may sign for anybody"),
    ],
)
def test_first_author_agrees(cited: str, authors: list[str], agrees: bool | None) -> None:
    assert first_author_agrees(cited, authors) is agrees


@pytest.mark.parametrize(
    ("cited", "recorded", "agrees"),
    [
        ("2020", "2020", True),
        ("2020 Mar;21(3):133-146", "2020", True),
        ("2019", "2020", True),
        ("2017", "2020", False),
        ("n.d.", "2020", None),
        ("2020", None, None),
        ("pages 1203-8", "2013", None),
    ],
)
def test_year_agrees(cited: str, recorded: str | None, agrees: bool | None) -> None:
    assert year_agrees(cited, recorded) is agrees


PNAS = "Proceedings of the National Academy of Sciences of the United States of America"


@pytest.mark.parametrize(
    ("cited", "recorded", "agrees"),
    [
        ("Proc Natl Acad Sci USA", PNAS, True),
        ("Proc. Natl. Acad. Sci. U.S.A.", PNAS, True),
        ("PNAS", PNAS, True),
        ("Proceedings of the National Academy of Sciences", "Proc Natl Acad Sci U S A", True),
        ("Made-up Harbor Molecular Case Studies", "Molecular Case Studies", True),
        ("Nat Commun", "Nature communications", True),
        ("NEJM", "The New England journal of medicine", True),
        ("N Engl J Med", "The New England journal of medicine", True),
        ("J Neurosci", "The Journal of neuroscience : the official journal of the Society", True),
        ("Science", "Science (New York, N.Y.)", True),
        ("The Lancet Respiratory Medicine", "Lancet Respir Med", True),
        ("Genes Dev", "Genes & development", True),
        ("Cell", "Cell Metabolism", False),
        ("Nature", "Nature Genetics", False),
        ("Science", "Nature", False),
        ("J Clin Invest", "Blood", False),
        ("", "Blood", None),
        ("Blood", None, None),
    ],
)
def test_journal_agrees(cited: str, recorded: str | None, agrees: bool | None) -> None:
    assert journal_agrees(cited, recorded) is agrees
