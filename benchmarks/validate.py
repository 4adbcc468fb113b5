"""How many ReferenceChecks a second ``citevouch schema validate`` takes, beside the jsonschema library.

Run as ``python benchmarks/validate.py [NUMBER]``. Files go to a temporary folder. The goal for both JSON and
JSONL is 50,000 a second, with formats checked, NaN refused and the invariants asked.
"""

from __future__ import annotations

import itertools
import json
import sys
import tempfile
import time
from pathlib import Path
from typing import TYPE_CHECKING, Any

import jsonschema

from citevouch.contract import schema
from citevouch.contract.validation import validate_file

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

NUMBER = 100_000
BY_JSONSCHEMA = 500  #: of these, what jsonschema is given
GOAL = 50_000


def reference_check(number: int) -> dict[str, Any]:
    """A verified reference with two mentions, a record, an identity check and its subject."""
    pmid = str(90_000_000 + number)
    raw = f"PMID: {pmid}"
    mention = {"raw": raw, "canonical_id": f"PMID:{pmid}", "identifier_type": "PMID", "start": 402}
    mention |= {"end": 402 + len(raw), "line": 14, "column": 27, "malformed": False}
    title = "Biallelic variants in CLDR7 cause Calder syndrome"
    return {
        "reference_id": f"PMID:{pmid}",
        "identifier_type": "PMID",
        "mentions": [mention, mention],
        "occurrences": 2,
        "status": "VERIFIED",
        "message": "PubMed has this record.",
        "record": {
            "source": "PUBMED",
            "title": title,
            "authors": ["Ansel P", "Brook T", "Castor M"],
            "year": "2020",
            "journal": "Made-up Journal of Rare Disease",
            "publication_types": ["Journal Article"],
            "pmid": pmid,
            "doi": f"10.5555/mjrd.{number}",
            "content_scope": "ABSTRACT",
            "retrieved_at": "2026-01-31T12:00:00Z",
        },
        "attempt_ids": ["a1"],
        "identity": [
            {
                "identity_verdict": "MATCH",
                "cited_title": {"raw": title, "text": title, "start": 5, "end": 54, "confidence": 0.9},
                "record_title": title,
                "score": 1.0,
            }
        ],
        "standing": "CURRENT",
        "notices": [{"standing": "CURRENT", "noticed_by": "PUBMED", "as_of": "2026-01-31T12:00:00Z"}],
        "relevance": {"relevance_verdict": "ON_TOPIC", "score": 0.61, "matched_keywords": ["calder"]},
    }


def seconds(job: Callable[[], object]) -> float:
    """How long *job* takes, the best of three."""
    times = []
    for _ in range(3):
        start = time.perf_counter()
        job()
        times.append(time.perf_counter() - start)
    return min(times)


def by_jsonschema(instances: Iterator[dict[str, Any]]) -> None:
    """The same JSON Schema, formats included, by the jsonschema library."""
    body = schema.class_schema("ReferenceCheck")
    kind = jsonschema.validators.validator_for(body)
    validator = kind(body, format_checker=kind.FORMAT_CHECKER)
    assert not any(next(validator.iter_errors(each), None) for each in instances)


def by_citevouch(file: Path) -> None:
    """The whole way of the command: reading, schema, invariants."""
    result = validate_file(str(file), "ReferenceCheck", say=print)
    assert result.valid, result
    assert not result.invalid, result


def main(number: int = NUMBER) -> None:
    """Measure and print a line for each way."""
    checks = [reference_check(each) for each in range(number)]
    few = list(itertools.islice(checks, BY_JSONSCHEMA))
    slow = BY_JSONSCHEMA / seconds(lambda: by_jsonschema(iter(few)))
    print(f"{number:,} ReferenceChecks of {len(json.dumps(checks[0])):,} characters")
    print(f"jsonschema     {slow:>10,.0f} objects/s (the JSON Schema alone, of parsed objects)")
    with tempfile.TemporaryDirectory() as folder:
        array, lines = Path(folder, "checks.json"), Path(folder, "checks.jsonl")
        array.write_text(json.dumps(checks), encoding="utf-8")
        lines.write_text("".join(f"{json.dumps(each)}\n" for each in checks), encoding="utf-8")
        for file in (array, lines):
            rate = number / seconds(lambda file=file: by_citevouch(file))
            goal = f"goal {GOAL:,}: {'reached' if rate >= GOAL else 'MISSED'}"
            print(f"{file.name:<14} {rate:>10,.0f} objects/s, {rate / slow:,.0f} times ({goal})")


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
