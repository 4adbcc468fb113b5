"""The shape of the answer that orders ask for."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import jsonschema_rs
import pytest
import yaml
from tests.audit.examined import examined, offline_run, reply_to

from citevouch.audit.orders.plan import make_plan
from citevouch.audit.orders.result_schema import CLASSES, asked_slots, result_schema
from citevouch.contract import schema
from citevouch_contract.models import WorkOrderLayer

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

LAYERS = list(WorkOrderLayer)


def objects(node: Any) -> Iterator[dict[str, Any]]:
    """Every object in a schema."""
    if isinstance(node, dict):
        if node.get("type") == "object":
            yield node
        node = list(node.values())
    for item in node if isinstance(node, list) else ():
        yield from objects(item)


@pytest.mark.parametrize("layer", LAYERS)
def test_everything_is_required_and_nothing_else_allowed(layer: WorkOrderLayer) -> None:
    for each in objects(result_schema(layer)):
        assert each["required"] == list(each["properties"])
        assert each["additionalProperties"] is False
    assert "$" not in str(result_schema(layer))


def test_asked_for_is_what_the_contract_does_not_fill_in_itself() -> None:
    merged = yaml.load(schema.yaml_path().read_text(encoding="utf-8"), Loader=yaml.CSafeLoader)
    names = {
        *CLASSES.values(),
        "ClaimJudgement",
        "PrimaryTrace",
        "MissingPaper",
        "AnchorSynthesis",
        "Contradiction",
    }
    for name in names:
        usage = merged["classes"][name].get("slot_usage", {})
        ours = {
            slot
            for slot in merged["classes"][name]["slots"]
            if "filled_by" in {**merged["slots"][slot].get("annotations", {}), **usage.get(slot, {}).get("annotations", {})}
        }  # fmt: skip
        assert set(asked_slots(name)) == set(merged["classes"][name]["slots"]) - ours
        assert ours or name == "ClaimJudgement"


def test_fabricated_is_never_asked_for() -> None:
    assert not any("FABRICATED" in str(result_schema(layer)) for layer in LAYERS)
    assert list(result_schema(WorkOrderLayer.LAYER1)["properties"])[-1] == "verdict"


def test_whole_replies_meet_it(tmp_path: Path) -> None:
    with offline_run(tmp_path / "records") as run:
        orders = make_plan(examined(run), run=run).orders
    assert {str(order.layer) for order in orders} == {layer.value for layer in LAYERS}
    for order in orders:
        validator = jsonschema_rs.validator_for(result_schema(WorkOrderLayer(order.layer)))
        validator.validate(reply_to(order))
        assert not validator.is_valid(reply_to(order, further=1))
    assert not validator.is_valid({"balance": "They agree."})
