"""The outcome of each quotation against each source that it is attributed to."""

from __future__ import annotations

from hashlib import sha256

import pytest

from citevouch.check.quotation import check_quotes
from citevouch.contract.output import emit
from citevouch.records import Record, Resolution, Resolved
from citevouch.text.model import Attribution, Quote

MICE = "PMID:90000001"
RATS = "PMID:90000002"
BODY = "PMID:90000003"
BARE = "DOI:10.5555/bare"

MICE_TEXT = (
    "OBJECTIVE: We fed 12 mice with calderin.\n\nRESULTS: The mice that got 5 mg of calderin lived longer than "
    "the others (p<0.05). Calderin did not lower the weight of old mice [4]."
)
RATS_TEXT = "The rats that got no calderin at all died early in life. Their weight was that of other rats."

RECORDS = {
    MICE: Record(
        reference_id=MICE,
        source="PUBMED",
        title="Calderin and the lifespan of mice: a controlled trial.",
        pmid="90000001",
        doi="10.5555/mice",
        text=MICE_TEXT,
        content_scope="ABSTRACT",
        authors=("Doe J",),
    ),
    RATS: Record(
        reference_id=RATS,
        source="PUBMED",
        title="Rats without calderin",
        other_titles=("Ratten ohne Calderin",),
        pmid="90000002",
        text=RATS_TEXT,
        content_scope="ABSTRACT",
        authors=("Roe R",),
    ),
    BODY: Record(
        reference_id=BODY,
        source="PUBMED",
        title="Calderin in yeast",
        pmid="90000003",
        text="Yeast does not make it. " * 20,
        content_scope="FULL_TEXT",
    ),
    BARE: Record(
        reference_id=BARE, source="CROSSREF", title="On the making of calderin in cells", doi="10.5555/bare"
    ),
    "DOI:10.5555/mice": Record(
        reference_id="DOI:10.5555/mice",
        source="CROSSREF",
        title="Calderin and the lifespan of mice: a controlled trial",
        doi="10.5555/mice",
        content_scope="TITLE_ONLY",
    ),
}
OTHERS = {
    "PMID:90000010": Resolution(reference_id="PMID:90000010", status="NOT_FOUND"),
    "PMID:90000011": Resolution(reference_id="PMID:90000011", status="LOOKUP_FAILED", cause="TIMEOUT"),
    "GEO:GSE90000012": Resolution(
        reference_id="GEO:GSE90000012", status="UNVERIFIABLE", unverifiable_reason="SKIPPED_PREFIX"
    ),
    "PMID:90000013": Resolution(
        reference_id="PMID:90000013", status="UNVERIFIABLE", unverifiable_reason="OVER_LIMIT"
    ),
    "PMID:90000014": Resolution(
        reference_id="PMID:90000014", status="UNVERIFIABLE", unverifiable_reason="OFFLINE"
    ),
}  # fmt: skip
RESOLVED = Resolved(
    resolutions={
        name: Resolution(reference_id=name, status="VERIFIED", record=record)
        for name, record in RECORDS.items()
    }
    | OTHERS
)


def quoted(text: str, *references: str, is_title: bool = False) -> Quote:
    attributions = tuple(Attribution(reference_id=each, how="AFTER", start=90, end=99) for each in references)
    return Quote(
        raw=text, text=text, start=7, end=7 + len(text), attributions=attributions, is_title=is_title
    )


def check(text: str, reference: str, **options: bool):
    (found,) = check_quotes([quoted(text, reference)], RESOLVED, **options)
    emit(found)  # raises where the contract is broken
    return found


LIVED = "The mice that got 5 mg of calderin lived longer than the others (p<0.05)."


def test_found__exact() -> None:
    found = check(LIVED, MICE)
    assert (found.quote_outcome, found.match_kind, found.searched_scope) == ("FOUND", "EXACT", "ABSTRACT")
    assert (found.id, found.start, found.end, found.how) == ("q1", 7, 7 + len(LIVED), "AFTER")
    assert found.differences is None
    assert found.baseline_found is True
    anchor = found.anchor
    assert anchor is not None
    assert MICE_TEXT[anchor.start : anchor.end] == anchor.exact == LIVED
    assert MICE_TEXT[: anchor.start].endswith(anchor.prefix or "-")
    assert MICE_TEXT[anchor.end :].startswith(anchor.suffix or "-")
    assert (anchor.source_id, anchor.sha256) == (MICE, sha256(MICE_TEXT.encode()).hexdigest())


