"""Layer 2: a reply on what the answer leaves out."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from itertools import islice
from typing import TYPE_CHECKING, Any, TypeVar

from citevouch.audit.replies import words
from citevouch.audit.replies.blocks import items
from citevouch.audit.replies.cited import NamedPaper, named_paper
from citevouch.audit.replies.values import Values, read_values
from citevouch_contract.models import WorkOrderStatus

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from citevouch_contract.models import Alignment, Importance

Item = TypeVar("Item")

NAMES = {
    **dict.fromkeys(("anchor_synthesis", "anchor_syntheses"), "anchor_syntheses"),
    **dict.fromkeys(("oe_alignment", "alignment"), "alignment"),
    "missing_papers": "missing_papers",
    "age_distribution": "age_distribution",  # it ends what stands before it, and is computed, not read
    "heterogeneity": "heterogeneity",
    "applicability": "applicability",
    **dict.fromkeys(("nuances_missing", "nuances"), "nuances"),
    "newest_negative": "newest_negative",
    **dict.fromkeys(("overall_assessment", "overall"), "overall"),
}
#: Papers of a kind that are taken from one reply.
MOST = 30
#: Without these two lines nothing was assessed.
DEMANDED = ("overall", "applicability")
#: Of these "none" is an answer.
MAY_BE_NONE = ("heterogeneity", "newest_negative")
_IMPORTANCE = re.compile(r"\b(HIGH|MEDIUM|LOW)\b")
_ALIGNMENT = re.compile(r"\b(partially agrees?|partly agrees|disagrees?|agrees?)\b", re.IGNORECASE)
_DASHES = " \t\u2013\u2014-:;,.()*_"


@dataclass(frozen=True, kw_only=True)
class Synthesis:
    """A synthesis that the answer is held against."""

    paper: NamedPaper
    alignment: Alignment
    key_findings: str | None = None


@dataclass(frozen=True, kw_only=True)
class Missing:
    """A paper that the answer should have cited."""

    paper: NamedPaper
    importance: Importance
    adds: str | None = None


@dataclass(frozen=True, kw_only=True)
class CompletenessReply:
    """What a reply says of the answer's picture of the evidence."""

    status: WorkOrderStatus
    problems: tuple[str, ...] = ()
    syntheses: tuple[Synthesis, ...] = ()
    missing: tuple[Missing, ...] = ()
    heterogeneity: str | None = None
    applicability: str | None = None
    nuances: tuple[str, ...] = ()
    newest_negative: str | None = None
    overall: str | None = None


def read_completeness_reply(reply: str) -> CompletenessReply:
    """What *reply* says. Never raises."""
    values = read_values(reply, NAMES)
    if values.status:
        return CompletenessReply(status=values.status, problems=(str(values.problem),))
    problems: list[str] = []
    syntheses = tuple(_syntheses(values, problems))
    missing = tuple(_missing(values, problems))
    texts = {name: _text(values, name) for name in (*MAY_BE_NONE, *DEMANDED)}
    problems += [f"{name} is not given" for name, text in texts.items() if text is None]
    if not (syntheses or missing or any(texts.values())):
        status = WorkOrderStatus.PARSE_ERROR
    else:
        status = WorkOrderStatus.INCOMPLETE if problems else WorkOrderStatus.OK
    return CompletenessReply(
        status=status,
        problems=tuple(dict.fromkeys(problems)),
        syntheses=syntheses,
        missing=missing,
        nuances=tuple(_nuances(values)),
        **texts,
    )


def _text(values: Values, name: str) -> str | None:
    for value in values.all(name):
        if text := words.said(value):
            return text
        if name in MAY_BE_NONE and isinstance(value, str) and words.is_none(value):
            return value.strip()
    return None


def _syntheses(values: Values, problems: list[str]) -> Iterator[Synthesis]:
    for item, beside in _first(_with_alignment(values), "syntheses", problems):
        paper = named_paper(item)
        if paper is None:
            continue
        named = _ALIGNMENT.search(beside)
        alignment = words.alignment_of(_value(item, "alignment") or (named and named[1]))
        if alignment is None:
            problems.append(f"no word on how the answer stands to '{paper.title[:80]}'; left out")
            continue
        found = words.said(_value(item, "key_findings"))
        yield Synthesis(paper=paper, alignment=alignment, key_findings=found or _behind(paper))


def _with_alignment(values: Values) -> Iterator[tuple[Any, str]]:
    """Each synthesis with the text that says how the answer stands to it.

    In a block that is a line ``OE alignment`` behind it, behind which the next synthesis may stand.
    """
    for item in _listed(values, "anchor_syntheses"):
        yield item, ""
    waiting: list[str] = []
    for each in values.fields:
        if each.key == "alignment":
            yield from ((line, each.lines[0]) for line in waiting)
        if each.key in {"anchor_syntheses", "alignment"}:
            waiting = list(items(each.lines[each.key == "alignment" :]))
    yield from ((line, line) for line in waiting)


def _missing(values: Values, problems: list[str]) -> Iterator[Missing]:
    lines = (line for each in values.fields if each.key == "missing_papers" for line in items(each.lines))
    for item in _first((*_listed(values, "missing_papers"), *lines), "missing papers", problems):
        paper = named_paper(item)
        if paper is None:
            continue
        named = _IMPORTANCE.search(paper.rest)
        importance = words.importance_of(_value(item, "importance") or (named and named[1]))
        if importance is None:
            problems.append(f"no word on how much '{paper.title[:80]}' matters; left out")
            continue
        adds = words.said(_value(item, "adds"))
        yield Missing(paper=paper, importance=importance, adds=adds or _behind(paper, named))


def _first(named: Iterable[Item], what: str, problems: list[str]) -> list[Item]:
    """The first of the papers that a reply names: each will be looked up."""
    listed = list(islice(named, MOST + 1))
    if len(listed) > MOST:
        problems.append(f"names more than {MOST} {what}; the first are taken")
    return listed[:MOST]


def _value(item: Any, name: str) -> Any:
    return item.get(name) if isinstance(item, Mapping) else None


def _listed(values: Values, name: str) -> list[Any]:
    """The items of a list in an object."""
    given = values.given.get(name)
    return given if isinstance(given, list) else []


def _behind(paper: NamedPaper, named: re.Match[str] | None = None) -> str | None:
    """What a line says behind its paper, and behind its importance."""
    rest = paper.rest[named.end() :] if named else paper.rest
    return words.said(rest.strip(_DASHES)) if rest else None


def _nuances(values: Values) -> Iterator[str]:
    given = values.given.get("nuances")
    for item in given if isinstance(given, list) else [given]:
        if text := words.said(item):
            yield text
    for each in values.fields:
        if each.key == "nuances":
            yield from (
                text for line in items(each.lines) if (text := words.said(line)) and not words.is_none(text)
            )
