"""Numbers in sentences: kind, value, interval and unit; what is evidence and what is not."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from citevouch.text.numbers import find_numbers
from citevouch.text.numbers_grammar import value_of
from citevouch.text.spans import Spans

Expected = list[tuple[object, ...]]

# Each case: a sentence, and kind, raw text, value, low, high of each number that is evidence.
EVIDENCE = [
    pytest.param("HR 0.74", [("HAZARD_RATIO", "0.74", 0.74)], id="HR"),
    pytest.param("aHR = 0.74", [("HAZARD_RATIO", "0.74", 0.74)], id="adjusted HR"),
    pytest.param("The hazard ratio for death was 0.74.", [("HAZARD_RATIO", "0.74", 0.74)], id="hazard ratio in words"),
    pytest.param("**HR** 0.74", [("HAZARD_RATIO", "0.74", 0.74)], id="HR in bold"),
    pytest.param("OR 2.1; aOR: 2.3", [("ODDS_RATIO", "2.1", 2.1), ("ODDS_RATIO", "2.3", 2.3)], id="OR"),
    pytest.param("odds ratio of 1.5", [("ODDS_RATIO", "1.5", 1.5)], id="odds ratio in words"),
    pytest.param("RR 0.66", [("RISK_RATIO", "0.66", 0.66)], id="RR"),
    pytest.param("a relative risk of 1.2", [("RISK_RATIO", "1.2", 1.2)], id="relative risk"),
    pytest.param("IRR 0.5, rate ratio 0.6", [("RATE_RATIO", "0.5", 0.5), ("RATE_RATIO", "0.6", 0.6)], id="rate ratio"),
    pytest.param(
        "HR 0.74 (95% CI 0.65–0.85; p<0.001)",
        [("HAZARD_RATIO", "0.74", 0.74, 0.65, 0.85), ("CONFIDENCE_INTERVAL", "0.65–0.85", 0.65, 0.65, 0.85),
         ("P_VALUE", "0.001", 0.001)],
        id="effect with interval and p",
    ),
    pytest.param(
        "odds ratio 1.5 (95 % confidence interval: 1.1 to 2.0)",
        [("ODDS_RATIO", "1.5", 1.5, 1.1, 2.0), ("CONFIDENCE_INTERVAL", "1.1 to 2.0", 1.1, 1.1, 2.0)],
        id="interval in words",
    ),
    pytest.param(
        "1.50 (95% CI [1.3-1.7], P=0.001)",
        [("CONFIDENCE_INTERVAL", "1.3-1.7", 1.3, 1.3, 1.7), ("P_VALUE", "0.001", 0.001)],
        id="interval in square brackets",
    ),
    pytest.param(
        "HR 0·74 [0·65, 0·85]",
        [("HAZARD_RATIO", "0·74", 0.74, 0.65, 0.85), ("CONFIDENCE_INTERVAL", "0·65, 0·85", 0.65, 0.65, 0.85)],
        id="middle dots, interval without a name",
    ),
    pytest.param(
        "mean difference −2.3 mmHg (95% CI −3.1 to −1.5)",
        [("MEAN_DIFFERENCE", "−2.3 mmHg", -2.3, -3.1, -1.5), ("CONFIDENCE_INTERVAL", "−3.1 to −1.5", -3.1, -3.1, -1.5)],
        id="negative numbers",
    ),
    pytest.param("p = .03", [("P_VALUE", ".03", 0.03)], id="leading dot"),
    pytest.param("*P* < 0.05", [("P_VALUE", "0.05", 0.05)], id="p in italics"),
    pytest.param("P = 3×10⁻⁸", [("P_VALUE", "3×10⁻⁸", 3e-8)], id="power of ten"),
    pytest.param("p = 1.5e-8", [("P_VALUE", "1.5e-8", 1.5e-8)], id="scientific notation"),
    pytest.param("p for trend = 0.04; p-value of 0.02", [("P_VALUE", "0.04", 0.04), ("P_VALUE", "0.02", 0.02)], id="p's names"),
    pytest.param("45% and 45 % and 45 percent", [("PERCENT", "45%", 45), ("PERCENT", "45 %", 45), ("PERCENT", "45 percent", 45)],
                 id="per cent"),
    pytest.param("30–40% of them", [("PERCENT", "30–40%", 30, 30, 40)], id="range of per cent"),
    pytest.param("30% to 40% of them", [("PERCENT", "30% to 40%", 30, 30, 40)], id="range with to"),
    pytest.param("a change of -5% to -7%", [("PERCENT", "-5% to -7%", -5, -7, -5)], id="falling range"),
    pytest.param("between 9 and 25% of it", [("PERCENT", "9 and 25%", 9, 9, 25)], id="range with between"),
    pytest.param("fell from 12.3% to 8.1%", [("PERCENT", "12.3%", 12.3), ("PERCENT", "8.1%", 8.1)], id="from and to are two"),
    pytest.param("12,5 % of cases", [("PERCENT", "12,5 %", 12.5)], id="decimal comma"),
    pytest.param(">95% of them", [("PERCENT", "95%", 95)], id="more than a percentage"),
    pytest.param("5 percentage points, 5 pp", [("PERCENTAGE_POINTS", "5 percentage points", 5), ("PERCENTAGE_POINTS", "5 pp", 5)],
                 id="percentage points"),
    pytest.param("n = 1,204; (N=34)", [("SAMPLE_SIZE", "1,204", 1204), ("SAMPLE_SIZE", "34", 34)], id="n"),
    pytest.param("in 1\u202f204 patients", [("COUNT", "1\u202f204", 1204)], id="thin space"),
    pytest.param("38,016 distinct isoforms and 34 deaths", [("COUNT", "38,016", 38016), ("COUNT", "34", 34)], id="counts"),
    pytest.param("at least 500 patients", [("COUNT", "500", 500)], id="count with a comparator"),
    pytest.param("12 of 34 patients", [("FRACTION", "12 of 34", 12 / 34)], id="x of y"),
    pytest.param("12/34 (35%)", [("FRACTION", "12/34", 12 / 34), ("PERCENT", "35%", 35)], id="x/y"),
    pytest.param("1 in 5 of them", [("FRACTION", "1 in 5", 0.2)], id="1 in 5"),
    pytest.param("one in five", [("FRACTION", "one in five", 0.2)], id="one in five"),
    pytest.param("a third of them, two thirds, half the cells",
                 [("FRACTION", "a third", 1 / 3), ("FRACTION", "two thirds", 2 / 3), ("FRACTION", "half", 0.5)], id="shares in words"),
    pytest.param("15-fold, two-fold, threefold", [("FOLD", "15-fold", 15), ("FOLD", "two-fold", 2), ("FOLD", "threefold", 3)],
                 id="folds"),
    pytest.param("a 4–5-fold rise", [("FOLD", "4–5-fold", 4, 4, 5)], id="range of folds"),
    pytest.param("it doubled, then halved", [("FOLD", "doubled", 2), ("FOLD", "halved", 0.5)], id="doubled, halved"),
    pytest.param("twice as high, 3 times higher", [("FOLD", "twice", 2), ("FOLD", "3 times higher", 3)], id="times"),
    pytest.param("NNT 25; number needed to harm was 40", [("NNT", "25", 25), ("NNH", "40", 40)], id="NNT and NNH"),
    pytest.param("SMD 0.45, Cohen's d = 0.8", [("STANDARDIZED_MEAN_DIFFERENCE", "0.45", 0.45),
                                               ("STANDARDIZED_MEAN_DIFFERENCE", "0.8", 0.8)], id="SMD"),
    pytest.param("β = 0.12; r = 0.86; r2 = 0.7", [("COEFFICIENT", "0.12", 0.12), ("COEFFICIENT", "0.86", 0.86),
                                                  ("COEFFICIENT", "0.7", 0.7)], id="coefficients"),
    pytest.param("I² = 45%; *I*<sup>2</sup> = 62%", [("HETEROGENEITY", "45%", 45), ("HETEROGENEITY", "62%", 62)], id="I²"),
    pytest.param("AUC of 0.91, C-statistic 0.78", [("AUC", "0.91", 0.91), ("AUC", "0.78", 0.78)], id="AUC"),
    pytest.param("sensitivity and specificity were 85% and 90%", [("SENSITIVITY", "85%", 85), ("SPECIFICITY", "90%", 90)],
                 id="sensitivity and specificity"),
    pytest.param("85% sensitivity, specificity of 90%", [("SENSITIVITY", "85%", 85), ("SPECIFICITY", "90%", 90)],
                 id="sensitivity behind"),
    pytest.param("median survival 12.4 months", [("MEDIAN", "12.4 months", 12.4)], id="median"),
    pytest.param("6.6 vs 4.0 days", [("OTHER", "6.6", 6.6), ("OTHER", "4.0 days", 4.0)], id="two compared"),
    pytest.param("5.2 ± 1.1 days", [("OTHER", "5.2 ± 1.1 days", 5.2)], id="with a spread"),
    pytest.param("Kd ~7.8 µM, IC50 of 3 nM", [("OTHER", "7.8 µM", 7.8), ("OTHER", "3 nM", 3)], id="constants"),
    pytest.param("reduced LDL by 40 mg/dL", [("OTHER", "40 mg/dL", 40)], id="size of a change"),
]  # fmt: skip

# Each case: a sentence, and kind and raw text of its numbers, none of them evidence.
NO_EVIDENCE = [
    pytest.param("50 mg twice daily", [("DOSE", "50 mg")], id="dose"),
    pytest.param("10 mg/kg/day", [("DOSE", "10 mg/kg/day")], id="dose by weight"),
    pytest.param("3 doses", [("DOSE", "3 doses")], id="number of doses"),
    pytest.param("for 12 weeks", [("OTHER", "12 weeks")], id="duration"),
    pytest.param("aged 65 years", [("AGE", "65 years")], id="age"),
    pytest.param("a 65-year-old man", [("AGE", "65-year-old")], id="year-old"),
    pytest.param("age ≥ 18 years", [("AGE", "18 years")], id="age with a comparator"),
    pytest.param("median age 54 years", [("AGE", "54 years")], id="median age"),
    pytest.param("platelets <30×10⁹/L", [("THRESHOLD", "30×10⁹")], id="threshold with a power"),
    pytest.param("HbA1c >7%", [("THRESHOLD", "7%")], id="threshold in per cent"),
    pytest.param("eGFR < 60 mL/min/1.73 m2", [("THRESHOLD", "60 mL/min/1.73 m2")], id="threshold with a unit"),
    pytest.param("BMI of at least 30", [("THRESHOLD", "30")], id="threshold in words"),
    pytest.param("in 2019", [("YEAR", "2019")], id="year"),
    pytest.param("2019–2021", [("YEAR", "2019–2021")], id="years"),
    pytest.param("type 2 diabetes", [("OTHER", "2")], id="type"),
    pytest.param("a phase 3 trial", [("OTHER", "3")], id="phase"),
    pytest.param("NYHA class 3", [("OTHER", "3")], id="class"),
    pytest.param("stage 4", [("OTHER", "4")], id="stage"),
    pytest.param("Figure 2 and Table 1", [("OTHER", "2"), ("OTHER", "1")], id="figure and table"),
    pytest.param("at pH 4.5", [("OTHER", "4.5")], id="pH"),
    # --- no numbers at all
    pytest.param("SGLT2, GLP-1, COVID-19, HER2, IL-6, CD8, 14-3-3", [], id="names"),
    pytest.param("5-HT, 3D, 28S, 4Fe, 2nd", [], id="names that begin with a digit"),
    pytest.param("Ser183, c.259G>A, p.(Glu87Lys), chr7:1234", [], id="residues and variants"),
    pytest.param("GO:0006468 and v3.2.1 and 10.5555/abc", [], id="accession, version, DOI"),
    pytest.param("on 12/05/2020 at 12:30", [], id="date and time"),
    pytest.param("diluted 1:100", [], id="ratio of a dilution"),
    pytest.param("F<sub>1</sub> and m<sup>2</sup>", [], id="subscripts and powers"),
    pytest.param("the third mobile window, the C-terminal half of it, one of three", [], id="ordinals and parts"),
    pytest.param("double-blind, doubling time, halfway", [], id="words that only look like numbers"),
    pytest.param('enzyme OR "product" AND cells', [], id="the operator OR"),
]  # fmt: skip


@pytest.mark.parametrize(("sentence", "expected"), EVIDENCE)
def test_find_numbers__evidence(sentence: str, expected: Expected) -> None:
    found = [number for number in find_numbers(sentence, 0, len(sentence)) if number.evidential]
    assert [(number.kind, number.raw) for number in found] == [(kind, raw) for kind, raw, *_ in expected]
    for number, (_, _, value, *interval) in zip(found, expected, strict=True):
        assert number.value == pytest.approx(value)
        if interval:
            assert (number.low, number.high) == (pytest.approx(interval[0]), pytest.approx(interval[1]))


@pytest.mark.parametrize(("sentence", "expected"), NO_EVIDENCE)
def test_find_numbers__no_evidence(sentence: str, expected: Expected) -> None:
    found = find_numbers(sentence, 0, len(sentence))
    assert [(number.kind, number.raw) for number in found] == expected
    assert not any(number.evidential for number in found)


@pytest.mark.parametrize(
    ("sentence", "unit"),
    [("12.4 months vs 8 days", "months"), ("reduced by 40 mg/dL", "mg/dL"), ("45%", "%"), ("50 mg daily", "mg"), ("in 30 rows", None)],
)  # fmt: skip
def test_find_numbers__unit(sentence: str, unit: str | None) -> None:
    assert find_numbers(sentence, 0, len(sentence))[0].unit == unit


def test_find_numbers__within_and_outside() -> None:
    text = "before 1%; here 2% [3%]; after 4%"
    assert [number.raw for number in find_numbers(text, 11, 24, skip=Spans([(19, 23)]))] == ["2%"]


@pytest.mark.parametrize(
    ("written", "value"),
    [("1,204", 1204), ("1'204'000", 1204000), ("0·74", 0.74), ("0,74", 0.74), (".05", 0.05), ("−2.5", -2.5), ("+3", 3),
     ("3×10⁻⁸", 3e-8), ("3 x 10^-8", 3e-8), ("10⁻⁸", 1e-8), ("10<sup>9</sup>", 1e9), ("1e5", 1e5), ("10", 10)],
)  # fmt: skip
def test_value_of(written: str, value: float) -> None:
    assert value_of(written) == pytest.approx(value)


@pytest.mark.parametrize("written", ["1" * 400, "10^999", "", "abc"])
def test_value_of__no_number(written: str) -> None:
    assert value_of(written) is None


WORDS = st.sampled_from(
    ["HR ", "95% CI ", "p<", "0.5", "1,204", "−3", "–", " to ", "%", " mg", "-fold", "10⁻⁸", "10^", "1" * 320, "n = ", "(", ")", "[", ", ",
     "one in five", "half of", " of ", "/", ".", "·", "±", "*", "<sup>2</sup>", "é", "𝔄", "\n", "years", "vs ", "²", "e5"]
)  # fmt: skip


@given(st.lists(WORDS, max_size=25).map("".join))
def test_numbers__offsets_slice_back_and_nothing_raises(text: str) -> None:
    done = 0
    for number in find_numbers(text, 0, len(text)):
        assert text[number.start : number.end] == number.raw
        assert done <= number.start < number.end
        assert number.value == number.value, "no NaN"
        assert abs(number.value) != float("inf")
        assert number.low is None or number.high is None or number.low <= number.high
        done = number.end