def test_found__tolerant() -> None:
    found = check("We fed 12 mice with calderin. The mice [...] lived longer than the others", MICE)
    assert (found.quote_outcome, found.match_kind) == ("FOUND", "TOLERANT")
    shown = [(each.difference_kind, each.in_quote, each.in_source) for each in found.differences or ()]
    assert shown == [
        ("SECTION_LABEL", ". ", ".\n\nRESULTS: "),
        ("ELLIPSIS", " [...] ", " that got 5 mg of calderin "),
    ]


@pytest.mark.parametrize(
    ("text", "reference", "exact"),
    [
        pytest.param("Calderin and the Lifespan of Mice", MICE, "Calderin and the lifespan of mice", id="beginning"),
        pytest.param("Rats without calderin.", RATS, "Rats without calderin", id="whole"),
        pytest.param("Ratten ohne Calderin", RATS, "Ratten ohne Calderin", id="other title"),
        pytest.param("On the making of calderin", BARE, "On the making of calderin", id="nothing but a title"),
    ],
)  # fmt: skip
def test_found__title(text: str, reference: str, exact: str) -> None:
    found = check(text, reference)
    assert (found.quote_outcome, found.match_kind) == ("FOUND", "TITLE")
    assert found.anchor is not None
    assert found.anchor.exact == exact
    assert found.searched_scope == ("TITLE_ONLY" if reference == BARE else "ABSTRACT")


@pytest.mark.parametrize(
    ("text", "reference"),
    [
        pytest.param("the lifespan of mice", MICE, id="not from its start"),
        pytest.param("Calderin and the lifespan of rats", MICE, id="another title"),
        pytest.param("Calderin and the life", MICE, id="inside a word"),
    ],
)
def test_not_found__title(text: str, reference: str) -> None:
    assert check(text, reference).quote_outcome == "NOT_FOUND"


def test_found__in_the_record_of_another_identifier_of_the_paper() -> None:
    found = check(LIVED, "DOI:10.5555/mice")
    assert (found.quote_outcome, found.searched_scope) == ("FOUND", "ABSTRACT")
    assert found.anchor is not None
    assert found.anchor.source_id == MICE


def test_not_found__an_abstract_is_weaker_than_a_full_text() -> None:
    abstract, full_text = (check("Calderin turns every mouse blue.", each) for each in (MICE, BODY))
    assert (abstract.quote_outcome, abstract.searched_scope) == ("NOT_FOUND", "ABSTRACT")
    assert (full_text.quote_outcome, full_text.searched_scope) == ("NOT_FOUND", "FULL_TEXT")
    assert "it may stand in the full text" in (abstract.message or "")
    assert "may" not in (full_text.message or "")
    assert abstract.anchor is abstract.closest is None


def test_not_found__says_what_speaks_against_words_that_are_there() -> None:
    found = check("lower the weight of old mice", MICE)
    assert found.quote_outcome == "NOT_FOUND"
    assert "a negation beside the words would be cut off" in (found.message or "")


def test_not_found__closest_passage_on_request() -> None:
    found = check("The mice that got 50 mg of calderin lived longer", MICE, explain=True)
    assert found.closest is not None
    assert found.closest.exact == "The mice that got 5 mg of calderin lived longer"
    assert 0.9 < (found.closest_score or 0) < 1
    assert check("Nothing of the kind in zebrafish 77", BODY, explain=True).closest is None


def test_misattributed() -> None:
    found = check("The rats that got no calderin at all died early", MICE)
    assert (found.quote_outcome, found.found_in, found.searched_scope) == ("MISATTRIBUTED", RATS, "ABSTRACT")
    assert found.anchor is not None
    assert (found.anchor.source_id, found.match_kind) == (RATS, None)
    assert "word for word in PMID:90000002" in (found.message or "")


