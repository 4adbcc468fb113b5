"""Quotations that curators took from real abstracts."""

from __future__ import annotations

import json
import re
from typing import TYPE_CHECKING

import pytest

from citevouch.check.matching import baseline_found, find
from citevouch.resolve.cache_files import read_folder

if TYPE_CHECKING:
    from pathlib import Path

pytestmark = pytest.mark.shared

Pairs = list[tuple[str, str, bool]]


@pytest.fixture(scope="module")
def curated(shared: Path) -> Pairs:
    """Quotation, text of its record, what linkml-reference-validator says."""
    corpus = shared / "corpus"
    records = read_folder(corpus / "references_cache")
    lines = (corpus / "quotes.jsonl").read_text(encoding="utf-8").splitlines()
    rows = [json.loads(line) for line in lines]
    return [(row["quote"], records[row["key"]].text, row["lrv_0_4_0_found"]) for row in rows]


def test_curated_quotations_are_found(curated: Pairs) -> None:
    missing = [quote for quote, text, _ in curated if find(quote, text) is None]
    assert len(missing) <= len(curated) - 408, missing


def test_what_the_baseline_finds_is_found(curated: Pairs) -> None:
    assert [quote for quote, text, lrv in curated if lrv and find(quote, text) is None] == []
    assert [quote for quote, text, lrv in curated if baseline_found(quote, text) != lrv] == []


def test_quotations_are_not_found_in_the_record_of_another(curated: Pairs) -> None:
    texts = [text for _, text, _ in curated]
    swapped = zip(curated, texts[211:] + texts[:211], strict=True)
    assert [quote for (quote, text, _), other in swapped if other != text and find(quote, other)] == []


def test_changed_figures_are_not_found(curated: Pairs) -> None:
    accepted = []
    for quote, text, _ in curated:
        for figure in re.finditer(r"\d", quote):
            at = figure.start()
            changed = f"{quote[:at]}{(int(figure[0]) + 1) % 10}{quote[at + 1 :]}"
            accepted += [changed] if find(changed, text) else []
    assert accepted == []
