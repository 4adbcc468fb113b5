"""Rung 5: is the record about what the text is about? A hint to look, never a failure.

The rule and its thresholds are deep-research-client's: the share of the text's keyword weight that stands in
the record's title, journal, headings and abstract. docs/subject.md has the measurements behind keeping them.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import TYPE_CHECKING

from citevouch.check.vocabulary import KEYWORDS, Keyword, keywords, share
from citevouch.text.document import document
from citevouch_contract.models import RelevanceCheck, RelevanceVerdict

if TYPE_CHECKING:
    from collections.abc import Mapping

    from citevouch.records import Record
    from citevouch.text.model import Reading

ON_TOPIC = 0.35
OFF_TOPIC = 0.08
#: Characters of abstract or full text below which a record says too little of itself to be called off topic.
LEAST_TEXT = 300
#: That many records weighed and none on topic: the keywords are wrong, not the records.
LEAST_ASSESSED = 3

_OUTPUT = re.compile(r"^##[ \t]+Output[ \t]*\r?$", re.MULTILINE)


@dataclass(frozen=True, kw_only=True)
class Subject:
    """What a text is about."""

    keywords: tuple[Keyword, ...]

    @property
    def terms(self) -> list[str]:
        """The keywords without their weights, heaviest first."""
        return [keyword.term for keyword in self.keywords]


def subject_of(reading: Reading, *, count: int = KEYWORDS) -> Subject:
    """The subject of a text, from what of it is read: no front matter, no earlier generated section.

    A report of deep-research-client holds the question before its ``## Output``; the question is then no part
    of the subject, nor are bibliographies and identifiers.
    """
    readable = document(reading.text).readable
    output = _OUTPUT.search(readable)
    begin = output.end() if output else 0
    spans = [(entry.start, entry.end) for entry in reading.bibliography]
    spans += [(mention.start, mention.end) for mention in reading.mentions]
    body = _blanked(readable, spans)[begin:]
    return Subject(keywords=keywords(body, prompt=readable[:begin], count=count))


def check_subject(
    subject: Subject, records: Mapping[str, Record], *, count: int = KEYWORDS
) -> dict[str, RelevanceCheck]:
    """The relevance of each record, by identifier; records without any text are NOT_ASSESSED."""
    checks = {name: _check(subject, record) for name, record in records.items()}
    verdicts = [check.relevance_verdict for check in checks.values()]
    assessed = sum(verdict != RelevanceVerdict.NOT_ASSESSED for verdict in verdicts)
    if assessed >= LEAST_ASSESSED and RelevanceVerdict.ON_TOPIC not in verdicts:
        return _withheld(checks, "no reference of this text matches its own vocabulary, so it convicts none")
    if len(subject.keywords) < count:
        return _withheld(checks, "the text is too short to have a vocabulary of its own")
    return checks


def _check(subject: Subject, record: Record) -> RelevanceCheck:
    about = " \n".join((record.title, record.journal or "", *record.keywords, record.text))
    if not subject.keywords or not about.strip():
        reason = "the record has no text" if subject.keywords else "the text has no vocabulary of its own"
        return RelevanceCheck(relevance_verdict=RelevanceVerdict.NOT_ASSESSED, withheld_reason=reason)
    score, matched = share(subject.keywords, about)
    return RelevanceCheck(
        relevance_verdict=_verdict(score, len(record.text)),
        score=score,
        matched_keywords=list(matched) or None,
    )


def _verdict(score: float, length: int) -> RelevanceVerdict:
    if score >= ON_TOPIC:
        return RelevanceVerdict.ON_TOPIC
    return (
        RelevanceVerdict.OFF_TOPIC
        if score <= OFF_TOPIC and length >= LEAST_TEXT
        else RelevanceVerdict.UNCERTAIN
    )


def _withheld(checks: Mapping[str, RelevanceCheck], reason: str) -> dict[str, RelevanceCheck]:
    """*checks* with OFF_TOPIC weakened to UNCERTAIN for *reason*, scores kept."""
    return {
        name: RelevanceCheck(
            relevance_verdict=RelevanceVerdict.UNCERTAIN,
            score=check.score,
            matched_keywords=check.matched_keywords,
            withheld_reason=reason,
        )
        if check.relevance_verdict == RelevanceVerdict.OFF_TOPIC
        else check
        for name, check in checks.items()
    }


def _blanked(text: str, spans: list[tuple[int, int]]) -> str:
    pieces, last = [], 0
    for start, end in sorted(spans):
        if start >= last:
            pieces += [text[last:start], " " * (end - start)]
            last = end
    return "".join([*pieces, text[last:]])
