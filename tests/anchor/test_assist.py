"""What the assist says happened to an anchor."""

from __future__ import annotations

from typing import Any

import pytest
from tests.anchor.samples import anchor, bare, document, item, prov

from citevouch.anchor import Document, resolve_anchor
from citevouch.contract.output import emit

FIRST = "Every camera of the county has a number, a place and an owner."
TEXT = "The reader kept plate images for 30 days. After that the vendor did not delete them."
LAST = "The council was told about it in the spring of that year."
BEFORE = (FIRST, TEXT, LAST)
QUOTE = "The reader kept plate images for 30 days."
END = "After that the vendor did not delete them."


def said(
    *texts: Any, quote: str = QUOTE, before: tuple[Any, ...] = BEFORE, at: int = 1, **changed: Any
) -> dict[str, Any]:
    """The resolved anchor of a quote of *before* in a document of *texts*, as it leaves."""
    return emit(resolve_anchor(anchor(quote, document(*before), at, **changed), document(*texts)))


def now(text: str, quote: str = QUOTE, at: int = 1) -> dict[str, Any]:
    """The assist where the block in the middle reads *text* now; its level is degraded."""
    found = said(FIRST, text, LAST, quote=quote, at=at)
    assert found["level"] not in ("exact", "relocated")
    return dict(found["assist"])


def words(assist: dict[str, Any]) -> list[str]:
    return [place["matched_text"] for place in assist.get("places", [])]


@pytest.mark.parametrize(
    ("text", "matched"),
    [
        pytest.param(TEXT.replace("kept plate", "kept  plate"), QUOTE.replace("kept plate", "kept  plate"), id="a doubled space"),
        pytest.param(TEXT.replace(" images", "\nimages"), QUOTE.replace(" images", "\nimages"), id="a line break"),
        pytest.param(TEXT.replace(" images", "\u00a0images"), QUOTE.replace(" images", "\u00a0images"), id="a no-break space"),
        pytest.param(TEXT.replace("reader", "rea-\nder"), QUOTE.replace("reader", "rea-\nder"), id="hyphenation"),
        pytest.param(TEXT.replace("reader", "rea\u00adder"), QUOTE.replace("reader", "rea\u00adder"), id="a soft hyphen"),
        pytest.param(TEXT.replace("reader", "rea\u200bder"), QUOTE.replace("reader", "rea\u200bder"), id="a zero-width space"),
    ],
)  # fmt: skip
def test_normalized(text: str, matched: str) -> None:
    assist = now(text)
    assert assist["assist_status"] == "normalized"
    assert words(assist) == [matched]
    assert assist["similarity"] == 1.0
    assert "difference" not in assist


@pytest.mark.parametrize(
    ("before", "after"),
    [
        pytest.param("the oﬃce was fine", "the office was fine", id="ligature"),
        pytest.param('he said "no" to it', "he said “no” to it", id="quotation marks"),
        pytest.param("2019 - 2020 in all", "2019 – 2020 in all", id="dash"),
        pytest.param("un café très bon", "un cafe\u0301 tre\u0300s bon", id="accents taken apart"),
        pytest.param("한국은 크다 참으로", "\u1112\u1161\u11ab\u1100\u116e\u11a8\u110b\u1173\u11ab 크다 참으로", id="Korean syllables taken apart"),
    ],
)  # fmt: skip
def test_normalized__spellings(before: str, after: str) -> None:
    found = said(FIRST, after, LAST, quote=before, before=(FIRST, before, LAST))
    assert found["assist"]["assist_status"] == "normalized"


def test_normalized__the_words_as_they_were_in_a_block_without_one_page() -> None:
    found = said(FIRST, item(1, TEXT, provs=[prov(1), prov(2)]), LAST)
    assert (found["level"], found["n_matches"]) == ("block", 1)
    assert found["assist"]["assist_status"] == "normalized"
    assert "page_no" not in found["assist"]["places"][0]


