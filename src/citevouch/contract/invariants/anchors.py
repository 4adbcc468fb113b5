"""Document anchors and the gate: records that are whole, and decisions about what they were made on."""

from __future__ import annotations

import itertools
from hashlib import sha256
from typing import TYPE_CHECKING

from citevouch.contract.invariants.model import (
    Object,
    differs,
    invariants,
    repeated,
    values,
)
from citevouch.contract.problems import Problem, shown

if TYPE_CHECKING:
    from collections.abc import Iterator

CLEAN = ("exact", "relocated")
NO_HASH = "0" * 64  #: what the first entry of a ledger has for the hash of the one before
STATUSES = ("cards_pending", "cards_pending_reverification", "cards_accepted", "cards_rejected")
SETTLED = ("accepted", "rejected")


def the_hash_is_that_of_the_quote(record: Object) -> Iterator[Problem]:
    """text_hash is the SHA-256 of verbatim_quote in UTF-8."""
    digest = sha256(record["verbatim_quote"].encode(errors="surrogatepass")).hexdigest()
    if record["text_hash"] != digest:
        yield Problem(("text_hash",), "is not the hash of verbatim_quote")


def the_block_number_is_that_of_its_pointer(anchor: Object) -> Iterator[Problem]:
    """block_index is the number that block_self_ref ends in."""
    number = int(anchor["block_self_ref"].rpartition("/")[2])
    yield from differs("block_index", anchor["block_index"], number, "block_self_ref has")


def ok_means_clean_and_unflagged(result: Object) -> Iterator[Problem]:
    """A checker result is ok if and only if its level is clean and nothing is flagged."""
    is_clean = result["anchor_level"] in CLEAN and not result.get("checker_flags")
    yield from differs("ok", result["ok"], is_clean, "level and flags say")


def claims_are_of_one_document(build: Object) -> Iterator[Problem]:
    """The records of one extraction are of its document, and no claim stands in it twice."""
    records = build.get("citation_records", ())
    for at, record in enumerate(records):
        if record["doc_id"] != build["doc_id"]:
            yield Problem(("citation_records", at, "doc_id"), "is another document's")
    ids = [record["claim_id"] for record in records if "claim_id" in record]
    yield from repeated("citation_records", ids, "claim_id")


def concerns_are_answered_one_by_one(card: Object) -> Iterator[Problem]:
    """Concerns have ids of their own, and an accepted card has an answer to each."""
    yield from repeated("concerns", values(card, "concerns", "concern_id"), "concern_id")
    if card["gate_status"] == "accepted":
        answered = set(values(card["gate_decision"], "concern_answers", "concern_id"))
        for at, concern in enumerate(card.get("concerns", ())):
            if concern["concern_id"] not in answered:
                yield Problem(
                    ("concerns", at), f"accepted without an answer to {shown(concern['concern_id'])}"
                )


def a_settled_card_is_about_its_record(card: Object) -> Iterator[Problem]:
    """What a card was accepted or rejected on is about the record that it shows, not an earlier text."""
    if card["gate_status"] not in SETTLED:
        return
    for slot in ("gate_decision", "checker_result", "verifier_not_run"):
        for key in ("claim_id", "record_hash"):
            if slot in card and card[slot][key] != card[key]:
                yield Problem(
                    (slot, key), f"{shown(card[slot][key])}, but the card is about {shown(card[key])}"
                )


def accepted_words_are_the_words_shown(card: Object) -> Iterator[Problem]:
    """What an accepted card would publish is what its decision accepted."""
    if card["gate_status"] == "accepted":
        accepted = card["gate_decision"].get("redacted_claim")
        yield from differs("redacted_claim", card.get("redacted_claim"), accepted, "the decision accepts")


def the_redacted_claim_is_the_claim_redacted(card: Object) -> Iterator[Problem]:
    """redacted_claim is claim_text with each redaction, in order and apart, in its place."""
    text, end, redacted = card["claim_text"], 0, ""
    for at, redaction in enumerate(card.get("redactions", ())):
        if redaction["start"] < end or redaction["end"] > len(text):
            yield Problem(("redactions", at), "overlaps the one before or lies outside of the claim")
            return
        redacted += text[end : redaction["start"]] + redaction["replacement"]
        end = redaction["end"]
    if card.get("redacted_claim", redacted + text[end:]) != redacted + text[end:]:
        yield Problem(("redacted_claim",), "is not claim_text with the redactions in place")


def cards_add_up(summary: Object) -> Iterator[Problem]:
    """cards_total is the sum of the cards of each status."""
    total = sum(summary[slot] for slot in STATUSES)
    yield from differs("cards_total", summary["cards_total"], total, "its parts come to")


def prescreen_counts_are_within_each_other(summary: Object) -> Iterator[Problem]:
    """Of the prescreened some were skipped, of these some spot-checked, of these some disagreed."""
    slots = ("claims_prescreened", "claims_skipped", "claims_spot_checked", "disagreements")
    for whole, part in itertools.pairwise(slots):
        if summary.get(part, 0) > summary.get(whole, 0):
            yield Problem((part,), f"{summary[part]}, more than {whole}, {summary.get(whole, 0)}")


def only_the_first_entry_has_none_before(entry: Object) -> Iterator[Problem]:
    """previous_hash is 64 zeros if and only if the entry is the first."""
    if (entry["seq"] == 0) != (entry["previous_hash"] == NO_HASH):
        yield Problem(("previous_hash",), f"does not go with seq {entry['seq']}")


INVARIANTS = (
    *invariants("CitationRecord", the_hash_is_that_of_the_quote, the_block_number_is_that_of_its_pointer),
    *invariants("PublicAnchor", the_block_number_is_that_of_its_pointer),
    *invariants("CheckerResult", ok_means_clean_and_unflagged),
    *invariants("AnchorBuild", claims_are_of_one_document),
    *invariants(
        "GateCard",
        concerns_are_answered_one_by_one,
        a_settled_card_is_about_its_record,
        accepted_words_are_the_words_shown,
        the_redacted_claim_is_the_claim_redacted,
    ),
    *invariants("GateSummary", cards_add_up, prescreen_counts_are_within_each_other),
    *invariants("LedgerEntry", only_the_first_entry_has_none_before),
)
