"""References, quotes, findings: that they are about each other, and about what they say they are about."""

from __future__ import annotations

from typing import TYPE_CHECKING

from citevouch.contract.invariants.model import Object, invariants, repeated, values
from citevouch.contract.problems import Problem, shown
from citevouch.identifiers import type_of

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

DECIDED = ("FOUND", "NOT_FOUND", "MISATTRIBUTED")
RETRACTIONS = ("RETRACTED", "WITHDRAWN")


def malformed_says_why(mention: Object) -> Iterator[Problem]:
    """A mention is malformed if and only if it says what is wrong with its form."""
    if mention["malformed"] != ("malformed_reason" in mention):
        yield Problem(("malformed",), f"{shown(mention['malformed'])} does not go with malformed_reason")


def a_dangling_label_is_a_label(marker: Object) -> Iterator[Problem]:
    """What dangles is among the labels that the marker names."""
    for at, label in enumerate(marker.get("dangling", ())):
        if label not in marker.get("labels", ()):
            yield Problem(("dangling", at), f"{shown(label)} is no label of the marker")


def quantitative_means_evidence(claim: Object) -> Iterator[Problem]:
    """A claim is quantitative if and only if one of its numbers is evidence."""
    has_evidence = any(values(claim, "numbers", "evidential"))
    if claim["quantitative"] != has_evidence:
        yield Problem(("quantitative",), f"{shown(claim['quantitative'])} does not go with its numbers")


def low_is_below_high(number: Object) -> Iterator[Problem]:
    """The lower end of an interval is not above its upper end."""
    if "low" in number and "high" in number and number["low"] > number["high"]:
        yield Problem(("low",), f"{number['low']} is above high, {number['high']}")


def the_type_is_that_of_the_prefix(reference: Object) -> Iterator[Problem]:
    """identifier_type is the kind that the identifier's prefix stands for: authority follows from it."""
    if (kind := type_of(reference["reference_id"])) != reference["identifier_type"]:
        what = f"{reference['identifier_type']}, but {shown(reference['reference_id'])} is of type {kind}"
        yield Problem(("identifier_type",), what)


def mentions_are_of_the_reference(reference: Object) -> Iterator[Problem]:
    """The mentions of a reference name it, and are no more than its occurrences."""
    for at, mention in enumerate(reference.get("mentions", ())):
        if mention.get("canonical_id", reference["reference_id"]) != reference["reference_id"]:
            what = f"{shown(mention['canonical_id'])} is not {shown(reference['reference_id'])}"
            yield Problem(("mentions", at, "canonical_id"), what)
    if (number := len(reference.get("mentions", ()))) > reference["occurrences"]:
        yield Problem(("occurrences",), f"{reference['occurrences']}, but there are {number} mentions")


def another_identifier_is_another(reference: Object) -> Iterator[Problem]:
    """A conflict names another identifier, a suggestion is another one, and a paper is not its own double."""
    own = reference["reference_id"]
    for at, check in enumerate(reference.get("identity", ())):
        if check["identity_verdict"] == "CONFLICT" and set(check["conflicting_records"]) <= {own}:
            yield Problem(("identity", at, "conflicting_records"), f"names no identifier but {shown(own)}")
        if check.get("suggested_id") == own:
            yield Problem(("identity", at, "suggested_id"), "is the identifier that is called wrong")
    if own in reference.get("same_as", ()):
        yield Problem(("same_as",), f"{shown(own)} is the reference itself")


def tolerance_lists_a_difference(quote: Object) -> Iterator[Problem]:
    """A TOLERANT match lists at least one difference."""
    if quote.get("match_kind") == "TOLERANT" and not quote["differences"]:
        yield Problem(("differences",), "lists none")


def differences_show_the_words_of_the_quote(quote: Object) -> Iterator[Problem]:
    """What a difference shows of the quote is what the quote has at that place."""
    for at, difference in enumerate(quote.get("differences", ())):
        there = quote["quote"][difference["quote_start"] : difference["quote_end"]]
        if difference.get("in_quote", "") != there:
            what = f"{shown(difference.get('in_quote', ''))}, but the quote has {shown(there)} there"
            yield Problem(("differences", at, "in_quote"), what)


