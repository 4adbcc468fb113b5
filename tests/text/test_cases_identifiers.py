"""Identifiers as people and models write them: what each text must give, and what it must not.

Each case names the canonical identifiers in document order, one per place where one is spelt. The cases were
written from the description of the forms, without a look at the code that reads them.
"""

from __future__ import annotations

import pytest

from citevouch.text import read

SICI = "10.5555/(SICI)1096-8628(19960102)61:1<10::AID-AJMG3>3.0.CO;2-X"
SICI_ID = f"DOI:{SICI.lower()}"
PMID = "PMID:90000001"
PMID2 = "PMID:90000002"
PMID3 = "PMID:90000003"
PMC = "PMC:PMC99000001"
DOI = "DOI:10.5555/abc.1"
DOI2 = "DOI:10.5555/abc.2"


def found(text: str, *ids: str) -> tuple[str, tuple[str, ...]]:
    return text, ids


LABELLED = [
    pytest.param(*found("see PMID:90000001 for", PMID), id="pmid_colon"),
    pytest.param(*found("see PMID: 90000001 for", PMID), id="pmid_colon_space"),
    pytest.param(*found("see pmid 90000001 for", PMID), id="pmid_lower_case"),
    pytest.param(*found("see Pmid : 90000001 for", PMID), id="pmid_space_before_colon"),
    pytest.param(*found("see PMID90000001 for", PMID), id="pmid_without_separator"),
    pytest.param(*found("see PMID #90000001 for", PMID), id="pmid_number_sign"),
    pytest.param(*found("(PMID 90000001)", PMID), id="pmid_in_parentheses"),
    pytest.param(*found("[PMID 90000001]", PMID), id="pmid_in_brackets"),
    pytest.param(*found("see PMID:\u00a090000001 for", PMID), id="pmid_no_break_space"),
    pytest.param(*found("\u898b PMID\uff1a90000001\u3002", PMID), id="pmid_full_width_colon"),
    pytest.param(*found("see PMID\n90000001 for", PMID), id="pmid_number_on_next_line"),
    pytest.param(*found("see PMID:\n90000001 for", PMID), id="pmid_colon_number_on_next_line"),
    pytest.param(*found("see PMID:\r\n90000001 for", PMID), id="pmid_number_after_crlf"),
    pytest.param(*found("**PMID:** 90000001", PMID), id="pmid_bold_label_with_colon"),
    pytest.param(*found("**PMID**: 90000001", PMID), id="pmid_bold_label_colon_outside"),
    pytest.param(*found("*PMID:* 90000001", PMID), id="pmid_italic_label"),
    pytest.param(*found("__PMID__ 90000001", PMID), id="pmid_underscore_bold_label"),
    pytest.param(*found("PMID: **90000001**", PMID), id="pmid_bold_number"),
    pytest.param(*found("PMID **90000001**; next", PMID), id="pmid_bold_number_no_colon"),
    pytest.param(*found("`PMID:90000001`", PMID), id="pmid_inline_code"),
    pytest.param(*found("PubMed:90000001", PMID), id="pubmed_colon"),
    pytest.param(*found("PubMed ID: 90000001", PMID), id="pubmed_id"),
    pytest.param(*found("PubMed ID 90000001", PMID), id="pubmed_id_without_colon"),
    pytest.param(*found("PMID: 123", "PMID:123"), id="pmid_short"),
    pytest.param(*found("PMID: 07913883", "PMID:7913883"), id="pmid_leading_zero"),
    pytest.param(*found("PMIDs: 90000001, 90000002 and 90000003", PMID, PMID2, PMID3), id="pmids_and"),
    pytest.param(*found("PMIDs: 90000001, 90000002, and 90000003.", PMID, PMID2, PMID3), id="pmids_serial_comma"),
    pytest.param(*found("PMIDs 90000001; 90000002; 90000003", PMID, PMID2, PMID3), id="pmids_semicolons"),
    pytest.param(*found("PMIDs: 90000001 & 90000002", PMID, PMID2), id="pmids_ampersand"),
    pytest.param(*found("PMIDs: 90000001/90000002", PMID, PMID2), id="pmids_slash"),
    pytest.param(*found("(PMID: 90000001, 90000002)", PMID, PMID2), id="pmid_singular_label_list"),
    pytest.param(*found("(PMID:90000001, PMID:90000002)", PMID, PMID2), id="pmid_each_labelled"),
    pytest.param(*found("PMIDs: 90000001,\n90000002", PMID, PMID2), id="pmids_wrapped"),
    pytest.param(*found("PMIDs:\n- 90000001\n- 90000002\n", PMID, PMID2), id="pmids_bulleted"),
    pytest.param(*found("PMIDs:\n\n- 90000001\n- 90000002\n", PMID, PMID2), id="pmids_bulleted_below_a_blank_line"),
    pytest.param(*found("PMIDs:\n\n90000001 newborns\n"), id="pmids_then_a_paragraph"),
    pytest.param(*found("(PMID: 90000001, 2021)", PMID), id="year_after_pmid_is_no_pmid"),
    pytest.param(*found("PMIDs: 90000001, 90000002, and 45 others", PMID, PMID2), id="count_after_pmids_is_no_pmid"),
    pytest.param(*found("PMID: 90000001, 12 patients were seen", PMID), id="patients_after_pmid_are_no_pmid"),
    pytest.param(*found("PMID: n/a; PMID: none; PMID: pending"), id="pmid_not_given"),
    pytest.param(*found("The PMID was not given for 90000001 newborns."), id="pmid_word_apart_from_number"),
    pytest.param(*found("No PMID\n\n90000001 newborns were screened."), id="pmid_paragraph_break"),
    pytest.param(*found("- PMID\n- 90000001 newborns"), id="pmid_other_list_item"),
    pytest.param(*found("In 90000001 newborns"), id="bare_number"),
    pytest.param(*found("| Study | PMID |\n|---|---|\n| A | 90000001 |\n| B | 90000002 |\n", PMID, PMID2), id="pmid_column"),
    pytest.param(*found("| Study | n |\n|---|---|\n| A | 90000001 |\n"), id="other_column"),
    pytest.param(*found('```json\n{"pmid": "90000001", "n": 90000002}\n```', PMID), id="pmid_json_string"),
    pytest.param(*found('{"pmid": 90000001}', PMID), id="pmid_json_number"),
    pytest.param(*found("@article{a,\n  pmid = {90000001},\n  doi = {10.5555/abc.1}\n}", PMID, DOI), id="bibtex_fields"),
    pytest.param(*found("- pmid: '90000001'\n  title: x", PMID), id="pmid_yaml_field"),
    pytest.param(*found("PMC99000001", PMC), id="pmcid_bare"),
    pytest.param(*found("pmc99000001", PMC), id="pmcid_lower_case"),
    pytest.param(*found("PMCID: PMC99000001", PMC), id="pmcid_labelled"),
    pytest.param(*found("PMCID: 99000001", PMC), id="pmcid_label_digits_only"),
    pytest.param(*found("PMC 99000001", PMC), id="pmc_space"),
    pytest.param(*found("PMC:99000001", PMC), id="pmc_colon"),
    pytest.param(*found("PMC: PMC99000001", PMC), id="pmc_label_and_prefix"),
    pytest.param(*found("**PMCID:** PMC99000001", PMC), id="pmcid_bold_label"),
    pytest.param(*found("The PMC contains 7 million articles."), id="pmc_word"),
    pytest.param(*found("GSE12345 and GSE67890", "GEO:GSE12345", "GEO:GSE67890"), id="gse_bare"),
    pytest.param(*found("GEO: GSE12345", "GEO:GSE12345"), id="gse_prefixed"),
    pytest.param(*found("GEO:GDS4567", "GEO:GDS4567"), id="gds_prefixed"),
    pytest.param(*found("GEO accession GSM123456", "GEO:GSM123456"), id="gsm_accession"),
    pytest.param(*found("GEO accession: GPL570", "GEO:GPL570"), id="gpl_accession"),
    pytest.param(*found("depression (GDS15 or GDS30, and GDS-15)"), id="gds_depression_scale"),
    pytest.param(*found("the GSE1 gene"), id="gse1_gene"),
    pytest.param(*found("trial NCT01234567 and", "NCT:NCT01234567"), id="nct"),
    pytest.param(*found("(ClinicalTrials.gov: NCT01234567)", "NCT:NCT01234567"), id="nct_labelled"),
    pytest.param(*found("arXiv:2005.14165", "ARXIV:2005.14165"), id="arxiv"),
    pytest.param(*found("arXiv: 2005.14165v4 [cs.CL]", "ARXIV:2005.14165"), id="arxiv_version"),
    pytest.param(*found("arXiv:hep-th/9901001", "ARXIV:hep-th/9901001"), id="arxiv_old"),
    pytest.param(*found("build 2005.14165 of the tool"), id="arxiv_number_bare"),
    pytest.param(*found("ISBN 978-0-306-40615-7", "ISBN:9780306406157"), id="isbn_13_hyphens"),
    pytest.param(*found("ISBN-13: 9780306406157", "ISBN:9780306406157"), id="isbn_13_label"),
    pytest.param(*found("ISBN: 0-306-40615-2", "ISBN:9780306406157"), id="isbn_10"),
    pytest.param(*found("BioProject PRJNA123456", "BIOPROJECT:PRJNA123456"), id="bioproject"),
    pytest.param(*found("reads (PRJEB12345)", "BIOPROJECT:PRJEB12345"), id="bioproject_ena_bare"),
    pytest.param(*found("BioSample: SAMN12345678", "BIOSAMPLE:SAMN12345678"), id="biosample"),
    pytest.param(*found("SAMEA1234567", "BIOSAMPLE:SAMEA1234567"), id="biosample_ebi_bare"),
    pytest.param(
        *found("doi: 10.5555/abc.1. Epub 2020 Jan 1. PMID: 90000001; PMCID: PMC99000001.", DOI, PMID, PMC),
        id="medline_tail",
    ),
]  # fmt: skip

