"""Marks of standing in titles, bare titles, and whether a text has the title of a record."""

from __future__ import annotations

import pytest

from citevouch.resolve.titles import bare_titles, same_title, standing_of_title


@pytest.mark.parametrize(
    ("title", "standing", "bare"),
    [
        pytest.param("RETRACTED: Glands and ducts", "RETRACTED", ["Glands and ducts"], id="retracted"),
        pytest.param("Retracted Article: Glands", "RETRACTED", ["Glands"], id="article"),
        pytest.param("[RETRACTED] Glands", "RETRACTED", ["Glands"], id="in-brackets"),
        pytest.param("(Withdrawn): Glands", "WITHDRAWN", ["Glands"], id="in-brackets-with-colon"),
        pytest.param("Retracted glands", None, [], id="an-adjective"),
        pytest.param("WITHDRAWN: [Glands].", "WITHDRAWN", ["Glands"], id="both"),
        pytest.param("WITHDRAWN: Glands.", "WITHDRAWN", ["Glands."], id="withdrawn"),
        pytest.param("Withdrawn \u2013 Glands", "WITHDRAWN", ["Glands"], id="dash"),
        pytest.param("Withdrawn-drug effects", None, [], id="a-word-of-the-title"),
        pytest.param("Retraction: Glands", None, [], id="a-notice"),
        pytest.param("Retracted papers: a survey", None, [], id="about-retractions"),
        pytest.param("[Glands and ducts].", None, ["Glands and ducts"], id="translated"),
        pytest.param("Spectra of [2Fe-2S] clusters", None, [], id="brackets-inside"),
        pytest.param("", None, [], id="empty"),
    ],
)
def test_marks(title: str, standing: str | None, bare: list[str]) -> None:
    assert (standing_of_title(title), bare_titles(title)) == (standing, bare)


@pytest.mark.parametrize(
    ("one", "other", "same"),
    [
        pytest.param("Gland size in zebrafish.", "Gland size in Zebrafish", True, id="case-and-stop"),
        pytest.param(
            "Gland size in zebrafish", "Gland size in zebrafish: a study of ten tanks", True, id="subtitle"
        ),
        pytest.param("Größe der Drüsen", "GROSSE DER DRUSEN", True, id="sharp-s"),
        pytest.param("Taille des glandes é", "Taille des glandes e", True, id="accents"),
        pytest.param("Gland size in zebrafish", "Access denied", False, id="landing-page"),
        pytest.param("Glands", "Glands of the zebrafish and other fish", False, id="short-title-inside"),
        pytest.param("", "", False, id="nothing"),
    ],
)
def test_same_title(one: str, other: str, same: bool) -> None:
    assert same_title(one, other) is same
    assert same_title(other, one) is same
