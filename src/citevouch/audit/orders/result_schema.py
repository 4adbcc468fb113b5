"""The shape of a judge's answer: the contract's class without what citevouch fills in itself.

Strict services want every property required, null among the types of those that may be left open, and no
other keys anywhere; so that is how it is written for everybody.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any

from citevouch.contract import schema
from citevouch_contract import models
from citevouch_contract.models import CitationVerdict, WorkOrderLayer

if TYPE_CHECKING:
    from collections.abc import Mapping

#: What each layer asks for.
CLASSES = {
    WorkOrderLayer.LAYER1: "CitationJudgement",
    WorkOrderLayer.LAYER2: "Completeness",
    WorkOrderLayer.LAYER3: "ContradictionScan",
}
#: What has to be there, beside the slots that the contract requires.
DEMANDED = {
    "CitationJudgement": ("indices", "verdict", "key_findings", "explanation"),
    "Completeness": ("heterogeneity", "applicability", "newest_negative", "overall"),
    "ContradictionScan": ("balance",),
    "ContradictionSide": ("indices",),
}
#: Values that are never asked for: whether a paper exists is said by the registries.
NOT_ASKED = (CitationVerdict.FABRICATED.value,)
#: Last of all, so that it follows from what stands before it.
LAST = "verdict"

Schema = dict[str, Any]


@cache
def result_schema(layer: WorkOrderLayer) -> Schema:
    """The JSON Schema of the answer to an order of *layer*. Shared: do not change it."""
    return _object(CLASSES[layer])


def _object(class_name: str) -> Schema:
    definition = schema.json_schema()["$defs"][class_name]
    demanded = {*definition.get("required", ()), *DEMANDED.get(class_name, ())}
    names = sorted(asked_slots(class_name), key=lambda name: name == LAST)
    return {
        "type": "object",
        "properties": {
            name: _property(definition["properties"][name], nullable=name not in demanded) for name in names
        },
        "required": names,
        "additionalProperties": False,
    }


def asked_slots(class_name: str) -> list[str]:
    """The slots of a class that a judge is asked for, in the order of the contract."""
    slots = getattr(models, class_name).model_fields
    return [name for name, each in slots.items() if not _is_ours(each.json_schema_extra)]


def _is_ours(extra: Any) -> bool:
    annotations = (extra or {}).get("linkml_meta", {}).get("annotations", {})
    return "filled_by" in annotations


def _property(given: Mapping[str, Any], *, nullable: bool) -> Schema:
    told = {"description": given["description"]} if "description" in given else {}
    if "items" in given:
        return {"type": "array", "items": _property(given["items"], nullable=False), **told}
    if "$ref" not in given:
        return {"type": [given["type"], "null"] if nullable else given["type"], **told}
    name = schema.definition(given["$ref"])
    if name in schema.class_names():
        return {"anyOf": [_object(name), {"type": "null"}], **told} if nullable else _object(name)
    values = [each for each in schema.json_schema()["$defs"][name]["enum"] if each not in NOT_ASKED]
    if nullable:
        return {"type": ["string", "null"], "enum": [*values, None], **told}
    return {"type": "string", "enum": values, **told}
