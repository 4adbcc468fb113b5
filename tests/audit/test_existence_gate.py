"""The gate: what becomes of a paper by what became of its identifiers."""

from __future__ import annotations

import itertools
from typing import TYPE_CHECKING

import pytest
from tests.audit.building import HALO1, HALO2, REVIEW, denied, failed, record, unasked, verified

from citevouch.audit.existence import Cited, Gated, check_existence, is_open, same_titles
from citevouch.contract.check import problems

if TYPE_CHECKING:
    from citevouch.records import Resolution

DOI, PMID = "DOI:10.5555/halo.1", "PMID:90000101"


def gate(*resolutions: Resolution, title: str | None = HALO1, malformed: str | None = None) -> Gated:
    cited = Cited(
        title=title, identifiers=tuple(each.reference_id for each in resolutions), malformed_doi=malformed
    )
    gated = check_existence(cited, {each.reference_id: each for each in resolutions})
    assert not problems(gated.check.model_dump(mode="json", exclude_none=True), "ExistenceCheck")
    return gated


@pytest.mark.parametrize(
    ("resolutions", "outcome"),
    [
        pytest.param([verified(DOI)], "RESOLVED_MATCH", id="a DOI with its title"),
        pytest.param([verified(PMID)], "RESOLVED_MATCH", id="a PMID with its title"),
        pytest.param([verified(DOI, title=REVIEW)], "RESOLVED_TITLE_MISMATCH", id="a DOI of another paper"),
        pytest.param([verified(PMID, title=HALO2)], "RESOLVED_TITLE_MISMATCH", id="a sister trial"),
        pytest.param([verified(DOI, title=HALO1.replace("HALO-1", "HALO-9"))], "RESOLVED_TITLE_MISMATCH", id="one word"),
        pytest.param([verified(DOI, title="Velotran in Halden disease")], "RESOLVED_MATCH", id="without its subtitle"),
        pytest.param([verified(DOI, title="Halden disease")], "RESOLVED_TITLE_MISMATCH", id="too little of a title"),
        pytest.param([verified(DOI, title=REVIEW), verified(PMID)], "RESOLVED_MATCH", id="one of two is the paper"),
        pytest.param([denied(DOI)], "NOT_FOUND", id="a DOI that does not exist"),
        pytest.param([denied(PMID)], "NOT_FOUND", id="a PMID that does not exist"),
        pytest.param([denied(DOI), denied(PMID)], "NOT_FOUND", id="neither exists"),
        pytest.param([denied(DOI), verified(PMID)], "IDENTIFIER_WRONG", id="a dead DOI, the PMID is the paper"),
        pytest.param([verified(DOI), denied(PMID)], "IDENTIFIER_WRONG", id="a dead PMID, the DOI is the paper"),
        pytest.param([denied(DOI), verified(PMID, title=REVIEW)], "RESOLVED_TITLE_MISMATCH", id="dead, and another paper"),
        pytest.param([failed(DOI)], "SKIPPED_OUTAGE", id="an outage"),
        pytest.param([denied(DOI), failed(PMID)], "SKIPPED_OUTAGE", id="a dead DOI, the PMID was not answered"),
        pytest.param([failed(DOI), verified(PMID)], "RESOLVED_MATCH", id="an outage, and the paper"),
        pytest.param([unasked(DOI)], "SKIPPED_OUTAGE", id="offline"),
        pytest.param([denied(DOI), unasked(PMID)], "SKIPPED_OUTAGE", id="dead by the store, the other not asked"),
        pytest.param([unasked(PMID, "SKIPPED_PREFIX")], "NOT_APPLICABLE_PMID_ONLY", id="PubMed switched off"),
        pytest.param([unasked(DOI, "SKIPPED_PREFIX")], "SKIPPED_OUTAGE", id="DOIs switched off"),
        pytest.param([unasked(DOI, "MALFORMED")], "MALFORMED_DOI", id="doi.org says that it is none"),
        pytest.param([unasked(DOI, "MALFORMED"), denied(PMID)], "NOT_FOUND", id="no DOI, and a dead PMID"),
        pytest.param([verified(DOI, title="")], "REGISTERED_NO_METADATA", id="registered, not described"),
        pytest.param([verified(DOI, title=""), denied(PMID)], "REGISTERED_NO_METADATA", id="and a dead PMID"),
        pytest.param([verified("PMC:PMC99000001")], "RESOLVED_MATCH", id="a PMCID with its title"),
        pytest.param([denied("PMC:PMC99000001")], "UNVERIFIED_NO_IDENTIFIER", id="a dead PMCID accuses nobody"),
        pytest.param([], "UNVERIFIED_NO_IDENTIFIER", id="no identifier"),
    ],
)  # fmt: skip
def test_check_existence(resolutions: list[Resolution], outcome: str) -> None:
    assert gate(*resolutions).check.existence_outcome == outcome


states = [verified, denied, failed, unasked]


@pytest.mark.parametrize("one", states)
@pytest.mark.parametrize("other", states)
def test_check_existence__not_found_needs_every_identifier_denied(one: object, other: object) -> None:
    outcome = gate(one(DOI), other(PMID)).check.existence_outcome  # type: ignore[operator]
    assert (outcome == "NOT_FOUND") == (one is denied and other is denied)


