"""The output gate: what leaves is what the contract accepts, in one form."""

from __future__ import annotations

import datetime as dt
import json
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import pytest

from citevouch.contract import output, schema
from citevouch.contract.check import problems
from citevouch.contract.invariants.lists import WITH_LISTS
from citevouch.errors import ContractError
from citevouch_contract import models

if TYPE_CHECKING:
    from pydantic import BaseModel

Instance = Callable[[str], dict[str, Any]]


def made(class_name: str, values: dict[str, Any]) -> BaseModel:
    model: type[BaseModel] = getattr(models, class_name)
    return model(**values)


@pytest.mark.parametrize(
    "class_name", [*WITH_LISTS, "ReportSummary", "CitationRecord", "GateCard", "LookupAttempt"]
)
def test_emit__gives_back_what_is_valid(class_name: str, instance: Instance) -> None:
    assert output.emit(made(class_name, instance(class_name))) == instance(class_name)


@pytest.mark.parametrize("class_name", WITH_LISTS)
def test_emit__writes_every_list_in_the_order_of_the_schema(class_name: str, instance: Instance) -> None:
    lists = schema.list_slots(class_name)
    whole = instance(class_name)
    emptied = {slot: value for slot, value in whole.items() if slot not in lists or value}
    plain = output.emit(made(class_name, emptied))
    fields = getattr(models, class_name).model_fields
    assert list(plain) == [slot for slot in fields if slot in plain]
    assert set(lists) <= set(plain)


def test_emit__writes_no_list_that_is_not_there_elsewhere(instance: Instance) -> None:
    values = {slot: value for slot, value in instance("LookupAttempt").items() if slot != "absent_ids"}
    assert "absent_ids" not in output.emit(made("LookupAttempt", values))


def test_emit__enum_slots_hold_plain_strings_that_equal_their_members(instance: Instance) -> None:
    attempt = models.LookupAttempt(**instance("LookupAttempt"))
    assert type(attempt.registry) is str
    assert attempt.registry == models.Registry.PUBMED
    assert models.LookupAttempt(**instance("LookupAttempt") | {"registry": models.Registry.PUBMED}) == attempt
    assert type(output.emit(attempt)["registry"]) is str


def test_emit__times_are_utc_and_end_in_z(instance: Instance) -> None:
    moment = dt.datetime(2026, 1, 31, 12, 0, tzinfo=dt.UTC)
    attempt = models.LookupAttempt(**instance("LookupAttempt") | {"at": moment})
    assert output.emit(attempt)["at"] == "2026-01-31T12:00:00Z"


@pytest.mark.parametrize(
    "moment",
    [
        pytest.param(dt.datetime(2026, 1, 31, 12, 0), id="naive"),  # noqa: DTZ001 - the case
        pytest.param(dt.datetime(2026, 1, 31, tzinfo=dt.timezone(dt.timedelta(hours=1))), id="elsewhere"),
    ],
)
def test_emit__refuses_other_times(moment: dt.datetime, instance: Instance) -> None:
    attempt = models.LookupAttempt(**instance("LookupAttempt") | {"at": moment})
    with pytest.raises(ContractError, match=r"^LookupAttempt: at: .* does not match Z\$"):
        output.emit(attempt)


@pytest.mark.parametrize(
    ("class_name", "change", "expected"),
    [
        pytest.param("ReferenceCheck", {"status": "NOT_FOUND"}, 'the rule "denial iff not found"', id="rule"),
        pytest.param("ReportSummary", {"verified": 4}, 'the invariant "references add up"', id="invariant"),
        pytest.param("ReferenceCheck", {"relevance": {"relevance_verdict": "ON_TOPIC"}}, "relevance: breaks the rule",
                     id="with its place"),
    ],
)  # fmt: skip
def test_emit__refuses_what_breaks_the_contract(
    class_name: str, change: dict[str, Any], expected: str, instance: Instance
) -> None:
    obj = made(class_name, instance(class_name) | change)  # the generated models are weaker than the schema
    with pytest.raises(ContractError) as caught:
        output.emit(obj)
    assert caught.value.place == class_name
    assert expected in str(caught.value)


def test_emit__names_the_first_of_many_faults(instance: Instance) -> None:
    summary = made("ReportSummary", instance("ReportSummary") | dict.fromkeys(("on_topic", "off_topic"), 0) | {
        "quotes_valid": 0, "quotes_unsupported": 0, "retracted": 0, "needs_review": False})  # fmt: skip
    with pytest.raises(ContractError, match=r" and \d+ more$"):
        output.emit(summary)


def test_dumps__equal_objects_give_equal_bytes_with_text_as_it_is(instance: Instance) -> None:
    values = instance("CitedPart") | {"raw": "*Ménière’s α*", "text": "Ménière’s α", "start": 0, "end": 13}
    one, two = (output.dumps(made("CitedPart", values)) for _ in range(2))
    assert one == two
    assert one.startswith('{\n  "raw": "*Ménière’s α*",\n')
    assert one.endswith("}\n")


def test_dumps__of_several(instance: Instance) -> None:
    parts = [made("CitedPart", instance("CitedPart"))] * 2
    assert json.loads(output.dumps_array(parts)) == [instance("CitedPart")] * 2
    assert [json.loads(line) for line in output.dumps_lines(parts).splitlines()] == [
        instance("CitedPart")
    ] * 2
    assert (output.dumps_array([]), output.dumps_lines([])) == ("[]\n", "")


def test_dumps__refuses_what_no_file_can_hold(instance: Instance) -> None:
    part = made("CitedPart", instance("CitedPart")).model_construct(
        **instance("CitedPart") | {"text": "half \ud800"}, found_by=None
    )
    for dump in (output.dumps, lambda obj: output.dumps_array([obj]), lambda obj: output.dumps_lines([obj])):
        with pytest.raises(ContractError, match="surrogate"):
            dump(part)


@pytest.mark.parametrize("class_name", WITH_LISTS)
def test_what_leaves_is_what_validation_accepts(class_name: str, instance: Instance) -> None:
    text = output.dumps(made(class_name, instance(class_name)))
    assert problems(json.loads(text), class_name) == []
