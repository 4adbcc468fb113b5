"""Sentences, markers, claims and numbers of medical prose, as a reader would count them.

Written from the description, without a look at the code that reads them.
"""

from __future__ import annotations

import pytest

from citevouch.text import read

ENTRIES = "\n\n## References\n\n" + "".join(
    f"{n}. Smith J. Paper number {n} of the series. J Test. 2019. PMID: 9000000{n}\n" for n in range(1, 8)
)


def sentences(text: str) -> list[str]:
    reading = read(text)
    assert all(text[s.start : s.end] == s.raw for s in reading.sentences)
    return [" ".join(s.raw.split()) for s in reading.sentences]


SPLITS = [
    pytest.param("One is here. Two is there.", ["One is here.", "Two is there."], id="plain"),
    pytest.param("Is it so? It is! Good.", ["Is it so?", "It is!", "Good."], id="question_exclamation"),
    pytest.param("It grew [1]. It fell.", ["It grew [1].", "It fell."], id="marker_before_stop"),
    pytest.param("It grew. [1] It fell.", ["It grew. [1]", "It fell."], id="marker_after_stop"),
    pytest.param("It grew.[1][2] It fell.", ["It grew.[1][2]", "It fell."], id="marker_run_glued"),
    pytest.param("It grew.[1,2] mTOR inhibitors fell.", ["It grew.[1,2]", "mTOR inhibitors fell."], id="lower_case_after_marker"),
    pytest.param("It grew.<sup>1,2</sup> It fell.", ["It grew.<sup>1,2</sup>", "It fell."], id="superscript_after_stop"),
    pytest.param("It grew.[^1] It fell.", ["It grew.[^1]", "It fell."], id="footnote_after_stop"),
    pytest.param("It grew, e.g. in mice. It fell.", ["It grew, e.g. in mice.", "It fell."], id="e_g"),
    pytest.param("It grew, i.e. Became tall. It fell.", ["It grew, i.e. Became tall.", "It fell."], id="i_e_capital"),
    pytest.param("Smith et al. Reported it. Others did not.", ["Smith et al. Reported it.", "Others did not."], id="et_al"),
    pytest.param("See Fig. 2 for it. It fell.", ["See Fig. 2 for it.", "It fell."], id="fig"),
    pytest.param("Dr. Smith saw it. Prof. Doe did not.", ["Dr. Smith saw it.", "Prof. Doe did not."], id="titles"),
    pytest.param("Drug A vs. Drug B was tried. It failed.", ["Drug A vs. Drug B was tried.", "It failed."], id="vs"),
    pytest.param("S. aureus grew. E. coli did not.", ["S. aureus grew.", "E. coli did not."], id="genus"),
    pytest.param("The value was 3.5 mg. It fell.", ["The value was 3.5 mg.", "It fell."], id="decimal"),
    pytest.param("It fell (p<.001). It grew.", ["It fell (p<.001).", "It grew."], id="leading_dot"),
    pytest.param("Given i.v. twice daily. It fell.", ["Given i.v. twice daily.", "It fell."], id="iv_mid"),
    pytest.param("It was given i.v. Patients then rested.", ["It was given i.v.", "Patients then rested."], id="iv_end"),
    pytest.param("It is common in the U.S. Patients there differ.", ["It is common in the U.S.", "Patients there differ."], id="us_end"),
    pytest.param("See No. 3 there. It fell.", ["See No. 3 there.", "It fell."], id="number_abbreviation"),
    pytest.param("The answer is no. Patients grew.", ["The answer is no.", "Patients grew."], id="no_at_end"),
    pytest.param("See https://doi.org/10.5555/abc.1. It fell.", ["See https://doi.org/10.5555/abc.1.", "It fell."], id="url"),
    pytest.param("See example.org for it. It fell.", ["See example.org for it.", "It fell."], id="host"),
    pytest.param('He said "It grew." It fell.', ['He said "It grew."', "It fell."], id="stop_inside_quote"),
    pytest.param("It grew (as was seen.) It fell.", ["It grew (as was seen.)", "It fell."], id="stop_inside_parenthesis"),
    pytest.param("**It grew.** It fell.", ["**It grew.**", "It fell."], id="bold"),
    pytest.param("It grew\nin mice. It\nfell.", ["It grew in mice.", "It fell."], id="soft_wraps"),
    pytest.param("It grew\n\nIt fell", ["It grew", "It fell"], id="blank_line"),
    pytest.param("- It grew\n- It fell", ["It grew", "It fell"], id="list_items"),
    pytest.param("1. It grew well\n2. It fell down", ["It grew well", "It fell down"], id="numbered_items"),
    pytest.param("# Heading\n\nIt grew.", ["It grew."], id="heading_is_none"),
    pytest.param("> It grew.\n\nIt fell.", ["It grew.", "It fell."], id="block_quote"),
    pytest.param("It was v3.2026 then. It fell.", ["It was v3.2026 then.", "It fell."], id="version"),
    pytest.param("It grew approx. 5 cm. It fell.", ["It grew approx. 5 cm.", "It fell."], id="approx"),
    pytest.param("It grew … and fell. It rose.", ["It grew … and fell.", "It rose."], id="ellipsis"),
    pytest.param("It grew (PMID: 90000001). It fell.", ["It grew (PMID: 90000001).", "It fell."], id="pmid_before_stop"),
    pytest.param("It grew. (PMID: 90000001) It fell.", ["It grew. (PMID: 90000001)", "It fell."], id="pmid_after_stop"),
    pytest.param("IL-2 rose at 37 °C. CD8⁺ cells fell.", ["IL-2 rose at 37 °C.", "CD8⁺ cells fell."], id="units_and_antigens"),
    pytest.param("It was p.Gly380Arg and c.1138G>A. It fell.", ["It was p.Gly380Arg and c.1138G>A.", "It fell."], id="hgvs"),
    pytest.param("It grew.[1] 5 of 7 fell.", ["It grew.[1]", "5 of 7 fell."], id="digit_after_marker"),
    pytest.param("J. K. Smith saw it. It fell.", ["J. K. Smith saw it.", "It fell."], id="initials"),
    pytest.param("It contains C, N, O, etc. Others hold more.", ["It contains C, N, O, etc.", "Others hold more."], id="etc_end"),
]  # fmt: skip


