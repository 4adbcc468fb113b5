"""What the verdict on a reference rests on: the attempts that found it, denied it, or failed.

An accusation needs evidence: NOT_FOUND stands only on an answer of the authority for that kind of
identifier, with no failed attempt at that authority beside it; VERIFIED stands on a record that came back.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from citevouch.contract.authorities import authorities
from citevouch.contract.invariants.model import Object, differs, invariants, repeated, values
from citevouch.contract.problems import Problem, shown

if TYPE_CHECKING:
    from collections.abc import Iterator

#: Requests that came back with an answer, be it one that decides nothing.
NO_FAILURE = ("ANSWERED", "INCONCLUSIVE")


def attempt_ids_are_unique(report: Object) -> Iterator[Problem]:
    """No two attempts have the same id."""
    yield from repeated("attempts", values(report, "attempts", "id"), "id")


def attempts_stand_in_the_order_asked(report: Object) -> Iterator[Problem]:
    """Attempts stand in the order in which they were made, which their ids count."""
    numbers = [int(name.removeprefix("a")) for name in values(report, "attempts", "id")]
    for position, (number, before) in enumerate(zip(numbers[1:], numbers, strict=False), start=1):
        if number < before:
            yield Problem(("attempts", position, "id"), f"a{number} stands behind a{before}")


def attempts_are_listed(report: Object) -> Iterator[Problem]:
    """Every attempt that a reference names is in the list of attempts."""
    listed = set(values(report, "attempts", "id"))
    for position, reference in enumerate(report.get("references", ())):
        for at, attempt_id in enumerate(reference.get("attempt_ids", ())):
            if attempt_id not in listed:
                path = ("references", position, "attempt_ids", at)
                yield Problem(path, f"{shown(attempt_id)} is no attempt of this report")


def answers_are_about_what_was_asked(attempt: Object) -> Iterator[Problem]:
    """An attempt denies only what it asked for, and nothing that it found."""
    requested, found = set(attempt.get("requested_ids", ())), set(attempt.get("found_ids", ()))
    for at, absent in enumerate(attempt.get("absent_ids", ())):
        if absent not in requested:
            yield Problem(("absent_ids", at), f"{shown(absent)} was not asked for")
        if absent in found:
            yield Problem(("absent_ids", at), f"{shown(absent)} was found by the same attempt")


def health_adds_up(health: Object) -> Iterator[Problem]:
    """Every request of a run was answered or failed: asked = answered + failed."""
    total = health["answered"] + health["failed"]
    yield from differs("asked", health["asked"], total, "its parts come to")


def a_verified_reference_was_found(report: Object) -> Iterator[Problem]:
    """VERIFIED stands on an attempt that found the identifier."""
    found = attempts_by(report, "found_ids")
    for position, curie, _ in _with_status(report, "VERIFIED"):
        if curie not in found:
            yield Problem(("references", position), f"no attempt found {curie}")


def a_file_of_the_user_proves_nothing(report: Object) -> Iterator[Problem]:
    """A record that only a cache file holds counts only where no authority was asked."""
    found, requested = attempts_by(report, "found_ids"), attempts_by(report, "requested_ids")
    for position, curie, _ in _with_status(report, "VERIFIED"):
        sources = {attempt["registry"] for attempt in found.get(curie, ())}
        asked = {attempt["registry"] for attempt in requested.get(curie, ())} & authorities(curie)
        if sources == {"CACHE_FILE"} and asked:
            what = f"only a cache file holds {curie}, though {' and '.join(sorted(asked))} was asked"
            yield Problem(("references", position), what)


def a_denial_is_an_answer(report: Object) -> Iterator[Problem]:
    """NOT_FOUND stands on an attempt at the registry it names, which answered that there is no record."""
    for position, curie, reference in _with_status(report, "NOT_FOUND"):
        attempt, wrong = named_attempt(report, reference["denial"])
        if attempt and not wrong and curie not in attempt.get("absent_ids", ()):
            wrong = f"attempt {attempt['id']} does not say that {curie} is absent"
        if wrong:
            yield Problem(("references", position, "denial"), wrong)


def nothing_failed_beside_a_denial(report: Object) -> Iterator[Problem]:
    """NOT_FOUND stands only where no attempt at an authority for its type failed on that identifier."""
    requested = attempts_by(report, "requested_ids")
    for position, curie, _ in _with_status(report, "NOT_FOUND"):
        for attempt in requested.get(curie, ()):
            if attempt["registry"] in authorities(curie) and attempt["lookup_outcome"] not in NO_FAILURE:
                what = f"attempt {attempt['id']} at {attempt['registry']} failed: {attempt['lookup_outcome']}"
                yield Problem(("references", position, "denial"), what)


def a_failure_is_recorded(report: Object) -> Iterator[Problem]:
    """LOOKUP_FAILED stands on an attempt that asked for the identifier and ended as the failure says."""
    for position, curie, reference in _with_status(report, "LOOKUP_FAILED"):
        if wrong := wrong_failure(report, reference["failure"], {curie}):
            yield Problem(("references", position, "failure"), wrong)


def nothing_found_it_beside_a_denial(report: Object) -> Iterator[Problem]:
    """NOT_FOUND stands only where no registry found the identifier; a file of the user is no registry."""
    found = attempts_by(report, "found_ids")
    for position, curie, _ in _with_status(report, "NOT_FOUND"):
        for attempt in found.get(curie, ()):
            if attempt["registry"] != "CACHE_FILE":
                what = f"attempt {attempt['id']} at {attempt['registry']} found {curie}"
                yield Problem(("references", position, "denial"), what)


def _with_status(report: Object, status: str) -> Iterator[tuple[int, str, Object]]:
    """Position, identifier and check of every reference with a status."""
    for position, reference in enumerate(report.get("references", ())):
        if reference["status"] == status:
            yield position, reference["reference_id"], reference


def attempts_by(report: Object, slot: str) -> dict[str, list[Object]]:
    """The attempts by each identifier that one of their lists holds."""
    found: dict[str, list[Object]] = {}
    for attempt in report.get("attempts", ()):
        for curie in attempt.get(slot, ()):
            found.setdefault(curie, []).append(attempt)
    return found


def named_attempt(report: Object, named: Object) -> tuple[Object | None, str]:
    """The attempt that a denial or failure names, and what is wrong with naming it."""
    for attempt in report.get("attempts", ()):
        if attempt["id"] == named["attempt_id"]:
            right = attempt["registry"] == named["registry"]
            wrong = f"attempt {attempt['id']} was made at {attempt['registry']}, not at {named['registry']}"
            return attempt, "" if right else wrong
    return None, f"{shown(named['attempt_id'])} is no attempt of this report"


def wrong_failure(report: Object, failure: Object, ids: set[str]) -> str:
    """What is wrong with a failure that is said to be about any of *ids*; empty if nothing.

    An answered attempt can be INCONCLUSIVE about one identifier, as where a denial is not to be trusted.
    """
    attempt, wrong = named_attempt(report, failure)
    if attempt is None or wrong:
        return wrong
    ends = {"ANSWERED": ("INCONCLUSIVE",)}.get(attempt["lookup_outcome"], (attempt["lookup_outcome"],))
    if failure["cause"] not in ends:
        return f"attempt {attempt['id']} ended in {attempt['lookup_outcome']}, not in {failure['cause']}"
    if ids.isdisjoint(attempt.get("requested_ids", ())):
        return f"attempt {attempt['id']} did not ask for {' or '.join(sorted(ids))}"
    return ""


INVARIANTS = (
    *invariants("LookupAttempt", answers_are_about_what_was_asked),
    *invariants("RegistryHealth", health_adds_up),
    *invariants("AuditReport", attempt_ids_are_unique, attempts_stand_in_the_order_asked),
    *invariants(
        "ValidationReport",
        attempt_ids_are_unique,
        attempts_stand_in_the_order_asked,
        attempts_are_listed,
        a_verified_reference_was_found,
        a_file_of_the_user_proves_nothing,
        a_denial_is_an_answer,
        nothing_failed_beside_a_denial,
        nothing_found_it_beside_a_denial,
        a_failure_is_recorded,
    ),
)
