"""What a reply says, under the contract's names: from its JSON object, else from its block."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from citevouch.audit.fields import whole
from citevouch.audit.replies.blocks import Field, find_fields, normal
from citevouch.audit.replies.objects import find_objects
from citevouch.audit.replies.words import verdict_of
from citevouch_contract.models import WorkOrderStatus

if TYPE_CHECKING:
    from collections.abc import Mapping

LONGEST = 400_000  #: characters of a reply; what stands behind them might take it back
_THOUGHT = re.compile(r"\s*<think(?:ing)?>(?:(?!</think).)*(</think(?:ing)?>)?", re.DOTALL | re.IGNORECASE)
_DECLINING = re.compile(
    r"\W*(?:i['\u2019]?m sorry|sorry|as an ai"
    r"|i (?:cannot|can['\u2019]?t|can not|won['\u2019]?t|will not|am unable|am not able|decline))\b",
    re.IGNORECASE,
)


@dataclass(frozen=True, kw_only=True)
class Values:
    """What a reply says; *status* is set where it says nothing that could be used."""

    status: WorkOrderStatus | None = None
    problem: str | None = None
    given: dict[str, Any] = field(default_factory=dict)  #: by the contract's names, from JSON
    fields: tuple[Field, ...] = ()  #: from a block; empty where there was an object
    prose: str = ""  #: the reply without its object; all of one that is a block

    def all(self, name: str) -> list[Any]:
        """Everything that stands under a name."""
        if name in self.given:
            return [self.given[name]]
        return [each.text for each in self.fields if each.key == name]

    def first(self, name: str) -> Any:
        """The first that stands under a name and is something; None without one."""
        return next((value for value in self.all(name) if value not in (None, "", [], {})), None)


def read_values(reply: str, names: Mapping[str, str]) -> Values:
    """What *reply* says. *names*: the contract's name by every name that a reply may use, see `normal`."""
    if len(reply) > LONGEST:
        return _unusable(WorkOrderStatus.PARSE_ERROR, f"the reply is longer than {LONGEST} characters")
    text = whole(reply)
    thought = _THOUGHT.match(text)
    if thought and not thought[1]:
        return _unusable(WorkOrderStatus.TRUNCATED, "the reply breaks off before it answers")
    text = text[thought.end() :] if thought else text
    objects = find_objects(text)
    if objects.problem:
        cut = objects.is_cut
        return _unusable(WorkOrderStatus.TRUNCATED if cut else WorkOrderStatus.PARSE_ERROR, objects.problem)
    if len(objects.found) > 1:
        return _unusable(WorkOrderStatus.PARSE_ERROR, f"{len(objects.found)} answers at once")
    if objects.found:
        return _of_object(objects.found[0], objects.rest, names)
    found = find_fields(text, names)
    if found:
        return Values(fields=tuple(found), prose=text)
    if _DECLINING.match(text):
        return _unusable(WorkOrderStatus.REFUSED, "the judge declines to answer")
    return _unusable(WorkOrderStatus.PARSE_ERROR, "there is no answer in it")


def _of_object(given: Mapping[str, Any], rest: str, names: Mapping[str, str]) -> Values:
    made: dict[str, Any] = {}
    for key, value in given.items():
        name = _name(normal(str(key)), names)
        if name and name in made and made[name] != value:
            return _unusable(
                WorkOrderStatus.PARSE_ERROR, f"'{str(key)[:40]}' is given twice, with two values"
            )
        if name:
            made[name] = value
    beside = {verdict_of(each.text).value for each in find_fields(rest, names) if each.key == "verdict"}
    if beside - {verdict_of(made.get("verdict")).value}:
        return _unusable(WorkOrderStatus.PARSE_ERROR, "another verdict stands beside the JSON object")
    if not made:
        return _unusable(WorkOrderStatus.PARSE_ERROR, "the JSON object answers nothing that was asked")
    return Values(given=made, prose=rest)


def _name(key: str, names: Mapping[str, str]) -> str | None:
    """The contract's name of *key*; a ``final_verdict`` is a verdict as well."""
    return names.get("verdict" if key.endswith("_verdict") else key)


def _unusable(status: WorkOrderStatus, problem: str) -> Values:
    return Values(status=status, problem=problem)
