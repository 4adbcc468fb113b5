"""JATS: abstracts of Crossref, and articles that are or are not the full text of a record."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st
from lxml import etree

from citevouch.records import Record
from citevouch.resolve.jats import abstract_text, article_record, is_text_of


@pytest.mark.parametrize(
    ("fragment", "text"),
    [
        pytest.param("<jats:p>One.</jats:p>", "One.", id="paragraph"),
        pytest.param("<jats:p>One.</jats:p><jats:p>Two.</jats:p>", "One.\n\nTwo.", id="paragraphs"),
        pytest.param(
            "<jats:title>Background</jats:title><jats:p>A.</jats:p>"
            "<jats:title>Results</jats:title><jats:p>B.</jats:p>",
            "Background: A.\n\nResults: B.",
            id="titles-without-sections",
        ),
        pytest.param(
            "<jats:sec><jats:title>Methods</jats:title><jats:sec><jats:title>Fish</jats:title>"
            "<jats:p>A.</jats:p></jats:sec><jats:sec><jats:p>B.</jats:p></jats:sec></jats:sec>",
            "Fish: A.\n\nB.",
            id="nested",
        ),
        pytest.param("<jats:title>Abstract</jats:title><jats:p>A.</jats:p>", "A.", id="title-of-the-whole"),
        pytest.param("<sec><title>Aim</title><p>A.</p></sec>", "Aim: A.", id="no-prefix"),
        pytest.param("<ns4:p>A.</ns4:p>", "A.", id="undeclared-prefix"),
        pytest.param(
            "Just text with <jats:italic>markup</jats:italic>.", "Just text with markup.", id="loose"
        ),
        pytest.param("<jats:p>A</jats:p> loose <jats:p>B</jats:p>", "A\n\nloose B", id="half-loose"),
        pytest.param("<jats:p>a &nbsp; b</jats:p>", "a b", id="entity-of-html"),
        pytest.param("<jats:p>p < 0.05</jats:p><jats:p>n</jats:p>", "p < 0.05\n\nn", id="not-well-formed"),
        pytest.param("<jats:p>p &amp;lt; 0.05</jats:p>", "p < 0.05", id="escaped-twice"),
        pytest.param("<jats:p>10<jats:sup>6</jats:sup></jats:p>", "10⁶", id="superscript"),
        pytest.param(
            "<jats:list><jats:list-item><jats:p>A</jats:p></jats:list-item></jats:list>", "A", id="list"
        ),
        pytest.param("", "", id="empty"),
    ],
)
def test_abstract(fragment: str, text: str) -> None:
    assert abstract_text(fragment) == text


@given(st.text(max_size=200))
def test_abstract__any_text(fragment: str) -> None:
    assert isinstance(abstract_text(fragment), str)


LONG = "Glands differ in size. " * 30
ARTICLE = """<article xml:lang="en" xmlns:mml="http://www.w3.org/1998/Math/MathML"><front><journal-meta>
<journal-title-group><journal-title>J Glands</journal-title></journal-title-group></journal-meta>
<article-meta>
<article-id pub-id-type="pmid">90000001</article-id><article-id pub-id-type="pmcid">PMC99000001</article-id>
<article-id pub-id-type="doi">10.5555/Gland.1</article-id><title-group>
<article-title>Gland size in <italic>Danio
</italic></article-title><trans-title-group>
<trans-title>Drüsengröße</trans-title></trans-title-group></title-group>
<contrib-group><contrib contrib-type="author"><name><surname>Berg</surname>
<given-names>Anna</given-names></name>
</contrib><contrib contrib-type="author"><collab>Zell Group</collab></contrib>
<contrib contrib-type="editor"><name>
<surname>Edel</surname></name></contrib></contrib-group><pub-date pub-type="ppub">
<year>2020</year></pub-date>
<pub-date pub-type="epub"><year>2019</year></pub-date><abstract><sec><title>Aim</title>
<p>To count.</p></sec></abstract>
<abstract abstract-type="graphical"><p>A picture.</p></abstract><kwd-group><kwd>glands</kwd></kwd-group>
</article-meta></front><body><sec><title>Methods</title><p>We used H<sub>2</sub>O
<xref ref-type="bibr">[3]</xref> and cells<sup><xref ref-type="bibr">12</xref></sup>.</p>
<list><list-item><p>First.</p></list-item><list-item><p>Second.</p></list-item></list>
<table-wrap><caption><title>Sizes</title></caption><table><tr><th>n</th><th>mm</th></tr><tr><td>1</td>
<td>2</td></tr>
</table></table-wrap><disp-formula><alternatives><mml:math><mml:mi>x</mml:mi></mml:math>
<tex-math>$x$</tex-math>
</alternatives></disp-formula></sec><sec><p>LONG</p></sec></body><back><ref-list>
<ref>Other paper</ref></ref-list>
<app-group><app><title>Appendix</title><p>More.</p></app></app-group></back></article>"""


def record(text: str) -> Record:
    return article_record(etree.fromstring(text), source="EUROPEPMC")


def test_article() -> None:
    found = record(ARTICLE.replace("LONG", LONG))

    assert replace(found, text="") == Record(
        reference_id="PMC:PMC99000001",
        source="EUROPEPMC",
        title="Gland size in Danio",
        other_titles=("Drüsengröße",),
        authors=("Anna Berg", "Zell Group"),
        year="2019",
        journal="J Glands",
        language="en",
        keywords=("glands",),
        pmid="90000001",
        pmcid="PMC99000001",
        doi="10.5555/gland.1",
        content_scope="FULL_TEXT",
    )
    assert found.text.split("\n\n") == [
        "Aim: To count.",
        "Methods",
        "We used H₂O [3] and cells¹².",
        "First.",
        "Second.",
        "Sizes",
        "n mm",
        "1 2",
        "x",
        LONG.strip(),
        "Appendix",
        "More.",
    ]


def test_article__without_a_body_of_length() -> None:
    found = record(ARTICLE.replace("LONG", ""))

    assert (found.content_scope, found.text) == ("ABSTRACT", "Aim: To count.")


def test_article__with_nothing() -> None:
    found = record("<article/>")

    assert (found.reference_id, found.content_scope, found.title) == ("", "NONE", "")


@pytest.mark.parametrize(
    ("changes", "same"),
    [
        pytest.param({}, True, id="same"),
        pytest.param({"title": "Gland size in Danio: a study of ten tanks"}, True, id="subtitle"),
        pytest.param(
            {"title": "Drüsengröße", "other_titles": ("Gland size in Danio",)}, True, id="other-title"
        ),
        pytest.param({"title": "Bone density in mice"}, False, id="other-paper"),
        pytest.param({"doi": "10.5555/other"}, False, id="other-doi"),
        pytest.param({"doi": None, "pmid": None}, True, id="title-alone"),
    ],
)
def test_is_text_of(changes: dict[str, object], same: bool) -> None:
    full = record(ARTICLE.replace("LONG", LONG))
    abstract = Record(
        reference_id="PMID:90000001",
        source="PUBMED",
        title="Gland size in Danio.",
        pmid="90000001",
        doi="10.5555/gland.1",
    )

    assert is_text_of(full, replace(abstract, **changes)) is same  # type: ignore[arg-type]


def test_is_text_of__an_abstract_is_none() -> None:
    found = record(ARTICLE.replace("LONG", ""))

    assert not is_text_of(found, found)
