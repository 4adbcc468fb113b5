"""An article as OpenEvidence's interface gives it, in JSON: its answer, question and citations.

Its text has numbers or whole references in place; its citations have neither, but stand at the spans of text
that they belong to. So the numbers are read off the text behind each span.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from citevouch.audit.citations import citation
from citevouch.audit.fields import text_of, whole
from citevouch.audit.inline_references import fields_of
from citevouch.audit.loose_json import loads

if TYPE_CHECKING:
    from collections.abc import Iterator

    from citevouch.audit.tables import Tables
    from citevouch_contract.models import AnswerCitation

_REFERENCE = "[[[$$$"
_TAIL = 80  #: letters and digits of a span's end by which it is found in the text
_LEAST_TAIL = 8  #: fewer of them may stand anywhere
_LETTER = re.compile(r"(?:\\?\[[0-9]{1,4}\\?\])+|</?[A-Za-z][^<>]*>|([^\W_])")
_RUN = re.compile(r"[\s*_.,;:!?)\"\u201d\u2019%]*(?:</[A-Za-z]+>)?((?:\[[0-9]{1,4}\])+)")
_NUMBER = re.compile(r"[0-9]+")
_MARKER = re.compile(r"\[([0-9]{1,4})\]")
_SHOWN = 80
#: What is taken from the reference's own words where the article does not give it apart.
_READ_OFF = ("title", "doi", "pmid")


@dataclass(frozen=True, kw_only=True)
class Article:
    """What an article holds."""

    text: str  #: of the answer; empty where there is none yet
    question: str | None = None
    citations: tuple[AnswerCitation, ...] = ()
    references: dict[str, int] = field(default_factory=dict)  #: numbers by the reference's words
    problems: tuple[str, ...] = ()


@dataclass
class _Source:
    """One citation of the article: what it says, in the names of citation data, and how it is written."""

    values: dict[str, Any]
    reference: str
    numbers: list[int] = field(default_factory=list)


def read_article(given: str, tables: Tables) -> Article | None:
    """The article in *given*; None where that is no article. Never raises."""
    if not given.lstrip("\ufeff \t\r\n").startswith("{"):
        return None
    value = _dict(loads(given.lstrip("\ufeff")).value)
    article = _dict(value.get("article")) or value
    if not isinstance(article.get("output"), dict) and "article_type" not in article:
        return None
    text = _text(article)
    spans = list(_spans(article))
    sources = list({source.reference: source for _words, cited in spans for source in cited}.values())
    problems = [] if text.strip() else [f"the article has no answer; its status is {_status(article)}"]
    if _REFERENCE in text:
        for number, source in enumerate(sources, start=1):
            source.numbers.append(number)
    else:
        problems += _number(text, spans)
    problems += _number_the_rest(text, sources)
    made = [
        citation(source.values, number, tables) for source in sources for number in sorted(source.numbers)
    ]
    return Article(
        text=text,
        question=text_of(_dict(article.get("inputs")).get("question")),
        citations=tuple(sorted(made, key=lambda each: each.index)),
        references={source.reference: source.numbers[0] for source in sources},
        problems=tuple(problems),
    )


def _text(article: dict[str, Any]) -> str:
    """The answer's text, numbered where there is such, else that of the last turn."""
    output = _dict(article.get("output"))
    history = _list(_dict(article.get("inputs")).get("history"))
    last = _dict(history[-1]) if history else {}
    found = (
        _dict(output.get("structured_article")).get("raw_text"),
        output.get("text"),
        last.get("outputText"),
    )
    return whole(next((text for text in found if isinstance(text, str) and text.strip()), ""))


def _status(article: dict[str, Any]) -> str:
    return (text_of(article.get("status")) or "not given")[:40]


def _spans(article: dict[str, Any]) -> Iterator[tuple[str, list[_Source]]]:
    """Each span of text that cites something, with what it cites; one source is one object throughout."""
    known: dict[str, _Source] = {}
    structured = _dict(_dict(article.get("output")).get("structured_article"))
    for section in _list(structured.get("articlesection_set")):
        for paragraph in _list(_dict(section).get("articleparagraph_set")):
            for span in map(_dict, _list(_dict(paragraph).get("articlespan_set"))):
                cited = [_source(_dict(each)) for each in _list(span.get("citations"))]
                if cited:
                    text = span.get("text")
                    yield (
                        text if isinstance(text, str) else "",
                        [known.setdefault(source.reference, source) for source in cited],
                    )


def _source(given: dict[str, Any]) -> _Source:
    reference = given.get("citation")
    words = whole(reference) if isinstance(reference, str) else ""
    metadata = _dict(given.get("metadata"))
    detail, content = _dict(metadata.get("citation_detail")), _dict(metadata.get("content_metadata"))
    why = _dict(metadata.get("why_cited"))
    values = {
        **{name: value for name, value in detail.items() if value is not None},
        "is_guideline": content.get("is_guideline"),
        "section_path": content.get("section_path"),
        "origin": metadata.get("origin"),
        "impact_score": why.get("impact_score"),
        "recency_days": why.get("recency_score"),
    }
    for name, value in fields_of(words).items():
        if name in _READ_OFF and not text_of(values.get(name)):
            values[name] = value
    return _Source(values, words or str(sorted(detail.items(), key=str)))


def _number(text: str, spans: list[tuple[str, list[_Source]]]) -> list[str]:
    """Give each source the numbers that stand in *text* behind the spans that cite it."""
    letters, places = _letters(text)
    owner: dict[int, _Source] = {}
    problems = []
    cursor = 0
    for words, cited in spans:
        tail = _letters(words)[0][-_TAIL:]
        at = letters.find(tail, cursor) if len(tail) >= _LEAST_TAIL else -1
        if at < 0:
            continue
        cursor = at + len(tail)
        run = _RUN.match(text, places[cursor - 1] + 1)
        for number, source in _paired(run[1] if run else "", cited):
            if owner.setdefault(number, source) is not source:
                problems.append(f"the article uses [{number}] for two papers; the first counts")
            elif number not in source.numbers:
                source.numbers.append(number)
    return problems


def _paired(run: str, cited: list[_Source]) -> list[tuple[int, _Source]]:
    """Which number of a run of markers is which source; none where their counts do not tell."""
    numbers = [int(found) for found in _NUMBER.findall(run)]
    distinct = list({source.reference: source for source in cited}.values())
    if len(distinct) == 1:
        return [(number, distinct[0]) for number in numbers]
    for sources in (cited, distinct):
        if len(sources) == len(numbers):
            return list(zip(numbers, sources, strict=True))
    return []


def _number_the_rest(text: str, sources: list[_Source]) -> list[str]:
    """Give the sources that no marker could be told for numbers that no marker has."""
    used = [number for source in sources for number in source.numbers]
    marked = [int(found[1]) for found in _MARKER.finditer(text)]
    free = max([0, *used, *marked]) + 1
    problems = []
    for source in sources:
        if not source.numbers:
            source.numbers.append(free)
            title = (text_of(source.values.get("title")) or "a source without title")[:_SHOWN]
            problems.append(f"no marker could be told to be that of {title}; it is listed as [{free}]")
            free += 1
    return problems


def _letters(text: str) -> tuple[str, list[int]]:
    """The letters and digits of *text* outside of markers and tags, and where each stands."""
    found = [each for each in _LETTER.finditer(text) if each[1]]
    return "".join(each[1].lower()[:1] for each in found), [each.start() for each in found]


def _dict(value: Any) -> dict[str, Any]:
    return value if isinstance(value, dict) else {}


def _list(value: Any) -> list[Any]:
    return value if isinstance(value, list) else []