URLS = [
    pytest.param(*found("https://pubmed.ncbi.nlm.nih.gov/90000001/", PMID), id="pubmed_url"),
    pytest.param(*found("https://pubmed.ncbi.nlm.nih.gov/90000001.", PMID), id="pubmed_url_full_stop"),
    pytest.param(*found("http://www.ncbi.nlm.nih.gov/pubmed/90000001", PMID), id="pubmed_url_old"),
    pytest.param(*found("pubmed.ncbi.nlm.nih.gov/90000001", PMID), id="pubmed_url_no_scheme"),
    pytest.param(*found("www.ncbi.nlm.nih.gov/pubmed/90000001", PMID), id="pubmed_url_old_no_scheme"),
    pytest.param(*found("https://pubmed.ncbi.nlm.nih.gov/?term=90000001", PMID), id="pubmed_term"),
    pytest.param(*found("https://pubmed.ncbi.nlm.nih.gov/90000001/#affiliation-1", PMID), id="pubmed_fragment"),
    pytest.param(*found("https://www.ncbi.nlm.nih.gov/pmc/articles/pmid/90000001/", PMID), id="pmc_url_by_pmid"),
    pytest.param(*found("https://europepmc.org/article/MED/90000001", PMID), id="europepmc_med"),
    pytest.param(*found("https://europepmc.org/abstract/med/90000001", PMID), id="europepmc_abstract_med"),
    pytest.param(*found("https://europepmc.org/article/PMC/PMC99000001", PMC), id="europepmc_pmc"),
    pytest.param(*found("https://europepmc.org/articles/PMC99000001", PMC), id="europepmc_articles"),
    pytest.param(*found("https://www.ncbi.nlm.nih.gov/pmc/articles/PMC99000001/", PMC), id="pmc_url_old"),
    pytest.param(*found("https://pmc.ncbi.nlm.nih.gov/articles/PMC99000001/", PMC), id="pmc_url_new"),
    pytest.param(*found("https://www.ncbi.nlm.nih.gov/pmc/articles/PMC99000001/pdf/nihms-1234567.pdf", PMC), id="pmc_pdf"),
    pytest.param(*found("ncbi.nlm.nih.gov/pmc/articles/PMC99000001", PMC), id="pmc_url_no_scheme"),
    pytest.param(*found("https://www.ncbi.nlm.nih.gov/geo/query/acc.cgi?acc=GSE12345", "GEO:GSE12345"), id="geo_url"),
    pytest.param(*found("https://www.ncbi.nlm.nih.gov/geo/query/acc.cgi?acc=GSM123456", "GEO:GSM123456"), id="geo_url_gsm"),
    pytest.param(*found("https://clinicaltrials.gov/ct2/show/NCT01234567", "NCT:NCT01234567"), id="nct_url_old"),
    pytest.param(*found("https://clinicaltrials.gov/study/NCT01234567?tab=results", "NCT:NCT01234567"), id="nct_url_new"),
    pytest.param(*found("https://arxiv.org/abs/2005.14165v2", "ARXIV:2005.14165"), id="arxiv_abs"),
    pytest.param(*found("https://arxiv.org/pdf/2005.14165.pdf", "ARXIV:2005.14165"), id="arxiv_pdf"),
    pytest.param(*found("https://doi.org/10.5555/abc.1", DOI), id="doi_org"),
    pytest.param(*found("http://dx.doi.org/10.5555/abc.1", DOI), id="dx_doi_org"),
    pytest.param(*found("https://www.doi.org/10.5555/abc.1", DOI), id="www_doi_org"),
    pytest.param(*found("doi.org/10.5555/abc.1", DOI), id="doi_org_no_scheme"),
    pytest.param(*found("https://doi.org/doi:10.5555/abc.1", DOI), id="doi_org_with_label"),
    pytest.param(*found("https://doi.org/10.5555%2Fabc.1", DOI), id="doi_percent_slash"),
    pytest.param(*found("https://doi.org/10.5555/abc.1?utm_source=openai", DOI), id="doi_query"),
    pytest.param(*found("https://doi.org/10.5555/abc.1#sec2", DOI), id="doi_fragment"),
    pytest.param(*found("https://doi.org/10.5555/abc.1/", DOI), id="doi_trailing_slash"),
    pytest.param(*found("https://doi.org/10.5555/osf.io/kjvxh", "DOI:10.5555/osf.io/kjvxh"), id="doi_osf"),
    pytest.param(*found("https://onlinelibrary.wiley.com/doi/full/10.5555/abc.1", DOI), id="landing_doi_full"),
    pytest.param(*found("https://onlinelibrary.wiley.com/doi/10.5555/abc.1/abstract", DOI), id="landing_doi_abstract_tail"),
    pytest.param(*found("https://onlinelibrary.wiley.com/doi/10.5555/abc.1;jsessionid=0A1B2C.f02t01", DOI), id="jsessionid"),
    pytest.param(*found("https://www.tandfonline.com/doi/pdf/10.5555/abc.1?needAccess=true", DOI), id="landing_doi_pdf"),
    pytest.param(*found("https://www.ahajournals.org/doi/epub/10.5555/abc.1", DOI), id="landing_doi_epub"),
    pytest.param(*found("https://www.nejm.org/doi/full/10.5555/NEJMoa2034577", "DOI:10.5555/nejmoa2034577"), id="landing_nejm"),
    pytest.param(*found("https://www.cochranelibrary.com/cdsr/doi/10.5555/14651858.CD001234.pub2/full", "DOI:10.5555/14651858.cd001234.pub2"), id="landing_cochrane"),
    pytest.param(*found("https://link.springer.com/article/10.5555/s00401-019-01984-7", "DOI:10.5555/s00401-019-01984-7"), id="landing_springer"),
    pytest.param(*found("https://link.springer.com/chapter/10.5555/978-3-030-80614-9_8", "DOI:10.5555/978-3-030-80614-9_8"), id="landing_chapter"),
    pytest.param(*found("https://link.springer.com/content/pdf/10.5555/s00401-019-01984-7.pdf", "DOI:10.5555/s00401-019-01984-7"), id="landing_content_pdf"),
    pytest.param(*found("https://ojrd.biomedcentral.com/articles/10.5555/s13023-019-1234-5/tables/1#Tab1", "DOI:10.5555/s13023-019-1234-5"), id="landing_tables_tail"),
    pytest.param(*found("https://www.frontiersin.org/articles/10.5555/fgene.2020.00001/full", "DOI:10.5555/fgene.2020.00001"), id="landing_full_tail"),
    pytest.param(*found("https://www.biorxiv.org/content/10.1101/2099.01.26.577324v1", "DOI:10.1101/2099.01.26.577324"), id="biorxiv_version"),
    pytest.param(*found("https://www.biorxiv.org/content/10.1101/2099.01.26.577324v1.full-text", "DOI:10.1101/2099.01.26.577324"), id="biorxiv_full_text"),
    pytest.param(*found("https://www.medrxiv.org/content/10.1101/2099.05.01.20087619v2.full.pdf+html", "DOI:10.1101/2099.05.01.20087619"), id="medrxiv_full_pdf"),
    pytest.param(*found("https://www.biorxiv.org/content/10.1101/2099.01.26.577324v3.abstract", "DOI:10.1101/2099.01.26.577324"), id="biorxiv_abstract"),
    pytest.param(*found("https://journals.plos.org/plosone/article?id=10.5555/journal.pone.0012345", "DOI:10.5555/journal.pone.0012345"), id="plos"),
    pytest.param(*found("https://journals.plos.org/plosone/article/file?id=10.5555/journal.pone.0012345&type=printable", "DOI:10.5555/journal.pone.0012345"), id="plos_printable"),
    pytest.param(*found("https://journals.plos.org/plosone/article?id=10.5555/journal.pone.0012345&amp;type=printable", "DOI:10.5555/journal.pone.0012345"), id="plos_entity"),
    pytest.param(*found("https://www.journal.example/view?doi=10.5555/abc.1", DOI), id="doi_parameter"),
    pytest.param(*found("https://academic.oup.com/brain/article/doi/10.5555/brain/awaa178/5895049", "DOI:10.5555/brain/awaa178"), id="oxford_article_number"),
    pytest.param(*found("https://academic.oup.com/brain/article-abstract/doi/10.5555/brain/awaa178/5895049?redirectedFrom=fulltext", "DOI:10.5555/brain/awaa178"), id="oxford_abstract"),
    pytest.param(*found("https://sci-hub.example/10.5555/abc.1", DOI), id="doi_in_any_url"),
]  # fmt: skip