@pytest.mark.parametrize(("text", "expected"), SPLITS)
def test_sentences(text: str, expected: list[str]) -> None:
    got = sentences(text)
    assert [s.removeprefix("- ").removeprefix("> ") for s in got] == expected


MARKERS = [
    pytest.param("It grew [1].", [("1",)], id="one"),
    pytest.param("It grew [1,2].", [("1", "2")], id="comma"),
    pytest.param("It grew [1, 3; 5].", [("1", "3", "5")], id="comma_semicolon"),
    pytest.param("It grew [1-3].", [("1", "2", "3")], id="range"),
    pytest.param("It grew [1–3].", [("1", "2", "3")], id="range_en_dash"),
    pytest.param("It grew [1‐3].", [("1", "2", "3")], id="range_unicode_hyphen"),
    pytest.param("It grew [1,3-5].", [("1", "3", "4", "5")], id="mixed"),
    pytest.param("It grew \\[1\\].", [("1",)], id="escaped"),
    pytest.param("It grew<sup>1,2</sup>.", [("1", "2")], id="sup"),
    pytest.param("It grew<sup>[3]</sup>.", [("3",)], id="sup_bracket"),
    pytest.param("It grew [1](https://doi.org/10.5555/x.1).", [("1",)], id="linked"),
    pytest.param("It grew [[1]](https://doi.org/10.5555/x.1).", [("1",)], id="linked_double"),
    pytest.param("It grew [2023 Guidelines](https://www.who.int/a).", [], id="link_text_with_year"),
    pytest.param("HR 0.8 (95% CI [1, 2]) was seen.", [], id="ci_brackets"),
    pytest.param("The median was 4 (IQR [2-6]).", [], id="iqr_brackets"),
    pytest.param("Age 5 (range [1-7]).", [], id="range_brackets"),
    pytest.param("The count was 5 × 10<sup>6</sup>/L.", [], id="power_of_ten"),
    pytest.param("Area in m<sup>2</sup> fell.", [], id="unit"),
    pytest.param("Given Ca<sup>2+</sup> it grew.", [], id="ion"),
    pytest.param("CD4⁺ and 10⁹/L.", [], id="unicode_superscripts"),
    pytest.param("It holds [2Fe-2S] and [4Fe-4S].", [], id="clusters"),
    pytest.param("It grew [sic] there.", [], id="word_in_brackets"),
    pytest.param("It grew [0].", [], id="zero"),
]  # fmt: skip


@pytest.mark.parametrize(("text", "labels"), MARKERS)
def test_markers(text: str, labels: list[tuple[str, ...]]) -> None:
    markers = read(text + ENTRIES).markers
    assert [marker.labels for marker in markers] == labels


