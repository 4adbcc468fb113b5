"""DOIs as texts spell them, and what they are without tails, escapes and encodings."""

from __future__ import annotations

import html
import re
from functools import lru_cache
from urllib.parse import unquote

from citevouch.identifiers import MAX_DOI, canonical

#: The start of a DOI: directory indicator, registrant and slash, the slash also percent-encoded.
START = re.compile(r"10\.[0-9]{4,9}(?:\.[0-9]{1,9})*(?:/|%2F)", re.IGNORECASE | re.ASCII)

#: Longest spelling that is looked at: three times the longest DOI, for percent-encoding and a tail.
_LONGEST = 3 * MAX_DOI

_ESCAPE = re.compile(r"\\([!-/:-@\[-`{-~])")
_CUT = re.compile(
    r"[\s\x00-\x1f\x7f?\u200b-\u200f\u2060\ufeff]|#(?!\Z)|&[A-Za-z_]+=|;jsessionid|(?<!CO;2-)#\Z",
    re.IGNORECASE | re.ASCII,
)
_HYPHENS = str.maketrans({"\u2010": "-", "\u2011": "-", "\u2012": "-", "\u2013": "-", "\u2212": "-"})

#: What publishers' pages put behind a DOI: a view of the article, never a part of the name.
_TAIL = re.compile(
    r"(?:/(?:abstract|abs|full|fulltext|full-text|pdf|epdf|pdfdirect|epub|html?|xml|meta|summary|references"
    r"|citations?|citedby|figures?|tables?|metrics|comments|download|preview|reader?|share|peer-review"
    r"|article-info|supplementary-material|suppinfo|suppl_file|powerpoint)(?:/[0-9]+)?"
    r"|\.(?:pdf(?:\+html)?|full|full-text|abstract|short|long|extract|html?|xml|epub|article-info)"
    r"|[.,;:!?'*_~\\/]+)\Z",
    re.IGNORECASE,
)
_PARTS = re.compile(r"/(?:mediaobjects|asset|suppl(?:_file)?|attachments?|-/dc\w+)/", re.IGNORECASE)

#: Versions of bioRxiv and medRxiv are no part of the DOI; those of other servers (.v1, /v1) are.
_PREPRINT = re.compile(
    r"(10\.(?:1101|64898)/(?:[0-9]{4}\.[0-9]{2}\.[0-9]{2}\.)?[0-9]{6,8})v[0-9]+.*", re.DOTALL
)

#: Oxford University Press puts an article number behind its DOIs: 10.1093/brain/awaa178/5849904.
_OXFORD = re.compile(r"(10\.1093/[^/]+/[^/]+)/[0-9]{4,}(?:/.*)?", re.DOTALL)


@lru_cache(maxsize=8192)
def doi_of(raw: str) -> str | None:
    """The canonical identifier of a DOI as written (from ``10.`` on); None where nothing valid is left.

    >>> doi_of("10.1101%2F2020.01.02.123456v1.full-text"), doi_of("10.1093/brain/awaa178/5849904")
    ('DOI:10.1101/2020.01.02.123456', 'DOI:10.1093/brain/awaa178')
    """
    if len(raw) > _LONGEST:
        return None
    name = _decoded(raw).translate(_HYPHENS)
    cut = _CUT.search(name)
    name = _without_tails(name[: cut.start()] if cut else name)
    for pattern in (_PREPRINT, _OXFORD):
        name = pattern.sub(r"\1", name, count=1) if pattern.match(name) else name
    return canonical("DOI", name)


def _decoded(raw: str) -> str:
    name = _ESCAPE.sub(r"\1", raw)
    if "&" in name:
        name = html.unescape(name)
    try:
        return unquote(name, errors="strict")
    except UnicodeDecodeError:
        return name


def _without_tails(name: str) -> str:
    parts = _PARTS.search(name)
    name = name[: parts.start()] if parts else name
    tail = _TAIL.search(name)
    while tail and not name[: tail.start()].endswith("/") and "/" in name[: tail.start()]:
        name = name[: tail.start()]
        tail = _TAIL.search(name)
    return name
