"""Quotations against sources: which are the same words, which are not.

Written from the description, without a look at the code that compares. A source has one sentence around the
words, so that a match at its very edge is no accident.
"""

from __future__ import annotations

import pytest

from citevouch.check.matching import find, find_in_title, prepare


def inside(sentence: str) -> str:
    return f"BACKGROUND: We looked at growth. {sentence} More work is needed to say why."


EXACT = [
    pytest.param("most carriers were short at birth", "In all, most carriers were short at birth.", id="verbatim"),
    pytest.param("most  carriers were\nshort at birth", "In all, most carriers were short at birth.", id="white_space"),
    pytest.param("Sjo\u0308gren patients were short at birth", "All Sj\u00f6gren patients were short at birth.", id="decomposed_accent"),
    pytest.param("maturation of [4Fe-4S] clusters but not of [2Fe-2S] clusters", "It needs maturation of [4Fe-4S] clusters but not of [2Fe-2S] clusters.", id="source_brackets"),
    pytest.param("1.50 (95% CI [1.3-1.7], P=0.001)", "The ratio was 1.50 (95% CI [1.3-1.7], P=0.001).", id="bracketed_interval"),
    pytest.param("substitution [p.(Glu87Lys)] in ISCA9 was identified", "A substitution [p.(Glu87Lys)] in ISCA9 was identified.", id="hgvs_brackets"),
    pytest.param("a dose of 5 mg was given to all", "Then a dose of 5\u00a0mg was given to all.", id="no_break_space_before_unit"),
]  # fmt: skip

TOLERANT = [
    pytest.param("most carriers were heterozygous at birth", "In all, most carriers were hetero-\nzygous at birth.", id="line_break_hyphen"),
    pytest.param("most carriers were heterozygous at birth", "In all, most carriers were hetero\u00adzygous at birth.", id="soft_hyphen"),
    pytest.param("the value was < 5 mg and rising", "There the value was &lt; 5 mg and rising.", id="entity_in_source"),
    pytest.param("growth of Escherichia coli was slow", "The growth of <i>Escherichia coli</i> was slow.", id="markup_in_source"),
    pytest.param("growth of *Escherichia coli* was slow", "The growth of Escherichia coli was slow.", id="markup_in_quote"),
    pytest.param("the first definitive finding of it", "This is the \ufb01rst de\ufb01nitive \ufb01nding of it.", id="ligature"),
    pytest.param('the "silent" carriers were short', "There the \u201csilent\u201d carriers were short.", id="quotation_marks"),
    pytest.param("the patients' growth was slow", "There the patients\u2019 growth was slow.", id="apostrophe"),
    pytest.param("a 5-10 day course of treatment", "It was a 5\u201310 day course of treatment.", id="en_dash_range"),
    pytest.param("the change was -2.3 mm per year", "Here the change was \u22122.3 mm per year.", id="minus_sign"),
    pytest.param("CO2 was raised in the H2O bath", "There CO\u2082 was raised in the H\u2082O bath.", id="subscripts"),
    pytest.param("106 x 10^9/L platelets were counted", "There 106 x 10\u2079/L platelets were counted.", id="caret_power"),
    pytest.param("TNF-alpha was raised in most patients", "Here TNF-\u03b1 was raised in most patients.", id="greek_name"),
    pytest.param("at a dose of 5 \u00b5g per day in all", "It was given at a dose of 5 \u03bcg per day in all.", id="micro_sign"),
    pytest.param("the \u2206F508 allele was common there", "Here the \u0394F508 allele was common there.", id="increment_delta"),
    pytest.param("a cohort of 12,345 adults was followed", "Next a cohort of 12 345 adults was followed.", id="thousands_space"),
    pytest.param("a cohort of 12345 adults was followed", "Next a cohort of 12,345 adults was followed.", id="thousands_comma"),
    pytest.param("most carriers \u2026 were short at birth", "Here most carriers of the variant were short at birth.", id="ellipsis_character"),
    pytest.param("most carriers ... were short at birth", "Here most carriers of the variant were short at birth.", id="ellipsis_dots"),
    pytest.param("most carriers . . . were short at birth", "Here most carriers of the variant were short at birth.", id="ellipsis_spaced_dots"),
    pytest.param("most carriers [...] were short at birth", "Here most carriers of the variant were short at birth.", id="ellipsis_bracketed"),
    pytest.param("most carriers [\u2026] were short at birth", "Here most carriers of the variant were short at birth.", id="ellipsis_bracketed_character"),
    pytest.param("most carriers were short at birth", "Here most carriers [12] were short at birth.", id="marker_in_source"),
    pytest.param("seen in 21/28 patients. Hearing loss was common", "It was seen in 21/28 patients [12]. Hearing loss was common.", id="marker_before_stop"),
    pytest.param("most carriers were short at birth", "Here most carriers<sup>3,4</sup> were short at birth.", id="superscript_marker_in_source"),
    pytest.param("partial thromboplastin time (APTT) was prolonged", "There partial thromboplastin time [APTT] was prolonged.", id="bracket_form"),
    pytest.param("most carriers [of FGFR9] were short at birth", "Here most carriers were short at birth.", id="gloss"),
    pytest.param("Most carriers were short at birth", "In all, most carriers were short at birth.", id="first_letter_upper"),
    pytest.param("most carriers were short at birth", "Most carriers were short at birth.", id="first_letter_lower"),
    pytest.param("[M]ost carriers were short at birth", "In all, most carriers were short at birth.", id="first_letter_bracketed"),
    pytest.param("most carriers were short at birth.", "Here most carriers were short at birth and stayed so.", id="stop_where_source_goes_on"),
    pytest.param("most carriers were short at birth.", "Here most carriers were short at birth, and stayed so.", id="stop_for_comma"),
    pytest.param("\u22655 mg was given to all of them", "Later >=5 mg was given to all of them.", id="comparator_spelling"),
    pytest.param("Muller cells were short of oxygen", "Here M\u00fcller cells were short of oxygen.", id="accent_dropped"),
    pytest.param("a dose of 5 mg was given to all", "Then a dose of 5mg was given to all.", id="no_space_before_unit"),
    pytest.param("p < 0.001 for the difference in height", "It had p<0.001 for the difference in height.", id="space_around_comparator"),
]  # fmt: skip

