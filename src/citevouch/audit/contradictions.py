"""Where the cited papers may contradict each other: which numbers to look at, and when looking is due.

Two papers are held against each other where both have numbers on one outcome. Which outcome a sentence
speaks of is told by its words; where they do not tell, the two may well be on one, so looking is due. A pair
is an occasion to look, never a contradiction; how far its numbers are apart is computed, not asked.
"""

from __future__ import annotations

from dataclasses import dataclass
from heapq import nlargest
from itertools import combinations
from operator import itemgetter
from typing import TYPE_CHECKING, NamedTuple

from citevouch.audit.outcomes import outcomes_of
from citevouch.text.numbers import find_numbers
from citevouch_contract.models import (
    ContradictionScan,
    ExistenceOutcome,
    NumberKind,
    NumberPair,
    ScanStatus,
)

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping, Sequence

    from citevouch.audit.examination import Examination
    from citevouch.text.model import Number

#: Kinds that tell how large an effect, a share or an accuracy is; of the others no two say the same thing.
COMPARABLE = frozenset(
    "HAZARD_RATIO ODDS_RATIO RISK_RATIO RATE_RATIO PERCENT PERCENTAGE_POINTS NNT NNH MEAN_DIFFERENCE "
    "STANDARDIZED_MEAN_DIFFERENCE COEFFICIENT MEDIAN FOLD FRACTION AUC SENSITIVITY SPECIFICITY".split()
)
#: Share of the larger number from which two numbers in one direction are said to differ.
APART = 0.2
MOST_PAIRS = 40
#: What a pair is said to be about where the words of its claims tell no outcome.
UNTOLD = "outcome not told by the words"
_DECIMALS = 3


@dataclass(frozen=True, kw_only=True)
class Statement:
    """A sentence with numbers that are evidence, and a paper behind it."""

    paper_id: str
    text: str
    topics: frozenset[str]
    numbers: tuple[Number, ...]  #: those that are the paper's
    claim_number: int | None = None  #: of the answer; None: said by whoever read the paper


def claim_statements(examination: Examination) -> list[Statement]:
    """The answer's sentences with numbers, once for each checked paper that exists and stands behind them."""
    owner = {
        index: paper.paper_id
        for paper in examination.checked
        if not paper.existence or paper.existence.existence_outcome != ExistenceOutcome.NOT_FOUND
        for index in paper.indices or ()
    }
    found = []
    for at, each in enumerate(examination.claims.claims, start=1):
        behind: dict[str, dict[Number, None]] = {}
        for number in each.claim.numbers:
            for index in each.indices_for(number) if number.evidential else ():
                if index in owner:
                    behind.setdefault(owner[index], {})[number] = None
        topics = outcomes_of(each.claim.text, examination.options.tables)
        found += [
            Statement(
                paper_id=name, text=each.claim.text, topics=topics, numbers=tuple(numbers), claim_number=at
            )
            for name, numbers in behind.items()
        ]
    return found


def finding_statements(findings: Mapping[str, str], examination: Examination) -> list[Statement]:
    """What was found in papers, by paper_id, as far as it has numbers that are evidence."""
    made = [
        Statement(
            paper_id=name,
            text=text,
            topics=outcomes_of(text, examination.options.tables),
            numbers=tuple(number for number in find_numbers(text, 0, len(text)) if number.evidential),
        )
        for name, text in findings.items()
    ]
    return [each for each in made if each.numbers]


def due_papers(statements: Iterable[Statement]) -> list[str]:
    """The papers that are to be held against others, each once; none where no two are on one outcome."""
    listed = list({(each.paper_id, each.topics): each for each in statements}.values())
    due: dict[str, None] = {}
    for one, other in combinations(listed, 2):
        if one.paper_id != other.paper_id and may_be_one_outcome(one, other):
            due[one.paper_id] = due[other.paper_id] = None
    return [name for name in dict.fromkeys(each.paper_id for each in listed) if name in due]


def may_be_one_outcome(one: Statement, other: Statement) -> bool:
    """Whether two statements share an outcome, or one of them does not tell its own."""
    return bool(one.topics & other.topics) or not (one.topics and other.topics)


def number_pairs(statements: Iterable[Statement]) -> list[NumberPair]:
    """Pairs of numbers of one kind on one outcome, from two claims of the answer and two papers.

    In the order of the claims; of very many those that differ most.
    """
    claimed = [each for each in statements if each.claim_number is not None]
    pairs = (
        pair
        for one, other in combinations(claimed, 2)
        if one.paper_id != other.paper_id and may_be_one_outcome(one, other)
        for pair in _pairs(one, other)
    )
    kept = nlargest(MOST_PAIRS, enumerate(pairs), key=lambda each: each[1].difference)
    return [_contract_pair(pair) for _, pair in sorted(kept, key=itemgetter(0))]


def relative_difference(one: float, other: float) -> float:
    """The difference of two numbers over the larger of them in size; 0 where both are."""
    larger = max(abs(one), abs(other))
    return round(abs(one - other) / larger, _DECIMALS) if larger else 0.0


def unscanned(examination: Examination) -> ContradictionScan:
    """The scan that nobody made: whether it was due, and the pairs that it would have looked at."""
    statements = claim_statements(examination)
    if not due_papers(statements):
        return ContradictionScan(scan_status=ScanStatus.NOT_DUE)
    return ContradictionScan(
        scan_status=ScanStatus.NOT_SCANNED,
        number_pairs=number_pairs(statements) or None,
        note="Nobody held the cited papers against each other.",
    )


class _Pair(NamedTuple):
    """Two numbers with their statements; of an answer with many there are very many."""

    one: Statement
    a: Number
    other: Statement
    b: Number
    difference: float


def _pairs(one: Statement, other: Statement) -> Iterator[_Pair]:
    for a in _comparable(one.numbers):
        for b in _comparable(other.numbers):
            is_same_place = one.claim_number == other.claim_number and a.start == b.start
            if a.kind == b.kind and a.unit == b.unit and not is_same_place:
                yield _Pair(one, a, other, b, relative_difference(a.value, b.value))


def _contract_pair(pair: _Pair) -> NumberPair:
    return NumberPair(
        topic=", ".join(sorted(pair.one.topics & pair.other.topics)) or UNTOLD,
        number_kind=NumberKind(pair.a.kind),
        claim_number_a=pair.one.claim_number or 1,
        paper_id_a=pair.one.paper_id,
        value_a=pair.a.value,
        claim_number_b=pair.other.claim_number or 1,
        paper_id_b=pair.other.paper_id,
        value_b=pair.b.value,
        relative_difference=pair.difference,
    )


def _comparable(numbers: Sequence[Number]) -> list[Number]:
    return [number for number in numbers if number.kind in COMPARABLE]
