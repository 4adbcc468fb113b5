"""Whether a text looks like holding a key or a password. Better one time too often than once too seldom."""

from __future__ import annotations

import re

_NAMES = (
    r"(?:api|access|auth|client|private|secret|signing|encryption)[ _-]?(?:key|token|secret|id)"
    r"|pass(?:word|wd|phrase)|pwd|secret|token|credentials?"
)
_IS = r"[\"' ]{0,3}[:=][\"' ]{0,3}"  #: between the name and the value
_FORMS = re.compile(
    "|".join(
        (
            r"-----BEGIN [A-Z ]{0,40}PRIVATE KEY",
            # a name that secrets have, and a value behind it
            rf"\b(?:{_NAMES}){_IS}[^\s\"']{{6,}}",
            rf"\bauthorization{_IS}(?:bearer|basic|token)\s+\S{{6,}}",
            r"\bbearer\s+[a-z0-9._~+/-]{8,}",
            # values that name themselves
            r"\b(?:sk|pk|rk)-[a-z0-9_-]{16,}",
            r"\bgh[pousr]_[a-z0-9]{20,}|\bgithub_pat_[a-z0-9_]{20,}|\bglpat-[a-z0-9_-]{16,}",
            r"\bxox[abeprs]-[a-z0-9-]{10,}",
            r"\b(?:AKIA|ASIA)[A-Z0-9]{16}\b",
            r"\bAIza[a-z0-9_-]{30,}",
            r"\beyJ[a-z0-9_-]{8,}\.[a-z0-9_-]{8,}",
            r"://[^\s/:@]{1,64}:[^\s/@]{1,256}@",
        )
    ),
    re.IGNORECASE,
)


def has_secret(text: str) -> bool:
    """Whether *text* has the form of a secret somewhere in it."""
    return _FORMS.search(text) is not None
