"""One mask out of several that overlap."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from citevouch.gate.redaction.stretches import PERSON, UNNAMED, Stretch
from citevouch_contract.models import Redaction

if TYPE_CHECKING:
    from collections.abc import Iterable

_BETWEEN_NAMES = " .\u00a0-\u2010\u2011"


def merged(found: Iterable[Stretch], text: str) -> list[Stretch]:
    """*found* in order and apart: what overlaps is masked as one, and the parts of one name are one name.

    The longest of several decides what stands in their place; of equally long ones a person, then what has a
    name.
    """
    groups: list[list[Stretch]] = []
    for one in sorted(found, key=lambda each: (each.start, each.end)):
        if groups and one.start < max(each.end for each in groups[-1]):
            groups[-1].append(one)
        else:
            groups.append([one])
    united: list[Stretch] = []
    for one in map(_united, groups):
        if united and _is_one_name(united[-1], one, text):
            united[-1] = replace(united[-1], end=one.end)
        else:
            united.append(one)
    return united


def redactions(found: Iterable[Stretch], text: str) -> list[Redaction]:
    """Masks that are in order and apart, as objects of the contract."""
    return [
        Redaction(
            start=one.start,
            end=one.end,
            pii_kind=one.kind,
            redaction_basis=one.basis,
            replacement=one.replacement(text),
        )
        for one in found
    ]


def _united(group: list[Stretch]) -> Stretch:
    leading = max(
        group, key=lambda each: (each.end - each.start, each.kind == PERSON, each.kind not in UNNAMED)
    )
    return replace(leading, start=group[0].start, end=max(each.end for each in group))


def _is_one_name(first: Stretch, second: Stretch, text: str) -> bool:
    between = text[first.end : second.start]
    return first.kind == second.kind == PERSON and len(between) <= 2 and not between.strip(_BETWEEN_NAMES)
