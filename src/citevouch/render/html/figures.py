"""The figures at the head of the page: counts as pieces of a bar, and scores as squares in columns."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from citevouch.render.html.states import TONES, subject_state

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from citevouch.render.html.cards import Card
    from citevouch_contract.models import ValidationReport

#: The rungs that this check is about, each with its question.
RUNGS: Final = {
    "existence": "Does the identifier name a real record?",
    "identity": "Is it the paper that the text names?",
    "standing": "Was it retracted, doubted or corrected?",
    "quotation": "Do the quoted words stand in it?",
    "subject": "Is it about what the text is about?",
}
#: What they are called in a fifth of a phone's width.
SHORT: Final = {
    "existence": "Exists",
    "identity": "Identity",
    "standing": "Standing",
    "quotation": "Quotes",
    "subject": "Subject",
}
COLUMNS: Final = 20  #: in which scores from 0 to 1 are counted
SQUARE: Final = 12  #: units of the drawing from one square to the next
HIGHEST: Final = 12 * SQUARE  #: units; more rows than fit are drawn flatter


@dataclass(frozen=True, kw_only=True)
class Part:
    """One piece of a bar; *offset* and *width* in per cent of it."""

    tone: str
    word: str
    count: int
    offset: float
    width: float


@dataclass(frozen=True, kw_only=True)
class Bar:
    """How everything stands on one rung."""

    rung: str
    question: str
    parts: Sequence[Part]


@dataclass(frozen=True, kw_only=True)
class Step:
    """One step on the way from what the text has to what was answered; *width* in per cent of the first."""

    label: str
    count: int
    width: float


@dataclass(frozen=True, kw_only=True)
class Square:
    """One reference in the figure of scores, placed in units of the drawing."""

    x: int
    y: float
    height: float
    tone: str


@dataclass(frozen=True, kw_only=True)
class Scores:
    """All scores of relevance, as squares that stand on a line of `COLUMNS` columns from 0 to 1."""

    squares: Sequence[Square]
    height: float
    parts: Sequence[Part]  #: how many of each verdict, for those who read instead of look


def ladder(cards: Sequence[Card]) -> list[Bar]:
    """The states of *cards* counted on each rung; on that of quotation every quotation counts."""
    quoted = [(each.tone, each.short) for card in cards for each in card.quotations]
    return [
        Bar(
            rung=rung,
            question=question,
            parts=_parts(
                quoted
                if rung == "quotation"
                else ((card.states[rung].tone, card.states[rung].word) for card in cards)
            ),
        )
        for rung, question in RUNGS.items()
    ]


def coverage(report: ValidationReport) -> list[list[Step]]:
    """From citations to answers and, where quotations were to be checked, from them to searches."""
    seen = report.coverage
    references = [
        ("citations in the text", seen.citations_in_text),
        ("identifiers read", seen.identifiers_extracted),
        ("looked up", seen.looked_up),
        ("answered", seen.answered),
    ]
    quotes = [
        ("quotations read", seen.quotes_seen),
        ("attributed to a source", seen.quotes_attributed),
        ("searched in the source", seen.quotes_checked),
    ]
    return [
        _steps(each)
        for each in (
            (references, quotes) if report.settings.check_quotes and seen.quotes_seen else (references,)
        )
    ]


def scores(report: ValidationReport) -> Scores:
    """The relevance scores of the references that have one."""
    assessed = [each.relevance for each in report.references or () if each.relevance]
    known = [(each.score, subject_state(each)) for each in assessed if each.score is not None]
    rows: Counter[int] = Counter()
    placed = []
    for score, state in sorted(known, key=lambda item: (TONES.index(item[1].tone), item[0])):
        column = min(int(score * COLUMNS), COLUMNS - 1)
        placed.append((column, rows[column], state.tone))
        rows[column] += 1
    highest = max(rows.values(), default=1)
    step = min(SQUARE, HIGHEST / highest)
    squares = [
        Square(
            x=column * SQUARE + 1,
            y=round((highest - row - 1) * step, 2),
            height=round(step * 0.83, 2),
            tone=tone,
        )
        for column, row, tone in placed
    ]
    return Scores(
        squares=squares,
        height=round(highest * step, 2),
        parts=_parts((state.tone, state.word) for _, state in known),
    )


def _parts(states: Iterable[tuple[str, str]]) -> list[Part]:
    counts = Counter(states)
    parts, done = [], 0
    for (tone, word), count in sorted(counts.items(), key=lambda item: TONES.index(item[0][0])):
        offset, width = _share(done, counts.total()), _share(count, counts.total())
        parts.append(Part(tone=tone, word=word, count=count, offset=offset, width=width))
        done += count
    return parts


def _steps(counts: Sequence[tuple[str, int]]) -> list[Step]:
    whole = max(count for _label, count in counts)
    return [Step(label=label, count=count, width=_share(count, whole)) for label, count in counts]


def _share(count: int, whole: int) -> float:
    return round(100 * count / whole, 2) if whole else 0.0
