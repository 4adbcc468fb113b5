"""What is never found, however like the source it looks, and the reason given."""

from __future__ import annotations

import pytest

from citevouch.check.matching import guards, search
from citevouch.check.matching.search import GLOSS_NEGATES, NO_WORDS, SCATTERED, TOO_FAR

FAR = "Something else was done as well. " * 50

REFUSED = [
    # Nothing to find
    pytest.param("!!!", "Any text.", NO_WORDS, id="punctuation only"),
    pytest.param("***", "Any text.", NO_WORDS, id="markup only"),
    pytest.param("\u200b", "Any text.", NO_WORDS, id="zero-width space only"),
    pytest.param("[...]", "Any text.", NO_WORDS, id="ellipsis only"),
    pytest.param("2010-2015", "in 2010-2015 we", NO_WORDS, id="no letters"),
    pytest.param("", "Any text.", NO_WORDS, id="empty"),
    pytest.param("[the drug]", "Any text.", None, id="a gloss only"),
    # Inside a word or number
    pytest.param("ICE", "said the police", None, id="letters of a word"),
    pytest.param("ice", "said the police", guards.INSIDE_WORD, id="end of a word"),
    pytest.param("5 mg daily", "got 25 mg daily", guards.INSIDE_NUMBER, id="end of a number"),
    pytest.param("IL-6", "the IL-60 gene", guards.INSIDE_NUMBER, id="beginning of a number"),
    pytest.param("was 2", "it was 2.5 mg", guards.INSIDE_NUMBER, id="before a decimal point"),
    pytest.param("was 2.", "it was 2.5 mg", guards.INSIDE_NUMBER, id="on a decimal point"),
    pytest.param("5 mg of it", "2.5 mg of it", guards.INSIDE_NUMBER, id="after a decimal point"),
    pytest.param("345 patients", "in 12,345 patients", guards.INSIDE_NUMBER, id="after a thousands separator"),
    pytest.param("6 cells", "of 10(6) cells", guards.INSIDE_NUMBER, id="exponent in brackets"),
    pytest.param("a dose of 10", "a dose of 10⁶ cells", guards.INSIDE_NUMBER, id="before an exponent"),
    pytest.param("sulfur cluster", "an iron-sulfur cluster", guards.INSIDE_WORD, id="in a compound"),
    pytest.param("interleukin-", "of interleukin-6 in", guards.INSIDE_WORD, id="up to a hyphen"),
    pytest.param("significant effect", "a non-significant effect", guards.INSIDE_WORD, id="prefix cut off"),
    pytest.param("notable effect", "not able effect", None, id="words fall together"),
    pytest.param("not able", "a notable effect", None, id="a word falls apart"),
    # Numbers, signs, comparators, units
    pytest.param("106 cells per mouse", "10⁶ cells per mouse", None, id="exponent lost"),
    pytest.param("106 cells per mouse", "10(6) cells per mouse", None, id="exponent in brackets lost"),
    pytest.param("p<0.001 in mice", "p>0.001 in mice", None, id="comparator turned"),
    pytest.param("p 0.001 in mice", "p<0.001 in mice", None, id="comparator left out"),
    pytest.param("a change of 5 points", "a change of -5 points", None, id="sign left out"),
    pytest.param("of +5 points", "of -5 points", None, id="sign turned"),
    pytest.param("by 25 mg", "by 2.5 mg", None, id="decimal point left out"),
    pytest.param("by 2,5 mg", "by 2.5 mg", None, id="decimal comma"),
    pytest.param("1.234 cells", "1,234 cells", None, id="thousands as decimals"),
    pytest.param("in 50 of them", "in 50% of them", None, id="per cent sign left out"),
    pytest.param("in 50% of them", "in 50 of them", None, id="per cent sign put in"),
    pytest.param("5 g of the drug", "5 mg of the drug", None, id="unit changed"),
    pytest.param("5 mg/kg of it", "5 mg kg of it", None, id="per put in"),
    pytest.param("kg1 of it", "kg⁻¹ of it", None, id="sign of an exponent left out"),
    pytest.param("CD4 T cells", "CD4+ T cells", None, id="charge left out"),
    pytest.param("CD4+ T cells", "CD4- T cells", None, id="charge turned"),
    pytest.param("aged 5 10 years", "aged 5-10 years", None, id="range dash left out"),
    pytest.param("5 points were lost", "and -5 points were lost", guards.SIGN, id="sign at the edge"),
    pytest.param("5 points were lost", "of − 5 points were lost", guards.SIGN, id="spaced sign at the edge"),
    pytest.param("0.05 in all mice", "a p < 0.05 in all mice", guards.COMPARATOR, id="comparator at the edge"),
    pytest.param("5 mice died", "less than 5 mice died", guards.COMPARATOR, id="comparator in words"),
    pytest.param("5 mice died", "at p&lt;5 mice died", guards.COMPARATOR, id="comparator as an entity"),
    pytest.param("it was <", "it was <= 5", guards.COMPARATOR, id="half a comparator"),
    pytest.param("we saw 50", "we saw 50% of them", guards.UNIT, id="per cent sign at the edge"),
    pytest.param("we gave 25", "we gave 25 mg daily", guards.UNIT, id="unit at the edge"),
    pytest.param("it grew 1.5", "it grew 1.5 × 10⁶ times", guards.INSIDE_NUMBER, id="power at the edge"),
    pytest.param("it cost 3", "it cost 3 million", guards.UNIT, id="number word at the edge"),
    pytest.param("the CD4", "of the CD4- T cells", guards.INSIDE_NUMBER, id="charge at the edge"),
    pytest.param("the ΔF508 allele", "the δF508 allele", None, id="other Greek letter"),
    pytest.param("It binds to lysine.", "It binds to lysine 56.", guards.NUMBER, id="number behind a full stop"),
    # Negations
    pytest.param("It lowers mortality", "It [not] lowers mortality", None, id="left out"),
    pytest.param("It did not lower mortality", "It did lower mortality", None, id="put in"),
    pytest.param("It did [not] lower mortality", "It did lower mortality", GLOSS_NEGATES, id="put in as a gloss"),
    pytest.param("It did [certainly never] lower it", "It did lower it", GLOSS_NEGATES, id="put in inside a gloss"),
    pytest.param("improve survival", "It did not improve survival", guards.NEGATION, id="cut off before"),
    pytest.param(
        "improve survival", "It did not, however, improve survival", guards.NEGATION, id="cut off before, parenthesis"
    ),
    pytest.param(
        "A improves survival", "There is no evidence that A improves survival", guards.NEGATION, id="cut off, same clause"
    ),
    pytest.param("improve survival", "It failed to improve survival", guards.NEGATION, id="failure cut off"),
    pytest.param("improve it", "It doesn't improve it", guards.NEGATION, id="contraction cut off"),
    pytest.param("It did", "It did not improve survival", guards.NEGATION, id="cut off behind"),
    pytest.param("It improved survival", "It improved survival in none of them", guards.NEGATION, id="cut off in what follows"),
    pytest.param("It did ... improve survival", "It did not improve survival", guards.NEGATION, id="at an ellipsis"),
    pytest.param("It was ... useful to them", "It was, we found, never useful to them", guards.NEGATION, id="inside an ellipsis"),
    pytest.param(
        "It rose. … It fell again", "It rose. This was not significant. It fell again", guards.ELIDED, id="in a sentence left out"
    ),
    # Ellipses
    pytest.param("fell again ... rose early", "It rose early. It fell again", TOO_FAR, id="parts in another order"),
    pytest.param("it rose early ... early it fell", "it rose early it fell", TOO_FAR, id="parts that overlap"),
    pytest.param("it rose early ... it fell again", f"it rose early. {FAR}it fell again", TOO_FAR, id="parts far apart"),
    pytest.param("the ... of ... and ... in", "the growth of mice and men in winter", SCATTERED, id="single words"),
    pytest.param("It all ... fell", f"It all rose. {FAR[:400]}Then all fell", TOO_FAR, id="single words apart"),
    pytest.param("It rose ... it exploded", "It rose and it fell", None, id="a part that is not there"),
    # Other words
    pytest.param("improve it ... in rats", "It did not improve it in mice", None, id="a part missing, another negated"),
    pytest.param("short and long-term", "short- and long-term", None, id="suspended hyphen left out"),
    pytest.param("the SHH gene", "the Shh gene", None, id="case inside a word"),
    pytest.param("it [with 12 mice] grew", "it grew", None, id="a gloss with a number"),
    pytest.param("95% CI [12, 16] was", "95% CI [12, 15] was", None, id="an interval is no marker"),
    pytest.param("cells die [12] early", "cells die [13] early", None, id="another marker"),
    pytest.param("We fed mice. METHODS: It worked.", "We fed mice. RESULTS: It worked.", None, id="another label"),
]  # fmt: skip


@pytest.mark.parametrize(("quote", "source", "reason"), REFUSED)
def test_search__refused(quote: str, source: str, reason: str | None) -> None:
    result = search(quote, source)
    assert result.match is None
    assert result.refusal == reason