def misattributed_is_to_another(quote: Object) -> Iterator[Problem]:
    """A misattributed quote was found in another source than the cited one."""
    if quote.get("found_in") == quote["reference_id"]:
        yield Problem(("found_in",), f"{shown(quote['found_in'])} is the cited source itself")


def ids_are_unique(report: Object) -> Iterator[Problem]:
    """No identifier has two checks, no two quotes and no two findings have the same id."""
    for slot, key in (("references", "reference_id"), ("quotes", "id"), ("findings", "id")):
        yield from repeated(slot, values(report, slot, key), key)


def quotes_refer_to_listed_references(report: Object) -> Iterator[Problem]:
    """The source that a quote is attributed to, and the one it was found in, are among the references."""
    listed = set(values(report, "references", "reference_id"))
    for at, quote in enumerate(report.get("quotes", ())):
        for slot in ("reference_id", "found_in"):
            if slot in quote and quote[slot] not in listed:
                yield Problem(("quotes", at, slot), f"{shown(quote[slot])} is not among the references")


def quotes_stand_in_the_order_of_the_text(report: Object) -> Iterator[Problem]:
    """Quotes stand in the order of the text."""
    starts = values(report, "quotes", "start")
    for position, (start, before) in enumerate(zip(starts[1:], starts, strict=False), start=1):
        if start < before:
            yield Problem(("quotes", position, "start"), f"{start} stands behind a quote at {before}")


def only_a_record_has_words(report: Object) -> Iterator[Problem]:
    """A quote is FOUND, NOT_FOUND or MISATTRIBUTED only where its reference is VERIFIED."""
    status = {item["reference_id"]: item["status"] for item in report.get("references", ())}
    for at, quote in enumerate(report.get("quotes", ())):
        outcome, of = quote["quote_outcome"], status.get(quote["reference_id"])
        if outcome in DECIDED and of not in (None, "VERIFIED"):
            yield Problem(("quotes", at, "quote_outcome"), f"{outcome} in a source that is {of}")
        if quote.get("not_checkable_reason") == "LOOKUP_FAILED" and of not in (None, "LOOKUP_FAILED"):
            yield Problem(("quotes", at, "not_checkable_reason"), f"LOOKUP_FAILED of a source that is {of}")


def anchors_are_in_their_source(report: Object) -> Iterator[Problem]:
    """The words of a quote stand in the cited source, or the one they were found in, by any of its ids."""
    names = {item["reference_id"]: _names(item) for item in report.get("references", ())}
    for at, quote in enumerate(report.get("quotes", ())):
        source = quote.get("found_in", quote["reference_id"])
        if "anchor" in quote and quote["anchor"]["source_id"] not in names.get(source, {source}):
            what = f"{shown(quote['anchor']['source_id'])} is not {shown(source)}"
            yield Problem(("quotes", at, "anchor", "source_id"), what)


def _names(reference: Object) -> set[str]:
    """Every identifier of the paper behind a reference."""
    record = reference.get("record", {})
    prefixed = {"pmid": "PMID:", "doi": "DOI:", "pmcid": "PMC:"}
    own = {prefix + record[slot] for slot, prefix in prefixed.items() if slot in record}
    return {reference["reference_id"], *reference.get("same_as", ()), *record.get("also", ()), *own}


def same_as_is_mutual(report: Object) -> Iterator[Problem]:
    """If one listed reference is the same paper as another, the other says so too."""
    same = {item["reference_id"]: item.get("same_as", ()) for item in report.get("references", ())}
    for at, reference in enumerate(report.get("references", ())):
        for other in reference.get("same_as", ()):
            if other in same and reference["reference_id"] not in same[other]:
                yield Problem(("references", at, "same_as"), f"{shown(other)} does not say so of this one")


def findings_refer_to_what_is_listed(report: Object) -> Iterator[Problem]:
    """The reference and the quote that a finding is about are in the report."""
    listed = {
        "reference_id": set(values(report, "references", "reference_id")),
        "quote_id": set(values(report, "quotes", "id")),
    }
    for at, finding in enumerate(report.get("findings", ())):
        for slot, known in listed.items():
            if slot in finding and finding[slot] not in known:
                yield Problem(("findings", at, slot), f"{shown(finding[slot])} is not in this report")


