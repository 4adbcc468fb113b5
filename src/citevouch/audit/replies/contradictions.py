"""Layer 3: a reply on where the cited papers disagree with each other."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from itertools import islice
from typing import TYPE_CHECKING, Any

from citevouch.audit import fields
from citevouch.audit.replies import words
from citevouch.audit.replies.values import Values, read_values
from citevouch_contract.models import Contradiction, ContradictionSide, WorkOrderStatus

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

NAMES = {
    "contradictions_found": "count",
    "contradictions": "contradictions",
    **dict.fromkeys(("oe_balance", "balance"), "balance"),
    **dict.fromkeys(("outcome", "topic"), "topic"),
    **dict.fromkeys(("oe_claimed", "claimed"), "claimed"),
    "source_a": "source_a",
    "source_b": "source_b",
    "severity": "severity",
    "better_supported": "better_supported",
}
MOST = 50  #: contradictions that are taken from one reply
_NUMBERS = re.compile(r"(?:\[[0-9 ,;\u2013-]+\][ ,]*)+|[0-9]{1,4}(?=[,:])")
_OF_ONE = ("claimed", "source_a", "source_b", "severity", "better_supported")


@dataclass(frozen=True, kw_only=True)
class ContradictionReply:
    """What a reply says of the cited papers; without a line on balance nobody compared them."""

    status: WorkOrderStatus
    problems: tuple[str, ...] = ()
    contradictions: tuple[Contradiction, ...] = ()
    balance: str | None = None


def read_contradiction_reply(reply: str, *, indices: Iterable[int]) -> ContradictionReply:
    """What *reply* says; *indices* are the citation numbers of the answer. Never raises."""
    values = read_values(reply, NAMES)
    if values.status:
        return ContradictionReply(status=values.status, problems=(str(values.problem),))
    problems: list[str] = []
    given = list(islice(_in_block(values) if values.fields else _in_object(values), MOST))
    found = tuple(_contradictions(given, set(indices), problems))
    balance = next((text for value in values.all("balance") if (text := words.said(value))), None)
    if balance is None:
        problems.append("balance is not given")
    count = fields.days_of(values.first("count"), "count").value
    if count is not None and count != len(given):
        problems.append(f"{count} contradictions are announced, {len(given)} given")
    status = WorkOrderStatus.INCOMPLETE if problems else WorkOrderStatus.OK
    if balance is None and not found:
        status = WorkOrderStatus.PARSE_ERROR
    return ContradictionReply(status=status, problems=tuple(problems), contradictions=found, balance=balance)


def _in_object(values: Values) -> Iterator[Mapping[str, Any]]:
    listed = values.first("contradictions")
    for item in listed if isinstance(listed, list) else ():
        if isinstance(item, Mapping):
            named = {str(key).strip().lower(): value for key, value in item.items()}
            yield {NAMES.get(key, key): value for key, value in named.items()}


def _in_block(values: Values) -> Iterator[Mapping[str, Any]]:
    current: dict[str, Any] | None = None
    for each in values.fields:
        if each.key == "topic":
            if current and not words.is_none(current["topic"]):
                yield current
            current = {"topic": each.text}
        elif current is not None and each.key in _OF_ONE:
            current.setdefault(each.key, each.text)
    if current and not words.is_none(current["topic"]):
        yield current


def _contradictions(
    given: Iterable[Mapping[str, Any]], known: set[int], problems: list[str]
) -> Iterator[Contradiction]:
    for at, item in enumerate(given, start=1):
        topic, claimed = words.said(item.get("topic")), words.said(item.get("claimed"))
        sides = [_side(item.get(name), known) for name in ("source_a", "source_b")]
        severity = words.severity_of(item.get("severity"))
        if not (topic and claimed and sides[0] and sides[1] and severity):
            problems.append(f"contradiction {at} lacks a part, and is left out")
            continue
        yield Contradiction(
            topic=topic,
            claimed=claimed,
            source_a=sides[0],
            source_b=sides[1],
            severity=severity,
            better_supported=words.said(item.get("better_supported")),
        )


def _side(given: Any, known: set[int]) -> ContradictionSide | None:
    """One side: an object, or a line that begins with the citation numbers."""
    values = given if isinstance(given, Mapping) else {"source_says": given}
    says = words.said(values.get("source_says"))
    if not says:
        return None
    numbers = values.get("indices") if isinstance(given, Mapping) else _leading_numbers(says)
    named = [index for index in words.indices_of(numbers) or () if index in known]
    return ContradictionSide(
        indices=named or None, source_says=says, study_type=words.study_type_of(values.get("study_type"))
    )


def _leading_numbers(line: str) -> str:
    """The numbers in brackets, or one before a comma, with which a line begins."""
    found = _NUMBERS.match(line)
    return found[0] if found else ""