def test_check_existence__the_order_does_not_matter() -> None:
    resolutions = [denied(DOI), verified(PMID), failed("PMID:90000102")]
    outcomes = {gate(*each).check.existence_outcome for each in itertools.permutations(resolutions)}
    assert outcomes == {"IDENTIFIER_WRONG"}


def test_check_existence__a_match_shows_its_record() -> None:
    gated = gate(verified(PMID, text="Strokes fell."))
    assert gated.record is not None
    assert gated.record_id == PMID
    check = gated.check
    assert (check.agency, check.registry_title, check.title_overlap) == ("PubMed", HALO1, 1.0)
    assert (check.checked_ids, check.attempt_ids, check.note) == ([PMID], ["a1"], None)


def test_check_existence__of_two_records_the_one_with_text() -> None:
    gated = gate(verified(DOI), verified(PMID, text="Strokes fell."))
    assert gated.record_id == PMID


def test_check_existence__another_paper_has_no_record_of_this_one() -> None:
    gated = gate(verified(DOI, title=REVIEW, text="A review."))
    assert gated.record is None
    assert gated.check.registry_title == REVIEW
    assert {"velotran", "preventing"} & set(gated.check.differing_words or ())


def test_check_existence__the_words_left_over_of_a_sister_trial() -> None:
    gated = gate(verified(DOI, title=HALO1.replace("Velotran", "Ostabrine")))
    assert gated.check.differing_words == ["velotran", "ostabrine"]
    assert gated.check.title_overlap is not None
    assert gated.check.title_overlap > 0.7


def test_check_existence__a_wrong_identifier_names_the_right_one() -> None:
    check = gate(denied(DOI), verified(PMID)).check
    assert check.resolved_id == PMID
    assert check.denial is not None
    assert check.denial.registry == "DOI_ORG"
    assert check.note == "DOI 10.5555/halo.1: there is no such record"


def test_check_existence__an_outage_is_in_the_row() -> None:
    check = gate(failed(DOI)).check
    assert check.note == "existence not checked: Crossref did not answer in time"
    assert check.failure is not None
    assert check.failure.cause == "TIMEOUT"


def test_check_existence__no_title_to_compare_is_no_match() -> None:
    check = gate(verified(DOI), title=None).check
    assert check.existence_outcome == "RESOLVED_TITLE_MISMATCH"
    assert check.note == "no title is cited, so the record cannot be compared"


def test_check_existence__a_malformed_doi() -> None:
    assert gate(malformed="10.1056").check.note == "'10.1056' is no DOI"
    assert gate(verified(PMID), malformed="10.1056").check.existence_outcome == "RESOLVED_MATCH"


def test_check_existence__the_pmid_of_another_paper_is_a_conflict() -> None:
    gated = gate(verified(DOI), verified(PMID, title=REVIEW))
    assert gated.conflicts == (f"PMID 90000101 is another paper: {REVIEW}",)


def test_check_existence__a_cut_doi_is_not_fabricated() -> None:
    whole = record("DOI:10.5555/halo.1(20)30", title=HALO1)
    cited = Cited(title=HALO1, identifiers=(DOI,))
    gated = check_existence(cited, {DOI: denied(DOI)}, same_title=[whole])
    assert gated.check.existence_outcome == "MALFORMED_DOI"
    assert gated.check.denial is None
    assert "cut copy of DOI 10.5555/halo.1(20)30" in (gated.check.note or "")
    beside = {DOI: denied(DOI), whole.reference_id: verified(whole.reference_id)}
    assert check_existence(cited, beside).check.existence_outcome == "MALFORMED_DOI"


def test_check_existence__where_the_cited_title_is() -> None:
    cited = Cited(title=HALO1, identifiers=(DOI,))
    gated = check_existence(cited, {DOI: denied(DOI)}, same_title=[record(PMID)])
    assert gated.check.existence_outcome == "NOT_FOUND"
    assert (
        gated.check.note
        == "DOI 10.5555/halo.1: there is no such record; a paper of this title is PMID 90000101"
    )


def test_check_existence__the_cited_title_is_that_of_another_citation() -> None:
    cited = Cited(title=HALO1, identifiers=(DOI,))
    beside = {DOI: verified(DOI, title=REVIEW), PMID: verified(PMID)}
    gated = check_existence(cited, beside)
    assert gated.check.existence_outcome == "RESOLVED_TITLE_MISMATCH"
    assert gated.check.note == "a paper of this title is PMID 90000101"


@pytest.mark.parametrize(
    ("title", "found"),
    [
        pytest.param(HALO1, [HALO1], id="the same"),
        pytest.param("Gout", [], id="too short to tell"),
        pytest.param("Something else altogether in gout", [], id="another one"),
    ],
)
def test_same_titles(title: str, found: list[str]) -> None:
    candidates = [record(PMID), record("PMID:90000102", title=REVIEW), record("PMID:90000103", title="Gout")]
    assert [each.title for each in same_titles(title, candidates)] == found


def test_is_open__a_match_needs_no_search() -> None:
    assert not is_open("RESOLVED_MATCH")
    assert not is_open("SKIPPED_OUTAGE")
    assert is_open("NOT_FOUND")
