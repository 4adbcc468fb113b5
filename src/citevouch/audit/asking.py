"""Asking a model: its answers are written down as they come, so that nothing has to be asked twice.

Each answer is a WorkOrderResult in the folder of results, with what came as it came; a run that ended early
goes on where it stopped, and one whose answers are all there makes no call.
"""

from __future__ import annotations

import json
import threading
import time
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from citevouch.audit.budget import Spent
from citevouch.audit.judging.judge import read_replies, result_of
from citevouch.audit.judging.results import Result
from citevouch.clock import now
from citevouch.contract.output import dumps
from citevouch.endpoint import Chat, EndpointError
from citevouch.files import write_text
from citevouch_contract.models import Judge, JudgeKind, WorkOrderLayer, WorkOrderStatus

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence
    from pathlib import Path

    from citevouch.audit.budget import Budget
    from citevouch.audit.examination import Examination
    from citevouch.endpoint import Endpoint, Reply
    from citevouch_contract.models import WorkOrder

NAME = "citevouch audit run"  #: who asked the model
PARALLEL = 4
#: Statuses after which no other order will fare better: no key, no money, no right, no such model.
_HOPELESS = frozenset({401, 402, 403, 404})
_MOST_FAILURES = 3  #: without a single answer, after which the rest is not asked


@dataclass
class Asking:
    """One run of asking; *failures* says for each order that has no answer why not."""

    endpoint: Endpoint
    folder: Path
    budget: Budget
    examination: Examination
    parallel: int = PARALLEL
    failures: dict[str, str] = field(default_factory=dict)  #: by order_id
    answered: int = 0
    errors: int = 0  #: orders at which the endpoint failed
    _lock: threading.Lock = field(default_factory=threading.Lock)
    _ended: str | None = None

    def ask(self, orders: Iterable[WorkOrder]) -> None:
        """Ask *orders* side by side and write down what comes. Raises InputError where that cannot be."""
        self.folder.mkdir(parents=True, exist_ok=True)
        chat = Chat(self.endpoint, before=self.budget.call)
        try:
            with ThreadPoolExecutor(max_workers=self.parallel) as pool:
                for _done in pool.map(lambda order: self._ask(order, chat), list(orders)):
                    pass
        finally:
            chat.close()

    def _ask(self, order: WorkOrder, chat: Chat) -> None:
        if self._ended:
            self.failures[order.order_id] = f"not asked: {self._ended}"
            return
        begun = time.monotonic()
        messages = [{"role": "user", "content": order.prompt}]
        try:
            with self.budget.reserved(order):
                reply = chat.ask(messages, schema=json.loads(order.result_schema))
                self.budget.spend(order, reply, time.monotonic() - begun)
        except Spent as reason:
            self.failures[order.order_id] = f"not asked: {reason}"
        except EndpointError as error:
            self._failed(order, error)
        else:
            self._keep(order, reply)

    def _failed(self, order: WorkOrder, error: EndpointError) -> None:
        with self._lock:
            self.failures[order.order_id] = str(error)
            self.errors += 1
            if error.status in _HOPELESS or (not self.answered and self.errors >= _MOST_FAILURES):
                self._ended = str(error)

    def _keep(self, order: WorkOrder, reply: Reply) -> None:
        """Write an answer down, with what could be read of it."""
        by_service = WorkOrderStatus.REFUSED if reply.refused else WorkOrderStatus.TRUNCATED
        result = Result(
            order_id=order.order_id,
            raw=reply.text,
            judge=judge_of(self.endpoint),
            source=self.endpoint.model,
            status=by_service if reply.refused or reply.truncated else None,
            answered_at=now(),
            prompt_tokens=reply.prompt_tokens,
            completion_tokens=reply.completion_tokens,
        )
        (read,) = read_replies([order], {order.order_id: [result]}, self.examination)
        write_text(str(self.folder / f"{order.order_id}.json"), dumps(result_of(read)))
        with self._lock:
            self.answered += 1


def judge_of(endpoint: Endpoint) -> Judge:
    """The model as a judge."""
    return Judge(judge_kind=JudgeKind.MODEL, judge_name=NAME, model=endpoint.model)


def can_be_asked(order: WorkOrder) -> bool:
    """Whether a model without tools can answer: not what the answer leaves out, if nothing was searched."""
    return order.layer != WorkOrderLayer.LAYER2 or bool(order.searches)


def unasked(orders: Sequence[WorkOrder], answered: Iterable[str]) -> list[WorkOrder]:
    """Those of *orders* that have no answer yet and can be asked."""
    known = set(answered)
    return [order for order in orders if order.order_id not in known and can_be_asked(order)]
