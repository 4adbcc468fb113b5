"""Trials that a claim names: their papers, as PubMed has them.

A name is a word in capitals before "trial" or "study", or one of four capitals and more with a hyphen
(HALO-1). Only the name is sent.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from citevouch.resolve.dated import Query

if TYPE_CHECKING:
    from collections.abc import Iterable

_NAME = r"[A-Z][A-Z0-9]{2,14}(?:-[A-Z0-9]{1,12}){0,3}"
_KIND = r"(?:randomi[sz]ed |clinical |controlled )*(?:trials?|study|studies)"
_BEFORE_TRIAL = re.compile(rf"\b({_NAME}(?: [0-9]{{1,2}})?)(?=(?: [A-Z]{{3,12}})?,? {_KIND}\b)")
_AFTER_TRIAL = re.compile(rf"\b(?:[Tt]rial|[Ss]tudy) ({_NAME})\b")
_HYPHENATED = re.compile(r"\b([A-Z][A-Z0-9]{3,14}(?:-[A-Z0-9]{1,12}){1,3})\b")
#: What is written like the name of a trial and is none.
_NO_TRIAL = re.compile(
    r"(?:COVID|SARS|HIV|HTLV|BRCA|RCT|COPD|CHADS|CHA|NYHA|ECOG|MELD|CTCAE|RECIST|GRADE|PRISMA"
    r"|OUTCOME|FDA|EMA|NICE|WHO)(?![A-Z])"
)

SINCE = "1950"
MOST_NAMES, MOST_HITS = 5, 3


def trial_names(text: str) -> list[str]:
    """The trials that *text* names, each once."""
    found = [
        name
        for pattern in (_BEFORE_TRIAL, _AFTER_TRIAL, _HYPHENATED)
        for name in pattern.findall(text)
        if not _NO_TRIAL.match(name)
    ]
    return list(dict.fromkeys(found))


def queries_for(claims: Iterable[str], own: str) -> list[Query]:
    """The searches for trials that *claims* name and that *own*, what the cited paper says, does not."""
    names = dict.fromkeys(name for claim in claims for name in trial_names(claim))
    return [query_for(name) for name in names if name.lower() not in own.lower()][:MOST_NAMES]


def query_for(name: str) -> Query:
    """The search for papers on the trial *name*."""
    return Query(term=f'"{name}"[tiab] AND (clinical trial[pt] OR trial[ti])', since=SINCE, most=MOST_HITS)
