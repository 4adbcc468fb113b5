"""Identity: every verdict of the precedence, from entries made by hand."""

from __future__ import annotations

import pytest

from citevouch.check.identity import Candidate, Known, check_identity, mismatched_titles
from citevouch.records import Record
from citevouch.text.model import Attribution, CitedPart, Entry, Mention, Quote, Reading
from citevouch_contract.models import CitedDetail, IdentityVerdict, SuggestionSource

TEXT = "x" * 400
HEARING = "Calder syndrome: hearing loss in 48 affected individuals"
GENE = "Biallelic variants in CLDR7 cause Calder syndrome in nineteen families"
SOIL = "Soil carbon under rotational grazing in temperate pastures"

RECORDS = {
    "PMID:90000001": Record(
        reference_id="PMID:90000001", source="PUBMED", title=HEARING, authors=("Ansel P", "Brook T"), year="2019",
        journal="Made-up Journal of Rare Disease", doi="10.5555/hearing", pmid="90000001",
    ),
    "DOI:10.5555/hearing": Record(
        reference_id="DOI:10.5555/hearing", source="CROSSREF", title=HEARING, authors=("Pia Ansel",), year="2019",
        doi="10.5555/hearing", pmid="90000001",
    ),
    "PMID:90000002": Record(
        reference_id="PMID:90000002", source="PUBMED", title=GENE, authors=("Dorn K",), year="2020", pmid="90000002",
    ),
    "DOI:10.5555/soil": Record(
        reference_id="DOI:10.5555/soil", source="CROSSREF", title=SOIL, authors=("Lund A",), year="2017",
        doi="10.5555/soil",
    ),
    "DOI:10.5555/preprint": Record(
        reference_id="DOI:10.5555/preprint", source="CROSSREF", title=HEARING, authors=("P. Ansel",), year="2018",
        doi="10.5555/preprint",
    ),
    "PMID:90000003": Record(
        reference_id="PMID:90000003", source="PUBMED", title="Correction: " + HEARING, authors=("Ansel P",),
        pmid="90000003",
    ),
    "PMID:90000004": Record(
        reference_id="PMID:90000004", source="PUBMED", title="Zum Hörverlust bei Calder", authors=("Ansel P",),
        language="ger", pmid="90000004",
    ),
    "PMC:PMC90000002": Record(
        reference_id="PMC:PMC90000002", source="IDCONV", title=SOIL, authors=("Lund A",), pmcid="PMC90000002",
        doi="10.5555/soil",
    ),
}  # fmt: skip


WITHOUT_TWIN = {name: record for name, record in RECORDS.items() if not name.startswith("PMC:")}


def part(text: str, confidence: float = 0.9) -> CitedPart:
    return CitedPart(raw=text, start=0, end=len(text), text=text, found_by="POSITION", confidence=confidence)


def reading(
    *names: str,
    title: str | None = None,
    authors: str | None = None,
    year: str | None = None,
    journal: str | None = None,
    confidence: float = 0.9,
) -> Reading:
    """A text with one entry that cites *names*."""
    entry = Entry(
        raw=TEXT[:100],
        start=0,
        end=100,
        label="1",
        identifiers=names,
        title=part(title, confidence) if title else None,
        authors=part(authors) if authors else None,
        year=part(year) if year else None,
        journal=part(journal) if journal else None,
    )
    return Reading(text=TEXT, bibliography=(entry,), mentions=tuple(map(mention, names)))


def mention(name: str, *, start: int = 10, link_text: str | None = None) -> Mention:
    return Mention(
        raw="x", start=start, end=start + 1, canonical_id=name, identifier_type="PMID", line=1, column=start + 1,
        link_text=link_text,
    )  # fmt: skip


