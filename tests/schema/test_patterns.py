"""The pattern for canonical identifiers: one in the whole schema, and the one that the package keeps."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import jsonschema_rs
import pytest
from tools.lint.modules import Modules, conditions, elements, rules

from citevouch.identifiers import is_canonical

if TYPE_CHECKING:
    from collections.abc import Iterator

CANONICAL_SLOTS = {
    "also", "absent_ids", "canonical_id", "conflicting_records", "found_ids", "found_in", "identifiers",
    "requested_ids", "same_as", "source_id", "suggested_id", "truncation_of",
}  # fmt: skip

GOOD = (
    "PMID:1", "PMID:900000001", "PMC:PMC99000001", "DOI:10.5555/abc", "DOI:10.5555.12/a(b)<c>;2-#",
    "DOI:10.5555/äß", "GEO:GSE99000001", "GEO:GDS1", "NCT:NCT99000001", "ARXIV:2601.99001",
    "ARXIV:hep-th/9901001", "ARXIV:math.GT/0309136", "ISBN:9780306406157", "BIOPROJECT:PRJNA1",
    "BIOSAMPLE:SAMEA1", "URL:https://example.org/",
)  # fmt: skip
BAD = (
    "PMID:0", "PMID:0123", "PMID:1234567890", "PMID:12a", "PMC:99000001", "PMC:PMC0", "DOI:10.5555/ABC",
    "DOI:10.1/a", "DOI:10.5555/", "DOI:10.5555/a b", "GEO:GSE01", "GEO:XYZ1", "NCT:NCT1",
    "ARXIV:2601.99001v2", "ISBN:0306406152", "BIOPROJECT:PRJ1", "BIOSAMPLE:SAM",
    "URL:ftp://example.org/", "PMID:", "DOI", "",
)  # fmt: skip


def patterns(schema: Modules) -> Iterator[tuple[str, str]]:
    """Slot -> pattern, in definitions and in rules, wherever it names the prefixes."""
    for slot in elements(schema, "slots"):
        if "PMID:[1-9]" in slot.body.get("pattern", ""):
            yield slot.name, slot.body["pattern"]
    for _, rule in rules(schema):
        for condition in conditions(rule):
            if "PMID:[1-9]" in condition.body.get("pattern", ""):
                yield f"rule on {condition.slot}", condition.body["pattern"]


@pytest.fixture(scope="module")
def pattern(schema: Modules) -> str:
    found = {pattern for _, pattern in patterns(schema)}
    assert len(found) == 1
    return found.pop()


def test_slots_that_hold_canonical_identifiers_say_so(schema: Modules) -> None:
    assert {name for name, _ in patterns(schema)} == {*CANONICAL_SLOTS, "rule on reference_id"}


@pytest.mark.parametrize(
    ("curie", "expected"), [*((one, True) for one in GOOD), *((one, False) for one in BAD)]
)
def test_pattern__agrees_with_the_package(curie: str, expected: bool, pattern: str) -> None:
    validator = jsonschema_rs.validator_for({"type": "string", "pattern": pattern})
    assert validator.is_valid(curie) is bool(re.search(pattern, curie)) is is_canonical(curie) is expected


@pytest.mark.parametrize("curie", ["HGNC:1097", "OMIM:143100"])
def test_pattern__takes_other_prefixes(curie: str, pattern: str) -> None:
    assert re.search(pattern, curie)


@pytest.mark.parametrize(
    ("written", "expected"),
    [
        pytest.param("PMID:90000001", True, id="canonical"),
        pytest.param("PMID:1234567890123", True, id="malformed, as written"),
        pytest.param("DOI:10.5555", True, id="malformed DOI"),
        pytest.param("90000001", False, id="no prefix"),
        pytest.param("PMID: 90000001", False, id="white space after the prefix"),
        pytest.param("PMID:90000001\n", False, id="line end"),
    ],
)
def test_reference_id(written: str, expected: bool, schema: Modules) -> None:
    slots = {slot.name: slot.body for slot in elements(schema, "slots")}
    validator = jsonschema_rs.validator_for({"type": "string", "pattern": slots["reference_id"]["pattern"]})
    assert validator.is_valid(written) is expected