def test_normalized__the_number_of_a_list_item_is_its_marker_now() -> None:
    text = "(2) Large variety of pages in the data set"
    found = said(FIRST, item(1, text[4:], marker="(2)"), LAST, quote=text, before=(FIRST, text, LAST))
    assert found["assist"]["assist_status"] == "normalized"
    assert words(found["assist"]) == [text[4:]]


def test_changed__the_number_of_a_list_item_is_another_one() -> None:
    text = "(2) Large variety of pages in the data set"
    found = said(FIRST, item(1, text[4:], marker="(3)"), LAST, quote=text, before=(FIRST, text, LAST))
    assert found["assist"]["assist_status"] == "changed"


@pytest.mark.parametrize(
    ("texts", "quote"),
    [
        pytest.param([FIRST, f"{QUOTE} Soon they were sold.", LAST], QUOTE, id="another sentence behind"),
        pytest.param([FIRST, f"Nobody looked. {END}", LAST], END, id="another sentence before"),
        pytest.param(["New.", QUOTE, "Newer."], QUOTE, id="another document around it"),
    ],
)
def test_context_changed(texts: list[str], quote: str) -> None:
    found = said(*texts, quote=quote, char_start=900, char_end=950)
    assert found["assist"]["assist_status"] == "context_changed"
    assert words(found["assist"]) == [quote]


@pytest.mark.parametrize(
    ("texts", "parts"),
    [
        pytest.param([FIRST, "The reader kept plate", "images for 30 days. After", LAST], ["The reader kept plate", "images for 30 days."], id="two blocks"),
        pytest.param([FIRST, "The reader kept plate im-", "ages for 30 days.", LAST], ["The reader kept plate im-", "ages for 30 days."], id="a word over two blocks"),
        pytest.param([FIRST, "The reader", "kept plate images", "for 30 days.", LAST], ["The reader", "kept plate images", "for 30 days."], id="three blocks"),
    ],
)  # fmt: skip
def test_spanning(texts: list[str], parts: list[str]) -> None:
    found = said(*texts)
    assert found["assist"]["assist_status"] == "spanning"
    assert words(found["assist"]) == parts


@pytest.mark.parametrize(
    ("old", "new", "shown"),
    [
        pytest.param("images", "irnages", "plate [images -> irnages] for", id="noise"),
        pytest.param("reader", "reacler", "The [reader -> reacler] kept", id="more noise"),
        pytest.param("plate images", "plateimages", None, id="two words joined: the same letters"),
    ],
)
def test_drifted(old: str, new: str, shown: str | None) -> None:
    assist = now(TEXT.replace(old, new))
    assert assist["assist_status"] == ("drifted" if shown else "normalized")
    assert assist.get("difference") == shown
    assert [change["change_kind"] for change in assist.get("token_changes", [])] == (
        ["spelling"] if shown else []
    )


@pytest.mark.parametrize(
    ("old", "new", "shown", "kinds"),
    [
        pytest.param("30", "90", "for [30 -> 90] days", ["number"], id="number"),
        pytest.param("30", "-30", "for [30 -> -30] days", ["number"], id="sign"),
        pytest.param("30 days", "3.0 days", "for [30 -> 3.0] days", ["number"], id="decimal point"),
        pytest.param("kept", "not kept", "reader [-> not] kept", ["negation"], id="negation put in"),
        pytest.param("kept", "never kept", "reader [-> never] kept", ["negation"], id="another one"),
        pytest.param(
            "for 30", "for less than 30", "for [-> less than] 30", ["comparison", "word"], id="comparison"
        ),
        pytest.param("kept", "sold", "reader [kept -> sold] plate", ["word"], id="another word"),
        pytest.param("plate ", "", "kept [plate ->] images", ["word"], id="a word less"),
        pytest.param(
            "images for", "images, it says, for", "images [-> it says] for", ["word", "word"], id="words more"
        ),
    ],
)
def test_changed(old: str, new: str, shown: str, kinds: list[str]) -> None:
    assist = now(TEXT.replace(old, new, 1))
    assert assist["assist_status"] == "changed"
    assert assist["difference"] == shown
    assert [change["change_kind"] for change in assist["token_changes"]] == kinds
    assert len(assist["places"]) == 1


