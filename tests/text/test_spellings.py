"""Identifiers in every form that people and models write: what is found, and what is not taken for one."""

from __future__ import annotations

import pytest

from citevouch.text.document import document
from citevouch.text.mentions import find_spellings

P = "https://pubmed.ncbi.nlm.nih.gov"
SICI = "10.5555/(SICI)1096-8644(199605)100:1<1::AID-AJPA1>3.0.CO;2-8"


def found(text: str) -> list[str]:
    """Canonical forms in text order, ``!TYPE`` for malformed ones; URLs without an identifier left out."""
    spelt = find_spellings(document(text))
    for spelling in spelt:
        assert 0 <= spelling.start < spelling.end <= len(text)
    return [spelling.canonical or f"!{spelling.kind}" for spelling in spelt if spelling.kind != "URL"]


PMID = ["PMID:90000001"]
PMIDS = [
    pytest.param("PMID:90000001", PMID, id="colon"),
    pytest.param("PMID 90000001", PMID, id="space"),
    pytest.param("PMID: 90000001.", PMID, id="colon-space-full-stop"),
    pytest.param("PMID90000001", PMID, id="no-separator"),
    pytest.param("pmid=90000001", PMID, id="equals-lower-case"),
    pytest.param("PMID#90000001", PMID, id="hash"),
    pytest.param("PMID-90000001", PMID, id="hyphen"),
    pytest.param("PMID：90000001", PMID, id="full-width-colon"),
    pytest.param("PMID:\xa090000001", PMID, id="no-break-space"),
    pytest.param("PMID (90000001)", PMID, id="in-parentheses"),
    pytest.param("(PMID 90000001)", PMID, id="parenthesised"),
    pytest.param("[PMID: 90000001]", PMID, id="bracketed"),
    pytest.param("**PMID:** 90000001", PMID, id="bold-label-colon-inside"),
    pytest.param("**PMID**: 90000001", PMID, id="bold-label"),
    pytest.param("*PMID:* 90000001", PMID, id="italic-label"),
    pytest.param("__PMID:__ 90000001", PMID, id="underscore-label"),
    pytest.param("**PMID: 90000001**", PMID, id="bold-all"),
    pytest.param("`PMID:90000001`", PMID, id="code"),
    pytest.param("PMID number 90000001", PMID, id="number-word"),
    pytest.param("PMID no. 90000001", PMID, id="no-word"),
    pytest.param("PMID is 90000001", PMID, id="is-word"),
    pytest.param("PMID:\n90000001", PMID, id="next-line"),
    pytest.param("PMID:\r\n90000001", PMID, id="next-line-crlf"),
    pytest.param("> text PMID:\n> 90000001", PMID, id="next-line-in-block-quote"),
    pytest.param("PMID: 0090000001", PMID, id="leading-zeros"),
    pytest.param("PMID: 32", ["PMID:32"], id="two-digits-after-a-colon"),
    pytest.param("PubMed:90000001", PMID, id="pubmed-colon"),
    pytest.param("PubMed:123", ["PMID:123"], id="pubmed-colon-short"),
    pytest.param("PubMed ID: 90000001", PMID, id="pubmed-id"),
    pytest.param("pubmed_id: 90000001", PMID, id="pubmed_id"),
    pytest.param("PubMed PMID: 90000001", PMID, id="pubmed-pmid"),
    pytest.param('"pmid": "90000001"', PMID, id="json-string"),
    pytest.param('"pmid": 90000001,', PMID, id="json-number"),
    pytest.param("pmid = {90000001},", PMID, id="bibtex"),
    pytest.param("pmid: '90000001'", PMID, id="yaml"),
    pytest.param(f"[PMID]({P}/): 90000001", PMID, id="linked-label"),
    pytest.param("PMID 90000001PMC99000001", [*PMID, "PMC:PMC99000001"], id="glued-to-pmcid"),
    pytest.param("PMIDs: 1, 2 and 3", ["PMID:1", "PMID:2", "PMID:3"], id="plural-list"),
    pytest.param("PMIDs 90000001; 90000002", [*PMID, "PMID:90000002"], id="plural-without-colon"),
    pytest.param("PMIDs: 90000001/90000002", [*PMID, "PMID:90000002"], id="slash-list"),
    pytest.param("PMIDs: 90000001,\n90000002", [*PMID, "PMID:90000002"], id="list-over-lines"),
    pytest.param("PMID(s): 90000001, 90000002", [*PMID, "PMID:90000002"], id="optional-plural"),
    pytest.param("(PMID: 90000001, 90000002)", [*PMID, "PMID:90000002"], id="singular-list"),
    pytest.param("PMID: 90000001, PMID: 90000002", [*PMID, "PMID:90000002"], id="labels-repeated"),
    pytest.param("(PMID:90000001,90000002)", [*PMID, "PMID:90000002"], id="singular-list-tight"),
    pytest.param("PMIDs: 90000001 90000002", [*PMID, "PMID:90000002"], id="plural-by-spaces"),
    pytest.param("PMIDs:\n- 90000001\n- 90000002", [*PMID, "PMID:90000002"], id="list-items-under-a-label"),
    pytest.param('"pmids": ["90000001", "90000002"]', [*PMID, "PMID:90000002"], id="json-list"),
    pytest.param("PMID: 90000001, 2021", PMID, id="a-year-ends-the-list"),
    pytest.param("PMID 90000001, 345 patients", PMID, id="a-count-ends-the-list"),
    pytest.param("PMID: 90000001 (2020)", PMID, id="year-in-parentheses"),
    pytest.param("PMID&nbsp;90000001", PMID, id="html-space"),
    pytest.param(r"**PMID**\: **90000001**", PMID, id="escaped-colon"),
    pytest.param("PMID=”90000001”", PMID, id="curly-quotes"),
    pytest.param("**PMIDs:** 90000001 & 90000002", [*PMID, "PMID:90000002"], id="bold-plural"),
]
PUBMED_URLS = [
    pytest.param(f"{P}/90000001/", PMID, id="pubmed"),
    pytest.param(f"{P}/90000001/#abstract", PMID, id="fragment"),
    pytest.param(f"<{P}/90000001>", PMID, id="autolink"),
    pytest.param("pubmed.ncbi.nlm.nih.gov/90000001", PMID, id="no-scheme"),
    pytest.param("http://www.ncbi.nlm.nih.gov/pubmed/90000001", PMID, id="old"),
    pytest.param("ncbi.nlm.nih.gov/pubmed/90000001", PMID, id="old-no-scheme"),
    pytest.param(f"{P}/?term=90000001", PMID, id="term"),
    pytest.param("https://www.ncbi.nlm.nih.gov/pubmed/?term=90000001[uid]", PMID, id="old-term"),
    pytest.param("https://www.ncbi.nlm.nih.gov/pmc/articles/pmid/90000001/", PMID, id="pmc-by-pmid"),
    pytest.param("https://europepmc.org/article/MED/90000001", PMID, id="europepmc-article"),
    pytest.param("europepmc.org/abstract/med/90000001", PMID, id="europepmc-abstract"),
    pytest.param("https://pubmed-ncbi-nlm-nih-gov.proxy.example.edu/90000001/", PMID, id="proxy"),
    pytest.param("https://identifiers.org/pubmed:90000001", PMID, id="identifiers.org"),
    pytest.param(f"{P}/12345678901/", ["!PMID"], id="over-long"),
]
LINKS = [
    pytest.param(f"[PMID: 90000001]({P}/90000001/)", PMID * 2, id="text-and-target"),
    pytest.param(f"PMID [90000001]({P}/90000001/)", PMID, id="bare-number-as-text"),
    pytest.param(f"PMID: [90000001]({P}/90000001/).", PMID, id="bare-number-after-colon"),
    pytest.param(f"[90000001]({P}/90000001/)", PMID, id="only-the-target"),
    pytest.param(
        "PMID [90000001](https://doi.org/10.5555/a)", [*PMID, "DOI:10.5555/a"], id="target-is-another"
    ),
    pytest.param(
        f"PMIDs: [90000001]({P}/90000001/), [90000002]({P}/90000002/)",
        [*PMID, "PMID:90000002"],
        id="list-of-links",
    ),
    pytest.param(
        "[1](https://doi.org/10.5555/a)[2](https://doi.org/10.5555/b)",
        ["DOI:10.5555/a", "DOI:10.5555/b"],
        id="adjacent",
    ),
    pytest.param("DOI [10.5555/a](https://doi.org/10.5555/a)", ["DOI:10.5555/a"] * 2, id="doi-twice"),
    pytest.param("[10.5555/a(1)b](https://doi.org/10.5555/a(1)b)", ["DOI:10.5555/a(1)b"] * 2, id="parens"),
    pytest.param('[x](https://doi.org/10.5555/a "T")', ["DOI:10.5555/a"], id="with-title"),
    pytest.param("[x](<https://doi.org/10.5555/a>)", ["DOI:10.5555/a"], id="in-angle-brackets"),
]
DOI = ["DOI:10.5555/abc.1"]
DOIS = [
    pytest.param("10.5555/abc.1", DOI, id="bare"),
    pytest.param("doi:10.5555/abc.1", DOI, id="label"),
    pytest.param("DOI: 10.5555/ABC.1.", DOI, id="case-and-full-stop"),
    pytest.param("**DOI:** 10.5555/abc.1", DOI, id="bold-label"),
    pytest.param("**10.5555/abc.1**", DOI, id="bold"),
    pytest.param("`10.5555/abc.1`", DOI, id="code"),
    pytest.param("(doi: 10.5555/abc.1)", DOI, id="parenthesised"),
    pytest.param("“10.5555/abc.1”", DOI, id="curly-quotes"),
    pytest.param("10.5555/abc.1; then", DOI, id="semicolon"),
    pytest.param("10.5555/abc.1!", DOI, id="exclamation"),
    pytest.param("10.5555/abc.1—and", DOI, id="em-dash"),
    pytest.param("10.5555/abc.1…", DOI, id="ellipsis"),
    pytest.param("10.5555/abc.1/", DOI, id="trailing-slash"),
    pytest.param("10.5555/abc.1’s", DOI, id="possessive"),
    pytest.param("10.5555/abc.1<sup>2</sup>", DOI, id="html-behind"),
    pytest.param('<a href="https://doi.org/10.5555/abc.1">x</a>', DOI, id="html-link"),
    pytest.param("https://doi.org/10.5555/abc.1%E2%80%8B", DOI, id="encoded-zero-width-space"),
    pytest.param("https://doi.org/10.5555/abc.1?utm_source=x", DOI, id="tracking"),
    pytest.param("|10.5555/abc.1|90|", DOI, id="tight-table-cell"),
    pytest.param("10.5555/abc.1[12]", DOI, id="marker-behind"),
    pytest.param("https://doi.org/10.5555/abc.1", DOI, id="doi.org"),
    pytest.param("http://dx.doi.org/10.5555/abc.1", DOI, id="dx.doi.org"),
    pytest.param("https://www.doi.org/10.5555/abc.1", DOI, id="www.doi.org"),
    pytest.param("doi.org/10.5555/abc.1", DOI, id="no-scheme"),
    pytest.param("https://doi.org/doi:10.5555/abc.1", DOI, id="doi-in-path"),
    pytest.param("https://doi.org/10.5555%2Fabc.1", DOI, id="percent-encoded-slash"),
    pytest.param("doi:10.5555%2Fabc.1", DOI, id="percent-encoded-label"),
    pytest.param(r"10.5555/a\_b\(1\)", ["DOI:10.5555/a_b(1)"], id="markdown-escapes"),
    pytest.param("10.5555/a\u2010b", ["DOI:10.5555/a-b"], id="unicode-hyphen"),
    pytest.param("10.5555/a,10.5555/b", ["DOI:10.5555/a", "DOI:10.5555/b"], id="joined-by-comma"),
    pytest.param("10.5555/a;doi:10.5555/b", ["DOI:10.5555/a", "DOI:10.5555/b"], id="joined-by-semicolon"),
    pytest.param("10.5555/0092-8674(94)90302-6", ["DOI:10.5555/0092-8674(94)90302-6"], id="parentheses"),
    pytest.param("(see 10.5555/0092(94)9)", ["DOI:10.5555/0092(94)9"], id="parentheses-in-parentheses"),
    pytest.param(SICI, [f"DOI:{SICI.lower()}"], id="sici"),
    pytest.param(f"https://doi.org/{SICI}.", [f"DOI:{SICI.lower()}"], id="sici-url"),
    pytest.param(f"<https://doi.org/{SICI}>", [f"DOI:{SICI.lower()}"], id="sici-autolink"),
    pytest.param(f"[x](https://doi.org/{SICI})", [f"DOI:{SICI.lower()}"], id="sici-link"),
    pytest.param(
        SICI.replace("<", "&lt;").replace(">", "&gt;"), [f"DOI:{SICI.lower()}"], id="sici-html-entities"
    ),
    pytest.param(
        "10.5555/0012-9658(2002)083[1421:SDEOLC]2.0.CO;2",
        ["DOI:10.5555/0012-9658(2002)083[1421:sdeolc]2.0.co;2"],
        id="sici-brackets",
    ),
    pytest.param("doi = {10.5555/abc.1},", DOI, id="bibtex"),
    pytest.param('"doi": "10.5555/abc.1"', DOI, id="json"),
    pytest.param("doi: 10.5555/abc.1 PMID: 90000001", [*DOI, *PMID], id="pmid-behind"),
    pytest.param("DOI: 10.5555", ["!DOI"], id="no-suffix"),
    pytest.param("https://doi.org/10.5555", ["!DOI"], id="no-suffix-url"),
    pytest.param("doi:10.xxxx/yyyy", ["!DOI"], id="placeholder"),
    pytest.param("https://doi.org/10.5555/osf.io/kjvxh", ["DOI:10.5555/osf.io/kjvxh"], id="letters-kept"),
]
LANDING_PAGES = [
    pytest.param("https://www.example.org/doi/10.5555/abc.1", DOI, id="doi"),
    pytest.param("https://www.example.org/doi/full/10.5555/abc.1", DOI, id="doi-full"),
    pytest.param("https://www.example.org/doi/abs/10.5555%2Fabc.1", DOI, id="doi-abs-encoded"),
    pytest.param("https://www.example.org/article/10.5555/abc.1", DOI, id="article"),
    pytest.param("https://www.example.org/articles/10.5555/abc.1/full", DOI, id="articles-full"),
    pytest.param("https://link.example.org/chapter/10.5555/978-3_8", ["DOI:10.5555/978-3_8"], id="chapter"),
    pytest.param("https://link.example.org/content/pdf/10.5555/abc.1.pdf", DOI, id="content-pdf"),
    pytest.param("https://example.org/pdf/10.5555/abc.1.pdf?download=true", DOI, id="pdf-query"),
    pytest.param("https://example.org/article?id=10.5555/abc.1&type=printable", DOI, id="id"),
    pytest.param("https://example.org/article?id=10.5555%2Fabc.1", DOI, id="id-encoded"),
    pytest.param("https://example.org/x?doi=10.5555/abc.1", DOI, id="doi-parameter"),
    pytest.param("https://example.org/doi/10.5555/abc.1;jsessionid=1F.2", DOI, id="jsessionid"),
    pytest.param("https://example.org/article/10.5555/abc.1/tables/1#T1", DOI, id="tables"),
    pytest.param("https://example.org/article/10.5555/abc.1/figures/2", DOI, id="figures"),
    pytest.param("https://example.org/article/10.5555/abc.1/fulltext.html", DOI, id="fulltext.html"),
    pytest.param("https://example.org/content/10.5555/abc.1.full.pdf+html", DOI, id="full.pdf+html"),
    pytest.param("https://example.org/10.5555/abc.1#:~:text=a%20b,c", DOI, id="text-fragment"),
    pytest.param("https://x.example.org/esm/art%3A10.5555%2Fabc.1/MediaObjects/a.pdf", DOI, id="media"),
    pytest.param(
        "https://www.biorxiv.org/content/10.1101/2020.01.02.123456v1.full-text",
        ["DOI:10.1101/2020.01.02.123456"],
        id="biorxiv",
    ),
    pytest.param(
        "www.medrxiv.org/content/10.1101/2020.01.02.20123456v2",
        ["DOI:10.1101/2020.01.02.20123456"],
        id="medrxiv-no-scheme",
    ),
    pytest.param(
        "https://www.biorxiv.org/content/early/2019/01/02/123456", ["DOI:10.1101/123456"], id="biorxiv-early"
    ),
    pytest.param("10.1101/2020.01.02.123456v3", ["DOI:10.1101/2020.01.02.123456"], id="biorxiv-bare"),
    pytest.param("10.5555/rs.3.rs-123/v1", ["DOI:10.5555/rs.3.rs-123/v1"], id="version-that-is-part"),
    pytest.param(
        "https://academic.oup.com/brain/article/doi/10.1093/brain/awz999/5849904",
        ["DOI:10.1093/brain/awz999"],
        id="oxford-article-number",
    ),
    pytest.param(
        "https://example.org/jem/article/doi/10.5555/jem.1/12345/A-title",
        ["DOI:10.5555/jem.1"],
        id="silverchair-article-number",
    ),
    pytest.param(
        "https://www.nature.com/articles/s41999-099-9999-9.pdf",
        ["DOI:10.1038/s41999-099-9999-9"],
        id="nature-suffix-only",
    ),
    pytest.param("https://www.nature.com/articles/ismej9999123", [], id="nature-suffix-rewritten"),
    pytest.param("https://elifesciences.org/articles/99999", ["DOI:10.7554/elife.99999"], id="elife"),
    pytest.param("https://academic.oup.com/nar/article/46/5/2279/4781507", [], id="oxford-without-doi"),
]
OTHERS = [
    pytest.param("PMC99000001", ["PMC:PMC99000001"], id="pmc"),
    pytest.param("PMC 99000001", ["PMC:PMC99000001"], id="pmc-space"),
    pytest.param("PMC:99000001", ["PMC:PMC99000001"], id="pmc-colon"),
    pytest.param("PMCID: PMC99000001", ["PMC:PMC99000001"], id="pmcid"),
    pytest.param("PMCID: 99000001", ["PMC:PMC99000001"], id="pmcid-digits"),
    pytest.param("**PMCID:** PMC99000001", ["PMC:PMC99000001"], id="pmcid-bold"),
    pytest.param("PMC:PMC99000001", ["PMC:PMC99000001"], id="curie"),
    pytest.param("PMID: PMC99000001", ["PMC:PMC99000001"], id="under-the-wrong-label"),
    pytest.param("https://pmc.ncbi.nlm.nih.gov/articles/PMC99000001/", ["PMC:PMC99000001"], id="pmc-url"),
    pytest.param(
        "www.ncbi.nlm.nih.gov/pmc/articles/PMC99000001/pdf/x.pdf", ["PMC:PMC99000001"], id="pmc-old"
    ),
    pytest.param("https://europepmc.org/articles/PMC99000001", ["PMC:PMC99000001"], id="europepmc-pmc"),
    pytest.param(
        "[PMC99000001](https://pmc.ncbi.nlm.nih.gov/articles/PMC99000001/)",
        ["PMC:PMC99000001"] * 2,
        id="pmc-link",
    ),
    pytest.param("GSE99999", ["GEO:GSE99999"], id="gse"),
    pytest.param("GSE 99999", ["GEO:GSE99999"], id="gse-space"),
    pytest.param("GEO:GDS9999", ["GEO:GDS9999"], id="geo-gds"),
    pytest.param("GEO: GSM999999 and GPL570", ["GEO:GSM999999", "GEO:GPL570"], id="geo-list"),
    pytest.param("GEO accession GSM999999", ["GEO:GSM999999"], id="geo-accession"),
    pytest.param("https://www.ncbi.nlm.nih.gov/geo/query/acc.cgi?acc=GDS9999", ["GEO:GDS9999"], id="geo-url"),
    pytest.param("NCT99999999", ["NCT:NCT99999999"], id="nct"),
    pytest.param("NCT 99999999", ["NCT:NCT99999999"], id="nct-space"),
    pytest.param("https://clinicaltrials.gov/study/NCT99999999", ["NCT:NCT99999999"], id="nct-url"),
    pytest.param("clinicaltrials.gov/ct2/show/NCT99999999", ["NCT:NCT99999999"], id="nct-old-url"),
    pytest.param("NCT9999999", ["!NCT"], id="nct-too-short"),
    pytest.param("arXiv:9999.14165v2", ["ARXIV:9999.14165"], id="arxiv-version"),
    pytest.param("arXiv preprint arXiv:9999.14165 [cs.CL]", ["ARXIV:9999.14165"], id="arxiv-preprint"),
    pytest.param("arXiv:hep-th/9999001", ["ARXIV:hep-th/9999001"], id="arxiv-old"),
    pytest.param("https://arxiv.org/pdf/9999.14165v3.pdf", ["ARXIV:9999.14165"], id="arxiv-pdf"),
    pytest.param("arxiv.org/abs/9999.14165", ["ARXIV:9999.14165"], id="arxiv-no-scheme"),
    pytest.param("eprint = {9999.14165},", ["ARXIV:9999.14165"], id="arxiv-bibtex"),
    pytest.param("arXiv:99.1", ["!ARXIV"], id="arxiv-malformed"),
    pytest.param("ISBN 978-0-00-000000-2", ["ISBN:9780000000002"], id="isbn-13"),
    pytest.param("ISBN-10: 0-00-000000-0", ["ISBN:9780000000002"], id="isbn-10"),
    pytest.param("isbn = {9780000000002}", ["ISBN:9780000000002"], id="isbn-bibtex"),
    pytest.param("ISBN 978-0-00-000000-1", ["!ISBN"], id="isbn-check-digit"),
    pytest.param("PRJNA99999999", ["BIOPROJECT:PRJNA99999999"], id="bioproject"),
    pytest.param("SAMN99999999", ["BIOSAMPLE:SAMN99999999"], id="biosample"),
    pytest.param("SAMEA99999999", ["BIOSAMPLE:SAMEA99999999"], id="biosample-ebi"),
    pytest.param("PMID: 12,345,678", ["!PMID"], id="digits-grouped"),
    pytest.param("PMID: 1234567890", ["!PMID"], id="ten-digits"),
    pytest.param("PMID: 0", ["!PMID"], id="zero"),
    pytest.param("PMID: 90000001abc", ["!PMID"], id="letters-behind"),
]
NOT_FOUND = [
    pytest.param("PMID\n\n250000 newborns", id="paragraph-break"),
    pytest.param("PMID:\n\n90000001", id="paragraph-break-after-colon"),
    pytest.param("PMID: not available", id="none-given"),
    pytest.param("PMID\n2500 newborns", id="small-number-on-the-next-line"),
    pytest.param("every PMID 12 times", id="a-count"),
    pytest.param("PubMed: 345 records were screened", id="hits"),
    pytest.param("in PubMed (2020)", id="year-after-pubmed"),
    pytest.param("XPMID:90000001", id="inside-a-word"),
    pytest.param("GDS15 and GDS-30 scores", id="depression-scale"),
    pytest.param("GSE1 binds", id="gene"),
    pytest.param("PMC1 is a calcium pump", id="gene-pmc1"),
    pytest.param("GSM999999 without prefix", id="gsm-bare"),
    pytest.param("the rate was 10.5555 per year", id="decimal"),
    pytest.param("110.5555/abc", id="digits-before"),
    pytest.param("DOI pending", id="doi-pending"),
    pytest.param("978-0-00-000000-2", id="isbn-without-label"),
    pytest.param("<!-- PMID: 90000001 -->", id="comment"),
    pytest.param("text <!-- PMID: 90000001 --> text", id="comment-in-line"),
    pytest.param("<!--\nPMID: 90000001\n\nDOI: 10.5555/a\n-->", id="comment-over-paragraphs"),
    pytest.param("---\npmid: 90000001\n---\n\ntext", id="front-matter"),
    pytest.param("\ufeff---\r\npmid: 90000001\r\n---\r\ntext", id="front-matter-behind-bom"),
    pytest.param("| N | PMIDs |\n|---|---|\n| 90000001 | none |", id="number-under-another-column"),
]
COLUMNS = [
    pytest.param("| PMID | N |\n|---|---|\n| 90000001 | 123456 |", PMID, id="pmid"),
    pytest.param(
        "| Study | **PubMed ID** |\n|---|---|\n| A | 90000001, 90000002 |",
        [*PMID, "PMID:90000002"],
        id="list",
    ),
    pytest.param(f"| PMID |\n|---|\n| [90000001]({P}/90000001/) |", PMID, id="linked"),
    pytest.param("| PMCID |\n|---|\n| 99000001 |", ["PMC:PMC99000001"], id="pmcid"),
    pytest.param("| PMID |\n|---|\n| PMID:90000001 |", PMID, id="labelled-in-the-cell"),
]
READ_ALL_THE_SAME = [
    pytest.param("---\npmid: 90000001\n  x: [\n---\n", PMID, id="front-matter-that-does-not-parse"),
    pytest.param("---\nPMID: 90000001 stands between two rules.\n- a\n---\n", PMID, id="prose-between-rules"),
    pytest.param("<!-- PMID: 90000001", PMID, id="comment-never-closed"),
    pytest.param("`<!-- PMID: 90000001 -->`", PMID, id="comment-in-code"),
    pytest.param("```\nPMID: 90000001\n```", PMID, id="code-fence"),
    pytest.param("𝔘𝔫𝔦 PMID: 90000001", PMID, id="astral-characters-before"),
]


@pytest.mark.parametrize(
    ("text", "expected"),
    [*PMIDS, *PUBMED_URLS, *LINKS, *DOIS, *LANDING_PAGES, *OTHERS, *COLUMNS, *READ_ALL_THE_SAME],
)
def test_spellings__found(text: str, expected: list[str]) -> None:
    assert found(text) == expected


@pytest.mark.parametrize("text", NOT_FOUND)
def test_spellings__not_found(text: str) -> None:
    assert found(text) == []


@pytest.mark.parametrize(("text", "expected"), [*PMIDS, *PUBMED_URLS, *DOIS, *LANDING_PAGES])
def test_spellings__within_a_sentence(text: str, expected: list[str]) -> None:
    assert found(f"We saw it (A) before {text}\n\nand after.") == expected
