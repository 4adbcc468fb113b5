"""Corpus names: out of their disguise, and the risk that goes with each."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from citevouch.audit.origins import GRAVITY, decode_origin, effective, risk_of, stricter, worst


def disguised(name: str) -> str:
    """Every code point moved up by one."""
    return "".join(chr(ord(char) + 1) for char in name)


@pytest.mark.parametrize(
    ("raw", "plain"),
    [
        pytest.param(
            "qvcnfe`bctusbdut`ijoefy`46qdu`beb4tnbmm`w4",
            "pubmed_abstracts_hindex_35pct_ada3small_v3",
            id="abstracts",
        ),
        pytest.param(
            "hvjefmjoft`gvmmufyu`vtb`nbovbm`beb4tnbmm`w3",
            "guidelines_fulltext_usa_manual_ada3small_v2",
            id="guidelines",
        ),
        pytest.param(
            "ofkn`sfwjfx`bsujdmf`gvmmufyu`tguq", "nejm_review_article_fulltext_sftp", id="a journal's reviews"
        ),
        pytest.param("nfejb`boopubufe`hfnjoj", "media_annotated_gemini", id="figures"),
        pytest.param("mbodfu_gvmmufyu_tdsbqfe", "lancet_fulltext_scraped", id="letters only"),
        pytest.param("qvcnfe_bctusbdut_v3", "pubmed_abstracts_u3", id="letters only, digits stay"),
        pytest.param("qvcnfe`bctusbdut`w:", "pubmed_abstracts_v9", id="9 is disguised as a colon"),
        pytest.param("pubmed_abstracts_v3", "pubmed_abstracts_v3", id="plain already"),
        pytest.param("NEJM_Fulltext", "NEJM_Fulltext", id="plain in capitals"),
        pytest.param("nbef`vq`sfhjtusz`w2", "made_up_registry_v1", id="an unknown corpus in disguise"),
        pytest.param("made_up_registry_v1", "made_up_registry_v1", id="an unknown corpus in plain"),
        pytest.param("", "", id="nothing"),
        pytest.param("`", "_", id="one mark"),
    ],
)
def test_decode_origin(raw: str, plain: str) -> None:
    assert decode_origin(raw) == plain


@given(st.text())
def test_decode_origin__twice_is_once(raw: str) -> None:
    once = decode_origin(raw)
    assert decode_origin(once) == once


@given(st.from_regex(r"(pubmed|nejm|wiley)(_[b-y][a-y0-8]{0,5}){1,4}", fullmatch=True))
def test_decode_origin__a_known_name_comes_back(name: str) -> None:
    assert decode_origin(disguised(name)) == name


@pytest.mark.parametrize(
    ("origin", "risk"),
    [
        pytest.param("lancet_fulltext_scraped_v2", "HIGH", id="scraped"),
        pytest.param("jacc_fulltext_scraped", "HIGH", id="scraped without a suffix"),
        pytest.param("nejm_review_article_fulltext_sftp", "HIGH", id="reviews in full text"),
        pytest.param("wiley_cdsr_fulltext", "MEDIUM", id="Cochrane"),
        pytest.param("wiley_research_fulltext", "MEDIUM", id="a publisher"),
        pytest.param("guidelines_fulltext_usa_manual_v2", "MEDIUM", id="guidelines"),
        pytest.param("media_annotated_gemini", "MEDIUM", id="figures"),
        pytest.param("some_other_fulltext", "MEDIUM", id="any full text"),
        pytest.param("pubmed_abstracts_v3", "LOW", id="abstracts"),
        pytest.param("PubMed_Abstracts_V3", "LOW", id="capitals"),
        pytest.param("made_up_registry_v1", "UNKNOWN", id="a corpus that nobody knows"),
        pytest.param("my_pubmed_abstracts", "UNKNOWN", id="not at the beginning"),
        pytest.param("", "UNKNOWN", id="empty"),
        pytest.param("  ", "UNKNOWN", id="blank"),
        pytest.param(None, "UNKNOWN", id="none"),
    ],
)
def test_risk_of(origin: str | None, risk: str) -> None:
    assert risk_of(origin) == risk


@pytest.mark.parametrize(
    ("given_risk", "derived", "counts"),
    [
        pytest.param("LOW", "HIGH", "HIGH", id="ours is stricter"),
        pytest.param("HIGH", "LOW", "HIGH", id="theirs is stricter"),
        pytest.param("LOW", "LOW", "LOW", id="both low"),
        pytest.param("LOW", "UNKNOWN", "UNKNOWN", id="a corpus that we do not know is not low"),
        pytest.param("LOW", None, "UNKNOWN", id="low without an origin is not believed"),
        pytest.param("HIGH", None, "HIGH", id="high without an origin is"),
        pytest.param(None, "MEDIUM", "MEDIUM", id="only ours"),
        pytest.param(None, None, "UNKNOWN", id="neither"),
        pytest.param("UNKNOWN", "LOW", "UNKNOWN", id="they do not know"),
        pytest.param("UNKNOWN", "HIGH", "HIGH", id="they do not know, we do"),
    ],
)
def test_stricter(given_risk: str | None, derived: str | None, counts: str) -> None:
    assert stricter(given_risk, derived) == counts


def test_worst__unknown_is_graver_than_low() -> None:
    assert [worst([risk, "LOW"]) for risk in GRAVITY] == ["LOW", "UNKNOWN", "MEDIUM", "HIGH"]
    assert worst([]) == "UNKNOWN"


def test_effective__unknown_counts_as_medium() -> None:
    assert [effective(risk) for risk in GRAVITY] == ["LOW", "MEDIUM", "MEDIUM", "HIGH"]
