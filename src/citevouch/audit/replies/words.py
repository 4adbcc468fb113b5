"""The contract's values in the spellings that judges use, and what no value is."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any, NamedTuple, TypeVar

from citevouch.audit import fields
from citevouch_contract.models import (
    Alignment,
    CitationVerdict,
    ClaimMatch,
    Importance,
    Severity,
    StudyType,
)

if TYPE_CHECKING:
    from collections.abc import Mapping
    from enum import Enum

    Value = TypeVar("Value", bound=Enum)

LONGEST = 4000  #: characters of a text that are kept; the whole reply is kept beside it

SYMBOLS = {
    "✅": CitationVerdict.ACCURATE,
    "⚠": CitationVerdict.OVERSTATED,
    "❌": CitationVerdict.MISREPRESENTED,
    "🚫": CitationVerdict.FABRICATED,
    "↗": CitationVerdict.TRANSITIVE,
    "🔄": CitationVerdict.SECONDARY_UNTRACED,
    "❓": CitationVerdict.UNVERIFIABLE,
}

_WORDS = "|".join(verdict.value.replace("_", "[ _-]") for verdict in CitationVerdict)
_FIRST = re.compile(rf"[\W_]*({_WORDS})(?![\w-])", re.IGNORECASE)
_ANOTHER = re.compile(rf"\b(?:{_WORDS})\b")
_IN_PROSE = re.compile(rf"\b(?:{_WORDS})\b", re.IGNORECASE)
#: What makes a verdict in prose none: "it is not in any way overstated".
_DENIED = re.compile(
    r"\b(?:no|not|nor|none|nothing|never|neither|without|\w+n['\u2019]t) (?:[\w'-]+ ){0,4}[\W_]{0,3}$",
    re.IGNORECASE,
)
_BEFORE = 60  #: characters before a word in which its denial is looked for
#: A verdict said anywhere: "Final verdict: X", "the verdict is X", ``"verdict": "X"``.
_STATED = re.compile(
    rf"verdict\b[\W_]{{0,12}}(?:(?:is|was|now)\b[\W_]{{0,12}})?({_WORDS})(?![\w-])", re.IGNORECASE
)
_JOINED = re.compile(rf"\s*(?:[/|,+&]|or\b|and\b)\s*(?:{_WORDS})\b", re.IGNORECASE)
_DOUBT = re.compile(
    r"[\s*_`]*(?:\?|(?:[:=,.;-]\s*)?"
    r"(?:no|not|false|never|incorrect|wrong|untrue|(?:is|was)(?:n['\u2019]t| not))\b)",
    re.IGNORECASE,
)
#: What templates leave open: {index}, <title>, [one of: A, B].
_PLACEHOLDER = re.compile(r"\{[^{}]*\}|<[^<>]*>|\[\s*(?:one of|either)\b[^\[\]]*\]", re.IGNORECASE)
_NOTHING = re.compile(
    r"\W*(?:none|nothing|no (?:missing|such|other|further)|n/?a|not applicable)\b", re.IGNORECASE
)
_LEADING = re.compile(r"[\W_]*([^\W\d_]+)")
_NUMBERS = re.compile(r"([0-9]{1,6})(?:\s*[-\u2010-\u2015\u2212]\s*([0-9]{1,6}))?")
_WIDEST_RANGE = 30

_STUDY_TYPES = {
    "RCT": StudyType.RCT,
    "RANDOMIZED_CONTROLLED_TRIAL": StudyType.RCT,
    "RANDOMISED_CONTROLLED_TRIAL": StudyType.RCT,
    "RANDOMIZED_TRIAL": StudyType.RCT,
    "RANDOMISED_TRIAL": StudyType.RCT,
    "SYSTEMATIC_REVIEW_AND_META_ANALYSIS": StudyType.META_ANALYSIS,
    "REVIEW": StudyType.NARRATIVE_REVIEW,
    "PRACTICE_GUIDELINE": StudyType.GUIDELINE,
    "COHORT_STUDY": StudyType.COHORT,
    "CASE_CONTROL_STUDY": StudyType.CASE_CONTROL,
    "CASE_REPORT": StudyType.CASE_SERIES,
}
_MATCHES = {
    **dict.fromkeys(("MATCH", "MATCHES", "TRUE", "YES"), ClaimMatch.match),
    **dict.fromkeys(("MISMATCH", "FALSE", "NO"), ClaimMatch.mismatch),
    **dict.fromkeys(("PARTIAL", "PARTIALLY", "PARTLY"), ClaimMatch.partial),
}
_ALIGNMENTS = {
    **dict.fromkeys(("AGREES", "AGREE"), Alignment.agrees),
    **dict.fromkeys(("PARTIALLY_AGREES", "PARTIALLY_AGREE", "PARTLY_AGREES"), Alignment.partially_agrees),
    **dict.fromkeys(("DISAGREES", "DISAGREE"), Alignment.disagrees),
}
_FLAGS = {**dict.fromkeys(("TRUE", "YES"), True), **dict.fromkeys(("FALSE", "NO"), False)}


_PASSING = (CitationVerdict.ACCURATE, CitationVerdict.OVERSTATED)


class Verdict(NamedTuple):
    """A verdict, or why there is none."""

    value: CitationVerdict | None = None
    problem: str | None = None


def verdict_of(given: Any) -> Verdict:
    """The one verdict that *given* begins with; none where it names two, doubts it, or says FABRICATED.

    That a paper does not exist is not a judge's to say: the registries were asked.
    """
    if not isinstance(given, str) or not given.strip():
        return Verdict(problem="there is no verdict")
    found = _FIRST.match(given)
    if not found:
        return Verdict(problem=f"{_shown(given)} is no verdict")
    verdict = _named(found[1])
    rest = given[found.end() :]
    others = {_named(each[0]) for each in _ANOTHER.finditer(rest)} | _graver_in_prose(rest, verdict)
    others.discard(verdict)
    symbols = {meant for sign, meant in SYMBOLS.items() if sign in given} - {verdict}
    if others or symbols or _JOINED.match(rest):
        return Verdict(problem=f"{_shown(given)} is more than one verdict")
    if _DOUBT.match(rest):
        return Verdict(problem=f"{_shown(given)} doubts its verdict")
    if verdict == CitationVerdict.FABRICATED:
        return Verdict(
            problem="a judge may not say FABRICATED: whether a paper exists was asked of registries"
        )
    return Verdict(verdict)


def stated_verdicts(prose: str) -> set[CitationVerdict]:
    """Every verdict that *prose* gives as one, wherever it stands."""
    return {_named(each[1]) for each in _STATED.finditer(prose)}


def _named(word: str) -> CitationVerdict:
    return CitationVerdict(re.sub("[ -]", "_", word.upper()))


def _graver_in_prose(rest: str, verdict: CitationVerdict) -> set[CitationVerdict]:
    """Verdicts that a remark behind a passing one gives too, in any case, and does not deny.

    What a remark concedes to a grave verdict is harmless: "OVERSTATED: the number is accurate".
    """
    if verdict not in _PASSING:
        return set()
    said = {
        _named(each[0])
        for each in _IN_PROSE.finditer(rest)
        if not _DENIED.search(rest[max(0, each.start() - _BEFORE) : each.start()])
    }
    return said - {CitationVerdict.ACCURATE}


def study_type_of(given: Any) -> StudyType | None:
    """A design, if one is named and no other."""
    return _one(given, {**{each.value: each for each in StudyType}, **_STUDY_TYPES})


def match_of(given: Any) -> ClaimMatch | None:
    """Whether two statements agree; true and false as well."""
    if isinstance(given, bool):
        return ClaimMatch.match if given else ClaimMatch.mismatch
    found: ClaimMatch | None = _leading(given, _MATCHES)
    return found


def flag_of(given: Any) -> bool | None:
    """Yes or no."""
    return given if isinstance(given, bool) else _leading(given, _FLAGS)


def importance_of(given: Any) -> Importance | None:
    """How much a missing paper matters."""
    return _one(given, {each.value: each for each in Importance})


def alignment_of(given: Any) -> Alignment | None:
    """How a conclusion stands to that of a synthesis."""
    return _one(given, _ALIGNMENTS)


def severity_of(given: Any) -> Severity | None:
    """How grave a contradiction is."""
    return _one(given, {each.value: each for each in Severity})


def said(given: Any) -> str | None:
    """A text on one line; None for nothing and for what a template left open."""
    text = fields.text_of(given)
    if text is None or _PLACEHOLDER.fullmatch(text):
        return None
    return text[:LONGEST]


def indices_of(given: Any) -> list[int] | None:
    """Citation numbers: a list, or a text such as "3-5 and 9"; None where there are none, or too many."""
    items = given if isinstance(given, list) else [given]
    found: list[int] = []
    for item in items:
        if isinstance(item, bool) or not isinstance(item, int | str):
            return None
        for first, last in _NUMBERS.findall(str(item)):
            low, high = int(first), int(last or first)
            if not 0 < low <= high < low + _WIDEST_RANGE:
                return None
            found += range(low, high + 1)
    return list(dict.fromkeys(found)) or None


def is_none(text: str) -> bool:
    """Whether a text says that there is nothing: "none of high importance", "N/A"."""
    return bool(_NOTHING.match(text))


def _one(given: Any, values: Mapping[str, Value]) -> Value | None:
    """The value that the whole of *given* names; "A|B" names none. A remark in brackets may follow."""
    if not isinstance(given, str):
        return None
    bare = re.split(r"[(\[\u2014:;.]", given.strip(" *_`\t"), maxsplit=1)[0]
    return values.get(re.sub(r"[\s-]+", "_", bare.strip(" *_`")).upper())


def _leading(given: Any, values: Mapping[str, Any]) -> Any:
    """The value that the first word of *given* names, where no other value is named beside it."""
    if not isinstance(given, str) or re.search(r"\w\s*[|/]\s*\w", given):
        return None
    found = _LEADING.match(given)
    return values.get(found[1].upper()) if found else None


def _shown(text: str) -> str:
    line = " ".join(text.split())
    return f"'{line[:59]}…'" if len(line) > 60 else f"'{line}'"
