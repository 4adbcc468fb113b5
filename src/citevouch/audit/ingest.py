"""Taking judges' answers in: a folder of orders and a folder of results make a report.

The cited papers are not looked up again; papers that judges name are. Doing it twice changes nothing.
"""

from __future__ import annotations

import itertools
from dataclasses import dataclass
from typing import TYPE_CHECKING

from citevouch.audit.judging.judge import due_order, judge, read_replies
from citevouch.audit.judging.results import read_results
from citevouch.audit.orders.folder import by_name, read_plan, stem, write_order
from citevouch.audit.report import report
from citevouch.errors import InputError

if TYPE_CHECKING:
    from collections.abc import Iterable
    from pathlib import Path

    from citevouch.records import Attempt
    from citevouch.resolve import Run
    from citevouch_contract.models import AuditReport, Judge


@dataclass(frozen=True, kw_only=True)
class Ingested:
    """What came of it."""

    report: AuditReport
    strays: tuple[str, ...] = ()  #: files that answer no order, in words
    written: str | None = None  #: the name of an order that has become due


def ingest(orders: Path, results: Path, *, run: Run, asked: Judge) -> Ingested:
    """Read the answers in *results* to the orders in *orders*. *asked*: who answered where none says.

    Raises InputError for a folder that holds no orders, or orders that were changed, and where there is no
    folder of results.
    """
    if not results.is_dir():
        raise InputError("is no folder", file=str(results), expected="the folder with the replies")
    planned = read_plan(orders)
    go_on_counting(run, planned.examination.attempts)
    found = read_results(results, by_name(planned.orders), judge=asked)
    read = read_replies(planned.orders, found.by_order, planned.examination)
    due = due_order(read, planned.examination)
    if due:
        write_order(due, orders)
        read += read_replies([due], found.by_order, planned.examination)
    examination, judged = judge(planned.examination, read, run=run)
    return Ingested(
        report=report(examination, judged), strays=found.strays, written=stem(due) if due else None
    )


def go_on_counting(run: Run, attempts: Iterable[Attempt]) -> None:
    """Let the attempts of *run* be numbered behind those that there are: one report names both."""
    last = max((int(each.id.removeprefix("a")) for each in attempts), default=0)
    run.numbers = itertools.count(last + 1)
