"""What may be written differently: each case is found, and says in what it differs."""

from __future__ import annotations

import unicodedata

import pytest

from citevouch.check.matching import Match, find

SOFT, NARROW, MICRO, MU, INCREMENT = "\u00ad", "\u202f", "\u00b5", "\u03bc", "\u2206"


def case(name: str, quote: str, source: str, *kinds: str):
    return pytest.param(quote, source, set(kinds), id=name)


EXACT = [
    case("the same", "The drug lowered mortality.", "In short: The drug lowered mortality. It did."),
    case("line breaks", "lowered mortality in mice", "It lowered\n  mortality\tin\r\nmice."),
    case("no-break space", "at 5 mg daily", "given at 5\u00a0mg daily to all"),
    case(
        "decomposed accents in the quotation",
        unicodedata.normalize("NFD", "naïve T cells"),
        "all naïve T cells",
    ),
    case(
        "decomposed accents in the source", "naïve T cells", unicodedata.normalize("NFD", "all naïve T cells")
    ),
    case("brackets of the source", "of [2Fe-2S] clusters in", "maturation of [2Fe-2S] clusters in yeast"),
    case("interval in brackets", "1.50 (95% CI [1.3-1.7], P=0.001)", "HR 1.50 (95% CI [1.3-1.7], P=0.001)."),
    case("protein change in brackets", "c.259G>A [p.(Glu87Lys)] was", "A c.259G>A [p.(Glu87Lys)] was found"),
    case(
        "abbreviation in brackets",
        "time [APTT]-adjusted) inhibitor",
        "thromboplastin time [APTT]-adjusted) inhibitor",
    ),
    case("the source's own ellipsis", "they said ... nothing else", "and they said ... nothing else at all"),
    case("after a welded label", "We studied mice.", "BackgroundWe studied mice."),
    case("after a welded sentence", "The cells grew", "in 106 cells.The cells grew"),
    case("a number with its sign", "a change of -5 points", "a change of -5 points was seen"),
    case("a decimal without zero", "(.05 level)", "at a low (.05 level) of"),
    case("a script without spaces", "基因突变", "我们发现基因突变很多"),
    case("suspended hyphen", "in the short", "in the short- and long-term"),
]