DOIS = [
    pytest.param(*found("doi:10.5555/abc.1", DOI), id="doi_label"),
    pytest.param(*found("DOI 10.5555/ABC.1", DOI), id="doi_upper_case"),
    pytest.param(*found("DOI:\n10.5555/abc.1", DOI), id="doi_on_next_line"),
    pytest.param(*found("**DOI:** 10.5555/abc.1", DOI), id="doi_bold_label"),
    pytest.param(*found("see 10.5555/abc.1.", DOI), id="doi_bare"),
    pytest.param(*found("(10.5555/abc.1)", DOI), id="doi_bare_in_parentheses"),
    pytest.param(*found("[10.5555/abc.1]", DOI), id="doi_bare_in_brackets"),
    pytest.param(*found("*10.5555/abc.1*", DOI), id="doi_in_emphasis"),
    pytest.param(*found("**doi:10.5555/abc.1**", DOI), id="doi_in_bold"),
    pytest.param(*found("`10.5555/abc.1`", DOI), id="doi_in_code"),
    pytest.param(*found("<https://doi.org/10.5555/abc.1>", DOI), id="doi_autolink"),
    pytest.param(*found("doi:10.5555/abc.1\u2014which", DOI), id="doi_em_dash"),
    pytest.param(*found("(\u201cdoi:10.5555/abc.1\u201d)", DOI), id="doi_curly_quotes"),
    pytest.param(*found("doi:10.5555/abc.1\u2026", DOI), id="doi_ellipsis"),
    pytest.param(*found("doi:10.5555/abc.1!", DOI), id="doi_exclamation_mark"),
    pytest.param(*found("doi:10.5555/abc.1, doi:10.5555/abc.2", DOI, DOI2), id="doi_comma_labelled"),
    pytest.param(*found("10.5555/abc.1,10.5555/abc.2", DOI, DOI2), id="doi_comma_joined"),
    pytest.param(*found("10.5555/abc.1;10.5555/abc.2", DOI, DOI2), id="doi_semicolon_joined"),
    pytest.param(*found("DOIs: 10.5555/abc.1 and 10.5555/abc.2", DOI, DOI2), id="dois_and"),
    pytest.param(*found("10.5555/abc.1<br>next", DOI), id="doi_before_html_tag"),
    pytest.param(*found("10.5555/abc.1<sup>3</sup>", DOI), id="doi_before_sup"),
    pytest.param(*found("| a | 10.5555/abc.1|", DOI), id="doi_before_pipe"),
    pytest.param(*found("doi:10.5555/abc\\_def", "DOI:10.5555/abc_def"), id="doi_escaped_underscore"),
    pytest.param(*found("10.5555/s41598\u2010021\u201086029\u20100", "DOI:10.5555/s41598-021-86029-0"), id="doi_unicode_hyphens"),
    pytest.param(*found("DOI\uff1a10.5555/abc.1\u3002", DOI), id="doi_full_width_colon"),
    pytest.param(*found(f"DOI: {SICI}.", SICI_ID), id="sici"),
    pytest.param(*found(f"(doi:{SICI})", SICI_ID), id="sici_in_parentheses"),
    pytest.param(*found("https://doi.org/" + SICI.replace("<", "%3C").replace(">", "%3E"), SICI_ID), id="sici_percent"),
    pytest.param(*found("doi:" + SICI.replace("<", "&lt;").replace(">", "&gt;"), SICI_ID), id="sici_entities"),
    pytest.param(*found("10.5555/0012-9658(2006)87[1465:ATOEFT]2.0.CO;2", "DOI:10.5555/0012-9658(2006)87[1465:atoeft]2.0.co;2"), id="sici_brackets"),
    pytest.param(*found("(10.5555/0092-8674(94)90302-6)", "DOI:10.5555/0092-8674(94)90302-6"), id="doi_balanced_parentheses"),
    pytest.param(*found("[a](https://doi.org/10.5555/0092-8674(94)90302-6)", "DOI:10.5555/0092-8674(94)90302-6"), id="doi_parentheses_in_link"),
    pytest.param(*found('{"doi": "10.5555/abc.1"}', DOI), id="doi_json"),
    pytest.param(*found("doi = {https://doi.org/10.5555/abc.1},", DOI), id="doi_bibtex_url"),
    pytest.param(*found("a ratio of 10.25/3 and 10.5/7 mg"), id="ratio_is_no_doi"),
    pytest.param(*found("aged 10.5555 years"), id="number_is_no_doi"),
]  # fmt: skip

