"""The summary of a report: its counts add up among themselves and are those of the report."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any

from citevouch.contract.invariants.model import Object, counted, differs, invariants, values
from citevouch.contract.invariants.references import RETRACTIONS
from citevouch.contract.problems import Problem

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

RATE_DECIMALS = 3

#: Always written, also when they are zero; the other counts and lists only when they are not.
ALWAYS = {
    "total_references",
    "verified",
    "not_found",
    "lookup_failed",
    "unverifiable",
    "confabulation_rate",  # 0.0 says that something was answered
    "quotes_checked",
    "complete",
}

UNSUPPORTED = ("NOT_FOUND", "MISATTRIBUTED")
MISMATCHES = ("MISMATCH", "WRONG_IDENTIFIER")
CUT_SHORT = ("OVER_LIMIT", "OFFLINE")  #: reasons of UNVERIFIABLE that another run need not have

#: The kind of finding that an acknowledgement of a standing is made on.
FINDING_OF = {"RETRACTED": "RETRACTED", "WITHDRAWN": "RETRACTED", "EXPRESSION_OF_CONCERN": "CONCERN"}


def references_add_up(summary: Object) -> Iterator[Problem]:
    """total_references = verified + not_found + lookup_failed + unverifiable."""
    total = sum(summary[slot] for slot in ("verified", "not_found", "lookup_failed", "unverifiable"))
    yield from differs("total_references", summary["total_references"], total, "its parts come to")


def quotes_add_up(summary: Object) -> Iterator[Problem]:
    """quotes_checked = quotes_valid + quotes_unsupported, and misattributed ones are unsupported."""
    total = summary.get("quotes_valid", 0) + summary.get("quotes_unsupported", 0)
    yield from differs("quotes_checked", summary["quotes_checked"], total, "its parts come to")
    if summary.get("quotes_misattributed", 0) > summary.get("quotes_unsupported", 0):
        yield Problem(("quotes_misattributed",), "more than quotes_unsupported, of which they are a part")


def relevance_adds_up(summary: Object) -> Iterator[Problem]:
    """References found on or off topic are among those whose relevance was assessed."""
    assessed = summary.get("relevance_assessed", 0)
    if (judged := summary.get("on_topic", 0) + summary.get("off_topic", 0)) > assessed:
        yield Problem(("relevance_assessed",), f"{assessed}, but on and off topic together are {judged}")


def the_rate_is_that_of_the_answered(summary: Object) -> Iterator[Problem]:
    """confabulation_rate = not_found / (verified + not_found) to 3 decimals, absent if that is nothing."""
    answered = summary["verified"] + summary["not_found"]
    rate = round(summary["not_found"] / answered, RATE_DECIMALS) if answered else None
    yield from differs("confabulation_rate", summary.get("confabulation_rate"), rate, "its counts give")


def zeros_are_left_out(summary: Object) -> Iterator[Problem]:
    """What is not always written is written only when it is not zero, empty or false."""
    for slot, value in summary.items():
        if slot not in ALWAYS and value in (0, []):
            yield Problem((slot,), "written, though it is zero, empty or false")


def references_are_counted(report: Object) -> Iterator[Problem]:
    """The summary counts the references of each status, and lists those NOT_FOUND."""
    status = counted(report, "references", "status")
    denied = _ids(report, "references", "status", ["NOT_FOUND"])
    yield from _counts(
        report,
        verified=status["VERIFIED"],
        not_found=status["NOT_FOUND"],
        lookup_failed=status["LOOKUP_FAILED"],
        unverifiable=status["UNVERIFIABLE"],
        unresolved_references=denied,
    )


def quotes_are_counted(report: Object) -> Iterator[Problem]:
    """The summary counts the quotes of each outcome, but those too short, and lists the unsupported."""
    outcome = counted(report, "quotes", "quote_outcome")
    short = counted(report, "quotes", "not_checkable_reason")["TOO_SHORT"]
    yield from _counts(
        report,
        quotes_valid=outcome["FOUND"],
        quotes_unsupported=sum(outcome[kind] for kind in UNSUPPORTED),
        quotes_misattributed=outcome["MISATTRIBUTED"],
        quotes_not_checkable=outcome["NOT_CHECKABLE"] - short,
        unsupported_quote_references=_ids(report, "quotes", "quote_outcome", UNSUPPORTED),
    )


def verdicts_are_counted(report: Object) -> Iterator[Problem]:
    """The summary counts the references of each identity, standing and subject."""
    relevance = Counter(_relevance(item) for item in report.get("references", ()))
    off_topic = [
        item["reference_id"] for item in report.get("references", ()) if _relevance(item) == "OFF_TOPIC"
    ]
    standing = counted(report, "references", "standing")
    yield from _counts(
        report,
        identity_mismatches=_with_identity(report, *MISMATCHES),
        identifier_conflicts=_with_identity(report, "CONFLICT"),
        retracted=sum(standing[kind] for kind in RETRACTIONS),
        relevance_assessed=relevance.total() - relevance["NOT_ASSESSED"],
        on_topic=relevance["ON_TOPIC"],
        off_topic=relevance["OFF_TOPIC"],
        off_topic_references=off_topic,
    )


def coverage_is_counted(report: Object) -> Iterator[Problem]:
    """The report's coverage is that of its summary, and its counts are those of the lists."""
    coverage, summary, entries = report["coverage"], report["summary"], report.get("bibliography", ())
    if summary["coverage"] != coverage:
        yield Problem(("summary", "coverage"), "is not the report's coverage")
    counts = {
        "answered": summary["verified"] + summary["not_found"],
        "quotes_checked": summary["quotes_checked"],
        "bibliography_entries": len(entries),
        "entries_without_identifier": sum(not entry.get("identifiers") for entry in entries),
    }
    for slot, count in counts.items():
        yield from differs(slot, coverage[slot], count, "the report has", at=("coverage",))


