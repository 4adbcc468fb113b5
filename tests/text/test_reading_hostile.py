"""Reading takes linear time whatever the text: 40 kB built to make it go wrong."""

from __future__ import annotations

import pytest
from tests.timing import processor_seconds

from citevouch.text import read

HOSTILE = [
    pytest.param("https://doi.org/10.1234//" + "a/" * 20_000 + "!", id="doi-of-slashes"),
    pytest.param("https://pubmed.ncbi.nlm.nih.gov/?" + "term=" * 8_000, id="query"),
    pytest.param("10.5555/" + "(" * 40_000, id="parentheses"),
    pytest.param("10.5555/a" + "." * 40_000, id="full-stops"),
    pytest.param("PMIDs: " + "1, " * 13_000, id="list-of-pmids"),
    pytest.param("[" * 40_000, id="brackets"),
    pytest.param("[a](" * 10_000, id="links-never-closed"),
    pytest.param("](https://x" * 4_000, id="targets"),
    pytest.param("<!--\n" * 8_000, id="comments-never-closed"),
    pytest.param("---\n" + "[" * 40_000 + "\n---\n", id="front-matter"),
    pytest.param("> " * 20_000, id="block-quotes"),
    pytest.param("- a\n" * 10_000, id="list"),
    pytest.param("## References\n\n" + "1. Roe J. A study of mice. J. 2020\n" * 1_000, id="entries"),
    pytest.param("- Roe J. A study of mice. J. 2020. 10.5555/a\n" * 2_500, id="entries-of-a-list"),
    pytest.param("## References\n\n- " + "Roe J, " * 5_000, id="authors"),
    pytest.param("## References\n\n" + "[1] a\n" * 6_000, id="labelled-lines"),
    pytest.param("# References\n" * 3_000, id="headings"),
    pytest.param("|" * 40_000, id="bars"),
    pytest.param("| PMID |\n|---|\n" + "| 90000001 |\n" * 3_000, id="rows"),
    pytest.param("`" * 40_000, id="backticks"),
    pytest.param("*" * 40_000, id="asterisks"),
    pytest.param("\"'" * 20_000, id="quotation-marks"),
    pytest.param("PMID" + " \t" * 20_000 + "1", id="white-space"),
    pytest.param("A. " * 13_000, id="initials"),
    pytest.param("doi:10.5555/a " * 3_000, id="dois"),
    pytest.param("(https://x.org/a b) " * 2_000, id="urls-on-one-line"),
    pytest.param("a <!-- b --> `c` " * 2_400, id="comments-on-one-line"),
    pytest.param("## References\n\n- *a" + ("\n" + " " * 900) * 40 + "b", id="emphasis-never-closed"),
    pytest.param("# [x](" + "a." * 20_000, id="link-in-a-heading"),
    pytest.param("## References\n\n- Roe J. (" + "2020 " * 8_000, id="years"),
    pytest.param("## References\n\n- " + "title: a " * 5_000, id="fields"),
    pytest.param("## References\n\n- " + "Smith, John, and " * 2_500, id="inverted-names"),
    pytest.param("## References\n\n- Title here. " + "Roe J. " * 6_000, id="title-before-names"),
    pytest.param("| Title |\n|---|\n| " + " - PMC" * 6_000 + " |\n", id="title-of-a-page"),
    pytest.param("## References\n\n| Title |\n|---|\n| " + " - PMC" * 6_000 + " x |\n", id="long-cell"),
    pytest.param("## References\n\n- Roe J (2020) '" + "a'b " * 10_000, id="single-marks"),
    pytest.param("1 per 1" * 6_000, id="rates"),
    pytest.param("It grew.<br>" * 3_400, id="line-breaks"),
    pytest.param("|a" * 20_000 + "\n" + "|-" * 20_000, id="wide-table"),
    pytest.param("https://pubmed.ncbi.nlm.nih.gov/" * 1_200, id="hosts"),
]


@pytest.mark.slow
@pytest.mark.parametrize("text", HOSTILE)
def test_read__linear_in_hostile_text(text: str) -> None:
    """40 kB in a bounded time, and four times the text in not much more than four times the time."""
    fourfold = "\n\n".join([text] * 4)
    once = processor_seconds(lambda: read(text))
    assert once < 2.5
    assert processor_seconds(lambda: read(fourfold), times=2) < 10 * max(once, 0.02)
