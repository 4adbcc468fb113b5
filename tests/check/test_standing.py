"""Standing: who says what became of a paper, and what it is summed up in."""

from __future__ import annotations

import pytest

from citevouch.check.standing import check_standing
from citevouch.records import Notice, Record
from citevouch_contract.models import Standing

ASKED = "2026-01-02T03:04:05Z"


def record(name: str, *notices: Notice, source: str = "PUBMED", **more: object) -> Record:
    return Record(reference_id=name, source=source, notices=notices, **{"retrieved_at": ASKED, **more})  # type: ignore[arg-type]


def notice(standing: str, by: str = "PUBMED", date: str | None = None) -> Notice:
    return Notice(standing=standing, noticed_by=by, notice_date=date, as_of=ASKED)


CASES = [
    pytest.param([record("PMID:90000001")], "CURRENT", ["CURRENT"], id="asked, and no notice"),
    pytest.param([record("PMID:90000001", source="CACHE_FILE")], "NOT_ASSESSED", [], id="a file watches over nothing"),
    pytest.param([record("DOI:10.5555/a", source="DATACITE")], "NOT_ASSESSED", [], id="DataCite has no notices"),
    pytest.param(
        [record("PMID:90000001", notice("CORRECTED"), notice("RETRACTED"))],
        "RETRACTED", ["RETRACTED", "CORRECTED"], id="the gravest first",
    ),
    pytest.param(
        [record("PMID:90000001", publication_types=("Retracted Publication",), source="CACHE_FILE")],
        "RETRACTED", ["RETRACTED"], id="only the publication type says it",
    ),
    pytest.param(
        [record("DOI:10.5555/a", title="RETRACTED: Hair cells", source="CROSSREF", doi="10.5555/a")],
        "RETRACTED", ["RETRACTED"], id="only the title says it",
    ),
    pytest.param(
        [record("DOI:10.5555/a", title="Withdrawn: Hair cells", source="DATACITE", doi="10.5555/a")],
        "WITHDRAWN", ["WITHDRAWN"], id="withdrawn, says the title",
    ),
    pytest.param(
        [record("DOI:10.5555/a", title="Retracted hair cells regrow", source="CROSSREF")],
        "CURRENT", ["CURRENT"], id="a word of the title is no heading",
    ),
    pytest.param(
        [record("PMID:90000001", notice("RETRACTED", date="2020"), notice("REINSTATED", date="2021-05"))],
        "REINSTATED", ["RETRACTED", "REINSTATED"], id="taken back later",
    ),
    pytest.param(
        [record("PMID:90000001", notice("REINSTATED", date="2020"), notice("RETRACTED", date="2021"))],
        "RETRACTED", ["RETRACTED", "REINSTATED"], id="retracted again",
    ),
    pytest.param(
        [record("PMID:90000001", notice("EXPRESSION_OF_CONCERN"), notice("EXPRESSION_OF_CONCERN"))],
        "EXPRESSION_OF_CONCERN", ["EXPRESSION_OF_CONCERN"], id="the same notice twice",
    ),
]  # fmt: skip


@pytest.mark.parametrize(("records", "verdict", "notices"), CASES)
def test_check_standing(records: list[Record], verdict: str, notices: list[str]) -> None:
    standing, found = check_standing({each.reference_id: each for each in records}, {})[
        records[0].reference_id
    ]
    assert standing == Standing(verdict)
    assert [each.standing for each in found] == notices


def test_check_standing__a_notice_shows_on_every_identifier_of_the_paper() -> None:
    records = {
        "PMID:90000001": record("PMID:90000001", pmid="90000001", doi="10.5555/a"),
        "DOI:10.5555/a": record(
            "DOI:10.5555/a", notice("RETRACTED", "CROSSREF"), source="CROSSREF", doi="10.5555/a"
        ),
    }
    same = {"PMID:90000001": ("DOI:10.5555/a",), "DOI:10.5555/a": ("PMID:90000001",)}
    for standing, notices in check_standing(records, same).values():
        assert standing == Standing.RETRACTED
        assert {(each.standing, each.noticed_by) for each in notices} == {
            ("RETRACTED", "CROSSREF"),
            ("CURRENT", "PUBMED"),  # the sources disagree, and both are shown
        }


def test_check_standing__a_local_table() -> None:
    records = {"PMID:90000001": record("PMID:90000001", pmid="90000001", doi="10.5555/a")}
    table = {"DOI:10.5555/a": (notice("RETRACTED", "RETRACTION_WATCH", "2024-02-01"),)}
    standing, notices = check_standing(records, {}, table=table)["PMID:90000001"]
    assert standing == Standing.RETRACTED
    assert notices[0].noticed_by == "RETRACTION_WATCH"
    assert notices[0].notice_date == "2024-02-01"
