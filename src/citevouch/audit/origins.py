"""Where an answer's text was retrieved from: the name of the corpus in plain, and the risk that goes with it.

Answers carry the corpus disguised: every code point moved up by one (``_`` becomes a backtick), or, as other
tools print it, only the letters. How a name is told from its disguise: a plain one holds a word of the
table's vocabulary.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from citevouch.audit.tables import our_tables

if TYPE_CHECKING:
    from collections.abc import Iterable

    from citevouch.audit.tables import Tables

#: OriginRisk from mild to grave. What is unknown is graver than what is known to be low.
GRAVITY = ("LOW", "UNKNOWN", "MEDIUM", "HIGH")

_SEPARATOR = re.compile(r"[^a-z]+")
_SHIFTED_UNDERSCORE = "`"
_LAST = "\ue000"  #: behind it one less is half a surrogate pair; corpus names are ASCII


def decode_origin(raw: str, tables: Tables | None = None) -> str:
    """The corpus name *raw* in plain; one that is in plain already comes back as it is.

    >>> decode_origin("qvcnfe`bctusbdut`w4"), decode_origin("mbodfu_gvmmufyu_tdsbqfe")
    ('pubmed_abstracts_v3', 'lancet_fulltext_scraped')
    """
    words = (tables or our_tables()).corpus_words
    if _is_plain(raw, words):
        return raw
    shifted = _shift_all(raw) if _SHIFTED_UNDERSCORE in raw else raw
    if _is_plain(shifted, words):
        return shifted
    letters = _shift_letters(raw)
    if _is_plain(letters, words):
        return letters
    still_disguised = _SHIFTED_UNDERSCORE in shifted or _is_plain(_shift_letters(shifted), words)
    return raw if still_disguised else shifted


def risk_of(origin: str | None, tables: Tables | None = None) -> str:
    """The OriginRisk of a corpus by its plain name; UNKNOWN without one, or for one that no entry knows."""
    name = (origin or "").strip().lower()
    if not name:
        return "UNKNOWN"
    corpora = (tables or our_tables()).corpora
    return next((corpus.risk for corpus in corpora if corpus.holds(name)), "UNKNOWN")


def stricter(given: str | None, derived: str | None) -> str:
    """The graver of the risk that the answer gives and that of the table; UNKNOWN where neither is there.

    What is UNKNOWN to the one is not LOW because the other says so.
    """
    return worst(risk for risk in (given, derived or "UNKNOWN") if risk)


def worst(risks: Iterable[str]) -> str:
    """The gravest of *risks*; UNKNOWN where there is none."""
    return max(risks, key=GRAVITY.index, default="UNKNOWN")


def effective(risk: str) -> str:
    """The risk that a paper is treated by: what is unknown counts as MEDIUM."""
    return "MEDIUM" if risk == "UNKNOWN" else risk


def _is_plain(name: str, words: tuple[str, ...]) -> bool:
    return any(token.startswith(words) for token in _SEPARATOR.split(name.lower()) if token)


def _shift_all(name: str) -> str:
    return "".join(chr(ord(char) - 1) if "\0" < char < _LAST else char for char in name)


def _shift_letters(name: str) -> str:
    return "".join(_previous(char) if char.isascii() and char.isalpha() else char for char in name)


def _previous(letter: str) -> str:
    return {"a": "z", "A": "Z"}.get(letter) or chr(ord(letter) - 1)
