"""The Retraction Watch table: a made-up one, in the columns and forms of the real one."""

from __future__ import annotations

import csv
from typing import TYPE_CHECKING

import pytest

from citevouch.errors import InputError
from citevouch.records import Notice
from citevouch.resolve.retraction_watch import read_table

if TYPE_CHECKING:
    from pathlib import Path

COLUMNS = [
    "Record ID", "Title", "Subject", "Institution", "Journal", "Publisher", "Country", "Author", "URLS",
    "ArticleType", "RetractionDate", "RetractionDOI", "RetractionPubMedID", "OriginalPaperDate",
    "OriginalPaperDOI", "OriginalPaperPubMedID", "RetractionNature", "Reason", "Paywalled", "Notes", "",
]  # fmt: skip


def row(**fields: str) -> dict[str, str]:
    return {
        "Record ID": "7",
        "Title": 'Glands, "large"\nand small',
        "RetractionDate": "3/1/2020 0:00",
        "RetractionDOI": "10.5555/Notice",
        "RetractionPubMedID": "0",
        "OriginalPaperDOI": "10.5555/GLAND.1",
        "OriginalPaperPubMedID": "90000001",
        "RetractionNature": "Retraction",
        **fields,
    }


def table(folder: Path, *rows: dict[str, str], columns: list[str] = COLUMNS) -> Path:
    path = folder / "retractions.csv"
    with path.open("w", encoding="utf-8", newline="") as file:
        writer = csv.DictWriter(file, columns, extrasaction="ignore")
        writer.writeheader()
        writer.writerows(rows)
    return path


def test_read__by_doi_and_pmid(tmp_path: Path) -> None:
    notice = Notice(
        standing="RETRACTED",
        noticed_by="RETRACTION_WATCH",
        notice_date="2020-03-01",
        notice_id="DOI:10.5555/notice",
    )

    assert read_table(table(tmp_path, row())) == {
        "DOI:10.5555/gland.1": (notice,),
        "PMID:90000001": (notice,),
    }


@pytest.mark.parametrize(
    ("nature", "standing"),
    [
        pytest.param("Retraction", "RETRACTED", id="retraction"),
        pytest.param("Expression of concern", "EXPRESSION_OF_CONCERN", id="concern"),
        pytest.param("Correction", "CORRECTED", id="correction"),
        pytest.param(" reinstatement ", "REINSTATED", id="reinstatement"),
    ],
)
def test_read__nature(tmp_path: Path, nature: str, standing: str) -> None:
    found = read_table(table(tmp_path, row(RetractionNature=nature)))

    assert found["PMID:90000001"][0].standing == standing


@pytest.mark.parametrize("nothing", ["unavailable", "Unavailable", "", "0", " "])
def test_read__no_identifier(tmp_path: Path, nothing: str) -> None:
    only_pmid = row(OriginalPaperDOI=nothing, RetractionDOI=nothing)
    neither = row(OriginalPaperDOI=nothing, OriginalPaperPubMedID=nothing)

    found = read_table(table(tmp_path, only_pmid, neither))

    assert list(found) == ["PMID:90000001"]
    assert found["PMID:90000001"][0].notice_id == "7"


@pytest.mark.parametrize(
    ("date", "expected"),
    [
        pytest.param("12/31/2019 0:00", "2019-12-31", id="american"),
        pytest.param("2019-12-31", "2019-12-31", id="iso"),
        pytest.param("31/12/2019", None, id="impossible"),
        pytest.param("", None, id="none"),
    ],
)
def test_read__date(tmp_path: Path, date: str, expected: str | None) -> None:
    found = read_table(table(tmp_path, row(RetractionDate=date)))

    assert found["PMID:90000001"][0].notice_date == expected


def test_read__only_what_is_wanted_in_the_order_of_the_table(tmp_path: Path) -> None:
    path = table(
        tmp_path,
        row(RetractionNature="Expression of concern"),
        row(OriginalPaperDOI="10.5555/other", OriginalPaperPubMedID=""),
        row(),
        row(),
    )

    found = read_table(path, wanted={"PMID:90000001"})

    assert list(found) == ["PMID:90000001"]
    assert [notice.standing for notice in found["PMID:90000001"]] == ["EXPRESSION_OF_CONCERN", "RETRACTED"]


def test_read__stray_bytes_in_a_title(tmp_path: Path) -> None:
    path = table(tmp_path, row())
    path.write_bytes(b"\xef\xbb\xbf" + path.read_bytes().replace(b"large", b"l\xe4rge"))

    assert len(read_table(path)) == 2


CUT = "8,cut short"


@pytest.mark.parametrize(
    ("columns", "natures", "tail", "place", "message"),
    [
        pytest.param(COLUMNS, ["Retraction"], CUT, "4", "cut short", id="torn-row"),
        pytest.param(COLUMNS[:5], [], "", "1", "no column RetractionDate", id="other-table"),
        pytest.param(COLUMNS, ["Retraction", "Odd"], "", "5", "'Odd'", id="unheard-of-nature"),
        pytest.param(COLUMNS, [], '"' + "x" * 200_000, "1", "no CSV", id="endless-field"),
    ],
)
def test_read__what_is_no_table(
    tmp_path: Path, columns: list[str], natures: list[str], tail: str, place: str, message: str
) -> None:
    path = table(tmp_path, *(row(RetractionNature=nature) for nature in natures), columns=columns)
    path.write_text(path.read_text(encoding="utf-8") + tail, encoding="utf-8")

    with pytest.raises(InputError, match=message) as caught:
        read_table(path)

    assert (caught.value.file, caught.value.place) == (str(path), place)


def test_read__no_file(tmp_path: Path) -> None:
    with pytest.raises(InputError, match="cannot be read"):
        read_table(tmp_path / "nothing.csv")
