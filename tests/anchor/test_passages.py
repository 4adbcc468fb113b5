"""Passages of a document that have, or nearly have, the words of a quote."""

from __future__ import annotations

import pytest
from tests.anchor.samples import document

from citevouch.anchor.assist.evidence import Surroundings
from citevouch.anchor.assist.pairing import pairs
from citevouch.anchor.assist.passages import alike_words, in_place, same_words
from citevouch.anchor.folded import Folded

NOTHING = Surroundings(before="", after="")


def known(before: str, after: str) -> Surroundings:
    return Surroundings(before=Folded(before).run, after=Folded(after).run)


@pytest.mark.parametrize(
    ("texts", "quote", "number"),
    [
        pytest.param(["one two three"], "one two", 1, id="there"),
        pytest.param(["one two, one\ntwo"], "one two", 2, id="twice, written differently"),
        pytest.param(["one", "two"], "one two", 1, id="over two blocks"),
        pytest.param(["on etwo"], "one two", 0, id="other words of the same letters"),
        pytest.param(["1 2"], "12", 0, id="two numbers are not one"),
        pytest.param(["One Two"], "one two", 0, id="another case inside"),
        pytest.param(["one two"], "...", 0, id="no words"),
        pytest.param([], "one", 0, id="no document"),
    ],
)
def test_same_words(texts: list[str], quote: str, number: int) -> None:
    assert len(list(same_words(Folded(quote), document(*texts)))) == number


@pytest.mark.parametrize(
    ("texts", "quote", "blocks"),
    [
        pytest.param(["x y", "the reader kept irnages"], "the reader kept images", [1], id="noise"),
        pytest.param(["the reader kept 31", "the reader kept 32"], "the reader kept 30", [0, 1], id="two"),
        pytest.param(["quite other words"], "the reader kept images", [], id="none"),
        pytest.param(["short"], "the reader kept images for a very long time", [], id="shorter"),
        pytest.param(["x y"], "...", [], id="no words"),
    ],
)
def test_alike_words(texts: list[str], quote: str, blocks: list[int]) -> None:
    """Where they are; their ends are only nearly right before they are compared word by word."""
    made = document(*texts)
    found = [one for one in alike_words(Folded(quote), NOTHING, made) if one.similarity > 0.8]
    middles = [(one.start + one.end) // 2 for one in found]
    assert sorted(made.block_at(made.folded.stream.span(at, at + 1)[0]) for at in middles) == blocks


@pytest.mark.parametrize(
    ("texts", "quote", "found"),
    [
        pytest.param(
            ["Every camera has one", "41", "of its very own"], "29", ["41"], id="other words in its place"
        ),
        pytest.param(["Every carnera has one", "41", "of its wery own"], "29", ["41"], id="noise around it"),
        pytest.param(["Every camera has one", "of its very own"], "29", [], id="taken out"),
        pytest.param(["Nothing of all this"], "29", [], id="all is gone"),
    ],
)
def test_in_place(texts: list[str], quote: str, found: list[str]) -> None:
    made = document(*texts)
    around = known("Every camera has one", "of its very own")
    passages = in_place(Folded(quote), around, made)
    assert [made.folded.run[one.start : one.end] for one in passages] == found
    assert all(one.is_in_place for one in passages)


def test_in_place__too_little_is_known() -> None:
    assert in_place(Folded("29"), known("a", "b"), document("a", "41", "b")) == []


@pytest.mark.parametrize(
    ("ours", "theirs", "paired"),
    [
        pytest.param("a b c", "a b c", [(0, 0), (1, 1), (2, 2)], id="the same"),
        pytest.param("a b", "x a b y", [(0, 1), (1, 2)], id="more around"),
        pytest.param("a b c", "a c", [(0, 0), (1, None), (2, 1)], id="one less"),
        pytest.param("a c", "a b c", [(0, 0), (None, 1), (1, 2)], id="one more"),
        pytest.param("a images c", "a x irnages c", [(0, 0), (None, 1), (1, 2), (2, 3)], id="by likeness"),
        pytest.param("a 5 c", "a x 7 c", [(0, 0), (None, 1), (1, 2), (2, 3)], id="a number with a number"),
        pytest.param("data set", "x dataset y", [(0, 1), (1, None)], id="the same letters"),
        pytest.param("a b", "", [(0, None), (1, None)], id="nothing found"),
        pytest.param("", "a b", [], id="nothing stored"),
    ],
)
def test_pairs(ours: str, theirs: str, paired: list[tuple[int | None, int | None]]) -> None:
    assert pairs(ours.split(), theirs.split()) == paired


@pytest.mark.parametrize(
    ("text", "start", "end"),
    [
        pytest.param("one two three", 4, 7, id="plain"),
        pytest.param("ﬁrst ﬁnd ﬂoor", 5, 8, id="ligatures"),
        pytest.param("a – b -5 c", 6, 8, id="signs"),
    ],
)
def test_run_of(text: str, start: int, end: int) -> None:
    folded = Folded(text)
    first, last = folded.run_of(start, end)
    assert folded.stream.span(first, last) == (start, end)