def test_run_of_brackets_names_all() -> None:
    markers = read("It grew [1][2]." + ENTRIES).markers
    assert [label for marker in markers for label in marker.labels] == ["1", "2"]


def test_footnote_marker_leads_to_its_entry() -> None:
    (marker,) = read("It grew.[^7]\n\n[^7]: Smith J. 2019. PMID: 90000007\n").markers
    assert marker.references == ("PMID:90000007",)


def test_marker_leads_to_its_entry() -> None:
    (marker,) = read("It grew [2]." + ENTRIES).markers
    assert (marker.references, marker.dangling) == (("PMID:90000002",), ())


def test_dangling_marker() -> None:
    (marker,) = read("It grew [12]." + ENTRIES).markers
    assert (marker.references, marker.dangling) == ((), ("12",))


def test_uncited_entries() -> None:
    assert read("It grew [1-3]. It fell [5]." + ENTRIES).uncited_entries == ("4", "6", "7")


def test_claim_with_context_and_references() -> None:
    claims = read("Mice were treated. Growth rose by 12% [1,2]." + ENTRIES).claims
    (claim,) = [c for c in claims if c.labels]
    assert claim.text == "Growth rose by 12%."
    assert claim.context == "Mice were treated."
    assert claim.labels == ("1", "2")
    assert claim.references == ("PMID:90000001", "PMID:90000002")
    assert claim.quantitative


def test_claim_without_numbers_is_not_quantitative() -> None:
    (claim,) = [c for c in read("SGLT2 inhibitors help in type 2 diabetes [1]." + ENTRIES).claims if c.labels]
    assert not claim.quantitative


def test_unsourced_quantitative_sentence() -> None:
    text = "Mortality fell by 23%. Growth rose by 12% [1]. Nobody knows why." + ENTRIES
    assert [s.raw for s in read(text).unsourced] == ["Mortality fell by 23%."]


def numbers(sentence: str) -> list[tuple[str, float]]:
    text = f"{sentence} [1]." + ENTRIES
    (claim,) = [c for c in read(text).claims if c.labels]
    assert all(text[n.start : n.end] == n.raw for n in claim.numbers)
    return [(n.kind, n.value) for n in claim.numbers]


@pytest.mark.parametrize(
    ("sentence", "expected"),
    [
        pytest.param("The hazard ratio was 0.74", ("HAZARD_RATIO", 0.74), id="hr_words"),
        pytest.param("It fell (HR 0.74)", ("HAZARD_RATIO", 0.74), id="hr"),
        pytest.param("It fell (aHR = 0·74)", ("HAZARD_RATIO", 0.74), id="ahr_middle_dot"),
        pytest.param("It rose (OR, 2.1)", ("ODDS_RATIO", 2.1), id="odds"),
        pytest.param("It rose (RR: 1.3)", ("RISK_RATIO", 1.3), id="risk"),
        pytest.param("It differed (p<.001)", ("P_VALUE", 0.001), id="p_leading_dot"),
        pytest.param("It differed (P = 0.03)", ("P_VALUE", 0.03), id="p_equals"),
        pytest.param("It rose by 12.5%", ("PERCENT", 12.5), id="percent"),
        pytest.param("It rose by 5 percentage points", ("PERCENTAGE_POINTS", 5), id="percentage_points"),
        pytest.param("A study (n=1,204) showed it", ("SAMPLE_SIZE", 1204), id="sample_size"),
        pytest.param("The NNT was 25", ("NNT", 25), id="nnt"),
        pytest.param(
            "A mean difference of −2.3 mmHg was seen", ("MEAN_DIFFERENCE", -2.3), id="mean_difference_sign"
        ),
        pytest.param("It rose 3-fold", ("FOLD", 3), id="fold"),
        pytest.param("It rose two-fold", ("FOLD", 2), id="fold_word"),
        pytest.param("The AUC was 0.91", ("AUC", 0.91), id="auc"),
        pytest.param("Heterogeneity was high (I² = 78%)", ("HETEROGENEITY", 78), id="i_squared"),
    ],
)
def test_numbers(sentence: str, expected: tuple[str, float]) -> None:
    assert expected in numbers(sentence)


def test_interval() -> None:
    text = "It fell (HR 0.74; 95% CI 0.62–0.88) [1]." + ENTRIES
    (claim,) = [c for c in read(text).claims if c.labels]
    assert [(n.low, n.high) for n in claim.numbers if n.low is not None] == [(0.62, 0.88)]