LINKS = [
    pytest.param(*found("[90000001](https://pubmed.ncbi.nlm.nih.gov/90000001/)", PMID), id="number_link_text_is_none"),
    pytest.param(*found("[PMID: 90000001](https://pubmed.ncbi.nlm.nih.gov/90000001/)", PMID, PMID), id="link_text_and_target"),
    pytest.param(*found("[PMC99000001](https://pmc.ncbi.nlm.nih.gov/articles/PMC99000001/)", PMC, PMC), id="pmc_text_and_target"),
    pytest.param(*found("DOI [10.5555/abc.1](https://doi.org/10.5555/abc.1)", DOI, DOI), id="doi_text_and_target"),
    pytest.param(*found("[1](https://doi.org/10.5555/abc.1)[2](https://doi.org/10.5555/abc.2)", DOI, DOI2), id="adjacent_links"),
    pytest.param(*found('[x](https://doi.org/10.5555/abc.1 "A title")', DOI), id="link_with_title"),
    pytest.param(*found("[x](<https://doi.org/10.5555/abc.1>)", DOI), id="link_in_angles"),
    pytest.param(*found("See [1].\n\n[1]: https://doi.org/10.5555/abc.1\n", DOI), id="link_definition"),
    pytest.param(*found('<a href="https://doi.org/10.5555/abc.1">the paper</a>', DOI), id="html_anchor"),
    pytest.param(*found("Text.[^1]\n\n[^1]: PMID:90000001\n", PMID), id="footnote"),
    pytest.param(*found("### PMID: 90000001\n\nText.", PMID), id="heading"),
    pytest.param(*found("![Figure](https://example.org/a.png)"), id="image_is_none"),
    pytest.param(*found("[see below](#methods)"), id="inner_link_is_none"),
    pytest.param(*found("[write us](mailto:a@example.org)"), id="mail_is_none"),
]  # fmt: skip