VERDICTS = [
    pytest.param(reading("PMID:90000001", title=HEARING), "PMID:90000001", "MATCH", id="the title is the record's"),
    pytest.param(
        reading("PMID:90000001", "DOI:10.5555/hearing", title=HEARING), "DOI:10.5555/hearing", "MATCH",
        id="two identifiers of one paper",
    ),
    pytest.param(reading("PMID:90000001", title=SOIL), "PMID:90000001", "WRONG_IDENTIFIER",
                 id="the title is that of another record of the text"),
    pytest.param(reading("PMID:90000002", title="Merkel cells drive touch in whisker pads of mice"),
                 "PMID:90000002", "MISMATCH", id="another paper, found nowhere"),
    pytest.param(reading("PMID:90000002", title="Merkel cells drive touch in whisker pads", authors="Dorn K, Bo L"),
                 "PMID:90000002", "UNCERTAIN", id="another title by the same people"),
    pytest.param(reading("PMID:90000002", title="Merkel cells drive touch in whisker pads", confidence=0.5),
                 "PMID:90000002", "UNCERTAIN", id="a title read with little confidence accuses nobody"),
    pytest.param(reading("PMID:90000004", title="Merkel cells drive touch in whisker pads"),
                 "PMID:90000004", "UNCERTAIN", id="a record in another language"),
    pytest.param(reading("PMID:90000002", "DOI:10.5555/soil"), "PMID:90000002", "CONFLICT",
                 id="two papers and no title"),
    pytest.param(reading("PMID:90000002", "DOI:10.5555/soil", title=GENE), "PMID:90000002", "MATCH",
                 id="two papers, the title is this one's"),
    pytest.param(reading("PMID:90000002", "DOI:10.5555/soil", title=GENE), "DOI:10.5555/soil", "WRONG_IDENTIFIER",
                 id="two papers, the title is the other one's"),
    pytest.param(reading("PMID:90000003", title=HEARING), "PMID:90000003", "WRONG_IDENTIFIER",
                 id="the identifier is that of a notice, the paper is known"),
    pytest.param(reading("PMID:90000001"), "PMID:90000001", "NOT_ASSESSED", id="no title"),
    pytest.param(reading("PMID:90000001", title="Calder"), "PMID:90000001", "UNCERTAIN", id="one word for a title"),
]  # fmt: skip


@pytest.mark.parametrize(("text", "name", "verdict"), VERDICTS)
def test_check_identity__verdict(text: Reading, name: str, verdict: str) -> None:
    (check,) = check_identity(text, Known(records=WITHOUT_TWIN))[name]
    assert check.identity_verdict == IdentityVerdict(verdict)
    assert check.place is not None
    assert check.place.line == 1


def test_check_identity__right_identifier_is_given() -> None:
    text = reading("PMID:90000002", "DOI:10.5555/soil", title=GENE)
    (check,) = check_identity(text, Known(records=WITHOUT_TWIN))["DOI:10.5555/soil"]
    assert check.suggested_id == "PMID:90000002"
    assert check.suggested_by == SuggestionSource.SAME_ENTRY
    assert check.record_title == SOIL


def test_check_identity__a_search_offers_the_right_identifier() -> None:
    known = {"PMID:90000002": RECORDS["PMID:90000002"]}
    found = Candidate(record=RECORDS["DOI:10.5555/soil"], suggested_by=SuggestionSource.SEARCH)
    text = reading("PMID:90000002", title=SOIL)
    before = check_identity(text, Known(records=known))
    assert mismatched_titles(before) == (SOIL,)
    (check,) = check_identity(text, Known(records=known, candidates={SOIL: (found,)}))["PMID:90000002"]
    assert check.identity_verdict == IdentityVerdict.WRONG_IDENTIFIER
    assert (check.suggested_id, check.suggested_by) == ("DOI:10.5555/soil", SuggestionSource.SEARCH)


def test_check_identity__versions_are_noted() -> None:
    text = reading("PMID:90000001", "DOI:10.5555/preprint", title=HEARING)
    checks = check_identity(text, Known(records=WITHOUT_TWIN))
    assert {
        check.identity_verdict for each in text.bibliography[0].identifiers for check in checks[each]
    } == {IdentityVerdict.MATCH}
    assert "DOI:10.5555/preprint" in (checks["PMID:90000001"][0].note or "")


