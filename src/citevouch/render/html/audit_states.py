"""The state of one cited paper in an audit: existence, title, standing, numbers and verdict."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Final

from citevouch.render.html.states import State
from citevouch_contract.models import (
    CitationVerdict,
    ExistenceOutcome,
    JudgementStatus,
    NumberCheckOutcome,
    Registry,
    Standing,
)

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from citevouch_contract.models import CitationJudgement, CitedPaper, NumberCheck

_NOT_ASKED: Final = State(tone="none", word="not asked")
_NOT_COMPARED: Final = State(tone="none", word="not compared")
_EXISTENCE: Final[Mapping[ExistenceOutcome, State]] = {
    ExistenceOutcome.RESOLVED_MATCH: State(tone="ok", word="exists"),
    ExistenceOutcome.RESOLVED_TITLE_MISMATCH: State(tone="note", word="exists"),
    ExistenceOutcome.NOT_FOUND: State(tone="bad", word="does not exist"),
    ExistenceOutcome.REGISTERED_NO_METADATA: State(tone="open", word="not described"),
    ExistenceOutcome.IDENTIFIER_WRONG: State(tone="warn", word="one id is wrong"),
    ExistenceOutcome.UNVERIFIED_NO_IDENTIFIER: State(tone="open", word="no identifier"),
    ExistenceOutcome.MALFORMED_DOI: State(tone="warn", word="no valid DOI"),
    ExistenceOutcome.SKIPPED_OUTAGE: State(tone="open", word="not checked"),
}
_TITLE: Final[Mapping[ExistenceOutcome, State]] = {
    ExistenceOutcome.RESOLVED_MATCH: State(tone="ok", word="as cited"),
    ExistenceOutcome.IDENTIFIER_WRONG: State(tone="ok", word="as cited"),
    ExistenceOutcome.RESOLVED_TITLE_MISMATCH: State(tone="warn", word="another title"),
}
_STANDING: Final[Mapping[str, State]] = {
    Standing.RETRACTED.value: State(tone="bad", word="retracted"),
    Standing.WITHDRAWN.value: State(tone="bad", word="withdrawn"),
    Standing.EXPRESSION_OF_CONCERN.value: State(tone="warn", word="concern"),
    Standing.CORRECTED.value: State(tone="note", word="corrected"),
}
VERDICTS: Final[Mapping[CitationVerdict, State]] = {
    CitationVerdict.ACCURATE: State(tone="ok", word="accurate"),
    CitationVerdict.OVERSTATED: State(tone="note", word="overstated"),
    CitationVerdict.MISREPRESENTED: State(tone="bad", word="misrepresented"),
    CitationVerdict.FABRICATED: State(tone="bad", word="fabricated"),
    CitationVerdict.TRANSITIVE: State(tone="warn", word="transitive"),
    CitationVerdict.SECONDARY_UNTRACED: State(tone="warn", word="untraced"),
    CitationVerdict.UNVERIFIABLE: State(tone="open", word="unverifiable"),
}


def audit_states(
    paper: CitedPaper, judgement: CitationJudgement | None, checks: Sequence[NumberCheck]
) -> dict[str, State]:
    """The five states of a paper by name, in their order."""
    outcome = ExistenceOutcome(paper.existence.existence_outcome) if paper.existence else None
    return {
        "existence": _existence(paper, outcome),
        "title": _TITLE.get(outcome, _NOT_COMPARED) if outcome else _NOT_COMPARED,
        "standing": _standing(paper),
        "numbers": _numbers(checks),
        "verdict": _verdict(judgement),
    }


def _existence(paper: CitedPaper, outcome: ExistenceOutcome | None) -> State:
    if outcome is None:
        return _NOT_ASKED
    if (
        outcome == ExistenceOutcome.RESOLVED_MATCH
        and paper.record
        and paper.record.source == Registry.CACHE_FILE
    ):
        return State(tone="open", word="your file only")
    return _EXISTENCE.get(outcome, _NOT_ASKED)


def _standing(paper: CitedPaper) -> State:
    said = {str(notice.standing) for notice in paper.notices or ()}
    found = next((state for standing, state in _STANDING.items() if standing in said), None)
    if found:
        return found
    return State(tone="ok", word="no notice") if paper.record else _NOT_ASKED


def _numbers(checks: Sequence[NumberCheck]) -> State:
    count = Counter(str(check.number_outcome) for check in checks)
    searched = len(checks) - count[NumberCheckOutcome.NO_TEXT.value]
    lacking = count[NumberCheckOutcome.NOT_IN_TEXT.value] + count[NumberCheckOutcome.IN_OTHER_PAPER.value]
    if not checks:
        return State(tone="none", word="no number")
    if not searched:
        return State(tone="open", word="no text")
    if lacking:
        return State(tone="warn", word=f"{lacking} of {searched} not in it")
    return State(tone="ok", word=f"{searched} found")


def _verdict(judgement: CitationJudgement | None) -> State:
    if judgement is None or judgement.verdict is None:
        return State(tone="none", word="over the cap")
    if judgement.verdict == CitationVerdict.UNVERIFIABLE:
        words = {JudgementStatus.NOT_JUDGED: "not judged", JudgementStatus.PARSE_ERROR: "unreadable"}
        status = JudgementStatus(judgement.judgement_status)
        return State(tone="open", word=words.get(status, "unverifiable"))
    return VERDICTS[CitationVerdict(judgement.verdict)]
