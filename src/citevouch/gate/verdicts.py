"""Taking in what verifiers answered."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from citevouch.anchor.objects import read_objects
from citevouch.gate.answers import Answer, agreed, parse_answer
from citevouch.gate.orders import orders_of
from citevouch_contract.models import LedgerKind, LedgerPayload, VerifierVerdict

if TYPE_CHECKING:
    from collections.abc import Callable

    from citevouch.errors import CitevouchError
    from citevouch.gate.workspace import Workspace
    from citevouch_contract.models import VerifierOrder


@dataclass(kw_only=True)
class Ingested:
    """What became of a file of answers."""

    recorded: int = 0
    known: int = 0  #: said nothing new
    astray: int = 0  #: name no order of any claim as it reads now
    is_readable: bool = True


def ingest(workspace: Workspace, results: str, *, say: Callable[[str], None]) -> Ingested:
    """Record the answers in the file *results*, each as the verdict on the text that its order was about.

    An answer belongs to an order by its order_id alone, so that one to an earlier text of a claim counts for
    nothing. What is astray or cannot be read is told to *say*.
    """
    outcome = Ingested()

    def tell(error: CitevouchError) -> None:
        outcome.is_readable = False
        say(str(error))

    orders = orders_of(workspace.claims, workspace)
    answers: dict[str, list[Answer]] = {}
    for instance in read_objects(results, say=tell):
        order_id = _order_id(instance.value)
        if order_id in orders:
            answers.setdefault(order_id, []).append(parse_answer(_answer(instance.value)))
        else:
            outcome.astray += 1
            say(f"{instance.place(()) or 'the answer'}: names no order of a claim as it reads now")
    verdicts = [_verdict(orders[order_id], agreed(given)) for order_id, given in answers.items()]
    new = [one for one in verdicts if workspace.claim(one.claim_id or "").verdict != one]
    if new:
        workspace.record([(LedgerKind.verdict, LedgerPayload(verifier_verdict=one)) for one in new])
    outcome.recorded, outcome.known = len(new), len(verdicts) - len(new)
    return outcome


def _order_id(value: Any) -> str:
    found = value.get("order_id") if isinstance(value, dict) else None
    return found if isinstance(found, str) else ""


def _answer(value: dict[str, Any]) -> Any:
    """The answer itself, which may stand under a key of its own as the model wrote it."""
    if "answer" not in value:
        return value
    answer = value["answer"]
    return {"model": value.get("model"), **answer} if isinstance(answer, dict) else answer


def _verdict(order: VerifierOrder, answer: Answer) -> VerifierVerdict:
    return VerifierVerdict(
        order_id=order.order_id,
        claim_id=order.claim_id,
        record_hash=order.record_hash,
        result=answer.result,
        confidence=answer.confidence,
        reasoning=answer.reasoning,
        model=answer.model,
        note=answer.note,
    )
