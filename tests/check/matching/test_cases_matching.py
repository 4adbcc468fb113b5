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
    pytest.param("In sum, [carriers] were short at birth and later", "In sum, they were short at birth and later.", id="gloss_for_a_pronoun"),
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


ACCEPTED = [
    pytest.param("most carriers were short at birth","Here most carriers¹² were short at birth.", id="unicode_superscript_marker"),
    pytest.param("most carriers were short at birth","Here most carriers [12,13] were short at birth.", id="marker_list"),
    pytest.param("most carriers were short at birth","Here most carriers [12–15] were short at birth.", id="marker_range"),
    pytest.param("most carriers were short at birth","Here most carriers (Smith et al., 2010) were short at birth.", id="author_year_marker"),
    pytest.param("most carriers [12] were short at birth","Here most carriers were short at birth.", id="marker_in_quote"),
    pytest.param("growth rose by 1.57 cm in a year","There growth rose by 1·57 cm in a year.", id="middle_dot"),
    pytest.param("at most <=5 mg was given to them","Then at most ≤5 mg was given to them.", id="le"),
    pytest.param("a mean of 5 +/- 2 mm was seen","Here a mean of 5 ± 2 mm was seen.", id="plus_minus"),
    pytest.param("106 x 10 cells were counted there","Next 106 × 10 cells were counted there.", id="times"),
    pytest.param("the value was &lt; 5 mg and rising","There the value was < 5 mg and rising.", id="entity_in_quote"),
    pytest.param("most **carriers** were short at birth","Here most carriers were short at birth.", id="bold_in_quote"),
    pytest.param("most carriers \\[n=5\\] were short at birth","Here most carriers [n=5] were short at birth.", id="escaped"),
    pytest.param("most car\u200briers were short at birth","Here most carriers were short at birth.", id="zero_width"),
    pytest.param("an œdema was seen in all of them","There an oedema was seen in all of them.", id="oe_ligature"),
    pytest.param("growth rose by 12 mm in a year","There growth rose by １２ mm in a year.", id="full_width"),
    pytest.param("type II carriers were short at birth","All type Ⅱ carriers were short at birth.", id="roman"),
    pytest.param("a gain-of-function variant was found","Here a gain-of-\nfunction variant was found.", id="hyphen_kept_at_break"),
    pytest.param("a double-blind trial was carried out","Then a double-\nblind trial was carried out.", id="double_blind"),
    pytest.param("the change was –2.3 mm per year","Here the change was -2.3 mm per year.", id="en_dash_minus"),
    pytest.param("... most carriers were short at birth ...","Here most carriers were short at birth, all in all.", id="ellipsis_edges"),
    pytest.param("most carriers...were short at birth","Here most carriers of the gene were short at birth.", id="ellipsis_glued"),
    pytest.param("[the carriers] were short at birth and later","In sum, they were short at birth and later.", id="gloss_for_pronoun"),
    pytest.param("most carrriers [sic] were short at birth","Here most carrriers were short at birth.", id="sic"),
    pytest.param("most carriers were short at birth [emphasis added]","Here most carriers were short at birth.", id="emphasis_added"),
    pytest.param("they said 'short' of the carriers at birth","Here they said “short” of the carriers at birth.", id="nested_quotes"),
    pytest.param("a non‑responder was of short stature","Here a non-responder was of short stature.", id="hyphen_types"),
    pytest.param("kept at 37 °C for two hours in all","They were kept at 37°C for two hours in all.", id="degree"),
    pytest.param("TNFα was raised in most carriers","Here TNFalpha was raised in most carriers.", id="greek_glued"),
    pytest.param("TGF-β1 was raised in most carriers","Here TGF-beta1 was raised in most carriers.", id="beta1"),
    pytest.param("CO<sub>2</sub> was raised in most carriers","Here CO2 was raised in most carriers.", id="sub_tag"),
    pytest.param("in all most carriers were short at birth","In all, most carriers were short at birth.", id="comma_lost"),
    pytest.param("carriers were short, others were tall","Here carriers were short; others were tall.", id="semicolon_comma"),
    pytest.param("most carriers were short at birth,","Here most carriers were short at birth and so on.", id="trailing_comma"),
    pytest.param("Carriers were short. Others were tall.","Carriers were short. Others were tall.", id="two_sentences"),
    pytest.param("growth fell. Carriers were short","Here growth fell. Carriers were short.", id="first_letter_mid"),
    pytest.param("RESULTS: Carriers were short at birth","RESULTS: Carriers were short at birth.", id="section_label"),
    pytest.param("growth rose by 12 % in the carriers","There growth rose by 12% in the carriers.", id="percent_space"),
    pytest.param("about ~5 mg was given to the carriers","Then about ∼5 mg was given to the carriers.", id="approx"),
    pytest.param("the 5'-untranslated region was changed","Here the 5′-untranslated region was changed.", id="prime"),
    pytest.param("in *E. coli* the growth was slow","And in E. coli the growth was slow.", id="italic_species"),
    pytest.param("the „silent“ carriers were short",'Here the "silent" carriers were short.', id="german_quotes"),
    pytest.param("Müller cells were short of oxygen","Here Mu\u0308ller cells were short of oxygen.", id="nfd_source"),
    pytest.param("the IL-\n6 level was raised in all","Then the IL-6 level was raised in all.", id="line_break_in_word_number"),
    pytest.param("the H2O level was raised in all","Then the H₂O level was raised in all.", id="h2o_sub_unicode"),
    pytest.param("most carriers were short at birth","Here most carriers\n   were short\n at birth.", id="wrapped_source"),
    pytest.param("most carriers were short at birth","Here most carriers\twere short at birth.", id="tabs"),
    pytest.param("(95% CI: 1.2, 1.9) for growth in all","Then [95% CI: 1.2, 1.9] for growth in all.", id="interval_brackets"),
    pytest.param("growth — of the limb — was slow","Then growth—of the limb—was slow.", id="dash_spacing"),
    pytest.param("growth - of the limb - was slow","Then growth—of the limb—was slow.", id="dash_vs_spaced_hyphen"),
]  # fmt: skip

