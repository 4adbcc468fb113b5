"""Texts in one spelling, and the run of their words and figures."""

from __future__ import annotations

import pytest

from citevouch.check.matching.asides import set_aside
from citevouch.check.matching.folding import exact, tolerant
from citevouch.check.matching.stream import run


@pytest.mark.parametrize(
    ("text", "spelling"),
    [
        pytest.param("10⁶, 10<sup>6</sup>, 10(6) and 106", "10^6, 10^6, 10^6 and 106", id="exponents"),
        pytest.param("10⁻⁶ and 10<sup>-6</sup>", "10^\u22126 and 10^\u22126", id="negative exponents"),
        pytest.param("25(6) of 310(6)", "25(6) of 310(6)", id="other numbers in brackets"),
        pytest.param("Ca²⁺, H₂O, cm², kg⁻¹", "Ca2+, H2O, cm2, kg\u22121", id="charge, formula, units"),
        pytest.param("patients.¹² said¹,³", "patients.[12] said[1,3]", id="raised markers"),
        pytest.param("TNF-α, Δ, µg, ∆", "TNF-alpha, Delta, mug, Delta", id="Greek"),
        pytest.param("Straße, TGF-ß, IL-1ß", "Strasse, TGF-beta, IL-1beta", id="sharp s"),
        pytest.param("5 Å and Ångström", "5 å and Angstrom", id="a unit and a letter"),
        pytest.param("37º, 37˚, 37 ℃, nº", "37°, 37°, 37 °C, no", id="degrees"),
        pytest.param("<i>E. coli</i><p>It</p> n<5 and m>3", "E. coli\nIt\n n<5 and m>3", id="tags and comparators"),
        pytest.param('<a href="x">one</a> <b and c> <br/>', "one <b and c> \n", id="attributes"),
        pytest.param("a&amp;amp;b &lt;5 &bogus; &#x3b1;", "a&b <5 &bogus; alpha", id="entities"),
        pytest.param("<=5 >=5 </=5 +/-5 +-5 Ca2+-dependent", "≤5 ≥5 ≤5 ±5 ±5 Ca2+-dependent", id="comparators"),
        pytest.param("2 x 5, 2*5, x2, HLA-B*27", "2 × 5, 2×5, x2, HLA-B*27", id="times"),
        pytest.param("Fe−S, −5, a – b", "Fe-S, \u22125, a - b", id="dashes"),
        pytest.param("0·05 and a · b", "0.05 and a · b", id="raised point"),
        pytest.param("ﬁve æther ＩＬ－６ Ⅳ 𝛼", "five aether IL-6 IV alpha", id="forms of letters"),
        pytest.param("hyper\u00ad\ntension a\u200bb", "hypertension ab", id="characters that are not seen"),
        pytest.param(r"a\*b \[x\] \n", r"a*b [x] \n", id="Markdown escapes"),
    ],
)  # fmt: skip
def test_tolerant(text: str, spelling: str) -> None:
    assert tolerant(text).text == spelling


def test_exact__only_white_space_and_composition() -> None:
    assert exact("e\u0301a\r\n  b\u00a0c ½ ﬁ &amp;").text == "éa b c ½ ﬁ &amp;"
    hangul = exact("x \u1100\u1161\u11a8 y")
    assert hangul.text == "x \uac01 y"
    assert hangul.span(2, 3) == (2, 5)
    assert hangul.span(4, 5) == (6, 7)


def test_span__through_entities_and_marks() -> None:
    text = "p&lt;0.05 cafe\u0301 <b>TNF&alpha;</b>."
    clean = tolerant(text)
    assert clean.text == "p<0.05 cafe TNFalpha."
    for words, given in {
        "<0.05": "&lt;0.05",
        "cafe": "cafe\u0301",
        "TNFalpha": "TNF&alpha;",
        ".": ".",
    }.items():
        at = clean.text.rindex(words)
        assert text[slice(*clean.span(at, at + len(words)))] == given


@pytest.mark.parametrize(
    ("text", "kept"),
    [
        pytest.param("IL-6 of iron-sulfur (n=12), 5-fold.", "IL-6ofironsulfurn=125fold", id="hyphens"),
        pytest.param("−5, -5, - 5, a - b, 5-10, CD4- T", "-5-5-5ab5-10CD4-T", id="signs"),
        pytest.param("IL-10-/- and IL--6", "IL-10-/-andIL--6", id="genotypes and double signs"),
        pytest.param("1,234,567 1,23 0,123 12, 34 1:100 a: b", "12345671,230,12312341:100ab", id="commas, colons"),
        pytest.param("0.05 .05 Fig.5 e.g. 5. x", "0.05.05Fig5eg5x", id="points"),
        pytest.param("5% 5 °C mg/kg ≤5 ±2 5×10^6 CD4+", "5%5°Cmg/kg≤5±25×10^6CD4+", id="signs that are content"),
        pytest.param("*in vivo* HLA-B*27 _so_ gene_a", "invivoHLAB*27sogene_a", id="emphasis"),
        pytest.param("(a) [b] {c} “d” ‘e’ f’s †", "abcdefs", id="brackets and quotation marks"),
    ],
)  # fmt: skip
def test_run(text: str, kept: str) -> None:
    assert run(text) == kept


@pytest.mark.parametrize(
    ("text", "aside"),
    [
        pytest.param("as said [12].", ["[12]"], id="number"),
        pytest.param("as said [1,3-5] or [^7]", ["[1,3-5]", "[^7]"], id="several"),
        pytest.param("as said (refs 3,4)", ["(refs 3,4)"], id="refs"),
        pytest.param("(Doe et al., 2010; Roe and Poe, 2011b)", ["(Doe et al., 2010; Roe and Poe, 2011b)"], id="names"),
        pytest.param("(June 2010) (n = 12) (12) [p.(Glu87Lys)] [2Fe-2S]", [], id="no markers"),
        pytest.param("95% CI [12, 15], IQR [3-5], 45 years [40-50], 45 [12]", [], id="intervals"),
        pytest.param("[18]F-FDG", [], id="isotope"),
        pytest.param("BACKGROUND: We. METHODS AND RESULTS: It.", ["BACKGROUND:", "METHODS AND RESULTS:"], id="labels"),
        pytest.param("AbstractBackgroundWe did.ResultsIt did", ["Abstract", "Background", "Results"], id="welded"),
        pytest.param("It did. RESULTS It grew", ["RESULTS"], id="capitals alone"),
        pytest.param("in these\npatients: a, b. The results: c", [], id="words of a sentence"),
        pytest.param("AIM2 is a gene. AIMP1 too. Settings matter. Patients who", [], id="words like labels"),
    ],
)  # fmt: skip
def test_set_aside(text: str, aside: list[str]) -> None:
    blanked = set_aside(text)
    assert len(blanked) == len(text)
    spans = "".join(old if new in "\x01\x02" else "\n" for old, new in zip(text, blanked, strict=True))
    assert "".join(spans.split()) == "".join("".join(aside).split())
