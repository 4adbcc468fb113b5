"""From results to what was judged: every order with what came back for it, and what follows from that."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from citevouch.audit.judging.completeness import completeness, named_papers
from citevouch.audit.judging.named import look_up
from citevouch.audit.judging.papers import judgement
from citevouch.audit.judging.scan import scan
from citevouch.audit.orders.contradictions import contradiction_order
from citevouch.audit.replies.completeness import CompletenessReply, read_completeness_reply
from citevouch.audit.replies.contradictions import ContradictionReply, read_contradiction_reply
from citevouch.audit.replies.paper import PaperReply, read_paper_reply
from citevouch.audit.verdicts import Judged, gate_judgement
from citevouch.clock import now
from citevouch.resolve.health import health_of
from citevouch_contract.models import (
    Judge,
    JudgeKind,
    WorkOrderLayer,
    WorkOrderResult,
    WorkOrderStatus,
)

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from citevouch.audit.examination import Examination
    from citevouch.audit.judging.named import LookedUp
    from citevouch.audit.judging.results import Result
    from citevouch.audit.replies.cited import NamedPaper
    from citevouch.resolve import Run
    from citevouch_contract.models import CitationJudgement, Spending, WorkOrder

    Reply = PaperReply | CompletenessReply | ContradictionReply

USABLE = (WorkOrderStatus.OK, WorkOrderStatus.INCOMPLETE)


@dataclass(frozen=True, kw_only=True)
class Read:
    """One order with what came back for it."""

    order: WorkOrder
    results: Sequence[Result] = ()  #: none where nothing came; several where answers differ
    reply: Reply | None = None
    failure: str | None = None  #: why nothing came, where that is known

    @property
    def raw(self) -> str:
        """What came, as it came."""
        return "\n\n".join(result.raw for result in self.results)

    @property
    def usable(self) -> Reply | None:
        """The reply, if it says something that may be used."""
        return self.reply if self.reply and self.reply.status in USABLE else None


def read_replies(
    orders: Iterable[WorkOrder],
    results: Mapping[str, Sequence[Result]],
    examination: Examination,
    *,
    failures: Mapping[str, str] | None = None,
) -> list[Read]:
    """The reply to each of *orders*, read strictly. Two answers that differ are none.

    *failures*: by order_id why nothing came.
    """
    read = []
    for order in orders:
        came = results.get(order.order_id, ())
        reply = _read(order, came[0], examination) if came else None
        if reply and len(came) > 1:
            problem = f"{len(came)} answers that differ: {', '.join(each.source for each in came)}"
            reply = type(reply)(status=WorkOrderStatus.PARSE_ERROR, problems=(problem,))
        failure = None if came else (failures or {}).get(order.order_id)
        read.append(Read(order=order, results=came, reply=reply, failure=failure))
    return read


def _read(order: WorkOrder, result: Result, examination: Examination) -> Reply:
    reply: Reply
    if order.layer == WorkOrderLayer.LAYER1:
        claims = [claim.text for claim in order.claims or ()]
        reply = read_paper_reply(result.raw, indices=order.indices or (), claims=claims)
    elif order.layer == WorkOrderLayer.LAYER2:
        reply = read_completeness_reply(result.raw)
    else:
        known = [made.index for made in examination.answer.citations]
        reply = read_contradiction_reply(result.raw, indices=known)
    if result.status:
        what = "the judge declined" if result.status == WorkOrderStatus.REFUSED else "the answer breaks off"
        return type(reply)(status=result.status, problems=(what, *reply.problems))
    return reply


def findings_of(read: Iterable[Read]) -> dict[str, str]:
    """What judges read in papers, by paper_id."""
    return {
        str(each.order.paper_id): reply.key_findings
        for each in read
        if isinstance(reply := each.usable, PaperReply) and reply.key_findings
    }


def due_order(read: Sequence[Read], examination: Examination) -> WorkOrder | None:
    """The order on contradictions that has become due: once every order about a paper has been answered."""
    layers = [each.order.layer for each in read]
    first = [each for each in read if each.order.layer == WorkOrderLayer.LAYER1]
    if WorkOrderLayer.LAYER3 in layers or not first or not all(each.results for each in first):
        return None
    return contradiction_order(examination, findings_of(read))


def judge(
    examination: Examination, read: Sequence[Read], *, run: Run, spending: Spending | None = None
) -> tuple[Examination, Judged]:
    """What was judged, and the examination with the look-ups of the papers that judges name."""
    looked = look_up(_named(read), run=run)
    judgements = _judgements(examination, read, looked)
    second = next((each for each in read if each.order.layer == WorkOrderLayer.LAYER2), None)
    third = next((each for each in read if each.order.layer == WorkOrderLayer.LAYER3), None)
    judged = Judged(
        judge=_judge(read),
        judgements=judgements,
        scan=scan(
            examination,
            order=third.order if third else None,
            reply=third.reply if third and isinstance(third.reply, ContradictionReply) else None,
        ),
        completeness=completeness(
            examination,
            judgements,
            now=now(),
            order=second.order if second else None,
            reply=second.reply if second and isinstance(second.reply, CompletenessReply) else None,
            checks=looked.checks,
        ),
        claims_judged=len(
            {claim.claim_number for each in judgements for claim in each.claim_judgements or ()}
        ),
        order_results=[result_of(each) for each in read],
        spending=spending,
    )
    attempts = (*examination.attempts, *looked.attempts)
    warnings = tuple(dict.fromkeys((*examination.warnings, *looked.warnings)))
    return (
        replace(examination, attempts=attempts, health=health_of(attempts), warnings=warnings),
        judged,
    )


def _named(read: Iterable[Read]) -> dict[str, NamedPaper]:
    papers: dict[str, NamedPaper] = {}
    for each in read:
        reply = each.usable
        if isinstance(reply, PaperReply) and reply.trace:
            papers[f"trace {each.order.paper_id}"] = reply.trace.paper
        elif isinstance(reply, CompletenessReply):
            papers |= named_papers(reply)
    return papers


def _judgements(examination: Examination, read: Iterable[Read], looked: LookedUp) -> list[CitationJudgement]:
    """One judgement for each paper, those that nobody was asked about included."""
    answered = {
        each.order.paper_id: (each, each.reply) for each in read if isinstance(each.reply, PaperReply)
    }
    made = []
    for paper in examination.papers:
        each, reply = answered.get(paper.paper_id, (None, None))
        if each is None or reply is None:
            made.append(gate_judgement(paper, examination))
            continue
        traced = looked.checks.get(f"trace {paper.paper_id}")
        made.append(judgement(paper, examination, each.order, reply, raw=each.raw, traced=traced))
    return made


def _judge(read: Iterable[Read]) -> Judge:
    """Who answered; of several, all are named, as what the first one is."""
    judges = [each.results[0].judge for each in read if each.results]
    if not judges:
        return Judge(judge_kind=JudgeKind.NONE)
    first = judges[0]
    names = dict.fromkeys(str(each.judge_name) for each in judges)
    models = dict.fromkeys(each.model for each in judges if each.model)
    return Judge(judge_kind=first.judge_kind, judge_name=", ".join(names), model=", ".join(models) or None)


def result_of(each: Read) -> WorkOrderResult:
    """What came back for an order, and whether it could be used."""
    order = each.order
    if not each.results or each.reply is None:
        return WorkOrderResult(
            order_id=order.order_id,
            layer=order.layer,
            result_status=WorkOrderStatus.MISSING,
            problems=[each.failure] if each.failure else None,
        )
    last = each.results[-1]
    return WorkOrderResult(
        order_id=order.order_id,
        layer=order.layer,
        result_status=each.reply.status,
        judge=last.judge,
        prompt_version=order.prompt_version,
        raw_text=each.raw,
        problems=list(each.reply.problems) or None,
        answered_at=last.answered_at,
        prompt_tokens=last.prompt_tokens,
        completion_tokens=last.completion_tokens,
    )
