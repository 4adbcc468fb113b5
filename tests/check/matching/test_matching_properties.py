"""What holds for any quotation and any source."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.timing import processor_seconds

from citevouch.check.matching import Shelf, Source, closest, find, find_in_title, prepare, search
from citevouch.check.matching.folding import exact, tolerant
from citevouch.check.matching.stream import of_source

WORDS = (
    "drug mice lowered mortality patients (n=12) p<0.05 IL-6 β-catenin 17% 3.25 1,234 37°C in of the A/B 5-10 "
    "CD4+ Ca2+ café naïve 10⁶ (−3) results, died. Then [2Fe-2S] p.(Glu87Lys) 2009 half"
).split()
words = st.lists(st.sampled_from(WORDS), min_size=6, max_size=40)
different_words = st.lists(st.sampled_from(WORDS), min_size=6, unique=True)

FRAGMENTS = (
    "[ ] ( ) [...] … ... . , - – − + < > <= ≤ % &lt; &amp;amp; &#x3b1; <i> </i> <sub>2</sub> <sup>-6</sup> ⁶ ₂ ¹² "
    "\u00ad \u200b \u0301 e\u0301 ﬁ Ⅱ １２ α µ ß Å º · 5 12 1,234 0.05 not no [not] [12] (Doe et al., 2010) RESULTS: "
    "Results ResultsIt word Word two × x * ** _ \\ ’ ' \" 基因 İ \u1100\u1161 \ud800 \x01 \x03"
).split(" ")
texts = st.one_of(
    st.text(st.characters(exclude_categories=()), max_size=60),
    st.lists(st.sampled_from([*FRAGMENTS, " ", " ", "\n", "\r\n", "\n\n"]), max_size=40).map("".join),
    st.lists(st.sampled_from(FRAGMENTS), max_size=30).map(" ".join),
)


@given(words, st.data())
def test_words_of_a_text_are_found_in_it(tokens: list[str], data: st.DataObject) -> None:
    start = data.draw(st.integers(0, len(tokens) - 3))
    end = data.draw(st.integers(start + 2, len(tokens)))
    quote, source = " ".join(tokens[start:end]), "\n".join(tokens)
    match = find(quote, source)
    if any(map(str.isalpha, quote)):
        assert match is not None
        assert match.kind == "EXACT"
        assert " ".join(source[match.start : match.end].split()) == quote


@given(different_words, st.data())
def test_a_changed_figure_is_not_found(tokens: list[str], data: st.DataObject) -> None:
    quote, source = " ".join(tokens[1:-1]), " ".join(tokens)
    places = [at for at, character in enumerate(quote) if character in "0123456789"]
    if places:
        at = data.draw(st.sampled_from(places))
        new = data.draw(st.sampled_from(["", *"0123456789", ".", "-", "%", "<"]))
        changed = quote[:at] + new + quote[at + 1 :]
        if changed not in source:
            assert find(changed, source) is None


@given(different_words, st.data(), st.sampled_from(["not", "no", "never", "[not]", "without", "cannot"]))
def test_a_negation_put_in_or_taken_out_is_not_found(
    tokens: list[str], data: st.DataObject, negation: str
) -> None:
    at = data.draw(st.integers(1, len(tokens) - 1))
    plain, negated = " ".join(tokens), " ".join([*tokens[:at], negation, *tokens[at:]])
    assert find(negated, plain) is None
    if negation != "[not]" or not tokens[at][0].isdigit():
        assert find(plain, negated) is None


@given(texts, texts)
def test_offsets_lie_inside_and_nothing_is_raised(quote: str, source: str) -> None:
    for text in (source, f"{source} {quote} {source}"):
        match = find(quote, text)
        if match is not None:
            assert 0 <= match.start < match.end <= len(text)
            assert any(map(str.isalpha, quote))
            for each in match.differences:
                assert 0 <= each.quote_start <= each.quote_end <= len(quote)
                assert 0 <= each.source_start <= each.source_end <= len(text)
        find_in_title(quote, prepare(text))
        closest(quote, text)
    list(Shelf([Source(source), Source(quote)]).holding(quote))


@given(texts)
def test_folding_maps_back_onto_the_text(text: str) -> None:
    for folded in (exact(text), tolerant(text)):
        spans = [folded.span(at, at + 1) for at in range(len(folded.text))]
        assert all(0 <= start < end <= len(text) for start, end in spans)
        assert spans == sorted(spans)
    run = of_source(text)
    assert len(run.positions) == len(run.text) == len(run.cased)


@given(texts)
def test_white_space_and_form_of_unicode_are_nothing(text: str) -> None:
    wide = text.replace(" ", "\n \t")
    assert exact(wide).text == exact(text).text


HOSTILE = {
    "one letter": ("a " * 20, "a "),
    "a run of brackets": ("[" * 200 + " word", "[word "),
    "many ellipses": ("a ... " * 200, "a b "),
    "many glosses": ("word [gloss here] " * 100, "word gloss here "),
    "entities": ("&amp;" * 100 + " word", "&amp;"),
    "tags without end": ("word <i", "<i "),
    "hyphens": ("word - - - word", "- "),
    "points": ("word" + " ." * 200, ". "),
    "white space": ("word  word", "  \n"),
    "marks": ("e" + "\u0301" * 200 + " word", "e\u0301\u0301"),
    "almost the same": ("a b " * 50 + "c-d", "a b " * 50 + "c d "),
    "labels": ("Results word", "Results: "),
    "commas": ("1,234 words", "1,234,"),
    "stars": ("*" * 500 + " word", "*"),
}


@pytest.mark.slow
@pytest.mark.parametrize("name", HOSTILE)
def test_time_grows_with_the_text(name: str) -> None:
    quote, unit = HOSTILE[name]

    def seconds(length: int) -> float:
        text = unit * (length // len(unit))

        def both() -> None:
            search(quote, Source(text))
            search(text[: length // 10] + " word", Source(text))

        return processor_seconds(both)

    short, long = seconds(10_000), seconds(80_000)
    assert long < max(24 * short, 0.2), f"{long / short:.0f} times as long for 8 times the text"
