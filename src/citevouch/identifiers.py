"""Identifiers: their canonical form (a CURIE) and the kind each one is.

The canonical form is one string per thing cited, whatever it was written as: ``PMID:7913883``,
``DOI:10.1000/abc`` (lower case), ``PMC:PMC128915``, ``GEO:GSE68086``, ``NCT:NCT01722331``,
``ARXIV:2005.14165`` (no version), ``ISBN:9780306406157`` (13 digits), ``BIOPROJECT:PRJNA1``,
``BIOSAMPLE:SAMN00000001``, ``URL:https://example.org/``. Finding identifiers in a text is the
work of ``citevouch.text``; this module only knows what a finished one looks like.
"""

from __future__ import annotations

import re
from string import ascii_lowercase, ascii_uppercase

#: Kind of identifier (IdentifierType) by the prefix of its canonical form.
TYPE_BY_PREFIX = {
    "PMID": "PMID",
    "PMC": "PMCID",
    "DOI": "DOI",
    "GEO": "GEO",
    "NCT": "NCT",
    "ARXIV": "ARXIV",
    "ISBN": "ISBN",
    "BIOPROJECT": "BIOPROJECT",
    "BIOSAMPLE": "BIOSAMPLE",
    "URL": "URL",
}
PREFIX_BY_TYPE = {kind: prefix for prefix, kind in TYPE_BY_PREFIX.items()}

#: Longest DOI looked up at all; the Handbook sets no limit, real ones stay far below.
MAX_DOI = 400

_LOWER = str.maketrans(ascii_uppercase, ascii_lowercase)

_PATTERNS = {
    "PMID": re.compile(r"[1-9][0-9]{0,8}"),
    "PMCID": re.compile(r"PMC[1-9][0-9]{0,9}"),
    "DOI": re.compile(r"10\.[0-9]{4,9}(?:\.[0-9]+)*/[^\s\x00-\x1f\x7f\ud800-\udfff]+"),
    "GEO": re.compile(r"(?:GSE|GDS|GSM|GPL)[1-9][0-9]*"),
    "NCT": re.compile(r"NCT[0-9]{8}"),
    "ARXIV": re.compile(r"[0-9]{4}\.[0-9]{4,5}|[a-z-]+(?:\.[A-Z]{2})?/[0-9]{7}"),
    "ISBN": re.compile(r"97[89][0-9]{10}"),
    "BIOPROJECT": re.compile(r"PRJ(?:N|E|D)[A-Z][0-9]+"),
    "BIOSAMPLE": re.compile(r"SAM(?:N|E|D)[A-Z]?[0-9]+"),
    "URL": re.compile(r"https?://[^\s\x00-\x1f\x7f\ud800-\udfff]+"),
}


def type_of(curie: str) -> str:
    """The IdentifierType of a canonical identifier; OTHER for a prefix that the contract does not name."""
    return TYPE_BY_PREFIX.get(curie.partition(":")[0], "OTHER")


def local_part(curie: str) -> str:
    """What stands behind the prefix: ``7913883`` of ``PMID:7913883``, ``PMC128915`` of ``PMC:PMC128915``."""
    return curie.partition(":")[2]


def canonical(kind: str, value: str) -> str | None:
    """The canonical form of *value*, a bare identifier of type *kind*; None where it is malformed.

    >>> canonical("PMID", "0007913883"), canonical("DOI", "10.1000/ABC"), canonical("ARXIV", "2005.14165v2")
    ('PMID:7913883', 'DOI:10.1000/abc', 'ARXIV:2005.14165')
    """
    text = _normal(kind, value.strip())
    if not _PATTERNS[kind].fullmatch(text) or (kind == "DOI" and len(text) > MAX_DOI):
        return None
    return f"{PREFIX_BY_TYPE[kind]}:{text}"


def is_canonical(curie: str) -> bool:
    """Whether *curie* is already in the form that :func:`canonical` gives."""
    kind = type_of(curie)
    return kind != "OTHER" and canonical(kind, local_part(curie)) == curie


def lower_doi(doi: str) -> str:
    """*doi* in lower case: of A to Z alone, the only letters whose case a DOI ignores (DOI Handbook).

    >>> lower_doi("10.5555/ABC"), lower_doi("10.5555/\u212a"), lower_doi("10.5555/\u00c9")
    ('10.5555/abc', '10.5555/\u212a', '10.5555/\u00c9')
    """
    return doi.lower() if doi.isascii() else doi.translate(_LOWER)


def _normal(kind: str, text: str) -> str:
    if kind == "PMID":
        return text.lstrip("0") if text.isascii() and text.isdigit() else text
    if kind == "PMCID":
        upper = text.upper()
        return upper if upper.startswith("PMC") else f"PMC{upper}"
    if kind == "DOI":
        return lower_doi(text)
    if kind == "ARXIV":
        return re.sub(r"[vV][0-9]+$", "", text)
    if kind == "ISBN":
        return _isbn13(text)
    if kind in {"GEO", "NCT", "BIOPROJECT", "BIOSAMPLE"}:
        return text.upper()
    return text


def _isbn13(text: str) -> str:
    """ISBN-13 of a 10- or 13-digit ISBN whose check digit holds (ISO 2108); "" otherwise."""
    digits = re.sub(r"[\s\u2010-\u2015-]", "", text).upper()
    if re.fullmatch(r"[0-9]{9}[0-9X]", digits):
        total = sum((10 - at) * (10 if d == "X" else int(d)) for at, d in enumerate(digits))
        return _with_check("978" + digits[:9]) if total % 11 == 0 else ""
    if re.fullmatch(r"97[89][0-9]{10}", digits):
        return digits if _with_check(digits[:12]) == digits else ""
    return ""


def _with_check(twelve: str) -> str:
    total = sum(int(d) * (3 if at % 2 else 1) for at, d in enumerate(twelve))
    return twelve + str(-total % 10)
