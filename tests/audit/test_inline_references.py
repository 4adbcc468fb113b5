"""References in place of numbers."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.audit.building import cite

from citevouch.audit.inline_references import fields_of, with_numbers
from citevouch.audit.tables import our_tables

FDA = (
    'Made-up Agency. <a target="_blank" href="https://example.org/label">Velotran label for adults</a>. 2025.'
)
HALO = (
    'Quist A, Rand B, et al. <a href="https://doi.org/10.5555/VELOTRAN.1">Velotran in Halden disease</a>. '
    "Made-up Trials. 2021;386(4):351-363. doi:10.5555/VELOTRAN.1."
)


def group(*references: str) -> str:
    return "[[[$$$" + "$$$]!!![$$$".join(references) + "$$$]]]"


def numbers(text: str, *citations: object) -> tuple[str, list[int]]:
    """The markers that *text* gets, and the citations there are then."""
    written, found = with_numbers(text, citations, our_tables())  # type: ignore[arg-type]
    assert len(written) == len(text)
    for length in range(300, 0, -1):
        written = written.replace(f"({'x' * length})", "")
    return written, [made.index for made in found]


@pytest.mark.parametrize(
    ("text", "written", "indices"),
    [
        pytest.param(f"A.{group(FDA)}", "A.[1]", [1], id="one"),
        pytest.param(f"A.{group(FDA, HALO)} B.", "A.[1][2] B.", [1, 2], id="two together"),
        pytest.param(f"A.{group(FDA)} B.{group(FDA)}", "A.[1] B.[1]", [1], id="the same again"),
        pytest.param(f"A [7].{group(FDA)}", "A [7].[8]", [8], id="numbers that markers have are not taken"),
        pytest.param("No reference.", "No reference.", [], id="none"),
        pytest.param(f"A.{group(FDA)[:-2]}", f"A.{group(FDA)[:-2]}", [], id="not closed"),
    ],
)
def test_with_numbers(text: str, written: str, indices: list[int]) -> None:
    assert numbers(text) == (written, indices)


@pytest.mark.parametrize(
    "known",
    [
        pytest.param({"doi": "10.5555/velotran.1"}, id="by DOI"),
        pytest.param({"url": "https://doi.org/10.5555/VELOTRAN.1"}, id="by address"),
        pytest.param({"title": "Velotran in Halden Disease"}, id="by title"),
    ],
)
def test_with_numbers__a_reference_is_recognised(known: dict[str, str]) -> None:
    assert numbers(f"A.{group(HALO)}", cite(5, **known)) == ("A.[5]", [5])


def test_with_numbers__numbers_that_are_known() -> None:
    text = f"A.{group(HALO)}"
    written, found = with_numbers(text, [cite(9)], our_tables(), references={HALO: 9})
    assert written.startswith("A.[9](")
    assert len(found) == 1


def test_fields_of__a_reference() -> None:
    assert fields_of(HALO) == {
        "title": "Velotran in Halden disease",
        "authors": "Quist A, Rand B, et al",
        "journal": "Made-up Trials",
        "date": "2021",
        "url": "https://doi.org/10.5555/VELOTRAN.1",
        "doi": "10.5555/velotran.1",
        "pmid": None,
    }
    assert fields_of("Just words &amp; more")["title"] == "Just words & more"


@given(st.text(alphabet="[]$!<a href='x'>/ 1", max_size=60))
def test_with_numbers__length_stays(text: str) -> None:
    for each in (text, f"[[[$$${text}$$$]]]", f"[[[$$${text}$$$]!!![$$${text}"):
        assert len(with_numbers(each, [], our_tables())[0]) == len(each)