def test_changed__a_negation_taken_out() -> None:
    assist = now(TEXT.replace("did not delete", "did delete"), quote=END)
    assert (assist["assist_status"], assist["difference"]) == ("changed", "did [not ->] delete")


@pytest.mark.parametrize(
    ("before", "after", "quote", "shown"),
    [
        pytest.param("It was 482 dollars in all that year.", "It was 1,482 dollars in all that year.", "482 dollars in all", "[-> 1,] 482", id="a longer number"),
        pytest.param("It fell by 5 points in that year.", "It fell by -5 points in that year.", "5 points in that year", "[-> -] 5", id="a sign"),
        pytest.param("The drug is useful in old people.", "The drug is not useful in old people.", "useful in old people", "[-> not] useful", id="a negation right before it"),
        pytest.param("It was seen by the ice of the river.", "It was seen by the police of the river.", "ice of the river", "[-> pol] ice", id="a longer word"),
    ],
)  # fmt: skip
def test_changed__what_stands_beside_the_words(before: str, after: str, quote: str, shown: str) -> None:
    found = said(FIRST, after, LAST, quote=quote, before=(FIRST, before, LAST))
    assert found["assist"]["assist_status"] == "changed"
    assert found["assist"]["difference"] == shown


def test_changed__a_short_quote_by_what_surrounds_it() -> None:
    found = said(FIRST, "41", LAST, quote="29", before=(FIRST, "29", LAST))
    assert (found["assist"]["assist_status"], found["assist"]["difference"]) == ("changed", "[29 -> 41]")


LABELS = ("Total", FIRST, "Total", LAST, "Total")


@pytest.mark.parametrize(
    ("texts", "expected"),
    [
        pytest.param(["New.", "Total", FIRST, "Total", LAST, "Total"], 3, id="by the neighbours"),
        pytest.param(["Total", FIRST, "x", "Total", "Total"], None, id="none is surrounded as it was"),
    ],
)
def test_geometry_tiebreak(texts: list[str], expected: int | None) -> None:
    pageless = [bare(at, text) for at, text in enumerate(texts)]
    found = said(*pageless, quote="Total", before=LABELS, at=2)
    assist = found["assist"]
    if expected is None:
        assert assist["assist_status"] == "ambiguous"
        assert len(assist["places"]) == 3
    else:
        assert found["level"] == "ambiguous"
        assert assist["assist_status"] == "geometry_tiebreak"
        assert assist["places"][0]["block_index"] == expected


def test_geometry_tiebreak__by_the_box() -> None:
    """A record without surroundings, as magpie's: only the box tells the copies apart."""
    places = [[prov(1, t=700, b=690)], [prov(1, t=500, b=490)], [prov(1, t=300, b=290)]]
    made = [item(at, "Total", provs=each) for at, each in enumerate(places)]
    record = anchor(
        "Total", document(*made), 1, document_prefix=None, document_suffix=None, doc_occurrences=None
    )
    later = document("New.", *[item(at + 1, "Total", provs=each) for at, each in enumerate(places)])
    found = resolve_anchor(record, later)
    assert found.level == "exact", "the block of that number has the words too"
    found = resolve_anchor(anchor_moved(record), later)
    assert found.level == "ambiguous"
    assert found.assist is not None
    assert found.assist.assist_status == "geometry_tiebreak"
    assert [place.block_index for place in found.assist.places or ()] == [2]


def anchor_moved(record: Any) -> Any:
    """The same record with a block that the document has not."""
    from dataclasses import replace

    return replace(record, block_index=99)


def test_ambiguous__two_passages_as_like() -> None:
    texts = [
        FIRST,
        "x",
        LAST,
        "The reader kept plate images for 31 days.",
        "y",
        "The reader kept plate images for 32 days.",
    ]
    found = said(*texts, before=("a", QUOTE, "b"), char_start=900, char_end=950)
    assert found["assist"]["assist_status"] == "ambiguous"
    assert len(found["assist"]["places"]) == 2


