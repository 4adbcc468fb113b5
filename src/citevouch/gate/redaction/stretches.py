"""A stretch of a text that is to be masked, and what stands in its place."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from citevouch.gate.redaction.tokens import tokens

if TYPE_CHECKING:
    from citevouch_contract.models import RedactionBasis

PERSON = "person"
UNNAMED = ("number", "text")  #: kinds of what somebody flagged without saying what it is

#: Placeholders that are not the name of their kind in capitals.
_PLACEHOLDERS = {"a_number": "[A-NUMBER]", "text": "[REDACTED]"}


@dataclass(frozen=True, slots=True, kw_only=True)
class Stretch:
    """``text[start:end]`` of some text, the kind of personal data that it is, and why it is masked."""

    start: int
    end: int
    kind: str  #: ``person``, or the name of a pattern
    basis: RedactionBasis

    def replacement(self, text: str) -> str:
        """What stands in its place: initials of a person, a placeholder for anything else."""
        if self.kind != PERSON:
            return placeholder(self.kind)
        return initials(text[self.start : self.end]) or placeholder(PERSON)


def placeholder(kind: str) -> str:
    """``ssn`` -> ``[SSN]``."""
    return _PLACEHOLDERS.get(kind, f"[{kind.upper()}]")


def initials(name: str) -> str:
    """``John Q Public`` -> ``J.Q.P.``; a part without letters gives nothing."""
    return "".join(f"{name[word.start].upper()}." for word in tokens(name) if not word.is_number)