@pytest.mark.parametrize(
    "sentence",
    [
        pytest.param("Patients got 5 mg twice daily", id="dose"),
        pytest.param("Adults over 65 years were eligible", id="age"),
        pytest.param("In 2019 the guideline changed", id="year"),
        pytest.param("NYHA class 3 was common", id="class"),
        pytest.param("COVID-19 and IL-6 and CD8 matter", id="names"),
        pytest.param("A phase 3 trial was run", id="phase"),
    ],
)
def test_numbers_that_are_no_evidence(sentence: str) -> None:
    text = f"{sentence} [1]." + ENTRIES
    (claim,) = [c for c in read(text).claims if c.labels]
    assert not claim.quantitative


MORE_SPLITS = [
    pytest.param("It grew — a lot. It fell.",["It grew — a lot.","It fell."], id="mdash_end"),
    pytest.param("P<0.05! It fell.",["P<0.05!","It fell."], id="exclam"),
    pytest.param("C. elegans and D. melanogaster grew. They fell.",["C. elegans and D. melanogaster grew.","They fell."], id="species2"),
    pytest.param("Salmonella enterica subsp. enterica grew. It fell.",["Salmonella enterica subsp. enterica grew.","It fell."], id="subsp"),
    pytest.param("Bacillus sp. grew well. It fell.",["Bacillus sp. grew well.","It fell."], id="sp"),
    pytest.param("It grew (cf. Smith 2010). It fell.",["It grew (cf. Smith 2010).","It fell."], id="cf"),
    pytest.param("It was 5 p.m. They left.",["It was 5 p.m.","They left."], id="am_pm"),
    pytest.param("Give 5 mg b.i.d. for a week. Then stop.",["Give 5 mg b.i.d. for a week.","Then stop."], id="bid"),
    pytest.param("Made by Pfizer Inc. in 2019. It fell.",["Made by Pfizer Inc. in 2019.","It fell."], id="inc"),
    pytest.param("On Jan. 5 it grew. It fell.",["On Jan. 5 it grew.","It fell."], id="month"),
    pytest.param("St. Jude treated them. It fell.",["St. Jude treated them.","It fell."], id="st"),
    pytest.param("It grew 12.5%. Mice fell.",["It grew 12.5%.","Mice fell."], id="decimal_pct"),
    pytest.param("At 37 °C. It fell.",["At 37 °C.","It fell."], id="temp"),
    pytest.param("E = mc2. It fell.",["E = mc2.","It fell."], id="equation"),
    pytest.param("It grew (see [1]). It fell.",["It grew (see [1]).","It fell."], id="closing_paren_marker"),
    pytest.param("It grew.[1] mice fell.",["It grew.[1]","mice fell."], id="marker_then_lower"),
    pytest.param("It grew.[1](https://doi.org/10.5555/a.1) It fell.",["It grew.[1](https://doi.org/10.5555/a.1)","It fell."], id="linked_marker_after"),
    pytest.param("It grew ([a.org](https://a.org/x)). It fell.",["It grew ([a.org](https://a.org/x)).","It fell."], id="paren_links_after"),
    pytest.param("It grew. ([a.org](https://a.org/x)) It fell.",["It grew. ([a.org](https://a.org/x))","It fell."], id="paren_links_after2"),
    pytest.param("It grew ([a](https://a.org/x)) ([b](https://b.org/y)). It fell.",["It grew ([a](https://a.org/x)) ([b](https://b.org/y)).","It fell."], id="two_links"),
    pytest.param("It grew (smith2019lossoffunction pages 1-2). It fell.",["It grew (smith2019lossoffunction pages 1-2).","It fell."], id="key_after"),
    pytest.param("**Result.** It grew. It fell.",["**Result.**","It grew.","It fell."], id="bold_lead"),
    pytest.param("RESULTS: It grew. It fell.",["RESULTS: It grew.","It fell."], id="label_lead"),
    pytest.param("It grew.<br>It fell.",["It grew.","It fell."], id="html_br"),
    pytest.param("“It grew.” It fell.",["“It grew.”","It fell."], id="quote_end"),
    pytest.param("It grew; it fell. Done.",["It grew; it fell.","Done."], id="semi"),
    pytest.param("A vs. B. It fell.",["A vs. B.","It fell."], id="vs_end"),
    pytest.param("Vitamin C. It fell.",["Vitamin C.","It fell."], id="i_cap"),
    pytest.param("Hepatitis B. It fell.",["Hepatitis B.","It fell."], id="hep_b"),
    pytest.param("Collagen type I. It fell.",["Collagen type I.","It fell."], id="type_I"),
    pytest.param("NKX2.5 grew. It fell.",["NKX2.5 grew.","It fell."], id="gene_dot"),
    pytest.param("See ref. 5 and refs. 6–8. It fell.",["See ref. 5 and refs. 6–8.","It fell."], id="ref_no"),
    pytest.param("See Eq. (3). It fell.",["See Eq. (3).","It fell."], id="eq"),
    pytest.param("It grew... It fell.",["It grew...","It fell."], id="dots_end"),
    pytest.param("It grew.\r\nIt fell.",["It grew.","It fell."], id="crlf"),
    pytest.param("She has a Ph.D. in it. It fell.",["She has a Ph.D. in it.","It fell."], id="ph_d"),
    pytest.param("J. Smith, M.D., saw it. It fell.",["J. Smith, M.D., saw it.","It fell."], id="md"),
    pytest.param("c.35delG was seen. It fell.",["c.35delG was seen.","It fell."], id="mutation"),
    pytest.param("As in Smith et al.[1] It fell.",["As in Smith et al.[1]","It fell."], id="et_al_marker"),
    pytest.param("Run `a. b`. It fell.",["Run `a. b`.","It fell."], id="code"),
    pytest.param("If p < 0.05. It fell.",["If p < 0.05.","It fell."], id="math_lt"),
    pytest.param("It grew. 12 mice fell.",["It grew.","12 mice fell."], id="number_start"),
    pytest.param("It grew. α-Synuclein fell.",["It grew.","α-Synuclein fell."], id="greek_start"),
    pytest.param("It grew. mTOR fell.",["It grew.","mTOR fell."], id="gene_lower_start"),
]  # fmt: skip