SET_ASIDE = [
    pytest.param(*found("<!-- PMID:90000001 -->\n\nPMID:90000002", PMID2), id="html_comment"),
    pytest.param(*found("a <!-- PMID:90000001 --> PMID:90000002", PMID2), id="html_comment_inline"),
    pytest.param(*found("---\ntitle: PMID:90000001\n---\n\nPMID:90000002\n", PMID2), id="front_matter"),
    pytest.param(*found("\ufeff---\nrefs: [90000001]\nid: PMID:90000001\n---\nPMID:90000002\n", PMID2), id="front_matter_behind_bom"),
    pytest.param(*found("---\r\ntitle: PMID:90000001\r\n---\r\n\r\nPMID:90000002\r\n", PMID2), id="front_matter_crlf"),
    pytest.param(*found("---\ntitle: [PMID:90000001\n---\n\nPMID:90000002\n", PMID, PMID2), id="front_matter_that_does_not_parse"),
    pytest.param(*found("PMID:90000002\n\n## Reference Validation\n\n| Outcome | Count |\n|---|---|\n| Resolved | 1 |\n\n### Unresolved references\n\n- `PMID:90000001` (1 mention)\n", PMID2), id="generated_section"),
    pytest.param(*found("\U0001f9ec PMID:90000001 \U0001f9ec doi:10.5555/abc.1", PMID, DOI), id="astral_characters"),
    pytest.param(*found("\ufeffPMID:90000001", PMID), id="bom"),
    pytest.param(*found("PMID:90000001\r\nPMID:90000002\r\n", PMID, PMID2), id="crlf"),
]  # fmt: skip


