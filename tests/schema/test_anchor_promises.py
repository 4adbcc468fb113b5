"""What the anchor module promises about itself: enums that repeat each other, and what may be published."""

from __future__ import annotations

from functools import cache

from linkml_runtime import SchemaView

from citevouch.contract import schema

TEN_KEYS = {
    "doc_id",
    "page_no",
    "block_index",
    "block_self_ref",
    "text_hash",
    "bbox",
    "checker_level",
    "verifier_result",
    "schema_name",
    "schema_version",
}


@cache
def view() -> SchemaView:
    return SchemaView(str(schema.yaml_path()))


def values(enum: str) -> set[str]:
    return set(view().get_enum(enum).permissible_values)


def local_slots(class_name: str) -> set[str]:
    """The slots, of a class and of the classes that it reaches, that must not leave a workspace."""
    slots = {
        slot for name in schema.reached(class_name) & set(view().all_classes()) for slot in schema.slots(name)
    }
    return {slot for slot in slots if _sensitivity(slot) == "local_only"}


def _sensitivity(slot: str) -> str | None:
    found = view().get_slot(slot).annotations.get("sensitivity")
    return str(found.value) if found else None


def test_checker_level__is_anchor_level_and_uncited() -> None:
    assert values("CheckerLevel") == values("AnchorLevel") | {"uncited"}


def test_verifier_result__is_verdict_result_and_skip() -> None:
    assert values("VerifierResult") == values("VerdictResult") | {"prescreen-skip"}


def test_spot_check_verdict__is_every_verdict_but_support() -> None:
    assert values("SpotCheckVerdict") == values("VerdictResult") - {"supported"} | {"missing"}


def test_public_anchor__has_ten_keys() -> None:
    assert schema.slots("PublicAnchor") == TEN_KEYS


def test_published_finding__reaches_nothing_local() -> None:
    assert local_slots("PublishedFinding") == set()
    assert local_slots("CitationRecord") >= {
        "claim_text",
        "verbatim_quote",
        "context_prefix",
        "context_suffix",
    }
    assert local_slots("GateCard") >= {"source_span", "reasoning", "matched_text"}