REFUSED = [
    pytest.param("a dose of 5 mg was given to all", "Then a dose of 25 mg was given to all.", id="number_inside_number"),
    pytest.param("dose of 5 mg was given to all", "Then a dose of 6 mg was given to all.", id="changed_number"),
    pytest.param("the change was 2.3 mm per year", "Here the change was \u22122.3 mm per year.", id="lost_sign"),
    pytest.param("the change was -2.3 mm per year", "Here the change was 2.3 mm per year.", id="added_sign"),
    pytest.param("growth rose by 12 in the carriers", "There growth rose by 1.2 in the carriers.", id="lost_decimal_point"),
    pytest.param("growth rose by 1.25 in the carriers", "There growth rose by 12.5 in the carriers.", id="moved_decimal_point"),
    pytest.param("growth rose by 12 in the carriers", "There growth rose by 12% in the carriers.", id="lost_percent_sign"),
    pytest.param("growth rose by 12% in the carriers", "There growth rose by 12 in the carriers.", id="added_percent_sign"),
    pytest.param("it fell (p<0.001) in the carriers", "There it fell (p>0.001) in the carriers.", id="comparator_turned"),
    pytest.param("it fell (p=0.001) in the carriers", "There it fell (p<0.001) in the carriers.", id="comparator_changed"),
    pytest.param("it fell (p 0.001) in the carriers", "There it fell (p<0.001) in the carriers.", id="comparator_lost"),
    pytest.param("at least >5 mg was given to them", "Then at least \u22655 mg was given to them.", id="comparator_weakened"),
    pytest.param("a dose of 5 g was given to all", "Then a dose of 5 mg was given to all.", id="changed_unit"),
    pytest.param("a dose of 5 \u00b5g was given to all", "Then a dose of 5 mg was given to all.", id="changed_unit_prefix"),
    pytest.param("a dose of 5 mg/kg was given to all", "Then a dose of 5 mg was given to all.", id="added_per_kg"),
    pytest.param("growth was effective in most patients", "Here growth was ineffective in most patients.", id="negating_prefix"),
    pytest.param("effective in most of the patients", "It was ineffective in most of the patients.", id="inside_a_word"),
    pytest.param("ice officers were seen in the town", "There police officers were seen in the town.", id="inside_a_word_start"),
    pytest.param("treatment was associated with height", "Here treatment was not associated with height.", id="dropped_not"),
    pytest.param("treatment was not associated with height", "Here treatment was associated with height.", id="added_not"),
    pytest.param("treatment was [not] associated with height", "Here treatment was associated with height.", id="added_not_in_brackets"),
    pytest.param("treatment was ... associated with height", "Here treatment was not associated with height.", id="elided_not"),
    pytest.param("treatment \u2026 changed height in all carriers", "Here treatment never changed height in all carriers.", id="elided_never"),
    pytest.param("patients with a response grew well", "Here patients without a response grew well.", id="with_without"),
    pytest.param("the drug did change final height", "Here the drug didn't change final height.", id="contraction"),
    pytest.param("there was evidence of a change in height", "Here there was no evidence of a change in height.", id="dropped_no"),
    pytest.param("were short at birth ... most carriers", "Here most carriers of the variant were short at birth.", id="parts_out_of_order"),
    pytest.param("most carriers of ... carriers of the variant", "Here most carriers of the variant were short at birth.", id="parts_overlap"),
    pytest.param("the ... of ... and ... in", "The growth of mice and men in winter was slow.", id="parts_of_function_words"),
    pytest.param("***", "Here most carriers were short.", id="no_words"),
    pytest.param("\u200b", "Here most carriers were short.", id="zero_width"),
    pytest.param("[...]", "Here most carriers were short.", id="ellipsis_alone"),
    pytest.param("IL-6 was raised in the patients", "Here IL-60 was raised in the patients.", id="longer_name"),
    pytest.param("most carriers were tall at birth", "Here most carriers were short at birth.", id="changed_word"),
    pytest.param("most of the carriers were short", "Here most carriers were short at birth.", id="added_words"),
    pytest.param("growth was seen in IL-1\u03b2 patients", "Here growth was seen in IL-1\u03b1 patients.", id="other_greek_letter"),
    pytest.param("in 10<sup>6</sup> cells it was seen there", "And in 106 cells it was seen there.", id="power_is_no_number"),
    pytest.param("a range of 15-20 mm was seen in all", "Now a range of 1520 mm was seen in all.", id="range_is_no_number"),
    pytest.param("a cohort of 12.345 adults was followed", "Next a cohort of 12,345 adults was followed.", id="point_is_no_thousands_comma"),
    pytest.param("nonresponders were found in all groups", "Here responders were found in all groups.", id="non_prefix"),
]  # fmt: skip