MORE = [
    pytest.param(*found("PMID: 90000001/doi:10.5555/abc.1", PMID, DOI), id="pmid_slash_doi"),
    pytest.param(*found("PMID: 90000001/PMC99000001", PMID, PMC), id="pmid_pmcid_slash"),
    pytest.param(*found("PMID:\t90000001", PMID), id="pmid_tab"),
    pytest.param(*found("PMID=90000001", PMID), id="pmid_equal"),
    pytest.param(*found("https://example.org/?pmid=90000001", PMID), id="pmid_url_param"),
    pytest.param(*found("[PMID: 90000001, PMID: 90000002]", PMID, PMID2), id="pmid_list_brackets"),
    pytest.param(*found("PMIDs: [90000001](https://pubmed.ncbi.nlm.nih.gov/90000001/), [90000002](https://pubmed.ncbi.nlm.nih.gov/90000002/)", PMID, PMID2), id="pmid_list_links"),
    pytest.param(*found("(PMID [90000001](https://pubmed.ncbi.nlm.nih.gov/90000001/))", PMID), id="pmid_link_only"),
    pytest.param(*found("[PMID: 90000001](https://pubmed.ncbi.nlm.nih.gov/90000002/)", PMID, PMID2), id="pmid_linked_mismatch"),
    pytest.param(*found("PMIDs: (1) 90000001, (2) 90000002", PMID, PMID2), id="pmids_numbered"),
    pytest.param(*found("PMID: 90000001 and Smith 2019", PMID), id="pmid_and_author"),
    pytest.param(*found("smith2019_PMID90000001", PMID), id="pmid_in_key"),
    pytest.param(*found("PMID_90000001.md", PMID), id="pmid_file"),
    pytest.param(*found('"PMID:90000001"', PMID), id="pmid_quote"),
    pytest.param(*found("<b>PMID:</b> 90000001", PMID), id="pmid_html"),
    pytest.param(*found("**PMID: 90000001**", PMID), id="pmid_bold_inner"),
    pytest.param(*found("PMID- 90000001", PMID), id="medline_tag"),
    pytest.param(*found("[PubMed](https://pubmed.ncbi.nlm.nih.gov/90000001)", PMID), id="pubmed_link_text"),
    pytest.param(*found("https://pubmed.ncbi.nlm.nih.gov/90000001/?format=abstract", PMID), id="pubmed_abstract_tail"),
    pytest.param(*found("https://www.ncbi.nlm.nih.gov/pubmed/?term=90000001", PMID), id="pubmed_cn"),
    pytest.param(*found("https://www.ncbi.nlm.nih.gov/pmc/articles/PMC99000001/table/T1/", PMC), id="pmc_url_tail"),
    pytest.param(*found("https://pmc.ncbi.nlm.nih.gov/articles/PMC99000001/#:~:text=a%20b,c", PMC), id="pmc_fragment"),
    pytest.param(*found("PMC99000001.1", PMC), id="pmc_version"),
    pytest.param(*found("(PMC99000001)", PMC), id="pmc_parens"),
    pytest.param(*found("https://europepmc.org/articles/pmc99000001?pdf=render", PMC), id="pmc_europe_render"),
    pytest.param(*found("Doi:10.5555/ABC.1", DOI), id="doi_case"),
    pytest.param(*found("([Smith](https://doi.org/10.5555/abc.1)).", DOI), id="doi_paren_link"),
    pytest.param(*found("(see https://doi.org/10.5555/abc.1).", DOI), id="doi_text_with_parens"),
    pytest.param(*found("(doi:10.5555/abc(1), 2019)", "DOI:10.5555/abc(1)"), id="doi_with_paren_comma"),
    pytest.param(*found("doi:10.5555/abc.1;", DOI), id="doi_semicolon_end"),
    pytest.param(*found("doi:10.5555/abc:1", "DOI:10.5555/abc:1"), id="doi_colon_in"),
    pytest.param(*found("doi:10.5555/abc+1", "DOI:10.5555/abc+1"), id="doi_plus"),
    pytest.param(*found("https://doi.org/10.5555/(SICI)1097-0142(19990101)85:1<1::AID-CNCR1>3.0.CO;2-A", "DOI:10.5555/(sici)1097-0142(19990101)85:1<1::aid-cncr1>3.0.co;2-a"), id="doi_lt_gt_url"),
    pytest.param(*found("10.5555.77/abc.1", "DOI:10.5555.77/abc.1"), id="doi_sub_registrant"),
    pytest.param(*found("https://zenodo.org/doi/10.5281/zenodo.9999999999", "DOI:10.5281/zenodo.9999999999"), id="doi_zenodo"),
    pytest.param(*found("https://www.pnas.org/doi/pdf/10.5555/pnas.1234567890", "DOI:10.5555/pnas.1234567890"), id="doi_pdf_in_name"),
    pytest.param(*found("https://journals.sagepub.com/doi/full/10.5555/1234567890123?journalCode=abc", "DOI:10.5555/1234567890123"), id="doi_full_text_html"),
    pytest.param(*found("https://www.pnas.org/doi/suppl/10.5555/abc.1/suppl_file/abc.1.sapp.pdf", DOI), id="doi_suppl"),
    pytest.param(*found("https://iovs.arvojournals.org/article.aspx?doi=10.5555/abc.1", DOI), id="doi_asset"),
    pytest.param(*found("https://jamanetwork.com/journals/jama/article-abstract/10.5555/jama.2020.1", "DOI:10.5555/jama.2020.1"), id="doi_jama"),
    pytest.param(*found("https://ascopubs.org/doi/10.5555/JCO.2020.38.15_suppl.1234", "DOI:10.5555/jco.2020.38.15_suppl.1234"), id="doi_ascopubs"),
    pytest.param(*found("https://karger.com/abc/article/doi/10.5555/000512345/12345/Title-of-the-article", "DOI:10.5555/000512345"), id="doi_karger"),
    pytest.param(*found("https://doi-org.proxy.example.edu/10.5555/abc.1", DOI), id="doi_proxy"),
    pytest.param(*found("https://example.org/?doi=10.5555/abc.1&x=2", DOI), id="doi_amp"),
    pytest.param(*found('"10.5555/abc.1"', DOI), id="doi_quoted"),
    pytest.param(*found("'10.5555/abc.1'", DOI), id="doi_single_quoted"),
    pytest.param(*found("<10.5555/abc.1>", DOI), id="doi_angle"),
    pytest.param(*found("[doi:10.5555/abc.1].", DOI), id="doi_bracket_period"),
    pytest.param(*found("10.5555/abc.1|10.5555/abc.2", DOI, DOI2), id="doi_pipe"),
    pytest.param(*found("（10.5555/abc.1）", DOI), id="doi_fullwidth_paren"),
    pytest.param(*found("the 10.5555/abc.1’s text", DOI), id="doi_curly_apostrophe"),
    pytest.param(*found("doi:10.5555/abc.1.PMID:90000001", DOI, PMID), id="doi_then_pmid_fused"),
    pytest.param(*found("[Smith (2019)](https://doi.org/10.5555/abc.1)", DOI), id="doi_in_parens_in_link"),
    pytest.param(*found("[Smith][1]\n\n[1]: <https://doi.org/10.5555/abc.1>\n", DOI), id="doi_ref_link"),
    pytest.param(*found("[![badge](https://img.shields.io/x.svg)](https://doi.org/10.5555/abc.1)", DOI), id="doi_image_link"),
    pytest.param(*found("[^a]: https://doi.org/10.5555/abc.1\n", DOI), id="doi_footnote_def"),
    pytest.param(*found("www.doi.org/10.5555/abc.1", DOI), id="doi_bare_www"),
    pytest.param(*found("HTTPS://DOI.ORG/10.5555/ABC.1", DOI), id="doi_http_upper"),
    pytest.param(*found("https://doi.org//10.5555/abc.1", DOI), id="doi_double_slash"),
    pytest.param(*found("https://doi.org/10.5555%2Fabc%281%29", "DOI:10.5555/abc(1)"), id="doi_encoded_all"),
    pytest.param(*found("https://doi.org/10.5555/abc.1#:~:text=hello%20world", DOI), id="doi_text_fragment"),
    pytest.param(*found("https://www.biorxiv.org/cgi/content/short/10.1101/2099.01.01.123456v1", "DOI:10.1101/2099.01.01.123456"), id="biorxiv_cgi"),
    pytest.param(*found("https://doi.org/10.1101/2099.01.01.123456v2", "DOI:10.1101/2099.01.01.123456"), id="biorxiv_doi_v"),
    pytest.param(*found("https://www.researchsquare.com/article/rs-123456/v1"), id="research_square"),
    pytest.param(*found("(GSE12345; GSE12346)", "GEO:GSE12345", "GEO:GSE12346"), id="gse_paren"),
    pytest.param(*found("PGSE12345X"), id="gse_in_word"),
    pytest.param(*found("GSE1 and GSE2 genes"), id="gse_short_gene"),
    pytest.param(*found("GEO: GSE100", "GEO:GSE100"), id="geo_three"),
    pytest.param(*found("nct01234567", "NCT:NCT01234567"), id="nct_lower"),
    pytest.param(*found("NCT01234567/NCT01234568", "NCT:NCT01234567", "NCT:NCT01234568"), id="nct_list"),
    pytest.param(*found("EudraCT 2010-012345-12"), id="eudract"),
    pytest.param(*found("ISRCTN12345678"), id="isrctn"),
    pytest.param(*found("[arXiv:2005.14165]", "ARXIV:2005.14165"), id="arxiv_bracket"),
    pytest.param(*found("http://arxiv.org/abs/2005.14165v1", "ARXIV:2005.14165"), id="arxiv_url_v"),
    pytest.param(*found("arXiv:2005.1416", "ARXIV:2005.1416"), id="arxiv_5"),
    pytest.param(*found("Tel. 978-0-306-40615-7"), id="isbn_phone"),
    pytest.param(*found("https://www.ncbi.nlm.nih.gov/bioproject/PRJNA123456", "BIOPROJECT:PRJNA123456"), id="bioproject_url"),
    pytest.param(*found("https://www.ncbi.nlm.nih.gov/biosample/SAMN12345678", "BIOSAMPLE:SAMN12345678"), id="biosample_url"),
    pytest.param(*found("SRR123456 and SRP123456"), id="sra"),
    pytest.param(*found("OMIM:100800 and MIM 134934"), id="omim"),
    pytest.param(*found("https://pubmed.ncbi.nlm.nih.gov/90000001/ https://pubmed.ncbi.nlm.nih.gov/90000001/", PMID, PMID), id="same_url_twice"),
    pytest.param(*found("<!--\nPMID:90000001\n-->\nPMID:90000002", PMID2), id="comment_multi"),
    pytest.param(*found("```\n<!-- PMID:90000001 -->\n```\n", PMID), id="comment_in_fence"),
    pytest.param(*found("---\n\nPMID:90000001\n\n---\n", PMID), id="hr_not_fm"),
    pytest.param(*found("PMID:90000001\n\n## Reference Validation\n\n<!-- citevouch:begin -->\nPMID:90000002\n<!-- citevouch:end -->\n\nPMID:90000003", PMID, PMID3), id="gen_marked"),
    pytest.param(*found("PMID: ٩٠٠٠٠٠٠١"), id="arabic_digits"),
]  # fmt: skip


