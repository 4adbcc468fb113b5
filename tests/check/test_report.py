"""The whole report from hand-made resolutions: statuses, summary, coverage, findings, acknowledgements."""

from __future__ import annotations

from typing import Any

import pytest

from citevouch.check.existence import cited_identifiers
from citevouch.check.findings import finding_id
from citevouch.check.report import Beside, judge
from citevouch.contract.output import emit
from citevouch.records import Attempt, Health, Notice, Record, Resolution, Resolved
from citevouch.text import read
from citevouch_contract.models import Acknowledgement, FindingKind, RunSettings, ValidationReport

AT = "2026-01-02T03:04:05Z"
ANSWERED = {"NOT_FOUND", "VERIFIED"}
IDS = {"PUBMED": "a1", "DOI_ORG": "a9"}
SETTINGS = RunSettings(offline=False, full_text=False, check_quotes=True, check_relevance=True)
ABSTRACT = (
    "Progressive hearing loss was present in 39 of 48 individuals and began at a median age of 4.2 years."
)


@pytest.fixture(autouse=True)
def clock(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "1796000000")


def verified(name: str, **more: Any) -> Resolution:
    known = {"title": "Hearing loss in Calder syndrome", "text": ABSTRACT, "content_scope": "ABSTRACT"} | more
    prefix, _colon, local = name.partition(":")
    own = {"PMID": "pmid", "DOI": "doi", "PMC": "pmcid"}.get(prefix)
    record = Record(
        reference_id=name, source="PUBMED", retrieved_at=AT, **({own: local} if own else {}), **known
    )
    return Resolution(
        reference_id=name, status="VERIFIED", message="there", record=record, attempt_ids=("a1",)
    )


def denied(name: str, registry: str = "PUBMED") -> Resolution:
    return Resolution(
        reference_id=name, status="NOT_FOUND", message="PubMed has no such record", registry=registry,
        attempt_id=IDS[registry], attempt_ids=(IDS[registry],),
    )  # fmt: skip


def failed(name: str, cause: str = "TIMEOUT") -> Resolution:
    return Resolution(
        reference_id=name, status="LOOKUP_FAILED", message="PubMed did not answer in time", registry="PUBMED",
        attempt_id="a3", cause=cause, attempt_ids=("a3",),
    )  # fmt: skip


def offline(name: str) -> Resolution:
    return Resolution(
        reference_id=name, status="UNVERIFIABLE", unverifiable_reason="OFFLINE", message="offline"
    )


def resolved(*resolutions: Resolution, **more: Any) -> Resolved:
    found = tuple(each.reference_id for each in resolutions if each.status == "VERIFIED")
    absent = tuple(each.reference_id for each in resolutions if each.status == "NOT_FOUND")
    attempts = [
        Attempt(id=IDS[registry], registry=registry, lookup_outcome="ANSWERED", requested_ids=(*found, *absent),
                found_ids=found, absent_ids=absent, at=AT, http_status=200)
        for registry in sorted({each.registry or "PUBMED" for each in resolutions if each.status in ANSWERED}, reverse=True)
    ]  # fmt: skip
    missing = tuple(each.reference_id for each in resolutions if each.status == "LOOKUP_FAILED")
    if missing:
        attempts.append(
            Attempt(id="a3", registry="PUBMED", lookup_outcome="TIMEOUT", requested_ids=missing, at=AT)
        )
    return Resolved(
        resolutions={each.reference_id: each for each in resolutions}, attempts=tuple(attempts), **more
    )


def report(
    text: str, *resolutions: Resolution, beside: Beside | None = None, **more: Any
) -> ValidationReport:
    reading = read(text)
    made = judge(reading, resolved(*resolutions, **more), name="t.md", settings=SETTINGS, beside=beside)
    emit(made)
    return made


def kinds(made: ValidationReport) -> list[str]:
    return [finding.finding_kind for finding in made.findings or ()]