@pytest.mark.parametrize(("text", "expected"), MORE_SPLITS)
def test_more_sentences(text: str, expected: list[str]) -> None:
    assert sentences(text) == expected


MORE_MARKERS = [
    pytest.param("It grew ([1], [2]).",["1","2"], id="nested"),
    pytest.param("It grew [1—3].",["1","2","3"], id="unicode_dash"),
    pytest.param("It grew [1−3].",["1","2","3"], id="minus_dash"),
    pytest.param("It grew [ 1 , 2 ].",["1","2"], id="spaces"),
    pytest.param("It grew [1] [2].",["1","2"], id="space_bracket"),
    pytest.param("It grew<sup>[1](https://doi.org/10.5555/a.1)</sup>.",["1"], id="sup_links"),
    pytest.param("It grew<sup>1–3</sup>.",["1","2","3"], id="sup_range"),
    pytest.param("It grew [2019].",[], id="year_bracket"),
    pytest.param("It grew [citation needed].",[], id="citation_need"),
    pytest.param("- [ ] task\n- [x] done",[], id="checkbox"),
    pytest.param("Use `a[1]` there.",[], id="code"),
    pytest.param("It was 5 (95% confidence interval [1, 2]).",[], id="interval_pct"),
    pytest.param("OR 1.5 [95% CI 1.2, 1.9]",[], id="ci2"),
    pytest.param("OR 1.5, CI [1,2].",[], id="ci3"),
    pytest.param("mean age 5 [2–9] years",[], id="mean_range"),
    pytest.param("median 4 [2-6] days",[], id="median_iqr"),
    pytest.param("It grew.[^smith]\n\n[^smith]: Smith J. 2019. PMID: 90000001\n",["^smith"], id="fn_word"),
    pytest.param("5 cm² and 3 m³ and s⁻¹.",[], id="unicode_unit"),
    pytest.param("Ca²⁺ and Na⁺ and 10⁻³.",[], id="ca2"),
    pytest.param("It grew [13].",["13"], id="dangling"),
    pytest.param("It grew [0].",[], id="zero"),
    pytest.param("It grew [iv].",[], id="roman"),
    pytest.param("It grew[1][2][5].",["1","2","5"], id="perplexity"),
]  # fmt: skip


@pytest.mark.parametrize(("text", "labels"), MORE_MARKERS)
def test_labels_of_markers(text: str, labels: list[str]) -> None:
    whole = text if "]:" in text else text + ENTRIES
    assert [label for marker in read(whole).markers for label in marker.labels] == labels


