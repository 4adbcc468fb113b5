"""The steps of ``citevouch audit`` that judges have a part in: plan, ingest, run."""

from __future__ import annotations

import os
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from citevouch.audit.asking import Asking
from citevouch.audit.budget import Budget
from citevouch.audit.examination import examine
from citevouch.audit.ingest import ingest
from citevouch.audit.orders.folder import stem, write_plan
from citevouch.audit.orders.plan import make_plan
from citevouch.audit.report import report
from citevouch.audit.run_model import announcement, run_model
from citevouch.check.convert import sha256
from citevouch.cli import DONE, FAILED
from citevouch.cli.auditing import audit_options, name_of, refuse_one_place_twice, settings_of, write_report
from citevouch.endpoint import Endpoint
from citevouch.files import read_text
from citevouch.resolve import open_run
from citevouch.settings import default_cache_dir
from citevouch.terminal import plain
from citevouch_contract.models import Judge, JudgeKind

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from citevouch.audit.orders.plan import Plan
    from citevouch.resolve import Run
    from citevouch.settings import Settings

#: Holds the key of the endpoint. No option: arguments are seen by others and kept in histories.
KEY = "CITEVOUCH_ENDPOINT_KEY"
JUDGED = "judged"  #: folder in the cache folder


def run_plan(answer: str, orders: str, given: Mapping[str, Any]) -> int:
    """Write the orders for an answer; the exit code."""
    text = read_text(answer)
    with _opened(given) as run:
        made = _planned(text, answer, given, run)
        write_plan(made, text, report(made.examination), Path(orders))
    for line in _summary(made):
        click.echo(plain(line))
    return DONE


def run_ingest(orders: str, results: str, given: Mapping[str, Any]) -> int:
    """Make the report from replies; the exit code."""
    refuse_one_place_twice(given)
    kind = JudgeKind(given["judge_kind"].upper())
    if (kind == JudgeKind.MODEL) != bool(given["model"]):
        raise click.UsageError("--model goes with --judge-kind model, and that with it")
    judge = Judge(judge_kind=kind, judge_name=given["judge"], model=given["model"])
    with _opened(given) as run:
        ingested = ingest(Path(orders), Path(results), run=run, asked=judge)
    for stray in ingested.strays:
        _say(stray)
    if ingested.written:
        _say(f"{Path(orders) / ingested.written}.json: an order on contradictions has become due")
    write_report(ingested.report, given)
    return DONE


def run_run(answer: str, given: Mapping[str, Any]) -> int:
    """Let a model judge an answer; the exit code, which is 1 where no order could be answered."""
    refuse_one_place_twice(given, answer)
    text = read_text(answer)
    endpoint = Endpoint(
        url=given["endpoint"], model=given["model"], key=os.environ.get(KEY) or None, seconds=given["timeout"]
    )
    with _opened(given) as run:
        made = _planned(text, answer, given, run)
        if given["orders"]:
            write_plan(made, text, report(made.examination), Path(given["orders"]))
        asking = Asking(
            endpoint=endpoint,
            folder=Path(given["results"]) if given["results"] else _judged(text, endpoint, run.settings),
            budget=Budget(max_calls=given["max_calls"], max_tokens=given["max_tokens"]),
            examination=made.examination,
            parallel=given["parallel"],
        )
        for line in announcement(made, asking):
            _say(line)
        audited = run_model(made, asking, run=run)
    for order in made.orders:
        if why := asking.failures.get(order.order_id):
            _say(f"{stem(order)}: {why}")
    write_report(audited, given)
    return FAILED if asking.errors and not asking.answered else DONE


@contextmanager
def _opened(given: Mapping[str, Any]) -> Iterator[Run]:
    with open_run(
        settings_of(given), offline=given["offline"], refresh=given["refresh"], max_age=given["max_age"]
    ) as run:
        yield run


def _planned(text: str, answer: str, given: Mapping[str, Any], run: Run) -> Plan:
    examination = examine(text, name=name_of(answer), run=run, options=audit_options(given))
    return make_plan(examination, run=run)


def _judged(text: str, endpoint: Endpoint, settings: Settings) -> Path:
    """Where answers are kept by default: one folder for each model and answer."""
    folder = settings.cache_dir or default_cache_dir()
    return folder / JUDGED / sha256(f"{endpoint.model}\n{text}")[:16]


def _summary(made: Plan) -> Iterator[str]:
    """Papers, orders, tokens; then a line for each order."""
    examination = made.examination
    yield (f"{len(examination.papers)} papers, {len(made.orders)} orders, about {made.tokens} tokens")
    for order in made.orders:
        about = "".join(f"[{index}]" for index in order.indices or ())
        size = f"about {order.estimated_tokens:>6} tokens"
        yield f"  {stem(order):<12} {order.order_id}  {size}  {about}".rstrip()
    for note in made.notes:
        yield f"  {note}"


def _say(line: str) -> None:
    click.echo(f"citevouch: {plain(line)}", err=True)
