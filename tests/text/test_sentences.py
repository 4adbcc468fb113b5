"""Where sentences end: the cases that made us write rules, and properties that hold for any text."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from citevouch.text.document import document
from citevouch.text.markers import find_markers
from citevouch.text.sentences import find_sentences

# Each case: the text, and its sentences (white space folded).
CASES = [
    pytest.param("One ends. Two ends.", ["One ends.", "Two ends."], id="plain"),
    pytest.param("Seen e.g. In mice. Next.", ["Seen e.g. In mice.", "Next."], id="e.g. before a capital"),
    pytest.param("A vs. B was tried. It won.", ["A vs. B was tried.", "It won."], id="vs."),
    pytest.param("Smith et al. Showed it. It held.", ["Smith et al. Showed it.", "It held."], id="et al."),
    pytest.param("Shown by Smith et al. [3] Later work agrees.", ["Shown by Smith et al. [3]", "Later work agrees."],
                 id="et al. with a marker and a capital"),
    pytest.param("See Fig. 2 and Tab. 3. Then stop.", ["See Fig. 2 and Tab. 3.", "Then stop."], id="Fig. and Tab."),
    pytest.param("Dr. Smith came. He left.", ["Dr. Smith came.", "He left."], id="Dr."),
    pytest.param("S. aureus grew. E. Coli did not.", ["S. aureus grew.", "E. Coli did not."], id="genus"),
    pytest.param("It was Bacillus sp. PA1 there. Also Vibrio spp. The rest died.",
                 ["It was Bacillus sp. PA1 there.", "Also Vibrio spp.", "The rest died."], id="species"),
    pytest.param("J. R. Smith wrote it. We read it.", ["J. R. Smith wrote it.", "We read it."], id="initials"),
    pytest.param("They took vitamin D. Patients improved.", ["They took vitamin D.", "Patients improved."],
                 id="a letter that ends a name"),
    pytest.param("We used plan B. The result held.", ["We used plan B.", "The result held."],
                 id="a letter before a word that begins sentences"),
    pytest.param("It was 0.5 or 1.25. It rose.", ["It was 0.5 or 1.25.", "It rose."], id="decimals"),
    pytest.param("It held (p<.001). It rose.", ["It held (p<.001).", "It rose."], id="leading-dot decimal"),
    pytest.param("P = .03. It rose.", ["P = .03.", "It rose."], id="decimal at the end"),
    pytest.param("NCCN v3.2026 says so. We agree.", ["NCCN v3.2026 says so.", "We agree."], id="version"),
    pytest.param("See https://example.org/a.b. It is there.", ["See https://example.org/a.b.", "It is there."],
                 id="web address at the end"),
    pytest.param("See doi:10.5555/a.b.c for it. Done.", ["See doi:10.5555/a.b.c for it.", "Done."], id="DOI"),
    pytest.param("Given i.v. or p.o. daily. It worked.", ["Given i.v. or p.o. daily.", "It worked."], id="i.v. goes on"),
    pytest.param("Given 5 mg b.i.d. Patients improved.", ["Given 5 mg b.i.d.", "Patients improved."], id="b.i.d. ends"),
    pytest.param("Sold in the U.S. Patients pay.", ["Sold in the U.S.", "Patients pay."], id="U.S. ends"),
    pytest.param("The U.S. Food and Drug Administration agreed. Good.",
                 ["The U.S. Food and Drug Administration agreed.", "Good."], id="U.S. in a name"),
    pytest.param("Rash, fever, etc. Patients recovered.", ["Rash, fever, etc.", "Patients recovered."], id="etc. ends"),
    pytest.param("In case No. 3 it failed. Next.", ["In case No. 3 it failed.", "Next."], id="No. before a number"),
    pytest.param("The answer is no. Patients agree.", ["The answer is no.", "Patients agree."], id="the word no"),
    pytest.param("It worked.[1] Next one.", ["It worked.[1]", "Next one."], id="marker behind the full stop"),
    pytest.param("It worked. [1] Next one.", ["It worked. [1]", "Next one."], id="marker behind a space"),
    pytest.param("It worked [1][2]. Next one.", ["It worked [1][2].", "Next one."], id="run before the full stop"),
    pytest.param("It worked.[1][2-4],[7] Next one.", ["It worked.[1][2-4],[7]", "Next one."], id="run behind it"),
    pytest.param("It worked.\\[1\\] Next one.", ["It worked.\\[1\\]", "Next one."], id="escaped marker"),
    pytest.param("It worked.[^7] Next one.", ["It worked.[^7]", "Next one."], id="footnote marker"),
    pytest.param("It worked.<sup>1,2</sup> Next one.", ["It worked.<sup>1,2</sup>", "Next one."], id="raised marker"),
    pytest.param("It worked.[1](https://example.org) Next one.", ["It worked.[1](https://example.org)", "Next one."],
                 id="linked marker"),
    pytest.param("It helps.[1] mTOR inhibitors help too.", ["It helps.[1]", "mTOR inhibitors help too."],
                 id="lower case behind a marker"),
    pytest.param("It helps [1]. mTOR is a kinase.", ["It helps [1].", "mTOR is a kinase."],
                 id="lower case behind a marker and a stop"),
    pytest.param("It binds. p53 is a protein. miR-21 too.", ["It binds.", "p53 is a protein.", "miR-21 too."],
                 id="names in lower case"),
    pytest.param('He said "stop." Then left.', ['He said "stop."', "Then left."], id="closing quotation mark"),
    pytest.param("It rose (as seen before.) Then fell.", ["It rose (as seen before.)", "Then fell."], id="parenthesis"),
    pytest.param("**It rose.** Then fell.", ["**It rose.**", "Then fell."], id="bold sentence"),
    pytest.param("Does it work? Yes! It does.", ["Does it work?", "Yes!", "It does."], id="question and exclamation"),
    pytest.param("It grew... and grew. Then no.", ["It grew... and grew.", "Then no."], id="ellipsis goes on"),
    pytest.param("One wraps\nhere. Two\nwraps too.", ["One wraps here.", "Two wraps too."], id="soft wraps"),
    pytest.param("One\n\nTwo\n", ["One", "Two"], id="blank line"),
    pytest.param("# A heading. With a stop\n\nText.", ["Text."], id="a heading is none"),
    pytest.param("- one item\n- another. Two\n", ["one item", "another.", "Two"], id="list items"),
    pytest.param("1. First item. More.\n2. Second item.\n", ["First item.", "More.", "Second item."], id="numbered list"),
    pytest.param("Steps: 1. Cut it. 2. Sew it.", ["Steps: 1. Cut it.", "2. Sew it."], id="numbers in a line"),
    pytest.param("**b. A second point.** More of it.", ["**b. A second point.**", "More of it."], id="letter of a list"),
    pytest.param("2. Two things\n3. Three things", ["Two things", "Three things"], id="list from 2"),
    pytest.param("A lead-in\n2. Two things\n3. Three things", ["A lead-in", "2. Two things", "3. Three things"],
                 id="numbered lines of a paragraph"),
    pytest.param("It was seen in 2019. The next came.", ["It was seen in 2019.", "The next came."], id="year at the end"),
    pytest.param("It took 3.5. The next took 4.", ["It took 3.5.", "The next took 4."], id="number at the end"),
    pytest.param("> Quoted one. Quoted\n> two.\n\nOutside.", ["Quoted one.", "Quoted > two.", "Outside."],
                 id="block quote"),
    pytest.param("| a | b |\n|---|---|\n| HR 0.5 | [1] |\n", ["HR 0.5 | [1]"], id="table row"),
    pytest.param("**Source:** X  \n**Finding:** Y went up", ["**Source:** X", "**Finding:** Y went up"],
                 id="hard line break"),
    pytest.param("```\ncode. More code.\n```\nText.", ["Text."], id="code is none"),
    pytest.param("第一句。第二句。", ["第一句。", "第二句。"], id="Chinese"),
    pytest.param("At approx. 5 mg it failed. At ca. 7 it held.", ["At approx. 5 mg it failed.", "At ca. 7 it held."],
                 id="approx. and ca."),
    pytest.param("", [], id="empty"),
]  # fmt: skip


def split(text: str) -> list[str]:
    doc = document(text)
    return [" ".join(found.raw.split()) for found in find_sentences(doc, markers=find_markers(doc))]


@pytest.mark.parametrize(("text", "sentences"), CASES)
def test_find_sentences(text: str, sentences: list[str]) -> None:
    assert split(text) == sentences


@given(st.text(alphabet=st.sampled_from("aA1 .!?[]()^\\<>\"'\n\r|*-_#`§é𝔄。"), max_size=200))
def test_sentences__offsets_slice_back_and_nothing_raises(text: str) -> None:
    doc = document(text)
    done = 0
    for found in find_sentences(doc, markers=find_markers(doc)):
        assert text[found.start : found.end] == found.raw
        assert found.raw.strip() == found.raw
        assert done <= found.start < found.end
        done = found.end
