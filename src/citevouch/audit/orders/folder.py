"""The folder that orders are kept in: the answer, what is known of it, and the orders.

``answer.txt`` is the answer as it was given, ``report.json`` the AuditReport without a judge, and each order
a WorkOrder in JSON with its text beside it, to be pasted wherever a judge is: ``layer1-p2.json`` and
``layer1-p2.md``. What judges answer is held against nothing but this.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import TYPE_CHECKING, TypeVar

from citevouch.audit.restored import restore
from citevouch.contract import strict_json
from citevouch.contract.check import problems
from citevouch.contract.output import dumps
from citevouch.errors import InputError
from citevouch.files import read_text, write_text
from citevouch_contract.models import AuditReport, WorkOrder, WorkOrderLayer

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence
    from pathlib import Path

    from pydantic import BaseModel

    from citevouch.audit.examination import Examination
    from citevouch.audit.orders.plan import Plan

    Model = TypeVar("Model", bound=BaseModel)

ANSWER, REPORT = "answer.txt", "report.json"
_ORDER = re.compile(r"layer[123](?:-p[0-9]+)?\.(?:json|md)")


@dataclass(frozen=True, kw_only=True)
class Planned:
    """What a folder of orders holds."""

    folder: Path
    examination: Examination
    orders: tuple[WorkOrder, ...]  #: layer 1 in the order of papers, then the others


def stem(order: WorkOrder) -> str:
    """The name of an order's files, without its ending."""
    layer = str(order.layer).lower()
    return f"{layer}-{order.paper_id}" if order.paper_id else layer


def by_name(orders: Iterable[WorkOrder]) -> dict[str, WorkOrder]:
    """The orders by whatever a file of results may call them: order_id, and name of the order's file."""
    listed = list(orders)
    return {order.order_id: order for order in listed} | {stem(order): order for order in listed}


def write_plan(plan: Plan, given: str, report: AuditReport, folder: Path) -> None:
    """Write the orders of *plan* for the answer *given*, of which *report* is known, into *folder*.

    Orders of an earlier plan for the same answer are replaced. Raises InputError for a folder that holds
    something else.
    """
    _refuse_other(folder, report)
    folder.mkdir(parents=True, exist_ok=True)
    write_text(str(folder / ANSWER), given)
    written = {name for order in plan.orders for name in write_order(order, folder)}
    for path in sorted(folder.iterdir()):
        if _ORDER.fullmatch(path.name) and path.name not in written:
            path.unlink()
    write_text(str(folder / REPORT), dumps(report))


def write_order(order: WorkOrder, folder: Path) -> list[str]:
    """Write one order and its text; the names of the files."""
    names = [f"{stem(order)}.json", f"{stem(order)}.md"]
    for name, text in zip(names, (dumps(order), order.prompt), strict=True):
        write_text(str(folder / name), text)
    return names


def read_plan(folder: Path) -> Planned:
    """What *folder* holds. Raises InputError where it is no folder of orders, or one that was changed."""
    if not (folder / REPORT).is_file():
        raise InputError("holds no orders", file=str(folder), expected="what citevouch audit plan wrote")
    report = _read(folder / REPORT, AuditReport)
    examination = restore(read_text(str(folder / ANSWER)), report, file=str(folder / ANSWER))
    orders = [_read(path, WorkOrder) for path in folder.glob("layer*.json") if _ORDER.fullmatch(path.name)]
    place = {paper.paper_id: paper.priority for paper in examination.papers}
    ordered = sorted(orders, key=lambda order: (str(order.layer), place.get(str(order.paper_id), 0)))
    _demand_fitting(ordered, examination, folder)
    return Planned(folder=folder, examination=examination, orders=tuple(ordered))


def _refuse_other(folder: Path, report: AuditReport) -> None:
    if not folder.exists() or (folder.is_dir() and not any(folder.iterdir())):
        return
    if not folder.is_dir() or not (folder / REPORT).is_file():
        raise InputError("holds something else", file=str(folder), expected="a new or empty folder")
    if _read(folder / REPORT, AuditReport).subject.sha256 != report.subject.sha256:
        raise InputError("holds the orders for another answer", file=str(folder), expected="another folder")


def _read(path: Path, model: type[Model]) -> Model:
    value = strict_json.loads(read_text(str(path)), file=str(path))
    if found := problems(value, model.__name__):
        raise InputError(str(found[0]), file=str(path), expected=f"one {model.__name__}")
    return model.model_validate(value)


def _demand_fitting(orders: Sequence[WorkOrder], examination: Examination, folder: Path) -> None:
    papers = {paper.paper_id: paper for paper in examination.papers}
    for order in orders:
        paper = papers.get(order.paper_id or "")
        if order.layer == WorkOrderLayer.LAYER1 and (
            paper is None or set(order.indices or ()) != set(paper.indices or ())
        ):
            what = f"{stem(order)}.json is about another paper than the report's"
            raise InputError(what, file=str(folder), expected="plan again")
