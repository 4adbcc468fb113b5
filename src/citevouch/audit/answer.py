"""An answer with numbered citations, from whatever it is given as: text with citation data, or an article.

Reading never raises and never gives up on the rest: what an answer lacks is its status, what is wrong with a
part of it is among its problems.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from citevouch.audit.article import read_article
from citevouch.audit.citation_data import read_citation_data
from citevouch.audit.inline_references import with_numbers
from citevouch.audit.respelling import components_left_out, respelt
from citevouch.audit.tables import our_tables

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from citevouch.audit.tables import Tables
    from citevouch_contract.models import AnswerCitation


@dataclass(frozen=True, kw_only=True)
class Answer:
    """What was read of one answer."""

    status: str  #: AnswerParseStatus
    text: str  #: what offsets count in: the text as given, or the answer's text out of an article
    readable: str  #: the answer without its citation data, in one spelling; offsets hold in *text* too
    citations: tuple[AnswerCitation, ...] = ()
    question: str | None = None  #: where the answer itself says what was asked
    problems: tuple[str, ...] = ()  #: what could not be read as it should be, in words


def parse_answer(given: str, tables: Tables | None = None) -> Answer:
    """Read *given*: an OpenEvidence article in JSON, or text, with or without citation data. Never raises."""
    chosen = tables or our_tables()
    article = read_article(given, chosen)
    if article is not None:
        return _answer(
            article.text,
            body=article.text,
            status="OK" if article.citations else "NO_CITATION_DATA",
            citations=article.citations,
            tables=chosen,
            references=article.references,
            question=article.question,
            problems=article.problems,
        )
    data = read_citation_data(given, chosen)
    return _answer(
        given,
        body=given[: data.body_end],
        status=data.status,
        citations=data.citations,
        tables=chosen,
        problems=data.problems,
    )


def _answer(
    text: str,
    *,
    body: str,
    status: str,
    citations: Sequence[AnswerCitation],
    tables: Tables,
    references: Mapping[str, int] | None = None,
    question: str | None = None,
    problems: Sequence[str] = (),
) -> Answer:
    """The answer whose words are *body*, the beginning of *text*."""
    numbered, found = with_numbers(body, citations, tables, references=references)
    readable = respelt(numbered, journals=[each.journal for each in found if each.journal])
    left_out = [f"what a component {name} says is not read" for name in components_left_out(body)]
    if not readable.strip("\ufeff \t\r\n"):
        status = "EMPTY"
    elif status == "NO_CITATION_DATA" and found:
        status = "OK"
    return Answer(
        status=status,
        text=text,
        readable=readable,
        citations=tuple(found),
        question=question,
        problems=(*problems, *left_out),
    )