def test_misattributed__whole_title_of_another_paper() -> None:
    found = check("Calderin and the lifespan of mice: a controlled trial", RATS)
    assert (found.quote_outcome, found.found_in) == ("MISATTRIBUTED", MICE)


@pytest.mark.parametrize(
    "text",
    [
        pytest.param("that of other rats", id="a common phrase"),
        pytest.param("died early in life … that of other rats", id="parts that are short"),
        pytest.param("The rats that got much calderin at all died early", id="other words"),
    ],
)
def test_not_misattributed(text: str) -> None:
    assert check(text, MICE).quote_outcome == "NOT_FOUND"


def test_not_misattributed__a_version_of_the_same_work() -> None:
    preprint = Record(
        reference_id="DOI:10.5555/preprint",
        source="CROSSREF",
        title="Calderin and the lifespan of mice: a controlled trial",
        doi="10.5555/preprint",
        authors=("Jane Doe",),
        text="The mice that got much of the calderin lived a little longer.",
        content_scope="ABSTRACT",
    )
    resolutions = RESOLVED.resolutions | {
        preprint.reference_id: Resolution(
            reference_id=preprint.reference_id, status="VERIFIED", record=preprint
        )
    }
    quote = quoted("The mice that got much of the calderin lived a little longer", MICE)
    (found,) = check_quotes([quote], Resolved(resolutions=resolutions))
    assert found.quote_outcome == "NOT_FOUND"
    assert "another version of the same work" in (found.message or "")


@pytest.mark.parametrize(
    ("text", "reference", "reason"),
    [
        pytest.param("Any words that are long enough", "PMID:90000010", "NO_RECORD", id="does not exist"),
        pytest.param("Any words that are long enough", "PMID:90000099", "NO_RECORD", id="never resolved"),
        pytest.param("Any words that are long enough", "PMID:90000014", "NO_RECORD", id="offline"),
        pytest.param("Any words that are long enough", "PMID:90000011", "LOOKUP_FAILED", id="look-up failed"),
        pytest.param("Any words that are long enough", "GEO:GSE90000012", "SKIPPED", id="skipped"),
        pytest.param("Any words that are long enough", "PMID:90000013", "OVER_LIMIT", id="over the limit"),
        pytest.param("Any words that are long enough", BARE, "NO_TEXT", id="a title only"),
        pytest.param("calderin lived", MICE, "TOO_SHORT", id="two words"),
        pytest.param("!!! *** …", MICE, "TOO_SHORT", id="no words"),
    ],
)
def test_not_checkable(text: str, reference: str, reason: str) -> None:
    found = check(text, reference)
    assert (found.quote_outcome, found.not_checkable_reason) == ("NOT_CHECKABLE", reason)
    assert found.searched_scope is None


def test_one_check_for_each_citation() -> None:
    quotes = [
        quoted(LIVED, MICE, RATS, MICE),
        quoted("attributed to nothing at all"),
        quoted("Rats without calderin", RATS, is_title=True),
    ]
    found = check_quotes(quotes, RESOLVED)
    assert [(each.id, each.reference_id, each.quote_outcome) for each in found] == [
        ("q1", MICE, "FOUND"),
        ("q2", RATS, "MISATTRIBUTED"),
        ("q3", RATS, "FOUND"),
    ]
    assert [each.is_title for each in found] == [None, None, True]


def test_title_with_words_left_out__only_in_the_place_of_a_quotation() -> None:
    text = "Calderin and lifespan of mice: a controlled trial"
    titled, quotation = check_quotes([quoted(text, MICE, is_title=each) for each in (True, False)], RESOLVED)
    emit(titled)
    assert (titled.quote_outcome, titled.match_kind) == ("FOUND", "TITLE")
    assert [each.difference_kind for each in titled.differences or ()] == ["OMISSION"]
    assert "with words left out" in (titled.message or "")
    assert quotation.quote_outcome == "NOT_FOUND"


def test_baseline_is_asked_only_where_wanted() -> None:
    assert check(LIVED, MICE, baseline=False).baseline_found is None
    assert check("The mice that got 5 mg of calderin (p>0.05)", MICE).baseline_found is False
    turned = check(LIVED.replace("<", ">"), MICE)
    assert (turned.quote_outcome, turned.baseline_found) == ("NOT_FOUND", True)
