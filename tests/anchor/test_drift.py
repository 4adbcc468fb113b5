"""The promise of ``benchmarks/anchors.md``, on a part of what stands there: what is kept when documents change."""

from __future__ import annotations

import importlib
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

BENCHMARKS = Path(__file__).parents[2] / "benchmarks"
ANCHORS = 60  #: of each document
EVERY = 4  #: of so many documents one is taken


@pytest.fixture
def benchmark(monkeypatch: pytest.MonkeyPatch) -> Any:
    monkeypatch.syspath_prepend(str(BENCHMARKS))
    return importlib.import_module("anchors")


@pytest.mark.slow
def test_drift__made_up_documents(benchmark: Any) -> None:
    made = importlib.import_module("anchor_documents").made_documents()[::EVERY]
    assert_kept(benchmark.measure([(f"made {at}", one) for at, one in enumerate(made)], ANCHORS))


@pytest.mark.slow
@pytest.mark.shared
def test_drift__real_documents(benchmark: Any, shared: Path) -> None:
    paths = sorted((shared / "documents").glob("*.json"))[::EVERY]
    assert_kept(benchmark.measure([(path.name, benchmark._with_id(path)) for path in paths], ANCHORS))


def assert_kept(counts: dict[str, Counter[str]]) -> None:
    """95 % of the unaltered quotes over all kinds, 90 % of each; no altered number or negation; no wrong copy."""
    total: Counter[str] = Counter()
    for kind, count in counts.items():
        total.update(count)
        assert count["unaltered named right"] >= 0.9 * count["unaltered"], kind
    assert total["unaltered named right"] >= 0.95 * total["unaltered"]
    for kind in ("every number changed", "'not' put behind verbs"):
        accepted = counts[kind]["altered named right"] + counts[kind]["altered named wrong"]
        assert counts[kind]["altered"] > 20
        assert accepted == 0, kind
    wrong = total["unaltered named wrong"] + total["altered named wrong"]
    assert wrong < 0.005 * (total["unaltered"] + total["altered"])


@pytest.mark.shared
@pytest.mark.slow
def test_drift__one_paper_converted_twice(benchmark: Any, shared: Path) -> None:
    rows = [row.strip("| ").split(" | ") for row in benchmark.pairs(shared / "documents")][2:]
    pairs = {(row[0], row[1]): row for row in rows}
    for one in (("v1.0.0", "v1.10.0"), ("v1.10.0", "v1.0.0")):
        _, _, _, strict, _, kept, wrong, *_ = pairs[one]
        assert float(kept.removesuffix(" %")) >= 90 > float(strict.removesuffix(" %"))
        assert wrong == "0"
