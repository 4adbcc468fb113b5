"""What stands between quotation marks and is no quotation: terms, search strings, titles in a reference."""

from __future__ import annotations

import re

#: Words before a quoted term: it is named, not quoted.
_NAMES = re.compile(
    r"\b(?:so-called|term(?:ed)?|terms|call(?:ed|s)|known\s+as|referred\s+to\s+as|named|labell?ed|dubbed|coined|titled"
    r"|entitled|denoted|synonyms?|aka|a\.k\.a\.|keywords?|tags?|annotat(?:ed|ion)|phrases?|words?|label|concepts?"
    r"|field|column|category|key)[\s*_:(]*(?:as\s+|to\s+|with\s+)?(?:the\s+|a\s+|an\s+)?[*_(]*$",
    re.IGNORECASE,
)
_NAME_IS = re.compile(r"\bnames?\b[^.;]{0,60}\b(?:is|are|was)\s+(?:the\s+)?[*_]*$", re.IGNORECASE)
#: The accession of an ontology term before its name: ``GO:0006468 "protein phosphorylation"``.
_ACCESSION = re.compile(r"\b(?!PMID|PMC|DOI|GSE|NCT)[A-Za-z]{2,12}[:_][A-Z]?[0-9]{3,}[`*_\s]*\(?[*_]*$")
#: Words before a search string, and the operators that join its parts.
_SEARCHES = re.compile(
    r"\b(?:search(?:ed|es|ing)?|quer(?:y|ied|ies|ying)|googled?)\b[^.!?\r\n]{0,40}$", re.IGNORECASE
)
_OPERATOR_BEFORE = re.compile(r"\b(?:AND|OR|NOT)\s*\(?$")
_OPERATOR_AFTER = re.compile(
    r"(?:\[[A-Za-z/ ]{2,20}\])?\)?\s*(?:AND|OR|NOT)\b|\[(?:tiab|mesh|tw|ti|ab|pt|all fields)\]", re.IGNORECASE
)
_OPERATOR_CASE = re.compile(r"\b(?:AND|OR|NOT)\b|\[")

#: Behind a title in a reference: journal in emphasis, or journal with year or volume.
_JOURNAL = re.compile(
    r"[*_]*[.,]?[*_]*\s*(?:In:?\s+)?(?:\*[^*\r\n]{2,80}\*|_[^_\r\n]{2,80}_)[,.]?\s*\(?(?:vol\.?\s*)?(?:\*\*)?[0-9]"
    r"|[*_]*[.,]?[*_]*\s*(?:In:?\s+)?[A-Z][A-Za-z&. ]{1,60}[,.]?\s*"
    r"(?:\((?:19|20)[0-9]{2}\)|(?:19|20)[0-9]{2}\s*[;,]|[0-9]+\s*(?:\([0-9]+\))?\s*:\s*[0-9eE])"
)
_REPORTS_BEFORE = re.compile(
    r"(?:[:,]|\b(?:that|as|by|states?|stated|notes?|noted|reads?|says?|said|wrote|writes?))[\s*_>]*$"
)

#: Before the title that a link, an image or a link's definition may have: ``[a](https://b.org "title")``.
_TARGET_BEFORE = re.compile(r"\]\(<?[^\s<>()]{1,500}>?[ \t]+$")
_DEFINED_BEFORE = re.compile(
    r"(?:\A|[\r\n])[ >]{0,6}\[[^\[\]\r\n]{1,80}\]:[ \t]{0,4}<?[^\s<>]{1,500}>?[ \t]+$"
)
_LINK_END = re.compile(r"([^\[\]\r\n]{0,200})\]\(")
_LONGEST_REFERENCE = 300
_SCARE_WORDS = (
    3  #: up to this many words, a quotation by form is a term where it is not labelled by a citation
)
_TERM_WORDS = 6  #: up to this many, words that name a term before it make it one
_UNATTRIBUTED_WORDS = (
    8  #: from this many, words in quotation marks are a quotation without any sign of a source
)


def is_reference_title(text: str, close: int, end: int) -> bool:
    """Whether a journal with year or volume follows behind *close*: the words are a title in a reference."""
    return bool(_JOURNAL.match(text, close, end))


def is_link_title(text: str, start: int, close: int, region: tuple[int, int]) -> bool:
    """Whether the quoted words are the title of a link's target, which no reader of the page sees."""
    before = text[max(region[0], start - 2 * _LONGEST_REFERENCE) : start]
    in_link = text.startswith(")", close) and _TARGET_BEFORE.search(before)
    return bool(in_link or _DEFINED_BEFORE.search(before))


def is_in_link_text(text: str, start: int, close: int, region: tuple[int, int]) -> bool:
    """Whether the quoted words are a part of a link's text, other words of a reference beside them."""
    before = text[max(region[0], start - _LONGEST_REFERENCE) : start]
    opened = before.rfind("[")
    behind = _LINK_END.match(text, close, region[1])
    if not behind or opened <= before.rfind("]"):
        return False
    return bool(before[opened + 1 :].strip(" *_") or behind[1].strip(" *_"))


def is_search_string(before: str, after: str) -> bool:
    """Whether the quoted words are part of a search: operators beside them, or "searched for" before them."""
    operator = _OPERATOR_AFTER.match(after)
    return bool(
        _OPERATOR_BEFORE.search(before)
        or _SEARCHES.search(before)
        or (operator and _OPERATOR_CASE.search(operator[0]))
    )


def is_term(before: str, quoted: str) -> bool:
    """Whether the quoted words are a term, or in scare quotes, by their number and what names them."""
    words = len(quoted.split())
    named = _NAMES.search(before) or _ACCESSION.search(before)
    return words <= _SCARE_WORDS or (words <= _TERM_WORDS and bool(named)) or bool(_NAME_IS.search(before))


def is_plainly_quoted(before: str, quoted: str) -> bool:
    """Whether the words are a quotation even though nothing says whose: long, or introduced as one."""
    words = len(quoted.split())
    return words >= _UNATTRIBUTED_WORDS or (words > _TERM_WORDS and bool(_REPORTS_BEFORE.search(before)))