def test_judge__nothing_cited() -> None:
    made = report("Nothing.\n")
    assert made.summary.total_references == 0
    assert made.summary.confabulation_rate is None
    assert made.summary.complete is True
    assert made.summary.needs_review is None


RATES = [
    pytest.param([verified("PMID:90000001"), verified("PMID:90000002")], 0.0, id="all there"),
    pytest.param([verified("PMID:90000001"), denied("PMID:90000002")], 0.5, id="one denied"),
    pytest.param([denied("PMID:90000001"), failed("PMID:90000002")], 1.0, id="failed ones do not dilute"),
    pytest.param([offline("PMID:90000001"), failed("PMID:90000002")], None, id="nothing answered, no rate"),
]


@pytest.mark.parametrize(("resolutions", "rate"), RATES)
def test_judge__confabulation_rate(resolutions: list[Resolution], rate: float | None) -> None:
    text = "See PMID:90000001 and PMID:90000002.\n"
    assert report(text, *resolutions).summary.confabulation_rate == rate


def test_judge__an_outage_is_incomplete_and_accuses_nobody() -> None:
    health = (Health(registry="PUBMED", asked=1, failed=1, breaker_open=True),)
    made = report("See PMID:90000001.\n", failed("PMID:90000001"), health=health)
    assert made.summary.complete is False
    assert made.summary.needs_review is True
    assert made.summary.unresolved_references is None
    assert kinds(made) == ["LOOKUP_FAILED"]
    assert made.references is not None
    assert made.references[0].failure is not None
    assert made.references[0].failure.cause == "TIMEOUT"


def test_judge__a_cut_copy_of_a_doi_is_no_accusation() -> None:
    text = "See https://doi.org/10.5555/0092-8674(94)90302-6 and https://doi.org/10.5555/0092-8674(94\n"
    whole, cut = "DOI:10.5555/0092-8674(94)90302-6", "DOI:10.5555/0092-8674(94"
    assert cited_identifiers(read(text)) == (whole, cut)
    made = report(text, verified(whole), denied(cut, "DOI_ORG"))
    assert made.references is not None
    assert made.references[1].status == "UNVERIFIABLE"
    assert whole in (made.references[1].message or "")
    assert made.summary.confabulation_rate == 0.0


def test_judge__an_article_number_written_as_a_pmid_is_explained() -> None:
    text = "PMID:90795872, see https://journal.example/fullarticle/90795872\n"
    url = Resolution(reference_id="URL:https://journal.example/fullarticle/90795872", status="UNVERIFIABLE",
                     unverifiable_reason="NO_RESOLVER", message="none")  # fmt: skip
    made = report(text, denied("PMID:90795872"), url)
    assert made.references is not None
    assert "article number" in (made.references[0].message or "")
    assert "journal.example" in (made.references[0].message or "")


@pytest.mark.parametrize(
    ("written", "name"),
    [
        pytest.param("PMID: 123456789012", "PMID:123456789012", id="a prefix and a space"),
        pytest.param("pmid:123456789012", "PMID:123456789012", id="a prefix in small letters"),
        pytest.param("DOI 10.5555", "DOI:10.5555", id="a prefix without a colon"),
        pytest.param("PMC990000010000", "PMC:PMC990000010000", id="a prefix that belongs to it"),
    ],
)
def test_judge__a_malformed_identifier_is_reported_not_dropped(written: str, name: str) -> None:
    made = report(f"See {written} there.\n")
    assert made.references is not None
    assert [each.reference_id for each in made.references] == [name]
    assert [each.status for each in made.references] == ["UNVERIFIABLE"]
    assert made.references[0].unverifiable_reason == "MALFORMED"
    assert kinds(made) == ["IDENTIFIER_MALFORMED"]


