"""The folder of orders."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import pytest
from tests.audit.examined import ANSWER, examined, offline_run

from citevouch.audit.orders.folder import ANSWER as ANSWER_FILE
from citevouch.audit.orders.folder import REPORT, read_plan, stem, write_plan
from citevouch.audit.orders.plan import make_plan
from citevouch.audit.report import report
from citevouch.contract.output import dumps
from citevouch.errors import InputError

if TYPE_CHECKING:
    from pathlib import Path


def planned(tmp_path: Path, text: str = ANSWER, name: str = "orders", **options: object) -> Path:
    """A folder with the orders for the example, or another answer."""
    folder = tmp_path / name
    with offline_run(tmp_path / "records") as run:
        made = make_plan(examined(run, text=text, **options), run=run)
        write_plan(made, text, report(made.examination), folder)
    return folder


def test_what_is_written_is_what_is_read(tmp_path: Path) -> None:
    folder = planned(tmp_path)
    with offline_run(tmp_path / "records") as run:
        made = make_plan(examined(run), run=run)
    read = read_plan(folder)
    assert [dumps(order) for order in read.orders] == [dumps(order) for order in made.orders]
    assert {path.name for path in folder.iterdir()} == {
        ANSWER_FILE,
        REPORT,
        *(f"{stem(order)}.{ending}" for order in made.orders for ending in ("json", "md")),
    }
    assert (folder / "layer1-p2.md").read_text(encoding="utf-8") == made.orders[0].prompt


def test_a_restored_examination_gives_the_same_report(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "1796000000")
    folder = planned(tmp_path, mode="AUTO", practice_context="outpatients", max_papers=3)
    assert dumps(report(read_plan(folder).examination)) == (folder / REPORT).read_text(encoding="utf-8")


def test_planning_again_leaves_no_order_of_an_earlier_plan(tmp_path: Path) -> None:
    folder = planned(tmp_path)
    (folder / "notes.txt").write_text("mine", encoding="utf-8")
    planned(tmp_path, max_papers=1)
    assert sorted(path.name for path in folder.glob("layer1*")) == ["layer1-p2.json", "layer1-p2.md"]
    assert (folder / "notes.txt").exists()


def test_a_folder_of_something_else_is_refused(tmp_path: Path) -> None:
    other = tmp_path / "other"
    other.mkdir()
    (other / "thesis.txt").write_text("mine", encoding="utf-8")
    with pytest.raises(InputError, match="something else"):
        planned(tmp_path, name="other")
    planned(tmp_path)
    with pytest.raises(InputError, match="another answer"):
        planned(tmp_path, text=ANSWER.replace("13%", "14%"))


def test_no_folder_of_orders(tmp_path: Path) -> None:
    for folder in (tmp_path, tmp_path / "nowhere"):
        with pytest.raises(InputError, match="holds no orders"):
            read_plan(folder)


@pytest.mark.parametrize(
    ("name", "text", "what"),
    [
        pytest.param(ANSWER_FILE, "Another answer.", "is not the answer", id="another answer"),
        pytest.param(REPORT, "{}", "missing", id="no report"),
        pytest.param(REPORT, "{", "not JSON", id="half a report"),
        pytest.param("layer2.json", "[]", "type", id="no order"),
        pytest.param("layer1-p2.json", None, "another paper", id="an order about another paper"),
    ],
)
def test_what_was_changed_is_refused(tmp_path: Path, name: str, text: str | None, what: str) -> None:
    folder = planned(tmp_path)
    if text is None:
        order = json.loads((folder / name).read_text(encoding="utf-8"))
        text = json.dumps(order | {"indices": [99]})
    (folder / name).write_text(text, encoding="utf-8")
    with pytest.raises(InputError, match=what):
        read_plan(folder)