@pytest.mark.parametrize(("text", "ids"), LABELLED + URLS + DOIS + LINKS + SET_ASIDE + MORE)
def test_identifiers_found(text: str, ids: tuple[str, ...]) -> None:
    mentions = [m for m in read(text).mentions if m.identifier_type != "URL"]
    assert tuple(m.canonical_id for m in mentions) == ids
    assert all(text[m.start : m.end] == m.raw for m in mentions)
    assert [m.start for m in mentions] == sorted(m.start for m in mentions)


@pytest.mark.parametrize(
    ("text", "raw"),
    [
        pytest.param("a PMID: 90000001, b", "PMID: 90000001", id="label_belongs"),
        pytest.param("a (doi:10.5555/abc.1). b", "doi:10.5555/abc.1", id="parenthesis_and_stop_left_out"),
        pytest.param(
            "a https://doi.org/10.5555/abc.1. b",
            "https://doi.org/10.5555/abc.1",
            id="stop_after_url_left_out",
        ),
        pytest.param("a GSE12345, b", "GSE12345", id="accession"),
        pytest.param("a **10.5555/abc.1** b", "10.5555/abc.1", id="emphasis_left_out"),
        pytest.param(
            "a [x](https://doi.org/10.5555/abc.1) b", "https://doi.org/10.5555/abc.1", id="link_target"
        ),
        pytest.param(f"a doi:{SICI}; b", f"doi:{SICI}", id="sici_whole"),
        pytest.param("\U0001f9ec\r\n\U0001f9ec NCT01234567.", "NCT01234567", id="behind_astral_and_crlf"),
    ],
)
def test_mention_raw(text: str, raw: str) -> None:
    (mention,) = read(text).mentions
    assert mention.raw == raw
    assert mention.start == text.index(raw)