def test_judge__identifiers_of_one_paper_know_each_other() -> None:
    text = "See PMID:90000001 and DOI: 10.5555/a.\n"
    both = {"pmid": "90000001", "doi": "10.5555/a"}
    one = verified("PMID:90000001", doi="10.5555/a")
    other = verified("DOI:10.5555/a", pmid="90000001")
    assert both["pmid"] == other.record.pmid if other.record else False
    made = report(text, one, other)
    assert made.references is not None
    assert [each.same_as for each in made.references] == [["DOI:10.5555/a"], ["PMID:90000001"]]


def test_judge__findings_of_the_text_itself() -> None:
    text = (
        "# Text\n\nHearing was lost in 81% of all children. A claim with a marker [7].\n\n## References\n\n"
        "1. Platt W. The natural history of Calder syndrome. Doctoral thesis, 2016.\n"
    )
    made = report(text)
    assert set(kinds(made)) == {"UNSOURCED_NUMBER", "DANGLING_MARKER", "CITATION_WITHOUT_IDENTIFIER"}
    places = [finding.place.start for finding in made.findings or () if finding.place]
    assert places == sorted(places)


def test_judge__retraction_until_it_is_acknowledged() -> None:
    notice = Notice(standing="RETRACTED", noticed_by="PUBMED", notice_date="2024-05", as_of=AT)
    text = "See PMID:90000001.\n"
    made = report(text, verified("PMID:90000001", notices=(notice,)))
    assert (made.summary.retracted, made.summary.needs_review) == (1, True)
    (finding,) = made.findings or ()
    known = Acknowledgement(
        finding=finding.id, because="cited as an example of one", who="R. Reviewer", when=AT
    )  # type: ignore[arg-type]
    stale = Acknowledgement(finding="0" * 16, because="gone", who="R. Reviewer", when=AT)  # type: ignore[arg-type]
    again = report(
        text, verified("PMID:90000001", notices=(notice,)), beside=Beside(acknowledgements=(known, stale))
    )
    assert again.summary.needs_review is None
    assert again.summary.retracted == 1
    assert [each.finding for each in again.acknowledgements or ()] == [finding.id]


def test_judge__quotes_and_coverage() -> None:
    text = (
        'It holds that "Progressive hearing loss was present in 39 of 48 individuals" (PMID:90000001), and '
        '"Progressive hearing loss was present in 38 of 48 individuals" (PMID:90000001).\n'
    )
    made = report(text, verified("PMID:90000001"))
    assert (made.summary.quotes_valid, made.summary.quotes_unsupported) == (1, 1)
    assert made.summary.unsupported_quote_references == ["PMID:90000001"]
    assert made.coverage.quotes_seen == made.coverage.quotes_attributed == made.coverage.quotes_checked == 2
    assert made.coverage.looked_up == made.coverage.answered == 1
    assert "QUOTE_NOT_FOUND" in kinds(made)


def test_finding_id__stays_while_the_words_do() -> None:
    kind = FindingKind.QUOTE_NOT_FOUND
    assert finding_id(kind, "PMID:90000001", "A  quote\nhere") == finding_id(
        kind, "PMID:90000001", "a quote here"
    )
    assert finding_id(kind, "PMID:90000001", "a quote here") != finding_id(
        kind, "PMID:90000002", "a quote here"
    )
    assert finding_id(kind, None, "\ud800") != ""


def test_find__the_same_finding_twice_has_two_ids() -> None:
    text = "One claim [7].\n\nAnother claim [7].\n"
    made = report(text)
    ids = [finding.id for finding in made.findings or ()]
    assert len(ids) == 2
    assert ids[1] == f"{ids[0]}-2"


def test_judge__names_of_what_was_used() -> None:
    made = report("Nothing.\n")
    assert [tool.name for tool in made.tools or ()] == ["citevouch", "linkml-reference-validator"]
    assert made.subject.characters == len("Nothing.\n")
    assert f"{made.generated_at:%Y-%m-%d}" == "2026-11-30"