TOLERATED = [
    # Hyphens, and characters that are not seen
    case("line-break hyphen in the source", "severe hypertension was", "a severe hyper-\ntension was seen", "LINE_BREAK_HYPHEN"),
    case("line-break hyphen in the quotation", "severe hyper- tension was", "a severe hypertension was seen", "LINE_BREAK_HYPHEN"),
    case("line-break in a compound", "iron-sulfur clusters", "the iron-\nsulfur clusters", "LINE_BREAK_HYPHEN"),
    case("soft hyphen in the source", "the transcription factor", f"of the tran{SOFT}scription factor", "SOFT_HYPHEN"),
    case("soft hyphen in the quotation", f"the tran{SOFT}scription factor", "of the transcription factor", "SOFT_HYPHEN"),
    case("zero-width space", "the transcription\u200b factor", "of the transcription factor", "SOFT_HYPHEN"),
    case("no-break hyphen", "IL\u20116 levels", "low IL-6 levels", "DASH"),
    case("en dash in a range", "aged 5-10 years", "children aged 5–10 years", "DASH"),
    case("minus sign", "a change of -5 points", "a change of −5 points", "DASH"),
    case("minus sign as a hyphen", "iron-sulfur clusters", "iron−sulfur clusters", "DASH"),
    case("em dash without spaces", "the drug – a statin – helped", "the drug—a statin—helped", "DASH", "WHITE_SPACE"),
    case("hyphen left out in a word", "was upregulated in mice", "was up-regulated in mice", "DASH"),
    case("hyphen left out between words", "iron sulfur clusters", "iron-sulfur clusters", "DASH", "WHITE_SPACE"),
    # Entities and markup
    case("entity in the source", "A & B were p<0.05 apart", "A &amp; B were p&lt;0.05 apart", "ENTITY"),
    case("entity in the quotation", "p &lt; 0.05 in mice", "a p < 0.05 in mice", "ENTITY"),
    case("entity escaped twice", "A & B grew", "A &amp;amp; B grew", "ENTITY"),
    case("numeric entity", "TNFα levels", "of TNF&#x3b1; levels", "ENTITY"),
    case("italics in the source", "of E. coli cells", "of <i>E. coli</i> cells", "MARKUP"),
    case("emphasis in the quotation", "of *E. coli* cells", "of E. coli cells", "MARKUP"),
    case("emphasis around the quotation", "**severe disease in mice**", "a severe disease in mice", "MARKUP"),
    case("Markdown escape", "the gene\\_a locus", "the gene_a locus", "MARKUP"),
    case("JATS paragraphs", "was low. It rose", "was low.</jats:p><jats:p>It rose", "MARKUP"),
    # Letters
    case("ligature in the source", "the final effect", "the ﬁnal eﬀect", "LIGATURE"),
    case("ae and oe", "foetus and anaemia", "the fœtus and anæmia", "LIGATURE"),
    case("accents dropped", "Sjogren and naive cells", "Sjögren and naïve cells", "ACCENT"),
    case("full-width figures", "in 12 patients", "in １２ patients", "CHARACTER_FORM"),
    case("Roman numeral characters", "a type II error", "of a type Ⅱ error", "CHARACTER_FORM"),
    case("typographic quotation marks", "the 'frozen' state and the \"liquid\" one", "the ‘frozen’ state and the “liquid” one", "QUOTATION_MARK"),
    case("apostrophe", "Crohn's disease in mice", "Crohn’s disease in mice", "QUOTATION_MARK"),
    # Super- and subscripts
    case("subscript characters", "in H2O and CO2", "in H₂O and CO₂", "SCRIPT_POSITION"),
    case("subscript elements", "in H2O and CO2", "in H<sub>2</sub>O and CO<sub>2</sub>", "MARKUP"),
    case("exponent characters", "10^6 cells per mouse", "of 10⁶ cells per mouse", "SCRIPT_POSITION"),
    case("exponent element", "10⁶ cells per mouse", "of 10<sup>6</sup> cells per mouse", "MARKUP", "SCRIPT_POSITION"),
    case("exponent in PubMed's brackets", "10⁶ cells per mouse", "of 10(6) cells per mouse", "SCRIPT_POSITION", "BRACKET"),
    case("negative exponent", "5 mg kg-1 of drug", "gave 5 mg kg⁻¹ of drug", "SCRIPT_POSITION", "DASH"),
    case("charge of an ion", "free Ca2+ ions rose", "free Ca²⁺ ions rose", "SCRIPT_POSITION"),
    case("charge in a compound", "a Ca2+-dependent step", "a Ca²⁺-dependent step", "SCRIPT_POSITION"),
    case("charge in a compound, in brackets", "a Ca2+-dependent step", "a Ca(2+)-dependent step", "BRACKET"),
    case("charge of an ion in brackets", "free Ca2+ ions rose", "free Ca(2+) ions rose", "BRACKET"),
    # Greek
    case("name of a Greek letter", "beta-catenin levels", "of β-catenin levels", "GREEK"),
    case("Greek letter glued to a word", "TNF-alpha and NF-kappa B", "TNFα and NF-κB", "GREEK", "DASH", "WHITE_SPACE"),
    case("micro sign and mu", f"at 5 {MICRO}g daily", f"at 5 {MU}g daily", "GREEK"),
    case("increment and Delta", f"the {INCREMENT}F508 allele", "the ΔF508 allele", "GREEK"),
    case("name of a capital letter", "the deltaF508 allele", "the ΔF508 allele", "GREEK"),
    case("sharp s for beta", "TGF-ß1 and IL-1ß levels", "TGF-β1 and IL-1β levels", "GREEK"),
    # Numbers
    case("thousands separator left out", "in 12345 patients", "in 12,345 patients", "THOUSANDS_SEPARATOR"),
    case("thousands separator put in", "in 1,234,567 cells", "in 1234567 cells", "THOUSANDS_SEPARATOR"),
    case("thin space for thousands", "in 12,345 patients", f"in 12{NARROW}345 patients", "THOUSANDS_SEPARATOR"),
    case("raised decimal point", "0.05 mg of it", "or 0·05 mg of it", "SYMBOL"),
    case("comparator of two characters", "p <= 0.05 in mice", "at p ≤ 0.05 in mice", "SYMBOL"),
    case("plus-minus of three characters", "5 +/- 2 mice died", "of 5 ± 2 mice died", "SYMBOL"),
    case("x for the times sign", "2 x 10^6 cells", "of 2 × 10^6 cells", "SYMBOL"),
    case("no space before the unit", "at 5mg and 37 °C", "at 5 mg and 37°C", "WHITE_SPACE"),
    # Left out and put in
    case("three dots", "the drug ... lowered mortality", "the drug, a statin, lowered mortality", "ELLIPSIS"),
    case("ellipsis character", "the drug … lowered mortality", "the drug, a statin, lowered mortality", "ELLIPSIS"),
    case("spaced dots", "the drug . . . lowered mortality", "the drug, a statin, lowered mortality", "ELLIPSIS"),
    case("dots in brackets", "the drug [...] lowered mortality", "the drug, a statin, lowered mortality", "ELLIPSIS"),
    case("ellipsis over a sentence", "It rose. … It fell again.", "It rose. Then came autumn. It fell again.", "ELLIPSIS"),
    case("marker of the source left out", "in 21/28 patients. Hearing loss", "in 21/28 patients [12]. Hearing loss", "REFERENCE_MARKER"),
    case("several markers", "cells die early in life", "cells die [1,3-5] early in life", "REFERENCE_MARKER"),
    case("raised marker", "cells die early in life", "cells die early¹² in life", "REFERENCE_MARKER"),
    case("authors and year", "by two systems. One is", "by two systems (White et al., 1970). One is", "REFERENCE_MARKER"),
    case("marker inside the quotation", "cells die early [3].", "cells die early.", "REFERENCE_MARKER"),
    case("gloss", "It [the drug] lowered mortality", "It lowered mortality", "GLOSS"),
    case("gloss at the end", "It lowered mortality [in mice]", "It lowered mortality", "GLOSS"),
    case("gloss beside brackets of the source", "the [2Fe-2S] cluster [of yeast] binds", "the [2Fe-2S] cluster binds", "GLOSS"),
    case("letter in brackets", "[T]he drug and [i]ts salt", "the drug and Its salt", "BRACKET", "FIRST_LETTER_CASE"),
    case("other brackets", "the clusters [small ones] grew", "the clusters (small ones) grew", "BRACKET"),
    case("first letter", "The drug lowered mortality", "that the drug lowered mortality", "FIRST_LETTER_CASE"),
    case("full stop where the source goes on", "The drug lowered mortality.", "The drug lowered mortality in mice.", "CUT_EDGE"),
    case("full stop before a parenthesis", "The dose rose.", "The dose rose (12 of 30).", "CUT_EDGE"),
    case("comma between words", "mice rats and dogs died", "mice, rats and dogs died", "PUNCTUATION"),
    # Labels of sections
    case("label left out", "We fed mice. It worked.", "METHODS: We fed mice.\n\nRESULTS: It worked.", "SECTION_LABEL"),
    case("label kept", "We fed mice. RESULTS: It worked.", "METHODS: We fed mice.\n\nRESULTS: It worked.", ),
    case("labels with a full stop", "We fed mice. It worked.", "Methods. We fed mice. Results. It worked.", "SECTION_LABEL"),
    case("welded labels", "We fed mice. It worked.", "MethodsWe fed mice.ResultsIt worked.", "SECTION_LABEL"),
    case("labels on lines of their own", "We fed mice. It worked.", "Methods\nWe fed mice.\nResults\nIt worked.", "SECTION_LABEL"),
    case("label put in", "Results: It worked in mice.", "We fed mice. It worked in mice.", "SECTION_LABEL"),
]  # fmt: skip


