"""Every invariant has a change of a valid instance that breaks it and leaves the JSON Schema kept."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest

from citevouch.contract import schema
from citevouch.contract.authorities import AUTHORITIES
from citevouch.contract.invariants import INVARIANTS, broken_invariants, spans
from citevouch.contract.validators import fits
from citevouch.resolve.plan import AUTHORITY

Instance = Callable[[str], dict[str, Any]]
GONE = object()  #: a slot that is taken away

END, WORDS = "the end is behind the start", "the words fill their stretch"
SPAN_CASES = [
    *((name, END, {end: 0}) for name, end in (
        ("Attribution", "end"), ("BibliographyEntry", "end"), ("CitedPart", "end"), ("Claim", "end"),
        ("Marker", "end"), ("Mention", "end"), ("NumberMention", "end"), ("QuoteCheck", "end"),
        ("QuotedPassage", "end"), ("Redaction", "end"), ("Section", "end"), ("Sentence", "end"),
        ("TextAnchor", "end"), ("TextPlace", "end"),
    )),
    *((name, END, {"char_start": 200}) for name in ("AnchorPlace", "CitationRecord", "ResolvedAnchor")),
    ("DocumentTextAnchor", END, {"document_start": 2088}),
    ("GuardrailFlag", END, {"span_start": 16}),
    *((name, WORDS, {words: "Two."}) for name, words, *_ in spans.WORDS),
    ("QuoteDifference", WORDS, {"in_quote": GONE}),
    ("QuoteDifference", WORDS, {"source_start": 214}),
]  # fmt: skip

REPORT, SUMMARY, AUDIT, CARD = "ValidationReport", "ReportSummary", "AuditReport", "GateCard"
CASES: list[tuple[str, str, dict[str, Any]]] = [
    *SPAN_CASES,
    (REPORT, "lists are there", {"findings": GONE}),
    (AUDIT, "lists are there", {"self_check": GONE}),
    ("Reading", "lists are there", {"markers": GONE}),
    ("Section", "a section ends behind its heading", {"body_end": 987}),
    # references, quotes, findings
    ("Mention", "malformed says why", {"malformed": True}),
    ("Mention", "malformed says why", {"malformed_reason": "9 digits at most", "canonical_id": GONE}),
    ("Marker", "a dangling label is a label", {"dangling.0": "8"}),
    ("Claim", "quantitative means evidence", {"quantitative": False}),
    ("Claim", "quantitative means evidence", {"numbers.0.evidential": False}),
    ("NumberMention", "low is below high", {"low": 1.8}),
    ("ReferenceCheck", "the type is that of the prefix", {"identifier_type": "OTHER"}),
    ("ReferenceCheck", "mentions are of the reference", {"mentions.0.canonical_id": "PMID:90000002"}),
    ("ReferenceCheck", "another identifier is another", {"identity.0.conflicting_records": []}),
    ("ReferenceCheck", "another identifier is another", {"identity.1.suggested_id": "PMID:90000001"}),
    ("ReferenceCheck", "another identifier is another", {"same_as": ["PMID:90000001"]}),
    ("QuoteCheck", "tolerance lists a difference", {"differences": []}),
    ("QuoteCheck", "differences show the words of the quote", {"differences.0.in_quote": "+"}),
    ("QuoteCheck", "misattributed is to another",
     {"quote_outcome": "MISATTRIBUTED", "match_kind": GONE, "found_in": "PMID:90000001"}),
    (REPORT, "ids are unique", {"references.1.reference_id": "PMID:90000001", "references.1.identifier_type": "PMID"}),
    (REPORT, "ids are unique", {"quotes.1.id": "q1"}),
    (REPORT, "ids are unique", {"findings.1.id": "3f2a9c0d71be4458"}),
    (REPORT, "quotes refer to listed references", {"quotes.1.reference_id": "PMID:90000003"}),
    (REPORT, "quotes refer to listed references", {"quotes.2.found_in": "PMID:90000003"}),
    (REPORT, "quotes stand in the order of the text", {"quotes.1.start": 600}),
    (REPORT, "only a record has words", {"quotes.1.reference_id": "PMC:PMC99000001"}),
    (REPORT, "only a record has words", {"quotes.3.reference_id": "PMID:90000001"}),
    (REPORT, "anchors are in their source", {"quotes.0.anchor.source_id": "PMID:90000007"}),
    (REPORT, "same as is mutual", {"references.1.same_as": GONE}),
    (REPORT, "findings refer to what is listed", {"findings.0.reference_id": "PMID:90000003"}),
    (REPORT, "findings refer to what is listed", {"findings.2.quote_id": "q9"}),
    (REPORT, "a finding has its verdict", {"findings.0.reference_id": "PMC:PMC99000001"}),
    (REPORT, "a finding has its verdict", {"findings.2.quote_id": "q4"}),
    (REPORT, "acknowledgements refer to findings", {"acknowledgements.0.finding": "0000000000000000"}),
    # look-ups
    ("LookupAttempt", "answers are about what was asked", {"absent_ids": ["PMID:90000003"]}),
    ("LookupAttempt", "answers are about what was asked", {"absent_ids": ["PMID:90000001"]}),
    ("RegistryHealth", "health adds up", {"asked": 4}),
    (REPORT, "attempt ids are unique", {"attempts.1.id": "a1"}),
    (AUDIT, "attempt ids are unique", {"attempts.1.id": "a1"}),
    (REPORT, "attempts stand in the order asked", {"attempts.1.id": "a3", "attempts.2.id": "a2"}),
    (AUDIT, "attempts stand in the order asked", {"attempts.0.id": "a3"}),
    (REPORT, "attempts are listed", {"references.0.attempt_ids": ["a9"]}),
    (REPORT, "a verified reference was found", {"attempts.0.found_ids": GONE}),
    (REPORT, "a file of the user proves nothing", {"attempts.0.requested_ids.2": "PMID:90000007"}),
    (REPORT, "a denial is an answer", {"attempts.0.absent_ids": GONE}),
    (REPORT, "a denial is an answer", {"references.3.denial.attempt_id": "a9"}),
    (REPORT, "a denial is an answer", {"attempts.0.registry": "EUROPEPMC"}),
    (REPORT, "nothing failed beside a denial",
     {"attempts.2.registry": "PUBMED", "attempts.2.requested_ids.1": "PMID:90000099"}),
    (REPORT, "nothing found it beside a denial", {"attempts.1.found_ids.1": "PMID:90000099"}),
    (REPORT, "a failure is recorded", {"references.4.failure.attempt_id": "a9"}),
    (REPORT, "a failure is recorded", {"references.4.failure.registry": "PUBMED"}),
    (REPORT, "a failure is recorded", {"references.4.failure.cause": "RATE_LIMITED"}),
    (REPORT, "a failure is recorded", {"attempts.2.requested_ids": ["PMC:PMC99000002"]}),
    # the summary
    (SUMMARY, "references add up", {"total_references": 7}),
    (SUMMARY, "quotes add up", {"quotes_checked": 4}),
    (SUMMARY, "quotes add up", {"quotes_misattributed": 3}),
    (SUMMARY, "relevance adds up", {"on_topic": 2}),
    (SUMMARY, "the rate is that of the answered", {"confabulation_rate": 0.251}),
    (SUMMARY, "the rate is that of the answered", {"confabulation_rate": GONE}),
    (SUMMARY, "zeros are left out", {"retracted": 0}),
    (SUMMARY, "zeros are left out", {"needs_review": False}),
    (SUMMARY, "zeros are left out", {"off_topic_references": []}),
    ("Coverage", "coverage has parts within wholes", {"answered": 6}),
    (REPORT, "references are counted", {"summary.unresolved_references": ["PMID:90000001"]}),
    (REPORT, "quotes are counted", {"summary.quotes_not_checkable": 2}),
    (REPORT, "verdicts are counted", {"summary.retracted": GONE}),
    (REPORT, "coverage is counted", {"coverage.looked_up": 6}),
    (REPORT, "coverage is counted", {"bibliography.1.identifiers": ["PMID:90000002"]}),
    (REPORT, "complete if all was answered", {"summary.complete": True}),
    (REPORT, "complete if all was answered", {"references.5.unverifiable_reason": "OVER_LIMIT"}),
    (REPORT, "needs review if anything does", {"summary.needs_review": GONE}),
    (REPORT, "versions agree", {"summary.contract_version": "0.2.0"}),
    # anchors and the gate
    ("CitationRecord", "the hash is that of the quote", {"verbatim_quote": "The reader kept plate images for 90 days."}),
    ("CitationRecord", "the block number is that of its pointer", {"block_index": 42}),
    ("PublicAnchor", "the block number is that of its pointer", {"block_self_ref": "#/texts/42"}),
    ("CheckerResult", "ok means clean and unflagged", {"anchor_level": "page"}),
    ("CheckerResult", "ok means clean and unflagged", {"checker_flags": ["boundary"]}),
    ("AnchorBuild", "claims are of one document", {"citation_records.0.doc_id": "0" * 64}),
    (CARD, "concerns are answered one by one", {"gate_decision.concern_answers": GONE}),
    (CARD, "a settled card is about its record", {"gate_decision.record_hash": "0" * 64}),
    (CARD, "a settled card is about its record", {"checker_result.claim_id": "c2"}),
    (CARD, "accepted words are the words shown", {"gate_decision.redacted_claim": "The Jones reader kept images."}),
    (CARD, "the redacted claim is the claim redacted", {"redacted_claim": "The Jones reader kept images."}),
    (CARD, "the redacted claim is the claim redacted", {"redactions.0.end": 99}),
    ("GateSummary", "cards add up", {"cards_total": 5}),
    ("GateSummary", "prescreen counts are within each other", {"disagreements": 2}),
    ("LedgerEntry", "only the first entry has none before", {"seq": 1}),
    # audits
    (AUDIT, "numbers are unique", {"papers.1.paper_id": "p1"}),
    (AUDIT, "a citation belongs to one paper", {"papers.1.indices": [2, 3]}),
    (AUDIT, "a citation belongs to one paper", {"papers.0.indices": [1]}),
    (AUDIT, "markers lead to citations or dangle", {"dangling_indices": []}),
    (AUDIT, "markers lead to citations or dangle", {"dangling_indices": [1, 9]}),
    (AUDIT, "markers lead to citations or dangle", {"uncited_indices": [8]}),
    (AUDIT, "worst risk is that of the citations", {"citations.0.origin_risk": "HIGH"}),
    (AUDIT, "every paper has a judgement", {"judgements.2.paper_id": "p4"}),
    (AUDIT, "every paper has a judgement", {"judgements.0.indices": [1]}),
    (AUDIT, "fabricated is what does not exist", {"papers.1.existence": GONE}),
    (AUDIT, "a paper is denied by an answer", {"attempts.0.absent_ids": GONE}),
    (AUDIT, "a paper is denied by an answer", {"attempts.1.requested_ids": ["PMID:90000012"]}),
    (AUDIT, "a fabricated paper is found nowhere", {"attempts.0.found_ids": ["PMID:90000012"]}),
    (AUDIT, "an outage is recorded", {"completeness.missing_papers.0.existence.failure.cause": "REFUSED"}),
    (AUDIT, "number checks are of listed claims", {"number_checks.0.claim_number": 3}),
    (AUDIT, "number checks are of listed claims", {"number_checks.0.paper_id": "p9"}),
    (AUDIT, "number checks are of listed claims", {"number_checks.0.found_in_paper": "p1"}),
    (AUDIT, "what is dropped is fabricated", {"disposition.dropped_citations": [1, 3]}),
    (AUDIT, "what is dropped is fabricated", {"disposition.dropped_claims": [1]}),
    (AUDIT, "an audit is counted", {"audit_summary.papers_unverifiable": 1}),
    (AUDIT, "no more are checked than the cap", {"max_papers": 1}),
    ("Completeness", "coverage is kept over key", {"evidence_coverage": 0.6}),
    ("Completeness", "coverage is kept over key", {"papers_kept": 3}),
    ("AgeDistribution", "years are in order", {"oldest_year": 2022}),
    ("AgeDistribution", "years are in order", {"papers_over_five_years": 3}),
    ("Search", "no more is taken than there is", {"hits": 0}),
    ("Search", "no more is taken than there is", {"searched_to": "2019-12"}),
    ("NumberPair", "a pair is of two papers", {"paper_id_b": "p1"}),
]  # fmt: skip

#: What is close to a case above and keeps the invariant.
KEPT: list[tuple[str, dict[str, Any]]] = [
    ("ReferenceCheck", {"mentions": []}),
    ("Search", {"searched_from": "2026-01-31", "searched_to": "2026"}),
    ("GateSummary", {"claims_prescreened": GONE, "claims_skipped": GONE, "claims_spot_checked": GONE, "disagreements": GONE}),
    ("GuardrailFlag", {"span_start": GONE, "span_end": GONE}),
    (CARD, {"gate_status": "pending", "redacted_claim": GONE, "redactions": GONE}),
    (CARD, {"gate_status": "pending", "gate_decision": GONE, "checker_result.record_hash": "0" * 64}),
    (REPORT, {"attempts.3.registry": "EUROPEPMC"}),
    (REPORT, {"attempts.2.lookup_outcome": "ANSWERED", "references.4.failure.cause": "INCONCLUSIVE"}),
    ("LedgerEntry", {"seq": 5, "previous_hash": "1" * 64}),
    ("Completeness", {"papers_kept": GONE, "key_papers": GONE, "evidence_coverage": GONE}),
]  # fmt: skip


def test_every_invariant_has_a_case_that_breaks_it() -> None:
    assert {(case[0], case[1]) for case in CASES} == {(each.class_name, each.name) for each in INVARIANTS}


def test_every_class_with_invariants_has_an_instance(all_instances: dict[str, Any]) -> None:
    assert set(all_instances) == {each.class_name for each in INVARIANTS} | {"RegistryHealth"}


@pytest.mark.parametrize("class_name", sorted({each.class_name for each in INVARIANTS}))
def test_the_valid_instance_keeps_them_all(class_name: str, instance: Instance) -> None:
    whole = instance(class_name)
    assert fits(whole, class_name)
    assert broken_invariants(whole, class_name) == []


@pytest.mark.parametrize(("class_name", "name", "change"), CASES)
def test_the_changed_instance_breaks_it(
    class_name: str, name: str, change: dict[str, Any], instance: Instance
) -> None:
    changed = _changed(instance(class_name), change)
    assert fits(changed, class_name), "the change breaks the JSON Schema, so that it shows nothing"
    broken = {problem.what.split('"')[1] for problem in broken_invariants(changed, class_name)}
    assert name in broken


@pytest.mark.parametrize(("class_name", "change"), KEPT)
def test_the_changed_instance_keeps_them_all(
    class_name: str, change: dict[str, Any], instance: Instance
) -> None:
    changed = _changed(instance(class_name), change)
    assert fits(changed, class_name)
    assert broken_invariants(changed, class_name) == []


@pytest.mark.parametrize("class_name", sorted({each.class_name for each in INVARIANTS}))
def test_none_stumbles_over_what_fits(class_name: str, instance: Instance) -> None:
    for path in _paths(instance(class_name)):
        for item in (GONE, [], 0, 10**6, "PMID:90000003", "x", "a9", True):
            changed = instance(class_name)
            target: Any = changed
            for step in path[:-1]:
                target = target[step]
            if item is GONE:
                del target[path[-1]]
            else:
                target[path[-1]] = item
            if fits(changed, class_name):
                broken_invariants(changed, class_name)  # whatever it says, it says it


def test_a_fault_deep_inside_is_given_its_whole_place(instance: Instance) -> None:
    report = _changed(instance(REPORT), {"references.0.mentions.0.end": 0})
    assert "references[0].mentions[0].end" in {each.place for each in broken_invariants(report, REPORT)}


def test_empty_lists_may_be_left_out_where_a_reader_drops_them(instance: Instance) -> None:
    reading = _changed(instance("Reading"), {"markers": GONE})
    assert broken_invariants(reading, "Reading", lists_optional=True) == []


def test_every_invariant_says_in_a_sentence_what_it_demands() -> None:
    for each in INVARIANTS:
        assert each.description.endswith("."), each
        assert each.description[0].isupper() or each.description.split()[0].islower(), each


def test_every_class_with_a_stretch_of_text_is_checked() -> None:
    ends = {name for name in schema.class_names() for pair in spans.ENDS if set(pair) <= schema.slots(name)}
    filled = {name for name in schema.class_names() if {"raw", "start", "end"} <= schema.slots(name)}
    assert {each.class_name for each in spans.INVARIANTS if each.name == END} == ends
    assert filled <= {name for name, *_ in spans.WORDS}


def test_looking_up_and_checking_agree_on_who_can_deny() -> None:
    assert {kind: names[0] for kind, names in AUTHORITIES.items()} == AUTHORITY


def _paths(value: Any, above: tuple[str | int, ...] = ()) -> Iterator[tuple[str | int, ...]]:
    """The path of everything in *value*."""
    parts = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, item in parts:
        yield (*above, key)
        yield from _paths(item, (*above, key))


def _changed(value: dict[str, Any], change: dict[str, Any]) -> dict[str, Any]:
    """*value* with the slots set that *change* names by dotted paths; a number past a list's end adds to it."""
    for path, item in change.items():
        *steps, last = (int(step) if step.isdigit() else step for step in path.split("."))
        target: Any = value
        for step in steps:
            target = target[step]
        if item is GONE:
            del target[last]
        elif isinstance(target, list) and last == len(target):
            target.append(item)
        else:
            target[last] = item
    return value