@pytest.mark.parametrize(("quote", "sentence"), EXACT)
def test_exact(quote: str, sentence: str) -> None:
    match = find(quote, inside(sentence))
    assert match is not None
    assert (match.kind, match.differences) == ("EXACT", ())


@pytest.mark.parametrize(("quote", "sentence"), TOLERANT)
def test_tolerant(quote: str, sentence: str) -> None:
    source = inside(sentence)
    match = find(quote, source)
    assert match is not None
    assert match.kind == "TOLERANT"
    assert match.differences
    assert match.start >= source.index(sentence)
    assert match.end <= source.index(sentence) + len(sentence)


@pytest.mark.parametrize(("quote", "sentence"), REFUSED)
def test_refused(quote: str, sentence: str) -> None:
    assert find(quote, inside(sentence)) is None


def test_parts_far_apart_are_refused() -> None:
    far = "Words stand between them here. " * 200
    assert (
        find(
            "most carriers were ... short at birth",
            f"Here most carriers were seen. {far} Some were short at birth.",
        )
        is None
    )


def test_across_the_labels_of_an_abstract() -> None:
    source = "METHODS: We measured height in mice.\n\nRESULTS: Most carriers were short at birth."
    match = find("We measured height in mice. Most carriers were short at birth.", source)
    assert match is not None


def test_offsets_of_a_match() -> None:
    source = "\U0001f9ec In all, most carriers were hetero-\nzygous at birth."
    match = find("carriers were heterozygous", source)
    assert match is not None
    assert source[match.start : match.end] == "carriers were hetero-\nzygous"


TITLE = "Loss of function in FGFR9 causes mild short stature: a cohort study"


@pytest.mark.parametrize(
    "quote",
    [
        pytest.param(TITLE, id="whole"),
        pytest.param("Loss of Function in FGFR9 Causes Mild Short Stature", id="main_title_in_capitals"),
        pytest.param(TITLE + ".", id="with_a_stop"),
    ],
)
def test_title(quote: str) -> None:
    assert find_in_title(quote, prepare(TITLE)) is not None


@pytest.mark.parametrize(
    "quote",
    [
        pytest.param("FGFR9 causes mild short stature", id="not_from_its_start"),
        pytest.param("Gain of function in FGFR9 causes mild short stature", id="another"),
    ],
)
def test_no_title(quote: str) -> None:
    assert find_in_title(quote, prepare(TITLE)) is None