@pytest.mark.parametrize(
    ("texts", "changed"),
    [
        pytest.param(["Quite another text about rivers.", "And one about hills."], {}, id="gone"),
        pytest.param([], {}, id="an empty document"),
        pytest.param([FIRST, "x" + TEXT, LAST], {"text_hash": "0" * 64}, id="a damaged hash"),
    ],
)
def test_none(texts: list[str], changed: dict[str, Any]) -> None:
    assert said(*texts, **changed)["assist"] == {"assist_status": "none"}


def test_none__a_few_words_that_stand_elsewhere_by_chance() -> None:
    texts = [bare(at, text) for at, text in enumerate(("Other.", "Nothing of it.", "On page 12 of it."))]
    found = said(*texts, quote="12", before=(FIRST, "12", LAST))
    assert found["assist"]["assist_status"] == "none"
    assert words(found["assist"]) == ["12"]


# Clean levels that may be another copy ---------------------------------------------------------------------


def test_clean__nothing_is_said_of_what_is_as_it_was() -> None:
    assert "assist" not in said(*LABELS, quote="Total", before=LABELS, at=2)


def test_clean__the_only_survivor_may_be_another_copy() -> None:
    before = ("Header", FIRST, "Header", LAST)
    found = said("Header", FIRST, quote="Header", before=before, at=2)
    assert found["level"] == "relocated"
    assert found["assist"]["assist_status"] == "ambiguous"


def test_clean__the_cited_number_has_changed_and_another_place_has_it_now() -> None:
    before = [
        FIRST,
        "Page 4 of the review",
        LAST,
        TEXT,
        "Page 7 of the review",
        "The end of the text is here.",
    ]
    after = [
        FIRST,
        "Page 7 of the review",
        LAST,
        TEXT,
        "Page 9 of the review",
        "The end of the text is here.",
    ]
    found = said(*after, quote="Page 7 of the review", before=tuple(before), at=4)
    assert (found["level"], found["block_index"]) == ("relocated", 1)
    assert found["assist"]["assist_status"] == "changed"
    assert found["assist"]["difference"] == "Page [7 -> 9] of"


def test_clean__moved_words_are_not_doubted() -> None:
    assert "assist" not in said("One.", "Two.", LAST, FIRST, QUOTE, quote=QUOTE, before=(FIRST, QUOTE, LAST))


def test_assist_can_be_left_out() -> None:
    record = anchor(QUOTE, document(*BEFORE), 1)
    assert resolve_anchor(record, document("x"), assist=False).assist is None


@pytest.mark.parametrize("text", ["\u200b", "***", "— …", "\u0301\u0302", "(", "\n"])
def test_quotes_without_words(text: str) -> None:
    """Nothing to compare but marks: no hint, and no error."""
    made = Document(schema_name="text/plain", schema_version="1", texts=())
    if text.strip():
        record = anchor(text, document(text))
        assert resolve_anchor(record, made).assist is not None


def test_very_long_quotes() -> None:
    """What is too long to be compared by likeness is still found by its words."""
    long = " ".join(f"w{at}" for at in range(9000))
    before = document("x " + long, FIRST)
    record = anchor(long, before)
    assert (
        resolve_anchor(record, document("y " + long.replace(" ", "\n"), FIRST)).assist.assist_status
        == "context_changed"
    )  # type: ignore[union-attr]
    assert (
        resolve_anchor(record, document("y " + long.replace("w7 ", "w8 "), FIRST)).assist.assist_status
        == "none"
    )  # type: ignore[union-attr]


def test_long_quotes_that_differ_much() -> None:
    before = document(" ".join(f"a{at} word" for at in range(300)), FIRST)
    record = anchor(before.texts[0].text, before)
    found = resolve_anchor(record, document(" ".join(f"b{at} word" for at in range(300)), FIRST))
    assert found.assist is not None
    assert found.assist.assist_status in ("changed", "none")