REFUSED_TOO = [
    pytest.param("significant difference was seen between groups","No significant difference was seen between groups.", id="no_cut_at_edge"),
    pytest.param("associated with final height in carriers","It was not associated with final height in carriers.", id="not_cut_at_edge"),
    pytest.param("responders were older than the others","Here non-responders were older than the others.", id="non_hyphen"),
    pytest.param("significant change was seen in growth","A nonsignificant change was seen in growth.", id="nonsig"),
    pytest.param("significant change was seen in growth","A non-significant change was seen in growth.", id="non_sig"),
    pytest.param("TNF antibodies were raised in carriers","Here anti-TNF antibodies were raised in carriers.", id="anti"),
    pytest.param("growth can be raised by the drug","Here growth cannot be raised by the drug.", id="cannot"),
    pytest.param("growth can be raised by the drug","Here growth can not be raised by the drug.", id="can_not"),
    pytest.param("the patients died within a year","None of the patients died within a year.", id="none_of"),
    pytest.param("drug B raised growth in the carriers","Neither drug A nor drug B raised growth in the carriers.", id="nor"),
    pytest.param("5% of the carriers died in a year","Then <5% of the carriers died in a year.", id="lt_edge"),
    pytest.param("5% of the carriers died in a year","Then less than 5% of the carriers died in a year.", id="less_than_edge"),
    pytest.param("2.3 mm per year was the change","In all −2.3 mm per year was the change.", id="minus_edge"),
    pytest.param("in carriers growth rose by 12","Here in carriers growth rose by 12%.", id="percent_edge"),
    pytest.param("in carriers growth rose by 1","Here in carriers growth rose by 1.2 mm.", id="decimal_edge"),
    pytest.param("5 mm was the rise in growth","Here 2.5 mm was the rise in growth.", id="decimal_edge_left"),
    pytest.param("in carriers growth rose 2","Here in carriers growth rose 2-fold.", id="fold_edge"),
    pytest.param("the count of cells was 10","Here the count of cells was 10^6.", id="power_edge"),
    pytest.param("the count of cells was 10","Here the count of cells was 10⁶.", id="power_edge_sup"),
    pytest.param("the number of carriers was 12","Here the number of carriers was 12,345.", id="thousand_edge"),
    pytest.param("345 carriers were seen in all","Here 12,345 carriers were seen in all.", id="thousand_edge_left"),
    pytest.param("a dose of each drug of 5","Here a dose of each drug of 5 mg/kg.", id="unit_edge"),
    pytest.param("a length of 5 mM was seen in all","Here a length of 5 mm was seen in all.", id="mM_mm"),
    pytest.param("a volume of 5 mL was given to all","Here a volume of 5 µL was given to all.", id="mL_uL"),
    pytest.param("the change was +2.3 mm per year","Here the change was −2.3 mm per year.", id="plus_minus_sign"),
    pytest.param("a count of 10^6 cells was seen there","Here a count of 10^9 cells was seen there.", id="exponent"),
    pytest.param("a count of 10⁶ cells was seen there","Here a count of 10⁹ cells was seen there.", id="exponent_sup"),
    pytest.param("a rate of 10^-6 per cell was seen","Here a rate of 10^6 per cell was seen.", id="neg_exponent"),
    pytest.param("seen in 12/28 of the carriers at birth","It was seen in 12/82 of the carriers at birth.", id="digits_swapped"),
    pytest.param("seen in 1228 of the carriers at birth","It was seen in 12/28 of the carriers at birth.", id="slash_lost"),
    pytest.param("a trial (n=12) was done in carriers","Here a trial (n=112) was done in carriers.", id="n_value"),
    pytest.param("growth rose by 1,5 mm in carriers","There growth rose by 1.5 mm in carriers.", id="decimal_comma"),
    pytest.param("aged 5–10 years in all of the trials","They were aged 5–16 years in all of the trials.", id="range_changed"),
    pytest.param("a change of 2 -5 mm was seen there","Here a change of 2 5 mm was seen there.", id="range_to_minus"),
    pytest.param("(95% CI 0.2 to 0.4) was seen in all","Then (95% CI −0.2 to 0.4) was seen in all.", id="ci_lower_sign"),
    pytest.param("growth rose ... effect on weight in all","Here growth rose without effect on weight in all.", id="elided_without"),
    pytest.param("there was ... effect on weight in all","Here there was no effect on weight in all.", id="elided_no"),
    pytest.param("the drug ... change growth in carriers","Here the drug failed to change growth in carriers.", id="elided_failed"),
    pytest.param("growth ... changed in carriers at birth","Here growth was neither measured nor changed in carriers at birth.", id="elided_neither"),
    pytest.param("there was ... effect on weight in all","Here there was a lack of effect on weight in all.", id="elided_lack"),
    pytest.param("the drug did [not] change growth in all","Here the drug did change growth in all.", id="gloss_not"),
    pytest.param("there was [no] effect on weight in all","Here there was effect on weight in all.", id="gloss_no"),
    pytest.param("growth rose [without] effect on weight","Here growth rose effect on weight.", id="gloss_without"),
    pytest.param("the drug [fails to] raise growth in all","Here the drug raise growth in all.", id="gloss_fails"),
    pytest.param("growth rose [by 25%] in the carriers","Here growth rose in the carriers.", id="gloss_number"),
    pytest.param("the drug did (not) change growth in all","Here the drug did change growth in all.", id="paren_not"),
    pytest.param("the drug did change growth in all","Here the drug did [not] change growth in all.", id="ungloss"),
    pytest.param("the drug did change growth in all","Here the drug did (not) change growth in all.", id="paren_dropped_not"),
    pytest.param("in 25 carriers growth was slow","And in 2 [5] carriers growth was slow.", id="markers_as_number"),
    pytest.param("growth rose by 5 in the carriers","Here growth rose by [5] in the carriers.", id="marker_to_number"),
    pytest.param("the loss of Fgfr9 was fatal in all","Here the loss of FGFR9 was fatal in all.", id="gene_case"),
    pytest.param("FGFR9b was raised in most carriers","Here FGFR9 was raised in most carriers.", id="isoform"),
    pytest.param("the variant c.1138G>A was seen in all","Here the variant c.1138G>C was seen in all.", id="hgvs"),
    pytest.param("the variant c.11-2A>G was seen in all","Here the variant c.112A>G was seen in all.", id="hgvs_minus"),
    pytest.param("the p.Gly380Arg change was seen in all","Here the p.Gly308Arg change was seen in all.", id="protein_change"),
    pytest.param("CD4+ cells were raised in carriers","Here CD4- cells were raised in carriers.", id="cd4_sign"),
    pytest.param("CD4 cells were raised in all carriers","Here CD4− cells were raised in all carriers.", id="cd4_lost"),
    pytest.param("Fgfr9-/- mice were short at birth","Here Fgfr9+/- mice were short at birth.", id="genotype_minus"),
    pytest.param("growth was slow in the carriers?","Here growth was slow in all of the carriers.", id="question"),
    pytest.param("hypertension was seen in all carriers","Here hypotension was seen in all carriers.", id="hypo"),
    pytest.param("treated carriers were tall at birth","Here untreated carriers were tall at birth.", id="un"),
    pytest.param("treated carriers were tall at birth","Here un-treated carriers were tall at birth.", id="un_hyphen"),
    pytest.param("the ligand dependent way was seen","Here the ligand-independent way was seen.", id="in_dependent"),
    pytest.param("followed for 5 weeks after the dose","They were followed for 5 months after the dose.", id="month_unit"),
    pytest.param("a ratio of 12 was seen in carriers","Here a ratio of 1:2 was seen in carriers.", id="ratio_colon"),
    pytest.param("a ratio of 1:2 was seen in carriers","Here a ratio of 1.2 was seen in carriers.", id="time_colon"),
    pytest.param("a score of 1 2 was seen in carriers","Here a score of 1.2 was seen in carriers.", id="dot_vs_space"),
    pytest.param("by 5 percent in all of the carriers","It rose by 5 percentage points in all of the carriers.", id="percent_points"),
    pytest.param("it was not without effect on growth","Here it was without effect on growth.", id="double_neg"),
    pytest.param("5 mg was given to all the carriers","Then ~5 mg was given to all the carriers.", id="approx_lost"),
    pytest.param("5 mg was given to all the carriers","Then ≥5 mg was given to all the carriers.", id="at_least_edge"),
    pytest.param("a cost of 5 per month was counted","Here a cost of $5 per month was counted.", id="dollar"),
    pytest.param("PI3Ka was raised in most carriers","Here PI3Kα was raised in most carriers.", id="alpha_a"),
    pytest.param("log2 values were used in all trials","Here log10 values were used in all trials.", id="subscript_word"),
    pytest.param("IL-1 was raised in most of them","Here IL-1β was raised in most of them.", id="hyphen_number"),
    pytest.param("IL-1 receptors were raised in them","Here IL-1β receptors were raised in them.", id="hyphen_number2"),
    pytest.param("Others were tall. Carriers were short.","Carriers were short. Others were tall.", id="other_sentence_order"),
    pytest.param("Carriers were short most of them died","Carriers were short. Nobody knows most of them died.", id="joined_sentences"),
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


@pytest.mark.parametrize(("quote", "sentence"), ACCEPTED)
def test_accepted(quote: str, sentence: str) -> None:
    assert find(quote, inside(sentence)) is not None


@pytest.mark.parametrize(("quote", "sentence"), REFUSED + REFUSED_TOO)
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


WINTER = "BACKGROUND: Growth fell because they were ill in winter; it rose when she ate well. In sum, they grew up."


@pytest.mark.parametrize(
    ("quote", "glosses"),
    [
        pytest.param("Growth fell because [the boys] were ill in winter", ["they"], id="noun_for_a_pronoun"),
        pytest.param("because [the boys] were ill in winter; [growth] rose when [Anna] ate well", ["they", "it", "she"], id="several"),
        pytest.param("In sum, [the boys] grew up", ["they"], id="behind_a_comma"),
        pytest.param("because [the boys] were ill [all] in winter", ["they", ""], id="one_put_in_beside_it"),
        pytest.param("[Growth] fell because [the boys] were ill in winter", ["", "they"], id="one_at_the_edge"),
        pytest.param("fell because [the boys] were ill ... rose when she ate well", ["they"], id="and_an_ellipsis"),
    ],
)  # fmt: skip
def test_gloss_for_a_pronoun(quote: str, glosses: list[str]) -> None:
    match = find(quote, WINTER)
    assert match is not None
    found = [difference for difference in match.differences if difference.kind == "GLOSS"]
    assert [WINTER[one.source_start : one.source_end].strip(" ,;") for one in found] == glosses


@pytest.mark.parametrize(
    "quote",
    [
        pytest.param("Growth [rose] because they were ill in winter", id="verb"),
        pytest.param("Growth fell because [the boys] ill in winter", id="more_than_a_pronoun"),
        pytest.param("Growth fell because [twelve of 30] were ill in winter", id="number"),
        pytest.param("Growth fell because [none] were ill in winter", id="negation"),
        pytest.param("because [the girls] rose when she ate well", id="a_sentence_swallowed"),
    ],
)
def test_gloss_for_anything_else(quote: str) -> None:
    assert find(quote, WINTER) is None
