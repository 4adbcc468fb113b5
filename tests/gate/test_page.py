"""The page of a finding says what was verified and what was not, in words, and never more."""

from __future__ import annotations

import pytest

from citevouch.gate.page import finding_page
from citevouch_contract.models import (
    BoundingBox,
    CheckerLevel,
    LedgerHead,
    PublicAnchor,
    PublishedFinding,
    VerifierResult,
)


def finding(**changes: object) -> PublishedFinding:
    anchor = {
        "doc_id": "a" * 64,
        "block_index": 41,
        "block_self_ref": "#/texts/41",
        "text_hash": "b" * 64,
        "checker_level": CheckerLevel.exact,
        "verifier_result": VerifierResult.supported,
        "schema_name": "citevouch-citation",
        "schema_version": "1",
    }
    return PublishedFinding(
        finding_id="0123456789abcdef",
        redacted_claim="R.S. asked.",
        public_anchor=PublicAnchor(**(anchor | changes)),
        publication_status="accepted",
        ledger_head=LedgerHead(count=31, hash="c" * 64),
    )


def test_page__has_all_that_is_published() -> None:
    box = BoundingBox(l=72.0, t=700.5, r=520.0, b=688.25, coord_origin="BOTTOMLEFT")
    page = finding_page(finding(page_no=3, bbox=box))
    for part in (
        "# Finding 0123456789abcdef", "R.S. asked.", "a" * 64, "b" * 64, "c" * 64, "31 entries", "#/texts/41",
        "page 3", "box 72, 700.5, 520, 688.25 (BOTTOMLEFT)", "citevouch-citation 1",
    ):  # fmt: skip
        assert part in page


def test_page__without_pages() -> None:
    assert "the document has no pages" in finding_page(finding())


@pytest.mark.parametrize("level", [level for level in CheckerLevel if level is not CheckerLevel.uncited])
def test_page__every_level_in_words(level: CheckerLevel) -> None:
    assert f"| {level.value}: " in finding_page(finding(checker_level=level))


@pytest.mark.parametrize("result", list(VerifierResult))
def test_page__every_result_in_words(result: VerifierResult) -> None:
    page = finding_page(finding(verifier_result=result))
    (line,) = (line for line in page.splitlines() if line.startswith("| Verification"))
    if result is VerifierResult.supported:
        assert "supported, by an advisory check" in line
    else:
        assert "supported" not in line
        assert "verified" not in line.replace("not independently verified", "")
