"""Acknowledgements: the file, read strictly."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from citevouch.acknowledgements import NAME, file_beside, read_acknowledgements
from citevouch.errors import InputError

if TYPE_CHECKING:
    from pathlib import Path

ITEM = "- finding: 402b69f61957105d\n  because: seen\n  who: A. Curator\n  when: 2026-11-30\n"


def write(folder: Path, text: str) -> str:
    path = folder / NAME
    path.write_text(text, encoding="utf-8")
    return str(path)


@pytest.mark.parametrize(
    ("text", "ids"),
    [
        pytest.param("", [], id="empty"),
        pytest.param("# nothing yet\n", [], id="a remark"),
        pytest.param("[]\n", [], id="an empty list"),
        pytest.param(ITEM, ["402b69f61957105d"], id="one"),
        pytest.param(f"\ufeff{ITEM}", ["402b69f61957105d"], id="byte order mark"),
        pytest.param(ITEM.replace("402b69f61957105d", "0123456789012345"), ["0123456789012345"], id="figures only"),
        pytest.param(ITEM.replace("402b69f61957105d", "402b69f61957105d-2"), ["402b69f61957105d-2"], id="the second"),
        pytest.param(ITEM.replace("2026-11-30", '"2026-11-30T10:00:00Z"'), ["402b69f61957105d"], id="a time"),
    ],
)  # fmt: skip
def test_read(text: str, ids: list[str], tmp_path: Path) -> None:
    assert [each.finding for each in read_acknowledgements(write(tmp_path, text))] == ids


@pytest.mark.parametrize(
    ("text", "said"),
    [
        pytest.param("finding: a\n", ":1: is no list", id="a mapping"),
        pytest.param("- a\n", ":1: is no item", id="a word"),
        pytest.param(f"{ITEM}- because: x\n", ":5: ", id="lacks the finding"),
        pytest.param(ITEM.replace("seen", ""), ":1: ", id="an empty reason"),
        pytest.param(f"{ITEM}  note: x\n", ":1: ", id="a key that is none"),
        pytest.param(f"{ITEM}  who: B\n", ":5: 'who' is given twice", id="a key twice"),
        pytest.param(ITEM.replace("seen", "[a, b]"), ":2: is not a single value", id="a list inside"),
        pytest.param(f"{ITEM}{ITEM}", ":5: this finding is acknowledged twice", id="a finding twice"),
        pytest.param(ITEM.replace("402b69f61957105d", "first one"), ":1: ", id="an id that is none"),
        pytest.param(ITEM.replace("2026-11-30", "yesterday"), ":1: ", id="no date"),
        pytest.param("- [\n", ":2: not YAML", id="not YAML"),
        pytest.param("- *a\n", ":1: not YAML", id="an alias of nothing"),
        pytest.param("\x00", ": not YAML", id="not even text"),
    ],
)
def test_read__errors_say_where(text: str, said: str, tmp_path: Path) -> None:
    with pytest.raises(InputError) as caught:
        read_acknowledgements(write(tmp_path, text))
    assert f"{NAME}{said}" in str(caught.value)


def test_file_beside(tmp_path: Path) -> None:
    assert file_beside(str(tmp_path / "report.md")) is None
    there = write(tmp_path, ITEM)
    assert file_beside(str(tmp_path / "report.md")) == there
    assert file_beside("-") is None