MORE_NUMBERS = [
    pytest.param("aHR 0.74 (95% CI, 0.62 to 0.88; P<0.001)",[("HAZARD_RATIO",0.74),("CONFIDENCE_INTERVAL",None),("P_VALUE",0.001)], id="ahr"),
    pytest.param("the incidence rate ratio was 0.6",[("RATE_RATIO",0.6)], id="irr"),
    pytest.param("SMD −0.42",[("STANDARDIZED_MEAN_DIFFERENCE",-0.42)], id="smd"),
    pytest.param("Cohen's d = 0.8",[("STANDARDIZED_MEAN_DIFFERENCE",0.8)], id="cohen"),
    pytest.param("in 12 percent of mice",[("PERCENT",12)], id="pct_word"),
    pytest.param("in 12 per cent of mice",[("PERCENT",12)], id="pct_per_cent"),
    pytest.param("in 39 of 48 patients",[("FRACTION",None)], id="x_of_y"),
    pytest.param("in 39/48 patients",[("FRACTION",None)], id="x_slash"),
    pytest.param("one in five patients",[("FRACTION",None)], id="one_in"),
    pytest.param("a third of patients",[("FRACTION",None)], id="third"),
    pytest.param("half of the patients died",[("FRACTION",None)], id="half"),
    pytest.param("mortality doubled",[("FOLD",2)], id="doubled"),
    pytest.param("NNH 40",[("NNH",40)], id="nnh"),
    pytest.param("N = 1,204 participants",[("SAMPLE_SIZE",1204)], id="n_eq"),
    pytest.param("median overall survival was 14.5 months",[("MEDIAN",14.5)], id="median_surv"),
    pytest.param("sensitivity of 92% and specificity of 85%",[("SENSITIVITY",92),("SPECIFICITY",85)], id="sens"),
    pytest.param("I2 = 45%",[("HETEROGENEITY",45)], id="i2"),
    pytest.param("β = −0.12",[("COEFFICIENT",-0.12)], id="beta"),
    pytest.param("a dose of 15 mg/kg weekly",[("DOSE",15)], id="dose"),
    pytest.param("15 μg/kg daily",[("DOSE",15)], id="dose_ug"),
    pytest.param("if LDL is ≥190 mg/dL",[("THRESHOLD",190)], id="thr"),
    pytest.param("in 2019",[("YEAR",2019)], id="year"),
    pytest.param("p = 5 × 10⁻⁸",[("P_VALUE",5e-8)], id="sci"),
    pytest.param("p = 5e-8",[("P_VALUE",5e-8)], id="sci2"),
    pytest.param("P=1.2×10^-5",[("P_VALUE",1.2e-5)], id="sci3"),
    pytest.param("a change of −12%",[("PERCENT",-12)], id="neg_pct"),
    pytest.param("2.5-fold higher",[("FOLD",2.5)], id="fold_x"),
    pytest.param("2.5 times higher",[("FOLD",2.5)], id="fold_times"),
    pytest.param("the relative risk was 1.3",[("RISK_RATIO",1.3)], id="rr_words"),
    pytest.param("a 20% relative risk reduction",[("PERCENT",20)], id="rrr"),
    pytest.param("by 3 percentage points",[("PERCENTAGE_POINTS",3)], id="pp"),
    pytest.param("of FGFR3 and IL-6",[], id="gene"),
    pytest.param("of COVID-19",[], id="covid"),
    pytest.param("on chromosome 4p16.3",[], id="chrom"),
    pytest.param("p.Gly380Arg at c.1138G>A",[], id="mut"),
    pytest.param("1 in 25,000 births",[("FRACTION",None)], id="prev"),
    pytest.param("AUROC 0.91",[("AUC",0.91)], id="auroc"),
    pytest.param("a C-statistic of 0.71",[("AUC",0.71)], id="cstat"),
    pytest.param("1.5 million people", [("COUNT", 1_500_000)], id="million"),
    pytest.param("12 per 100,000", [("FRACTION", 0.00012)], id="per_hundred_thousand"),
    pytest.param("an RR interval of 800 ms", [("OTHER", 800)], id="rr_interval_of_the_heart"),
]  # fmt: skip


@pytest.mark.parametrize(("words", "expected"), MORE_NUMBERS)
def test_kinds_of_numbers(words: str, expected: list[tuple[str, float | None]]) -> None:
    """Each expected kind is there, with its value unless that is None; an empty list: no number at all."""
    got = numbers(f"It was seen {words}")
    for kind, value in expected:
        assert any(k == kind and (value is None or v == pytest.approx(value)) for k, v in got), got
    assert expected or not got
