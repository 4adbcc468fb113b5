"""Inline markup out of titles and abstracts, and nothing but markup."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from citevouch.resolve.markup import plain


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        pytest.param("A <i>TP53</i> study", "A TP53 study", id="inline"),
        pytest.param("A &lt;i&gt;TP53&lt;/i&gt; study", "A TP53 study", id="escaped-once"),
        pytest.param("A &amp;lt;i&amp;gt;TP53&amp;lt;/i&amp;gt; study", "A TP53 study", id="escaped-twice"),
        pytest.param("<jats:p>One</jats:p><jats:p>two</jats:p>", "One two", id="paragraphs-stay-apart"),
        pytest.param('<ns4:italic toggle="yes">E. coli</ns4:italic>', "E. coli", id="any-prefix"),
        pytest.param("H<sub>2</sub>O and 10<sup>-6</sup>", "H₂O and 10⁻⁶", id="sub-and-superscript"),
        pytest.param("CO<sub>x</sub> and 5<sup>th</sup>", "COx and 5th", id="no-character-for-it"),
        pytest.param("<mml:math><mml:mi>P</mml:mi></mml:math>", "P", id="math"),
        pytest.param("n<5 and m>3", "n<5 and m>3", id="comparison"),
        pytest.param("a < b and c > d", "a < b and c > d", id="spaced-comparison"),
        pytest.param("List<String> in Java", "List<String> in Java", id="no-tag-of-ours"),
        pytest.param("ROCK1&2", "ROCK1&2", id="ampersand"),
        pytest.param(" a\n\t b\u00a0c ", "a b c", id="spaces"),
        pytest.param("", "", id="empty"),
    ],
)
def test_plain(text: str, expected: str) -> None:
    assert plain(text) == expected


@given(st.text(alphabet=st.characters(exclude_characters="&<>"), max_size=80))
def test_plain__text_without_markup_keeps_its_words(text: str) -> None:
    assert plain(text).split() == text.split()
