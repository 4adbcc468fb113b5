"""Layer 1: a reply about one paper, as the judgement that it gives, or why it gives none."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from citevouch.audit import fields
from citevouch.audit.replies import words
from citevouch.audit.replies.cited import NamedPaper, named_paper
from citevouch.audit.replies.values import Values, read_values
from citevouch_contract.models import CitationVerdict, ClaimJudgement, ClaimMatch, WorkOrderStatus

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from citevouch.audit.replies.blocks import Field
    from citevouch_contract.models import StudyType

NAMES = {
    **dict.fromkeys(
        ("citation_index", "citation_indices", "citation_numbers", "index", "indices"), "indices"
    ),
    "verdict": "verdict",
    "study_type": "study_type",
    "is_secondary": "is_secondary",
    "is_primary_source": "is_primary_source",
    **dict.fromkeys(("oe_claims", "claims", "claim_judgements"), "claim_judgements"),
    "claim": "claim",
    "source_says": "source_says",
    "match": "match",
    "primary_trace": "primary_trace",
    **dict.fromkeys(("key_findings_from_source", "key_findings"), "key_findings"),
    "explanation": "explanation",
}
_DASHES = " \t\u2013\u2014-:;,."
#: What stands in place of words that a judge left out beside its "match".
NOT_SAID = "(the judge does not say)"


@dataclass(frozen=True, kw_only=True)
class Trace:
    """The paper that a judge traced a finding to."""

    paper: NamedPaper
    finding: str | None = None
    number_match: ClaimMatch | None = None


@dataclass(frozen=True, kw_only=True)
class PaperReply:
    """What a reply says about one paper; without a verdict it says nothing that may be used."""

    status: WorkOrderStatus
    problems: tuple[str, ...] = ()
    verdict: CitationVerdict | None = None
    study_type: StudyType | None = None
    is_secondary: bool | None = None
    is_primary_source: bool | None = None
    claims: tuple[ClaimJudgement, ...] = ()  #: numbered as in the order
    trace: Trace | None = None
    key_findings: str | None = None
    explanation: str | None = None


def read_paper_reply(reply: str, *, indices: Iterable[int], claims: Sequence[str]) -> PaperReply:
    """What *reply* says of the paper with the citation numbers *indices*, about *claims*. Never raises."""
    values = read_values(reply, NAMES)
    if values.status:
        return PaperReply(status=values.status, problems=(str(values.problem),))
    verdict, problem = _verdict(values)
    if problem:
        return PaperReply(status=WorkOrderStatus.PARSE_ERROR, problems=(problem,))
    problems = list(_wrong_indices(values, set(indices)))
    if problems and problems[0].startswith(_OTHER):
        return PaperReply(status=WorkOrderStatus.INDEX_MISMATCH, problems=tuple(problems))
    judged, odd = _claims(values, claims)
    told = {
        "study_type": _agreed(values, "study_type", words.study_type_of),
        "is_primary_source": _agreed(values, "is_primary_source", words.flag_of),
        "key_findings": _text(values, "key_findings"),
        "explanation": _text(values, "explanation"),
    }
    problems += [*odd, *(f"{name} is not given" for name, value in told.items() if value is None)]
    return PaperReply(
        status=WorkOrderStatus.INCOMPLETE if problems else WorkOrderStatus.OK,
        problems=tuple(problems),
        verdict=verdict,
        is_secondary=_agreed(values, "is_secondary", words.flag_of),
        claims=judged,
        trace=_trace(values),
        **told,
    )


def _verdict(values: Values) -> tuple[CitationVerdict | None, str | None]:
    read = [words.verdict_of(value) for value in values.all("verdict")] or [words.verdict_of(None)]
    if problem := next((each.problem for each in read if each.problem), None):
        return None, problem
    if len({*words.stated_verdicts(values.prose), *(each.value for each in read)}) > 1:
        return None, "more than one verdict is given"
    return read[0].value, None


_OTHER = "the answer is about"


def _wrong_indices(values: Values, expected: set[int]) -> Iterator[str]:
    given = {index for value in values.all("indices") for index in words.indices_of(value) or ()}
    if not given:
        yield "indices is not given"
    elif not given <= expected:
        shown = "".join(f"[{index}]" for index in sorted(given))
        yield f"{_OTHER} {shown}, the order about {''.join(f'[{index}]' for index in sorted(expected))}"
    elif given < expected:
        yield f"only {''.join(f'[{index}]' for index in sorted(given))} is named"


def _agreed(values: Values, name: str, reader: Any) -> Any:
    """What stands under *name*, if that is one thing."""
    read = [reader(value) for value in values.all(name)]
    return read[0] if read and all(each == read[0] for each in read) else None


def _text(values: Values, name: str) -> str | None:
    return next((text for value in values.all(name) if (text := words.said(value))), None)


def _claims(values: Values, claims: Sequence[str]) -> tuple[tuple[ClaimJudgement, ...], list[str]]:
    """What is said to each claim, and what is wrong with that."""
    answered: dict[int, list[ClaimJudgement]] = {}
    problems: list[str] = []
    items = list(_claims_in_block(values.fields) if values.fields else _claims_in_object(values))
    for position, (number, source_says, given) in enumerate(items, start=1):
        at = number if number is not None else position if len(items) == len(claims) else None
        match = words.match_of(given)
        if at is None or not 1 <= at <= len(claims):
            problems.append(
                f"the answer speaks of a claim {at or 'without number'}, which is none of the order"
            )
        elif match is None:
            problems.append(f"claim {at}: no word on whether it matches")
        else:
            says = words.said(source_says) or NOT_SAID
            made = ClaimJudgement(claim_number=at, claim=claims[at - 1], source_says=says, match=match)
            answered.setdefault(at, []).append(made)
    kept = []
    for at in range(1, len(claims) + 1):
        given_to = answered.get(at, [])
        if len({each.match for each in given_to}) == 1:
            kept.append(given_to[0])
        else:
            what = "is answered in two ways" if given_to else "is not answered"
            problems.append(f"claim {at} {what}")
    return tuple(kept), list(dict.fromkeys(problems))


Item = tuple[int | None, Any, Any]


def _claims_in_object(values: Values) -> Iterator[Item]:
    listed = values.first("claim_judgements")
    for item in listed if isinstance(listed, list) else ():
        if isinstance(item, Mapping):
            named = {str(key).strip().lower(): value for key, value in item.items()}
            number = fields.index_of(named.get("claim_number"))
            yield number, named.get("source_says"), named.get("match")


def _claims_in_block(found: Sequence[Field]) -> Iterator[Item]:
    """``Claim n``, then ``SOURCE_SAYS`` and ``MATCH``."""
    current: dict[str, Any] | None = None
    for each in found:
        if each.key == "claim":
            if current:
                yield current["number"], current.get("source_says"), current.get("match")
            current = {"number": each.number}
        elif current is not None and each.key in {"source_says", "match"}:
            current[each.key] = each.text
    if current:
        yield current["number"], current.get("source_says"), current.get("match")


def _trace(values: Values) -> Trace | None:
    given = values.first("primary_trace")
    paper = named_paper(given)
    if paper is None:
        return None
    if isinstance(given, Mapping):
        finding, match = given.get("original_finding"), given.get("number_match")
        return Trace(paper=paper, finding=words.said(finding), number_match=words.match_of(match))
    return Trace(paper=paper, finding=words.said(paper.rest.strip(_DASHES)))
