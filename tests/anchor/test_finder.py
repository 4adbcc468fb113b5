"""Words in the blocks of a document: the scan and the index give the same places."""

from __future__ import annotations

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from citevouch.anchor import Block, Document
from citevouch.anchor.finder import SCANS, Finder, places


def made(*texts: str, cells: tuple[str, ...] = ()) -> Document:
    return Document(
        schema_name="DoclingDocument",
        schema_version="1.10.0",
        texts=tuple(Block(ref=f"#/texts/{at}", number=at, text=text) for at, text in enumerate(texts)),
        cells=tuple(
            Block(ref="#/tables/0", number=0, text=text, is_cell=True, row=0, column=at)
            for at, text in enumerate(cells)
        ),
    )


@pytest.mark.parametrize(
    ("texts", "words", "found"),
    [
        pytest.param(["the ice", "police ice"], "ice", [(0, 4), (1, 7)], id="whole words only"),
        pytest.param(["ice cream ice"], "ice", [(0, 0), (0, 10)], id="twice in a block"),
        pytest.param(["a b a b a"], "a b a", [(0, 0), (0, 4)], id="overlapping"),
        pytest.param(["one\ntwo", "three"], "one\ntwo", [(0, 0)], id="a line break inside a block"),
        pytest.param(["one", "two"], "one\ntwo", [], id="never over two blocks"),
        pytest.param(["", "one"], "one", [(1, 0)], id="behind an empty block"),
        pytest.param(["one", "two"], "three", [], id="absent"),
        pytest.param(["one"], "", [], id="no words"),
        pytest.param(["(see) this"], "(see", [(0, 0)], id="begins with a mark"),
        pytest.param(["保存した画像"], "画像", [(0, 4)], id="inside Japanese text"),
        pytest.param([], "one", [], id="no blocks"),
    ],
)
def test_find(texts: list[str], words: str, found: list[tuple[int, int]]) -> None:
    finder = Finder(made(*texts))
    assert finder.scan(words) == found
    assert finder.look_up(words) == found


def test_find__cells_come_behind_texts() -> None:
    finder = Finder(made("12 cases", cells=("12", "13")))
    assert finder.scan("12") == finder.look_up("12") == [(0, 0), (1, 0)]


def test_find__changes_over_to_the_index() -> None:
    finder = Finder(made("one two three four five six seven eight nine ten"))
    assert {tuple(finder.find("five six seven eight nine")) for _ in range(SCANS + 3)} == {((0, 19),)}
    assert "_long" in vars(finder)


def test_places__overlapping() -> None:
    assert list(places("aa", "aaaa")) == [0, 1, 2]


WORDS = st.sampled_from("ice police 12 1,2 -5 (a b) the 画像 を é e\u0301 x_y \n . ,".split(" "))
TEXT = st.lists(WORDS, max_size=12).map(" ".join) | st.text(alphabet="ab 1,.画\n", max_size=30)


@given(texts=st.lists(TEXT, max_size=5), data=st.data())
@example(texts=["a\nb", "b"], data=None)
def test_scan_and_index_agree(texts: list[str], data: st.DataObject | None) -> None:
    """On any document, for any stretch of it and for other words."""
    finder, whole = Finder(made(*texts)), "\n".join(texts)
    words = {"b", "a\nb", "police ice"}
    if data is not None and whole:
        start = data.draw(st.integers(0, len(whole) - 1))
        words = {whole[start : start + data.draw(st.integers(1, 40))], data.draw(TEXT)}
    for each in words:
        assert finder.scan(each) == finder.look_up(each)
