"""The words by which the guardrails know what a claim or a passage speaks of.

In the lists ``*`` stands for any letters and ``_`` for white space.
"""

from __future__ import annotations

import re


def _any_of(words: str) -> re.Pattern[str]:
    """A pattern for any one of *words* as a whole word."""
    forms = (re.escape(word).replace(r"\*", r"\w*").replace("_", r"\s+") for word in words.split())
    return re.compile(rf"\b(?:{'|'.join(forms)})\b", re.IGNORECASE)


#: An abbreviation in capitals, as claims hinge on them: ICE, ALPR.
ABBREVIATION = re.compile(r"(?<![\w-])[A-Z]{2,6}(?![\w-])")

#: A number, with its separators.
NUMBER = re.compile(r"\d+(?:[.,]\d+)*")

#: Marks that stand where a value was taken out.
SENTINEL = re.compile(
    r"\*{3,}|[█▇■]{2,}|(?<!\w)x{3,}(?!\w)|_{4,}|\[(?:redacted|withheld|removed|deleted|sealed)\]"
    r"|\(b\)\(\d\)(?:\([A-Z]\))?",
    re.IGNORECASE,
)
SPEAKS_OF_HIDING = _any_of(
    "redact* withheld withhold* mask* blacked_out blacks_out hidden hide hides conceal* censor* asterisk "
    "asterisks sealed undisclosed not_disclosed not_given not_shown"
)

_KEEPING = "kept|keeps?|keeping|stored?|stores|storing|held|holds?|saved?|saves"
_DELETING = "delet(?:ed|es|ing|ion)|purg(?:ed|es|ing)|destroy(?:ed|s|ing)?|eras(?:ed|es|ing|ure)"
#: How long something is kept.
RETENTION = re.compile(
    rf"\b(?:retain\w*|retention|(?:{_KEEPING})\b[^.]{{0,60}}?\b(?:for|until|up to)"
    rf"|(?:{_DELETING})\b[^.]{{0,40}}?\bafter)\b",
    re.IGNORECASE,
)

_ASKING = r"request\w*|sought|asks?|asked|asking|search\w*|period of interest|date range|time window"
_SPAN = r"from|between|since|through|for the (?:period|dates?|months?|years?|last|past)|window|\d{4}"
#: Which time somebody asked for.
REQUEST = re.compile(rf"\b(?:{_ASKING})\b[^.]{{0,80}}?\b(?:{_SPAN})\b", re.IGNORECASE)

#: Dimensions that claims are drawn along without the source having them: the words of a claim that needs one,
#: and those that show that a source has it.
DIMENSIONS = {
    "race": (
        _any_of("race races racial racially racism racist ethnic*"),
        _any_of("race races racial racially ethnic* black white hispanic latin* asian indigenous"),
    ),
    "gender": (
        _any_of("gender* sexist sexism women men female male"),
        _any_of("gender* sex woman women man men female* male* girl* boy*"),
    ),
    "age": (
        _any_of("age_group* minors juvenile* elderly"),
        _any_of("age ages aged year_old years_old minor minors juvenile* elderly dob born"),
    ),
    "income": (
        _any_of("income* poverty poorer poorest wealth*"),
        _any_of("income* poverty poor poorer poorest wealth* salar* wage wages"),
    ),
    "religion": (
        _any_of("religio* muslim* christian* jews jewish"),
        _any_of("religio* muslim* christian* jews jewish faith"),
    ),
    "nationality": (
        _any_of("nationalit* immigra* citizenship"),
        _any_of("nationalit* immigra* citizen* country_of_birth"),
    ),
}