@pytest.mark.parametrize(
    ("text", "raw_holds"),
    [
        pytest.param("PMID: 900000012345", "900000012345", id="pmid_too_long"),
        pytest.param("doi:10.1056", "10.1056", id="doi_without_suffix"),
        pytest.param("https://doi.org/10.5555/", "10.5555", id="doi_url_without_suffix"),
        pytest.param("trial NCT0123456 was", "NCT0123456", id="nct_seven_digits"),
        pytest.param("trial NCT012345678 was", "NCT012345678", id="nct_nine_digits"),
        pytest.param("ISBN 978-0-306-40615-8", "978-0-306-40615-8", id="isbn_check_digit"),
    ],
)
def test_malformed_is_reported(text: str, raw_holds: str) -> None:
    (mention,) = read(text).mentions
    assert mention.malformed
    assert mention.canonical_id is None
    assert raw_holds in mention.raw
    assert mention.malformed_reason


@pytest.mark.parametrize(
    ("text", "urls"),
    [
        pytest.param("Masks help ([who.int](https://www.who.int/a)).", ["URL:https://www.who.int/a"], id="link_in_parentheses"),
        pytest.param("Masks help [1](https://www.who.int/a).", ["URL:https://www.who.int/a"], id="numbered_link"),
        pytest.param("## References\n\n1. https://www.who.int/a\n", ["URL:https://www.who.int/a"], id="bare_in_entry"),
        pytest.param("## References\n\n- WHO. [Masks](https://www.who.int/a). 2020.\n", ["URL:https://www.who.int/a"], id="link_in_entry"),
        pytest.param("## References\n\n1. Smith J. Title of it. doi:10.5555/abc.1\n", [], id="entry_with_known_identifier"),
        pytest.param("![a figure](https://example.org/a.png)", [], id="image"),
        pytest.param("See https://doi.org/10.5555/abc.1 there.", [], id="identifier_url_is_no_url_mention"),
    ],
)  # fmt: skip
def test_links_in_citation_position(text: str, urls: list[str]) -> None:
    assert [m.canonical_id for m in read(text).mentions if m.identifier_type == "URL"] == urls


def test_cut_doi_is_a_truncation_of_the_longer() -> None:
    text = "See https://doi.org/10.5555/0092-8674(94)90302-6 and https://doi.org/10.5555/0092-8674(94 too."
    whole, cut = read(text).mentions
    assert whole.truncation_of is None
    assert cut.truncation_of == "DOI:10.5555/0092-8674(94)90302-6"


def test_cut_doi_before_the_longer_in_another_case() -> None:
    text = "doi:10.5555/S0092-8674(94 then doi:10.5555/s0092-8674(94)90302-6"
    cut, _ = read(text).mentions
    assert cut.truncation_of == "DOI:10.5555/s0092-8674(94)90302-6"


def test_spellings_of_one_identifier_are_one_reference() -> None:
    text = "DOI 10.5555/ABC.1; https://doi.org/10.5555/abc.1; 10.5555%2Fabc.1 aside"
    mentions = read(text).mentions
    assert {m.canonical_id for m in mentions if m.canonical_id} == {DOI}
    assert read(text).citations_in_text == 1


def test_place_and_heading_of_a_mention() -> None:
    text = "# Report\n\n## Findings\n\nText PMID:90000001.\n"
    (mention,) = read(text).mentions
    assert (mention.line, mention.column, mention.heading) == (5, 6, "Findings")


def test_list_of_sources_is_read_behind_the_text() -> None:
    reading = read("See PMID:90000001.", ["https://pubmed.ncbi.nlm.nih.gov/90000002/", "doi:10.5555/abc.1"])
    assert [m.canonical_id for m in reading.mentions] == [PMID, PMID2, DOI]
    assert all(reading.text[m.start : m.end] == m.raw for m in reading.mentions)
    assert reading.text.startswith("See PMID:90000001.")


def test_link_text_is_kept() -> None:
    (mention,) = read("[Smith 2019](https://doi.org/10.5555/abc.1)").mentions
    assert mention.link_text == "Smith 2019"