#: What a reference is that a finding of this kind is about.
VERDICT_OF: dict[str, Callable[[Object], bool]] = {
    "REFERENCE_NOT_FOUND": lambda item: item["status"] == "NOT_FOUND",
    "LOOKUP_FAILED": lambda item: item["status"] == "LOOKUP_FAILED",
    "IDENTIFIER_MALFORMED": lambda item: item.get("unverifiable_reason") == "MALFORMED",
    "IDENTITY_MISMATCH": lambda item: "MISMATCH" in values(item, "identity", "identity_verdict"),
    "WRONG_IDENTIFIER": lambda item: "WRONG_IDENTIFIER" in values(item, "identity", "identity_verdict"),
    "IDENTIFIER_CONFLICT": lambda item: "CONFLICT" in values(item, "identity", "identity_verdict"),
    "DETAILS_WRONG": lambda item: any(values(item, "identity", "wrong_details")),
    "RETRACTED": lambda item: not {*RETRACTIONS}.isdisjoint(values(item, "notices", "standing")),
    "CONCERN": lambda item: "EXPRESSION_OF_CONCERN" in values(item, "notices", "standing"),
    "CORRECTED": lambda item: "CORRECTED" in values(item, "notices", "standing"),
    "OFF_TOPIC": lambda item: item.get("relevance", {}).get("relevance_verdict") == "OFF_TOPIC",
}
OUTCOME_OF = {"QUOTE_NOT_FOUND": "NOT_FOUND", "QUOTE_MISATTRIBUTED": "MISATTRIBUTED"}


def a_finding_has_its_verdict(report: Object) -> Iterator[Problem]:
    """A finding accuses a reference or a quote of no more than its check says."""
    references = {item["reference_id"]: item for item in report.get("references", ())}
    outcomes = {item["id"]: item["quote_outcome"] for item in report.get("quotes", ())}
    for at, finding in enumerate(report.get("findings", ())):
        kind = finding["finding_kind"]
        reference = references.get(finding.get("reference_id"))
        if reference and kind in VERDICT_OF and not VERDICT_OF[kind](reference):
            what = f"{kind}, which is not what the check of {shown(finding['reference_id'])} says"
            yield Problem(("findings", at, "finding_kind"), what)
        outcome = outcomes.get(finding.get("quote_id"))
        if outcome and outcome != OUTCOME_OF.get(kind):
            what = f"{kind}, but the quote {shown(finding['quote_id'])} is {outcome}"
            yield Problem(("findings", at, "finding_kind"), what)


def acknowledgements_refer_to_findings(report: Object) -> Iterator[Problem]:
    """An acknowledgement is of a finding of this report."""
    listed = set(values(report, "findings", "id"))
    for at, known in enumerate(report.get("acknowledgements", ())):
        if known["finding"] not in listed:
            yield Problem(
                ("acknowledgements", at, "finding"), f"{shown(known['finding'])} is no finding here"
            )


INVARIANTS = (
    *invariants("Mention", malformed_says_why),
    *invariants("Marker", a_dangling_label_is_a_label),
    *invariants("Claim", quantitative_means_evidence),
    *invariants("NumberMention", low_is_below_high),
    *invariants(
        "ReferenceCheck",
        the_type_is_that_of_the_prefix,
        mentions_are_of_the_reference,
        another_identifier_is_another,
    ),
    *invariants(
        "QuoteCheck",
        tolerance_lists_a_difference,
        differences_show_the_words_of_the_quote,
        misattributed_is_to_another,
    ),
    *invariants(
        "ValidationReport",
        ids_are_unique,
        quotes_refer_to_listed_references,
        quotes_stand_in_the_order_of_the_text,
        only_a_record_has_words,
        anchors_are_in_their_source,
        same_as_is_mutual,
        findings_refer_to_what_is_listed,
        a_finding_has_its_verdict,
        acknowledgements_refer_to_findings,
    ),
)