def coverage_has_parts_within_wholes(coverage: Object) -> Iterator[Problem]:
    """What was answered was looked up; what was attributed was seen."""
    for part, whole in (
        ("answered", "looked_up"),
        ("quotes_attributed", "quotes_seen"),
        ("entries_without_identifier", "bibliography_entries"),
    ):
        if coverage[part] > coverage[whole]:
            yield Problem((part,), f"{coverage[part]}, more than {whole}, {coverage[whole]}")


def complete_if_all_was_answered(report: Object) -> Iterator[Problem]:
    """complete: nothing LOOKUP_FAILED, OFFLINE or OVER_LIMIT, no breaker open; truncated: some OVER_LIMIT."""
    cut_short = counted(report, "references", "unverifiable_reason")
    incomplete = (
        counted(report, "references", "status")["LOOKUP_FAILED"] > 0
        or any(cut_short[reason] for reason in CUT_SHORT)
        or any(values(report, "health", "breaker_open"))
    )
    yield from _flags(report, complete=not incomplete, truncated=cut_short["OVER_LIMIT"] > 0)


def needs_review_if_anything_does(report: Object) -> Iterator[Problem]:
    """needs_review is there if and only if an accusation, a failed look-up or an open retraction is."""
    status = counted(report, "references", "status")
    outcome = counted(report, "quotes", "quote_outcome")
    wanted = (
        status["NOT_FOUND"] + status["LOOKUP_FAILED"]
        or any(outcome[kind] for kind in UNSUPPORTED)
        or any(_relevance(item) == "OFF_TOPIC" for item in report.get("references", ()))
        or _with_identity(report, *MISMATCHES, "CONFLICT")
        or any(_open_standing(report))
    )
    yield from _flags(report, needs_review=bool(wanted))


def versions_agree(report: Object) -> Iterator[Problem]:
    """The summary follows the same version of the contract as its report."""
    yield from _counts(report, contract_version=report["contract_version"])


def _flags(report: Object, **flags: bool) -> Iterator[Problem]:
    for slot, flag in flags.items():
        if report["summary"].get(slot, False) != flag:
            what = f"{'written' if not flag else 'absent or false'}, which the report does not bear out"
            yield Problem(("summary", slot), what)


def _relevance(reference: Object) -> str:
    verdict: str = reference.get("relevance", {}).get("relevance_verdict", "NOT_ASSESSED")
    return verdict


def _with_identity(report: Object, *verdicts: str) -> int:
    """How many references have one of these verdicts in at least one place."""
    found = [values(item, "identity", "identity_verdict") for item in report.get("references", ())]
    return sum(not set(verdicts).isdisjoint(given) for given in found)


def _open_standing(report: Object) -> Iterator[str]:
    """The retracted, withdrawn and doubted references that nobody acknowledged."""
    known = set(values(report, "acknowledgements", "finding"))
    acknowledged = {
        (finding.get("reference_id"), finding["finding_kind"])
        for finding in report.get("findings", ())
        if finding["id"] in known
    }
    for item in report.get("references", ()):
        kind = FINDING_OF.get(item.get("standing"))
        if kind and (item["reference_id"], kind) not in acknowledged:
            yield item["reference_id"]


def _counts(report: Object, **counts: int | str | list[str]) -> Iterator[Problem]:
    """Problems where the summary says something else; what it leaves out is zero or empty."""
    for slot, count in counts.items():
        said = report["summary"].get(slot, type(count)())
        yield from differs(slot, said, count, "the report has", at=("summary",))


def _ids(report: Object, list_slot: str, slot: str, wanted: Iterable[Any]) -> list[str]:
    """The reference ids of the objects whose *slot* is wanted, each once, in order."""
    found = [item["reference_id"] for item in report.get(list_slot, ()) if item.get(slot) in wanted]
    return list(dict.fromkeys(found))


INVARIANTS = (
    *invariants(
        "ReportSummary",
        references_add_up,
        quotes_add_up,
        relevance_adds_up,
        the_rate_is_that_of_the_answered,
        zeros_are_left_out,
    ),
    *invariants("Coverage", coverage_has_parts_within_wholes),
    *invariants(
        "ValidationReport",
        references_are_counted,
        quotes_are_counted,
        verdicts_are_counted,
        coverage_is_counted,
        complete_if_all_was_answered,
        needs_review_if_anything_does,
        versions_agree,
    ),
)
