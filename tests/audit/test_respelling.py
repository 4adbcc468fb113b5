"""One spelling for the encodings of an answer, offsets kept."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from citevouch.audit.respelling import link_marker, respelt

JOURNALS = ("Diabetes Care", "The New England Journal of Medicine", "JAMA Internal Medicine")


def short(text: str) -> str:
    """*text* respelt, fillings shortened, so that tables can be read."""
    written = respelt(text, journals=JOURNALS)
    assert len(written) == len(text)
    for length in range(60, 0, -1):
        written = written.replace(f"({'x' * length})", "()")
    return "\n".join(line for line in written.split("\n") if line.strip())


@pytest.mark.parametrize(
    ("text", "written"),
    [
        pytest.param("It helps[7][8].", "It helps[7][8].", id="plain markers stay"),
        pytest.param("It helps. Diabetes Care + 2 [1-3] Next.", "It helps. [1-3]() Next.", id="a journal and more"),
        pytest.param("It helps. Diabetes Care [1] Next.", "It helps. [1]() Next.", id="a cited journal alone"),
        pytest.param("It helps. NEJM [1] Next.", "It helps. [1]() Next.", id="its initials"),
        pytest.param("It helps. Internal Medicine [1]", "It helps. [1]()", id="the end of its name"),
        pytest.param("It helps. Unheard Of + 1 [4] Next.", "It helps. [4]() Next.", id="another one, with a count"),
        pytest.param("a roleNEJM + 3\\[7-9\\]", "a role[7-9]()", id="glued, escaped"),
        pytest.param("a role.NEJM + 3\\[7\\]\\[11-13\\] Next", "a role.[7]()\\[11-13\\] Next", id="several brackets"),
        pytest.param("a roleNEJM + 3\\[26", "a role[26]()", id="not closed"),
        pytest.param("It helps. ![](https://example.org/i.png)NEJM + 1 [2]", "It helps. [2]()", id="with a picture"),
        pytest.param("Strokes fell. Mortality rose [2].", "Strokes fell. Mortality rose [2].", id="a sentence stays"),
        pytest.param("In 2020. Steroids help [2]", "In 2020. Steroids help [2]", id="a list item stays"),
        pytest.param("HbA1c + 2 [3] fell", "HbA1c + 2 [3] fell", id="a sum in a sentence"),
        pytest.param("Text\n----\nMore", "Text\nMore", id="a rule makes no heading"),
        pytest.param("A.\n--Practice Guideline--\nB.", "A.\nB.", id="a label"),
        pytest.param('<section id="a" society="B">\nA [1].\n</section>', "A [1].", id="section tags"),
        pytest.param('REACTCOMPONENT!:!Thinking!:!{"a": {"b": 1}}\nA.', "A.", id="a component"),
        pytest.param('A.\nREACTCOMPONENT!:!Table!:!{"a":\n"}"}\nB.', "A.\nB.", id="a component over two lines"),
        pytest.param("A.\nREACTCOMPONENT!:!Odd!:!{broken\nB.", "A.\nB.", id="a broken component"),
        pytest.param("A.\nREACTCOMPONENT!:!", "A.", id="a component without a name"),
        pytest.param("See <visual>FOLL-A[15]</visual>.", "See <visual>FOLL-A    </visual>.", id="a figure's number"),
        pytest.param("A [1].\n\nWould you like to see 3 more?", "A [1].", id="an offer"),
        pytest.param("A.\n\nWould you like it [1]?", "A.\nWould you like it [1]?", id="no offer, it cites"),
        pytest.param("---\ntitle: a\n---\nText", "---\ntitle: a\n---\nText", id="front matter stays"),
    ],
)  # fmt: skip
def test_respelt(text: str, written: str) -> None:
    assert short(text) == written


@pytest.mark.parametrize(
    ("length", "marker"),
    [
        pytest.param(7, "[12](x)", id="filled"),
        pytest.param(6, "[12]()", id="just so"),
        pytest.param(5, None, id="too short"),
    ],
)
def test_link_marker(length: int, marker: str | None) -> None:
    assert link_marker("12", length) == marker


pieces = st.sampled_from(
    ["A", "b ", ". ", "NEJM", " + 2", " [1-3]", "\\[7", "\\]", "\n", "----", "--A--", "<section>", "REACTCOMPONENT!:!A!:!{", "}", "![](x)"]
)  # fmt: skip


@given(st.text() | st.lists(pieces, max_size=30).map("".join))
def test_respelt__is_as_long_as_the_text(text: str) -> None:
    assert len(respelt(text, journals=JOURNALS)) == len(text)
