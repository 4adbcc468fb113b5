"""Whole reports in the styles of several providers, with the verdicts that an expert would give, offline.

The records are made up, and so are the mistakes: swapped identifiers, changed figures, a dropped "not".
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from citevouch.pipeline import check_text
from citevouch.resolve import open_run
from citevouch.settings import Settings

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from citevouch_contract.models import ValidationReport

TRIAL = "Vosoritide in children with Calder dysplasia: a randomised, double-blind, placebo-controlled trial"
COHORT = "Natural history of Calder dysplasia: growth and foramen magnum stenosis"
RECORDS = {
    "90000201": (
        TRIAL, ["Savarel R", "Tofte L"], "Lancet Test", "2020", "10.5555/lancet.test.2020.1", "PMC99000201",
        ("The adjusted mean difference in annualised growth velocity was 1.57 cm/year in favour of vosoritide (95% CI"
        " 1.22–1.93). A total of 119 patients had at least one adverse event. CONCLUSIONS: Vosoritide is an effective"
        " treatment to increase growth in children with Calder dysplasia."),
    ),
    "90000202": (
        COHORT, ["Hoover JE", "Legare J"], "J Test Genet", "2018", "10.5555/jtg.2018.77", None,
        ("Foramen magnum stenosis is the most serious early complication of Calder dysplasia. Surgery for decompression"
        " was performed in 20.4%. Mortality in infancy was 2.5-fold that of the general population. Sleep apnoea was"
        " not associated with final height."),
    ),
    "90000203": (
        "Meclizine does not change growth velocity in Calder dysplasia: a phase 2 study", ["Kitoh H", "Matsu M"],
        "J Bone Test", "2021", "10.5555/jbt.2021.3", None,
        ("Meclizine did not increase growth velocity in children with Calder dysplasia (mean change 0.1 cm/year, 95% CI"
        " −0.2 to 0.4; p=0.51)."),
    ),
    "90000204": (
        "FGFR9 p.Gly380Arg impairs chondrocyte proliferation through STAT1", ["Li C", "Chen L"], "Hum Mol Test", "2005",
        "10.5555/hmt/ddi204", None,
        ("The recurrent p.Gly380Arg substitution in FGFR9 increases receptor activity. STAT1 was phosphorylated in mutant"
        " chondrocytes. The mutation inhibits proliferation of chondrocytes in a ligand-dependent manner."),
    ),
    "90000205": (
        "Knee arthroplasty in elderly skiers of the alpine region", ["Gruber K"], "Z Knee Test", "1998",
        "10.5555/zkt.1998.6", None, "We replaced the knee in 64 elderly skiers. None had an infection of the joint.",
    ),
}  # fmt: skip


@pytest.fixture
def check(tmp_path: Path) -> Callable[[str], ValidationReport]:
    for pmid, (title, authors, journal, year, doi, pmcid, text) in RECORDS.items():
        people = "".join(f"- {author}\n" for author in authors)
        pmc = f"**PMC:** [{pmcid}](https://www.ncbi.nlm.nih.gov/pmc/articles/{pmcid}/)\n" if pmcid else ""
        (tmp_path / f"PMID_{pmid}.md").write_text(
            f'---\nreference_id: PMID:{pmid}\ntitle: "{title}"\nauthors:\n{people}journal: {journal}\n'
            f"year: '{year}'\ndoi: {doi}\ncontent_type: abstract_only\n---\n\n# {title}\n{pmc}\n## Content\n{text}\n",
            encoding="utf-8",
        )

    def checked(text: str) -> ValidationReport:
        with open_run(Settings(cache_dir=tmp_path), offline=True) as run:
            return check_text(text, name="report.md", run=run)

    return checked


def identities(report: ValidationReport) -> dict[str, list[str]]:
    return {
        reference.reference_id: [check.identity_verdict for check in reference.identity]
        for reference in report.references or ()
        if reference.identity
    }


def outcomes(report: ValidationReport) -> list[tuple[str, str]]:
    return [(quote.reference_id, quote.quote_outcome) for quote in report.quotes or ()]


def findings(report: ValidationReport) -> set[tuple[str, str | None]]:
    return {(finding.finding_kind, finding.reference_id) for finding in report.findings or ()}


def test_links_behind_sentences(check: Callable[[str], ValidationReport]) -> None:
    report = check(
        "## Output\n\n# Calder dysplasia\n\n"
        "It results from variants of **FGFR9** ([pubmed.ncbi.nlm.nih.gov](https://pubmed.ncbi.nlm.nih.gov/90000204/"
        "#:~:text=The%20recurrent)). STAT1 is active ([Li et al. 2005](https://doi.org/10.5555/HMT/ddi204?utm_source=openai)).\n\n"
        'In the trial, "the adjusted mean difference in annualised growth velocity was 1.57 cm/year" '
        "([Vosoritide in children with Calder dysplasia](https://pubmed.ncbi.nlm.nih.gov/90000201/)). "
        'It says "vosoritide is an effective treatment to increase growth in children" '
        "([pmc.ncbi.nlm.nih.gov](https://pmc.ncbi.nlm.nih.gov/articles/PMC99000201/)). By contrast, "
        '"meclizine increased growth velocity in children with Calder dysplasia" '
        "([pubmed.ncbi.nlm.nih.gov](https://pubmed.ncbi.nlm.nih.gov/90000203/)). See the WHO "
        "([who.int](https://www.who.int/calder)).\n"
    )
    assert identities(report) == {"PMID:90000201": ["MATCH"]}
    assert outcomes(report) == [
        ("PMID:90000201", "FOUND"),
        ("PMC:PMC99000201", "FOUND"),
        ("PMID:90000203", "NOT_FOUND"),
    ]
    assert findings(report) == {("QUOTE_NOT_FOUND", "PMID:90000203")}
    assert report.coverage.citations_in_text == report.coverage.identifiers_extracted == 6


def test_numbered_addresses(check: Callable[[str], ValidationReport]) -> None:
    report = check(
        "Vosoritide raised growth velocity by 1.57 cm/year[1]. Mortality in infancy is raised[2][3]. "
        'One cohort wrote "surgery for decompression was performed in 24.0%"[2]. Sleep apnoea "was associated with final '
        'height"[2]. In the trial, "A total of 119 patients had at least one adverse event"[1]. Nothing is known of '
        "adults[9]. A survey found that 12% of adults are in pain.\n\n## References\n\n"
        "1. https://pubmed.ncbi.nlm.nih.gov/90000201/\n2. https://doi.org/10.5555/jtg.2018.77\n3. https://www.who.int/calder\n"
    )
    assert set(map(tuple, identities(report).values())) == {("NOT_ASSESSED",)}
    assert outcomes(report) == [
        ("DOI:10.5555/jtg.2018.77", "NOT_FOUND"),
        ("DOI:10.5555/jtg.2018.77", "NOT_FOUND"),
        ("PMID:90000201", "FOUND"),
    ]
    assert {kind for kind, _ in findings(report)} == {
        "QUOTE_NOT_FOUND",
        "DANGLING_MARKER",
        "UNSOURCED_NUMBER",
    }


def test_keys_with_pages(check: Callable[[str], ValidationReport]) -> None:
    report = check(
        "The substitution increases receptor activity (li2005fgfr9impairs pages 1-2). "
        '"STAT1 was phosphorylated in mutant chondrocytes" (li2005fgfr9impairs pages 1-2). "A total of 119 patients had '
        'at least one adverse event" (savarel2020vosoritidein pages 3-5).\n\nReferences\n\n'
        f"1. (savarel2020vosoritidein pages 3-5): Ravi Savarel and Louise Tofte. {TRIAL.capitalize()}. Lancet Test, "
        "396:684-692, Sep 2020. URL: https://doi.org/10.5555/lancet.test.2020.1, doi:10.5555/lancet.test.2020.1. This "
        "article has 112 citations.\n\n"
        "2. (li2005fgfr9impairs pages 1-2): Cuiling Li and Lin Chen. Fgfr9 p.gly380arg impairs chondrocyte proliferation "
        "through stat1. Human Molecular Test, 14:1-9, Jun 2005. URL: https://doi.org/10.5555/zkt.1998.6, "
        "doi:10.5555/zkt.1998.6. This article has 300 citations.\n"
    )
    assert identities(report) == {
        "DOI:10.5555/lancet.test.2020.1": ["MATCH"],
        "DOI:10.5555/zkt.1998.6": ["MISMATCH"],
    }
    assert outcomes(report) == [
        ("DOI:10.5555/zkt.1998.6", "NOT_FOUND"),
        ("DOI:10.5555/lancet.test.2020.1", "FOUND"),
    ]


def test_answer_of_a_clinician(check: Callable[[str], ValidationReport]) -> None:
    report = check(
        "Vosoritide is effective: growth velocity rose by 1.57 cm/year (95% CI 1.22–1.93) [1]. Meclizine did not help [2]. "
        "Screen infants for foramen magnum stenosis [3][4].\n\nIn adults, 43% of segments have complications.\n\n"
        "References\n\n"
        "1. Savarel R, Tofte L. Vosoritide in Children With Calder Dysplasia: A Randomised, Double-Blind, "
        "Placebo-Controlled Trial. Lancet Test. 2020;396:684-692. doi:10.5555/lancet.test.2020.1. PMID: 90000201.\n"
        "2. Kitoh H, Matsu M. Meclizine Does Not Change Growth Velocity in Calder Dysplasia: A Phase 2 Study. J Bone Test. "
        "2014;36:1-9. PMID: 90000203.\n"
        f"3. Hoover JE, Legare J. {COHORT}. J Test Genet. 2018;9:77-88. PMID: 90000205. doi:10.5555/jtg.2018.77.\n"
        "4. Unger S, Bonafe L. Medical Care of Calder Dysplasia in Infants: A Consensus Statement of Experts. Test Rev. "
        "2022;18:173-189. PMID: 90000204.\n"
    )
    assert identities(report) == {
        "DOI:10.5555/lancet.test.2020.1": ["MATCH"],
        "PMID:90000201": ["MATCH"],
        "PMID:90000203": ["MATCH"],
        "PMID:90000205": ["WRONG_IDENTIFIER"],
        "DOI:10.5555/jtg.2018.77": ["MATCH"],
        "PMID:90000204": ["MISMATCH"],
    }
    assert findings(report) == {
        ("DETAILS_WRONG", "PMID:90000203"),
        ("WRONG_IDENTIFIER", "PMID:90000205"),
        ("IDENTITY_MISMATCH", "PMID:90000204"),
        ("UNSOURCED_NUMBER", None),
    }


def test_notes_of_a_curator(check: Callable[[str], ValidationReport]) -> None:
    report = check(
        '- PMID:90000204 "The recurrent p.Gly380Arg substitution in FGFR9 increases receptor activity."\n'
        '- [PMID:90000204 "STAT1 was phosphorylated in mutant chondrocytes"] supports GO:0071157\n'
        '- PMID:90000202 states "Mortality in infancy was 2.5-fold that of the general population".\n'
        '- PMID:90000202: "Mortality in infancy was 25-fold that of the general population"\n'
        '- PMID:90000205: "Foramen magnum stenosis is the most serious early complication"\n\n'
        "### PMID:90000203\n\n"
        'Key finding: "Meclizine did not increase growth velocity in children with Calder dysplasia (mean change 0.1 '
        'cm/year, 95% CI -0.2 to 0.4; p=0.51)".\n\n'
        "```yaml\nevidence:\n  - reference: PMID:90000201\n    supports: SUPPORT\n"
        '    snippet: "Vosoritide is an effective treatment to increase growth in children with Calder dysplasia."\n'
        '    explanation: "The trial was placebo-controlled"\n  - reference: PMID:90000202\n    snippet: >-\n'
        "      Surgery for decompression\n      was performed in 20.4%.\n"
        "  - reference: PMID:90000202\n    snippet: Surgery for decompression was performed in 24.0%\n```\n\n"
        '| Gene | Evidence |\n|---|---|\n| FGFR9 | PMID:90000204 "inhibits proliferation of chondrocytes in a '
        'ligand-independent manner" |\n'
    )
    assert outcomes(report) == [
        ("PMID:90000204", "FOUND"),
        ("PMID:90000204", "FOUND"),
        ("PMID:90000202", "FOUND"),
        ("PMID:90000202", "NOT_FOUND"),
        ("PMID:90000205", "MISATTRIBUTED"),
        ("PMID:90000203", "FOUND"),
        ("PMID:90000201", "FOUND"),
        ("PMID:90000202", "FOUND"),
        ("PMID:90000202", "NOT_FOUND"),
        ("PMID:90000204", "NOT_FOUND"),
    ]
    assert identities(report) == {}
    assert [quote.found_in for quote in report.quotes or () if quote.found_in] == ["PMID:90000202"]


def test_report_with_table_and_mixed_styles(check: Callable[[str], ValidationReport]) -> None:
    report = check(
        "# Calder dysplasia\n\n"
        "1. **Mortality is 2.5-fold** (Hoover and Legare, 2018).\n"
        '2. **Meclizine fails** (Kitoh & Matsu, 2021): "Meclizine did not increase growth velocity in children".\n\n'
        "| Study | n | Finding | Source |\n|---|---|---|---|\n"
        '| Savarel 2020 | 121 | "growth velocity was 1.57 cm/year" | PMID 90000201 |\n'
        '| Hoover 2018 | 99 | "Surgery for decompression was performed in 20.4%" | '
        "[PMC99000201](https://pmc.ncbi.nlm.nih.gov/articles/PMC99000201/) |\n\n"
        "## Bibliography\n\n"
        f"- Hoover, J. E. and Legare, J. (2018) '{COHORT}', *J Test Genet*, 9, pp. 77–88. doi:10.5555/jtg.2018.77\n"
        '- Kitoh, Hiroshi, and Masaki Matsu. "Meclizine Does Not Change Growth Velocity in Calder Dysplasia." '
        "*J Bone Test*, vol. 36, 2021. PMID: 90000203.\n"
        "- Paley, D., & Vallon, F. (2015). Limb lengthening in skeletal dysplasia: complications in 210 segments. "
        "*J Limb Test*, 1(1), 1–9. https://pubmed.ncbi.nlm.nih.gov/90000204/\n"
    )
    assert identities(report) == {
        "DOI:10.5555/jtg.2018.77": ["MATCH"],
        "PMID:90000203": ["MATCH"],
        "PMID:90000204": ["MISMATCH"],
    }
    assert outcomes(report) == [
        ("PMID:90000203", "FOUND"),
        ("PMID:90000201", "FOUND"),
        ("PMC:PMC99000201", "MISATTRIBUTED"),
    ]
    assert findings(report) == {
        ("IDENTITY_MISMATCH", "PMID:90000204"),
        ("QUOTE_MISATTRIBUTED", "PMC:PMC99000201"),
    }
