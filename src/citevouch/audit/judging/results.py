"""The folder of results: for each order what was answered, by whom, as it came.

A file may hold a reply, in any form and named as the order or its file (``layer1-p2.txt``); or JSON objects
that name their order themselves: WorkOrderResults, as ``audit run`` writes them, or replies with an order_id.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from citevouch.audit.fields import whole
from citevouch.contract.check import problems
from citevouch.errors import InputError
from citevouch.files import read_text
from citevouch_contract.models import Judge, WorkOrderResult, WorkOrderStatus

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence
    from pathlib import Path

    from citevouch_contract.models import WorkOrder

LARGEST = 5_000_000  #: bytes of a file of results
_LINES = (".jsonl", ".ndjson")


@dataclass(frozen=True, kw_only=True)
class Result:
    """What came back for one order."""

    order_id: str
    raw: str
    judge: Judge
    source: str  #: the file that it stands in
    status: WorkOrderStatus | None = None  #: where the service itself said REFUSED or TRUNCATED
    answered_at: Any = None
    prompt_tokens: int | None = None
    completion_tokens: int | None = None


@dataclass(frozen=True, kw_only=True)
class Results:
    """Every result of a folder by order; and what is no result."""

    by_order: Mapping[str, Sequence[Result]]
    strays: tuple[str, ...] = ()  #: in words


def read_results(folder: Path, named: Mapping[str, WorkOrder], *, judge: Judge) -> Results:
    """The results in *folder* for the orders *named* (by order_id and by the name of their file).

    *judge*: who answered where a result does not say. A file that cannot be used is told and left; a folder
    that is not there is an empty one.
    """
    found: dict[str, list[Result]] = {}
    strays: list[str] = []
    for path in sorted(folder.iterdir()) if folder.is_dir() else []:
        if path.name.startswith(".") or not path.is_file():
            continue
        try:
            for result in _in_file(path, named, judge):
                known = [each.raw for each in found.setdefault(result.order_id, [])]
                if result.raw not in known:
                    found[result.order_id].append(result)
        except InputError as error:
            strays.append(str(error))
    return Results(by_order=found, strays=tuple(strays))


def _in_file(path: Path, named: Mapping[str, WorkOrder], judge: Judge) -> Iterator[Result]:
    if not path.resolve().is_relative_to(path.parent.resolve()):
        raise InputError("leads out of the folder", file=str(path), expected="the reply itself")
    if path.stat().st_size > LARGEST:
        raise InputError("is too large for an answer", file=str(path), expected=f"at most {LARGEST} bytes")
    text = whole(read_text(str(path)))
    expected = named.get(path.stem)
    values = _objects(text, path.name)
    if not any("order_id" in value for value in values):
        if expected is None:
            raise InputError("answers no order of this plan", file=str(path))
        yield Result(order_id=expected.order_id, raw=text, judge=judge, source=path.name)
        return
    for value in values:
        order = named.get(str(value.get("order_id")))
        if order is None or (expected and expected is not order):
            raise InputError(
                "answers no order of this plan", file=str(path), place=str(value.get("order_id"))
            )
        yield _envelope(value, path.name) or Result(
            order_id=order.order_id,
            raw=text if len(values) == 1 else json.dumps(value, ensure_ascii=False),
            judge=judge,
            source=path.name,
        )


def _objects(text: str, name: str) -> list[dict[str, Any]]:
    """The objects in a file that is JSON; none where it is anything else, which may still be a reply."""
    try:
        if name.lower().endswith(_LINES):
            value = [json.loads(line) for line in text.splitlines() if line.strip()]
        else:
            value = json.loads(text)
    except (ValueError, RecursionError):
        return []
    items = value if isinstance(value, list) else [value]
    return [item for item in items if isinstance(item, dict)]


def _envelope(value: dict[str, Any], source: str) -> Result | None:
    """A WorkOrderResult, of which what came is read anew; None where *value* is none."""
    if "raw_text" not in value or problems(value, "WorkOrderResult"):
        return None
    made = WorkOrderResult.model_validate(value)
    by_service = (WorkOrderStatus.REFUSED, WorkOrderStatus.TRUNCATED)
    return Result(
        order_id=made.order_id,
        raw=made.raw_text or "",
        judge=made.judge or Judge.model_validate({"judge_kind": "AGENT", "judge_name": source}),
        source=source,
        status=next((each for each in by_service if each == made.result_status), None),
        answered_at=made.answered_at,
        prompt_tokens=made.prompt_tokens,
        completion_tokens=made.completion_tokens,
    )
