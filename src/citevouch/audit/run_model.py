"""An audit by a model alone: orders made, asked, read and reported in one go.

Answers that the folder of results has are replayed, so that a run which ended early goes on and one that was
complete makes no call; offline nothing is asked at all.
"""

from __future__ import annotations

from typing import TYPE_CHECKING
from urllib.parse import urlsplit

from citevouch.audit.asking import can_be_asked, unasked
from citevouch.audit.judging.judge import due_order, judge, read_replies
from citevouch.audit.judging.results import Results, read_results
from citevouch.audit.orders.folder import by_name
from citevouch.audit.report import report
from citevouch.errors import InputError
from citevouch_contract.models import Judge, JudgeKind

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from citevouch.audit.asking import Asking
    from citevouch.audit.orders.plan import Plan
    from citevouch.endpoint import Endpoint
    from citevouch.resolve import Run
    from citevouch_contract.models import AuditReport, WorkOrder

#: Who answered where a result in the folder does not say; not the model, whose results do.
SOMEBODY = Judge(judge_kind=JudgeKind.AGENT, judge_name="unnamed")
_NO_SEARCH = "not asked: no search was made, and a model cannot make one"
_OFFLINE = "not asked: offline"


def announcement(plan: Plan, asking: Asking) -> Iterator[str]:
    """What a run is about to send, and to whom; what registries were sent already."""
    orders = unasked(plan.orders, _answered(plan.orders, asking))
    tokens = sum(order.estimated_tokens for order in orders)
    where = urlsplit(asking.endpoint.address).netloc
    yield (
        f"to {where} (model {asking.endpoint.model}): {len(orders)} of {len(plan.orders)} orders, about "
        f"{tokens} tokens: the question and context, the answer's claims, and titles and texts of papers"
    )
    queries = dict.fromkeys(search.query for order in plan.orders for search in order.searches or ())
    words = f"; searches: {'; '.join(queries)}" if queries else ""
    yield f"to registries: identifiers, and titles of papers that were not found{words}"
    yield f"answers are kept in {asking.folder}"


def run_model(plan: Plan, asking: Asking, *, run: Run) -> AuditReport:
    """Ask the orders of *plan* that have no answer yet, and report. Raises InputError for a folder of
    results that another model's answers are in.
    """
    results = _results(plan.orders, asking)
    replayed = len(results.by_order)
    if not run.offline:
        asking.ask(unasked(plan.orders, results.by_order))
    orders = list(plan.orders)
    results = _results(orders, asking)
    due = due_order(read_replies(orders, results.by_order, plan.examination), plan.examination)
    if due:
        orders.append(due)
        known = _results([due], asking).by_order
        replayed += len(known)
        if not run.offline:
            asking.ask(unasked([due], known))
        results = _results(orders, asking)
    failures = {order.order_id: _why(order, asking) for order in orders}
    read = read_replies(orders, results.by_order, plan.examination, failures=failures)
    spending = asking.budget.spending(replayed=replayed)
    examination, judged = judge(plan.examination, read, run=run, spending=spending)
    return report(examination, judged)


def _why(order: WorkOrder, asking: Asking) -> str:
    """Why an order has no answer, if it has none."""
    return asking.failures.get(order.order_id) or (_OFFLINE if can_be_asked(order) else _NO_SEARCH)


def _answered(orders: Sequence[WorkOrder], asking: Asking) -> Iterable[str]:
    return _results(orders, asking).by_order


def _results(orders: Sequence[WorkOrder], asking: Asking) -> Results:
    named = by_name(orders)
    found = read_results(asking.folder, named, judge=SOMEBODY)
    _refuse_other_models(found, asking.endpoint, str(asking.folder))
    return found


def _refuse_other_models(found: Results, endpoint: Endpoint, folder: str) -> None:
    models = {each.judge.model for results in found.by_order.values() for each in results if each.judge.model}
    if others := sorted(models - {endpoint.model}):
        raise InputError(
            f"holds answers of {others[0]}", file=folder, expected="another --results for another model"
        )
