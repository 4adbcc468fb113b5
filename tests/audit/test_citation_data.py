"""The block of citation data: what is read of it, and what its status is."""

from __future__ import annotations

import json
from typing import Any

import pytest
from tests.audit.building import answer, cite

from citevouch.audit.citation_data import read_citation_data
from citevouch.audit.tables import our_tables

ONE = {"index": 1, "title": "Drug A in condition B"}


def read(text: str) -> Any:
    return read_citation_data(text, our_tables())


@pytest.mark.parametrize(
    "text",
    [
        pytest.param(answer("Text.", ONE), id="fenced"),
        pytest.param(f"Text.\n\n## Citation Data\n{json.dumps([ONE])}\n", id="bare"),
        pytest.param(f"Text.\n\n### CITATION DATA:\n\n{json.dumps([ONE])}", id="another level, capitals"),
        pytest.param(
            f"Text.\n\n**Citation Data**\n===\n{json.dumps([ONE])}", id="a heading by its underline"
        ),
        pytest.param(f"Text.\r\n\r\n## Citation Data\r\n{json.dumps([ONE])}\r\n", id="CRLF"),
        pytest.param(f'T.\n## Citation Data\n{{"citations": {json.dumps([ONE])}}}', id="an object"),
        pytest.param(f"T.\n## Citation Data\n{json.dumps(ONE)}", id="one citation alone"),
        pytest.param('T.\n## Citation Data\n{"1": {"title": "Drug A in condition B"}}', id="by number"),
        pytest.param(f"T.\n## Citation Data\n{json.dumps([ONE])}\n\nMore words.", id="words behind"),
        pytest.param(
            f"T.\n## Citation Data\n{json.dumps([ONE])}\n## References\n1. A", id="a heading behind"
        ),
    ],
)
def test_read_citation_data__forms(text: str) -> None:
    data = read(text)
    assert data.status == "OK"
    assert data.citations == (cite(1, title="Drug A in condition B"),)
    assert text[: data.body_end].startswith("T")
    assert "Citation" not in text[: data.body_end]
    assert data.problems == ()


@pytest.mark.parametrize(
    ("text", "status", "problem"),
    [
        pytest.param("Only text [1].", "NO_CITATION_DATA", None, id="no block"),
        pytest.param("It has citation data.\n\n[]", "NO_CITATION_DATA", None, id="the words are no heading"),
        pytest.param("T\n```\n## Citation Data\n[]\n```", "NO_CITATION_DATA", None, id="a heading in code"),
        pytest.param("T\n> ## Citation Data\n> []", "NO_CITATION_DATA", None, id="a heading in a quotation"),
        pytest.param("T\n\n## Citation Data\n[]", "NO_CITATION_DATA", None, id="an empty list"),
        pytest.param("T\n\n## Citation Data\n", "MALFORMED_CITATION_DATA", "nothing stands there", id="a heading alone"),
        pytest.param("T\n\n## Citation Data\nnone", "MALFORMED_CITATION_DATA", "no JSON", id="words"),
        pytest.param("T\n\n## Citation Data\n{}", "MALFORMED_CITATION_DATA", "no list", id="an empty object"),
        pytest.param('T\n\n## Citation Data\n{"citations": null}', "MALFORMED_CITATION_DATA", "no list", id="null"),
        pytest.param("T\n\n## Citation Data\n[1, 2]", "MALFORMED_CITATION_DATA", "item 1", id="numbers"),
        pytest.param('T\n\n## Citation Data\n[{"title": "A"}]', "MALFORMED_CITATION_DATA", "no number: A", id="no index"),
    ],
)  # fmt: skip
def test_read_citation_data__what_there_is_not(text: str, status: str, problem: str | None) -> None:
    data = read(text)
    assert (data.status, data.citations) == (status, ())
    assert (problem or "") in "; ".join(data.problems)
    assert bool(problem) == bool(data.problems)


def test_read_citation_data__what_breaks_off_is_kept_and_said() -> None:
    whole = answer("T", ONE, {"index": 2, "title": "Another"})
    data = read(whole[: whole.index('"Another"')])
    assert data.status == "MALFORMED_CITATION_DATA"
    assert [made.index for made in data.citations] == [1]
    assert "cannot be read" in data.problems[0]


def test_read_citation_data__one_without_a_number_does_not_hide_the_others() -> None:
    data = read(answer("T", ONE, {"title": "Lost", "pmid": 90000002}, "junk"))  # type: ignore[arg-type]
    assert data.status == "OK"
    assert len(data.citations) == 1
    assert data.problems == (
        "item 2 of the citation data has no number: Lost, PMID 90000002",
        "item 3 of the citation data is no citation",
    )


@pytest.mark.parametrize(
    ("second", "problems"),
    [
        pytest.param(ONE, (), id="the same again"),
        pytest.param(
            {"index": 1, "title": "Another", "doi": "10.5555/b"},
            ("the citation data give [1] again, for Another, 10.5555/b; the first counts",),
            id="another paper",
        ),
    ],
)
def test_read_citation_data__a_number_twice(second: dict[str, Any], problems: tuple[str, ...]) -> None:
    data = read(answer("T", ONE, second))
    assert [made.title for made in data.citations] == ["Drug A in condition B"]
    assert data.problems == problems


def test_read_citation_data__a_second_block_is_named() -> None:
    text = answer("T", ONE) + "\n" + answer("More", {"index": 2})
    assert "several blocks" in read(text).problems[0]