@pytest.mark.parametrize(("quote", "source", "kinds"), EXACT)
def test_find__exact(quote: str, source: str, kinds: set[str]) -> None:
    match = find(quote, source)
    assert match is not None
    assert match.kind == "EXACT"
    assert not match.differences


@pytest.mark.parametrize(("quote", "source", "kinds"), TOLERATED)
def test_find__tolerated(quote: str, source: str, kinds: set[str]) -> None:
    match = find(quote, source)
    assert match is not None
    assert {each.kind for each in match.differences} == kinds
    assert match.kind == ("TOLERANT" if kinds else "EXACT")
    assert_places(match, quote, source)


def assert_places(match: Match, quote: str, source: str) -> None:
    """Offsets lie in order and inside, whatever was found."""
    assert 0 <= match.start < match.end <= len(source)
    for each in match.differences:
        assert 0 <= each.quote_start <= each.quote_end <= len(quote)
        assert 0 <= each.source_start <= each.source_end <= len(source)


@pytest.mark.parametrize(
    ("quote", "source", "words"),
    [
        pytest.param("iron-sulfur", "the <b>iron-\nsulfur</b> cluster", "iron-\nsulfur", id="markup around"),
        pytest.param("TNF-alpha levels", "of TNF&alpha; levels.", "TNF&alpha; levels", id="entity inside"),
        pytest.param("the ﬁrst one", "(the first one)", "the first one", id="brackets around"),
        pytest.param(
            "It fell … again.", "It fell [3], then again. And", "It fell [3], then again.", id="gap"
        ),
        pytest.param("RESULTS: It rose", "RESULTS: it rose", "RESULTS: it rose", id="label in both"),
        pytest.param("the cafe", "at the cafe\u0301.", "the cafe\u0301", id="decomposed accent"),
    ],
)
def test_find__span_is_that_of_the_source(quote: str, source: str, words: str) -> None:
    match = find(quote, source)
    assert match is not None
    assert source[match.start : match.end] == words


def test_find__places_of_a_difference() -> None:
    quote, source = "It [the drug] cut TNF-alpha … in mice", "It cut TNFα levels in mice."
    match = find(quote, source)
    assert match is not None
    places = {
        each.kind: (quote[each.quote_start : each.quote_end], source[each.source_start : each.source_end])
        for each in match.differences
    }
    assert places["GLOSS"] == ("[the drug]", "")
    assert places["ELLIPSIS"] == (" … ", " levels ")
    assert places["GREEK"] == ("alpha", "α")
