"""An audit in a note: put in, replaced, nothing else touched."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from citevouch.audit.note import with_audit
from citevouch.audit.report import audit_answer
from citevouch.errors import InputError
from citevouch.resolve import open_run
from citevouch.settings import Settings
from citevouch.text import read

if TYPE_CHECKING:
    from pathlib import Path

    from citevouch_contract.models import AuditReport

BEGIN, END = "<!-- citevouch:audit-begin -->", "<!-- citevouch:audit-end -->"


@pytest.fixture(scope="module")
def report(tmp_path_factory: pytest.TempPathFactory) -> AuditReport:
    folder: Path = tmp_path_factory.mktemp("note")
    with open_run(Settings(cache_dir=folder), offline=True) as run:
        return audit_answer("It fell by 13%.", name="-", run=run)


@pytest.mark.parametrize(
    "note",
    [
        pytest.param("# Note\n\nText.\n", id="a note"),
        pytest.param("# Note\n\nText.", id="no line end"),
        pytest.param("# Note\r\n\r\nText.\r\n", id="CRLF"),
        pytest.param("\ufeff# Note\n", id="a byte order mark"),
        pytest.param("---\ntitle: a\n---\n\nText.\n", id="front matter"),
        pytest.param("", id="empty"),
        pytest.param("Text.\n\n> [!tip]- Somebody else's callout\n> text\n", id="another callout"),
        pytest.param("Text.\n\n## Reference Validation\n<!-- citevouch:begin -->\nx\n<!-- citevouch:end -->\n", id="a section"),
    ],
)  # fmt: skip
def test_with_audit__behind_the_note(note: str, report: AuditReport) -> None:
    written = with_audit(note, report)
    assert written.startswith(note)
    assert written[len(note) :].strip().startswith(BEGIN)
    assert written.rstrip().endswith(END)
    assert "> [!tip]- Citation audit (" in written
    assert ("\r\n" in written) == ("\r\n" in note)
    if "\r\n" in note:
        assert "\n" not in written.replace("\r\n", "")


def test_with_audit__twice_is_once(report: AuditReport) -> None:
    once = with_audit("# Note\n\nText.\n", report)
    assert with_audit(once, report) == once


def test_with_audit__in_the_place_of_an_earlier_one(report: AuditReport) -> None:
    before, behind = "# Note\n\nText.\n\n", "\n\nMore text,  with odd   spaces.\t\n"
    written = with_audit(f"{before}{BEGIN}\n\n> [!tip]- an earlier one\n\n{END}{behind}", report)
    assert written.startswith(before + BEGIN)
    assert written.endswith(END + behind)
    assert "an earlier one" not in written


def test_with_audit__is_not_read_as_part_of_the_note(report: AuditReport) -> None:
    note = "Text [1].\n\n1. A. PMID: 90000001\n"
    assert len(read(with_audit(note, report)).mentions) == len(read(note).mentions)


@pytest.mark.parametrize(
    "note",
    [
        pytest.param(f"Text.\n\n{BEGIN}\n\nold\n", id="only the first mark"),
        pytest.param(f"Text.\n\n{END}\n", id="only the second"),
        pytest.param("Text.\n\n```\ncode that nobody ended\n", id="inside of code"),
    ],
)
def test_with_audit__what_cannot_be_done_safely_is_refused(note: str, report: AuditReport) -> None:
    with pytest.raises(InputError, match=r"note\.md"):
        with_audit(note, report, name="note.md")


def test_with_audit__marks_in_code_are_text(report: AuditReport) -> None:
    note = f"Text.\n\n```\n{BEGIN}\n{END}\n```\n"
    assert with_audit(note, report).startswith(note)
