"""The Retraction Watch table: notices by the identifiers of the papers they are about.

A CSV file that the user has (Crossref gives it away); nothing is fetched. Columns as documented with it;
only the ones named here are read, so that others may come and go.
"""

from __future__ import annotations

import csv
import re
from typing import TYPE_CHECKING

from citevouch.errors import InputError
from citevouch.identifiers import canonical
from citevouch.records import Notice

if TYPE_CHECKING:
    from collections.abc import Container, Iterator
    from pathlib import Path

#: Standing by RetractionNature.
_STANDING_BY_NATURE = {
    "retraction": "RETRACTED",
    "correction": "CORRECTED",
    "expression of concern": "EXPRESSION_OF_CONCERN",
    "reinstatement": "REINSTATED",
}

_COLUMNS = (
    "Record ID",
    "RetractionDate",
    "RetractionDOI",
    "RetractionPubMedID",
    "OriginalPaperDOI",
    "OriginalPaperPubMedID",
    "RetractionNature",
)
_FORM = "a Retraction Watch table with the columns " + ", ".join(_COLUMNS)
_AMERICAN = re.compile(r"([0-9]{1,2})/([0-9]{1,2})/([0-9]{4})\b")
_ISO = re.compile(r"[0-9]{4}-[0-9]{2}-[0-9]{2}\b")


def read_table(path: Path, *, wanted: Container[str] | None = None) -> dict[str, tuple[Notice, ...]]:
    """Notices by canonical DOI and PMID of the original paper, in the order of the table.

    With *wanted* only those of these identifiers are kept; the table is read row by row either way.
    'unavailable', 0 and whatever else is no identifier stand for none. Raises InputError, with file and
    line, for a file that is no such table, a row cut short, and a RetractionNature that nobody documented.
    """
    notices: dict[str, list[Notice]] = {}
    try:
        for names, notice in _rows(path):
            for name in names:
                if wanted is None or name in wanted:
                    notices.setdefault(name, []).append(notice)
    except OSError as error:
        raise InputError(f"cannot be read: {error.strerror}", file=str(path), expected=_FORM) from error
    return {name: tuple(dict.fromkeys(found)) for name, found in notices.items()}


def _rows(path: Path) -> Iterator[tuple[list[str], Notice]]:
    # Only identifiers, dates and natures are read, all of them ASCII: a stray byte in a title does no harm.
    with path.open(encoding="utf-8-sig", errors="replace", newline="") as file:
        reader = csv.DictReader(file)
        try:
            missing = [column for column in _COLUMNS if column not in (reader.fieldnames or ())]
            if missing:
                raise InputError(f"has no column {missing[0]}", file=str(path), place="1", expected=_FORM)
            for row in reader:
                if any(row[column] is None for column in _COLUMNS):
                    raise InputError(
                        "the row is cut short", file=str(path), place=str(reader.line_num), expected=_FORM
                    )
                yield _names(row), _notice(row, str(path), reader.line_num)
        except csv.Error as error:
            raise InputError(
                f"is no CSV: {error}", file=str(path), place=str(reader.line_num), expected=_FORM
            ) from error


def _names(row: dict[str, str]) -> list[str]:
    found = (canonical("DOI", row["OriginalPaperDOI"]), canonical("PMID", row["OriginalPaperPubMedID"]))
    return [name for name in found if name]


def _notice(row: dict[str, str], file: str, line: int) -> Notice:
    nature = row["RetractionNature"].strip()
    standing = _STANDING_BY_NATURE.get(nature.lower())
    if standing is None:
        raise InputError(
            f"RetractionNature is {nature[:60]!r}",
            file=file,
            place=str(line),
            expected="Retraction, Correction, Expression of concern or Reinstatement",
        )
    notice_id = (
        canonical("DOI", row["RetractionDOI"])
        or canonical("PMID", row["RetractionPubMedID"])
        or row["Record ID"].strip()
    )
    date = _date(row["RetractionDate"])
    return Notice(
        standing=standing, noticed_by="RETRACTION_WATCH", notice_date=date, notice_id=notice_id or None
    )


def _date(text: str) -> str | None:
    """``2020-03-01`` of ``3/1/2020 0:00``, as the table writes dates, or of an ISO date."""
    iso = _ISO.match(text.strip())
    if iso:
        return iso[0]
    found = _AMERICAN.match(text.strip())
    if not found:
        return None
    month, day, year = int(found[1]), int(found[2]), found[3]
    return f"{year}-{month:02}-{day:02}" if 1 <= month <= 12 and 1 <= day <= 31 else None
