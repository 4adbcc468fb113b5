"""Quotations and what they are attributed to: a table of forms, found and not found, and properties."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from hypothesis import given
from hypothesis import strategies as st

from citevouch.errors import InputError
from citevouch.text.document import document
from citevouch.text.entries import find_entries
from citevouch.text.markers import find_markers
from citevouch.text.mentions import find_mentions, find_spellings
from citevouch.text.quotes import find_quotes
from citevouch.text.sections import sections

if TYPE_CHECKING:
    from pathlib import Path

    from citevouch.text.model import Quote

Q = "the enzyme lowered the level of the product"
R = "nothing else in the cell was seen to change"
P1, P2, P3 = "PMID:90000001", "PMID:90000002", "PMID:90000003"
D1 = "DOI:10.5555/abc.1"
REFERENCES = f"""

## References

1. Smith J. A first paper. J Made Up. 2020. {P1}
2. Lee K. A second paper. J Made Up. 2021. {P2} https://doi.org/10.5555/abc.2
3. Doe J. A third paper without an identifier. J Made Up. 2022.

- [smith-2020-first] Smith J. A first paper. J Made Up. 2020. {P3}

[^7]: Roe R. A noted paper. J Made Up. 2019. {D1}
"""


def read(text: str, pattern: str | None = None) -> tuple[tuple[Quote, ...], int]:
    doc = document(text)
    spelt = find_spellings(doc)
    entries = find_entries(doc, sections(doc), spelt)
    mentions = find_mentions(doc, spelt, entries)
    markers = find_markers(doc, mentions=mentions, entries=entries)
    return find_quotes(doc, mentions=mentions, markers=markers, entries=entries, pattern=pattern)


def found(text: str) -> list[tuple[str, list[tuple[str, str]]]]:
    """Each quotation with what it is attributed to and how."""
    return [
        (quote.text, [(part.reference_id, part.how) for part in quote.attributions])
        for quote in read(text)[0]
    ]


# Each case: the text, and the attributions of its quotation Q.
ONE = [
    # --- behind the quotation
    pytest.param(f'They saw "{Q}" ({P1}).', [(P1, "AFTER")], id="round brackets"),
    pytest.param(f'They saw "{Q}" [{P1}].', [(P1, "AFTER")], id="square brackets"),
    pytest.param(f"They saw “{Q}” ({P1}).", [(P1, "AFTER")], id="typographic marks"),
    pytest.param(f"They saw „{Q}“ ({P1}).", [(P1, "AFTER")], id="German marks"),
    pytest.param(f"They saw «{Q}» ({P1}).", [(P1, "AFTER")], id="French marks"),
    pytest.param(f'They saw “{Q}" ({P1}).', [(P1, "AFTER")], id="mixed marks"),
    pytest.param(f'They saw *"{Q}"* ({P1}).', [(P1, "AFTER")], id="emphasis outside"),
    pytest.param(f'They saw **"{Q}"** [{P1}].', [(P1, "AFTER")], id="bold outside"),
    pytest.param(f'They saw "*{Q}*" ({P1}).', None, id="emphasis inside"),
    pytest.param(f'They saw "{Q}." ({P1})', None, id="full stop inside"),
    pytest.param(f'They saw "{Q}". ({P1})', [(P1, "AFTER")], id="full stop before the citation"),
    pytest.param(f'They saw "{Q}", {P1}.', [(P1, "AFTER")], id="bare identifier"),
    pytest.param(f'They saw "{Q}" - {P1}', [(P1, "AFTER")], id="bare identifier behind a dash"),
    pytest.param(f'They saw "{Q}" — Smith J et al. 2020 ({P1})', [(P1, "AFTER")], id="signed with a name"),
    pytest.param(f'"{Q}" – Smith, J. (2020). *Nature*. {P1}', [(P1, "AFTER")], id="signed with a reference"),
    pytest.param(f'They saw "{Q}", and rose (Jan 2020; a journal) ({P1}).', [(P1, "AFTER")], id="words and a bracket between"),
    pytest.param(f'They saw "{Q}" and so on. URL: https://doi.org/10.5555/abc.1', [(D1, "AFTER")], id="address of the sentence"),
    pytest.param(f'They saw "{Q}" (Smith 2020) ({P1}).', [(P1, "AFTER")], id="a bracket with a name between"),
    pytest.param(f'"{Q}" (Smith 2020). URL: https://doi.org/10.5555/abc.1', [(D1, "AFTER")], id="a label between"),
    pytest.param(f'They saw "{Q}" ([the paper](https://doi.org/10.5555/abc.1)).', [(D1, "AFTER")], id="a link"),
    pytest.param(f'They saw "{Q}" [the paper](https://doi.org/10.5555/abc.1).', [(D1, "AFTER")], id="a bare link"),
    pytest.param(f'They saw "{Q}" (doi:10.5555/abc.1).', [(D1, "AFTER")], id="a DOI"),
    pytest.param(f'They saw "{Q}", as reported in {P1}.', [(P1, "AFTER")], id="words of credit"),
    pytest.param(f'They saw "{Q}" ({P1}; {P2}).', [(P1, "AFTER"), (P2, "AFTER")], id="two in one bracket"),
    pytest.param(f'They saw "{Q}" ({P1}) ({P2}).', [(P1, "AFTER"), (P2, "AFTER")], id="two brackets"),
    pytest.param(f'They saw "{Q}" ({P1}, {P1}).', [(P1, "AFTER")], id="twice the same"),
    pytest.param(f'They saw "{Q}" and so went on to look at others ({P1}).', [(P1, "AFTER")], id="end of the sentence"),
    pytest.param('They saw "the enzyme lowered the\nlevel of the product"\n(PMID:90000001).', [(P1, "AFTER")],
                 id="wrapped over lines"),
    pytest.param('> They saw "the enzyme lowered the\n> level of the product" (PMID:90000001).', [(P1, "AFTER")],
                 id="wrapped in a block quote"),
    # --- before the quotation
    pytest.param(f'{P1} "{Q}"', [(P1, "BEFORE")], id="identifier right before"),
    pytest.param(f'{P1}"{Q}"', [(P1, "BEFORE")], id="identifier right before, no space"),
    pytest.param(f'- {P1}: "{Q}" - a note on it', [(P1, "BEFORE")], id="identifier and colon"),
    pytest.param(f'{P1}, "{Q}"', [(P1, "BEFORE")], id="identifier and comma"),
    pytest.param(f'- **{P1}**: "{Q}"', [(P1, "BEFORE")], id="bold identifier"),
    pytest.param(f'[{P1}]: "{Q}"', [(P1, "BEFORE")], id="bracketed identifier and colon"),
    pytest.param(f'{P1} states "{Q}".', [(P1, "BEFORE")], id="states"),
    pytest.param(f'Smith et al. ({P1}) reported that "{Q}".', [(P1, "BEFORE")], id="reported that"),
    pytest.param(f'{P1} gives strong evidence that "{Q}".', [(P1, "BEFORE")], id="evidence that"),
    pytest.param(f'{P1} is even more direct: "{Q}"', [(P1, "BEFORE")], id="words and a colon"),
    pytest.param(f'Evidence from {P1} ("{Q}") shows it.', [(P1, "BEFORE")], id="quotation in brackets of its own"),
    pytest.param(f'According to {P1}, "{Q}".', [(P1, "BEFORE")], id="according to"),
    pytest.param(f'{P1}, {P2}: "{Q}"', [(P1, "BEFORE"), (P2, "BEFORE")], id="two before"),
    # --- in one bracket with it
    pytest.param(f'It fell [{P1} "{Q}"].', [(P1, "IN_GROUP")], id="group, identifier first"),
    pytest.param(f'It fell ({P1}: "{Q}").', [(P1, "IN_GROUP")], id="group with a colon"),
    pytest.param(f'It fell ("{Q}"; {P1}).', [(P1, "IN_GROUP")], id="group, quotation first"),
    pytest.param(f'It fell [{P2}; {P1} "{Q}"].', [(P1, "IN_GROUP")], id="group of two, the nearer one"),
    pytest.param(f'It fell [a review, {P1} "{Q}"] and so on [{P2}].', [(P1, "IN_GROUP")], id="group before another"),
    pytest.param(f'["{Q}"](https://doi.org/10.5555/abc.1)', [(D1, "IN_GROUP")], id="quotation as link text"),
    # --- by a marker
    pytest.param(f'They saw "{Q}" [1].{REFERENCES}', [(P1, "MARKER")], id="numbered marker"),
    pytest.param(f'They saw "{Q}." [1]{REFERENCES}', None, id="numbered marker behind the full stop"),
    pytest.param(f'They saw "{Q}"[1,2].{REFERENCES}', [(P1, "MARKER"), (P2, "MARKER")], id="two numbers"),
    pytest.param(f'They saw "{Q}" [2].{REFERENCES}', [(P2, "MARKER")], id="one identifier for an entry with two"),
    pytest.param(f'They saw "{Q}"[^7].{REFERENCES}', [(D1, "MARKER")], id="footnote"),
    pytest.param(f'They saw "{Q}"<sup>1</sup>.{REFERENCES}', [(P1, "MARKER")], id="raised marker"),
    pytest.param(f'They saw "{Q}" [smith-2020-first].{REFERENCES}', [(P3, "MARKER")], id="key"),
    pytest.param(f'[1] states "{Q}".{REFERENCES}', [(P1, "MARKER")], id="marker before"),
    pytest.param(f'They saw "{Q}" (Smith et al., 2020).\n\n## References\n\n1. Smith J, Lee K. A paper about things. J Made Up.'
                 f' 2020;1:2-3. {P1}', [(P1, "MARKER")], id="author and year"),
    pytest.param(f'They saw "{Q}" [3].{REFERENCES}', [], id="an entry without an identifier"),
    pytest.param(f'They saw "{Q}" [9].{REFERENCES}', [], id="a dangling marker"),
    # --- by structure
    pytest.param(f'## What {P1} says\n\n"{Q}"', [(P1, "HEADING")], id="heading"),
    pytest.param(f'## What {P1} says\n\n### Results\n\n- "{Q}"', [(P1, "HEADING")], id="heading further up"),
    pytest.param(f'## {P1}\n\nText.\n\n## Other\n\nQuote: "{Q}"', [], id="heading of another section"),
    pytest.param(f'**Source:** {P1}\n\n"{Q}"', [(P1, "SOURCE_LINE")], id="source line"),
    pytest.param(f'**Source:** {P1}  \n"{Q}"', [(P1, "SOURCE_LINE")], id="source line in the same paragraph"),
    pytest.param(f'**Source:** Smith 2020, {P1}\n\n- "{Q}"\n- "{R}"', [(P1, "SOURCE_LINE")], id="source line of a list"),
    pytest.param(f'- Source: {P1}\n- Quote: "{Q}"', [(P1, "SOURCE_LINE")], id="source line as an item"),
    pytest.param(f'"{Q}"\n\nSource: {P1}', [(P1, "SOURCE_LINE")], id="source line below"),
    pytest.param(f'- "{Q}"\n- Source: {P1}', [(P1, "SOURCE_LINE")], id="source line in the next item"),
    pytest.param(f'| Paper | Said |\n|---|---|\n| {P1} | "{Q}" |', [(P1, "TABLE_ROW")], id="table row"),
    pytest.param(f'| Paper | Said |\n|---|---|\n| [1] | "{Q}" |{REFERENCES}', [(P1, "MARKER")], id="marker in a row"),
    pytest.param(f'| Paper | Said |\n|---|---|\n| {P2} | other |\n| {P1} | "{Q}" |', [(P1, "TABLE_ROW")],
                 id="the right row"),
    pytest.param(f'- Smith 2020 ({P1}), a trial\n  - "{Q}"', [(P1, "LIST_ITEM")], id="item around it"),
    pytest.param(f'- "{Q}" is the point.\n\n  See {P1}.', [(P1, "LIST_ITEM")], id="same list item"),
    pytest.param(f'- {P2} is another\n- "{Q}"', [], id="another list item"),
    pytest.param(f'```yaml\n- reference: {P1}\n  snippet: "{Q}"\n```', [(P1, "YAML")], id="YAML record"),
    pytest.param(f"```yaml\n- reference: {P1}\n  snippet: {Q}\n```", [(P1, "YAML")], id="YAML, plain value"),
    pytest.param(f"```yaml\n- reference: {P1}\n  quote: >-\n    the enzyme lowered\n    the level of the product\n```",
                 [(P1, "YAML")], id="YAML, folded value"),
    pytest.param(f'```yaml\n- id: {P1}\n  findings:\n  - statement: a\n    supporting_text: "{Q}"\n```', [(P1, "YAML")],
                 id="YAML, the record around it"),
    pytest.param(f'```yaml\n- reference: {P2}\n  note: a\n- reference: {P1}\n  snippet: "{Q}"\n```', [(P1, "YAML")],
                 id="YAML, the right record"),
    pytest.param(f'```json\n[\n  {{\n    "pmid": "90000002"\n  }},\n  {{\n    "pmid": "90000001",\n    "quote": "{Q}"\n  }}\n]\n```',
                 [(P1, "YAML")], id="JSON record"),
    pytest.param(f'- reference: {P1}\n  snippet: "{Q}"', [(P1, "YAML")], id="YAML without a fence"),
    pytest.param(f"> {Q} ({P1})", [(P1, "AFTER")], id="block quote, citation at its end"),
    pytest.param(f"> {Q}\n> — Smith 2020, {P1}", [(P1, "AFTER")], id="block quote, signed"),
    pytest.param(f"> {Q}\n\n— Smith 2020, {P1}", [(P1, "AFTER")], id="block quote, signed below"),
    pytest.param(f"> {Q}\n\n({P1})", [(P1, "AFTER")], id="block quote, bracket below"),
    pytest.param(f"Smith ({P1}) wrote:\n\n> {Q}", [(P1, "BEFORE")], id="block quote, introduced"),
    pytest.param(f"**Source:** {P1}\n\n> {Q}", [(P1, "SOURCE_LINE")], id="block quote under a source line"),
    pytest.param(f'> "{Q}"\n\nSource: {P1}', [(P1, "SOURCE_LINE")], id="block quote with marks, source below"),
    # --- whose it is not
    pytest.param(f'They saw "the enzyme lowered ({P2}) the level of the product" ({P1}).', None, id="inside: not its source"),
    pytest.param(f'They saw "{Q}". {P1} showed another thing.', [], id="begins the next sentence"),
    pytest.param(f'They saw "{Q}". Another thing was seen ({P1}).', [], id="cites the next sentence"),
    pytest.param(f'As shown before ({P1}). The authors saw "{Q}" too.', [], id="cites the sentence before"),
    pytest.param(f'The first says "{Q}"; the other one differs ({P1}).', [], id="cites the next clause"),
    pytest.param(f'They saw "{Q}".\n\n({P1})', [(P1, "AFTER")], id="a paragraph by itself below"),
]  # fmt: skip

WHAT = {
    "emphasis inside": (f"*{Q}*", [(P1, "AFTER")]),
    "full stop inside": (f"{Q}.", [(P1, "AFTER")]),
    "numbered marker behind the full stop": (f"{Q}.", [(P1, "MARKER")]),
    "inside: not its source": (f"the enzyme lowered ({P2}) the level of the product", [(P1, "AFTER")]),
}


@pytest.mark.parametrize(("text", "attributions"), ONE)
def test_attribution(
    text: str, attributions: list[tuple[str, str]] | None, request: pytest.FixtureRequest
) -> None:
    quoted, expected = (Q, attributions) if attributions is not None else WHAT[request.node.callspec.id]
    assert dict(found(text)).get(quoted) == expected


# Each case: the text, and all its quotations with the identifiers that they are attributed to.
SEVERAL = [
    pytest.param(f'{P1}: "{Q}", {P2}: "{R}"', [(Q, [P1]), (R, [P2])], id="chain, identifiers first"),
    pytest.param(f'"{Q}" ({P1}), "{R}" ({P2})', [(Q, [P1]), (R, [P2])], id="chain, brackets behind"),
    pytest.param(f'[{P1} "{Q}"; {P2} "{R}"]', [(Q, [P1]), (R, [P2])], id="chain in one bracket"),
    pytest.param(f'("{Q}" {P1}; "{R}" {P2})', [(Q, [P1]), (R, [P2])], id="chain in one bracket, identifiers last"),
    pytest.param(f'{P1}: "{Q}" and "{R}"', [(Q, [P1]), (R, [P1])], id="joined, identifier first"),
    pytest.param(f'"{Q}" and "{R}" ({P1})', [(Q, [P1]), (R, [P1])], id="joined, bracket behind"),
    pytest.param(f'[{P1} "{Q}", "{R}"]', [(Q, [P1]), (R, [P1])], id="joined in a bracket"),
    pytest.param(f'"{Q}" ({P1}).\n\n"{Q}" ({P1}).', [(Q, [P1]), (Q, [P1])], id="the same twice"),
    pytest.param(f'An "unclosed mark ({P2})\n\n"{Q}" ({P1})', [(Q, [P1])], id="unclosed mark ends at its block"),
    pytest.param(f'- an "unclosed item\n- "{Q}" ({P1})', [(Q, [P1])], id="unclosed mark ends at its item"),
    pytest.param(f'| an "open cell | "{Q}" ({P1}) |\n|---|---|\n| a | b |', [(Q, [P1])], id="unclosed mark ends at its cell"),
    pytest.param(f'A 5" pipe and a 7" one: "{Q}" ({P1})', [(Q, [P1])], id="inches"),
    pytest.param(f'“he said "so" and {Q}” ({P1})', [(f'he said "so" and {Q}', [P1])], id="marks within marks"),
    pytest.param(f'`print("{R}")` and "{Q}" ({P1})', [(Q, [P1])], id="marks in code"),
]  # fmt: skip


@pytest.mark.parametrize(("text", "quotations"), SEVERAL)
def test_attribution__of_several(text: str, quotations: list[tuple[str, list[str]]]) -> None:
    assert [(quote, [name for name, _ in made]) for quote, made in found(text)] == quotations


# Each case: a text whose quoted words are no quotation.
NONE = [
    pytest.param('The so-called "third mobile window effect" is known (PMID:90000001).', id="so-called"),
    pytest.param('This was termed "secondary acid aciduria" (PMID:90000001).', id="a term"),
    pytest.param('A "somewhat broken scale" was used (PMID:90000001).', id="scare quotes"),
    pytest.param('It has GO:0006468 "protein phosphorylation process" (PMID:90000001).', id="an ontology term's name"),
    pytest.param('We searched for "enzyme level in the blood of adults" (PMID:90000001).', id="a search string"),
    pytest.param('"enzyme level of the product" AND "lower in the cell now" (PMID:90000001)', id="operators"),
    pytest.param('"enzyme level of the product"[tiab] OR cell (PMID:90000001)', id="a field tag"),
    pytest.param(f'## References\n\n1. Smith J. "{Q.capitalize()}." *J Made Up* 2020;1:2. PMID:90000001', id="a title in an entry"),
    pytest.param(f'## References\n\n1. Smith J. "{Q.capitalize()}." PMID:90000001', id="a title in an entry without a journal"),
    pytest.param(f'As in Smith, "{Q.capitalize()}," *J Made Up* 12:3 (2020), PMID:90000001.', id="a title in a reference"),
    pytest.param('See [the wiki, "Using the terms of the others"](https://doi.org/10.5555/abc.1).', id="a title in a link"),
    pytest.param('# A heading "the enzyme lowered the level" PMID:90000001', id="a heading"),
    pytest.param('```\n"the enzyme lowered the level of it" PMID:90000001\n```', id="code"),
    pytest.param('---\ntitle: "the enzyme lowered the level of it PMID:90000001"\n---\n\nText.', id="front matter"),
    pytest.param('<!-- "the enzyme lowered the level" (PMID:90000001) -->', id="a comment"),
    pytest.param("> **Note:** this is a remark and no quotation (PMID:90000001)", id="a callout"),
    pytest.param("> A remark in a block quote that cites nothing at all", id="a block quote without a source"),
    pytest.param('The "enzyme" and the "product" were seen (PMID:90000001).', id="words"),
]  # fmt: skip


@pytest.mark.parametrize("text", NONE)
def test_find_quotes__not_a_quotation(text: str) -> None:
    assert found(text) == []


@pytest.mark.parametrize(
    ("text", "is_title"),
    [
        pytest.param('PMID:90000001: "Modulation of life-span by made-up genes"', True, id="noun phrase"),
        pytest.param('PMID:90000001: "The made-up complex is essential for growth in yeast"', True, id="statement"),
        pytest.param('PMID:90000001: "we found that the enzyme lowered the level"', False, id="first person"),
        pytest.param('PMID:90000001: "The level of the product was lowered in cells"', False, id="past"),
        pytest.param('PMID:90000001: "A level of 12% of all cells of the tissue"', False, id="a result"),
        pytest.param('PMID:90000001, titled "we and the enzyme in the cell"', True, id="said to be one"),
        pytest.param('See "A level of 12% of the cells" [1].\n\n## References\n\n1. Smith J. "A level of 12% of the'
                     ' cells." J Made Up. 2020. PMID:90000001', True, id="the title of an entry"),
        pytest.param('"An environment determined by a made-up thing" (https://example.org/terms/1)', False, id="of a page"),
        pytest.param('A line "Modulation of life-span by made-up genes in yeast and others" here.', False, id="nobody's"),
    ],
)  # fmt: skip
def test_is_title(text: str, is_title: bool) -> None:
    assert [quote.is_title for quote in read(text)[0]] == [is_title]


def test_find_quotes__length() -> None:
    long = "word " * 500 + "end"
    assert [quote.text for quote in read(f'[{P1} "{long}"]')[0]] == [long]
    assert read(f'[{P1} "nineteen characters"]') == ((), 1)
    assert len(read(f'[{P1} "twenty characters it"]')[0]) == 1
    assert read('The "short words" here.') == ((), 0)


def test_find_quotes__without_attribution() -> None:
    assert found("They were told: “" + Q + " and that was all of it”.") == [
        (Q + " and that was all of it", [])
    ]


def test_find_quotes__question_of_a_report() -> None:
    asked = f'## Question\n\nSay clearly: "{Q} in the cell and everywhere else"\n\n## Output\n\n'
    assert found(asked + f'"{R}" ({P1})') == [(R, [(P1, "AFTER")])]


def test_find_quotes__pattern() -> None:
    text = f'<<{Q}>> @{P1}@ and "{R}" ({P2}) and <<too short>> @{P1}@'
    quotes, short = read(text, r"<<(.*?)>> @(.*?)@")
    assert [
        (quote.raw, [(part.reference_id, part.how) for part in quote.attributions]) for quote in quotes
    ] == [(Q, [(P1, "CUSTOM")])]
    assert short == 1


@pytest.mark.parametrize("pattern", ["(unclosed", "no groups", "(one) group"])
def test_find_quotes__pattern_refused(pattern: str) -> None:
    with pytest.raises(InputError):
        read("text", pattern)


MARKED = st.sampled_from(
    ['"', "“", "”", "„", "«", "»", "(", ")", "[", "]", "\n", "\r\n", "\n\n", "> ", "- ", "|", "*", " ", ". ", ": ", "`", "\\",
     "PMID:90000001", "https://doi.org/10.5555/abc", "[1]", "states that", "and", "words of some length in a row", "𝔄", "é",
     "# ", "```yaml\n", "snippet: ", "reference: ", "\ufeff", "---\n", "<!--", "-->", "Source: "]
)  # fmt: skip


@given(st.lists(MARKED, max_size=40).map("".join))
def test_quotes__offsets_slice_back_and_nothing_raises(text: str) -> None:
    done = 0
    for quote in read(text)[0]:
        assert text[quote.start : quote.end] == quote.raw
        assert "\n" not in quote.text
        assert done <= quote.start < quote.end
        for part in quote.attributions:
            assert part.start >= quote.end or part.end <= quote.start, "a quotation's source is not inside it"
        done = quote.end


@pytest.mark.parametrize(
    "hostile",
    ['"' * 40_000, '("' * 20_000, '" (' * 13_000, "(" * 20_000 + '"' + "a" * 30 + '"' + ")" * 20_000, '"a b c" ' * 6_000,
     '"aaaa bbbb cccc dddd eeee" PMID:90000001 ' * 1_000, "[PMID:90000001 " + '"aaaa bbbb cccc dddd eeee" ' * 2_000 + "]",
     "`" * 20_000 + '"' * 20_000, "> " * 20_000, '"aaaa bbbb cccc dddd eeee ffff" x ' * 1_500 + "PMID:90000001"],
    ids=["marks", "open brackets", "half pairs", "nested", "short", "chain", "one bracket", "backticks", "nested quotes", "one end"],
)  # fmt: skip
def test_quotes__linear_time(hostile: str) -> None:
    """No input of 40 kB takes seconds: each of these is done in well under one."""
    doc = document(hostile)
    find_quotes(doc, mentions=find_mentions(doc, find_spellings(doc), ()))


#: An identifier before or behind a quotation of one line, as notes and analyses write it.
PLAIN = re.compile(r"PMID:?\s*\d+[,:]?\s*[\"“]([^\"”\n]{15,})[\"”]|[\"“]([^\"”\n]{15,})[\"”]\s*[\(\[]PMID")


@pytest.mark.shared
def test_find_quotes__real_notes(shared: Path) -> None:
    """Of the 189 quotations that a plain pattern finds in real reports, at least 185 are found and attributed."""
    seen = attributed = 0
    for path in (shared / "corpus" / "reports").rglob("*.md"):
        text = path.read_bytes().decode()
        if not PLAIN.search(text):
            continue
        spans = {(quote.start, quote.end) for quote in read(text)[0] if quote.attributions}
        for found_one in PLAIN.finditer(text):
            seen += 1
            attributed += found_one.span(1 if found_one[1] is not None else 2) in spans
    assert seen == 189
    assert attributed >= 185
