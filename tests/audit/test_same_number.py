"""Is a claim's number in a text? A table of notations, and of what must not count."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from citevouch.audit.figures import figures_of
from citevouch.audit.same_number import find_number


def found(claim: str, source: str) -> str | None:
    """How *source* writes the first number of *claim* that is evidence."""
    evidence = [each for each in figures_of(claim) if each.number.evidential]
    assert evidence, f"no number of {claim!r} is evidence"
    return find_number(evidence[0], figures_of(source))


@pytest.mark.parametrize(
    ("claim", "source", "written"),
    [
        # per cent
        pytest.param("It fell by 13%.", "It fell by 13%.", "13%", id="the same"),
        pytest.param("It fell by 13%.", "It fell by 13 %.", "13 %", id="a space before the sign"),
        pytest.param("It fell by 13 %.", "It fell by 13.0%.", "13.0%", id="one more decimal"),
        pytest.param("It fell by 13%.", "It fell by 13 percent.", "13 percent", id="the sign as a word"),
        pytest.param("It fell by 13%.", "It fell by 13 per cent.", "13 per cent", id="as two words"),
        pytest.param("It fell by 13%.", "a proportion of 0.13", "0.13", id="from 0 to 1"),
        pytest.param("It fell by 13%.", "It fell by 13 percentage points.", "13 percentage points", id="points"),
        pytest.param("It fell by 13%.", "It fell by 13.2%.", "13.2%", id="rounded in the claim"),
        pytest.param("It fell by 12,5 %.", "It fell by 12.5%.", "12.5%", id="a decimal comma"),
        pytest.param("It fell by 13%.", "It fell by 13·0%.", "13·0%", id="a raised point"),
        pytest.param("It was seen in 81% of patients.", "It was seen in 39 of 48.", "39 of 48", id="worked out of a share"),
        pytest.param("It was seen in 81% of patients.", "seen in 39/48", "39/48", id="of a share with a stroke"),
        pytest.param("It fell to 12.1%.", "rates of 12.1 versus 14.9%", "12.1", id="a sign for two numbers"),
        pytest.param("It was 15%.", "in 13, 15, and 20% of patients", "15", id="a sign for three numbers"),
        pytest.param("It fell by 13%.", "hazard ratio 0.87", "0.87", id="a ratio of a reduction"),
        pytest.param("It rose by 20%.", "odds ratio 1.20", "1.20", id="a ratio of an increase"),
        pytest.param("about 3% died", "2.6% died", "2.6%", id="one figure that says it is rounded"),
        pytest.param("A sensitivity of 91%.", "sensitivity 0.91", "0.91", id="a sensitivity"),
        # ratios, intervals, p values
        pytest.param("HR 0.87", "hazard ratio, 0.87", "0.87", id="a ratio"),
        pytest.param("HR 0.87", "HR 0·87", "0·87", id="a ratio with a raised point"),
        pytest.param("HR 0.87", "HR .87", ".87", id="without its nought"),
        pytest.param("HR 0.87", "HR 0.874", "0.874", id="a ratio rounded in the claim"),
        pytest.param("HR 0.87", "0.87 (0.78 to 0.97)", "0.87", id="a ratio without its name"),
        pytest.param("(95% CI 0.78-0.97)", "95% CI, 0.78 to 0.97", "0.78 to 0.97", id="an interval"),
        pytest.param("(95% CI 0.78-0.97)", "95% CI [0.78; 0.97]", "0.78; 0.97", id="in brackets"),
        pytest.param("(95% CI 0.78-0.97)", "0.87 (0·78–0·97)", "0·78–0·97", id="without its name"),
        pytest.param("(95% CI 0.78-0.97)", "limits of 0.78 and 0.97", "0.78 and 0.97", id="with a word between"),
        pytest.param("13-15% of patients", "13% to 15% of patients", "13% to 15%", id="a range"),
        pytest.param("13-15% of patients", "13% in A and 15% in B", "13% … 15%", id="a range of two results"),
        pytest.param("p<0.001", "P < .001", ".001", id="a p value"),
        pytest.param("p = 0.03", "P-value of 0.030", "0.030", id="a p value in words"),
        pytest.param("a mean difference of -1.1", "a difference of \u22121.1", "\u22121.1", id="a typographic minus"),
        pytest.param("a mean difference of -1.1", "lower by a mean of 1.1", "1.1", id="a sign said in words"),
        # counts and shares
        pytest.param("1,234 patients", "1234 adults", "1234", id="without the comma"),
        pytest.param("1234 patients", "1,234 patients", "1,234", id="with the comma"),
        pytest.param("1234 patients", "1\u202f234 patients", "1 234", id="with a thin space"),
        pytest.param("n=1,234", "A total of 1,234 were randomised.", "1,234", id="a large number without a noun"),
        pytest.param("39 patients", "in 39 of 48 patients", "39 of 48", id="part of a share"),
        pytest.param("39 of 48 patients", "39/48 patients", "39/48", id="a share with a stroke"),
        pytest.param("39 of 48 patients", "39 (81%) of 48 patients", "39 (81%) of 48", id="a share with its per cent"),
        pytest.param("a third of patients", "33.3% of patients", "33.3%", id="a share in words"),
        pytest.param("half of patients", "50% of patients", "50%", id="half"),
        # others
        pytest.param("two-fold higher", "a 2-fold increase", "2-fold", id="fold in words"),
        pytest.param("2-fold higher", "HR 2.0", "2.0", id="fold by a ratio"),
        pytest.param("NNT 34", "The number needed to treat was 34.", "34", id="needed to treat"),
        pytest.param("I2 = 45%", "I² was 45%", "45%", id="heterogeneity"),
        pytest.param("a median survival of 12.4 months", "median survival, 12.4 mo", "12.4 mo", id="another unit's name"),
        pytest.param("a median survival of 8.1 months", "12.4 versus 8.1 months", "8.1 months", id="the second of two"),
        pytest.param("It was 6.6 vs 4.0 days.", "6.6 days versus 4.0 days", "6.6 days", id="a unit said once"),
        pytest.param("It fell by 13%.", "It fell\nby 13\npercent.", "13 percent", id="over two lines"),
        pytest.param("p<0.001", "P &lt; 0.001", "0.001", id="with an entity"),
    ],
)  # fmt: skip
def test_find_number__notations(claim: str, source: str, written: str) -> None:
    assert found(claim, source) == written


@pytest.mark.parametrize(
    ("claim", "source"),
    [
        pytest.param("It fell by 13%.", "It fell by 14%.", id="another number"),
        pytest.param("It fell by 13%.", "13 mg daily", id="a dose"),
        pytest.param("It fell by 20%.", "in 2020", id="part of a year"),
        pytest.param("2,019 patients", "in 2019", id="a year"),
        pytest.param("65 patients", "aged 65 years", id="an age"),
        pytest.param("7% of patients", "HbA1c above 7%", id="a threshold"),
        pytest.param("100 patients", "100 mg", id="a dose for a count"),
        pytest.param("It fell by 13%.", "p = 0.13", id="a p value for a per cent"),
        pytest.param("HR 0.05", "p = 0.05", id="a p value for a ratio"),
        pytest.param("p = 0.13", "13% of patients", id="a per cent for a p value"),
        pytest.param("p<0.001", "p = 0.001", id="another comparator"),
        pytest.param("p = 0.04", "p = 0.041", id="a p value is not rounded"),
        pytest.param("95% of patients", "HR 0.8 (95% CI 0.7-0.9)", id="the level of an interval"),
        pytest.param("HR 0.78", "HR 0.87 (95% CI 0.78-0.97)", id="the end of an interval"),
        pytest.param("(95% CI 0.78-0.97)", "HR 0.87 (95% CI 0.78-0.98)", id="another end"),
        pytest.param("HR 0.874", "HR 0.87", id="more exact than the source"),
        pytest.param("13.2% of patients", "13% of patients", id="a per cent more exact than the source"),
        pytest.param("3% of patients", "2.6% of patients", id="one figure that does not say it is rounded"),
        pytest.param("It rose by 13%.", "hazard ratio 0.87", id="a ratio the other way"),
        pytest.param("13% of patients had it.", "hazard ratio 0.87", id="a ratio without a change"),
        pytest.param("HR 0.87", "0.87% of patients", id="a per cent for a ratio"),
        pytest.param("HR 0.87", "0.87 mg", id="a dose for a ratio"),
        pytest.param("a mean difference of -1.1", "a mean difference of +1.1", id="another sign"),
        pytest.param("NNT 34", "NNH 34", id="needed to harm"),
        pytest.param("NNT 34", "34 patients", id="a count for a number needed"),
        pytest.param("12 patients", "followed for 12 months", id="a duration for a count"),
        pytest.param("a median survival of 12 months", "followed for 12 months", id="a duration for a median"),
        pytest.param("a median survival of 12.4 months", "12.4 weeks", id="another unit"),
        pytest.param("39 of 48 patients", "39 of 49 patients", id="another whole"),
        pytest.param("a third of patients", "30% of patients", id="not a third"),
        pytest.param("5 patients", "type 5 disease", id="a name"),
        pytest.param("It fell by 13%.", "No number stands here.", id="no number"),
        pytest.param("It fell by 13%.", "", id="no text"),
    ],
)  # fmt: skip
def test_find_number__what_does_not_count(claim: str, source: str) -> None:
    assert found(claim, source) is None


def test_find_number__the_same_notation_comes_first() -> None:
    assert found("It fell by 13%.", "608 of 4668 (13.0%)") == "13.0%"


@given(st.integers(1, 99), st.integers(0, 9))
def test_find_number__a_number_is_found_in_itself(whole: int, tenth: int) -> None:
    said = f"It fell by {whole}.{tenth}%."
    assert found(said, f"Then it fell by {whole}.{tenth}% in the end.") == f"{whole}.{tenth}%"


@given(
    st.floats(0.11, 9.9).map(lambda value: round(value, 2)),
    st.floats(0.11, 9.9).map(lambda value: round(value, 2)),
)
def test_find_number__a_ratio_is_not_another_one(one: float, other: float) -> None:
    written = found(f"HR {one:.2f}", f"a hazard ratio of {other:.2f}")
    assert (written is not None) == (one == other)


@given(st.text(alphabet="0123456789.,%-–·()[]<>= pHRCInofto\n", max_size=60))
def test_find_number__never_raises(text: str) -> None:
    source = figures_of(text)
    for claimed in figures_of(
        "HR 0.87 (95% CI 0.78-0.97), p<0.01, 13%, 39 of 48, a third, 13-15%, 1,234 patients"
    ):
        find_number(claimed, source)
    for claimed in source:
        find_number(claimed, figures_of("HR 0.87 (95% CI 0.78-0.97), p<0.01, 13%, 39 of 48, 13-15%"))