def test_check_identity__details_that_differ_beside_the_right_title() -> None:
    text = reading(
        "PMID:90000001", title=HEARING, authors="Zander Q, Yost B", year="2011", journal="Made-up Trials"
    )
    (check,) = check_identity(text, Known(records=WITHOUT_TWIN))["PMID:90000001"]
    assert check.identity_verdict == IdentityVerdict.MATCH
    assert [detail.detail for detail in check.wrong_details or ()] == list(CitedDetail)


def test_check_identity__details_that_agree() -> None:
    text = reading(
        "PMID:90000001", title=HEARING, authors="Ansel P, et al.", year="2019", journal="Made-up J Rare Dis"
    )
    (check,) = check_identity(text, Known(records=WITHOUT_TWIN))["PMID:90000001"]
    assert check.wrong_details is None


def test_check_identity__one_check_for_each_citing_entry() -> None:
    first = reading("PMID:90000001", title=HEARING).bibliography[0]
    second = Entry(raw="x", start=200, end=300, identifiers=("PMID:90000001",), title=part(SOIL))
    text = Reading(text=TEXT, bibliography=(first, second), mentions=(mention("PMID:90000001"),))
    checks = check_identity(text, Known(records=WITHOUT_TWIN))["PMID:90000001"]
    assert [check.identity_verdict for check in checks] == [
        IdentityVerdict.MATCH,
        IdentityVerdict.WRONG_IDENTIFIER,
    ]


def test_check_identity__same_digits_in_two_papers() -> None:
    text = Reading(text=TEXT, mentions=(mention("PMID:90000002"), mention("PMC:PMC90000002", start=20)))
    checks = check_identity(text, Known(records=RECORDS))
    for name in ("PMID:90000002", "PMC:PMC90000002"):
        (check,) = checks[name]
        assert check.identity_verdict == IdentityVerdict.CONFLICT
        assert set(check.conflicting_records or ()) == {"PMID:90000002", "PMC:PMC90000002"}


@pytest.mark.parametrize(
    ("link", "verdict"),
    [
        pytest.param(HEARING, "MATCH", id="the link text is the title"),
        pytest.param(SOIL, "WRONG_IDENTIFIER", id="the link text is the title of another record"),
        pytest.param("mortality fell by a fifth in the treated arm", None, id="a phrase accuses nobody"),
        pytest.param("pubmed.ncbi.nlm.nih.gov", None, id="the name of a site is no title"),
    ],
)
def test_check_identity__link_texts(link: str, verdict: str | None) -> None:
    text = Reading(text=TEXT, mentions=(mention("PMID:90000001", link_text=link),))
    checks = check_identity(text, Known(records=WITHOUT_TWIN)).get("PMID:90000001", [])
    assert [check.identity_verdict for check in checks] == ([IdentityVerdict(verdict)] if verdict else [])


def test_check_identity__a_quoted_title_beside_an_identifier() -> None:
    given = Quote(
        raw=SOIL, text=SOIL, start=5, end=5 + len(SOIL), is_title=True,
        attributions=(Attribution(reference_id="PMID:90000001", how="AFTER", start=90, end=95),),
    )  # fmt: skip
    text = Reading(text=TEXT, mentions=(mention("PMID:90000001"),), quotes=(given,))
    (check,) = check_identity(text, Known(records=WITHOUT_TWIN))["PMID:90000001"]
    assert check.identity_verdict == IdentityVerdict.WRONG_IDENTIFIER
    assert check.suggested_id == "DOI:10.5555/soil"


def test_check_identity__nothing_is_said_of_what_has_no_record() -> None:
    assert check_identity(reading("PMID:90000099", title=HEARING), Known(records=WITHOUT_TWIN)) == {}
